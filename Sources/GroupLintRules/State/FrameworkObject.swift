import GroupLintCore

/// An object of Apple's frameworks, or one of their types, as far as the code of one file shows what it is.
struct FrameworkObject {
    let type: Name
    /// The call that creates the object; nil if the file does not show it.
    let creation: CallExpr?

    private static let mostSteps = 4
    private static let factories = NameTable("current default shared sharedInstance")
    private static let databases = NameTable("publicCloudDatabase privateCloudDatabase sharedCloudDatabase")

    /// Nil if the type of the expression is not known.
    init?(_ expression: SyntaxNode, steps: Int = mostSteps) {
        guard steps > 0, let found = Self.find(expression.unwrapped, steps) else { return nil }
        self = found
    }

    private init(type: Name, creation: CallExpr? = nil) {
        self.type = type
        self.creation = creation
    }

    private static func find(_ expression: SyntaxNode, _ steps: Int) -> FrameworkObject? {
        switch expression.kind {
        case .functionCallExpr:
            guard let call = CallExpr(expression), let callee = call.callee else { return nil }
            let makes = callee.kind == .declReferenceExpr && callee.isCapitalized
            return makes ? FrameworkObject(type: callee.name, creation: call) : shared(callee)
        case .memberAccessExpr:
            if databases.contains(expression.name) { return FrameworkObject(type: "CKDatabase") }
            let isOwn = expression.chainBase?.token?.keyword == .`self`
            return isOwn ? property(expression.name, around: expression, steps) : shared(expression)
        case .declReferenceExpr:
            return expression.isCapitalized ? FrameworkObject(type: expression.name) : variable(expression, steps)
        // Other expressions say nothing about their type.
        default: return nil
        }
    }

    /// The object of `CKContainer.default()` or `WCSession.default`.
    private static func shared(_ callee: SyntaxNode) -> FrameworkObject? {
        guard callee.kind == .memberAccessExpr, factories.contains(callee.name), let base = callee.chainBase,
            base.kind == .declReferenceExpr, base.isCapitalized
        else { return nil }
        return FrameworkObject(type: base.name)
    }

    private static func variable(_ reference: SyntaxNode, _ steps: Int) -> FrameworkObject? {
        switch LocalValue(reference) {
        case .value(let value)?: FrameworkObject(value, steps: steps - 1)
        case .typed(let type)?: written(type)
        case .unknown?: nil
        case nil: property(reference.name, around: reference, steps)
        }
    }

    /// A property of the type around a node, if the declaration is there.
    private static func property(_ name: Name, around node: SyntaxNode, _ steps: Int) -> FrameworkObject? {
        guard let owner = node.ancestors.first(where: { TypeDecl($0) != nil }), let binding = owner.property(named: name) else {
            return nil
        }
        return binding.initialValue.flatMap { FrameworkObject($0, steps: steps - 1) } ?? binding.type.flatMap(written)
    }

    private static func written(_ type: SyntaxNode) -> FrameworkObject? {
        let name = TypeShape(type).name
        return name.isNone ? nil : FrameworkObject(type: name)
    }
}
