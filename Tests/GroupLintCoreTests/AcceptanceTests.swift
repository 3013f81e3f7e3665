import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests properties of whole runs, with the real rules on the code of every fixture.
@Suite struct AcceptanceTests {
    private static let formats = ReportFormat.allCases.map(\.rawValue)
    private static let settings = """
        version: 1
        extends: [preset:all]
        deployment_targets: {iOS: 16}
        overrides:
          - paths: [Other/]
            rules: {needless_group: warning}

        """

    /// The files of all fixtures, and enough other files that several threads are used.
    private func project() throws -> TemporaryTree {
        var files = [
            ".git/config": "", ".grouplint.yml": Self.settings, "Broken.swift": "struct A {", "Gen.swift": "// @generated",
        ]
        for name in PackageRoot.files(in: "Fixtures/Rules", extension: "swift") where !name.contains(".fixed.") {
            for file in Fixture(try PackageRoot.text("Fixtures/Rules/\(name)"), name: name).files {
                files["App/\(name.dropLast(6))/\(file.path)"] = file.text
            }
        }
        for number in 0..<130 { files["Other/File\(number).swift"] = "struct S\(number) {}" }
        return try TemporaryTree(files)
    }

    /// Every report of one run, without the root of the run.
    private func reports(_ words: [String], in tree: TemporaryTree, directory: String = "") throws -> [String: String] {
        let output = try TemporaryTree()
        let further = Self.formats.flatMap { ["--report", "\($0)=\(output.path)/\($0)"] }
        let words = words + further + ["--show-suppressed", "--stats"]
        let run = CommandLineRun(words, in: tree, directory: directory, rules: allRules)
        #expect(run.code == .diagnostics, "\(run.errors)")
        var reports = ["standard output": run.output, "errors": run.errors]
        for format in Self.formats { reports[format] = output.text(format) }
        // The HTML report names the project by the directory.
        let name = tree.path.split(separator: "/").last.map(String.init) ?? ""
        return reports.mapValues {
            $0.replacingOccurrences(of: tree.path, with: "<root>").replacingOccurrences(of: name, with: "<name>")
        }
    }

    // MARK: The same bytes

    @Test(.slow, .tags(.slow)) func reportsDependNeitherOnThreadsNorOnTheWorkingDirectoryNorOnThePlace() throws {
        let tree = try project()
        let expected = try reports(["-j", "1"], in: tree)
        #expect(expected.count == Self.formats.count + 2)
        #expect(try reports(["-j", "7", "../.."], in: tree, directory: "App/needless_group") == expected)
        #expect(try reports(["-j", "2", tree.path], in: tree, directory: "Other") == expected)
        #expect(try reports(["Other", "App", "Gen.swift", "Broken.swift"], in: project()) == expected)
    }

    @Test(.slow, .tags(.slow)) func partsAddUpToTheWhole() throws {
        let tree = try project()
        let count = 3
        let options = ["--format", "json", "--show-suppressed"]
        let whole = CommandLineRun(options, in: tree, rules: allRules)
        let parts = try (1...count).map { number in
            let run = CommandLineRun(options + ["--shard", "\(number)/\(count)"], in: tree, rules: allRules)
            try tree.write("part\(number).json", Array(run.output.utf8))
            return "part\(number).json"
        }
        let merged = CommandLineRun(["merge"] + parts.reversed(), in: tree, rules: allRules)
        #expect(merged.output == whole.output)
        #expect(merged.code == whole.code && whole.code == .diagnostics)
        #expect(CommandLineRun(["merge", "--exit-zero"] + parts, in: tree).code == .success)
        #expect(CommandLineRun(["merge", "--max-warnings", "0", "--fail-on", "never"] + parts, in: tree).code == .diagnostics)
        let incomplete = CommandLineRun(["merge"] + parts.dropFirst(), in: tree, rules: allRules)
        #expect(incomplete.code == .failure && incomplete.output.isEmpty)
        #expect(incomplete.errors.hasPrefix("grouplint: error: a part of the run is missing: 1/\(count); given: 2/\(count), "))
        let doubled = CommandLineRun(["merge"] + parts + ["part1.json"], in: tree, rules: allRules)
        #expect(doubled.code == .failure && doubled.output.isEmpty)
        #expect(doubled.errors.hasPrefix("grouplint: error: the part 1/\(count) of the run is given twice"))
    }

