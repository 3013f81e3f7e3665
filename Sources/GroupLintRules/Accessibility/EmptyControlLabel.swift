import GroupLintCore

struct EmptyControlLabel: Rule {
    static let besideText = RuleCase(
        .warning, when: "a `Toggle` or `Picker` with `.labelsHidden()` next to a `Text`",
        says: "VoiceOver does not say what this `{control}` is for, because its label is empty and the text next to it is not "
            + "part of it")
    static let control = RuleCase(
        .info, when: "any other control with an empty label",
        says: "VoiceOver does not say what this `{control}` is for, because its label is empty")
    static let button = RuleCase(
        .info, .medium, when: "a `Button` or `Menu` with an empty title, which its style may replace",
        says: "VoiceOver may have no name for this `{control}`, because its label is empty")
    static let hinted = RuleCase(
        .info, .medium, when: "`.help` says what the control is for",
        says: "VoiceOver has no name for this `{control}`, because its label is empty, and the text of `.help` is only a hint")
    static let missing = RuleCase(
        .info, .medium, when: "a `TextEditor` or a `Slider` without a label",
        says: "VoiceOver does not say what this `{control}` is for, because it has no label")

    static let info = RuleInfo(
        id: "empty_control_label",
        summary: "A control has an empty label, so VoiceOver does not say what it is for.",
        category: .accessibility,
        rationale: """
            The label of a control is also its name for VoiceOver and Voice Control, even where it is not drawn. With an \
            empty label, VoiceOver says "switch button, off" and nothing more. A text next to the control is an element of \
            its own, which a user finds before or after the control. `.labelsHidden()` hides the label of a control and \
            keeps its name. A `TextEditor` has no label, and a `Slider` need not have one: only `.accessibilityLabel` names \
            them then. This applies to every OS version.
            """,
        cases: [control, besideText, button, hinted, missing],
        silentOn: [
            "controls with `.accessibilityLabel`, in an element that `.accessibilityElement` combines, and hidden ones",
            "a `TextField` with a `prompt`, which VoiceOver may read",
            "content of `LabeledContent`, which has a label of its own, of a `TableColumn`, whose title VoiceOver reads, and of "
                + "the label of a link or button",
            "pickers in a `Menu`, whose choices are items of the menu",
            "views whose callers add a name, and modifiers of the project that do",
            "pickers with a segmented, inline, wheel or radio style, whose parts have names, and styles that are unknown",
            "fields of an alert, buttons for a keyboard shortcut, and hidden or transparent controls",
            "controls that show a constant, or that are always disabled",
            "labels that are a variable, which may be empty at run time",
            "code in `#if DEBUG`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/labelshidden()",
            "https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv",
        ],
        bad: """
            struct Settings: View {
                @Binding var isOn: Bool

                var body: some View {
                    HStack {
                        Text("Sounds")
                        Toggle("", isOn: $isOn).labelsHidden()
                    }
                }
            }
            """,
        good: """
            struct Settings: View {
                @Binding var isOn: Bool

                var body: some View {
                    Toggle("Sounds", isOn: $isOn)
                }
            }
            """,
        measured: Measurement(right: 58, read: 65, at: .warning), needsProject: true
    )

