/// Removes the diagnostics that comments suppress from a report, and reports mistakes in the comments.
struct SuppressionCheck {
    let index: ProjectIndex
    let dispatch: RuleDispatch
    private let configuration: LintConfiguration
    private let isProjectIncomplete: Bool
    /// Ids of all rules, to find comments with unknown ids.
    private var knownRules: [String] { configuration.knownRules }
    private(set) var kept: [Diagnostic] = []
    private(set) var suppressed: [Diagnostic] = []

    init(
        _ index: ProjectIndex, _ dispatch: RuleDispatch, _ configuration: LintConfiguration, isProjectIncomplete: Bool
    ) {
        self.index = index
        self.dispatch = dispatch
        self.configuration = configuration
        self.isProjectIncomplete = isProjectIncomplete
    }

    /// - Parameter files: positions of the files that were checked.
    /// - Parameter load: reads a file, to name the declarations around its comments.
    mutating func apply(
        to diagnostics: [Diagnostic], of files: some Sequence<Int>, load: @escaping (String) -> SourceFile?
    ) {
        let byPath = Dictionary(grouping: diagnostics, by: \.path)
        var checked: Set<String> = []
        for file in files where !index.files[file].suppressions.isEmpty {
            let path = index.files[file].path
            checked.insert(path)
            check(file, byPath[path] ?? [], load)
        }
        kept += checked.isEmpty ? diagnostics : diagnostics.filter { !checked.contains($0.path) }
    }

    private mutating func check(_ file: Int, _ diagnostics: [Diagnostic], _ load: @escaping (String) -> SourceFile?) {
        let summary = index.files[file]
        let all = summary.suppressions.suppressions
        let settings = dispatch.settings(ofFile: file)
        let matches = SuppressionMatches(diagnostics, all) { rule in
            settings.rules.first { $0.info.id == rule }?.info.relatives ?? []
        }
        for (diagnostic, first) in zip(diagnostics, matches.firsts) {
            guard let first else {
                kept.append(diagnostic)
                continue
            }
            var diagnostic = diagnostic
            diagnostic.suppression = Acceptance(
                kind: .inSource, reason: all[first].reason, path: summary.path, range: all[first].comment)
            suppressed.append(diagnostic)
        }
        var report = SuppressionReport(settings, summary.path, load)
        for mistake in summary.suppressions.mistakes {
            report.add(mistake.finding, mistake.values, at: mistake.range, help: mistake.help) { _ in
                mistake.edit.map { Fix("correct the comment", .safe, [$0]) }
            }
        }
        // A rule that needs an OS version reports nothing without one. Its suppressions do not count as unused then.
        let running = Set(
            settings.rules.map(\.info).filter { !$0.needsTarget || !settings.targets.isUnknown }.map(\.id))
        // A file that was not read may use the code so that a rule reports it.
        let isProjectKnown = !all.isEmpty && !isProjectIncomplete && configuration.hasProject(summary.path)
        for (suppression, isUsed) in zip(all, matches.isUsed) {
            addUnused(suppression, isUsed || !isProjectKnown, running, &report)
        }
        kept += report.diagnostics
    }

    private func addUnused(
        _ suppression: Suppression, _ isUsed: Bool, _ running: Set<String>, _ report: inout SuppressionReport
    ) {
        let name = suppression.name
        if name == Suppression.everyRule {
            // If any rule did not run, it might have reported something here.
            guard !isUsed, knownRules.allSatisfy(running.contains) else { return }
            return report.add(unused: suppression)
        }
        if SuppressionRule(rawValue: name) != nil {
            return report.add(
                .malformed, ["mistake": "a comment cannot switch off `\(name)`"], at: suppression.id,
                help: "write `\(name): off` under `rules:` in `.grouplint.yml`")
        }
        guard knownRules.contains(name) else {
            let hint = SpellingSuggestion.nearest(to: name, in: knownRules).map { "did you mean `\($0)`?" }
            return report.add(
                .unknown, ["rule": name], at: suppression.id, help: hint ?? "run `grouplint rules` to list all rules")
        }
        if !isUsed, suppression.isClosed, running.contains(name) { report.add(unused: suppression) }
    }
}

/// Diagnostics about the comments of one file.
private struct SuppressionReport {
    private let settings: FileSettings
    private let path: String
    private let load: (String) -> SourceFile?
    private var tree: SyntaxTree?
    private(set) var diagnostics: [Diagnostic] = []

    init(_ settings: FileSettings, _ path: String, _ load: @escaping (String) -> SourceFile?) {
        self.settings = settings
        self.path = path
        self.load = load
    }

    /// - Parameter help: replaces the help of the finding, unless it is nil.
    mutating func add(
        _ finding: SuppressionFinding, _ values: KeyValuePairs<String, String>, at range: SourceRange,
        help: String? = nil, fix: (SourceFile) -> Fix? = { _ in nil }
    ) {
        let id = finding.rule.rawValue
        guard let configured = settings.rules.first(where: { $0.info.id == id }) else { return }
        if tree == nil { tree = load(path).map(parse) }
        guard let tree else { return }
        var diagnostic = Diagnostic(
            finding.ruleCase, values, of: configured.info, severity: configured.severity, at: range, in: tree)
        diagnostic.help = help ?? finding.help
        diagnostic.fix = tree.applicable(fix(tree.source))
        diagnostics.append(diagnostic)
    }

    mutating func add(unused suppression: Suppression) {
        let name = suppression.name
        let what = name == Suppression.everyRule ? "no rule reports anything" : "`\(name)` reports nothing"
        add(
            .unused, ["part": suppression.isAlone ? "comment" : "rule id", "silence": what], at: suppression.id,
            help: suppression.isAlone ? "remove the comment" : "remove the rule id"
        ) { suppression.removal(from: $0) }
    }
}

extension Suppression {
    /// Deletes the comment, with its line if nothing else is on it, or one id of several.
    fileprivate func removal(from source: SourceFile) -> Fix {
        if !isAlone { return Fix("remove the rule id", .safe, [Fix.Edit(idWithSeparator(source), "")]) }
        let lines = SourceLines(source)
        var range = SourceRange(start: lines.skipBlanksBack(comment.start), end: comment.end)
        let isWholeLine = lines.startsLine(comment.start) && lines.end(comment.end) == comment.end
        if isWholeLine { range.end = lines.next(comment.end) }
        return Fix("remove the comment", .safe, [Fix.Edit(range, "")])
    }

    /// The id and the comma or blanks after it, or those before it if it is the last id.
    private func idWithSeparator(_ source: SourceFile) -> SourceRange {
        func isSeparator(_ offset: Int) -> Bool {
            offset < source.bytes.count && (source.bytes[offset] == 0x20 || source.bytes[offset] == UInt8(ascii: ","))
        }
        var end = Int(id.end)
        while isSeparator(end) { end += 1 }
        let isLast = end >= Int(comment.end) || source.bytes[end] == UInt8(ascii: "-") || source.bytes[end] == UInt8(ascii: "*")
        if !isLast { return SourceRange(start: id.start, end: UInt32(end)) }
        var start = Int(id.start)
        while isSeparator(start - 1) { start -= 1 }
        return SourceRange(start: UInt32(start), end: id.end)
    }
}
