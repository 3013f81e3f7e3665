import GroupLintCore

struct TapGestureInsteadOfButton: Rule {
    static let tap = RuleCase(
        .info, .medium, says: "VoiceOver does not say that this is a button, because `.{modifier}` does not make it one")

    static let drag = RuleCase(
        .info, when: "a drag that is the only way to change a number of the caller, as in a slider of the project",
        says: "VoiceOver and Switch Control cannot change `{value}`, because only a drag sets it")

    static let bar = RuleCase(
        .info, .medium, when: "a drag on shapes that sets a part of their width, as in the bar of a player",
        says: "VoiceOver and Switch Control cannot move this bar, because only a drag does")

    static let info = RuleInfo(
        id: "tap_gesture_instead_of_button",
        summary: "A view that acts like a button or a slider has a gesture only.",
        category: .accessibility,
        rationale: """
            VoiceOver reads a view with `.onTapGesture` like any other text or image. It does not say that a double tap does \
            something, Voice Control shows no name for it, and a keyboard or a switch does not reach it. A button has all of \
            this, and it also shows that it is pressed.

            `.buttonStyle(.plain)` keeps the look. Where a gesture is needed, `.accessibilityAddTraits(.isButton)` tells \
            VoiceOver.

            A slider of the project whose thumb is dragged is not there for VoiceOver at all: it has no value and cannot be \
            changed. `.accessibilityRepresentation` or `.accessibilityAdjustableAction` makes it a slider.
            """,
        cases: [tap, drag, bar],
        doubts: [anotherWay],
        silentOn: [
            "accessibility modifiers on the view, in its own body, or on a view around it in the same code, apart from labels, "
                + "hints and `accessibilityElement` on the view itself, and content that has a trait or that is not known",
            "labels that say what it is: `.accessibilityLabel(\"Red button\")`",
            "disabled views, hidden switches: three and more taps, or an action that counts taps",
            "toggle styles, whose controls have a role of their own",
            "several taps, taps with a place, empty actions, and gestures that add to another action: `.simultaneousGesture`",
            "actions that end the input of text or close something: `focus = nil`, `isShown = false`, `dismiss()`",
            "views that fill the screen or hold other controls, fields for text, and views that are only shown in the label of a "
                + "control",
            "`content` of a `ViewModifier`, and `self` in an extension of `View`",
            "taps on a row that set the selection of its own `List(selection:)`: VoiceOver selects such rows",
            "places that `unreachable_tap_area` reports",
            "drags that something else can do too, that react to keys or the crown, or that only place something on the screen",
            "apps for tvOS and watchOS only, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)",
            "https://developer.apple.com/documentation/swiftui/accessibilitytraits/isbutton",
        ],
        bad: """
            struct Tag: View {
                let open: () -> Void

                var body: some View {
                    Text("News").onTapGesture { open() }
                }
            }
            """,
        good: """
            struct Tag: View {
                let open: () -> Void

                var body: some View {
                    Button { open() } label: { Text("News") }
                        .buttonStyle(.plain)
                }
            }
            """,
        measured: Measurement(right: 33, read: 50, at: .info), needsProject: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.hasPointerOrTouch else { return }
        for use in TapUse.all(in: file, &context) {
            guard use.modifier.name == "onTapGesture" || use.modifier.name == "gesture", !use.isEmpty, !use.isSpecial,
                !use.endsSomething, !use.onlyFocuses(context.index), !use.isHidden, !use.element.isInDisclosureLabel,
                !use.element.modifiers.contains(where: { $0.name == "disabled" }),
                use.element.looksLikeButton(context), !context.hasRole(use.element), !context.saysButton(use.element),
                !use.element.isInStyle, !use.element.descendants.contains(where: \.scrolls),
                !use.element.mayHoldRole,
                !use.selectsRow, !context.isShownInLabel(use.element), !context.isNamedAround(use.element),
                context.tapGap(in: use.element, upTo: use.position) == nil, !context.isNarrowRow(use)
            else { continue }
            let name = context.text(use.modifier)
            context.report(
                Self.tap, ["modifier": name], at: use.modifier.nameRange,
                doubt: context.mayNotBeMissed(use) ? Self.anotherWay : nil, help: Self.help(use, name))
        }
        for use in DragUse.all(in: file, &context) {
            context.report(
                use.value == nil ? Self.bar : Self.drag, use.value.map { ["value": $0] } ?? [:], at: use.modifier.nameRange,
                help: "write `.accessibilityRepresentation { Slider(value: \(use.value.map { "$\($0)" } ?? "…")) }` after the "
                    + "view, or `.accessibilityElement()` with a label, a value and `.accessibilityAdjustableAction`")
        }
    }
}

