import GroupLintCore

struct UnreachableTapArea: Rule {
    static let gesture = RuleCase(
        .warning, when: "a tap or a press on a stack with a `Spacer` or a wide frame",
        says: "{taps} on the empty part of this `{stack}` do nothing, because `.{modifier}` only reaches what the views draw")
    static let doubled = RuleCase(
        .info, when: "the same with a double tap, which is an extra beside what users see",
        says: "double taps on the empty part of this `{stack}` do nothing, because `.{modifier}` only reaches what the views draw"
    )
    static let label = RuleCase(
        .warning, when: "such a stack as the label of a button or link with the plain style",
        says: "taps on the empty part of this `{stack}` do nothing, because with the plain style a `{control}` takes taps only "
            + "where its label draws something")
    static let styled = RuleCase(
        .warning, when: "the same with a style of the project that adds no shape and no background",
        says: "taps on the empty part of this `{stack}` do nothing, because the style of this `{control}` adds no shape that "
            + "takes them")
    static let clear = RuleCase(
        .warning, when: "a wide frame in the label, and a background that is clear under a condition",
        says: "taps around the content of this `{control}` do nothing while its background is transparent, because with this "
            + "style only what the label draws takes taps")
    static let clearPadding = RuleCase(
        .info, when: "the same with a padding or another frame",
        says: "taps around the content of this `{control}` do nothing while its background is transparent, because with this "
            + "style only what the label draws takes taps")
    static let centered = RuleCase(
        .info, when: "a stack with a `Spacer` at both ends, which only center what it shows",
        says: "{taps} beside the content of this `{stack}` do nothing, because its `Spacer`s draw nothing that takes them")
    static let aligned = RuleCase(
        .info, when: "a gesture on an `HStack` with one `Spacer`, at its end, that is not a row",
        says: "{taps} on the empty end of this `{stack}` do nothing, because `.{modifier}` only reaches what the views draw")
    static let shapeOutside = RuleCase(
        .info, .medium, when: "the shape is on the button and not in its label",
        says: "taps on the empty part of this `{stack}` may do nothing, because `.contentShape` is on the `{control}` and not "
            + "in its label")
    static let row = RuleCase(
        .info, .medium, when: "a tap on a row of a list that is not wider than its texts and symbols",
        says: "taps on the row beside this `{stack}` do nothing, because `.{modifier}` only reaches what the views draw")
    static let style = RuleCase(
        .info, .medium, when: "a `ButtonStyle` that only makes the label wider",
        says: "taps beside the label may do nothing, because this style makes the label wider but adds no shape that takes them")

