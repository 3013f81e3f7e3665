import GroupLintEngine

/// Goes on in place of a server that failed. Its messages are read again, but only those that decide which folders and
/// documents are open. The client sees a message, errors for its open requests, and later the same diagnostics again.
extension LanguageServer {
    func resume(_ records: [JournalRecord]) {
        memory.isReplaying = true
        var replay = Replay()
        for record in records { take(record, &replay) }
        for request in replay.open where request.method == "shutdown" { phase = .shutDown }
        hasBegun = replay.hasBegun
        for folder in folders.indices { folders[folder].reload() }
        for failure in replay.current { setAside(failure) }
        unread = Array(documents.keys)
        readDocuments()
        // The client keeps the diagnostics that it has until the project has been read again.
        for uri in documents.keys { sent[uri] = (-1, []) }
        memory.isReplaying = false
        answerOpen(replay)
        memory.untold = memory.failures.last
        guard phase == .initialized, replay.hasBegun else { return }
        tellFailure()
        progress(["kind": "end"], token: Self.progressToken(memory.restarts - 1))
        isProgressShown = false
        beginProgress()
        refresh()
    }

    /// What is known of the failed server while its records are read.
    private struct Replay {
        /// Requests without an answer.
        var open: [Message] = []
        var hasBegun = false
        /// Failures in files that have not changed since.
        var current: [RecordedFailure] = []
    }

    private func take(_ record: JournalRecord, _ replay: inout Replay) {
        let text = { String(decoding: record.bytes, as: UTF8.self) }
        switch record.kind {
        case .input:
            reader.append(record.bytes)
            while let event = reader.next() {
                if case .message(let body) = event, let message = try? Message(body) { take(message, &replay) }
            }
        case .answer where text() == SessionMemory.begun: replay.hasBegun = true
        case .answer: replay.open.removeAll { $0.id?.key == text() }
        case .failure, .pastFailure:
            guard let failure = RecordedFailure(text()) else { return }
            memory.failures.append(failure)
            if record.kind == .failure, !failure.path.isEmpty { replay.current.append(failure) }
        case .temporaryFile:
            scratch.adopt(text())
            memory.keepTemporaryFile(text())
        }
    }

    private func take(_ message: Message, _ replay: inout Replay) {
        if message.id != nil, message.method != nil { replay.open.append(message) }
        switch message.method {
        case "initialize":
            if let parameters = try? message.parameters(InitializeParameters.self) {
                initialResult = initialize(parameters)
                phase = .initialized
            }
        case "exit": phase = .exited(phase == .shutDown ? 0 : 1)
        case "textDocument/didOpen": if let item = try? message.parameters(OpenParameters.self).textDocument { add(item) }
        case "textDocument/didChange": if let change = try? message.parameters(ChangeParameters.self) { apply(change) }
        case "textDocument/didClose":
            if let uri = try? message.parameters(DocumentParameters.self).textDocument.uri { documents[uri] = nil }
        case "workspace/didChangeWorkspaceFolders":
            if let event = try? message.parameters(FoldersParameters.self).event { exchangeFolders(event) }
        default: break
        }
        // A file that has changed since a failure may be read again.
        if ["textDocument/didOpen", "textDocument/didChange"].contains(message.method),
            let uri = try? message.parameters(DocumentParameters.self).textDocument.uri, let path = DocumentURI.path(uri)
        {
            replay.current.removeAll { $0.path == path }
        }
        memory.keepSetup(message)
    }

    private func setAside(_ failure: RecordedFailure) {
        guard let (folder, path) = locate(DocumentURI.uri(failure.path)) else { return }
        let count = memory.failures.count { $0.path == failure.path }
        let document = documents.values.first { locate($0.uri).map { $0 == (folder, path) } ?? false }
        folders[folder].setAside(
            path, failure, buffer: document?.bytes, waitsForSave: count >= FailedFile.failuresWhileTyping)
    }

    private func answerOpen(_ replay: Replay) {
        for request in replay.open {
            guard let id = request.id else { continue }
            switch (request.method, initialResult) {
            case ("initialize", let result?): answer(id, MessageWriter.response(id, result))
            case ("shutdown", _): answer(id, MessageWriter.response(id, LSPNull()))
            case (let method, _):
                let isForDiagnostics = method == "textDocument/diagnostic"
                answer(id, MessageWriter.failure(id, .interrupted(isForDiagnostics: isForDiagnostics)))
            }
        }
    }

    /// Tells the user about the failure that nobody has been told about. The second failure in a file is only logged: the
    /// diagnostic in it says enough.
    func tellFailure() {
        guard let failure = memory.untold else { return }
        memory.untold = nil
        let file = failure.path.isEmpty ? "" : "does not read \"\(failure.path)\" until it changes, because it "
        let remedy = failure.path.isEmpty ? "please report this" : "please report this with the file"
        let isFirst = memory.failures.count { $0.path == failure.path } == 1
        log(2, "GroupLint \(file)\(failure.text); \(remedy)", shows: isFirst)
    }
}
