import GroupLintCore

extension RuleContext {
    /// The container that is written around an element and takes a list of views; groups and branches may be between them.
    func listContainer(around element: ViewElement) -> ViewElement? {
        var current = element
        while let parent = current.parent {
            switch parent.kind {
            case .arm, .branch: break
            case .slot:
                guard let owner = parent.parent, parent.record.link < 0 else { return nil }
                if owner.isSwiftUI(.group), owner.modifiers.isEmpty, !owner.hasArgument(.subviews) {
                    current = owner
                    continue
                }
                guard SwiftUICatalog.listContainers.contains(owner.name), owner.isSwiftUI(owner.name), !owner.hasRowData,
                    parent.name == .none || parent.name == .content
                else { return nil }
                return owner
            case .root, .call, .typeMember, .reference, .opaque: return nil
            }
            current = parent
        }
        return nil
    }
}

extension ViewTree.Modifier {
    /// Whether several views stay several, and no view stays no view, with this modifier.
    var keepsViewsApart: Bool {
        guard name != "modifier", let known = SwiftUICatalog.modifiers[name] else { return false }
        switch known.kind {
        case .perChild, .once, .inherited: return true
        case .makesOneView, .open: return false
        }
    }
}