    static let info = RuleInfo(
        id: "unreachable_tap_area",
        summary: "The empty part of a stack takes no taps.",
        category: .interaction,
        rationale: """
            A tap reaches a view only where the view draws something, or where it has a content shape. The space between the \
            views of a stack, a `Spacer` and the part of a frame beside the content draw nothing. So a gesture on such a \
            stack reacts to taps on the texts and images only. The same is true of the label of a button or a link with the \
            plain style or with a style of the project that only returns the label.

            `.contentShape(Rectangle())` makes the whole area take taps. For a gesture, write it before the gesture. For a \
            button, write it in the label. A background that can be seen has the same effect; `Color.clear` and a stroke \
            have not. So a tab whose background is only drawn while it is selected takes taps on its padding only then.
            """,
        cases: [gesture, doubled, label, styled, clear, clearPadding, centered, aligned, shapeOutside, row, style],
        doubts: [.throughOthers],
        silentOn: [
            "a `.contentShape`, a background or overlay that can be seen, and one that an option of the view may make clear",
            "a `Spacer` with a fixed frame, or in a `VStack` that a scroll view or a list makes no higher than its views",
            "a wide frame around anything but texts and symbols, and labels with interactive glass, which may take the taps",
            "stacks in a view that takes the taps itself: `.contentShape` or a background, and then a gesture",
            "a `Spacer` next to a view that takes all of the space, and next to views that are not known",
            "a `Spacer` at the end of a stack whose texts are all on a background of their own: a bubble, a banner",
            "gestures for three and more taps, actions that count taps, and taps that a view around them handles alike",
            "modifiers of other modules in the chain, and modifiers inside `#if`",
            "the automatic and the borderless style, and styles that draw something",
            "a `NavigationLink` in a row of a `List` or `Form`, and rows of a `List(selection:)`: the row takes the taps",
            "a stack in a `ZStack` above controls: its gap lets taps through to them",
            "the label of a `DisclosureGroup`, whose row takes the taps, and `searchSuggestions`",
            "controls of widgets: a tap beside them opens the app",
            "an empty action, which keeps taps from what is below, and `including:`",
            "code inside `#if os(tvOS)` and `#if os(watchOS)`, previews and tests",
        ],
        fix: "inserts `.contentShape(Rectangle())` before the gesture, or after the label. Unsafe: more of the view reacts "
            + "to taps.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)"
        ],
        bad: """
            struct Row: View {
                let open: () -> Void

                var body: some View {
                    HStack {
                        Text("Settings")
                        Spacer()
                        Image(systemName: "gear")
                    }
                    .onTapGesture { open() }
                    .accessibilityAddTraits(.isButton)
                }
            }
            """,
        good: """
            struct Row: View {
                let open: () -> Void

                var body: some View {
                    HStack {
                        Text("Settings")
                        Spacer()
                        Image(systemName: "gear")
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { open() }
                    .accessibilityAddTraits(.isButton)
                }
            }
            """,
        measured: Measurement(right: 353, read: 408, at: .warning)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var last: ViewSite?
        for use in TapUse.all(in: file, &context) where !use.isEmpty && !use.isHidden && use.element.site != last {
            if use.element.isInDisclosureLabel || use.element.isInContent(of: "searchSuggestions") { continue }
            // One shape serves all gestures of a view.
            if check(use, &context) || checkRow(use, &context) { last = use.element.site }
        }
        guard context.targets.hasPointerOrTouch else { return }
        var gaps: [LabelGap] = []
        for element in file.elements(.call) where !element.isInPreview && element.isTapControl && element.name != "Menu" {
            if context.takesNoTaps(element) || element.isInDisclosureLabel || context.doesNothing(element)
                || (file.mayShowWidgets && element.isWidgetControl)
            {
                continue
            }
            if let gap = LabelGap(of: element, &context) {
                gaps.append(gap)
            } else {
                checkFill(element, &context)
            }
        }
        LabelGap.report(gaps, &context)
        for root in file.elements(.root) { checkStyle(root, &context) }
    }

    /// Whether it reports the gesture.
    private func check(_ use: TapUse, _ context: inout RuleContext) -> Bool {
        guard let gap = context.tapGap(in: use.element, upTo: use.position), context.isPointedAt(use.element),
            !context.isInTappableArea(use.element, after: use.position + 1), !context.isAboveControls(use.element),
            !context.repeatsOuterTap(use)
        else { return false }
        let isArea = use.element.modifiers.dropFirst(use.position).contains { $0.drawsArea }
        let isCentered = gap.isCentering && !isArea
        let isAligned = gap.isAligning && !isArea && !context.isRow(use.element)
        let name = context.text(use.modifier)
        let stack = gap.hops == 0 ? gap.stackName : context.name(of: use.element) ?? gap.stackName
        let taps = use.modifier.name == "onLongPressGesture" ? "long presses" : "taps"
        let otherPlace = gap.otherPlace(&context)
        context.report(
            isCentered
                ? Self.centered : isAligned ? Self.aligned : use.call.argument("count") == nil ? Self.gesture : Self.doubled,
            ["taps": taps, "stack": stack, "modifier": name],
            at: use.modifier.nameRange, doubt: gap.hops == 0 ? nil : .throughOthers,
            help: "write `.contentShape(Rectangle())` before `.\(name)`\(otherPlace)"
                + (isAligned ? "; if only the visible views should take taps, move the `Spacer` out of this stack" : ""),
            related: gap.allRelated,
            fix: context.node(of: use.modifier).flatMap(ModifierCall.init).flatMap { call in
                call.hasCommentBefore ? nil : .shape(at: call.dot, separator: call.separator)
            })
        return true
    }

    /// A tap on a row of a list that is only as wide as its texts. Whether it reports the gesture.
    private func checkRow(_ use: TapUse, _ context: inout RuleContext) -> Bool {
        guard context.isNarrowRow(use) else { return false }
        context.report(
            Self.row, ["stack": context.name(of: use.element) ?? "view", "modifier": context.text(use.modifier)],
            at: use.modifier.nameRange,
            help: "write a `Button` around it, which takes taps on the whole row but may change the color of its text, or write "
                + "`.frame(maxWidth: .infinity, alignment: .leading)` and `.contentShape(Rectangle())` before `.onTapGesture`")
        return true
    }

    /// A button that takes taps around its text only while a background is drawn.
    private func checkFill(_ control: ViewElement, _ context: inout RuleContext) {
        guard let label = control.labelSlot(context), !context.isBarItem(control) else { return }
        var style: ViewElement?
        switch context.look(of: control) {
        case .plain: break
        case .custom(let body):
            guard context.keepsGaps(body) else { return }
            style = body.soleChild
        case .automatic, .borderless, .other: return
        }
        guard let fill = context.conditionalFill(in: label, style: style), context.isPointedAt(control),
            !context.isInTappableArea(control, after: 0)
        else { return }
        let name = context.name(of: control) ?? "Button"
        let view = label.soleChild
        context.report(
            fill.isWide ? Self.clear : Self.clearPadding, ["control": name], at: control.nameRange,
            help: context.shapeAdvice(label, style), related: [fill.room, fill.background],
            fix: style?.lastRoom == nil ? view.flatMap { context.shape(after: $0) } : nil)
    }

    /// A style whose `makeBody` returns `configuration.label.frame(maxWidth: .infinity)`.
    private func checkStyle(_ root: ViewElement, _ context: inout RuleContext) {
        guard let member = root.member, let owner = root.owner, context.index.member(member).name == .makeBody,
            context.index.inherits(owner, "ButtonStyle"), let view = root.soleChild, view.kind == .reference,
            view.name == "configuration", view.modifiers.first?.name == "label"
        else { return }
        var wide: ViewTree.Modifier?
        for modifier in view.modifiers.dropFirst() {
            guard context.touchArea(of: modifier, on: view) == .unchanged else { return }
            guard modifier.name == .frame, let call = context.call(of: modifier, on: view) else { continue }
            if call.isWideFrame { wide = modifier }
        }
        guard let wide, context.isPointedAt(view) else { return }
        context.report(
            Self.style, at: wide.nameRange, help: "write `.contentShape(Rectangle())` after the frame",
            fix: context.node(of: wide).map { .shape(at: $0.end, before: context.chainSeparator(at: $0), separator: "") })
    }
}

