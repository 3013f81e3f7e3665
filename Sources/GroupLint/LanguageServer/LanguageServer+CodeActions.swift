import GroupLintEngine

/// Commands that clients can execute; the raw value is the name in the protocol.
enum ServerCommand: String, CaseIterable {
    case addToBaseline = "grouplint.addToBaseline"
    case showViews = "grouplint.showViews"
}

extension LanguageServer {
    /// Whether the client can request the edit after the user has chosen an action.
    private var resolvesEdits: Bool {
        let support = client.textDocument?.codeAction
        return support?.dataSupport ?? false && support?.resolveSupport?.properties?.contains("edit") ?? false
    }

    func codeActions(_ parameters: CodeActionParameters) -> [LSPCodeAction] {
        guard let document = documents[parameters.textDocument.uri], !isConfiguration(document.uri) else { return [] }
        let only = parameters.context.only
        func isWanted(_ kind: String) -> Bool {
            only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
        }
        var actions: [LSPCodeAction] = []
        if isWanted("quickfix") { actions += quickFixes(document, parameters.range) }
        // Only on request: an action for a whole file does not answer a question about one place.
        if only != nil, isWanted(Self.fixAllKind), diagnostics(document).report.diagnostics.contains(where: { $0.fix != nil }) {
            actions.append(action(document, "Apply all safe GroupLint fixes", Self.fixAllKind, .fixAll))
        }
        if resolvesEdits { return actions }
        return actions.compactMap { try? resolve($0) }.filter { $0.edit != nil || $0.command != nil }
    }

    /// Number of diagnostics in a selection for which actions are offered. A client may want the edit of each one at once, and
    /// nobody chooses from a longer list.
    private static let mostOffered = 16

    private func quickFixes(_ document: TextDocument, _ range: LSPRange) -> [LSPCodeAction] {
        let found = diagnostics(document)
        let (start, end) = (document.positions.offset(range.start), document.positions.offset(range.end))
        var actions: [LSPCodeAction] = []
        var (offered, rules): (Int, Set<String>) = (0, [])
        for (position, diagnostic) in found.report.diagnostics.enumerated() where offered < Self.mostOffered {
            let marked = diagnostic.range
            // A cursor anywhere on the line of a diagnostic also selects it.
            let line = document.positions.line(at: Int(marked.start))
            guard start <= max(Int(marked.end), line.upperBound), end >= min(Int(marked.start), line.lowerBound) else { continue }
            let isFirst = rules.insert(diagnostic.rule).inserted
            actions += quickFixes(
                document, diagnostic, found.items[position], found.fingerprints[position], offersFile: isFirst)
            offered += 1
        }
        return actions.filter { $0.isPreferred ?? false } + actions.filter { !($0.isPreferred ?? false) }
    }

    private func quickFixes(
        _ document: TextDocument, _ diagnostic: Diagnostic, _ item: LSPDiagnostic, _ fingerprint: String, offersFile: Bool
    ) -> [LSPCodeAction] {
        var actions: [LSPCodeAction] = []
        if let fix = diagnostic.fix, fix.applicability != .manual, !fix.edits.isEmpty {
            let note = fix.applicability == .safe ? "" : " (may change behavior)"
            var action = action(document, Self.capitalized(fix.title) + note, "quickfix", .fix, fingerprint)
            action.isPreferred = fix.applicability == .safe
            actions.append(action)
        }
        let isAboutSuppression = diagnostic.category == .suppression
        if !isAboutSuppression {
            actions.append(
                action(document, "Suppress \(diagnostic.rule) on this line", "quickfix", .suppressLine, fingerprint))
            if offersFile {
                actions.append(
                    action(document, "Suppress \(diagnostic.rule) in this file", "quickfix", .suppressFile, fingerprint))
            }
        }
        for index in actions.indices { actions[index].diagnostics = [item] }
        let command = LSPCommand(
            title: "Add to baseline", command: ServerCommand.addToBaseline.rawValue,
            arguments: [.init(uri: document.uri, fingerprint: fingerprint)])
        actions.append(
            LSPCodeAction(
                title: "Suppress \(diagnostic.rule) here in the baseline", kind: "quickfix", diagnostics: [item],
                command: command))
        return actions
    }

