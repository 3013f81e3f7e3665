import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// What an editor gets before a large folder has been read.
@Suite struct ServerStartTests {
    private static let view = """
        import SwiftUI
        struct A: View {
            @State private var model = Model()
            @State private var count = 0
            var body: some View { Button(model.name) { model.save() } }
        }
        """

    /// A folder with more files than are read before the first diagnostics.
    private static func largeTree() throws -> TemporaryTree {
        let model = """
            import SwiftUI
            final class Model: ObservableObject {
                @Published var name = ""
                func save() { name = "saved" }
            }
            """
        let files = (0..<1001).map { ("Other/F\($0).swift", "") }
        return try TemporaryTree(
            ["Package.swift": "", "App/Model/Model.swift": model, "App/Views/A.swift": view].merging(files) { $1 })
    }

    @Test func theNeighborhoodIsTheLargestFolderWithFewFiles() throws {
        let tree = try Self.largeTree()
        let neighborhood = { DirectoryWalk.neighborhood(of: FilePath.join(tree.path, $0), in: tree.path) }
        #expect(neighborhood("App/Views/A.swift") == FilePath.join(tree.path, "App"))
        #expect(neighborhood("Other/F1.swift") == nil)
        for number in 0..<10 { try FileManager.default.removeItem(atPath: FilePath.join(tree.path, "Other/F\(number).swift")) }
        #expect(neighborhood("Other/F100.swift") == tree.path)
    }

    /// What the neighbors show is said at once. What other files may withdraw is said when they have been read.
    @Test func theFirstDiagnosticsKnowTheNeighbors() throws {
        let (tree, session) = (try Self.largeTree(), ServerSession())
        let server = session.server
        #expect(server.patience == 0)
        server.receive(message("initialize", id: 1, ["rootUri": DocumentURI.uri(tree.path), "capabilities": [String: Any]()]))
        _ = server.work()
        #expect(server.patience == 1000)
        server.receive(message("initialized", [:]))
        #expect(server.patience == 0)
        // Only the message: another step would search the whole folder.
        _ = server.work()
        #expect(server.patience == 100)
        let uri = tree.uri("App/Views/A.swift")
        server.receive(message("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": Self.view]]))
        while server.sent[uri] == nil { try #require(server.work()) }
        #expect(server.patience == 0)
        #expect(!server.folders[0].isFound)
        #expect(server.sent[uri]?.items.map(\.code) == ["state_wrapper_mismatch"])
        while server.work() {}
        #expect(server.sent[uri]?.items.map(\.code) == ["state_wrapper_mismatch", "unused_state"])
    }

    /// In a small folder the first diagnostics are the final ones.
    @Test func aSmallFolderIsKnownAtOnce() throws {
        let (tree, session) = (try TemporaryTree(["Package.swift": "", "App/A.swift": Self.view]), ServerSession())
        let server = session.server
        let uri = tree.uri("App/A.swift")
        server.receive(message("initialize", id: 1, ["rootUri": DocumentURI.uri(tree.path), "capabilities": [String: Any]()]))
        server.receive(message("initialized", [:]))
        server.receive(message("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": Self.view]]))
        while server.sent[uri] == nil { try #require(server.work()) }
        #expect(!server.folders[0].isFound)
        #expect(server.sent[uri]?.items.map(\.code) == ["unused_state"])
    }

    /// Each report before the project is known may search for files. With many open documents, most wait until it is known.
    @Test func onlyTheFirstDocumentsHaveEarlyDiagnostics() throws {
        let (tree, session) = (try Self.largeTree(), ServerSession())
        let server = session.server
        server.receive(message("initialize", id: 1, ["rootUri": DocumentURI.uri(tree.path), "capabilities": [String: Any]()]))
        server.receive(message("initialized", [:]))
        let uris = (0..<30).map { tree.uri("Other/F\($0).swift") }
        for uri in uris {
            server.receive(message("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": Self.view]]))
        }
        while server.folders.first?.isFound != true { try #require(server.work()) }
        #expect(server.sent.count == 8)
        while server.work() {}
        #expect(server.sent.count == uris.count)
        #expect(server.sent.values.allSatisfy { !$0.items.isEmpty })
    }

    private func message(_ method: String, id: Int? = nil, _ parameters: [String: Any]) -> [UInt8] {
        var body: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
        body["id"] = id
        let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
        return ServerSession.framed(String(decoding: data, as: UTF8.self))
    }
}
