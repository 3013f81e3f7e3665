/// Work that an initializer, getter or function does besides storing values.
public struct BodyCost: Sendable {
    /// Types that the body constructs, in source order. Only kept for initializers.
    public var constructed: ArraySlice<Name> = []
    public var flags: Flags = []

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The body loops, sorts, groups, filters, decodes or loads.
        public static let works = Flags(rawValue: 1)
        /// The body starts something that goes on: a task, a timer, a request, an observer.
        public static let startsWork = Flags(rawValue: 2)
        /// The body constructs the type that it returns.
        public static let createsResult = Flags(rawValue: 4)
    }

    public init() {}

    init(constructed: ArraySlice<Name>, flags: Flags) {
        self.constructed = constructed
        self.flags = flags
    }

    public init(_ body: SyntaxNode) {
        Self.walk(body) { scan($0) }
    }

    /// The cost of a body that returns a value.
    public init(_ body: SyntaxNode, returning type: Name) {
        self.init(body)
        constructed = []
        if Self.creates(type, body) { flags.insert(.createsResult) }
    }

    /// Whether all values that the body returns are new objects of the type, none that it found or keeps.
    private static func creates(_ type: Name, _ body: SyntaxNode) -> Bool {
        guard !type.isNone else { return false }
        var last: SyntaxNode?
        for statement in body.children() { last = statement }
        let result = last.flatMap { $0.kind == .returnStmt ? $0.operand : $0 }
        // Most results are no new objects, and then the other values do not matter.
        guard let result, isNew(result) else { return false }
        var areNew = true
        walk(body) { if $0.kind == .returnStmt, !($0.operand.map(isNew) ?? false) { areNew = false } }
        return areNew

        func isNew(_ value: SyntaxNode) -> Bool {
            let created = value.kind == .declReferenceExpr ? local(value.name, in: body) : value
            guard let call = created.map(\.unwrapped).flatMap(CallExpr.init) else { return false }
            return call.createdType?.name == type || call.isImplicitInit
        }
    }

    /// The value of a constant of the body.
    private static func local(_ name: Name, in body: SyntaxNode) -> SyntaxNode? {
        for statement in body.children() {
            guard let variable = VariableDecl(statement), variable.isLet else { continue }
            for child in variable.bindings where PatternBinding(child).pattern?.name == name {
                return PatternBinding(child).initialValue
            }
        }
        return nil
    }

    private mutating func scan(_ node: SyntaxNode) {
        if node.kind.role == .loop { flags.insert(.works) }
        guard let call = CallExpr(node) else { return }
        if let work = Work(call) { flags.insert(work.kind.goesOn ? .startsWork : .works) }
        if let type = call.createdType { constructed.append(type.name) }
    }

    /// Visits the calls, loops and `return` statements of a body that run when it runs: not those in closures, nested
    /// functions and types, and not the values that SwiftUI creates once.
    public static func walk(_ body: SyntaxNode, _ visit: (SyntaxNode) -> Void) {
        let tree = body.tree
        var stack = [body.id]
        while let id = stack.popLast() {
            let kind = tree.records[Int(id)].kind
            switch kind.role {
            case .nominalType, .type: continue
            case .declaration where kind == .functionDecl: continue
            case .expression where kind == .closureExpr && id != body.id: continue
            case .expression where kind == .functionCallExpr:
                let node = SyntaxNode(tree: tree, id: id)
                if CallExpr(node)?.createsKeptValue ?? false { continue }
                visit(node)
            case .loop, .exit: visit(SyntaxNode(tree: tree, id: id))
            case .root, .declaration, .declarationPart, .block, .conditionalCompilation, .statement, .statementPart,
                .condition, .choice, .expression, .expressionPart, .pattern:
                break
            }
            tree.pushChildren(of: id, to: &stack)
        }
    }
}

extension CallExpr {
    /// `Type` in `Type(…)` and `Type.init(…)`.
    public var createdType: SyntaxNode? {
        let tree = node.tree
        var type = tree.chainBase(of: node.id)
        guard type != .none else { return nil }
        type = tree.withoutGenericArguments(type)
        if tree.kind(of: type) == .memberAccessExpr, tree.token(of: type)?.keyword == .`init` {
            type = tree.chainBase(of: type)
            guard type != .none else { return nil }
            type = tree.withoutGenericArguments(type)
        }
        return tree.isCapitalized(type) ? SyntaxNode(tree: tree, id: type) : nil
    }

    /// Whether the argument is the value of a property wrapper of SwiftUI, which takes it as an autoclosure:
    /// `StateObject(wrappedValue: Model())`, `_model = .init(wrappedValue: Model())`. `State(wrappedValue:)` takes a value:
    /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
    fileprivate var createsKeptValue: Bool {
        if let type = createdType { return type.name == .stateObject }
        return isImplicitInit && firstArgument?.label == .wrappedValue
    }

    /// `.init(…)`
    public var isImplicitInit: Bool {
        let tree = node.tree
        let callee = tree.chainBase(of: node.id)
        return callee != .none && tree.kind(of: callee) == .memberAccessExpr && tree.token(of: callee)?.keyword == .`init`
            && tree.chainBase(of: callee) == .none
    }
}

extension Name {
    static let stateObject: Name = "StateObject"
    static let wrappedValue: Name = "wrappedValue"
}
