import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests reading, checking and layering of `.grouplint.yml`.
@Suite struct ConfigurationTests {
    private func decode(_ text: String, path: String = ".grouplint.yml") -> (ConfigurationFile, [String]) {
        let (file, problems) = ConfigurationDecoder.decode(Array(text.utf8), path: path, rules: allRules)
        let table = LineTable(Array(text.utf8))
        let lines = problems.map { problem in
            let place = table.location(problem.range.start)
            return "\(place.line):\(place.column) \(problem.message)" + (problem.help.map { " | \($0)" } ?? "")
        }
        return (file, lines)
    }

    // MARK: YAML

    @Test(arguments: [
        ("a: [1, 2\nb: x\n", "2:1 ] or a comma is missing here"), ("a:\n\t- x\n", "2:1 a tab cannot indent; use spaces"),
        ("a: 1\na: 2\n", "2:1 \"a\" is set twice"), ("rules:\n  a: x\n   b: y\n", "3:4 this line is indented too far"),
        ("a: \"x\n", "1:4 the quote is not closed on its line"), ("a: [x\n", "1:4 the bracket is not closed"),
        ("a: &x 1\n", "1:4 anchors and aliases are not supported; put the text into quotes if it is meant"),
        ("a: |\n  x\n", "1:4 text over several lines is not supported; use quotes"),
        ("a: !!str x\n", "1:4 tags are not supported; put the text into quotes if it is meant"),
        ("a: 1\n---\nb: 2\n", "2:1 a second document is not supported"),
        ("a: \"x\" y\n", "1:8 unexpected text behind the value"), ("a: 1\nb\n", "2:1 a key with a colon is missing here"),
    ])
    func brokenYAMLIsAnErrorWithItsPlace(_ text: String, _ expected: String) {
        #expect(decode(text).1 == [expected])
    }

    @Test func nestingIsBounded() {
        for text in [String(repeating: "[", count: 100_000), String(repeating: "- ", count: 50_000)] {
            #expect(decode(text).1.map { $0.contains("nested too deeply") } == [true])
        }
        #expect(decode(String(repeating: "#", count: 300_000)).1 == ["1:1 the file is larger than 256 KiB"])
    }

    @Test func longWordsAreCutAndManyMistakesGetNoSuggestion() {
        let long = decode("rules: {\(String(repeating: "a", count: 200_000)): off}\n").1
        #expect(long.count == 1 && long[0].hasPrefix("1:9 unknown rule \"aaa") && long[0].utf8.count < 1_000)
        #expect(long[0].hasSuffix("aaa\" | grouplint rules lists them all"))
        let many = decode("rules:\n" + (0..<200).map { "  needles_group\($0): off\n" }.joined()).1
        #expect(many.count == 200 && many[0].hasSuffix("did you mean \"needless_group\"?"))
        #expect(many[199].hasSuffix("| grouplint rules lists them all"))
    }

    @Test func formsOfYAMLMeanTheSame() throws {
        let block = """
            # comment
            version: 1
            exclude:
            - "Vendor/"
            - '**/*.gen.swift' # comment
            deployment_targets:
              iOS: "16.0"
            overrides:
              - paths:
                  - Tests/
                rules:
                  group_lifecycle_in_list: off
            """
        let flow = """
            \u{FEFF}---
            {version: 1, exclude: [Vendor/, "**/*.gen.swift"],
             deployment_targets: {iOS: 16.0},
             overrides: [{paths: [Tests/], rules: {group_lifecycle_in_list: off}}]}
            """
        for text in [block, flow, block.replacing("\n", with: "\r\n")] {
            let (file, problems) = decode(text)
            #expect(problems == [])
            #expect(file.exclude.map(\.text) == ["Vendor/", "**/*.gen.swift"])
            #expect(file.targets?[.iOS] == OSVersion(16))
            let override = try #require(file.overrides.first)
            #expect(override.paths.map(\.text) == ["Tests/"])
            #expect(override.rules.map(\.selector.text) == ["group_lifecycle_in_list"] && override.rules[0].severity == .off)
        }
    }

    // MARK: Settings

