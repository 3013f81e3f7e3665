extension RuleReference {
    /// Content of `.grouplint.yml.example`: every key with its default value. What would set something else than no
    /// configuration does, such as a fixed severity, is a comment, so a copy changes nothing.
    package static func exampleConfiguration(for rules: [any RuleDescription.Type]) -> String {
        var text = """
            # All keys of .grouplint.yml with their defaults. Written by `grouplint dev docs` from the metadata of the rules.
            #
            # For each source file, GroupLint reads the nearest .grouplint.yml, in the file's directory or above. Order of
            # precedence, highest first: command line, overrides, other settings of the file, files that it extends.
            # grouplint config validate reports all mistakes; grouplint config show --for FILE prints the settings of a file.

            """
        var lastComment = ""
        // The longest key, `rules`, comes last.
        for key in ConfigurationKey.allCases.filter({ $0 != .rules }) + [.rules] {
            let record = key.record
            if record.comment != lastComment { text += "\n" + commented(record.comment) }
            lastComment = record.comment
            if let sample = record.sample { text += commented(sample) }
            if case .rules = record.shape {
                text += "# The rules below are comments; remove the \"# \" before a line to set its value.\n"
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

    private static func exampleEntry(_ rule: any RuleDescription.Type) -> String {
        let info = rule.info
        let options = rule.optionSummaries
        guard !options.isEmpty else { return "  # \(info.summary)\n  # \(info.id): \(info.severity)" }
        let lines = options.map { "  #   # \($0.help)\n  #   \($0.name): \(yaml($0.defaultValue))" }
        return "  # \(info.summary)\n  # \(info.id):\n  #   severity: \(info.severity)\n" + lines.joined(separator: "\n")
    }
}
