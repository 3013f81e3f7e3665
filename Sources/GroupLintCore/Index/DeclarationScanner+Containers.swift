extension DeclarationScanner {
    /// Whether the file may use the API of custom containers. If not, rules do not look closer.
    var mayUseContainers: Bool {
        let tree = views.arena.tree
        return tree.arguments.contains { argument in
            SwiftUICatalog.resolvingLabels.contains(argument.label) || SwiftUICatalog.betaLabels.contains(argument.label)
        }
            || tree.modifiers.contains { $0.name == .containerValue }
            || types.contains { SwiftUICatalog.containerTypes.contains($0.name) || members.inherited(by: $0).contains("Layout") }
            || members.records.indices.contains { SwiftUICatalog.containerTypes.contains(members.typeName($0)) }
            || members.parameters.contains { SwiftUICatalog.containerTypes.contains($0.type.name) }
    }
}
