import GroupLintCore

/// What a rule reports about the lifecycle modifiers of one view.
struct LifecycleFinding {
    var ruleCase: RuleCase
    var uses: [LifecycleUse]
    /// The verb of the message; starts with "runs" when it fits several modifiers at once.
    var effect: String
    var doubt: Doubt?
    var related: [RelatedLocation]

    init(
        _ ruleCase: RuleCase, uses: [LifecycleUse], effect: String, doubt: Doubt?, related: [RelatedLocation]
    ) {
        self.ruleCase = ruleCase
        self.uses = uses
        self.effect = effect
        self.doubt = doubt
        self.related = related
    }

    /// Joins the findings with the same effect into one, as severe as the worst of them.
    static func joined(_ findings: [LifecycleFinding]) -> [LifecycleFinding] {
        var result: [LifecycleFinding] = []
        for finding in findings {
            let same = result.firstIndex { $0.isJoinable(with: finding) }
            guard let same else {
                result.append(finding)
                continue
            }
            result[same].uses += finding.uses
            if finding.ruleCase.severity > result[same].ruleCase.severity {
                (result[same].ruleCase, result[same].doubt) = (finding.ruleCase, finding.doubt)
            }
        }
        return result
    }

    private func isJoinable(with other: LifecycleFinding) -> Bool {
        effect.hasPrefix("runs ") && effect == other.effect
            && ruleCase.confidence(doubt) == other.ruleCase.confidence(other.doubt)
    }

    /// The names of the modifiers for messages: `.onAppear` and `.task`.
    private func names(_ context: inout RuleContext) -> String {
        var names: [String] = []
        for use in uses {
            let name = "`.\(context.text(use.modifier))`"
            if !names.contains(name) { names.append(name) }
        }
        guard let last = names.popLast() else { return "" }
        return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    }

    /// The words of the message: the modifiers, "this Group" and "run …" or "runs …".
    func words(_ context: inout RuleContext) -> (modifiers: String, subject: String, effect: String) {
        let names = names(&context)
        let isOne = !names.contains(" and ")
        return (names, uses[0].text, isOne ? effect : "run " + effect.dropFirst("runs ".count))
    }

    /// The help text. Sections cannot become one row, and a modifier cannot move to a container in another member.
    func remedy(_ place: Placement, _ names: String) -> String {
        if uses[0].holdsSections { return "put \(names) on one view that is always shown" }
        return "make the content one row with a `VStack`, or "
            + (place.hops == 0 ? "move \(names) to the \(place.layout.text)" : "put \(names) on one view that is always shown")
    }

    /// Related locations: the other modifiers first, then the causes that they share.
    func places(_ context: inout RuleContext) -> [RelatedLocation] {
        let path = uses[0].subject.path
        return uses.dropFirst().map { use in
            RelatedLocation(path: path, range: use.modifier.nameRange, message: "the same is true of this modifier")
        } + related
    }
}

extension LifecycleUse {
    /// The verb of the message for a Group, member or view whose views are rows of a list or lazy stack.
    func effect(onRowOf place: Placement, _ action: LifecycleAction?) -> String {
        if hasSeveralViews { return "runs once for each of its rows" }
        if place.layout == .lazy { return "may run again each time its branch changes" }
        if let action, action.feedback != nil, !action.asks {
            return "changes the branch that it runs for, so it runs in a loop"
        }
        return "runs again each time its branch changes, because that makes a new row"
    }
}

extension LifecycleFinding {
    /// When the action runs for each row, as the end of the message.
    private var moment: String {
        guard effect.hasPrefix("runs ") else { return "" }
        let leaving = uses.filter { $0.effect == "onDisappear" }.count
        if leaving == 0 { return " as it appears" }
        return leaving == uses.count ? " as it disappears" : " as it appears and disappears"
    }

    /// The start and end of the message about a ForEach or Section: the place or OS versions that it is true of, and when
    /// the action runs. `target` is the deployment target that the message depends on, if any.
    func truth(
        in place: Placement, _ context: inout RuleContext
    ) -> (version: String, moment: String, target: String?) {
        let use = uses[0]
        guard !place.layout.isRow else { return ("in the \(place.layout.text), ", moment, nil) }
        if effect == use.effect(onRowsOf: place, isBelow: true) {
            let target = use.unmergedTarget(&context)
            let version = context.targets.mergingText(target?.platform)
            return (
                "before \(version), ", ", and from then on once for all of them", target.map(DeploymentTargets.text)
            )
        }
        return (use.effect == "onReceive" ? "here, " : "since \(context.targets.mergingText(nil)), ", "", nil)
    }
}