    @Test func theGateOfTheWholeIsThatOfTheConfiguration() throws {
        let tree = try TemporaryTree([
            ".git/config": "", "A.swift": "WARNING", "B.swift": "", ".grouplint.yml": "fail_on: warning",
        ])
        for part in ["1/2", "2/2"] {
            let run = CommandLineRun(["--shard", part, "-f", "json", "-o", "\(part.prefix(1)).json"], in: tree)
            #expect(run.code == (part == "1/2" ? .diagnostics : .success))
        }
        #expect(CommandLineRun(["merge", "1.json", "2.json"], in: tree).code == .diagnostics)
        #expect(CommandLineRun(["merge", "1.json", "2.json", "--fail-on", "error"], in: tree).code == .success)
        try tree.write(".grouplint.yml", Array("fail_on: never".utf8))
        #expect(CommandLineRun(["merge", "1.json", "2.json"], in: tree).code == .success)
        try tree.write(".grouplint.yml", Array("fail_on: loud".utf8))
        #expect(CommandLineRun(["merge", "1.json", "2.json"], in: tree).code == .failure)
    }

    /// Two parts must not accept one entry for a file each: it may go with the file that has kept its name.
    @Test func anEntryIsGivenToOnePart() throws {
        let tree = try TemporaryTree([".git/config": "", "C.swift": "WARNING", ".grouplint.yml": "fail_on: warning"])
        #expect(CommandLineRun(["baseline", "create"], in: tree).code == .success)
        for folder in ["A", "B"] { try tree.write("\(folder)/C.swift", Array("WARNING".utf8)) }
        try FileManager.default.removeItem(atPath: tree.path + "/C.swift")
        for name in ["C", "D"] {
            // The second time, only one file has kept the name.
            if name == "D" {
                try FileManager.default.moveItem(atPath: tree.path + "/A/C.swift", toPath: tree.path + "/A/D.swift")
            }
            for part in ["1/2", "2/2"] {
                let run = CommandLineRun(["--shard", part, "-f", "json"], in: tree)
                try tree.write("\(part.prefix(1)).json", Array(run.output.utf8))
            }
            #expect(CommandLineRun(["merge", "1.json", "2.json"], in: tree).code == .diagnostics)
            #expect(CommandLineRun([], in: tree).code == .diagnostics)
        }
    }

