import GroupLintCore

/// The difference between two views with the same callee; nil when they are not one view in two states.
struct ViewDifference {
    /// The number of arguments and modifiers that are equal (`same`) and that differ (`different`).
    private var same = 0
    private var different = 0
    private var sharedModifiers = 0
    private var differentArguments = 0
    /// The number of texts and images that only show another text or image.
    private var differentNames = 0
    /// The number of pairs of views that were compared: more than one in a container.
    private(set) var parts = 0
    /// Whether both views have a transition: then the replacement is meant to be seen.
    private(set) var hasTransitions = false
    /// Whether shape styles of different types were compared, which only AnyShapeStyle brings together.
    private var hasOtherStyles = false
    /// Whether only one side has a modifier that is not part of the type Text or Image, so the types differ.
    private(set) var hasOtherTypes = false
    /// Whether only one side is hidden.
    private(set) var hides = false
    /// Whether a modifier that only one side has cannot be turned off by an argument, so that only a choice between the
    /// results is left.
    private var needsWholeChoice = false
    /// The modifier that runs code when the view appears or disappears, if only one side has it: the code can ask the condition.
    private(set) var action: ViewTree.Modifier?
    /// The first branch's view, rewritten to show both states.
    private(set) var merge = BranchMerge()
    private let keeps: Bool
    private let unwrapped: UnwrappedValue?

    /// - Parameter keeps: whether the view, or a view in it, keeps something.
    /// - Parameter unwrapped: the value that only the first branch has.
    init?(
        _ left: ViewElement, _ right: ViewElement, keeps: Bool, unwrapped: UnwrappedValue? = nil,
        _ context: inout RuleContext
    ) {
        self.keeps = keeps
        self.unwrapped = unwrapped
        hasTransitions = [left, right].allSatisfy { view in view.modifiers.contains { $0.name == "transition" } }
        guard compare(left, right, &context) else { return nil }
        if let unwrapped, !unwrapped.isOnlyPassed(times: merge.unwrappedCount) { return nil }
    }

    /// Whether the difference is small enough. A leaf differs in at most `limit` places and must share something; a
    /// container must share at least as much as it differs in.
    func isSplit(limit: Int) -> Bool {
        guard different > 0 else { return false }
        if parts > 1 { return same >= different }
        return !hasOtherStyles && different <= limit && (sharedModifiers > 0 || differentArguments == 0 || (keeps && same > 0))
    }

    /// Whether only the names of texts and images differ: another name fades in, in one view as well as in two.
    var isOnlyNames: Bool { different == differentNames }

