import GroupLintCore

/// Finds closures that code passes to a method of the project which lets a queue or a framework call them. Many closures may
/// be passed to one method, whose code is read once.
struct PassedHandlers {
    private struct Method: Hashable {
        let type: TypeID
        let name: Name
    }

    /// A closure that a method gets.
    private struct Parameter {
        let label: Name
        /// Where the method calls it in the background.
        let place: RelatedLocation?
    }

    private var known: [Method: [Parameter]] = [:]
    /// Number of methods that are being read, each of which passes its closure to the next.
    private var depth = 0

    private static let deepest = 8

    /// The innermost closure around a node of a type, if a method that gets it calls it in the background.
    mutating func code(around node: SyntaxNode, in owner: TypeID, _ context: inout RuleContext) -> OffMainCode? {
        guard let closure = node.innerClosure, let call = closure.callOfClosure, let callee = call.callee,
            !(ClosureExpr(closure)?.signature?.namesActor ?? false),
            let type = context.index.receiver(of: callee, in: owner),
            case let all = parameters(of: Method(type: type, name: callee.name), &context),
            let parameter = call.trailingClosure == closure
                ? all.count == 1 ? all[0] : nil : all.first(where: { $0.label == closure.parent?.name }),
            let place = parameter.place
        else { return nil }
        return OffMainCode(node: closure, text: "the closure of `\(callee.tokenText)`", isOnQueue: true, origin: place)
    }

    /// The closures that a method gets; none if there are several methods with the name.
    private mutating func parameters(of method: Method, _ context: inout RuleContext) -> [Parameter] {
        if let found = known[method] { return found }
        guard depth < Self.deepest else { return [] }
        depth += 1
        defer { depth -= 1 }
        let bodies = TypeCode(method.type, &context)?.functions(method.name) ?? []
        let function = bodies.count == 1 ? bodies[0].parent.flatMap(FunctionDecl.init) : nil
        let taking = function?.parameters?.children().map { FunctionParameter($0) }.filter { parameter in
            parameter.type.map { TypeShape($0).flags.contains(.isFunction) } ?? false
        }
        // Methods may pass their closures to each other.
        known[method] = []
        var found: [Parameter] = []
        for parameter in taking ?? [] {
            let place = backgroundCall(of: parameter, in: bodies[0], of: method.type, &context)
            found.append(Parameter(label: parameter.label, place: place))
        }
        known[method] = found
        return found
    }

    /// The first call in the background. If there are calls that may be on the main thread, those for errors are perhaps the
    /// only others; calls before the method returns say nothing.
    private mutating func backgroundCall(
        of parameter: FunctionParameter, in body: SyntaxNode, of type: TypeID, _ context: inout RuleContext
    ) -> RelatedLocation? {
        guard !(parameter.type?.namesActor ?? true), !body.mentions(["isMainThread"]) else { return nil }
        var first: SyntaxNode?
        for id in body.tree.nodes(named: parameter.name, inside: body.range) {
            let use = SyntaxNode(tree: body.tree, id: id)
            guard use.kind == .declReferenceExpr else { continue }
            guard use.isCalled else {
                guard use.isHandedToBackground || isHandedOn(use, in: type, &context) else { return nil }
                first = first ?? use
                continue
            }
            switch CodePlace(of: use, followsCaller: true) {
            case .offMain(let code)? where code.isOnQueue && !code.isNotified: first = first ?? use
            case .method?: break
            // A closure that the method passes to another one.
            case nil where code(around: use, in: type, &context) != nil: first = first ?? use
            case .offMain?, nil: return nil
            }
        }
        return first?.related("the closure is called on a background thread here")
    }

    /// Whether another method of the project gets the closure and calls it in the background: `get(done: done)`.
    private mutating func isHandedOn(_ use: SyntaxNode, in owner: TypeID, _ context: inout RuleContext) -> Bool {
        guard let argument = use.parent, argument.kind == .labeledExpr, Argument(argument).value == use,
            let callee = argument.parent?.parent.flatMap(CallExpr.init)?.callee,
            let type = context.index.receiver(of: callee, in: owner)
        else { return false }
        let label = argument.token == nil ? Name.unlabeled : argument.name
        let all = parameters(of: Method(type: type, name: callee.name), &context)
        return all.first { $0.label == label }?.place != nil
    }
}

extension SyntaxNode {
    /// The closure that decides when the node runs; nil if a function runs it.
    fileprivate var innerClosure: SyntaxNode? {
        for outer in ancestors {
            if outer.kind == .closureExpr {
                guard let callee = outer.callOfClosure?.callee, ClosureCallees.runAtOnce(callee.name) else { return outer }
            } else if FunctionDecl(outer) != nil || TypeDecl(outer) != nil {
                return nil
            }
        }
        return nil
    }

    /// `completion(…)`, `completion?(…)`
    fileprivate var isCalled: Bool {
        guard let outer = parent else { return false }
        if outer.kind == .optionalChainingExpr { return outer.parent.flatMap(CallExpr.init)?.callee == outer }
        return CallExpr(outer)?.callee == self
    }

    /// `store.requestAuthorization(toShare: [], read: types, completion: completion)`
    fileprivate var isHandedToBackground: Bool {
        guard let argument = parent, argument.kind == .labeledExpr, Argument(argument).value == self,
            let call = argument.parent?.parent.flatMap(CallExpr.init)
        else { return false }
        return BackgroundCall.text(of: call) != nil
    }
}

extension ProjectIndex {
    /// The type with the method that a call names: `load { }`, `api.load { }`, `API.shared.load { }`.
    fileprivate func receiver(of callee: SyntaxNode, in owner: TypeID) -> TypeID? {
        guard callee.kind == .memberAccessExpr else { return callee.kind == .declReferenceExpr ? owner : nil }
        guard let base = callee.chainBase?.unwrapped else { return nil }
        if base.token?.keyword == .`self` { return owner }
        if let path = base.ownPath, path.count == 1 {
            if case .project(let type) = valueType(of: path[0], in: owner), self.type(type).kind != .protocolType { return type }
            return modelType(of: path[0], in: owner)
        }
        guard base.kind == .memberAccessExpr, let holder = base.chainBase, holder.isCapitalized,
            let home = type(owner).home, let type = resolveType(holder.name, file: home.file, in: owner),
            members(of: type, named: base.name).contains(where: { isOwnInstance($0, of: type) })
        else { return nil }
        return type
    }

    /// `static let shared = API()`
    private func isOwnInstance(_ id: MemberID, of type: TypeID) -> Bool {
        let member = member(id)
        return member.flags.contains(.isStatic) && member.kind == .storedProperty
            && (member.writtenType == self.type(type).name || member.constructed == self.type(type).name)
    }
}
