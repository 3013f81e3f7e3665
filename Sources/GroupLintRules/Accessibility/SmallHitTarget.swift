import GroupLintCore

struct SmallHitTarget: Rule {
    static let frame = RuleCase(
        .info, when: "an image with a frame below 24 points",
        says: "this `{control}` is hard to hit: its label is an image of {size} points, and with this style only the label takes "
            + "taps")
    static let symbol = RuleCase(
        .info, .medium, when: "a symbol in the size of the text",
        says: "this `{control}` may be hard to hit: its label is a symbol as small as text, and with this style only the label "
            + "takes taps")

    static let info = RuleInfo(
        id: "small_hit_target",
        summary: "A button takes taps on a small image only.",
        category: .accessibility,
        rationale: """
            With the plain style, or with a style of the project that only returns the label, a button takes taps where its \
            label draws something. If the label is one small image, most people need more than one try, and people with a \
            tremor cannot hit it. Apple asks for 44 by 44 points, and WCAG 2.2 for at least 24 by 24.

            A padding after the button does not help: only the label takes taps. A frame in the label needs a content shape \
            to take taps.
            """,
        cases: [frame, symbol],
        silentOn: [
            "labels with a padding, a background, a content shape or a larger frame",
            "buttons in a view that takes taps on its whole area, where a miss does the same",
            "symbols with a font that may be large, and images of an unknown size",
            "empty actions, and code for macOS: a file that uses AppKit, and `@available(macOS …, *)`",
            "other styles, toolbars and menus, and apps for macOS, tvOS and watchOS only",
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
        measured: Measurement(right: 4, read: 4, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.mayRunOnTouchScreens else { return }
        for image in file.calls("Image") where !image.isInPreview {
            guard let label = image.parent, label.kind == .slot, label.soleChild != nil, let control = label.parent,
                control.isTapControl, control.name != "Menu", control.labelSlot(context)?.site == label.site,
                let size = context.smallSize(of: image), hasBareStyle(control, &context), isOnScreen(control, context),
                !context.mayHaveLargeFont(control), context.isOnTouchScreen(control), !context.doesNothing(control),
                !context.isForMac(control), !(file.mayShowWidgets && control.isWidgetControl),
                !context.isInTappableArea(control, after: control.modifiers.count)
            else { continue }
            report(control, size, &context)
        }
    }

    private func report(_ control: ViewElement, _ size: ImageSize, _ context: inout RuleContext) {
        let name = context.name(of: control) ?? "Button"
        let around = control.modifiers.filter { Self.limits.contains($0.name) }.map { "`.\(context.text($0))`" }
        let rest = around.isEmpty ? "" : ", and move \(around.joined(separator: " and ")) to the `Image`"
        let help =
            "on iOS, write `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(Rectangle())` after the `Image` in the "
            + "label\(rest); this takes more room, so a row around it may grow"
        switch size {
        case .frame(let text):
            context.report(Self.frame, ["control": name, "size": text], at: control.nameRange, help: help)
        case .symbol: context.report(Self.symbol, ["control": name], at: control.nameRange, help: help)
        }
    }

    /// Modifiers of a button that keep it small.
    private static let limits = NameTable("frame clipShape clipped cornerRadius")

    /// Whether only the label takes taps.
    private func hasBareStyle(_ control: ViewElement, _ context: inout RuleContext) -> Bool {
        switch context.look(of: control) {
        case .plain: true
        case .custom(let body): context.keepsGaps(body)
        case .automatic, .borderless, .other: false
        }
    }

    /// Whether the control is on the screen, and not in a toolbar or menu, which make it larger.
    private func isOnScreen(_ control: ViewElement, _ context: RuleContext) -> Bool {
        !context.isBarItem(control)
            && context.placements.of(control).allSatisfy {
                $0.layout != .nonView && $0.layout != .menu && $0.layout != .unknown
            }
    }
}

extension RuleContext {
    /// Whether code is only for macOS, where people point more precisely: it uses AppKit, or names a version of macOS alone.
    fileprivate mutating func isForMac(_ element: ViewElement) -> Bool {
        if index.files[Int(element.site.file)].imports.contains("AppKit") {
            let tree = syntax(ofFile: element.path)
            let isAlways = tree?.root.children().contains { $0.kind == .importDecl && $0.text.hasSuffix("AppKit") } ?? false
            if isAlways { return true }
        }
        guard let node = code(of: element) else { return false }
        return node.ancestors.contains { outer in
            let attributes = TypeDecl(outer)?.attributes?.children().filter { $0.attributeName == "available" } ?? []
            return attributes.contains { $0.text.contains("macOS") } && !attributes.contains { $0.text.contains("iOS") }
        }
    }
}