    private func action(
        _ document: TextDocument, _ title: String, _ kind: String, _ work: LSPCodeAction.Origin.Work,
        _ fingerprint: String? = nil
    ) -> LSPCodeAction {
        LSPCodeAction(
            title: title, kind: kind,
            data: .init(uri: document.uri, version: document.version, work: work, fingerprint: fingerprint))
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    // MARK: Edits

    /// Adds the edit to an action. Throws if the text has changed since the action was offered.
    func resolve(_ action: LSPCodeAction) throws(ResponseError) -> LSPCodeAction {
        guard let origin = action.data else { return action }
        guard let document = documents[origin.uri], document.version == origin.version else {
            throw ResponseError(code: -32801, message: "the text has changed since the action was offered")
        }
        var action = action
        if let edits = edits(origin, document), !edits.isEmpty { action.edit = workspaceEdit(document, edits) }
        return action
    }

    private func edits(_ origin: LSPCodeAction.Origin, _ document: TextDocument) -> [Fix.Edit]? {
        guard let (folder, path) = place(of: document.uri) else { return nil }
        if origin.work == .fixAll {
            return folders[folder].fixed(path).map { [Self.difference(document.bytes, $0)] }
        }
        let found = diagnostics(document)
        guard let position = found.fingerprints.firstIndex(where: { $0 == origin.fingerprint }) else { return nil }
        let diagnostic = found.report.diagnostics[position]
        let source = SourceFile(path: path, bytes: document.bytes)
        switch origin.work {
        case .fix: return diagnostic.fix?.edits
        case .suppressLine:
            let offsets = [diagnostic.range.start]
            return [SuppressionEdit(source, at: offsets).onLine([diagnostic.rule], at: offsets)]
        case .suppressFile: return [SuppressionEdit.inFile(diagnostic.rule, in: source)]
        case .fixAll: return nil
        }
    }

    private func workspaceEdit(_ document: TextDocument, _ edits: [Fix.Edit]) -> LSPWorkspaceEdit {
        let edits = edits.map { LSPTextEdit(range: document.positions.range($0.range), newText: $0.text) }
        guard client.workspace?.workspaceEdit?.documentChanges ?? false else {
            return LSPWorkspaceEdit(changes: [document.uri: edits])
        }
        let identifier = LSPWorkspaceEdit.VersionedIdentifier(uri: document.uri, version: document.version)
        return LSPWorkspaceEdit(documentChanges: [.init(textDocument: identifier, edits: edits)])
    }

    /// The single edit that changes one text to another, without their common start and end.
    static func difference(_ old: [UInt8], _ new: [UInt8]) -> Fix.Edit {
        let least = min(old.count, new.count)
        var start = 0
        while start < least, old[start] == new[start] { start += 1 }
        var end = 0
        while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        // Do not split a UTF-8 sequence.
        while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
        while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
        return Fix.Edit(SourceRange(start: UInt32(start), end: UInt32(old.count - end)), text)
    }

    // MARK: Commands

    func execute(_ parameters: CommandParameters) throws(ResponseError) -> any Encodable {
        guard let command = ServerCommand(rawValue: parameters.command) else {
            throw .invalidParameters("there is no command \"\(parameters.command)\"")
        }
        guard let argument = parameters.arguments?.first, let document = documents[argument.uri],
            let (folder, path) = place(of: document.uri)
        else { throw .invalidParameters("\(parameters.command) needs an open document of a folder") }
        switch command {
        case .showViews: return showViews(document, argument, folder, path)
        case .addToBaseline:
            let found = diagnostics(document)
            guard let position = found.fingerprints.firstIndex(where: { $0 == argument.fingerprint }) else {
                throw .invalidParameters("the diagnostic is gone")
            }
            do throws(InputError) {
                try folders[folder].accept(found.report.diagnostics[position], in: path)
            } catch {
                throw ResponseError(code: -32803, message: error.message)
            }
            refresh()
            return LSPNull()
        }
    }

    /// Asks the client to show the views as a document. If it cannot, the text is the result of the command.
    private func showViews(
        _ document: TextDocument, _ argument: LSPCommand.Argument, _ folder: Int, _ path: String
    ) -> any Encodable {
        var type = argument.type
        if type == nil, let position = argument.position {
            type = folders[folder].type(at: UInt32(document.positions.offset(position)), in: path)
        }
        let text = folders[folder].outlineText(path, type: type)
        let shown = text.isEmpty ? "there is no view code here\n" : text
        guard client.window?.showDocument?.support ?? false, let file = scratch.write(shown, name: type ?? "views") else {
            return shown
        }
        memory.keepTemporaryFile(file)
        request("window/showDocument", ["uri": .string(DocumentURI.uri(file)), "takeFocus": true] as JSONValue)
        return LSPNull()
    }

    func lenses(_ parameters: DocumentParameters) -> [LSPCodeLens] {
        guard let document = documents[parameters.textDocument.uri], let (folder, path) = place(of: document.uri) else {
            return []
        }
        return folders[folder].viewTypes(in: path).map { type in
            LSPCodeLens(
                range: document.positions.range(type.range),
                command: LSPCommand(
                    title: "Show views", command: ServerCommand.showViews.rawValue,
                    arguments: [.init(uri: document.uri, type: type.name)]))
        }
    }
}
