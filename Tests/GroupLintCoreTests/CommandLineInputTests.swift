import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests messages and exit codes for bad input.
@Suite struct CommandLineInputTests {
    private let hint = ["--target", "iOS=16"]

    private func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    /// The system ends a path at a NUL byte: the list would name other files, or the whole directory.
    @Test(arguments: ["A.swift\0Sub/B.swift\0", "\0\n", "A\0.\0s\0w\0i\0f\0t\0\n\0"])
    func listsWithNullBytesAreRefused(_ list: String) throws {
        let tree = try TemporaryTree(["A.swift": "ERROR", "Sub/B.swift": "ERROR"])
        let run = CommandLineRun(["--files-from", "-"], in: tree, input: list)
        #expect(run.code == .failure && run.output.isEmpty)
        #expect(run.errors.contains("has a NUL byte; write it as UTF-8"), "\(run.errors)")
        #expect(CommandLineRun(["--files-from0", "-"], in: tree, input: "A.swift\0Sub/B.swift\0").output.contains("B.swift"))
    }

    @Test func listsMayStartWithAByteOrderMark() throws {
        let tree = try tree(["A.swift": "ERROR", "B.swift": "ERROR"])
        let run = CommandLineRun(["--files-from", "-"] + hint, in: tree, input: "\u{FEFF}A.swift\n")
        #expect(run.errors.isEmpty && run.output.contains("A.swift:1"), "\(run.errors)")
    }

    @Test func namesThatAreNotTextAreExplained() throws {
        let run = CommandLineRun(["A\u{FFFD}.swift"] + hint, in: try tree(["A.swift": ""]))
        #expect(run.errors.contains("names that are not UTF-8 cannot be linted"), "\(run.errors)")
    }

    @Test func directoryWithoutSwiftFiles() throws {
        let tree = try tree(["Docs/a.md": ""])
        let run = CommandLineRun(["Docs"] + hint, in: tree)
        #expect(run.code == .failure)
        #expect(run.output.isEmpty)
        let expected = "Docs: error: no Swift files found in this directory; name another directory, "
        #expect(run.errors == expected + "or use --allow-empty [io]\n")
        let allowed = CommandLineRun(["Docs", "--allow-empty"] + hint, in: tree)
        #expect(allowed.code == .success)
        #expect(allowed.output == "no diagnostics in 0 files\n")
    }

    @Test func fileThatIsNotUTF8() throws {
        let tree = try tree(["B.swift": "WARNING"])
        try tree.write("A.swift", [0x61, 0xFF])
        let text = "not UTF-8 and not linted: byte 0xFF at offset 1; save the file as UTF-8 [skipped]\n"
        let found = CommandLineRun(["."] + hint, in: tree)
        #expect(found.code == .success)
        #expect(found.errors == "A.swift: warning: " + text)
        #expect(found.output.hasSuffix("1 warning in 1 file, 1 file skipped\n"))
        let named = CommandLineRun(["A.swift", "B.swift"] + hint, in: tree)
        #expect(named.code == .failure)
        #expect(named.errors == "A.swift: error: " + text)
        #expect(named.output.contains("B.swift:1:1: warning: "))
    }

    @Test func emptyFile() throws {
        let run = CommandLineRun(["A.swift"] + hint, in: try tree(["A.swift": ""]))
        #expect(run.code == .success)
        #expect(run.output == "no diagnostics in 1 file\n")
        #expect(run.errors.isEmpty)
    }

