/// State that an action changes, in the order of time: directly, through functions of its own type, and through functions
/// of the models that the type holds.
public struct StateWrites {
    /// One write: `isLoading = false` → (isLoading, none), `model.state = .done` → (model, state).
    public struct Write {
        public var root: Name
        public var member: Name
        /// Expression that is written to.
        public var node: SyntaxNode
        /// Expression that is assigned; nil if the old value matters too, as for `toggle()` and `+=`.
        public var value: SyntaxNode?
        /// Whether the write is `flag.toggle()`.
        public var isToggle = false
        /// Whether the write is `items.removeAll()`.
        public var isRemoval = false
        /// Whether the write runs each time the action runs, unless the action leaves early or throws an error.
        public var isCertain = true
        /// Calls of functions that lead to the write, outermost first. Of a function that is passed on, its name.
        public var calls: [SyntaxNode] = []
        /// `return` statements before the write, in the action and in the functions that lead to the write.
        public var exits: [SyntaxNode] = []
        /// Number of points before the write at which the action waits. SwiftUI may update the views there.
        public var pauses = 0

        public var range: SourceRange { node.range }
    }

    public private(set) var writes: [Write] = []
    private let methods: (Name) -> [SyntaxNode]
    private let models: (Name, Name) -> [SyntaxNode]
    private let choose: ([SyntaxNode], SyntaxNode?) -> [SyntaxNode]
    /// Number of points at which the action waits, up to its end.
    public private(set) var pauses = 0
    /// Bodies that are being read, to stop at functions that call themselves.
    private var open: [SyntaxNode] = []
    private var bodyCount = 0
    /// Calls that lead to the body that is being read.
    private var calls: [SyntaxNode] = []
    /// The `return` statements so far in the bodies that are being read.
    private var exits: [SyntaxNode] = []

    private static let mostBodies = 32

    /// Collects the writes of an action.
    ///
    /// - Parameter methods: bodies of the functions with a name in the type that the action belongs to.
    /// - Parameter models: bodies of the functions with a name (second) in the type of a property (first).
    /// - Parameter choose: which of several bodies a call means; nil for a function that is passed on.
    public init(
        _ action: SyntaxNode, methods: @escaping (Name) -> [SyntaxNode],
        models: @escaping (_ property: Name, _ function: Name) -> [SyntaxNode] = { _, _ in [] },
        choose: @escaping (_ bodies: [SyntaxNode], _ call: SyntaxNode?) -> [SyntaxNode] = { bodies, _ in bodies }
    ) {
        self.methods = methods
        self.models = models
        self.choose = choose
        run(action, of: .none, isCertain: true)
    }

    /// Reads a body. `model` is the property whose type the body belongs to; none for the type of the action.
    private mutating func run(_ body: SyntaxNode, of model: Name, isCertain: Bool) {
        guard open.count < 4, bodyCount < Self.mostBodies, !open.contains(body) else { return }
        open.append(body)
        bodyCount += 1
        let outerExits = exits
        // A function that returns early does not end its caller.
        defer {
            open.removeLast()
            exits = outerExits
        }
        for step in Self.steps(of: body) { take(step, of: model, isCertain: isCertain && step.isCertain(in: body)) }
    }

    /// The nodes in a body that write, call or wait, in the order in which they do so: arguments before their calls, values
    /// before assignments, `defer` last.
    private static func steps(of body: SyntaxNode) -> [SyntaxNode] {
        var steps: [(time: UInt32, node: SyntaxNode)] = []
        func time(_ node: SyntaxNode) -> UInt32 { node.deferAround?.parent?.end ?? node.end }
        body.walk { node in
            // Users do not run the code of debug builds.
            if node.kind == .ifConfigClause, node.tree.facts(DebugCode.self).contains(node.end - 1) { return false }
            switch node.kind {
            case .sequenceExpr, .functionCallExpr, .awaitExpr, .returnStmt:
                steps.append((time(node), node))
            case .closureExpr where node != body:
                steps.append((node.start, node))
            case .declReferenceExpr where node.isPassedOn(in: body), .memberAccessExpr where node.isPassedOn(in: body):
                steps.append((time(node), node))
            // Other code takes no step itself.
            default: break
            }
            return true
        }
        // Nodes that end at the same place: the inner one is later in the walk and earlier in time.
        let order = steps.indices.sorted { left, right in
            steps[left].time == steps[right].time ? left > right : steps[left].time < steps[right].time
        }
        return order.map { steps[$0].node }
    }

    private mutating func take(_ node: SyntaxNode, of model: Name, isCertain: Bool) {
        switch node.kind {
        case .sequenceExpr: takeSequence(node, model, isCertain)
        case .functionCallExpr: takeCall(node, model, isCertain)
        case .declReferenceExpr, .memberAccessExpr: takeReference(node, model, isCertain)
        case .returnStmt: exits.append(node)
        // The other steps are closures and `await`.
        default: if node.isPause { pauses += 1 }
        }
    }

    private mutating func takeSequence(_ node: SyntaxNode, _ model: Name, _ isCertain: Bool) {
        guard let target = node.writtenTarget else { return }
        let value = SequenceExpr(node)?.sign?.kind == .assignmentExpr ? SequenceExpr(node)?.right : nil
        add(target, model, isCertain, value: value)
    }

