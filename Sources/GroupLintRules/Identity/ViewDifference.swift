import GroupLintCore

/// The difference between two views with the same callee; nil when they are not one view in two states.
struct ViewDifference {
    /// What differs, for the help text: argument labels and modifiers in backticks.
    var names: [String] = []
    /// The number of arguments and modifiers that are equal (`same`) and that differ (`different`).
    private var same = 0
    private var different = 0
    private var sharedModifiers = 0
    private var differentArguments = 0
    private var isReference = false
    /// The number of pairs of views that were compared: more than one in a container.
    private(set) var parts = 0
    private(set) var isStateful = false
    private(set) var hasTransitions = false
    /// The first branch's view, rewritten to show both states.
    private(set) var merge = BranchMerge()

    init?(_ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext) {
        isStateful = left.keepsState
        isReference = left.kind == .reference
        hasTransitions = [left, right].allSatisfy { view in view.modifiers.contains { $0.name == "transition" } }
        guard compare(left, right, &context) else { return nil }
    }

    /// Whether the difference is small enough. A leaf differs in at most `limit` places and must share something; a
    /// container must share at least as much as it differs in.
    func isSplit(limit: Int) -> Bool {
        guard different > 0 else { return false }
        if parts > 1 { return same >= different }
        return different <= limit && (sharedModifiers > 0 || differentArguments == 0 || (isStateful && same > 0))
    }

    private mutating func compare(_ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext) -> Bool {
        parts += 1
        guard left.kind == right.kind, left.name == right.name, Self.isComparable(left.name) else { return false }
        guard let a = context.node(of: left), let b = context.node(of: right) else { return false }
        if left.kind != .call { return a.hasSameCode(as: b) && compareModifiers(left, right, &context) }
        guard let first = CallExpr(a), let second = CallExpr(b),
            !Self.isNamedAsControl(a.tree.source.text(left.nameRange)[...])
        else { return false }
        let before = differentArguments
        guard compareArguments(first, second, of: left) else { return false }
        // The closures get values that are made from the arguments: other data, maybe of another type.
        if differentArguments > before, left.slots.contains(where: { context.node(of: $0)?.takesParameters ?? false }) {
            return false
        }
        return compareSlots(left, right, &context) && compareModifiers(left, right, &context)
    }

    // MARK: Arguments

    private mutating func compareArguments(_ left: CallExpr, _ right: CallExpr, of view: ViewElement) -> Bool {
        let a = left.argumentList.map { Array($0.children()) } ?? []
        let b = right.argumentList.map { Array($0.children()) } ?? []
        guard a.count == b.count else { return false }
        // A text with a comment is one unit for translators: tools collect the literal together with its comment.
        let isTranslated = a.contains { $0.token != nil && $0.name == "comment" }
        for (first, second) in zip(a, b) {
            guard first.token == nil ? second.token == nil : second.token != nil && first.name == second.name,
                let x = Argument(first).value, let y = Argument(second).value
            else { return false }
            if x.hasSameCode(as: y) {
                same += 1
                continue
            }
            // Other data may have another type, another binding is another control.
            guard !isTranslated, !Self.isGeneric(view.name), x.isPlainValue, y.isPlainValue, x.mayReplace(y),
                !Self.isActionLabel(first)
            else { return false }
            different += 1
            differentArguments += 1
            merge.choose(x, y)
            addName(first.token == nil ? "the argument" : "`\(first.tokenText)`")
        }
        return true
    }

    private mutating func addName(_ name: String) {
        if !names.contains(name) { names.append(name) }
    }

    // MARK: Content

    private mutating func compareSlots(
        _ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        let (a, b) = (Array(left.slots), Array(right.slots))
        guard a.count == b.count else { return false }
        for (first, second) in zip(a, b) {
            guard first.name == second.name, let x = context.node(of: first), let y = context.node(of: second) else {
                return false
            }
            if x.hasSameCode(as: y) {
                same += 1
                continue
            }
            let (views, others) = (Array(first.children), Array(second.children))
            guard views.count == others.count, !views.isEmpty else { return false }
            for (view, other) in zip(views, others) {
                guard compare(view, other, &context) else { return false }
            }
        }
        return hasSameActions(left, right, &context)
    }

