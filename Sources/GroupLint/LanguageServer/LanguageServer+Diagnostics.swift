import GroupLintEngine

/// The diagnostics of one version of a document.
struct PublishedDiagnostics {
    var version: Int
    /// The report with the diagnostics that `items` were made from, in the same order; empty for configurations.
    var report: LintReport
    var items: [LSPDiagnostic]
    var fingerprints: [String]
}

extension LanguageServer {
    private var pulls: Bool { client.textDocument?.diagnostic != nil }

    /// Puts a document at the front of the queue of documents whose diagnostics are to be sent. The diagnostics of other
    /// documents may have changed too; they come later.
    func schedule(_ uri: String) {
        published = [:]
        if !pulls { pending.add(uri) }
    }

    /// Updates the diagnostics of all documents.
    func refresh() {
        published = [:]
        if !pulls { return pending.addAll() }
        if client.workspace?.diagnostics?.refreshSupport ?? false { request("workspace/diagnostic/refresh", LSPNull?.none) }
    }

    /// Sends the diagnostics of a document. While the project is read again, the previous ones stay: they are closer to the
    /// final result than those of an incomplete index.
    func publish(_ uri: String) {
        guard let document = documents[uri] else { return }
        if sent[uri] != nil || hasManyEarlyReports, let (folder, path) = place(of: uri) {
            guard folders[folder].isIndexed || folders[folder].failed[path] != nil else { return }
        }
        let items = diagnostics(document).items
        if let last = sent[uri], last.version == document.version, last.items == items { return }
        sent[uri] = (document.version, items)
        sendDiagnostics(uri, document.version, items)
    }

    /// Whether so many documents had a report before the project was read that the others wait for it. Each of these reports may
    /// search for files, and an editor may open hundreds of documents at once.
    var hasManyEarlyReports: Bool { earlyReports >= 8 }

    func sendDiagnostics(_ uri: String, _ version: Int?, _ items: [LSPDiagnostic]) {
        struct Parameters: Encodable {
            var uri: String
            var version: Int?
            var diagnostics: [LSPDiagnostic]
        }
        notify("textDocument/publishDiagnostics", Parameters(uri: uri, version: version, diagnostics: items))
    }

    struct DiagnosticReport: Encodable {
        var kind: String
        var resultId: String
        var items: [LSPDiagnostic]?
    }

    func pull(_ parameters: DiagnosticParameters) -> DiagnosticReport {
        let items = documents[parameters.textDocument.uri].map { diagnostics($0).items } ?? []
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for item in items {
            let places = item.relatedInformation.map { "\($0)" } ?? ""
            let text = "\(item.code) \(item.severity) \(item.range) \(item.message) \(places) \(item.data?.fingerprint ?? "")"
            hash = (hash ^ Name(text.utf8).hash) &* 0x0000_0100_0000_01b3
        }
        let id = String(hash, radix: 16)
        return id == parameters.previousResultId
            ? DiagnosticReport(kind: "unchanged", resultId: id) : DiagnosticReport(kind: "full", resultId: id, items: items)
    }

    /// Diagnostics of the current version of a document.
    func diagnostics(_ document: TextDocument) -> PublishedDiagnostics {
        if let known = published[document.uri], known.version == document.version { return known }
        let found =
            isConfiguration(document.uri) ? configurationDiagnostics(document) : sourceDiagnostics(document)
        published[document.uri] = found
        return found
    }

    private func sourceDiagnostics(_ document: TextDocument) -> PublishedDiagnostics {
        guard let (folder, path) = place(of: document.uri) else {
            return PublishedDiagnostics(version: document.version, report: LintReport(), items: [], fingerprints: [])
        }
        if let file = folders[folder].failed[path] {
            let item = LSPDiagnostic(
                range: document.positions.range(SourceRange(start: 0, end: 0)), severity: 2, code: "internal",
                message: file.explanation)
            return PublishedDiagnostics(version: document.version, report: LintReport(), items: [item], fingerprints: [])
        }
        if !folders[folder].isIndexed { earlyReports += 1 }
        folders[folder].readNeighbors(of: path)
        let report = folders[folder].report(on: path)
        let fingerprints = report.diagnostics.isEmpty ? [] : Fingerprint.all(of: report.diagnostics, in: report.sources)
        var places = [path: document.positions]
        let items = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
            item(diagnostic, fingerprint, document, report, folders[folder], &places)
        }
        return PublishedDiagnostics(
            version: document.version, report: report, items: items, fingerprints: fingerprints)
    }

    private func item(
        _ diagnostic: Diagnostic, _ fingerprint: String, _ document: TextDocument, _ report: LintReport,
        _ folder: Workspace, _ places: inout [String: TextPositions]
    ) -> LSPDiagnostic {
        let info = rules.first { $0.info.id == diagnostic.rule }?.info
        let related = diagnostic.related.map { location in
            if places[location.path] == nil {
                var bytes = report.sources[location.path]?.bytes ?? []
                if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
                places[location.path] = TextPositions(bytes, encoding)
            }
            let range = places[location.path]?.range(location.range) ?? document.positions.range(location.range)
            let uri = location.path == diagnostic.path ? document.uri : DocumentURI.uri(folder.absolute(location.path))
            return LSPDiagnostic.Related(location: LSPLocation(uri: uri, range: range), message: location.message)
        }
        return LSPDiagnostic(
            range: document.positions.range(diagnostic.range), severity: severity(diagnostic.severity),
            code: diagnostic.rule,
            message: messageText(diagnostic.message, help: diagnostic.help, separator: "\n"),
            tags: info?.marksNeedlessCode == true ? [1] : nil,
            relatedInformation: related.isEmpty ? nil : related, data: .init(fingerprint: fingerprint))
    }

    private func severity(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info, .off: 3
        }
    }

    private func configurationDiagnostics(_ document: TextDocument) -> PublishedDiagnostics {
        let problems = ConfigurationDecoder.decode(
            document.bytes, path: ConfigurationLoader.fileName, rules: rules.descriptions
        ).problems
        let items = problems.map { problem in
            LSPDiagnostic(
                range: document.positions.range(problem.range), severity: severity(problem.severity),
                code: "configuration", message: messageText(problem.message, help: problem.help, separator: "\n"))
        }
        return PublishedDiagnostics(version: document.version, report: LintReport(), items: items, fingerprints: [])
    }
}
