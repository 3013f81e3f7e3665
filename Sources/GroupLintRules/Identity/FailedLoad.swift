import GroupLintCore

/// A load that leaves everything as it was before when it fails, apart from the property that shows the progress.
struct FailedLoad {
    /// Where the failure could be handled.
    let node: SyntaxNode

    /// Nil if the load is not known to fail in such a way.
    init?(_ write: StateWrites.Write, _ found: ArmWrites, _ shown: ShownConditions, _ context: inout RuleContext) {
        let home = write.node.ancestors.first { $0.kind == .functionDecl } ?? found.action
        guard !shown.isIncomplete, let attempt = LoadAttempt(in: home, after: write.range.end) else { return nil }
        if let failure = attempt.failure {
            guard !failure.subtree.contains(where: { $0.kind == .throwStmt || Self.delays.contains($0.name) }),
                Self.callsOnlyKnown(failure, write, found.choice.code)
            else { return nil }
        }
        let code = write.member.isNone ? found.choice.code.view : found.choice.code.model(write.root)
        let asked = Self.asked(shown.names, write, code)
        let tree = attempt.node.tree
        var isReset = false
        for other in found.writes.writes {
            let steps = other.calls + [other.node]
            let isElsewhere = steps.contains { step in
                step.tree === tree && attempt.others.contains { $0.contains(step.range) }
            }
            guard !isElsewhere, !found.excludes(other) else { continue }
            if other.root == write.root, other.member == write.member {
                isReset = isReset || other.knownValue != write.knownValue
            } else if asked.contains(other.member.isNone ? other.root : other.member) {
                return nil
            }
        }
        guard isReset else { return nil }
        node = attempt.node
    }

    /// Where to write what a failure needs.
    var place: String {
        switch node.kind {
        case .catchClause: "in the `catch`"
        case .switchCase: "in the `case` for failures"
        case .guardStmt: "in the `else` of the `guard`"
        // An attempt is an `if` otherwise.
        default: "in an `else` of the `if` that asks for the result"
        }
    }

    private static let delays = NameTable("sleep asyncAfter scheduledTimer cancel dismiss")
    private static let harmless = NameTable("print debugPrint NSLog dump assertionFailure String Task withAnimation")

    /// Whether the code of each function of its own type that a `catch` calls is known.
    private static func callsOnlyKnown(_ failure: SyntaxNode, _ write: StateWrites.Write, _ code: ViewCode) -> Bool {
        let type = write.member.isNone ? code.view : code.model(write.root)
        return failure.subtree.allSatisfy { node in
            guard let callee = CallExpr(node)?.callee, let path = callee.ownPath, path.count == 1 else { return true }
            return harmless.contains(path[0]) || type?.functions(path[0]).count == 1
        }
    }

    /// The names in conditions that decide whether the view is shown and whether the load starts, with those that their
    /// getters read.
    private static func asked(_ names: Set<Name>, _ write: StateWrites.Write, _ code: TypeCode?) -> Set<Name> {
        var all = names
        for exit in write.exits {
            let check = exit.ancestors.first { $0.kind == .guardStmt || $0.kind == .ifExpr }
            all.formUnion(check?.writtenNames ?? [])
        }
        for _ in 0..<2 {
            for name in all { all.formUnion(code?.property(name)?.getter?.writtenNames ?? []) }
        }
        return all
    }
}
