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
    /// Makes the comment right; nil if it is not known how.
    public var edit: Fix.Edit?

    init(
        _ finding: SuppressionFinding, at range: SourceRange, _ values: KeyValuePairs<String, String> = [:],
        help: String? = nil, edit: Fix.Edit? = nil
    ) {
        self.finding = finding
        self.edit = edit
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
        var places = SuppressionPlaces(tree, comments)
        for comment in comments where comment.scope != .region && isUsable(comment) {
            add(comment, coverage: places.coverage(of: comment))
        }
        var regions = RegionReader(places)
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
                SuppressionMistake(
                    .malformed, at: comment.range, ["mistake": mistake.message], help: mistake.help, edit: mistake.edit))
            return false
        }
        if comment.ids.isEmpty {
            let help = comment.isEnable ? "name the rules to switch on again" : "name the rules"
            mistakes.append(SuppressionMistake(.namesNoRule, at: comment.range, help: "\(help): `\(comment.form)`"))
            return false
        }
        let isWide = comment.scope == .region || comment.scope == .file
        if isWide, !comment.isEnable, let all = comment.ids.first(where: { $0.text == Suppression.everyRule }) {
            mistakes.append(SuppressionMistake(.hidesEveryRule, at: all.range, help: "name the rules: `\(comment.form)`"))
            return false
        }
        for id in comment.ids where id.namesSeveralRules {
            mistakes.append(
                SuppressionMistake(
                    .namesSeveralRules, at: id.range, ["name": id.text], help: "name the rules: `\(comment.form)`"))
        }
        if comment.ids.allSatisfy(\.namesSeveralRules) { return false }
        if !comment.isEnable, comment.reason == nil {
            mistakes.append(SuppressionMistake(.givesNoReason, at: comment.range))
        }
        return true
    }

    private mutating func add(_ comment: SuppressionComment, coverage: SourceRange) {
        for id in comment.ids where !id.namesSeveralRules {
            suppressions.append(
                Suppression(
                    comment: comment.range, id: id.range, name: id.text, reason: comment.reason, coverage: coverage,
                    isAlone: comment.ids.count == 1))
        }
    }
}

/// Pairs each `disable` with the `enable` in the same braces.
private struct RegionReader {
    /// The regions that begin in the same braces and have not ended, by the id of their rule.
    private struct Block {
        var range: SourceRange
        var open: [String: [Suppression]] = [:]
    }

    private let places: SuppressionPlaces
    /// The braces around the last comment that have regions, the innermost last.
    private var blocks: [Block] = []
    private(set) var suppressions: [Suppression] = []
    private(set) var mistakes: [SuppressionMistake] = []

    init(_ places: SuppressionPlaces) {
        self.places = places
    }

    /// Reads the next comment of the file.
    mutating func read(_ comment: SuppressionComment) {
        let range = places.braces(around: comment.range.start)
        while let last = blocks.last, last.range.end <= comment.range.start { closeLast() }
        if blocks.last?.range != range { blocks.append(Block(range: range)) }
        let block = blocks.count - 1
        for id in comment.ids where comment.isEnable || id.text != Suppression.everyRule {
            if id.namesSeveralRules { continue }
            if comment.isEnable {
                guard var suppression = blocks[block].open[id.text]?.popLast() else {
                    mistakes.append(Self.unopened(id, isAlone: comment.ids.count == 1))
                    continue
                }
                suppression.coverage.end = comment.range.start
                suppression.isClosed = true
                suppressions.append(suppression)
            } else {
                blocks[block].open[id.text, default: []].append(
                    Suppression(
                        comment: comment.range, id: id.range, name: id.text, reason: comment.reason,
                        coverage: SourceRange(start: comment.range.end, end: range.end), isClosed: false,
                        isAlone: comment.ids.count == 1))
            }
        }
    }

    /// The mistake of an `enable` that has no region to end.
    private static func unopened(_ id: SuppressionComment.ID, isAlone: Bool) -> SuppressionMistake {
        let removal = isAlone ? "remove the comment" : "remove the rule id"
        if id.text == Suppression.everyRule {
            let mistake = "`enable` has no effect here, because `all` works only with `:this`, `:next` and `:previous`"
            return SuppressionMistake(.malformed, at: id.range, ["mistake": mistake], help: removal)
        }
        return SuppressionMistake(
            .malformed, at: id.range,
            [
                "mistake": "`enable` does nothing for `\(id.text)`, because no `disable` of it comes before in the same braces"
            ],
            help: removal + ", or write `// grouplint:disable \(id.text) -- reason` before it in the same braces")
    }

    mutating func finish() { while !blocks.isEmpty { closeLast() } }

    /// Ends the regions of the innermost braces.
    private mutating func closeLast() {
        let block = blocks.removeLast()
        for suppression in block.open.values.joined() {
            suppressions.append(suppression)
            let name = suppression.name
            let place = places.isFile(block.range) ? "" : " in the same braces"
            mistakes.append(
                SuppressionMistake(
                    .unclosed, at: suppression.id,
                    ["rule": name, "end": places.isFile(block.range) ? "end of the file" : "closing brace"],
                    help: "write `// grouplint:enable \(name)` after the code\(place), "
                        + "or write `disable:next`, `disable:this` or `disable:file` in place of `disable`"))
        }
    }
}

extension SuppressionComment {
    /// The form of the comment with an id and a reason.
    fileprivate var form: String {
        if isEnable { return "// grouplint:enable rule_id" }
        return "// grouplint:disable\(scope == .region ? "" : ":" + scope.rawValue) rule_id -- reason"
    }
}
