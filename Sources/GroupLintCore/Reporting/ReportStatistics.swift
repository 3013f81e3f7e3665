/// Numbers of diagnostics by rule, category and file.
package struct ReportStatistics: Sendable {
    /// Numbers of diagnostics by rule: largest number first, equal numbers by name.
    package let rules: [NamedCount]
    package let categories: [NamedCount]
    package let files: [NamedCount]

    /// Maximum number of files in the table.
    private static let fileLimit = 10

    package init(_ report: LintReport) {
        let all = report.diagnostics + report.omitted
        rules = NamedCount.list(all.map { ($0.rule, 1) })
        categories = NamedCount.list(all.map { ($0.category.rawValue, 1) })
        files = NamedCount.list(all.map { ($0.path, 1) })
    }

    var document: JSONReport.Statistics {
        JSONReport.Statistics(rules: rules, categories: categories, files: files)
    }

    /// The counts as a table for users.
    package var text: String {
        if rules.isEmpty { return "Nothing to count.\n" }
        let more = files.count - Self.fileLimit
        return NamedCount.table("By rule", rules) + "\n" + NamedCount.table("By category", categories) + "\n"
            + NamedCount.table("By file", Array(files.prefix(Self.fileLimit)))
            + (more > 0 ? "        and \(more) more files\n" : "")
    }
}

extension LintTimings {
    /// The times as a table for users, the slowest rule first.
    package var text: String {
        let sorted = rules.sorted { $0.duration == $1.duration ? $0.name < $1.name : $0.duration > $1.duration }
        let sum = rules.reduce(Duration.zero) { $0 + $1.duration }
        return "Wall time of the phases:\n" + phases.map(line).joined() + "\nTime inside rules, over all threads:\n"
            + sorted.map(line).joined() + line(Item("all rules", sum))
    }

    private func line(_ item: Item) -> String {
        let microseconds = item.duration.microseconds
        let fraction = String(microseconds % 1000 + 1000).dropFirst()
        return "\(rightAligned("\(microseconds / 1000).\(fraction)", 12)) ms  \(item.name)\n"
    }
}
