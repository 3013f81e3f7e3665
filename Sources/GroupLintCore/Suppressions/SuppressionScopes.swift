/// One rule that one comment switches off, and where.
public struct Suppression: Sendable {
    /// Range of the comment and of the rule's id in it.
    public var comment: SourceRange
    public var id: SourceRange
    public var name: String
    public var reason: String?
    /// Diagnostics that start here are suppressed.
    public var coverage: SourceRange
    /// False when a region runs into the end of its braces.
    public var isClosed = true
    /// The only rule of its comment.
    public var isAlone: Bool

    public static let everyRule = "all"
}

/// Something wrong with a comment that suppresses.
public struct SuppressionMistake: Sendable {
    public var finding: SuppressionFinding
    public var range: SourceRange
    /// What the message needs.
    public var values: KeyValuePairs<String, String>

    init(_ finding: SuppressionFinding, at range: SourceRange, _ values: KeyValuePairs<String, String> = [:]) {
        self.finding = finding
        self.range = range
        self.values = values
    }
}

/// The suppressions of a file with the code that each covers.
public struct FileSuppressions: Sendable {
    public private(set) var suppressions: [Suppression] = []
    public private(set) var mistakes: [SuppressionMistake] = []

    public var isEmpty: Bool { suppressions.isEmpty && mistakes.isEmpty }

    /// Whether a file has a directive at all: a cheap question, asked of every file.
    static func mayExist(_ comments: FrozenArray<Comment>, _ bytes: [UInt8]) -> Bool {
        comments.contains { SuppressionComment.mayBegin($0, bytes) && SuppressionComment($0, bytes) != nil }
    }

    init() {}

    init(_ tree: SyntaxTree) {
        let comments = tree.comments.compactMap { SuppressionComment($0, tree.source.bytes) }
        guard !comments.isEmpty else { return }
        for comment in comments where comment.scope != .region && isUsable(comment) {
            let coverage = Self.coverage(of: comment, tree)
            add(comment, coverage: coverage)
        }
        var regions = RegionReader(tree)
        for comment in comments where comment.mistake == nil && comment.scope == .region { regions.read(comment) }
        regions.finish()
        suppressions += regions.suppressions
        mistakes += regions.mistakes
        for comment in comments where comment.scope == .region { _ = isUsable(comment) }
        suppressions.sort { ($0.id.start, $0.coverage.start) < ($1.id.start, $1.coverage.start) }
        mistakes.sort { $0.range.start < $1.range.start }
    }

    /// Reports what is wrong with a comment; false when it suppresses nothing for that.
    private mutating func isUsable(_ comment: SuppressionComment) -> Bool {
        if let mistake = comment.mistake {
            mistakes.append(SuppressionMistake(.malformed, at: comment.range, ["mistake": mistake]))
            return false
        }
        if comment.ids.isEmpty {
            mistakes.append(SuppressionMistake(.namesNoRule, at: comment.range))
            return false
        }
        let isWide = comment.scope == .region || comment.scope == .file
        if isWide, !comment.isEnable, let all = comment.ids.first(where: { $0.text == Suppression.everyRule }) {
            mistakes.append(SuppressionMistake(.hidesEveryRule, at: all.range))
            return false
        }
        if !comment.isEnable, comment.reason == nil {
            mistakes.append(SuppressionMistake(.givesNoReason, at: comment.range))
        }
        return true
    }

    private mutating func add(_ comment: SuppressionComment, coverage: SourceRange) {
        for id in comment.ids {
            suppressions.append(
                Suppression(
                    comment: comment.range, id: id.range, name: id.text, reason: comment.reason, coverage: coverage,
                    isAlone: comment.ids.count == 1))
        }
    }

    // MARK: What a comment covers

    private static func coverage(of comment: SuppressionComment, _ tree: SyntaxTree) -> SourceRange {
        switch comment.scope {
        case .file, .region: SourceRange(start: 0, end: UInt32(tree.source.bytes.count) + 1)
        case .this: lines(of: comment.range, SourceLines(tree.source))
        case .next: tree.item(after: comment.range.end)
        }
    }

    /// The lines that a range touches, and the end of the file where they reach to it.
    private static func lines(of range: SourceRange, _ lines: SourceLines) -> SourceRange {
        SourceRange(start: lines.start(range.start), end: lines.end(range.end) + 1)
    }
}

