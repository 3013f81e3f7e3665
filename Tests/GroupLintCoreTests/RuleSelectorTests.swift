import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests rules that are named by id, pattern or category.
@Suite struct RuleSelectorTests {
    private let names = RuleNames(allRules.map { $0.info })

    private func message(_ text: String) -> String? {
        do throws(UnknownRule) {
            _ = try names.selector(text)
            return nil
        } catch {
            return "\(error.message) | \(error.help)"
        }
    }

    // MARK: Names

    @Test func eachFormNamesItsRules() throws {
        func ids(_ text: String) throws -> [String] { names.ids(matching: [try names.selector(text)]) }
        #expect(try ids("needless_group") == ["needless_group"])
        #expect(try ids("style") == ["needless_group", "obsolete_view_limit_group", "single_child_group"])
        let lifecycle = ["group_lifecycle_ambiguous", "group_lifecycle_in_list", "group_lifecycle_pre_ios15"]
        #expect(try ids("group_lifecycle_*") == lifecycle)
        #expect(try ids("*_child_group") == ["single_child_group"])
        #expect(try ids("needless_grou?") == ["needless_group"])
        #expect(try ids("all") == names.ids && ids("*") == names.ids)
        #expect(try names.selector("group_subviews_eager").kind == .id)
    }

    @Test(arguments: [
        ("needles_group", "unknown rule \"needles_group\" | did you mean \"needless_group\"?"),
        ("lifecyle", "unknown rule \"lifecyle\" | did you mean \"lifecycle\"?"),
        ("Style", "unknown rule \"Style\" | did you mean \"style\"?"),
        ("grup_*", "no rule matches \"grup_*\" | did you mean \"group_*\"?"),
        ("*_supression", "no rule matches \"*_supression\" | did you mean \"*_suppression\"?"),
        ("group*list*list", "no rule matches \"group*list*list\" | grouplint rules lists them all"),
        ("x", "unknown rule \"x\" | grouplint rules lists them all"),
    ])
    func unknownNamesAreErrorsWithTheNearestSpelling(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    // MARK: Configurations

    private func decode(_ text: String) -> (ConfigurationFile, [String]) {
        let (file, problems) = ConfigurationDecoder.decode(Array(text.utf8), path: ".grouplint.yml", rules: allRules)
        let table = LineTable(Array(text.utf8))
        return (
            file,
            problems.map { problem in
                let place = table.location(problem.range.start)
                return "\(place.line):\(place.column) \(problem.message) | \(problem.help ?? "")"
            }
        )
    }

    private func resolver(_ texts: String...) -> ConfigurationResolver {
        let files = texts.map { decode($0).0 }
        let layered = LayeredConfiguration(
            zip(files, texts).map { ConfigurationLayer($0, lines: LineTable(Array($1.utf8))) })
        return ConfigurationResolver(rules: allRules, configurations: [layered])
    }

    private func severity(_ id: String, _ resolver: ConfigurationResolver, of path: String = "A.swift") -> String {
        let rule = resolver.explain(path).rules.first { $0.info.id == id }
        guard let configured = rule?.configured else { return "off" }
        return configured.severity?.rawValue ?? "default"
    }

    @Test(arguments: [
        "{style: off, \"needless_*\": info, needless_group: error}", "{needless_group: error, \"needless_*\": info, style: off}",
        "{\"needless_*\": info, needless_group: error, style: off}",
    ])
    func theMostSpecificNameCountsInAnyOrder(_ rules: String) {
        #expect(severity("needless_group", resolver("rules: \(rules)")) == "error")
        #expect(severity("single_child_group", resolver("rules: \(rules)")) == "off")
        let other = resolver("rules: {\"needless_g*\": info, style: off, \"needl*\": warning, all: error}")
        #expect(severity("needless_group", other) == "info")
        #expect(severity("single_child_group", other) == "off")
        #expect(severity("group_lifecycle_in_list", other) == "error")
    }

    @Test func theNearerPlaceCounts() {
        let text = "rules: {needless_group: error}\noverrides:\n  - paths: [Tests/]\n    rules: {style: off}\n"
        #expect(severity("needless_group", resolver(text)) == "error")
        #expect(severity("needless_group", resolver(text), of: "Tests/A.swift") == "off")
        let extended = resolver("rules: {needless_group: error}", "rules: {style: info}")
        #expect(severity("needless_group", extended) == "info")
        let source = resolver(text).explain("Tests/A.swift").rules.first { $0.info.id == "needless_group" }?.source.text
        #expect(source == ".grouplint.yml:4")
    }

    @Test func whatAnIDSwitchedOffACategoryDoesNotSwitchOn() {
        #expect(severity("needless_group", resolver("rules: {needless_group: off}", "rules: {style: error}")) == "off")
        #expect(severity("single_child_group", resolver("rules: {needless_group: off}", "rules: {style: error}")) == "error")
        #expect(severity("needless_group", resolver("rules: {style: off}", "rules: {\"needless*\": info}")) == "info")
        var chosen = resolver("rules: {needless_group: off, layout: off}")
        chosen.selection.only = [RuleSelector("style", .category), RuleSelector("layout", .category)]
        #expect(severity("needless_group", chosen) == "off")
        #expect(severity("single_child_group", chosen) == "default")
        #expect(severity("section_slot_unchecked", chosen) == "off")
        chosen.selection.only = [RuleSelector(id: "needless_group")]
        #expect(severity("needless_group", chosen) == "default")
    }

    /// Rules that are off by default are less certain. A severity for many rules does not ask to see them.
    @Test func severitiesOfCategoriesLeaveRulesOffThatAreOffByDefault() {
        var resolver = resolver("rules: {lifecycle: error, performance: error}")
        #expect(severity("group_lifecycle_in_list", resolver) == "error")
        #expect(severity("group_lifecycle_ambiguous", resolver) == "off")
        #expect(severity("group_subviews_eager", resolver) == "off")
        resolver.selection.enabled = [RuleSelector("performance", .category)]
        #expect(severity("group_subviews_eager", resolver) == "error")
        resolver.selection.only = [RuleSelector("group_life*", .pattern)]
        // A pattern leaves out other rules, and switches none on. An id does.
        #expect(severity("group_lifecycle_in_list", resolver) == "error")
        #expect(severity("group_lifecycle_ambiguous", resolver) == "off")
        #expect(severity("group_subviews_eager", resolver) == "off")
        resolver.selection.only = [RuleSelector(id: "group_lifecycle_ambiguous")]
        #expect(severity("group_lifecycle_ambiguous", resolver) == "error")
        let everything = self.resolver("extends: [preset:all]\nrules: {lifecycle: error}")
        #expect(severity("group_lifecycle_ambiguous", everything) == "error")
    }

    @Test func mistakesHaveAPlaceAndARemedy() {
        let text = """
            rules:
              lifecyle: off
              "grup_*": off
              style: {severity: off, max_modifier_diff: 1}
              layout: loud
            fixes: {never: [stile], unsafe: ["*_goup"]}
            """
        #expect(
            decode(text).1 == [
                "2:3 unknown rule \"lifecyle\" | did you mean \"lifecycle\"?",
                "3:3 no rule matches \"grup_*\" | did you mean \"group_*\"?",
                "4:26 style is several rules and has no option \"max_modifier_diff\" | write the option under the id of a rule",
                "5:11 unknown value of layout \"loud\" | use one of off, info, warning, error",
                "6:17 unknown rule \"stile\" | did you mean \"style\"?",
                "6:34 no rule matches \"*_goup\" | did you mean \"*_group\"?",
            ])
    }

