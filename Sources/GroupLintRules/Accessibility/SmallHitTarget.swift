import GroupLintCore

struct SmallHitTarget: Rule {
    static let frame = RuleCase(
        .info, when: "an image with a frame below 24 points",
        says: "this `{control}` is hard to hit: its label is an image of {size} points, and with this style only the label takes "
            + "taps")
    static let framed = RuleCase(
        .info, .medium, when: "an image with such a frame or one of 24 points, and a larger frame around it",
        says: "this `{control}` may be hard to hit: its label is an image of {size} points, and the frame around the image takes "
            + "no taps")
    static let surrounded = RuleCase(
        .info, .medium, when: "a symbol in the size of the text, and a larger frame around it",
        says:
            "this `{control}` may be hard to hit: its label is a symbol as small as text, and the frame of {size} points around "
            + "it takes no taps")
    static let tapped = RuleCase(
        .info, .medium, when: "the same with a tap gesture on the symbol",
        says: "taps beside this symbol do nothing, because the frame of {size} points around it draws nothing that takes them")
    static let area = RuleCase(
        .info, .medium, when: "an image with a content shape or a background, and a frame of at most 30 points",
        says: "this `{control}` may be hard to hit: it takes taps on {size} points only")
    static let symbol = RuleCase(
        .info, .medium, when: "a symbol in the size of the text",
        says: "this `{control}` may be hard to hit: its label is a symbol as small as text, and with this style only the label "
            + "takes taps")
    static let narrow = RuleCase(
        .info, .medium, when: "a chevron to a side in the size of the text or of a title",
        says: "this `{control}` may be hard to hit: its label is a narrow symbol, and with this style only the label takes "
            + "taps")

    static let automatic = Doubt(.medium, when: "the automatic style, which draws nothing around the label on iOS")

    static let info = RuleInfo(
        id: "small_hit_target",
        summary: "A button takes taps on a small image only.",
        category: .accessibility,
        rationale: """
            With the plain style, or with a style of the project that only returns the label, a button takes taps where its \
            label draws something. The same is true of the automatic style on iOS outside of lists. If the label is one small \
            image, most people need more than one try, and people with a tremor cannot hit it. Apple asks for 44 by 44 points, \
            and WCAG 2.2 for at least 24 by 24.

            A padding after the button does not help: only the label takes taps. A frame in the label needs a content shape \
            to take taps.
            """,
        cases: [frame, framed, surrounded, tapped, area, symbol, narrow], doubts: [automatic],
        silentOn: [
            "labels with a padding that is not drawn or not known, and with a background or a content shape of more than 30 "
                + "points, also under a condition",
            "buttons in a view that takes taps on its whole area, where a miss does the same",
            "buttons in an `HStack` with a text field, whose height they would change",
            "symbols with a font that may be large, and images of an unknown size",
            "symbols with the automatic style, unless their font has at most 17 points or is smaller than text, and chevrons "
                + "without a font",
            "the automatic style in rows of a `List` or `Form`",
            "empty actions, and code for macOS: a file that uses AppKit, and `@available(macOS …, *)`",
            "other styles, toolbars, what is in menus, menus with a symbol of unknown size as their label, and apps for macOS, "
                + "tvOS and watchOS only",
            "controls of widgets, where there may be no room",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/design/human-interface-guidelines/accessibility",
            "https://www.w3.org/TR/WCAG22/#target-size-minimum",
        ],
        bad: """
            struct Close: View {
                let close: () -> Void

                var body: some View {
                    HStack {
                        Text("Filter")
                        Button(action: close) {
                            Image(systemName: "xmark").frame(width: 16, height: 16)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Close")
                    }
                }
            }
            """,
        good: """
            struct Close: View {
                let close: () -> Void

                var body: some View {
                    HStack {
                        Text("Filter")
                        Button(action: close) {
                            Image(systemName: "xmark")
                                .frame(width: 44, height: 44)
                                .contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Close")
                    }
                }
            }
            """,
        measured: Measurement(right: 37, read: 40, at: .info)
    )

