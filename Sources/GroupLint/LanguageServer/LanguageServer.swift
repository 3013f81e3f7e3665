import GroupLintEngine

/// The language server. It uses no thread, clock or file descriptor of its own: the caller passes the bytes that arrive to
/// `receive` and calls `work` until nothing is left to do.
final class LanguageServer {
    enum Phase: Equatable {
        case fresh
        case initialized
        case shutDown
        /// Ended; the value is the exit code of the process.
        case exited(Int32)
    }

    let rules: [any Rule.Type]
    let threadCount: Int
    /// Home directory of the user, which is never read as a project.
    let home: String?
    private let output: ([UInt8]) -> Void
    var reader = MessageReader()
    private var queue: [Message] = []
    /// Requests for diagnostics that wait until the index is complete.
    private var deferred: [Message] = []
    private var cancelled: Set<RequestID> = []
    private var nextRequest = 1
    var phase = Phase.fresh
    /// What a server must know to go on in place of this one.
    var memory = SessionMemory()

    var client = ClientCapabilities()
    var settings = ServerSettings()
    var encoding = PositionEncoding.utf16
    var folders: [Workspace] = []
    var documents: [String: TextDocument] = [:]
    /// URIs of documents that were opened, changed or closed, which their folders have not been told yet.
    var unread: [String] = []
    /// Changes of files on the disk that their folders have not been told yet.
    var unreadChanges: [WatchedFilesParameters.Change] = []
    var pending = PublishQueue()
    /// Current diagnostics of documents by URI, computed on demand.
    var published: [String: PublishedDiagnostics] = [:]
    /// The diagnostics that were sent last, by URI.
    var sent: [String: (version: Int, items: [LSPDiagnostic])] = [:]
    /// How many reports were made while their folder was not in the index.
    var earlyReports = 0
    var isProgressShown = false
    /// Whether messages may be sent to the user.
    var hasBegun = false
    /// The answer to `initialize` that a failed server may not have sent.
    var initialResult: InitializeResult?
    var scratch = ScratchFolder()

    /// - Parameter send: receives whole messages with their headers.
    init(rules: [any Rule.Type], threadCount: Int, home: String? = nil, send: @escaping ([UInt8]) -> Void) {
        self.rules = rules
        self.threadCount = threadCount
        self.home = home
        output = send
    }

    // MARK: Running

    /// Takes bytes from the client. `work` answers the messages; only errors in the stream are answered here.
    func receive(_ bytes: some Collection<UInt8>) {
        reader.append(bytes)
        while let event = reader.next() {
            switch event {
            case .message(let body): enqueue(body)
            case .malformed(let text): send(MessageWriter.failure(nil, .parse(text)))
            case .fatal(let text):
                send(MessageWriter.failure(nil, .parse(text)))
                phase = .exited(1)
            }
        }
    }

    private func enqueue(_ body: [UInt8]) {
        do throws(ResponseError) {
            let message = try Message(body)
            if message.method == "$/cancelRequest", let id = try? message.parameters(CancelParameters.self).id {
                cancel(id)
            } else {
                queue.append(message)
            }
        } catch {
            send(MessageWriter.failure(nil, error))
        }
    }

    private func cancel(_ id: RequestID) {
        if queue.contains(where: { $0.id == id }) { cancelled.insert(id) }
        guard let position = deferred.firstIndex(where: { $0.id == id }) else { return }
        deferred.remove(at: position)
        answer(id, MessageWriter.failure(id, .cancelled))
    }

    /// Does one step of work, which takes a few milliseconds. Returns whether more is left to do. Messages come before
    /// diagnostics, because a later keystroke may make diagnostics out of date.
    func work() -> Bool {
        if case .exited = phase { return false }
        defer { FileWatch.leaveRequest() }
        if queue.isEmpty, folders.allSatisfy(\.isIndexed) { swap(&queue, &deferred) }
        if !queue.isEmpty {
            handle(queue.removeFirst())
        } else if hasUnread {
            readDocuments()
        } else if let uri = pending.next(among: documents.keys) {
            publish(uri)
        } else if let folder = folders.firstIndex(where: { !$0.isIndexed }) {
            index(folder)
        }
        return !queue.isEmpty || hasUnread || !deferred.isEmpty || !pending.isEmpty || folders.contains { !$0.isIndexed }
    }

    /// Milliseconds to wait for messages before the next step of work. Editors open a document right after the start, and the
    /// search for the files of a folder, which can take a second, can wait for that.
    var patience: Int32 {
        guard queue.isEmpty, documents.isEmpty, phase == .initialized, folders.contains(where: { !$0.isFound }) else { return 0 }
        return hasBegun ? 100 : 1000
    }

    /// Answers all messages that have arrived. Call this at the end of the input.
    func finish() {
        while !queue.isEmpty || !deferred.isEmpty {
            if case .exited = phase { return }
            _ = work()
        }
    }

    // MARK: Sending

