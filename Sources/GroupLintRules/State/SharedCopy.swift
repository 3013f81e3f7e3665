import GroupLintCore

/// A `@State` that starts as a property of a shared object: `@State private var isOn = Settings.shared.isOn`.
struct SharedCopy {
    let name: String
    /// `Settings.shared.isOn`
    let value: SyntaxNode

    /// The copies that a view makes, and does not follow.
    static func all(of view: TypeID, in tree: SyntaxTree, _ context: inout RuleContext) -> [SharedCopy] {
        var found: [SharedCopy] = []
        let assigned = initialValues(of: view, in: tree, context.index)
        for id in context.index.storedProperties(of: view) {
            let member = context.index.member(id)
            guard member.wrapper == "State", member.defaultValue == .other || member.defaultValue == .none,
                let node = tree.declaration(at: member.nameRange), node.tree === tree,
                let value = PatternBinding(node).initialValue ?? assigned[member.name],
                let path = value.simplePath, path.count > 2, Name.usualInstances.contains(path[1]),
                let type = context.index.resolveType(path[0], file: id.file, in: view), context.index.isReferenceType(type),
                let property = context.index.property(path[2], ofClass: type),
                context.index.member(property).kind == .storedProperty,
                path.count > 3 || !context.index.member(property).flags.contains(.isLet),
                path.count > 3 || !context.changes(of: path[2], inClass: type).sites.isEmpty,
                isOnlyShown(member.name, context.data(of: view))
            else { continue }
            found.append(SharedCopy(name: tree.source.text(member.nameRange), value: value))
        }
        guard !found.isEmpty, let code = TypeCode(view, &context) else { return [] }
        let followed = FollowedInputs(code)
        return found.filter { copy in
            let names = copy.value.simplePath ?? []
            return !followed.changes.all.contains { $0.mentions(Array(names.dropFirst(2))) }
        }
    }

    /// Whether the body shows a state, and no code of the view sets it. A control may.
    private static func isOnlyShown(_ name: Name, _ data: TypeData) -> Bool {
        data.isComplete && data.isUsedInBody(name)
            && !data.uses(of: name).contains { site in
                (site.use.kind == .write || site.use.kind == .change) && data.moments(of: site) != .initialization
            }
    }

    /// The values in `_name = State(initialValue: value)` of the initializers; the first one counts.
    private static func initialValues(of view: TypeID, in tree: SyntaxTree, _ index: ProjectIndex) -> [Name: SyntaxNode] {
        var values: [Name: SyntaxNode] = [:]
        for id in index.initializers(of: view) where index.files[Int(id.file)].path == tree.source.path {
            guard let body = tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init)?.body else { continue }
            for statement in body.children() {
                guard let sequence = SequenceExpr(statement), sequence.isBinary, let name = sequence.left?.storedName,
                    values[name] == nil, let wrapper = sequence.right.flatMap(CallExpr.init)
                else { continue }
                values[name] = (wrapper.argument("wrappedValue") ?? wrapper.argument("initialValue"))?.unwrapped
            }
        }
        return values
    }
}
