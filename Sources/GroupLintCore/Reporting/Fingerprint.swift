/// Computes keys that identify diagnostics even if the code around them changes.
package enum Fingerprint {
    /// One key for each diagnostic, in order: `gl1:` and 32 hexadecimal digits.
    ///
    /// A key depends on the rule, the enclosing declarations, the marked tokens, and the number of earlier diagnostics in
    /// the file for which these are equal. It does not depend on lines, white space, comments, messages or the path.
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

    /// The tokens in a range, joined by single spaces.
    private static func markedText(_ range: SourceRange, _ tokens: FrozenArray<Token>, _ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for token in tokens[tokens.partitionPoint({ $0.end <= range.start })...] {
            if token.start >= range.end { break }
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            appendCollapsed(bytes[Int(token.start)..<Int(token.end)], &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends bytes, with each run of white space replaced by one space. String literals can contain such runs.
    private static func appendCollapsed(_ bytes: ArraySlice<UInt8>, _ text: inout [UInt8]) {
        for byte in bytes {
            if !byte.isWhiteSpace { text.append(byte) } else if text.last != 0x20 { text.append(0x20) }
        }
    }
}
