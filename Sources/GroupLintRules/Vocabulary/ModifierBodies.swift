import GroupLintCore

extension ViewElement {
    /// The bodies of a modifier of the project on the element: of the functions with its name, or of the type in
    /// `.modifier(Framed())`. Empty if they are not known.
    func bodies(of modifier: ViewTree.Modifier) -> [ViewElement] {
        guard modifier.name == .modifier else { return index.viewModifiers(named: modifier.name, for: site.file) }
        let slot = children.first { slot in
            slot.kind == .slot && slot.record.link >= 0 && views.modifiers[Int(slot.record.link)].node == modifier.node
        }
        return slot.map { Array($0.children) }?.flatMap { call -> [ViewElement] in
            guard case .project(let type) = call.callee else { return [] }
            return index.members(of: type, named: .body).compactMap { id in
                let root = index.member(id).root
                return root < 0 ? nil : ViewElement(index, ViewSite(file: id.file, element: root))
            }
        } ?? []
    }

    /// Whether the element is the view that a modifier of the project gets: `self` in an extension of `View`, or the
    /// `content` of a ViewModifier.
    var isModifiedView: Bool {
        kind == .reference && (flags.contains(.isSelf) || flags.contains(.isLocal) && name == .content)
    }

    /// The element and everything in it, in source order.
    var descendants: [ViewElement] {
        (site.element..<record.end).map { ViewElement(index, ViewSite(file: site.file, element: $0)) }
    }
}

extension ViewTree.Modifier {
    /// Whether the modifier is one of the project or of another module, or `.modifier(…)`.
    var isOfProject: Bool { name == .modifier || !SwiftUICatalog.modifiers.contains(name) }
}
