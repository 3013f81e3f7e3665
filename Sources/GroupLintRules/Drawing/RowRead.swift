import GroupLintCore

/// Calls in the closure of a ForEach or List of which code of the project reads a file, a database or the Keychain.
enum RowRead {
    private static let kinds: [Work.Kind] = [.load, .directory, .fetch, .keychain]

    static func all(in file: ViewFile, _ context: inout RuleContext) -> [BodyWork] {
        var found: [BodyWork] = []
        var follower: CallFollower?
        for rows in (file.calls(.forEach) + file.calls("List")).sorted(by: { $0.nameRange.start < $1.nameRange.start }) {
            guard !rows.isInPreview, !rows.flags.contains(.hasFixedData), let owner = rows.owner,
                context.index.hasUpdatedBody(owner), let call = context.node(of: rows).flatMap(CallExpr.init),
                call.rowData != nil, let closure = call.trailingClosure ?? call.value("content"), closure.kind == .closureExpr
            else { continue }
            var search = follower ?? CallFollower(context.index, ProjectSources(closure.tree, read: context.read))
            let frame = CallFollower.Frame(file: file.file, owner: owner, locals: closure.localNames)
            let reads = works(in: closure, rows, frame, &search)
            follower = search
            // What the members of the view do themselves is reported where they do it.
            let isListed = BodyWork.mayExist(in: file)
            found += reads.filter { !isListed || !context.index.declares($0.inner, in: owner, closure.tree) }
        }
        return found
    }

    private static func works(
        in closure: SyntaxNode, _ rows: ViewElement, _ frame: CallFollower.Frame, _ follower: inout CallFollower
    ) -> [BodyWork] {
        var found: [BodyWork] = []
        closure.walk { node in
            if node.kind == .functionDecl || node.kind.role == .nominalType { return false }
            if node.kind == .closureExpr, node != closure {
                let name = node.callOfClosure?.callee?.name
                return node.runsInBody && name != .forEach && name != "List"
            }
            guard let call = CallExpr(node), let callee = call.callee?.withoutGenericArguments, Work(call) == nil,
                node.isCertain(in: closure), let work = follower.work(of: call, frame, least: .heavy), let kind = work.kind,
                kinds.contains(kind)
            else { return true }
            found.append(BodyWork(of: node, callee.tokenText, reading: work.place, rows))
            return false
        }
        return found
    }
}

extension SyntaxNode {
    /// The names that the closure or code around it declares. Their types are not known.
    fileprivate var localNames: [Name: TypeID?] {
        var names: [Name: TypeID?] = [:]
        for ancestor in [self] + Array(ancestors) {
            if ancestor.kind == .memberBlock { break }
            for name in ClosureExpr(ancestor)?.parameterNames ?? [] { names[name] = .some(nil) }
            for node in FunctionDecl(ancestor)?.parameters?.children() ?? SyntaxNode.noChildren(of: ancestor) {
                names[FunctionParameter(node).name] = .some(nil)
            }
            guard ancestor.parent?.kind == .memberBlock else { continue }
            for pattern in ancestor.subtree where pattern.kind == .identifierPattern { names[pattern.name] = .some(nil) }
        }
        return names
    }
}

extension ProjectIndex {
    /// Whether a place is in the code of a type in one file.
    fileprivate func declares(_ place: RelatedLocation?, in type: TypeID, _ tree: SyntaxTree) -> Bool {
        guard let place, place.path == tree.source.path else { return false }
        return places(of: type).contains { declaration in
            declaration.path == place.path && (tree.type(at: declaration.nameRange)?.range.contains(place.range) ?? false)
        }
    }
}
