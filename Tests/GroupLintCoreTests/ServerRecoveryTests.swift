import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Crashes the language server on purpose in one file: the file is set aside until it changes, and everything else goes on.
@Suite(.timeLimit(.minutes(3))) struct ServerRecoveryTests {
    private static func source(_ name: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { Group { Text(\"a\") } } }\n"
    }

    private static func tree() throws -> TemporaryTree {
        try TemporaryTree([".git/HEAD": ""].merging(["A", "B", "C"].map { ("\($0).swift", source($0)) }) { $1 })
    }

    private static let failures: [String] = [InjectedFailure.trap, .overflow, .segv, .abort, .memory].map(\.rawValue)

    @Test(.slow, .tags(.slow), arguments: failures, [FileWatch.Stage.parsing, .indexing, .checking, .answering])
    func onlyTheGuiltyFileIsLost(_ failure: String, _ stage: FileWatch.Stage) throws {
        let (tree, temporary) = (try Self.tree(), try TemporaryTree())
        let server = try ServerProcess(tree, failure: "\(failure):\(stage):C.swift", temporary: temporary.path)
        try server.begin()
        for name in ["A", "B", "C"] { try server.open("\(name).swift", Self.source(name)) }
        let place: [String: Any] = ["textDocument": ["uri": server.uri("A.swift")], "position": ["line": 1, "character": 42]]
        let hover = try server.send("textDocument/hover", place, isRequest: true)
        var rest: Set<String> = ["hover", "A.swift", "B.swift", "C.swift", "message"]
        try server.read { message in
            if message["id"] as? Int == hover, message["result"] != nil || message["error"] != nil { rest.remove("hover") }
            if message["method"] as? String == "window/showMessage", "\(message)".contains("C.swift") { rest.remove("message") }
            for name in ["A.swift", "B.swift"] where ServerProcess.isReport(message, server.uri(name), 1) {
                if ServerProcess.codes(message) == ["needless_group"] { rest.remove(name) }
            }
            if ServerProcess.isReport(message, server.uri("C.swift"), 1), ServerProcess.codes(message) == ["internal"] {
                rest.remove("C.swift")
            }
            return rest.isEmpty
        }
        #expect(try server.end() == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
    }

    @Test func theServerFailsAndOnlyTheGuiltyFileIsLost() throws { try onlyTheGuiltyFileIsLost("trap", .checking) }

    @Test func anEndlessFileIsSetAside() throws {
        let (tree, temporary) = (try Self.tree(), try TemporaryTree())
        let server = try ServerProcess(
            tree, failure: "loop:checking:C.swift", temporary: temporary.path, options: ["--file-timeout", "1"])
        try server.begin()
        try server.open("C.swift", Self.source("C"))
        #expect(try server.codes("C.swift") == ["internal"])
        try server.open("A.swift", Self.source("A"))
        #expect(try server.codes("A.swift") == ["needless_group"])
        #expect(try server.end() == 0)
    }

    @Test func theProcessIsTheSameAndEndsWithItsInput() throws {
        let (tree, temporary) = (try Self.tree(), try TemporaryTree())
        let server = try ServerProcess(tree, failure: "trap:checking:C.swift", temporary: temporary.path)
        try server.begin()
        try server.open("C.swift", Self.source("C"))
        #expect(try server.codes("C.swift") == ["internal"])
        #expect(server.process.isRunning)
        try #require(server.process.standardInput as? Pipe).fileHandleForWriting.close()
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 1)
    }

    /// The editor starts the server again.
    @Test func withoutATemporaryFolderTheServerEnds() throws {
        let tree = try Self.tree()
        let server = try ServerProcess(tree, failure: "trap:checking:C.swift", temporary: tree.path + "/missing")
        try server.begin()
        try server.open("C.swift", Self.source("C"))
        let said = server.errors.fileHandleForReading.readDataToEndOfFile()
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == ExitCode.internalFailure.rawValue)
        let text = String(decoding: said, as: UTF8.self)
        #expect(text.contains("the language server ends, because GroupLint failed when it checked the file \"C.swift\""))
    }

    // MARK: Replay

    /// What a server keeps, and a new one that goes on from it.
    private static func session(_ tree: TemporaryTree, _ messages: [String]) -> [JournalRecord] {
        var records: [JournalRecord] = []
        let server = LanguageServer(rules: allRules, threadCount: 1) { _ in }
        server.memory.keep = { records.append($0) }
        for message in messages {
            records.append(JournalRecord(kind: .input, bytes: ServerSession.framed(message)))
            server.receive(ServerSession.framed(message))
            while server.work() {}
        }
        return records
    }

    private static func messages(_ tree: TemporaryTree) -> [String] {
        let uri = DocumentURI.uri(FilePath.join(tree.path, "C.swift"))
        let place = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}"#
        return [
            #"{"id":1,"method":"initialize","params":{"rootUri":"\#(DocumentURI.uri(tree.path))","capabilities":{}}}"#,
            #"{"method":"initialized","params":{}}"#,
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"text":"let a = 1"}}}"#,
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"# + "\"contentChanges\":"
                + #"[{"range":\#(place),"text":"// "}]}}"#,
        ]
    }

    private static func resumed(_ records: [JournalRecord]) -> (server: LanguageServer, sent: String) {
        final class Sent { var bytes: [UInt8] = [] }
        let sent = Sent()
        let server = LanguageServer(rules: allRules, threadCount: 1) { sent.bytes += $0 }
        server.resume(records)
        while server.work() {}
        return (server, String(decoding: sent.bytes, as: UTF8.self))
    }

    private static func failure(_ path: String) -> JournalRecord {
        JournalRecord(kind: .failure, bytes: Array("4:4:\(path)".utf8))
    }

    @Test func documentsAndAnswersSurvive() throws {
        let tree = try Self.tree()
        let open = #"{"id":"x","method":"textDocument/hover","params":{}}"#
        let records = Self.session(tree, Self.messages(tree)) + [JournalRecord(kind: .input, bytes: ServerSession.framed(open))]
        let (server, sent) = Self.resumed(records + [Self.failure("")])
        #expect(server.documents.values.map { String(decoding: $0.bytes, as: UTF8.self) } == ["// let a = 1"])
        #expect(sent.contains(#""id":"x""#) && sent.contains("-32603"))
        // The request `initialize` was answered before.
        #expect(!sent.contains("capabilities"))
    }

    @Test func aSnapshotStandsForAllRecords() throws {
        let tree = try Self.tree()
        let failure = Self.failure(FilePath.join(tree.path, "A.swift"))
        let (server, _) = Self.resumed(Self.session(tree, Self.messages(tree)) + [failure])
        let (again, _) = Self.resumed(try #require(server.snapshot()))
        #expect(again.documents.values.map(\.bytes) == server.documents.values.map(\.bytes))
        #expect(again.memory.failures == server.memory.failures)
        #expect(again.folders[0].failed.keys.sorted() == ["A.swift"])
    }

    @Test func aFileIsReadAgainWhenItChanges() throws {
        let tree = try Self.tree()
        let path = FilePath.join(try #require(FilePath.resolved(tree.path)), "C.swift")
        let records = Self.session(tree, Self.messages(tree))
        let (server, _) = Self.resumed(records + [Self.failure(path)])
        let uri = DocumentURI.uri(FilePath.join(tree.path, "C.swift"))
        let change = { (version: Int) in
            let document = #"{"uri":"\#(uri)","version":\#(version)}"#
            let parameters = #"{"textDocument":\#(document),"contentChanges":[{"text":"\#(version)"}]}"#
            server.receive(ServerSession.framed(#"{"method":"textDocument/didChange","params":\#(parameters)}"#))
            while server.work() {}
        }
        #expect(server.folders[0].failed["C.swift"] != nil)
        change(3)
        #expect(server.folders[0].failed.isEmpty)

        // After several failures only a saved change counts.
        let (tired, _) = Self.resumed(records + Array(repeating: Self.failure(path), count: 3))
        tired.change(.init(textDocument: .init(uri: uri, version: 3), contentChanges: [.init(text: "3")]))
        tired.readDocuments()
        #expect(tired.folders[0].failed["C.swift"] != nil)
        tired.save(uri)
        #expect(tired.folders[0].failed.isEmpty)
    }

    @Test func theFirstDiagnosticsDoNotWaitForTheProject() throws {
        let tree = try Self.tree()
        final class Sent { var text = "" }
        let sent = Sent()
        let server = LanguageServer(rules: allRules, threadCount: 1) { sent.text += String(decoding: $0, as: UTF8.self) }
        let uri = DocumentURI.uri(FilePath.join(tree.path, "C.swift"))
        let document = #"{"uri":"\#(uri)","version":1,"text":"import SwiftUI\nlet a = Group { Text(\"a\") }"}"#
        let open = #"{"method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#
        for message in Self.messages(tree).prefix(2) + [open] {
            server.receive(ServerSession.framed(message))
        }
        while !sent.text.contains("textDocument/publishDiagnostics") { #expect(server.work()) }
        #expect(!server.folders[0].isFound)
        while server.work() {}
        #expect(server.folders[0].isIndexed)
    }

    @Test func recordsThatAreCutAreLeftOut() {
        let records = [JournalRecord(kind: .input, bytes: [1, 2, 3]), JournalRecord(kind: .answer, bytes: [])]
        let bytes = records.flatMap(\.encoded)
        #expect(JournalRecord.all(in: bytes) == records)
        #expect(JournalRecord.all(in: Array(bytes.dropLast())) == [records[0]])
        #expect(JournalRecord.all(in: Array(bytes.prefix(7))).isEmpty)
    }
}