    @Test func fixesAreAllowedByTheMostSpecificName() {
        var policy = FixPolicy()
        resolver("fixes: {never: [style, identity], unsafe: [needless_group, identity]}").complete(&policy)
        #expect(policy.trustedRules == ["needless_group"])
        #expect(policy.forbiddenRules.isSuperset(of: ["single_child_group", "conditional_identity_split"]))
        #expect(!policy.forbiddenRules.contains("needless_group"))
    }

    @Test func theSchemaKnowsCategoriesAndPatterns() throws {
        let text = String(decoding: try ConfigurationSchema.json(allRules), as: UTF8.self)
        #expect(text.contains("\"lifecycle\"") && text.contains("\"Rules about unnecessary work.\""))
        #expect(text.contains("\"patternProperties\""))
    }

    // MARK: Command line

    private func runs(_ id: String, _ words: String...) throws -> Bool {
        guard case .lint(let options) = try Command(words, rules: names) else { return false }
        var resolver = ConfigurationResolver(rules: allRules)
        resolver.selection = options.selection
        return severity(id, resolver) != "off"
    }

    @Test func optionsTakeEveryForm() throws {
        #expect(try runs("needless_group", "--only", "style"))
        #expect(try !runs("group_lifecycle_in_list", "--only", "style"))
        #expect(try !runs("group_lifecycle_in_list", "--disable", "group_*"))
        #expect(try runs("needless_group", "--disable", "group_*"))
        #expect(try runs("group_subviews_eager", "--enable", "performance"))
        #expect(try !runs("group_subviews_eager", "--severity", "performance=warning"))
        #expect(try runs("group_subviews_eager", "--severity", "group_subviews_eager=warning"))
        #expect(try !runs("needless_group", "--severity", "style=off"))
        #expect(try runs("needless_group", "--preset", "minimal", "--enable", "style"))
    }

