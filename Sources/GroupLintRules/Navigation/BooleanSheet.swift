import GroupLintCore

/// A sheet, cover or popover that a flag of its view opens.
struct BooleanSheet {
    let modifier: ViewTree.Modifier
    private let flag: Name
    private let owner: TypeID
    private let content: SyntaxNode
    /// The property with the content, if the closure shows nothing else and no other code uses it.
    let member: String?

    /// A value that the content may see as it was before.
    struct Value {
        let text: String
        let isOptional: Bool
        /// What the user sees: `be blank`.
        let effect: String
        /// Where an action sets the value.
        let path: String
        let write: SourceRange
        /// All values that the content may see as they were before, as they are written in a capture list.
        let captures: String
        /// The first of them that the content also sets without `self`: a captured value is a constant.
        let assigned: String?
    }

    /// Types whose `body` depends on state as that of a view does.
    private static let scenes = NameTable("App Scene")
    /// More writes of one property are not looked at.
    private static let mostWrites = 16

    init?(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = written.element.owner,
            context.index.type(owner).isView || context.index.inherits(owner, from: Self.scenes),
            let binding = written.call.argument("isPresented"), let flag = binding.ownBinding,
            let content = written.call.value("content") ?? written.call.trailingClosure,
            let closure = ClosureExpr(content), !closure.captures.contains(where: { _ in true })
        else { return nil }
        self.flag = flag
        let found = context.index.members(of: owner, named: flag)
        guard found.count == 1, context.index.wrapper(of: found[0]) == "State" else { return nil }
        // A read in an action updates nothing.
        guard content.reads(of: flag).allSatisfy(\.runsInAction) else { return nil }
        let shown = Self.shownMember(closure, of: owner, &context)
        self.content = shown?.getter ?? content
        (self.owner, modifier, member) = (owner, written.modifier, shown?.name)
    }

    /// The computed property that a closure shows, for `{ editor }`.
    private static func shownMember(
        _ closure: ClosureExpr, of owner: TypeID, _ context: inout RuleContext
    ) -> (name: String, getter: SyntaxNode)? {
        let statements = Array(closure.statements.prefix(2))
        guard statements.count == 1, let name = statements[0].ownName, let code = TypeCode(owner, &context),
            let getter = code.property(name)?.getter,
            code.allNodes(
                named: name, { $0 == statements[0] || $0.kind == .identifierPattern || $0.range == statements[0].range })
        else { return nil }
        return (statements[0].tokenText, getter)
    }

    /// The first value that only presented content reads, and that an action sets together with the flag.
    func staleValue(_ state: inout BodyState, _ context: inout RuleContext) -> Value? {
        let read = readState(context.index).compactMap { id -> (MemberSummary, SyntaxNode)? in
            let property = context.index.member(id)
            return content.reads(of: property.name).first { !$0.runsInAction }.map { (property, $0) }
        }
        guard !read.isEmpty, !state.isRead(flag, of: owner, &context) else { return nil }
        let outside = member == nil ? nil : content.enclosingMember
        let stale = read.filter { !state.isRead($0.0.name, of: owner, outside: outside, &context) }
        for (property, node) in stale {
            guard let write = writeTogether(property, &state, &context), let effect = effect(node, write.newValue) else {
                continue
            }
            return Value(
                text: node.tokenText, isOptional: property.type.flags.contains(.isOptional), effect: effect,
                path: write.node.tree.source.path, write: write.node.range,
                captures: stale.map { $0.1.tokenText }.joined(separator: ", "),
                assigned: stale.map { $0.1.tokenText }.first(where: sets))
        }
        return nil
    }

    /// Whether an action opens the sheet without setting the value.
    func opensWithout(_ value: Value, _ context: inout RuleContext) -> Bool {
        guard let code = TypeCode(owner, &context) else { return false }
        let name = Name(value.text.utf8)
        return actionWrites([flag], code, &context).contains { _, writes in
            writes.contains { $0.root == flag && ($0.isToggle || $0.value?.text == "true") }
                && !writes.contains { $0.root == name && $0.value?.text != "nil" }
        }
    }

    // MARK: Reads

