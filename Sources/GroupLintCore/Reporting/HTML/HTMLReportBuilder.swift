/// Collects what an HTML report shows.
struct HTMLReportBuilder {
    private let report: LintReport
    private let run: RunDescription
    /// Files in the order of their first use, with their lines.
    private var paths: [String] = []
    private var numbers: [String: Int] = [:]
    private var lines: [HTMLSourceLines] = []

    init(_ report: LintReport, _ run: RunDescription) {
        self.report = report
        self.run = run
    }

    /// Last component of the root's path.
    static func project(_ run: RunDescription) -> String {
        let name = run.root.split(separator: "/").last.map { escapingControls(String($0)) }
        return name ?? ToolIdentity.name
    }

    /// Rules of the listed diagnostics, sorted by id.
    static func rules(_ report: LintReport, _ run: RunDescription) -> [any RuleDescription.Type] {
        let used = Set(report.listed(suppressedToo: run.showsSuppressed).map(\.rule))
        return run.rules.filter { used.contains($0.info.id) }
    }

    mutating func data() -> HTMLReportData {
        let listed = report.listed(suppressedToo: run.showsSuppressed)
        let summaries = run.rules.reduce(into: [:]) { $0[$1.info.id] = $1.info.summary }
        let categories = listed.reduce(into: [:]) { $0[$1.rule] = $1.category.rawValue }
        let ids = categories.keys.sorted(by: precedesInBytes)
        let rules = ids.map { HTMLReportData.Rule(id: $0, category: categories[$0] ?? "", summary: summaries[$0] ?? "") }
        let positions = ids.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
        let entries = listed.map { entry($0, rule: positions[$0.rule] ?? 0) }
        let files = zip(paths, lines).map { path, lines in
            HTMLReportData.File(
                path: escapingControls(path), owners: run.owners?(path).map { escapingControls($0) } ?? [], lines: lines.lines)
        }
        return HTMLReportData(
            project: Self.project(run), summary: JSONReportBuilder(report, run).summary, rules: rules, files: files,
            diagnostics: entries, hasOwners: run.owners != nil)
    }

    /// Index of a file, which is added at its first use.
    private mutating func file(_ path: String) -> Int {
        if let number = numbers[path] { return number }
        numbers[path] = paths.count
        paths.append(path)
        lines.append(HTMLSourceLines(report.sources[path]))
        return paths.count - 1
    }

    private mutating func place(_ path: String, _ offset: UInt32) -> HTMLReportData.Place {
        let file = file(path)
        let location = lines[file].location(offset)
        return HTMLReportData.Place(file: file, line: location.line, column: location.column)
    }

    private mutating func entry(_ diagnostic: Diagnostic, rule: Int) -> HTMLReportData.Entry {
        let place = place(diagnostic.path, diagnostic.range.start)
        let marks = lines[place.file].marks(diagnostic.range)
        return HTMLReportData.Entry(
            rule: rule,
            severity: diagnostic.severity.rawValue,
            confidence: diagnostic.confidence.rawValue,
            message: escapingControls(diagnostic.message),
            help: diagnostic.help.map { escapingControls($0) },
            scope: escapingControls(diagnostic.scope),
            target: diagnostic.target,
            place: place,
            lines: lines[place.file].surroundings(of: marks),
            marks: marks,
            related: diagnostic.related.map { related($0) },
            fix: diagnostic.fix.map { fix($0, report.sources[diagnostic.path]?.bytes ?? []) },
            status: diagnostic.suppression.map { $0.kind == .baseline ? "baselined" : "suppressed" },
            acceptance: diagnostic.suppression.map { acceptance($0) })
    }

    private mutating func related(_ related: RelatedLocation) -> HTMLReportData.Related {
        let place = place(related.path, related.range.start)
        let marks = lines[place.file].marks(related.range, limit: 1)
        return HTMLReportData.Related(place: place, message: escapingControls(related.message), mark: marks[0])
    }

    private mutating func acceptance(_ acceptance: Acceptance) -> String {
        acceptance.text(line: acceptance.range.map { place(acceptance.path, $0.start).line })
    }

    private func fix(_ fix: Fix, _ bytes: [UInt8]) -> HTMLReportData.Fix {
        HTMLReportData.Fix(
            title: escapingControls(fix.title), way: fix.applicability.way, changes: HTMLFixChanges.lines(fix, bytes))
    }
}
