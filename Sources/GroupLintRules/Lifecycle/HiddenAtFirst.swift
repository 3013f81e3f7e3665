import GroupLintCore

/// A branch around a view that does not show the view when it is shown first.
struct HiddenAtFirst {
    let branch: ViewElement
    /// The arm that is not shown.
    let arm: ViewElement
    /// The properties whose first values keep the view out.
    let causes: [StateProperty]

    /// How many members may show each other.
    private static let mostMembers = 4

    /// Nil if the view may be shown at first.
    init?(_ view: ViewElement, _ code: ViewCode, _ context: inout RuleContext) {
        let condition = KnownCondition(atFirst: code)
        for (arm, branch) in Self.arms(around: view) where !branch.flags.contains(.isConfig) {
            guard let choice = context.node(of: branch).flatMap(condition.choice), !choice.causes.isEmpty,
                let position = branch.children.map(\.site).firstIndex(of: arm.site), position != choice.position
            else { continue }
            (self.branch, self.arm, causes) = (branch, arm, choice.causes)
            return
        }
        return nil
    }

    /// The arms around a view, also where a member is shown, if only one place shows it.
    static func arms(around view: ViewElement) -> [(arm: ViewElement, branch: ViewElement)] {
        let places = sequence(first: view) { place in
            guard let member = place.member, place.index.member(member).name != .body else { return nil }
            let uses = place.uses.prefix(2)
            return uses.count == 1 && uses[0].owner == view.owner ? uses[0] : nil
        }
        return places.prefix(mostMembers).flatMap { $0.armsAround() }
    }
}