extension RuleContext {
    /// Whether a view is written in a `ForEach`, or in a row of a `List`: the whole row looks like one button.
    fileprivate func isRow(_ element: ViewElement) -> Bool {
        if sequence(first: element, next: \.parent).contains(where: { $0.isSwiftUI(.forEach) }) { return true }
        if case .row = rowPlace(of: element) { return true }
        return false
    }
}

extension ViewTree.Modifier {
    /// Whether the modifier draws the whole area of a view, so that it looks like one button.
    var drawsArea: Bool { ["background", "overlay", "border", "glassEffect"].contains(name) }
}

extension ViewElement {
    /// The last modifier of a style that makes room around the label, where a shape in the label does not reach.
    var lastRoom: ViewTree.Modifier? { modifiers.last { $0.name == .frame || $0.name == .padding } }
}

extension RuleContext {
    /// Where the shape of a control belongs: in its label, or in the style that makes room around the label.
    mutating func shapeAdvice(_ label: ViewElement, _ style: ViewElement?) -> String {
        let shape = "write `.contentShape(Rectangle())`"
        if let style, let room = style.lastRoom, let owner = style.owner {
            let last = room.name == .frame ? "frame" : "padding"
            return "\(shape) in `makeBody` of `\(name(of: owner))`, after the last `.\(last)`"
        }
        let place = "\(shape) in the label" + (label.parent.flatMap { name(of: $0) }.map { " of the `\($0)`" } ?? "")
        guard let view = label.soleChild else { return "wrap the views of the label in an `HStack`, and \(shape) after it" }
        let last = view.modifiers.last.map { "`.\(shortCall($0))`" } ?? name(of: view).map { "the `\($0)`" }
        return place + (last.map { ", after \($0)" } ?? "")
    }
}

extension TapGap {
    /// The stack in another view, where one shape serves all that show the view: ", or once as the last modifier of …".
    func otherPlace(_ context: inout RuleContext) -> String { hops == 0 ? "" : ", or " + onePlace(&context) }

    func onePlace(_ context: inout RuleContext) -> String {
        let member = stack.member.flatMap { context.index.member($0).name == .body ? nil : context.name(of: $0) }
        let view = member ?? stack.owner.map { context.name(of: $0) }
        return "once as the last modifier of the `\(stackName)` in "
            + (view.map { "`\($0)`" } ?? "the view that is shown here")
    }

    /// Related locations: the stack, if it is in other code, and what makes the gap.
    var allRelated: [RelatedLocation] {
        hops == 0 ? [related] : [stack.related("this is the stack"), related]
    }
}

extension RuleContext {
    /// Appends a content shape to the chain of a view, on its own line if the chain is broken over lines.
    mutating func shape(after view: ViewElement) -> Fix? {
        let last = view.modifiers.last
        guard let end = chainEnd(of: view), let node = last == nil ? node(of: view) : last.flatMap({ node(of: $0) }) else {
            return nil
        }
        return .shape(at: end, before: chainSeparator(at: node), separator: "")
    }

    /// What separates the next modifier from a node: a line break if the last one of a chain, or the brace of a view without
    /// modifiers, is on its own line.
    func chainSeparator(at node: SyntaxNode) -> String {
        let lines = SourceLines(node.tree.source)
        let call = ModifierCall(node)
        let place = call?.dot ?? node.end
        let isBroken = call.map { lines.startsLine($0.dot) } ?? node.text.hasLineBreak
        return isBroken ? lines.lineBreak + lines.indentationText(place) : ""
    }
}

extension Fix {
    /// Inserts a content shape into a chain.
    static func shape(at offset: UInt32, before: String = "", separator: String) -> Fix {
        let place = SourceRange(start: offset, end: offset)
        let text = before + ".contentShape(Rectangle())" + separator
        return Fix("insert `.contentShape(Rectangle())`", .unsafe, [Fix.Edit(place, text)])
    }
}
