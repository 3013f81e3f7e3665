import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Work that once grew with the square or the cube of the input. Each of these took far more than a minute then, without
/// optimization. `Scripts/growth-files` measures the growth.
@Suite(.timeLimit(.minutes(5))) struct GrowthTests {
    private static func view(_ name: String, _ body: String) -> String {
        "struct \(name): View { var body: some View { \(body) } }\n"
    }

    /// All screens of an app open the view that chooses among all screens.
    @Test func aMapOfScreensThatLeadToAll() {
        let count = 3_000
        let cases = (0..<count).map { "case \($0): S\($0)()\n" }.joined()
        let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { S0() } } }\n"
        let router = Self.view("Router", "switch number {\n\(cases)default: EmptyView() }")
        let screens = (0..<count).map { Self.view("S\($0)", "Text(\"a\").sheet(isPresented: $a) { Router(number: \($0)) }") }
        let map = AppMapTests.map(["A.swift": app + router + screens.joined()])
        #expect(map.screenCount == count + 1)
        #expect(map.unshown.isEmpty)
    }

    /// Each wrapper shows its content in two or three places, so there are 2^60 ways out of the innermost one.
    @Test func wrappersThatShowTheirContentTwice() throws {
        let uses = [
            "if isOn { content() } else { content() }", "VStack { content(); content() }",
            "if isOn { List { content() } } else { LazyVStack { content() }; content() }",
        ]
        for use in uses {
            let wrapper = "struct W<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { \(use) } }\n"
            let app = "@main struct A: App { var body: some Scene { WindowGroup { V() } } }\n"
            let body = String(repeating: "W { ", count: 60) + "Text(\"a\").task { }" + String(repeating: " }", count: 60)
            let tree = try TemporaryTree(["A.swift": "import SwiftUI\n" + app + wrapper + Self.view("V", body)])
            let run = CommandLineRun([".", "--preset", "all"], in: tree, rules: allRules)
            #expect(run.code != .internalFailure, "\(run.errors.prefix(500))")
        }
    }

    @Test func manyTypesInOneFile() {
        let views = (0..<8_000).map { Self.view("V\($0)", "Group { Text(\"a\") }") }.joined()
        let bytes = Array(("import SwiftUI\n" + views).utf8)
        let summary = Linter.summary(of: SourceFile(path: "A.swift", bytes: bytes))
        let index = ProjectIndex([summary])
        for type in index.types.indices { #expect(index.storedProperties(of: TypeID(type)).isEmpty) }
        let tree = parse(SourceFile(path: "A.swift", bytes: bytes))
        for (position, element) in summary.views.roots.enumerated() {
            #expect(tree.scope(at: summary.views.elements[Int(element)].nameRange.start) == "V\(position).body")
        }
    }

    /// A comment above a declaration does not cover its body, and one at its end makes the line too long.
    @Test func suppressionsOfManyLines() throws {
        let count = 2_000
        let views = (0..<count).map { Self.view("V\($0)", "Group { Text(\"a\") }; Group { Text(\"b\") }") }
        let tree = try TemporaryTree(["A.swift": "import SwiftUI\n" + views.joined()])
        let words = ["--only", "needless_group", "--add-suppressions=\(String(repeating: "a", count: 60))"]
        let run = CommandLineRun(words, in: tree, rules: allRules)
        #expect(run.code == .success && run.errors.contains("added \(count) suppression comments"), "\(run.errors.prefix(500))")
    }

    @Test func equalDiagnosticsInManyFiles() {
        let entries = (0..<20_000).map {
            Baseline.Entry(path: "F\($0).swift", rule: "a", scope: "V.body", hash: "gl1:0", count: 1)
        }
        // Half of the files were renamed.
        let found = entries.enumerated().map { position, entry in
            var entry = entry
            if position % 2 == 0 { entry.path = "New/" + entry.path }
            return entry
        }
        let scope = BaselineMatch.Scope(rules: ["a"]) { _ in
            true
        } exists: {
            $0.hasPrefix("New/")
        }
        let match = BaselineMatch(found, against: Baseline(entries), scope)
        #expect(match.new.isEmpty && match.stale.isEmpty)
        #expect(Baseline(match.kept) == Baseline(found))
    }

    /// Editors open all files of a session at once, change them with one command, and close them.
    @Test func manyOpenDocuments() throws {
        let tree = try TemporaryTree([".git/config": ""])
        let session = ServerSession(tree)
        let uris = (0..<1_000).map { DocumentURI.uri(tree.path + "/V\($0).swift") }
        func burst(_ method: String, _ parameters: (String) -> String) {
            session.receive(
                uris.flatMap { uri in
                    ServerSession.framed(#"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":\#(parameters(uri))}"#)
                })
        }
        let text = #"import SwiftUI\nlet a = VStack { Group { Text(\"a\") } }"#
        burst("didOpen") { #"{"textDocument":{"uri":"\#($0)","languageId":"swift","version":1,"text":"\#(text)"}}"# }
        #expect(session.pushed(uris[999])?.count == 1)
        burst("didChange") {
            #"{"textDocument":{"uri":"\#($0)","version":2},"contentChanges":[{"text":"import SwiftUI\nlet a = 1"}]}"#
        }
        #expect(session.pushed(uris[0])?.isEmpty == true && session.pushed(uris[999])?.isEmpty == true)
        burst("didClose") { #"{"textDocument":{"uri":"\#($0)"}}"# }
        #expect(session.server.documents.isEmpty && session.server.folders[0].buffers.isEmpty)
    }

    /// Another branch is checked out, and the editor tells of each file alone.
    @Test func manyFilesThatAreDeleted() throws {
        let names = (0..<600).map { "V\($0).swift" }
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "import SwiftUI\nlet a = 1") })
        let tree = try TemporaryTree(files.merging([".git/config": ""]) { first, _ in first })
        let session = ServerSession(tree)
        #expect(session.server.folders[0].lints("V0.swift"))
        for name in names.dropLast() { try FileManager.default.removeItem(atPath: tree.path + "/" + name) }
        session.receive(
            names.flatMap { name in
                let change = #"{"uri":"\#(DocumentURI.uri(tree.path + "/" + name))","type":3}"#
                return ServerSession.framed(#"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[\#(change)]}}"#)
            })
        #expect(names.filter(session.server.folders[0].lints) == ["V599.swift"])
    }

    /// The tables of the index are made again after many edits.
    @Test func editsOfManyFilesGiveWhatAFreshRunGives() throws {
        try withBigStack {
            let configuration = LintConfiguration(rules: allRules.map { ConfiguredRule($0.init()) })
            func file(_ number: Int, _ body: String) -> (String, [UInt8]) {
                ("F\(number).swift", Array(("import SwiftUI\n" + Self.view("V\(number)", body)).utf8))
            }
            let others = (0..<80).map { "V\(($0 + 1) % 80)()" }
            var files = Dictionary(uniqueKeysWithValues: others.enumerated().map { file($0, "List { \($1) }") })
            var project = IncrementalProject(configuration)
            project.add(Linter(configuration).summaries(Array(files.keys), load: Self.load(files)))
            for (number, other) in others.enumerated() {
                let (path, bytes) = file(number, "List { Group { Text(\"a\") }; \(other) }")
                files[path] = bytes
                project.update(SourceFile(path: path, bytes: bytes))
            }
            let load = Self.load(files)
            let fresh = Linter(configuration).lint(files.keys.sorted(by: precedesInBytes), load: load).diagnostics
            let edited = files.keys.sorted(by: precedesInBytes).flatMap { project.report(on: $0, load: load).diagnostics }
            #expect(!fresh.isEmpty && edited == fresh)
        }
    }

    /// Sources with one construct many times. `Scripts/growth-fixtures` measures the time for many more.
    struct Source: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        /// Number of diagnostics of each rule.
        let expected: [String: Int]

        var testDescription: String { name }

        init(_ name: String, _ expected: [String: Int], _ text: String) {
            (self.name, self.expected, self.text) = (name, expected, "import SwiftUI\n" + text)
        }
    }

    private static func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

    private static let bodyWithTask =
        "let url: URL\n@State private var data: Data?\n"
        + "var body: some View { Text(data).task { await load() } }\nprivate func load() async { data = await fetch(url) }\n"

    static let sources = [
        Source(
            "views of one model", ["observed_only_in_actions": 500],
            "final class Clock: ObservableObject { @Published var now = 0; var timer: Timer?; func start() {\n"
                + "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.now += 1 } } }\n"
                + each(500) {
                    "struct V\($0): View { @ObservedObject var clock: Clock; init(clock: Clock) { self.clock = clock }\n"
                        + "var body: some View { Button(\"Start\") { clock.start() } } }\n"
                }),
        Source(
            "branches of one view", ["conditional_identity_split": 250],
            "struct Fields: View { @State var isOn = false; @State var text = \"\"; var body: some View { VStack {\n"
                + each(250) { _ in
                    "if isOn { TextField(\"a\", text: $text).opacity(0.5) } else { TextField(\"a\", text: $text) }\n"
                } + "Toggle(\"b\", isOn: $isOn) } } }"),
        Source(
            "models that views make", ["observable_in_plain_property": 250],
            "@Observable final class Draft { var text = \"\" }\n"
                + "struct Home: View { @State var count = 0; var body: some View { VStack { Stepper(\"a\", value: $count)\n"
                + "Text(\"\\(count)\")\n"
                + each(250) { "V\($0)()\n" } + "} } }\n"
                + each(250) { "struct V\($0): View { let draft = Draft(); var body: some View { Text(draft.text) } }\n" }),
        Source(
            "properties outside of views", ["dynamic_property_outside_view": 500],
            "final class Settings { func all() { " + each(500) { "print(size\($0))\n" } + "}\n"
                + each(500) { "@State private var size\($0) = 0\n" } + "}"),
        Source(
            "sheets of one view", ["boolean_sheet_with_optional": 250],
            "struct V: View {\n"
                + each(250) { "@State private var isShown\($0) = false\n@State private var item\($0): String?\n" }
                + "var body: some View { VStack {\n"
                + each(250) {
                    "Button(\"a\") { item\($0) = \"b\"; isShown\($0) = true }"
                        + ".sheet(isPresented: $isShown\($0)) { Text(item\($0)!) }\n"
                } + "} } }"),
        Source(
            "models that are written in the background", ["published_written_off_main": 500],
            each(500) {
                "final class M\($0): ObservableObject { @Published var now = 0\n"
                    + "func go() { DispatchQueue.global().async { self.now = 1 } } }\n"
                    + "struct V\($0): View { @ObservedObject var m: M\($0); var body: some View { Text(\"\\(m.now)\") } }\n"
            }),
        Source(
            "helpers that take subviews", ["subviews_unchecked_index": 1_000],
            each(1_000) {
                "struct V\($0)<Content: View>: View { @ViewBuilder var content: Content\n"
                    + "var body: some View { Group(subviews: content) { subviews in pair(subviews) } }\n"
                    + "private func pair(_ subviews: SubviewsCollection) -> some View { subviews[1] } }\n"
            }),
        Source(
            "modifiers of one name that set values", [:],
            "extension View {\n"
                + each(500) { "func pinned(_ a: A\($0)) -> some View { containerValue(\\.isPinned\($0), true) }\n" } + "}\n"
                + "struct V: View { var body: some View { VStack {\n"
                + each(500) { _ in "HStack { Text(\"a\").pinned(1) }\n" } + "} } }"),
        Source(
            "errors and fixes", ["needless_group": 500],
            each(500) { view("V\($0)", "VStack { Group { Text(\"a\") } }") + "let a\($0) = ==\n" }),
        Source(
            "extensions with initializers", [:],
            "struct V: View { @State var a = 0; var body: some View { Text(\"\\(a)\") } }\n"
                + each(1_000) { "extension V { init(a\($0): Int) { self.init() } }\n" }),
        Source(
            "views on one line", ["needless_group": 4_000],
            each(4_000) { "struct V\($0): View { var body: some View { Group { Text(\"a\") } } }; " }),
        // Of many properties with one name, the first are judged.
        Source("bodies with a task", [:], "struct V: View {" + each(500) { _ in bodyWithTask } + "}"),
        Source(
            "tasks of many states", [:],
            "struct V: View { let city: String\n"
                + each(500) {
                    "@State var r\($0) = 0\nvar b\($0): some View { Text(\"\\(r\($0))\").task { r\($0) = await f(city) } }\n"
                }
                + "var body: some View { b0 } }"),
        Source(
            "bodies that read an inner object", ["nested_observable_object": 8],
            "final class Form: ObservableObject { @Published var text = \"\"; func go() { text = \"a\" } }\n"
                + "final class Model: ObservableObject { let form = Form() }\nstruct V: View {\n"
                + each(1_000) { _ in "@ObservedObject var model: Model\nvar body: some View { Text(model.form.text) }\n" } + "}"),
        Source(
            "bodies that call a model", ["observed_only_in_actions": 8],
            "final class Feed: ObservableObject { @Published var count = 0; func play() { count = 1 } }\nstruct V: View {\n"
                + each(1_000) { _ in "@ObservedObject var feed: Feed\nvar body: some View { Button(\"a\") { feed.play() } }\n" }
                + "}"),
        Source(
            "views of one name that show it", [:],
            each(3_000) { _ in view("V", "Text(\"a\").task { x() }; V()") }),
        Source(
            "rows in one body", [:],
            "struct V: View { let items: [Int]; var body: some View { List {\n"
                + each(500) { _ in "ForEach(items, id: \\.self) { item in let text = name(item); Text(text) }\n" }
                + "} }\nfunc name(_ item: Int) -> String { \"\\(item)\" } }"),
    ]

    @Test(.slow, .tags(.slow), arguments: sources) func oneConstructManyTimes(_ source: Source) throws {
        try withBigStack {
            var configuration = LintConfiguration(rules: allRules.map { ConfiguredRule($0.init()) })
            configuration.minimumConfidence = .low
            let report = Linter(configuration).lint(["A.swift"], load: Self.load(["A.swift": Array(source.text.utf8)]))
            for (rule, count) in source.expected { #expect(report.diagnostics.count { $0.rule == rule } == count, "\(rule)") }
            #expect(source.expected.isEmpty == report.diagnostics.isEmpty)
        }
    }

    private static func load(_ files: [String: [UInt8]]) -> @Sendable (String) -> Result<SourceFile, InputError> {
        { path in .success(SourceFile(path: path, bytes: files[path] ?? [])) }
    }
}
