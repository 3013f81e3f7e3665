/// Renders settings as text for users.
package enum ConfigurationText {
    /// Every setting of a file with its source.
    package static func text(_ settings: ExplainedSettings) -> String {
        let width = settings.rules.map { $0.info.id.utf8.count }.max() ?? 0
        var text = "Settings of \(escapingControls(settings.path))\n\n"
        text += "configuration       \(settings.configuration ?? "none; all settings have their default values")\n"
        text += "preset              \(settings.preset.rawValue)\n"
        text += "confidence          \(settings.confidence.rawValue)\n"
        text += "toolchain           \(settings.toolchain.rawValue)\n"
        text += "deployment targets  \(targets(settings))\n\nRules:\n"
        for rule in settings.rules {
            let padding = String(repeating: " ", count: width - rule.info.id.utf8.count)
            text += "  \(rule.info.id)\(padding)  \(severity(rule))  \(rule.source.text)\(options(rule))\n"
        }
        return text + "\ndefault: the rule chooses the severity case by case; see grouplint explain RULE\n"
    }

    /// Deployment targets with their source.
    package static func targets(_ settings: ExplainedSettings) -> String {
        let targets = settings.targets
        if targets.isUnknown { return "unknown: no target of a package or project states versions for it, so rules report less" }
        let versions = Platform.allCases.compactMap { platform in
            targets[platform].map { "\(platform.rawValue) \($0)" }
        }
        return versions.joined(separator: ", ") + " (\(settings.targetsSource))"
    }

    /// The severity, padded to seven columns.
    private static func severity(_ rule: ExplainedRule) -> String {
        guard let configured = rule.configured else { return "off    " }
        let word = configured.severity?.rawValue ?? "default"
        return word + String(repeating: " ", count: max(0, 7 - word.utf8.count))
    }

    /// Options that do not have their default value.
    private static func options(_ rule: ExplainedRule) -> String {
        guard let configured = rule.configured else { return "" }
        let changed = configured.rule.changedOptions
        return changed.isEmpty ? "" : "  " + changed.joined(separator: ", ")
    }

    /// The configuration file that `grouplint init` writes.
    package static let starter = """
        # GroupLint settings. All keys with their defaults: .grouplint.yml.example in GroupLint's repository.
        # Schema for editors: grouplint config schema. Settings of one file: grouplint config show --for FILE.
        version: 1
        extends: [\(Preset.recommended.reference)]

        # Lowest OS versions that the app supports; auto reads them from Package.swift and the Xcode project.
        deployment_targets: auto

        # Files not to lint: patterns as in .gitignore, relative to this directory.
        exclude: []

        # \(ConfigurationKey.failOn.help)
        fail_on: \(Severity.error.failOnWord)

        rules: {}

        """
}

extension Rule {
    /// `name: value` of each option that does not have its default value.
    fileprivate var changedOptions: [String] {
        let defaults = Self()
        return Self.options.filter { $0.value(in: self) != $0.value(in: defaults) }
            .map { "\($0.name): \($0.value(in: self).text)" }
    }
}
