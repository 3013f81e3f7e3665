import GroupLintCore

struct DragTranslationAccumulated: Rule {
    static let drag = RuleCase(
        .warning, when: "a drag",
        says: "the view runs away from the finger, because each event adds the whole translation since the start of the drag to "
            + "`{property}`")
    static let magnification = RuleCase(
        .warning, when: "a magnification",
        says: "the view grows and shrinks faster and faster, because each event multiplies `{property}` by the whole "
            + "magnification since the start of the gesture")
    static let rotation = RuleCase(
        .warning, when: "a rotation",
        says: "the view turns faster and faster, because each event adds the whole rotation since the start of the gesture to "
            + "`{property}`")

    static let info = RuleInfo(
        id: "drag_translation_accumulated",
        summary: "Each event of a gesture adds all that the gesture has done since its start.",
        category: .interaction,
        rationale: """
            The `translation` of a drag is counted from its start, not from the last event. A handler of `.onChanged` that adds \
            it to a property adds the first points again with each event: after some events the view is far from the finger. The \
            value of a magnification is a factor of the size at the start, and that of a rotation an angle from the start.

            Keep the value from the start of the gesture in a second property, and set it in `.onEnded`. This applies to every \
            OS version.
            """,
        cases: [drag, magnification, rotation],
        silentOn: [
            "handlers that subtract or divide by the value of the last event, or that set the property from another one",
            "gestures in the coordinate space of a view that may move with the property, where `translation` is what is left "
                + "of the way: those before `.offset`, and on views beside the one that moves",
            "translations with a factor, local variables, and properties other than `@State`",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/draggesture/value/translation",
            "https://developer.apple.com/documentation/swiftui/magnifygesture/value/magnification",
        ],
        bad: """
            struct Card: View {
                @State private var offset = CGSize.zero

                var body: some View {
                    Color.blue
                        .offset(offset)
                        .gesture(
                            DragGesture().onChanged { value in
                                offset.width += value.translation.width
                            }
                        )
                }
            }
            """,
        good: """
            struct Card: View {
                @State private var offset = CGSize.zero
                @State private var start = CGSize.zero

                var body: some View {
                    Color.blue
                        .offset(offset)
                        .gesture(
                            DragGesture()
                                .onChanged { value in offset.width = start.width + value.translation.width }
                                .onEnded { _ in start = offset }
                        )
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var reported: Set<NodeID> = []
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers where SwiftUICatalog.gestureModifiers.contains(modifier.name) {
                guard let owner = element.owner, let call = context.node(of: modifier).flatMap(CallExpr.init),
                    let gesture = call.firstArgument?.value
                else { continue }
                for handler in GestureHandler.all(in: gesture, owner, &context) where handler.body.tree === call.node.tree {
                    guard let sum = AccumulatedValue(handler), !reported.contains(sum.node.id),
                        moves(sum, handler, call, owner, &context)
                    else { continue }
                    reported.insert(sum.node.id)
                    report(sum, handler.gesture, &context)
                }
            }
        }
    }

    /// Whether the property moves what the gesture is on, and the gesture is measured in a space that does not move with it.
    private func moves(
        _ sum: AccumulatedValue, _ handler: GestureHandler, _ call: CallExpr, _ owner: TypeID, _ context: inout RuleContext
    ) -> Bool {
        guard let content = call.callee?.chainBase, case let found = context.index.members(of: owner, named: sum.property),
            found.count == 1, context.index.wrapper(of: found[0]) == "State"
        else { return false }
        let nodes = TypeCode(owner, &context)?.nodes(named: sum.property).filter { node in
            node.ownName == sum.property && node.isInEvaluatedCode
                && !(node.tree === handler.body.tree && handler.body.range.contains(node.range))
        }
        guard let nodes, !nodes.isEmpty, nodes.count <= Self.mostUses else { return false }
        if handler.isInFixedSpace { return true }
        let isInside = nodes.allSatisfy { node in
            node.tree === call.node.tree && (content.range.contains(node.range) || call.node.range.contains(node.range))
        }
        return isInside && nodes.contains { content.range.contains($0.range) && handler.gesture.moves($0) }
    }

    private static let mostUses = 32

    private func report(_ sum: AccumulatedValue, _ gesture: GestureKind, _ context: inout RuleContext) {
        let property = sum.target.shortText ?? sum.target.tokenText
        let (ruleCase, step): (RuleCase, String) =
            switch gesture {
            case .drag: (Self.drag, "plus the translation")
            case .magnification: (Self.magnification, "times the magnification")
            case .rotation: (Self.rotation, "plus the rotation")
            }
        context.report(
            ruleCase, ["property": property], at: sum.node.range,
            help:
                "keep the value from the start of the gesture in another property, which `.onEnded` sets, and set `\(property)` "
                + "to that value \(step)")
    }
}
