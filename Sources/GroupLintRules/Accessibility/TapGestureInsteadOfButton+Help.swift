import GroupLintCore

extension TapGestureInsteadOfButton {
    static func help(_ use: TapUse, _ name: String) -> String {
        if let flag = use.toggledFlag, use.element.isDrawnSwitch {
            return "write `.accessibilityRepresentation { Toggle(\"…\", isOn: $\(flag)) }` after the view"
        }
        if use.element.holdsControl(certainly: true, use.call.node.tree) {
            return "use a `Button` with `.buttonStyle(.plain)`, whose label is the part of this view without the other button, "
                + "or write `.accessibilityAction { … }` after the text in it"
        }
        if use.element.holdsControl(certainly: false, use.call.node.tree) {
            return "use a `Button` with this view as its label and `.buttonStyle(.plain)`; where the view shows another button, "
                + "write `.accessibilityAction { … }` after the text in it instead"
        }
        if use.element.hasNothingToRead {
            return "nothing in it can be read, so give it a name too: "
                + (use.hasOtherGesture
                    ? "write `.accessibilityElement()`, `.accessibilityLabel(\"…\")` and `.accessibilityAddTraits(.isButton)`"
                    : "use a `Button` with this view as its label, `.buttonStyle(.plain)` and `.accessibilityLabel(\"…\")`")
        }
        let label = use.element.hasText || use.element.isNamed ? "" : "`.accessibilityLabel(\"…\")`"
        let button =
            use.hasOtherGesture
            ? ""
            : "use a `Button` with this view as its label" + (label.isEmpty ? " and " : ", ") + "`.buttonStyle(.plain)`"
                + (label.isEmpty ? "" : " and " + label) + ", or "
        let others = [use.element.holdsTexts ? "`.accessibilityElement(children: .combine)`" : "", label].filter { !$0.isEmpty }
        let chosen = use.choice.map { "; with both, add `.accessibilityAddTraits(\($0) ? .isSelected : [])`" } ?? ""
        return button + "write " + (others.isEmpty ? "" : others.joined(separator: ", ") + " and ")
            + "`.accessibilityAddTraits(.isButton)` after `.\(name)`" + chosen
    }
}

extension ViewElement {
    /// Whether the view, or the body of the view type that it shows, has a control.
    ///
    /// - Parameter certainly: whether a control under a condition does not count.
    fileprivate func holdsControl(certainly: Bool, _ tree: SyntaxTree) -> Bool {
        let view = targets.count == 1 ? ViewElement(index, targets[0]) : self
        return view.descendants.dropFirst().contains { control in
            guard control.isTapControl, !control.isInMenu(of: tree) else { return false }
            let around = sequence(first: control, next: \.parent).prefix { $0.site != view.site }
            return !certainly || !around.contains { $0.kind == .arm }
        }
    }

    /// Whether the control is in a menu that a modifier of the view opens, and not in the view.
    private func isInMenu(of tree: SyntaxTree) -> Bool {
        path == tree.source.path
            && tree.node(node)?.ancestors.contains { Self.menus.contains(CallExpr($0)?.callee?.name ?? .none) } ?? false
    }

    private static let menus = NameTable("contextMenu swipeActions")

    private var hasControlInside: Bool { descendants.dropFirst().contains(where: \.isTapControl) }

    /// Whether the view is a stack of several views without controls, each of which VoiceOver would call a button.
    fileprivate var holdsTexts: Bool {
        var view = self
        for _ in 0..<4 where !view.isTextStack {
            guard let shown = view.shownView else { return false }
            view = shown
        }
        return view.isTextStack
    }

    /// Whether the view and all that it shows is drawn from shapes only.
    var hasNothingToRead: Bool {
        var seen: Set<ViewSite> = []
        return !mayBeRead(depth: 0, withImages: true, &seen)
    }

    /// Whether the view may show a text, of which VoiceOver makes the name of a button.
    var hasText: Bool {
        var seen: Set<ViewSite> = []
        return mayBeRead(depth: 0, withImages: false, &seen)
    }

    fileprivate var isNamed: Bool { modifiers.contains { $0.name == "accessibilityLabel" } }

    /// - Parameter seen: the members and bodies that were looked at.
    private func mayBeRead(depth: Int, withImages: Bool, _ seen: inout Set<ViewSite>) -> Bool {
        guard depth < 5 else { return true }
        return descendants.contains { part in
            switch part.kind {
            case .root, .slot, .branch, .arm: return false
            case .opaque: return true
            case .typeMember: return !part.isFilling && (withImages || !part.isAssetImage)
            case .call, .reference: break
            }
            guard part.kind == .call, case .swiftUI(let known) = part.callee else {
                guard part.targets.count == 1 else { return withImages || !part.isRemoteImage }
                return seen.insert(part.targets[0]).inserted
                    && ViewElement(part.index, part.targets[0]).mayBeRead(depth: depth + 1, withImages: withImages, &seen)
            }
            return !known.traits.contains(.fills) && !Self.silentViews.contains(part.name)
                && (withImages || part.name != "Image" && !part.isRemoteImage)
        }
    }

    private static let silentViews = NameTable(
        "HStack VStack ZStack Group ForEach GeometryReader Spacer Divider Color Path Canvas EmptyView")

    /// Whether the view is drawn from shapes and images only, like a switch.
    fileprivate var isDrawnSwitch: Bool {
        let views = descendants.filter { $0.kind == .call || $0.kind == .reference }
        let isDrawn = views.allSatisfy { view in
            guard view.kind == .call, case .swiftUI(let known) = view.callee else { return false }
            return known.traits.contains(.draws) && !view.isSwiftUI("Text") && !view.isSwiftUI("Label")
                || view.isSpacingStack || view.isSwiftUI("ZStack") || view.isSwiftUI(.group)
        }
        return isDrawn && views.contains { SwiftUICatalog.views.traits(of: $0.name).contains(.fills) }
    }

    private var isTextStack: Bool {
        (isSpacingStack || isSwiftUI("ZStack")) && !hasControlInside
            && !modifiers.contains { $0.name == "accessibilityElement" }
            && slots.reduce(0) { $0 + $1.children.count { _ in true } } > 1
    }
}

extension TapUse {
    /// Whether the view reacts to another gesture too, which a button around it would get in the way of.
    fileprivate var hasOtherGesture: Bool {
        element.modifiers.contains { other in
            other.nameRange != modifier.nameRange
                && (SwiftUICatalog.tapModifiers.contains(other.name) || SwiftUICatalog.gestureModifiers.contains(other.name))
        }
    }

    /// The property that the action switches: `isOn` in `isOn.toggle()`.
    fileprivate var toggledFlag: String? {
        guard let closure = action.flatMap(ClosureExpr.init), let owner = element.owner else { return nil }
        for statement in closure.statements {
            guard let callee = CallExpr(statement)?.callee, callee.name == "toggle", let flag = callee.chainBase,
                let name = flag.ownName,
                element.index.members(of: owner, named: name).contains(where: {
                    ["Binding", "State"].contains(element.index.wrapper(of: $0))
                })
            else { continue }
            return flag.tokenText
        }
        return nil
    }

    /// The comparison that shows which of several views is chosen, if the action chooses this one: `filter == item` for
    /// `{ filter = item }`.
    fileprivate var choice: String? {
        guard let action, let view = CallExpr(call.node)?.callee?.chainBase else { return nil }
        return ChosenValue(action, in: view)?.text
    }
}