extension TapUse {
    /// Whether the gesture is more than one tap: several taps, a press, or a tap at a place.
    fileprivate var isSpecial: Bool {
        if call.argument("count") != nil || call.argument("coordinateSpace") != nil { return true }
        if modifier.name == "onTapGesture", let action = action.flatMap(ClosureExpr.init), !action.parameterNames.isEmpty {
            return true
        }
        return call.node.subtree.contains { $0.kind == .declReferenceExpr && Self.others.contains($0.name) }
            || call.firstArgument?.value?.subtree.contains { $0.kind == .labeledExpr && $0.name == "count" } ?? false
    }

    private static let others = NameTable("LongPressGesture DragGesture")

    /// Whether the action only moves the focus to a field, which the user reaches anyway.
    fileprivate func onlyFocuses(_ index: ProjectIndex) -> Bool {
        guard let owner = element.owner, let action, let closure = ClosureExpr(action), closure.hasStatements else {
            return false
        }
        return closure.statements.allSatisfy { statement in
            guard let name = SequenceExpr(statement)?.left?.ownName else { return false }
            return index.members(of: owner, named: name).contains { index.member($0).wrapper == "FocusState" }
        }
    }

    /// Whether the action sets the selection of the list around the view, also in a method of the view that it calls.
    fileprivate var selectsRow: Bool {
        let list = sequence(first: element, next: \.parent).first { $0.kind == .call && $0.hasArgument("selection") }
        guard let list, let action, let selection = call.node.tree.node(list.node).flatMap(CallExpr.init)?.argument("selection"),
            let path = selection.boundPath
        else { return false }
        if action.writes(path) { return true }
        return action.own(.functionCallExpr).contains { inner in
            guard let name = inner.chainBase?.ownPath, name.count == 1 else { return false }
            return element.methods(name[0], in: call.node.tree).contains { $0.writes(path) }
        }
    }

    /// Whether the action ends the input of text or closes something. The user has other ways to do that.
    fileprivate var endsSomething: Bool {
        guard let action, let closure = ClosureExpr(action) else { return false }
        let isClosing = closure.node.subtree.contains { node in
            (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr)
                && SwiftUICatalog.closingCalls.contains(node.name)
        }
        return isClosing || (closure.hasStatements && closure.statements.allSatisfy { $0.assignsNothing })
    }
}

extension SyntaxNode {
    /// Whether code sets a value, changes it in place, or passes it to a function that may: `x = 1`, `x.insert(1)`, `&x`. A
    /// function of a model may set a member of it.
    ///
    /// - Parameter path: the names of the value: `x`, or `model` and `x`.
    fileprivate func writes(_ path: [Name]) -> Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr, node.name == path[0], let outer = node.parent else { return false }
            if outer.kind == .memberAccessExpr {
                let isCalled = outer.parent.flatMap(CallExpr.init)?.callee == outer
                return path.count != 2 || outer.name == path[1] || isCalled
            }
            if outer.kind == .inOutExpr { return true }
            return SequenceExpr(outer).map { $0.left == node && $0.sign?.kind == .assignmentExpr } ?? false
        }
    }
}

extension RuleContext {
    /// Whether the view, or a view around it in the same code, tells assistive apps something. An element that combines or
    /// replaces its children has no role by that.
    fileprivate mutating func hasRole(_ element: ViewElement) -> Bool {
        for view in Array(sequence(first: element, next: \.parent)) + element.outermostViews {
            for modifier in view.modifiers where SwiftUICatalog.accessibilityRoles.contains(modifier.name) {
                if modifier.name != "accessibilityElement" || keepsElements(modifier, of: view) { return true }
            }
        }
        return false
    }

