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

    /// A comment on a line of its own above the first code of the file.
    static func inFile(_ rule: String, in source: SourceFile) -> Fix.Edit {
        let first = Lexer.lex(source.bytes).tokens.first { $0.kind != .shebang }
        let lines = SourceLines(source)
        let place = empty(lines.start(first?.start ?? 0))
        return Fix.Edit(place, "// grouplint:disable:file \(rule) -- \(openReason)\(lines.lineBreak)")
    }

    private static func empty(_ offset: UInt32) -> SourceRange { SourceRange(start: offset, end: offset) }
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