    private func send(_ message: [UInt8]) {
        if !memory.isReplaying { output(message) }
    }

    /// Sends the response to a request.
    func answer(_ id: RequestID, _ message: [UInt8]) {
        send(message)
        memory.record(.answer, id.key)
    }

    func notify(_ method: String, _ parameters: some Encodable) { send(MessageWriter.call(method, parameters)) }

    /// Sends a request to the client whose response is ignored.
    func request<Parameters: Encodable>(_ method: String, _ parameters: Parameters?) {
        send(MessageWriter.call(method, parameters, id: .text("grouplint-\(memory.restarts).\(nextRequest)")))
        nextRequest += 1
    }

    /// Sends a message to log, or to show to the user.
    ///
    /// - Parameter type: 1 error, 2 warning, 3 information, 4 log.
    func log(_ type: Int, _ message: String, shows: Bool = false) {
        struct Parameters: Encodable {
            var type: Int
            var message: String
        }
        notify(shows ? "window/showMessage" : "window/logMessage", Parameters(type: type, message: message))
    }

    // MARK: Handling

    /// Messages that change documents or files. What follows from several of them in a row is found once, after the last one.
    private static let documentMethods = [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeWatchedFiles",
    ]

    private var hasUnread: Bool { !unread.isEmpty || !unreadChanges.isEmpty }

    private func handle(_ message: Message) {
        guard let method = message.method else { return }
        if !Self.documentMethods.contains(method) { readDocuments() }
        guard let id = message.id else {
            do throws(ResponseError) {
                try take(method, message)
                memory.keepSetup(message)
            } catch {
                log(1, "grouplint: \(error.message)")
            }
            return
        }
        if cancelled.remove(id) != nil { return answer(id, MessageWriter.failure(id, .cancelled)) }
        if method == "textDocument/diagnostic", mustWait(message) { return deferred.append(message) }
        do throws(ResponseError) {
            answer(id, MessageWriter.response(id, try result(of: method, message)))
            memory.keepSetup(message)
        } catch {
            answer(id, MessageWriter.failure(id, error))
        }
    }

    /// Whether the answer to a request for diagnostics needs the whole project. The first answer about a file does not if the
    /// server can tell the client to ask again.
    private func mustWait(_ message: Message) -> Bool {
        guard folders.contains(where: { !$0.isIndexed }) else { return false }
        guard client.workspace?.diagnostics?.refreshSupport ?? false, !hasManyEarlyReports else { return true }
        return (try? message.parameters(DiagnosticParameters.self))?.previousResultId != nil
    }

    private func result(of method: String, _ message: Message) throws(ResponseError) -> any Encodable {
        switch phase {
        case .fresh:
            guard method == "initialize" else { throw .notInitialized }
            let result = initialize(try message.parameters(InitializeParameters.self))
            phase = .initialized
            return result
        case .initialized: return try resultAfterStart(method, message)
        case .shutDown, .exited: throw .invalidRequest("the server is shut down")
        }
    }

    private func resultAfterStart(_ method: String, _ message: Message) throws(ResponseError) -> any Encodable {
        switch method {
        case "initialize": throw .invalidRequest("the server is already initialized")
        case "shutdown":
            phase = .shutDown
            for id in deferred.compactMap(\.id) { answer(id, MessageWriter.failure(id, .cancelled)) }
            deferred = []
            return LSPNull()
        case "textDocument/diagnostic": return pull(try message.parameters(DiagnosticParameters.self))
        case "textDocument/codeAction": return codeActions(try message.parameters(CodeActionParameters.self))
        case "codeAction/resolve": return try resolve(try message.parameters(LSPCodeAction.self))
        case "textDocument/hover": return hover(try message.parameters(PositionParameters.self)) ?? LSPNull()
        case "textDocument/completion": return completions(try message.parameters(PositionParameters.self))
        case "textDocument/codeLens": return lenses(try message.parameters(DocumentParameters.self))
        case "workspace/executeCommand": return try execute(try message.parameters(CommandParameters.self))
        default: throw .methodNotFound(method)
        }
    }

    private func take(_ method: String, _ message: Message) throws(ResponseError) {
        if method == "exit" {
            phase = .exited(phase == .shutDown ? 0 : 1)
            return
        }
        guard phase == .initialized else { return }
        switch method {
        case "initialized": begin()
        case "textDocument/didOpen": open(try message.parameters(OpenParameters.self).textDocument)
        case "textDocument/didChange": change(try message.parameters(ChangeParameters.self))
        case "textDocument/didSave": save(try message.parameters(DocumentParameters.self).textDocument.uri)
        case "textDocument/didClose": close(try message.parameters(DocumentParameters.self).textDocument.uri)
        case "workspace/didChangeWatchedFiles": unreadChanges += try message.parameters(WatchedFilesParameters.self).changes
        case "workspace/didChangeWorkspaceFolders": changeFolders(try message.parameters(FoldersParameters.self).event)
        default: break
        }
    }
}
