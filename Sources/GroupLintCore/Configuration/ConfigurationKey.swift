/// Keys of a configuration at its top level.
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

    /// What the key means, in one line, for editors.
    package var help: String { record.comment.split(separator: "\n").joined(separator: " ") }

    /// What the value can be where it is one of a few words; else empty.
    package var words: [String] {
        switch record.shape {
        case .word(let words): words
        case .targets: ["auto"]
        case .constant, .version, .text, .texts, .layers, .fixes, .rules, .overrides: []
        }
    }
}

/// What the value of a key can be.
package enum SettingShape: Sendable {
    /// One number and no other.
    case constant(Int)
    /// `>=1.0`.
    case version
    case text
    /// A list of texts.
    case texts
    /// One of these words.
    case word([String])
    /// A list of presets and files.
    case layers
    /// `auto`, or a version for each platform.
    case targets
    /// Lists of rules by `FixesKey`.
    case fixes
    /// A severity, or settings, for each rule.
    case rules
    /// A list of mappings with `OverrideKey`s.
    case overrides
}

/// Keys below `fixes`; each has a list of rules.
package enum FixesKey: String, CaseIterable, Sendable {
    case unsafe
    case never
}

/// Keys of an override.
package enum OverrideKey: String, CaseIterable, Sendable {
    case paths
    case rules
    case deploymentTargets = "deployment_targets"

    package var shape: SettingShape {
        switch self {
        case .paths: .texts
        case .rules: .rules
        case .deploymentTargets: .targets
        }
    }
}

extension ConfigurationKey {
    /// Everything that is said about a key: the example, the schema, hover and completion are rendered from it.
    package struct Record: Sendable {
        package let shape: SettingShape
        private let makeComment: @Sendable () -> String
        private let makeDescription: @Sendable () -> String?
        /// The default as the example has it; nil where there is none to write, and for `rules`.
        package let value: String?
        /// Lines that show the use of a key, which the example has as a comment.
        package let sample: String?

        /// A run reads the shape of keys and shows no text, so texts are made when they are asked for.
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

        /// Sentences above the key in the example. Keys that follow each other and have the same comment share it.
        package var comment: String { makeComment() }

        /// The description in the schema.
        package var description: String? { makeDescription() }
    }

    /// The table of all keys.
    package var record: Record {
        switch self {
        case .version:
            let comment = "Version of this format."
            return Record(.constant(1), comment: comment, value: "1", description: comment)
        case .requiredVersion:
            return Record(
                .version, comment: "Versions of GroupLint that the settings are for; any by default.",
                sample: "required_version: \">=0.1\"")
        case .extends:
            return Record(
                .layers,
                comment: """
                    Where to start: \(Preset.allCases.map(\.reference).joined(separator: ", ")), and files of the repository.
                    """,
                value: "[\(Preset.recommended.reference)]",
                description: "Presets such as \(Preset.strict.reference), and files of the repository.")
        case .include:
            return Record(
                .texts, comment: Self.patternsComment, value: "[]",
                description: "Patterns of files to lint, as in .gitignore.")
        case .exclude:
            return Record(
                .texts, comment: Self.patternsComment, value: "[]",
                description: "Patterns of files to leave out, as in .gitignore.")
        case .generated:
            let words = ["skip", "lint"]
            return Record(
                .word(words), comment: "Files that say they were generated: \(alternatives(words)).", value: "skip")
        case .deploymentTargets:
            return Record(
                .targets,
                comment: """
                    Lowest versions that the app runs on, such as {iOS: "16.0", macOS: "13.0"}; auto takes them from Package.swift
                    and Xcode projects. Where they are unknown, rules that depend on them speak only when certain.
                    """,
                value: "auto")
        case .toolchain:
            let words = Toolchain.allCases.map(\.rawValue)
            return Record(
                .word(words), comment: "The Xcode that builds the code: \(words.joined(separator: ", ")).",
                value: Toolchain.newest.rawValue)
        case .uiModules:
            let comment = "Modules with views of their own that are not SwiftUI's."
            return Record(.texts, comment: comment, value: "[]", description: comment)
        case .failOn:
            let words = Severity.failOnWords
            return Record(
                .word(words), comment: "Least severity that makes the run fail: \(alternatives(words)).",
                value: Severity.error.failOnWord)
        case .confidence:
            let words = Confidence.allCases.map(\.rawValue)
            return Record(
                .word(words),
                comment: "Least certainty of what is reported: \(alternatives(words.reversed())); that of the preset by default.",
                value: Preset.recommended.confidence.rawValue)
        case .baseline:
            return Record(
                .text, comment: "Diagnostics that are accepted for now; by default this file, if it is there.",
                sample: "baseline: .grouplint-baseline.json")
        case .fixes:
            return Record(
                .fixes, comment: "Rules whose unsafe fixes --fix may apply, and rules whose fixes it may not.",
                value: "{unsafe: [], never: []}")
        case .rules:
            return Record(
                .rules,
                comment: """
                    Severity of each rule: error, warning, info or off. A rule that is named here speaks with this severity alone;
                    one that is not has its own, stronger or weaker by the case, as Rules.md says. So copy only what you change.
                    """,
                description: "Severity and options of each rule.")
        case .overrides:
            return Record(
                .overrides, comment: "Other settings for some files. The last one that names a file wins.", value: "[]",
                sample: """
                    overrides:
                      - paths: ["Previews/"]
                        rules: {rule_id: off}
                    """)
        }
    }

    private static let patternsComment =
        "Patterns as in .gitignore, from this directory. Without include every Swift file is linted."
}

/// `error, warning or info`.
private func alternatives(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
}
