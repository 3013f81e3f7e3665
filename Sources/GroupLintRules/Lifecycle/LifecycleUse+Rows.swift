import GroupLintCore

extension LifecycleUse {
    /// Whether exactly one view is shown at any time, and a branch decides which.
    var isOneOfSeveralViews: Bool {
        content.branch != nil && content.fewest == 1 && content.most == 1 && !content.hasUnknown
    }

    /// Whether a further run of an action that does not change the branch itself may do harm.
    func matters(_ action: LifecycleAction, among uses: [LifecycleUse], in place: Placement) -> Bool {
        let isPair = uses.contains { $0.effect == "onAppear" } && uses.contains { $0.effect == "onDisappear" }
        guard !isPair, !action.isGuarded, action.doesWork, !(place.isRepeated && action.usesRowElement),
            let site = content.branch
        else { return false }
        let branch = ViewElement(subject.index, site)
        return branch.reads.contains(where: branch.changes)
    }
}
