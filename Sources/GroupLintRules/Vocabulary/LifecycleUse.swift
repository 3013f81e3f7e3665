import GroupLintCore

/// A lifecycle modifier on something transparent: a Group, or a member or view that shows a bare branch.
struct LifecycleUse {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// SwiftUI's modifier behind it: `onAppear` for the project's own `onFirstAppear`.
    let effect: Name
    /// What stands in the subject.
    let content: ViewContent

    var isGroup: Bool { subject.name == .group && subject.kind == .call }
    /// A modifier of the project that wraps SwiftUI's.
    var isWrapped: Bool { modifier.name != effect }
    /// Several at a time whatever the branches say.
    var hasSeveralViews: Bool { content.fewest > 1 || content.rows != nil || (content.branch == nil && content.most > 1) }

    static let effects = NameTable<Bool>(["onAppear", "onDisappear", "task", "onChange"])

    static func all(in file: ViewFile) -> [LifecycleUse] {
        var found: [LifecycleUse] = []
        for subject in file.modifiedElements {
            var content: ViewContent?
            for modifier in subject.modifiers {
                guard let effect = effect(of: modifier, file.index) else { continue }
                let inner = content ?? Self.content(of: subject)
                content = inner
                guard let inner else { break }
                let use = LifecycleUse(subject: subject, modifier: modifier, effect: effect, content: inner)
                guard inner.branch != nil || use.hasSeveralViews else { break }
                found.append(use)
            }
        }
        return found
    }

    private static func effect(of modifier: ViewTree.Modifier, _ index: ProjectIndex) -> Name? {
        if effects.contains(modifier.name) { return modifier.name }
        if SwiftUICatalog.modifiers.contains(modifier.name) { return nil }
        return index.effect(of: modifier.name, among: effects)
    }

    /// Nil when the subject is not transparent or not understood.
    private static func content(of subject: ViewElement) -> ViewContent? {
        switch subject.kind {
        case .call:
            if subject.isSwiftUI(.group) {
                guard !subject.hasArgument(.subviews), !subject.hasArgument(.sections) else { return nil }
                return ViewContent(inside: subject)
            }
            return subject.targets.isEmpty ? nil : ViewContent(of: subject)
        case .reference:
            return subject.targets.count == 1 ? ViewContent(of: subject) : nil
        case .root, .typeMember, .slot, .branch, .arm, .opaque:
            return nil
        }
    }
}

extension LifecycleUse {
    /// What the modifier runs: a closure, or the name of a method.
    func action(_ context: inout RuleContext) -> SyntaxNode? {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return nil }
        return call.value("perform") ?? call.value("action") ?? call.trailingClosure
            ?? call.argumentList?.children().first { $0.child(0)?.kind == .closureExpr }?.child(0)
    }

    /// `initial: true` of onChange.
    func runsInitially(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        return call.argument("initial").map { $0.text == "true" } ?? false
    }
}

/// What the action of a lifecycle modifier does, as far as the file shows.
struct LifecycleAction {
    /// Write to what the branch of the content tests, when both stand in this file.
    let feedback: StateWrites.Write?
    /// The action first asks whether it has work to do.
    let isGuarded: Bool
    /// It mentions the element of the row it stands in.
    let usesRowElement: Bool

    init?(_ use: LifecycleUse, _ context: inout RuleContext) {
        guard let node = use.action(&context), let tree = context.syntax() else { return nil }
        let owner = use.subject.owner
        let methods: (Name) -> [SyntaxNode] = { name in use.subject.methods(name, in: tree) }
        let writes = StateWrites(node, methods: methods).writes
        if let branch = use.content.branch.map({ ViewElement(context.index, $0) }), branch.owner == owner {
            feedback = writes.first { branch.depends(on: $0) }
        } else {
            feedback = nil
        }
        isGuarded = Self.isGuarded(node, methods)
        usesRowElement = node.mentions(use.subject.rowParameters(tree))
    }

    private static func isGuarded(_ node: SyntaxNode, _ methods: (Name) -> [SyntaxNode]) -> Bool {
        let statements = ClosureExpr(node).map { Array($0.statements) } ?? [node]
        guard let first = statements.first else { return true }
        if first.kind == .guardStmt { return true }
        if statements.count > 1 { return false }
        if let branch = IfExpr(first) { return branch.elseBranch == nil }
        // `load()`, `await load()`, `Task { await load() }`, `perform: load`
        let call = first.unwrapped
        if let inner = CallExpr(call)?.trailingClosure, call.child(0)?.name == "Task" { return isGuarded(inner, methods) }
        let callee = CallExpr(call)?.callee ?? call
        let bodies = callee.kind == .declReferenceExpr ? methods(callee.name) : []
        return !bodies.isEmpty && bodies.allSatisfy { $0.child(0)?.kind == .guardStmt }
    }
}
