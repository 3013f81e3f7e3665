/// The decoded settings of one `.grouplint.yml`. A setting that the file does not have is nil or empty.
package struct ConfigurationFile: Sendable {
    /// Path of the file, relative to the root of the run. Its patterns are relative to its directory.
    package var path: String
    package var requiredVersion: VersionRequirement?
    package var extends: [Extension] = []
    package var include: [LocatedPattern] = []
    package var exclude: [LocatedPattern] = []
    package var skipsGenerated: Bool?
    package var targets: DeploymentTargets?
    package var toolchain: Toolchain?
    package var uiModules: [String] = []
    /// Lowest severity that makes the run fail; `.off` for `never`.
    package var failOn: Severity?
    package var confidence: Confidence?
    package var baseline: Baseline?
    package var fixes = FixSettings()
    package var rules: [RuleSetting] = []
    package var overrides: [Override] = []

    package struct Extension: Sendable {
        package var target: Target
        package var range: SourceRange

        package enum Target: Sendable {
            case preset(Preset)
            /// Path relative to the directory of the file that extends it.
            case file(String)
        }
    }

    package struct Baseline: Sendable {
        /// Path relative to the directory of the configuration file.
        package var path: String
        package var range: SourceRange
    }

    package struct LocatedPattern: Sendable {
        package var text: String
        package var pattern: PathPattern
        package var range: SourceRange
    }

    /// Which fixes `--fix` may apply.
    package struct FixSettings: Sendable {
        /// Rules whose unsafe fixes count as safe.
        package var unsafe: [RuleSelector] = []
        /// Rules whose fixes are never applied.
        package var never: [RuleSelector] = []
    }

    package struct RuleSetting: Sendable {
        package var selector: RuleSelector
        package var severity: Severity?
        /// Empty unless the selector is the id of a rule.
        package var options: [(name: String, value: RuleOptionValue)] = []
        package var range: SourceRange
    }

    package struct Override: Sendable {
        package var paths: [LocatedPattern] = []
        /// Files of `paths` that the override does not apply to.
        package var exclude: [LocatedPattern] = []
        package var rules: [RuleSetting] = []
        package var confidence: Confidence?
        /// `.off` for `never`.
        package var failOn: Severity?
        package var targets: DeploymentTargets?
        package var range: SourceRange
    }

    package init(path: String) {
        self.path = path
    }

    /// Directory of the file, relative to the root; empty for the root itself.
    package var directory: String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }
}

/// A mistake in a configuration, with its place and a hint on how to fix it.
package struct ConfigurationProblem: Error, Sendable {
    package var path: String
    package var range: SourceRange
    /// `error` or `warning`.
    package var severity: Severity
    /// Starts in lower case and has no period at the end.
    package var message: String
    package var help: String?

    package init(
        _ path: String, _ range: SourceRange, _ message: String, help: String? = nil, severity: Severity = .error
    ) {
        self.path = path
        self.range = range
        self.message = message
        self.help = help
        self.severity = severity
    }
}

/// A named set of rules and a minimum confidence that a configuration can start from.
package enum Preset: String, CaseIterable, Sendable {
    /// Rules with severity error or warning, at high confidence.
    case minimal
    /// The default: every rule that is not off by default, at medium confidence or higher.
    case recommended
    /// The recommended rules and those for a stricter style, at every confidence.
    case strict
    /// Every rule, at every confidence.
    case all

    /// Prefix of a preset's name in `extends`.
    package static let prefix = "preset:"

    /// The preset as `extends` names it, such as `preset:strict`.
    package var reference: String { Self.prefix + rawValue }

    /// The preset that a text means which is not its `reference`: `recommended`, `eslint:recommended`, `preset:strikt`. Nil for
    /// other texts.
    init?(familiar text: String) {
        guard let name = text.split(separator: ":").last.map(String.init) else { return nil }
        let nearest = text.hasPrefix(Self.prefix) ? SpellingSuggestion.nearest(to: name, in: Self.allCases.map(\.rawValue)) : nil
        guard let preset = Preset(rawValue: name) ?? nearest.flatMap(Preset.init(rawValue:)) else { return nil }
        self = preset
    }

    /// Whether the preset runs a rule that has no other setting.
    package func runs(_ info: RuleInfo) -> Bool {
        switch self {
        case .minimal: info.severity >= .warning
        case .recommended: !info.isOffByDefault
        case .strict: !info.isOffByDefault || info.isStrict
        case .all: true
        }
    }

    /// Help text: which rules run, and how certain a diagnostic has to be.
    package var summary: String {
        switch self {
        case .minimal: "rules that can report a warning or an error, at high confidence"
        case .recommended: "every rule that is on by default, at high or medium confidence (the default)"
        case .strict: "the recommended rules and stricter style rules, at every confidence"
        case .all: "every rule, including rules that are off by default, at every confidence"
        }
    }

    package var confidence: Confidence {
        switch self {
        case .minimal: .high
        case .recommended: .medium
        case .strict, .all: .low
        }
    }
}

/// The versions of GroupLint that a configuration requires, such as `>=1.0` or `1.2`.
package struct VersionRequirement: Sendable {
    package enum Relation: String, CaseIterable, Sendable {
        case atLeast = ">="
        case above = ">"
        case atMost = "<="
        case below = "<"
        case exactly = "=="
    }

    package var relation: Relation
    package var version: OSVersion

    /// Parses a relation and a version; nil when the text is not valid.
    package init?(_ text: String) {
        let relation = Relation.allCases.first { text.hasPrefix($0.rawValue) }
        let number = text.dropFirst(relation?.rawValue.count ?? 0).drop { $0 == " " }
        guard let version = OSVersion(number) else { return nil }
        self.relation = relation ?? .exactly
        self.version = version
    }

    package func accepts(_ other: OSVersion) -> Bool {
        switch relation {
        case .atLeast: other >= version
        case .above: other > version
        case .atMost: other <= version
        case .below: other < version
        case .exactly: other == version
        }
    }
}
