import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests the server with clients that are careless, hostile or end suddenly.
@Suite struct LanguageServerProtocolTests {
    private static func events(_ bytes: [UInt8], step: Int) -> [MessageReader.Event] {
        var reader = MessageReader()
        var events: [MessageReader.Event] = []
        for start in stride(from: 0, to: bytes.count, by: step) {
            reader.append(bytes[start..<min(start + step, bytes.count)])
            while let event = reader.next() { events.append(event) }
        }
        return events
    }

    @Test(arguments: [1, 2, 7, 1000])
    func messagesAreFramed(step: Int) {
        let bytes =
            ServerSession.framed("{}") + ServerSession.framed("")
            + Array("Content-Type: x\r\ncontent-length:  3\r\n\r\nabc".utf8)
        #expect(Self.events(bytes, step: step) == [.message(Array("{}".utf8)), .message([]), .message(Array("abc".utf8))])
    }

    @Test(arguments: [
        "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 9223372036854775807",
        "Content-Length: x", "X: 1", "x",
    ])
    func aBadHeaderEndsTheSession(_ header: String) {
        let bytes = Array("\(header)\r\n\r\n".utf8) + ServerSession.framed("{}")
        #expect(Self.events(bytes, step: 5) == [.fatal("a header has no valid Content-Length")])
        let session = ServerSession()
        session.receive(bytes)
        #expect(session.server.phase == .exited(1))
    }

