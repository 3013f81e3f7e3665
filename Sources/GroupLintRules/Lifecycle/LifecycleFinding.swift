import GroupLintCore

/// What a rule reports about the lifecycle modifiers of one view.
struct LifecycleFinding {
    var ruleCase: RuleCase
    var uses: [LifecycleUse]
    var doubt: Doubt?
    var related: [RelatedLocation]

    init(_ ruleCase: RuleCase, _ use: LifecycleUse, doubt: Doubt?, related: [RelatedLocation]) {
        self.ruleCase = ruleCase
        uses = [use]
        self.doubt = doubt
        self.related = related
    }

    /// Joins the findings of one case into one.
    static func joined(_ findings: [LifecycleFinding]) -> [LifecycleFinding] {
        var result: [LifecycleFinding] = []
        for finding in findings {
            let same = result.firstIndex { other in
                other.ruleCase.when == finding.ruleCase.when && other.doubt?.when == finding.doubt?.when
            }
            if let same { result[same].uses += finding.uses } else { result.append(finding) }
        }
        return result
    }

    /// The words of the message: the modifiers, "this `Group`", "the `Group`" and "run" or "runs".
    typealias Words = (modifiers: String, subject: String, again: String, run: String)

    func words(_ context: inout RuleContext) -> Words {
        var names: [String] = []
        for use in uses {
            let isInitial = use.effect == "onChange" && !use.isWrapped && use.runsInitially(&context)
            let name = "`.\(context.text(use.modifier))\(isInitial ? "(initial: true)" : "")`"
            if !names.contains(name) { names.append(name) }
        }
        let subject = uses[0].named(&context)
        return (names.listed("and"), subject.text, subject.textAgain, names.count == 1 ? "runs" : "run")
    }

    /// Related locations: the other modifiers first, then the causes that they share.
    func places(_ context: inout RuleContext) -> [RelatedLocation] {
        let path = uses[0].subject.path
        return uses.dropFirst().map { use in
            RelatedLocation(path: path, range: use.modifier.nameRange, message: "the same is true of this modifier")
        } + related
    }
}
