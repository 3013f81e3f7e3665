import GroupLintCore

/// A modifier of the project that shows its subject on one way and something made of it on another:
/// `if condition { transform(self) } else { self }`.
struct ConditionalHelper {
    let branch: ViewElement
    /// One way leaves the subject as it is; otherwise each way makes something else of it.
    let leavesSubject: Bool
    /// The ways are `AnyView`s.
    let isErased: Bool

    /// `root` is the value of a function of View, or the body of a view modifier.
    init?(_ root: ViewElement) {
        guard let subject = Subject(root) else { return nil }
        var shown = Array(root.children)
        while shown.count == 1, shown[0].isSwiftUI(.group) { shown = shown[0].slots.flatMap { Array($0.children) } }
        guard let branch = shown.first, branch.kind == .branch, !branch.flags.contains(.isSwitch),
            !branch.isConstantBranch
        else { return nil }
        var ways = branch.children.map { Array($0.children) }
        // `if condition { return AnyView(…) }; return AnyView(self)`
        if branch.flags.contains(.isReturning), !branch.flags.contains(.isExhaustive) { ways.append(Array(shown.dropFirst())) }
        let kinds = ways.map { $0.count == 1 ? subject.use(in: $0[0]) : .other }
        guard kinds.contains(.changed), kinds.filter({ $0 != .other }).count > 1 else { return nil }
        let isErased = ways.joined().contains { $0.name == .anyView && $0.kind == .call }
        // What is no builder and no AnyView returns one type: the ways share an identity.
        guard isErased || !(branch.flags.contains(.isReturning) || branch.flags.contains(.isTernary)) else { return nil }
        self.branch = branch
        self.isErased = isErased
        leavesSubject = kinds.contains(.untouched)
    }

    /// What a helper applies itself to.
    private struct Subject {
        let isSelf: Bool
        let name: Name

        init?(_ root: ViewElement) {
            guard let id = root.member else { return nil }
            let member = root.index.member(id)
            guard member.kind == .function else { return nil }
            if let owner = root.owner, root.index.inherits(owner, "ViewModifier") {
                guard member.name == .body, let parameter = member.parameters.first else { return nil }
                (isSelf, name) = (false, parameter.name)
            } else {
                guard root.extendsView else { return nil }
                (isSelf, name) = (true, "self")
            }
        }

        enum Use { case untouched, changed, other }

        func use(in view: ViewElement) -> Use {
            if view.kind == .call, view.name == .anyView, let value = view.slots.first {
                let inner = Array(value.children)
                return inner.count == 1 && view.modifiers.isEmpty ? use(in: inner[0]) : .changed
            }
            if isSubject(view) { return view.modifiers.isEmpty ? .untouched : .changed }
            return contains(view) ? .changed : .other
        }

        private func isSubject(_ view: ViewElement) -> Bool {
            guard view.kind == .reference else { return false }
            return isSelf ? view.flags.contains(.isSelf) : view.name == name && view.flags.contains(.isLocal)
        }

        /// `self.padding()`, `ZStack { self }`, `transform(self)`
        private func contains(_ view: ViewElement) -> Bool {
            if isSubject(view) { return true }
            let isTransform = view.kind == .reference && view.flags.contains(.isLocal) && view.flags.contains(.isCalled)
            if isTransform, view.arguments.contains(where: { $0.root == name }) { return true }
            return view.children.contains(where: contains)
        }
    }
}

extension ConditionalHelper {
    /// The parameter that decides, and its position among those without a label.
    var condition: (label: Name, position: Int)? {
        guard let index = deciding else { return nil }
        let label = parameters[index].label
        return (label, parameters[..<index].filter { $0.label == .unlabeled }.count)
    }

    private var parameters: [ParameterSummary] { branch.member.map { Array(branch.index.member($0).parameters) } ?? [] }

    private var deciding: Int? {
        parameters.firstIndex { parameter in branch.reads.contains { $0.isLocal && $0.root == parameter.name } }
    }

    /// Whether each use in the project, and there is one, settles the condition once and for all.
    var isFixedByCallers: Bool {
        guard let id = branch.member else { return false }
        let read = parameters.filter { parameter in branch.reads.contains { $0.root == parameter.name } }
        return branch.reads.allSatisfy { condition in condition.isLocal && read.contains { $0.name == condition.root } }
            && branch.index.everyCallFixes(read, ofModifier: branch.index.member(id).name)
    }

    /// `if let value { self.accessibilityValue(value) } else { self }`: callers that have no value rarely get one.
    var waitsForValue: Bool { !takesTransform && branch.flags.contains(.bindsPattern) }

    /// What the branches choose between is no argument of one modifier: styles, and shapes by a configuration.
    var needsBranches: Bool {
        guard !takesTransform else { return false }
        let modifiers = branch.children.flatMap { $0.children.flatMap { Array($0.modifiers) } }
        if modifiers.contains(where: { $0.name.isModifier(with: .needsBranch) }) { return true }
        guard !leavesSubject, !branch.flags.contains(.bindsPattern), let index = deciding else { return false }
        let type = parameters[index].type.name
        return !type.isNone && type != "Bool"
    }

    /// What to do instead. Where no argument turns the modifiers off, only a condition that stays is harmless.
    var remedy: String {
        if takesTransform {
            return "where the condition can change, use modifiers whose arguments depend on it in place of this"
        }
        let modifiers = branch.children.flatMap { $0.children.flatMap { Array($0.modifiers) } }
        return modifiers.allSatisfy { SwiftUICatalog.modifiers[$0.name]?.neutral != nil }
            ? "apply the modifier always, and let its argument depend on the condition"
            : "use it only where the condition stays the same for as long as the view is shown"
    }

    /// Whether the caller says what is made of the subject: `transform(self)`, not an action that a modifier is given.
    var takesTransform: Bool {
        let closures = parameters.filter { $0.type.flags.contains(.isFunction) }.map(\.name)
        return !closures.isEmpty && branch.children.contains { $0.children.contains { $0.calls(closures) } }
    }
}

extension RuleContext {
    /// Whether ways of a branch in a builder end in `return`, which makes it no builder.
    mutating func hasReturns(_ branch: ViewElement) -> Bool {
        var found = false
        node(of: branch)?.walk { part in
            if part.kind == .returnStmt { found = true }
            return part.kind != .closureExpr
        }
        return found
    }
}

extension ViewElement {
    /// Whether a parameter with one of these names makes the view or something in it.
    fileprivate func calls(_ parameters: [Name]) -> Bool {
        if kind == .reference, flags.contains(.isLocal), flags.contains(.isCalled), parameters.contains(name) { return true }
        return children.contains { $0.calls(parameters) }
    }

    /// A root in an extension of View.
    var extendsView: Bool {
        guard let owner else { return false }
        return index.type(owner).name == "View" && index.type(owner).home == nil
    }
}
