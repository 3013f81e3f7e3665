import GroupLintCore

/// Finds work that is done while the destination of a link is created: by the initializers of its views, by the values
/// that are passed to them, and by the members that are read for it. Code in closures that run later does not count.
struct DestinationCost {
    let index: ProjectIndex
    /// Names of views that the user says keep their content as a closure.
    let wrappers: [String]
    let toolchain: Toolchain
    /// Only work that matters as much counts.
    private(set) var least = Work.Weight.light
    var sources: ProjectSources
    /// Follows calls through the project, if they are to be followed.
    private(set) var follower: CallFollower
    private(set) var follows = false
    /// Number of nodes that may still be looked at in this file: links may share members, and members may call each other.
    private var remaining = 400_000

    init(index: ProjectIndex, wrappers: [String], toolchain: Toolchain, sources: ProjectSources) {
        self.index = index
        self.wrappers = wrappers
        self.toolchain = toolchain
        self.sources = sources
        follower = CallFollower(index, sources)
    }

    /// Where the destination, or a member that makes it, is written.
    struct Scope {
        var file: Int32
        var owner: TypeID?
        /// Names that are not members of the owner: parameters of rows and functions.
        var locals: [Local]
        var depth = 0

        func local(_ name: Name) -> Local? { locals.first { $0.name == name } }
    }

    struct Local {
        let name: Name
        /// Its type, if that is a type of the project.
        var type: TypeID?
    }

    /// What the destination of a link can read. The element of the innermost row has a type if it is known.
    func scope(of link: EagerLink) -> Scope {
        let (element, tree) = (link.element, link.node.tree)
        var scope = Scope(file: element.site.file, owner: element.owner, locals: [])
        let item = link.rows.flatMap { rows -> Local? in
            guard rows.site.file == element.site.file, let name = rows.elementName(tree),
                let data = tree.node(rows.node).flatMap(CallExpr.init)?.firstArgument?.value
            else { return nil }
            return Local(name: name, type: elementType(of: data, scope))
        }
        let names = element.rowParameters(tree)
        scope.locals = names.map { name in
            let isItem = item?.name == name && names.filter { $0 == name }.count == 1
            return Local(name: name, type: isItem ? item?.type : nil)
        }
        return scope
    }

    /// The first work in the source that matters as much, or nil.
    mutating func work(in node: SyntaxNode, _ scope: Scope, least: Work.Weight) -> DestinationWork? {
        (self.least, follows) = (least, false)
        return work(in: node, scope)
    }

    /// The same through calls of functions and initializers of the project, in any file. Only work that is surely done counts.
    mutating func followedWork(in node: SyntaxNode, _ scope: Scope, least: Work.Weight) -> DestinationWork? {
        (self.least, follows) = (least, true)
        return work(in: node, scope)
    }

    /// What a call does, if calls are followed.
    private mutating func followed(_ call: CallExpr, _ scope: Scope) -> DestinationWork? {
        guard follows else { return nil }
        let locals = Dictionary(scope.locals.map { ($0.name, $0.type) }) { first, _ in first }
        return follower.work(
            of: call, .init(file: scope.file, owner: scope.owner, locals: locals, depth: scope.depth), least: least)
    }

    /// What creating a view or a model does, if calls are followed.
    mutating func followed(creating type: TypeID, _ call: CallExpr?) -> DestinationWork? {
        follows ? follower.work(creating: type, call, depth: 0, least: least) : nil
    }

