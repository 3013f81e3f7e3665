import GroupLintEngine

/// Edits that write suppression comments.
enum SuppressionEdit {
    /// Placeholder that the user of an editor replaces with the reason.
    static let openReason = "TODO: add a reason"
    /// Longest line in bytes; other linters report longer ones.
    private static let longLine = 120

    /// Adds a suppression comment at the end of a line. The comment goes above the line if the line would get too long,
    /// ends inside a token, or already has a comment.
    ///
    /// - Parameter offset: byte offset of a place in the line.
    static func onLine(
        _ rules: [String], at offset: UInt32, in source: SourceFile, reason: String = openReason
    ) -> Fix.Edit {
        let lexed = Lexer.lex(source.bytes)
        let lines = SourceLines(source)
        let end = lines.end(offset)
        let text = "\(rules.joined(separator: ", ")) -- \(reason)"
        let isInside = lexed.tokens.contains { $0.start < end && end < $0.end }
        let hasComment = lexed.comments.contains { $0.range.start <= end && end <= $0.range.end }
        let last = lexed.tokens.last { $0.end <= end }
        let opensText = last?.end == end && end > 0 && source.bytes[Int(end) - 1] == UInt8(ascii: "\"")
        let comment = " // grouplint:disable:this \(text)"
        let isLong = Int(end - lines.start(end)) + comment.utf8.count > longLine
        if isInside || hasComment || opensText || isLong { return above(offset, text, lines) }
        return Fix.Edit(empty(end), comment)
    }

    private static func above(_ offset: UInt32, _ text: String, _ lines: SourceLines) -> Fix.Edit {
        let margin = String(decoding: lines.indentation(offset), as: UTF8.self)
        return Fix.Edit(empty(lines.start(offset)), "\(margin)// grouplint:disable:next \(text)\(lines.lineBreak)")
    }

    /// Adds a suppression comment for the file on a new line above the first code.
    static func inFile(_ rule: String, in source: SourceFile) -> Fix.Edit {
        let first = Lexer.lex(source.bytes).tokens.first { $0.kind != .shebang }
        let lines = SourceLines(source)
        let place = empty(lines.start(first?.start ?? 0))
        return Fix.Edit(place, "// grouplint:disable:file \(rule) -- \(openReason)\(lines.lineBreak)")
    }

    private static func empty(_ offset: UInt32) -> SourceRange { SourceRange(start: offset, end: offset) }
}

extension LintReport {
    /// Replaces the fixes of diagnostics with suppression comments: one comment for each line of code.
    mutating func offerSuppressions(reason: String) {
        var tables: [String: LineTable] = [:]
        var byLine: [String: [Int: [Int]]] = [:]
        for (position, diagnostic) in diagnostics.enumerated() {
            diagnostics[position].fix = nil
            // A diagnostic about a suppression comment is not suppressed by another comment.
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
                diagnostics[positions[0]].fix = Fix("suppress it with a comment", .safe, [edit])
            }
        }
    }
}
