import GroupLintCore

/// Decides whether an action surely gets to a write, as long as a property has a value.
struct SureWrite {
    let write: StateWrites.Write
    /// The writes of the action, in the order of time.
    let all: [StateWrites.Write]
    let action: SyntaxNode
    /// The property that is written, and its value before; nil if that is not known.
    let property: StateProperty
    let before: KnownValue?
    /// The values that other properties have before.
    var known: (StateProperty) -> KnownValue? = { _ in nil }
    /// What is so while the view with the branch shows its arm.
    var facts: ArmFacts?
    /// The `catch` or `case` in which the action is after it has failed.
    var failure: SyntaxNode?
    /// Whether the action is on a row. That it asks for the last row, or for a further page, is then true at some time.
    var isOnRow = false

    /// Whether each condition on the way holds, and each `return` on the way is passed over. The way leads through the calls
    /// of functions, which may decide by literal arguments: `load(showsProgress: false)`.
    var isReached: Bool { isOnWay && passesExits }

    /// Whether each condition on the way holds.
    var isOnWay: Bool {
        let steps = write.calls + [write.node]
        return steps.indices.allSatisfy { surelyRuns(steps[$0], call: $0 == 0 ? nil : steps[$0 - 1]) }
    }

    private var passesExits: Bool {
        let steps = write.calls + [write.node]
        return write.exits.allSatisfy { exit in
            let home = exit.function
            let position = steps.firstIndex { $0.tree === exit.tree && $0.function == home }
            guard let position else { return false }
            let earlier = values(at: exit, before: write)
            return passes(exit, steps[position], call: position == 0 ? nil : steps[position - 1], earlier)
        }
    }

    /// Whether a condition on the way surely does not hold.
    var isExcluded: Bool {
        let steps = write.calls + [write.node]
        return steps.indices.contains { isExcluded(steps[$0], call: $0 == 0 ? nil : steps[$0 - 1]) }
    }

    /// Whether an `if` around a node surely takes another way.
    private func isExcluded(_ node: SyntaxNode, call: SyntaxNode?) -> Bool {
        node.ancestors.prefix { $0 != action && $0.kind != .functionDecl }.contains { outer in
            guard let choice = IfExpr(outer), let body = choice.body else { return false }
            let answers = choice.conditions.map { holds($0, call) }
            if body.range.contains(node.range) { return answers.contains(false) }
            return choice.elseBranch?.range.contains(node.range) ?? false && answers.allSatisfy { $0 == true }
        }
    }

    /// Whether the action surely waits for something between this write and the next one of the property: no `return` ends it
    /// before.
    func mustPause(before next: StateWrites.Write) -> Bool {
        next.exits.allSatisfy { exit in
            guard !write.exits.contains(exit), let home = exit.function ?? ClosureExpr(action)?.node else { return true }
            let isLater = exit.tree !== write.node.tree || exit.start > write.range.end
            let hasWaited = home.subtree.contains { $0.kind == .awaitExpr && $0.end < exit.start && $0.start > write.range.end }
            return !isLater || hasWaited || passes(exit, write.node, call: nil, values(at: exit, before: next))
        }
    }

    /// Whether another write only runs if something is missing: `guard let token else { state = .failed; return }`.
    func isException(_ other: StateWrites.Write) -> Bool {
        other.node.ancestors.contains { outer in
            if let branch = IfExpr(outer), branch.body?.range.contains(other.range) ?? false {
                return branch.conditions.contains(where: \.isUsuallyFalse)
            }
            return GuardStmt(outer).map { $0.conditions.allSatisfy(\.isUsuallyTrue) } ?? (outer.kind == .catchClause)
        }
    }

