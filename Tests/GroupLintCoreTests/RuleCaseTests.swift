import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that rules do what their cases and doubts declare.
@Suite struct RuleCaseTests {
    private static let ids = RuleCatalogTests.ids

    /// Diagnostics of a rule on its fixture.
    ///
    /// - Parameter targets: replace the targets of the fixture.
    private func diagnostics(
        _ id: String, targets: DeploymentTargets? = nil, usesOptions: Bool = true
    ) throws -> [Diagnostic] {
        let name = "\(id).swift"
        let fixture = Fixture(try PackageRoot.text("Fixtures/Rules/\(name)"), name: name)
        let rules = allRules.filter { $0.info.id == id }.map { $0.configured(with: usesOptions ? fixture.options : []) }
        var run = FixtureRun(rules: rules, targets: targets ?? fixture.targets)
        run.furtherRules = allRules.filter { fixture.furtherRules.contains($0.info.id) }.map { $0.init() }
        return run.report(fixture.run).diagnostics.filter { $0.rule == id }
    }

    @Test(arguments: ids) func everyCaseIsMetInTheFixture(_ id: String) throws {
        let info = try RuleCatalogTests.info(id)
        let met = Set(try diagnostics(id).flatMap(\.circumstances))
        for missing in info.cases where !met.contains(missing.when) {
            Issue.record("Fixtures/Rules/\(id).swift lacks the case \"\(missing.when)\" (\(missing.severity))")
        }
        for missing in info.doubts where !met.contains(missing.when) {
            Issue.record("Fixtures/Rules/\(id).swift lacks the doubt \"\(missing.when)\" (\(missing.confidence))")
        }
    }

    @Test(arguments: ids) func everyDiagnosticIsADeclaredCase(_ id: String) throws {
        let info = try RuleCatalogTests.info(id)
        for diagnostic in try diagnostics(id) {
            let ruleCase = try #require(info.cases.first { $0.when == diagnostic.circumstances.first })
            let doubts = diagnostic.circumstances.dropFirst()
            let doubt = info.doubts.first { doubts.contains($0.when) }
            #expect(doubts.isEmpty == (doubt == nil), "\(doubts) is not among the doubts of the rule")
            #expect(diagnostic.severity == ruleCase.severity)
            #expect(diagnostic.confidence == ruleCase.confidence(doubt))
        }
    }

    /// A case that an option enables says so, and is off by default.
    @Test(arguments: ["container_api_renamed", "group_distributes_modifier"])
    func casesOfOptionsAreOff(_ id: String) throws {
        let optional = try RuleCatalogTests.info(id).cases.map(\.when).filter { $0.contains("option ") }
        #expect(optional.count == 1)
        let found = try diagnostics(id, usesOptions: false)
        #expect(!found.isEmpty && found.allSatisfy { !$0.circumstances.contains(optional[0]) })
    }

    @Test(arguments: ids) func ordinaryCaseIsTheFirst(_ id: String) throws {
        let info = try RuleCatalogTests.info(id)
        let first = try #require(info.cases.first)
        #expect(info.cases.allSatisfy { $0.severity != .off })
        #expect(info.severity == (info.isOffByDefault ? .off : first.severity))
    }

    /// A rule that needs a deployment target reports nothing without one. Every other rule reports its example.
    @Test(arguments: ids) func needForATargetIsStated(_ id: String) throws {
        let info = try RuleCatalogTests.info(id)
        let rules = allRules.filter { $0.info.severity != .off || $0.info.id == id }.map { $0.init() }
        let report = FixtureRun(rules: rules).report([("Bad.swift", info.bad + "\n")])
        #expect(report.diagnostics.contains { $0.rule == id } != info.needsTarget)
        #expect(info.needsTarget == (info.exampleTarget != nil))
        if info.needsTarget { #expect(try diagnostics(id, targets: DeploymentTargets()).isEmpty) }
    }

    @Test func valuesStandInTheMessage() {
        let sample = RuleCase(.warning, .medium, when: "in a list", says: "{modifier} on {subject} runs")
        #expect(sample.message(["subject": "this {modifier}", "modifier": "task"]) == "task on this {modifier} runs")
        #expect(sample.confidence(nil) == .medium)
        #expect(sample.confidence(Doubt(.low, when: "in a macro")) == .low)
        #expect(RuleCase(.error, says: "holds nothing").message([:]) == "holds nothing")
    }

    /// Core and the command line work with any list of rules.
    @Test func onlyRulesAboutCommentsAreNamedOutsideOfRules() {
        let own = ["GroupLintCore/Diagnostics/SuppressionRule.swift", "GroupLintCore/Rules/CommentRules.swift"]
        for file in ArchitectureTests.sources where !file.path.hasPrefix("GroupLintRules/") && !own.contains(file.path) {
            for (index, line) in file.lines.enumerated() {
                for id in Self.ids where line.contains(id) {
                    Issue.record("Sources/\(file.path):\(index + 1) names the rule \(id)")
                }
            }
        }
        #expect(Set(SuppressionRule.allCases.map(\.rawValue)) == Set(Self.ids.filter { $0.hasSuffix("_suppression") }))
    }
}
