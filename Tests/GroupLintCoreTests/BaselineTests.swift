import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests which diagnostics a baseline recognizes after the code has changed.
@Suite struct BaselineTests {
    private static let model = """
        import SwiftUI
        final class Model { init(_ name: String) {} }
        struct Detail: View {
            let model: Model
            var body: some View { Text("a") }
        }

        """

    /// A view with rows; each row makes a model.
    private static func list(_ name: String, rows: [String] = ["Text(name)"]) -> String {
        let links = rows.map { "            NavigationLink(destination: Detail(model: Model(name))) { \($0) }\n" }
        return """
            struct \(name): View {
                let names: [String]
                var body: some View {
                    List(names, id: \\.self) { name in
            \(links.joined())        }
                }
            }

            """
    }

    private typealias Files = [(path: String, text: String)]

    private func match(_ before: Files, _ after: Files) -> (new: Int, stale: Int) {
        let run = FixtureRun(rules: allRules.filter { $0.info.id == "eager_navigation_destination" }.map { $0.init() })
        let baseline = Baseline(BaselineDocument.entries(run.report(before)) { $0 })
        let report = run.report(after)
        let paths = Set(after.map(\.path))
        let scope = BaselineMatch.Scope(rules: ["eager_navigation_destination"]) {
            paths.contains($0)
        } exists: {
            paths.contains($0)
        }
        let match = BaselineMatch(BaselineDocument.entries(report) { $0 }, against: baseline, scope)
        #expect(baseline.count > 0)
        #expect(Baseline(match.kept).count + match.stale.reduce(0) { $0 + $1.count } == baseline.count)
        return (match.new.count, match.stale.reduce(0) { $0 + $1.count })
    }

    private func expect(_ after: Files, new: Int, stale: Int, _ before: Files? = nil) {
        let start = before ?? [("A.swift", Self.model + Self.list("Inbox") + Self.list("Outbox"))]
        let found = match(start, after)
        #expect(found.new == new && found.stale == stale, "\(found)")
    }

    private var text: String { Self.model + Self.list("Inbox") + Self.list("Outbox") }

    @Test func codeThatOnlyMovesIsKnown() {
        expect([("A.swift", text)], new: 0, stale: 0)
        expect([("A.swift", String(text.dropFirst("import SwiftUI\n".count)))], new: 0, stale: 0)
        expect([("A.swift", "// one more line\n\n" + text)], new: 0, stale: 0)
        expect([("A.swift", text.replacing("\n    ", with: "\n\t\t"))], new: 0, stale: 0)
        expect([("A.swift", text.replacing("\n", with: "\r\n"))], new: 0, stale: 0)
        expect([("A.swift", text.replacing("{ Text(name) }", with: "{ Text(name) } // a comment"))], new: 0, stale: 0)
        expect([("B.swift", text)], new: 0, stale: 0)
        expect([("A.swift", Self.model + Self.list("Outbox") + Self.list("Inbox"))], new: 0, stale: 0)
        expect([("A.swift", Self.model + Self.list("Inbox") + Self.list("Sent"))], new: 0, stale: 0)
    }

    @Test func oneMoreIsNewAlone() {
        let rows = ["Text(name)", "Text(name)"]
        expect([("A.swift", Self.model + Self.list("Inbox", rows: rows) + Self.list("Outbox"))], new: 1, stale: 0)
        expect([("A.swift", text), ("B.swift", Self.list("Sent"))], new: 1, stale: 0)
    }

    @Test func oneFixedAndOneNewDoNotCancelOut() {
        let other = Self.list("Outbox", rows: ["Label(name, systemImage: name)"])
        expect([("A.swift", Self.model + Self.list("Inbox") + other)], new: 1, stale: 1)
        expect([("A.swift", Self.model + Self.list("Inbox"))], new: 0, stale: 1)
    }

    @Test func whatWasNotLookedAtIsNeverStale() {
        let entry = Baseline.Entry(path: "A.swift", rule: "a", scope: "", hash: "gl1:0", count: 2)
        let other = BaselineMatch.Scope(rules: ["a"]) { _ in
            false
        } exists: { _ in
            true
        }
        #expect(BaselineMatch([], against: Baseline([entry]), other).stale.isEmpty)
        let rules = BaselineMatch.Scope(rules: ["b"]) { _ in
            true
        } exists: { _ in
            true
        }
        #expect(BaselineMatch([], against: Baseline([entry]), rules).kept == [entry])
        let gone = BaselineMatch.Scope(rules: ["a"]) { _ in
            false
        } exists: { _ in
            false
        }
        #expect(BaselineMatch([], against: Baseline([entry]), gone).stale == [entry])
    }

