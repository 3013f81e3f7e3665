/// An identifier reduced to a 64-bit hash of its UTF-8 bytes, back quotes around it removed.
///
/// Two names are equal when their hashes are. The index compares millions of names and shows few, so it keeps
/// hashes and reads text from the source only for a message. The hash depends on the bytes alone: it is the same in
/// every process, on every machine.
public struct Name: Hashable, Sendable {
    public let hash: UInt64

    public init(hash: UInt64) {
        self.hash = hash
    }

    /// - Parameter bytes: one token.
    public init(_ bytes: some Collection<UInt8>) {
        guard bytes.first == UInt8(ascii: "`") else {
            self.init(verbatim: bytes)
            return
        }
        self.init(verbatim: bytes.dropFirst().prefix { $0 != UInt8(ascii: "`") })
    }

    /// The same of any text, in which back quotes count.
    public init(verbatim bytes: some Collection<UInt8>) {
        // Bytes that lie in memory one after the other are asked for at once and not one by one.
        hash = bytes.withContiguousStorageIfAvailable { Self.hash($0, 0..<$0.count) } ?? Name(verbatim: Array(bytes)).hash
    }

    /// Eight bytes at a time, which takes less than half the time of one by one for the names of a large project. Each step
    /// can be undone, so that no two identifiers of up to eight bytes are ever equal.
    @inline(__always)
    static func hash<Bytes: RandomAccessCollection<UInt8>>(
        _ bytes: Bytes, _ range: Range<Int>
    ) -> UInt64 where Bytes.Index == Int {
        // What no text has keeps the hash of a name from being 0.
        var hash = UInt64.max
        var start = range.lowerBound
        while start &+ 8 <= range.upperBound {
            hash = mixed(hash, ByteWord.of(bytes, start))
            start &+= 8
        }
        if start == range.upperBound { return hash }
        // The last bytes of a longer name are taken together with those before them, so that its length counts, too.
        if range.count > 8 {
            return mixed(hash ^ UInt64(range.count) &* 0xD6E8_FEB8_6659_FD93, ByteWord.of(bytes, range.upperBound &- 8))
        }
        var rest: UInt64 = 0
        while start < range.upperBound {
            rest = rest << 8 | UInt64(bytes[start])
            start &+= 1
        }
        return mixed(hash, rest)
    }

    /// Each bit of the word decides on about half the bits of the result, as in MurmurHash3's finalizer: one round less, and
    /// what differs in the last letter of a word could be made up for by a letter of the next.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        var bits = hash ^ word
        bits = (bits ^ bits &>> 33) &* 0xFF51_AFD7_ED55_8CCD
        bits = (bits ^ bits &>> 33) &* 0xC4CE_B9FE_1A85_EC53
        return bits ^ bits &>> 33
    }

    /// The name of no identifier.
    public static let none = Name(hash: 0)

    public var isNone: Bool { hash == 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Name: ExpressibleByStringLiteral {
    public init(stringLiteral value: StaticString) {
        hash = value.withUTF8Buffer { Self.hash($0, 0..<$0.count) }
    }
}
