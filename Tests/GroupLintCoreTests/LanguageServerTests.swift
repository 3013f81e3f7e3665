import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares the diagnostics in an editor with those of the command line.
@Suite struct LanguageServerTests {
    private static let screen = """
        import SwiftUI

        struct Inbox: View {
            let items: [String]

            var body: some View {
                List {
                    Section { Row(title: "é") }
                }
            }
        }
        """

    private static let row = """
        import SwiftUI

        struct Row: View {
            let title: String
            @State private var isOpen = false

            var body: some View {
                Group {
                    if isOpen { Text(title) } else { Text("more") }
                }
                .onAppear { isOpen.toggle() }
            }
        }
        """

    private static let plain = """
        import SwiftUI

        struct Plain: View {
            var body: some View {
                Group {
                    Text("é𝄞"); Text("b")
                }
            }
        }
        """

    private static func tree(_ more: [String: String] = [:]) throws -> TemporaryTree {
        let files = ["Inbox.swift": screen, "Row.swift": row, "Plain.swift": plain, ".git/config": ""]
        return try TemporaryTree(files.merging(more) { _, new in new })
    }

    /// `path rule line:utf16 severity` of each diagnostic of the command line, 0-based.
    private static func commandLine(
        _ tree: TemporaryTree, _ words: [String] = ["."], input: String = ""
    ) throws -> [String] {
        final class Memory: ByteSink {
            var bytes: [UInt8] = []
            func write(_ bytes: [UInt8]) { self.bytes += bytes }
        }
        let output = Memory()
        var program = Program(
            rules: allRules,
            environment: ProcessEnvironment(
                variable: { _ in nil }, workingDirectory: tree.path,
                standardInput: { .success(Array(input.utf8)) }, output: output, errors: Memory(),
                outputIsTerminal: false, errorsAreTerminal: false, processorCount: { 1 }))
        _ = program.run(["--format", "json"] + words)
        // A wrong configuration stops the command line.
        if output.bytes.isEmpty { return [] }
        let report = try JSONSerialization.jsonObject(with: Data(output.bytes)) as? [String: Any]
        let levels = ["error": 1, "warning": 2, "info": 3]
        return (report?["diagnostics"] as? [[String: Any]] ?? []).map { item in
            let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
            let (line, column) = (start?["line"] as? Int ?? 0, start?["utf16"] as? Int ?? 0)
            let level = levels[item["severity"] as? String ?? ""] ?? 0
            return "\(item["path"] as? String ?? "") \(item["rule"] as? String ?? "") \(line - 1):\(column - 1) \(level)"
        }
    }

    private static func editor(_ tree: TemporaryTree, _ names: [String]) -> [String] {
        let session = ServerSession(tree)
        for name in names { session.open(name, in: tree) }
        return names.flatMap { name in
            ServerSession.summary(session.pushed(tree.uri(name))).map { "\(name) \($0)" }
        }
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "A", platforms: [.iOS(.v16)], targets: [.target(name: "A", path: ".")])