    /// Whether the author says what it is in the label: `.accessibilityLabel("red button")`.
    fileprivate mutating func saysButton(_ element: ViewElement) -> Bool {
        for modifier in element.modifiers where modifier.name == "accessibilityLabel" {
            guard let label = call(of: modifier, on: element)?.firstArgument?.value else { continue }
            if label.text.lowercased().contains("button") { return true }
        }
        return false
    }
}

extension ViewElement {
    /// Whether the view looks like something to tap: not the whole screen, not a field, not a container of controls.
    fileprivate func looksLikeButton(_ context: RuleContext) -> Bool {
        guard kind == .call || kind == .reference, !flags.contains(.isSelf), name != .content else { return false }
        guard !modifiers.contains(where: { Self.screenModifiers.contains($0.name) }) else { return false }
        // The gesture of the inner view comes first.
        if outermostViews.contains(where: { $0.modifiers.contains { $0.name == "onTapGesture" } }) { return false }
        if kind == .call, case .swiftUI(let view) = callee {
            let unlike: CatalogView.Traits = [.fills, .scrolls, .edits, .control, .blank, .nonView]
            guard view.traits.isDisjoint(with: unlike), !Self.wholes.contains(name) else { return false }
            // An empty stack only takes taps, like `Color.clear`.
            if isSpacingStack, isAboveScreen || !descendants.contains(where: { $0.kind != .slot && $0.site != site }) {
                return false
            }
        }
        var search = LabelControls(context)
        search.look(at: self)
        return search.found.isEmpty
    }

    /// Whether the view lies on another one in a `ZStack` that fills the screen: it is the screen.
    private var isAboveScreen: Bool {
        guard let slot = parent, slot.kind == .slot, slot.parent?.isSwiftUI("ZStack") ?? false,
            let first = slot.children.first(where: { _ in true }), first.site != site
        else { return false }
        return first.modifiers.contains { $0.name == "ignoresSafeArea" || $0.name == "edgesIgnoringSafeArea" }
            && modifiers.contains { $0.name == "contentShape" }
    }

    private static let wholes = NameTable(
        "GeometryReader TabView NavigationStack NavigationView NavigationSplitView Map Canvas VideoPlayer Group ForEach Section")
    private static let screenModifiers = NameTable(
        "ignoresSafeArea edgesIgnoringSafeArea navigationTitle toolbar statusBarHidden persistentSystemOverlays")

    /// The view in the body of the view type, or in the member, that the element shows.
    fileprivate var outermostViews: [ViewElement] {
        targets.count == 1 ? Array(ViewElement(index, targets[0]).children) : []
    }

    /// Whether the content of the view, also in members and other views, has a trait or an action, or is a static member,
    /// whose content is not known.
    fileprivate var mayHoldRole: Bool {
        var seen: Set<ViewSite> = []
        return mayHoldRole(depth: 0, &seen)
    }

    /// - Parameter seen: the members and bodies that were looked at.
    private func mayHoldRole(depth: Int, _ seen: inout Set<ViewSite>) -> Bool {
        guard depth < 4 else { return false }
        let all = [self] + descendants
        let mayHave = all.contains { element in
            element.modifiers.contains { element.getsRole(from: $0, depth: 0) }
                || (element.kind == .typeMember && index.declaresType(element.name))
        }
        if mayHave { return true }
        return all.contains { element in
            element.targets.count == 1 && seen.insert(element.targets[0]).inserted
                && ViewElement(index, element.targets[0]).mayHoldRole(depth: depth + 1, &seen)
        }
    }

    /// Whether a modifier, or one that a modifier of the project applies to the same view, gives a trait or an action.
    private func getsRole(from modifier: ViewTree.Modifier, depth: Int) -> Bool {
        if Self.roles.contains(modifier.name) { return true }
        guard depth < 3, modifier.isOfProject else { return false }
        return bodies(of: modifier).lazy.flatMap(\.descendants).contains { element in
            element.isModifiedView && element.modifiers.contains { element.getsRole(from: $0, depth: depth + 1) }
        }
    }

    private static let roles = NameTable(
        "accessibilityAddTraits accessibilityAction accessibilityRepresentation accessibilityRespondsToUserInteraction")

    /// Whether the view is drawn by a style, whose control has a role of its own.
    fileprivate var isInStyle: Bool { owner.map { index.inherits($0, from: Self.styles) } ?? false }

    private static let styles = NameTable("ToggleStyle TextFieldStyle")
}
