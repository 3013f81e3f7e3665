/// Deployment targets that were found in the project, and their source.
package struct DetectedTargets: Sendable {
    package var targets: DeploymentTargets
    package var buildOptions: BuildOptions
    /// Whether the targets of the project compile the file.
    package var membership = TargetMembership.compiled
    private let describe: @Sendable () -> String

    /// Description for users, such as `App.xcodeproj, target "App"`.
    package var source: String { describe() }

    /// - Parameter source: evaluated only when someone asks for it: a run over many files needs the versions alone.
    package init(
        _ targets: DeploymentTargets, _ buildOptions: BuildOptions = [],
        source: @autoclosure @escaping @Sendable () -> String
    ) {
        self.targets = targets
        self.buildOptions = buildOptions
        describe = source
    }
}