    /// No string in Swift can hold half of an emoji, and a message that is dropped would leave the text behind.
    @Test(arguments: [
        (#"{"a": "\ud83d"}"#, #"{"a": "\uFFFD"}"#), (#"{"a": "x\ude00y\uD83D"}"#, #"{"a": "x\uFFFDy\uFFFD"}"#),
        (#"{"a": "\ud83d\ude00"}"#, #"{"a": "\ud83d\ude00"}"#), (#"{"a": "\\ud83d"}"#, #"{"a": "\\ud83d"}"#),
        (#"{"a": "\ud83d\ud83d\ude00"}"#, #"{"a": "\uFFFD\ud83d\ude00"}"#), (#"\ud83"#, #"\ud83"#),
    ])
    func halfCharactersAreReplaced(_ text: String, _ expected: String) {
        #expect(String(decoding: LoneSurrogates.replaced(in: Array(text.utf8)), as: UTF8.self) == expected)
    }

    @Test func garbageBeforeAHeaderEndsTheSession() {
        let events = Self.events(Array("garbage".utf8) + ServerSession.framed("{}") + ServerSession.framed("{}"), step: 7)
        #expect(events == [.fatal("a header has no valid Content-Length")])
    }

    @Test func aHeaderWithoutEndIsFatal() {
        let events = Self.events([UInt8](repeating: 0x41, count: 20_000), step: 100)
        #expect(events.count == 1)
        let session = ServerSession()
        session.receive([UInt8](repeating: 0x41, count: 20_000))
        #expect(session.server.phase == .exited(1))
    }

    @Test func aBodyThatIsTooLongIsPassedOver() {
        var reader = MessageReader()
        reader.maximumBody = 10
        reader.append(Array("Content-Length: 11\r\n\r\n01234".utf8))
        #expect(reader.next() == .malformed("a message is larger than 0 MiB"))
        reader.append(Array("567890".utf8) + ServerSession.framed("{}"))
        #expect(reader.next() == .message(Array("{}".utf8)))
    }

    private static func errorCode(_ response: [String: Any]) -> Int? {
        (response["error"] as? [String: Any])?["code"] as? Int
    }

    @Test func requestsOutsideOfTheirTimeAreRefused() throws {
        let session = ServerSession()
        #expect(Self.errorCode(session.request("textDocument/hover", [:])) == -32002)
        session.open("file:///x.swift", "")
        #expect(Self.errorCode(session.request("initialize", ["capabilities": [:]])) == nil)
        #expect(Self.errorCode(session.request("initialize", ["capabilities": [:]])) == -32600)
        #expect(Self.errorCode(session.request("no/such", [:])) == -32601)
        #expect(Self.errorCode(session.request("textDocument/hover", ["textDocument": 1])) == -32602)
        session.request("shutdown", [:])
        #expect(Self.errorCode(session.request("textDocument/hover", [:])) == -32600)
        session.notify("exit", [:])
        #expect(session.server.phase == .exited(0))
    }

    @Test(
        arguments: [
            "{", "[]", "null", "1", "{\"id\":{}}", "", "   ", "{\"id\":1.5,\"method\":\"shutdown\"}", "\u{0}",
            LongText("[", count: 100_000),
        ] as [LongText])
    func whatIsNoMessageIsAnswered(_ message: LongText) {
        let session = ServerSession()
        session.receive(ServerSession.framed(message.text))
        #expect(session.messages.count <= 1)
        #expect(session.messages.allSatisfy { [-32700, -32600].contains(Self.errorCode($0)) })
        session.request("initialize", ["capabilities": [:]])
        #expect(session.server.phase == .initialized)
    }

    @Test func aCancelledRequestIsNotAnswered() throws {
        let session = ServerSession(try TemporaryTree())
        let place = #"{"textDocument":{"uri":"x"},"position":{"line":0,"character":0}}"#
        let hover = #"{"jsonrpc":"2.0","id":77,"method":"textDocument/hover","params":\#(place)}"#
        let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":77}}"#
        session.receive(ServerSession.framed(hover) + ServerSession.framed(cancel))
        #expect(Self.errorCode(session.messages.last ?? [:]) == -32800)
    }

    @Test func whatArrivedBeforeTheEndIsAnswered() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": ""])
        var answers = 0
        let server = LanguageServer(rules: [], threadCount: 1) { _ in answers += 1 }
        server.receive(ServerSession.framed(#"{"id":1,"method":"initialize","params":{"rootUri":"\#(tree.uri(""))"}}"#))
        // The answer would wait for the project.
        let pull = #""params":{"textDocument":{"uri":"\#(tree.uri("A.swift"))"}}"#
        server.receive(ServerSession.framed(#"{"id":3,"method":"textDocument/diagnostic",\#(pull)}"#))
        server.receive(ServerSession.framed(#"{"id":2,"method":"shutdown"}"#) + ServerSession.framed(#"{"method":"exit"}"#))
        server.finish()
        #expect(answers == 3)
        #expect(server.phase == .exited(0))
    }

    @Test func pathsThatNoFileHasAreNotLookedFor() {
        #expect(DocumentURI.path("file:///" + String(repeating: "a/", count: 2_040) + "b.swift") != nil)
        #expect(DocumentURI.path("file:///" + String(repeating: "a/", count: 2_060) + "b.swift") == nil)
        #expect(DocumentURI.path("file:///" + String(repeating: "a/", count: 400_000) + "b.swift") == nil)
    }

    @Test(arguments: ["untitled:Untitled-1", "file://other.host/x.swift", "file:///nowhere/x.swift", "file:///%zz", "", "%"])
    func documentsOfNoFolderAreQuiet(_ uri: String) throws {
        let session = ServerSession(try TemporaryTree(["A.swift": ""]))
        session.open(uri, "import SwiftUI\nstruct A: View { var body: some View { Group { Text(\"\") } } }")
        session.change(uri, [["text": "x"]])
        #expect(session.pushed(uri)?.isEmpty == true)
        session.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
        session.change(uri, [["text": "x"]])
        #expect(Self.errorCode(session.request("textDocument/codeLens", ["textDocument": ["uri": uri]])) == nil)
    }

    @Test func positionsAreTakenAsTheyCome() {
        let text = "é𝄞x\r\nab\rc\n"
        let utf16 = TextPositions(Array(text.utf8), .utf16)
        let utf8 = TextPositions(Array(text.utf8), .utf8)
        #expect(utf16.offset(LSPPosition(line: 0, character: 3)) == 6)
        #expect(utf8.offset(LSPPosition(line: 0, character: 6)) == 6)
        #expect(utf16.position(6) == LSPPosition(line: 0, character: 3))
        #expect(utf16.offset(LSPPosition(line: 0, character: 99)) == 7)
        #expect(utf16.offset(LSPPosition(line: 1, character: 9)) == 11)
        #expect(utf16.offset(LSPPosition(line: 2, character: 0)) == 12)
        #expect(utf16.offset(LSPPosition(line: 9, character: 9)) == 14)
        #expect(utf16.offset(LSPPosition(line: -4, character: 2)) == 0)
        #expect(utf16.offset(LSPPosition(line: 1, character: -2)) == 9)
        #expect(utf16.offset(LSPPosition(line: .max, character: .max)) == 14)
        #expect(utf8.offset(LSPPosition(line: 1, character: .max)) == 11)
    }

    @Test func editsAddUpToTheText() {
        var random = SplitMix(seed: 7)
        var model = Array("struct A {\n    let é = \"𝄞\"\r\n}\n".utf16)
        var document = TextDocument(
            uri: "", version: 0, text: String(decoding: model, as: UTF16.self), .utf16)
        for round in 0..<400 {
            let text = String(decoding: model, as: UTF16.self)
            let scalars = Array(text.unicodeScalars)
            let ends = [Int(random.next() % UInt64(scalars.count + 1)), Int(random.next() % UInt64(scalars.count + 1))]
            let cut = [ends.min() ?? 0, min(ends.max() ?? 0, (ends.min() ?? 0) + 9)]
            let insertion = ["", "x", "\n", "é", "𝄞", "\r\n", "a\nb"][Int(random.next() % 7)]
            let head = String(String.UnicodeScalarView(scalars[..<cut[0]]))
            let middle = String(String.UnicodeScalarView(scalars[..<cut[1]]))
            let positions = TextPositions(Array(text.utf8), .utf16)
            let range = LSPRange(start: positions.position(head.utf8.count), end: positions.position(middle.utf8.count))
            let tail = String(String.UnicodeScalarView(scalars[cut[1]...]))
            // A place between CR and LF has no position.
            if head.utf8.last == 13 || middle.utf8.last == 13 { continue }
            model = Array((head + insertion + tail).utf16)
            let isReversed = round % 3 == 0
            let isApplied = document.apply(
                [.init(range: isReversed ? LSPRange(start: range.end, end: range.start) : range, text: insertion)],
                version: round)
            #expect(isApplied)
            #expect(document.bytes == Array(String(decoding: model, as: UTF16.self).utf8))
        }
    }

    /// Each change moves the text after it.
    @Test func tooManyChangesAtOnceAreNotApplied() {
        var document = TextDocument(uri: "", version: 0, text: String(repeating: "a", count: 100), .utf8)
        let start = LSPPosition(line: 0, character: 0)
        let changes = Array(repeating: ChangeParameters.Change(range: LSPRange(start: start, end: start), text: ""), count: 11)
        let isFollowed = document.apply(changes, version: nil, mostMoved: 1_000)
        let isFollowedBelow = document.apply(Array(changes.dropLast()), version: nil, mostMoved: 1_000)
        // A large text may be changed.
        let isFollowedAlone = document.apply([changes[0]], version: nil, mostMoved: 99)
        #expect(!isFollowed && isFollowedBelow && isFollowedAlone)
    }

    @Test func placesOnLongLinesAreCounted() {
        let text = "\n" + String(repeating: "aé𝄞", count: 1_000)
        var positions = TextPositions(Array(text.utf8), .utf16)
        #expect(positions.position(1 + 7 * 900) == LSPPosition(line: 1, character: 4 * 900))
        positions.replace(0..<1, with: "é".utf8)
        #expect(positions.position(2 + 7 * 900) == LSPPosition(line: 0, character: 1 + 4 * 900))
    }

    @Test func linesFollowEdits() {
        var random = SplitMix(seed: 3)
        var positions = TextPositions(Array("a\r\nb\rc\n".utf8), .utf8)
        for _ in 0..<2000 {
            let count = positions.bytes.count
            let start = Int(random.next() % UInt64(count + 1))
            let end = min(count, start + Int(random.next() % 4))
            let pieces = ["", "x", "\n", "\r", "\r\n", "a\nb", "\n\n", "é\r"]
            positions.replace(start..<end, with: pieces[Int(random.next() % UInt64(pieces.count))].utf8)
            #expect(positions == TextPositions(positions.bytes, .utf8))
        }
    }

    private struct SplitMix {
        var seed: UInt64

        mutating func next() -> UInt64 {
            seed &+= 0x9E37_79B9_7F4A_7C15
            var value = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    @Test func staleAndStrangeChangesAreLeftOut() throws {
        let tree = try TemporaryTree(["A.swift": "let a = 1\n"])
        let session = ServerSession(tree)
        let uri = tree.uri("A.swift")
        session.open("A.swift", in: tree)
        session.notify(
            "textDocument/didChange", ["textDocument": ["uri": uri, "version": -5], "contentChanges": [["text": "old"]]])
        #expect(session.server.documents[uri]?.bytes == Array("let a = 1\n".utf8))
        let huge: [String: Any] = ["start": ["line": 1e300, "character": 0], "end": ["line": 0, "character": 0]]
        session.change(uri, [["range": huge, "text": "x"]])
        #expect(session.server.documents[uri]?.bytes == Array("let a = 1\n".utf8))
        session.request("shutdown", [:])
        #expect(session.server.phase == .shutDown)
    }
}