    @Test func everyMistakeIsReportedAtOnceWithTheNearestSpelling() {
        let text = """
            exlude: [a]
            extends: [preset:recomended, "https://example.com/x.yml"]
            deployment_targets: {iOS: x, windows: 1}
            fail_on: warn
            required_version: ">=99"
            rules:
              group_lifecycle_in_lists: error
              conditional_identity_split: {severity: eror, max_modifier_dif: 3, max_modifier_diff: two}
              eager_navigation_destination: {lazy_wrappers: 3}
            overrides:
              - rules: {eager_navigation_destination: off}
            fixes: {never: [nothing]}
            generated: maybe
            exclude: Vendor
            """
        #expect(
            decode(text).1 == [
                "1:1 unknown key \"exlude\" | did you mean \"exclude\"?",
                "2:11 unknown preset \"recomended\" | did you mean \"preset:recommended\"?",
                "2:30 a configuration cannot come from the network | use a file in the repository",
                "3:27 \"x\" is not a version | write it like \"16.0\"",
                "3:30 unknown platform \"windows\" | use one of iOS, macOS, tvOS, watchOS, visionOS, macCatalyst",
                "4:10 unknown value of fail_on \"warn\" | did you mean \"warning\"?",
                "5:19 this is GroupLint \(ToolIdentity.version), but the project requires >=99 "
                    + "| install a matching version, or change required_version",
                "7:3 unknown rule \"group_lifecycle_in_lists\" | did you mean \"group_lifecycle_in_list\"?",
                "8:42 unknown value of severity \"eror\" | did you mean \"error\"?",
                "8:48 unknown option of conditional_identity_split \"max_modifier_dif\" "
                    + "| did you mean \"max_modifier_diff\"?",
                "8:88 max_modifier_diff must be a number, not \"two\" | use 0 to 1000; its default is 2",
                "9:49 lazy_wrappers must be a list, not \"3\" "
                    + "| its default is [LazyView, NavigationLazyView, DeferView, LazyNavigationView]",
                "11:5 the override has no paths and never applies | add paths: [\"Tests/\"]",
                "12:17 unknown rule \"nothing\" | grouplint rules lists them all",
                "13:12 unknown value of generated \"maybe\" | use one of skip, lint",
                "14:10 exclude must be a list, not text | write exclude: [\"Vendor\"]",
            ])
    }

    @Test(arguments: [
        (
            "rules: {conditional_identity_split: {max_modifier_diff: 1001}}",
            "1:57 max_modifier_diff is out of range: 1001 | use 0 to 1000"
        ),
        (
            "rules: {conditional_identity_split: {max_modifier_diff: -1}}",
            "1:57 max_modifier_diff is out of range: -1 | use 0 to 1000"
        ),
        (
            "rules: {obsolete_view_limit_group: {max_flattened_children: 99999999999999999999}}",
            "1:61 max_flattened_children must be a number, not \"99999999999999999999\" | use 0 to 1000; its default is 25"
        ),
        ("- a", "1:1 the configuration must be a mapping, not a list | write it as key: value"),
        ("a: b: c", "1:5 unexpected text behind the value"),
        ("version: 2", "1:10 this configuration version is not supported | write version: 1"),
    ])
    func oneMistakeIsReportedOnce(_ text: String, _ expected: String) {
        #expect(decode(text).1 == [expected])
    }

    @Test func otherEncodingsAreNamed() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
        let problems = ConfigurationDecoder.decode(bytes, path: ".grouplint.yml", rules: allRules).problems
        #expect(problems.map(\.message) == ["the file is not UTF-8"])
    }

    @Test func theExampleIsValidAndACopyChangesNothing() throws {
        let text = try PackageRoot.text(".grouplint.yml.example")
        let (copy, problems) = decode(text)
        #expect(problems == [])
        #expect(copy.rules.isEmpty && copy.failOn == nil && copy.confidence == nil)
        #expect(decode(ConfigurationText.starter).1 == [])
        // Without the `# ` before them, the settings are valid too.
        let lines = text.split(separator: "\n").map { line -> String in
            let word = line.drop { $0 == " " || $0 == "#" }.prefix { $0.isLowercase || $0.isNumber || $0 == "_" }
            let isSetting = line.hasPrefix("  #") && line[word.endIndex...].hasPrefix(":") && !word.isEmpty
            return isSetting ? "  " + line.dropFirst(4) : String(line)
        }
        let (all, mistakes) = decode(lines.joined(separator: "\n"))
        #expect(mistakes == [])
        #expect(all.rules.count == allRules.count)
    }

    // MARK: Layers

    private func resolver(_ files: [(path: String, text: String)]) -> ConfigurationResolver {
        let layered = files.map { file in
            let lines = LineTable(Array(file.text.utf8))
            return LayeredConfiguration([ConfigurationLayer(decode(file.text, path: file.path).0, lines: lines)])
        }
        return ConfigurationResolver(rules: allRules, configurations: layered)
    }

    private func severity(_ id: String, of path: String, _ resolver: ConfigurationResolver) -> String {
        let rule = resolver.explain(path).rules.first { $0.info.id == id }
        guard let configured = rule?.configured else { return "off" }
        return configured.severity?.rawValue ?? "default"
    }

    @Test func theLastWordIsTheCommandLinesThenOverridesThenTheNearestFiles() {
        let id = "group_lifecycle_in_list"
        var resolver = resolver([
            (".grouplint.yml", "rules: {\(id): warning}\noverrides:\n  - paths: [Tests/]\n    rules: {\(id): off}\n"),
            ("Legacy/.grouplint.yml", "rules: {\(id): info}\n"),
        ])
        #expect(severity(id, of: "App/A.swift", resolver) == "warning")
        #expect(severity(id, of: "App/Tests/A.swift", resolver) == "off")
        #expect(severity(id, of: "Legacy/A.swift", resolver) == "info")
        #expect(severity(id, of: "Legacy/Tests/A.swift", resolver) == "info")
        #expect(severity(id, of: "LegacyOther/A.swift", resolver) == "warning")
        #expect(severity("conditional_identity_split", of: "App/A.swift", resolver) == "default")
        let source = resolver.explain("App/Tests/A.swift").rules.first { $0.info.id == id }?.source.text
        #expect(source == ".grouplint.yml:4")
        resolver.selection.severities = [RuleSelection.RuleSeverity(RuleSelector(id: id), .error)]
        #expect(severity(id, of: "App/Tests/A.swift", resolver) == "error")
        resolver.selection.disabled = [RuleSelector(id: id)]
        #expect(severity(id, of: "App/A.swift", resolver) == "off")
    }

    @Test func filesWithEqualSettingsShareThem() {
        let resolver = resolver([
            (".grouplint.yml", "overrides:\n  - paths: [\"*Tests.swift\"]\n    deployment_targets: {iOS: 14}\n")
        ])
        let paths = ["A.swift", "ATests.swift", "B.swift", "Sub/BTests.swift"]
        let configuration = resolver.lintConfiguration(for: paths, threadCount: 1)
        #expect(configuration.settings.count == 2)
        #expect(paths.map(configuration.settingsIndex) == [0, 1, 0, 1])
        #expect(configuration.settings(for: "ATests.swift").targets[.iOS] == OSVersion(14))
        #expect(configuration.settings(for: "A.swift").targets.isUnknown)
    }

    @Test func presetsChooseRules() {
        var resolver = ConfigurationResolver(rules: allRules)
        for preset in Preset.allCases {
            resolver.selection.preset = preset
            for rule in allRules {
                #expect((severity(rule.info.id, of: "A.swift", resolver) != "off") == preset.runs(rule.info))
            }
        }
    }
}

