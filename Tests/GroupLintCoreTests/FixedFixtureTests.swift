import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares the fixture of each rule after its fixes with `<id>.fixed.swift`. Safe and unsafe fixes are applied.
@Suite struct FixedFixtureTests {
    @Test(.slow, .tags(.slow), arguments: allRules.map { $0.info.id }) func fixesDoWhatTheFixtureShows(_ id: String) throws {
        let rules = allRules.filter { $0.info.id == id }
        let fixture = Fixture(try PackageRoot.text("Fixtures/Rules/\(id).swift"), name: "\(id).swift")
        var run = FixtureRun(rules: rules.map { $0.configured(with: fixture.options) }, targets: fixture.targets)
        run.furtherRules = allRules.filter { fixture.furtherRules.contains($0.info.id) }.map { $0.init() }
        let files = fixture.plainRun
        let offered = run.report(files).diagnostics.compactMap { $0.fix?.applicability }
        let isDocumented = rules.contains { $0.info.fix != nil }
        #expect(isDocumented == !offered.isEmpty, "RuleInfo.fix says what the fixes of the fixture do")
        let path = "Fixtures/Rules/\(id).fixed.swift"
        if offered.allSatisfy({ $0 == .manual }) {
            #expect(!PackageRoot.exists(path), "\(path) shows no fix")
            return
        }
        let text = Fixture.joined(run.fix(files).files(files))
        if PackageRoot.isUpdating { return try PackageRoot.write(text, to: path) }
        let approved = PackageRoot.exists(path) ? try PackageRoot.text(path) : ""
        let hint = "\(PackageRoot.updateCommand) rewrites it"
        #expect(text == approved, "\(path) is not what fixes make:\n\(lineDifference(approved, text))\n\(hint)")
        for policy in [FixPolicy(), FixPolicy(allowsUnsafe: true)] { expectSound(run, files, policy) }
    }

    /// Expects that fixes make valid code for each way to store it, and that a second run changes nothing.
    private func expectSound(_ run: FixtureRun, _ files: [(path: String, text: String)], _ policy: FixPolicy) {
        let outcome = run.fix(files, policy)
        let result = outcome.files(files)
        let parsed = run.report(files).problems
        #expect(outcome.report.problems.count == parsed.count, "\(outcome.report.problems)")
        #expect(run.fix(result, policy).files.isEmpty, "fixing twice changes something")
        for clothes in Clothes.allCases {
            let dressed = files.map { (path: $0.path, text: clothes.dressed($0.text)) }
            let found = run.fix(dressed, policy).files(dressed)
            for (found, file) in zip(found, result) {
                let expected = clothes.dressed(file.text)
                #expect(found.text == expected, "\(clothes): \(lineDifference(expected, found.text))")
            }
        }
    }

    /// Ways to store the same code.
    private enum Clothes: CaseIterable {
        case carriageReturns
        case loneCarriageReturns
        case byteOrderMark
        case noLastLineBreak
        case commentOnTop

        func dressed(_ text: String) -> String {
            switch self {
            case .carriageReturns: text.replacing("\n", with: "\r\n")
            case .loneCarriageReturns: text.replacing("\n", with: "\r")
            case .byteOrderMark: "\u{FEFF}" + text
            case .noLastLineBreak: text.hasSuffix("\n") ? String(text.dropLast()) : text
            case .commentOnTop: "// \u{1F469}\u{200D}\u{1F680} d\u{E9}j\u{E0} \u{6F22}\u{5B57}\n" + text
            }
        }
    }
}
