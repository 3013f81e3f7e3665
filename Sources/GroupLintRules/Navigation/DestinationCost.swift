import GroupLintCore

/// Finds work that is done while the destination of a link is created: by the initializers of its views, by the values
/// that are passed to them, and by the members that are read for it. Code in closures that run later does not count.
struct DestinationCost {
    let index: ProjectIndex
    /// Names of views that the user says keep their content as a closure.
    let wrappers: [String]
    let toolchain: Toolchain
    /// Whether only work counts that goes on after the destination is created, such as a task.
    var onlyGoingOn = false
    var sources: ProjectSources
    /// Number of nodes that may still be looked at in this file: links may share members, and members may call each other.
    private var remaining = 400_000

    init(index: ProjectIndex, wrappers: [String], toolchain: Toolchain, sources: ProjectSources) {
        self.index = index
        self.wrappers = wrappers
        self.toolchain = toolchain
        self.sources = sources
    }

    /// Where the destination, or a member that makes it, is written.
    struct Scope {
        var file: Int32
        var owner: TypeID?
        /// Names that are not members of the owner: parameters of rows and functions.
        var locals: [Name]
        var depth = 0
    }

    /// The work that comes first in the source, or nil.
    mutating func work(in node: SyntaxNode, _ scope: Scope) -> DestinationWork? {
        var found: DestinationWork?
        node.walk { part in
            remaining -= 1
            if found != nil || remaining < 0 { return false }
            // In a case of a switch, it is done for one kind of rows only.
            if part.kind == .switchCase { return false }
            if let closure = ClosureExpr(part), part != node, !runsNow(closure, scope) { return false }
            if part.kind == .labeledExpr, isKept(part, scope) { return false }
            if let call = CallExpr(part) {
                if let name = call.createdType?.name, wrappers.contains(where: { Name($0.utf8) == name }) { return false }
                found = work(of: call, scope)
            } else if part.kind == .declReferenceExpr || part.kind == .memberAccessExpr {
                found = work(ofReading: part, scope)
            }
            return found == nil
        }
        return found
    }

    // MARK: Calls

    private mutating func work(of call: CallExpr, _ scope: Scope) -> DestinationWork? {
        if let type = createdType(call, scope) {
            if index.isReferenceType(type.id), index.type(type.id).home != nil {
                return creation(of: type.id, named: type.name, at: call.callee ?? call.node, scope)
            }
            if index.type(type.id).isView, let found = initializerWork(type.id, named: type.name, call) { return found }
        }
        guard let work = Work(call), work.kind.goesOn || !onlyGoingOn else { return nil }
        return DestinationWork(work, at: call.node, path: path(scope))
    }

    /// The project's type that a call creates, also for `model: .init(item)`.
    private func createdType(_ call: CallExpr, _ scope: Scope) -> (id: TypeID, name: String)? {
        if let type = call.createdType {
            return index.resolveType(type.name, file: scope.file, in: scope.owner).map { ($0, type.tokenText) }
        }
        guard call.callee?.kind == .memberAccessExpr, call.callee?.chainBase == nil, call.callee?.token?.keyword == .`init`,
            let argument = call.node.parent, argument.kind == .labeledExpr, argument.token != nil,
            let outer = argument.parent?.parent.flatMap(CallExpr.init), let view = createdType(outer, scope)?.id
        else { return nil }
        let initializers = index.initializers(of: view).map(index.member)
        let types =
            initializers.isEmpty
            ? index.members(of: view, named: argument.name).map { index.member($0).type.name }
            : initializers.flatMap { $0.parameters.filter { $0.label == argument.name }.map(\.type.name) }
        guard let name = types.first, types.allSatisfy({ $0 == name }),
            let id = index.resolveType(name, file: scope.file, in: view), let text = sources.name(of: id, index)
        else { return nil }
        return (id, text)
    }

