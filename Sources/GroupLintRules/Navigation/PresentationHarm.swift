import GroupLintCore

/// What comes of a presentation, identity or the like that is given to each view of a Group.
struct PresentationHarm {
    let severity: Severity
    /// Goes on after "sheet on this Group".
    let text: String

    /// Nil for other modifiers.
    init?(of modifier: Name) {
        guard let position = Self.modifiers[modifier] else { return nil }
        self = Self.kinds[Int(position)].harm
    }

    private init(_ severity: Severity, _ text: String) {
        self.severity = severity
        self.text = text
    }

    private static let kinds: [(harm: PresentationHarm, names: StaticString)] = [
        (
            PresentationHarm(.warning, "exists once for each of its views, all with the same state"),
            """
            sheet fullScreenCover popover alert confirmationDialog actionSheet fileImporter fileExporter fileMover \
            photosPicker inspector quickLookPreview navigationDestination searchable
            """
        ),
        (
            PresentationHarm(.warning, "runs its action once for each of its views"),
            "onReceive onOpenURL onContinueUserActivity"
        ),
        (
            PresentationHarm(.warning, "gives each of its views the same identity"),
            "matchedGeometryEffect matchedTransitionSource"
        ),
        (PresentationHarm(.error, "gives each of its views the same tag"), "tag"),
        (
            PresentationHarm(.info, "is repeated on each of its views"),
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
