import GroupLintCore

/// Calls in the closure of a ForEach or List of which code of the project reads a file, a database or the Keychain.
enum RowRead {
    private static let kinds: [Work.Kind] = [.load, .directory, .fetch, .keychain]

    static func all(in file: ViewFile, _ context: inout RuleContext) -> [BodyWork] {
        var found: [BodyWork] = []
        var follower: CallFollower?
        var names = MemberNames()
        lazy var isListed = BodyWork.mayExist(in: file)
        for row in RowClosure.all(in: file, &context) {
            let (owner, closure) = (row.owner, row.closure)
            var search = follower ?? CallFollower(context.index, ProjectSources(closure.tree, context))
            // With two owners, each change of its tables would copy them.
            follower = nil
            let frame = CallFollower.Frame(
                file: file.file, owner: owner, locals: closure.parametersAround, unknown: names.around(closure))
            let reads = works(in: row, frame, &search).filter { work in
                !context.fillsStateObject(work.call, file.file, of: owner)
            }
            follower = search
            // What the members of the view do themselves is reported where they do it.
            found += reads.filter { !isListed || !context.index.declares($0.inner, in: owner, closure.tree) }
        }
        return found
    }

    private static func works(
        in row: RowClosure, _ frame: CallFollower.Frame, _ follower: inout CallFollower
    ) -> [BodyWork] {
        var found: [BodyWork] = []
        row.walk { node in
            guard let call = CallExpr(node), let callee = call.callee?.withoutGenericArguments, Work(call) == nil,
                let work = follower.work(of: call, frame, least: .heavy), let kind = work.kind, kinds.contains(kind),
                node.isCertain(in: row.closure)
            else { return true }
            found.append(BodyWork(of: node, callee.tokenText, reading: work.place, row.rows))
            return false
        }
        return found
    }
}

/// The names of variables in the members of a type. Many closures of one member ask one after the other.
struct MemberNames {
    private var member: SyntaxNode?
    private var names = NameTable()

    /// The names in the member around a closure.
    mutating func around(_ closure: SyntaxNode) -> NameTable {
        guard let around = ([closure] + Array(closure.ancestors)).first(where: { $0.parent?.kind == .memberBlock }) else {
            return NameTable()
        }
        if member != around {
            (member, names) = (around, NameTable())
            for pattern in around.subtree where pattern.kind == .identifierPattern { names.insert(pattern.name, 0) }
        }
        return names
    }
}

extension SyntaxNode {
    /// The parameters of the closure and of code around it. Their types are not known.
    var parametersAround: [Name: TypeID?] {
        var names: [Name: TypeID?] = [:]
        for ancestor in [self] + Array(ancestors) {
            if ancestor.kind == .memberBlock { break }
            for name in ClosureExpr(ancestor)?.parameterNames ?? [] { names[name] = .some(nil) }
            for node in FunctionDecl(ancestor)?.parameters?.children() ?? SyntaxNode.noChildren(of: ancestor) {
                names[FunctionParameter(node).name] = .some(nil)
            }
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
