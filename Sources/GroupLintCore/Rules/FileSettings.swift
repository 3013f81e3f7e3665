/// What is checked in one file.
public struct FileSettings: Sendable {
    /// Rules that run; a severity of `off` means that the rule does not.
    public var rules: [ConfiguredRule]
    public var targets: DeploymentTargets
    public var toolchain = Toolchain.newest
    /// Whether files that a tool has written are not checked.
    public var skipsGenerated = true
    /// Diagnostics below this are dropped.
    public var minimumConfidence = Confidence.medium

    public init(rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets()) {
        self.rules = rules
        self.targets = targets
    }
}

/// A rule with its settings for a file.
public struct ConfiguredRule: Sendable {
    public var rule: any Rule
    /// Replaces the severity of every diagnostic of the rule; nil keeps that of each case.
    public var severity: Severity?

    public init(_ rule: any Rule, severity: Severity? = nil) {
        self.rule = rule
        self.severity = severity
    }

    public var info: RuleInfo { type(of: rule).info }
}
