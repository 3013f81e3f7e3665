import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// What an editor adds to the baseline.
@Suite struct LanguageServerBaselineTests {
    private static func tree() throws -> TemporaryTree {
        try TemporaryTree([
            ".grouplint.yml": "version: 1\nextends: [preset:all]\n",
            "Plain.swift": """
            import SwiftUI

            struct First: View {
                var body: some View { Group { Text("a") } }
            }

            struct Second: View {
                var body: some View { Group { Text("b") } }
            }

            """,
        ])
    }

    private static func commandLine(_ tree: TemporaryTree) -> [Substring] {
        CommandLineRun(["--format", "compact"], in: tree, rules: allRules).output.split(separator: "\n")
            .filter { $0.hasPrefix("Plain") }
    }

    @Test func theBaselineCounts() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        session.open("Plain.swift", in: tree)
        let uri = tree.uri("Plain.swift")
        let count = session.pushed(uri)?.count ?? 0
        session.request("workspace/executeCommand", try Self.accept(uri, session))
        #expect(session.pushed(uri)?.count == count - 1)
        #expect(Self.commandLine(tree).count == count - 1)
    }

    /// Not every editor says that a file has changed.
    @Test func aBaselineThatSomebodyElseWritesIsKept() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        session.open("Plain.swift", in: tree)
        let uri = tree.uri("Plain.swift")
        let command = try Self.accept(uri, session)
        #expect(CommandLineRun(["baseline", "create"], in: tree, rules: allRules).code == .success)
        let written = tree.text(".grouplint-baseline.json")
        session.request("workspace/executeCommand", command)
        #expect(tree.text(".grouplint-baseline.json") == written && written != nil)
        #expect(session.pushed(uri)?.isEmpty == true)
    }

    @Test func aBaselineThatSomebodyElseBreaksIsNotReplaced() throws {
        let tree = try Self.tree()
        let session = ServerSession(tree)
        session.open("Plain.swift", in: tree)
        let command = try Self.accept(tree.uri("Plain.swift"), session)
        let broken = "<<<<<<< ours\n{}\n"
        try tree.write(".grouplint-baseline.json", Array(broken.utf8))
        let answer = session.request("workspace/executeCommand", command)
        #expect(((answer["error"] as? [String: Any])?["message"] as? String ?? "").contains("baseline"))
        #expect(tree.text(".grouplint-baseline.json") == broken)
    }

    /// The command that adds the first diagnostic of a file to the baseline.
    private static func accept(_ uri: String, _ session: ServerSession) throws -> [String: Any] {
        let first = try #require(session.pushed(uri)?.first)
        let place = first["range"] as? [String: Any] ?? [:]
        let actions = session.request(
            "textDocument/codeAction", ["textDocument": ["uri": uri], "range": place, "context": ["diagnostics": []]])
        let accept = (actions["result"] as? [[String: Any]])?.first { ($0["title"] as? String ?? "").hasSuffix("baseline") }
        return try #require(accept?["command"] as? [String: Any])
    }
}
