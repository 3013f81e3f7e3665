/// Deployment targets that were found in the project, and their source.
package struct DetectedTargets: Sendable {
    package var targets: DeploymentTargets
    /// Description for users, such as `App.xcodeproj, target "App"`.
    package var source: String

    package init(_ targets: DeploymentTargets, source: String) {
        self.targets = targets
        self.source = source
    }
}