        """

    @Test(
        arguments: [
            [:],
            [".grouplint.yml": "version: 1\nextends: [preset:all]\nrules: {needless_group: error}\n"],
            [
                ".grouplint.yml":
                    "version: 1\nextends: [preset:all]\nexclude: [Plain.swift]\ndeployment_targets: {iOS: \"14.0\"}\n"
            ],
            [
                ".grouplint.yml": "version: 1\nextends: [preset:all]\n",
                "Plain.swift": "// grouplint:disable:file needless_group -- why\n" + plain,
            ],
            [".grouplint.yml": "version: 1\nrules: {nothing: error}\n"],
            ["Package.swift": manifest],
        ] as [NamedFiles])
    func theEditorSaysWhatTheCommandLineSays(_ named: NamedFiles) throws {
        let files = named.texts
        let tree = try Self.tree(files)
        let expected = try Self.commandLine(tree)
        #expect(Self.editor(tree, ["Inbox.swift", "Plain.swift", "Row.swift"]) == expected)
        #expect(!expected.isEmpty || files[".grouplint.yml"] != nil || files.isEmpty)
    }

    @Test func standardInputIsSeenInItsProject() throws {
        let tree = try Self.tree([".grouplint.yml": "version: 1\nextends: [preset:all]\ndeployment_targets: {iOS: \"16.0\"}\n"])
        let expected = try Self.commandLine(tree).filter { $0.hasPrefix("Row.swift") }
        #expect(!expected.isEmpty)
        try tree.write("Row.swift", Array("old".utf8))
        let found = try Self.commandLine(tree, ["-", "--stdin-filename", "Row.swift"], input: Self.row)
        #expect(found == expected)
        try tree.write("Inbox.swift", [])
        #expect(try Self.commandLine(tree, ["-", "--stdin-filename", "Row.swift"], input: Self.row) != expected)
    }

    /// A client asks for the actions of all that is selected, and perhaps for the edit of each one.
    @Test func aSelectionOffersFewActions() throws {
        let views = (0..<100).map { "struct V\($0): View { var body: some View { Group { Text(\"a\") } } }" }
        let tree = try Self.tree(["Many.swift": "import SwiftUI\n" + views.joined(separator: "\n") + "\n"])
        let session = ServerSession(tree)
        session.open("Many.swift", in: tree)
        let uri = tree.uri("Many.swift")
        let whole = ["start": ["line": 0, "character": 0], "end": ["line": 101, "character": 0]]
        let actions = session.request(
            "textDocument/codeAction", ["textDocument": ["uri": uri], "range": whole, "context": ["diagnostics": []]])
        let titles = (actions["result"] as? [[String: Any]])?.compactMap { $0["title"] as? String } ?? []
        #expect(session.pushed(uri)?.count == 100)
        #expect(titles.count { $0 == "Suppress needless_group on this line" } == 16)
        #expect(titles.count { $0 == "Suppress needless_group in this file" } == 1)
    }

    @Test func whatIsTypedInOneFileShowsInAnother() throws {
        let tree = try Self.tree([".grouplint.yml": "version: 1\nextends: [preset:all]\ndeployment_targets: {iOS: \"16.0\"}\n"])
        let session = ServerSession(tree)
        session.open("Inbox.swift", in: tree)
        session.open("Row.swift", in: tree)
        let before = ServerSession.summary(session.pushed(tree.uri("Row.swift")))
        session.change(tree.uri("Inbox.swift"), [["text": Self.screen.replacingOccurrences(of: "List", with: "VStack")]])
        let after = ServerSession.summary(session.pushed(tree.uri("Row.swift")))
        #expect(before != after)
        session.change(tree.uri("Inbox.swift"), [["text": Self.screen]])
        #expect(ServerSession.summary(session.pushed(tree.uri("Row.swift"))) == before)
    }

    @Test func filesThatChangeOnDiskAreReadAgain() throws {
        let tree = try Self.tree([".grouplint.yml": "version: 1\nextends: [preset:all]\ndeployment_targets: {iOS: \"16.0\"}\n"])
        let session = ServerSession(tree)
        session.open("Row.swift", in: tree)
        let before = ServerSession.summary(session.pushed(tree.uri("Row.swift")))
        try tree.write("Inbox.swift", Array(Self.screen.replacingOccurrences(of: "List", with: "VStack").utf8))
        session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": tree.uri("Inbox.swift"), "type": 2]]])
        #expect(ServerSession.summary(session.pushed(tree.uri("Row.swift"))) != before)
        try tree.write(".grouplint.yml", Array("version: 1\nexclude: [Row.swift]\n".utf8))
        session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": tree.uri(".grouplint.yml"), "type": 2]]])
        #expect(session.pushed(tree.uri("Row.swift"))?.isEmpty == true)
    }

    @Test func pulledDiagnosticsAreUnchangedUntilTheyChange() throws {
        let tree = try Self.tree([".grouplint.yml": "version: 1\nextends: [preset:all]\n"])
        let session = ServerSession(tree, ["textDocument": ["diagnostic": [:]]])
        session.open("Plain.swift", in: tree)
        let uri = tree.uri("Plain.swift")
        #expect(session.pushed(uri) == nil)
        let first = session.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])["result"] as? [String: Any]
        #expect(first?["kind"] as? String == "full")
        let id = first?["resultId"] as? String ?? ""
        let parameters: [String: Any] = ["textDocument": ["uri": uri], "previousResultId": id]
        let second = session.request("textDocument/diagnostic", parameters)["result"] as? [String: Any]
        #expect(second?["kind"] as? String == "unchanged")
        session.change(uri, [["text": "import SwiftUI\n" + Self.plain]])
        let third = session.request("textDocument/diagnostic", parameters)["result"] as? [String: Any]
        #expect(third?["kind"] as? String == "full")
    }

    @Test func configurationsHaveDiagnosticsHoverAndCompletion() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        let uri = tree.uri(".grouplint.yml")
        session.open(uri, "version: 1\nrules:\n  needless_grop: error\n  needless_group: off\n")
        #expect(ServerSession.summary(session.pushed(uri)) == ["configuration 2:2 1"])
        let hover = session.request(
            "textDocument/hover", ["textDocument": ["uri": uri], "position": ["line": 3, "character": 5]])
        let contents = (hover["result"] as? [String: Any])?["contents"] as? [String: Any]
        #expect((contents?["value"] as? String)?.hasPrefix("## `needless_group`") == true)
        #expect(Self.labels(session, uri, 3, 4).contains("needless_group"))
        #expect(Self.labels(session, uri, 3, 19) == ["off", "info", "warning", "error"])
        #expect(Self.labels(session, uri, 0, 3).contains("deployment_targets"))
    }

    @Test func settingsAreExplainedAndCompleted() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        let uri = tree.uri(".grouplint.yml")
        let lines = [
            "version: 1", "extends: [str]", "fail_on: ", "generated: sk", "extends: [preset:]", "rules:",
            "  conditional_identity_split:", "    max_modifier_diff: 1", "  style: off", "  needless*: off",
        ]
        session.open(uri, lines.joined(separator: "\n"))
        #expect(Self.labels(session, uri, 1, 13).contains("preset:strict"))
        #expect(Self.labels(session, uri, 2, 9) == ["error", "warning", "info", "never"])
        #expect(Self.labels(session, uri, 3, 13) == ["skip", "lint"])
        #expect(Self.labels(session, uri, 4, 17).contains("strict"))
        #expect(Self.labels(session, uri, 7, 8).contains("max_modifier_diff"))
        func hover(_ line: Int, _ character: Int) -> String {
            let position = ["line": line, "character": character]
            let answer = session.request("textDocument/hover", ["textDocument": ["uri": uri], "position": position])
            let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: Any]
            return contents?["value"] as? String ?? ""
        }
        #expect(hover(2, 2) == "Lowest severity that makes the run fail: error, warning, info or never. The default is error.")
        #expect(!hover(7, 6).isEmpty)
        #expect(hover(8, 4).hasPrefix("Code that has no effect.\n\nRules: needless_group, obsolete_view_limit_group"))
        #expect(hover(9, 6) == "Rules: needless_group.")
        #expect(Self.labels(session, uri, 8, 4).contains("style") && Self.labels(session, uri, 8, 9).contains("off"))
        #expect(ConfigurationKey.allCases.allSatisfy { !$0.help.isEmpty })
    }

    private static func labels(_ session: ServerSession, _ uri: String, _ line: Int, _ character: Int) -> [String] {
        let answer = session.request(
            "textDocument/completion",
            ["textDocument": ["uri": uri], "position": ["line": line, "character": character]])
        return (answer["result"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }

    @Test func suppressionCommentsHaveHoverAndCompletion() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        let uri = tree.uri("Plain.swift")
        session.open(uri, "// grouplint:disable:next needless_group -- why\n// grouplint:\nlet needless_group = 1\n")
        let ids = Self.labels(session, uri, 0, 30)
        #expect(ids == allRules.map { $0.info.id })
        #expect(Self.labels(session, uri, 1, 13).contains("disable:next"))
        #expect(Self.labels(session, uri, 0, 46) == [])
        #expect(Self.labels(session, uri, 2, 8) == [])
        func hovers(_ line: Int, _ character: Int) -> Bool {
            let position = ["line": line, "character": character]
            let answer = session.request("textDocument/hover", ["textDocument": ["uri": uri], "position": position])
            return answer["result"] is [String: Any]
        }
        #expect(hovers(0, 30) && !hovers(2, 8) && !hovers(0, 45))
    }

    @Test func viewsAreShown() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        session.open("Row.swift", in: tree)
        let uri = tree.uri("Row.swift")
        let lenses = session.request("textDocument/codeLens", ["textDocument": ["uri": uri]])["result"] as? [[String: Any]]
        let command = try #require(lenses?.first?["command"] as? [String: Any])
        let shown = session.request("workspace/executeCommand", command)["result"] as? String
        #expect(shown?.contains("Row.body") == true)
        #expect(shown?.contains("row of a List") == true)
    }
}
