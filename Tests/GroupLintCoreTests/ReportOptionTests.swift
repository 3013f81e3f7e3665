import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests how command line options change reports.
@Suite struct ReportOptionTests {
    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    private let quiet = ["--target", "iOS=16"]

    // MARK: Which report

    @Test func autoAsksTheSurroundings() throws {
        let tree = try tree(["A.swift": "WARNING"])
        func output(_ variables: [String: String], _ words: [String] = ["--format", "auto"]) -> String {
            CommandLineRun(words + quiet, in: tree, variables: variables).output
        }
        #expect(output([:]).hasPrefix("A.swift:1:1: warning: runs"))
        #expect(output(["XCODE_VERSION_ACTUAL": "1640"]).hasPrefix("\(tree.path)/A.swift:1:1: warning: "))
        #expect(output(["GITHUB_ACTIONS": "true"]).hasPrefix("::warning file=A.swift,line=1,"))
        #expect(output(["GITHUB_ACTIONS": "false"]).hasPrefix("A.swift:1:1: "))
        #expect(output(["GITHUB_ACTIONS": "true"], []).hasPrefix("A.swift:1:1: "))
    }

    @Test func sourceCodeIsNotReplaced() throws {
        let tree = try tree(["A.swift": "WARNING"])
        let run = CommandLineRun(["-o", "A.swift"] + quiet, in: tree)
        #expect(run.code == .failure && tree.text("A.swift") == "WARNING")
        #expect(run.errors == "grouplint: error: --output \"A.swift\" would replace a Swift file; choose another name\n")
    }

    @Test(arguments: [
        (["--report", "json=A.swift"], "--report \"A.swift\" would replace a Swift file; choose another name"),
        (["--stamp", "./A.swift"], "--stamp \"./A.swift\" would replace a Swift file; choose another name"),
        (["-o", ".grouplint.yml"], "--output \".grouplint.yml\" would replace a configuration; choose another name"),
        (
            ["-o", "o.txt", "--report", "json=./o.txt"],
            "--output and --report name the same file \"./o.txt\"; choose another name for one of them"
        ),
    ]) func nothingOfTheProjectIsReplaced(_ words: [String], _ message: String) throws {
        let tree = try tree(["A.swift": "WARNING", ".grouplint.yml": "version: 1\n"])
        let run = CommandLineRun(words + quiet, in: tree)
        #expect(run.code == .failure && run.errors == "grouplint: error: \(message)\n")
        #expect(tree.text("A.swift") == "WARNING" && tree.text(".grouplint.yml") == "version: 1\n")
    }

    /// Links may come from whoever wrote the repository.
    @Test(arguments: [
        ("../outside.txt", "leads through a link out of the project; name the file itself"),
        ("new.txt", "is a link to a file that does not exist; name the file itself"),
        ("A.swift", "would replace a Swift file; choose another name"),
    ]) func aLinkDoesNotDecideWhatIsReplaced(_ target: String, _ message: String) throws {
        let tree = try TemporaryTree(["in/A.swift": "WARNING", "in/.git/config": "", "outside.txt": "precious"])
        try tree.link("in/report.txt", to: target)
        for words in [["--output", "in/report.txt"], ["--report", "json=in/report.txt"], ["map", "--output", "in/report.txt"]] {
            let run = CommandLineRun(words, in: tree)
            let option = words.contains("--report") ? "--report" : "--output"
            #expect(run.code == .failure)
            #expect(run.errors.contains("grouplint: error: \(option) \"in/report.txt\" \(message)\n"), "\(run.errors)")
        }
        #expect(tree.text("outside.txt") == "precious" && tree.text("in/A.swift") == "WARNING")
    }

