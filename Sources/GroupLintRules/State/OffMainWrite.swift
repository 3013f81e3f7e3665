import GroupLintCore

/// Code of a model in one file that changes a property, and that does not run on the main actor.
struct OffMainWrite {
    /// The property; nil for `objectWillChange.send()`.
    let property: MemberID?
    let node: SyntaxNode
    let code: OffMainCode
    /// The method that the code calls to set the property.
    var method: Name?
    /// Where the method sets the property.
    var setting: SyntaxNode?
    /// Whether the same code makes more such writes.
    var hasMore = false
    /// The property of a view that holds the object.
    var object: String?

    /// Whether the value is the result of an `await`, which cannot stand in `MainActor.run`.
    var isAwaited: Bool {
        let sequence = node.ancestors.prefix(4).first { $0.kind == .sequenceExpr }
        return sequence?.subtree.contains { $0.kind == .awaitExpr } ?? false
    }

    /// The writes of a file, one for each task or function.
    ///
    /// - Parameter properties: the properties that views observe.
    static func all(
        of properties: [MemberID], in model: TypeID, _ file: Int32, _ context: inout RuleContext
    ) -> [OffMainWrite] {
        let (index, data) = (context.index, context.data(of: model))
        guard !data.hasUnknownMacro else { return [] }
        var sites: [(id: MemberID?, use: PropertyUse)] = properties.flatMap { id in
            let hasParts = index.isValue(id, of: model)
            return data.uses(of: index.member(id).name).filter { $0.file == file && $0.use.isAssignment(parts: hasParts) }
                .map { (id: Optional(id), use: $0.use) }
        }
        if index.announcesChanges(model) {
            sites += data.uses(of: "objectWillChange").filter { $0.file == file && $0.use.isAnnouncement }
                .map { (nil, $0.use) }
        }
        guard !sites.isEmpty, let tree = context.syntax() else { return [] }
        let followsCaller = context.buildOptions.contains(.asyncFollowsCaller)
        var (found, methods): ([OffMainWrite], [SettingMethod]) = ([], [])
        var handlers = PassedHandlers()
        for site in sites {
            let node = SyntaxNode(tree: tree, id: site.use.node)
            switch CodePlace(of: node, followsCaller: followsCaller) {
            case .offMain(let code): found.append(OffMainWrite(property: site.id, node: node, code: code))
            case .method(let method): methods.append(SettingMethod(method: method, property: site.id, setting: node))
            case nil:
                guard let code = handlers.code(around: node, in: model, &context) else { continue }
                found.append(OffMainWrite(property: site.id, node: node, code: code))
            }
        }
        found += calls(of: methods, in: model, file, tree, &handlers, &context)
        return found.sorted { $0.node.start < $1.node.start }.firstOfEachCode
    }

    /// The calls of methods that set properties.
    private static func calls(
        of methods: [SettingMethod], in model: TypeID, _ file: Int32, _ tree: SyntaxTree,
        _ handlers: inout PassedHandlers, _ context: inout RuleContext
    ) -> [OffMainWrite] {
        guard !methods.isEmpty, let type = TypeCode(model, &context) else { return [] }
        let (data, followsCaller) = (context.data(of: model), context.buildOptions.contains(.asyncFollowsCaller))
        let observers = type.backgroundObservers
        var (found, known): ([OffMainWrite], [SyntaxNode]) = ([], [])
        for setter in methods where !known.contains(setter.method.node) {
            let (method, property) = (setter.method, setter.property)
            let name = method.node.name
            known.append(method.node)
            let overloads = type.functions(name).compactMap { $0.parent.flatMap(FunctionDecl.init) }
            if overloads.count == 1, observers.contains(where: { $0.mentions([name]) }),
                let node = method.node.subtree.first(where: { $0.kind == .codeBlock })
            {
                let text = "`\(method.node.tokenText)`"
                let code = OffMainCode(node: node, text: text, isOnQueue: true, isNotified: true)
                found.append(OffMainWrite(property: property, node: method.node, code: code))
                continue
            }
            guard !overloads.isEmpty, !method.node.mentions(["Thread", "isMainThread"]) else { continue }
            for site in data.uses(of: name) where site.file == file && site.use.kind == .call && site.use.member.isNone {
                let node = SyntaxNode(tree: tree, id: site.use.node)
                guard node.calls(method, of: overloads) else { continue }
                let place = CodePlace(of: node, followsCaller: followsCaller)
                guard let code = place.map(\.offMain) ?? handlers.code(around: node, in: model, &context), !node.isAwaited
                else { continue }
                found.append(
                    OffMainWrite(property: property, node: node, code: code, method: name, setting: setter.setting))
            }
        }
        return found
    }
}

/// A method that sets a property.
private struct SettingMethod {
    let method: FunctionDecl
    let property: MemberID?
    let setting: SyntaxNode
}

extension [OffMainWrite] {
    fileprivate var firstOfEachCode: [OffMainWrite] {
        var found: [OffMainWrite] = []
        for write in self {
            if let first = found.firstIndex(where: { $0.code.node == write.code.node }) {
                found[first].hasMore = true
            } else {
                found.append(write)
            }
        }
        return found
    }
}

extension SyntaxNode {
    /// Whether a name means one of several functions with this name, by the labels of the arguments.
    fileprivate func calls(_ function: FunctionDecl, of overloads: [FunctionDecl]) -> Bool {
        guard overloads.count > 1 else { return true }
        guard let call = parent.flatMap(CallExpr.init), call.callee == self else { return false }
        return function.accepts(call) && overloads.count { $0.accepts(call) } == 1
    }

    /// Whether the code waits for a call: `await apply()`. Then another actor may run it.
    fileprivate var isAwaited: Bool {
        ancestors.prefix { $0.kind.isExpression && $0.kind != .closureExpr }.contains { $0.kind == .awaitExpr }
    }
}

extension PropertyUse {
    /// Whether the code sets the property itself, now.
    ///
    /// - Parameter parts: whether a change of a member changes the property, too.
    fileprivate func isAssignment(parts: Bool) -> Bool {
        switch kind {
        case .write, .change: parts || member.isNone
        case .read, .call, .projection, .laterChange, .wrapper, .shared: false
        }
    }

    /// Whether the code calls `objectWillChange.send()`.
    fileprivate var isAnnouncement: Bool { kind == .call && member == "send" }
}

extension ProjectIndex {
    /// Whether a property holds a struct or enum of the project.
    fileprivate func isValue(_ id: MemberID, of model: TypeID) -> Bool {
        guard case .project(let type) = valueType(of: member(id).name, in: model) else { return false }
        return self.type(type).kind == .structure || self.type(type).kind == .enumeration
    }
}
