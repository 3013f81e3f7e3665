extension ViewTreeBuilder {
    /// Adds the slots of a call: its closures, and arguments that are views.
    mutating func addContent(of call: CallExpr, _ kind: ViewTree.Kind, _ name: Name, _ id: Int32) {
        let named = SwiftUICatalog.views[name]
        let known = kind == .call ? named : nil
        // A leaf has no content. Of its arguments, rules ask only for a range of time.
        if let known, known.isLeaf, call.firstArgument?.label != "timerInterval" { return }
        let arguments = collectArguments(call, withReads: named == nil)
        arena.setArguments(arguments, of: id)
        if let named, named.traits.contains(.data) { addData(of: call, id) }
        let role: (Name) -> SlotRole? = { label in
            guard let known else { return nil }
            return known.role(of: label) { condition in arguments.contains { $0.label == condition } } ?? .action
        }
        for argument in call.arguments {
            guard let value = argument.value else { continue }
            let label = argument.slotLabel
            // `Group(content: { … })` is `Group { … }`.
            let isContent = label == .content && known != nil && value.unwrapped.kind == .closureExpr
            let isTrailing = isContent && call.trailingClosure == nil && role(.none) == role(.content)
            addArgument(value, isTrailing ? .none : label, role(label), modifier: -1)
        }
        if let closure = call.trailingClosure { addClosure(closure, .none, role(.none), modifier: -1) }
        for element in call.labeledClosures {
            guard let closure = LabeledClosure(element).closure else { continue }
            addClosure(closure, element.name, role(element.name), modifier: -1)
        }
    }

    /// Adds the slots of a modifier. In a SwiftUI modifier, content without a slot is an action or a plain value.
    mutating func addContent(of link: ViewTree.Modifier, at index: Int32, _ tree: SyntaxTree) {
        guard let node = tree.node(link.node), let call = CallExpr(node) else { return }
        let known = call.isOtherThanSwiftUIs(link.name) ? nil : SwiftUICatalog.modifiers[link.name]
        if let setting = EnvironmentSetting(call, modifier: index, owner: owner) { arena.append(setting) }
        if let known, known.isPlain { return }
        var unlabeled: UInt8 = 0
        for argument in call.arguments {
            guard let value = argument.value else { continue }
            let label = argument.slotLabel
            if known == nil { addPassed(value, label, argument.hasLabel ? 0 : unlabeled, modifier: index) }
            if !argument.hasLabel, unlabeled < .max { unlabeled += 1 }
            addArgument(value, label, known.map { $0.role(of: label) ?? .action }, modifier: index)
        }
        let trailing = known.map { $0.role(of: .none) ?? .action }
        if let closure = call.trailingClosure { addClosure(closure, .none, trailing, modifier: index) }
        for element in call.labeledClosures {
            guard let closure = LabeledClosure(element).closure else { continue }
            addClosure(closure, element.name, known.map { $0.role(of: element.name) ?? .action }, modifier: index)
        }
    }

    private mutating func addPassed(_ value: SyntaxNode, _ label: Name, _ position: UInt8, modifier: Int32) {
        guard !value.isLiteral, value.kind != .closureExpr else { return }
        var argument = ViewTree.Argument(label: label, isLiteral: false, isClosure: false)
        addReads(value, to: &argument)
        arena.append(ViewTree.Passed(argument: argument, modifier: modifier, position: position))
    }

    private mutating func addReads(_ value: SyntaxNode, to argument: inout ViewTree.Argument) {
        var reads = ConditionReads(locals: locals)
        reads.add(value)
        arena.setReads(reads.reads, of: &argument)
    }

    /// Adds the slot of an argument that may be a view.
    ///
    /// - Parameter role: nil for a callee outside of SwiftUI, whose closures may be builders and calls of types may be views.
    private mutating func addArgument(_ value: SyntaxNode, _ label: Name, _ role: SlotRole?, modifier: Int32) {
        let value = value.unwrapped
        if value.kind == .closureExpr {
            addClosure(value, label, role, modifier: modifier)
            return
        }
        if role == .action || (role == nil && !value.isCallOfType) { return }
        if label == .unlabeled, value.kind == .memberAccessExpr, value.chainRoot?.isCapitalized ?? true { return }
        let id = arena.begin(.slot, label, value.id, value.range, .isArgument)
        arena.update(id) { $0.link = modifier }
        addExpression(value)
        arena.close()
    }

    private mutating func addClosure(_ node: SyntaxNode, _ label: Name, _ role: SlotRole?, modifier: Int32) {
        guard role != .action, let closure = ClosureExpr(node) else { return }
        let mark = SourceRange(start: node.start, end: node.start + 1)
        let id = arena.begin(.slot, label, node.id, mark)
        arena.update(id) { $0.link = modifier }
        let depth = locals.count
        let wasBuilder = isBuilder
        isBuilder = !closure.statements.contains { $0.returnsItself }
        locals.append(contentsOf: closure.parameterNames)
        addStatements(closure.statements)
        isBuilder = wasBuilder
        locals.truncate(to: depth)
        arena.close()
    }

    private mutating func collectArguments(_ call: CallExpr, withReads: Bool) -> [ViewTree.Argument] {
        guard let list = call.argumentList else { return [] }
        return list.children().map { node in
            let written = Argument(node)
            let value = written.value
            var argument = ViewTree.Argument(
                label: written.slotLabel, isLiteral: value?.isLiteral ?? false, isClosure: value?.kind == .closureExpr)
            if withReads, let value, !argument.isLiteral, !argument.isClosure { addReads(value, to: &argument) }
            return argument
        }
    }

    /// Adds the row data of a call: the first argument of `ForEach` or `List`.
    private mutating func addData(of call: CallExpr, _ id: Int32) {
        guard let argument = call.firstArgument, !argument.hasLabel || argument.label == .dataLabel,
            let value = argument.value
        else { return }
        if value.isFixedCollection { arena.insert(.hasFixedData, in: id) }
        // `items`, `self.items`, `Kind.samples`. The result of a call is unknown.
        var reads = ConditionReads(locals: locals)
        if value.unwrapped.kind == .declReferenceExpr || value.unwrapped.kind == .memberAccessExpr { reads.add(value) }
        arena.setReads(reads.reads, of: id)
    }
}

