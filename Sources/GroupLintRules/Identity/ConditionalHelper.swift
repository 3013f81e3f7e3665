import GroupLintCore

/// A modifier of the project that shows its subject in one branch and a changed subject in another:
/// `if condition { transform(self) } else { self }`.
struct ConditionalHelper {
    let branch: ViewElement
    /// Whether one branch leaves the subject unchanged; otherwise every branch changes it.
    let leavesSubject: Bool
    /// Whether the branches are `AnyView`s.
    let isErased: Bool
    /// What the condition reads, by the names of the function's parameters.
    let reads: [ViewTree.Read]
    /// The value of the function that passes its parameters to another helper; nil for a helper with a branch of its own.
    private let forwarder: ViewElement?

    /// A helper that is made from another one: `ifElse(condition, then: transform, else: { $0 })`.
    init?(forwarding root: ViewElement) {
        let shown = Array(root.children)
        let parameters = root.member.map { root.index.member($0).parameters } ?? []
        guard parameters.contains(where: { $0.type.flags.contains(.isFunction) }),
            root.extendsView, shown.count == 1, shown[0].flags.contains(.isSelf), shown[0].modifiers.count == 1,
            let position = shown[0].modifiers.indices.first
        else { return nil }
        let use = ModifierUse(shown[0], position)
        let named = root.index.viewModifiers(named: use.modifier.name, for: root.site.file)
        for inner in named.lazy.compactMap({ ConditionalHelper($0) }) {
            guard inner.takesTransform, let function = inner.function, inner.branch.root.site != root.site else { continue }
            let passed = function.parameters.filter { parameter in inner.reads.contains { $0.root == parameter.name } }
                .flatMap { use.element.reads(passedTo: position, for: $0, of: function) }
            guard !passed.isEmpty, passed.allSatisfy({ $0.isLocal && $0.member.isNone }) else { continue }
            (branch, leavesSubject, isErased) = (inner.branch, inner.leavesSubject, inner.isErased)
            (reads, forwarder) = (passed, root)
            return
        }
        return nil
    }

    /// `root` is the value of a function of View, or the body of a view modifier.
    init?(_ root: ViewElement) {
        guard let subject = Subject(root) else { return nil }
        var shown = Array(root.children)
        while shown.count == 1, shown[0].isSwiftUI(.group) { shown = shown[0].slots.flatMap { Array($0.children) } }
        guard let branch = shown.first, branch.kind == .branch, !branch.isConstantBranch,
            !branch.flags.contains(.isSwitch) || branch.isBoolSwitch || !branch.reads.contains(where: branch.isDecidedByCaller)
        else { return nil }
        var ways = branch.children.map { Array($0.children) }
        // `if condition { return AnyView(…) }; return AnyView(self)`
        if branch.flags.contains(.isReturning), !branch.flags.contains(.isExhaustive) { ways.append(Array(shown.dropFirst())) }
        let kinds = ways.map { $0.count == 1 ? subject.use(in: $0[0]) : .other }
        guard kinds.contains(.changed), kinds.filter({ $0 != .other }).count > 1 else { return nil }
        let isErased = ways.joined().contains { ($0.name == .anyView && $0.kind == .call) || subject.isErasedSubject($0) }
        if branch.flags.contains(.isReturning) || branch.flags.contains(.isTernary) {
            // There is no builder, so the branches have one type and share an identity. AnyViews keep theirs as long as
            // they wrap the same type, which a changed and an untouched subject do not have.
            guard isErased, kinds.contains(.untouched) else { return nil }
        }
        self.branch = branch
        self.isErased = isErased
        reads = Array(branch.reads)
        forwarder = nil
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
            // A large project extends View in a thousand places, which `inherits` would look through.
            if root.extendsView {
                (isSelf, name) = (true, "self")
            } else {
                guard let owner = root.owner, root.index.inherits(owner, "ViewModifier"), member.name == .body,
                    let parameter = member.parameters.first
                else { return nil }
                (isSelf, name) = (false, parameter.name)
            }
        }

        enum Use { case untouched, changed, other }

        func use(in view: ViewElement) -> Use {
            if view.kind == .call, view.name == .anyView, let value = view.slots.first {
                let inner = Array(value.children)
                return inner.count == 1 && view.modifiers.isEmpty ? use(in: inner[0]) : .changed
            }
            if isSubject(view) || isErasedSubject(view) { return view.modifiers.isEmpty ? .untouched : .changed }
            return contains(view) ? .changed : .other
        }

