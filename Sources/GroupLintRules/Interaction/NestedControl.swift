import GroupLintCore

struct NestedControl: Rule {
    static let control = RuleCase(
        .info, .low, when: "a control without a style in a label, in a row of a `List` or `Form`",
        says: "a tap on the row may also run {inner}, because it is in the label of {outer} and has no button style")
    static let own = RuleCase(
        .info, .medium,
        when: "a text field in the label of a toggle, or a control in that of a button or link outside of lists or with a style",
        says: "VoiceOver may read {inner} as a part of {outer} and not as a control of its own, because it is in the label of "
            + "{outer}")
    static let row = RuleCase(
        .info, .medium, when: "a menu, or a button with a style of its own, in the label of a `NavigationLink`",
        says: "VoiceOver may not reach {inner}, because it is in the label of {outer}")
    static let dead = RuleCase(
        .warning, .medium, when: "a button with an empty action in a label, outside of lists",
        says: "taps on {inner} do nothing, because it takes them from {outer}, and its own action is empty")
    static let edited = RuleCase(
        .warning, .medium, when: "a text field in a label on macOS",
        says: "the space bar may press {outer} while the user types, because {inner} is in the label of {outer}")
    static let gesture = RuleCase(
        .warning, when: "a tap gesture on the whole label",
        says: "taps do not run the action of this `{outer}`, because `.onTapGesture` on its label takes them")
    static let part = RuleCase(
        .info, .medium, when: "a tap gesture on a view in the label",
        says: "VoiceOver and the keyboard may not run the `.onTapGesture` on `{inner}`, and a tap there does not run this "
            + "`{outer}`, because `{inner}` is a part of its label")
    static let unfilled = RuleCase(
        .warning, .medium, when: "such a gesture that only calls a closure, which is not passed here",
        says: "taps on `{inner}` do nothing: its `.onTapGesture` takes them from this `{outer}`, and only calls `{closure}`, "
            + "which is not passed here")
    static let around = RuleCase(
        .info, .medium, when: "a tap gesture on a button, link or toggle",
        says: "a tap may run only one of two actions, because `.onTapGesture` is on a `{outer}`, which takes taps itself")

