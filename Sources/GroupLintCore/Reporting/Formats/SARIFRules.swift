/// Converts rules to their SARIF descriptions.
enum SARIFRules {
    static func rule(_ rule: any RuleDescription.Type, _ run: RunDescription) -> SARIFLog.Rule {
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
            helpUri: run.address(ofRule: info.id),
            defaultConfiguration: SARIFLog.Configuration(level: level(info.severity)),
            properties: SARIFLog.RuleProperties(
                tags: ["swiftui", info.category.rawValue], precision: "high",
                problemSeverity: problemSeverity(info.severity)),
            relationships: [SARIFLog.Relationship(target: SARIFLog.Taxon(id: info.category.rawValue))]
        )
    }

    static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        case .off: "none"
        }
    }

    static func problemSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info, .off: "recommendation"
        }
    }

    /// The categories of some rules, as a SARIF taxonomy.
    static func categories(_ rules: [any RuleDescription.Type]) -> SARIFLog.Taxonomy {
        let used = Set(rules.map { $0.info.category.rawValue })
        return SARIFLog.Taxonomy(taxa: used.sorted().map { SARIFLog.Category(id: $0, name: $0.capitalizedWord) })
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