    private static let controls: [(name: Name, text: String)] = [
        ("Toggle", "Toggle"), ("Picker", "Picker"), ("DatePicker", "DatePicker"), ("Stepper", "Stepper"),
        ("Slider", "Slider"), ("ColorPicker", "ColorPicker"), ("TextField", "TextField"), ("SecureField", "SecureField"),
        ("Button", "Button"), ("Menu", "Menu"),
        ("TextEditor", "TextEditor"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for control in Self.controls {
            for element in file.calls(control.name) where !element.isInPreview && element.mayHaveNoName {
                guard let call = context.node(of: element).flatMap(CallExpr.init), call.hasEmptyLabel || call.lacksLabel,
                    call.argument("prompt") == nil, !element.isInLabeledContent, !element.isOutOfSight,
                    !context.isInLabel(element), !(control.name == "Picker" && element.isInMenu),
                    !context.hasOwnNames(element), !context.isFixed(element, call),
                    !context.isNamedOutside(element, hintsCount: false)
                else { continue }
                let text = element.hidesLabel ? element.neighborTexts.first { context.mayName($0) } : nil
                let title = text.flatMap { element.isOnlyControl ? context.titleText(of: $0) : nil }
                let isButton = control.name == "Button" || control.name == "Menu"
                let isHinted = context.isNamedOutside(element)
                let isSwitched = control.name == "Toggle" || control.name == "Picker"
                if call.lacksLabel {
                    context.report(
                        Self.missing, ["control": control.text], at: element.nameRange,
                        help: "write `\(context.targets.labelModifier(title ?? "\"…\""))` after it")
                    continue
                }
                context.report(
                    isHinted ? Self.hinted : isButton ? Self.button : text != nil && isSwitched ? Self.besideText : Self.control,
                    ["control": control.text], at: element.nameRange,
                    help: Self.help(
                        control.text, title ?? "\"…\"", context.targets, isButton: isButton, isHidden: element.hidesLabel,
                        isStyled: context.hasOwnToggleStyle(element), isBesideText: text != nil),
                    related: text.map { [$0.related("this text is not the label of the control")] } ?? element.emptyLabel(call))
            }
        }
    }

    private static func help(
        _ control: String, _ title: String, _ targets: DeploymentTargets, isButton: Bool, isHidden: Bool, isStyled: Bool,
        isBesideText: Bool
    ) -> String {
        let label = targets.labelModifier(title)
        // A slider has no initializer with a title, and a style of the project may leave out the label.
        if control == "Slider" || isStyled { return "write `\(label)` after it" }
        // The title of a field is also its placeholder, which `.labelsHidden()` may not hide.
        if isHidden, control.hasSuffix("Field") { return "write `\(label)` after it" }
        if isHidden { return "write `\(control)(\(title), …)`; the `.labelsHidden()` that is there keeps it from being drawn" }
        if control.hasSuffix("Field") {
            // The field would show the words of the text once more.
            if isBesideText { return "write `\(label)` after it, or put both into a `LabeledContent`" }
            return "write `\(control)(\(title), …)`, or `\(label)` after it if the field must not show a "
                + "placeholder"
        }
        return isButton
            ? "write `\(label)` after it, or `\(control)(\(title), …)` if the title can be shown"
            : "write `\(control)(\(title), …)`, and `.labelsHidden()` after it where the label must not be drawn"
    }
}

extension RuleContext {
    /// Whether a toggle has a style of the project, which may leave out the label: `.toggleStyle(SettingsToggle())`.
    fileprivate mutating func hasOwnToggleStyle(_ element: ViewElement) -> Bool {
        element.modifiers.contains { modifier in
            guard modifier.name == "toggleStyle", let call = call(of: modifier, on: element) else { return false }
            let style = call.firstArgument?.value.flatMap(CallExpr.init)?.callee
            return style.map { index.declaresType($0.name) } ?? false
        }
    }
}

extension ViewElement {
    /// Whether an argument is a literal that may be an empty title, or there is a closure that may be an empty label.
    fileprivate var mayHaveEmptyLabel: Bool {
        arguments.first.map { $0.label == .unlabeled && $0.isLiteral } ?? false
            || slots.contains { $0.name.isNone || $0.name == "label" }
    }

    fileprivate var mayHaveNoName: Bool { mayHaveEmptyLabel || mayLackLabel }

    /// Whether the control may have no label at all.
    fileprivate var mayLackLabel: Bool { name == "TextEditor" || name == "Slider" && slots.isEmpty }

    fileprivate var hidesLabel: Bool { modifiers.contains { $0.name == "labelsHidden" } }

    /// Whether the control is the only one in its stack, so that a text next to it must be about it.
    fileprivate var isOnlyControl: Bool {
        guard let slot = parent else { return false }
        return slot.children.filter { SwiftUICatalog.views.traits(of: $0.name).contains(.control) }.count == 1
    }

    /// Whether nobody sees the control, or an alert says what it is for.
    fileprivate var isOutOfSight: Bool {
        modifiers.contains { $0.name == "hidden" || $0.name == "opacity" || $0.name == "keyboardShortcut" }
            || isInContent(of: "alert")
    }

    /// Whether the choices of a picker are items of a menu, which has a name of its own.
    fileprivate var isInMenu: Bool {
        let menus: [Name] = ["Menu", "MenuButton"]
        return sequence(first: self, next: \.parent).dropFirst().contains { $0.kind == .call && menus.contains($0.name) }
    }

    fileprivate var isInLabeledContent: Bool {
        let labeled: [Name] = ["LabeledContent", "TableColumn"]
        return sequence(first: self, next: \.parent).contains { $0.kind == .call && labeled.contains($0.name) }
    }

    /// The empty label, which may be far from the name of the control.
    fileprivate func emptyLabel(_ call: CallExpr) -> [RelatedLocation] {
        guard let label = call.value("label") else { return [] }
        return [RelatedLocation(path: path, range: label.range, message: "this label is empty")]
    }

    /// The texts next to the control in the same stack. Behind other views, a text may be about those, and a text below the
    /// control or next to another one too may be a remark.
    fileprivate var neighborTexts: [ViewElement] {
        guard let slot = parent, slot.kind == .slot, let stack = slot.parent, stack.name == "HStack" || stack.name == "VStack"
        else { return [] }
        let views = Array(slot.children)
        guard let position = views.firstIndex(where: { $0.site == site }) else { return [] }
        let before = Self.texts(nearest: views[..<position].reversed())
        let after = stack.name == "HStack" ? Self.texts(nearest: Array(views[(position + 1)...])) : []
        return before.reversed() + after.filter { !$0.isBadge }
    }

    /// Whether a text is on a background of its own, so that it is a remark of one word: `NEW`.
    private var isBadge: Bool {
        modifiers.contains { $0.name == .padding } && modifiers.contains { $0.name == "background" }
    }

    /// The texts at the start of a list of views, unless a control follows.
    private static func texts(nearest views: [ViewElement]) -> [ViewElement] {
        let near = views.prefix { $0.isSwiftUI("Text") || $0.isSwiftUI(.spacer) }
        if near.count < views.count, SwiftUICatalog.views.traits(of: views[near.count].name).contains(.control) { return [] }
        return near.filter { $0.isSwiftUI("Text") }
    }
}

extension CallExpr {
    /// Whether the title is `""`, or the label shows nothing: `label: { EmptyView() }`.
    var hasEmptyLabel: Bool {
        if let first = firstArgument, !first.hasLabel { return first.value?.isEmptyText ?? false }
        if let label = value("label") { return label.showsNothing || label.text == "EmptyView.init" }
        // With other closures, the first one may be the content or an action.
        let named = callee?.name
        let takesLabel = named == "Toggle" || named == "DatePicker" || named == "Slider" || named == "ColorPicker"
        return takesLabel && trailingClosure?.showsNothing ?? false
    }

    /// Whether this is a control without any label.
    fileprivate var lacksLabel: Bool {
        if callee?.name == "TextEditor" { return true }
        return callee?.name == "Slider" && argument("value") != nil && argument("label") == nil && trailingClosure == nil
    }
}

extension SyntaxNode {
    fileprivate var isEmptyText: Bool { kind == .stringLiteralExpr && text == "\"\"" }

    /// Whether the closure shows no view, or only `EmptyView()` or `Text("")`.
    fileprivate var showsNothing: Bool {
        guard let closure = ClosureExpr(self) else { return false }
        let statements = Array(closure.statements)
        if statements.isEmpty { return true }
        guard statements.count == 1, let call = CallExpr(statements[0]) else { return false }
        if call.callee?.name == .emptyView { return true }
        return call.callee?.name == "Text" && call.firstArgument?.value?.isEmptyText ?? false
    }
}

extension RuleContext {
    /// Whether the style of a picker shows parts with names of their own, such as segments, or is unknown.
    fileprivate mutating func hasOwnNames(_ element: ViewElement) -> Bool {
        let styled = Array(sequence(first: element, next: \.parent)) + (element.isWholeView ? Array(element.uses.prefix(8)) : [])
        for view in styled {
            let styles = view.modifiers.lazy.filter { $0.name == "pickerStyle" || $0.name == "datePickerStyle" }
            for modifier in styles.prefix(2) {
                let style = call(of: modifier, on: view)?.firstArgument?.value
                guard let name = style.flatMap({ CallExpr($0)?.callee?.name ?? $0.name }), Self.namelessStyles.contains(name)
                else { return true }
            }
        }
        return false
    }

    /// Whether the user cannot change what a control shows: a constant, or `.disabled(true)`.
    fileprivate mutating func isFixed(_ element: ViewElement, _ call: CallExpr) -> Bool {
        call.arguments.contains { argument in
            argument.value.flatMap(CallExpr.init)?.callee.map { $0.kind == .memberAccessExpr && $0.name == "constant" } ?? false
        }
            || element.modifiers.contains { modifier in
                modifier.name == "disabled" && self.call(of: modifier, on: element)?.firstArgument?.value?.text == "true"
            }
    }

    /// Styles that show one control, of which VoiceOver reads the label.
    private static let namelessStyles = NameTable(
        """
        menu compact automatic field stepperField navigationLink MenuPickerStyle CompactDatePickerStyle \
        DefaultPickerStyle DefaultDatePickerStyle
        """)

    /// Whether a text may say what a control is for: `Text("1.")` does not.
    fileprivate mutating func mayName(_ text: ViewElement) -> Bool {
        title(of: text).map { $0.contains(where: \.isLetter) } ?? true
    }

    /// The literal that a text shows.
    fileprivate mutating func title(of text: ViewElement) -> String? {
        shownValue(of: text).flatMap { $0.kind == .stringLiteralExpr ? $0.shortText : nil }
    }

    /// What a text shows, as the title of a control: `"Sounds"`, `rule.name`.
    fileprivate mutating func titleText(of text: ViewElement) -> String? {
        guard let value = shownValue(of: text), value.kind != .sequenceExpr else { return nil }
        return value.shortText
    }

    private mutating func shownValue(of text: ViewElement) -> SyntaxNode? {
        guard let call = node(of: text).flatMap(CallExpr.init), call.arguments.count(where: { _ in true }) == 1,
            let first = call.firstArgument, !first.hasLabel
        else { return nil }
        return first.value
    }
}
