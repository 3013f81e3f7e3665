import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintRules
@testable import GroupLintSyntax

/// Documents agree with the program: its output, its formats and the commands that CI runs.
@Suite struct DocumentTests {
    /// README.md shows messages and help of the report on the demo app word for word.
    @Test func readmeShowsTheDemo() throws {
        let names = PackageRoot.files(in: "Fixtures/Demo", extension: "swift")
        let rules = allRules.map { ConfiguredRule($0.init()) }
        let report = Linter(LintConfiguration(rules: rules)).lint(names.map { "Fixtures/Demo/" + $0 }) { path in
            guard let text = try? PackageRoot.text(path) else {
                return .failure(InputError(kind: .io, message: "missing"))
            }
            return .success(SourceFile(path: path, bytes: Array(text.utf8)))
        }
        let readme = try PackageRoot.text("README.md")
        let shown = report.diagnostics.filter { $0.path.hasSuffix("RecipeList.swift") }
        #expect(shown.count == 2)
        for diagnostic in shown {
            #expect(readme.contains("\(diagnostic.message) [\(diagnostic.rule)]"))
            #expect(readme.contains("= help: \(diagnostic.help ?? "")"))
        }
    }

    /// Each format has a row in the table of README.md, and the row's text starts with the format's help text.
    @Test func readmeListsEveryFormat() throws {
        let rows = try PackageRoot.text("README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
        for format in ReportFormat.allCases {
            let help = format.record.help
            let isListed = rows.contains { row in
                let cells = row.components(separatedBy: " | ")
                return cells[0].contains("`\(format.rawValue)`") && cells.count == 2 && cells[1].hasPrefix(help)
            }
            #expect(isListed, "add to the table of README.md: | `\(format.rawValue)` | \(help) |")
        }
    }

    @Test func everySampleHasAFormat() {
        let endings = ReportFormat.allCases.map { "sample." + $0.record.ending }
        #expect(PackageRoot.files(in: "Fixtures/Reporters").sorted() == endings.sorted())
    }

    @Test func readmeCommandsRunInCI() throws {
        let readme = try PackageRoot.text("README.md")
        let script = try PackageRoot.text(".ci/run")
        let commands = [
            "swift build -c release --product grouplint", ".build/release/grouplint Fixtures/Demo --exit-zero", "swift test",
        ]
        for command in commands {
            #expect(readme.contains("\n\(command)\n"))
            #expect(script.contains("\n\(command)\n"))
        }
    }
}
