import GroupLintCore

/// Looks through the uses of a conditional helper for one whose condition can change while the view is shown.
struct HelperUses {
    private let index: ProjectIndex
    /// How many more uses to look at. Helpers may be built from helpers that have many uses.
    private var budget = 300
    /// What the first use loses if its subject is a constant.
    private let constantLoss: StateLoss?
    private let changing: ChangingValues

    init(_ context: RuleContext, constantLoss: StateLoss? = nil) {
        index = context.index
        changing = ChangingValues(context)
        self.constantLoss = constantLoss
    }

    /// What decides between the two views.
    struct Condition {
        var reads: [ViewTree.Read]
        /// Whether the helper only tests the value for nil.
        var isPresence = false
        /// How it changes independent of `reads`.
        var change: ChangingValues.Change?
        var parts = ConditionParts.one
        /// See `Change.sources`.
        var sources: [Source] = []
        /// See `Change.dependsOnSurroundings`.
        var dependsOnSurroundings = false
    }

    /// A value that a condition is made of, and the type with the value.
    struct Source {
        let type: TypeID
        let value: ViewTree.Read
    }

    /// A use where the condition can change.
    struct Change {
        /// The outermost use.
        var use: ModifierUse
        /// What the view loses; nil if nothing is known to be lost.
        var loss: StateLoss?
        /// The values that the condition is made of at the outermost use.
        var values: [ViewTree.Read]
        /// These values, and those that the helper reads itself.
        var sources: [Source]
        /// Whether the condition changes once and not back.
        var isOnce: Bool
        /// Whether it asks for content, as `isEmpty` does: one of the branches has nothing to lose.
        var asksForContent: Bool
        /// Whether it reads the environment, which may change at any time.
        var dependsOnSurroundings: Bool
    }

    /// The change that costs most in the uses of a helper; nil if its condition is not known to change in any of them.
    mutating func change(of helper: ConditionalHelper, _ parts: ConditionParts) -> Change? {
        let reads = helper.reads
        let isPresence = !reads.isEmpty && reads.allSatisfy(\.isPresence)
        let condition = Condition(reads: reads, isPresence: isPresence, parts: parts)
        return find(condition, in: helper.branch, nil, depth: 0)
    }

    /// The change that costs most at a use, or at the uses of the helper that contains it.
    mutating func change(_ condition: Condition, at use: ModifierUse) -> Change? {
        find(condition, in: use.element, use, depth: 0)
    }

    private mutating func find(
        _ condition: Condition, in element: ViewElement, _ use: ModifierUse?, depth: Int
    ) -> Change? {
        guard depth < 5, budget > 0 else { return nil }
        budget -= 1
        let reads = condition.isPresence ? condition.reads.filter(element.isOptional) : condition.reads
        let passed = reads.filter(element.isDecidedByCaller)
        let own = reads.filter { !element.isDecidedByCaller($0) }
        for read in own where condition.parts != .one {
            if condition.parts.isSettled(by: changing.keptValue(read, in: element), read.root) { return nil }
        }
        let change = condition.change == .often ? .often : changing.change(of: own, in: element) ?? condition.change
        let dependsOnSurroundings = condition.dependsOnSurroundings || own.contains(where: element.isFromEnvironment)
        let values = own.flatMap { element.dependencies(of: $0) + [$0] }
        let sources = condition.sources + (element.owner.map { owner in values.map { Source(type: owner, value: $0) } } ?? [])
        let loss = use.flatMap { StateLoss($0) } ?? (depth == 0 ? constantLoss : nil)
        if let use, let change, loss != nil || !use.element.showsSubjectOfModifier {
            return Change(
                use: use, loss: loss, values: values, sources: sources, isOnce: change == .once,
                asksForContent: own.contains { $0.asksForContent }, dependsOnSurroundings: dependsOnSurroundings)
        }
        guard change != nil || !passed.isEmpty else { return nil }
        var best: Change?
        for caller in HelperCaller.all(of: element.root) {
            if condition.parts.areAllNeeded, passed.contains(where: { caller.reads(for: $0).isEmpty }) { continue }
            let inner = Condition(
                reads: passed.flatMap(caller.reads), isPresence: condition.isPresence, change: change, parts: condition.parts,
                sources: sources, dependsOnSurroundings: dependsOnSurroundings)
            guard var change = find(inner, in: caller.use.element, caller.use, depth: depth + 1) else { continue }
            if let use, !use.element.showsSubjectOfModifier { change.loss = nil }
            change.loss = loss ?? change.loss
            if change.loss != nil { return change }
            best = best ?? change
        }
        return best
    }
}

/// A use of a function that extends View, or of a view modifier.
struct HelperCaller {
    let use: ModifierUse
    /// The call that makes the view modifier; nil for a function.
    private let call: ViewElement?
    private let function: MemberSummary

    /// All uses in the project, apart from previews and widgets, whose views keep no state.
    static func all(of root: ViewElement) -> [HelperCaller] {
        guard let id = root.member, let owner = root.owner else { return [] }
        let (index, function) = (root.index, root.index.member(id))
        var found: [HelperCaller] = []
        if root.extendsView {
            found = index.uses(ofModifier: id).filter { $0.element.mayCall(function, asModifier: $0.position) }
                .map { HelperCaller(use: $0, call: nil, function: function) }
        } else if function.name == .body, index.inherits(owner, "ViewModifier") {
            found = index.uses(ofModifierType: owner).map { HelperCaller(use: $0.use, call: $0.call, function: function) }
        }
        return found.filter { !$0.use.element.isInWidget }
    }

    /// What the caller passes for a parameter or property that the helper reads. Empty for literals.
    func reads(for read: ViewTree.Read) -> [ViewTree.Read] {
        if let call {
            guard case .project(let type) = call.callee,
                let argument = call.index.argument(of: call, setting: read.root, in: type)
            else { return [] }
            return Array(call.views.reads(of: argument))
        }
        guard let parameter = function.parameters.first(where: { $0.name == read.root }) else { return [] }
        return Array(use.element.reads(passedTo: use.position, for: parameter, of: function))
    }
}

extension ViewElement {
    /// Whether the element is the subject of a modifier, or contains it.
    fileprivate var showsSubjectOfModifier: Bool {
        isSubjectOfModifier || children.contains(where: \.showsSubjectOfModifier)
    }

    fileprivate func isFromEnvironment(_ read: ViewTree.Read) -> Bool {
        ([read] + dependencies(of: read)).contains { value in
            if SwiftUICatalog.changingEnvironment.contains(value.root) { return true }
            guard let owner else { return false }
            return index.members(of: owner, named: value.root).contains { index.member($0).wrapper == "Environment" }
        }
    }

    /// Whether the element may belong to a widget or a live activity.
    fileprivate var isInWidget: Bool {
        index.files[Int(site.file)].imports.contains(where: SwiftUICatalog.widgetModules.contains)
    }
}

extension ViewTree.Read {
    fileprivate var asksForContent: Bool {
        Self.contentTests.contains(root) || Self.contentTests.contains(member)
    }

    fileprivate static let contentTests = NameTable("isEmpty isEmptyState")
}

extension SyntaxNode {
    /// Whether the code asks for content: `model.items.isEmpty`.
    var asksForContent: Bool {
        subtree.contains { part in
            guard part.kind == .memberAccessExpr || part.kind == .declReferenceExpr else { return false }
            // What the user selects is not loaded.
            let isSelection = part.chainBase?.tokenText.lowercased().hasPrefix("select") ?? false
            return ViewTree.Read.contentTests.contains(part.name) && !isSelection
        }
    }
}
