import GroupLintCore

/// What comes of a presentation, identity or the like that is given to each view of a Group.
struct PresentationHarm {
    let severity: Severity
    /// Goes on after "sheet on this Group".
    let text: String

    /// Modifiers that have any.
    static let effects: CatalogModifier.Traits = [
        .presents, .subscribes, .opens, .identifies, .tags, .describes,
    ]

    /// Nil for other modifiers.
    init?(of modifier: Name) {
        let traits = SwiftUICatalog.modifiers.traits(of: modifier)
        if traits.contains(.presents) {
            self.init(.warning, "exists once for each of its views, all with the same state")
        } else if !traits.isDisjoint(with: [.subscribes, .opens]) {
            self.init(.warning, "runs its action once for each of its views")
        } else if traits.contains(.identifies) {
            self.init(.warning, "gives each of its views the same identity")
        } else if traits.contains(.tags) {
            self.init(.error, "gives each of its views the same tag")
        } else if traits.contains(.describes) {
            self.init(.info, "is repeated on each of its views")
        } else {
            return nil
        }
    }

    private init(_ severity: Severity, _ text: String) {
        self.severity = severity
        self.text = text
    }
}
