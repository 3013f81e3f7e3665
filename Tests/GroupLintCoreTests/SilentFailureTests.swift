import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintRules

/// A run that fails says why, also a quiet one; and a setting that has no effect is not accepted in silence.
@Suite struct SilentFailureTests {
    @Test func aQuietRunSaysWhichCodeWasNotUnderstood() throws {
        let tree = try TemporaryTree(["A.swift": "struct A {\n"])
        let run = CommandLineRun(["--quiet", "--strict"], in: tree, rules: allRules)
        #expect(run.code == .diagnostics)
        #expect(run.errors.contains("A.swift:1:11: info: expected `}`"))
        #expect(run.errors.contains("the exit code is 1, because code in a file was not understood"))
        #expect(CommandLineRun(["--quiet"], in: tree, rules: allRules).errors.isEmpty)
    }

    @Test func aFileThatIsNotLintedFailsAStrictRun() throws {
        let tree = try TemporaryTree(["A.swift": ""])
        try tree.write("B.swift", [0xFF, 0xFE, 0x61, 0])
        let run = CommandLineRun(["--quiet", "--strict"], in: tree, rules: allRules)
        #expect(run.code == .diagnostics)
        #expect(run.errors.contains("B.swift: warning: not UTF-8 and not linted"))
        #expect(run.errors.contains("the exit code is 1, because a file was not linted"))
        #expect(CommandLineRun(["--fail-on", "warning"], in: tree, rules: allRules).code == .success)
    }

    @Test func staleEntriesAreTheReasonOfAFailure() throws {
        let tree = try TemporaryTree(["A.swift": "WARNING", "B.swift": ""])
        #expect(CommandLineRun(["baseline", "create"], in: tree).code == .success)
        try tree.write("A.swift", Array("".utf8))
        for words in [["--baseline-strict"], ["--baseline-strict", "--quiet"]] {
            let run = CommandLineRun(words, in: tree)
            #expect(run.code == .diagnostics)
            #expect(run.errors.contains("because 1 entry of the baseline is stale; grouplint baseline check lists them"))
        }
    }

    @Test func aBaselineThatNoRunReadsIsReported() throws {
        let tree = try TemporaryTree([
            ".grouplint.yml": "baseline: top.json\n", "App/.grouplint.yml": "baseline: own.json\n", "App/A.swift": "",
            "top.json": "{}", ".git/config": "",
        ])
        let run = CommandLineRun(["config", "validate"], in: tree, rules: allRules)
        #expect(run.code == .success)
        #expect(run.errors.contains("App/.grouplint.yml:1:11: warning: `baseline` has no effect here"))
        #expect(!run.errors.contains("\n.grouplint.yml"))
        let shown = CommandLineRun(["config", "show", "--for", "App/A.swift"], in: tree, rules: allRules).output
        #expect(shown.contains("top.json (.grouplint.yml:1)") && !shown.contains("own.json"))
    }

    @Test func rulesCanBeAddedToTheConfigurationOfInit() throws {
        let tree = try TemporaryTree(["A.swift": ""])
        #expect(CommandLineRun(["init"], in: tree, rules: allRules).code == .success)
        let text = try #require(tree.text(".grouplint.yml"))
        try tree.write(".grouplint.yml", Array((text + "  single_child_group: off\n").utf8))
        #expect(CommandLineRun(["config", "validate"], in: tree, rules: allRules).output == "1 configuration is valid\n")
    }

    @Test func theExampleOfOverridesWorks() throws {
        let sample = try #require(ConfigurationKey.overrides.record.sample)
        let example = RuleReference.exampleConfiguration(for: allRules)
        #expect(example.contains("# overrides:\n"))
        let text = example.replacingOccurrences(
            of: sample.split(separator: "\n").map { "# \($0)\n" }.joined(), with: sample + "\n")
        let problems = ConfigurationDecoder.decode(Array(text.utf8), path: ".grouplint.yml", rules: allRules).problems
        #expect(problems.isEmpty && text.contains("\n  - paths: [\"Previews/\"]"), "\(problems)")
    }
}
