import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests every rule on its fixture, and on the same code with other line breaks, comments and encodings.
@Suite struct RuleFixtureTests {
    @Test(arguments: PackageRoot.files(in: "Fixtures/Rules", extension: "swift"))
    func ruleSaysWhatItsFixtureExpects(_ name: String) throws {
        let path = "Fixtures/Rules/\(name)"
        let text = try PackageRoot.text(path)
        let fixture = Fixture(text, name: name)
        let id = String(name.dropLast(".swift".count))
        let rules = allRules.filter { $0.info.id == id }.map { $0.configured(with: fixture.options) }
        try #require(rules.count == 1, "no rule has the id \(id)")
        var run = FixtureRun(rules: rules, targets: fixture.targets)
        run.furtherRules = allRules.filter { fixture.furtherRules.contains($0.info.id) }.map { $0.init() }
        let found = run.expectations(fixture.run)
        if PackageRoot.isUpdating {
            try PackageRoot.write(fixture.rewritten(found, original: text), to: path)
            return
        }
        expectSame(found, fixture.expectations, path)
        let plain = found.map { LineFree($0) }
        #expect(
            run.expectations(fixture.transformed { $0.replacing("\n", with: "\r\n") }).map { LineFree($0) } == plain)
        let comment = "// \u{1F469}\u{200D}\u{1F680} d\u{E9}j\u{E0} \u{6F22}\u{5B57}\n"
        #expect(run.expectations(fixture.transformed { comment + $0 }).map { LineFree($0) } == plain)
        #expect(run.expectations(fixture.transformed { $0.commentedOut }) == [])
        let uncommented = { (text: String) in text.replacing("/*", with: "").replacing("*/", with: "") }
        #expect(run.expectations(fixture.transformed { "/*\n\(uncommented($0))\n*/\n" }) == [])
    }

    /// Diagnostics of a file that is cut off after some token lie within the rest of the file.
    @Test(.slow, .tags(.slow), arguments: PackageRoot.files(in: "Fixtures/Rules", extension: "swift"))
    func cutOffFixturesAreLintedToTheirEnd(_ name: String) throws {
        let fixture = Fixture(try PackageRoot.text("Fixtures/Rules/\(name)"), name: name)
        let run = FixtureRun(rules: allRules.map { $0.init() }, targets: fixture.targets)
        for file in fixture.files {
            let bytes = Array(file.text.utf8)
            let tokens = Lexer.lex(bytes).tokens
            // Each cut costs as much as a whole run, so long fixtures are cut at longer distances.
            for index in stride(from: 0, to: tokens.count, by: max(61, tokens.count / 16)) {
                let end = tokens[index].end
                let cut = Array(bytes[..<Int(end)])
                #expect(parse(SourceFile(path: file.path, bytes: cut)).firstDefect() == nil)
                let report = run.report([(file.path, String(decoding: cut, as: UTF8.self))])
                #expect(report.fileCount == 1 && report.problems.allSatisfy { $0.kind == .parse })
                let whole = SourceRange(start: 0, end: end)
                #expect(report.diagnostics.allSatisfy { whole.contains($0.range) }, "\(file.path) up to \(end)")
            }
        }
    }

    /// A diagnostic without its line, because a comment at the top moves the line.
    struct LineFree: Equatable {
        var column: Int
        var level: String
        var message: String

        init(_ expectation: Fixture.Expectation) {
            column = expectation.column
            level = expectation.level
            message = expectation.message
        }
    }
}

/// Compares all diagnostics and shows missing and extra ones as caret lines.
func expectSame(_ found: [Fixture.Expectation], _ expected: [Fixture.Expectation], _ path: String) {
    for missing in expected where !found.contains(where: { $0.satisfies(missing) }) {
        Issue.record("\(path): not reported in \(missing.path), line \(missing.line):\n\(missing.comment)")
    }
    for extra in found where !expected.contains(where: { extra.satisfies($0) }) {
        Issue.record(
            "\(path): reported in \(extra.path), line \(extra.line):\n\(extra.comment)\n\(PackageRoot.updateCommand) rewrites it"
        )
    }
}

extension Fixture.Expectation {
    /// Whether a diagnostic is the expected one; the expected message is the start of the real message.
    func satisfies(_ expected: Fixture.Expectation) -> Bool {
        var exact = self
        exact.message = expected.message
        return exact == expected && message.hasPrefix(expected.message)
    }
}

extension Fixture {
    func transformed(_ change: (String) -> String) -> [(path: String, text: String)] {
        files.map { ($0.path, change($0.text)) }
    }
}

extension String {
    fileprivate var commentedOut: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }.joined(separator: "\n") + "\n"
    }
}

extension Rule {
    /// The rule with the options of a fixture's header: `a = 3`, `b = true`, `c = [X, Y]`.
    static func configured(with values: [(name: String, value: String)]) -> any Rule {
        var rule = Self()
        for (name, text) in values {
            guard let option = options.first(where: { $0.name == name }) else {
                Issue.record("\(info.id) has no option \(name)")
                continue
            }
            let value: RuleOptionValue
            if let number = Int(text) {
                value = .int(number)
            } else if text == "true" || text == "false" {
                value = .bool(text == "true")
            } else {
                value = .strings(text.split { "[], ".contains($0) }.map(String.init))
            }
            #expect(option.set(value, in: &rule), "\(name) does not take \(text)")
        }
        return rule
    }
}