    /// Whether the conditions around a node hold, up to the function or the action that contains it.
    private func surelyRuns(_ node: SyntaxNode, call: SyntaxNode?) -> Bool {
        var child = node
        while child != action, let parent = child.parent, parent.kind != .functionDecl {
            if parent == failure {
                child = parent
                continue
            }
            if parent.kind.role == .loop || parent.kind == .switchCase || parent.kind == .ternaryExpr { return false }
            if parent.kind == .catchClause || (parent.kind == .guardStmt && child.kind == .codeBlock) { return false }
            if let choice = IfExpr(parent), !choice.conditions.contains(child) {
                let answers = choice.conditions.map { holds($0, call) }
                let isTaken =
                    child == choice.body
                    ? answers.allSatisfy { $0 == true } || isOnRow && choice.conditions.allSatisfy { isMetAtEnd($0, call) }
                    : answers.contains { $0 == false }
                guard isTaken else { return false }
            }
            child = parent
        }
        return true
    }

    /// Whether a `return` is surely passed over: it belongs to another closure, or it is there for a value that is missing,
    /// for a task that is cancelled, or for a condition that does not hold.
    private func passes(_ exit: SyntaxNode, _ step: SyntaxNode, call: SyntaxNode?, _ earlier: [StateWrites.Write]) -> Bool {
        let closure = exit.ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl }
        if let closure, closure.kind == .closureExpr, !closure.range.contains(step.range) { return true }
        if isExcluded(exit, call: call) { return true }
        for outer in exit.ancestors {
            if let check = GuardStmt(outer) {
                return check.conditions.allSatisfy {
                    $0.isUsuallyTrue || holds($0, call, earlier) == true || asksForRun($0, isNegated: true)
                        || isOnRow && isMetAtEnd($0, call)
                }
            }
            if let check = IfExpr(outer), check.body?.range.contains(exit.range) ?? false {
                return check.conditions.contains {
                    $0.asksForCancellation || $0.isUsuallyFalse || holds($0, call, earlier) == false
                        || asksForRun($0, isNegated: false) || isOnRow && isUnmetAtEnd($0, call)
                }
            }
            if outer.kind == .functionDecl || outer == action { return false }
        }
        return false
    }

    /// Whether a condition asks whether the action already runs: for a flag that it sets first and at last resets.
    private func asksForRun(_ condition: SyntaxNode, isNegated: Bool) -> Bool {
        let condition = condition.unwrapped
        guard condition.isNegation == isNegated, let flag = isNegated ? condition.operand?.unwrapped : condition,
            flag.kind == .declReferenceExpr || flag.kind == .memberAccessExpr
        else { return false }
        let writes = all.filter { ($0.member.isNone ? $0.root : $0.member) == flag.name }
        guard let first = writes.first, let last = writes.last else { return false }
        return first.isCertain && first.knownValue == .boolean(true) && last.isCertain && last.knownValue == .boolean(false)
    }

    /// Whether a condition is met at the last row, as long as there is a further page.
    private func isMetAtEnd(_ condition: SyntaxNode, _ call: SyntaxNode?) -> Bool {
        condition.sides(of: "&&").allSatisfy { side in
            RowEnd.asks(side, isNegated: false) || side.count == 1 && (side[0].isUsuallyTrue || holds(side[0], call) == true)
        }
    }

    /// Whether a condition for an early exit does not hold there: `isLoading || !hasMore`.
    private func isUnmetAtEnd(_ condition: SyntaxNode, _ call: SyntaxNode?) -> Bool {
        condition.sides(of: "||").allSatisfy { side in
            RowEnd.asks(side, isNegated: true) || side.count == 1 && (side[0].isUsuallyFalse || holds(side[0], call) == false)
        }
    }

    /// The writes that have surely happened when a `return` is reached that stands before a write.
    private func values(at exit: SyntaxNode, before next: StateWrites.Write) -> [StateWrites.Write] {
        all.prefix { $0.node != next.node || $0.calls != next.calls }.filter { $0.isCertain && !$0.exits.contains(exit) }
    }

    /// Whether a condition holds; nil if it is not known.
    private func holds(_ condition: SyntaxNode, _ call: SyntaxNode?, _ earlier: [StateWrites.Write] = []) -> Bool? {
        let parameters = condition.function.flatMap(FunctionDecl.init)?.parameters
        let known = KnownCondition { asked in
            if asked.member.isNone, let parameters {
                for parameter in parameters.children().map(FunctionParameter.init) where parameter.name == asked.root {
                    let given = call.flatMap(CallExpr.init)?.argument(parameter.label)
                    return (given ?? parameter.defaultExpression).flatMap { KnownValue($0) }
                }
            }
            let asks = { (other: StateProperty) in
                asked == other || (asked.member.isNone && asked.root == other.member)
            }
            // `isLoading = false` before `guard !isLoading`
            if let last = earlier.last(where: { asks(StateProperty(root: $0.root, member: $0.member)) }) {
                return last.wholeProperty == nil ? nil : last.knownValue
            }
            return asks(property) ? before : self.known(asked)
        }
        return known.holds(condition)?.holds ?? facts?.holds(condition)
    }
}