    static let info = RuleInfo(
        id: "nested_control",
        summary: "A control is in the label of another control.",
        category: .interaction,
        rationale: """
            The label of a button is one target: a tap anywhere on it runs the button, and VoiceOver reads all of it as one \
            element. A second control in the label takes the taps on its own part, or loses them to the outer one, and \
            VoiceOver does not offer it as an element. On macOS, a text field in a label loses the space bar, which presses the \
            button. A tap gesture on the whole label keeps the taps from the button.

            Put the two controls next to each other, for example in an `HStack` or a `ZStack`.
            """,
        cases: [control, own, row, dead, edited, gesture, part, unfilled, around], doubts: [.throughOthers],
        silentOn: [
            "controls in context menus, swipe actions, overlays, sheets and other content of modifiers",
            "controls with `.disabled` or `.allowsHitTesting`, and links that only a value opens",
            "controls in the label of a `Menu`, `Toggle` or `Picker`, and text fields in that of a `NavigationLink` on iOS",
            "controls that another view shows under a condition, and links to an `EmptyView`, which only draw an arrow",
            "a button whose action is empty in a row of a list, and a control or gesture that does the same as the outer control",
            "an outer control with accessibility actions of its own, for what only VoiceOver misses",
            "`.simultaneousGesture`, and gestures for several taps",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/button"
        ],
        bad: """
            struct Row: View {
                let open: () -> Void
                let like: () -> Void

                var body: some View {
                    Button(action: open) {
                        HStack {
                            Text("Song")
                            Button("Like", action: like)
                        }
                    }
                }
            }
            """,
        good: """
            struct Row: View {
                let open: () -> Void
                let like: () -> Void

                var body: some View {
                    HStack {
                        Button("Song", action: open)
                        Button("Like", action: like)
                    }
                }
            }
            """,
        measured: Measurement(right: 12, read: 19, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.elements(.call) where !element.isInPreview && element.isTapControl && element.name != "Menu" {
            guard let label = element.labelSlot(context), !context.isDisabled(element) else { continue }
            let name = context.name(of: element) ?? "Button"
            if context.leadsNowhere(element) {
                reportGestures(in: label, of: element, name, &context)
                continue
            }
            report(LabelControls(in: label, context).found, in: name, element, &context)
            reportGestures(in: label, of: element, name, &context)
        }
        for element in file.calls("Toggle") where !element.isInPreview && !element.isTapControl {
            guard let label = context.label(of: element) else { continue }
            report(LabelControls(in: label, context).found, in: "Toggle", element, &context)
        }
        var styles: [TypeID: Bool] = [:]
        for root in file.elements(.root) where root.member != nil {
            guard let owner = root.owner, context.index.type(owner).home != nil else { continue }
            let isStyle = styles[owner] ?? context.index.inherits(owner, "ButtonStyle")
            styles[owner] = isStyle
            guard isStyle else { continue }
            report(LabelControls(in: root, context).found, in: "Button", root, &context)
        }
        guard file.hasModifiers("onTapGesture") else { return }
        for element in file.modifiedElements where !element.isInPreview { checkAround(element, &context) }
    }

    private func report(
        _ found: [LabelControls.Found], in outer: String, _ element: ViewElement, _ context: inout RuleContext
    ) {
        // In a menu, a toggle in the label of a button is its check mark.
        if !found.isEmpty, context.isBarItem(element, withAccessories: false) { return }
        var reported: [ViewSite] = []
        for pair in found where !reported.contains(pair.place.site) && pair.place.site.file == element.site.file {
            reported.append(pair.place.site)
            if reportDead(pair, in: outer, element, &context) { continue }
            guard let inner = context.name(of: pair.control), !context.leadsNowhere(pair.control),
                !context.isDisabled(pair.control), !context.isDisabled(pair.place), !context.takesTurns(pair, with: element),
                !context.isSwitched(pair.control, by: element), !context.haveSameAction(pair.control, element),
                let ruleCase = ruleCase(of: pair.control, in: outer, element, &context),
                ruleCase.isAboutTouch || !(element.offersActions || pair.place.shownView?.offersActions ?? false)
            else { continue }
            let isLexical = pair.place.site == pair.control.site
            let place = isLexical ? inner : context.name(of: pair.place) ?? inner
            let isSame = inner == outer
            let (innerText, outerText) = isSame ? ("inner `\(inner)`", "outer `\(outer)`") : ("`\(inner)`", "`\(outer)`")
            context.report(
                ruleCase,
                ["inner": "the \(innerText)" + (isLexical ? "" : " in `\(place)`"), "outer": "the \(outerText)"],
                at: pair.place.nameRange, doubt: isLexical ? nil : .throughOthers,
                help: help(
                    inner, in: isLexical ? nil : place, isWhole: pair.place.shownView?.site == pair.control.site, next: outer,
                    isRun: ruleCase.says == Self.control.says),
                related: (isLexical ? [] : [pair.control.related("this is the inner control")])
                    + (element.kind == .call ? [element.related("this `\(outer)` has the label")] : []))
        }
    }

    /// - Parameters:
    ///   - place: the view that shows the inner control; nil if the label itself does.
    ///   - isWhole: whether that view shows nothing else.
    ///   - isRun: whether a tap on the row runs each control without a style, also one next to the other.
    private func help(_ inner: String, in place: String?, isWhole: Bool, next outer: String, isRun: Bool) -> String {
        if outer == "Toggle" {
            return "give the `Toggle` a text as its label and `.labelsHidden()`, and put the `\(inner)` next to it in an `HStack`"
        }
        let end = "and not into its label, for example in an `HStack`" + (isRun ? " with `.buttonStyle(.borderless)`" : "")
        let (first, second) = inner == outer ? ("inner `\(inner)`", "outer one") : ("`\(inner)`", "`\(outer)`")
        if let place {
            return isWhole
                ? "put `\(place)`, which is the \(first), next to the \(second) \(end)"
                : "take the \(first) out of `\(place)`, and put it next to the \(second) \(end)"
        }
        return "put the \(first) next to the \(second) \(end)"
    }

    private func ruleCase(
        of inner: ViewElement, in outer: String, _ element: ViewElement, _ context: inout RuleContext
    ) -> RuleCase? {
        let traits = SwiftUICatalog.views.traits(of: inner.name)
        // A link in the label of a toggle leads to what the user agrees to.
        if outer == "Toggle" { return traits.contains(.edits) || inner.name == "Stepper" ? Self.own : nil }
        if traits.contains(.edits) {
            // On a touch screen, a tap into the field of a row edits it, and hardly anyone has a space bar.
            return !context.isOnTouchScreen(element) ? Self.edited : outer == "NavigationLink" ? nil : Self.own
        }
        let isStyled = sequence(first: inner, next: \.parent).contains { outer in
            outer.modifiers.contains { $0.name == .buttonStyle || $0.name == "menuStyle" }
        }
        // On macOS, VoiceOver reaches the controls in the rows of a sidebar.
        if outer == "NavigationLink", isStyled || inner.name == "Menu" {
            return context.isOnTouchScreen(element) ? Self.row : nil
        }
        // A row runs its buttons, and not its toggles or sliders.
        let isRun = traits.contains(.button) || inner.name == "Button" || inner.name == "NavigationLink"
        guard !isStyled, isRun, element.kind == .call, case .row = context.rowPlace(of: element) else { return Self.own }
        return Self.control
    }
}

extension RuleContext {
    /// Whether a control is a link to or with an `EmptyView`, or a button that does nothing.
    mutating func leadsNowhere(_ control: ViewElement) -> Bool {
        let mayLead = control.slots.contains { $0.soleChild?.isSwiftUI("EmptyView") ?? false }
        return mayLead && !Self.inputs.contains(control.name) || doesNothing(control)
    }

