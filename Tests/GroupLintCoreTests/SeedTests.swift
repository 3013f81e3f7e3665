import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests every rule on harmful and harmless patterns from the articles that GroupLint is based on.
@Suite struct SeedTests {
    @Test(arguments: PackageRoot.files(in: "Fixtures/Seeds", extension: "swift"))
    func rulesSayWhatTheSeedExpects(_ name: String) throws {
        let path = "Fixtures/Seeds/\(name)"
        let text = try PackageRoot.text(path)
        let fixture = Fixture(text, name: name)
        let found = FixtureRun(rules: allRules.map { $0.init() }, targets: fixture.targets).expectations(fixture.run)
        if PackageRoot.isUpdating {
            try PackageRoot.write(fixture.rewritten(found, original: text), to: path)
        } else {
            expectSame(found, fixture.expectations, path)
        }
    }
}
