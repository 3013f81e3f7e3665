/// Settings for the check of one file.
public struct FileSettings: Sendable {
    /// Rules with their severities; a rule with the severity `off` does not run.
    public var rules: [ConfiguredRule]
    public var targets: DeploymentTargets
    public var buildOptions: BuildOptions = []
    public var toolchain = Toolchain.newest
    /// Whether files that a tool generated are skipped.
    public var skipsGenerated = true
    /// Whether the targets of the project compile the file.
    package var membership = TargetMembership.compiled
    /// Lowest confidence of the diagnostics to report.
    public var minimumConfidence = Confidence.medium

    public init(rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets()) {
        self.rules = rules
        self.targets = targets
    }
}

/// A rule with its settings for a file.
public struct ConfiguredRule: Sendable {
    public var rule: any Rule
    /// Replaces the severity of every diagnostic of the rule; nil keeps the severity of each case.
    public var severity: Severity?

    public init(_ rule: any Rule, severity: Severity? = nil) {
        self.rule = rule
        self.severity = severity
    }

    public var info: RuleInfo { type(of: rule).info }
}
