/// What a run checks, and how hard it works.
package struct LintConfiguration: Sendable {
    /// Settings that files of the run share; never empty. The first is for files that nothing else is said about.
    package var settings: [FileSettings]
    /// Position in `settings` of the file with a path, relative to the root.
    package var position: @Sendable (String) -> Int = { _ in 0 }
    /// Ids of all rules there are, those that do not run included.
    package var knownRules: [String]
    /// Modules, besides those of the catalogue, whose views are not SwiftUI's.
    package var lookAlikeModules: [Name] = []
    /// At least 1.
    package var threadCount: Int
    /// Whether a file is checked, by path; the others only tell the project what they declare.
    package var checks: @Sendable (String) -> Bool = { _ in true }
    /// Whether the thread that lints has a stack as deep as a worker's, and can do the work itself.
    package var callerHasDeepStack = false
    /// Whether the time of each phase and rule is measured.
    package var measuresRules = false
    /// Called from one thread at a time with the pass, and how many of how many steps of it are done.
    package var progress: (@Sendable (LintPhase, _ done: Int, _ of: Int) -> Void)?

    package init(
        rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets(), threadCount: Int = 1
    ) {
        settings = [FileSettings(rules: rules, targets: targets)]
        knownRules = rules.map { $0.info.id }
        self.threadCount = threadCount
    }

    /// The same least confidence for every file.
    package var minimumConfidence: Confidence {
        get { settings[0].minimumConfidence }
        set { for index in settings.indices { settings[index].minimumConfidence = newValue } }
    }

    /// Settings of a file by path.
    package func settings(for path: String) -> FileSettings { settings[position(path)] }
}

/// A pass over all files.
package enum LintPhase: Sendable {
    case reading
    case checking
}

/// What is checked in one file.
package struct FileSettings: Sendable {
    /// Rules that run; a severity of `off` means that the rule does not.
    package var rules: [ConfiguredRule]
    package var targets: DeploymentTargets
    package var toolchain = Toolchain.newest
    /// Whether files that a tool has written are not checked.
    package var skipsGenerated = true
    /// Diagnostics below this are dropped.
    package var minimumConfidence = Confidence.medium

    package init(rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets()) {
        self.rules = rules
        self.targets = targets
    }
}

/// A rule with its settings for a file.
package struct ConfiguredRule: Sendable {
    package var rule: any Rule
    /// Replaces the severity of every diagnostic of the rule; nil keeps that of each case.
    package var severity: Severity?

    package init(_ rule: any Rule, severity: Severity? = nil) {
        self.rule = rule
        self.severity = severity
    }

    package var info: RuleInfo { type(of: rule).info }
}

/// The Xcode that the code is built with, as far as that changes what SwiftUI does: `@State` is a macro from 27 on.
package enum Toolchain: String, CaseIterable, Comparable, Sendable {
    case xcode15
    case xcode16
    case xcode26
    case xcode27

    package static let newest = Toolchain.xcode27

    package static func < (left: Toolchain, right: Toolchain) -> Bool { left.rawValue < right.rawValue }
}
