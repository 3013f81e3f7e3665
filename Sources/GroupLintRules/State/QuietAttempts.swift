import GroupLintCore

/// The `try` of which no error comes, whatever the function is marked with: all functions that it calls are of the project and
/// catch their errors, or have none.
struct QuietAttempts {
    /// UTF-8 offsets of the `try` keywords.
    private var starts: Set<UInt32> = []

    /// Whether an error may leave the body of a function. Each body is judged once: functions may call each other.
    private var known: [SyntaxNode: Bool] = [:]

    private static let deepest = 4

    init(in body: SyntaxNode, of owner: TypeID, _ context: inout RuleContext) {
        // Also those in closures of the body.
        for attempt in body.subtree where attempt.kind == .tryExpr && attempt.tryMark == nil {
            if !mayThrow(attempt, in: owner, depth: 0, &context) { starts.insert(attempt.start) }
        }
    }

    func contain(_ attempt: SyntaxNode) -> Bool { starts.contains(attempt.start) }

    private mutating func mayThrow(
        _ attempt: SyntaxNode, in owner: TypeID, depth: Int, _ context: inout RuleContext
    ) -> Bool {
        let calls = attempt.own(.functionCallExpr).compactMap(CallExpr.init)
        guard !calls.isEmpty, depth < Self.deepest else { return true }
        for call in calls {
            guard let type = Self.receiver(of: call, in: owner, context.index), let name = call.callee?.name,
                let bodies = TypeCode(type, &context)?.functions(name), !bodies.isEmpty
            else { return true }
            for body in bodies where throwsErrors(body, of: type, depth: depth + 1, &context) { return true }
        }
        return false
    }

    private mutating func throwsErrors(
        _ body: SyntaxNode, of type: TypeID, depth: Int, _ context: inout RuleContext
    ) -> Bool {
        if let found = known[body] { return found }
        // A function that calls itself is not known to be quiet.
        known[body] = true
        if body.subtree.contains(where: { $0.kind == .throwStmt }) { return true }
        for attempt in body.attempts where mayThrow(attempt, in: type, depth: depth, &context) { return true }
        known[body] = false
        return false
    }

    /// The type whose function a call runs: `load()`, `service.load()`, `Service.shared.load()`; nil if it is not known.
    private static func receiver(of call: CallExpr, in owner: TypeID, _ index: ProjectIndex) -> TypeID? {
        guard let callee = call.callee else { return nil }
        if callee.ownName != nil { return owner }
        guard let base = MemberAccessExpr(callee)?.base?.unwrapped else { return nil }
        if let name = base.ownName { return index.modelType(of: name, in: owner, countsShared: true) }
        let type = base.isCapitalized ? base : base.chainBase
        guard let type, type.kind == .declReferenceExpr, type.isCapitalized else { return nil }
        return index.uniqueType(type.name)
    }
}
