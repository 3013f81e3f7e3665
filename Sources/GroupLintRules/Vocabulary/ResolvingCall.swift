import GroupLintCore

/// A call that resolves content: `Group(subviews: content) { … }`, `ForEach(sections: content) { … }`.
struct ResolvingCall {
    let call: CallExpr
    /// `Group` or `ForEach` as written.
    let callee: SyntaxNode
    /// The first argument, with its label.
    let argument: Argument

    var isGroup: Bool { callee.name == .group }

    /// Nil for other calls, and if the project has its own type or initializer with this name.
    init?(_ node: SyntaxNode, labels: (Name) -> Bool, _ index: ProjectIndex, file: Int32) {
        guard let call = CallExpr(node), let callee = node.swiftUICallee,
            callee.name == .group || callee.name == .forEach,
            let argument = call.firstArgument, argument.hasLabel, labels(argument.label),
            callee.kind == .memberAccessExpr || index.resolveType(callee.name, file: file, in: nil) == nil,
            !index.addsInitializer(argument.label, to: callee.name, for: file)
        else { return nil }
        self.call = call
        self.callee = callee
        self.argument = argument
    }
}

extension ResolvedContent {
    func resolvingCall(_ node: SyntaxNode) -> (call: ResolvingCall, kind: SwiftUICatalog.ContainerType)? {
        guard
            let call = ResolvingCall(node, labels: { SwiftUICatalog.resolvingLabels.contains($0) }, index, file: file),
            let kind = SwiftUICatalog.resolvingLabels[call.argument.label]
        else { return nil }
        return (call, kind)
    }

    /// The value of the closure parameter at a 0-based position, from the call that takes the closure.
    func parameter(of closure: SyntaxNode, _ position: Int) -> Value? {
        guard let call = closure.callOfClosure else { return nil }
        let subject = Subject(root: closure.id, path: "")
        if let (resolving, kind) = resolvingCall(call.node) {
            guard position == 0 else { return nil }
            let isSections = kind == .sections
            let element: SwiftUICatalog.ContainerType = isSections ? .section : .subview
            return Value(kind: resolving.isGroup ? kind : element, subject: subject)
        }
        guard let callee = call.callee else { return nil }
        if callee.name == .forEach, callee.kind == .declReferenceExpr {
            guard let data = RowData(call, self) else { return nil }
            let isElement = data.hasPositions ? position == 1 : position == 0 && data.hasElements
            return isElement ? Value(kind: data.value.elementKind, subject: subject) : nil
        }
        guard position == 0, let member = MemberAccessExpr(callee), Self.visitors.contains(callee.name),
            let owner = value(member.base), owner.isCollection
        else { return nil }
        return Value(kind: owner.elementKind, subject: subject)
    }

    /// Operations of Swift's collections that pass an element to their closure.
    static let visitors = NameTable(
        """
        map filter forEach compactMap flatMap contains allSatisfy first last firstIndex lastIndex \
        sorted min max prefix drop partition count
        """)
}

/// The data of a ForEach that come from a resolved collection.
struct RowData {
    let value: ResolvedContent.Value
    /// Whether the data include the elements themselves.
    let hasElements: Bool
    /// Whether the data pair each element with its position: `enumerated()`, `zip(indices, subviews)`.
    let hasPositions: Bool
    /// Whether the data are only positions: `indices`, `0..<count`.
    var hasPositionsOnly: Bool { !hasElements }
    /// Whether the data are made by `zip(…)`, whose pairs have no labels.
    var isZipped = false
    /// The lowest position: 1 in `1..<subviews.count`; 0 if it is not a literal.
    var first = 0

    init?(_ call: CallExpr, _ content: ResolvedContent) {
        guard let argument = call.firstArgument, !argument.hasLabel || argument.label == "data",
            let data = argument.value
        else { return nil }
        self.init(data, content)
    }

    init?(_ expression: SyntaxNode, _ content: ResolvedContent) {
        var node = expression.unwrapped
        // `Array(…)` keeps the elements.
        while let call = CallExpr(node), call.callee?.tokenText == "Array", let inner = call.firstArgument?.value {
            node = inner.unwrapped
        }
        if case .variable(let binding)? = node.kind == .declReferenceExpr ? content.binding(node.name, at: node) : nil,
            let value = PatternBinding(binding).initialValue, content.value(node) == nil,
            let data = RowData(value, content)
        {
            self = data
            return
        }
        if let value = content.value(node) {
            guard value.isCollection else { return nil }
            (self.value, hasElements, hasPositions) = (value, true, false)
        } else if let value = Self.enumerated(node, content) {
            (self.value, hasElements, hasPositions) = (value, true, true)
        } else if let value = Self.zipped(node, content) {
            (self.value, hasElements, hasPositions, isZipped) = (value, true, true, true)
        } else if let value = Self.positions(node, content) {
            (self.value, hasElements, hasPositions) = (value, false, false)
            first = SequenceExpr(node)?.left?.literalInteger ?? 0
        } else {
            return nil
        }
    }

    private static func enumerated(_ node: SyntaxNode, _ content: ResolvedContent) -> ResolvedContent.Value? {
        guard let call = CallExpr(node), let callee = call.callee, let member = MemberAccessExpr(callee),
            callee.tokenText == "enumerated", let value = content.value(member.base), value.isCollection
        else { return nil }
        return value
    }

    private static func zipped(_ node: SyntaxNode, _ content: ResolvedContent) -> ResolvedContent.Value? {
        guard let call = CallExpr(node), call.callee?.tokenText == "zip", let list = call.argumentList,
            list.slotCount == 2, let left = call.firstArgument?.value, let right = call.lastArgument?.value,
            positions(left, content) != nil || left.text.hasPrefix("0"), let value = content.value(right),
            value.isCollection
        else { return nil }
        return value
    }

    /// The collection of positions: `subviews.indices`, `0..<subviews.count`, `1..<min(4, subviews.count)`.
    private static func positions(_ node: SyntaxNode, _ content: ResolvedContent) -> ResolvedContent.Value? {
        if node.kind == .memberAccessExpr, node.tokenText == "indices" {
            guard let value = content.value(node.chainBase), value.isCollection else { return nil }
            return value
        }
        guard let range = SequenceExpr(node), range.left?.literalInteger != nil,
            range.sign?.tokenText == "..<" || range.sign?.tokenText == "..."
        else { return nil }
        for part in range.rest {
            for access in part.subtree
            where access.kind == .memberAccessExpr && (access.tokenText == "count" || access.tokenText == "endIndex") {
                if let value = content.value(access.chainBase), value.isCollection { return value }
            }
        }
        return nil
    }
}