    /// The system follows a link before `..`, which the text of the path does not show.
    @Test func aLinkBeforeDotsDoesNotDecideWhatIsReplaced() throws {
        let tree = try TemporaryTree(["in/A.swift": "WARNING", "in/.git/config": "", "other/O.txt": "", "x": "precious"])
        try tree.link("in/d", to: "../other")
        for words in [["--output", "d/../x"], ["--report", "json=d/../x"], ["map", "--output", "d/../x"]] {
            let run = CommandLineRun(words, in: tree, directory: "in")
            #expect(run.code == .failure && run.errors.contains("has `..` after a link; name the file without them"))
        }
        #expect(tree.text("x") == "precious" && tree.text("in/x") == nil)
        #expect(CommandLineRun(["--output", "../in/x", "--exit-zero"], in: tree, directory: "in").code == .success)
    }

    @Test func nothingIsWrittenIntoGit() throws {
        let tree = try tree(["A.swift": "WARNING", ".git/HEAD": "x", ".grouplint.yml": "baseline: .git/shallow\n"])
        let run = CommandLineRun(["baseline", "create"], in: tree)
        #expect(run.code == .failure && run.errors.contains("could not be written: only git writes into .git"))
        #expect(tree.text(".git/shallow") == nil)
    }

    @Test func aLinkToAnotherRepositoryDoesNotLeadThere() throws {
        let tree = try tree(["A.swift": "WARNING", ".git/config": "mine"])
        let other = try TemporaryTree([".git/HEAD": "x", "O.swift": "WARNING"])
        try tree.link("d", to: other.path)
        try tree.link("c.txt", to: ".git/config")
        for file in ["d/new.txt", "d/.git/HEAD"] {
            let run = CommandLineRun(["--output", file] + quiet, in: tree)
            #expect(run.code == .failure && run.errors.contains("leads through a link out of the project"), "\(run.errors)")
        }
        #expect(CommandLineRun(["--output", "c.txt"] + quiet, in: tree).errors.contains("only git writes into .git"))
        #expect(tree.text(".git/config") == "mine" && other.text(".git/HEAD") == "x" && other.text("new.txt") == nil)
    }

    @Test func twoNamesOfOneNewFileAreSeen() throws {
        let tree = try tree(["A.swift": "WARNING"])
        try tree.link("d", to: ".")
        let run = CommandLineRun(["--output", "o.txt", "--report", "json=d/o.txt"] + quiet, in: tree)
        #expect(run.code == .failure && run.errors.contains("--output and --report name the same file"))
    }

    /// A link in a folder that is no project does not decide what the root is either.
    @Test func aNamedLinkOutOfTheWorkingDirectoryIsNotFixed() throws {
        let tree = try TemporaryTree(["A.swift": ""])
        let other = try TemporaryTree(["O.swift": "SAFE"])
        try tree.link("d", to: other.path)
        let run = CommandLineRun(["--fix", "d"], in: tree)
        #expect(run.code == .failure && run.errors.contains("it lies outside"), "\(run.errors)")
        #expect(other.text("O.swift") == "SAFE")
    }

    @Test func aStampReplacesAStamp() throws {
        let tree = try tree(["A.swift": "DONE"])
        for _ in 0..<2 {
            #expect(CommandLineRun(["--stamp", "Stamp.swift"] + quiet, in: tree).code == .success)
            #expect(tree.text("Stamp.swift")?.hasPrefix("// Linted by GroupLint ") == true)
        }
    }

    @Test func severalReportsInOneRun() throws {
        let tree = try tree(["A.swift": "ERROR"])
        let formats = ReportFormat.allCases.map(\.rawValue)
        let run = CommandLineRun(formats.flatMap { ["--report", "\($0)=Reports.\($0)"] } + quiet, in: tree)
        #expect(run.code == .diagnostics)
        for format in formats {
            let printed = CommandLineRun(["--format", format] + quiet, in: tree).output
            #expect(tree.text("Reports.\(format)") == printed)
        }
    }