    /// The controls whose label may be empty, and which work without one.
    private static let inputs = NameTable("Toggle Slider Stepper Picker DatePicker ColorPicker")

    /// Whether the action of a button does what its toggle does: both are one control.
    fileprivate mutating func isSwitched(_ toggle: ViewElement, by button: ViewElement) -> Bool {
        guard let value = code(of: toggle).flatMap(CallExpr.init)?.argument("isOn")?.boundText,
            let action = code(of: button).flatMap(CallExpr.init)?.action?.text
        else { return false }
        return action.contains("\(value).toggle()") || action.contains("\(value) = !")
    }

    /// Whether the inner control may be there only while the outer one is disabled: `.disabled(isEditing)` outside and
    /// `if isEditing` around the inner one.
    fileprivate mutating func takesTurns(_ pair: LabelControls.Found, with outer: ViewElement) -> Bool {
        let names = namesThatDisable(outer)
        guard !names.isEmpty else { return false }
        let shows = pair.place.armsAround(upTo: outer).flatMap { $0.branch.reads.map { $0.member.isNone ? $0.root : $0.member } }
        return (shows + namesThatDisable(pair.control) + namesThatDisable(pair.place)).contains(where: names.contains)
    }

    /// The names of the values in the conditions that disable a control: `isBusy` in `.disabled(model.isBusy)`.
    private mutating func namesThatDisable(_ control: ViewElement) -> [Name] {
        var found: [Name] = []
        for modifier in control.modifiers where modifier.name == "disabled" {
            guard let condition = call(of: modifier, on: control)?.firstArgument?.value else { continue }
            for node in condition.subtree {
                let isValue = node.kind == .declReferenceExpr && node.parent?.kind != .memberAccessExpr
                if isValue || node.kind == .memberAccessExpr { found.append(node.name) }
            }
        }
        return found
    }

    /// Whether a control is always disabled: a condition may enable it.
    fileprivate mutating func isDisabled(_ control: ViewElement) -> Bool {
        control.modifiers.contains { modifier in
            guard modifier.name == "disabled" else { return false }
            return call(of: modifier, on: control)?.firstArgument?.value?.text == "true"
        }
    }
}

extension RuleCase {
    /// Whether the case is not only about VoiceOver.
    fileprivate var isAboutTouch: Bool { !says.hasPrefix("VoiceOver") }
}

extension ViewElement {
    /// Whether modifiers of the view, also those of the project, give VoiceOver actions for what is in it.
    fileprivate var offersActions: Bool {
        modifiers.contains { modifier in
            if SwiftUICatalog.accessibilityActions.contains(modifier.name) { return true }
            return modifier.isOfProject
                && bodies(of: modifier).contains { body in
                    body.descendants.contains { inner in
                        inner.modifiers.contains { added in
                            SwiftUICatalog.accessibilityActions.contains(added.name)
                                || (added.isOfProject && inner.isModifiedView && inner.addsActions(added))
                        }
                    }
                }
        }
    }

    /// Whether the body of a modifier that another one applies gives such actions.
    private func addsActions(_ modifier: ViewTree.Modifier) -> Bool {
        bodies(of: modifier).contains { body in
            body.descendants.contains { inner in
                inner.modifiers.contains { SwiftUICatalog.accessibilityActions.contains($0.name) }
            }
        }
    }
}