    /// The superuser may read all files, so the mode of a file has no effect there.
    @Test(.enabled(if: getuid() != 0)) func fileWithoutPermission() throws {
        let tree = try tree(["A.swift": "", "B.swift": "WARNING", "Locked/C.swift": ""])
        for name in ["A.swift", "Locked"] {
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: tree.path + "/" + name)
        }
        defer {
            let locked = tree.path + "/Locked"
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
        }
        let run = CommandLineRun(["."] + hint, in: tree)
        #expect(run.code == .failure)
        #expect(run.output.contains("B.swift:1:1: warning: "))
        let expected = """
            A.swift: error: could not be read: permission denied [io]
            Locked: error: directory could not be read: permission denied [io]

            """
        #expect(run.errors == expected)
    }

    /// A file that can be opened but not read.
    @Test(.enabled(if: FilePath.exists("/proc/self/mem"))) func fileThatCannotBeRead() throws {
        let tree = try tree(["B.swift": "WARNING"])
        try tree.link("Mem.swift", to: "/proc/self/mem")
        let run = CommandLineRun(["B.swift", "Mem.swift"] + hint, in: tree)
        #expect(run.code == .failure)
        #expect(run.errors.hasSuffix("Mem.swift: error: could not be read: input/output error [io]\n"))
        #expect(run.output.contains("B.swift:1:1: warning: "))
    }

    @Test func pipe() throws {
        var ends: [Int32] = [0, 0]
        try #require(Foundation.pipe(&ends) == 0)
        try DescriptorSink(descriptor: ends[1]).write(Array("ERROR".utf8))
        close(ends[1])
        let run = CommandLineRun(["/dev/fd/\(ends[0])"] + hint, in: try tree())
        close(ends[0])
        #expect(run.code == .diagnostics)
        #expect(run.output.hasPrefix("/dev/fd/\(ends[0]):1:1: error: "))
    }

    @Test func loopOfSymbolicLinks() throws {
        let tree = try tree(["B.swift": "WARNING"])
        try tree.link("A.swift", to: "A.swift")
        let named = CommandLineRun(["A.swift"] + hint, in: tree)
        #expect(named.code == .failure)
        #expect(named.errors == "A.swift: error: could not be read: symbolic links form a loop [io]\n")
        try tree.link("Loop", to: ".")
        let found = CommandLineRun(["."] + hint, in: tree)
        #expect(found.code == .success)
        #expect(found.output.hasSuffix("1 warning in 1 file\n"))
    }

    @Test func pathThatDoesNotExist() throws {
        let run = CommandLineRun(["Vews", "Views"] + hint, in: try tree(["Views/A.swift": "WARNING"]))
        #expect(run.code == .failure)
        #expect(run.errors == "Vews: error: no such file or directory; did you mean \"Views\"? [io]\n")
        #expect(run.output.hasSuffix("1 warning in 1 file\n"))
    }

    @Test func snippetWithoutImport() throws {
        let run = CommandLineRun(["-"] + hint, in: try tree(), input: "ERROR")
        #expect(run.code == .diagnostics)
    }

    @Test func rootThatIsNoDirectory() throws {
        let run = CommandLineRun(["--root", "A.swift", "."], in: try tree(["A.swift": ""]))
        #expect(run.code == .failure)
        #expect(run.errors == "grouplint: error: --root \"A.swift\" is not a directory\n")
    }

    @Test(arguments: [
        (EPIPE, ""), (ENOSPC, "grouplint: error: standard output could not be written: no space left on device\n"),
    ])
    func outputThatCannotBeWritten(_ number: Int32, _ errors: String) throws {
        let tree = try tree(["A.swift": "ERROR"])
        for command in [hint, ["rules"], ["--help"], ["dev", "dump-tokens", "A.swift"]] {
            let run = CommandLineRun(command, in: tree, outputFailure: number)
            #expect(run.code == .failure)
            #expect(run.errors == errors)
        }
    }

    @Test(.enabled(if: FilePath.exists("/dev/full"))) func reportOnAFullDisk() throws {
        let run = CommandLineRun(["--output", "/dev/full"] + hint, in: try tree(["A.swift": "ERROR"]))
        #expect(run.code == .failure)
        #expect(run.errors == "grouplint: error: \"/dev/full\" could not be written: no space left on device\n")
    }

    @Test func reportsAreWrittenWholeAndBeforeTheExitCode() throws {
        let tree = try tree(["A.swift": "ERROR"])
        try tree.write("Reports/old.json", [0x61])
        try tree.link("link.json", to: "Reports/old.json")
        let words = ["--output", "new.txt", "--report", "json=link.json", "--report", "sarif=Reports/new.sarif"]
        let run = CommandLineRun(words + hint, in: tree)
        #expect(run.code == .diagnostics)
        #expect(run.output.isEmpty)
        #expect(tree.text("new.txt")?.hasSuffix("1 error in 1 file\n") == true)
        #expect(tree.text("Reports/old.json")?.contains("grouplint-report-1") == true)
        #expect(tree.text("Reports/new.sarif")?.contains("2.1.0") == true)
        let names = try FileManager.default.contentsOfDirectory(atPath: tree.path + "/Reports")
        #expect(Set(names) == ["old.json", "new.sarif"])
        let lost = CommandLineRun(["--report", "json=Lost/a.json"] + hint, in: tree)
        #expect(lost.code == .failure)
        #expect(lost.output.contains("A.swift:1:1: error: "))
    }

    @Test func dumpsShowEveryFileUnderItsName() throws {
        let tree = try tree(["A.swift": "a", "Sub/B.swift": "let b", "Sub/A.swift": ""])
        let tokens = CommandLineRun(["dev", "dump-tokens", "A.swift", "Sub"], in: tree)
        let expected = """
            # A.swift
            identifier\t0\t1
            endOfFile\t1\t1
            # Sub/A.swift
            endOfFile\t0\t0
            # Sub/B.swift
            keyword\t0\t3
            identifier\t4\t5
            endOfFile\t5\t5

            """
        #expect(tokens.output == expected)
        let listed = CommandLineRun(["dev", "dump-syntax", "--files-from", "-"], in: tree, input: "A.swift\n")
        #expect(listed.output.hasPrefix("# A.swift\nsourceFile\t0\t"))
        let missing = CommandLineRun(["dev", "dump-syntax", "C.swift", "A.swift"], in: tree)
        #expect(missing.code == .failure)
        #expect(missing.output.hasPrefix("# A.swift\n"))
        #expect(CommandLineRun(["dev", "bench", "A.swift", "--repeats", "3"], in: tree).output.contains("MB/s"))
    }

    @Test func newRuleWritesItsFilesOnce() throws {
        let tree = try tree(["Sources/GroupLintRules/AllRules.swift": ""])
        let words = ["dev", "new-rule", "deep_nesting", "--category", "layout"]
        let run = CommandLineRun(words, in: tree, directory: "Sources")
        #expect(run.code == .success)
        #expect(run.output.hasSuffix("    DeepNesting.self,\n"))
        #expect(tree.text("Sources/GroupLintRules/Layout/DeepNesting.swift")?.contains("DeepNesting: Rule") == true)
        #expect(CommandLineRun(words, in: tree).code == .failure)
    }

    @Test func documentsAreWrittenAndChecked() throws {
        let tree = try tree(["Sources/GroupLintRules/AllRules.swift": ""])
        #expect(CommandLineRun(["dev", "docs", "--check"], in: tree).code == .diagnostics)
        #expect(CommandLineRun(["dev", "docs"], in: tree).output == "wrote Rules.md\nwrote .grouplint.yml.example\n")
        #expect(CommandLineRun(["dev", "docs", "--check"], in: tree).code == .success)
        #expect(CommandLineRun(["dev", "docs"], in: try self.tree()).code == .failure)
    }
}
