/// Decides when a callee runs a closure argument.
struct ClosureMoment {
    let moment: PropertyUse.Moment

    /// - Parameter callee: the callee without generic arguments.
    /// - Parameter label: label of the argument; `Name.none` for the first trailing closure.
    /// - Parameter outer: moment of the call.
    init(_ call: CallExpr, _ callee: SyntaxNode, _ label: Name, _ closure: SyntaxNode, outer: PropertyUse.Moment) {
        let name = callee.name
        if Self.tasks.contains(name) || callee.chainBase.map({ Self.tasks.contains($0.name) }) ?? false {
            moment = .task
        } else if Self.immediate.contains(name) {
            moment = outer
        } else if callee.kind == .declReferenceExpr, callee.isCapitalized {
            moment = Self.moment(in: call, ofViewNamed: name, label, closure, outer)
        } else if callee.kind == .memberAccessExpr, let modifier = SwiftUICatalog.modifiers[name] {
            let role = modifier.role(of: label) ?? .action
            moment = role == .action ? (Self.taskModifiers.contains(name) ? .task : .action) : outer
        } else if Self.later.contains(name) {
            moment = .action
        } else {
            moment = closure.showsViews ? outer : .unknown
        }
    }

    private static func moment(
        in call: CallExpr, ofViewNamed name: Name, _ label: Name, _ closure: SyntaxNode, _ outer: PropertyUse.Moment
    ) -> PropertyUse.Moment {
        guard let view = SwiftUICatalog.views[name] else { return closure.showsViews ? outer : .unknown }
        let role = view.role(of: label) { condition in call.arguments.contains { $0.label == condition } }
        return role == nil || role == .action ? .action : outer
    }

    private static let tasks = NameTable("Task MainActor withTaskGroup withThrowingTaskGroup")
    private static let taskModifiers = NameTable("task refreshable")
    /// Functions that run their closure before they return.
    private static let immediate = NameTable(
        """
        map filter compactMap flatMap reduce forEach sorted sort first last contains allSatisfy min max prefix drop \
        firstIndex lastIndex removeAll reversed partition grouping withAnimation withTransaction withCheckedContinuation \
        withExtendedLifetime autoreleasepool sync
        """)
    /// Functions that keep their closure and run it later.
    private static let later = NameTable(
        """
        async asyncAfter sink scheduledTimer addObserver dataTask handleEvents receive perform asyncAndWait \
        addOperation observe
        """)
}

extension SyntaxNode {
    /// Whether the first statement of a closure is a call of a SwiftUI view, so that the closure probably is a builder.
    fileprivate var showsViews: Bool {
        guard let closure = ClosureExpr(self) else { return false }
        var statements = closure.statements
        guard let first = statements.next() else { return false }
        if first.kind == .ifExpr || first.kind == .switchExpr {
            return (IfExpr(first)?.body?.firstStatement).map(\.startsWithView) ?? false
        }
        return first.startsWithView
    }

    private var startsWithView: Bool {
        guard let root = unwrapped.chainRoot, root.isCapitalized else { return false }
        return SwiftUICatalog.views.contains(root.name)
    }

    /// Whether an operator is `+=` or similar.
    var isCompoundAssignment: Bool {
        guard kind == .binaryOperatorExpr, let token, token.end - token.start > 1 else { return false }
        let bytes = tree.source.bytes
        guard bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
        return "+-*/%&|^<>".utf8.contains(bytes[Int(token.start)]) && !isComparison
    }

    private var isComparison: Bool {
        guard let token, token.end - token.start == 2 else { return false }
        return "<>".utf8.contains(tree.source.bytes[Int(token.start)])
    }

    /// Names of methods that change their value.
    static let mutatingNames = NameTable(
        """
        toggle append insert remove removeAll removeFirst removeLast removeValue popLast popFirst formUnion subtract \
        formIntersection formSymmetricDifference sort reverse shuffle swapAt partition replaceSubrange removeSubrange merge \
        updateValue update negate move
        """)
}
