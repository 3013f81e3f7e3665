import GroupLintCore

struct GroupDistributesModifier: Rule {
    var cards = false

    static let elements = RuleCase(
        .warning, .medium, when: "`.accessibilityElement`",
        says: "{views} is a separate element for VoiceOver, because `.{modifier}` applies to each of them")
    static let areas = RuleCase(
        .info, when: "gestures",
        says: "touches between the views of this `Group` do nothing, because `.{modifier}` covers each view separately")
    static let shapes = RuleCase(
        .info, .medium, when: "`.contentShape` without a gesture",
        says: "touches between the views of this `Group` do nothing, because `.{modifier}` covers each view separately")
    static let lifted = RuleCase(
        .info, .medium, when: "context menus and drags",
        says: "{gesture} only one of the views, because {views} has its own `.{modifier}`")
    static let measurement = RuleCase(
        .warning, .medium, when: "a `GeometryReader` in a background or an overlay, if it sets a property of the view",
        says: "{views} sets `{property}` to its own size or position, because `.{modifier}` applies to each of them")
    static let paddedLabel = RuleCase(
        .info, when: "`.padding` on all sides in the label of a control",
        says: "the padding also appears between the views of this `Group`, because `.{modifier}` applies to each of them")
    static let card = RuleCase(
        .info, when: "a background or border after `.padding`, with the option `cards`",
        says: "{views} has its own {drawing}, because `.{modifier}` applies to each of them")
    static let indirect = Doubt(
        .medium, when: "the container, or the content of the `Group`, is found through other views or members")

    static let info = RuleInfo(
        id: "group_distributes_modifier",
        summary: "A modifier that is intended for the whole `Group` applies to each of its views.",
        category: .layout,
        rationale: """
            A `Group` is not a view of its own. In a container, SwiftUI applies gestures, shapes, padding, drawing and \
            accessibility elements on it to each view inside. `.accessibilityElement(children: .combine)` then combines \
            nothing: each view is an element. A gesture covers each view, and the space between them does not react. \
            Each view has its own context menu, and opening it highlights only that view. Padding in the label of a button pads \
            each of the views. A `GeometryReader` in a background is behind each view, and what it sets is the measure of the \
            view that reported last.

            Fonts, colors and styles are passed down, which has the same effect on a `Group` as on a stack. This applies to \
            every OS version.
            """,
        cases: [elements, areas, shapes, measurement, lifted, paddedLabel, card],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time, and a `Group` around one `ForEach`",
            "a `Group` at the root of a screen, label, sheet or overlay, and a `Group` in an unknown place",
            "rows of `List`, `Form` and `Table`, pages of a `TabView`, entries of menus and pickers",
            "views without space between them: in a `ZStack`, and in a stack with `spacing: 0`",
            "`.accessibilityElement(children: .contain)`, which keeps the views separate anyway, and a `Group` of which "
                + "VoiceOver sees only one view",
            "everything after `.onGeometryChange` or a modifier of the project with a stack around its content",
            "modifiers that pass a value down or describe a row, padding on some edges, and frames",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
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

    /// Reports once for each Group: the first of its most severe modifiers.
    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let effects: CatalogModifier.Traits = [.groups, .pads, .touch, .lifts, .card]
        var uses = DistributedModifier.all(on: [.group], of: effects, in: file, context).filter {
            !$0.content.isRowsAlone && $0.isInStack
        }[...]
        while let subject = uses.first?.subject {
            let chain = uses.prefix { $0.subject.site == subject.site }
            uses = uses.dropFirst(chain.count)
            var worst: (use: DistributedModifier, ruleCase: RuleCase)?
            for use in chain {
                guard let found = ruleCase(of: use, &context) else { continue }
                if let known = worst?.ruleCase, known.severity > found.severity { continue }
                if let known = worst?.ruleCase, known.severity == found.severity, known.confidence >= found.confidence {
                    continue
                }
                worst = (use, found)
            }
            if let worst { report(worst.use, worst.ruleCase, &context) }
        }
    }

