extension RuleReference {
    /// The whole of .grouplint.yml.example: every setting at its default.
    package static func exampleConfiguration(for rules: [any Rule.Type]) -> String {
        var text = """
            # Every key of .grouplint.yml with its default, written by `grouplint dev docs` from the metadata of the rules.
            #
            # GroupLint reads the .grouplint.yml that is nearest to a file, in its directory or above. What the command line
            # says goes before overrides, those before the rest of the file, that before what it extends.
            # grouplint config validate names every mistake, grouplint config show --for FILE says what counts where.

            """
        var lastComment = ""
        // The rules are the longest part.
        for key in ConfigurationKey.allCases.filter({ $0 != .rules }) + [.rules] {
            let record = key.record
            if record.comment != lastComment { text += "\n" + commented(record.comment) }
            lastComment = record.comment
            if let sample = record.sample { text += commented(sample) }
            if case .rules = record.shape {
                text += "\(key.rawValue):\(rules.isEmpty ? " {}" : "\n" + rules.map(exampleEntry).joined(separator: "\n"))\n"
            } else if let value = record.value {
                text += "\(key.rawValue): \(value)\n"
            }
        }
        return text
    }

    private static func commented(_ text: String) -> String {
        text.split(separator: "\n").map { "# \($0)\n" }.joined()
    }

    private static func exampleEntry(_ rule: any Rule.Type) -> String {
        let info = rule.info
        let options = rule.optionSummaries
        guard !options.isEmpty else { return "  # \(info.summary)\n  \(info.id): \(info.severity)" }
        let lines = options.map { "    # \($0.help)\n    \($0.name): \(yaml($0.defaultValue))" }
        return "  # \(info.summary)\n  \(info.id):\n    severity: \(info.severity)\n" + lines.joined(separator: "\n")
    }
}
