import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests commands that show how GroupLint sees a project, and commands for projects with many diagnostics.
@Suite struct TeamCommandTests {
    private func tree(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging([".git/config": ""]) { file, _ in file })
    }

    // MARK: config explain-path

    @Test func everyReasonNamesItsPlace() throws {
        let tree = try tree([
            ".gitignore": "# made\n/build/\n", ".grouplint.yml": "version: 1\nexclude:\n  - \"Vendor/\"\n  - \"*Old.swift\"\n",
            "App/.grouplint.yml": "include: [Views/]\noverrides:\n  - paths: [\"Home*\"]\n    rules: {}\n",
            "App/Views/Home.swift": "", "App/Model.swift": "", "build/A.swift": "", "Vendor/Kit/B.swift": "", "IsOld.swift": "",
            "Pods/C.swift": "", "Gen.swift": "// @generated\n", "notes.txt": "", ".Hidden.swift": "",
        ])
        try tree.link("Link.swift", to: "App/Model.swift")
        let expected = [
            "App/Views/Home.swift":
                "linted\n  configuration       App/.grouplint.yml\n  overrides           App/.grouplint.yml:3:5\n",
            "App/Model.swift": "not linted\n  include in App/.grouplint.yml does not match it\n",
            "build/A.swift": "not linted\n  \"build\" is ignored by git: .gitignore:2 says /build/\n",
            "Vendor/Kit/B.swift": "not linted\n  \"Vendor\" is excluded: .grouplint.yml:3:5 says Vendor/\n",
            "IsOld.swift": "not linted\n  \"IsOld.swift\" is excluded: .grouplint.yml:4:5 says *Old.swift\n",
            "Pods/C.swift": "linted only when named explicitly\n  directories such as \"Pods\" contain no project sources\n",
            "Gen.swift": "read for its declarations, but not linted\n",
            ".Hidden.swift": "linted only when named explicitly\n  its name starts with a period\n",
            "Link.swift": "linted only when named explicitly\n  it is a symbolic link; --follow-symlinks includes it\n",
            "notes.txt": "linted only when named explicitly\n  its name does not end in .swift\n", "Vendor": "not linted\n",
            "App": "entered\n",
        ]
        for (path, text) in expected {
            let run = CommandLineRun(["config", "explain-path", path], in: tree)
            #expect(run.code == .success)
            #expect(run.output.hasPrefix("\(path): \(text)"), "\(run.output)")
        }
        let linted = tree.find(".").paths
        #expect(linted.contains("App/Views/Home.swift"))
        let words = ["config", "explain-path", "gone.swift", "Views/Home.swift", "--no-exclude"]
        let both = CommandLineRun(words, in: tree, directory: "App")
        #expect(both.code == .failure && both.output.hasPrefix("App/Views/Home.swift: linted\n"))
    }

    /// The explanation of a path agrees with the walk.
    @Test func explanationsAgreeWithTheWalk() throws {
        let tree = try tree([
            ".gitignore": "*.gen.swift\n!Keep.gen.swift\n", ".grouplint.yml": "exclude: [\"/B/*\", \"!/B/K.swift\"]\n",
            "A/X.gen.swift": "", "A/Keep.gen.swift": "", "B/K.swift": "", "B/L.swift": "", "B/C/M.swift": "",
            "C/.gitignore": "*", "C/N.swift": "",
        ])
        var selection = FileSelection(.nearest, rules: [])
        let request = SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path)
        let found = Set(SourceDiscovery.find(request, &selection).paths)
        for path in ["A/X.gen.swift", "A/Keep.gen.swift", "B/K.swift", "B/L.swift", "B/C/M.swift", "C/N.swift"] {
            let explanation = selection.explain(tree.path + "/" + path, isDirectory: false, root: tree.path)
            #expect((explanation == .linted) == found.contains(path), "\(path): \(explanation)")
        }
    }

    // MARK: config validate

    @Test func patternsWithoutMatchAreWarnings() throws {
        let tree = try tree([
            ".grouplint.yml": """
            exclude: [Vender/, Vendor/, "*.gen.swift", Pods/, "!Vendor/A.swift"]
            include: ["**/*.swift", /Lib/]
            overrides:
              - paths: [Tests/, "*Test.swift"]
                rules: {}

            """,
            "Vendor/A.swift": "", "Pods/B.swift": "", "App/Tests/C.swift": "", "App/D.gen.swift": "",
        ])
        let run = CommandLineRun(["config", "validate"], in: tree)
        #expect(run.code == .success)
        #expect(run.output == "1 configuration is valid, with 4 warnings\n")
        let heads = run.errors.split(separator: "\n").filter { $0.hasPrefix(".grouplint.yml:") || $0.contains("= help") }
        #expect(
            heads.map { $0.drop { $0 == " " } } == [
                ".grouplint.yml:2:25: warning: include matches nothing: \"/Lib/\"", "= help: correct the pattern, or remove it",
                ".grouplint.yml:1:11: warning: exclude matches nothing: \"Vender/\"", "= help: did you mean \"Vendor/\"?",
                ".grouplint.yml:1:51: warning: exclude matches nothing: \"!Vendor/A.swift\"",
                "= help: correct the pattern, or remove it",
                ".grouplint.yml:4:21: warning: the override's path \"*Test.swift\" matches no linted file",
                "= help: correct the pattern, or remove it",
            ])
    }

    @Test func mistakesAreFoundByXcode() throws {
        let tree = try tree([".grouplint.yml": "rulez: 1", "A.swift": ""])
        for (words, variables) in [(["-f", "xcode"], [:]), (["-f", "auto"], ["XCODE_VERSION_ACTUAL": "2600"])] {
            let run = CommandLineRun(words, in: tree, variables: variables)
            #expect(run.code == .failure)
            let place = "\(tree.path)/.grouplint.yml:1:1"
            #expect(run.errors.hasPrefix("\(place): error: unknown key \"rulez\"\n  |\n1 | rulez: 1\n"))
        }
    }

    @Test func manyMistakesAreShownInPart() throws {
        let keys = (0..<250).map { "key\($0): 1\n" }.joined()
        let run = CommandLineRun(["config", "validate"], in: try tree([".grouplint.yml": keys, "A.swift": ""]))
        #expect(run.code == .failure)
        #expect(run.errors.components(separatedBy: "unknown key").count == 101)
        #expect(run.errors.hasSuffix("grouplint: note: 150 more mistakes are not shown\n"))
    }

    // MARK: doctor

    @Test func doctorShowsWhatARunWouldFind() throws {
        let tree = try tree([
            ".grouplint.yml": "deployment_targets: {iOS: 16}\n", "App/A.swift": "", "App/B.swift": "",
            ".pre-commit-config.yaml": "- id: grouplint", ".github/workflows/lint.yml": "uses: GroupLint/GroupLint@main",
            ".grouplint-baseline.json": #"{"version":1,"tool":"0","entries":[]}"#,
        ])
        let run = CommandLineRun(["doctor"], in: tree)
        #expect(run.code == .success)
        #expect(
            run.output == """
                version             GroupLint \(ToolIdentity.version)
                root                \(tree.path)
                git                 git was not found; install it, or add it to PATH
                files               2 Swift files
                configuration       .grouplint.yml
                deployment targets  iOS 16.0 (.grouplint.yml:1): 2 files
                rules               1 of 1 rules are on
                baseline            .grouplint-baseline.json, 0 suppressed
                run by              .pre-commit-config.yaml, .github/workflows/lint.yml

                """)
        #expect(
            CommandLineRun(["doctor", "--xcode", "App"], in: tree).output
                == "$(SRCROOT)/../.grouplint.yml\n$(SRCROOT)/A.swift\n$(SRCROOT)/B.swift\n")
        try tree.write(".grouplint-baseline.json", [0x7B])
        #expect(CommandLineRun(["doctor"], in: tree).code == .failure)
        try tree.write(".grouplint.yml", Array("rulez: 1".utf8))
        #expect(CommandLineRun(["doctor"], in: tree).code == .failure)
    }

    // MARK: help

    @Test(arguments: ["config", "baseline"]) func groupsHaveHelp(_ group: String) throws {
        let tree = try tree([:])
        for words in [["help", group], [group, "--help"], [group, "-h"]] {
            let run = CommandLineRun(words, in: tree)
            #expect(run.code == .success)
            for verb in Verb.allCases where verb.group == group { #expect(run.output.contains(verb.summary)) }
        }
        let bare = CommandLineRun([group], in: tree)
        #expect(bare.code == .failure && bare.errors.hasSuffix("grouplint: note: see grouplint \(group) --help\n"))
    }

    @Test func helpAboutARuleExplainsIt() throws {
        let tree = try tree([:])
        let explained = CommandLineRun(["explain", "needless_group"], in: tree, rules: allRules).output
        #expect(CommandLineRun(["help", "needless_group"], in: tree, rules: allRules).output == explained)
    }

    // MARK: --add-suppressions

    private static let group = """
        import SwiftUI
        struct A: View {
            var body: some View {
                VStack {
                    BODY
                }
            }
        }

        """

    private static let next = "// grouplint:disable:next needless_group -- old code\n            "

    private func view(_ body: String) -> String { Self.group.replacing("BODY", with: body) }

    @Test(arguments: [
        ("Group { Text(\"a\") }", "Group { Text(\"a\") } // grouplint:disable:this needless_group -- old code"),
        ("Group { Text(\"a\") } // why", next + "Group { Text(\"a\") } // why"),
        (
            "Group { Text(\"\"\"\n            a\n            \"\"\") }",
            next + "Group { Text(\"\"\"\n            a\n            \"\"\") }"
        ),
        (
            "Group { Text(\"\(String(repeating: "a", count: 60))\") }",
            next + "Group { Text(\"\(String(repeating: "a", count: 60))\") }"
        ),
        // A comment above would only cover the first of them.
        (
            "Group { Text(\"a\") }; Group { Text(\"\(String(repeating: "b", count: 60))\") }",
            "Group { Text(\"a\") }; Group { Text(\"\(String(repeating: "b", count: 60))\") }\n"
                + "            // grouplint:disable:previous needless_group -- old code"
        ),
    ])
    func whatIsThereIsAccepted(_ body: String, _ expected: String) throws {
        for lineBreak in ["\n", "\r\n", "\r"] {
            let tree = try tree(["A.swift": view(body).replacing("\n", with: lineBreak)])
            let words = ["--only", "needless_group,unused_suppression", "--strict"]
            #expect(CommandLineRun(words, in: tree, rules: allRules).code == .diagnostics)
            let run = CommandLineRun(words + ["--add-suppressions=old code"], in: tree, rules: allRules)
            #expect(run.code == .success, "\(run.output)")
            #expect(run.errors.contains("grouplint: note: added 1 suppression comment; please replace the reason"))
            #expect(tree.text("A.swift") == view(expected).replacing("\n", with: lineBreak))
            #expect(CommandLineRun(words, in: tree, rules: allRules).code == .success)
            let again = CommandLineRun(words + ["--add-suppressions"], in: tree, rules: allRules)
            #expect(again.code == .success && tree.text("A.swift") == view(expected).replacing("\n", with: lineBreak))
        }
    }

    @Test func suppressionsAreShownAsADiff() throws {
        let tree = try tree(["A.swift": view("Group { Text(\"a\") }")])
        let run = CommandLineRun(["--only", "needless_group", "--add-suppressions", "--diff"], in: tree, rules: allRules)
        #expect(run.code == .diagnostics)
        let line = "Group { Text(\"a\") } // grouplint:disable:this needless_group -- not reviewed yet"
        #expect(run.output.contains("+            \(line)\n"))
        #expect(tree.text("A.swift") == view("Group { Text(\"a\") }"))
    }

    @Test(arguments: [
        (["--add-suppressions", "--fix"], "--add-suppressions and --fix cannot be used together"),
        (["--add-suppressions=a\nb"], "the reason of --add-suppressions must be one line"),
        (["--add-suppressions="], "--add-suppressions needs text after the = for REASON"),
        (["--shard", "0/2"], "--shard needs I/N such as 2/4, but got \"0/2\""),
        (["--shard", "3/2"], "--shard needs I/N such as 2/4, but got \"3/2\""),
        (["--shard", "1"], "--shard needs I/N such as 2/4, but got \"1\""),
    ])
    func mistakesAreNamed(_ words: [String], _ message: String) throws {
        let run = CommandLineRun(words, in: try tree(["A.swift": ""]))
        #expect(run.code == .failure && run.errors.hasPrefix("grouplint: error: \(message)\n"))
    }

    // MARK: Baseline of the configuration

    @Test func theBaselineIsWhereTheConfigurationSays() throws {
        let tree = try tree([".grouplint.yml": "version: 1\nbaseline: Lint/known.json\n", "A.swift": "WARNING", "Lint/x": ""])
        let missing = CommandLineRun([], in: tree)
        #expect(missing.code == .failure)
        #expect(
            missing.errors == "grouplint: error: the baseline \"Lint/known.json\", which .grouplint.yml:2 names, "
                + "could not be read: no such file or directory\n")
        #expect(CommandLineRun(["baseline", "create"], in: tree).output == "wrote 1 entry to Lint/known.json\n")
        #expect(CommandLineRun([], in: tree).output.contains("1 baselined"))
        try tree.write(".grouplint.yml", Array("baseline: ../known.json\n".utf8))
        let message = ".grouplint.yml:1:11: error: \"../known.json\" is outside of \(tree.path), the root of this run\n"
        #expect(CommandLineRun([], in: tree).errors.hasPrefix(message))
    }
}
