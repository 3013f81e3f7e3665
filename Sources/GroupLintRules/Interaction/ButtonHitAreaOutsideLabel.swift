import GroupLintCore

struct ButtonHitAreaOutsideLabel: Rule {
    static let outside = RuleCase(
        .warning, says: "taps beside the label of this `{control}` miss it, because {modifiers} outside of its label")
    static let frame = RuleCase(
        .info, when: "a frame around a button whose label is a smaller image",
        says: "taps beside the image of this `{control}` miss it, because {modifiers} outside of its label")
    static let room = RuleCase(
        .warning, when: "a wide frame in the label, and a background after a button with the plain style",
        says: "taps beside the content of this `{control}` do nothing, because `.{room}` in its label draws nothing, and "
            + "{modifiers} outside of the label")
    static let padding = RuleCase(
        .info, when: "the same with a padding or another frame",
        says: "taps around the content of this `{control}` do nothing, because `.{room}` in its label draws nothing, and "
            + "{modifiers} outside of the label")
    static let unknownPlace = RuleCase(
        .info, .medium, when: "the automatic style, where nothing is known about the container",
        says: "taps beside the label of this `{control}` may miss it, because {modifiers} outside of its label")
    static let shape = RuleCase(
        .info, .medium, when: "only a shape after the button",
        says: "taps around the text or image of this `{control}` may do nothing, because `.contentShape` is outside of its label")
    static let automatic = Doubt(.medium, when: "the automatic style, which draws nothing around the label on iOS")