    /// The state of the view that the content names, in source order.
    private func readState(_ index: ProjectIndex) -> [MemberID] {
        var (names, found) = (NameTable(), [MemberID]())
        content.walk { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr || node.kind == .identifierPattern,
                node.name != flag, names.add(node.name)
            else { return true }
            found += index.members(of: owner, named: node.name).filter { id in
                let member = index.member(id)
                return member.kind == .storedProperty && member.wrapper == "State" && !member.flags.contains(.isStatic)
            }
            return true
        }
        return found.sorted { ($0.file, $0.member) < ($1.file, $1.member) }
    }

    /// Whether the content assigns to a name without `self` in front.
    private func sets(_ name: String) -> Bool {
        content.subtree.contains { node in
            guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr, let left = sequence.left else {
                return false
            }
            return left.kind == .declReferenceExpr && left.tokenText == name
        }
    }

    /// What the user sees when the value is old; nil if the content is prepared for it.
    ///
    /// - Parameter new: the code of the value that the action sets. As a fallback it shows the same: `draft ?? date` after
    ///   `draft = date`.
    private func effect(_ node: SyntaxNode, _ new: String?) -> String? {
        for ancestor in node.ancestors.prefix(6) {
            switch ancestor.kind {
            case .forceUnwrapExpr: return "crash"
            case .ifExpr:
                guard let branch = IfExpr(ancestor) else { return nil }
                return branch.elseBranch.map(\.showsNothing) ?? true ? "be blank" : "show its `else`"
            case .guardStmt: return nil
            case .sequenceExpr:
                let signs = SequenceExpr(ancestor)?.elements.filter { $0.kind == .binaryOperatorExpr } ?? []
                if let new, ancestor.text == "\(node.text) ?? \(new)" { return nil }
                if signs.contains(where: { $0.tokenText == "??" }) { return "show its fallback" }
            case .closureExpr: return "get `nil`"
            // Other code passes the value on.
            default: continue
            }
        }
        return "get `nil`"
    }

    // MARK: Writes

    /// What sets the value in an action, if the action also opens the sheet and changes nothing that `body` reads.
    private func writeTogether(
        _ property: MemberSummary, _ state: inout BodyState, _ context: inout RuleContext
    ) -> StateWrites.Write? {
        guard let code = TypeCode(owner, &context) else { return nil }
        let binding = code.property(property.name)
        let first = binding?.initialValue?.text ?? "nil"
        // Content that unwraps the value has one to show. An initializer may give it one: `_item = State(initialValue: item)`.
        let storage = binding?.pattern.map { Name("_\($0.text)".utf8) }
        if property.type.flags.contains(.isOptional), first != "nil" || storage.map({ !code.nodes(named: $0).isEmpty }) ?? false {
            return nil
        }
        for (action, writes) in actionWrites([property.name, flag], code, &context) {
            let value = writes.first { $0.root == property.name && $0.member.isNone && $0.isNew(first) }
            guard let value, writes.contains(where: { $0.root == flag && ($0.isToggle || $0.value?.text == "true") }),
                case let others = writes.map(\.root).filter({ $0 != property.name && $0 != flag }),
                !others.contains(where: { updatesBody($0, &state, &context) }),
                !callsCaller(action, beside: value.node, code, context.index)
            else { continue }
            return value
        }
        return nil
    }

    /// The actions that may set one of some properties, and what they write.
    private func actionWrites(
        _ properties: [Name], _ code: TypeCode, _ context: inout RuleContext
    ) -> [(action: SyntaxNode, writes: [StateWrites.Write])] {
        let data = context.data(of: owner)
        let changes = properties.flatMap { data.uses(of: $0).lazy.filter(\.maySet).prefix(Self.mostWrites) }
        return changes.prefix(Self.mostWrites).compactMap { site in
            context.node(of: site)?.enclosingAction.map { ($0, StateWrites($0, methods: code.functions).writes) }
        }
    }

    private func updatesBody(_ name: Name, _ state: inout BodyState, _ context: inout RuleContext) -> Bool {
        guard let id = context.index.members(of: owner, named: name).first else { return false }
        // A binding changes state of a caller, which may make this view again.
        let wrapper = context.index.wrapper(of: id)
        if SwiftUICatalog.objectWrappers.contains(wrapper) || wrapper == "Binding" { return true }
        return state.isRead(name, of: owner, &context)
    }

