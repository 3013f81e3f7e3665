import GroupLintCore

/// The condition of a branch: what it depends on, and whether it may change while the view is shown.
struct BranchCondition {
    let branch: ViewElement
    let tree: SyntaxTree

    enum Change {
        /// Every view that is shown keeps its branch.
        case never
        /// The project does not show whether the condition changes.
        case unknown
        /// The condition reads state that changes once and not back, most often because something was loaded.
        case once
        /// The condition reads state, or what a caller makes of state.
        case often

        /// - Parameter change: nil if it is not known whether the condition changes.
        init(_ change: ChangingValues.Change?) {
            switch change {
            case .often: self = .often
            case .once: self = .once
            case nil: self = .unknown
            }
        }

        var isKnown: Bool { self == .once || self == .often }
    }

    func change(_ values: ChangingValues) -> Change {
        if branch.isConstantBranch || dependsOnRowAlone || isFixedByCallers { return .never }
        var found: ChangingValues.Change?
        for read in branch.reads where found != .often { found = change(of: read, values) ?? found }
        return Change(found)
    }

    /// Names of the values that the condition depends on.
    var names: [Name] {
        let locals = branch.reads.filter(\.isLocal)
        let made = locals.compactMap { localValue($0.root) }.flatMap { branch.dependencies(of: $0) }
        return (branch.dependencies + locals + made).map(\.root)
    }

    /// The condition for a message: its text, or the parts of a long one that change.
    var text: String {
        code?.changingText(in: branch, isExact: true) ?? tree.node(branch.node)?.branchConditionText ?? "the condition"
    }

    /// The condition of the arm at a position in a chain of `else if`, which leads to this arm or to a later one.
    func text(ofArm position: Int) -> String {
        let chain = tree.node(branch.node).flatMap(IfExpr.init)?.chain
        guard position > 0, let choice = chain?.dropFirst(position).first(where: { _ in true }) else { return text }
        return choice.node.branchConditionText
    }

    /// The condition of an `if`, the value that it unwraps, or the subject of a `switch`.
    private var code: SyntaxNode? {
        guard let node = tree.node(branch.node) else { return nil }
        if let choice = SwitchExpr(node) { return choice.subject }
        if node.kind == .sequenceExpr { return node.children().first { $0.kind != .ternaryExpr } }
        guard let conditions = IfExpr(node)?.conditions, conditions.count == 1 else { return nil }
        guard conditions[0].kind == .optionalBindingCondition else { return conditions[0] }
        return BindingCondition(conditions[0])?.value ?? BindingCondition(conditions[0])?.pattern
    }

    /// Whether the condition reads only the element of a row: `ForEach(tabs) { tab in if tab == .home { … } }`. When
    /// such a condition changes, it is a different row.
    private var dependsOnRowAlone: Bool {
        let names = rowNames
        let isRow = { (read: ViewTree.Read) in read.isLocal && read.member.isNone && names.contains(read.root) }
        return branch.reads.contains(where: isRow) && branch.reads.allSatisfy { $0.isTypeMember || isRow($0) }
    }

    /// Whether the condition depends only on plain properties, and no caller gives them something that is known to change.
    private var isFixedByCallers: Bool {
        guard let owner = branch.owner, !branch.reads.isEmpty, !branch.reads.contains(where: \.isLocal) else { return false }
        let passed = branch.index.passedArguments(to: owner)
        return passed.isShown && branch.dependencies.allSatisfy { isFixed($0, in: owner, passed) }
    }

    private func isFixed(_ read: ViewTree.Read, in owner: TypeID, _ passed: PassedArguments) -> Bool {
        let index = branch.index
        guard let member = index.members(of: owner, named: read.root).first.map(index.member) else { return false }
        if member.kind == .computedProperty { return member.getterReads != nil }
        guard member.kind == .storedProperty, member.wrapper.isNone else { return false }
        if passed.areLiterals(read.root) { return true }
        guard !branch.changes(read) else { return false }
        if read.member.isNone { return true }
        // An object from another module may change by itself.
        guard let type = index.resolveType(member.type.name, file: branch.site.file, in: owner) else { return false }
        return !index.isReferenceType(type)
    }

