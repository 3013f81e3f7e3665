/// Numbers of diagnostics by rule, category and file.
package struct ReportStatistics: Sendable {
    /// Numbers of diagnostics by rule: largest number first, equal numbers by name.
    package let rules: [(name: String, count: Int)]
    package let categories: [(name: String, count: Int)]
    package let files: [(name: String, count: Int)]

    /// Maximum number of files in the table.
    private static let fileLimit = 10

    package init(_ report: LintReport) {
        let all = report.diagnostics + report.omitted
        rules = Self.counts(all.map(\.rule))
        categories = Self.counts(all.map(\.category.rawValue))
        files = Self.counts(all.map(\.path))
    }

    private static func counts(_ names: [String]) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return counts.sorted { left, right in
            left.value == right.value ? precedesInBytes(left.key, right.key) : left.value > right.value
        }.map { ($0.key, $0.value) }
    }

    var document: JSONReport.Statistics {
        func list(_ counts: [(name: String, count: Int)]) -> [JSONReport.Count] {
            counts.map { JSONReport.Count(name: $0.name, count: $0.count) }
        }
        return JSONReport.Statistics(rules: list(rules), categories: list(categories), files: list(files))
    }

    /// The counts as a table for users.
    package var text: String {
        if rules.isEmpty { return "Nothing to count.\n" }
        let more = files.count - Self.fileLimit
        return table("By rule", rules) + "\n" + table("By category", categories) + "\n"
            + table("By file", Array(files.prefix(Self.fileLimit)))
            + (more > 0 ? "        and \(more) more files\n" : "")
    }

    private func table(_ title: String, _ counts: [(name: String, count: Int)]) -> String {
        "\(title):\n" + counts.map { "\(padded("\($0.count)", 7)) \(escapingControls($0.name))\n" }.joined()
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
        return "\(padded("\(microseconds / 1000).\(fraction)", 12)) ms  \(item.name)\n"
    }
}

/// Aligns a number to the right edge of a column.
private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}
