import GroupLintCore

/// What a rule says about lifecycle modifiers of one subject.
struct LifecycleFinding {
    var uses: [LifecycleUse]
    /// Starts with "runs" when it may be said of several modifiers at once.
    var effect: String
    var severity: Severity
    var confidence: Confidence
    var related: [RelatedLocation]

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
            result[same].severity = max(result[same].severity, finding.severity)
        }
        return result
    }

    private func isJoinable(with other: LifecycleFinding) -> Bool {
        effect.hasPrefix("runs ") && effect == other.effect && confidence == other.confidence
    }

    /// `onAppear and task`.
    func names(_ context: inout RuleContext) -> String {
        var names: [String] = []
        for use in uses {
            let name = context.text(use.modifier)
            if !names.contains(name) { names.append(name) }
        }
        guard let last = names.popLast() else { return "" }
        return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    }

    /// `onAppear on this Group runs …`.
    func sentence(_ context: inout RuleContext) -> String {
        let names = names(&context)
        let isOne = !names.contains(" and ")
        let effect = isOne ? effect : "run " + effect.dropFirst("runs ".count)
        return "\(names) on \(uses[0].text) \(effect)"
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

    /// The sentence about a ForEach or Section with the versions that it is true of; where those matter, the target that
    /// makes them matter too.
    func sentence(in place: Placement, _ context: inout RuleContext) -> (text: String, target: String?) {
        let use = uses[0]
        let text = sentence(&context)
        guard !place.layout.isRow else { return (text + moment, nil) }
        if effect == use.effect(onRowsOf: place, isBelow: true) {
            let target = use.unmergedTarget(&context)
            let version = context.targets.mergingText(target?.platform)
            return ("before \(version) \(text), and from then on once for all of them", target.map(DeploymentTargets.text))
        }
        return (use.effect == "onReceive" ? text : "since \(context.targets.mergingText(nil)) \(text)", nil)
    }
}