    // MARK: The file

    /// The scanner reads what is written. Everything else is left to the decoder.
    @Test func theScannerReadsWhatIsWritten() throws {
        let entries = ["A.swift", "Ü/\u{1F600} \"b\\.swift", "c\td.swift"].map {
            Baseline.Entry(path: $0, rule: "a", scope: "V.body", hash: "gl1:0", count: 12)
        }
        let plain = try BaselineDocument.bytes(Baseline(Array(entries.prefix(2))))
        #expect(BaselineScanner.entries(plain).map(Baseline.init) == Baseline(Array(entries.prefix(2))))
        let other = try BaselineDocument.bytes(Baseline(entries))
        #expect(BaselineScanner.entries(other) == nil)
        #expect(try BaselineDocument.read(other) == Baseline(entries))
        #expect(BaselineScanner.entries(Array(#"{ "entries" : [ ] , "version" : 1 }"#.utf8)) == [])
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"version":1}"#, #"{"version":2,"entries":[]}"#, #"{"version":1,"entries":[]} x"#,
        #"{"version":1,"entries":[],"entries":[]}"#, #"{"version":1,"more":1,"entries":[]}"#, #"{"version":1,"entries":[{}]}"#,
        #"{"version":01,"entries":[]}"#, #"{"version":1,"entries":[,]}"#, #"{"version":1,"entries":["#,
        #"{"version":1,"entries":[{"path":"a","rule":"b","scope":"c","hash":"d","count":-1}]}"#,
        #"{"version":1,"entries":[{"path":"a","rule":"b","scope":"c","hash":"d","count":1.5}]}"#,
        #"{"version":1,"entries":[{"path":"a","rule":"b","scope":"c","hash":"d","count":1,}]}"#, "{\"version\":1,\"tool\":\"",
    ])
    func theScannerGivesUp(_ text: String) {
        #expect(BaselineScanner.entries(Array(text.utf8)) == nil)
    }

    @Test func entriesInAnyOrderAreMerged() {
        func entry(_ path: String, _ count: Int) -> Baseline.Entry {
            Baseline.Entry(path: path, rule: "a", scope: "", hash: "gl1:0", count: count)
        }
        let baseline = Baseline([entry("b", 1), entry("a", 2), entry("b", 3), entry("c", 0), entry("a", -1)])
        #expect(baseline.entries == [entry("a", 2), entry("b", 4)])
    }

    @Test func fileIsReadAsItIsWritten() throws {
        let baseline = Baseline([
            Baseline.Entry(path: "b/\"é\".swift", rule: "r", scope: "A.body", hash: "gl1:1", count: 1),
            Baseline.Entry(path: "a.swift", rule: "r", scope: "", hash: "gl1:2", count: 2),
            Baseline.Entry(path: "a.swift", rule: "r", scope: "", hash: "gl1:2", count: 1),
        ])
        let bytes = try BaselineDocument.bytes(baseline)
        #expect(try BaselineDocument.read(bytes) == baseline)
        #expect(baseline.entries.map(\.count) == [3, 1])
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines[1] == #"{"count":3,"hash":"gl1:2","path":"a.swift","rule":"r","scope":""},"#)
        #expect(lines.count == 4)
    }

    @Test(arguments: [
        ("{", "is not a baseline; remove it, then write one with grouplint baseline create"),
        (
            "{\"version\":1,\"entries\":[\n<<<<<<< HEAD\n=======\n>>>>>>> other\n]}",
            "has conflict marks of git; restore one of its versions, then run grouplint baseline update"
        ),
        ("{\"version\":2,\"entries\":[]}", "has version 2, which this GroupLint does not know; update GroupLint"),
        ("{\"version\":1}", "is damaged: \"entries\" is missing; restore it from git"),
        (
            "{\"version\":1,\"entries\":[{\"path\":1}]}",
            "is damaged: a value has the wrong type at entries.Index 0.path; restore it from git"
        ),
    ])
    func damageIsAnErrorWithARemedy(_ text: String, _ message: String) {
        #expect { try BaselineDocument.read(Array(text.utf8)) } throws: { ($0 as? InputError)?.message == message }
    }
}
