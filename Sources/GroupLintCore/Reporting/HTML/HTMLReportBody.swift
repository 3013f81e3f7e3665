/// The parts of an HTML report that need no script: the head, the list without filters, problems with files, the rules.
struct HTMLReportBody {
    private let report: LintReport
    private let run: RunDescription
    private let data: HTMLReportData

    init(_ report: LintReport, _ run: RunDescription, _ data: HTMLReportData) {
        self.report = report
        self.run = run
        self.data = data
    }

    var html: String {
        """
        <a class="skip" href="#results">Skip to the diagnostics</a>
        \(head)\
        <div class="columns">
        <aside id="filters" aria-label="Filters" hidden></aside>
        <main id="results">
        \(data.diagnostics.isEmpty ? empty : "<div id=\"toolbar\" hidden></div>\n<div id=\"list\"></div>\n" + plainList)\
        \(problems)\
        \(rules)\
        </main>
        </div>
        <footer>\(ToolIdentity.name) \(ToolIdentity.version). This page is one file and loads nothing from the network.</footer>
        <dialog id="sheet" aria-label="Documentation"></dialog>

        """
    }

    private var head: String {
        let summary = HTMLText.escaped(TextReporter.summary(report))
        let part = run.shard.map { "<p class=\"note\">Part \(HTMLText.escaped($0)) of the files.</p>\n" } ?? ""
        return """
            <header class="top">
            <div>
            <p class="tool">\(ToolIdentity.name) report</p>
            <h1>\(HTMLText.escaped(data.project))</h1>
            <p class="summary">\(summary)</p>
            \(part)\(notes)</div>
            \(HTMLTheme.button)</header>

            """
    }

    /// What a reader could otherwise take for the whole.
    private var notes: String {
        var notes: [String] = []
        let hidden = report.suppressed.count
        if hidden > 0, !run.showsSuppressed {
            let verb = hidden == 1 ? "is" : "are"
            notes.append(
                "\(hidden) accepted by comments or the baseline \(verb) not listed here. `--show-suppressed` lists them.")
        }
        if !report.omitted.isEmpty { notes.append("\(report.omitted.count) more are counted but not listed here.") }
        if !data.summary.complete { notes.append("The report is not complete: GroupLint could not check every file.") }
        return notes.map { "<p class=\"note\">\(HTMLText.withCode($0))</p>\n" }.joined()
    }

    private var empty: String {
        """
        <section class="empty">
        <h2>No diagnostics</h2>
        <p>\(HTMLText.escaped(TextReporter.summary(report)))</p>
        </section>

        """
    }

    private var problems: String {
        guard !report.problems.isEmpty else { return "" }
        let places = ReportPlaces(report)
        let items = report.problems.map { problem in
            let start = problem.range.map { places.span(problem.path, $0).start }
            let place = visiblePath(problem.path) + (start.map { ":\($0.line):\($0.column)" } ?? "")
            let severity = "<span class=\"pill \(problem.severity.rawValue)\">\(problem.severity.rawValue)</span>"
            let shown = "<span class=\"place\">\(HTMLText.escaped(place))</span>"
            return "<li>\(severity) \(shown) \(HTMLText.withCode(problem.message))</li>"
        }
        let isSevere = report.problems.contains { $0.severity >= .warning }
        let title = "\(items.count) problem\(items.count == 1 ? "" : "s") with files"
        return """
            <details class="problems"\(isSevere ? " open" : "")>
            <summary>\(title)</summary>
            <ul>
            \(items.joined(separator: "\n"))
            </ul>
            </details>

            """
    }

    private var rules: String {
        let articles = HTMLReportBuilder.rules(report, run).map { HTMLRuleArticle($0).html }
        if articles.isEmpty { return "" }
        return "<section id=\"rules\">\n<h2>Rules of these diagnostics</h2>\n\(articles.joined())</section>\n"
    }

    /// All diagnostics for browsers without JavaScript. Other browsers take it for one piece of text, which costs little.
    private var plainList: String {
        let items = data.diagnostics.map { plainItem($0) }
        return "<noscript>\n<ol class=\"plain\">\n\(items.joined(separator: "\n"))\n</ol>\n</noscript>\n"
    }

    private func plainItem(_ entry: HTMLReportData.Entry) -> String {
        let rule = HTMLText.escaped(data.rules[entry.rule].id)
        let code = data.files[entry.place.file].line(entry.place.line).map { "<pre>\(HTMLText.escaped($0))</pre>" } ?? ""
        var parts = [
            "<p><span class=\"pill \(entry.severity)\">\(entry.severity)</span> \(HTMLText.withCode(entry.message))</p>",
            "<p class=\"meta\">\(place(entry.place)) · <a href=\"#rule-\(rule)\">\(rule)</a></p>", code,
        ]
        parts += entry.related.map { "<p class=\"meta\">\(place($0.place)): \(HTMLText.withCode($0.message))</p>" }
        if let help = entry.help, help != entry.fix?.title { parts.append("<p>Help: \(HTMLText.withCode(help))</p>") }
        if let fix = entry.fix { parts.append("<p>Fix: \(HTMLText.withCode(fix.title)) (\(fix.way))</p>") }
        if let acceptance = entry.acceptance { parts.append("<p>Accepted \(HTMLText.withCode(acceptance))</p>") }
        return "<li>\(parts.joined())</li>"
    }

    private func place(_ place: HTMLReportData.Place) -> String {
        HTMLText.escaped("\(data.files[place.file].path):\(place.line):\(place.column)")
    }
}

extension HTMLReportData.File {
    /// Text of a line, if it is among the lines that are shown.
    fileprivate func line(_ number: Int) -> String? {
        let position = lines.partitionPoint { $0.number < number }
        return position < lines.count && lines[position].number == number ? lines[position].text : nil
    }
}
