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
