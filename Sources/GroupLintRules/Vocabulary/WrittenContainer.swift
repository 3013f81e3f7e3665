import GroupLintCore

extension RuleContext {
    /// The container that is written around an element and takes a list of views; groups and branches may be between them.
    func listContainer(around element: ViewElement, depth: Int = 0) -> ViewElement? {
        var current = element
        while let parent = current.parent {
            switch parent.kind {
            case .arm, .branch: break
            case .slot:
                guard let owner = parent.parent, parent.record.link < 0 else { return nil }
                let isList = owner.isSwiftUI(.group) || owner.isSwiftUI(.forEach)
                if isList, owner.modifiers.isEmpty, !owner.hasArgument(.subviews), !owner.hasArgument(.sections) {
                    current = owner
                    continue
                }
                guard SwiftUICatalog.listContainers.contains(owner.name), owner.isSwiftUI(owner.name), !owner.hasRowData,
                    parent.name == .none || parent.name == .content
                else { return nil }
                return owner
            case .root:
                // Many views of one body ask the same.
                let key = WrittenContainers.Key(root: parent.site, depth: depth)
                let site = index.fact { WrittenContainers() }.known.value(key) {
                    listContainer(aroundUsesOf: parent, depth: depth)?.site
                }
                return site.map { ViewElement(index, $0) }
            case .call, .typeMember, .reference, .opaque: return nil
            }
            current = parent
        }
        return nil
    }

    private static let mostUses = 8

    /// The container around the first use of a member, or of a view whose body it is; nil if a use is not in such a container.
    private func listContainer(aroundUsesOf root: ViewElement, depth: Int) -> ViewElement? {
        guard depth < 3, root.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView]), let owner = root.owner,
            index.type(owner).isView
        else { return nil }
        let uses = root.uses.filter { !$0.isInPreview }
        guard uses.count <= Self.mostUses else { return nil }
        let containers = uses.map { use in
            use.modifiers.allSatisfy(\.keepsViewsApart) ? listContainer(around: use, depth: depth + 1) : nil
        }
        return containers.contains { $0 == nil } ? nil : containers.first ?? nil
    }
}

/// The containers around the uses of bodies and other members, as far as rules asked.
private struct WrittenContainers: Sendable {
    struct Key: Hashable {
        var root: ViewSite
        var depth: Int
    }

    let known = OnceValues<Key, ViewSite?>()
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