    private mutating func takeCall(_ node: SyntaxNode, _ model: Name, _ isCertain: Bool) {
        guard let callee = node.chainBase else { return }
        if let target = node.writtenTarget {
            add(target, model, isCertain, isToggle: callee.name == "toggle", isRemoval: node.removesAll)
        } else {
            takeReference(callee, model, isCertain, call: node)
        }
    }

    /// Follows a function that is called or passed on: `load`, `self.load`, `model.load`.
    private mutating func takeReference(_ node: SyntaxNode, _ model: Name, _ isCertain: Bool, call: SyntaxNode? = nil) {
        guard let path = node.ownPath, path.count <= 2 else { return }
        calls.append(call ?? node)
        defer { calls.removeLast() }
        if path.count == 1 {
            let bodies = model.isNone ? methods(path[0]) : models(model, path[0])
            for body in choose(bodies, call) { run(body, of: model, isCertain: isCertain) }
        } else if model.isNone {
            for body in choose(models(path[0], path[1]), call) { run(body, of: path[0], isCertain: isCertain) }
        }
    }

    private mutating func add(
        _ target: SyntaxNode, _ model: Name, _ isCertain: Bool, value: SyntaxNode? = nil, isToggle: Bool = false,
        isRemoval: Bool = false
    ) {
        guard var path = target.ownPath else { return }
        if !model.isNone { path.insert(model, at: 0) }
        writes.append(
            Write(
                root: path[0], member: path.count > 1 ? path[1] : .none, node: target, value: value, isToggle: isToggle,
                isRemoval: isRemoval, isCertain: isCertain, calls: calls, exits: exits, pauses: pauses))
    }
}

extension SyntaxNode {
    /// The expression that an assignment or a call of a mutating function changes: `a` in `a = 1`, `a += 1`, `a.toggle()`.
    public var writtenTarget: SyntaxNode? {
        if let sequence = SequenceExpr(self) {
            guard let sign = sequence.sign else { return nil }
            let isCompound = sign.kind == .binaryOperatorExpr && sign.isCompoundAssignment
            return sign.kind == .assignmentExpr || isCompound ? sequence.left : nil
        }
        guard kind == .functionCallExpr, let callee = chainBase, let base = MemberAccessExpr(callee)?.base,
            Self.mutating.contains(callee.name)
        else { return nil }
        return base.unwrapped
    }

    private static let mutating = NameTable(
        "toggle append insert remove removeAll removeFirst removeLast popLast formUnion subtract")

    /// `removeAll()`, also with `keepingCapacity`, but not with a condition.
    fileprivate var removesAll: Bool {
        guard chainBase?.name == "removeAll", let call = CallExpr(self), call.trailingClosure == nil else { return false }
        return call.arguments.allSatisfy { $0.label == "keepingCapacity" }
    }

    /// The names in `a.b.c`, without `self` in front: of members and subscripts of a name. Nil for other expressions.
    public var ownPath: [Name]? {
        var path: [Name] = []
        var current = unwrapped
        while current.kind == .memberAccessExpr || current.kind == .subscriptCallExpr {
            if current.kind == .memberAccessExpr { path.append(current.name) }
            guard let base = current.chainBase else { return nil }
            current = base.unwrapped
        }
        guard current.kind == .declReferenceExpr else { return nil }
        if current.token?.keyword != .`self` { path.append(current.name) }
        return path.isEmpty ? nil : path.reversed()
    }

    /// `key` in `key` and `self.key`.
    public var ownName: Name? {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr, let path = ownPath, path.count == 1 else { return nil }
        return token?.keyword == .`self` ? nil : path[0]
    }

    /// Whether the node is a function that is passed as an argument, or the body itself: `perform: load`.
    fileprivate func isPassedOn(in body: SyntaxNode) -> Bool { self == body || parent?.kind == .labeledExpr }

    /// Whether other code may run before what follows: an `await`, and the start of a closure that may run later.
    fileprivate var isPause: Bool { kind == .closureExpr ? runsLater : kind == .awaitExpr }

    /// Whether a closure may run later than the code around it: not those of `withAnimation`, `map` and the like.
    public var runsLater: Bool {
        let call = ancestors.first { $0.kind == .functionCallExpr }
        return call?.chainBase.map { !ClosureCallees.runAtOnce($0.name) } ?? true
    }

    /// Whether the node runs each time the body runs.
    fileprivate func isCertain(in body: SyntaxNode) -> Bool {
        !ancestors.prefix { $0 != body }.contains { part in
            switch part.kind.role {
            case .choice: true
            // The body of `repeat` runs at least once.
            case .loop: part.kind != .repeatStmt
            case .statement: part.kind == .guardStmt
            case .statementPart: part.kind == .catchClause
            case .expression: part.kind == .ternaryExpr
            case .root, .declarationPart, .block, .nominalType, .declaration, .conditionalCompilation, .exit, .condition,
                .expressionPart, .type, .pattern:
                false
            }
        }
    }
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
