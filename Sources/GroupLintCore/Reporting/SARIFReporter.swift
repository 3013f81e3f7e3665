/// A report for code scanning services.
package struct SARIFReporter: Reporter {
    private let resultLimit: Int

    /// - Parameter resultLimit: most results of a log; GitHub takes no more than the default.
    package init(resultLimit: Int = 25_000) {
        self.resultLimit = resultLimit
    }

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        try encodedJSON(SARIFLog(runs: [SARIFRunBuilder(report, run, resultLimit).run()]))
    }
}

/// Builds the one run of a log. Results point into the lists of rules and artifacts by index.
private struct SARIFRunBuilder {
    /// Most results that GitHub shows.
    private static let shownLimit = 5_000

    private let report: LintReport
    private let resultLimit: Int
    private let description: RunDescription
    private let places: ReportPlaces
    private let artifactPaths: [String]
    private let artifactIndices: [String: Int]
    private let ruleIndices: [String: Int]

    init(_ report: LintReport, _ description: RunDescription, _ resultLimit: Int) {
        self.report = report
        self.resultLimit = resultLimit
        self.description = description
        places = ReportPlaces(report)
        let related = report.diagnostics.flatMap { $0.related.map(\.path) }
        let paths = Set(report.diagnostics.map(\.path) + related + report.problems.map(\.path))
        artifactPaths = paths.sorted(by: precedesInBytes)
        artifactIndices = Dictionary(uniqueKeysWithValues: artifactPaths.enumerated().map { ($1, $0) })
        ruleIndices = Dictionary(uniqueKeysWithValues: description.rules.enumerated().map { ($1.info.id, $0) })
    }

    func run() -> SARIFLog.Run {
        SARIFLog.Run(
            tool: SARIFLog.Tool(driver: SARIFLog.Driver(rules: description.rules.map(rule))),
            invocations: [invocation()],
            artifacts: artifactPaths.map { SARIFLog.Artifact(location: artifactLocation($0, index: nil)) },
            results: results()
        )
    }

    // MARK: Rules

    private func rule(_ rule: any Rule.Type) -> SARIFLog.Rule {
        let info = rule.info
        let summary = String(info.summary.prefix(1024))
        let target = info.exampleTarget.map { " (with --target \($0))" } ?? ""
        let description = ([info.summary] + RuleReference.paragraphs(info.rationale)).joined(separator: " ")
        let examples = "Reported\(target):\n\(info.bad)\n\nNot reported:\n\(info.good)"
        let text = "\(info.summary)\n\n\(info.rationale)\n\n\(examples)"
        return SARIFLog.Rule(
            id: info.id,
            name: info.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            shortDescription: SARIFLog.Text(text: summary),
            fullDescription: SARIFLog.Text(text: String(description.prefix(1024))),
            help: SARIFLog.Text(text: text, markdown: RuleReference.body(for: rule)),
            defaultConfiguration: SARIFLog.Configuration(level: level(info.severity)),
            properties: SARIFLog.RuleProperties(
                tags: ["swiftui", info.category.rawValue], precision: "high",
                problemSeverity: problemSeverity(info.severity))
        )
    }

