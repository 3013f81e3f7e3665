import GroupLintCore

/// An access that crashes unless a resolved collection has enough elements: `subviews[0]`, `subviews.first!`.
struct CheckedAccess {
    let node: SyntaxNode
    let value: ResolvedContent.Value
    /// The lowest number of elements with which the access does not crash.
    let needed: Int
    /// The range of the name of the collection: `subviews`, or `header` in `section.header`.
    let nameRange: SourceRange
    /// The index, if it is a literal.
    let index: Int?

    /// Nil for accesses that cannot crash, and for computed indices.
    init?(_ node: SyntaxNode, _ content: ResolvedContent) {
        if node.kind == .forceUnwrapExpr {
            guard let access = node.chainBase, let base = MemberAccessExpr(access)?.base,
                access.tokenText == "first" || access.tokenText == "last",
                let value = content.value(base), value.isCollection, value.isWhole
            else { return nil }
            self.init(node, value, base, needed: 1, index: nil)
            return
        }
        guard let element = SubscriptExpr(node), let base = element.base, element.argumentList?.slotCount == 1,
            let argument = element.firstArgument?.value, let value = content.value(base), value.isCollection,
            value.isWhole, let needed = Self.needed(argument, value, content), needed > 0
        else { return nil }
        self.init(node, value, base, needed: needed, index: argument.literalInteger)
    }

    private init(
        _ node: SyntaxNode, _ value: ResolvedContent.Value, _ base: SyntaxNode, needed: Int, index: Int?
    ) {
        (self.node, self.value, self.needed, self.index) = (node, value, needed, index)
        let name = base.unwrapped
        nameRange = name.kind == .functionCallExpr ? name.range : name.tokenRange
    }

    private static func needed(
        _ index: SyntaxNode, _ value: ResolvedContent.Value, _ content: ResolvedContent
    ) -> Int? {
        if let literal = index.literalInteger { return literal + 1 }
        switch index.kind {
        case .memberAccessExpr:
            return index.tokenText == "startIndex" && content.value(index.chainBase)?.subject == value.subject ? 1 : nil
        // `2...`
        case .postfixOperatorExpr: return index.operand?.literalInteger
        // `..<2`, `...2`
        case .prefixOperatorExpr:
            guard let last = index.operand?.literalInteger else { return nil }
            return index.tokenText == "..." ? last + 1 : last
        case .sequenceExpr: return needed(Array(index.children()), value, content)
        default: return nil
        }
    }

    private static func needed(
        _ parts: [SyntaxNode], _ value: ResolvedContent.Value, _ content: ResolvedContent
    ) -> Int? {
        guard parts.count >= 3 else { return nil }
        let sign = parts[1].tokenText
        if sign == "-", parts.count == 3, isEnd(parts[0], value, content) { return parts[2].literalInteger }
        if sign == "+", parts.count == 3, parts[0].tokenText == "startIndex" {
            return parts[2].literalInteger.map { $0 + 1 }
        }
        guard sign == "..." || sign == "..<", let low = parts[0].literalInteger else { return nil }
        if parts.count == 3, let high = parts[2].literalInteger { return max(low, sign == "..." ? high + 1 : high) }
        if parts.count == 5, parts[3].tokenText == "-", isEnd(parts[2], value, content) {
            return parts[4].literalInteger.map { low + $0 }
        }
        return low
    }

    /// Whether the node is the count or end index of the collection: `subviews.count`, `subviews.endIndex`.
    private static func isEnd(
        _ node: SyntaxNode, _ value: ResolvedContent.Value, _ content: ResolvedContent
    ) -> Bool {
        (node.tokenText == "count" || node.tokenText == "endIndex")
            && content.value(node.chainBase)?.subject == value.subject
    }
}

/// The counts that the callers of a function guarantee for a collection that they pass.
struct PassedCounts {
    var counts: KnownCount.Counts
    /// Whether the file has a call of the function.
    var hasCalls: Bool

    /// Most places with the name of a function that are looked at. With more, its callers are not known.
    private static let mostPlaces = 64

    /// Nil when the collection does not come from a parameter.
    init?(of value: ResolvedContent.Value, _ known: KnownCount, in tree: SyntaxTree) {
        guard let parameter = tree.node(value.subject.root), parameter.kind == .functionParameter,
            let function = parameter.parent?.parent?.parent, function.kind == .functionDecl,
            let parameters = FunctionDecl(function)?.parameters,
            let position = Array(parameters.children()).firstIndex(of: parameter)
        else { return nil }
        counts = 0
        hasCalls = false
        let named = tree.nodes(named: function.name)
        guard named.count <= Self.mostPlaces else { return }
        for id in named
        where tree.kind(of: id) == .declReferenceExpr || tree.kind(of: id) == .memberAccessExpr {
            let name = SyntaxNode(tree: tree, id: id)
            hasCalls = true
            guard let call = name.parent.flatMap(CallExpr.init), call.callee == name,
                let argument = call.argument(at: position)?.value, let passed = known.content.value(argument)
            else {
                counts = KnownCount.any
                continue
            }
            let subject = ResolvedContent.Subject(
                root: passed.subject.root, path: passed.subject.path + value.subject.path)
            counts |= known.counts(of: .init(kind: value.kind, subject: subject), at: argument)
        }
    }
}