    /// A gesture on a symbol whose frame takes no taps.
    private func checkTap(_ use: TapUse, _ context: inout RuleContext) {
        let image = use.element
        guard image.isSwiftUI("Image"), !use.isEmpty, !use.isHidden, use.call.argument("count") == nil,
            case .surrounded(let size) = context.smallSize(of: image, upTo: use.position),
            !context.mayHaveLargeFont(image), context.isOnTouchScreen(image), !context.isForMac(image),
            !context.isBarItem(image), !context.isAboveControls(image), !context.repeatsOuterTap(use),
            !context.isInTappableArea(image, after: use.position + 1)
        else { return }
        let name = context.text(use.modifier)
        context.report(
            Self.tapped, ["size": size], at: use.modifier.nameRange,
            help: "write `.contentShape(Rectangle())` before `.\(name)`, or use a `Button` with the frame and the shape in its "
                + "label, which VoiceOver announces as a button")
    }

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.mayRunOnTouchScreens else { return }
        for image in file.calls("Image") where !image.isInPreview {
            guard let label = image.parent, label.kind == .slot, label.soleChild != nil, let control = label.parent,
                control.isTapControl, control.labelSlot(context)?.site == label.site,
                let size = context.smallSize(of: image), control.name != "Menu" || size.isKnown && !control.hasMenuStyle,
                let look = bareLook(of: control, image, size, &context),
                isOnScreen(control, context),
                !context.mayHaveLargeFont(control), context.isOnTouchScreen(control), !context.doesNothing(control),
                !context.isForMac(control), size.isSurrounded || !control.isBesideField,
                !(file.mayShowWidgets && control.isWidgetControl),
                !context.isInTappableArea(control, after: control.modifiers.count)
            else { continue }
            report(control, size, look, &context)
        }
        for use in TapUse.all(in: file, &context) { checkTap(use, &context) }
    }

    private enum BareLook {
        case certain, automatic
    }

    private func report(_ control: ViewElement, _ size: ImageSize, _ look: BareLook, _ context: inout RuleContext) {
        let name = context.name(of: control) ?? "Button"
        let around = control.modifiers.filter { Self.limits.contains($0.name) }.map { "`.\(context.text($0))`" }
        let move = around.isEmpty ? "" : "move \(around.enumeration) from the `\(name)` to the `Image` in its label, and "
        let image = size.isFilled ? "what is drawn in the label" : "the last modifier of the `Image` in the label"
        let place = around.isEmpty ? image : nil
        let help =
            size.isSurrounded
            ? "write `.contentShape(Rectangle())` after the `.frame` in the label, so that the whole frame takes taps"
            : "on iOS, \(move)write `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(Rectangle())` after "
                + (place ?? (around.count == 1 ? "it" : "them")) + "; this takes more room, so a row around it may grow"
        let doubt = look == .automatic ? Self.automatic : nil
        switch size {
        case .frame(let text):
            context.report(Self.frame, ["control": name, "size": text], at: control.nameRange, doubt: doubt, help: help)
        case .framed(let text, _):
            context.report(Self.framed, ["control": name, "size": text], at: control.nameRange, doubt: doubt, help: help)
        case .surrounded(let text):
            context.report(Self.surrounded, ["control": name, "size": text], at: control.nameRange, doubt: doubt, help: help)
        case .area(let text):
            context.report(Self.area, ["control": name, "size": text], at: control.nameRange, doubt: doubt, help: help)
        case .symbol: context.report(Self.symbol, ["control": name], at: control.nameRange, doubt: doubt, help: help)
        case .narrow: context.report(Self.narrow, ["control": name], at: control.nameRange, doubt: doubt, help: help)
        }
    }

    /// Modifiers of a button that keep it small.
    private static let limits = NameTable("frame clipShape clipped cornerRadius")

    /// What is known about a style with which only the label takes taps; nil if more may take them.
    private func bareLook(
        of control: ViewElement, _ image: ViewElement, _ size: ImageSize, _ context: inout RuleContext
    ) -> BareLook? {
        switch context.look(of: control) {
        case .plain: return .certain
        case .custom(let body): return context.keepsGaps(body) ? .certain : nil
        case .automatic:
            if size.isSurrounded { return nil }
            if case .symbol = size, !context.hasTinyFont(image) { return nil }
            if case .narrow = size, !image.modifiers.contains(where: { $0.name == "font" }) { return nil }
            if case .row = context.rowPlace(of: control) { return nil }
            if context.hasFixedFrame(control) { return nil }
            return .automatic
        case .borderless, .other: return nil
        }
    }

    /// Whether the control is on the screen, and not in a toolbar or menu, which make it larger.
    private func isOnScreen(_ control: ViewElement, _ context: RuleContext) -> Bool {
        !(control.parent.map { context.isBarItem($0) } ?? false)
            && context.placements.of(control).allSatisfy {
                $0.layout != .nonView && $0.layout != .menu && $0.layout != .unknown
            }
    }
}

extension ImageSize {
    fileprivate var isFilled: Bool {
        if case .area = self { return true }
        return false
    }

    /// Whether the code gives the size, and all of it may take taps.
    fileprivate var isKnown: Bool {
        switch self {
        case .frame, .area: true
        case .framed, .surrounded, .symbol, .narrow: false
        }
    }
}

extension RuleContext {
    /// Whether a frame with a width and a height is around the control: `button_hit_area_outside_label` speaks of it.
    fileprivate mutating func hasFixedFrame(_ control: ViewElement) -> Bool {
        control.modifiers.contains { modifier in
            guard modifier.name == .frame, let call = call(of: modifier, on: control) else { return false }
            return call.argument("width") != nil && call.argument("height") != nil
        }
    }
}

extension ViewElement {
    /// Whether a style of menus may draw something around the label.
    fileprivate var hasMenuStyle: Bool {
        sequence(first: self, next: \.parent).contains { $0.modifiers.contains { $0.name == "menuStyle" } }
    }

    /// Whether the button is next to a field for text, like one that clears it, also under a condition.
    fileprivate var isBesideField: Bool {
        let stack = sequence(first: self, next: \.parent).first { $0.isSwiftUI("HStack") }
        return stack?.descendants.contains { $0.isSwiftUI("TextField") || $0.isSwiftUI("SecureField") } ?? false
    }
}
