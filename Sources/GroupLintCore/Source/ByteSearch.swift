extension [UInt8] {
    /// Whether the bytes of a text occur somewhere, which is not empty. `String.contains` takes a hundred times as long.
    package func contains(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard count >= text.count else { return false }
            return (0...count - text.count).contains { start in
                self[start] == text[0] && text.indices.allSatisfy { self[start &+ $0] == text[$0] }
            }
        }
    }
}
