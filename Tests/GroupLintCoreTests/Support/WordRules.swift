@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A rule that a test controls. Types with different names have different ids.
struct ClosureRule<RuleName: TestRuleName>: Rule {
    static var info: RuleInfo {
        RuleInfo(
            id: RuleName.id, summary: "A word.", category: .style, rationale: "None.",
            cases: [RuleCase(.warning, says: "there is {word}")], bad: "", good: "")
    }

    private let body: @Sendable (_ bytes: [UInt8], _ context: inout RuleContext) -> Void

    init() {
        body = { _, _ in }
    }

    /// Reports each occurrence of a word, and offers a replacement.
    init(_ find: String, _ write: String, _ applicability: Fix.Applicability = .safe, severity: Severity = .warning) {
        body = { bytes, context in
            for range in ranges(of: find, in: bytes) {
                let fix = Fix("write \(write)", applicability, [Fix.Edit(range, write)])
                context.report(RuleCase(severity, says: "there is {word}"), ["word": find], at: range, fix: fix)
            }
        }
    }

    /// Reports a place that the test chooses, and offers edits that the test makes.
    init(
        edits: @escaping @Sendable ([UInt8]) -> [Fix.Edit] = { _ in [] }, mark: @escaping @Sendable ([UInt8]) -> SourceRange?
    ) {
        body = { bytes, context in
            guard let range = mark(bytes) else { return }
            let fix = Fix("do something", .safe, edits(bytes))
            context.report(RuleCase(.warning, says: "there is something"), at: range, fix: fix)
        }
    }

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard let bytes = context.syntax()?.source.bytes else { return }
        body(bytes, &context)
    }
}

protocol TestRuleName { static var id: String { get } }

enum FirstName: TestRuleName { static let id = "first_word" }
enum SecondName: TestRuleName { static let id = "second_word" }
enum CustomName: TestRuleName { static let id = "custom_edits" }

typealias FirstWord = ClosureRule<FirstName>
typealias SecondWord = ClosureRule<SecondName>
typealias CustomEdits = ClosureRule<CustomName>

/// Ranges of the occurrences of a text; they do not overlap.
func ranges(of text: String, in bytes: [UInt8]) -> [SourceRange] {
    let needle = Array(text.utf8)
    var found: [SourceRange] = []
    var index = 0
    while index + needle.count <= bytes.count {
        if bytes[index...].starts(with: needle) {
            found.append(SourceRange(start: UInt32(index), end: UInt32(index + needle.count)))
            index += needle.count
        } else {
            index += 1
        }
    }
    return found
}
