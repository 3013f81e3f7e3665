import GroupLintCore

extension UserChange {
    private static let mostPlaces = 16

    /// Whether the user changes a value of a view in another view: a setting with the same key, or a property of a model that
    /// the view passes on.
    static func isElsewhere(of root: Name, _ member: Name, in owner: TypeID, _ context: inout RuleContext) -> Bool {
        member.isNone ? changesSetting(root, of: owner, &context) : isBelow(root, member, owner, &context)
    }

    /// Whether another view has a control for the setting of a property: `@AppStorage("isLarge")` in both.
    private static func changesSetting(_ property: Name, of owner: TypeID, _ context: inout RuleContext) -> Bool {
        let index = context.index
        guard let id = index.members(of: owner, named: property).first,
            let site = index.settings(inFile: id.file).first(where: { index.property(of: $0) == id })
        else { return false }
        return index.settings(sharingKeyWith: site).prefix(mostPlaces).contains { other in
            let property = index.property(of: other)
            guard property != id, let view = index.owner(of: property), index.type(view).isView else { return false }
            return !all(of: index.member(property).name, .none, in: view, &context).isEmpty
        }
    }

    /// Whether a view that gets a model from another one lets the user change a property of it.
    private static func isBelow(
        _ root: Name, _ member: Name, _ owner: TypeID, _ context: inout RuleContext
    ) -> Bool {
        let index = context.index
        guard let model = index.modelType(of: root, in: owner) else { return false }
        let names = [member] + observed(writing: member, of: model, &context)
        return ([owner] + views(given: root, by: owner, &context)).contains { view in
            let held = index.storedProperties(of: view).map { index.member($0).name }
            return held.contains { property in
                index.modelType(of: property, in: view) == model
                    && names.contains { !all(of: property, $0, in: view, &context).isEmpty }
            }
        }
    }

    /// The views to which the code of another one passes a property: `Controls(draft: draft)`.
    private static func views(given property: Name, by owner: TypeID, _ context: inout RuleContext) -> [TypeID] {
        guard let code = TypeCode(owner, &context), let file = context.index.type(owner).home?.file else { return [] }
        var found: [TypeID] = []
        for node in code.nodes(named: property) where node.parent?.kind == .labeledExpr && found.count < mostPlaces {
            let call = node.ancestors.first { $0.kind == .functionCallExpr }.flatMap(CallExpr.init)
            guard let name = call?.createdType?.name, let view = context.index.resolveType(name, file: file, in: owner),
                context.index.type(view).isView, !found.contains(view)
            else { continue }
            found.append(view)
        }
        return found
    }

    /// The properties of a model that change another one when they change: `didSet { kind = Kind(index) }`.
    private static func observed(writing member: Name, of model: TypeID, _ context: inout RuleContext) -> [Name] {
        context.changes(of: member, inClass: model).sites.compactMap { site in
            guard let node = context.node(of: site), let accessor = node.ancestors.first(where: { $0.kind == .accessorDecl })
            else { return nil }
            return accessor.ancestors.first { $0.kind == .patternBinding }.flatMap { PatternBinding($0).pattern?.name }
        }
    }
}
