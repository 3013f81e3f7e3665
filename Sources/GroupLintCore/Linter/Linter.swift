/// What a run checks, and how hard it works.
package struct LintConfiguration: Sendable {
    /// Rules that run; a severity of `off` means that the rule does not.
    package var rules: [ConfiguredRule]
    package var targets: DeploymentTargets
    /// Diagnostics below this are dropped.
    package var minimumConfidence = Confidence.medium
    /// At least 1.
    package var threadCount = 1

    package init(rules: [ConfiguredRule], targets: DeploymentTargets = DeploymentTargets()) {
        self.rules = rules
        self.targets = targets
    }
}

/// A rule with its settings for this run.
package struct ConfiguredRule: Sendable {
    package var rule: any Rule
    /// Replaces the severity of every diagnostic of the rule; nil keeps the rule's own ladder.
    package var severity: Severity?

    package init(_ rule: any Rule, severity: Severity? = nil) {
        self.rule = rule
        self.severity = severity
    }
}

/// Why a file could not be linted.
package struct InputError: Error, Sendable {
    /// `skipped` for what is left out on purpose (too large, not UTF-8), `io` for what could not be read.
    package var kind: InputProblem.Kind
    /// Lower case, no full stop.
    package var message: String

    package init(kind: InputProblem.Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}

/// The pipeline: parse every file and summarise it, merge the summaries into the project index, parse the files that
/// have view code again, run the rules on their view trees.
package struct Linter: Sendable {
    package let configuration: LintConfiguration

    package init(_ configuration: LintConfiguration) {
        self.configuration = configuration
    }

    /// Lints files by path. `load` is called once or twice for each path, from several threads.
    package func lint(
        _ paths: [String], load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> LintReport {
        LintReport()
    }
}
