import GroupLintCore

/// A collection that a property of a type of the project holds or computes.
struct CollectionID: Equatable {
    let type: TypeID
    let name: Name

    /// Nil for anything but `items`, `self.items` and `model.items`, and if the type of the model is unknown.
    init?(_ expression: SyntaxNode?, in owner: TypeID?, _ index: ProjectIndex) {
        guard let node = expression?.unwrapped, let owner, node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
            let path = node.ownPath, path.count <= 2
        else { return nil }
        var root = node
        while let base = root.chainBase { root = base.unwrapped }
        guard root.token?.keyword == .`self` || LocalValue(root) == nil else { return nil }
        if path.count == 1 {
            self.init(type: owner, name: path[0])
        } else {
            guard case .project(let type) = index.valueType(of: path[0], in: owner) else { return nil }
            self.init(type: type, name: path[1])
        }
    }

    init(type: TypeID, name: Name) {
        (self.type, self.name) = (type, name)
    }

    /// The property; nil if there are several with the name.
    func member(_ index: ProjectIndex) -> MemberSummary? {
        let found = index.members(of: type, named: name)
        return found.count == 1 ? index.member(found[0]) : nil
    }
}

/// What the rows of a ForEach are made of: other collections, whose elements are at other positions.
struct DerivedRows {
    struct Source {
        let collection: CollectionID
        /// The call that moves the elements: `items.filter { … }`.
        let step: SyntaxNode
        /// Whether the elements keep their order, and only some are left out.
        let isFiltered: Bool
    }

    private(set) var sources: [Source] = []
    /// Names in conditions of the code that makes the rows: `search` in `search.isEmpty ? items : items.filter { … }`.
    private(set) var hasChoice = false

    private static let deepest = 4
    private static let mostSources = 8
    private static let filters = NameTable("filter")
    private static let moves = NameTable("sorted reversed shuffled dropFirst suffix")
    private static let neutral = NameTable("prefix dropLast enumerated map lazy")

    init(_ data: SyntaxNode, in owner: TypeID?, _ context: inout RuleContext) {
        follow(data, owner, step: nil, isFiltered: true, depth: 0, &context)
    }

    private mutating func follow(
        _ expression: SyntaxNode, _ owner: TypeID?, step known: SyntaxNode?, isFiltered before: Bool, depth: Int,
        _ context: inout RuleContext
    ) {
        guard depth < Self.deepest, sources.count < Self.mostSources else { return }
        var (node, step, isFiltered) = (expression.unwrapped, known, before)
        while let inner = Self.base(of: node, &step, &isFiltered) { node = inner.unwrapped }
        if let choices = node.choices {
            hasChoice = true
            for choice in choices { follow(choice, owner, step: step, isFiltered: isFiltered, depth: depth + 1, &context) }
            return
        }
        if let group = SubscriptExpr(node) {
            guard let base = group.base?.unwrapped, let grouped = Self.grouped(base, owner, &context) else { return }
            return follow(grouped.data, grouped.owner, step: step ?? grouped.data, isFiltered: false, depth: depth + 1, &context)
        }
        let collection = CollectionID(node, in: owner, context.index)
        if let collection, let step { sources.append(Source(collection: collection, step: step, isFiltered: isFiltered)) }
        if let collection, collection.member(context.index)?.kind != .computedProperty { return }
        guard let source = ValueSource(node, in: owner, &context) else { return }
        if source.results.count > 1 { hasChoice = true }
        for result in source.results {
            follow(result, source.owner, step: step, isFiltered: isFiltered, depth: depth + 1, &context)
        }
    }

    /// The collection that a call derives its value from. Notes the first call that moves elements.
    private static func base(of node: SyntaxNode, _ step: inout SyntaxNode?, _ isFiltered: inout Bool) -> SyntaxNode? {
        if let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.tokenText == "??" { return sequence.left }
        if node.kind == .memberAccessExpr, node.name == "lazy" { return node.chainBase }
        guard let call = CallExpr(node), let callee = call.callee, let first = callee.chainBase ?? call.firstArgument?.value
        else { return nil }
        if callee.kind == .declReferenceExpr { return callee.name == "Array" ? first : nil }
        guard callee.kind == .memberAccessExpr else { return nil }
        let isMove = moves.contains(callee.name)
        guard isMove || filters.contains(callee.name) || neutral.contains(callee.name) else { return nil }
        if isMove { isFiltered = false }
        if isMove || filters.contains(callee.name) { step = step ?? node }
        return first
    }

    /// `items` in `Dictionary(grouping: items) { … }`, for the dictionary or a name of it.
    private static func grouped(
        _ node: SyntaxNode, _ owner: TypeID?, _ context: inout RuleContext
    ) -> (data: SyntaxNode, owner: TypeID?)? {
        if let call = CallExpr(node), call.callee?.name == "Dictionary" {
            return call.argument("grouping").map { ($0, owner) }
        }
        guard let source = ValueSource(node, in: owner, &context), let result = source.onlyResult,
            let call = CallExpr(result), call.callee?.name == "Dictionary", let data = call.argument("grouping")
        else { return nil }
        return (data, source.owner)
    }
}

extension SyntaxNode {
    /// The values of `isShort ? a : b`.
    fileprivate var choices: [SyntaxNode]? {
        guard kind == .sequenceExpr else { return nil }
        let parts = Array(children().suffix(2))
        guard parts.count == 2, let middle = TernaryExpr(parts[0])?.middle else { return nil }
        return [middle, parts[1]]
    }
}
