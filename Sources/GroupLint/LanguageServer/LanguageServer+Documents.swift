import GroupLintEngine

extension LanguageServer {
    func open(_ item: OpenParameters.Item) {
        guard add(item) != nil else { return }
        unread.append(item.uri)
        schedule(item.uri)
    }

    /// Opens a document without reading it.
    @discardableResult
    func add(_ item: OpenParameters.Item) -> TextDocument? {
        guard item.text.utf8.count <= FileReader.maximumSourceSize else {
            log(2, "grouplint: \(item.uri) is too large")
            return nil
        }
        let document = TextDocument(uri: item.uri, version: item.version, text: item.text, encoding)
        documents[item.uri] = document
        return document
    }

    func change(_ parameters: ChangeParameters) {
        let uri = parameters.textDocument.uri
        guard apply(parameters) != nil else { return }
        unread.append(uri)
        if settings.run != .onSave { schedule(uri) }
    }

    /// Changes the text of a document without reading it; nil if the change does not fit.
    @discardableResult
    func apply(_ parameters: ChangeParameters) -> TextDocument? {
        let uri = parameters.textDocument.uri
        guard var document = documents[uri] else {
            log(2, "grouplint: ignored a change of \(uri), which is not open")
            return nil
        }
        if let version = parameters.textDocument.version, version < document.version {
            log(2, "grouplint: ignored an outdated change of \(uri)")
            return nil
        }
        documents[uri] = nil
        guard document.apply(parameters.contentChanges, version: parameters.textDocument.version) else {
            log(2, "grouplint: no longer reads \(uri), which has too many changes at once; close and open it")
            documents[uri] = document
            close(uri)
            return nil
        }
        documents[uri] = document
        return document
    }

    func save(_ uri: String) {
        guard let (folder, path) = place(of: uri) else { return }
        if isSetting(path, folder) { return reload(folder) }
        if let document = documents[uri] { folders[folder].save(path, document.bytes) }
        refresh()
        schedule(uri)
    }

    func close(_ uri: String) {
        guard documents.removeValue(forKey: uri) != nil else { return }
        unread.append(uri)
        if sent.removeValue(forKey: uri) != nil { sendDiagnostics(uri, nil, []) }
        refresh()
    }

    func watch(_ changes: [WatchedFilesParameters.Change]) {
        var reloaded: Set<Int> = []
        var changed: [Int: [String]] = [:]
        for change in changes {
            guard let (folder, path) = place(of: change.uri) else { continue }
            if isSetting(path, folder) {
                reloaded.insert(folder)
            } else if path.hasSuffix(".swift") {
                changed[folder, default: []].append(path)
            }
        }
        // A folder that is reloaded reads these files too.
        for (folder, paths) in changed where !reloaded.contains(folder) { folders[folder].readFiles(paths) }
        reloaded.sorted().forEach(reload)
        if !changed.isEmpty { refresh() }
    }

    /// Whether a file affects what is reported: a configuration, the baseline, or a file with deployment targets.
    private func isSetting(_ path: String, _ folder: Int) -> Bool {
        let folder = folders[folder]
        let name = FilePath.lastComponent(path)
        let projects = ["Package.swift", "Project.swift", "project.pbxproj", "project.yml"]
        return [ConfigurationLoader.fileName, ".gitignore"].contains(name) || projects.contains(name)
            || name.hasSuffix(".xcconfig")
            || folder.configurationSources[path] != nil || folder.absolute(path) == folder.baselinePath
    }

    private func reload(_ folder: Int) {
        folders[folder].reload()
        tellProblems(folders[folder])
        refresh()
    }

    /// Passes the texts of documents that changed to the folders that contain the files, and then the changes of files.
    func readDocuments() {
        defer { FileWatch.leaveRequest() }
        readBuffers()
        let changes = unreadChanges
        unreadChanges = []
        if !changes.isEmpty { watch(changes) }
    }

    private func readBuffers() {
        let uris = Set(unread)
        unread = []
        var buffers: [Int: [String: [UInt8]?]] = [:]
        for uri in uris {
            guard let (folder, path) = place(of: uri) else { continue }
            buffers[folder, default: [:]][path] = .some(documents[uri]?.bytes)
        }
        for (folder, buffers) in buffers {
            if uris.count > 1 { FileWatch.leaveRequest() }
            FileWatch.enterRoot(folders[folder].root)
            folders[folder].setBuffers(buffers)
        }
    }

    // MARK: Configurations

    /// Shows problems in the settings of a folder. Their files may not be open in the editor.
    func tellProblems(_ folder: Workspace) {
        for problem in folder.configurationProblems where problem.severity == .error {
            let place = LineTable(folder.configurationSources[problem.path]?.bytes ?? []).location(problem.range.start)
            log(1, "\(problem.path):\(place.line): \(problem.message)", shows: true)
        }
        if let problem = folder.baselineProblem { log(1, problem, shows: true) }
    }

    func isConfiguration(_ uri: String) -> Bool { uri.hasSuffix("/" + ConfigurationLoader.fileName) }
}
