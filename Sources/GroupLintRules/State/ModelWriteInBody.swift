import GroupLintCore

/// A change of a published property in a method or computed property of a model that the body of a view runs.
struct ModelWriteInBody {
    let property: MemberID
    let write: SyntaxNode
    /// What the body names: the member with the change, or one that calls it.
    let use: SyntaxNode
    let view: TypeID

    /// The changes in the code of a class in one file, one for each member that makes some.
    static func all(of model: TypeID, _ file: Int32, _ context: inout RuleContext) -> [ModelWriteInBody] {
        let changes = PublishedChanges(of: model, file, context.data(of: model), context.index)
        guard !changes.isEmpty else { return [] }
        let index = context.index
        var found: [ModelWriteInBody] = []
        for view in index.files(mentioning: model).flatMap(index.types(withCodeIn:)) where index.hasUpdatedBody(view) {
            let held = index.objectProperties(of: view).filter { $0.isObserved && $0.type == model }
            guard !held.isEmpty, index.mayShow(view), !index.isInPreview(view) else { continue }
            for site in held.flatMap({ context.data(of: view).usesInBody(of: $0.member.name) }) {
                guard let way = changes[site.use.member], site.use.kind == .read || site.use.kind == .call,
                    let write = context.write(at: way, in: model), !found.contains(where: { $0.write == write }),
                    let use = context.use(site, in: view, of: site.use.member, model)
                else { continue }
                found.append(ModelWriteInBody(property: way.property, write: write, use: use, view: view))
            }
        }
        return found.sorted { $0.write.start < $1.write.start }
    }
}

/// The members of a class that change its published properties when they run, as far as the index knows.
private struct PublishedChanges {
    struct Way {
        let property: MemberID
        let write: PropertyUseSite
        /// The uses that lead to the member with the change, the innermost first.
        var uses: [PropertyUseSite] = []
    }

    private var ways: [Name: Way] = [:]
    private static let deepest = 2

    var isEmpty: Bool { ways.isEmpty }
    subscript(member: Name) -> Way? { ways[member] }

    /// - Parameter file: where the changes are.
    init(of model: TypeID, _ file: Int32, _ data: TypeData, _ index: ProjectIndex) {
        guard !data.hasUnknownMacro else { return }
        var added: [Name] = []
        for id in index.storedProperties(of: model) where index.wrapper(of: id) == "Published" {
            for site in data.uses(of: index.member(id).name) where site.file == file && site.isChange {
                guard let name = index.soleRunner(of: site, in: model), ways[name] == nil else { continue }
                ways[name] = Way(property: id, write: site)
                added.append(name)
            }
        }
        for _ in 0..<Self.deepest {
            var next: [Name] = []
            for (name, way) in added.compactMap({ name in ways[name].map { (name, $0) } }) {
                for site in data.uses(of: name) where site.use.kind == .call || site.use.kind == .read {
                    guard let user = index.soleRunner(of: site, in: model), ways[user] == nil else { continue }
                    ways[user] = Way(property: way.property, write: way.write, uses: way.uses + [site])
                    next.append(user)
                }
            }
            added = next
        }
    }
}

extension PropertyUseSite {
    /// Whether the code changes the property itself, or the value in it.
    fileprivate var isChange: Bool { use.kind == .write && use.member.isNone || use.kind == .change }
}

extension ProjectIndex {
    /// The function or computed property of a class that runs a use with it. Nil if there are several of the name.
    fileprivate func soleRunner(of site: PropertyUseSite, in model: TypeID) -> Name? {
        guard site.use.moment == .evaluation, let user = site.user, case let member = member(user),
            member.kind == .function || member.kind == .computedProperty, !member.flags.contains(.isStatic),
            members(of: model, named: member.name).count == 1
        else { return nil }
        return member.name
    }
}

extension RuleContext {
    /// The change to which a way leads; nil if it may run later.
    fileprivate mutating func write(at way: PublishedChanges.Way, in model: TypeID) -> SyntaxNode? {
        guard let write = node(of: way.write), write.runsWithGetter else { return nil }
        if way.write.use.kind == .change {
            guard declaration(of: way.property).map({ PatternBinding($0).holdsValue }) ?? false else { return nil }
        }
        for site in way.uses {
            guard let use = node(of: site), use.runsWithGetter,
                let member = declaration(of: site.use.root, in: model), use.mayRun(member)
            else { return nil }
        }
        return write
    }

    /// The use of a member of a model in a view, if the body runs it.
    fileprivate mutating func use(
        _ site: PropertyUseSite, in view: TypeID, of member: Name, _ model: TypeID
    ) -> SyntaxNode? {
        guard let holder = node(of: site), let use = holder.parent, use.kind == .memberAccessExpr, use.name == member,
            holder.runsWithMember, let user = site.user, let runner = holder.memberDeclaration,
            let declaration = declaration(of: member, in: model), use.mayRun(declaration),
            !use.isValueDropped || holder.isEvaluated, runsInBody(runner, index.member(user).name, of: view)
        else { return nil }
        return use
    }
}

extension SyntaxNode {
    /// Whether a statement of a closure only calls a function or assigns what it returns, as no builder does:
    /// `{ model.stop() }`.
    fileprivate var isValueDropped: Bool {
        var (node, isAssigned) = (self, false)
        while let outer = node.parent {
            switch outer.kind {
            case .closureExpr, .codeBlock, .switchCase:
                return (isAssigned || node.kind == .functionCallExpr) && ancestors.contains { $0.kind == .closureExpr }
            case .functionCallExpr:
                guard CallExpr(outer)?.callee == node else { return false }
            case .sequenceExpr: isAssigned = isAssigned || SequenceExpr(outer)?.sign?.kind == .assignmentExpr
            case .memberAccessExpr, .tryExpr, .awaitExpr: break
            default: return false
            }
            node = outer
        }
        return false
    }

    /// Whether the code runs when its function is called or its property is read: no task, no closure that is kept, no setter.
    fileprivate var runsWithGetter: Bool {
        guard runsWithMember, let member = memberDeclaration else { return false }
        if let function = FunctionDecl(member) { return member.kind == .functionDecl && !function.isAsync }
        return VariableDecl(member)?.bindings.contains { binding in
            PatternBinding(binding).getter.map { $0.range.contains(range) } ?? false
        } ?? false
    }
}