    private func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        case .off: "none"
        }
    }

    private func problemSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info, .off: "recommendation"
        }
    }

    // MARK: Results

    /// All diagnostics, or the most severe and most certain when there are too many.
    private func results() -> [SARIFLog.Result] {
        let keys = Fingerprint.all(in: report)
        var kept = Array(report.diagnostics.indices)
        if kept.count > resultLimit {
            kept.sort { isMoreImportant(report.diagnostics[$0], report.diagnostics[$1]) ?? ($0 < $1) }
            kept = kept.prefix(resultLimit).sorted()
        }
        let lineHashes = Dictionary(
            uniqueKeysWithValues: Set(report.diagnostics.map(\.path)).map { path in
                (path, LineHash.all(in: report.sources[path]?.bytes ?? []))
            })
        return kept.map { result(report.diagnostics[$0], keys[$0], lineHashes) }
    }

    private func isMoreImportant(_ left: Diagnostic, _ right: Diagnostic) -> Bool? {
        if left.severity != right.severity { return left.severity > right.severity }
        return left.confidence == right.confidence ? nil : left.confidence > right.confidence
    }

    private func result(
        _ diagnostic: Diagnostic, _ key: String, _ lineHashes: [String: [String]]
    ) -> SARIFLog.Result {
        var primary = location(diagnostic.path, diagnostic.range)
        if !diagnostic.scope.isEmpty {
            primary.logicalLocations = [SARIFLog.LogicalLocation(fullyQualifiedName: diagnostic.scope)]
        }
        let line = places.span(diagnostic.path, diagnostic.range).start.line
        var fingerprints = ["grouplint/v1": key]
        if let hashes = lineHashes[diagnostic.path], line <= hashes.count {
            fingerprints["primaryLocationLineHash"] = hashes[line - 1]
        }
        return SARIFLog.Result(
            ruleId: diagnostic.rule,
            ruleIndex: ruleIndices[diagnostic.rule],
            level: level(diagnostic.severity),
            message: SARIFLog.Text(text: message(diagnostic)),
            locations: [primary],
            relatedLocations: diagnostic.related.isEmpty ? nil : relatedLocations(diagnostic),
            fixes: diagnostic.fix.flatMap { fix($0, diagnostic.path) }.map { [$0] },
            partialFingerprints: fingerprints,
            properties: SARIFLog.ResultProperties(
                confidence: diagnostic.confidence.rawValue, target: diagnostic.target)
        )
    }

    /// The message as first sentence, then the remedy and links to the related locations.
    private func message(_ diagnostic: Diagnostic) -> String {
        var text = escapingLinks(diagnostic.message) + "."
        if let help = diagnostic.help { text += " Help: \(escapingLinks(help))." }
        if !diagnostic.related.isEmpty {
            let links = diagnostic.related.enumerated().map { "[\(escapingLinks($1.message))](\($0 + 1))" }
            text += " See: \(links.joined(separator: ", "))."
        }
        return text
    }

    /// Text without a link: brackets are escaped as the standard asks.
    private func escapingLinks(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "[" || character == "]" || character == "\\" { result.append("\\") }
            result.append(character)
        }
    }

    /// Nil for what nobody should apply unread: viewers offer every fix of a log at the press of a button.
    private func fix(_ fix: Fix, _ path: String) -> SARIFLog.Fix? {
        if fix.applicability == .manual { return nil }
        let replacements = fix.edits.map { edit in
            var region = region(path, edit.range)
            region.snippet = nil
            return SARIFLog.Replacement(deletedRegion: region, insertedContent: SARIFLog.Text(text: edit.text))
        }
        let location = artifactLocation(path, index: artifactIndices[path])
        return SARIFLog.Fix(
            description: SARIFLog.Text(text: fix.title),
            artifactChanges: [SARIFLog.ArtifactChange(artifactLocation: location, replacements: replacements)],
            properties: SARIFLog.FixProperties(applicability: fix.applicability.rawValue)
        )
    }

    private func relatedLocations(_ diagnostic: Diagnostic) -> [SARIFLog.Location] {
        diagnostic.related.enumerated().map { index, related in
            var location = location(related.path, related.range)
            location.id = index + 1
            location.message = SARIFLog.Text(text: related.message)
            return location
        }
    }

    // MARK: Places

    private func location(_ path: String, _ range: SourceRange?) -> SARIFLog.Location {
        SARIFLog.Location(
            physicalLocation: SARIFLog.PhysicalLocation(
                artifactLocation: artifactLocation(path, index: artifactIndices[path]),
                region: range.map { region(path, $0) }
            ))
    }

    private func artifactLocation(_ path: String, index: Int?) -> SARIFLog.ArtifactLocation {
        SARIFLog.ArtifactLocation(uri: relativeReference(path), index: index)
    }

    private func region(_ path: String, _ range: SourceRange) -> SARIFLog.Region {
        let (start, end) = places.span(path, range)
        let source = report.sources[path]
        return SARIFLog.Region(
            startLine: start.line,
            startColumn: start.utf16Column,
            endLine: end.line,
            endColumn: end.utf16Column,
            byteOffset: start.offset,
            byteLength: end.offset - start.offset,
            snippet: SARIFLog.Text(text: source?.text(range) ?? "")
        )
    }

    // MARK: Run

    private func invocation() -> SARIFLog.Invocation {
        SARIFLog.Invocation(
            executionSuccessful: description.exitCode < 2,
            exitCode: description.exitCode,
            toolExecutionNotifications: report.problems.map(notification) + limitNotifications()
        )
    }

    private func notification(_ problem: InputProblem) -> SARIFLog.Notification {
        SARIFLog.Notification(
            descriptor: SARIFLog.Descriptor(id: problem.kind.rawValue),
            level: level(problem.severity),
            message: SARIFLog.Text(text: problem.message),
            locations: [location(problem.path, problem.range)]
        )
    }

    private func limitNotifications() -> [SARIFLog.Notification] {
        let count = report.diagnostics.count
        let isCut = count > resultLimit
        guard isCut || count > Self.shownLimit else { return [] }
        let text =
            isCut
            ? "\(count) diagnostics; only the \(resultLimit) most severe are listed"
            : "\(count) diagnostics; GitHub shows only \(Self.shownLimit)"
        return [
            SARIFLog.Notification(
                descriptor: SARIFLog.Descriptor(id: "limit"), level: isCut ? "warning" : "note",
                message: SARIFLog.Text(text: text), locations: [])
        ]
    }
}

/// A relative path as URI reference: everything but unreserved characters and `/` is percent-encoded.
func relativeReference(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
    return result
}
