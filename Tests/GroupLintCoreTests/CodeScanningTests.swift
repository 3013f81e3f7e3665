import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests the requirements of code scanning services that the SARIF schema does not have, on the log of every fixture.
@Suite struct CodeScanningTests {
    private typealias Object = [String: Any]

    private func log(_ words: [String] = []) throws -> Object {
        var files = [".git/config": ""]
        for name in PackageRoot.files(in: "Fixtures/Rules", extension: "swift") where !name.contains(".fixed.") {
            files["App \u{E9}/\(name)"] = try PackageRoot.text("Fixtures/Rules/\(name)")
        }
        let options = ["--preset", "all", "--target", "iOS=16", "--format", "sarif"]
        let run = CommandLineRun(options + words, in: try TemporaryTree(files), rules: allRules)
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object)
    }

    private func run(_ words: [String] = []) throws -> Object {
        let log = try log(words)
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        return try #require((log["runs"] as? [Object])?.first)
    }

    /// The value at a path of keys and positions.
    private func value<Value>(_ object: Any?, _ path: Any...) -> Value? {
        var value = object
        for step in path {
            if let key = step as? String { value = (value as? Object)?[key] }
            if let index = step as? Int { value = (value as? [Any])?.dropFirst(index).first }
        }
        return value as? Value
    }

    @Test func rulesHaveWhatIsShownOfThem() throws {
        let run = try run()
        let rules: [Object] = try #require(value(run, "tool", "driver", "rules"))
        let ids = rules.compactMap { $0["id"] as? String }
        let results: [Object] = try #require(value(run, "results"))
        #expect(ids == Set(results.compactMap { $0["ruleId"] as? String }).sorted() && ids.count > 40)
        for result in results {
            let index: Int = try #require(value(result, "ruleIndex"))
            #expect(ids[index] == result["ruleId"] as? String)
        }
        for rule in rules {
            #expect(rule["name"] as? String != rule["id"] as? String)
            for key in ["shortDescription", "fullDescription"] {
                let text: String = try #require(value(rule, key, "text"))
                #expect((1...1024).contains(text.count))
            }
            #expect((value(rule, "help", "markdown") as String?)?.isEmpty == false)
            #expect((value(rule, "properties", "tags") as [String]?).map { (1...10).contains($0.count) } == true)
            #expect(["error", "warning", "recommendation"].contains(value(rule, "properties", "problem.severity") ?? ""))
            #expect(rule["helpUri"] == nil)
        }
    }

    @Test func resultsArePlacedAndRecognized() throws {
        let run = try run()
        let results: [Object] = try #require(value(run, "results"))
        let artifacts: [Object] = try #require(value(run, "artifacts"))
        #expect(results.count > 50)
        #expect(value(run, "columnKind") == "utf16CodeUnits")
        for result in results {
            #expect(["error", "warning", "note"].contains(value(result, "level") ?? ""))
            #expect((value(result, "locations") as [Object]?)?.count == 1)
            #expect(value(result, "suppressions", 0) as Object? == nil && result["suppressions"] != nil)
            let text: String = try #require(value(result, "message", "text"))
            #expect(text.first?.isWhitespace == false)
            let place: Object = try #require(value(result, "locations", 0, "physicalLocation"))
            let uri: String = try #require(value(place, "artifactLocation", "uri"))
            #expect(uri.hasPrefix("App%20%C3%A9/"))
            let index: Int = try #require(value(place, "artifactLocation", "index"))
            #expect(value(artifacts[index], "location", "uri") == uri)
            for key in ["startLine", "startColumn", "endLine", "endColumn"] {
                #expect((value(place, "region", key) as Int?).map { $0 > 0 } == true)
            }
            let fingerprints: [String: String] = try #require(value(result, "partialFingerprints"))
            #expect(fingerprints["primaryLocationLineHash"]?.contains(/^[0-9a-f]{1,16}:[1-9][0-9]*$/) == true)
            #expect(fingerprints["grouplint/v1"]?.contains(/^gl1:[0-9a-f]{32}$/) == true)
            for (number, related) in ((value(result, "relatedLocations") ?? []) as [Object]).enumerated() {
                #expect(related["id"] as? Int == number + 1)
                #expect(text.contains("](\(number + 1))"))
            }
        }
        let keys = results.compactMap { result -> String? in
            let path: String? = value(result, "locations", 0, "physicalLocation", "artifactLocation", "uri")
            let hash: String? = value(result, "partialFingerprints", "grouplint/v1")
            return path.flatMap { path in hash.map { path + $0 } }
        }
        #expect(Set(keys).count == results.count)
    }

    @Test func suppressedResultsSayHowTheyWereAccepted() throws {
        let results: [Object] = try #require(value(run(["--show-suppressed"]), "results"))
        let kinds = results.compactMap { value($0, "suppressions", 0, "kind") as String? }
        #expect(Set(kinds) == ["inSource"])
    }

    @Test func rulesLeadToTheirDocumentationWhereThatIsPublished() throws {
        let run = try run(["--docs-url", "https://example.com/Rules.md"])
        let rules: [Object] = try #require(value(run, "tool", "driver", "rules"))
        for rule in rules { #expect(rule["helpUri"] as? String == "https://example.com/Rules.md#\(rule["id"] ?? "")") }
    }

    @Test(arguments: ["", "Rules.md", "javascript:alert(1)", "https://a b", "https://a#b"])
    func addressesAreChecked(_ text: String) throws {
        let run = CommandLineRun(["--docs-url=\(text)"], in: try TemporaryTree([".git/config": "", "A.swift": ""]))
        #expect(run.code == .failure && run.errors.contains("--docs-url needs"))
    }
}
