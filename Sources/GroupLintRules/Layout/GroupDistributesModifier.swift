import GroupLintCore

struct GroupDistributesModifier: Rule {
    var cards = false

    static let elements = RuleCase(
        .warning, when: "`.accessibilityElement`",
        says: "each view in this `Group` becomes a separate element: `.{modifier}` does not combine them into one")
    static let areas = RuleCase(
        .warning, when: "gestures and `.contentShape`",
        says: "the space between the views of this `Group` is not covered: `.{modifier}` applies to each view separately")
    static let paddedLabel = RuleCase(
        .info, when: "`.padding` on all sides in the label of a control",
        says: "each view in this `Group` gets its own `.{modifier}`")
    static let card = RuleCase(
        .info, when: "a background or border after `.padding`, with the option `cards`",
        says: "each view in this `Group` draws its own `.{modifier}`")
    static let indirect = Doubt(
        .medium, when: "the container, or the content of the `Group`, is found through other views or members")

    static let info = RuleInfo(
        id: "group_distributes_modifier",
        summary: "A modifier that is intended for the whole `Group` is applied to each of its views.",
        category: .layout,
        rationale: """
            A `Group` is not a view: each view in it gets a copy of every modifier, as Apple's documentation says. That is \
            useful for fonts, colors and styles. But `.accessibilityElement` on a `Group` makes one element of each view \
            instead of one element of all views. A gesture or a content shape covers each view, and the space between \
            them does not react. Padding on several views in the label of a button pads each of them.

            On every OS version.
            """,
        cases: [elements, areas, paddedLabel, card],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time, and a `Group` around one `ForEach`",
            "a `Group` at the root of a screen, label, sheet or overlay, and a `Group` in an unknown place",
            "gestures on the rows of `List`, `Form` and `Table`",
            "modifiers that pass a value down or describe a row, padding on some edges, and frames",
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
        .bool("cards", \.cards, "whether `.padding` followed by a background, border or clip shape is reported too")
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
                help: "make the `Group` a stack, or put `.\(name)` on the \(use.place.layout.text) around it",
                related: use.related)
        }
    }

    /// The case for a use; nil when the modifier has the same effect on each view as on all of them together.
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
