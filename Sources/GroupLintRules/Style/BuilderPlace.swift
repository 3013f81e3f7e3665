import GroupLintCore

/// The place of a view that is a statement of a view builder, or the value of a member that could be one.
struct BuilderPlace {
    /// The view, or the `return` before it.
    let statement: SyntaxNode
    /// All statements of the block around the view, including its own.
    let siblings: [SyntaxNode]
    /// The declaration around the view if it returns `some View` and is not a builder yet.
    let unmarkedMember: SyntaxNode?
    /// Whether the declaration belongs to a view, a view modifier or an extension of View.
    let isMemberOfView: Bool

    init?(_ node: SyntaxNode, _ element: ViewElement, _ bodies: inout BuilderBodies, _ context: RuleContext) {
        statement = node.parent.flatMap { $0.kind == .returnStmt ? $0 : nil } ?? node
        guard let block = statement.parent, let root = Self.body(around: block) else { return nil }
        siblings = bodies.statements(of: block)
        let returns = bodies.returns(of: root)
        let isRoot = block == root
        // A `return` turns the builder off; without it, the statements before must be valid in a builder.
        if statement.kind == .returnStmt {
            let before = siblings.dropLast()
            guard isRoot, returns == [statement], siblings.last == statement, before.allSatisfy(\.isConstant) else {
                return nil
            }
        } else if !returns.isEmpty {
            return nil
        }
        isMemberOfView = element.isInViewType
        guard root.kind != .closureExpr else {
            guard context.placements.isInBuilder(element) else { return nil }
            unmarkedMember = nil
            return
        }
        guard let declaration = root.declaration, let member = element.member.map(context.index.member) else {
            return nil
        }
        if element.isInMarkedBuilder(declaration) {
            unmarkedMember = nil
        } else {
            let isSole = siblings.last == statement && siblings.dropLast().allSatisfy(\.isConstant)
            guard isRoot, isSole, member.returnsSomeView, !declaration.hasForeignBuilder else { return nil }
            unmarkedMember = declaration
        }
    }

    /// The closure or body that a block of statements belongs to, through `if`, `switch` and `#if`.
    private static func body(around block: SyntaxNode) -> SyntaxNode? {
        var current = block
        while true {
            switch current.kind {
            case .closureExpr, .accessorBlock: return current
            case .codeBlock where current.parent?.kind == .functionDecl || current.parent?.kind == .accessorDecl:
                return current
            case .codeBlock where current.parent?.kind == .ifExpr, .ifExpr, .switchExpr, .switchCase, .ifConfigDecl,
                .ifConfigClause:
                guard let parent = current.parent else { return nil }
                current = parent
            // Statements of other blocks are not statements of a builder.
            default: return nil
            }
        }
    }
}

/// The blocks of a file that were looked at. One that is asked for each of its views is read once.
struct BuilderBodies {
    private var statements: [NodeID: [SyntaxNode]] = [:]
    private var returns: [NodeID: [SyntaxNode]] = [:]

    fileprivate mutating func statements(of block: SyntaxNode) -> [SyntaxNode] {
        if let known = statements[block.id] { return known }
        let found = Array(block.statements)
        statements[block.id] = found
        return found
    }

    fileprivate mutating func returns(of body: SyntaxNode) -> [SyntaxNode] {
        if let known = returns[body.id] { return known }
        let found = body.returnStatements
        returns[body.id] = found
        return found
    }
}

extension ViewElement {
    /// Whether the element is in a member of a view, of a view modifier or style, or of an extension of View.
    var isInViewType: Bool {
        guard let owner else { return false }
        let type = index.type(owner)
        return type.isView || type.name == "View" || index.inherits(owner, from: SwiftUICatalog.builderRequirements)
    }

    /// Whether the member is a view builder, by its own attribute or by the SwiftUI requirement that it implements. The
    /// `body` of the project's own protocol is not one.
    fileprivate func isInMarkedBuilder(_ declaration: SyntaxNode) -> Bool {
        if declaration.attributeNames.contains(where: SwiftUICatalog.builderAttributes.contains) { return true }
        guard let member, index.member(member).flags.contains(.isBuilder), let owner else { return false }
        return index.type(owner).isView || index.inherits(owner, from: SwiftUICatalog.builderRequirements)
    }
}

extension MemberSummary {
    /// Whether the type is `some View`, not an optional and not a collection.
    fileprivate var returnsSomeView: Bool { type.name == "View" && type.flags == .isOpaque }
}

extension SyntaxNode {
    /// The `return` statements of a body, without those of closures and functions in it.
    fileprivate var returnStatements: [SyntaxNode] {
        var found: [SyntaxNode] = []
        walk { node in
            if node.kind == .returnStmt { found.append(node) }
            return node == self || (node.kind != .closureExpr && node.kind != .functionDecl)
        }
        return found
    }

    /// Whether the statement is `let a = b`, which is valid in a builder.
    fileprivate var isConstant: Bool {
        guard let variable = VariableDecl(self) else { return false }
        return variable.isLet && variable.bindings.allSatisfy { PatternBinding($0).initialValue != nil }
    }

    /// The function or variable that a body belongs to.
    fileprivate var declaration: SyntaxNode? {
        ancestors.first { $0.kind == .functionDecl || $0.kind == .variableDecl || $0.kind == .subscriptDecl }
    }

    fileprivate var attributeNames: [Name] {
        attributeList?.children().filter { $0.kind == .attribute }.map(\.attributeName) ?? []
    }

    /// Whether the declaration has another builder attribute, such as `@ToolbarContentBuilder`.
    fileprivate var hasForeignBuilder: Bool {
        attributeList?.children().contains { ($0.attributeType ?? $0).tokenText.hasSuffix("Builder") } ?? false
    }
}
