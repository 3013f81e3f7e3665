/// Keys that recognize a diagnostic after the code around it has changed.
package enum Fingerprint {
    /// One key for each diagnostic, in their order, such as `gl1:` and 32 hexadecimal digits.
    ///
    /// A key depends on the rule, the enclosing declarations, the tokens that are marked, and on how many equal ones
    /// came before in the same file; not on lines, white space, comments, messages or the path.
    package static func all(of diagnostics: [Diagnostic], in sources: [String: SourceFile]) -> [String] {
        var tokens: [String: FrozenArray<Token>] = [:]
        var counts: [String: Int] = [:]
        return diagnostics.map { diagnostic in
            let bytes = sources[diagnostic.path]?.bytes ?? []
            let fileTokens = tokens[diagnostic.path] ?? Lexer.lex(bytes).tokens
            tokens[diagnostic.path] = fileTokens
            let text = markedText(diagnostic.range, fileTokens, bytes)
            let key = "\(diagnostic.rule)\0\(diagnostic.scope)\0\(text)"
            let ordinal = counts["\(diagnostic.path)\0\(key)", default: 0]
            counts["\(diagnostic.path)\0\(key)"] = ordinal + 1
            return "gl1:" + hexadecimal(SHA256.digest(Array("\(key)\0\(ordinal)".utf8)).prefix(16))
        }
    }

    /// The tokens that a range touches, joined by single spaces.
    private static func markedText(_ range: SourceRange, _ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for token in tokens[tokens.partitionPoint({ $0.end <= range.start })...] {
            if token.start >= range.end { break }
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            appendCollapsed(bytes[Int(token.start)..<Int(token.end)], &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Runs of white space, which occur inside string literals, become one space.
    private static func appendCollapsed(_ bytes: ArraySlice<UInt8>, _ text: inout [UInt8]) {
        for byte in bytes {
            if !byte.isWhiteSpace { text.append(byte) } else if text.last != 0x20 { text.append(0x20) }
        }
    }
}
