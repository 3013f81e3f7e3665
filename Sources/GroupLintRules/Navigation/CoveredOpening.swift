import GroupLintCore

/// The place in the content of a presentation where an action opens another one.
struct CoveredOpening {
    private(set) var node: SyntaxNode?
    /// Whether the action is in the code of a view that gets the same object.
    private(set) var isInView = false
    private let outer: PresentingModifier
    private let owner: TypeID
    private let file: Int32

    init(
        of state: StateProperty, in content: SyntaxNode, behind outer: PresentingModifier, _ owner: TypeID, _ file: Int32,
        _ context: inout RuleContext
    ) {
        (self.outer, self.owner, self.file) = (outer, owner, file)
        node = content.openings(of: state).first { isCovered($0, &context) }
        if node == nil {
            node = state.member.isNone ? byBinding(in: content, state, &context) : inView(in: content, state, &context)
            isInView = true
        }
    }

    /// The names of code that closes a presentation, or that waits until it is closed.
    private static let closing: [Name] = ["dismiss", "presentationMode", "asyncAfter", "sleep", "close"]

    /// Whether the action with a write belongs to a control and closes nothing.
    private func isCovered(_ write: SyntaxNode, _ context: inout RuleContext) -> Bool {
        guard let action = write.actionAround, !closes(action), let call = action.callWithClosure else { return false }
        if call.isTap { return true }
        guard let label = action.closureLabel, let name = call.createdType?.name,
            let type = context.index.resolveType(name, file: file, in: owner), context.index.type(type).isView,
            let code = TypeCode(type, &context)
        else { return false }
        let calls = code.nodes(named: label).filter { $0.parent.flatMap(CallExpr.init)?.callee == $0 }
        let closers = callbacksThatMayClose(of: call)
        return !calls.isEmpty
            && calls.allSatisfy { node in
                guard let inner = node.actionAround else { return false }
                return !closes(inner) && !inner.subtree.contains { $0.isCallee(in: closers) }
                    && !context.closesBinding(inner, of: type) && inner.callWithClosure?.isTap ?? false
            }
    }

    /// The callbacks of a view that close the presentation, `onClose: { isOpen = false }`, and those whose code is elsewhere.
    private func callbacksThatMayClose(of call: CallExpr) -> [Name] {
        let values = call.arguments.compactMap { argument in argument.value.map { (argument.label, $0) } }
        let labeled = call.labeledClosures.compactMap { part in LabeledClosure(part).closure.map { (part.name, $0) } }
        return (values + labeled).filter { !$0.0.isNone && ($0.1.kind != .closureExpr || closes($0.1)) }.map(\.0)
    }

    private func closes(_ action: SyntaxNode) -> Bool {
        let names = Self.closing + [outer.state.member.isNone ? outer.state.root : outer.state.member]
        return action.subtree.contains { node in
            (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr) && names.contains(node.name)
        }
    }

    /// The write in a view of the content that gets a binding of the property.
    private func byBinding(in content: SyntaxNode, _ state: StateProperty, _ context: inout RuleContext) -> SyntaxNode? {
        for node in content.subtree where node.kind == .declReferenceExpr && node.projectedPath == state.path {
            guard let (call, label) = node.viewWithBinding, let name = call.createdType?.name,
                let type = context.index.resolveType(name, file: file, in: owner), context.index.type(type).isView,
                let property = context.index.members(of: type, named: label).first,
                context.index.wrapper(of: property) == "Binding", let code = TypeCode(type, &context),
                let write = opening(of: StateProperty(root: label, member: .none), code, of: type, call, &context)
            else { continue }
            return write
        }
        return nil
    }

    /// The first tap in the code of a view that opens what a property presents, unless the view may present it itself, or close
    /// the outer presentation by a binding or a callback of the call.
    private func opening(
        of state: StateProperty, _ code: TypeCode, of view: TypeID, _ call: CallExpr, _ context: inout RuleContext
    ) -> SyntaxNode? {
        guard !code.declarations.contains(where: { $0.presents(state) }) else { return nil }
        let closers = callbacksThatMayClose(of: call)
        for write in code.declarations.flatMap({ $0.openings(of: state) }) {
            guard let action = write.actionAround, !closes(action), action.callWithClosure?.isTap ?? false,
                !action.subtree.contains(where: { $0.isCallee(in: closers) }), !context.closesBinding(action, of: view)
            else { continue }
            return write
        }
        return nil
    }

    /// The write in a view of the content that gets the same object.
    private func inView(in content: SyntaxNode, _ state: StateProperty, _ context: inout RuleContext) -> SyntaxNode? {
        guard let model = context.index.modelType(of: state.root, in: owner) else { return nil }
        for call in content.subtree.compactMap(CallExpr.init) {
            guard let name = call.createdType?.name,
                let type = context.index.resolveType(name, file: file, in: owner), context.index.type(type).isView,
                let argument = call.arguments.first(where: { $0.value?.ownPath == [state.root] && $0.hasLabel }),
                context.index.modelType(of: argument.label, in: type) == model, let code = TypeCode(type, &context),
                let write = opening(
                    of: StateProperty(root: argument.label, member: state.member), code, of: type, call, &context)
            else { continue }
            return write
        }
        return nil
    }
}

extension RuleContext {
    /// Whether an action of a view sets a `@Binding` of the view to `false` or `nil`: `isPresented = false`.
    fileprivate func closesBinding(_ action: SyntaxNode, of view: TypeID) -> Bool {
        action.subtree.contains { node in
            guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr, let name = sequence.left?.ownName,
                let value = sequence.right, value.kind == .nilLiteralExpr || value.text == "false"
            else { return false }
            return index.members(of: view, named: name).contains { index.wrapper(of: $0) == "Binding" }
        }
    }
}

extension SyntaxNode {
    /// The places that set a property to a value which opens a presentation, or toggle it while something else is presented.
    func openings(of state: StateProperty) -> [SyntaxNode] {
        (assignments(to: state).filter { !$0.value.closesPresentation }.map(\.target) + toggles(of: state))
            .sorted { $0.start < $1.start }
    }

    /// Whether the node is called and has one of some names: `onClose` in `onClose()` and `onClose?()`.
    fileprivate func isCallee(in names: [Name]) -> Bool {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr, names.contains(name) else { return false }
        let outer = parent?.kind == .optionalChainingExpr ? parent : self
        return outer.flatMap { outer in outer.parent.flatMap(CallExpr.init)?.callee == outer } ?? false
    }

    /// The closure of a control around the code: the innermost one that is not a task or a part of the action.
    var actionAround: SyntaxNode? {
        for outer in ancestors where outer.kind == .closureExpr {
            guard let name = outer.callWithClosure?.callee?.name, ClosureCallees.belongToAction(name) else { return outer }
        }
        return nil
    }

    /// The call that has the closure as an argument.
    fileprivate var callWithClosure: CallExpr? { ancestors.first { $0.kind == .functionCallExpr }.flatMap(CallExpr.init) }

    /// The label of the argument; nil for the first closure after a call.
    fileprivate var closureLabel: Name? {
        guard let parent, parent.kind == .labeledExpr || parent.kind != .functionCallExpr, !parent.name.isNone else { return nil }
        return parent.name
    }

    /// Whether the code presents something for a property itself.
    fileprivate func presents(_ state: StateProperty) -> Bool {
        subtree.contains { ($0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr) && $0.projectedPath == state.path }
    }
}

extension CallExpr {
    /// Whether the call makes a button or adds a tap gesture.
    fileprivate var isTap: Bool { callee.map { $0.name == "Button" || $0.name == "onTapGesture" } ?? false }
}
