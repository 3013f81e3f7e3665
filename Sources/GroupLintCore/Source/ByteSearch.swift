extension [UInt8] {
    /// Whether the UTF-8 bytes of a text, which must not be empty, occur somewhere. `String.contains` takes many times as long.
    public func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard count >= text.count else { return false }
            return (0...count - text.count).contains { start in
                self[start] == text[0] && text.indices.allSatisfy { self[start &+ $0] == text[$0] }
            }
        }
    }
}