    @Test(arguments: [
        ("github", "GITHUB_WORKSPACE", "file=App/Kit/A.swift,"), ("gitlab", "CI_PROJECT_DIR", #""App/Kit/A.swift""#),
    ])
    func servicesCountPathsFromTheirDirectory(_ format: String, _ variable: String, _ expected: String) throws {
        let tree = try TemporaryTree(["App/Kit/.git/config": "", "App/Kit/A.swift": "ERROR"])
        let words = ["--format", format, "App/Kit"]
        #expect(CommandLineRun(words, in: tree, variables: [variable: tree.path]).output.contains(expected))
        let elsewhere = CommandLineRun(words, in: tree, variables: [variable: tree.path + "/missing"]).output
        #expect(!elsewhere.contains("App/Kit/A.swift"))
    }

    // MARK: Contents

    @Test func allIsListedWhenAskedFor() throws {
        let files = ["A.swift": "import SwiftUI\n" + String(repeating: "let a = 1 // grouplint:disable:this x -- y\n", count: 9)]
        func count(_ words: [String]) throws -> Int {
            let run = CommandLineRun(words + quiet, in: try tree(files), rules: [UnknownSuppression.self])
            return run.output.components(separatedBy: " [unknown_suppression]").count - 1
        }
        #expect(try count([]) == 3)
        #expect(try count(["--all"]) == 9)
        #expect(try count(["--format", "compact"]) == 9)
    }

    @Test func suppressedIsListedWhenAskedFor() throws {
        let tree = try tree(["A.swift": "let a = 1 // ACCEPTED"])
        #expect(CommandLineRun(quiet, in: tree).output == "no diagnostics in 1 file, 1 suppressed\n")
        let run = CommandLineRun(["--show-suppressed"] + quiet, in: tree)
        #expect(run.code == .success)
        #expect(run.output.contains("A.swift:1:14: suppressed warning: runs for every row [sample_rule]"))
        #expect(run.output.contains("  = suppressed: by a comment in line 1: known\n"))
        let compact = CommandLineRun(["--show-suppressed", "-f", "compact"] + quiet, in: tree).output
        #expect(compact == "A.swift:1:14: warning: runs for every row; suppressed by a comment in line 1: known [sample_rule]\n")
        for format in ["xcode", "gitlab", "checkstyle", "rdjson"] {
            #expect(!CommandLineRun(["--show-suppressed", "-f", format], in: tree).output.contains("sample_rule"))
        }
        let junit = CommandLineRun(["--show-suppressed", "-f", "junit"], in: tree).output
        #expect(junit.contains(#"failures="0" errors="0" skipped="1""#))
    }

    @Test func theMostSevereAreListedAndAllCount() throws {
        let tree = try tree(["A.swift": "INFO", "B.swift": "WARNING", "C.swift": "ERROR", "D.swift": "WARNING"])
        let run = CommandLineRun(["--max-diagnostics", "2", "-f", "compact"] + quiet, in: tree)
        #expect(run.output.split(separator: "\n").map { $0.prefix(2) } == ["B.", "C."])
        #expect(run.code == .diagnostics)
        let none = CommandLineRun(["--max-diagnostics", "0"] + quiet, in: tree)
        #expect(none.code == .diagnostics)
        #expect(none.output == "1 error, 2 warnings, 1 info in 4 files, 0 shown\n")
        let strict = CommandLineRun(["--max-diagnostics", "0", "--disable=sample_rule", "--strict"] + quiet, in: tree)
        #expect(strict.code == .success)
        let sarif = CommandLineRun(["--max-diagnostics", "2", "-f", "sarif"], in: tree).output
        #expect(sarif.contains("4 diagnostics; only the 2 most severe are listed"))
    }

    @Test(
        arguments: [
            (1, [], .diagnostics), (2, [], .success), (0, ["--exit-zero"], .success), (1, ["--fail-on", "never"], .diagnostics),
        ] as [(Int, [String], ExitCode)])
    func warningsAreCountedAgainstALimit(_ limit: Int, _ words: [String], _ expected: ExitCode) throws {
        let tree = try tree(["A.swift": "WARNING", "B.swift": "WARNING", "C.swift": "INFO"])
        #expect(CommandLineRun(["--max-warnings", "\(limit)"] + words, in: tree).code == expected)
    }

    @Test func countsFollowTheReport() throws {
        let tree = try tree(["A.swift": "ERROR WARNING", "B.swift": "INFO"])
        let run = CommandLineRun(["--stats"] + quiet, in: tree)
        let expected = """

            By rule:
                  3 sample_rule

            By category:
                  3 lifecycle

            By file:
                  2 A.swift
                  1 B.swift

            """
        #expect(run.output.hasSuffix("in 2 files\n" + expected))
        let json = CommandLineRun(["--stats", "-f", "json"], in: tree)
        #expect(json.errors == expected)
        #expect(json.output.contains(#""name" : "sample_rule""#))
        #expect(CommandLineRun(["-f", "json"], in: tree).output.contains(#""statistics" : null"#))
    }

    @Test func timesAreMeasuredWhenAskedFor() throws {
        let load: @Sendable (String) -> Result<SourceFile, InputError> = { path in
            let text = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }"
            return .success(SourceFile(path: path, bytes: Array(text.utf8)))
        }
        var configuration = LintConfiguration(rules: [ConfiguredRule(SampleRule())])
        #expect(Linter(configuration).lint(["A.swift"], load: load).timings == nil)
        configuration.measuresRules = true
        let timings = try #require(Linter(configuration).lint(["A.swift"], load: load).timings)
        #expect(timings.phases.map(\.name) == ["read and parse", "index the project", "check", "read what is shown"])
        #expect(timings.rules.map(\.name) == ["sample_rule"])
        #expect(timings.text.contains(" ms  sample_rule\n"))
    }

