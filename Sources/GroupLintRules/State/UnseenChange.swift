import GroupLintCore

/// A variable of an object that the body of a view reads and an action of the same view changes, while nothing is announced.
struct UnseenChange {
    let path: ObjectPath
    let read: ModelChain
    fileprivate(set) var changes: [ModelChain]

    /// Whether only the control that sets the value shows it.
    var isOfControl: Bool { read.isInGetter }

    /// The first change of each variable that a view misses.
    static func all(in view: TypeID, _ context: inout RuleContext) -> [UnseenChange] {
        let index = context.index
        // Needs neither syntax nor the data of the type, and most views are done here.
        let changes = changes(in: view, index)
        guard !changes.isEmpty else { return [] }
        let data = context.data(of: view)
        guard data.isComplete,
            !index.storedProperties(of: view).contains(where: { index.wrapper(of: $0) == "GestureState" })
        else { return [] }
        var found: [UnseenChange] = []
        var budget = mostSites
        for site in changes {
            guard let chain = context.chain(of: site) else { continue }
            for path in context.paths(changedBy: site, chain, in: view) {
                let known = found.firstIndex { $0.path.names == path.names }
                if let known, found[known].changes.count >= mostChanges { continue }
                guard budget > 0, context.isUnannounced(path) else { continue }
                budget -= 1
                guard let read = known.map({ found[$0].read }) ?? context.shownRead(of: path, data),
                    context.isSilentAction(site, in: view, data)
                else { continue }
                if let known {
                    found[known].changes.append(chain)
                } else {
                    found.append(UnseenChange(path: path, read: read, changes: [chain]))
                }
            }
        }
        return found.isEmpty || isInTimeline(view, index) ? [] : found
    }

    /// The uses that may change an object of which the view reads a variable that may announce nothing.
    private static func changes(in view: TypeID, _ index: ProjectIndex) -> [PropertyUseSite] {
        let uses = index.uses(in: view).filter { !$0.use.member.isNone }
        let changes = uses.filter { changing.contains($0.use.kind) }
        guard !changes.isEmpty else { return [] }
        let roots = Set(changes.map(\.use.root)).filter { root in
            guard let property = index.member(root, inHierarchyOf: view), let object = index.classOfObject(in: property) else {
                return false
            }
            return uses.contains { site in
                guard site.use.kind == .read, site.use.root == root, let id = index.member(site.use.member, inHierarchyOf: object)
                else { return false }
                return index.classOfObject(in: id) != nil || index.mayBeUnannounced(id, of: object)
            }
        }
        return changes.filter { roots.contains($0.use.root) }
    }

    /// Whether a caller shows the view in a `TimelineView`, which updates it all the time.
    private static func isInTimeline(_ view: TypeID, _ index: ProjectIndex) -> Bool {
        index.calls(of: view, atMost: mostCalls).contains { call in
            sequence(first: call, next: \.parent).contains { $0.isSwiftUI("TimelineView") }
        }
    }

    private static let mostChanges = 4
    /// Most changes of a view to look at.
    private static let mostSites = 64
    private static let mostCalls = 8
    private static let changing: [PropertyUse.Kind] = [.change, .write, .call]
}

extension RuleContext {
    /// The variables that a use changes: its own path, or those that a method of an object sets.
    fileprivate mutating func paths(changedBy site: PropertyUseSite, _ chain: ModelChain, in view: TypeID) -> [ObjectPath] {
        guard site.use.kind == .call else { return ObjectPath(chain.names, in: view, index).map { [$0] } ?? [] }
        guard let property = index.member(site.use.root, inHierarchyOf: view), let object = index.classOfObject(in: property),
            let code = TypeCode(object, &self), case let methods = code.functions(site.use.member), methods.count == 1
        else { return [] }
        // A method may set many variables, of which the body reads few.
        let read = Set(data(of: view).usesInBody(of: site.use.root).map(\.use.member))
        return StateWrites(methods[0], methods: code.functions).writes.lazy.filter { read.contains($0.root) }.compactMap {
            write in
            ObjectPath([site.use.root, write.root] + (write.member.isNone ? [] : [write.member]), in: view, index)
        }
    }

    /// A place where the body shows a variable, best outside of the control that sets it.
    fileprivate mutating func shownRead(of path: ObjectPath, _ data: TypeData) -> ModelChain? {
        var ofControl: ModelChain?
        for site in data.usesInBody(of: path.names[0]) where site.use.kind == .read {
            guard let chain = chain(of: site), chain.names.starts(with: path.names), !chain.isShownLater, !chain.isCompared,
                !chain.isCopied(index), chain.source.path == source?.path
            else { continue }
            if !chain.isInGetter { return chain }
            ofControl = ofControl ?? chain
        }
        return ofControl
    }

