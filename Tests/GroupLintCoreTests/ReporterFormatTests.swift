import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Reads values of JSON for assertions: `json["a", 0, "b"]`.
private struct JSON {
    let value: Any?

    init(_ bytes: [UInt8]) throws {
        value = try JSONSerialization.jsonObject(with: Data(bytes))
    }

    private init(value: Any?) {
        self.value = value
    }

    subscript(_ path: Any...) -> JSON {
        JSON(
            value: path.reduce(value) { value, step in
                if let key = step as? String { return (value as? [String: Any])?[key] }
                guard let index = step as? Int, let list = value as? [Any], list.indices.contains(index) else { return nil }
                return list[index]
            })
    }

    var string: String? { value as? String }
    var int: Int? { value as? Int }
    var isNull: Bool { value is NSNull }
    var count: Int? { (value as? [Any])?.count }
}

@Suite struct JSONReporterTests {
    private func sample() -> SampleReport {
        var sample = SampleReport("\u{FEFF}// é😀\r\n    é😀Group { }\r\n")
        sample.add("Group", related: [("{ }", "its content")])
        return sample
    }

    private func json(_ sample: SampleReport) throws -> JSON {
        try JSON(JSONReporter().render(sample.report, sample.run))
    }

    @Test func placesAreCountedInEveryUnit() throws {
        let start = try json(sample())["diagnostics", 0, "range", "start"]
        #expect(start["line"].int == 2)
        #expect(start["column"].int == 11)
        #expect(start["utf16"].int == 8)
        #expect(start["offset"].int == 24)
    }

    @Test func absentValuesAreNull() throws {
        let diagnostic = try json(sample())["diagnostics", 0]
        for key in ["help", "url", "fix", "suppression", "target"] { #expect(diagnostic[key].isNull) }
        var sample = sample()
        sample.report.problems = [
            InputProblem(kind: .io, severity: .error, message: "gone", path: "A.swift", range: nil)
        ]
        #expect(try json(sample)["problems", 0, "range"].isNull)
        #expect(try json(sample)["summary", "complete"].value as? Bool == false)
    }

    @Test func summaryAndToolAreStated() throws {
        let json = try json(sample())
        #expect(json["schema"].string == "grouplint-report-1")
        #expect(json["root"].string == "/repo")
        #expect(json["columnUnit"].string == "utf8")
        #expect(json["summary", "warnings"].int == 1)
        #expect(json["summary", "files"].int == 1)
        #expect(json["tool", "name"].string == "GroupLint")
        #expect(json["diagnostics", 0, "related", 0, "message"].string == "its content")
        #expect(json["diagnostics", 0, "scope"].string == "Feed.body")
    }

    @Test func wallTimeIsLeftOutUnlessAskedFor() throws {
        var sample = sample()
        sample.report.durationMilliseconds = 12
        #expect(try json(sample)["summary", "durationMs"].int == 0)
        var run = sample.run
        run.showsTimings = true
        let json = try JSON(JSONReporter().render(sample.report, run))
        #expect(json["summary", "durationMs"].int == 12)
    }

    @Test func controlsAreEscapedAndKeepTheirMeaning() throws {
        var sample = SampleReport("Group")
        sample.add("Group", "a\u{1B}\u{9B}\u{202E}\u{7F}b")
        let bytes = try JSONReporter().render(sample.report, sample.run)
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        #expect(scalars.allSatisfy { $0 == "\n" || !isInvisibleControl($0) })
        #expect(try JSON(bytes)["diagnostics", 0, "message"].string == "a\u{1B}\u{9B}\u{202E}\u{7F}b")
    }
}

@Suite struct FingerprintTests {
    private func keys(_ text: String, _ marked: [String]) -> [String] {
        var sample = SampleReport(text)
        for word in marked { sample.add(word) }
        return Fingerprint.all(of: sample.report.diagnostics, in: sample.report.sources)
    }

    @Test func keyIgnoresPlaceWhiteSpaceAndComments() {
        let key = keys("Group { a }", ["Group { a }"])
        #expect(key[0].hasPrefix("gl1:"))
        #expect(key[0].count == 36)
        #expect(keys("\n\n  Group {\n  a }", ["Group {\n  a }"]) == key)
        #expect(keys("Group /* b */ { a }", ["Group /* b */ { a }"]) == key)
        #expect(keys("Group { b }", ["Group { b }"]) != key)
    }

