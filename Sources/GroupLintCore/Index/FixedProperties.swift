/// Properties that an initializer sets to the same value for every call, and the parameters that set others. A call
/// always uses the same initializer, so a branch on a property with a fixed value never changes.
struct FixedProperties {
    /// Names of properties that get a literal, `Name.presence` of properties that are never nil, `Name.value(of:)` of
    /// properties that get a parameter as it is, and `Name.initName` if another initializer sets the rest.
    var names: [Name] {
        values.flatMap { name, value -> [Name] in
            switch value {
            case .literal: return [name]
            case .present: return [name.presence]
            case .parameter(let parameter, let isPresent):
                return [name.value(of: parameter)] + (isPresent ? [name.presence] : [])
            case .unknown: return []
            }
        }
    }

    private enum Value: Equatable {
        case literal, present, unknown
        case parameter(Name, isPresent: Bool)
    }

    private var values: [(name: Name, value: Value)] = []
    /// Position of the first value of a name in `values`.
    private var positions: [Name: Int] = [:]
    private var unknown: Set<Name> = []
    private let parameters: [Name: ParameterSummary]

    init(_ body: SyntaxNode, _ parameters: ArraySlice<ParameterSummary>) {
        self.parameters = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        for statement in body.children() {
            if let (target, value) = statement.assignment {
                set(target, value.map(kind) ?? .unknown)
            } else if CallExpr(statement)?.callee?.token?.keyword == .`init` {
                add(.initName, .literal)
            } else {
                addUnknown(in: statement)
            }
        }
    }

    /// Marks properties that nested code assigns, and names that the statement declares, as unknown.
    private mutating func addUnknown(in statement: SyntaxNode) {
        for node in statement.subtree {
            if let (target, _) = node.assignment { set(target, .unknown) }
            if node.kind == .identifierPattern { add(node.name, .unknown) }
        }
    }

    private mutating func set(_ target: SyntaxNode, _ value: Value) {
        let isSelf = MemberAccessExpr(target)?.base?.token?.keyword == .`self`
        guard isSelf || target.kind == .declReferenceExpr else {
            if let root = target.chainRoot { add(root.name, .unknown) }
            return
        }
        guard let known = positions[target.name] else { return add(target.name, value) }
        values[known].value = .unknown
        unknown.insert(target.name)
    }

    private mutating func add(_ name: Name, _ value: Value) {
        if positions[name] == nil { positions[name] = values.count }
        values.append((name, value))
        if value == .unknown { unknown.insert(name) }
    }

    private func kind(_ value: SyntaxNode) -> Value {
        // `try?` may return nil, and the result of `.init(flag)` depends on its argument.
        guard value.kind != .tryExpr else { return .unknown }
        let value = value.unwrapped
        if value.isLiteral, value.kind != .functionCallExpr { return .literal }
        switch value.kind {
        case .stringLiteralExpr, .closureExpr:
            return .present
        case .declReferenceExpr:
            guard parameters[value.name] != nil, !unknown.contains(value.name) else { return .unknown }
            return .parameter(value.name, isPresent: isPresent(value.name, called: false))
        case .functionCallExpr:
            guard let callee = value.chainBase, callee.kind == .declReferenceExpr else { return .unknown }
            return SwiftUICatalog.views.contains(callee.name) || isPresent(callee.name, called: true) ? .present : .unknown
        default:
            return .unknown
        }
    }

    /// Whether a parameter, or the result of a closure parameter, is never nil.
    private func isPresent(_ name: Name, called: Bool) -> Bool {
        guard !unknown.contains(name), let type = parameters[name]?.type else { return false }
        return !type.name.isNone && !type.flags.contains(.isOptional) && type.name != "Optional"
            && (!called || type.flags.contains(.isFunction))
    }
}

extension MemberSummary {
    /// Whether an initializer sets a property to the same value for every call; if `presence`, never nil is enough.
    func fixes(_ property: Name, presence: Bool) -> Bool {
        fixed.contains { $0 == property || (presence && $0 == property.presence) }
    }

    /// Whether an initializer sets a property to the value of a parameter.
    func passes(_ parameter: ParameterSummary, to property: Name) -> Bool { fixed.contains(property.value(of: parameter.name)) }

    /// Whether an initializer calls another one to set the properties.
    var delegates: Bool { fixed.contains(.initName) }
}

extension Name {
    /// Key in `FixedProperties.names` for a property that is never nil.
    fileprivate var presence: Name { Name(hash: hash ^ 0x5851_F42D_4C95_7F2D) }

    /// Key in `FixedProperties.names` for a property that gets the value of a parameter.
    fileprivate func value(of parameter: Name) -> Name { Name(hash: hash &* 0x9E37_79B9_7F4A_7C15 ^ parameter.hash) }
}

extension SyntaxNode {
    /// Both sides of `target = value`; the value is nil if it has several operands.
    fileprivate var assignment: (target: SyntaxNode, value: SyntaxNode?)? {
        guard let sequence = SequenceExpr(self), let target = sequence.left, sequence.sign?.kind == .assignmentExpr else {
            return nil
        }
        return (target, sequence.isBinary ? sequence.right : nil)
    }
}
