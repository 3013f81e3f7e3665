import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct FixerTests {
    /// A view whose body contains these words.
    private static func view(_ words: String) -> String { "struct A: View { var body: some View { \(words) } }\n" }

    private func fix(
        _ words: String, _ rules: [any Rule], _ policy: FixPolicy = FixPolicy()
    ) -> (text: String, outcome: FixOutcome) {
        let files = [(path: "A.swift", text: Self.view(words))]
        let outcome = FixtureRun(rules: rules).fix(files, policy)
        let body = outcome.files(files)[0].text.dropFirst(Self.view("").count - 5).dropLast(5)
        return (String(body), outcome)
    }

    /// Each level takes a round.
    @Test func deeplyNestedCodeIsLeftForTheNextRun() {
        let depth = Fixer.maximumRounds + 2
        let words = String(repeating: "Group { ", count: depth) + "Text(a)" + String(repeating: " }", count: depth)
        let result = fix(words, allRules.filter { $0.info.id == "needless_group" }.map { $0.init() })
        #expect(result.text.contains("Group") && result.outcome.report.fixedCount == Fixer.maximumRounds)
        #expect(result.outcome.report.problems.map(\.kind) == [.fix])
        #expect(result.outcome.report.problems.map(\.message) == ["fixes are left after 10 rounds; run --fix again"])
    }

    @Test func fixesAreAppliedEverywhereAndCounted() {
        let result = fix("Text(old); Text(old)", [FirstWord("old", "new")])
        #expect(result.text == "Text(new); Text(new)")
        #expect(result.outcome.report.fixedCount == 2)
        #expect(result.outcome.report.diagnostics.isEmpty && result.outcome.report.problems.isEmpty)
        #expect(result.outcome.files.map(\.fixCount) == [2])
    }

    @Test(arguments: [
        (Fix.Applicability.safe, false, true), (.safe, true, true), (.unsafe, false, false), (.unsafe, true, true),
        (.manual, true, false),
    ])
    func applicabilityDecides(_ applicability: Fix.Applicability, _ allowsUnsafe: Bool, _ isApplied: Bool) {
        let rule = FirstWord("old", "new", applicability)
        #expect((fix("Text(old)", [rule], FixPolicy(allowsUnsafe: allowsUnsafe)).text == "Text(new)") == isApplied)
    }

    @Test func rulesCanBeChosen() {
        let rules: [any Rule] = [FirstWord("one", "1"), SecondWord("two", "2")]
        #expect(fix("Text(one, two)", rules, FixPolicy(rules: ["second_word"])).text == "Text(one, 2)")
    }

    /// Overlapping fixes are applied one after another, each to the result of the one before.
    @Test func overlappingFixesWaitForTheNextRound() {
        let result = fix("Text(one.two)", [FirstWord("one.two", "three.two"), SecondWord("two", "2")])
        #expect(result.text == "Text(three.2)")
        #expect(result.outcome.report.fixedCount == 2)
        #expect(fix("Text(one, two)", [FirstWord("one", "1"), SecondWord(", two", "")]).text == "Text(1)")
    }

    /// The first fix makes the second one necessary.
    @Test func fixesAreAppliedUntilNoneIsLeft() {
        let result = fix("Text(one)", [FirstWord("one", "two"), SecondWord("two", "three")])
        #expect(result.text == "Text(three)")
        #expect(result.outcome.report.problems.isEmpty)
    }

    @Test func fixesThatUndoEachOtherAreStopped() {
        let result = fix("Text(one); Text(old)", [FirstWord("one", "two"), SecondWord("two", "one")])
        #expect(result.text == "Text(one); Text(old)")
        #expect(result.outcome.files.isEmpty && result.outcome.report.fixedCount == 0)
        #expect(result.outcome.report.problems.map(\.kind) == [.internal])
        #expect(result.outcome.report.problems[0].message.hasPrefix("fixes undo each other"))
    }

    @Test func growthIsStopped() {
        let result = fix("Text(one)", [FirstWord("one", "one1")])
        #expect(result.text == "Text(one\(String(repeating: "1", count: Fixer.maximumRounds)))")
        #expect(result.outcome.report.problems.map(\.kind) == [.internal])
    }

    @Test(arguments: [" } ", "\"", "(", "/*", "struct {"])
    func damageIsTakenBack(_ text: String) {
        let result = fix("Text(bad); Text(old)", [FirstWord("bad", text), SecondWord("old", "new")])
        #expect(result.text == "Text(bad); Text(new)")
        #expect(result.outcome.report.problems.map(\.kind) == [.fix])
        #expect(result.outcome.report.problems[0].message.contains("would damage the syntax"))
        #expect(result.outcome.report.problems[0].severity == .warning)
        #expect(result.outcome.report.diagnostics.count == 1)
    }

    /// The error appears in a different file from the fixed one.
    @Test func newErrorsAreTakenBack() {
        let files = [("A.swift", Self.view("Text(one); Text(old)")), ("B.swift", Self.view("B()"))]
        let result = fix("Text(one); Text(old)", [FirstWord("one", "two"), SecondWord("two", "2", .manual, severity: .error)])
        #expect(result.text == "Text(one); Text(old)")
        #expect(
            result.outcome.report.problems.map(\.message) == [
                "the fix of this first_word would lead to an error of second_word and was left out"
            ])
        let counting = FixtureRun(rules: [FirstWord("old", "new")])
        let outcome = Fixer(FixPolicy()) { changed in
            var report = counting.report(files.map { ($0.0, changed[$0.0].map { String(decoding: $0, as: UTF8.self) } ?? $0.1) })
            if !changed.isEmpty {
                var sample = SampleReport("B", path: "B.swift")
                sample.add("B", severity: .error)
                report.diagnostics += sample.report.diagnostics
            }
            return report
        }.fix(counting.report(files))
        #expect(outcome.files.isEmpty)
        #expect(outcome.report.problems.map(\.kind) == [.fix])
    }

    @Test func errorsThatWereThereMayStay() {
        let error = SecondWord("bad", "", .manual, severity: .error)
        #expect(fix("Text(bad); Text(old)", [error, FirstWord("old", "new")]).text == "Text(bad); Text(new)")
        #expect(fix("Text(bad)", [SecondWord("bad", "good", severity: .error)]).text == "Text(good)")
    }

    @Test func fixesWithoutEffectAreTakenBack() {
        let rule = CustomEdits(
            edits: { bytes in [Fix.Edit(SourceRange(start: UInt32(bytes.count), end: UInt32(bytes.count)), "//\n")] },
            mark: { ranges(of: "Text", in: $0).first })
        let result = fix("Text(old)", [rule, FirstWord("old", "new")])
        #expect(result.text == "Text(new)")
        #expect(
            result.outcome.report.problems.map(\.message) == [
                "the fix of this custom_edits would not remove it and was left out"
            ])
    }

    @Test(arguments: [(5, 4), (0, 1 << 20), (1 << 20, 1 << 20)])
    func editsOutsideTheTextAreNotApplied(_ start: UInt32, _ end: UInt32) {
        let rule = CustomEdits(
            edits: { _ in [Fix.Edit(SourceRange(start: start, end: end), "x")] },
            mark: { ranges(of: "Text", in: $0).first })
        let outcome = fix("Text(old)", [rule]).outcome
        #expect(outcome.files.isEmpty)
        #expect(outcome.report.problems[0].message.contains("overlap or lie outside"))
    }

    @Test func brokenDeclarationsAreLeftAlone() {
        let broken = "struct B: View { var body: some View { Text(old } }\n"
        let files = [(path: "A.swift", text: Self.view("Text(old)") + "\n" + broken)]
        let outcome = FixtureRun(rules: [FirstWord("old", "new")]).fix(files)
        #expect(outcome.files(files)[0].text == Self.view("Text(new)") + "\n" + broken)
        #expect(outcome.report.problems.map(\.kind) == [.parse])
    }

    /// A fix that would be left out is not offered.
    @Test func brokenDeclarationsOfferNoFix() {
        let broken = "struct B: View { var body: some View { Text(old } }\n"
        let files = [(path: "A.swift", text: Self.view("Text(old)") + "\n" + broken)]
        let found = FixtureRun(rules: [FirstWord("old", "new")]).report(files).diagnostics
        #expect(found.map { $0.fix != nil } == [true, false])
        let hints = FixtureRun(rules: [FirstWord("old", "new", .manual)]).report(files).diagnostics
        #expect(hints.allSatisfy { $0.fix != nil })
    }

    @Test func whatACommentAcceptsIsNotFixed() {
        let comment = "// grouplint:disable:this first_word -- kept for a reason\n"
        let files = [(path: "A.swift", text: String(Self.view("Text(old)").dropLast()) + comment)]
        let run = FixtureRun(rules: [FirstWord("old", "new")])
        let outcome = run.fix(files)
        #expect(run.report(files).suppressed.count == 1)
        #expect(outcome.files.isEmpty && outcome.report.fixedCount == 0)
    }

    @Test func filesThatMayNotBeFixedAreLeftAlone() {
        let run = FixtureRun(rules: [FirstWord("old", "new")])
        let report = run.report([("A.swift", Self.view("Text(old)"))])
        let outcome = Fixer(FixPolicy()) { _ in LintReport() }.fix(report) { _ in false }
        #expect(outcome.files.isEmpty && outcome.report.diagnostics.count == 1)
    }

    @Test(arguments: ["\u{FEFF}", ""], ["\n", "\r\n", "\r"])
    func bytesOutsideTheEditsStay(_ start: String, _ lineBreak: String) {
        let lines = [
            start + "// \u{1F469}\u{200D}\u{1F680}", "", "\t struct A : View {",
            "  var body: some View { Text( old ) } }  // end",
        ]
        let text = lines.joined(separator: lineBreak)
        let files = [(path: "A.swift", text: text)]
        let outcome = FixtureRun(rules: [FirstWord("old", "n\u{E9}w")]).fix(files)
        #expect(outcome.files(files)[0].text == text.replacing("old", with: "n\u{E9}w"))
        #expect(outcome.files[0].original == Array(text.utf8))
    }

    /// One bad fix among many costs a few more runs of the linter, not one run for each fix.
    @Test func badFixesAreFoundByHalving() {
        let words = (0..<200).map { "w\($0)" }
        let text = Self.view(words.map { "Text(\($0 == "w77" ? "bad" : "old"))" }.joined(separator: "; "))
        let run = FixtureRun(rules: [FirstWord("old", "new"), SecondWord("bad", "evil"), CustomEdits(mark: { _ in nil })])
        let counter = Counter()
        let outcome = Fixer(FixPolicy()) { changed in
            counter.count += 1
            let text = changed["A.swift"].map { String(decoding: $0, as: UTF8.self) } ?? text
            var report = run.report([("A.swift", text)])
            if text.contains("evil") {
                var sample = SampleReport(text, path: "A.swift")
                sample.add("evil", severity: .error)
                report.diagnostics += sample.report.diagnostics
            }
            return report
        }.fix(run.report([("A.swift", text)]))
        #expect(outcome.report.fixedCount == 199)
        #expect(counter.count < 20)
    }

    private final class Counter: @unchecked Sendable {
        var count = 0
    }
}
