import GroupLintCore

/// A modifier of the project that shows its subject in one branch and a changed subject in another:
/// `if condition { transform(self) } else { self }`.
struct ConditionalHelper {
    let branch: ViewElement
    /// Whether one branch leaves the subject unchanged; otherwise every branch changes it.
    let leavesSubject: Bool
    /// Whether the branches are `AnyView`s.
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
        // Without a builder and AnyView there is one return type: the branches share an identity.
        guard isErased || !(branch.flags.contains(.isReturning) || branch.flags.contains(.isTernary)) else { return nil }
        self.branch = branch
        self.isErased = isErased
        leavesSubject = kinds.contains(.untouched)
    }

    /// The view that a helper is applied to.
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

        /// Whether a view uses the subject: `self.padding()`, `ZStack { self }`, `transform(self)`.
        private func contains(_ view: ViewElement) -> Bool {
            if isSubject(view) { return true }
            let isTransform = view.kind == .reference && view.flags.contains(.isLocal) && view.flags.contains(.isCalled)
            if isTransform, view.arguments.contains(where: { $0.root == name }) { return true }
            return view.children.contains(where: contains)
        }
    }
}

extension ConditionalHelper {
    /// The parameter that decides, and its 0-based position among the parameters without a label.
    var condition: (label: Name, position: Int)? {
        guard let index = deciding else { return nil }
        let label = parameters[index].label
        return (label, parameters[..<index].filter { $0.label == .unlabeled }.count)
    }

    private var parameters: [ParameterSummary] { branch.member.map { Array(branch.index.member($0).parameters) } ?? [] }

    private var deciding: Int? {
        parameters.firstIndex { parameter in branch.reads.contains { $0.isLocal && $0.root == parameter.name } }
    }

    /// Whether the project has uses of the helper, and all of them pass a constant condition.
    var isFixedByCallers: Bool {
        guard let id = branch.member else { return false }
        let read = parameters.filter { parameter in branch.reads.contains { $0.root == parameter.name } }
        return branch.reads.allSatisfy { condition in condition.isLocal && read.contains { $0.name == condition.root } }
            && branch.index.everyCallFixes(read, ofModifier: branch.index.member(id).name)
    }

    /// Whether the condition is an optional value: `if let value { self.accessibilityValue(value) } else { self }`.
    /// Callers without a value rarely get one later.
    var waitsForValue: Bool { !takesTransform && branch.flags.contains(.bindsPattern) }

    /// Whether no argument of one modifier could replace the branches: styles, and shapes by a configuration.
    var needsBranches: Bool {
        guard !takesTransform else { return false }
        let modifiers = branch.children.flatMap { $0.children.flatMap { Array($0.modifiers) } }
        if modifiers.contains(where: { $0.name.isModifier(with: .needsBranch) }) { return true }
        guard !leavesSubject, !branch.flags.contains(.bindsPattern), let index = deciding else { return false }
        let type = parameters[index].type.name
        return !type.isNone && type != "Bool"
    }

    /// The help text. If no argument turns the modifiers off, only a condition that never changes is harmless.
    var remedy: String {
        if takesTransform {
            return "where the condition can change, apply the modifier unconditionally and vary its argument, "
                + "for example `.opacity(isOn ? 1 : 0)`"
        }
        let modifiers = branch.children.flatMap { $0.children.flatMap { Array($0.modifiers) } }
        return modifiers.allSatisfy { SwiftUICatalog.modifiers[$0.name]?.neutral != nil }
            ? "apply the modifier unconditionally, and let its argument depend on the condition"
            : "use it only where the condition does not change while the view is shown"
    }

    /// Whether the caller passes the change of the subject: `transform(self)`, not the action of a modifier.
    var takesTransform: Bool {
        let closures = parameters.filter { $0.type.flags.contains(.isFunction) }.map(\.name)
        return !closures.isEmpty && branch.children.contains { $0.children.contains { $0.calls(closures) } }
    }
}

extension RuleContext {
    /// Whether the branch contains a `return`, which means that the code is not a builder.
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
    /// Whether a parameter with one of these names makes the view or a view in it.
    fileprivate func calls(_ parameters: [Name]) -> Bool {
        if kind == .reference, flags.contains(.isLocal), flags.contains(.isCalled), parameters.contains(name) { return true }
        return children.contains { $0.calls(parameters) }
    }

    /// Whether the element is in an extension of View.
    var extendsView: Bool {
        guard let owner else { return false }
        return index.type(owner).name == "View" && index.type(owner).home == nil
    }
}
