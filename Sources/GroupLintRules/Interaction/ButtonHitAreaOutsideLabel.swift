import GroupLintCore

struct ButtonHitAreaOutsideLabel: Rule {
    static let outside = RuleCase(
        .warning, says: "taps beside the label of this `{control}` do nothing, because {modifiers} outside of its label")
    static let automatic = Doubt(.medium, when: "the automatic style, which draws nothing around the label on iOS")

    static let info = RuleInfo(
        id: "button_hit_area_outside_label",
        summary: "The area that looks like a button is larger than the label, which takes the taps.",
        category: .interaction,
        rationale: """
            A button takes taps on its label. A padding or a frame after the button makes room around it, and a background \
            after that draws this room, so it looks like a part of the button. But taps there do nothing: they miss the label. \
            A `.contentShape` after the button does not change this.

            In the label, the same modifiers belong to the button. Then the whole area takes taps, and all of it shows that \
            the button is pressed. This is true of the plain and the borderless style, of styles of the project that only \
            return the label, and of the automatic style on iOS outside of lists.
            """,
        cases: [outside], doubts: [automatic],
        silentOn: [
            "bordered styles and other styles that draw something themselves",
            "labels with a background of their own, and labels with views that are not texts, symbols or stacks of them",
            "a padding on one edge, a frame with an alignment, and a frame with the height of the screen",
            "backgrounds that look like the screen, such as `Color.clear` and `Color(.systemBackground)`",
            "the automatic style in rows of a `List` or `Form`, in menus, in toolbars and in unknown places, and in apps for "
                + "macOS, tvOS and watchOS only",
            "previews and tests",
        ],
        fix: "moves the modifiers into the label. Unsafe: the whole area reacts to taps.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/button",
            "https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)",
        ],
        bad: """
            struct Save: View {
                let save: () -> Void

                var body: some View {
                    VStack {
                        Text("Draft")
                        Button(action: save) {
                            Text("Save")
                        }
                        .padding()
                        .background(Color.blue)
                    }
                }
            }
            """,
        good: """
            struct Save: View {
                let save: () -> Void

                var body: some View {
                    VStack {
                        Text("Draft")
                        Button(action: save) {
                            Text("Save")
                                .padding()
                                .background(Color.blue)
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPointerOrTouch else { return }
        for element in file.modifiedElements
        where !element.isInPreview && element.isTapControl && element.name != "Menu" {
            guard !element.isBarItem, let area = OutsideArea(of: element, &context), context.hasBareLabel(element),
                let isCertain = hasBareStyle(element, &context), context.isPointedAt(element)
            else { continue }
            report(area, isCertain ? nil : Self.automatic, &context)
        }
    }

    /// Whether the style is known to draw nothing; false if it is automatic; nil if it may draw something.
    private func hasBareStyle(_ control: ViewElement, _ context: inout RuleContext) -> Bool? {
        switch context.look(of: control) {
        case .plain, .borderless: return true
        case .custom(let body): return context.keepsGaps(body) ? true : nil
        case .other: return nil
        case .automatic:
            let places = context.placements.of(control)
            let isOutsideLists = places.allSatisfy { place in
                place.layout == .stack || place.layout == .lazy || place.layout == .single || place.layout == .screen
            }
            return isOutsideLists && context.targets.mayRunOnTouchScreens ? false : nil
        }
    }

    private func report(_ area: OutsideArea, _ doubt: Doubt?, _ context: inout RuleContext) {
        let (enlarging, drawing) = (context.text(area.enlarging), context.text(area.drawing))
        let both = enlarging == drawing ? "`.\(enlarging)`" : "`.\(enlarging)` and `.\(drawing)`"
        let verb = enlarging == drawing ? "is" : "are"
        let hasSlot = area.control.labelSlot(context) != nil
        context.report(
            Self.outside, ["control": context.name(of: area.control) ?? "Button", "modifiers": "\(both) \(verb)"],
            at: area.enlarging.nameRange, doubt: doubt,
            help: (hasSlot
                ? "move \(both) into the label"
                : "write the label as a closure, `label: { Text(…) }`, and move \(both) into it, after the `Text`")
                + (context.drawsOnlyBorder(area) ? ", and write `.contentShape(Rectangle())` after it" : ""),
            related: enlarging == drawing
                ? []
                : [
                    RelatedLocation(
                        path: area.control.path, range: area.drawing.nameRange, message: "this draws the area that takes no taps")
                ],
            fix: context.moveIntoLabel(area))
    }
}
