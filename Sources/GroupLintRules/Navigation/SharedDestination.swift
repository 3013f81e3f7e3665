import GroupLintCore

/// Tells whether a link in a row leads from every row to the same destination: no argument of the destination comes from
/// the element of the row. False where that is not known.
struct SharedDestination {
    let index: ProjectIndex
    /// The type whose view repeats the rows: its own properties are equal for all rows.
    let owner: TypeID?

    init(_ index: ProjectIndex, repetition: ViewSite) {
        self.index = index
        owner = ViewElement(index, repetition).owner
    }

    func isShared(_ link: ViewElement, _ destination: SyntaxNode) -> Bool {
        guard owner != nil, let type = link.owner else { return false }
        let locals = link.rowParameters(destination.tree)
        var found = false
        destination.walk { part in
            let isOwn = MemberAccessExpr(part)?.base?.name == "self"
            if isOwn || (part.kind == .declReferenceExpr && !part.isCapitalized) {
                if locals.contains(part.name) || !isSame(part.name, of: type, depth: 0) { found = true }
            }
            return !found && !isOwn
        }
        return !found
    }

    /// Whether callers pass the stored property on from the place that makes the rows, or it comes from the environment.
    private func isSame(_ property: Name, of type: TypeID, depth: Int) -> Bool {
        guard let member = index.members(of: type, named: property).first.map(index.member),
            member.kind == .storedProperty
        else { return false }
        if member.wrapper == "Environment" || member.wrapper == "EnvironmentObject" || type == owner { return true }
        let calls = index.calls(of: type).filter { !$0.isInPreview }
        guard depth < 5, !calls.isEmpty else { return false }
        return calls.allSatisfy { call in
            guard let caller = call.owner, let given = call.arguments.first(where: { $0.label == property }) else {
                return false
            }
            let reads = call.views.reads(of: given)
            guard let read = reads.first, reads.count == 1, !read.isLocal else { return false }
            return isSame(read.root, of: caller, depth: depth + 1)
        }
    }
}
