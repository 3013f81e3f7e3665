import GroupLintEngine

/// The result of the request `initialize`.
struct InitializeResult: Encodable {
    struct Server: Encodable {
        var name = ToolIdentity.name
        var version = ToolIdentity.version
    }

    var capabilities: JSONValue
    var serverInfo = Server()
}

extension LanguageServer {
    func initialize(_ parameters: InitializeParameters) -> InitializeResult {
        client = parameters.capabilities ?? client
        settings = parameters.initializationOptions ?? settings
        let offered = client.general?.positionEncodings ?? []
        encoding = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
        let uris = parameters.workspaceFolders?.map(\.uri) ?? parameters.rootUri.map { [$0] } ?? []
        for uri in uris { addFolder(uri) }
        return InitializeResult(capabilities: [
            "positionEncoding": .string(encoding.rawValue),
            "textDocumentSync": ["openClose": true, "change": 2, "save": true],
            "diagnosticProvider": [
                "identifier": "grouplint", "interFileDependencies": true, "workspaceDiagnostics": false,
            ],
            "codeActionProvider": ["codeActionKinds": ["quickfix", .string(Self.fixAllKind)], "resolveProvider": true],
            "hoverProvider": true,
            "completionProvider": ["triggerCharacters": [":", " "]],
            "codeLensProvider": ["resolveProvider": false],
            "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ])
    }

    static let fixAllKind = "source.fixAll.grouplint"

    /// Starts work after `initialized`: from here on the server may send requests to the client.
    func begin() {
        if client.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false { registerWatchers() }
        hasBegun = true
        for folder in folders where folder.isFound { tellProblems(folder) }
        tellFailure()
        beginProgress()
    }

    private func registerWatchers() {
        let patterns = [
            "**/*.swift", "**/\(ConfigurationLoader.fileName)", "**/.gitignore", "**/*.json", "**/*.yml", "**/*.pbxproj",
            "**/*.xcconfig",
        ]
        let watchers = patterns.map { JSONValue.object(["globPattern": .string($0)]) }
        let registration: JSONValue = [
            "id": "grouplint-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
        ]
        request("client/registerCapability", ["registrations": .array([registration])] as JSONValue)
    }

    // MARK: Folders

    func addFolder(_ uri: String) {
        guard let path = DocumentURI.path(uri), FilePath.isDirectory(path) else { return }
        guard let resolved = FilePath.resolved(path), !folders.contains(where: { $0.folder == resolved }) else { return }
        // Reading the whole disk would take minutes, and no project begins there.
        guard resolved != "/", resolved != home.flatMap(FilePath.resolved) else {
            return log(2, "GroupLint does not read \(resolved) as a project; open the folder of a project", shows: true)
        }
        folders.append(
            Workspace(
                folder: resolved, rules: rules, threadCount: threadCount, configurationFile: settings.configPath,
                home: home))
        // The innermost folder comes first, so that `place` finds it first.
        folders.sort { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// Closes and opens folders.
    func exchangeFolders(_ event: FoldersParameters.Event) {
        let removed = event.removed.compactMap { DocumentURI.path($0.uri).flatMap(FilePath.resolved) }
        folders.removeAll { removed.contains($0.folder) }
        for folder in event.added { addFolder(folder.uri) }
    }

    func changeFolders(_ event: FoldersParameters.Event) {
        exchangeFolders(event)
        unread += documents.keys
        refresh()
        beginProgress()
    }

    /// Index of the folder of a document, and the path of the document; nil if no folder contains it.
    func place(of uri: String) -> (folder: Int, path: String)? {
        guard let place = locate(uri) else { return nil }
        let folder = folders[place.folder]
        // If the work on this file fails, the file is known.
        if folder.failed[place.path] == nil { FileWatch.enterRequest(place.path, in: folder.root) }
        return place
    }

    func locate(_ uri: String) -> (folder: Int, path: String)? {
        guard let absolute = DocumentURI.path(uri) else { return nil }
        for index in folders.indices {
            if let path = folders[index].path(of: absolute) { return (index, path) }
        }
        return nil
    }

    // MARK: Index

    func index(_ folder: Int) {
        FileWatch.enterRoot(folders[folder].root)
        let wasFound = folders[folder].isFound
        let isComplete = folders[folder].indexFurther()
        if !wasFound, hasBegun { tellProblems(folders[folder]) }
        if isComplete {
            earlyReports = 0
            refresh()
        }
        guard isProgressShown else { return }
        if folders.allSatisfy(\.isIndexed) {
            isProgressShown = false
            progress(["kind": "end"])
        } else {
            progress(["kind": "report", "percentage": .int(folders[folder].progress)])
        }
    }

    func beginProgress() {
        guard client.window?.workDoneProgress ?? false, folders.contains(where: { !$0.isIndexed }), !isProgressShown
        else { return }
        isProgressShown = true
        request("window/workDoneProgress/create", ["token": .string(progressToken)] as JSONValue)
        progress(["kind": "begin", "title": "GroupLint: reading the project", "percentage": 0])
    }

    private var progressToken: String { Self.progressToken(memory.restarts) }

    static func progressToken(_ restarts: Int) -> String { "grouplint-index" + (restarts == 0 ? "" : "-\(restarts)") }

    /// - Parameter token: nil for that of this run.
    func progress(_ value: JSONValue, token: String? = nil) {
        notify("$/progress", ["token": .string(token ?? progressToken), "value": value] as JSONValue)
    }
}
