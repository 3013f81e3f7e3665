import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that every rule has correct documentation, a fixture and a line in the list.
@Suite struct RuleCatalogTests {
    static let ids = allRules.map { $0.info.id }
    static let infos = allRules.map { $0.info }
    static let typeNames = allRules.map { String(describing: $0) }

    static func info(_ id: String) throws -> RuleInfo { try #require(infos.first { $0.id == id }) }

    @Test func rulesAreSortedAndUnique() {
        #expect(Self.ids == Array(Set(Self.ids)).sorted())
    }

    @Test(arguments: ids) func idIsTheTypeNameInSnakeCase(_ id: String) {
        let position = Self.ids.firstIndex(of: id)
        #expect(position.map { Self.typeNames[$0].snakeCase } == id)
    }

    @Test(arguments: ids) func documentationHasItsForm(_ id: String) throws {
        let info = try Self.info(id)
        #expect(
            info.summary.count <= 100 && info.summary.hasSuffix(".") && info.summary.dropLast().contains(". ") == false)
        #expect(!info.rationale.isEmpty && !info.sources.isEmpty && !info.silentOn.isEmpty)
        let circumstances = info.cases.map(\.when) + info.doubts.map(\.when)
        #expect(Set(circumstances).count == circumstances.count, "circumstances tell the cases of a rule apart")
        let lines = info.silentOn + circumstances + info.cases.map(\.says)
        for line in lines { #expect(!line.hasSuffix("."), "\(line)") }
    }

    @Test(arguments: ids) func badExampleIsReportedAndGoodOneIsNot(_ id: String) throws {
        let info = try Self.info(id)
        let header = info.exampleTarget.map { "// target: \($0)" } ?? ""
        let targets = Fixture(header, name: "").targets
        let rules = allRules.filter { $0.info.severity != .off || $0.info.id == id }
        let run = FixtureRun(rules: rules.map { $0.init() }, targets: targets)
        let bad = run.report([("Bad.swift", info.bad + "\n")])
        #expect(bad.diagnostics.contains { $0.rule == id })
        #expect(bad.diagnostics.allSatisfy { $0.rule == id })
        #expect(bad.problems.isEmpty)
        let good = run.report([("Good.swift", info.good + "\n")])
        #expect(good.diagnostics.isEmpty, "\(good.diagnostics)")
        #expect(good.problems.isEmpty)
    }

    @Test func everyRuleHasAFixtureAndEveryFixtureARule() {
        let fixtures = PackageRoot.files(in: "Fixtures/Rules", extension: "swift").map { $0.dropLast(".swift".count) }
        #expect(fixtures.map(String.init) == Self.ids)
    }

    @Test func everyRuleFileIsInTheList() throws {
        let folder = PackageRoot.url.appendingPathComponent("Sources/GroupLintRules")
        let walk = FileManager.default.enumerator(atPath: folder.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        var found: Set<String> = []
        for path in paths {
            let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            let text = try PackageRoot.text("Sources/GroupLintRules/\(path)")
            if text.contains("struct \(name): Rule {") { found.insert(String(name)) }
        }
        let types = Set(Self.typeNames)
        let commentRules = Set(allRules.filter { $0 is any CommentRule.Type }.map { String(describing: $0) })
        for name in found.subtracting(types) { Issue.record("add this line to AllRules.swift:    \(name).self,") }
        #expect(types.subtracting(found) == commentRules)
    }

    /// Messages start in lower case, with code in backticks or with a name, and have no full stop.
    @Test func messagesHaveTheirForm() throws {
        for name in PackageRoot.files(in: "Fixtures/Rules", extension: "swift") {
            let fixture = Fixture(try PackageRoot.text("Fixtures/Rules/\(name)"), name: name)
            let report = FixtureRun(rules: allRules.map { $0.init() }, targets: fixture.targets).report(fixture.run)
            for diagnostic in report.diagnostics {
                expectForm(diagnostic, report)
            }
        }
    }

    private func expectForm(_ diagnostic: Diagnostic, _ report: LintReport) {
        let texts: [String] = [diagnostic.message, diagnostic.help ?? ""] + diagnostic.related.map(\.message)
        for text in texts {
            let hasStart = text.hasPrefix("VoiceOver ") || text.first.map { $0.isLowercase || $0 == "`" } ?? false
            #expect(hasStart && !text.hasSuffix("."), "\(text)")
        }
        for path in [diagnostic.path] + diagnostic.related.map(\.path) {
            #expect(report.sources[path] != nil)
        }
    }
}

extension String {
    /// `GroupLifecyclePreIOS15` as `group_lifecycle_pre_ios15`.
    fileprivate var snakeCase: String {
        var result = ""
        var previous: Character = "_"
        for character in self {
            if character.isUppercase, previous.isLowercase { result += "_" }
            result += character.lowercased()
            previous = character
        }
        return result
    }
}
