import GroupLintCore

/// The problem with a presentation, identity or similar modifier that each view of a Group gets.
enum PresentationProblem {
    /// Traits of the modifiers that cause a problem.
    static let effects: CatalogModifier.Traits = [
        .presents, .subscribes, .opens, .identifies, .tags, .describes,
    ]

    /// The case of the rule for a modifier; nil for modifiers without a problem.
    static func of(_ modifier: Name) -> RuleCase? {
        let traits = SwiftUICatalog.modifiers.traits(of: modifier)
        if traits.contains(.presents) { return GroupPresentationModifier.presentation }
        if !traits.isDisjoint(with: [.subscribes, .opens]) { return GroupPresentationModifier.action }
        if traits.contains(.identifies) { return GroupPresentationModifier.geometry }
        if traits.contains(.tags) { return GroupPresentationModifier.tag }
        return traits.contains(.describes) ? GroupPresentationModifier.repeated : nil
    }
}