    /// Whether the closures that are not content have the same code.
    private func hasSameActions(_ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext) -> Bool {
        guard let a = context.node(of: left).flatMap(CallExpr.init),
            let b = context.node(of: right).flatMap(CallExpr.init)
        else { return false }
        guard left.slot(.none) == nil else { return true }
        switch (a.trailingClosure, b.trailingClosure) {
        case (nil, nil): return true
        case (let x?, let y?): return x.hasSameCode(as: y)
        case (_?, nil), (nil, _?): return false
        }
    }

    // MARK: Modifiers

    /// Compares modifiers in order. A modifier that only one side has needs an argument that turns it off on the other.
    private mutating func compareModifiers(
        _ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        let (a, b) = (Array(left.modifiers), Array(right.modifiers))
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, j < b.count, a[i].name == b[j].name {
                guard compare(a[i], b[j], &context) else { return false }
                i += 1
                j += 1
            } else if i < a.count, !b[j...].contains(where: { $0.name == a[i].name }) {
                guard let call = accept(a[i], &context) else { return false }
                merge.addFirst(call)
                i += 1
            } else if j < b.count {
                let before = i > 0 ? context.node(of: a[i - 1]) : context.node(of: left)
                guard let call = accept(b[j], &context), let before else { return false }
                merge.addSecond(call, at: before.end)
                j += 1
            } else {
                return false
            }
        }
        return true
    }

    private mutating func compare(
        _ left: ViewTree.Modifier, _ right: ViewTree.Modifier, _ context: inout RuleContext
    ) -> Bool {
        guard let a = context.node(of: left), let b = context.node(of: right) else { return false }
        guard let x = CallExpr(a), let y = CallExpr(b) else {
            same += 1
            sharedModifiers += 1
            return a.kind == b.kind
        }
        let first = (x.argumentList.map { [$0] } ?? []) + (x.trailingClosure.map { [$0] } ?? [])
        let second = (y.argumentList.map { [$0] } ?? []) + (y.trailingClosure.map { [$0] } ?? [])
        if first.count == second.count, zip(first, second).allSatisfy({ $0.hasSameCode(as: $1) }) {
            same += 1
            sharedModifiers += 1
            return true
        }
        // In a chain on a member of something else, only SwiftUI's own modifiers are known.
        let isKnown = parts > 1 || !isReference || SwiftUICatalog.modifiers[left.name]?.neutral != nil
        guard isKnown, x.trailingClosure == nil, y.trailingClosure == nil,
            !left.name.isModifier(with: [.needsBranch, .ownType])
        else {
            return false
        }
        let arguments = [x, y].map { $0.argumentList.map { Array($0.children()) } ?? [] }
        guard arguments[0].map(\.name) == arguments[1].map(\.name),
            arguments.joined().allSatisfy({ Argument($0).value?.isPlainValue ?? false }),
            !zip(arguments[0], arguments[1]).contains(where: { first, second in
                Argument(first).value?.hasOtherStyle(than: Argument(second).value ?? second) ?? false
            })
        else { return false }
        different += 1
        for (first, second) in zip(arguments[0], arguments[1]) where !first.hasSameCode(as: second) {
            if let x = Argument(first).value, let y = Argument(second).value { merge.choose(x, y, in: left.name) }
        }
        addName("`.\(context.text(left))`")
        return true
    }

    /// The call of a modifier that only one side has; nil if no argument can turn it off.
    private mutating func accept(_ modifier: ViewTree.Modifier, _ context: inout RuleContext) -> SyntaxNode? {
        guard let neutral = SwiftUICatalog.modifiers[modifier.name]?.neutral, !modifier.isConditional,
            let node = context.node(of: modifier), let call = CallExpr(node), call.trailingClosure == nil
        else { return nil }
        different += 1
        addName(neutral.place == .opacity ? "`.opacity`" : "`.\(context.text(modifier))`")
        return node
    }
}
