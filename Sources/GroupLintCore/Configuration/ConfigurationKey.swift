/// Top-level keys of a configuration file.
package enum ConfigurationKey: String, CaseIterable, Sendable {
    case version
    case requiredVersion = "required_version"
    case extends
    case include
    case exclude
    case generated
    case deploymentTargets = "deployment_targets"
    case toolchain
    case uiModules = "ui_modules"
    case failOn = "fail_on"
    case confidence
    case baseline
    case fixes
    case rules
    case overrides

    /// Meaning of the key on one line, for editors.
    package var help: String { record.comment.split(separator: "\n").joined(separator: " ") }

    /// The words that the value can be; empty when the value is not a fixed word.
    package var words: [String] {
        switch record.shape {
        case .word(let words): words
        case .targets: ["auto"]
        case .constant, .version, .text, .texts, .layers, .fixes, .rules, .overrides: []
        }
    }
}

/// The type of a key's value.
package enum SettingShape: Sendable {
    /// Exactly this number.
    case constant(Int)
    /// A version with an optional relation, such as `>=1.0`.
    case version
    case text
    /// A list of strings.
    case texts
    /// One of these words.
    case word([String])
    /// A list of presets and files.
    case layers
    /// `auto`, or a version for each platform.
    case targets
    /// A mapping from `FixesKey` to a list of rules.
    case fixes
    /// A mapping from rule to severity, or to severity and options.
    case rules
    /// A list of mappings with `OverrideKey`s.
    case overrides
}

/// Keys inside `fixes`; the value of each is a list of rules.
package enum FixesKey: String, CaseIterable, Sendable {
    case unsafe
    case never
}

/// Keys of an override.
package enum OverrideKey: String, CaseIterable, Sendable {
    case paths
    case exclude
    case rules
    case confidence
    case failOn = "fail_on"
    case deploymentTargets = "deployment_targets"

    package var shape: SettingShape {
        switch self {
        case .paths, .exclude: .texts
        case .rules: .rules
        case .confidence: ConfigurationKey.confidence.record.shape
        case .failOn: ConfigurationKey.failOn.record.shape
        case .deploymentTargets: .targets
        }
    }
}

extension ConfigurationKey {
    /// All facts about a key. The example file, the schema, hover and completion are rendered from it.
    package struct Record: Sendable {
        package let shape: SettingShape
        private let makeComment: @Sendable () -> String
        private let makeDescription: @Sendable () -> String?
        /// The default value as written in the example; nil for keys without a default, and for `rules`.
        package let value: String?
        /// Lines that show how to use the key; commented out in the example.
        package let sample: String?

        /// Texts are closures because a lint run needs only the shapes.
        init(
            _ shape: SettingShape, comment: @autoclosure @escaping @Sendable () -> String, value: String? = nil,
            sample: String? = nil, description: @autoclosure @escaping @Sendable () -> String? = nil
        ) {
            self.shape = shape
            self.value = value
            self.sample = sample
            makeComment = comment
            makeDescription = description
        }

        /// Comment above the key in the example. Adjacent keys with equal comments share one.
        package var comment: String { makeComment() }

        /// Description of the key in the JSON schema.
        package var description: String? { makeDescription() }
    }

    /// The facts about this key.
    package var record: Record {
        switch self {
        case .version:
            let comment = "Version of the configuration format."
            return Record(.constant(1), comment: comment, value: "1", description: comment)
        case .requiredVersion:
            return Record(
                .version, comment: "GroupLint versions that this file is for; any version by default.",
                sample: "required_version: \">=0.1\"")
        case .extends:
            return Record(
                .layers,
                comment: """
                    Settings to start from: \(Preset.allCases.map(\.reference).joined(separator: ", ")),
                    and other configuration files in the repository.
                    """,
                value: "[\(Preset.recommended.reference)]",
                description: "Presets such as \(Preset.strict.reference), and configuration files in the repository.")
        case .include:
            return Record(
                .texts, comment: Self.patternsComment, value: "[]",
                description: "Files to lint, as patterns like those in .gitignore.")
        case .exclude:
            return Record(
                .texts, comment: Self.patternsComment, value: "[]",
                description: "Files not to lint, as patterns like those in .gitignore.")
        case .generated:
            let words = ["skip", "lint"]
            return Record(
                .word(words), comment: "What to do with generated files: \(words.listed("or")).", value: "skip")
        case .deploymentTargets:
            return Record(
                .targets,
                comment: """
                    Lowest OS versions that the app supports, such as {iOS: "16.0", macOS: "13.0"}; auto reads them from
                    Package.swift and Xcode projects. If they are unknown, rules that depend on them report only what is certain.
                    """,
                value: "auto")
        case .toolchain:
            let words = Toolchain.allCases.map(\.rawValue)
            return Record(
                .word(words), comment: "Xcode version that builds the code: \(words.joined(separator: ", ")).",
                value: Toolchain.newest.rawValue)
        case .uiModules:
            let comment = "Modules whose views have names like SwiftUI's but are not SwiftUI's."
            return Record(.texts, comment: comment, value: "[]", description: comment)
        case .failOn:
            let words = Severity.failOnWords
            return Record(
                .word(words),
                comment: """
                    Lowest severity that makes the run fail: \(words.listed("or")). The default is \(Severity.error.failOnWord).
                    """,
                sample: "fail_on: \(Severity.error.failOnWord)")
        case .confidence:
            let words = Confidence.allCases.map(\.rawValue)
            return Record(
                .word(words),
                comment: "Lowest confidence to report: \(words.reversed().listed("or")); by default that of the preset.",
                sample: "confidence: \(Preset.recommended.confidence.rawValue)")
        case .baseline:
            return Record(
                .text, comment: "File with diagnostics that are accepted for now; by default this file, if it exists.",
                sample: "baseline: .grouplint-baseline.json")
        case .fixes:
            return Record(
                .fixes,
                comment: """
                    Rules whose unsafe fixes --fix may apply, and rules whose fixes it must never apply. Categories and patterns
                    work here too.
                    """,
                value: "{unsafe: [], never: []}")
        case .rules:
            return Record(
                .rules,
                comment: """
                    Severity of each rule: error, warning, info or off. A rule that is listed here always reports this severity.
                    Other rules choose it case by case, as Rules.md describes. So list only the rules that you change.
                    A category such as style or a pattern such as group_* names several rules. An id counts more than a
                    pattern, and a pattern more than a category, in any order. A category or pattern does not switch on rules
                    that are off by default.
                    """,
                description: "Severity and options of rules, by id, pattern or category.")
        case .overrides:
            return Record(
                .overrides,
                comment: """
                    Other settings for some files: rules, confidence, fail_on and deployment_targets. The last override that
                    matches a file wins. With exclude, an override does not apply to some of its files.
                    """,
                sample: """
                    overrides:
                      - paths: ["Previews/"]
                        exclude: ["Previews/Shared/"]
                        rules: {style: off}
                        fail_on: never
                    """)
        }
    }

    private static let patternsComment =
        "Patterns as in .gitignore, relative to this directory. Without include, every Swift file is linted."
}
