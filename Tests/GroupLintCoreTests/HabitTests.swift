import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintRules
@testable import GroupLintSyntax

/// What people type who know other linters.
@Suite struct HabitTests {
    private let quiet = ["--target", "iOS=16"]

    private func help(_ configuration: String) -> [String] {
        ConfigurationDecoder.decode(Array(configuration.utf8), path: ".grouplint.yml", rules: allRules).problems.map {
            $0.help ?? ""
        }
    }

    // MARK: Configuration

    @Test(arguments: [
        ("disabled_rules: [a]", "rules: {rule_id: off}"), ("opt_in_rules: [a]", "rules: {rule_id: warning}"),
        ("only_rules: [a]", "rules: {all: off, rule_id: warning}"), ("custom_rules: {a: b}", "remove the key"),
        ("analyzer_rules: [a]", "remove the key"), ("excluded: [Pods]", "write exclude: ["),
        ("included: [App]", "write include: ["),
        ("strict: true", "fail_on: info"), ("exclud: [a]", "did you mean \"exclude\"?"),
    ])
    func keysOfOtherToolsHaveAHint(_ text: String, _ expected: String) {
        let help = help(text)
        #expect(help.count == 1 && help[0].contains(expected), "\(help)")
    }

    @Test(arguments: [
        ("warn", "did you mean \"warning\"?"), ("Warn", "did you mean \"warning\"?"), ("hint", "did you mean \"info\"?"),
        ("false", "did you mean \"off\"?"), ("disabled", "did you mean \"off\"?"),
        ("on", "write a severity: error, warning, info or off"),
        ("true", "write a severity: error, warning, info or off"), ("err", "did you mean \"error\"?"),
        ("wraning", "did you mean \"warning\"?"),
    ])
    func severitiesOfOtherToolsHaveAHint(_ word: String, _ expected: String) throws {
        #expect(help("rules: {needless_group: \(word)}") == [expected])
        let run = CommandLineRun(["--severity", "needless_group=\(word)"], in: try TemporaryTree(), rules: allRules)
        #expect(run.errors.contains("unknown value \"\(word)\" of --severity; \(expected)\n"))
    }

    @Test func neverIsTheWordOfTheGate() {
        #expect(help("fail_on: off") == ["use one of error, warning, info, never"])
        #expect(help("fail_on: false") == ["did you mean \"never\"?"])
        #expect(help("fail_on: warn") == ["did you mean \"warning\"?"])
        #expect(help("generated: warn") == ["use one of skip, lint"])
    }

    @Test func textInPlaceOfAListIsQuoted() {
        #expect(help("exclude: Pods") == ["write exclude: [\"Pods\"]"])
        #expect(help("exclude: {a: b}") == ["write exclude: [one, two]"])
        #expect(help("overrides:\n  - paths: Tests/\n    rules: {needless_group: off}") == ["write paths: [\"Tests/\"]"])
        #expect(help("overrides:\n  - rules: {needless_group: off}") == ["add paths: [\"Tests/\"]"])
    }

    // MARK: Overrides

    @Test func overridesExcludeFiles() throws {
        let tree = try TemporaryTree([
            ".git/config": "", "A/B.swift": "WARNING", "A/C/D.swift": "WARNING", "E.swift": "WARNING",
            ".grouplint.yml": "overrides: [{paths: [A/], exclude: [A/C/], rules: {sample_rule: off}, fail_on: info}]",
        ])
        #expect(CommandLineRun(["config", "show", "--for", "A/B.swift"], in: tree).output.contains("off"))
        #expect(!CommandLineRun(["config", "show", "--for", "A/C/D.swift"], in: tree).output.contains("  off"))
    }

    @Test func overridesSetTheGate() throws {
        let tree = try TemporaryTree([
            ".git/config": "", "A.swift": "WARNING", "Tests/B.swift": "WARNING",
            ".grouplint.yml": "fail_on: warning\noverrides: [{paths: [Tests/], fail_on: never}]",
        ])
        #expect(CommandLineRun(quiet + ["A.swift"], in: tree).code == .diagnostics)
        #expect(CommandLineRun(quiet + ["Tests/B.swift"], in: tree).code == .success)
        #expect(CommandLineRun(quiet + ["Tests/B.swift", "--fail-on", "info"], in: tree).code == .diagnostics)
    }

