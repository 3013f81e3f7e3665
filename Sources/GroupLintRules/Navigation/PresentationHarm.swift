import GroupLintCore

/// What comes of a presentation, identity or the like that is given to each view of a Group.
enum PresentationHarm {
    /// The case of the rule; nil for other modifiers.
    static func of(_ modifier: Name) -> RuleCase? {
        modifiers[modifier].map { kinds[Int($0)].harm }
    }

    private static let kinds: [(harm: RuleCase, names: StaticString)] = [
        (
            GroupPresentationModifier.presentation,
            """
            sheet fullScreenCover popover alert confirmationDialog actionSheet fileImporter fileExporter fileMover \
            photosPicker inspector quickLookPreview navigationDestination searchable
            """
        ),
        (
            GroupPresentationModifier.action,
            "onReceive onOpenURL onContinueUserActivity"
        ),
        (
            GroupPresentationModifier.geometry,
            "matchedGeometryEffect matchedTransitionSource"
        ),
        (GroupPresentationModifier.tag, "tag"),
        (
            GroupPresentationModifier.repeated,
            """
            id toolbar navigationTitle navigationBarTitle userActivity focusedSceneValue accessibilityIdentifier \
            keyboardShortcut refreshable
            """
        ),
    ]

    /// Position in `kinds` of each modifier.
    static let modifiers = kinds.indices.reduce(into: NameTable()) { table, kind in
        table.insert(words: kinds[kind].names, Int32(kind))
    }
}
