import GroupLintEngine

/// What a new server must know to go on in place of one that failed.
struct SessionMemory {
    /// Receives what must be remembered.
    var keep: (JournalRecord) -> Void = { _ in }
    /// Messages that are always replayed: how the session began, and changes of its folders.
    private(set) var setup: [Message] = []
    /// All failures so far.
    var failures: [RecordedFailure] = []
    /// A failure that the client cannot be told about before the session has begun.
    var untold: RecordedFailure?
    /// Temporary files of this session.
    private(set) var temporaryFiles: [String] = []
    /// Whether a failed server is being replaced; nothing is sent then.
    var isReplaying = false

    /// How often a failed server was replaced.
    var restarts: Int { failures.count }

    /// Most failures of a session. Then the server ends, and the editor decides whether to start it again.
    static let failureLimit = 100
    /// Most failures without a known file.
    static let unknownLimit = 3

    func record(_ kind: JournalRecord.Kind, _ text: String) {
        if !isReplaying { keep(JournalRecord(kind: kind, bytes: Array(text.utf8))) }
    }

    /// Remembers a message that has been handled if it belongs to the start of the session.
    mutating func keepSetup(_ message: Message) {
        let methods = ["initialize", "initialized", "workspace/didChangeWorkspaceFolders"]
        guard let method = message.method, methods.contains(method) else { return }
        setup.append(message)
        if method == "initialized" { record(.answer, Self.begun) }
    }

    mutating func keepTemporaryFile(_ path: String) {
        temporaryFiles.append(path)
        record(.temporaryFile, path)
    }

    /// Recorded as an answer when `initialized` has been handled.
    static let begun = "initialized"
}

extension LanguageServer {
    /// Records that lead a new server to the present state; nil while messages are incomplete or the session ends.
    func snapshot() -> [JournalRecord]? {
        guard phase == .initialized, reader.isBetweenMessages else { return nil }
        func record(_ kind: JournalRecord.Kind, _ text: String) -> JournalRecord {
            JournalRecord(kind: kind, bytes: Array(text.utf8))
        }
        var records = memory.temporaryFiles.map { record(.temporaryFile, $0) }
        for message in memory.setup {
            records.append(JournalRecord(kind: .input, bytes: MessageWriter.frame(message.bytes)))
            if message.method == "initialized" { records.append(record(.answer, SessionMemory.begun)) }
            if let id = message.id { records.append(record(.answer, id.key)) }
        }
        for uri in documents.keys.sorted() {
            if let document = documents[uri] { records.append(JournalRecord(kind: .input, bytes: Self.opening(document))) }
        }
        let current = folders.flatMap { $0.failed.values.map(\.failure) }
        let (now, past) = (memory.failures.filter(current.contains), memory.failures.filter { !current.contains($0) })
        return records + past.map { record(.pastFailure, $0.recorded) } + now.map { record(.failure, $0.recorded) }
    }

    private static func opening(_ document: TextDocument) -> [UInt8] {
        struct Parameters: Encodable {
            struct Item: Encodable {
                var uri: String
                var version: Int
                var text: String
            }

            var textDocument: Item
        }
        let item = Parameters.Item(
            uri: document.uri, version: document.version, text: String(decoding: document.bytes, as: UTF8.self))
        return MessageWriter.call("textDocument/didOpen", Parameters(textDocument: item))
    }
}
