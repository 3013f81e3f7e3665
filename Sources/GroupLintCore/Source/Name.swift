/// An identifier, stored as a 64-bit hash of its UTF-8 bytes without back quotes.
///
/// Two names are equal if their hashes are. The index compares millions of names and shows few of them, so it stores
/// hashes and reads the text from the source only for a message. The hash depends only on the bytes: it is equal in
/// every process, on every machine.
public struct Name: Hashable, Sendable {
    public let hash: UInt64

    @inlinable @inline(__always)
    public init(hash: UInt64) {
        self.hash = hash
    }

    /// - Parameter bytes: the bytes of one token.
    public init(_ bytes: some Collection<UInt8>) {
        guard bytes.first == UInt8(ascii: "`") else {
            self.init(verbatim: bytes)
            return
        }
        self.init(verbatim: bytes.dropFirst().prefix { $0 != UInt8(ascii: "`") })
    }

    /// Name of the bytes in a range without back quotes. Not generic, so that other modules need no witness calls. Borrows
    /// the array: an initializer that owns its argument counts a reference for each name.
    public init(_ bytes: borrowing [UInt8], in range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "name out of bounds")
        hash = bytes.withContiguousStorageIfAvailable { Self.hash($0, range) } ?? 0
    }

    /// Name of a token, which may be in back quotes.
    public init(token range: SourceRange, in bytes: borrowing [UInt8]) {
        let (start, end) = (Int(range.start), Int(range.end))
        if start < end, bytes[start] == UInt8(ascii: "`") {
            self.init(bytes[start..<end])
        } else {
            self.init(bytes, in: start..<end)
        }
    }

    /// Name of any text. Back quotes are part of it.
    public init(verbatim bytes: some Collection<UInt8>) {
        // Contiguous bytes are hashed in place; others are copied first.
        hash = bytes.withContiguousStorageIfAvailable { Self.hash($0, 0..<$0.count) } ?? Name(verbatim: Array(bytes)).hash
    }

    /// Hash of the bytes in a range. Reads eight bytes at a time, which takes less than half the time of single bytes
    /// for the names of a large project. Each step is reversible: two identifiers of up to eight bytes never collide.
    @inline(__always)
    static func hash<Bytes: RandomAccessCollection<UInt8>>(
        _ bytes: Bytes, _ range: Range<Int>
    ) -> UInt64 where Bytes.Index == Int {
        // A start value that no text reaches, so the hash of a name is never 0.
        var hash = UInt64.max
        var start = range.lowerBound
        while start &+ 8 <= range.upperBound {
            hash = mixed(hash, ByteWord.of(bytes, start))
            start &+= 8
        }
        if start == range.upperBound { return hash }
        // The last eight bytes of a longer name overlap the previous ones, so the length is mixed in.
        if range.count > 8 {
            return mixed(hash ^ UInt64(range.count) &* 0xD6E8_FEB8_6659_FD93, ByteWord.of(bytes, range.upperBound &- 8))
        }
        let restCount = range.upperBound &- start
        if range.upperBound >= 8 {
            // The word that ends here has the rest in its highest bytes.
            let word = ByteWord.of(bytes, range.upperBound &- 8).byteSwapped
            return mixed(hash, word & ((1 &<< UInt64(8 &* restCount)) &- 1))
        }
        var rest: UInt64 = 0
        while start < range.upperBound {
            rest = rest << 8 | UInt64(bytes[start])
            start &+= 1
        }
        return mixed(hash, rest)
    }

    /// Mixes a word into the hash: each bit of the word affects about half the bits of the result, as in the finalizer
    /// of MurmurHash3. With one round less, a change in the last letter of a word could be undone by a letter of the
    /// next.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        var bits = hash ^ word
        bits = (bits ^ bits &>> 33) &* 0xFF51_AFD7_ED55_8CCD
        bits = (bits ^ bits &>> 33) &* 0xC4CE_B9FE_1A85_EC53
        return bits ^ bits &>> 33
    }

    /// The empty value, which equals no identifier.
    @inlinable @inline(__always)
    public static var none: Name { Name(hash: 0) }

    @inlinable @inline(__always)
    public var isNone: Bool { hash == 0 }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Name: ExpressibleByStringLiteral {
    public init(stringLiteral value: StaticString) {
        hash = value.withUTF8Buffer { Self.hash($0, 0..<$0.count) }
    }
}
