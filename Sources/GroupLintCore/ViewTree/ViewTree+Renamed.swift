/// What the project knows about names that a file alone does not: trees with other elements in place of some.
extension ViewTree {
    /// The tree with other names for some calls, which are calls of SwiftUI's views; nil if no name changes. The data of
    /// rows was not recorded for the old names, so it counts as fixed: no rule reports what depends on it.
    func renamingCalls(_ view: (Name) -> Name?) -> ViewTree? {
        var tree = self
        var isChanged = false
        for index in elements.indices where elements[index].kind == .call {
            guard let name = view(elements[index].name) else { continue }
            isChanged = true
            let hasRows = name != elements[index].name && SwiftUICatalog.views.traits(of: name).contains(.data)
            tree.elements[index].name = name
            tree.elements[index].flags.insert(hasRows ? [.isFromSwiftUI, .hasFixedData] : .isFromSwiftUI)
        }
        return isChanged ? tree : nil
    }

    /// The tree with calls of types in place of calls of functions with some names; nil if there are none.
    func callingTypes(_ isType: (Name) -> Bool) -> ViewTree? {
        var tree = self
        var isChanged = false
        for index in elements.indices where elements[index].kind == .reference {
            let element = elements[index]
            guard element.flags.contains(.isCalled), element.flags.isDisjoint(with: [.isLocal, .hasSelf, .isSelf]),
                isType(element.name)
            else { continue }
            isChanged = true
            tree.elements[index].beCall()
        }
        return isChanged ? tree : nil
    }
}
