/// Settings of a file with their sources, for `config show`.
package struct ExplainedSettings: Sendable {
    package var path: String
    package var preset: Preset
    /// Path of the nearest configuration file.
    package var configuration: String?
    package var rules: [ExplainedRule] = []
    package var confidence = Confidence.medium
    package var toolchain = Toolchain.newest
    package var targets = DeploymentTargets()
    package var targetsSource = ""
    /// Other keys of the configuration, with values and sources as text.
    package var others: [(key: String, value: String)] = []
}

extension LayeredConfiguration {
    /// What applies without a configuration.
    package static let defaults = [
        ("fail_on", "error (default)"), ("generated", "skip (default)"), ("include", "every file (default)"),
        ("exclude", "no file (default)"),
    ]

    /// The settings of a file besides rules, versions and confidence, each with its source. Keys that have a default value
    /// are always there.
    package func otherSettings(of path: String) -> [(key: String, value: String)] {
        let failOn = sourced(for: path, \.failOn, \.failOn).map { ($0.value.failOnWord, $0.source) }
        let generated = sourced(for: path, { _ in nil }, \.skipsGenerated).map { ($0.value ? "skip" : "lint", $0.source) }
        let texts = [
            ("fail_on", failOn.map { "\($0) (\($1))" }), ("generated", generated.map { "\($0) (\($1))" }),
            ("include", patternText("include")), ("exclude", patternText("exclude")),
        ]
        let known = zip(texts, Self.defaults).map { ($0.0, $0.1 ?? $1.1) }
        let optional = [
            ("ui_modules", uiModules.isEmpty ? nil : uiModules.joined(separator: ", ")),
            ("fixes.unsafe", Self.names(fixes.unsafe)), ("fixes.never", Self.names(fixes.never)),
        ]
        return known + optional.compactMap { key, value in value.map { (key, $0) } }
    }

    private static func names(_ rules: [RuleSelector]) -> String? {
        rules.isEmpty ? nil : rules.map(\.text).joined(separator: ", ")
    }
}