    private mutating func work(in node: SyntaxNode, _ scope: Scope) -> DestinationWork? {
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
                var work = creation(of: type.id, named: type.name, at: call.callee ?? call.node)
                work?.value = call.createdType == nil ? nil : call.node.shortText
                if let view = receiver(of: call, scope) {
                    work?.receiver = view.name
                    if let label = view.label, call.firstArgument == nil { work?.property = "private var \(label)" }
                    work?.isForStateObject = keepsStateObject(view.id, Name(type.name.utf8))
                }
                return work
            }
            if index.type(type.id).isView { return initializerWork(type.id, named: type.name, call) }
        }
        guard let work = Work(call), work.kind.weight >= least else { return followed(call, scope) }
        return DestinationWork(work, at: call.node, path: path(scope))
    }

    /// The view of the project that gets what a call creates as an argument.
    private func receiver(of call: CallExpr, _ scope: Scope) -> (id: TypeID, name: String, label: String?)? {
        guard let argument = call.node.parent, argument.kind == .labeledExpr,
            let outer = argument.parent?.parent.flatMap(CallExpr.init), let type = outer.createdType,
            let id = index.resolveType(type.name, file: scope.file, in: scope.owner), index.type(id).isView
        else { return nil }
        return (id, type.tokenText, argument.token == nil ? nil : argument.tokenText)
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

    // MARK: Members

    /// Work of a computed property that is read, of a function that is called, or of the view that it makes.
    private mutating func work(ofReading part: SyntaxNode, _ scope: Scope) -> DestinationWork? {
        guard scope.depth < 3, let owner = owner(of: part, scope) else { return nil }
        let found = index.members(of: owner, named: part.name)
        let isCalled = part.parent.flatMap(CallExpr.init)?.callee == part
        guard let id = found.first else {
            guard let member = unindexed(part.name, isFunction: isCalled, of: owner) else { return nil }
            return work(ofMember: part, member.body, returning: TypeShape(member.result).name, member.file, owner)
        }
        let member = index.member(id)
        guard found.count == 1, member.kind == .computedProperty || (member.kind == .function && isCalled) else { return nil }
        if member.root >= 0 {
            guard let body = code(of: id) else { return nil }
            let locals = member.parameters.map { Local(name: $0.name, type: type($0.type, id.file, owner)) }
            return work(in: body, Scope(file: id.file, owner: owner, locals: locals, depth: scope.depth + 1))
        }
        guard !member.cost.flags.isEmpty, let body = code(of: id) else { return nil }
        return work(ofMember: part, body, returning: member.type.name, id.file, owner)
    }

    /// A member of a file without SwiftUI, of which the index knows only properties.
    mutating func unindexed(_ name: Name, isFunction: Bool, of type: TypeID) -> ProjectSources.Member? {
        guard remaining > 0, index.type(type).home != nil,
            let member = sources.member(name, isFunction: isFunction, of: type, index)
        else { return nil }
        remaining -= 100 + Int(member.body.range.length) / 8
        return member
    }

    private mutating func work(
        ofMember part: SyntaxNode, _ body: SyntaxNode, returning result: Name, _ file: Int32, _ owner: TypeID
    ) -> DestinationWork? {
        if BodyCost(body, returning: result).flags.contains(.createsResult),
            let model = index.resolveType(result, file: file, in: owner), index.isReferenceType(model),
            let name = sources.name(of: model, index)
        {
            return creation(of: model, named: name, at: part)
        }
        let path = index.files[Int(file)].path
        guard var work = DestinationWork.first(in: body, path: path, least: least, countsLoops: false) else { return nil }
        work.text += " in `\(part.tokenText)`"
        work.member = part.name
        return work
    }

    /// The type of the project that the member belongs to: `x` and `self.x` to the own type, `model.x` to that of `model`,
    /// `Module.x` to `Module`.
    private func owner(of part: SyntaxNode, _ scope: Scope) -> TypeID? {
        guard part.kind == .declReferenceExpr else {
            guard let base = MemberAccessExpr(part)?.base else { return nil }
            guard base.kind == .declReferenceExpr, base.isCapitalized else { return type(of: base, scope) }
            guard let type = index.resolveType(base.name, file: scope.file, in: scope.owner),
                case let members = index.members(of: type, named: part.name).map(index.member),
                members.contains(where: { $0.flags.contains(.isStatic) })
            else { return nil }
            return type
        }
        let isBase = part.token?.keyword == .`self`
        return isBase || part.isCapitalized || scope.local(part.name) != nil ? nil : scope.owner
    }

    /// The type of a value, if the project declares it: `self`, `item`, `model.item`.
    private func type(of value: SyntaxNode, _ scope: Scope) -> TypeID? {
        let value = value.unwrapped
        if value.kind == .declReferenceExpr {
            if value.token?.keyword == .`self` { return scope.owner }
            if let local = scope.local(value.name) { return local.type }
        }
        guard let (shape, file, outer) = property(value, scope) else { return nil }
        return type(shape, file, outer)
    }

    private func type(_ shape: TypeShape, _ file: Int32, _ owner: TypeID) -> TypeID? {
        guard !shape.flags.contains(.isCollection), !shape.flags.contains(.isFunction) else { return nil }
        return index.resolveType(shape.name, file: file, in: owner)
    }

    /// The declared type of a property, the file that declares it, and the type that it belongs to.
    private func property(_ value: SyntaxNode, _ scope: Scope) -> (TypeShape, Int32, TypeID)? {
        guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr, let outer = owner(of: value, scope),
            case let members = index.members(of: outer, named: value.name), members.count == 1,
            case let member = index.member(members[0]), member.kind != .function
        else { return nil }
        var shape = member.type
        if shape.name.isNone { shape.name = member.constructed }
        return (shape, members[0].file, outer)
    }

    /// The type of the elements of a collection that is a property.
    func elementType(of data: SyntaxNode, _ scope: Scope) -> TypeID? {
        guard let (shape, file, outer) = property(data.unwrapped, scope), shape.flags.contains(.isCollection) else { return nil }
        return index.resolveType(shape.name, file: file, in: outer)
    }

    /// The body of an initializer, function or computed property, as long as enough nodes remain.
    mutating func code(of id: MemberID) -> SyntaxNode? {
        guard remaining > 0, let body = sources.body(of: id, index) else { return nil }
        remaining -= 100 + Int(body.range.length) / 8
        return body
    }

    func path(_ scope: Scope) -> String { index.files[Int(scope.file)].path }
}

extension ViewElement {
    /// The only parameter of the closure that makes the rows.
    fileprivate func elementName(_ tree: SyntaxTree) -> Name? {
        for slot in slots {
            guard let names = tree.node(slot.node).flatMap(ClosureExpr.init)?.parameterNames, names.count == 1 else { continue }
            return names[0]
        }
        return nil
    }
}
