import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintRules
@testable import GroupLintSyntax

/// Reports on a terminal, and that no other output depends on the terminal or the working directory.
@Suite struct ScreenTests {
    private let quiet = ["--target", "iOS=16", "--color", "never"]

    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    /// The first line of each diagnostic.
    private func heads(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.hasSuffix("[sample_rule]") }.map { String($0.prefix { $0 != " " }) }
    }

    /// Sentences are broken at spaces, below their beginning; the place stays whole for editors and terminals that open it.
    @Test func sentencesFitTheTerminal() throws {
        let tree = try TemporaryTree(["A.swift": Self.oneGroup])
        let words = ["--only", "needless_group", "--color", "never"]
        let screen = CommandLineRun(words, in: tree, isTerminal: true, columns: 60, rules: allRules).output
        let lines = screen.split(separator: "\n").map(String.init)
        #expect(screen.contains("needless_group"), "\(screen)")
        #expect(lines.allSatisfy { $0.count <= 60 }, "\(screen)")
        #expect(lines.first?.hasPrefix("A.swift:4:13: info: ") == true)
        #expect(lines.dropFirst().first?.hasPrefix("    ") == true)
    }

    private static let oneGroup = """
        import SwiftUI
        struct A: View {
            var body: some View { VStack {
                    Group { Text("a"); Text("b") }
                }
            }
        }
        """

    @Test func theMostSevereIsLast() throws {
        let tree = try tree(["A.swift": "ERROR", "B.swift": "INFO", "C.swift": "WARNING", "D.swift": "INFO"])
        let screen = CommandLineRun(quiet, in: tree, isTerminal: true).output
        #expect(heads(screen) == ["B.swift:1:1:", "D.swift:1:1:", "C.swift:1:1:", "A.swift:1:1:"])
        let end = """

            2 info     sample_rule
            1 warning  sample_rule
            1 error    sample_rule

            1 error, 1 warning, 2 info in 4 files
            Next: grouplint explain sample_rule

            """
        #expect(screen.hasSuffix("\n" + end))
        let pipe = CommandLineRun(quiet, in: tree).output
        #expect(heads(pipe) == ["A.swift:1:1:", "B.swift:1:1:", "C.swift:1:1:", "D.swift:1:1:"])
        #expect(pipe.hasSuffix("\n\n1 error, 1 warning, 2 info in 4 files\n"))
    }

    @Test(arguments: [(4, 4), (5, 3), (12, 3)])
    func ofOneRuleTheFirstAreShown(_ count: Int, _ shown: Int) throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", "INFO") })
        let tree = try tree(files.merging(["A.swift": "WARNING", "E.swift": "ERROR"]) { file, _ in file })
        let screen = CommandLineRun(quiet, in: tree, isTerminal: true).output
        #expect(heads(screen).count == shown + 2)
        #expect(screen.contains("  = and \(count - shown) more of this rule (--all shows them)\n") == (shown < count))
        #expect(screen.contains("1 error, 1 warning, \(count) info in \(count + 2) files\n"))
        #expect(screen.hasSuffix("or grouplint baseline create to see only new ones\n") == (count >= 8))
        let all = CommandLineRun(quiet + ["--all"], in: tree, isTerminal: true).output
        #expect(heads(all).count == count + 2)
        #expect(heads(CommandLineRun(quiet, in: tree).output).count == count + 2)
    }

    @Test func errorsAreAllShown() throws {
        let tree = try tree(Dictionary(uniqueKeysWithValues: (0..<9).map { ("F\($0).swift", "ERROR") }))
        let screen = CommandLineRun(quiet, in: tree, isTerminal: true).output
        #expect(heads(screen).count == 9)
        #expect(!screen.contains("more of this rule"))
    }

    @Test func aBaselineIsSuggestedOnlyWhereItHelps() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<12).map { ("F\($0).swift", "INFO") })
        let tree = try tree(files)
        for words in [["--fix"], ["-q"], ["--shard", "1/1"]] {
            #expect(!CommandLineRun(quiet + words, in: tree, isTerminal: true).output.contains("baseline create"))
        }
        #expect(CommandLineRun(["baseline", "create"], in: tree).code == .success)
        try tree.write("G.swift", Array("WARNING".utf8))
        let accepted = CommandLineRun(quiet, in: tree, isTerminal: true).output
        #expect(accepted.hasSuffix("12 baselined\nNext: grouplint explain sample_rule\n"))
    }

    @Test(arguments: ["text", "compact"])
    func pathsOnATerminalStartWhereTheUserIs(_ format: String) throws {
        let tree = try tree(["App/Home/A.swift": "WARNING", "Kit/B.swift": "WARNING", "Kit/C.swift": "CRASH"])
        let words = quiet + ["-f", format]
        func run(_ isTerminal: Bool, _ variables: [String: String] = [:], _ directory: String = "App/Home") -> CommandLineRun {
            CommandLineRun(
                words + (directory.isEmpty ? [] : ["../.."]), in: tree, directory: directory, variables: variables,
                isTerminal: isTerminal)
        }
        #expect(heads(run(true).output) == ["A.swift:1:1:", "../../Kit/B.swift:1:1:"])
        #expect(run(true).errors == "../../Kit/C.swift: error: stopped [internal]\n")
        let pipe = run(false)
        #expect(heads(pipe.output) == ["App/Home/A.swift:1:1:", "Kit/B.swift:1:1:"])
        #expect(pipe.errors == "Kit/C.swift: error: stopped [internal]\n")
        #expect(pipe.output == run(false, [:], "").output)
        #expect(run(true, ["CI": "true"]).output == pipe.output)
        let file = CommandLineRun(
            words + ["../..", "-o", "report", "--report", "\(format)=further"], in: tree, directory: "App/Home", isTerminal: true)
        #expect(file.output == "")
        #expect(tree.text("App/Home/report") == pipe.output)
        #expect(tree.text("App/Home/further") == pipe.output)
    }

    @Test(arguments: ReportFormat.allCases.filter { ![.text, .compact, .html].contains($0) }.map(\.rawValue))
    func otherFormatsDoNotDependOnTheTerminal(_ format: String) throws {
        let tree = try tree(["App/A.swift": "WARNING", "Kit/B.swift": "INFO", "Kit/C.swift": "ERROR"])
        let pipe = CommandLineRun(quiet + ["-f", format], in: tree).output
        let screen = CommandLineRun(quiet + ["-f", format, ".."], in: tree, directory: "App", isTerminal: true).output
        #expect(screen == pipe)
    }

    @Test(arguments: ["text", "compact"]) func pathsMayBeRelativeToTheWorkingDirectory(_ format: String) throws {
        let tree = try tree([".git/config": "", "App/A.swift": "WARNING", "Kit/B.swift": "WARNING"])
        func lines(_ words: [String]) -> [String] {
            let run = CommandLineRun(quiet + ["-f", format] + words, in: tree, directory: "App")
            return run.output.split(separator: "\n").map(String.init).filter { $0.contains(".swift:") }
        }
        #expect(lines(["A.swift"]).allSatisfy { $0.hasPrefix("App/A.swift:1:") })
        #expect(lines(["--paths", "cwd", "A.swift"]).allSatisfy { $0.hasPrefix("A.swift:1:") })
        #expect(lines(["--paths", "cwd", "../Kit"]).allSatisfy { $0.hasPrefix("../Kit/B.swift:1:") })
        #expect(!lines(["--paths", "cwd", "A.swift"]).isEmpty && !lines(["--paths", "cwd", "../Kit"]).isEmpty)
    }

    @Test func aMissingFileIsNamedAsItWasTyped() throws {
        let tree = try tree([:])
        let missing = tree.path + "/nope/x.swift"
        #expect(CommandLineRun([missing], in: tree).errors.contains("\(missing): error: no such file or directory"))
        #expect(CommandLineRun(["nope/x.swift"], in: tree).errors.hasPrefix("nope/x.swift: error: no such file or directory"))
    }

    @Test func filesWithViewsAreCounted() throws {
        let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
        func output(_ files: [String: String]) throws -> String {
            CommandLineRun(quiet, in: try tree(files), rules: [SampleRule.self]).output
        }
        #expect(try output(["A.swift": view, "B.swift": "struct B {}"]) == "no diagnostics in 2 files, 1 with views\n")
        #expect(try output(["B.swift": "import UIKit\nstruct B {}"]) == "no diagnostics in 1 file, none with views\n")
    }

    /// The first report in README.md is what the demo prints.
    @Test func readmeShowsTheDemoAsItIsPrinted() throws {
        var fixtures: [String: String] = [".git/config": ""]
        for name in PackageRoot.files(in: "Fixtures/Demo", extension: "swift") {
            fixtures["Fixtures/Demo/" + name] = try PackageRoot.text("Fixtures/Demo/" + name)
        }
        let printed = CommandLineRun(["Fixtures/Demo"], in: try TemporaryTree(fixtures), rules: allRules).output
        let blocks = try PackageRoot.text("README.md").components(separatedBy: "```\n")
        let sample = try #require(blocks.first { $0.hasPrefix("Fixtures/Demo/") })
        #expect(printed == sample)
    }
}
