/// The table of contents of `Rules.md`, by category, and what is known about how often a rule is right.
extension RuleReference {
    /// What a rule is about, how certain it is, and how often it was right.
    static func facts(_ info: RuleInfo) -> [String] {
        let certainties = info.certainties.map(\.rawValue).joined(separator: ", ")
        return ["OS versions: \(info.versions.text)", "Certainty: \(certainties)", "Right: \(share(info))"]
    }

    /// The part of the table of contents for a category: what its rules are about, and a row for each rule.
    static func contents(of category: RuleCategory, _ rules: [any RuleDescription.Type]) -> String {
        let rows = rules.filter { $0.info.category == category }.map { rule in
            let info = rule.info
            let link = "[`\(info.id)`](#\(info.id))"
            let certainties = info.certainties.map(\.rawValue).joined(separator: ", ")
            let cells = [
                link, cell(info.summary), "\(info.severity)", info.versions.shortText, certainties, shortShare(info),
                info.fix == nil ? "" : "yes",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return """
            ### [\(title(category))](#category-\(category.rawValue))

            `\(category.rawValue)`: \(category.summary)

            | Rule | What it finds | Severity | OS versions | Certainty | Right | Fix |
            |---|---|---|---|---|---|---|
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

    private static func share(_ info: RuleInfo) -> String {
        guard let measured = info.measured else { return "not measured yet" }
        return "\(measured.right) of \(measured.read) reports that were read (\(measured.percent) %), at severity "
            + "\(measured.severity)\(measured.severity == .error ? "" : " and above")"
    }

    private static func shortShare(_ info: RuleInfo) -> String { info.measured.map { "\($0.percent) %" } ?? "" }
}
