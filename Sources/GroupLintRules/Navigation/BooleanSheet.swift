import GroupLintCore

/// A sheet, cover or popover that a flag of its view opens.
struct BooleanSheet {
    let modifier: ViewTree.Modifier
    let flagText: String
    private let flag: Name
    private let owner: TypeID
    private let file: Int32
    private let content: SyntaxNode

    /// A value that the content may see as it was before.
    struct Value {
        let text: String
        let isOptional: Bool
        let isIdentifiable: Bool
        /// What the user sees: `be blank`.
        let effect: String
        /// Where an action sets the value.
        let path: String
        let write: SourceRange
    }

    /// More writes of one property are not looked at.
    private static let mostWrites = 16

    init?(_ written: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = written.element.owner, context.index.type(owner).isView,
            let binding = written.call.argument("isPresented"), binding.kind == .declReferenceExpr,
            binding.tokenText.first == "$",
            let content = written.call.value("content") ?? written.call.trailingClosure,
            let closure = ClosureExpr(content), !closure.captures.contains(where: { _ in true })
        else { return nil }
        flagText = String(binding.tokenText.dropFirst())
        flag = Name(flagText.utf8)
        let found = context.index.members(of: owner, named: flag)
        guard found.count == 1, context.index.wrapper(of: found[0]) == "State" else { return nil }
        guard content.reads(of: flag).isEmpty else { return nil }
        (self.owner, self.content, modifier, file) = (owner, content, written.modifier, written.element.site.file)
    }

    /// The first value that only presented content reads, and that an action sets together with the flag.
    func staleValue(_ context: inout RuleContext) -> Value? {
        let states = context.index.storedProperties(of: owner).filter {
            context.index.wrapper(of: $0) == "State" && context.index.member($0).name != flag
        }
        let read = states.compactMap { id -> (MemberSummary, SyntaxNode)? in
            let property = context.index.member(id)
            return content.reads(of: property.name).first { !$0.runsInAction }.map { (property, $0) }
        }
        guard !read.isEmpty, !isReadByBody(flag, &context) else { return nil }
        for (property, node) in read where !isReadByBody(property.name, &context) {
            guard let write = writeTogether(property, &context), let effect = effect(node) else { continue }
            let type = context.index.resolveType(property.type.name, file: file, in: owner)
            return Value(
                text: node.tokenText, isOptional: property.type.flags.contains(.isOptional),
                isIdentifiable: type.map { context.index.inherits($0, "Identifiable") } ?? false, effect: effect,
                path: write.tree.source.path, write: write.range)
        }
        return nil
    }

    // MARK: Reads

    /// Whether `body` is updated when the value changes. The index keeps only the first of equal uses in a member, so the
    /// member is searched.
    private func isReadByBody(_ name: Name, _ context: inout RuleContext) -> Bool {
        for site in context.data(of: owner).usesInBody(of: name) where site.use.kind == .read || site.use.kind == .call {
            guard let member = context.node(of: site)?.enclosingMember else { return true }
            if member.reads(of: name).contains(where: { !$0.runsApartFromBody }) { return true }
        }
        return false
    }

    /// What the user sees when the value is old; nil if the content is prepared for it.
    private func effect(_ node: SyntaxNode) -> String? {
        for ancestor in node.ancestors.prefix(6) {
            switch ancestor.kind {
            case .forceUnwrapExpr: return "crash"
            case .ifExpr:
                guard let branch = IfExpr(ancestor), branch.elseBranch.map(\.showsNothing) ?? true else { return nil }
                return "be blank"
            case .guardStmt: return nil
            case .sequenceExpr:
                let signs = SequenceExpr(ancestor)?.elements.filter { $0.kind == .binaryOperatorExpr } ?? []
                if signs.contains(where: { $0.tokenText == "??" }) { return "show its fallback" }
            case .closureExpr: return "get `nil`"
            // Other code passes the value on.
            default: continue
            }
        }
        return "get `nil`"
    }

    // MARK: Writes

    /// The place where an action sets the value, if it also opens the sheet and changes nothing that `body` reads.
    private func writeTogether(_ property: MemberSummary, _ context: inout RuleContext) -> SyntaxNode? {
        guard let code = TypeCode(owner, &context) else { return nil }
        let first = code.property(property.name)?.initialValue?.text ?? "nil"
        let data = context.data(of: owner)
        let sites = data.uses(of: property.name) + data.uses(of: flag)
        let changes = sites.filter { $0.use.kind == .write || $0.use.kind == .change || $0.use.kind == .call }
        for site in changes.prefix(Self.mostWrites) {
            guard let action = context.node(of: site)?.enclosingAction else { continue }
            let writes = StateWrites(action, methods: code.functions).writes
            let value = writes.first { $0.root == property.name && $0.member.isNone && $0.isNew(first) }
            guard let value, writes.contains(where: { $0.root == flag && ($0.isToggle || $0.value?.text == "true") }),
                !writes.contains(where: { $0.root != property.name && $0.root != flag && updatesBody($0.root, &context) })
            else { continue }
            return value.node
        }
        return nil
    }

    private func updatesBody(_ name: Name, _ context: inout RuleContext) -> Bool {
        guard let id = context.index.members(of: owner, named: name).first else { return false }
        if SwiftUICatalog.objectWrappers.contains(context.index.wrapper(of: id)) { return true }
        return isReadByBody(name, &context)
    }
}

extension StateWrites.Write {
    /// Whether the value is another one than the first value of the property.
    fileprivate func isNew(_ first: String) -> Bool { value.map { $0.text != "nil" && $0.text != first } ?? false }
}

extension SyntaxNode {
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
