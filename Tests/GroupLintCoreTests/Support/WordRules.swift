@testable import GroupLintCore

/// Test rules: each reports the places of a word, and offers to write something else there.
protocol WordRule: Rule {
    var find: String { get set }
    var write: String { get set }
    var applicability: Fix.Applicability { get set }
    var severity: Severity { get set }
}

extension WordRule {
    init(
        _ find: String, _ write: String, _ applicability: Fix.Applicability = .safe, severity: Severity = .warning
    ) {
        self.init()
        self.find = find
        self.write = write
        self.applicability = applicability
        self.severity = severity
    }

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard let bytes = context.syntax()?.source.bytes else { return }
        for range in ranges(of: find, in: bytes) {
            let fix = Fix("write \(write)", applicability, [Fix.Edit(range, write)])
            let found = RuleCase(severity, says: "there is {word}")
            context.report(found, ["word": find], at: range, fix: fix)
        }
    }


}

/// Ranges of a text, none of them overlapping.
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

private func wordRuleInfo(_ id: String) -> RuleInfo {
    RuleInfo(
        id: id, summary: "A word.", category: .style, rationale: "None.", cases: [RuleCase(.warning, says: "there is {word}")],
        bad: "", good: "")
}

struct FirstWord: WordRule {
    var find = "", write = "", applicability = Fix.Applicability.safe, severity = Severity.warning
    static let info = wordRuleInfo("first_word")
}

struct SecondWord: WordRule {
    var find = "", write = "", applicability = Fix.Applicability.safe, severity = Severity.warning
    static let info = wordRuleInfo("second_word")
}

/// Reports one place that the test names, and offers edits that the test makes.
struct CustomEdits: Rule {
    var edits: @Sendable ([UInt8]) -> [Fix.Edit] = { _ in [] }
    var mark: @Sendable ([UInt8]) -> SourceRange? = { _ in nil }
    static let info = wordRuleInfo("custom_edits")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard let bytes = context.syntax()?.source.bytes, let range = mark(bytes) else { return }
        context.report(
            RuleCase(.warning, says: "there is something"), at: range, fix: Fix("do something", .safe, edits(bytes)))
    }
}
