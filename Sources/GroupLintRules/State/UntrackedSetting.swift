import GroupLintCore

/// A read of a computed property of a model that gets its value from the user defaults. Observation only tracks stored
/// properties, and an `ObservableObject` announces only its published ones, so nothing updates the view when the value changes.
struct UntrackedSetting {
    let property: MemberID
    let model: TypeID
    /// Whether the class is `@Observable`, and not an `ObservableObject`.
    let isTracked: Bool
    /// The chain in the body up to the property.
    let range: SourceRange
    /// The code that sets the property, or the value in the user defaults.
    let change: SyntaxNode

    /// The first read of each such property in the body of a view.
    static func all(in view: TypeID, _ context: inout RuleContext) -> [UntrackedSetting] {
        let index = context.index
        let models = index.storedProperties(of: view).compactMap { id in
            index.model(heldBy: id, in: view).map { (name: index.member(id).name, type: $0) }
        }.filter { index.modelKind(of: $0.type) == .observable || index.modelKind(of: $0.type) == .observableObject }
        // `@AppStorage` updates the view when a value of the user defaults changes.
        guard !models.isEmpty, !index.storedProperties(of: view).contains(where: { index.wrapper(of: $0) == "AppStorage" })
        else { return [] }
        let data = context.data(of: view)
        guard !data.hasUnknownMacro else { return [] }
        var found: [UntrackedSetting] = []
        for (name, model) in models {
            let reads = data.usesInBody(of: name)
            let isTracked = index.modelKind(of: model) == .observable
            for site in reads where site.use.kind == .read {
                guard let (property, key) = context.setting(site.use.member, of: model),
                    !found.contains(where: { $0.property == property }),
                    let chain = context.chain(of: site), chain.source.path == context.source?.path,
                    let node = chain.members.first,
                    !chain.isShownLater, !chain.isInGetter, !chain.isCompared,
                    let change = (isTracked ? context.unseenChange(of: property, in: model, reads.map(\.use.member)) : nil)
                        ?? context.unseenWrite(key, in: model)
                else { continue }
                let range = SourceRange(start: chain.range.start, end: node.end)
                found.append(
                    UntrackedSetting(property: property, model: model, isTracked: isTracked, range: range, change: change))
            }
        }
        return found
    }
}

extension RuleContext {
    /// A computed property whose getter returns a value of the user defaults before it reads a stored variable, and the key.
    fileprivate mutating func setting(_ name: Name, of model: TypeID) -> (id: MemberID, key: SyntaxNode)? {
        guard let id = index.property(name, ofClass: model), let owner = index.owner(of: id), case let member = index.member(id),
            member.kind == .computedProperty, !member.flags.contains(.isStatic),
            case let data = data(of: owner), data.isComplete,
            ["access", "withMutation", "_$observationRegistrar", "objectWillChange"].allSatisfy({ data.uses(of: $0).isEmpty }),
            let node = syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: member.nameRange),
            let getter = PatternBinding(node).getter,
            let value = getter.subtree.first(where: { node in
                CallExpr(node)?.argument("forKey") != nil && node.isReturned(by: getter)
            }),
            let call = CallExpr(value), let key = call.argument("forKey"), let store = call.callee?.chainBase,
            isDefaults(store, in: owner)
        else { return nil }
        let variables = index.storedProperties(of: owner).map(index.member).filter { !$0.flags.contains(.isLet) }.map(\.name)
        let isTracked = getter.subtree.contains { node in
            node.start < value.start && node.kind != .labeledExpr && variables.contains(node.name)
        }
        return isTracked ? nil : (id, key)
    }

    /// Later code that sets the property, and does not set a stored variable that the body reads with it.
    fileprivate mutating func unseenChange(of property: MemberID, in model: TypeID, _ read: [Name]) -> SyntaxNode? {
        let name = index.member(property).name
        let data = data(of: model)
        let tracked = index.storedProperties(of: model).map { index.member($0).name }.filter(read.contains)
        func setsTracked(_ uses: [PropertyUseSite]) -> Bool {
            uses.contains { $0.use.kind.mayChangeValue && tracked.contains($0.use.root) }
        }
        // The setter.
        if setsTracked(data.uses(by: property.member, in: property.file)) { return nil }
        return lateChanges(of: name, inClass: model).first { site in
            guard site.use.kind != .projection, let owner = index.typeID(file: site.file, declaration: site.use.owner) else {
                return false
            }
            return owner != model || !setsTracked(data.uses(by: site.use.user, in: site.file))
        }.flatMap { node(of: $0) }
    }

    /// Code of a method that sets the value with a key in the user defaults, and with that no variable of the class.
    fileprivate mutating func unseenWrite(_ key: SyntaxNode, in model: TypeID) -> SyntaxNode? {
        guard let code = TypeCode(model, &self), case let data = data(of: model), data.isComplete else { return nil }
        let stored = index.storedProperties(of: model).map { index.member($0).name }
        let names = code.nodes(named: "set") + code.nodes(named: "removeObject")
        return names.lazy.compactMap { $0.parent.flatMap(CallExpr.init) }.first { call in
            guard call.argument("forKey")?.hasSameTokens(as: key) ?? false,
                let function = call.node.ancestors.lazy.compactMap(FunctionDecl.init).first,
                !isInUnusedCode(call.node.start, call.node.tree)
            else { return false }
            let reached = members(reachedFrom: [function.node.name], in: model)
            return !reached.contains { member in
                index.members(of: model, named: member).contains { id in
                    data.uses(by: id.member, in: id.file).contains { $0.use.kind.mayChangeValue && stored.contains($0.use.root) }
                }
            }
        }?.node
    }
}

extension SyntaxNode {
    /// Whether a getter returns the value of some code, as it is or as a part of another value.
    fileprivate func isReturned(by getter: SyntaxNode) -> Bool {
        for node in ancestors {
            if node == getter || node.kind == .returnStmt { return true }
            let isPart = node.kind.role == .expression || node.kind.role == .expressionPart
            guard isPart, node.kind != .closureExpr else { return false }
        }
        return false
    }
}
