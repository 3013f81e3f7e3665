/// Documentation of a rule as data; `explain`, Rules.md, SARIF and the example configuration are rendered from it.
package final class RuleInfo: Sendable {
    /// snake_case, names the offence.
    package let id: String
    /// One sentence of at most 100 characters with a full stop.
    package let summary: String
    package let category: RuleCategory
    /// Severity of an ordinary diagnostic of the rule; single ones may be stronger or weaker, as `ladder` says. `off`
    /// for a rule that must be asked for; it then speaks with the severities of its ladder.
    package let severity: Severity
    /// What happens at run time, and on which OS versions. Paragraphs separated by blank lines.
    package let rationale: String
    /// When a diagnostic is stronger or weaker than `severity`. One item a line.
    package let ladder: [String]
    /// Cases that the rule is silent on by design. One item a line.
    package let silentOn: [String]
    /// What its fixes change and which of them are safe, in one sentence; nil when it offers none.
    package let fix: String?
    /// Where the run-time claims come from.
    package let sources: [String]
    /// Source that yields this diagnostic.
    package let bad: String
    /// Source that says the same without it; no rule speaks about it.
    package let good: String
    /// Deployment target under which `bad` is reported, such as `iOS=14.0`; nil when it does not matter.
    package let exampleTarget: String?

    /// Off by default, but part of the preset `strict`.
    package let isStrict: Bool

    package init(
        id: String, summary: String, category: RuleCategory, severity: Severity, rationale: String,
        ladder: [String] = [], silentOn: [String] = [], fix: String? = nil, sources: [String] = [], bad: String,
        good: String,
        exampleTarget: String? = nil, isStrict: Bool = false
    ) {
        self.id = id
        self.summary = summary
        self.category = category
        self.severity = severity
        self.rationale = rationale
        self.ladder = ladder
        self.silentOn = silentOn
        self.fix = fix
        self.sources = sources
        self.bad = bad
        self.good = good
        self.exampleTarget = exampleTarget
        self.isStrict = isStrict
    }
}
