import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests which files are linted with patterns of configurations and of the command line.
@Suite struct FileSelectionTests {
    private let hint = ["--target", "iOS=16", "-q"]

    private func linted(_ words: [String], in tree: TemporaryTree, directory: String = "") -> [String] {
        let run = CommandLineRun(words + hint, in: tree, directory: directory)
        return run.output.split(separator: "\n").filter { $0.contains(": warning: ") }
            .map { String($0.prefix { $0 != ":" }) }
    }

    private func tree(_ configuration: String, _ more: [String: String] = [:]) throws -> TemporaryTree {
        let files = [
            ".git/config": "", ".grouplint.yml": "version: 1\n" + configuration, "App/A.swift": "WARNING",
            "Vendor/B.swift": "WARNING", "App/C.gen.swift": "WARNING",
        ]
        return try TemporaryTree(files.merging(more) { _, new in new })
    }

    @Test func namedFilesObeyTheSamePatternsAsFoundOnes() throws {
        let tree = try tree("exclude: [Vendor/, \"*.gen.swift\"]")
        #expect(linted(["."], in: tree) == ["App/A.swift"])
        #expect(linted(["App/A.swift", "Vendor/B.swift", "App/C.gen.swift"], in: tree) == ["App/A.swift"])
        #expect(linted(["B.swift"], in: tree, directory: "Vendor") == [])
        #expect(linted([".", "--no-exclude"], in: tree) == ["App/A.swift", "App/C.gen.swift", "Vendor/B.swift"])
        #expect(linted(["Vendor", "--no-exclude"], in: tree) == ["Vendor/B.swift"])
    }

    @Test func nothingLeftOfNamedFilesIsFineAndSaid() throws {
        let tree = try tree("exclude: [Vendor/]", [".gitignore": "*.gen.swift"])
        let run = CommandLineRun(["Vendor/B.swift", "App/C.gen.swift", "--target", "iOS=16"], in: tree)
        #expect(run.code == .success)
        #expect(run.output == "no diagnostics in 0 files\n")
        let expected = "patterns exclude \"Vendor/B.swift\" and 1 more; use --no-exclude and --no-gitignore to lint anyway"
        #expect(run.errors == "grouplint: note: \(expected)\n")
        #expect(linted(["App/C.gen.swift", "--no-gitignore"], in: tree) == ["App/C.gen.swift"])
    }

    @Test func nothingLeftOfADirectoryIsAnError() throws {
        let run = CommandLineRun(["Vendor"] + hint, in: try tree("exclude: [Vendor/]"))
        #expect(run.code == .failure)
        #expect(run.errors.contains("no Swift files found in this directory after exclusions Vendor/ (.grouplint.yml:2:11)"))
        let included = CommandLineRun(["--include", "Ap"] + hint, in: try tree(""))
        #expect(included.code == .failure)
        #expect(included.errors.contains("in this directory that --include matches and nothing excludes; write *App* for"))
    }

    @Test func exclamationMarksTakeBackWhatIsInNoExcludedDirectory() throws {
        let tree = try tree("exclude: [\"*.swift\", \"!A.swift\", \"!B.swift\", Vendor/]")
        #expect(linted(["."], in: tree) == ["App/A.swift"])
    }

    @Test func anExcludedDirectoryIsNotEntered() throws {
        // A configuration in this directory would be an error.
        let tree = try tree("exclude: [Vendor/]", ["Vendor/.grouplint.yml": "nonsense: 1"])
        #expect(linted(["."], in: tree) == ["App/A.swift", "App/C.gen.swift"])
    }

    @Test func theNearestConfigurationDecides() throws {
        let tree = try tree(
            "exclude: [C.gen.swift]", ["App/.grouplint.yml": "version: 1\nexclude: [/A.swift]", "App/X/A.swift": "WARNING"])
        #expect(linted(["."], in: tree) == ["App/C.gen.swift", "App/X/A.swift", "Vendor/B.swift"])
    }

    /// The named file alone leads to the configurations above it.
    @Test func aNamedFileFindsItsOwnConfiguration() throws {
        let tree = try TemporaryTree([
            ".git/config": "", ".grouplint.yml": "exclude: [B.swift]", "App/.grouplint.yml": "include: [Views/]",
            "App/Views/A.swift": "", "App/C.swift": "",
        ])
        for (path, found) in [("App/Views/A.swift", ["App/Views/A.swift"]), ("App/C.swift", [])] {
            var selection = FileSelection(.nearest)
            let request = SourceDiscovery.Request(inputs: [path], workingDirectory: tree.path)
            #expect(SourceDiscovery.find(request, &selection).paths == found)
        }
    }

    @Test func includeLetsInNothingElse() throws {
        let tree = try tree("include: [App/]")
        #expect(linted(["."], in: tree) == ["App/A.swift", "App/C.gen.swift"])
        #expect(linted([".", "--include", "A.swift", "--include", "Vendor"], in: tree) == ["App/A.swift"])
        #expect(linted([".", "--exclude", "App/*.gen.swift"], in: tree) == ["App/A.swift"])
    }

    @Test func textOfStandardInputObeysToo() throws {
        let run = CommandLineRun(
            ["-", "--stdin-filename", "Vendor/B.swift"] + hint, in: try tree("exclude: [Vendor/]"), input: "WARNING")
        #expect(run.code == .success)
        #expect(run.output == "")
    }
}
