/// Documentation of a rule. `explain`, Rules.md, SARIF and the example configuration are generated from it.
public final class RuleInfo: Sendable {
    /// Id in snake_case that names the problem.
    public let id: String
    /// One sentence of at most 100 characters, with a period.
    public let summary: String
    public let category: RuleCategory
    /// What happens at run time, and on which OS versions. Paragraphs separated by blank lines.
    public let rationale: String
    /// Cases that the rule does not report by design, one in each item.
    public let silentOn: [String]
    /// What its fixes change and which of them are safe, in one sentence; nil if it has no fixes.
    public let fix: String?
    /// Sources of the claims about run-time behavior.
    public let sources: [String]
    /// Example source that the rule reports.
    public let bad: String
    /// Corrected example source. No rule reports anything in it.
    public let good: String
    /// Deployment target for the diagnostics of `bad` in documents, such as `iOS=14.0`; nil if it does not matter.
    public let exampleTarget: String?

    /// OS versions on which the code does what the rule says.
    public let versions: AffectedVersions
    /// How many of its reports were right; nil if nobody has read enough of them yet.
    public let measured: Measurement?

    /// Whether the rule runs only if it is enabled.
    public let isOffByDefault: Bool
    /// Whether the rule is off by default but part of the preset `strict`.
    public let isStrict: Bool
    /// Whether the rule reports nothing if the deployment target is unknown.
    public let needsTarget: Bool
    /// Ids of rules that may report the same code for another reason after a change elsewhere. A comment that switches off one
    /// of them also switches off this rule.
    public let relatives: [String]
    /// Whether the marked code can be deleted. Editors fade it.
    public let marksNeedlessCode: Bool
    /// Whether other files of the project often show that there is nothing to report. Until all files are read, editors do not
    /// show the reports of the rule.
    public let needsProject: Bool

    private let makeCases: @Sendable () -> [RuleCase]
    private let makeDoubts: @Sendable () -> [Doubt]

    /// Makes the documentation. Cases and doubts are created when a document needs them, not when the tool starts.
    ///
    /// - Parameter cases: everything that the rule reports, the ordinary case first.
    /// - Parameter doubts: what makes the rule less certain.
    public init(
        id: String, summary: String, category: RuleCategory, rationale: String,
        cases: @autoclosure @escaping @Sendable () -> [RuleCase],
        doubts: @autoclosure @escaping @Sendable () -> [Doubt] = [],
        silentOn: [String] = [], fix: String? = nil, sources: [String] = [], bad: String, good: String,
        exampleTarget: String? = nil, versions: AffectedVersions = .all, measured: Measurement? = nil,
        isOffByDefault: Bool = false, isStrict: Bool = false, needsTarget: Bool = false, relatives: [String] = [],
        marksNeedlessCode: Bool = false, needsProject: Bool = false
    ) {
        self.id = id
        self.summary = summary
        self.category = category
        self.rationale = rationale
        self.silentOn = silentOn
        self.fix = fix
        self.sources = sources
        self.bad = bad
        self.good = good
        self.exampleTarget = exampleTarget
        self.versions = versions
        self.measured = measured
        self.isOffByDefault = isOffByDefault
        self.isStrict = isStrict
        self.needsTarget = needsTarget
        self.relatives = relatives
        self.marksNeedlessCode = marksNeedlessCode
        self.needsProject = needsProject
        makeCases = cases
        makeDoubts = doubts
    }

    /// Everything that the rule reports, the ordinary case first.
    public var cases: [RuleCase] { makeCases() }
    /// What makes the rule less certain.
    public var doubts: [Doubt] { makeDoubts() }
    /// How certain its reports are, most certain first: the confidences of its cases and doubts.
    public var certainties: [Confidence] {
        let found = cases.map(\.confidence) + doubts.map(\.confidence)
        return Confidence.allCases.reversed().filter(found.contains)
    }
    /// The severities that its reports can have, the highest first: `warning, info`; `off` for a rule that is off by default.
    public var severityWords: String { isOffByDefault ? Severity.off.rawValue : levelWords }
    /// The severities of the cases that are not hidden by default, the highest first; of all cases if all are hidden.
    public var levelWords: String {
        let all = cases
        let shown = all.filter { $0.confidence > .low }
        let found = (shown.isEmpty ? all : shown).map(\.severity)
        return Severity.allCases.sorted(by: >).filter(found.contains).map(\.rawValue).joined(separator: ", ")
    }
    /// Severity of the ordinary case; `off` for a rule that is off by default.
    public var severity: Severity { isOffByDefault ? .off : cases[0].severity }
}