    static let info = RuleInfo(
        id: "button_hit_area_outside_label",
        summary: "The area that looks like a button is larger than the label, which takes the taps.",
        category: .interaction,
        rationale: """
            A button takes taps on its label. A padding or a frame after the button makes room around it, and a background \
            after that draws this room, so it looks like a part of the button. But taps there do nothing: they miss the label. \
            A `.contentShape` after the button does not change this. A frame around a small image is written to make it easier \
            to hit, and after the button it does not do so.

            In the label, the same modifiers belong to the button. Then the whole area takes taps, and all of it shows that \
            the button is pressed. This is true of the plain and the borderless style, of styles of the project that only \
            return the label, and of the automatic style on iOS outside of lists. With the plain style, a padding or a frame \
            in the label takes taps only if something is drawn there: a background after the button does not count.
            """,
        cases: [outside, frame, room, padding, unknownPlace, shape], doubts: [automatic],
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
            """,
        measured: Measurement(right: 115, read: 125, at: .warning)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPointerOrTouch else { return }
        for element in file.modifiedElements
        where !element.isInPreview && element.isTapControl && element.name != "Menu" && !context.takesNoTaps(element)
            && !context.doesNothing(element)
        {
            let area =
                OutsideArea(of: element, &context) ?? OutsideArea(frameAround: element, &context)
                ?? OutsideArea(drawnAround: element, &context)
            let shape = area == nil ? element.modifiers.first(where: { $0.name == .contentShape }) : nil
            guard area != nil || shape != nil, !context.isBarItem(element), context.hasBareLabel(element),
                let look = bareLook(of: element, &context), context.isPointedAt(element),
                area?.room == nil || context.keepsGaps(around: element, file)
            else { continue }
            if let area { report(area, look, &context) }
            if let shape, look == .certain { report(shape, on: element, &context) }
        }
    }

    private enum BareLook {
        /// The style draws nothing around the label.
        case certain
        /// The automatic style outside of lists, and where the container is not known.
        case automatic, automaticAnywhere
    }

    /// What is known about a style that draws nothing; nil if it may draw something.
    private func bareLook(of control: ViewElement, _ context: inout RuleContext) -> BareLook? {
        switch context.look(of: control) {
        case .plain, .borderless: return .certain
        case .custom(let body): return context.keepsGaps(body) ? .certain : nil
        case .other: return nil
        case .automatic:
            guard context.targets.mayRunOnTouchScreens else { return nil }
            switch context.rowPlace(of: control) {
            case .row: return nil
            case .screen: return .automatic
            case .unknown: return .automaticAnywhere
            }
        }
    }

    private func report(_ area: OutsideArea, _ look: BareLook, _ context: inout RuleContext) {
        let isOne = area.range.count == 1
        let modifiers = Array(area.control.modifiers)
        let shown = area.range.map { modifiers[$0] }.filter { $0.isOfProject || Self.shaping.contains($0.name) }
        let names = shown.map { context.text($0) }
        let list = names.indices.map { $0 > 0 && names[..<$0].contains(names[$0]) ? nil : "`.\(names[$0])`" }.compactMap(\.self)
        let all = isOne ? "`.\(context.shortCall(area.enlarging))`" : list.enumeration
        let verb = isOne ? "is" : "are"
        let around = modifiers[...context.lastMoved(area)].dropFirst(area.range.upperBound + 1)
            .filter { Self.shaping.contains($0.name) }.map { "`.\(context.text($0))`" }.filter { !all.contains($0) }
        let ruleCase =
            area.room.map { $0.isWide ? Self.room : Self.padding }
            ?? (area.isFrame ? Self.frame : look == .automaticAnywhere ? Self.unknownPlace : Self.outside)
        let isDoubtful = look == .automatic || area.isFrame && look == .automaticAnywhere
        // Interactive glass answers touches itself and competes with the button in its label.
        let glass = "`.glassEffect`"
        let keepsGlass = !isOne && context.isInteractiveGlass(area.drawing, on: area.control)
        let moved = keepsGlass ? list.filter { $0 != glass } : isOne ? [all] : list
        context.report(
            ruleCase,
            [
                "control": context.name(of: area.control) ?? "Button", "modifiers": "\(all) \(verb)",
                "room": area.room.map { context.text($0.modifier) } ?? "",
            ],
            at: area.enlarging.nameRange, doubt: isDoubtful ? Self.automatic : nil,
            help: context.moveHelp(moved, of: area.control)
                + (around.isEmpty ? "" : ", followed by \(around.enumeration)")
                + (context.needsShape(area) ? ", and write `.contentShape(Rectangle())` there as the last modifier" : "")
                + (keepsGlass ? "; leave \(glass) where it is" : ""),
            related: (area.room.map { [$0.place] } ?? [])
                + (area.inside.map { [$0] } ?? [])
                + (isOne ? [] : [area.drawing.related("this draws the area that takes no taps", area.control)])
                + [area.control.related("only the label of this `\(context.name(of: area.control) ?? "Button")` takes taps")],
            fix: keepsGlass ? nil : context.moveIntoLabel(area))
    }
}

extension RuleContext {
    /// How the label gets some modifiers.
    fileprivate mutating func moveHelp(_ modifiers: [String], of control: ViewElement) -> String {
        let all = modifiers.enumeration
        guard let slot = control.labelSlot(self) else {
            let label = labelCall(of: control)
            return "write the label as a closure, `label: { \(label) }`, and move \(all) into it, after the "
                + "`\(label.prefix { $0 != "(" })`"
        }
        // The modifiers have to be on all of the views.
        let isOneView = slot.soleChild.map { $0.kind != .branch } ?? false
        let isRepeated = control.modifiers.count(where: { modifiers == ["`.\(text($0))`"] }) > 1
        return (isOneView ? "" : "wrap the views of the label in an `HStack`, and ")
            + "move \(isRepeated ? "the first " : "")\(all) "
            + "\(isOneView ? "into the label" : "to this `HStack`")\(modifiers.count > 2 ? ", in this order" : "")"
    }

    /// The view that a control without a label as a closure shows: `Button("Save", systemImage: "disk") { … }` has a `Label`.
    fileprivate mutating func labelCall(of control: ViewElement) -> String {
        let call = code(of: control).flatMap(CallExpr.init)
        for name in ["systemImage", "image"] as [Name] {
            if call?.argument(name) != nil { return "Label(…, \(name == "image" ? "image" : "systemImage"): …)" }
        }
        // An initializer of the project.
        if call?.argument("icon") != nil { return "Label(…)" }
        return control.name == "ShareLink" ? "Label(…, systemImage: \"square.and.arrow.up\")" : "Text(…)"
    }
}

extension ButtonHitAreaOutsideLabel {
    /// Modifiers that make or draw the area.
    private static let shaping = NameTable("padding frame background overlay border glassEffect clipShape cornerRadius")

    /// A shape for taps that only the label could use.
    fileprivate func report(_ shape: ViewTree.Modifier, on control: ViewElement, _ context: inout RuleContext) {
        guard let call = context.call(of: shape, on: control), call.arguments.filter({ !$0.hasLabel }).count == 1,
            control.labelSlot(context).flatMap(\.soleChild).flatMap({ context.tapGap(in: $0) }) == nil
        else { return }
        let name = context.name(of: control) ?? "Button"
        context.report(
            Self.shape, ["control": name], at: shape.nameRange,
            help: control.modifiers.contains { $0.name == .frame }
                ? "move `.frame` and `.contentShape` into the label, in this order"
                : "move `.contentShape` into the label, after a `.frame(…)` with the size of the area that should take taps")
    }
}
