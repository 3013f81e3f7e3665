/// What one `.grouplint.yml` says, checked; nil and empty where it says nothing.
package struct ConfigurationFile: Sendable {
    /// Path of the file relative to the root of the run; patterns in it start from its directory.
    package var path: String
    package var requiredVersion: VersionRequirement?
    package var extends: [Extension] = []
    package var include: [LocatedPattern] = []
    package var exclude: [LocatedPattern] = []
    package var skipsGenerated: Bool?
    package var targets: DeploymentTargets?
    package var toolchain: Toolchain?
    package var uiModules: [String] = []
    /// `.off` for `never`.
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
            /// Relative to the file.
            case file(String)
        }
    }

    package struct Baseline: Sendable {
        /// Relative to the file that names it.
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
        package var unsafe: [String] = []
        /// Rules whose fixes are never applied.
        package var never: [String] = []
    }

    package struct RuleSetting: Sendable {
        package var id: String
        package var severity: Severity?
        package var options: [(name: String, value: RuleOptionValue)] = []
        package var range: SourceRange
    }

    package struct Override: Sendable {
        package var paths: [LocatedPattern] = []
        package var rules: [RuleSetting] = []
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

/// Something wrong in a configuration, with its place and the nearest right spelling.
package struct ConfigurationProblem: Error, Sendable {
    package var path: String
    package var range: SourceRange
    /// `error` or `warning`.
    package var severity: Severity
    /// Lower case, no full stop.
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

/// Sets of rules to start from.
package enum Preset: String, CaseIterable, Sendable {
    /// Only what is an error or a warning and certain.
    case minimal
    /// The defaults: every rule that is not off, at medium confidence or more.
    case recommended
    /// The same with what is less certain, and with rules that ask for a stricter style.
    case strict
    /// Every rule.
    case all

    /// What a preset has in front of its name among the layers of a configuration.
    package static let prefix = "preset:"

    /// `preset:strict`.
    package var reference: String { Self.prefix + rawValue }

    /// Whether a rule runs when nothing else is said about it.
    package func runs(_ info: RuleInfo) -> Bool {
        switch self {
        case .minimal: info.severity >= .warning
        case .recommended: !info.isOffByDefault
        case .strict: !info.isOffByDefault || info.isStrict
        case .all: true
        }
    }

    /// For help: which rules, and how certain a diagnostic has to be.
    package var summary: String {
        switch self {
        case .minimal: "rules that are warnings or errors, where they are certain"
        case .recommended: "every rule that is not off, where it is certain or likely (the default)"
        case .strict: "the same rules, also where they are less certain"
        case .all: "every rule, also those that are off otherwise, also where they are less certain"
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

/// `>=1.0`, `1.2`: the versions of GroupLint that a configuration is written for.
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

    /// Nil when the text is no requirement.
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
