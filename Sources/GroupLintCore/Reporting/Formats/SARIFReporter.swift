/// Renders a report as SARIF, for code scanning services.
package struct SARIFReporter: Reporter {
    private let resultLimit: Int

    /// - Parameter resultLimit: maximum number of results in a log. GitHub accepts at most the default number.
    package init(resultLimit: Int = 25_000) {
        self.resultLimit = resultLimit
    }

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        var report = report
        report.limit(to: resultLimit)
        return try encodedJSON(SARIFLog(runs: [SARIFRunBuilder(report, run).run()]))
    }
}

/// Builds the single run of a log. Results refer to rules and artifacts by index.
private struct SARIFRunBuilder {
    /// Maximum number of results that GitHub shows.
    private static let shownLimit = 5_000

    private let report: LintReport
    private let description: RunDescription
    private let places: ReportPlaces
    private let artifactPaths: [String]
    private let artifactIndices: [String: Int]
    /// The rules that results refer to. With the documentation of every rule, the log of a single result would have half a
    /// megabyte.
    private let rules: [any RuleDescription.Type]
    private let ruleIndices: [String: Int]

    init(_ report: LintReport, _ description: RunDescription) {
        self.report = report
        self.description = description
        places = ReportPlaces(report)
        let listed = report.listed(suppressedToo: description.showsSuppressed)
        var paths = Set(listed.map(\.path) + listed.flatMap { $0.related.map(\.path) } + report.problems.map(\.path))
        if description.showsSuppressed { paths.formUnion(report.stale.map(\.path)) }
        artifactPaths = paths.sorted(by: precedesInBytes)
        artifactIndices = Dictionary(uniqueKeysWithValues: artifactPaths.enumerated().map { ($1, $0) })
        let reported = Set(listed.map(\.rule) + (description.showsSuppressed ? report.stale.map(\.rule) : []))
        rules = description.rules.filter { reported.contains($0.info.id) }
        ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.info.id, $0) })
    }

    func run() -> SARIFLog.Run {
        SARIFLog.Run(
            tool: SARIFLog.Tool(driver: SARIFLog.Driver(rules: rules.map { SARIFRules.rule($0, description) })),
            automationDetails: SARIFLog.AutomationDetails(id: "grouplint/" + (description.category.map { $0 + "/" } ?? "")),
            invocations: [invocation()],
            originalUriBaseIds: ["%SRCROOT%": SARIFLog.BaseDirectory(uri: absoluteBase)],
            artifacts: artifactPaths.map { SARIFLog.Artifact(location: artifactLocation($0, index: nil)) },
            taxonomies: [SARIFRules.categories(rules)],
            results: results()
        )
    }

    /// URI of the root directory; nil unless requested, because logs are easier to compare without it.
    private var absoluteBase: String? {
        guard description.showsAbsoluteBase else { return nil }
        let path = relativeReference(description.root)
        return "file://" + path + (path.hasSuffix("/") ? "" : "/")
    }

    // MARK: Results

    /// The listed diagnostics. If suppressed diagnostics are requested, also the baseline entries without a match.
    private func results() -> [SARIFLog.Result] {
        let entries = report.entries(suppressedToo: description.showsSuppressed)
        let lineHashes = Dictionary(
            uniqueKeysWithValues: Set(entries.map(\.diagnostic.path)).map { path in
                (path, LineHash.all(in: report.sources[path]?.bytes ?? []))
            })
        let results = entries.map { result($0.diagnostic, $0.fingerprint, lineHashes) }
        return description.showsSuppressed ? results + report.stale.map(absentResult) : results
    }

    private func absentResult(_ entry: Baseline.Entry) -> SARIFLog.Result {
        var place = location(entry.path, nil)
        if !entry.scope.isEmpty {
            place.logicalLocations = [SARIFLog.LogicalLocation(fullyQualifiedName: entry.scope)]
        }
        return SARIFLog.Result(
            ruleId: entry.rule, ruleIndex: ruleIndices[entry.rule], level: "note",
            message: SARIFLog.Text(text: "In the baseline and no longer in the code."), locations: [place],
            baselineState: "absent", partialFingerprints: ["grouplint/baseline": entry.hash])
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
            level: SARIFRules.level(diagnostic.severity),
            message: SARIFLog.Text(text: message(diagnostic)),
            locations: [primary],
            relatedLocations: diagnostic.related.isEmpty ? nil : relatedLocations(diagnostic),
            suppressions: diagnostic.suppression.map { [suppression($0)] } ?? [],
            baselineState: baselineState(diagnostic),
            fixes: diagnostic.fix.flatMap { fix($0, diagnostic.path) }.map { [$0] },
            partialFingerprints: fingerprints,
            properties: SARIFLog.ResultProperties(
                confidence: diagnostic.confidence.rawValue, target: diagnostic.target)
        )
    }

    private func suppression(_ suppression: Acceptance) -> SARIFLog.Suppression {
        SARIFLog.Suppression(
            kind: suppression.kind == .inSource ? "inSource" : "external", justification: suppression.reason,
            location: suppression.range.map { location(suppression.path, $0) })
    }

    private func baselineState(_ diagnostic: Diagnostic) -> String? {
        guard description.usesBaseline else { return nil }
        return diagnostic.suppression?.kind == .baseline ? "unchanged" : "new"
    }

    /// The message as the first sentence, then the help and links to the related locations.
    private func message(_ diagnostic: Diagnostic) -> String {
        var text = escapingLinks(diagnostic.message) + "."
        if let help = diagnostic.help { text += " Help: \(escapingLinks(help))." }
        if !diagnostic.related.isEmpty {
            let links = diagnostic.related.enumerated().map { "[\(escapingLinks($1.message))](\($0 + 1))" }
            text += " See: \(links.joined(separator: ", "))."
        }
        return text
    }

    /// Escapes brackets and backslashes as SARIF requires, so that text has no links.
    private func escapingLinks(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "[" || character == "]" || character == "\\" { result.append("\\") }
            result.append(character)
        }
    }

    /// Converts a fix; nil for manual fixes, because viewers offer to apply every fix of a log with one click.
    private func fix(_ fix: Fix, _ path: String) -> SARIFLog.Fix? {
        if fix.applicability == .manual { return nil }
        let replacements = places.edits(of: fix, path).map { edit in
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
            level: SARIFRules.level(problem.severity),
            message: SARIFLog.Text(text: problem.message),
            locations: [location(problem.path, problem.range)]
        )
    }

    private func limitNotifications() -> [SARIFLog.Notification] {
        let count = report.diagnostics.count + report.omitted.count
        let isCut = !report.omitted.isEmpty
        guard isCut || count > Self.shownLimit else { return [] }
        let text =
            isCut
            ? "\(count) diagnostics; only the \(report.diagnostics.count) most severe are listed"
            : "\(count) diagnostics; GitHub shows only \(Self.shownLimit)"
        return [
            SARIFLog.Notification(
                descriptor: SARIFLog.Descriptor(id: "limit"), level: isCut ? "warning" : "note",
                message: SARIFLog.Text(text: text), locations: [])
        ]
    }
}

/// Converts a path to a URI reference. Percent-encodes all bytes except unreserved characters and `/`.
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
