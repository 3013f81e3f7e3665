import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests files that are created, changed and deleted while an editor is open.
@Suite struct LanguageServerFilesTests {
    private static let plain = """
        import SwiftUI

        struct Plain: View {
            var body: some View { Group { Text("a"); Text("b") } }
        }
        """

    private static let settings = """
        version: 1
        extends: [preset:all]
        exclude: [Left/]
        overrides:
          - paths: ["Quiet*"]
            rules: {needless_group: off}
        """

    private static func session() throws -> (TemporaryTree, ServerSession) {
        let tree = try TemporaryTree([".git/config": "", ".grouplint.yml": settings, "A.swift": "import SwiftUI\n"])
        return (tree, ServerSession(tree))
    }

    /// Rules that are reported for a buffer.
    private static func rules(_ session: ServerSession, _ uri: String) -> [String] {
        (session.pushed(uri) ?? []).compactMap { $0["code"] as? String }
    }

    @Test(arguments: [
        ("New.swift", ["needless_group"]), ("Quiet.swift", []), ("Left/New.swift", []), ("Pods/New.swift", []),
        (".build/New.swift", []), ("New.txt", []), ("Deep/er/New.swift", ["needless_group"]),
    ])
    func newFilesAreTreatedAsTheCommandLineWould(_ name: String, _ expected: [String]) throws {
        let (tree, session) = try Self.session()
        session.open(tree.uri(name), Self.plain)
        #expect(Self.rules(session, tree.uri(name)) == expected)
        // The result is the same after saving, whether the client watches files or not.
        try tree.write(name, Array(Self.plain.utf8))
        session.notify("textDocument/didSave", ["textDocument": ["uri": tree.uri(name)]])
        session.change(tree.uri(name), [["text": Self.plain + "\n"]])
        #expect(Self.rules(session, tree.uri(name)) == expected)
        session.notify("textDocument/didClose", ["textDocument": ["uri": tree.uri(name)]])
        session.open(tree.uri(name), Self.plain)
        #expect(Self.rules(session, tree.uri(name)) == expected)
    }

    @Test func filesThatWereCreatedElsewhereAreSeenOnOpening() throws {
        let (tree, session) = try Self.session()
        try tree.write("Late.swift", Array(Self.plain.utf8))
        session.open("Late.swift", in: tree)
        #expect(Self.rules(session, tree.uri("Late.swift")) == ["needless_group"])
    }

    private static func row(_ list: String) -> String {
        "import SwiftUI\nstruct Home: View { var body: some View { \(list) { Row() } } }\n"
    }

    private static let pendulum = """
        import SwiftUI
        struct Row: View {
            @State private var isOn = false
            var body: some View { Group { if isOn { Text("a") } else { Text("b") } }.onAppear { isOn.toggle() } }
        }

        """

    @Test func manyFilesThatChangeAtOnceAreReadOnce() throws {
        let (tree, session) = try Self.session()
        try tree.write("Row.swift", Array(Self.pendulum.utf8))
        session.open("Row.swift", in: tree)
        let before = ServerSession.summary(session.pushed(tree.uri("Row.swift")))
        let names = (0..<100).map { "File\($0).swift" }
        func change(_ kind: Int, _ text: (Int) -> String?) throws {
            for (number, name) in names.enumerated() {
                if let text = text(number) {
                    try tree.write(name, Array(text.utf8))
                } else {
                    try FileManager.default.removeItem(atPath: tree.path + "/" + name)
                }
            }
            session.notify(
                "workspace/didChangeWatchedFiles", ["changes": names.map { ["uri": tree.uri($0), "type": kind] }])
        }
        try change(1) { $0 == 50 ? Self.row("List") : "struct S\($0) {}\n" }
        let inList = ServerSession.summary(session.pushed(tree.uri("Row.swift")))
        #expect(inList != before)
        try change(2) { $0 == 50 ? Self.row("VStack") : "struct T\($0) {}\n" }
        #expect(ServerSession.summary(session.pushed(tree.uri("Row.swift"))) != inList)
        try change(2) { $0 == 50 ? Self.row("List") : "" }
        #expect(ServerSession.summary(session.pushed(tree.uri("Row.swift"))) == inList)
        try change(3) { _ in nil }
        #expect(ServerSession.summary(session.pushed(tree.uri("Row.swift"))) == before)
    }

    @Test func diagnosticsAreNotPulledFromHalfAProject() throws {
        let tree = try TemporaryTree([
            ".git/config": "", ".grouplint.yml": Self.settings, "Home.swift": Self.row("List"),
            "Row.swift": Self.pendulum,
        ])
        func message(_ content: [String: Any]) throws -> [UInt8] {
            ServerSession.framed(String(decoding: try JSONSerialization.data(withJSONObject: content), as: UTF8.self))
        }
        let uri = tree.uri("Row.swift")
        let session = ServerSession()
        // All messages arrive before the server reads files.
        var bytes = try message([
            "id": 1, "method": "initialize",
            "params": ["rootUri": DocumentURI.uri(tree.path), "capabilities": ["textDocument": ["diagnostic": [:]]]],
        ])
        let document: [String: Any] = ["uri": uri, "version": 0, "text": tree.text("Row.swift") ?? ""]
        bytes += try message(["method": "textDocument/didOpen", "params": ["textDocument": document]])
        bytes += try message(["id": 2, "method": "textDocument/diagnostic", "params": ["textDocument": ["uri": uri]]])
        bytes += try message(["id": 3, "method": "textDocument/diagnostic", "params": ["textDocument": ["uri": uri]]])
        bytes += try message(["method": "$/cancelRequest", "params": ["id": 3]])
        session.receive(bytes)
        let answer = session.messages.first { $0["id"] as? Int == 2 }?["result"] as? [String: Any]
        let rules = (answer?["items"] as? [[String: Any]])?.compactMap { $0["code"] as? String } ?? []
        #expect(rules.contains("group_lifecycle_in_list"))
        let cancelled = session.messages.first { $0["id"] as? Int == 3 }?["error"] as? [String: Any]
        #expect(cancelled?["code"] as? Int == -32800)
    }

    @Test func documentationComesAsTheClientCanShowIt() throws {
        let (tree, _) = try Self.session()
        func hover(_ format: [String]) -> [String: Any] {
            let session = ServerSession(tree, ["textDocument": ["hover": ["contentFormat": format]]])
            session.open(tree.uri("New.swift"), Self.plain)
            let place = ["line": 3, "character": 28]
            let document = ["uri": tree.uri("New.swift")]
            let answer = session.request("textDocument/hover", ["textDocument": document, "position": place])
            return (answer["result"] as? [String: Any])?["contents"] as? [String: Any] ?? [:]
        }
        let (plain, markdown) = (hover(["plaintext"]), hover(["markdown", "plaintext"]))
        #expect(plain["kind"] as? String == "plaintext")
        #expect((plain["value"] as? String)?.hasPrefix("needless_group (") == true)
        #expect(markdown["kind"] as? String == "markdown")
        let lines = (markdown["value"] as? String ?? "").split(separator: "\n")
        #expect(lines.first == "## `needless_group`")
        #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("|") || $0.contains("https://") })
    }
}
