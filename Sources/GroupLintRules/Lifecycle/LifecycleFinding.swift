import GroupLintCore

/// What a rule says about lifecycle modifiers of one subject.
struct LifecycleFinding {
    var ruleCase: RuleCase
    var uses: [LifecycleUse]
    /// Starts with "runs" when it may be said of several modifiers at once.
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

    /// One finding for all modifiers of a subject that the same is true of, as severe as the worst of them.
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

    /// `onAppear and task`.
    private func names(_ context: inout RuleContext) -> String {
        var names: [String] = []
        for use in uses {
            let name = context.text(use.modifier)
            if !names.contains(name) { names.append(name) }
        }
        guard let last = names.popLast() else { return "" }
        return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    }

    /// Words of the message: `onAppear and task`, `this Group`, `run …`.
    func words(_ context: inout RuleContext) -> (modifiers: String, subject: String, effect: String) {
        let names = names(&context)
        let isOne = !names.contains(" and ")
        return (names, uses[0].text, isOne ? effect : "run " + effect.dropFirst("runs ".count))
    }

    /// Sections are no single row, and a container in another member is not there to be moved to.
    func remedy(_ place: Placement, _ names: String) -> String {
        if uses[0].holdsSections { return "put \(names) on one view that is always there" }
        return "make it one row with a VStack, or "
            + (place.hops == 0 ? "move \(names) to the \(place.layout.text)" : "put \(names) on one view that is always there")
    }

    /// The other modifiers, and what matters to all of them.
    func places(_ context: inout RuleContext) -> [RelatedLocation] {
        let path = uses[0].subject.path
        return uses.dropFirst().map { use in
            RelatedLocation(path: path, range: use.modifier.nameRange, message: "so does this modifier")
        } + related
    }
}

extension LifecycleUse {
    /// What happens to the modifier of a Group, member or view whose views are rows of a list or lazy stack.
    func effect(onRowOf place: Placement, _ action: LifecycleAction?) -> String {
        if hasSeveralViews { return "runs once for each of its rows" }
        if place.layout == .lazy { return "may run again each time its branch changes" }
        if let action, action.feedback != nil, !action.asks {
            return "changes the branch that it runs for, and so runs in a loop"
        }
        return "runs again each time its branch makes another row"
    }
}

extension LifecycleFinding {
    /// When it runs for each row.
    private var moment: String {
        guard effect.hasPrefix("runs ") else { return "" }
        let leaving = uses.filter { $0.effect == "onDisappear" }.count
        if leaving == 0 { return ", as it appears" }
        return leaving == uses.count ? ", as it disappears" : ", as it appears and disappears"
    }

    /// What stands around the sentence about a ForEach or Section: the versions that it is true of, and when the action
    /// runs; where the versions matter, also the target that makes them matter.
    func truth(
        in place: Placement, _ context: inout RuleContext
    ) -> (version: String, moment: String, target: String?) {
        let use = uses[0]
        guard !place.layout.isRow else { return ("", moment, nil) }
        if effect == use.effect(onRowsOf: place, isBelow: true) {
            let target = use.unmergedTarget(&context)
            let version = context.targets.mergingText(target?.platform)
            return (
                "before \(version) ", ", and from then on once for all of them", target.map(DeploymentTargets.text)
            )
        }
        return (use.effect == "onReceive" ? "" : "since \(context.targets.mergingText(nil)) ", "", nil)
    }
}