    // MARK: Exit codes and outputs

    @Test(arguments: ReportFormat.allCases.map(\.rawValue))
    func whatCannotBeWrittenIsAFailureInEveryFormat(_ format: String) throws {
        let tree = try tree(["A.swift": "ERROR"])
        for (number, isSaid) in [(EPIPE, false), (ENOSPC, true)] {
            let run = CommandLineRun(["-f", format, "--report", "\(format)=kept"] + quiet, in: tree, outputFailure: number)
            #expect(run.code == .failure)
            #expect(run.errors.hasPrefix("grouplint: error: standard output could not be written: ") == isSaid)
            #expect(tree.text("kept")?.isEmpty == false)
        }
        for target in ["Missing/report", FilePath.exists("/dev/full") ? "/dev/full" : "/"] {
            for words in [["-f", format, "-o", target], ["--report", "\(format)=\(target)"]] {
                let run = CommandLineRun(words + ["--exit-zero"] + quiet, in: tree)
                #expect(run.code == .failure)
                #expect(run.errors.hasPrefix("grouplint: error: \"\(target)\" could not be written: "))
            }
        }
    }

    // MARK: Progress

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        func add(_ text: String) { lock.withLock { all.append(text) } }
        var texts: [String] { lock.withLock { all } }
    }

    @Test func progressIsDrawnInPlaceAndTakenAway() {
        let lines = Lines()
        var line = ProgressLine { lines.add($0) }
        line.show(.reading, 0, 1)
        line.clear()
        #expect(lines.texts == [])
        line.delay = .zero
        for step in 0..<1000 { line.show(.reading, step, 1000) }
        line.show(.checking, 1, 2)
        line.clear()
        #expect(lines.texts.count == 102)
        #expect(lines.texts[50] == "\rreading  [===============               ] 50 %\u{1B}[K")
        #expect(lines.texts[100] == "\rchecking [===============               ] 50 %\u{1B}[K")
        #expect(lines.texts[101] == "\r\u{1B}[K")
    }

    @Test func everyStepOfTheFirstThreadIsTold() {
        let lines = Lines()
        let squares = WorkerThreads.map(10, threads: 2, progress: { lines.add("\($0)/\($1)") }) { $0 * $0 }
        #expect(squares == (0..<10).map { $0 * $0 })
        #expect(lines.texts == ["0/5", "1/5", "2/5", "3/5", "4/5"])
        #expect(WorkerThreads.map(0, threads: 2, progress: { lines.add("\($0)\($1)") }) { $0 } == [])
    }
}
