/// Settings of a lint run: rules by file, threads, measurements.
package struct LintConfiguration: Sendable {
    /// The different settings of all files; never empty. The first applies to files without their own.
    package var settings: [FileSettings]
    /// Index in `settings` for a path relative to the root.
    package var settingsIndex: @Sendable (String) -> Int = { _ in 0 }
    /// Ids of all rules, including those that do not run.
    package var knownRules: [String]
    /// Modules whose views are not SwiftUI's, in addition to those in the catalog.
    package var lookAlikeModules: [Name] = []
    /// The folders of the run that hold separate apps.
    package var folders = SeparateFolders()
    /// Number of threads, at least 1.
    package var threadCount: Int
    /// Whether the run reads the whole project of the file at a path. If not, it does not call suppressions unused.
    package var hasProject: @Sendable (String) -> Bool = { _ in true }
    /// Whether no target compiles the file at a path, of all files of the project: then other files do not see its code.
    package var isLeftOut: @Sendable (String) -> Bool = { _ in false }
    /// Whether the calling thread has a stack as large as a worker thread's and can do the work itself.
    package var callerHasDeepStack = false
    /// Whether to measure the time of each phase and rule.
    package var measuresRules = false
    /// Called from one thread at a time with the phase, the number of finished steps and the number of all steps.
    package var progress: (@Sendable (LintPhase, _ done: Int, _ of: Int) -> Void)?

    package init(
        rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets(), threadCount: Int = 1
    ) {
        settings = [FileSettings(rules: rules, targets: targets)]
        knownRules = rules.map { $0.info.id }
        self.threadCount = threadCount
    }

    /// Lowest confidence to report. Setting it changes all files.
    package var minimumConfidence: Confidence {
        get { settings[0].minimumConfidence }
        set { for index in settings.indices { settings[index].minimumConfidence = newValue } }
    }

    /// Settings of the file at a path.
    package func settings(for path: String) -> FileSettings { settings[settingsIndex(path)] }
}

/// One of the two passes over all files.
package enum LintPhase: Sendable {
    case reading
    case checking
}