        /// Whether a view is a member of View that only erases the type of the subject: `asAnyView`.
        func isErasedSubject(_ view: ViewElement) -> Bool { isSelf && view.erasesSelf }

        private func isSubject(_ view: ViewElement) -> Bool {
            guard view.kind == .reference else { return false }
            if isSelf { return view.flags.contains(.isSelf) && !view.isCallOfLowercaseView }
            return view.name == name && view.flags.contains(.isLocal)
        }

        /// Whether a view uses the subject: `self.padding()`, `ZStack { self }`, `transform(self)`.
        private func contains(_ view: ViewElement) -> Bool {
            if isSubject(view) { return true }
            let isTransform = view.kind == .reference && view.flags.contains(.isLocal) && view.flags.contains(.isCalled)
            if isTransform,
                view.arguments.contains(where: { view.views.reads(of: $0).contains { $0.root == name && $0.member.isNone } })
            {
                return true
            }
            return view.children.contains(where: contains)
        }
    }
}

extension ConditionalHelper {
    /// The function that extends View, or the body of the view modifier.
    var function: MemberSummary? { (forwarder ?? branch).member.map(branch.index.member) }

    /// Whether the helper is made from another one.
    var isForwarded: Bool { forwarder != nil }

    /// The modifiers that the branches apply to the subject.
    var modifiers: [ViewTree.Modifier] {
        let views = branch.children.flatMap { Array($0.children) }
        // `AnyView(self.padding())`
        let shown = views.flatMap { view in view.name == .anyView ? view.slots.flatMap { Array($0.children) } : [view] }
        return shown.flatMap { Array($0.modifiers) }
    }

    /// Whether no argument of one modifier could replace the branches: styles, and shapes by a configuration.
    var needsBranches: Bool {
        guard !takesTransform else { return false }
        if modifiers.contains(where: { $0.name.isModifier(with: .needsBranch) }) { return true }
        guard !leavesSubject, !branch.flags.contains(.bindsPattern) else { return false }
        return branch.reads.contains { read in
            guard branch.isDecidedByCaller(read), let type = branch.typeName(of: read) else { return false }
            return type != "Bool"
        }
    }

    /// Whether the caller passes the change of the subject: `transform(self)`, not the action of a modifier.
    var takesTransform: Bool {
        if forwarder != nil { return true }
        let closures = function?.parameters.filter { $0.type.flags.contains(.isFunction) }.map(\.name) ?? []
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

    /// Whether a branch is a `switch` over one value that is known to be a `Bool`.
    fileprivate var isBoolSwitch: Bool {
        guard reads.count == 1, let read = reads.first, read.member.isNone else { return false }
        return typeName(of: read) == "Bool"
    }

    /// The written type of a parameter or property that the element reads; nil if it is unknown.
    fileprivate func typeName(of read: ViewTree.Read) -> Name? {
        guard read.member.isNone, let member else { return nil }
        let name =
            read.isLocal
            ? index.member(member).parameters.first { $0.name == read.root }?.type.name
            : owner.flatMap { index.members(of: $0, named: read.root).first }.map { index.member($0).type.name }
        return name.flatMap { $0.isNone ? nil : $0 }
    }

    /// Whether `title("a")` in an extension of View makes a view of the project, and is no modifier of `self`.
    fileprivate var isCallOfLowercaseView: Bool {
        guard let first = modifiers.first, first.nameRange == nameRange, let type = index.uniqueType(first.name)
        else { return false }
        return index.type(type).isView
    }

    /// Whether the element is a member of View whose value is `AnyView(self)`.
    fileprivate var erasesSelf: Bool {
        guard kind == .reference, !flags.contains(.isSelf), targets.count == 1 else { return false }
        let root = ViewElement(index, targets[0])
        guard root.extendsView, root.showsOne, let erased = root.children.first(where: { _ in true }),
            erased.kind == .call, erased.name == .anyView, erased.modifiers.isEmpty,
            let value = erased.slots.first(where: { _ in true }), value.showsOne
        else { return false }
        return value.children.contains { $0.flags.contains(.isSelf) && $0.modifiers.isEmpty }
    }

    /// Whether the element is in an extension of View.
    var extendsView: Bool {
        guard let owner else { return false }
        return index.type(owner).name == "View" && index.type(owner).home == nil
    }
}
