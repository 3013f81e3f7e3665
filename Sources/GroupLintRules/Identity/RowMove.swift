import GroupLintCore

/// Code that moves rows to other positions: it removes, inserts or sorts elements of their collection.
struct RowMove {
    let place: RelatedLocation
    /// Whether the user does it in the list: `.onDelete`, `.onMove`.
    let isInList: Bool
    /// Whether the type with the code or the one with the rows animates it.
    let isAnimated: Bool
    /// Whether elements are only inserted: where the user types, the rows after that often keep nothing.
    private(set) var isInsertion = false

    /// Nil if no such code is known.
    init?(_ rows: IndexedRows, _ context: inout RuleContext) {
        if let modifier = rows.element.modifiers.first(where: { Self.modifiers.contains($0.name) }) {
            // A `Form` on the Mac has no swipes, and nothing that moves its rows.
            let isForm = context.placements.of(rows.element).contains { $0.layout == .form }
            if isForm, !context.isOnTouchScreen(rows.element) { return nil }
            place = RelatedLocation(path: rows.element.path, range: modifier.nameRange, message: "this moves or removes rows")
            (isInList, isAnimated) = (true, true)
            return
        }
        if let removal = Self.removal(inFetched: rows, context.index) {
            place = removal.related("this removes an element")
            (isInList, isAnimated) = (true, false)
            return
        }
        guard let owner = rows.element.owner, let node = Self.code(of: rows.path, owner, &context, depth: 0) else { return nil }
        place = node.related("this moves elements to other positions")
        isInsertion = node.isInsertion
        isInList = false
        isAnimated = node.isAnimated(by: rows.path) || context.node(of: rows.element)?.isAnimated(by: rows.path) ?? false
    }

    private static let modifiers = NameTable("onDelete onMove")

    /// The call in a row that removes what the row shows, if a query fetches the elements: only the store can do that.
    private static func removal(inFetched rows: IndexedRows, _ index: ProjectIndex) -> SyntaxNode? {
        guard rows.path.count == 1, let owner = rows.element.owner,
            let id = index.members(of: owner, named: rows.path[0]).first,
            UnusedProperty.fetching.contains(index.wrapper(of: id))
        else { return nil }
        return rows.closure.node.subtree.lazy.compactMap { CallExpr($0)?.callee }.first { callee in
            let name = callee.tokenText.lowercased()
            return name.hasPrefix("delete") || name.hasPrefix("remove")
        }
    }

    private static func code(
        of path: [Name], _ owner: TypeID, _ context: inout RuleContext, depth: Int
    ) -> SyntaxNode? {
        guard let id = context.index.members(of: owner, named: path[0]).first, case let member = context.index.member(id),
            !member.flags.contains(.isStatic)
        else { return nil }
        if member.kind == .computedProperty {
            guard depth < 2, let reads = member.getterReads, reads.count <= 4 else { return nil }
            for read in reads where !read.isLocal && !read.isTypeMember && read.root != path[0] {
                let inner = read.member.isNone ? [read.root] : [read.root, read.member]
                if let found = code(of: inner, owner, &context, depth: depth + 1) { return found }
            }
            return nil
        }
        guard member.kind == .storedProperty else { return nil }
        var insertion: SyntaxNode?
        for site in sites(path, owner, &context) {
            guard let move = context.node(of: site)?.move else { continue }
            if !move.isInsertion { return move }
            insertion = insertion ?? move
        }
        return insertion
    }

    private static func sites(_ path: [Name], _ owner: TypeID, _ context: inout RuleContext) -> [PropertyUseSite] {
        if path.count > 1, case .project(let type) = context.index.valueType(of: path[0], in: owner),
            context.index.isReferenceType(type)
        {
            return context.changes(of: path[1], inClass: type).sites
        }
        return context.data(of: owner).uses(of: path[0]).filter { site in
            site.use.kind.mayChangeValue && site.use.moment != .initialization
                && (path.count == 1 || site.use.member == path[1] || site.use.member.isNone)
        }
    }
}

extension SyntaxNode {
    /// Whether the node is `items.insert(item, at: index)`.
    fileprivate var isInsertion: Bool { CallExpr(self)?.callee?.name == "insert" }

    /// The call that moves elements of the collection at the start of a chain: `items.remove(at: 0)`, `items.sort()`.
    fileprivate var move: SyntaxNode? {
        var node = self
        while let outer = node.parent, outer.chainBase == node {
            if outer.kind == .memberAccessExpr, let call = outer.parent.flatMap(CallExpr.init), call.callee == outer {
                return Self.moves(call, outer.name) ? call.node : nil
            }
            // An element of the collection, or what comes after it, is another value.
            guard outer.kind == .memberAccessExpr || outer.kind == .optionalChainingExpr || outer.kind == .forceUnwrapExpr else {
                return nil
            }
            node = outer
        }
        return node.filteredAssignment
    }

    /// `items = items.filter { … }`
    private var filteredAssignment: SyntaxNode? {
        guard let assignment = parent.flatMap(SequenceExpr.init), assignment.left == self, assignment.isBinary,
            let callee = assignment.right.flatMap(CallExpr.init)?.callee, callee.kind == .memberAccessExpr,
            Self.sortingNames.contains(callee.name), callee.chainBase?.text == text
        else { return nil }
        return assignment.node
    }

    private static func moves(_ call: CallExpr, _ name: Name) -> Bool {
        guard movingNames.contains(name) else { return false }
        let label = call.firstArgument.map(\.label)
        switch name {
        case "remove": return label == "at" || label == "atOffsets"
        case "removeAll": return label == "where" || call.trailingClosure != nil
        case "insert": return call.arguments.contains { $0.label == "at" }
        case "move": return label == "fromOffsets"
        case "removeFirst", "popFirst", "swapAt", "sort", "reverse", "shuffle", "removeSubrange": return true
        // Other methods add or remove at the end, or change elements where they are.
        default: return false
        }
    }

    /// The names in `moves`: few calls have one of them.
    private static let movingNames = NameTable(
        "remove removeAll insert move removeFirst popFirst swapAt sort reverse shuffle removeSubrange")
    private static let sortingNames = NameTable("filter sorted reversed shuffled")
}