    @Test func equalOnesAreNumbered() {
        let keys = keys("Group Group", ["Group", "Group"])
        #expect(keys[0] != keys[1])
    }

    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                LongText("a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ] as [(LongText, String)])
    func hashAgreesWithTheStandard(_ message: LongText, _ expected: String) {
        #expect(hexadecimal(SHA256.digest(Array(message.text.utf8))) == expected)
    }

    @Test(arguments: [
        ("", ["c129715d7a2bc9a3:1"]),
        ("a\nb\n", ["81b8d8db678b2bbe:1", "ade70578248be16f:1", "c129715d7a2bc9a3:1"]),
        ("a\r\n\tb \r", ["81b8d8db678b2bbe:1", "ade70578248be16f:1", "c129715d7a2bc9a3:1"]),
        ("x\nx\nx", ["7545a5cd8f1edc23:1", "d1918fd5e068b4e9:1", "638816509450efbf:1"]),
        ("// é😀\n", ["5753b675c01be7f9:1", "c129715d7a2bc9a3:1"]),
    ])
    func lineHashAgreesWithCodeScanning(_ text: String, _ expected: [String]) {
        #expect(LineHash.all(in: Array(text.utf8)) == expected)
    }

    @Test func equalLineHashesAreNumbered() {
        let line = String(repeating: "x", count: 100) + "\n"
        let hashes = LineHash.all(in: Array((line + line).utf8))
        #expect(hashes[0].hasSuffix(":1"))
        #expect(hashes[1] == hashes[0].dropLast() + "2")
    }
}

@Suite struct SARIFReporterTests {
    private func run(_ sample: SampleReport, exitCode: Int = 0) throws -> JSON {
        var description = sample.run
        description.exitCode = exitCode
        return try JSON(SARIFReporter().render(sample.report, description))["runs", 0]
    }

    @Test func resultPointsToRuleFileAndPlace() throws {
        var sample = SampleReport("// é😀\n    é😀Group { }\n", path: "App/My View#1.swift")
        sample.add("Group", help: "use one view")
        let run = try run(sample)
        let result = run["results", 0]
        let place = result["locations", 0, "physicalLocation"]
        #expect(result["ruleId"].string == "sample_rule")
        #expect(result["ruleIndex"].int == 0)
        #expect(result["message", "text"].string == "runs for every row. Help: use one view.")
        #expect(place["artifactLocation", "uri"].string == "App/My%20View%231.swift")
        #expect(place["artifactLocation", "index"].int == 0)
        #expect(place["region", "startLine"].int == 2)
        #expect(place["region", "startColumn"].int == 8)
        #expect(place["region", "endColumn"].int == 13)
        #expect(place["region", "byteOffset"].int == 20)
        #expect(place["region", "byteLength"].int == 5)
        #expect(place["region", "snippet", "text"].string == "Group")
        #expect(run["columnKind"].string == "utf16CodeUnits")
        #expect(result["partialFingerprints", "primaryLocationLineHash"].string?.hasSuffix(":1") == true)
        #expect(result["partialFingerprints", "grouplint/v1"].string?.hasPrefix("gl1:") == true)
    }

    @Test func rulesCarryTheirDocumentation() throws {
        var sample = SampleReport("Group { }")
        sample.add("Group")
        let rule = try run(sample)["tool", "driver", "rules", 0]
        #expect(rule["name"].string == "SampleRule")
        #expect(rule["defaultConfiguration", "level"].string == "warning")
        #expect(rule["properties", "problem.severity"].string == "warning")
        #expect(rule["help", "markdown"].string?.contains("First line of a paragraph.\n\nAnother") == true)
    }

    @Test func rulesWithoutResultsAreLeftOut() throws {
        #expect(try run(SampleReport(""))["tool", "driver", "rules", 0]["name"].string == nil)
    }

    @Test func relatedLocationsAreLinkedFromTheMessage() throws {
        var sample = SampleReport("Group { }")
        sample.add("Group", "takes [Item]", severity: .info, related: [("{ }", "content [a]")])
        let result = try run(sample)["results", 0]
        #expect(result["level"].string == "note")
        #expect(result["message", "text"].string == #"takes \[Item\]. See: [content \[a\]](1)."#)
        #expect(result["relatedLocations", 0, "id"].int == 1)
        #expect(result["relatedLocations", 0, "message", "text"].string == "content [a]")
    }

    @Test func problemsBecomeNotifications() throws {
        var sample = SampleReport("")
        sample.report.problems = [
            InputProblem(kind: .io, severity: .error, message: "gone", path: "A.swift", range: nil)
        ]
        let invocation = try run(sample, exitCode: 2)["invocations", 0]
        #expect(invocation["executionSuccessful"].value as? Bool == false)
        #expect(invocation["exitCode"].int == 2)
        #expect(invocation["toolExecutionNotifications", 0, "descriptor", "id"].string == "io")
        #expect(try run(SampleReport(""), exitCode: 1)["invocations", 0, "executionSuccessful"].value as? Bool == true)
    }

    @Test func tooManyResultsAreCutByImportance() throws {
        var sample = SampleReport("Group")
        for _ in 0..<10 { sample.add("Group") }
        sample.add("Group", "the last", severity: .error)
        let reporter = SARIFReporter(resultLimit: 10)
        let run = try JSON(reporter.render(sample.report, sample.run))["runs", 0]
        #expect(run["results"].count == 10)
        #expect(run["results", 9, "level"].string == "error")
        #expect(run["invocations", 0, "toolExecutionNotifications", 0, "descriptor", "id"].string == "limit")
    }
}