    @Test func overridesSetTheCertainty() throws {
        let tree = try TemporaryTree([
            ".git/config": "", "A.swift": "", "Tests/B.swift": "", "Tests/Kit/C.swift": "",
            ".grouplint.yml":
                "confidence: medium\noverrides: [{paths: [Tests/], confidence: low}, {paths: [Tests/Kit/], confidence: high}]",
        ])
        var selection = FileSelection(.nearest, rules: [])
        _ = SourceDiscovery.find(SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path), &selection)
        let resolver = ConfigurationResolver(rules: [], configurations: selection.loader.configurations)
        let levels = ["A.swift", "Tests/B.swift", "Tests/Kit/C.swift"].map { resolver.settings(for: $0).minimumConfidence }
        #expect(levels == [.medium, .low, .high])
    }

    // MARK: Comments

    /// What is reported in a view with a needless group: the rules, and the help about the comment.
    private func reported(above: String = "", below: String = "") throws -> (rules: [String], help: String) {
        let code = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    \(above)
                    Group { Text("a") }
                    \(below)
                }
            }
            """
        let tree = try TemporaryTree(["A.swift": code])
        let lines = CommandLineRun(quiet + ["-f", "compact", "--disable", "single_child_group"], in: tree, rules: allRules).output
            .split(separator: "\n")
        let rules = lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
        return (rules, lines.first.map(String.init) ?? "")
    }

    @Test(arguments: [
        ("grouplint:disable-next-line needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("grouplint:disable:next-line needless_group", "grouplint:disable:next needless_group"),
        ("grouplint: disable:next needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("grouplint: disable-next-line needless_group", "grouplint:disable:next needless_group"),
        ("grouplint:disable-line x", "grouplint:disable:this x"), ("grouplint:disable:line x", "grouplint:disable:this x"),
        ("grouplint:ignore x", "grouplint:disable:next x"), ("grouplint: enable x", "grouplint:enable x"),
        ("grouplint:disable-next needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("GroupLint:disable:next needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("GROUPLINT: disable needless_group", "grouplint:disable needless_group"),
        ("grouplint-disable-next-line needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("grouplint-enable needless_group", "grouplint:enable needless_group"),
        ("grouplint disable:next needless_group -- x", "grouplint:disable:next needless_group -- x"),
    ])
    func formsOfOtherToolsAreCorrected(_ comment: String, _ expected: String) throws {
        let found = try reported(above: "// " + comment)
        #expect(found.rules == ["malformed_suppression", "needless_group"])
        #expect(found.help.contains("has no effect, because it is not a valid GroupLint comment; help: write `// \(expected)` "))
    }

    @Test(arguments: [
        "swiftlint:disable all", "swiftlint:disable:next needless_group", "eslint-disable-next-line x", "grouplint is nice",
        "GroupLint: disable this when the list grows", "grouplint-disable comments are allowed here", "GroupLint disable",
    ])
    func commentsOfOtherToolsAreLeftAlone(_ comment: String) throws {
        #expect(try reported(above: "// " + comment).rules == ["needless_group"])
    }

    @Test func previousCoversTheLineAbove() throws {
        #expect(try reported(below: "// grouplint:disable:previous needless_group -- why").rules == [])
        #expect(try reported(below: "// grouplint:disable:previous all -- why").rules == [])
        #expect(
            try reported(below: "\n// grouplint:disable:previous needless_group -- why").rules == [
                "needless_group", "unused_suppression",
            ])
        let first = CommandLineRun(
            quiet, in: try TemporaryTree(["A.swift": "// grouplint:disable:previous needless_group -- why\nimport SwiftUI\n"]),
            rules: allRules)
        #expect(first.output.contains("[unused_suppression]"))
        let windows =
            "import SwiftUI\r\nstruct A: View {\r\n  var body: some View {\r\n    Group { Text(\"a\") }\r\n"
            + "    // grouplint:disable:previous needless_group -- why\r\n  }\r\n}\r\n"
        let run = CommandLineRun(quiet, in: try TemporaryTree(["A.swift": windows]), rules: allRules)
        #expect(run.output == "no diagnostics in 1 file, 1 with views, 1 suppressed\n")
    }

    // MARK: Reports

    @Test func junitFollowsTheGate() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": "ERROR WARNING INFO", "B.swift": "WARNING"])
        func failures(_ words: [String]) -> String {
            let output = CommandLineRun(quiet + ["-f", "junit"] + words, in: tree).output
            return String(output.components(separatedBy: "failures=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "none")
        }
        #expect(failures([]) == "1")
        #expect(failures(["--fail-on", "warning"]) == "3")
        #expect(failures(["--strict"]) == "4")
        #expect(failures(["--fail-on", "never"]) == "0")
        #expect(failures(["--max-warnings", "1"]) == "3")
        #expect(failures(["--max-warnings", "2"]) == "1")
    }

    @Test func aRemovedGroupIsOneEdit() throws {
        let code =
            "import SwiftUI\nstruct A: View {\n    var body: some View {\n        VStack {\n            Group {\n"
            + String(repeating: "                Text(\"a\")\n", count: 5) + "            }\n        }\n    }\n}\n"
        let tree = try TemporaryTree([".git/config": "", "A.swift": code])
        func count(_ format: String, _ word: String) -> Int {
            CommandLineRun(quiet + ["-f", format], in: tree, rules: [NeedlessGroup.self]).output.components(separatedBy: word)
                .count - 1
        }
        #expect(count("json", "\"newText\"") == 1)
        #expect(count("sarif", "\"insertedContent\"") == 1)
        #expect(count("rdjson", "\"text\"") == 1)
        let diff = CommandLineRun(["--diff"], in: tree, rules: [NeedlessGroup.self]).output
        #expect(diff.contains("-            Group {\n") && diff.contains("+            Text(\"a\")\n"))
    }

    @Test func farEditsStayApart() {
        let bytes = Array(String(repeating: "x", count: 1000).utf8)
        func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> Fix.Edit {
            Fix.Edit(SourceRange(start: start, end: end), text)
        }
        let near = Fix("", .safe, [edit(0, 1, "a"), edit(3, 3, "b"), edit(5, 6, "")])
        #expect(near.joinedEdits(in: bytes) == [edit(0, 6, "axxbxx")])
        let far = Fix("", .safe, [edit(0, 1, "a"), edit(3, 3, "b"), edit(900, 901, "c")])
        #expect(far.joinedEdits(in: bytes) == [edit(0, 3, "axxb"), edit(900, 901, "c")])
        let two = Fix("", .safe, [edit(0, 1, "a"), edit(3, 3, "b")])
        #expect(two.joinedEdits(in: bytes) == two.edits)
    }

    // MARK: Commands

    @Test func commandsAreGuessed() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": "INFO"])
        #expect(CommandLineRun(["explian", "sample_rule"], in: tree).errors.contains("did you mean the command \"explain\"?"))
        #expect(CommandLineRun(["completions", "fsh"], in: tree).errors.contains("did you mean \"fish\"?"))
        let none = CommandLineRun(quiet + ["--add-suppressions"], in: try TemporaryTree(["A.swift": "let a = 1"]))
        #expect(none.errors == "grouplint: note: there was nothing to suppress, so no comment was added\n")
    }

    @Test(arguments: [
        ("check", "grouplint lint"), ("analyze", "grouplint lint"), ("autocorrect", "grouplint --fix"),
        ("format", "grouplint --fix"), ("fix", "grouplint --fix"), ("lint-staged", "grouplint --staged"),
    ])
    func commandsOfOtherToolsLintNothing(_ word: String, _ own: String) throws {
        let run = CommandLineRun(quiet + [word, "."], in: try TemporaryTree([".git/config": "", "A.swift": "ERROR"]))
        #expect(run.code == .failure && run.output == "")
        #expect(run.errors == "grouplint: error: there is no command or path \"\(word)\"; did you mean `\(own)`?\n")
        let directory = try TemporaryTree([".git/config": "", word + "/A.swift": "INFO"])
        #expect(CommandLineRun(quiet + [word], in: directory).output.contains("1 info in 1 file"))
    }

    @Test func aConfigurationThatEndsInYAMLIsNoted() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": "INFO", ".grouplint.yaml": "rules: {all: off}"])
        let text = "found `.grouplint.yaml`; the name must be `.grouplint.yml`"
        #expect(CommandLineRun(quiet, in: tree).errors == "grouplint: note: \(text)\n")
        #expect(CommandLineRun(quiet + ["--isolated"], in: tree).errors == "")
        #expect(CommandLineRun(["doctor"], in: tree).output.contains(" none; \(text)\n"))
        #expect(CommandLineRun(["config", "validate"], in: tree).errors == "grouplint: note: \(text)\n")
        try tree.write(".grouplint.yml", Array("fail_on: never".utf8))
        #expect(CommandLineRun(quiet, in: tree).errors == "")
    }

    @Test func doctorNamesPatternsThatMatchNothing() throws {
        let settings = "exclude: [\"Widgts/\"]\noverrides:\n  - paths: [\"X/\"]\n    fail_on: error\n"
        let tree = try TemporaryTree([".git/config": "", "Widgets/A.swift": "INFO", ".grouplint.yml": settings])
        let run = CommandLineRun(["doctor"], in: tree)
        #expect(run.code == .success)
        #expect(run.errors.contains("exclude matches nothing: \"Widgts/\"") && run.errors.contains("did you mean \"Widgets/\"?"))
        #expect(run.errors.contains("the override's path \"X/\" matches no linted file"))
    }

    @Test func aSecondBaselineIsAnUpdate() throws {
        let tree = try TemporaryTree([".git/config": "", "App/A.swift": "INFO"])
        func create(_ isTerminal: Bool) -> CommandLineRun {
            CommandLineRun(["baseline", "create", ".."], in: tree, directory: "App", isTerminal: isTerminal)
        }
        #expect(create(true).output == "wrote 1 entry to ../.grouplint-baseline.json\n")
        let advice = "already exists; to add what is new, use grouplint baseline update --accept-new\n"
        #expect(create(true).errors == "grouplint: error: \"../.grouplint-baseline.json\" " + advice)
        #expect(create(false).errors == "grouplint: error: \".grouplint-baseline.json\" " + advice)
    }
}
