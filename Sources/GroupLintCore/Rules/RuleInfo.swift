/// Documentation of a rule as data; `explain`, Rules.md, SARIF and the example configuration are rendered from it.
public final class RuleInfo: Sendable {
    /// snake_case, names the offence.
    public let id: String
    /// One sentence of at most 100 characters with a full stop.
    public let summary: String
    public let category: RuleCategory
    /// What happens at run time, and on which OS versions. Paragraphs separated by blank lines.
    public let rationale: String
    /// Cases that the rule is silent on by design. One item a line.
    public let silentOn: [String]
    /// What its fixes change and which of them are safe, in one sentence; nil when it offers none.
    public let fix: String?
    /// Where the run-time claims come from.
    public let sources: [String]
    /// Source that yields this diagnostic.
    public let bad: String
    /// Source that says the same without it; no rule speaks about it.
    public let good: String
    /// Deployment target for documents to report `bad` with, such as `iOS=14.0`; nil when it does not matter.
    public let exampleTarget: String?

    /// The rule runs when it is asked for.
    public let isOffByDefault: Bool
    /// Off by default, but part of the preset `strict`.
    public let isStrict: Bool
    /// The rule says nothing where the deployment target is unknown.
    public let needsTarget: Bool
    /// What the rule marks can go as it is; editors show it faded.
    public let marksNeedlessCode: Bool

    private let makeCases: @Sendable () -> [RuleCase]
    private let makeDoubts: @Sendable () -> [Doubt]

    /// Cases and doubts are made when a document needs them; a start of the tool makes none.
    ///
    /// - Parameter cases: everything that the rule says, the ordinary case first.
    /// - Parameter doubts: what makes it less certain.
    public init(
        id: String, summary: String, category: RuleCategory, rationale: String,
        cases: @autoclosure @escaping @Sendable () -> [RuleCase],
        doubts: @autoclosure @escaping @Sendable () -> [Doubt] = [],
        silentOn: [String] = [], fix: String? = nil, sources: [String] = [], bad: String, good: String,
        exampleTarget: String? = nil, isOffByDefault: Bool = false, isStrict: Bool = false, needsTarget: Bool = false,
        marksNeedlessCode: Bool = false
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
        self.isOffByDefault = isOffByDefault
        self.isStrict = isStrict
        self.needsTarget = needsTarget
        self.marksNeedlessCode = marksNeedlessCode
        makeCases = cases
        makeDoubts = doubts
    }

    /// Everything that the rule says, the ordinary case first.
    public var cases: [RuleCase] { makeCases() }
    /// What makes the rule less certain.
    public var doubts: [Doubt] { makeDoubts() }
    /// Severity of the ordinary case; `off` for a rule that is off by default.
    public var severity: Severity { isOffByDefault ? .off : cases[0].severity }
}
