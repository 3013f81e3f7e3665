import GroupLintCore

/// Whether the body of a view reads a property each time it runs.
struct CertainRead {
    private let type: TypeID
    private let data: TypeData
    private var visited: [Name] = []

    init(of type: TypeID, _ context: inout RuleContext) {
        self.type = type
        data = context.data(of: type)
    }

    /// Whether the body reads a property, or calls a function, outside of branches, rows and closures that may not run.
    mutating func contains(_ name: Name, _ context: inout RuleContext) -> Bool {
        guard !visited.contains(name) else { return false }
        visited.append(name)
        for site in data.usesInBody(of: name) where site.use.kind != .wrapper {
            guard let user = site.user, let tree = context.syntax(ofFile: context.index.files[Int(site.file)].path),
                let node = tree.node(site.use.node), node.runsWithItsMember
            else { continue }
            let member = context.index.member(user).name
            if member == .body || contains(member, &context) { return true }
        }
        return false
    }
}

extension SyntaxNode {
    /// Whether the code runs each time the function or getter around it runs.
    fileprivate var runsWithItsMember: Bool {
        var child = self
        for outer in ancestors {
            if outer.kind == .functionDecl || outer.kind == .patternBinding || outer.kind == .accessorDecl { return true }
            guard outer.runs(child) else { return false }
            child = outer
        }
        return false
    }

    /// Whether the code of a child runs each time the node runs.
    private func runs(_ child: SyntaxNode) -> Bool {
        switch kind {
        case .ifExpr: return IfExpr(self)?.conditions.first == child
        case .guardStmt: return GuardStmt(self)?.conditions.first == child
        case .switchExpr: return SwitchExpr(self)?.subject == child
        case .switchCase, .catchClause, .ternaryExpr, .forStmt, .whileStmt, .repeatStmt, .ifConfigClause: return false
        case .sequenceExpr: return !children().prefix { $0 != child }.contains { $0.mayStop }
        case .codeBlock, .accessorBlock:
            return !children().prefix { $0 != child }.contains { $0.mayLeave }
        case .closureExpr:
            return runsAtOnce && !statements.prefix { $0 != child }.contains { $0.mayLeave }
        // Everything else runs all of its children.
        default: return true
        }
    }

    /// Whether an operator decides if the operands after it are read.
    private var mayStop: Bool {
        kind == .ternaryExpr || (kind == .binaryOperatorExpr && ["&&", "||", "??"].contains(tokenText))
    }

    /// Whether a statement may return before the next one.
    private var mayLeave: Bool {
        kind == .guardStmt
            || (kind.role == .choice && subtree.contains { $0.kind == .returnStmt || $0.kind == .throwStmt })
    }

    /// Whether SwiftUI runs a closure whenever it shows the view or modifier that takes it.
    private var runsAtOnce: Bool {
        guard let call = callOfClosure, let callee = call.callee?.withoutGenericArguments, let parent else { return false }
        let label = parent.kind == .functionCallExpr ? .none : parent.name
        if callee.kind == .declReferenceExpr, let view = SwiftUICatalog.views[callee.name] {
            let role = view.role(of: label) { condition in call.arguments.contains { $0.label == condition } }
            let hasRows = view.traits.contains(.data) && call.firstArgument != nil
            return role?.isShownAlways ?? false && !view.traits.contains(.mayHide) && !hasRows
        }
        guard callee.kind == .memberAccessExpr, let modifier = SwiftUICatalog.modifiers[callee.name] else { return false }
        let isShownLater = !modifier.traits.isDisjoint(with: [.presents, .lifts])
        return modifier.role(of: label)?.isShownAlways ?? false && !isShownLater
    }
}
