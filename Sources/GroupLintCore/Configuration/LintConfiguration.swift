/// What a run checks, and how hard it works.
package struct LintConfiguration: Sendable {
    /// Settings that files of the run share; never empty. The first is for files that nothing else is said about.
    package var settings: [FileSettings]
    /// Position in `settings` of the file with a path, relative to the root.
    package var settingsIndex: @Sendable (String) -> Int = { _ in 0 }
    /// Ids of all rules there are, those that do not run included.
    package var knownRules: [String]
    /// Modules, besides those of the catalog, whose views are not SwiftUI's.
    package var lookAlikeModules: [Name] = []
    /// At least 1.
    package var threadCount: Int
    /// Whether a file is checked, by path; the others only tell the project what they declare.
    package var isChecked: @Sendable (String) -> Bool = { _ in true }
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
    package func settings(for path: String) -> FileSettings { settings[settingsIndex(path)] }
}

/// A pass over all files.
package enum LintPhase: Sendable {
    case reading
    case checking
}
