import GroupLintCore

/// The action of a lifecycle modifier, compared with that of another modifier of the same view.
struct RepeatedAction {
    let modifier: ViewTree.Modifier
    let call: CallExpr
    /// A closure, or the name of a method.
    private let action: SyntaxNode

    init?(_ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init), let action = call.action else { return nil }
        self.init(modifier, call, action)
    }

    private init(_ modifier: ViewTree.Modifier, _ call: CallExpr, _ action: SyntaxNode) {
        self.modifier = modifier
        self.call = call
        self.action = action
    }

    private var statements: [SyntaxNode] { ClosureExpr(action).map { Array($0.statements) } ?? [] }

    /// The value of `onChange(of:)`.
    var value: SyntaxNode? { call.argument("of") }
    var isInitial: Bool { call.argument("initial") != nil }

    /// Whether the action has the form of iOS 14, `{ value in … }`, which `initial:` does not take.
    var takesOneValue: Bool { ClosureExpr(action)?.parameterNames.count == 1 }

    /// Whether the action uses what `onChange` passes to it.
    var usesParameters: Bool {
        guard let closure = ClosureExpr(action) else { return action.ownPath == nil }
        return action.mentions(closure.parameterNames + ["$0", "$1"])
    }

    /// The only task that the action starts, as an action of its own.
    var inTask: RepeatedAction? {
        guard statements.count == 1, let task = StartedTask(statements[0]), !task.isDetached, task.closure.signature == nil
        else { return nil }
        return RepeatedAction(modifier, call, task.closure.node)
    }

    func hasSameCode(as other: RepeatedAction) -> Bool {
        // `perform: load` is `{ load() }`.
        if let name = soleCall ?? methodName, let otherName = other.soleCall ?? other.methodName {
            return name.hasSameTokens(as: otherName)
        }
        let (left, right) = (statements, other.statements)
        guard !left.isEmpty, left.count == right.count else { return false }
        return zip(left, right).allSatisfy { $0.hasSameTokens(as: $1) }
    }

    /// Whether the code is one call without arguments, of which copies cannot drift apart.
    var isShort: Bool { (soleCall ?? methodName) != nil }

    private var methodName: SyntaxNode? { action.kind == .closureExpr ? nil : action }

    /// `load` if the action is `{ load() }`.
    private var soleCall: SyntaxNode? {
        guard statements.count == 1, let call = CallExpr(statements[0]), call.firstArgument == nil, call.trailingClosure == nil
        else { return nil }
        return call.callee
    }

    /// Whether `onChange` can take `initial: true` here: the target has it, or the form of the action came with it.
    func mayRunInitially(_ targets: DeploymentTargets) -> Bool {
        if let closure = ClosureExpr(action), closure.parameterNames.count != 1 { return true }
        let reached = ReachableTargets(call.node, targets)
        return !targets.isUnknown && reached.platforms(below: ReleaseYear.iOS17.versions).isEmpty
    }
}

extension RepeatedAction {
    /// Adds `initial: true` to an `onChange`, and deletes this `onAppear`.
    func fix(into change: RepeatedAction, isOnly: Bool) -> Fix? {
        guard let removal, let value = change.value, let closure = ClosureExpr(change.action),
            change.call.argument("perform") == nil
        else { return nil }
        var edits = [removal, Fix.Edit(SourceRange(start: value.end, end: value.end), ", initial: true")]
        let isOldForm = change.takesOneValue
        if isOldForm, let signature = closure.signature {
            guard let first = closure.node.firstStatement,
                !signature.tree.hasComment(in: SourceRange(start: signature.start, end: first.start)),
                let word = signature.tree.tokens.first(where: { $0.start >= signature.start && $0.keyword == .in })
            else { return nil }
            // The old form of the action takes the new value, the form with `initial` takes nothing or two values.
            edits.append(FixEdits.delete(SourceLines(signature.tree.source).skipBlanksBack(signature.start)..<word.end))
        }
        let isSafe = isOnly && !isOldForm && isNextTo(change)
        return Fix("write `initial: true` and delete `.onAppear`", isSafe ? .safe : .unsafe, edits)
    }

    /// Adds the id to this `task`, and deletes an `onChange`.
    func taskFix(with change: RepeatedAction) -> Fix? {
        guard let removal = change.removal, let value = change.value, !value.tree.hasComment(in: value.range) else { return nil }
        let id: Fix.Edit
        if let first = call.firstArgument?.node {
            id = Fix.Edit(SourceRange(start: first.start, end: first.start), "id: \(value.text), ")
        } else if let list = call.argumentList {
            id = Fix.Edit(list.range, "(id: \(value.text))")
        } else {
            id = Fix.Edit(SourceRange(start: modifier.nameRange.end, end: modifier.nameRange.end), "(id: \(value.text))")
        }
        return Fix("write `.task(id:)` and delete `.onChange`", .unsafe, [removal, id])
    }

    /// Deletes the modifier with the white space before it. Nil if a comment would be lost.
    private var removal: Fix.Edit? {
        guard let modifier = ModifierCall(call.node) else { return nil }
        let range = SourceRange(start: modifier.base.end, end: call.node.end)
        return call.node.tree.hasComment(in: range) ? nil : Fix.Edit(range, "")
    }

    private func isNextTo(_ other: RepeatedAction) -> Bool {
        ModifierCall(call.node)?.base == other.call.node || ModifierCall(other.call.node)?.base == call.node
    }
}

extension ViewElement {
    /// Whether the modifiers belong to several views, for which other rules know how often they run.
    func isSeveralRows(_ placements: ViewPlacements) -> Bool {
        if isSwiftUI(.forEach) || isSwiftUI(.section) { return true }
        return isSwiftUI(.group) && placements.of(self).contains { $0.layout.isRow }
    }
}
