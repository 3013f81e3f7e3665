import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct CommandLineTests {
    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    private func code(_ words: String..., files: [String: String]) throws -> ExitCode {
        CommandLineRun(words, in: try tree(files)).code
    }

    @Test(
        arguments: [
            ("let a = 1", [], .success), ("WARNING", [], .success), ("ERROR", [], .diagnostics),
            ("WARNING", ["--fail-on", "warning"], .diagnostics), ("INFO", ["--fail-on", "warning"], .success),
            ("INFO", ["--strict"], .diagnostics), ("ERROR", ["--fail-on", "never"], .success),
            ("ERROR", ["--exit-zero"], .success), ("CRASH", [], .internalFailure),
            ("CRASH ERROR", [], .internalFailure), ("CRASH", ["--exit-zero"], .internalFailure),
            ("CRASH", ["."], .internalFailure), ("CRASH", [".", "missing"], .failure), ("ERROR", ["missing"], .failure),
            ("ERROR", ["--exit-zero", "missing"], .failure), ("ERROR", ["--disable", "sample_rule"], .success),
            ("ERROR", ["--severity", "sample_rule=warning"], .success),
            ("INFO", ["--severity", "sample_rule=error"], .diagnostics), ("ERROR", ["--nonsense"], .failure),
        ] as [(String, [String], ExitCode)])
    func exitCodeSaysWhatHappened(_ text: String, _ words: [String], _ expected: ExitCode) throws {
        let tree = try tree(["A.swift": text])
        for format in ReportFormat.allCases.map(\.rawValue) {
            #expect(CommandLineRun(words + ["--format", format], in: tree).code == expected)
        }
    }

    @Test func textShowsDiagnosticsAndCountsOnOutputAlone() throws {
        let run = CommandLineRun(["--target", "iOS=16"], in: try tree(["App/A.swift": "a ERROR"]))
        #expect(
            run.output == """
                App/A.swift:1:3: error: runs for every row [sample_rule]
                  |
                1 | a ERROR
                  |   ^^^^^

                1 error in 1 file

                """)
        #expect(run.errors.isEmpty)
    }

    @Test func quietLeavesDiagnosticsAndErrors() throws {
        let tree = try tree(["A.swift": "ERROR", "B.swift": "\u{0}"])
        try tree.write("C.swift", [0xFF])
        let run = CommandLineRun(["--quiet", ".", "missing"], in: tree)
        #expect(run.output.hasSuffix("  | ^^^^^\n\n"))
        #expect(run.errors == "missing: error: no such file or directory [io]\n")
    }

    @Test func rulesThatNeedATargetAreHintedAtOnce() throws {
        let tree = try tree(["A.swift": ""])
        let hint = "grouplint: note: the deployment target is unknown, so 1 rule reports less"
        #expect(CommandLineRun([], in: tree).errors.hasPrefix(hint))
        for words in [["--quiet"], ["--target", "iOS=16"], ["--format", "json"], ["--disable", "sample_rule", "--quiet"]] {
            #expect(CommandLineRun(words, in: tree).errors.isEmpty)
        }
    }

    @Test(arguments: ReportFormat.allCases.map(\.rawValue))
    func outputIsTheSameFromAnyDirectory(_ format: String) throws {
        let tree = try tree(["App/Views/A.swift": "ERROR", "B.swift": "INFO"])
        let words = ["--format", format, "-j"]
        let first = CommandLineRun(words + ["1", "."], in: tree)
        #expect(CommandLineRun(words + ["2", "../.."], in: tree, directory: "App/Views").output == first.output)
        #expect(CommandLineRun(words + ["2", tree.path], in: tree, directory: "App").output == first.output)
    }

    @Test func colorsFollowTheTerminalAndItsCustoms() throws {
        let tree = try tree(["A.swift": "ERROR"])
        func isColored(_ words: [String] = [], _ variables: [String: String] = [:], isTerminal: Bool = true) -> Bool {
            CommandLineRun(words, in: tree, variables: variables, isTerminal: isTerminal).output.contains("\u{1B}")
        }
        #expect(isColored())
        #expect(!isColored(isTerminal: false))
        #expect(!isColored([], ["NO_COLOR": "1"]))
        #expect(!isColored([], ["TERM": "dumb"]))
        #expect(isColored([], ["FORCE_COLOR": "1"], isTerminal: false))
        #expect(isColored(["--color", "always"], ["NO_COLOR": "1"], isTerminal: false))
        #expect(!isColored(["--color=never"]))
        #expect(!isColored(["--output", "report.txt"]))
    }

    @Test func standardInputIsLintedUnderItsName() throws {
        let tree = try tree(["App/A.swift": "old"])
        let named = CommandLineRun(["-", "--stdin-filename", "A.swift"], in: tree, directory: "App", input: "ERROR")
        #expect(named.output.hasPrefix("App/A.swift:1:1: error: "))
        #expect(CommandLineRun(["-"], in: tree, input: "ERROR").output.hasPrefix("<stdin>:1:1: error: "))
    }

    @Test func listsNameFiles() throws {
        let tree = try tree(["A.swift": "ERROR", "B.swift": "ERROR", "list": "A.swift\r\n\n"])
        #expect(CommandLineRun(["--files-from", "list"], in: tree).output.hasSuffix("1 error in 1 file\n"))
        let fromInput = CommandLineRun(["--files-from0", "-"], in: tree, input: "A.swift\0B.swift\0")
        #expect(fromInput.output.hasSuffix("2 errors in 2 files\n"))
        let empty = CommandLineRun(["--files-from", "-"], in: tree)
        #expect(empty.code == .success)
        #expect(empty.output == "no diagnostics in 0 files\n")
        let missing = CommandLineRun(["--files-from", "lost"], in: tree)
        #expect(missing.code == .failure)
        #expect(missing.errors.contains(#"the list of paths "lost" could not be read: no such file or directory"#))
    }

    @Test func wordsThatAreNearlyCommandsAreRecognized() throws {
        let run = CommandLineRun(["explian"], in: try tree([:]))
        #expect(run.code == .failure)
        #expect(run.errors.hasSuffix("grouplint: note: did you mean the command \"explain\"?\n"))
    }

    @Test func documentationIsPrinted() throws {
        let tree = try tree([:])
        #expect(CommandLineRun(["version"], in: tree).output == "grouplint \(ToolIdentity.version)\n")
        #expect(CommandLineRun(["--version"], in: tree).output == "grouplint \(ToolIdentity.version)\n")
        #expect(CommandLineRun(["version", "--json"], in: tree).output.contains("grouplint-report-1"))
        #expect(CommandLineRun(["--help"], in: tree).output == HelpText.overview)
        #expect(CommandLineRun(["help", "rules"], in: tree).output == HelpText.command(.rules))
        #expect(CommandLineRun(["lint", "-h"], in: tree).output == HelpText.command(.lint))
        #expect(CommandLineRun(["rules"], in: tree).output.hasPrefix("sample_rule  error, warning"))
        for preset in Preset.allCases {
            let listed = CommandLineRun(["rules", "--preset", preset.rawValue], in: tree).output
            #expect(listed.hasPrefix("sample_rule  error, warning"))
            #expect(HelpText.command(.rules).contains("  \(preset.rawValue) "))
        }
        #expect(CommandLineRun(["explain", "sample_rule"], in: tree).output.hasPrefix("sample_rule (lifecycle"))
        #expect(CommandLineRun(["explain", "--all", "--format", "md"], in: tree).output.hasPrefix("## `sample_rule`"))
    }
}
