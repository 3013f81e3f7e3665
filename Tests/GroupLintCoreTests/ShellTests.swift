import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that completions and the manual page match the argument parser.
@Suite struct ShellTests {
    private let script = CompletionScript(rules: ["needless_group", "single_child_group"])

    @Test(arguments: Shell.allCases)
    func everyCommandAndOptionIsOffered(_ shell: Shell) {
        let text = script.text(shell)
        for verb in Verb.allCases where !verb.isForDevelopers {
            for word in verb.rawValue.split(separator: " ") { #expect(text.contains(word)) }
            for option in verb.options {
                #expect(text.contains(shell == .fish ? "-l \(option.rawValue) " : option.spelling))
            }
        }
        for format in ReportFormat.allCases { #expect(text.contains(format.rawValue)) }
        #expect(text.contains("needless_group"))
        #expect(!text.contains("dump-tokens"))
    }

    @Test func manualNamesEveryCommandAndOption() {
        let text = ManualPage.text.replacing("\\-", with: "-")
        for verb in Verb.allCases where !verb.isForDevelopers {
            if verb != .lint { #expect(text.contains(".SS grouplint \(verb.rawValue)")) }
            for option in verb.options { #expect(text.contains(option.spelling)) }
        }
        let requests = text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        #expect(Set(requests).isSubset(of: [".TH", ".SH", ".SS", ".B", ".br", ".TP"]))
    }

    @Test func bothAreCommands() throws {
        let tree = try TemporaryTree([:])
        #expect(CommandLineRun(["man"], in: tree).output == ManualPage.text)
        let bash = CommandLineRun(["completions", "bash"], in: tree).output
        #expect(bash == CompletionScript(rules: ["sample_rule"]).text(.bash))
    }

    /// Asks the shell itself if it is installed.
    @Test(
        .enabled(if: FilePath.exists("/bin/bash")),
        arguments: [
            (["ex"], "explain"), (["--for"], "--format"), (["--format", "s"], "sarif"), (["--format", "=", "s"], "sarif"),
            (["-f", "m"], "markdown"), (["lint", "--only", "single_child_group,n"], "single_child_group,needless_group"),
            (["config", ""], "show validate schema explain-path"), (["explain", "s"], "single_child_group"),
            (["completions", "z"], "zsh"), (["--color", ""], "auto always never"), (["lint", "--config", ""], ""),
        ])
    func bashAnswers(_ words: [String], _ expected: String) throws {
        let tree = try TemporaryTree(["completions": script.text(.bash)])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let ask = """
            source "$0"; COMP_WORDS=(grouplint "$@"); COMP_CWORD=$#; _grouplint; echo "${COMPREPLY[*]}"
            """
        process.arguments = ["-c", ask, tree.path + "/completions"] + words
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: output, as: UTF8.self) == expected + "\n")
    }
}
