extension RuleReference {
    /// What the example says of a key, in one line.
    package static func help(for key: ConfigurationKey) -> String {
        let lines = exampleConfiguration(for: []).split(separator: "\n", omittingEmptySubsequences: false)
        let place = lines.firstIndex { $0.hasPrefix(key.rawValue + ":") || $0.hasPrefix("# \(key.rawValue):") } ?? 0
        let above = lines[..<place].reversed().prefix { !$0.isEmpty }.filter { $0.hasPrefix("# ") }
        return above.reversed().map { $0.dropFirst(2) }.joined(separator: " ")
    }

    /// The whole of .grouplint.yml.example: every setting at its default.
    package static func exampleConfiguration(for rules: [any Rule.Type]) -> String {
        let entries = rules.map(exampleEntry).joined(separator: "\n")
        let style = rules.first { $0.info.category == .style }?.info.id ?? "rule_id"
        return """
            # Every key of .grouplint.yml with its default, written by `grouplint dev docs` from the metadata of the rules.
            #
            # GroupLint reads the .grouplint.yml that is nearest to a file, in its directory or above. What the command line
            # says goes before overrides, those before the rest of the file, that before what it extends.
            # grouplint config validate names every mistake, grouplint config show --for FILE says what counts where.

            # Version of this format.
            version: 1

            # Versions of GroupLint that the settings are for; any by default.
            # required_version: ">=0.1"

            # Where to start: preset:minimal, preset:recommended, preset:strict, preset:all, and files of the repository.
            extends: [preset:recommended]

            # Patterns as in .gitignore, from this directory. Without include every Swift file is linted.
            include: []
            exclude: []

            # Files that say they were generated: skip or lint.
            generated: skip

            # Lowest versions that the app runs on, such as {iOS: "16.0", macOS: "13.0"}; auto takes them from Package.swift
            # and Xcode projects. Where they are unknown, rules that depend on them speak only when certain.
            deployment_targets: auto

            # The Xcode that builds the code: \(Toolchain.allCases.map(\.rawValue).joined(separator: ", ")).
            toolchain: \(Toolchain.newest.rawValue)

            # Modules with views of their own that are not SwiftUI's.
            ui_modules: []

            # Least severity that makes the run fail: error, warning, info or never.
            fail_on: error

            # Least certainty of what is reported: high, medium or low; that of the preset by default.
            confidence: \(Preset.recommended.confidence.rawValue)

            # Diagnostics that are accepted for now; by default this file, if it is there.
            # baseline: .grouplint-baseline.json

            # Rules whose unsafe fixes --fix may apply, and rules whose fixes it may not.
            fixes: {unsafe: [], never: []}

            # Other settings for some files. The last one that names a file wins.
            # overrides:
            #   - paths: ["Previews/"]
            #     rules: {\(style): off}
            overrides: []

            # Severity of each rule: error, warning, info or off. A rule that is named here speaks with this severity alone;
            # one that is not has its own, stronger or weaker by the case, as Rules.md says. So copy only what you change.
            rules:\(rules.isEmpty ? " {}" : "\n" + entries)

            """
    }

    private static func exampleEntry(_ rule: any Rule.Type) -> String {
        let info = rule.info
        let options = rule.optionSummaries
        guard !options.isEmpty else { return "  # \(info.summary)\n  \(info.id): \(info.severity)" }
        let lines = options.map { "    # \($0.help)\n    \($0.name): \(yaml($0.defaultValue))" }
        return "  # \(info.summary)\n  \(info.id):\n    severity: \(info.severity)\n" + lines.joined(separator: "\n")
    }
}