/// Pairs `disable` with `enable` inside the same braces.
private struct RegionReader {
    private struct Open {
        var suppression: Suppression
        var block: SourceRange
    }

    private let tree: SyntaxTree
    private var open: [Open] = []
    private(set) var suppressions: [Suppression] = []
    private(set) var mistakes: [SuppressionMistake] = []

    init(_ tree: SyntaxTree) {
        self.tree = tree
    }

    mutating func read(_ comment: SuppressionComment) {
        let block = tree.braces(around: comment.range.start)
        close { $0.block.end <= comment.range.start }
        for id in comment.ids where comment.isEnable || id.text != Suppression.everyRule {
            if comment.isEnable {
                let matches = open.indices.filter { open[$0].suppression.name == id.text && open[$0].block == block }
                guard let last = matches.last else {
                    let mistake = "no region of \"\(id.text)\" is open here"
                    mistakes.append(SuppressionMistake(.malformed, at: id.range, ["mistake": mistake]))
                    continue
                }
                var suppression = open.remove(at: last).suppression
                suppression.coverage.end = comment.range.start
                suppressions.append(suppression)
            } else {
                let suppression = Suppression(
                    comment: comment.range, id: id.range, name: id.text, reason: comment.reason,
                    coverage: SourceRange(start: comment.range.end, end: block.end), isClosed: false,
                    isAlone: comment.ids.count == 1)
                open.append(Open(suppression: suppression, block: block))
            }
        }
    }

    mutating func finish() { close { _ in true } }

    private mutating func close(_ hasEnded: (Open) -> Bool) {
        for region in open where hasEnded(region) {
            suppressions.append(region.suppression)
            let name = region.suppression.name
            mistakes.append(SuppressionMistake(.unclosed, at: region.suppression.id, ["rule": name]))
        }
        open.removeAll(where: hasEnded)
    }
}

extension SyntaxTree {
    /// Innermost node with braces around an offset; the whole file outside of all.
    fileprivate func braces(around offset: UInt32) -> SourceRange {
        var best = SourceRange(start: 0, end: UInt32(source.bytes.count) + 1)
        for record in records where record.start < offset && offset < record.end {
            switch record.kind {
            case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .switchExpr:
                if record.range.length < best.length { best = record.range }
            // Other braces are not around lines of code.
            default: break
            }
        }
        return best
    }

    /// The statement, member, argument or modifier that starts first behind an offset. Of a declaration the part
    /// before its body: what the body holds has lines of its own for comments.
    fileprivate func item(after offset: UInt32) -> SourceRange {
        let token = firstToken(at: offset)
        guard token < tokens.count, tokens[token].kind != .endOfFile else { return SourceRange(start: 0, end: 0) }
        let start = tokens[token].start
        if tokens[token].kind == .period, let call = modifierCall(at: token) { return SourceRange(start: start, end: call.end) }
        var best: SyntaxNode?
        for id in records.indices where records[id].start == start && records[id].kind != .sourceFile {
            let node = SyntaxNode(tree: self, id: NodeID(id))
            if node.end > best?.end ?? 0 || best == nil { best = node }
        }
        guard let item = best else { return tokens[token].range }
        guard item.kind.isDeclaration, let body = item.declarationBody else { return item.range }
        return SourceRange(start: item.start, end: body.start)
    }

    /// The call whose name stands behind the period of a chain.
    private func modifierCall(at token: Int) -> SyntaxNode? {
        for id in records.indices where records[id].kind == .memberAccessExpr && Int(records[id].token) == token + 1 {
            let access = SyntaxNode(tree: self, id: NodeID(id))
            guard let call = access.parent.flatMap(CallExpr.init), call.callee == access else { return access }
            return call.node
        }
        return nil
    }
}

extension SyntaxNode {
    /// Braces of a type, function or computed property.
    fileprivate var declarationBody: SyntaxNode? {
        for child in children() {
            switch child.kind {
            case .memberBlock, .codeBlock, .accessorBlock: return child
            case .patternBinding:
                if let block = PatternBinding(child).accessors { return block }
            // Other parts have no braces of the declaration.
            default: break
            }
        }
        return nil
    }
}
