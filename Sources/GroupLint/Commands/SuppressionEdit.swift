import GroupLintEngine

/// Edits that write suppression comments.
enum SuppressionEdit {
    /// Where an editor asks for the comment, the reason is left to whoever sits before it.
    static let openReason = "TODO: say why"
    /// In bytes; where other linters start to complain.
    private static let longLine = 120

    /// A comment behind the code of the line, or above it where that gets too long, or the line ends inside a token or has a
    /// comment already.
    ///
    /// - Parameter offset: place in the line, in bytes.
    static func onLine(
        _ rules: [String], at offset: UInt32, in source: SourceFile, reason: String = openReason
    ) -> Fix.Edit {
        let lexed = Lexer.lex(source.bytes)
        let end = lineEnd(Int(offset), source.bytes)
        let text = "\(rules.joined(separator: ", ")) -- \(reason)"
        let isInside = lexed.tokens.contains { Int($0.start) < end && end < Int($0.end) }
        let hasComment = lexed.comments.contains { Int($0.range.start) <= end && end <= Int($0.range.end) }
        let opensText = lexed.tokens.last { Int($0.end) <= end }.map { Int($0.end) == end && source.bytes[end - 1] == UInt8(ascii: "\"") } ?? false
        let comment = " // grouplint:disable:this \(text)"
        let isLong = end - lineStart(end, source.bytes) + comment.utf8.count > longLine
        if isInside || hasComment || opensText || isLong { return above(offset, text, source) }
        return Fix.Edit(empty(end), comment)
    }

    private static func above(_ offset: UInt32, _ text: String, _ source: SourceFile) -> Fix.Edit {
        let start = lineStart(Int(offset), source.bytes)
        let indentation = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
        let margin = String(decoding: indentation, as: UTF8.self)
        return Fix.Edit(empty(start), "\(margin)// grouplint:disable:next \(text)\(lineBreak(source.bytes))")
    }

    /// A comment on a line of its own above the first code of the file.
    static func inFile(_ rule: String, in source: SourceFile) -> Fix.Edit {
        let first = Lexer.lex(source.bytes).tokens.first { $0.kind != .shebang }
        let start = lineStart(Int(first?.start ?? 0), source.bytes)
        return Fix.Edit(empty(start), "// grouplint:disable:file \(rule) -- \(openReason)\(lineBreak(source.bytes))")
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

extension LintReport {
    /// Puts comments that accept the diagnostics into the place of their fixes: one for each line of code.
    mutating func offerSuppressions(reason: String) {
        var tables: [String: LineTable] = [:]
        var byLine: [String: [Int: [Int]]] = [:]
        for (position, diagnostic) in diagnostics.enumerated() {
            diagnostics[position].fix = nil
            // What is wrong with a comment is not accepted by another one.
            guard diagnostic.category != .suppression, let source = sources[diagnostic.path] else { continue }
            let table = tables[diagnostic.path] ?? LineTable(source.bytes)
            tables[diagnostic.path] = table
            byLine[diagnostic.path, default: [:]][table.location(diagnostic.range.start).line, default: []].append(position)
        }
        for (path, lines) in byLine {
            guard let source = sources[path] else { continue }
            for positions in lines.values {
                let rules = Set(positions.map { diagnostics[$0].rule }).sorted()
                let edit = SuppressionEdit.onLine(
                    rules, at: diagnostics[positions[0]].range.start, in: source, reason: reason)
                diagnostics[positions[0]].fix = Fix("accept it in a comment", .safe, [edit])
            }
        }
    }
}
