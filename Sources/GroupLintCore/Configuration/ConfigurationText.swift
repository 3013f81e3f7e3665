/// Settings as text for people.
package enum ConfigurationText {
    /// Every setting of a file and where it comes from.
    package static func text(_ settings: ExplainedSettings) -> String {
        let width = settings.rules.map { $0.info.id.utf8.count }.max() ?? 0
        var text = "Settings of \(escapingControls(settings.path))\n\n"
        text += "configuration       \(settings.configuration ?? "none; every setting is at its default")\n"
        text += "preset              \(settings.preset.rawValue)\n"
        text += "confidence          \(settings.confidence.rawValue)\n"
        text += "toolchain           \(settings.toolchain.rawValue)\n"
        text += "deployment targets  \(targets(settings))\n\nRules:\n"
        for rule in settings.rules {
            let padding = String(repeating: " ", count: width - rule.info.id.utf8.count)
            text += "  \(rule.info.id)\(padding)  \(severity(rule))  \(rule.source.text)\(options(rule))\n"
        }
        return text + "\ndefault: the rule decides by the case; see grouplint explain RULE\n"
    }

    /// Targets and where they come from.
    package static func targets(_ settings: ExplainedSettings) -> String {
        let targets = settings.targets
        if targets.isUnknown { return "unknown: rules that depend on one stay silent when unsure" }
        let versions = Platform.allCases.compactMap { platform in
            targets[platform].map { "\(platform.rawValue) \($0)" }
        }
        return versions.joined(separator: ", ") + " (\(settings.targetsSource))"
    }

    /// Five columns wide, so that what follows lines up.
    private static func severity(_ rule: ExplainedRule) -> String {
        guard let configured = rule.configured else { return "off    " }
        let word = configured.severity?.rawValue ?? "default"
        return word + String(repeating: " ", count: max(0, 7 - word.utf8.count))
    }

    /// Options that differ from their defaults.
    private static func options(_ rule: ExplainedRule) -> String {
        guard let configured = rule.configured else { return "" }
        let changed = configured.rule.changedOptions
        return changed.isEmpty ? "" : "  " + changed.joined(separator: ", ")
    }

    /// What `grouplint init` writes.
    package static let starter = """
        # Settings of GroupLint. Every key with its default: .grouplint.yml.example of the project, or
        # grouplint config schema for editors. grouplint config show --for FILE says what counts where.
        version: 1
        extends: [\(Preset.recommended.reference)]

        # Lowest OS versions that the app runs on; auto reads Package.swift and the Xcode project.
        deployment_targets: auto

        # Patterns as in .gitignore, from this directory.
        exclude: []

        # \(ConfigurationKey.failOn.help)
        fail_on: \(Severity.error.failOnWord)

        rules: {}

        """
}

extension Rule {
    /// `name: value` of each option that is not at its default.
    fileprivate var changedOptions: [String] {
        let defaults = Self()
        return Self.options.filter { $0.value(in: self) != $0.value(in: defaults) }
            .map { "\($0.name): \($0.value(in: self).text)" }
    }
}