    // MARK: Changes

    private func change(of read: ViewTree.Read, _ values: ChangingValues) -> ChangingValues.Change? {
        if branch.isGivenMeasuredSize(read) { return .often }
        guard read.isLocal else {
            return branch.dependsOnSizeClass(branch.dependencies(of: read)) ? .often : values.change(of: read, in: branch)
        }
        if read.root == "configuration" { return Self.interaction.contains(read.member) ? .often : nil }
        if branch.isMeasured(read.root, in: tree) || branch.changes(read) { return .often }
        if let outer = branch.switchBinding(read.root, in: tree) { return values.change(of: Array(outer.reads), in: outer) }
        guard let value = localValue(read.root) else { return nil }
        if value.subtree.contains(where: isMeasured) { return .often }
        return values.change(of: branch.dependencies(of: value), in: branch)
    }

    // MARK: Layout

    /// Whether the space on the screen decides: a size class, an orientation, or a measured size. That changes when the device
    /// is turned or the window is resized.
    var dependsOnSpace: Bool {
        branch.reads.contains { read in
            if branch.isGivenMeasuredSize(read) { return true }
            guard read.isLocal else { return branch.dependsOnSizeClass(branch.dependencies(of: read)) }
            return branch.isMeasured(read.root, in: tree) || localValue(read.root)?.subtree.contains(where: isMeasured) ?? false
        }
    }

    /// Whether the condition reads a value whose name says that it is about the space on the screen: `device.isPortrait`.
    var namesSpace: Bool {
        branch.reads.contains { read in
            let all = read.isLocal ? [read] : [read] + branch.dependencies(of: read)
            return all.contains(where: \.namesSpace)
        }
    }

    private func isMeasured(_ node: SyntaxNode) -> Bool {
        node.kind == .declReferenceExpr && branch.isMeasured(node.name, in: tree)
    }

    /// What a style is told about the user's touch.
    private static let interaction = NameTable("isPressed isOn isExpanded isEditing isActive")

    /// The value of a constant that the code around the branch declares.
    private func localValue(_ name: Name) -> SyntaxNode? {
        guard let node = tree.node(branch.node), tree.declaresLocal(name) else { return nil }
        for scope in node.ancestors where scope.kind == .codeBlock || scope.kind == .closureExpr || scope.kind == .accessorBlock {
            for variable in scope.children().variables() {
                for binding in variable.bindings.lazy.map(PatternBinding.init) where binding.pattern?.name == name {
                    return binding.initialValue
                }
            }
        }
        return nil
    }

    /// Parameters of the closures around the branch, and constants that are made only from them.
    private var rowNames: [Name] {
        var names: [Name] = []
        for closure in branch.closures(in: tree).reversed() {
            names += closure.parameterNames.filter { !branch.isMeasured($0, in: tree) }
            for variable in closure.statements.variables() {
                for binding in variable.bindings.lazy.map(PatternBinding.init) {
                    guard let name = binding.pattern?.name, let value = binding.initialValue else { continue }
                    if value.isMade(of: names) { names.append(name) } else { names.removeAll { $0 == name } }
                }
            }
        }
        return names
    }
}

extension ProjectIndex {
    /// Whether a property is a size class or an orientation of the environment.
    func isSizeClass(_ property: Name, of owner: TypeID) -> Bool {
        guard let id = members(of: owner, named: property).first else { return false }
        let member = member(id)
        return member.wrapper == "Environment" && SwiftUICatalog.spaceEnvironment.contains(member.constructed)
    }
}

