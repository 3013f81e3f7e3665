extension ProjectIndex {
    /// Whether the project applies its own modifier with this name, and every call passes constants for these
    /// parameters.
    public func everyCallFixes(_ parameters: [ParameterSummary], ofModifier name: Name) -> Bool {
        // A helper may be named after a SwiftUI modifier, and the view tree does not record the arguments of those.
        guard !SwiftUICatalog.modifiers.contains(name) else { return false }
        var isUsed = false
        for (file, summary) in files.enumerated() where summary.views.modifiers.contains(where: { $0.name == name }) {
            for id in summary.views.elements.indices where summary.views.elements[id].modifierCount > 0 {
                let element = ViewElement(self, ViewSite(file: Int32(file), element: Int32(id)))
                for (position, modifier) in zip(element.modifiers.indices, element.modifiers) where modifier.name == name {
                    isUsed = true
                    let passed = summary.views.passed.filter { argument in
                        argument.modifier == position && parameters.contains { $0.label == argument.label }
                    }
                    guard passed.allSatisfy({ element.keeps($0.read) }) else { return false }
                }
            }
        }
        return isUsed
    }
}

extension ViewElement {
    /// Whether a value in the scope of the element is constant: a constant member, or a parameter of the enclosing
    /// function for which every call passes a literal.
    fileprivate func keeps(_ read: ViewTree.Read) -> Bool {
        guard !read.root.isNone else { return false }
        guard read.isLocal else { return Constness(index, file: site.file, owner: owner).isConstant(read) }
        guard let id = member, read.member.isNone else { return false }
        let function = index.member(id)
        guard function.kind == .function, let parameter = function.parameters.first(where: { $0.name == read.root })
        else { return false }
        let calls = index.uses(of: function.name, in: nil).map { ViewElement(index, $0) }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.flags.contains(.isCalled)
                    && call.arguments.allSatisfy { $0.label != parameter.label || $0.isLiteral }
            }
    }
}
