/// An identifier reduced to a 64-bit hash of its UTF-8 bytes (FNV-1a), back quotes removed.
///
/// Two names are equal when their hashes are. The index compares millions of names and shows few, so it keeps
/// hashes and reads text from the source only for a message. The hash depends on the bytes alone: it is the same in
/// every process, on every machine.
package struct Name: Hashable, Sendable {
    package let hash: UInt64

    package init(hash: UInt64) {
        self.hash = hash
    }

    package init(_ bytes: some Sequence<UInt8>) {
        // Bytes that lie in memory one after the other are asked for at once and not one by one.
        hash = bytes.withContiguousStorageIfAvailable { Self.hash($0) } ?? Self.hash(bytes)
    }

    @inline(__always)
    fileprivate static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = emptyHash
        for byte in bytes where byte != UInt8(ascii: "`") { add(byte, to: &hash) }
        return hash
    }

    /// Hash of no byte at all, to which `add` adds those of a name.
    static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always)
    static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// The name of no identifier.
    package static let none = Name(hash: 0)

    package var isNone: Bool { hash == 0 }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Name: ExpressibleByStringLiteral {
    package init(stringLiteral value: StaticString) {
        hash = value.withUTF8Buffer { Self.hash($0) }
    }
}