extension ViewTree.Read {
    /// Whether the name says that it is about the space on the screen: `device.isPortrait`.
    var namesSpace: Bool { SwiftUICatalog.spaceEnvironment.contains(member.isNone ? root : member) }
}

extension ViewElement {
    /// Whether one of some values is a size class or an orientation of the environment.
    func dependsOnSizeClass(_ reads: [ViewTree.Read]) -> Bool {
        guard let owner else { return false }
        return reads.contains { index.isSizeClass($0.root, of: owner) }
    }

    /// Whether there is exactly one child.
    var showsOne: Bool { children.reduce(0) { count, _ in count + 1 } == 1 }

    /// Whether the element is `self` in an extension of View, or `content` in a view modifier:
    /// conditional_modifier_extension reports those.
    var isSubjectOfModifier: Bool {
        if flags.contains(.isSelf) { return true }
        guard flags.contains(.isLocal), name == "content", let owner else { return false }
        return index.inherits(owner, "ViewModifier")
    }

    /// The closures with content around the element, innermost first.
    fileprivate func closures(in tree: SyntaxTree) -> [ClosureExpr] {
        sequence(first: self, next: \.parent).compactMap { element in
            element.kind == .slot ? tree.node(element.node).flatMap(ClosureExpr.init) : nil
        }
    }

    /// The `switch` around the element of which a case binds a name: `case .data(let isLoading):`.
    fileprivate func switchBinding(_ name: Name, in tree: SyntaxTree) -> ViewElement? {
        sequence(first: self, next: \.parent).first { element in
            element.kind == .arm && element.parent?.flags.contains(.isSwitch) ?? false
                && tree.node(element.node)?.boundNames.contains(name) ?? false
        }?.parent
    }

    /// Whether a name is what a GeometryReader, TimelineView or AsyncImage gives its content.
    fileprivate func isMeasured(_ name: Name, in tree: SyntaxTree) -> Bool {
        sequence(first: self, next: \.parent).contains { slot in
            guard slot.kind == .slot, let owner = slot.parent,
                owner.isSwiftUI("GeometryReader") || owner.isSwiftUI("TimelineView") || owner.isSwiftUI("AsyncImage")
            else { return false }
            return tree.node(slot.node).flatMap(ClosureExpr.init)?.parameterNames.contains(name) ?? false
        }
    }
}

extension ViewElement {
    /// Whether a caller passes what a GeometryReader measures: `Grid(size: proxy.size)`, `grid(width: proxy.size.width)`.
    fileprivate func isGivenMeasuredSize(_ read: ViewTree.Read) -> Bool {
        guard let owner else { return false }
        if !read.isLocal {
            let members = index.members(of: owner, named: read.root).map(index.member)
            guard members.count == 1, members[0].kind == .storedProperty, members[0].wrapper.isNone else { return false }
            return index.calls(of: owner, atMost: Self.mostCalls).contains { call in
                index.argument(of: call, setting: read.root, in: owner).map(call.isMeasuredSize) ?? false
            }
        }
        return passed(for: read.root).prefix(Self.mostCalls).contains { call, argument in
            argument.map(call.isMeasuredSize) ?? false
        }
    }

    private static let mostCalls = 16

    /// Whether an argument is `proxy.size` or a part of it, in the content of a GeometryReader.
    private func isMeasuredSize(_ argument: ViewTree.Argument) -> Bool {
        !isInPreview && views.reads(of: argument).contains { $0.isLocal && $0.member == "size" }
            && sequence(first: self, next: \.parent).contains { slot in
                slot.kind == .slot && slot.parent?.isSwiftUI("GeometryReader") ?? false
            }
    }
}

extension SyntaxNode {
    /// Whether the code reads some of the names, and no other variable.
    fileprivate func isMade(of names: [Name]) -> Bool {
        let reads = subtree.filter { $0.kind == .declReferenceExpr && !$0.isCapitalized }
        return !reads.isEmpty && reads.allSatisfy { names.contains($0.name) }
    }
}
