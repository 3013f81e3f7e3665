/// Numbers of UTF-16 code units before some places of a text. Without them, each place on a long line would be counted from the
/// start of the line.
public struct UTF16Samples: Sendable {
    /// Number of code units before every 512th byte.
    private let units: [UInt32]

    private static let bits = 9
    /// Length of a line in bytes up to which counting its bytes costs little.
    public static let shortLine = 2 << bits

    public init(_ bytes: [UInt8]) {
        var samples: [UInt32] = []
        samples.reserveCapacity(bytes.count >> Self.bits + 1)
        var count: UInt32 = 0
        for start in stride(from: 0, through: bytes.count, by: 1 << Self.bits) {
            samples.append(count)
            count += UInt32(utf16Length(bytes[start..<min(start + 1 << Self.bits, bytes.count)]))
        }
        units = samples
    }

    /// Number of code units between two offsets of the text.
    public func count(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        let (first, last) = (start >> Self.bits + 1, end >> Self.bits)
        guard first < last else { return utf16Length(bytes[start..<end]) }
        return utf16Length(bytes[start..<first << Self.bits]) + Int(units[last] - units[first])
            + utf16Length(bytes[last << Self.bits..<end])
    }
}
