/// Collects the uses of properties and functions in the members of types.
///
/// It knows the local names of the code, but not the members of the type: other files may declare them. So it also
/// collects names of global functions and of outer types' members.
struct UseScanner {
    private(set) var uses: [PropertyUse] = []
    /// Names of parameters and variables in scope, innermost last.
    var locals: [Name] = []
    /// Work that is left, the next step last. Not recursive, because a long chain of modifiers is a deep tree.
    var steps: [Step] = []
    var moment = PropertyUse.Moment.evaluation
    private let tree: SyntaxTree
    private var owner: Int32 = -1
    private var user: Int32 = -1
    /// Position in `uses` of the first use of the current member.
    private var firstOfMember = 0

    /// A step of the walk. The node of a step that ends a scope or starts a moment does not matter.
    struct Step {
        var action: Action
        var node: NodeID
        /// Number of locals or raw value of a moment.
        var value: Int32 = 0
    }

    enum Action: UInt8 {
        case visit
        /// Forgets the locals after the first `value`.
        case endScope
        /// Adds the names in a pattern to the locals.
        case declare
        /// Changes the current moment to `value`.
        case setMoment
    }

    /// Number of recent uses among which a repetition is noticed.
    private static let window = 32

    init(_ tree: SyntaxTree) {
        self.tree = tree
    }

    /// Scans the code of one member.
    ///
    /// - Parameter user: position of the member in the file's members, or -1.
    /// - Parameter code: a body, an accessor block or an initial value.
    mutating func scan(
        _ code: SyntaxNode, of user: Int32, in owner: Int32, at moment: PropertyUse.Moment, parameters: [Name] = []
    ) {
        (self.user, self.owner, self.moment) = (user, owner, moment)
        locals = parameters
        firstOfMember = uses.count
        steps = [Step(action: .visit, node: code.id)]
        while let step = steps.popLast() {
            switch step.action {
            case .visit: visit(SyntaxNode(tree: tree, id: step.node))
            case .endScope: locals.removeSubrange(Int(step.value)...)
            case .declare: declare(SyntaxNode(tree: tree, id: step.node))
            case .setMoment: self.moment = PropertyUse.Moment(rawValue: UInt8(step.value)) ?? .unknown
            }
        }
    }

    // MARK: Nodes

    private mutating func visit(_ node: SyntaxNode) {
        switch node.kind.role {
        case .type, .nominalType: return
        case .condition: visitCondition(node)
        case .choice: visitChoice(node)
        case .expression: visitExpression(node)
        case .block, .loop, .conditionalCompilation: visitScope(node)
        case .statement, .statementPart, .expressionPart, .exit, .root, .pattern: visitStatement(node)
        case .declaration: visitDeclaration(node)
        case .declarationPart: visitDeclarationPart(node)
        }
    }

    /// Visits the children later, in source order.
    mutating func push(_ node: SyntaxNode) {
        let first = steps.count
        for child in node.children() { steps.append(Step(action: .visit, node: child.id)) }
        steps[first...].reverse()
    }

    mutating func push(_ action: Action, _ node: SyntaxNode, _ value: Int32 = 0) {
        steps.append(Step(action: action, node: node.id, value: value))
    }

    mutating func visitScope(_ node: SyntaxNode) {
        push(.endScope, node, Int32(locals.count))
        if node.kind == .ifConfigClause {
            // The condition only names platforms and flags.
            for element in Array(IfConfigClause(node).elements).reversed() { push(.visit, element) }
        } else if let loop = ForStmt(node), let pattern = loop.pattern {
            push(node)
            // The sequence before the loop does not see the pattern, which shadows nothing in real code.
            push(.declare, pattern)
        } else {
            push(node)
        }
    }

    private mutating func visitStatement(_ node: SyntaxNode) {
        switch node.kind {
        case .switchCase, .catchClause:
            push(.endScope, node, Int32(locals.count))
            push(node)
            if let label = SwitchCase(node)?.label { push(.declare, label) }
        case .catchItem:
            push(node)
            push(.declare, node)
        // Other statements have no scope of their own.
        default: push(node)
        }
    }

    private mutating func visitCondition(_ node: SyntaxNode) {
        guard let condition = BindingCondition(node) else { return }
        if let pattern = condition.pattern {
            push(.declare, pattern)
            if condition.value == nil, pattern.kind == .identifierPattern { add(pattern, .none, .read) }
        }
        push(node)
    }

    /// Visits an `if` or a `switch`. Names of the conditions are local to the first block.
    private mutating func visitChoice(_ node: SyntaxNode) {
        guard let branch = IfExpr(node) else {
            push(node)
            return
        }
        let depth = Int32(locals.count)
        if let other = branch.elseBranch { push(.visit, other) }
        push(.endScope, node, depth)
        if let body = branch.body { push(.visit, body) }
        for condition in branch.conditions.reversed() { push(.visit, condition) }
    }

    private mutating func visitDeclaration(_ node: SyntaxNode) {
        if let variable = VariableDecl(node) {
            for binding in variable.bindings.reversed() {
                if let pattern = PatternBinding(binding).pattern { push(.declare, pattern) }
                push(binding)
            }
        } else if let function = FunctionDecl(node), let body = function.body {
            push(.endScope, node, Int32(locals.count))
            push(.visit, body)
            for parameter in function.parameters?.children() ?? SyntaxNode.noChildren(of: node) {
                locals.append(FunctionParameter(parameter).name)
            }
        } else {
            push(node)
        }
    }

    /// Visits a part of a declaration, but not its attributes and modifiers.
    private mutating func visitDeclarationPart(_ node: SyntaxNode) {
        switch node.kind {
        case .initializerClause, .patternBinding: push(node)
        // The other parts contain no code.
        default: return
        }
    }

    /// Adds the names that a pattern declares to the locals.
    private mutating func declare(_ pattern: SyntaxNode) {
        for node in pattern.subtree where node.kind == .identifierPattern { locals.append(node.name) }
    }

    // MARK: Uses

    /// Adds a use, unless the name is local or the member has the same use already.
    mutating func add(_ root: SyntaxNode, _ member: Name, _ kind: PropertyUse.Kind) {
        let isMember = root.kind == .memberAccessExpr
        guard let token = root.token, isMember || !locals.contains(root.name) else { return }
        let bytes = tree.source.bytes
        var (kind, start) = (kind, Int(token.start))
        if bytes[start] == UInt8(ascii: "$") {
            (kind, start) = (.projection, start + 1)
            // `$0` is a parameter of a closure.
            if start < token.end, bytes[start] <= UInt8(ascii: "9") { return }
        } else if bytes[start] == UInt8(ascii: "_"), token.end - token.start > 1 {
            (kind, start) = (.wrapper, start + 1)
        }
        append(Name(bytes[start..<Int(token.end)]), member, kind, root)
    }

    mutating func append(_ root: Name, _ member: Name, _ kind: PropertyUse.Kind, _ node: SyntaxNode) {
        let isKnown = uses[firstOfMember...].suffix(Self.window).contains {
            $0.root == root && $0.member == member && $0.kind == kind && $0.moment == moment
        }
        guard !isKnown else { return }
        uses.append(
            PropertyUse(
                root: root, member: member, node: node.id, user: user, owner: owner, kind: kind, moment: moment))
    }
}
