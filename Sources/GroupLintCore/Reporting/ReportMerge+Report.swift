/// The merged report for reporters of other formats, which show source code.
extension ReportMerge {
    /// - Parameter read: reads a file of the runs; nil if it cannot be read.
    /// - Throws: `InputError` if a file is not the one that was linted.
    package func report(read: @escaping (String) -> SourceFile?) throws(InputError) -> LintReport {
        var files = MergedFiles(read: read)
        var report = LintReport()
        for entry in merged.diagnostics {
            let diagnostic = try files.diagnostic(entry)
            if diagnostic.suppression == nil {
                report.diagnostics.append(diagnostic)
            } else {
                report.suppressed.append(diagnostic)
            }
        }
        for problem in merged.problems { report.problems.append(try files.problem(problem)) }
        let summary = merged.summary
        report.fileCount = summary.files
        report.skippedCount = summary.skipped
        report.generatedCount = summary.generated
        report.inNoTargetCount = summary.inNoTarget
        report.fixedCount = summary.fixed
        for (severity, count) in [(Severity.error, summary.errors), (.warning, summary.warnings), (.info, summary.infos)] {
            report.unlistedSeverities[severity] = max(0, count - report.count(severity))
        }
        for (kind, count) in [(Acceptance.Kind.inSource, summary.suppressed), (.baseline, summary.baselined)] {
            report.unlistedAcceptances[kind] = max(0, count - report.count(kind))
        }
        report.sources = files.sources
        return report
    }
}

/// The files that merged reports point into. They have to be as they were when they were linted.
private struct MergedFiles {
    let read: (String) -> SourceFile?
    private(set) var sources: [String: SourceFile] = [:]
    private var lines: [String: LineTable] = [:]

    init(read: @escaping (String) -> SourceFile?) {
        self.read = read
    }

    mutating func diagnostic(_ entry: JSONReport.Entry) throws(InputError) -> Diagnostic {
        guard let category = RuleCategory(rawValue: entry.category), let severity = Severity(rawValue: entry.severity),
            let confidence = Confidence(rawValue: entry.confidence)
        else { throw InputError(kind: .io, message: "a diagnostic of \(entry.rule) in \"\(entry.path)\" is damaged") }
        var related: [RelatedLocation] = []
        for place in entry.related {
            related.append(
                RelatedLocation(path: place.path, range: try range(place.range, place.path), message: place.message))
        }
        var diagnostic = Diagnostic(
            rule: entry.rule, category: category, severity: severity, confidence: confidence, message: entry.message,
            help: entry.help, path: entry.path, range: try range(entry.range, entry.path), scope: entry.scope,
            related: related, target: entry.target)
        if let fix = entry.fix, let applicability = Fix.Applicability(rawValue: fix.applicability) {
            var edits: [Fix.Edit] = []
            for edit in fix.edits { edits.append(Fix.Edit(try range(edit.range, edit.path), edit.newText)) }
            diagnostic.fix = Fix(fix.title, applicability, edits)
        }
        if let suppression = entry.suppression, let kind = Acceptance.Kind(rawValue: suppression.kind) {
            var place: SourceRange?
            if let range = suppression.range { place = try self.range(range, suppression.path) }
            diagnostic.suppression = Acceptance(
                kind: kind, reason: suppression.reason, path: suppression.path, range: place)
        }
        return diagnostic
    }

    mutating func problem(_ problem: JSONReport.Problem) throws(InputError) -> InputProblem {
        var place: SourceRange?
        if let range = problem.range { place = try self.range(range, problem.path) }
        return InputProblem(
            kind: InputProblem.Kind(rawValue: problem.kind) ?? .io, severity: Severity(rawValue: problem.severity) ?? .error,
            message: problem.message, path: problem.path, range: place)
    }

    private mutating func range(_ range: JSONReport.Range, _ path: String) throws(InputError) -> SourceRange {
        let (start, end) = (range.start.offset, range.end.offset)
        guard let lines = lines(of: path), let size = sources[path]?.bytes.count, 0 <= start, start <= end, end <= size,
            case let location = lines.location(UInt32(start)),
            (location.line, location.column) == (range.start.line, range.start.column)
        else {
            throw InputError(
                kind: .io,
                message: "\"\(path)\" is not the file that was linted; run grouplint merge in the same commit, "
                    + "or use --format json, which needs no files")
        }
        return SourceRange(start: UInt32(start), end: UInt32(end))
    }

    private mutating func lines(of path: String) -> LineTable? {
        if let known = lines[path] { return known }
        guard let source = read(path) else { return nil }
        sources[path] = source
        lines[path] = LineTable(source.bytes)
        return lines[path]
    }
}