extension SyntaxNode {
    /// The function around the node.
    fileprivate var function: SyntaxNode? { ancestors.first { $0.kind == .functionDecl } }

    /// Whether a condition asks for something that is usually so: a value that is there, a task that goes on.
    fileprivate var isUsuallyTrue: Bool {
        kind == .optionalBindingCondition || asksForPresence || asksForValue || asksForCancellation || asksForAccount
            || asksForConnection || (isNegation && operand.map { $0.unwrapped.asksForGuest || $0.unwrapped.asksForDemo } ?? false)
    }

    /// Whether a condition asks for something that usually is not so: no account, data of a demonstration.
    fileprivate var isUsuallyFalse: Bool {
        let node = unwrapped
        if node.kind == .sequenceExpr {
            let parts = Array(node.children())
            let operators = parts.filter { $0.kind == .binaryOperatorExpr }
            return !operators.isEmpty && operators.allSatisfy { $0.tokenText == "||" }
                && parts.allSatisfy { $0.kind == .binaryOperatorExpr || $0.isUsuallyFalse }
        }
        if node.isNegation, let operand = node.operand?.unwrapped { return operand.asksForAccount || operand.asksForService }
        return node.asksForDemo || node.asksForGuest
    }

    /// `userId != nil`, which asks the same as `let userId`.
    private var asksForPresence: Bool {
        let parts = kind == .sequenceExpr ? Array(children()) : []
        return parts.count == 3 && parts[1].tokenText == "!=" && parts[2].kind == .nilLiteralExpr
    }

    fileprivate var isNegation: Bool { kind == .prefixOperatorExpr && tokenText == "!" }

    fileprivate var asksForCancellation: Bool { subtree.contains { $0.kind == .memberAccessExpr && $0.name == "isCancelled" } }

    /// `isSignedIn`, `session.isAuthenticated`: so it is whenever the user sees content.
    private var asksForAccount: Bool { namesProperty(with: ["auth", "signedin", "loggedin"]) }

    /// `isConnected`: what was on screen came that way.
    private var asksForConnection: Bool { namesProperty(with: ["isconnected", "isreachable", "isonline"]) }

    /// `useDemoMode`: the app of a user has real data.
    private var asksForDemo: Bool { namesProperty(with: ["demo", "mock", "sampledata"]) }

    /// `isGuestUser`: the pages of an account are not for guests.
    private var asksForGuest: Bool { namesProperty(with: ["isguest"]) }

    /// `isHealthDataAvailable`: a service of the device that had the data before.
    private var asksForService: Bool { namesProperty(with: ["dataavailable", "isavailable", "issupported"]) }

    private func namesProperty(with words: [String]) -> Bool {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr else { return false }
        let text = tokenText.lowercased()
        return words.contains(where: text.contains)
    }
}
