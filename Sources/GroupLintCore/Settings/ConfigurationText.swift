/// Renders settings as text for users.
package enum ConfigurationText {
    /// Every setting of a file with its source.
    ///
    /// - Parameters:
    ///   - isAnyFile: whether the file only stands for all files of a directory.
    ///   - isLeftOut: whether the file is excluded.
    package static func text(_ settings: ExplainedSettings, isAnyFile: Bool = false, isLeftOut: Bool = false) -> String {
        let width = settings.rules.map { $0.info.id.utf8.count }.max() ?? 0
        let severityWidth = settings.rules.map { severity($0).utf8.count }.max() ?? 0
        var text = "Settings of \(isAnyFile ? "Swift files in this directory" : escapingControls(settings.path))\n\n"
        if isLeftOut {
            text += "The file is excluded, so it is not linted; grouplint config explain-path says by which pattern.\n\n"
        }
        text += "configuration       \(settings.configuration ?? "none; all settings have their default values")\n"
        text += "preset              \(settings.preset.rawValue)\n"
        text += "confidence          \(settings.confidence.rawValue)\n"
        text += "toolchain           \(settings.toolchain.rawValue) (the version of Xcode that builds the code)\n"
        text += "deployment targets  \(targets(settings))\n"
        for (key, value) in settings.others { text += key.padded(20) + escapingControls(value) + "\n" }
        text += "\nRules:\n"
        for rule in settings.rules {
            let padding = String(repeating: " ", count: width - rule.info.id.utf8.count)
            text += "  \(rule.info.id)\(padding)  \(severity(rule).padded(severityWidth))  \(rule.source.text)\(options(rule))\n"
        }
        return text + "\nA rule with several severities chooses one for each report; see grouplint explain RULE\n"
    }

    /// Deployment targets with their source.
    package static func targets(_ settings: ExplainedSettings) -> String {
        let targets = settings.targets
        if targets.isUnknown {
            return "unknown: no manifest or project file gives them, or it computes them, so rules report less; "
                + "set deployment_targets in \(ConfigurationLoader.fileName)"
        }
        let versions = Platform.allCases.compactMap { platform in
            targets[platform].map { "\(platform.rawValue) \($0)" }
        }
        return versions.joined(separator: ", ") + " (\(settings.targetsSource))"
    }

    /// The configured severity, or those that the rule chooses from.
    private static func severity(_ rule: ExplainedRule) -> String {
        guard let configured = rule.configured else { return Severity.off.rawValue }
        return configured.severity?.rawValue ?? rule.info.levelWords
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
        fail_on: \(Severity.warning.failOnWord)

        # Severity of rules and categories: error, warning, info or off; grouplint rules lists them.
        rules:
          # style: off

        """
}

extension String {
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - utf8.count)) }
}

extension Rule {
    /// `name: value` of each option that does not have its default value.
    fileprivate var changedOptions: [String] {
        let defaults = Self()
        return Self.options.filter { $0.value(in: self) != $0.value(in: defaults) }
            .map { "\($0.name): \($0.value(in: self).text)" }
    }
}
