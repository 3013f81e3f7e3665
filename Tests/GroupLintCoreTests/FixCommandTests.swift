import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests what `--fix` and `--diff` do to files and what they print.
@Suite struct FixCommandTests {
    private let hint = ["--target", "iOS=16"]

    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    private func names(_ tree: TemporaryTree, _ directory: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: tree.path + "/" + directory).sorted()
    }

    private func mode(_ tree: TemporaryTree, _ name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: tree.path + "/" + name)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    private func setMode(_ tree: TemporaryTree, _ name: String, _ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: tree.path + "/" + name)
    }

    private static let halfFixed = "1 warning in 1 file, 1 fixed; 1 can be fixed with --fix --unsafe-fixes"

    @Test(
        arguments: [
            ([], "a(SAFE, RISKY)", "2 warnings in 1 file; 1 can be fixed with --fix, 1 more with --unsafe-fixes"),
            (["--fix"], "a(DONE, RISKY)", halfFixed),
            (["--fix", "--unsafe-fixes"], "a(DONE, DONE)", "no diagnostics in 1 file, 2 fixed"),
            (["--fix", "--fix-only", "sample_rule"], "a(DONE, RISKY)", halfFixed),
            (["--fix", "--disable", "sample_rule"], "a(DONE, RISKY)", halfFixed),
        ] as [([String], String, String)])
    func filesAndSummarySayWhatWasFixed(_ words: [String], _ text: String, _ summary: String) throws {
        let tree = try tree(["A.swift": "a(SAFE, RISKY)"])
        let run = CommandLineRun(words + hint, in: tree)
        #expect(tree.text("A.swift") == text)
        #expect(run.output.hasSuffix(summary + "\n"))
        let note = words.contains("--disable") ? "grouplint: note: " : ""
        #expect(run.code == .success && run.errors.hasPrefix(note) && run.errors.isEmpty == note.isEmpty)
        #expect(try names(tree) == [".git", "A.swift"])
    }

    @Test(
        arguments: [
            (["--fix"], "SAFE", .success), (["--fix", "--exit-non-zero-on-fix"], "SAFE", .diagnostics),
            (["--fix", "--exit-non-zero-on-fix"], "WARNING", .success), (["--fix"], "ERROR(SAFE)", .diagnostics),
            (["--fix", "--exit-non-zero-on-fix", "--exit-zero"], "SAFE", .success),
            (["--fix", "--exit-non-zero-on-fix", "--fail-on", "never"], "SAFE", .diagnostics),
            (["--diff"], "SAFE", .diagnostics), (["--diff"], "ERROR", .success), (["--diff", "--exit-zero"], "SAFE", .success),
            (["--fix", "--fail-on", "warning"], "SAFE", .success), (["--fail-on", "warning"], "SAFE", .diagnostics),
            (["--fix-only", "sample_rule"], "SAFE", .failure), (["--diff", "--format", "json"], "SAFE", .failure),
            (["--diff", "--report", "json=a.json"], "SAFE", .failure), (["--fix", "--fix-only", "nonsense"], "SAFE", .failure),
        ] as [([String], String, ExitCode)])
    func exitCodes(_ words: [String], _ text: String, _ expected: ExitCode) throws {
        #expect(CommandLineRun(words + hint, in: try tree(["A.swift": text])).code == expected)
    }

    @Test func reportsCountWhatWasFixed() throws {
        let tree = try tree(["A.swift": "a(SAFE, RISKY)"])
        let run = CommandLineRun(["--fix", "--format", "json"], in: tree)
        #expect(run.output.contains("\"fixed\" : 1"))
        #expect(run.output.contains("\"applicability\" : \"unsafe\""))
        #expect(run.output.contains("\"newText\" : \"DONE\""))
    }

    @Test func modeAndLinksStay() throws {
        let tree = try tree(["Real/A.swift": "SAFE", "B.swift": "SAFE"])
        try tree.link("Link.swift", to: "Real/A.swift")
        try setMode(tree, "Real/A.swift", 0o755)
        try setMode(tree, "B.swift", 0o640)
        let run = CommandLineRun(["--fix", "Link.swift", "B.swift"] + hint, in: tree)
        #expect(run.errors.isEmpty)
        #expect(tree.text("Real/A.swift") == "DONE" && tree.text("B.swift") == "DONE")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tree.path + "/Link.swift") == "Real/A.swift")
        #expect(try mode(tree, "Real/A.swift") == 0o755)
        #expect(try mode(tree, "B.swift") == 0o640)
        #expect(try names(tree, "Real") == ["A.swift"])
    }

    /// The link sorts before the other directory, as in `grouplint --fix */`.
    @Test(arguments: [["Aa", "Src"], ["Aa/A.swift", "Src"], ["./Aa/", "Src"], ["Aa"]])
    func aLinkedDirectoryOutsideOfTheProjectIsLeftAlone(_ names: [String]) throws {
        let tree = try TemporaryTree(["App/.git/config": "", "Other/A.swift": "SAFE", "App/Src/B.swift": "SAFE"])
        try tree.link("App/Aa", to: "../Other")
        let run = CommandLineRun(["--fix"] + names + hint, in: tree, directory: "App")
        #expect(run.code == .failure && tree.text("Other/A.swift") == "SAFE")
        #expect(run.errors.contains("could not be fixed: it lies outside \(tree.path)/App [io]"), "\(run.errors)")
        #expect(tree.text("App/Src/B.swift") == (names.count > 1 ? "DONE" : "SAFE"))
    }

    /// As in `grouplint --fix "$SRCROOT/Sources"`.
    @Test(arguments: ["Aa", "Aa/A.swift"])
    func anAbsolutePathThroughALinkIsLeftAlone(_ name: String) throws {
        let tree = try TemporaryTree(["App/.git/config": "", "Other/A.swift": "SAFE", "App/Src/B.swift": "SAFE"])
        try tree.link("App/Aa", to: "../Other")
        let run = CommandLineRun(["--fix", "\(tree.path)/App/\(name)"] + hint, in: tree)
        #expect(run.code == .failure && tree.text("Other/A.swift") == "SAFE")
        #expect(run.errors.contains("could not be fixed: it lies outside \(tree.path)/App [io]"), "\(run.errors)")
        let named = CommandLineRun(["--fix", "\(tree.path)/Other"] + hint, in: tree)
        #expect(named.code == .success && tree.text("Other/A.swift") == "DONE")
    }

    /// An unpacked archive has no repository and no manifest around it: then the working directory is the project.
    @Test(arguments: ["Aa", "Aa/A.swift", "Aa/"])
    func anAbsolutePathThroughALinkIsLeftAloneWithoutAProject(_ name: String) throws {
        let tree = try TemporaryTree(["Other/A.swift": "SAFE", "App/Src/B.swift": "SAFE"])
        try tree.link("App/Aa", to: "../Other")
        let run = CommandLineRun(["--fix", "\(tree.path)/App/\(name)"] + hint, in: tree, directory: "App")
        #expect(run.code == .failure && tree.text("Other/A.swift") == "SAFE")
        #expect(run.errors.contains("could not be fixed: it lies outside \(tree.path)/App [io]"), "\(run.errors)")
    }

    /// From elsewhere, too: neither the link nor what is behind it is in a project.
    @Test func anAbsolutePathThroughALinkIsLeftAloneFromAnywhere() throws {
        let tree = try TemporaryTree(["Other/A.swift": "SAFE", "App/B.swift": "SAFE", "Else/C.swift": "", "Own/.git/config": ""])
        try tree.link("App/Aa", to: "../Other")
        try tree.link("App/Own", to: "../Own")
        try Data("SAFE".utf8).write(to: URL(fileURLWithPath: tree.path + "/Own/A.swift"))
        let run = CommandLineRun(["--fix", "\(tree.path)/App/Aa/A.swift"] + hint, in: tree, directory: "Else")
        #expect(run.code == .failure && tree.text("Other/A.swift") == "SAFE")
        let created = CommandLineRun(["init", "\(tree.path)/App/Aa"], in: tree, directory: "Else")
        #expect(created.code == .failure && created.errors.contains("symbolic link that leads out of the project"))
        // A repository behind the link is the user's own.
        let own = CommandLineRun(["--fix", "\(tree.path)/App/Own/A.swift"] + hint, in: tree, directory: "Else")
        #expect(own.code == .success && tree.text("Own/A.swift") == "DONE")
    }

    /// As with `~/Dev -> /data`: the repository behind it has the settings.
    @Test func aLinkAboveARepositoryIsTheUsersOwn() throws {
        for directory in ["Else", "Home", "Data"] {
            let tree = try TemporaryTree([
                "Data/App/.git/config": "", "Data/App/A.swift": "SAFE", "Home/B.swift": "", "Else/C.swift": "",
            ])
            try tree.link("Home/Dev", to: "../Data")
            let run = CommandLineRun(["--fix", "\(tree.path)/Home/Dev/App"] + hint, in: tree, directory: directory)
            #expect(run.code == .success && tree.text("Data/App/A.swift") == "DONE", "\(run.errors)")
        }
    }

    @Test func filesOutsideTheRootAreLeftAlone() throws {
        let tree = try TemporaryTree(["App/.git/config": "", "Other/A.swift": "SAFE", "App/B.swift": "SAFE"])
        try tree.link("App/Link.swift", to: "../Other/A.swift")
        let run = CommandLineRun(["--fix", "App/Link.swift", "App/B.swift"] + hint, in: tree)
        #expect(run.code == .failure)
        #expect(run.errors == "Link.swift: error: could not be fixed: it lies outside \(tree.path)/App [io]\n")
        #expect(tree.text("Other/A.swift") == "SAFE" && tree.text("App/B.swift") == "DONE")
        #expect(run.output.hasSuffix("1 warning in 2 files, 1 fixed; 1 can be fixed with --fix\n"))
        let named = CommandLineRun(["--fix", "--root", "App", "Other/A.swift"] + hint, in: tree)
        #expect(named.errors.contains("it lies outside"))
        #expect(tree.text("Other/A.swift") == "SAFE")
    }

    @Test func filesOfGitAreLeftAlone() throws {
        let tree = try tree([".git/hooks/a.swift": "SAFE"])
        try tree.link("A.swift", to: ".git/hooks/a.swift")
        let run = CommandLineRun(["--fix", "A.swift"] + hint, in: tree)
        #expect(run.errors.contains("could not be fixed: it lies in the directory of git"), "\(run.errors)")
        #expect(tree.text(".git/hooks/a.swift") == "SAFE")
    }

    @Test func readOnlyFilesAreLeftAlone() throws {
        let tree = try tree(["A.swift": "SAFE", "B.swift": "SAFE"])
        try setMode(tree, "A.swift", 0o444)
        let run = CommandLineRun(["--fix"] + hint, in: tree)
        #expect(run.code == .failure)
        #expect(run.errors == "A.swift: error: could not be fixed: it is read-only [io]\n")
        #expect(tree.text("A.swift") == "SAFE" && tree.text("B.swift") == "DONE")
        #expect(try names(tree) == [".git", "A.swift", "B.swift"])
    }

    @Test(.enabled(if: getuid() != 0)) func directoriesWithoutPermissionAreLeftAlone() throws {
        let tree = try tree(["Locked/A.swift": "SAFE"])
        try setMode(tree, "Locked", 0o555)
        let run = CommandLineRun(["--fix"] + hint, in: tree)
        try setMode(tree, "Locked", 0o755)
        #expect(run.code == .failure)
        #expect(run.errors == "Locked/A.swift: error: could not be fixed: permission denied [io]\n")
    }

    /// An editor saves the file while it is being fixed.
    @Test func changesOfOthersAreNotOverwritten() throws {
        let tree = try tree(["A.swift": "SAFE", "B.swift": "SAFE"])
        let path = tree.path + "/A.swift"
        let counter = Counter()
        let run = CommandLineRun(
            ["--fix"] + hint, in: tree,
            whileLinting: {
                counter.count += 1
                if counter.count == 2 { try? "SAFE; mine".write(toFile: path, atomically: false, encoding: .utf8) }
            })
        #expect(run.code == .failure)
        #expect(run.errors.hasPrefix("A.swift: error: could not be fixed: it has changed since it was read"))
        #expect(tree.text("A.swift") == "SAFE; mine" && tree.text("B.swift") == "DONE")
        #expect(try names(tree) == [".git", "A.swift", "B.swift"])
    }

    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    @Test func standardInputIsFixedToStandardOutput() throws {
        let tree = try tree(["A.swift": "SAFE", "B.swift": "SAFE"])
        let words = ["--fix", "-", "--stdin-filename", "A.swift", "B.swift"] + hint
        let run = CommandLineRun(words, in: tree, input: "a(SAFE, RISKY)")
        #expect(run.output == "a(DONE, RISKY)")
        #expect(run.errors.hasPrefix("A.swift:1:9: warning: "))
        #expect(run.errors.hasSuffix("1 warning in 2 files, 2 fixed; 1 can be fixed with --fix --unsafe-fixes\n"))
        #expect(tree.text("A.swift") == "SAFE" && tree.text("B.swift") == "DONE")
        #expect(CommandLineRun(["--fix", "-"] + hint, in: tree, input: "let a\r\n").output == "let a\r\n")
    }

    /// Code that a baseline accepts is not fixed. If the baseline cannot be read, the run stops before it writes.
    @Test func acceptedDiagnosticsAreNotFixed() throws {
        let tree = try tree(["A.swift": "a(SAFE)"])
        #expect(CommandLineRun(["baseline", "create"], in: tree).code == .success)
        try tree.write("B.swift", Array("b(SAFE)".utf8))
        #expect(CommandLineRun(["--fix"] + hint, in: tree).code == .success)
        #expect(tree.text("A.swift") == "a(SAFE)" && tree.text("B.swift") == "b(DONE)")
        try tree.write(".grouplint-baseline.json", Array("{".utf8))
        #expect(CommandLineRun(["--fix"] + hint, in: tree).code == .failure)
        #expect(tree.text("A.swift") == "a(SAFE)")
    }

    // MARK: Diff

    @Test func diffChangesNothing() throws {
        let tree = try tree(["App/A.swift": "let a\n\nSAFE", "B.swift": "RISKY\n"])
        for words in [["--diff"], ["--diff", "--fix"]] {
            let run = CommandLineRun(words + hint, in: tree, directory: "App")
            #expect(
                run.output == """
                    diff --git a/App/A.swift b/App/A.swift
                    --- a/App/A.swift
                    +++ b/App/A.swift
                    @@ -1,3 +1,3 @@
                     let a
                     
                    -SAFE
                    \\ No newline at end of file
                    +DONE
                    \\ No newline at end of file

                    """)
            #expect(run.errors.isEmpty)
        }
        #expect(tree.text("App/A.swift") == "let a\n\nSAFE")
        _ = CommandLineRun(["--diff", "--unsafe-fixes", "--output", "a.diff"] + hint, in: tree)
        #expect(tree.text("a.diff")?.contains("+++ b/B.swift") == true)
    }

    /// `git apply` of the diff and `--fix` give the same bytes.
    @Test(.enabled(if: FilePath.exists("/usr/bin/git"))) func gitAppliesTheDiff() throws {
        let long = (0..<60).map { "let a\($0) = [\($0)]  \n" }.joined()
        let files = [
            "Plain.swift": long + "SAFE\n" + long, "With space.swift": "SAFE",
            "d\u{E9}j\u{E0}.swift": "\u{FEFF}SAFE\r\n\r\nlet a\r\n",
            "Quo\"te.swift": "\tSAFE\n", "Tab\t.swift": "// 1\rSAFE\r", "Sub/Deep.swift": long + "RISKY", "None.swift": "let a",
        ]
        let (fixed, applied) = (try tree(files), try tree(files))
        let diff = CommandLineRun(["--diff", "--unsafe-fixes"] + hint, in: applied)
        _ = CommandLineRun(["--fix", "--unsafe-fixes"] + hint, in: fixed)
        try applied.write("../\(URL(fileURLWithPath: applied.path).lastPathComponent)/a.diff", Array(diff.output.utf8))
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        git.arguments = ["-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "a.diff"]
        git.currentDirectoryURL = URL(fileURLWithPath: applied.path)
        git.environment = ["GIT_DIR": "/nonexistent"]
        try git.run()
        git.waitUntilExit()
        #expect(git.terminationStatus == 0)
        for (name, text) in files {
            #expect(applied.text(name) == fixed.text(name), "\(name)")
            #expect((fixed.text(name) == text) == (name == "None.swift"))
        }
    }
}