extension ViewTree {
    /// Values that are passed to a modifier.
    func passed(to modifier: Int) -> ArraySlice<Passed> {
        let first = passed.partitionPoint { $0.modifier < modifier }
        return passed[first...].prefix { $0.modifier == modifier }
    }
}

extension CallExpr {
    /// Whether the call is of a modifier of the project with the name of one of SwiftUI: `hidden(isOn)`, because SwiftUI's
    /// `hidden()` takes nothing.
    fileprivate func isOtherThanSwiftUIs(_ modifier: Name) -> Bool {
        guard SwiftUICatalog.namesOfProjects.contains(modifier), let argument = firstArgument else { return false }
        return modifier == .hidden || (argument.hasLabel && argument.label != "action")
    }
}

extension Argument {
    /// The label of the slot: that of the argument, or `Name.unlabeled`.
    @inline(__always)
    fileprivate var slotLabel: Name { hasLabel ? label : .unlabeled }
}

extension SyntaxNode {
    /// Whether the value never changes: `true`, `3`, `"a"`, `nil`, `.leading`.
    public var isLiteral: Bool {
        switch kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr: slotCount == 0
        case .memberAccessExpr: chainBase == nil
        // `.toggle(isOn: $flag)`: the case does not change, even if its arguments do.
        case .functionCallExpr: isCallOfImplicitMember
        case .prefixOperatorExpr: operand?.isLiteral ?? false
        case .arrayExpr: children().allSatisfy { $0.isLiteral }
        default: false
        }
    }

    /// Whether the node calls a member without a base: `.toggle(isOn: $flag)`.
    public var isCallOfImplicitMember: Bool {
        guard let callee = CallExpr(self)?.callee, let member = MemberAccessExpr(callee) else { return false }
        return member.base == nil
    }

    /// The leftmost part of a chain of members, calls and subscripts: `self.x` in `self.x.y()`.
    var chainRoot: SyntaxNode? {
        var node = unwrapped
        while true {
            switch node.kind {
            case .memberAccessExpr:
                guard let base = node.chainBase else { return nil }
                if base.token?.keyword == .`self`, base.kind == .declReferenceExpr { return node }
                node = base.unwrapped
            case .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr:
                guard let base = node.chainBase else { return nil }
                node = base.unwrapped
            case .prefixOperatorExpr:
                guard let operand = node.operand else { return nil }
                node = operand.unwrapped
            default:
                return node
            }
        }
    }

    /// Whether the statement is or contains a `return` of the enclosing closure or body. Such a body is not a result
    /// builder.
    var returnsItself: Bool {
        switch kind {
        case .returnStmt: true
        case .ifExpr, .switchExpr, .switchCase, .codeBlock, .guardStmt, .doStmt: children().contains { $0.returnsItself }
        // Builders do not allow loops; a `return` in a closure or declaration belongs to that closure or declaration.
        default: false
        }
    }

    /// Whether the node is a chain that starts with a call of a type: `Row(item)`, `Row(item).padding()`.
    var isCallOfType: Bool {
        var node = tree.unwrapped(id)
        while tree.kind(of: node) == .functionCallExpr {
            var callee = tree.chainBase(of: node)
            guard callee != .none else { return false }
            callee = tree.withoutGenericArguments(callee)
            if tree.kind(of: callee) == .declReferenceExpr { return tree.isCapitalized(callee) }
            guard tree.kind(of: callee) == .memberAccessExpr else { return false }
            let base = tree.chainBase(of: callee)
            guard base != .none else { return false }
            if tree.isCapitalized(callee) { return true }
            if tree.token(of: callee)?.keyword == .`init`, SyntaxNode(tree: tree, id: base).isTypeReference { return true }
            node = tree.unwrapped(base)
        }
        return false
    }

    /// Whether the collection never changes: `[a, b]`, `0..<3`, `Kind.allCases`, `Array(Kind.allCases)`,
    /// `Array(zip([…], …))`.
    var isFixedCollection: Bool {
        var node = unwrapped
        while true {
            switch node.kind {
            case .arrayExpr: return true
            case .sequenceExpr:
                return node.children().allSatisfy { $0.kind == .integerLiteralExpr || $0.kind == .binaryOperatorExpr }
            case .memberAccessExpr:
                guard node.name != .allCases else { return true }
                guard let base = node.chainBase else { return false }
                node = base.unwrapped
            case .functionCallExpr:
                guard let call = CallExpr(node), let callee = call.callee else { return false }
                if callee.kind == .memberAccessExpr {
                    node = callee
                    continue
                }
                return callee.isCapitalized && call.arguments.contains { $0.value?.isFixedCollection ?? false }
            default: return false
            }
        }
    }
}

extension Name {
    public static let forEach: Name = "ForEach"
    static let dataLabel: Name = "data"
    static let allCases: Name = "allCases"
    public static let hidden: Name = "hidden"
}