    private mutating func compare(_ left: ViewElement, _ right: ViewElement, _ context: inout RuleContext) -> Bool {
        parts += 1
        guard left.kind == right.kind, left.name == right.name, !left.isIncomparable,
            let a = context.node(of: left), let b = context.node(of: right)
        else { return false }
        let isEqual = a.hasSameCode(as: b)
        if isEqual { same += 1 }
        if !isEqual {
            guard let first = CallExpr(a), let second = CallExpr(b), left.mayTakeOtherArguments(first) else { return false }
            let before = differentArguments
            guard compareArguments(first, second, of: left) else { return false }
            // The closures get values that are made from the arguments: other data, maybe of another type.
            if differentArguments > before, left.slots.contains(where: { context.node(of: $0)?.takesParameters ?? false }) {
                return false
            }
            guard compareSlots(left, right, &context) else { return false }
        }
        guard compareModifiers(left, right, &context) else { return false }
        if needsWholeChoice { merge.chooseWhole(a.wholeChain, b.wholeChain) }
        return !needsWholeChoice || (left.isOneType && right.isOneType && parts == 1)
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
            different += 1
            if let unwrapped, unwrapped.isRead(by: x), y.kind == .nilLiteralExpr {
                if view.makesStateFromInput { return false }
                merge.unwrap(x, unwrapped.text, of: first, in: left.node)
                continue
            }
            guard !isTranslated, view.accepts(x, y, for: first, keeps: keeps) else { return false }
            differentArguments += 1
            if view.methods != nil { differentNames += 1 }
            // Two calls that only differ in a flag are meant as one view.
            if x.isSetting(like: y) { same += 1 }
            if view.methods != nil, !x.isSimpleValue || !y.isSimpleValue {
                merge.chooseBase(left.node, right.node)
                return true
            }
            merge.choose(x, y, of: first, in: left.node)
        }
        return true
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
        let (first, second) = (a.trailingClosure, b.trailingClosure)
        guard (first == nil) == (second == nil) else { return false }
        guard let first, let second, first.hasSameCode(as: second) == false else { return true }
        return left.slots.contains { $0.node == first.id }
    }

    // MARK: Modifiers

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
                guard let call = accept(a[i], of: left, &context) else { return false }
                merge.addFirst(call)
                i += 1
            } else if j < b.count {
                let before = i > 0 ? context.node(of: a[i - 1]) : context.node(of: left)
                guard let call = accept(b[j], of: right, &context), let before else { return false }
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
        if x.hasSameInput(as: y) {
            same += 1
            sharedModifiers += 1
            return true
        }
        guard !left.isConditional, !right.isConditional else { return false }
        if let styles = x.styles(for: left.name, other: y) {
            hasOtherStyles = true
            different += 1
            merge.chooseStyle(styles.first, styles.second, inModifier: x.node)
            return true
        }
        guard let choices = x.choices(for: left.name, other: y) else { return false }
        different += 1
        for (first, second) in choices { merge.choose(first, second, inModifier: x.node) }
        return true
    }

    private static let actions = NameTable("onAppear onDisappear task")

    /// The call of a modifier that only one side has; nil if no argument can turn it off.
    private mutating func accept(
        _ modifier: ViewTree.Modifier, of view: ViewElement, _ context: inout RuleContext
    ) -> SyntaxNode? {
        guard !modifier.isConditional, let node = context.node(of: modifier), let call = ModifierCall(node)
        else { return nil }
        if keeps, action == nil, parts == 1, Self.actions.contains(modifier.name), CallExpr(node)?.argument("id") == nil {
            action = modifier
            different += 1
            return node
        }
        let isOwnMethod = view.keepsType(with: modifier)
        let hasNeutral = SwiftUICatalog.modifiers[modifier.name]?.neutral != nil && CallExpr(node)?.trailingClosure == nil
        guard hasNeutral || call.canBeConditional || isOwnMethod else { return nil }
        if !isOwnMethod { hasOtherTypes = true }
        if modifier.name == .hidden { hides = true }
        if !hasNeutral, isOwnMethod { needsWholeChoice = true }
        different += 1
        return node
    }
}

/// A value that only one branch has: `if let size { content(size) } else { content(nil) }`.
struct UnwrappedValue {
    private let name: Name
    /// The optional value as written: `size`, `model.size`.
    let text: String
    private let body: SyntaxNode

    /// Nil if the condition is not a single `if let`.
    init?(_ node: SyntaxNode) {
        guard let branch = IfExpr(node), branch.conditions.count == 1, let body = branch.body,
            branch.conditions[0].kind == .optionalBindingCondition,
            let binding = BindingCondition(branch.conditions[0]), let pattern = binding.pattern,
            pattern.kind == .identifierPattern
        else { return nil }
        name = pattern.name
        text = binding.value?.text ?? pattern.text
        self.body = body
    }

    func isRead(by value: SyntaxNode) -> Bool { value.kind == .declReferenceExpr && value.name == name }

    /// Whether the first branch does nothing with the value but pass it on, `times` times.
    func isOnlyPassed(times: Int) -> Bool {
        times > 0 && body.subtree.filter { $0.kind == .declReferenceExpr && $0.name == name }.count == times
    }
}
