import GroupLintCore

/// A branch around a view that does not show the view when it is shown first.
struct HiddenAtFirst {
    let branch: ViewElement
    /// The properties whose first values keep the view out.
    let causes: [StateProperty]

    /// Nil if the view may be shown at first.
    init?(_ view: ViewElement, _ code: ViewCode, _ context: inout RuleContext) {
        let condition = KnownCondition(atFirst: code)
        for (arm, branch) in view.armsAround() where !branch.flags.contains(.isConfig) {
            guard let choice = context.node(of: branch).flatMap(condition.choice), !choice.causes.isEmpty,
                let position = branch.children.map(\.site).firstIndex(of: arm.site), position != choice.position
            else { continue }
            (self.branch, causes) = (branch, choice.causes)
            return
        }
        return nil
    }
}