    @Test func theMostSpecificOptionCounts() throws {
        #expect(try runs("needless_group", "--only", "needless_group", "--disable", "style"))
        #expect(try !runs("needless_group", "--only", "style", "--disable", "needless_group"))
        #expect(try !runs("needless_group", "--only", "style", "--disable", "needless_*"))
        #expect(try !runs("needless_group", "--enable", "style", "--disable", "style"))
        #expect(try runs("needless_group", "--enable", "needless_*", "--disable", "style"))
    }

    @Test func fixesAreLimitedByEveryForm() throws {
        let command = try Command(["--fix", "--fix-only", "style,container_api_renamed"], rules: names)
        guard case .lint(let options) = command else { return }
        let style = ["needless_group", "obsolete_view_limit_group", "single_child_group"]
        #expect(options.fixPolicy.rules == ["container_api_renamed"] + style)
    }

    @Test func unknownNamesEndTheRun() throws {
        let tree = try TemporaryTree(["A.swift": "import SwiftUI\n"])
        for option in ["--only", "--enable", "--disable"] {
            let run = CommandLineRun([option, "lifecyle"], in: tree, rules: allRules)
            #expect(run.code == .failure)
            #expect(run.errors.hasPrefix("grouplint: error: unknown rule \"lifecyle\"; did you mean \"lifecycle\"?\n"))
        }
        try tree.write(".grouplint.yml", Array("rules: {\"grup_*\": off}\n".utf8))
        let run = CommandLineRun([], in: tree, rules: allRules)
        #expect(run.code == .failure && run.errors.contains(".grouplint.yml:1:9: error: no rule matches \"grup_*\""))
        #expect(run.errors.contains("did you mean \"group_*\"?"))
    }

    /// A comment with a category hides nothing, and the ids beside the category count.
    @Test func commentsNameSingleRules() throws {
        let code =
            "import SwiftUI\nstruct A: View {\n  var body: some View {\n    // grouplint:disable:next NAMES -- a test\n"
            + "    Group { Text(\"a\") }\n  }\n}\n"
        func reported(_ names: String) throws -> [String] {
            let tree = try TemporaryTree(["A.swift": code.replacing("NAMES", with: names)])
            let lines = CommandLineRun(["-f", "compact"], in: tree, rules: allRules).output.split(separator: "\n")
            return lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }.sorted()
        }
        #expect(try reported("needless_group") == [])
        #expect(try reported("style") == ["blanket_suppression", "needless_group"])
        #expect(try reported("needless_*") == ["blanket_suppression", "needless_group"])
        #expect(try reported("style, needless_group") == ["blanket_suppression"])
        #expect(try reported("all") == [])
    }

    // MARK: rules and explain

    /// Ids in the table that `rules` prints.
    private func listed(_ words: String..., in tree: TemporaryTree) -> [String] {
        CommandLineRun(["rules"] + words, in: tree, rules: allRules).output.split(separator: "\n")
            .map { String($0.prefix { $0 != " " }) }
    }

    @Test func rulesAndExplainTakeTheSameArguments() throws {
        let tree = try TemporaryTree([
            "A.swift": "import SwiftUI\n", ".grouplint.yml": "rules: {needless_group: off}\n",
        ])
        let style = ["needless_group", "obsolete_view_limit_group", "single_child_group"]
        #expect(listed("style", in: tree) == style)
        #expect(listed("style", "--enabled-for", "A.swift", in: tree) == Array(style.dropFirst()))
        #expect(listed("--all", in: tree) == names.ids && listed("all", in: tree) == names.ids)
        #expect(listed("group_*", "--preset", "minimal", in: tree).contains("group_lifecycle_in_list"))
        #expect(!listed("group_*", "--preset", "minimal", in: tree).contains("group_subviews_eager"))
        func explained(_ words: String...) -> [String] {
            CommandLineRun(["explain", "--format", "md"] + words, in: tree, rules: allRules).output.split(separator: "\n")
                .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(4).dropLast()) }
        }
        #expect(explained("style") == style && explained("obsolete*,needless_group") == Array(style.dropLast()))
        #expect(explained("style", "--enabled-for", "A.swift") == Array(style.dropFirst()))
        #expect(explained("all") == names.ids && explained("--preset", "all") == names.ids)
        let note = "grouplint: note: grouplint explain needless_group prints what the rule reports, and why\n"
        #expect(CommandLineRun(["rules", "needless_group"], in: tree, rules: allRules).errors == note)
        let help = CommandLineRun(["help", "needless_*"], in: tree, rules: allRules)
        #expect(help.output.hasPrefix("needless_group (style, info)"))
    }

    @Test func completionsOfferCategories() throws {
        let tree = try TemporaryTree([:])
        for shell in Shell.allCases {
            let text = CommandLineRun(["completions", shell.rawValue], in: tree, rules: allRules).output
            #expect(text.contains("widget_without_container_background lifecycle") && text.contains(" suppression all"))
        }
    }
}
