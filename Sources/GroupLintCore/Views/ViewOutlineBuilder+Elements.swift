/// Questions of an outline about elements.
extension ViewElement {
    /// Whether the views in it join the surrounding views.
    var joinsSurroundings: Bool {
        guard kind == .call, case .swiftUI = callee, !hasArgument(.subviews), !hasArgument(.sections) else { return false }
        return SwiftUICatalog.views.isTransparent(name)
    }

    /// Whether a root shows nothing: a `Task { }` or `Binding(get:set:)` somewhere in other code.
    var isOnlyRun: Bool {
        children.allSatisfy { child in
            guard child.kind == .call, case .swiftUI(let view) = child.callee else { return false }
            return !view.isLeaf && view.slots.allSatisfy { $0.role == .action }
        }
    }

    /// Whether a member returns a Color: a view too, but nearly always meant as a style.
    var isColor: Bool {
        member.map { index.member($0).type.name == "Color" } ?? false
    }

    /// Whether a reference names a property that holds the content passed to a project view.
    var isPassedIn: Bool {
        guard kind == .reference, let owner else { return false }
        return index.members(of: owner, named: name).contains { id in
            let member = index.member(id)
            return member.kind == .storedProperty
                && (member.flags.contains(.isBuilder) || member.type.flags.contains(.isFunction))
        }
    }

    var hasChildren: Bool { record.end > site.element + 1 }

    /// Whether the slot is an argument that makes something other than a view: `URL(string: text)` in `Picture(url: …)`.
    /// That a type of another module is a view is not known, and hardly any call passes one as a value.
    var isValue: Bool {
        guard flags.contains(.isArgument), let value = children.first(where: { _ in true }),
            value.kind == .call
        else { return false }
        switch value.callee {
        case .swiftUI(let view): return view.traits.contains(.nonView)
        case .project(let type): return !index.type(type).isView
        case .unknown: return value.targets.isEmpty
        }
    }

    /// Whether it is a trailing closure without a label.
    var isMainContent: Bool { kind == .slot && name.isNone }
}
