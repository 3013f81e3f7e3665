/// The table of contents of `Rules.md`, by category, and what is known about how often a rule is right.
extension RuleReference {
    /// What a rule is about, how certain it is, and how often it was right.
    static func facts(_ info: RuleInfo) -> [String] {
        let certainties = info.certainties.map(\.rawValue).joined(separator: ", ")
        let share = info.measured.flatMap(share).map { ["Checked by hand: \($0)"] } ?? []
        return ["OS versions: \(info.versions.text)", "Confidence: \(certainties)"] + share
    }

    /// The part of the table of contents for a category: what its rules are about, and a row for each rule.
    static func contents(of category: RuleCategory, _ rules: [any RuleDescription.Type]) -> String {
        let rows = rules.filter { $0.info.category == category }.map { rule in
            let info = rule.info
            let link = "[`\(info.id)`](#\(info.id))"
            let certainties = info.certainties.map(\.rawValue).joined(separator: ", ")
            let cells = [
                link, cell(info.summary), info.severityWords, info.versions.shortText, certainties,
                info.fix == nil ? "" : "yes",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return """
            ### [\(title(category))](#category-\(category.rawValue))

            `\(category.rawValue)`: \(category.summary)

            | Rule | What it finds | Severity | OS versions | Confidence | Fix |
            |---|---|---|---|---|---|
            \(rows.joined())
            """
    }

    /// The sections of the rules of a category.
    static func chapter(of category: RuleCategory, _ rules: [any RuleDescription.Type]) -> String {
        let sections = rules.filter { $0.info.category == category }.map { "\n" + section(for: $0, isAlone: false) }
        return "# Category: \(category.rawValue)\n" + sections.joined()
    }

    private static func title(_ category: RuleCategory) -> String {
        category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
    }

    /// The share of right reports; nil if too few were read to say anything.
    private static func share(_ measured: Measurement) -> String? {
        guard measured.read >= Measurement.fewestReports else { return nil }
        let reports =
            switch measured.severity {
            case .error: "errors"
            case .warning: "warnings and errors"
            case .info, .off: "reports"
            }
        return "\(measured.right) of \(measured.read) \(reports) in open-source apps were right (\(measured.percent) %)"
    }
}
