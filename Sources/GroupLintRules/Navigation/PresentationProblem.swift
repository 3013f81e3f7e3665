import GroupLintCore

/// What comes of a presentation, identity or the like that is given to each view of a Group.
enum PresentationProblem {
    /// Modifiers that have any.
    static let effects: CatalogModifier.Traits = [
        .presents, .subscribes, .opens, .identifies, .tags, .describes,
    ]

    /// The case of the rule; nil for other modifiers.
    static func of(_ modifier: Name) -> RuleCase? {
        let traits = SwiftUICatalog.modifiers.traits(of: modifier)
        if traits.contains(.presents) { return GroupPresentationModifier.presentation }
        if !traits.isDisjoint(with: [.subscribes, .opens]) { return GroupPresentationModifier.action }
        if traits.contains(.identifies) { return GroupPresentationModifier.geometry }
        if traits.contains(.tags) { return GroupPresentationModifier.tag }
        return traits.contains(.describes) ? GroupPresentationModifier.repeated : nil
    }
}
