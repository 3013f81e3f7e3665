/// The parsed form of a comment such as `// grouplint:disable:next rule_id -- the group is tested by name`.
///
///     comment = ("//" | "/*") "grouplint:" ("disable" [":this" | ":next" | ":previous" | ":file"] | "enable") ids ["--" reason]
///
/// Commas or blanks separate the ids. A directive must be the first word of an ordinary (not a documentation) comment.
struct SuppressionComment {
    enum Scope: String, CaseIterable {
        /// From the comment to `enable` in the same braces.
        case region = ""
        /// The lines of the comment.
        case this
        /// The next statement, member, argument or modifier.
        case next
        /// The line above the comment.
        case previous
        /// The whole file.
        case file
    }

    struct ID {
        var text: String
        var range: SourceRange

        /// Whether it is a category or a pattern. Comments name single rules: whoever writes one has read what it hides, and
        /// a category would also hide what later rules report.
        var namesSeveralRules: Bool { text.contains("*") || RuleCategory(rawValue: text) != nil }
    }

    /// What is wrong with a comment, and what to write instead. Both are in lower case without a period.
    struct Mistake {
        var message: String
        var help: String
        /// Makes the comment right; nil if it is not known how.
        var edit: Fix.Edit?

        init(_ message: String, _ correction: Correction?, help: String = SuppressionComment.form) {
            self.message = message
            self.help = correction?.help ?? help
            edit = correction?.edit
        }
    }

    let range: SourceRange
    private(set) var isEnable = false
    private(set) var scope = Scope.region
    private(set) var ids: [ID] = []
    private(set) var reason: String?
    /// A comment with a mistake suppresses nothing.
    private(set) var mistake: Mistake?

    /// Nil if the comment is not a directive.
    init?(_ comment: Comment, _ bytes: [UInt8]) {
        range = comment.range
        if comment.kind == .documentationLine {
            guard Self.isDirective(comment, bytes) else { return nil }
            let slashes = SourceRange(start: range.start, end: range.start + 3)
            mistake = Mistake(
                "this comment has no effect, because three slashes make it documentation",
                Correction(help: "write two slashes", edit: Fix.Edit(slashes, "//")))
            return
        }
        guard comment.kind == .line || comment.kind == .block else { return nil }
        var end = Int(comment.range.end)
        if comment.kind == .block, end - Int(comment.range.start) >= 4 { end -= 2 }
        var cursor = Cursor(bytes: bytes, position: Int(comment.range.start) + 2, end: end)
        cursor.skipBlanks()
        let start = cursor.position
        guard let opening = cursor.opening() else { return nil }
        if let familiar = cursor.familiarForm(after: opening) {
            mistake = Mistake(
                "this comment has no effect, because it is not a valid GroupLint comment",
                cursor.correction(of: range, from: start, familiar))
            return
        }
        guard opening == .own else { return nil }
        read(&cursor)
    }

    /// Whether a documentation comment would be a directive with two slashes.
    private static func isDirective(_ comment: Comment, _ bytes: [UInt8]) -> Bool {
        var plain = comment
        plain.kind = .line
        plain.range.start += 1
        return SuppressionComment(plain, bytes).map { $0.mistake == nil && !$0.ids.isEmpty } ?? false
    }

    /// Whether the comment may be a directive. This fast check rules out most comments by one byte.
    @inline(__always)
    static func mayBegin(_ comment: Comment, _ bytes: [UInt8]) -> Bool {
        var position = Int(comment.range.start) + (comment.kind == .documentationLine ? 3 : 2)
        while position < Int(comment.range.end), bytes[position] == 0x20 { position += 1 }
        return position < Int(comment.range.end) && (bytes[position] | 0x20 == UInt8(ascii: "g") || bytes[position] < 0x20)
    }

    private mutating func read(_ cursor: inout Cursor) {
        let verbStart = cursor.position
        let verb = cursor.word()
        guard ["disable", "enable"].contains(verb) else {
            mistake = unknown("directive", verb, ["disable", "enable"], at: verbStart, cursor)
            return
        }
        isEnable = verb == "enable"
        let scopeStart = cursor.position
        if cursor.take(":") {
            let word = cursor.word()
            if isEnable {
                mistake = Mistake(
                    "`enable` takes no scope, because it ends a region", cursor.correction(of: range, from: scopeStart, ""),
                    help: "write `grouplint:enable rule_id`")
                return
            }
            guard let scope = Scope(rawValue: word), scope != .region else {
                let scopes = Scope.allCases.map(\.rawValue).filter { !$0.isEmpty }
                mistake = unknown("scope", word, scopes, at: scopeStart + 1, cursor)
                return
            }
            self.scope = scope
        }
        guard cursor.isAtBlank else {
            let start = cursor.position
            cursor.skipSigns()
            mistake = Mistake("a space is missing before the rule ids", cursor.correction(of: range, from: start, " "))
            return
        }
        readIDs(&cursor)
    }

    private mutating func readIDs(_ cursor: inout Cursor) {
        while true {
            cursor.skipBlanksAndCommas()
            if cursor.isAtEnd { return }
            if cursor.take("--") {
                let text = cursor.rest()
                reason = text.isEmpty ? nil : text
                return
            }
            let start = cursor.position
            let word = cursor.word(withStars: true)
            let isReason = !word.contains(where: { "_*".contains($0) }) && ids.last.map { $0.text.contains("_") } ?? false
            if word.isEmpty || (isReason && !isCommaBefore(start, cursor.bytes)) {
                cursor.position = start
                mistake = unreadable(&cursor)
                return
            }
            ids.append(ID(text: word, range: SourceRange(start: UInt32(start), end: UInt32(cursor.position))))
        }
    }

    /// Whether a comma separates the word from the one before it.
    private func isCommaBefore(_ start: Int, _ bytes: [UInt8]) -> Bool {
        bytes[..<start].last { !$0.isWhiteSpace } == UInt8(ascii: ",")
    }

    /// The mistake where neither a rule id nor a reason begins. A word without `_` after an id is not an id, but a reason.
    private func unreadable(_ cursor: inout Cursor) -> Mistake {
        let start = cursor.position
        if let name = cursor.quotedName() {
            let isPattern = name.contains("*") || name.contains("?")
            return Mistake(
                isPattern
                    ? "a pattern has no effect in a comment, which must name each rule by its id"
                    : "a comment names rules without quotes",
                isPattern ? nil : cursor.correction(of: range, from: start, name))
        }
        cursor.skipDashes()
        return Mistake(
            "the reason must start with two hyphens", cursor.correctedReason(from: start),
            help: "add a reason after two hyphens: `-- reason`")
    }

    fileprivate static let form = "write `// grouplint:disable:next rule_id -- reason`"

    /// The mistake for a word that ends at the cursor and is not one of the choices.
    private func unknown(
        _ kind: String, _ word: String, _ choices: [String], at start: Int, _ cursor: Cursor
    ) -> Mistake {
        let nearest = SpellingSuggestion.nearest(to: word, in: choices)
        let list = choices.map { "`\($0)`" }.joined(separator: ", ")
        return Mistake(
            "unknown \(kind) `\(word)`; " + (nearest.map { "did you mean `\($0)`?" } ?? "use \(list)"),
            nearest.flatMap { cursor.correction(of: range, from: start, $0) })
    }
}
