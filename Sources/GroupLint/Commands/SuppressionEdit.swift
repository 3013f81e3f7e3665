import GroupLintEngine

/// Edits that write suppression comments in a file.
struct SuppressionEdit {
    /// Placeholder that the user of an editor replaces with the reason.
    static let openReason = "TODO: add a reason"
    /// Longest line in bytes; other linters report longer ones.
    private static let longLine = 120

    private let tree: SyntaxTree
    private let lines: SourceLines
    private let places: SuppressionPlaces

    /// - Parameter offsets: the places in the file that get a comment.
    init(_ source: SourceFile, at offsets: [UInt32]) {
        tree = parse(source)
        lines = SourceLines(source)
        places = SuppressionPlaces(tree, above: offsets.map(lines.start))
    }

    /// Adds a suppression comment at the end of a line. The comment gets a line of its own if the line would get too long,
    /// ends inside a token, or already has a comment: above the line, or below it if one above would not cover all places.
    ///
    /// - Parameter offsets: byte offsets of places in the line.
    func onLine(_ rules: [String], at offsets: [UInt32], reason: String = openReason) -> Fix.Edit {
        let (start, end) = (lines.start(offsets[0]), lines.end(offsets[0]))
        let text = "\(rules.joined(separator: ", ")) -- \(reason)"
        let next = tree.firstToken(at: end)
        let last = next > 0 ? tree.tokens[next - 1] : nil
        let isInside = last.map { end < $0.end } ?? false
        let comment = tree.comments.partitionPoint { $0.range.start <= end }
        let hasComment = comment > 0 && end <= tree.comments[comment - 1].range.end
        let opensText = last?.end == end && lines.bytes[Int(end) - 1] == UInt8(ascii: "\"")
        let atEnd = " // grouplint:disable:this \(text)"
        let isLong = Int(end - start) + atEnd.utf8.count > Self.longLine
        guard isInside || hasComment || opensText || isLong else { return Fix.Edit(Self.empty(end), atEnd) }
        let margin = String(decoding: lines.indentation(start), as: UTF8.self)
        let above = places.item(after: start)
        if isInside || opensText || offsets.allSatisfy({ above.start <= $0 && $0 < above.end }) {
            return Fix.Edit(Self.empty(start), "\(margin)// grouplint:disable:next \(text)\(lines.lineBreak)")
        }
        return Fix.Edit(Self.empty(end), "\(lines.lineBreak)\(margin)// grouplint:disable:previous \(text)")
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
    mutating func offerSuppressions(reason: String, threads: Int) {
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
        let files = byLine.compactMap { path, lines in sources[path].map { (source: $0, lines: Array(lines.values)) } }
        let found = diagnostics
        let edits = WorkerThreads.map(files.count, threads: threads) { number in
            let (source, lines) = files[number]
            FileWatch.enter(.fixing, source.path)
            defer { FileWatch.leave() }
            let edit = SuppressionEdit(source, at: lines.map { found[$0[0]].range.start })
            return lines.map { positions in
                let rules = Set(positions.map { found[$0].rule }).sorted()
                return (positions[0], edit.onLine(rules, at: positions.map { found[$0].range.start }, reason: reason))
            }
        }
        for (position, edit) in edits.joined() {
            diagnostics[position].fix = Fix("suppress it with a comment", .safe, [edit])
        }
    }
}
