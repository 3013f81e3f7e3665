import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A language server in a process of its own, as an editor starts it.
final class ServerProcess {
    let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    let errors = Pipe()
    private var reader = MessageReader()
    private var lastID = 0
    private let root: String

    /// - Parameter failure: the value of `GROUPLINT_FAIL`; nil for none.
    /// - Parameter temporary: directory for temporary files.
    init(_ tree: TemporaryTree, failure: String?, temporary: String, options: [String] = []) throws {
        root = tree.path
        process.executableURL = try BuiltProgram.url()
        process.arguments = ["lsp"] + options
        process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "TMPDIR": temporary]
        process.environment?[InjectedFailure.variable] = failure
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = errors
        try process.run()
    }

    func uri(_ name: String) -> String { DocumentURI.uri(FilePath.join(FilePath.resolved(root) ?? root, name)) }

    /// Sends a message. Returns its id; 0 for a notification.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any], isRequest: Bool = false) throws -> Int {
        var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
        if isRequest {
            lastID += 1
            message["id"] = lastID
        }
        let body = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: Data(MessageWriter.frame(Array(body))))
        return isRequest ? lastID : 0
    }

    func open(_ name: String, _ text: String, version: Int = 1) throws {
        let item: [String: Any] = ["uri": uri(name), "languageId": "swift", "version": version, "text": text]
        try send("textDocument/didOpen", ["textDocument": item])
    }

    func change(_ name: String, _ text: String, version: Int) throws {
        try send(
            "textDocument/didChange",
            ["textDocument": ["uri": uri(name), "version": version], "contentChanges": [["text": text]]])
    }

    /// Reads messages until one fits, and returns all of them. Fails at the end of the output.
    @discardableResult
    func read(until fits: ([String: Any]) -> Bool) throws -> [[String: Any]] {
        var messages: [[String: Any]] = []
        while true {
            while let event = reader.next() {
                guard case .message(let body) = event else { continue }
                let message = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
                messages.append(message)
                if fits(message) { return messages }
            }
            let bytes = output.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "the server ended after \(messages)")
            reader.append(bytes)
        }
    }

    /// Codes of the diagnostics of a version of a file, as soon as they arrive.
    func codes(_ name: String, version: Int = 1) throws -> [String] {
        let last = try read { Self.isReport($0, uri(name), version) }.last
        return Self.codes(last ?? [:])
    }

    static func isReport(_ message: [String: Any], _ uri: String, _ version: Int) -> Bool {
        let parameters = message["params"] as? [String: Any]
        return message["method"] as? String == "textDocument/publishDiagnostics" && parameters?["uri"] as? String == uri
            && parameters?["version"] as? Int == version
    }

    static func codes(_ report: [String: Any]) -> [String] {
        let items = (report["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
        return items?.compactMap { $0["code"] as? String } ?? []
    }

    /// Starts the session in the directory of the tree.
    func begin() throws {
        let folder: [String: Any] = ["rootUri": DocumentURI.uri(root), "capabilities": [String: Any]()]
        let id = try send("initialize", folder, isRequest: true)
        try read { $0["id"] as? Int == id }
        try send("initialized", [:])
    }

    /// Ends the session and returns the exit code.
    func end() throws -> Int32 {
        let id = try send("shutdown", [:], isRequest: true)
        try read { $0["id"] as? Int == id }
        try send("exit", [:])
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// The program that was built beside the tests.
enum BuiltProgram {
    static func url() throws -> URL {
        var directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        var candidates = [PackageRoot.url.appendingPathComponent(".build/debug/grouplint")]
        for _ in 0..<4 {
            candidates.append(directory.appendingPathComponent("grouplint"))
            directory.deleteLastPathComponent()
        }
        return try #require(candidates.first { FilePath.isExecutable($0.path) })
    }
}
