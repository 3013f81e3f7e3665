import GroupLintEngine

/// Output of the commands that print documentation.
enum RuleDocuments {
    /// A list of rules.
    ///
    /// - Parameter severities: configured severities by rule id to show in the text table.
    /// - Parameter columns: number of columns of the terminal; nil if there is none.
    static func list(
        _ rules: [any RuleDescription.Type], _ format: ReferenceFormat, _ severities: [String: Severity] = [:],
        columns: Int? = nil
    ) throws -> String {
        switch format {
        case .text: RuleReference.plainTable(of: rules, severities, columns: columns)
        case .markdown: RuleReference.markdown(for: rules)
        case .json: try RuleDocument.json(rules)
        }
    }

    static func explanation(of rules: [any RuleDescription.Type], _ format: ReferenceFormat) throws -> String {
        switch format {
        case .text: explanation(of: rules)
        case .markdown: rules.map { RuleReference.section(for: $0) }.joined(separator: "\n")
        case .json: try RuleDocument.json(rules)
        }
    }

    /// - Parameter columns: number of columns of the terminal; nil if there is none.
    static func explanation(of rules: [any RuleDescription.Type], columns: Int? = nil) -> String {
        rules.map { RuleReference.plainText(for: $0, columns: columns) }.joined(separator: "\n")
    }

    static func version(isJSON: Bool) throws -> String {
        isJSON ? try VersionDocument.json() : "grouplint \(ToolIdentity.version)\n"
    }
}
