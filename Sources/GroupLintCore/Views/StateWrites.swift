/// State that an action changes, directly or through the methods that it calls in the same file.
public struct StateWrites {
    /// One write: `isLoading = false` → (isLoading, none), `model.state = .done` → (model, state).
    public struct Write {
        public var root: Name
        public var member: Name
        /// Expression that is written to.
        public var node: SyntaxNode
        /// Expression that is assigned; nil if the old value matters too, as for `toggle()` and `+=`.
        public var value: SyntaxNode?

        public var range: SourceRange { node.range }
    }

    public private(set) var writes: [Write] = []
    /// Functions that the action calls without a base or on `self`, or passes as arguments.
    private var calls: [Name] = []

    /// Collects the writes of an action. `methods` returns the bodies of a method in the same file; calls are
    /// followed one method deep.
    public init(_ action: SyntaxNode, methods: (Name) -> [SyntaxNode]) {
        action.walk { scan($0) }
        let called = calls
        for name in called {
            for body in methods(name) { body.walk { scan($0) } }
        }
    }

    private mutating func scan(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .sequenceExpr: scanSequence(node)
        case .functionCallExpr: scanCall(node)
        case .declReferenceExpr where node.parent?.kind == .labeledExpr: calls.append(node.name)
        default: break
        }
        return true
    }

    private mutating func scanSequence(_ node: SyntaxNode) {
        guard let sequence = SequenceExpr(node), let target = sequence.left, let assignment = sequence.sign else { return }
        let isCompound = assignment.kind == .binaryOperatorExpr && Self.isCompoundAssignment(assignment)
        if assignment.kind == .assignmentExpr || isCompound { add(target, value: isCompound ? nil : sequence.right) }
    }

    private static func isCompoundAssignment(_ node: SyntaxNode) -> Bool {
        guard let token = node.token, token.end - token.start == 2 else { return false }
        let bytes = node.tree.source.bytes
        guard bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
        return "+-*/%&|^".utf8.contains(bytes[Int(token.start)])
    }

    private mutating func scanCall(_ node: SyntaxNode) {
        guard let callee = node.chainBase else { return }
        if callee.kind == .declReferenceExpr {
            calls.append(callee.name)
        } else if let base = MemberAccessExpr(callee)?.base {
            if base.token?.keyword == .`self`, base.kind == .declReferenceExpr { calls.append(callee.name) }
            if Self.mutating.contains(callee.name) { add(base) }
        }
    }

    private mutating func add(_ target: SyntaxNode, value: SyntaxNode? = nil) {
        var path: [Name] = []
        var current = target.unwrapped
        while current.kind == .memberAccessExpr || current.kind == .subscriptCallExpr {
            if current.kind == .memberAccessExpr { path.append(current.name) }
            guard let base = current.chainBase else { return }
            current = base.unwrapped
        }
        guard current.kind == .declReferenceExpr else { return }
        if current.token?.keyword != .`self` { path.append(current.name) }
        guard let root = path.popLast() else { return }
        writes.append(Write(root: root, member: path.last ?? .none, node: target, value: value))
    }

    private static let mutating = NameTable(
        "toggle append insert remove removeAll removeFirst removeLast popLast formUnion subtract")
}

extension ViewElement {
    /// Whether a branch depends on a written value, directly or through computed properties.
    public func depends(on write: StateWrites.Write) -> Bool {
        var reads = Array(reads)
        var position = 0
        // `var isEmpty: Bool { items.isEmpty }` depends on `items`.
        while position < reads.count, reads.count < 32 {
            let read = reads[position]
            position += 1
            guard !read.isLocal, !read.isTypeMember, let owner else { continue }
            if read.root == write.root, read.member.isNone || write.member.isNone || read.member == write.member {
                return true
            }
            for member in index.members(of: owner, named: read.root) { reads += index.member(member).getterReads ?? [] }
        }
        return false
    }
}
