/// Deployment targets that were found in the project, and their source.
package struct DetectedTargets: Sendable {
    package var targets: DeploymentTargets
    package var concurrency: ConcurrencySettings
    private let describe: @Sendable () -> String

    /// Description for users, such as `App.xcodeproj, target "App"`.
    package var source: String { describe() }

    /// - Parameter source: evaluated only when someone asks for it: a run over many files needs the versions alone.
    package init(
        _ targets: DeploymentTargets, _ concurrency: ConcurrencySettings = [],
        source: @autoclosure @escaping @Sendable () -> String
    ) {
        self.targets = targets
        self.concurrency = concurrency
        describe = source
    }
}
