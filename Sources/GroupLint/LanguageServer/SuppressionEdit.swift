import GroupLintCore

/// Edits that write suppression comments. The reason is left to the person who asked for it.
enum SuppressionEdit {
    private static let reason = "TODO: say why"

    /// A comment behind the code of the line, or above it where the line ends inside a token or has a comment already.
    static func onLine(_ diagnostic: Diagnostic, in source: SourceFile) -> Fix.Edit {
        let lexed = Lexer.lex(source.bytes)
        let end = lineEnd(Int(diagnostic.range.start), source.bytes)
        let isInside = lexed.tokens.contains { Int($0.start) < end && end < Int($0.end) }
        let hasComment = lexed.comments.contains { Int($0.range.start) <= end && end <= Int($0.range.end) }
        let opensText = lexed.tokens.last { Int($0.end) <= end }.map { Int($0.end) == end && source.bytes[end - 1] == UInt8(ascii: "\"") } ?? false
        if isInside || hasComment || opensText { return above(diagnostic, source) }
        return Fix.Edit(empty(end), " // grouplint:disable:this \(diagnostic.rule) -- \(reason)")
    }

    private static func above(_ diagnostic: Diagnostic, _ source: SourceFile) -> Fix.Edit {
        let start = lineStart(Int(diagnostic.range.start), source.bytes)
        let indentation = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
        let text = String(decoding: indentation, as: UTF8.self)
        return Fix.Edit(
            empty(start), "\(text)// grouplint:disable:next \(diagnostic.rule) -- \(reason)\(lineBreak(source.bytes))")
    }

    /// A comment on a line of its own above the first code of the file.
    static func inFile(_ rule: String, in source: SourceFile) -> Fix.Edit {
        let first = Lexer.lex(source.bytes).tokens.first { $0.kind != .shebang }
        let start = lineStart(Int(first?.start ?? 0), source.bytes)
        return Fix.Edit(empty(start), "// grouplint:disable:file \(rule) -- \(reason)\(lineBreak(source.bytes))")
    }

    private static func empty(_ offset: Int) -> SourceRange {
        SourceRange(start: UInt32(offset), end: UInt32(offset))
    }

    private static func lineStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
        var start = min(offset, bytes.count)
        let first = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        while start > first, !isBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    private static func lineEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
        return end
    }

    private static func lineBreak(_ bytes: [UInt8]) -> String {
        guard let first = bytes.firstIndex(where: isBreak) else { return "\n" }
        if bytes[first] == UInt8(ascii: "\n") { return "\n" }
        return first + 1 < bytes.count && bytes[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