    /// The entry for C belongs to no part: a part alone cannot know whether another one has the file under a new name.
    @Test func staleEntriesOfAllPartsAreThoseOfTheWhole() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": "WARNING", "B.swift": "", "C.swift": "WARNING"])
        func codes(_ change: () throws -> Void) throws -> [ExitCode] {
            _ = CommandLineRun(["baseline", "create", "--baseline", "all.json"], in: tree)
            try change()
            let strict = ["--baseline", "all.json", "--baseline-strict"]
            let parts = try ["1/2", "2/2"].map { part in
                let run = CommandLineRun(strict + ["--shard", part, "-f", "json"], in: tree)
                try tree.write("\(part.prefix(1)).json", Array(run.output.utf8))
                return run.code
            }
            let merged = CommandLineRun(["merge", "1.json", "2.json", "--baseline-strict"], in: tree)
            #expect(merged.code == CommandLineRun(strict, in: tree).code)
            let reason = "the exit code is 1, because entries of the baseline are stale"
            #expect(merged.errors.contains(reason) == (merged.code == .diagnostics))
            #expect(CommandLineRun(["merge", "1.json", "2.json"], in: tree).code == .success)
            try FileManager.default.removeItem(atPath: tree.path + "/all.json")
            return parts + [merged.code]
        }
        #expect(try codes {} == [.success, .success, .success])
        #expect(try codes { try tree.write("A.swift", []) } == [.diagnostics, .success, .diagnostics])
        try FileManager.default.createDirectory(atPath: tree.path + "/D", withIntermediateDirectories: true)
        let moved = { try FileManager.default.moveItem(atPath: tree.path + "/C.swift", toPath: tree.path + "/D/C.swift") }
        #expect(try codes(moved) == [.success, .success, .success])
        let deleted = { try FileManager.default.removeItem(atPath: tree.path + "/D/C.swift") }
        #expect(try codes(deleted) == [.success, .success, .diagnostics])
    }

    @Test func whatIsNoPartIsNotMerged() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": "WARNING", "no.json": "{}"])
        #expect(CommandLineRun(["-f", "json", "-o", "whole.json"], in: tree).code == .success)
        for (file, message) in [
            ("whole.json", "only reports of runs with --shard can be merged"),
            ("no.json", "\"no.json\" is not a report from --format json"),
            ("gone.json", "\"gone.json\" could not be read: no such file or directory"),
        ] {
            let run = CommandLineRun(["merge", file], in: tree)
            #expect(run.code == .failure)
            #expect(run.errors == "grouplint: error: \(message)\n")
        }
    }

    // MARK: Hostile names and texts

    private static let evil = "::error file=x::A\u{1B}[2J\u{202E}\u{9B}##[error].swift"
    private static let evilView = """
        import SwiftUI
        struct Rows: View {
            var body: some View {
                VStack { Group { Text("\u{1B}[2J\u{202E} ##[error]") } } /* \u{9B} */
                VStack { Group { Text(\"""
        ::error::x
        \""") } }
            }
        }

        """

    private func expectHarmless(_ words: [String], in tree: TemporaryTree) {
        let run = CommandLineRun(words, in: tree, rules: allRules)
        let text = run.output + run.errors
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isInvisibleControl($0) }, "\(words)")
        let lines = text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
        let areCommands = lines.allSatisfy { words.contains("github") && $0.contains(/^::(error|warning|notice) file=[^:]*::/) }
        #expect(areCommands, "\(words)")
        if !(ReportFormat(rawValue: words.last ?? "")?.record.isJSON ?? false) {
            #expect(!text.contains("##[error]"), "\(words)")
        }
    }

    @Test func namesAndTextsOfOthersStayInTheirPlace() throws {
        let tree = try TemporaryTree([".git/config": "", Self.evil: Self.evilView])
        #expect(CommandLineRun(["--strict"], in: tree, rules: allRules).code == .diagnostics)
        for format in Self.formats {
            expectHarmless([".", Self.evil + "x", "--stats", "--timings", "--format", format], in: tree)
        }
        for words in [
            ["config", "show", "--for", Self.evil], ["config", "explain-path", Self.evil], ["config", "explain-path", "\u{1B}x"],
            ["doctor"], ["doctor", "--xcode"], ["rules", "--enabled-for", Self.evil], ["views", Self.evil], ["merge", Self.evil],
            ["--\u{1B}[2J"], ["\u{1B}x"], ["--only", "\u{1B}"], ["--files-from", "\u{1B}"], ["-o", "\u{1B}/x"],
            ["--newFrom", "\u{1B}"], ["baseline", "create"], ["baseline", "check"], ["baseline", "update"],
        ] {
            expectHarmless(words, in: tree)
        }
        try tree.write(Self.evil, Array("struct A {}".utf8))
        expectHarmless(["baseline", "check"], in: tree)
        try tree.write(".grouplint.yml", Array("\u{1B}[2J: 1\nexclude: [\"\u{202E}/\"]\nextends: [\"::error::\u{1B}\"]\n".utf8))
        for words in [[], ["config", "validate"], ["doctor"]] { expectHarmless(words, in: tree) }
    }
}
