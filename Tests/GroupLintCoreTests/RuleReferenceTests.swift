import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct RuleReferenceTests {
    /// Absolute path of the package.
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["Rules.md", ".grouplint.yml.example"])
    func committedDocumentsAreCurrent(_ path: String) throws {
        let document = try #require(GeneratedDocument.all(for: allRules).first { $0.path == path })
        let committed = try? String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
        #expect(committed == document.text, "\(path) is stale; run: swift run grouplint dev docs")
    }

    @Test func markdownHasOneRowAndOneSectionForEachRule() {
        let text = RuleReference.markdown(for: [SampleRule.self])
        let start = #"| [`sample_rule`](#sample_rule) | Something \| happens too often. | error, warning | iOS 17+ "#
        #expect(text.contains(start + "| high, low | yes |"))
        #expect(text.contains("\n## `sample_rule`\n\nSomething | happens too often.\n"))
        #expect(text.contains("\nFirst line of a paragraph.\n\nAnother paragraph.\n"))
        #expect(text.contains("**Reported**, reported with `--target iOS=14.0`:\n\n```swift\nGroup { }\n```"))
        #expect(text.contains("| `limit` | `3` | most that is accepted |"))
        #expect(text.contains(#"| `names` | `["Group"]` | names of containers |"#))
        #expect(text.contains("**Fix**: Removes it, which is safe."))
        #expect(RuleReference.plainText(for: SampleRule.self).contains("\nFix: Removes it, which is safe.\n"))
        #expect(text.contains("**Silent on**\n\n- previews"))
        let severities = "- error: in a list\n- warning: any other place\n- low confidence, hidden by default: in a macro\n"
        #expect(text.contains("**Severity**\n\n" + severities))
        #expect(text.contains("`--disable sample_rule`"))
    }

    /// Who tries a rule on a new view in an app has to learn why nothing is reported.
    @Test func explainSaysThatUnusedCodeIsNotReported() throws {
        let silence = "in a project with an app: code that the project does not use, such as a view that nothing shows"
        for rule in allRules {
            let texts = [RuleReference.plainText(for: rule), RuleReference.wrappedSection(for: rule)]
            for text in texts {
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(words.contains(silence) == rule.info.category.isAboutRunTime, "\(rule.info.id)")
            }
        }
        #expect(!RuleReference.markdown(for: allRules).contains(silence))
    }

    /// Rules.md has one chapter for each category, in the order of the table of contents.
    @Test func markdownFollowsTheCategories() throws {
        let lines = RuleReference.markdown(for: allRules).split(separator: "\n").map(String.init)
        let categories = RuleNames(allRules.map { $0.info }).categories.map(\.rawValue)
        #expect(lines.filter { $0.hasPrefix("# Category: ") } == categories.map { "# Category: \($0)" })
        let links = lines.filter { $0.hasPrefix("| [`") }.compactMap { $0.split(separator: "`").dropFirst().first }
        let sections = lines.filter { $0.hasPrefix("## `") }.compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(links == sections && Set(links.map(String.init)) == Set(allRules.map { $0.info.id }))
    }

    @Test func documentsSayHowOftenARuleIsRight() throws {
        let right = "Checked by hand: 59 of 72 warnings and errors in open-source apps were right (82 %)"
        let text = RuleReference.plainText(for: SampleRule.self)
        #expect(text.contains("OS versions: iOS 17, macOS 14, tvOS 17, watchOS 10 and later\n"))
        #expect(text.contains("Confidence: high, low\n\(right)\n"))
        #expect(RuleReference.body(for: SampleRule.self).contains("\n- Confidence: high, low\n- \(right)\n"))
        let json = try RuleDocument.json([SampleRule.self])
        let rules = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        #expect((rules?.first?["measured"] as? [String: Any])?["right"] as? Int == 59)
        let unread = try #require(allRules.first { $0.info.measured == nil })
        let few = try #require(allRules.first { $0.info.measured.map { $0.read < Measurement.fewestReports } ?? false })
        for rule in [unread, few] { #expect(!RuleReference.plainText(for: rule).contains("Checked by hand")) }
        #expect(Measurement(right: 10, read: 11, at: .info).percent == 91)
        #expect(Measurement(right: 2, read: 3, at: .info).percent == 67)
        for info in allRules.map({ $0.info }) {
            guard let measured = info.measured else { continue }
            #expect(measured.right <= measured.read && measured.read > 0, "\(info.id)")
        }
    }

    @Test func exampleConfigurationListsEveryOptionWithItsDefault() {
        let text = RuleReference.exampleConfiguration(for: [SampleRule.self])
        for key in ConfigurationKey.allCases {
            #expect(text.contains("\n\(key.rawValue):") || text.contains("\n# \(key.rawValue):"), "\(key) is not in the example")
        }
        let expected = """
            rules:
              # Something | happens too often.
              # sample_rule:
              #   severity: warning
              #   # most that is accepted
              #   limit: 3
              #   # names of containers
              #   names: ["Group"]

            """
        #expect(text.hasSuffix(expected))
    }

    @Test func plainTextFitsATerminal() {
        let text = RuleReference.plainText(for: SampleRule.self)
        #expect(text.hasPrefix("sample_rule (lifecycle, error, warning)\n\nSomething"))
        #expect(text.contains("  - limit = 3: most that is accepted"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
        #expect(TextWrapping.lines("aa bb cc", width: 5) == ["aa bb", "cc"])
        #expect(TextWrapping.lines("aaaaaaa b", width: 3) == ["aaaaaaa", "b"])
        #expect(TextWrapping.lines("", width: 3) == [])
        #expect(TextWrapping.lines("aa bb cc", width: 5, used: 2) == ["aa", "bb cc"])
        #expect(TextWrapping.lines("aa bb", width: 5, used: 4) == ["", "aa bb"])
    }

    @Test func tableHasAlignedColumns() {
        let row = "sample_rule  error, warning  lifecycle  Something | happens too often.\n"
        #expect(RuleReference.plainTable(of: [SampleRule.self]) == row)
        // The rule is off by default but runs here: each case has its own severity.
        #expect(RuleReference.plainTable(of: [SampleRule.self], ["sample_rule": .off]) == row)
        let configured = RuleReference.plainTable(of: [SampleRule.self], ["sample_rule": .info])
        #expect(configured == row.replacing("error, warning", with: "info"))
        // On a terminal that is too narrow, the sentence goes below and is broken at spaces.
        let narrow = "sample_rule  error, warning  lifecycle\n    Something | happens too\n    often.\n"
        #expect(RuleReference.plainTable(of: [SampleRule.self], columns: 30) == narrow)
    }

    @Test func jsonHoldsTheMetadata() throws {
        let text = try RuleDocument.json([SampleRule.self])
        let rules = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        #expect(rules?.first?["id"] as? String == "sample_rule")
        let options = rules?.first?["options"] as? [[String: Any]]
        #expect(options?.first?["defaultValue"] as? Int == 3)
        let cases = rules?.first?["cases"] as? [[String: String]]
        let first = ["severity": "warning", "confidence": "high", "when": "any other place", "message": "happens"]
        #expect(cases?.first == first)
        let doubts = rules?.first?["doubts"] as? [[String: String]]
        #expect(doubts == [["confidence": "low", "when": "in a macro"]])
    }

    @Test func scaffoldIsNamedAfterTheRule() {
        let scaffold = RuleScaffold(id: "deep_nesting", category: .layout)
        #expect(scaffold.typeName == "DeepNesting")
        let paths = ["Sources/GroupLintRules/Layout/DeepNesting.swift", "Fixtures/Rules/deep_nesting.swift"]
        #expect(scaffold.files.map(\.path) == paths)
        #expect(scaffold.files[0].text.contains(#"id: "deep_nesting","#))
    }
}
