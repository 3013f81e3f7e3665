import GroupLintCore
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintEngine
@testable import GroupLintInputOutput

@Suite struct ArgumentsTests {
    private let rules = RuleNames(
        allRules.map { $0.info }.filter { ["group_lifecycle_in_list", "needless_group"].contains($0.id) })

    private func options(_ words: String...) throws -> LintOptions {
        guard case .lint(let options) = try Command(words, rules: rules) else {
            throw UsageError(message: "not lint: \(words)")
        }
        return options
    }

    private func message(_ words: [String]) -> String? {
        do throws(UsageError) {
            _ = try Command(words, rules: rules)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func nothingMeansTheWorkingDirectory() throws {
        #expect(try options().files.paths == ["."])
        #expect(try options("lint").files.paths == ["."])
        #expect(try options("--files-from", "list").files.paths == [])
    }

    @Test func valuesFollowOrAreAttached() throws {
        #expect(try options("--format", "json").format == .json)
        #expect(try options("--format=json").format == .json)
        #expect(try options("-f", "json").format == .json)
        #expect(try options("-fjson").format == .json)
        #expect(try options("-j2").threadCount == 2)
        #expect(try options("--format=json", "--format=auto").picksFormat)
        #expect(try !options("--format=auto", "--format=json").picksFormat)
    }

    @Test func doubleDashEndsOptions() throws {
        #expect(try options("--quiet", "--", "--format", "lint").files.paths == ["--format", "lint"])
        #expect(try options("lint", "rules").files.paths == ["rules"])
    }

    @Test func rulesAreSelectedByID() throws {
        let selection = try options("--only", "needless_group,group_lifecycle_in_list", "--disable=needless_group")
            .selection
        #expect(selection.only.map(\.text) == ["needless_group", "group_lifecycle_in_list"])
        #expect(selection.disabled == [RuleSelector(id: "needless_group")])
        let severities = try options("--severity", "needless_group=error").selection.severities
        #expect(severities == [RuleSelection.RuleSeverity(RuleSelector(id: "needless_group"), .error)])
    }

    @Test func targetsAreGivenForEachPlatform() throws {
        let targets = try options("--target", "ios=16", "--target=macOS=13.1").targets
        #expect(targets[.iOS] == OSVersion(16))
        #expect(targets[.macOS] == OSVersion(13, 1))
        #expect(try options().targets.isUnknown)
    }

    @Test func gateIsWhatWasSaidLast() throws {
        #expect(try options().failOn == nil)
        #expect(try options("--fail-on", "never").failOn == .off)
        #expect(try options("--strict").failOn == .info)
        #expect(try options("--strict", "--fail-on", "warning").failOn == .warning)
    }

    @Test func furtherReportsHaveFormatAndFile() throws {
        let reports = try options("--report", "sarif=a=b.sarif", "--report=json=c.json").reports
        #expect(reports.map(\.file) == ["a=b.sarif", "c.json"])
        #expect(reports.map(\.format) == [.sarif, .json])
    }

    @Test func listsOfPathsHaveTheirSeparator() throws {
        let lists = try options("--files-from", "-", "--files-from0=b").files.lists
        #expect(lists == [.init(file: "-", separator: 10), .init(file: "b", separator: 0)])
    }

    private static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

    @Test(arguments: [
        (["--formt", "json"], #"unknown option "--formt"; did you mean "--format"?"#),
        (["--form=json"], #"unknown option "--form"; did you mean "--format"?"#),
        (["-z"], #"unknown option "-z"; grouplint lint --help lists the options"#),
        (["-qj"], #"unknown option "-qj"; grouplint lint --help lists the options"#),
        (["--quiet=yes"], "--quiet takes no value"),
        (["--output"], "--output needs a value: --output FILE"),
        (["--output="], "--output needs a value: --output FILE"),
        (["--format", "srif"], #"unknown value "srif" of --format; did you mean "sarif"?"#),
        (["--format", "xml"], "unknown value \"xml\" of --format; use one of auto, \(formats)"),
        (["--report", "json"], #"--report needs FORMAT=FILE, but got "json""#),
        (["--report", "jsn=a"], #"unknown value "jsn" of --report; did you mean "json"?"#),
        (["--only", "needles_group"], #"unknown rule "needles_group"; did you mean "needless_group"?"#),
        (["--only", ","], "--only needs a rule, a pattern or a category"),
        (["--fix", "--fix-only", " "], "--fix-only needs a rule, a pattern or a category"),
        (["--enable", "x"], #"unknown rule "x"; grouplint rules lists them all"#),
        (["--severity", "needless_group"], #"--severity needs RULE=LEVEL, but got "needless_group""#),
        (["--severity", "needless_group=eror"], #"unknown value "eror" of --severity; did you mean "error"?"#),
        (["--target", "iOS"], #"--target needs OS=VERSION such as iOS=16.0, but got "iOS""#),
        (["--target", "iSO=16"], #"unknown platform "iSO"; did you mean "iOS"?"#),
        (["--target", "iOS=x"], #""x" is not a version; write it like iOS=16.0"#),
        (["--fail-on", "warn"], #"unknown value "warn" of --fail-on; did you mean "warning"?"#),
        (["--confidence", "hig"], #"unknown value "hig" of --confidence; did you mean "high"?"#),
        (["-j", "0"], #"--jobs needs a number from 1 to 1024, but got "0""#),
        (["--stdin-filename", "a.swift", "."], "--stdin-filename needs the operand -, which reads standard input"),
        (["-", "--files-from", "-"], "standard input can be read only once; use - in one place only"),
        (["--max-warnings", "-1"], #"--max-warnings needs a number from 0 to 2147483647, but got "-1""#),
        (["--progress", "always"], #"unknown value "always" of --progress; use one of auto, never"#),
        (["rules", "--isolated"], "--isolated needs --enabled-for FILE here"),
        (["completions"], "completions needs a shell: bash, zsh, fish"),
        (["completions", "fis"], #"unknown shell "fis"; did you mean "fish"?"#),
        (["explain"], "explain needs a rule, a pattern or a category, a place such as App/Home.swift:12, or --all"),
        (["explain", "needless_grop"], #"unknown rule "needless_grop"; did you mean "needless_group"?"#),
        (["rules", "extra"], #"unknown rule "extra"; grouplint rules lists them all"#),
        (["--reporter", "json"], #"unknown option "--reporter"; did you mean "--format"?"#),
        (["--select", "x"], #"unknown option "--select"; did you mean "--only"?"#),
        (["--ignore=x"], #"unknown option "--ignore"; did you mean "--disable"?"#),
        (["--autofix"], #"unknown option "--autofix"; did you mean "--fix"?"#),
        (["-v"], #"unknown option "-v"; did you mean "--version"?"#),
        (["doctor", "--autofix"], #"unknown option "--autofix"; grouplint doctor --help lists the options"#),
        (["help", "lnit"], #"unknown command "lnit"; did you mean "lint"?"#),
        (
            ["dev"],
            "dev needs a command: dump-tokens, dump-syntax, dump-views, dump-uses, verify, docs, formats, new-rule, bench, "
                + "find-multiplier"
        ),
        (["dev", "dump-sintax"], #"unknown command "dev dump-sintax"; did you mean "dump-syntax"?"#),
        (["dev", "dump-tokens"], "dev dump-tokens needs a path"),
        (["dev", "new-rule", "NeedlessGroup"], #""NeedlessGroup" is not snake_case: use lower-case words joined by _"#),
        (["dev", "new-rule", "needless_group"], #"the rule "needless_group" already exists"#),
    ])
    func mistakesAreNamedWithTheNearestSpelling(_ words: [String], _ expected: String) {
        #expect(message(words) == expected)
    }

    @Test func everyOptionBelongsToACommand() {
        let used = Set(Verb.allCases.flatMap(\.options))
        #expect(used.count == Option.allCases.count)
    }

    @Test(arguments: Verb.allCases)
    func helpListsEveryOption(_ verb: Verb) {
        let text = HelpText.command(verb)
        for option in verb.options { #expect(text.contains(option.spelling)) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func mainHelpLeavesOutDeveloperCommands() {
        #expect(!HelpText.overview.contains("dev "))
        #expect(HelpText.overview.contains("explain"))
    }

    @Test(
        arguments: [
            ("lnit", "lint"), ("FORMAT", "format"), ("fromat", "format"), ("xyz", nil), ("lint", nil),
        ] as [(String, String?)])
    func nearestSpelling(_ word: String, _ expected: String?) {
        #expect(SpellingSuggestion.nearest(to: word, in: ["lint", "format"]) == expected)
    }
}
