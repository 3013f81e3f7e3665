import GroupLintCore

extension VariableDecl {
    /// Whether the variable has a property wrapper, or belongs to the type instead of the value.
    var isWrappedOrStatic: Bool {
        attributes?.hasChildren ?? false
            || modifiers?.children().contains { $0.tokenText == "static" || $0.tokenText == "lazy" } ?? false
    }
}

extension ProjectIndex {
    /// Whether SwiftUI creates the type again and again: a view or view modifier that is not a class.
    func isCreatedWithItsParent(_ type: TypeID) -> Bool {
        !isReferenceType(type) && (self.type(type).isView || inherits(type, "ViewModifier"))
    }
}

extension SyntaxNode {
    /// The name that a chain starts with: `timer` in `timer.map { }` and `self.timer.map { }`.
    var chainRoot: SyntaxNode? {
        sequence(first: unwrapped, next: { $0.chainBase?.unwrapped }).first { $0.ownName != nil }
    }

    /// The callee `Timer.publish` in a chain that starts with it.
    var timerPublisher: SyntaxNode? {
        sequence(first: unwrapped, next: { $0.chainBase?.unwrapped }).first { node in
            node.kind == .memberAccessExpr && node.name == "publish" && node.chainBase?.name == "Timer"
        }
    }

    /// The last operator of a chain that keeps values for a while.
    var waitingOperator: SyntaxNode? {
        sequence(first: unwrapped, next: { $0.chainBase?.unwrapped }).first { node in
            node.kind == .memberAccessExpr && Self.waiting.contains(node.name)
        }
    }

    private static let waiting = NameTable("debounce throttle delay collect scan")
}
