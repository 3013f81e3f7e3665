// What GroupLint uses of Foundation. The real module would bring the C library of this machine with it.

public struct Data: Sendable, RandomAccessCollection {
    public init(_ bytes: some Sequence<UInt8>) {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
    public func base64EncodedString() -> String { "" }
}

open class JSONDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    public init() {}
    open var outputFormatting: OutputFormatting = []
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}