    /// Whether an action calls a closure that the view gets from its caller, also in a method of the view: it may change state
    /// of the caller, which then makes this view again.
    private func callsCaller(
        _ action: SyntaxNode, beside write: SyntaxNode, _ code: TypeCode, _ index: ProjectIndex, depth: Int = 0
    ) -> Bool {
        for node in action.subtree {
            guard let name = CallExpr(node)?.callee?.ownName, !node.isBeforeReturn(in: action, without: write) else { continue }
            let isClosure = index.members(of: owner, named: name).contains {
                let member = index.member($0)
                return member.kind == .storedProperty && member.type.flags.contains(.isFunction)
            }
            if isClosure { return true }
            guard depth < 3 else { continue }
            if code.functions(name).contains(where: { callsCaller($0, beside: write, code, index, depth: depth + 1) }) {
                return true
            }
        }
        return false
    }
}

/// The properties that the bodies of views read, as far as it was asked. The sheets of a view ask for the same ones.
struct BodyState {
    private var known: [TypeID: [Name: Bool]] = [:]

    /// Whether `body` is updated when the value changes.
    ///
    /// - Parameter member: the property with the content of a sheet, which does not count.
    mutating func isRead(
        _ name: Name, of owner: TypeID, outside member: SyntaxNode? = nil, _ context: inout RuleContext
    ) -> Bool {
        if let member { return Self.isReadByBody(name, of: owner, outside: member, &context) }
        if let isRead = known[owner]?[name] { return isRead }
        let isRead = Self.isReadByBody(name, of: owner, outside: nil, &context)
        known[owner, default: [:]][name] = isRead
        return isRead
    }

    /// The index keeps only the first of equal uses in a member, so the member is searched.
    private static func isReadByBody(
        _ name: Name, of owner: TypeID, outside content: SyntaxNode?, _ context: inout RuleContext
    ) -> Bool {
        var last: SyntaxNode?
        for site in context.data(of: owner).usesInBody(of: name) where site.use.kind == .read || site.use.kind == .call {
            guard let member = context.node(of: site)?.enclosingMember else { return true }
            if last == member || content == member { continue }
            last = member
            if member.reads(of: name).contains(where: { !$0.runsApartFromBody }) { return true }
        }
        return false
    }
}

extension PropertyUseSite {
    /// Whether the use may set the property.
    fileprivate var maySet: Bool { use.kind == .write || use.kind == .change || use.kind == .call }
}

extension StateWrites.Write {
    /// Whether the value is another one than the first value of the property.
    fileprivate func isNew(_ first: String) -> Bool { value.map { $0.text != "nil" && $0.text != first } ?? false }

    /// All that is on the right of the assignment: `start ?? .now`.
    fileprivate var newValue: String? {
        guard let value, let sequence = value.parent else { return nil }
        return value.tree.source.text(SourceRange(start: value.start, end: sequence.end))
    }
}

extension SyntaxNode {
    /// Whether the action ends with the block around the node: `if let onDone { onDone(); return }`.
    fileprivate func isBeforeReturn(in action: SyntaxNode, without write: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != action }.contains { block in
            block.kind == .codeBlock && block.lastStatement?.kind == .returnStmt && !block.range.contains(write.start)
        }
    }

    /// Whether an `else` has only `EmptyView()`.
    fileprivate var showsNothing: Bool {
        guard kind == .codeBlock, slotCount == 1 else { return false }
        return firstStatement.flatMap(CallExpr.init)?.callee?.name == .emptyView
    }

    /// The closure or function that runs as a whole when the code runs: the action around tasks and animations.
    fileprivate var enclosingAction: SyntaxNode? {
        var found: SyntaxNode?
        for ancestor in ancestors {
            if let function = FunctionDecl(ancestor) { return function.body }
            if ancestor.kind.role == .nominalType { return found }
            guard ancestor.kind == .closureExpr else { continue }
            found = ancestor
            let callee = ancestor.callOfClosure?.callee?.name ?? .none
            if !ClosureCallees.belongToAction(callee) { return found }
        }
        return found
    }
}
