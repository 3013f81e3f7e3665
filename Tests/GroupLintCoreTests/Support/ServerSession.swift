import Foundation
import GroupLintRules

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A client that talks to a language server in this process.
final class ServerSession {
    private final class Sent {
        var bytes: [UInt8] = []
    }

    let server: LanguageServer
    private let sent = Sent()
    private var number = 0
    private var version = 0
    /// All messages of the server so far.
    private(set) var messages: [[String: Any]] = []

    init() {
        server = LanguageServer(rules: allRules, threadCount: 1) { [sent] in sent.bytes += $0 }
    }

    /// A session with an open folder that the server has read.
    convenience init(_ tree: TemporaryTree, _ capabilities: [String: Any] = [:], options: [String: Any] = [:]) {
        self.init()
        request(
            "initialize",
            ["rootUri": DocumentURI.uri(tree.path), "capabilities": capabilities, "initializationOptions": options])
        notify("initialized", [:])
    }

    // MARK: Messages

    /// Sends bytes as they arrive on standard input, and lets the server finish all work that follows.
    func receive(_ bytes: [UInt8]) {
        server.receive(bytes)
        while server.work() {}
        var reader = MessageReader()
        reader.append(sent.bytes)
        sent.bytes = []
        while case .message(let body)? = reader.next() {
            let value = try? JSONSerialization.jsonObject(with: Data(body))
            messages.append(value as? [String: Any] ?? ["undecodable": String(decoding: body, as: UTF8.self)])
        }
    }

    func send(_ message: [String: Any]) {
        let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
        receive(Self.framed(String(decoding: body, as: UTF8.self)))
    }

    static func framed(_ text: String) -> [UInt8] {
        Array("Content-Length: \(text.utf8.count)\r\n\r\n".utf8) + Array(text.utf8)
    }

    func notify(_ method: String, _ parameters: [String: Any]) {
        send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// Sends a request and returns the whole response.
    @discardableResult
    func request(_ method: String, _ parameters: [String: Any]) -> [String: Any] {
        number += 1
        let id = number
        send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
        return messages.last { $0["id"] as? Int == id && $0["method"] == nil } ?? [:]
    }

    // MARK: Documents

    func open(_ uri: String, _ text: String) {
        notify("textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 0, "text": text]])
    }

    func open(_ name: String, in tree: TemporaryTree) {
        open(DocumentURI.uri(tree.path + "/" + name), tree.text(name) ?? "")
    }

    func change(_ uri: String, _ changes: [[String: Any]]) {
        version += 1
        notify("textDocument/didChange", ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
    }

    /// The last published diagnostics of a document; nil if there are none.
    func pushed(_ uri: String) -> [[String: Any]]? {
        let pushes = messages.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
        let parameters = pushes.compactMap { $0["params"] as? [String: Any] }
        return parameters.last { $0["uri"] as? String == uri }?["diagnostics"] as? [[String: Any]]
    }

    /// `rule line:character severity` of each diagnostic, 0-based.
    static func summary(_ diagnostics: [[String: Any]]?) -> [String] {
        (diagnostics ?? []).map { item in
            let place = place(item, "start")
            return "\(item["code"] as? String ?? "") \(place.line):\(place.character) \(item["severity"] as? Int ?? 0)"
        }
    }

    static func place(_ item: [String: Any], _ end: String) -> (line: Int, character: Int) {
        let position = (item["range"] as? [String: Any])?[end] as? [String: Any]
        return (position?["line"] as? Int ?? -1, position?["character"] as? Int ?? -1)
    }
}

extension TemporaryTree {
    func uri(_ name: String) -> String { DocumentURI.uri(path + "/" + name) }
}
