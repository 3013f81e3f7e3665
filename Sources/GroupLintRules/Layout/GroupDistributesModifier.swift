import GroupLintCore

struct GroupDistributesModifier: Rule {
    var cards = false

    static let elements = RuleCase(
        .warning, when: "accessibilityElement",
        says: "{modifier} on this Group makes an element of each of its views, not one of all")
    static let areas = RuleCase(
        .warning, when: "gestures and contentShape",
        says: "{modifier} on this Group covers each of its views, not the space between them")
    static let paddedLabel = RuleCase(
        .info, when: "padding on all sides in the label of a control",
        says: "{modifier} on this Group pads each of its views")
    static let card = RuleCase(
        .info, when: "with the option cards, a background or border behind padding",
        says: "{modifier} on this Group is drawn once for each of its views")
    static let indirect = Doubt(
        .medium, when: "the container, or what the Group holds, is known through other views or members")

    static let info = RuleInfo(
        id: "group_distributes_modifier",
        summary: "A modifier that is meant for a whole is given to each view of a Group.",
        category: .layout,
        rationale: """
            A Group is no view: each view in it gets a copy of every modifier, as Apple's documentation says. That is what \
            a Group is for where fonts, colors and styles are concerned. accessibilityElement on a Group makes an \
            element of each view instead of one of all of them. A gesture or a content shape covers each view, and the \
            space between them does not react. Padding on several views in the label of a button pads each of them.

            On every OS version.
            """,
        cases: [elements, areas, paddedLabel, card],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time, and a Group around one ForEach",
            "a Group at the root of a screen, label, sheet or overlay, and one in a place that is not known",
            "gestures on the rows of List, Form and Table",
            "modifiers that hand a value down or describe a row, padding on some edges, and frames",
            "previews and tests",
        ],
        sources: ["https://developer.apple.com/documentation/swiftui/group"],
        bad: """
            struct Rating: View {
                let stars: Int

                var body: some View {
                    HStack {
                        Group {
                            Image(systemName: "star")
                            Text("\\(stars) stars")
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
            """,
        good: """
            struct Rating: View {
                let stars: Int

                var body: some View {
                    HStack {
                        Image(systemName: "star")
                        Text("\\(stars) stars")
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .bool("cards", \.cards, "whether padding with a background, border or clip shape behind it is reported too")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let uses = DistributedModifier.all(on: [.group], of: [.groups, .pads, .touch, .card], in: file, context)
        var reported: UInt32?
        for use in uses where !use.isRowsAlone && use.subject.nameRange.start != reported {
            guard let ruleCase = ruleCase(of: use, &context) else { continue }
            reported = use.subject.nameRange.start
            let name = context.text(use.modifier)
            context.report(
                ruleCase, ["modifier": name], at: use.modifier.nameRange, doubt: use.isCertain ? nil : Self.indirect,
                help: "make the Group a stack, or put \(name) on the \(use.place.layout.text) around it",
                related: use.related)
        }
    }

    /// Nil when the modifier does to each view what it would do to all of them.
    private func ruleCase(of use: DistributedModifier, _ context: inout RuleContext) -> RuleCase? {
        switch use.effect {
        case "accessibilityElement": return Self.elements
        case "padding":
            guard use.padsAllEdges(&context), context.isInLabel(use.subject) else { return nil }
            return Self.paddedLabel
        case let effect where effect.isModifier(with: .card):
            let isCard = use.modifiersBefore.contains { $0.name == "padding" }
            guard cards, isCard, !use.place.layout.isRow else { return nil }
            return Self.card
        default:
            guard !use.place.layout.isRow, use.place.layout != .menu else { return nil }
            return Self.areas
        }
    }
}
