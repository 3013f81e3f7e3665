extension [UInt8] {
    /// Whether the UTF-8 bytes of a text, which must not be empty, occur somewhere. `String.contains` takes many times as long.
    public func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            withContiguousStorageIfAvailable { bytes in
                var start = 0
                while let next = ByteWord.firstIndex(of: text[0], in: bytes, from: start) {
                    guard next &+ text.count <= bytes.count else { return false }
                    if text.indices.allSatisfy({ bytes[next &+ $0] == text[$0] }) { return true }
                    start = next &+ 1
                }
                return false
            } ?? false
        }
    }
}
