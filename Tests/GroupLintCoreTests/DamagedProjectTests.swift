import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Project files, settings and baselines that are damaged or made to do harm: each ends with a message, soon, and nothing
/// outside of the repository is read or written.
@Suite struct DamagedProjectTests {
    private static let source = "import SwiftUI\nstruct A: View { var body: some View { Group { Text(\"a\") } } }\n"

    private static func tree(_ files: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(["A.swift": source]) { own, _ in own })
    }

    private func lint(_ tree: TemporaryTree, _ words: String...) -> CommandLineRun {
        CommandLineRun(words.isEmpty ? ["--format", "compact", "."] : words, in: tree, rules: allRules)
    }

    @Test func aFileThatNobodyWroteByHandIsNotLinted() throws {
        let tree = try Self.tree()
        try tree.write("Big.swift", [UInt8](repeating: 0x20, count: (16 << 20) + 1))
        let found = lint(tree)
        #expect(found.errors.contains("Big.swift: warning: larger than 16 MiB and not linted"), "\(found.errors)")
        #expect(found.output.hasPrefix("A.swift:2:40: "))
        #expect(lint(tree, "Big.swift").code == .failure)
    }

    /// Both versions are in the file, and a fix would change one of them.
    @Test(arguments: ["=======", "+++++++ Contents of side 2"]) func aFileWithMergeConflictsIsNotLinted(_ middle: String) throws {
        let conflict = "<<<<<<< HEAD\n\(Self.source)\(middle)\n\(Self.source)>>>>>>> other\n"
        let tree = try Self.tree(["B.swift": conflict])
        let found = lint(tree, "--fix", ".")
        #expect(found.errors.contains("B.swift: warning: has merge conflicts and is not linted"), "\(found.errors)")
        #expect(tree.text("B.swift") == conflict && tree.text("A.swift") != Self.source)
        let session = ServerSession(tree)
        session.open("B.swift", in: tree)
        #expect(session.pushed(tree.uri("B.swift"))?.isEmpty ?? true)
    }

    /// In the middle of statements, the parser takes the marks for operators.
    @Test func mergeConflictsThatParseAreFound() throws {
        let conflict = "<<<<<<< HEAD\nText(\"a\")\n=======\nText(\"z\")\n>>>>>>> main\n"
        let start = "import SwiftUI\nstruct B: View {\nvar body: some View {\nVStack {\nText(\"q\")\n"
        let tree = try Self.tree([
            "B.swift": start + conflict + "}\n}\n}\n", "C.swift": "let text = \"\"\"\n\(conflict)\"\"\"\n",
        ])
        let found = lint(tree)
        #expect(found.errors.contains("B.swift: warning: has merge conflicts and is not linted"), "\(found.errors)")
        #expect(!found.errors.contains("C.swift"), "\(found.errors)")
    }

    /// What is accepted behind a link is not gone because the link leads nowhere.
    @Test(arguments: ["prune", "update"]) func aLinkWithoutTargetKeepsItsBaseline(_ command: String) throws {
        let tree = try Self.tree(["B.swift": Self.source.replacing("A:", with: "B:")])
        #expect(lint(tree, "baseline", "create").output.contains("2 entries"))
        try FileManager.default.removeItem(atPath: tree.path + "/B.swift")
        try tree.link("B.swift", to: "nowhere.swift")
        _ = lint(tree, "baseline", command)
        #expect(tree.text(".grouplint-baseline.json")?.contains("B.swift") ?? false)
    }

    /// What is accepted in a file that cannot be read is not gone.
    @Test(arguments: ["prune", "update"]) func aFileThatCannotBeReadKeepsItsBaseline(_ command: String) throws {
        let tree = try Self.tree(["B.swift": Self.source.replacing("A:", with: "B:")])
        #expect(lint(tree, "baseline", "create").output.contains("2 entries"))
        try tree.write("B.swift", [0xFF] + Array(Self.source.utf8))
        let run = lint(tree, "baseline", command)
        #expect(run.code == .success && !run.output.contains("removed 1"), "\(run.output)")
        #expect(run.errors.contains("B.swift: warning: not UTF-8 and not linted"), "\(run.errors)")
        #expect(tree.text(".grouplint-baseline.json")?.contains("B.swift") ?? false)
    }

    // MARK: Files that refer to themselves or to each other many times

    @Test(.timeLimit(.minutes(5))) func groupsOfAProjectMayNameOneGroupTwice() throws {
        let groups = (0..<62).map { level in
            "G\(level) = {isa = PBXGroup; children = (G\(level + 1), G\(level + 1)); sourceTree = \"<group>\"; };"
        }
        let project = """
            { objects = { P = {isa = PBXProject; mainGroup = G0; targets = (); };
            \(groups.joined(separator: "\n")) G62 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        let run = lint(try Self.tree(["X.xcodeproj/project.pbxproj": project]))
        #expect(run.code == .success && run.output.contains("needless_group"))
    }

    @Test(.timeLimit(.minutes(5))) func settingsMayNotExtendFilesWithoutEnd() throws {
        var files = ["e7.yml": "rules: {}"]
        for level in 0..<7 {
            let names = Array(repeating: "e\(level + 1).yml", count: 20).joined(separator: ", ")
            files[level == 0 ? ".grouplint.yml" : "e\(level).yml"] = "extends: [\(names)]"
        }
        let run = lint(try Self.tree(files))
        #expect(run.code == .failure)
        #expect(run.errors.contains("this configuration extends more than 64 files"))
    }

    /// A file that many directories extend is read once, so a mistake in it is reported once.
    @Test func settingsThatAreExtendedOftenAreReadOnce() throws {
        let often = Array(repeating: "../shared.yml", count: 60)
        var files = ["shared.yml": "exlude: [a]", "other.yml": "confidence: low"]
        for number in 0..<5 {
            files["D\(number)/.grouplint.yml"] = "extends: [\(often.joined(separator: ", ")), ../other.yml]"
            files["D\(number)/B.swift"] = ""
        }
        let run = lint(try Self.tree(files))
        #expect(run.errors.components(separatedBy: "unknown key").count == 2, "\(run.errors)")
        files["shared.yml"] = "confidence: high"
        let tree = try Self.tree(files)
        var selection = FileSelection(.nearest, rules: [])
        _ = SourceDiscovery.find(SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path), &selection)
        let resolver = ConfigurationResolver(rules: [], configurations: selection.loader.configurations)
        // The last file of the list counts.
        #expect(resolver.settings(for: "D4/B.swift").minimumConfidence == .low)
    }

    @Test(.timeLimit(.minutes(5))) func settingsOfBuildsMayIncludeThemselves() throws {
        let project = """
            { objects = { F = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            C = {isa = XCBuildConfiguration; baseConfigurationReference = F; buildSettings = {}; name = Debug; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (); }; }; rootObject = P; }
            """
        let tree = try Self.tree(["X.xcodeproj/project.pbxproj": project, "A.xcconfig": "#include \"A.xcconfig\"\n"])
        #expect(lint(tree).code == .success)
    }

    @Test func aLongChainOfSettingsIsNotCalledACycle() throws {
        var files = ["e9.yml": "rules: {}"]
        for level in 0..<9 { files[level == 0 ? ".grouplint.yml" : "e\(level).yml"] = "extends: [e\(level + 1).yml]" }
        let run = lint(try Self.tree(files))
        #expect(run.code == .failure)
        #expect(run.errors.contains("more than 8 files extend one another") && !run.errors.contains("itself"), "\(run.errors)")
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["[:", "[", "[x", "[[:"])
    func aPatternMayOpenManySets(_ opening: String) throws {
        let openings = String(repeating: opening, count: 30_000)
        let run = lint(try Self.tree([".gitignore": "a/\(openings)\\]\n"]))
        #expect(run.code == .success && run.output.contains("needless_group"), "\(run.errors.prefix(200))")
    }

    // MARK: Numbers

    /// The name is in the repository, and the file may be the machine's own: its lines must not get into a log.
    @Test(arguments: [".env", ".git/credentials", "notes.txt"]) func otherFilesAreNotExtended(_ name: String) throws {
        let tree = try TemporaryTree([
            ".grouplint.yml": "extends: [\(name)]\n", name: "TOKEN: SECRET\n", "A.swift": "import SwiftUI\n",
        ])
        let run = CommandLineRun(["."], in: tree, rules: allRules)
        #expect(run.code == .failure)
        #expect(run.errors.contains("\"\(name)\" is not a .yml or .yaml file"), "\(run.errors)")
        #expect(!(run.errors + run.output).contains("SECRET"))
    }

    /// The name of a link says nothing about the file that it leads to.
    @Test(arguments: [".grouplint.yml", "Sub/.grouplint.yml"]) func configurationsAreNoLinksToOtherFiles(_ name: String) throws {
        let files = [".env": "TOKEN: SECRET\n", "Sub/A.swift": "import SwiftUI\n", ".git/x.yml": "TOKEN: SECRET\n"]
        let tree = try TemporaryTree(files)
        try tree.link(name, to: tree.path + "/.env")
        let run = CommandLineRun(["."], in: tree, rules: allRules)
        #expect(
            run.code == .failure && run.errors.contains("is a link to a file that is not a .yml or .yaml file"), "\(run.errors)")
        #expect(!(run.errors + run.output).contains("SECRET"))

        let other = try TemporaryTree(files.merging(["x.yml": "", ".grouplint.yml": "extends: [.git/x.yml]\n"]) { $1 })
        let second = CommandLineRun(["."], in: other, rules: allRules)
        #expect(second.code == .failure && second.errors.contains("is in a .git directory"), "\(second.errors)")
        #expect(!(second.errors + second.output).contains("SECRET"))
    }

    @Test(arguments: ["9223372036854775807", "0", "-1"])
    func countsOfABaselineAreChecked(_ count: String) throws {
        let entry = #"{"count":\#(count),"hash":"gl1:0","path":"A.swift","rule":"needless_group","scope":"A"}"#
        let tree = try Self.tree([".grouplint-baseline.json": #"{"version":1,"tool":"x","entries":[\#(entry),\#(entry)]}"#])
        let run = lint(tree)
        #expect(run.code == .failure)
        #expect(run.errors.contains("is damaged: entry 1 has the count \(count); restore it from git"), "\(run.errors)")
    }

    @Test func countsOfMergedReportsAreChecked() throws {
        let tree = try Self.tree()
        let part = lint(tree, "--format", "json", "--shard", "1/2", ".").output
        let files = part.range(of: #""files" : 1"#) ?? part.startIndex..<part.startIndex
        #expect(!files.isEmpty)
        let damaged = part.replacingCharacters(in: files, with: #""files" : 9223372036854775807"#)
        try tree.write("1.json", Array(damaged.utf8))
        let run = lint(tree, "merge", "1.json", "1.json")
        #expect(run.code == .failure)
        #expect(run.errors.contains("\"1.json\" is damaged: its summary has an impossible count"), "\(run.errors)")
    }

    /// Of each diagnostic a run needs the severity for its exit code.
    @Test(arguments: [
        (#""severity" : "info""#, #""severity" : "zzz""#), (#""rule" : "needless_group""#, #""rule" : """#),
        (#""offset" : "#, #""offset" : -"#),
        (#""rule" : "needless_group""#, #""rule" : "needless_group]\n::error::x""#),
    ]) func diagnosticsOfMergedReportsAreChecked(_ text: String, _ damage: String) throws {
        let tree = try Self.tree()
        let part = lint(tree, "--format", "json", "--shard", "1/1", ".").output
        try tree.write("0.json", Array(part.utf8))
        #expect(lint(tree, "merge", "0.json").code == .success)
        try tree.write("1.json", Array(part.replacing(text, with: damage).utf8))
        let run = lint(tree, "merge", "1.json")
        #expect(part.contains(text) && run.code == .failure)
        #expect(run.errors.contains("\"1.json\" is damaged: "), "\(run.errors)")
    }

    /// Whoever writes a report could otherwise have the lines of any file printed.
    @Test(arguments: ["../secret.swift", ".git/config", "link/secret.swift"])
    func aMergedReportNamesNoFileOutsideOfTheProject(_ path: String) throws {
        let files = ["App/.git/config": "url = SECRET\n", "App/A.swift": Self.source, "secret.swift": "// SECRET\n"]
        let tree = try TemporaryTree(files)
        try tree.link("App/link", to: tree.path)
        let part = CommandLineRun(["--format", "json", "--shard", "1/1"], in: tree, directory: "App", rules: allRules).output
        let place = #""column" : 1, "line" : 1, "offset" : 0, "utf16" : 1"#
        let range = #"{"start" : {\#(place)}, "end" : {\#(place)}}"#
        let related = #""related" : [{"message" : "m", "path" : "\#(path)", "range" : \#(range)}]"#
        let changed = part.replacing(/"related" : \[\s*\]/, with: related)
        #expect(changed != part)
        try tree.write("App/1.json", Array(changed.utf8))
        let run = CommandLineRun(["merge", "1.json", "--format", "text"], in: tree, directory: "App", rules: allRules)
        #expect(run.code == .failure && run.errors.contains("\"\(path)\" is not the file that was linted"), "\(run.errors)")
        #expect(!(run.output + run.errors).contains("SECRET"))
    }

    // MARK: What is not a regular file

    /// A pattern such as `*.swift` may name it.
    @Test(.timeLimit(.minutes(5))) func aLinkToAPipeIsNotRead() throws {
        let tree = try Self.tree()
        #expect(mkfifo(tree.path + "/pipe", 0o600) == 0)
        try tree.link("B.swift", to: "pipe")
        let run = lint(tree, "A.swift", "B.swift")
        #expect(run.code == .failure && run.output.contains("needless_group"))
        #expect(run.errors.contains("B.swift: error: is a symbolic link to something other than a file"), "\(run.errors)")
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["Package.swift", "project.yml", "X.xcodeproj/project.pbxproj", ".grouplint-baseline.json", ".grouplint.yml"])
    func aPipeIsNeverReadForSettings(_ name: String) throws {
        let tree = try Self.tree(["X.xcodeproj/contents": ""])
        #expect(mkfifo(tree.path + "/" + name, 0o600) == 0)
        let run = lint(tree)
        let isNeeded = name.hasPrefix(".grouplint")
        #expect(run.code == (isNeeded ? .failure : .success))
        if isNeeded { #expect(run.errors.contains("could not be read: it is not a regular file"), "\(run.errors)") }
    }

    @Test func aDocumentThatNeverEndsIsTooLarge() throws {
        let run = lint(try Self.tree(), "merge", "/dev/zero")
        #expect(run.code == .failure)
        #expect(run.errors == "grouplint: error: \"/dev/zero\" could not be read: it is larger than 64 MiB\n")
    }

    // MARK: Links out of the repository

    @Test(arguments: [".grouplint.yml", ".grouplint-baseline.json"])
    func settingsAreNotReadThroughALinkOutOfTheRepository(_ name: String) throws {
        let outside = try TemporaryTree(["secret": "token: 12345\n"])
        let tree = try Self.tree([".git/HEAD": ""])
        try tree.link(name, to: outside.path + "/secret")
        let run = lint(tree)
        #expect(run.code == .failure)
        #expect(run.errors.contains("is a link to a file outside of the repository"), "\(run.errors)")
        #expect(!run.errors.contains("12345"))
    }

    @Test func aLinkInsideOfTheRepositoryIsFollowed() throws {
        let tree = try Self.tree([".git/HEAD": "", "settings/lint.yml": "rules: {needless_group: off}\n"])
        try tree.link(".grouplint.yml", to: "settings/lint.yml")
        let run = lint(tree)
        #expect(run.code == .success && run.output.isEmpty, "\(run.output)\(run.errors)")
    }

    /// Such a configuration would apply if the link were right, so it is not passed over in silence.
    @Test(arguments: [("", ".grouplint.yml"), ("", "missing.yml"), ("App/", ".grouplint.yml"), ("App/", "missing.yml")])
    func aConfigurationThatIsABrokenLinkIsAnError(_ directory: String, _ target: String) throws {
        let tree = try Self.tree([".git/HEAD": "", "App/B.swift": ""])
        try tree.link(directory + ".grouplint.yml", to: target)
        let run = lint(tree)
        #expect(run.code == .failure)
        #expect(run.errors.contains("\(directory).grouplint.yml") && run.errors.contains("could not be read: "), "\(run.errors)")
    }

    @Test func aBaselineIsNotWrittenThroughALinkOutOfTheRepository() throws {
        let outside = try TemporaryTree()
        let tree = try Self.tree([".git/HEAD": "", ".grouplint.yml": "baseline: d/x.json\n"])
        try tree.link("d", to: outside.path)
        let run = lint(tree, "baseline", "create")
        #expect(run.code == .failure)
        #expect(run.errors.contains("it is a link to a place outside of the repository"), "\(run.errors)")
        #expect(outside.text("x.json") == nil)
    }

    @Test func aStarterIsNotWrittenThroughALink() throws {
        let outside = try TemporaryTree(["kept.yml": "kept\n"])
        let tree = try Self.tree()
        try tree.link(".grouplint.yml", to: outside.path + "/kept.yml")
        #expect(lint(tree, "init", "--force").code == .failure)
        #expect(outside.text("kept.yml") == "kept\n")
    }

    @Test func remainsOfAKilledRunAreRemoved() throws {
        let names = [
            ".grouplint-999999999-0.tmp", ".grouplint-999999998-0.tmp", ".grouplint-\(getpid())-9.tmp", ".grouplint-x.tmp",
        ]
        let tree = try Self.tree(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        for name in names where name != names[1] {
            let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -7200)]
            try FileManager.default.setAttributes(old, ofItemAtPath: tree.path + "/" + name)
        }
        #expect(lint(tree, "--fix", ".").code == .success)
        #expect(tree.text("A.swift")?.contains("Group") == false)
        #expect(names.map { tree.text($0) != nil } == [false, true, true, true])
    }

    // MARK: Output

    @Test func aDiffHidesControlsFromATerminal() throws {
        let tree = try Self.tree(["A.swift": Self.source + "// \u{1B}[31m red\n"])
        let words = ["--diff", "."]
        let shown = CommandLineRun(words, in: tree, isTerminal: true, rules: allRules).output
        #expect(shown.contains("\\u{1B}[31m red") && !shown.contains("\u{1B}[31m"))
        #expect(CommandLineRun(words, in: tree, rules: allRules).output.contains("\u{1B}[31m red"))
    }

    @Test func aDiffGivesNoCommandToGitHub() throws {
        let tree = try Self.tree(["A.swift": Self.source + "/*\n::set-env name=x::y\n*/\n"])
        let run = CommandLineRun(["--diff", "."], in: tree, variables: ["GITHUB_ACTIONS": "true"], rules: allRules)
        let lines = run.output.split(separator: "\n")
        let first = try #require(lines.first)
        #expect(first.hasPrefix("::stop-commands::"))
        #expect(try #require(lines.last) == "::" + first.dropFirst("::stop-commands::".count) + "::")
        let plain = CommandLineRun(["--diff", "."], in: tree, rules: allRules)
        let variables = ["GITHUB_ACTIONS": "true", "TF_BUILD": "True"]
        let file = CommandLineRun(["--diff", "."], in: tree, variables: variables, outputIsFile: true, rules: allRules)
        #expect(file.output == plain.output)
    }

    @Test func aDiffGivesNoCommandToAzure() throws {
        let tree = try Self.tree(["A.swift": Self.source + "// ##vso[task.setvariable]a ##[error]b\r\n"])
        let plain = CommandLineRun(["--diff", "."], in: tree, rules: allRules).output
        let run = CommandLineRun(["--diff", "."], in: tree, variables: ["TF_BUILD": "True"], rules: allRules)
        #expect(plain.contains("// ##vso[task"))
        #expect(run.output == plain.replacing("##vso[", with: "##vso\\u{5B}").replacing("##[", with: "##\\u{5B}"))
    }
}