    /// The case for a use; nil when the modifier has the same effect on each view as on all of them together.
    private func ruleCase(of use: DistributedModifier, _ context: inout RuleContext) -> RuleCase? {
        guard let known = SwiftUICatalog.modifiers[use.effect], known.kind == .perChild else { return nil }
        if known.traits.contains(.groups) {
            return use.keepsElements(&context) || use.hasOneElement(&context) ? nil : Self.elements
        }
        if known.traits.contains(.pads) {
            return use.padsAllEdges(&context) && context.isInLabel(use.subject) ? Self.paddedLabel : nil
        }
        if known.traits.contains(.card) {
            if use.measuredProperty(&context) != nil { return Self.measurement }
            return cards && use.modifiersBefore.contains { $0.name == "padding" } ? Self.card : nil
        }
        if known.traits.contains(.lifts) { return Self.lifted }
        guard !use.fillsSpace(&context), !use.isInactive, !context.placements.of(use.subject).contains(where: \.layout.isRow)
        else {
            return nil
        }
        return use.effect == "contentShape" ? Self.shapes : Self.areas
    }

    private func report(_ use: DistributedModifier, _ ruleCase: RuleCase, _ context: inout RuleContext) {
        let name = context.text(use.modifier)
        context.report(
            ruleCase,
            [
                "modifier": name, "views": use.content.text, "drawing": use.drawing,
                "property": use.measuredProperty(&context) ?? "",
                "gesture": use.effect == "contextMenu" ? "opening the menu highlights" : "a drag moves",
            ],
            at: use.modifier.nameRange, doubt: use.isCertain ? nil : Self.indirect, help: use.help(name, &context),
            related: use.related)
    }
}

extension DistributedModifier {
    /// Whether the views are next to each other in a stack, a grid or a layout of the project.
    fileprivate var isInStack: Bool {
        guard let container = place.container.map({ ViewElement(subject.index, $0) }) else { return false }
        if place.layout == .lazy { return true }
        return place.layout == .stack && (container.placesEachView || Self.stacks.contains(container.name))
    }

    private static let stacks = NameTable("VStack HStack ZStack Grid GridRow")

    /// Whether the call that shows the views may switch off touches.
    fileprivate var isInactive: Bool {
        guard let caller = place.caller.map({ ViewElement(subject.index, $0) }) else { return false }
        return caller.modifiers.contains { $0.name == "allowsHitTesting" || $0.name == "disabled" }
    }

    /// Whether the call of `.accessibilityElement` keeps the elements inside: `children: .contain`.
    fileprivate func keepsElements(_ context: inout RuleContext) -> Bool {
        let call = context.node(of: modifier).flatMap(CallExpr.init)
        return call?.argument("children")?.tokenText == "contain"
    }

    /// Whether VoiceOver sees only one of the views: the others are hidden from it, or only take space.
    fileprivate func hasOneElement(_ context: inout RuleContext) -> Bool {
        let seen = subject.slots.flatMap { Array($0.children) }.filter { view in
            guard !view.isSwiftUI("Spacer"), !view.isSwiftUI("Divider") else { return false }
            return !view.modifiers.contains { modifier in
                guard modifier.name == "accessibilityHidden" else { return false }
                return context.node(of: modifier).flatMap(CallExpr.init)?.firstArgument?.value?.text == "true"
            }
        }
        return seen.count == 1 && (seen[0].kind == .opaque || ViewContent(of: seen[0]).most == 1)
    }

    /// Whether there is no space between the views: in a ZStack, or with `spacing: 0`.
    fileprivate func fillsSpace(_ context: inout RuleContext) -> Bool {
        guard let container = place.container.map({ ViewElement(subject.index, $0) }) else { return false }
        let call = context.syntax(ofFile: container.path)?.node(container.node).flatMap(CallExpr.init)
        return container.isSwiftUI("ZStack") || call?.argument("spacing")?.literalInteger == 0
    }
}
