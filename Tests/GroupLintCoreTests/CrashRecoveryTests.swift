import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Crashes the built program on purpose: only the results of the guilty file are lost, whatever the failure and the stage.
@Suite struct CrashRecoveryTests {
    private struct Run: Equatable {
        var code: Int32
        var output: String
        var errors: String
    }

    private static func source(_ name: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { Group { Text(\"a\") } } }\n"
    }

    private static func tree(without left: String? = nil) throws -> TemporaryTree {
        let names: [String] = ["A", "B", "C", "D"].filter { $0 != left }
        return try TemporaryTree(Dictionary(uniqueKeysWithValues: names.map { ("\($0).swift", source($0)) }))
    }

    private func run(
        _ words: [String], in tree: TemporaryTree, failure: String? = nil, input: String? = nil, temporary: String? = nil
    ) throws -> Run {
        let process = Process()
        process.executableURL = try BuiltProgram.url()
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: tree.path)
        process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
        process.environment?[InjectedFailure.variable] = failure
        process.environment?["TMPDIR"] = temporary
        let (output, errors, stdin) = (Pipe(), Pipe(), Pipe())
        (process.standardOutput, process.standardError, process.standardInput) = (output, errors, stdin)
        try process.run()
        stdin.fileHandleForWriting.write(Data((input ?? "").utf8))
        try stdin.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(code: process.terminationStatus, output: text, errors: said)
    }

    private static let failures: [String] = [InjectedFailure.trap, .overflow, .segv, .abort, .memory].map(\.rawValue)

    @Test(.slow, .tags(.slow), arguments: failures, [FileWatch.Stage.reading, .parsing, .indexing, .checking])
    func onlyTheGuiltyFileIsLost(_ failure: String, _ stage: FileWatch.Stage) throws {
        let words = ["--format", "compact", "."]
        let expected = try run(words, in: Self.tree(without: "C"))
        #expect(expected.output.split(separator: "\n").count == 3)
        let tree = try Self.tree()
        let found = try run(words, in: tree, failure: "\(failure):\(stage):C.swift")
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(found.output == expected.output)
        #expect(found.errors.contains("C.swift: error: GroupLint failed when it \(stage.text) (signal "), "\(found.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path).count == 4)
    }

    @Test func everyFormatNamesTheFile() throws {
        for format in ["json", "sarif", "junit", "github"] {
            let found = try run(["--format", format, "."], in: Self.tree(), failure: "trap:checking:C.swift")
            #expect(found.code == ExitCode.internalFailure.rawValue)
            #expect(found.output.contains("GroupLint failed when it checked the file"), "\(format)")
        }
    }

    /// A pipe gives its bytes only once: the run that starts again gets them from a file.
    @Test(arguments: ["/dev/stdin", "/dev/fd/0", "-"]) func aListFromAPipeIsReadAgain(_ list: String) throws {
        let found = try run(
            ["--format", "compact", "--files-from", list], in: Self.tree(), failure: "trap:checking:C.swift",
            input: "A.swift\nC.swift\n")
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(found.output.hasPrefix("A.swift:2:"), "\(found)")
        #expect(found.errors.contains("C.swift: error: GroupLint failed when it checked the file"), "\(found)")
    }

    @Test func standardInputIsReadAgain() throws {
        let tree = try Self.tree()
        try tree.write(".git/HEAD", [])
        let found = try run(
            ["--format", "compact", "--stdin-filename", "B.swift", "-"], in: tree, failure: "trap:parsing:C.swift",
            input: Self.source("B"))
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(found.output.hasPrefix("B.swift:2:40: info:"))
    }

    /// A container may have no folder for temporary files.
    @Test(arguments: [["--files-from", "-"], ["-"], ["-", "--fix"]])
    func standardInputThatCannotBeKeptIsSaid(_ words: [String]) throws {
        let tree = try Self.tree()
        let failure = "trap:checking:" + (words[0] == "-" ? "<stdin>" : "C.swift")
        let input = words[0] == "-" ? Self.source("C") : "A.swift\nC.swift\n"
        let found = try run(words, in: tree, failure: failure, input: input, temporary: tree.path + "/missing")
        #expect(found.code == ExitCode.internalFailure.rawValue && found.output.isEmpty)
        let file = words[0] == "-" ? "<stdin>" : "C.swift"
        #expect(found.errors.contains("because GroupLint failed when it checked the file \"\(file)\""), "\(found.errors)")
        #expect(found.errors.contains("the temporary folder cannot be written"))
    }

    @Test func aMapSaysWhichFilesItLacks() throws {
        let tree = try Self.tree()
        for stage in [FileWatch.Stage.parsing, .checking] {
            let found = try run(["map"], in: tree, failure: "trap:\(stage):C.swift")
            #expect(found.code == ExitCode.internalFailure.rawValue)
            #expect(found.errors.contains("C.swift: error: GroupLint failed when it \(stage.text)"))
        }
        try tree.write("Bad.swift", [0xFF])
        let found = try run(["map", "."], in: tree)
        #expect(found.code == ExitCode.success.rawValue && found.errors.contains("Bad.swift: warning: not UTF-8"))
        let named = try run(["map", "Bad.swift"], in: tree)
        #expect(named.code == ExitCode.failure.rawValue && named.errors.contains("Bad.swift: error: not UTF-8"))
    }

    @Test func viewsOfOtherFilesAreShown() throws {
        let found = try run(["views", "A"], in: Self.tree(), failure: "trap:indexing:C.swift")
        #expect(found.code == ExitCode.internalFailure.rawValue && found.output.hasPrefix("A.body  A.swift:2:"), "\(found)")
        #expect(found.errors.contains("C.swift: GroupLint failed when it indexed"), "\(found)")
    }

    @Test func fixesOfOtherFilesAreWritten() throws {
        let tree = try Self.tree()
        let found = try run(["--fix", "."], in: tree, failure: "trap:checking:C.swift")
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(tree.text("C.swift") == Self.source("C"))
        #expect(tree.text("A.swift")?.contains("Group") == false)
    }

    @Test(.timeLimit(.minutes(2))) func anEndlessFileIsSetAside() throws {
        let words = ["--file-timeout", "1", "--format", "compact", "."]
        let found = try run(words, in: Self.tree(), failure: "loop:checking:C.swift")
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(found.output.split(separator: "\n").count == 3)
        #expect(found.errors.contains("C.swift: error: GroupLint took longer than --file-timeout allows when it checked"))
    }

    @Test func aCrashWithoutAFileIsSaid() throws {
        let found = try run(["."], in: Self.tree(), failure: "trap:reporting:")
        #expect(found.code == ExitCode.internalFailure.rawValue && found.output.isEmpty)
        #expect(found.errors.contains("error: there are no results, because GroupLint failed when it wrote the report"))
    }

    @Test(.slow, .tags(.slow), arguments: [FileWatch.Stage.starting, .merging, .baseline])
    func aCrashOfTheWholeRunNamesTheStage(_ stage: FileWatch.Stage) throws {
        let found = try run(["."], in: Self.tree(), failure: "trap:\(stage):")
        #expect(found.code == ExitCode.internalFailure.rawValue && found.output.isEmpty)
        #expect(found.errors.contains("because GroupLint failed when it \(stage.text)"))
    }

    @Test(.slow, .tags(.slow)) func aFailureWhileFixingLosesThatFileOnly() throws {
        let tree = try Self.tree()
        let found = try run(["--fix", "."], in: tree, failure: "abort:fixing:C.swift")
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(tree.text("C.swift") == Self.source("C"))
        #expect(tree.text("A.swift")?.contains("Group") == false)
        #expect(found.errors.contains("C.swift: error: GroupLint failed when it fixed the file"))
    }

    /// What concerns all files may take ten times as long as one file.
    @Test(.slow, .tags(.slow), arguments: [FileWatch.Stage.merging, .reporting])
    func endlessWorkOnAllFilesEndsTheRun(_ stage: FileWatch.Stage) throws {
        let found = try run(["--file-timeout", "1", "."], in: Self.tree(), failure: "loop:\(stage):")
        #expect(found.code == ExitCode.internalFailure.rawValue && found.output.isEmpty)
        #expect(found.errors.contains("took too long when it \(stage.text); raise --file-timeout"))
    }

    #if os(Linux)
    @Test(.slow, .tags(.slow)) func aFileThatNeedsTooMuchMemoryIsSetAside() throws {
        let tree = try Self.tree()
        // A nested tree of 4 million nodes, more than 80 MB.
        try tree.write("Big.swift", Array(("let x = [" + String(repeating: "1,", count: 2_000_000) + "]").utf8))
        let words = ["--memory-limit", "100", "--jobs", "1", "--format", "compact", "."]
        let found = try run(words, in: tree)
        #expect(found.code == ExitCode.internalFailure.rawValue)
        #expect(found.output.split(separator: "\n").count == 4)
        #expect(found.errors.contains("Big.swift: error: GroupLint failed when it"), "\(found.errors)")
    }

    /// Without this check the program crashes somewhere, and the message names that stage.
    @Test func aSmallStackIsNamed() throws {
        let program = try BuiltProgram.url().path
        let command = "ulimit -s 64; exec \"\(program)\" --version"
        let outcome = try ChildProcess(executable: "/bin/sh", arguments: ["-c", command], environment: []).run()
        #expect(outcome.code == 2)
        let message = "GroupLint needs a stack of 256 KiB and may use 64; raise the limit with ulimit -s"
        #expect(String(decoding: outcome.errors, as: UTF8.self) == "grouplint: error: \(message)\n")
    }
    #endif
}