    private mutating func creation(
        of model: TypeID, named name: String, at node: SyntaxNode, _ scope: Scope
    ) -> DestinationWork? {
        var work = DestinationWork(creating: name, at: node.range, path: path(scope))
        guard onlyGoingOn else { return work }
        guard let started = startedWork(of: model) else { return nil }
        work.text += ", whose init \(started.text)"
        return work
    }

    /// Work that goes on after the initializers of a model, in them or in methods that they call.
    private mutating func startedWork(of model: TypeID) -> DestinationWork? {
        for id in index.initializers(of: model) {
            guard let body = code(of: id) else { continue }
            let path = index.files[Int(id.file)].path
            if let found = DestinationWork.first(in: body, path: path, onlyGoingOn: true) { return found }
            for name in body.calledNames {
                for method in index.members(of: model, named: name) where index.member(method).kind == .function {
                    guard let body = code(of: method) else { continue }
                    let path = index.files[Int(method.file)].path
                    if let found = DestinationWork.first(in: body, path: path, onlyGoingOn: true) { return found }
                }
            }
        }
        return nil
    }

    // MARK: Members

    /// Work of a computed property that is read, of a function that is called, or of the view that it makes.
    private mutating func work(ofReading part: SyntaxNode, _ scope: Scope) -> DestinationWork? {
        guard scope.depth < 3, let owner = owner(of: part, scope) else { return nil }
        let found = index.members(of: owner, named: part.name)
        guard found.count == 1, let id = found.first else { return nil }
        let member = index.member(id)
        let isCalled = part.parent.flatMap(CallExpr.init)?.callee == part
        guard member.kind == .computedProperty || (member.kind == .function && isCalled) else { return nil }
        let path = index.files[Int(id.file)].path
        if member.root >= 0 {
            guard let body = code(of: id) else { return nil }
            let locals = member.parameters.map(\.name)
            return work(in: body, Scope(file: id.file, owner: owner, locals: locals, depth: scope.depth + 1))
        }
        if member.cost.flags.contains(.createsResult), let model = index.resolveType(member.type.name, file: id.file, in: owner),
            index.isReferenceType(model), let name = sources.name(of: model, index), let body = code(of: id)
        {
            return creation(of: model, named: name, at: body, Scope(file: id.file, owner: owner, locals: []))
        }
        guard member.cost.flags.contains(.startsWork) || (member.cost.flags.contains(.works) && !onlyGoingOn),
            let body = code(of: id),
            var work = DestinationWork.first(in: body, path: path, onlyGoingOn: onlyGoingOn, countsLoops: false)
        else { return nil }
        work.text += " in `\(part.tokenText)`"
        return work
    }

    /// The type of the project that the member belongs to: `x` and `self.x` to the own type, `model.x` to that of `model`.
    private func owner(of part: SyntaxNode, _ scope: Scope) -> TypeID? {
        if part.kind == .declReferenceExpr {
            let isBase = part.token?.keyword == .`self`
            return isBase || part.isCapitalized || scope.locals.contains(part.name) ? nil : scope.owner
        }
        guard let base = MemberAccessExpr(part)?.base?.unwrapped else { return nil }
        if base.kind == .declReferenceExpr, base.token?.keyword == .`self` { return scope.owner }
        guard let outer = owner(of: base, scope), case let members = index.members(of: outer, named: base.name).map(index.member),
            let member = members.first, members.count == 1, !member.type.flags.contains(.isCollection),
            !member.type.flags.contains(.isFunction)
        else { return nil }
        let type = member.type.name.isNone ? member.constructed : member.type.name
        return index.resolveType(type, file: scope.file, in: outer)
    }

    /// The body of an initializer, function or computed property, as long as enough nodes remain.
    mutating func code(of id: MemberID) -> SyntaxNode? {
        guard remaining > 0, let body = sources.body(of: id, index) else { return nil }
        remaining -= 100 + Int(body.range.length) / 8
        return body
    }

    func path(_ scope: Scope) -> String { index.files[Int(scope.file)].path }
}
