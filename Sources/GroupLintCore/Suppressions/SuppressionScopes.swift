/// One rule that one comment disables, and the code where it does so.
public struct Suppression: Sendable {
    /// Range of the comment.
    public var comment: SourceRange
    /// Range of the rule's id in the comment.
    public var id: SourceRange
    /// Id of the rule, or `everyRule`.
    public var name: String
    public var reason: String?
    /// Range of the code that the comment covers. Diagnostics that start in it are suppressed.
    public var coverage: SourceRange
    /// False for a region that has no `enable` in its braces.
    public var isClosed = true
    /// Whether the comment names only this rule.
    public var isAlone: Bool

    /// The word that suppresses every rule.
    public static let everyRule = "all"
}

/// A problem with one suppression comment.
public struct SuppressionMistake: Sendable {
    public var finding: SuppressionFinding
    public var range: SourceRange
    /// Values for the names in braces in the message.
    public var values: KeyValuePairs<String, String>
    /// What to write instead; nil if the finding says it.
    public var help: String?

    init(
        _ finding: SuppressionFinding, at range: SourceRange, _ values: KeyValuePairs<String, String> = [:],
        help: String? = nil
    ) {
        self.finding = finding
        self.range = range
        self.values = values
        self.help = help
    }
}

/// The suppressions of a file, with the code that each one covers, and the mistakes in suppression comments.
public struct FileSuppressions: Sendable {
    public private(set) var suppressions: [Suppression] = []
    public private(set) var mistakes: [SuppressionMistake] = []

    public var isEmpty: Bool { suppressions.isEmpty && mistakes.isEmpty }

    /// Whether a file has any directive. Every file is checked, so this must be fast.
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

    /// Adds the mistakes of a comment. False if the comment suppresses nothing because of them.
    private mutating func isUsable(_ comment: SuppressionComment) -> Bool {
        if let mistake = comment.mistake {
            mistakes.append(
                SuppressionMistake(.malformed, at: comment.range, ["mistake": mistake.message], help: mistake.help))
            return false
        }
        if comment.ids.isEmpty {
            let help = comment.isEnable ? "name the rules whose region ends" : "name the rules"
            mistakes.append(SuppressionMistake(.namesNoRule, at: comment.range, help: "\(help): `\(comment.form)`"))
            return false
        }
        let isWide = comment.scope == .region || comment.scope == .file
        if isWide, !comment.isEnable, let all = comment.ids.first(where: { $0.text == Suppression.everyRule }) {
            mistakes.append(SuppressionMistake(.hidesEveryRule, at: all.range, help: "name the rules: `\(comment.form)`"))
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

    // MARK: Coverage

    private static func coverage(of comment: SuppressionComment, _ tree: SyntaxTree) -> SourceRange {
        switch comment.scope {
        case .file, .region: SourceRange(start: 0, end: UInt32(tree.source.bytes.count) + 1)
        case .this: lines(of: comment.range, SourceLines(tree.source))
        case .next: tree.item(after: comment.range.end)
        }
    }

    /// The lines that a range touches, with the byte after them: the end of the file belongs to the last line.
    private static func lines(of range: SourceRange, _ lines: SourceLines) -> SourceRange {
        SourceRange(start: lines.start(range.start), end: lines.end(range.end) + 1)
    }
}

/// Pairs each `disable` with the `enable` in the same braces.
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
                    mistakes.append(Self.unopened(id, isAlone: comment.ids.count == 1))
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

    /// The mistake of an `enable` that has no region to end.
    private static func unopened(_ id: SuppressionComment.ID, isAlone: Bool) -> SuppressionMistake {
        let removal = isAlone ? "remove the comment" : "remove the id"
        if id.text == Suppression.everyRule {
            let mistake = "`enable` has nothing to end here, because `all` opens no region"
            return SuppressionMistake(.malformed, at: id.range, ["mistake": mistake], help: removal)
        }
        return SuppressionMistake(
            .malformed, at: id.range, ["mistake": "no region of `\(id.text)` is open here"],
            help: removal + ", or open the region before it in the same braces: "
                + "`// grouplint:disable \(id.text) -- reason`")
    }

    mutating func finish() { close { _ in true } }

    private mutating func close(_ hasEnded: (Open) -> Bool) {
        for region in open where hasEnded(region) {
            suppressions.append(region.suppression)
            let name = region.suppression.name
            let isFile = region.block.start == 0 && region.block.end > UInt32(tree.source.bytes.count)
            mistakes.append(
                SuppressionMistake(
                    .unclosed, at: region.suppression.id,
                    ["rule": name, "end": isFile ? "end of the file" : "closing brace"],
                    help: "write `// grouplint:enable \(name)` after the code in the same braces, or use `:next`, `:this` or "
                        + "`:file`"))
        }
        open.removeAll(where: hasEnded)
    }
}

extension SuppressionComment {
    /// The form of the comment with an id and a reason.
    fileprivate var form: String {
        if isEnable { return "// grouplint:enable rule_id" }
        return "// grouplint:disable\(scope == .region ? "" : ":" + scope.rawValue) rule_id -- reason"
    }
}

extension SyntaxTree {
    /// Range of the innermost braces around a byte offset; the whole file if there are none.
    fileprivate func braces(around offset: UInt32) -> SourceRange {
        var best = SourceRange(start: 0, end: UInt32(source.bytes.count) + 1)
        for record in records where record.start < offset && offset < record.end {
            switch record.kind {
            case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .switchExpr:
                if record.range.length < best.length { best = record.range }
            // Other braces do not contain lines of code.
            default: break
            }
        }
        return best
    }

    /// Range of the first statement, member, argument or modifier after a byte offset. A declaration ends before its body,
    /// because the lines of the body can have their own comments.
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

    /// The call or member access of a modifier, given the index of the period before its name.
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
