import GroupLintCore

/// `UIApplication.shared.delegate as? AppDelegate`
struct DelegateCast {
    let node: SyntaxNode
    let type: SyntaxNode
    let isForced: Bool
    let range: SourceRange

    /// Nil without a cast, and if the code has another value for nil.
    init?(_ access: SyntaxNode) {
        var operand = access
        while let parent = operand.parent, parent.kind == .forceUnwrapExpr || parent.kind == .optionalChainingExpr {
            operand = parent
        }
        guard let sequence = operand.parent.flatMap(SequenceExpr.init), sequence.left == operand, let cast = sequence.sign,
            let type = cast.castType
        else { return nil }
        node = access
        let mark = cast.text.dropFirst(2).first
        isForced = mark == "!"
        // `as` alone does not compile for a class.
        guard isForced || mark == "?" else { return nil }
        self.type = type.typeInOptional
        range = SourceRange(start: operand.start, end: cast.end)
        let around = [sequence.node] + sequence.node.ancestors.prefix { !$0.kind.isStatementOrClosure }
        guard !around.contains(where: \.hasValueForNil) else { return nil }
    }
}

extension SyntaxKind {
    fileprivate var isStatementOrClosure: Bool {
        self == .codeBlock || self == .closureExpr || self == .accessorBlock || self == .memberBlock
    }
}

extension SyntaxNode {
    /// Whether an expression has an operator `??`.
    fileprivate var hasValueForNil: Bool {
        SequenceExpr(self)?.elements.contains { $0.kind == .binaryOperatorExpr && $0.tokenText == "??" } ?? false
    }

    /// `UIApplication.shared.delegate`, `NSApp.delegate`
    var isApplicationDelegate: Bool {
        guard kind == .memberAccessExpr, let base = chainBase?.unwrapped else { return false }
        let names = base.ownPath ?? []
        return names == ["NSApp"] || names == ["UIApplication", "shared"] || names == ["NSApplication", "shared"]
    }
}

extension RuleContext {
    /// Whether code of a type sets the delegate of the application itself.
    mutating func setsDelegate(_ type: TypeID?) -> Bool {
        guard let type, let code = TypeCode(type, &self) else { return true }
        return code.nodes(named: "delegate").contains { $0.isApplicationDelegate && $0.parent?.writtenTarget == $0 }
    }
}