    /// Whether a use runs for an event of the user after which nothing updates a view.
    fileprivate mutating func isSilentAction(
        _ site: PropertyUseSite, in view: TypeID, _ data: TypeData
    ) -> Bool {
        guard let node = node(of: site) else { return false }
        if let closure = node.outermostActionClosure {
            return closure.isUserAction(index) && SilentCode.contains(closure, in: view, &self)
        }
        guard let function = node.ancestors.lazy.compactMap(FunctionDecl.init).first, let body = function.body,
            case let callers = data.uses(of: function.node.name), !callers.isEmpty,
            SilentCode.contains(body, in: view, &self)
        else { return false }
        return callers.allSatisfy { caller in
            guard let node = self.node(of: caller) else { return false }
            if let closure = node.outermostActionClosure {
                return closure.isUserAction(index) && SilentCode.contains(closure, in: view, &self)
            }
            return node.parent?.kind == .labeledExpr && node.isUserAction(index)
        }
    }
}

extension ModelChain {
    /// The names of the path, without a method at its end.
    fileprivate var names: [Name] {
        let names = [start.name] + members.map(\.name)
        return endsInCall ? names.dropLast() : names
    }

    /// Whether a hand-made binding reads the value.
    var isInGetter: Bool {
        start.ancestors.contains { $0.kind == .closureExpr && $0.callOfClosure?.callee?.name == "Binding" }
    }

    /// Whether a view of the project may keep the value in its own state, where the user changes it.
    fileprivate func isCopied(_ index: ProjectIndex) -> Bool {
        start.ancestors.contains { node in
            guard node.kind == .labeledExpr, let callee = node.parent?.parent.flatMap(CallExpr.init)?.callee,
                callee.isCapitalized, let view = index.uniqueType(callee.name), index.type(view).isView
            else { return false }
            return !index.initializers(of: view).isEmpty
                || index.storedProperties(of: view).map(index.member).contains { $0.wrapper == "State" && $0.name == node.name }
        }
    }

    /// Whether a modifier only compares the value.
    var isCompared: Bool {
        start.ancestors.contains { node in
            guard node.kind == .labeledExpr, let callee = node.parent?.parent.flatMap(CallExpr.init)?.callee else { return false }
            return callee.name == "onChange" || callee.name == "task" || callee.name == "onReceive"
        }
    }
}

extension SyntaxNode {
    /// The closure of the action with some code, with the closures that run as a part of it.
    fileprivate var outermostActionClosure: SyntaxNode? {
        for node in ancestors {
            if node.kind == .closureExpr, let callee = node.callOfClosure?.callee,
                !ClosureCallees.belongToAction(callee.name)
            {
                return node
            }
            if node.kind.role == .declaration, node.parent?.kind == .memberBlock { return nil }
        }
        return nil
    }

    /// Whether the user starts an action, and not an update of the view or the end of a presentation.
    fileprivate func isUserAction(_ index: ProjectIndex) -> Bool {
        guard let callee = callOfClosure?.callee, !isInPresentation else { return false }
        if callee.kind == .memberAccessExpr { return Self.userModifiers.contains(callee.name) }
        return Self.userViews.contains(callee.name) || callee.isCapitalized && takesAction(callee.name, index)
    }

    private func takesAction(_ view: Name, _ index: ProjectIndex) -> Bool {
        guard let type = index.uniqueType(view), index.type(type).isView else { return false }
        let closures = index.storedProperties(of: type).map(index.member).filter { $0.type.flags.contains(.isFunction) }
        return closures.count == 1 && !closures[0].flags.contains(.isBuilder) && closures[0].type.name == "Void"
    }

    /// Whether the code is in a sheet, an alert or another screen, whose end may update the view.
    private var isInPresentation: Bool {
        ancestors.contains { node in
            let argument = node.kind == .closureExpr || node.kind == .labeledExpr
            let call = node.kind == .closureExpr ? node.callOfClosure : node.parent?.parent.flatMap(CallExpr.init)
            guard argument, let callee = call?.callee else { return false }
            if callee.kind == .memberAccessExpr {
                return callee.name.isModifier(with: .presents) || callee.name == "contextMenu"
            }
            return callee.name == "NavigationLink" || callee.name == "Menu"
        }
    }

    private static let userViews = NameTable("Button Binding EditButton")
    private static let userModifiers = NameTable(
        "onTapGesture onLongPressGesture onDelete onMove onInsert onSubmit")
}
