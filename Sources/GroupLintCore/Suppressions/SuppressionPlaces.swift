/// The code that the suppression comments of a file cover. Reads the syntax tree once for all comments.
package struct SuppressionPlaces {
    private let tree: SyntaxTree
    /// Braces with lines of code in them, by where they start.
    private var blocks: [(range: SourceRange, outer: Int?)] = []
    /// For the first token after a comment, the longest node that starts there.
    private var nodes: [UInt32: NodeID] = [:]
    /// For a period after a comment, the access to the modifier after it.
    private var modifiers: [UInt32: NodeID] = [:]
    /// What the last comment for its own lines covers.
    private var lastLines = SourceRange(start: 0, end: 0)

    init(_ tree: SyntaxTree, _ comments: [SuppressionComment]) {
        self.tree = tree
        if comments.contains(where: { $0.scope == .region }) { readBlocks() }
        let tokens = comments.filter { $0.scope == .next }.map { tree.firstToken(at: $0.range.end) }
        readNodes(at: tokens)
    }

    /// For what comments of `disable:next` above some lines cover.
    package init(_ tree: SyntaxTree, above lines: [UInt32]) {
        self.tree = tree
        readNodes(at: lines.map(tree.firstToken))
    }

    mutating func coverage(of comment: SuppressionComment) -> SourceRange {
        switch comment.scope {
        case .file, .region: return whole
        case .this:
            // Thousands of comments may be in one long line.
            if !lastLines.contains(comment.range) { lastLines = Self.lines(of: comment.range, SourceLines(tree.source)) }
            return lastLines
        case .previous: return lineAbove(comment.range.start)
        case .next: return item(after: comment.range.end)
        }
    }

    private var whole: SourceRange { SourceRange(start: 0, end: UInt32(tree.source.bytes.count) + 1) }

    func isFile(_ block: SourceRange) -> Bool { block == whole }

    /// The lines that a range touches, with the byte after them: the end of the file belongs to the last line.
    private static func lines(of range: SourceRange, _ lines: SourceLines) -> SourceRange {
        SourceRange(start: lines.start(range.start), end: lines.end(range.end) + 1)
    }

    /// The line above the line of a byte offset; empty in the first line.
    private func lineAbove(_ offset: UInt32) -> SourceRange {
        let lines = SourceLines(tree.source)
        let start = lines.start(offset)
        guard start > lines.first else { return SourceRange(start: 0, end: 0) }
        return SourceRange(start: lines.start(start - 1), end: start)
    }

    // MARK: Braces

    private mutating func readBlocks() {
        var ranges: [SourceRange] = []
        for record in tree.records {
            switch record.kind {
            case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .switchExpr: ranges.append(record.range)
            // Other braces do not contain lines of code.
            default: break
            }
        }
        ranges.sort { ($0.start, $1.end) < ($1.start, $0.end) }
        var open: [Int] = []
        for range in ranges {
            while let last = open.last, blocks[last].range.end <= range.start { open.removeLast() }
            blocks.append((range, open.last))
            open.append(blocks.count - 1)
        }
    }

    /// Range of the innermost braces around a byte offset; the whole file if there are none.
    func braces(around offset: UInt32) -> SourceRange {
        let after = blocks.partitionPoint { $0.range.start < offset }
        var block = after > 0 ? after - 1 : nil
        while let current = block {
            if offset < blocks[current].range.end { return blocks[current].range }
            block = blocks[current].outer
        }
        return whole
    }

    // MARK: The next item

    private mutating func readNodes(at tokens: [Int]) {
        let tokens = tokens.filter { $0 < tree.tokens.count }
        if tokens.isEmpty { return }
        let starts = Set(tokens.map { tree.tokens[$0].start })
        let names = Set(tokens.filter { tree.tokens[$0].kind == .period }.map { UInt32($0) + 1 })
        for id in tree.records.indices where tree.records[id].kind != .sourceFile {
            let record = tree.records[id]
            if starts.contains(record.start) {
                let known = nodes[record.start].map { SyntaxNode(tree: tree, id: $0).end }
                if known.map({ record.end > $0 }) ?? true { nodes[record.start] = NodeID(id) }
            }
            if record.kind == .memberAccessExpr, names.contains(UInt32(record.token)), modifiers[UInt32(record.token)] == nil {
                modifiers[UInt32(record.token)] = NodeID(id)
            }
        }
    }

    /// Range of the first statement, member, argument or modifier after a byte offset. A declaration ends before its body,
    /// because the lines of the body can have their own comments.
    package func item(after offset: UInt32) -> SourceRange {
        let token = tree.firstToken(at: offset)
        guard token < tree.tokens.count, tree.tokens[token].kind != .endOfFile else { return SourceRange(start: 0, end: 0) }
        let start = tree.tokens[token].start
        if tree.tokens[token].kind == .period, let call = modifierCall(at: token) {
            return SourceRange(start: start, end: call.end)
        }
        guard let id = nodes[start] else { return tree.tokens[token].range }
        let item = SyntaxNode(tree: tree, id: id)
        guard item.kind.isDeclaration, let body = item.declarationBody else { return item.range }
        return SourceRange(start: item.start, end: body.start)
    }

    /// The call or member access of a modifier, given the index of the period before its name.
    private func modifierCall(at token: Int) -> SyntaxNode? {
        guard let id = modifiers[UInt32(token) + 1] else { return nil }
        let access = SyntaxNode(tree: tree, id: id)
        guard let call = access.parent.flatMap(CallExpr.init), call.callee == access else { return access }
        return call.node
    }
}

extension SyntaxNode {
    /// The body of a type, function or computed property, with its braces.
    fileprivate var declarationBody: SyntaxNode? {
        for child in children() {
            switch child.kind {
            case .memberBlock, .codeBlock, .accessorBlock: return child
            case .patternBinding:
                if let block = PatternBinding(child).accessors { return block }
            // No other part is a body.
            default: break
            }
        }
        return nil
    }
}