/// Tests patterns for paths. `GitIgnoreTests` compares more patterns with git.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("Vendor/", "Vendor/A.swift", true), ("Vendor/", "App/Vendor/A.swift", true), ("Vendor/", "Vendor", false),
        ("/Vendor/", "App/Vendor/A.swift", false), ("*.gen.swift", "a/b/X.gen.swift", true),
        ("a/*.swift", "a/X.swift", true), ("a/*.swift", "b/a/X.swift", false), ("a/*.swift", "a/b/X.swift", false),
        ("**/Tests/", "a/b/Tests/c/X.swift", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b/X.swift", true),
        ("a/**", "a/x", true), ("a/**", "a", false), ("**", "x", true), ("[ab]?.swift", "b1.swift", true),
        ("[!ab]?.swift", "b1.swift", false), ("[a-c].swift", "b.swift", true), ("[", "[", false), ("\\*", "*", true),
        ("\\*", "x", false), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
    func patternsMatchAsInGitignore(_ pattern: String, _ path: String, _ expected: Bool) throws {
        let components = Array(path.utf8).split(separator: UInt8(ascii: "/"))
        #expect(try #require(PathPattern(pattern.utf8)).covers(components) == expected)
    }

    @Test func emptyLinesAndCommentsAreNoPatterns() {
        #expect(PathPattern("".utf8) == nil && PathPattern("# a".utf8) == nil && PathPattern("   ".utf8) == nil)
        #expect(PathPattern("!a".utf8)?.isNegated == true && PathPattern("\\!a".utf8)?.isNegated == false)
    }
}
