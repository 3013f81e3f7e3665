import GroupLintCore

/// What the user loses when SwiftUI replaces a view.
struct KeptState {
    /// What happens, as the start of a sentence: ``the `List` loses its scroll position``.
    let loss: String
    /// Whether the view loses nothing but the keyboard focus.
    let isFocus: Bool
    /// Whether it is a view of another framework without a coordinator: one that likely keeps nothing, such as a background.
    let isPlainPlatformView: Bool

    /// What a view, or a view inside it, keeps; nil if the project does not show that it keeps something.
    ///
    /// - Parameter reads: what the condition reads. A slider that changes the condition itself is replaced under the finger.
    init?(in view: ViewElement, named name: String, reads: ArraySlice<ViewTree.Read>, _ context: inout RuleContext) {
        if view.isSwiftUI("Slider"), context.node(of: view)?.hasBinding(to: reads) ?? false {
            loss = "the `\(name)` stops following the finger"
            (isFocus, isPlainPlatformView) = (false, false)
            return
        }
        var search = Search()
        guard let found = search.find(in: view, depth: 0) else { return nil }
        isFocus = found.what == ViewElement.focusLoss
        isPlainPlatformView = found.holder.isPlainPlatformView
        if found.holder.site == view.site {
            loss = "the `\(name)` \(found.what)"
        } else {
            let inner = context.node(of: found.holder).map { $0.tree.source.text(found.holder.nameRange) }
            loss = "\(inner.map { "the `\($0)`" } ?? "a view") in this `\(name)` \(found.what)"
        }
    }
}

/// The search for the first view that keeps something. Its limits also end it in views that contain themselves.
private struct Search {
    private var budget = 200

    mutating func find(in view: ViewElement, depth: Int) -> (holder: ViewElement, what: String)? {
        guard depth < 12, budget > 0 else { return nil }
        budget -= 1
        if let what = view.lossWhenReplaced { return (view, what) }
        // The destination of a link is another screen, and its label keeps nothing.
        let isLink = view.kind == .call && SwiftUICatalog.views.traits(of: view.name).contains(.button)
        for child in view.children where child.kind != .slot || (child.record.link < 0 && !isLink) {
            if let found = find(in: child, depth: depth + 1) { return found }
        }
        if view.targets.isEmpty {
            for content in view.contentFromCallers {
                if let found = find(in: content, depth: depth + 1) { return found }
            }
        }
        guard view.targets.count == 1 else { return nil }
        return find(in: ViewElement(view.index, view.targets[0]), depth: depth + 1)
    }
}

extension ViewElement {
    /// What happens to the view itself when it is replaced: `loses its scroll position`. Nil if it keeps nothing.
    var lossWhenReplaced: String? {
        if let loss = lossOfCallee { return loss }
        return modifiers.contains { $0.name == "task" && !$0.isConditional } ? "starts its `.task` again" : nil
    }

    fileprivate var isPlainPlatformView: Bool {
        guard case .project(let type) = callee, index.inherits(type, from: SwiftUICatalog.representables) else { return false }
        return index.members(of: type, named: "makeCoordinator").isEmpty
    }

    fileprivate static let focusLoss = "loses the keyboard focus"

    /// What callers pass as the content that a reference shows: `content()` in a container of the project.
    fileprivate var contentFromCallers: [ViewElement] {
        guard kind == .reference, !flags.contains(.isLocal), !flags.contains(.isSelf), let owner,
            index.type(owner).isView, index.storedProperties(of: owner).contains(where: { index.member($0).name == name })
        else { return [] }
        return index.calls(of: owner).lazy.filter { !$0.isInPreview }.prefix(8).compactMap { call in
            let slots = Array(call.slots)
            return slots.first { $0.name == name } ?? (slots.count == 1 ? slots.first { $0.name == .none } : nil)
        }
    }

    private var lossOfCallee: String? {
        switch callee {
        case .swiftUI(let view):
            guard view.traits.contains(.stateful) else { return nil }
            if view.traits.contains(.edits) { return Self.focusLoss }
            if view.traits.contains(.scrolls) { return "loses its scroll position" }
            // A lazy stack scrolls with the view around it; a value behind a binding stays.
            let isOutside = view.traits.contains(.lazy) || arguments.contains { Self.bindings.contains($0.label) }
            return isOutside ? nil : "loses its state"
        case .project(let type):
            if index.inherits(type, from: SwiftUICatalog.representables) { return "makes its platform view again" }
            return index.storedProperties(of: type).contains { index.member($0).isLasting } ? "loses its state" : nil
        case .unknown:
            return nil
        }
    }

    /// Arguments that keep the value outside of the view: `NavigationStack(path: $path)`.
    private static let bindings = NameTable("path isExpanded position coordinateRegion selection")

    /// Whether the view's own state is made from what the caller passes, so another view is a new start on purpose.
    var makesStateFromInput: Bool {
        guard case .project(let type) = callee else { return false }
        let hasInitializer = !index.initializers(of: type).isEmpty
        return index.storedProperties(of: type).map(index.member).contains { property in
            guard property.wrapper == "State" || property.wrapper == "StateObject" else { return false }
            return arguments.contains { $0.label == property.name } || (hasInitializer && property.defaultValue == .none)
        }
    }
}

extension MemberSummary {
    /// Whether SwiftUI keeps the property for the view. A shared object outlasts every view.
    var isState: Bool { SwiftUICatalog.stateWrappers.contains(wrapper) && !isSharedInstance }

    /// Whether the property is state that outlasts a touch.
    var isLasting: Bool { isState && !Self.touches.contains(name) }

    private static let touches = NameTable("isHovering isHovered hovering hovered isHover isPressed isPressing isTapped")
}

extension SyntaxNode {
    /// Whether the call takes a binding to one of the values: `Slider(value: $volume)`.
    fileprivate func hasBinding(to reads: ArraySlice<ViewTree.Read>) -> Bool {
        let roots = reads.map(\.root)
        return subtree.contains { part in
            part.isProjection && roots.contains(Name(part.tokenText.dropFirst().utf8))
        }
    }
}
