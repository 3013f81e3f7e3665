import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine

/// What a run or a command says where nothing is checked, and why.
@Suite struct NothingCheckedTests {
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Group { Text(\"a\") } } }\n"

    private static func run(_ words: [String], _ more: [String: String] = [:]) throws -> CommandLineRun {
        let files = [".git/config": "", "A.swift": view].merging(more) { $1 }
        return CommandLineRun(words, in: try TemporaryTree(files), rules: allRules)
    }

    @Test func aRunWithoutRulesSaysSo() throws {
        let one = try Self.run(["--only", "migration"])
        #expect(
            one.errors.contains(
                "no rule is on, so nothing was checked: --only migration leaves out all rules but soft_deprecated_api, "
                    + "which is off; switch it on with --enable soft_deprecated_api\n"))
        #expect(one.code == .success)
        let off = [".grouplint.yml": "rules: {style: off}\n"]
        #expect(try Self.run(["--only", "style"], off).errors.contains("no rule is on, so nothing was checked: --only style "))
        let none = "no rule is on, so nothing was checked; grouplint rules --enabled-for FILE lists the rules that are on\n"
        #expect(try Self.run(["--disable", "all"]).errors.contains(none))
        #expect(try Self.run(["--disable", "all", "--quiet"]).errors.isEmpty)
        #expect(try !Self.run(["--only", "style"]).errors.contains("no rule"))
        #expect(try !Self.run([]).errors.contains("no rule"))
    }

    @Test func explainSaysThatAFileIsNotChecked() throws {
        let excluded = [".grouplint.yml": "exclude: [A.swift]\n"]
        let text = "A.swift is not checked; grouplint config explain-path A.swift says why\n"
        #expect(try Self.run(["explain", "A.swift:2"], excluded).errors.hasSuffix(text))
        #expect(try Self.run(["explain", "A.swift:2"], ["A.swift": "// @generated\n" + Self.view]).errors.hasSuffix(text))
        #expect(try Self.run(["explain", "A.swift:1"]).errors.contains("nothing is reported in line 1"))
    }

    @Test func configShowHasAllSettings() throws {
        let text = """
            fail_on: warning
            exclude: [Vendor/, "*.pb.swift"]
            generated: lint
            fixes: {unsafe: [needless_group]}
            overrides:
              - paths: [A.swift]
                fail_on: info
            """
        let shown = try Self.run(["config", "show", "--for", "A.swift"], [".grouplint.yml": text]).output
        #expect(shown.contains("fail_on             info (the override at .grouplint.yml:6:5)\n"))
        #expect(shown.contains("generated           lint (.grouplint.yml)\n"))
        #expect(shown.contains("include             every file (default)\n"))
        #expect(shown.contains("exclude             Vendor/ (.grouplint.yml:2:11), *.pb.swift (.grouplint.yml:2:20)\n"))
        #expect(shown.contains("fixes.unsafe        needless_group\n"))
        let plain = try Self.run(["config", "show"]).output
        #expect(plain.contains("fail_on             error (default)\n"))
        #expect(plain.contains("exclude             no file (default)\n"))
        let out = try Self.run(["config", "show", "--for", "A.swift"], [".grouplint.yml": "exclude: [A.swift]"]).output
        #expect(out.hasPrefix("Settings of A.swift\n\nThe file is excluded, so it is not linted; "))
    }

    @Test func whatLeavesNoFileIsNamed() throws {
        let run = try Self.run([], [".grouplint.yml": "include: [Nope/]\n"])
        #expect(run.errors.contains("that include matches and nothing excludes: Nope/ (.grouplint.yml:1:11); change it"))
        let baseline = CommandLineRun(["baseline", "create"], in: try TemporaryTree([".git/config": ""]), rules: allRules)
        #expect(baseline.errors.contains("no Swift files found in this directory"))
        #expect(baseline.errors.hasSuffix("no file could be linted; the baseline was not changed\n"))
        #expect(try Self.run(["--extend-exclude", "Nope"]).errors.contains("did you mean \"--exclude\"?"))
        #expect(try Self.run(["--no-color"]).errors.contains("write --color never"))
    }
}
