import GroupLintCore

/// The gestures whose values are counted from their start.
enum GestureKind {
    case drag
    case magnification
    case rotation

    init?(_ name: Name) {
        switch name {
        case "DragGesture": self = .drag
        case "MagnificationGesture", "MagnifyGesture": self = .magnification
        case "RotationGesture", "RotateGesture": self = .rotation
        default: return nil
        }
    }

    /// Whether a node is in an argument of a modifier that moves, scales or turns a view the way that the gesture goes.
    func moves(_ node: SyntaxNode) -> Bool {
        let list = node.ancestors.prefix { $0.kind != .closureExpr }.first { outer in
            outer.kind == .labeledExprList && outer.parent.flatMap(CallExpr.init)?.callee?.kind == .memberAccessExpr
        }
        guard let name = list?.parent.flatMap(CallExpr.init)?.callee?.name else { return false }
        switch self {
        case .drag: return name == "offset" || name == "position"
        case .magnification: return name == "scaleEffect"
        case .rotation: return name == "rotationEffect"
        }
    }

    /// Names of the parts of the value that tell how far the gesture went; empty if the value itself does.
    func tells(_ part: Name) -> Bool {
        switch self {
        case .drag: part == "translation"
        case .magnification: part == "magnification" || part == "magnitude"
        case .rotation: part == "rotation" || part == "degrees" || part == "radians"
        }
    }
}

/// The code that `.onChanged` of a gesture runs.
struct GestureHandler {
    let gesture: GestureKind
    let body: SyntaxNode
    /// The value of the gesture in the code.
    let parameter: Name
    /// Whether the gesture is measured in the space of the screen or of a named view.
    let isInFixedSpace: Bool

    /// The handlers in the argument of `.gesture`, also of a gesture that a property or function of the view makes.
    static func all(in gesture: SyntaxNode, _ owner: TypeID, _ context: inout RuleContext) -> [GestureHandler] {
        let name = CallExpr(gesture)?.callee ?? gesture
        let made = name.ownName == nil ? nil : ValueSource(gesture, in: owner, &context)
        var found: [GestureHandler] = []
        for expression in made?.results ?? [gesture] {
            for node in expression.subtree where node.kind == .functionCallExpr {
                guard let call = CallExpr(node), call.callee?.name == "onChanged",
                    let handler = GestureHandler(call, owner, &context)
                else { continue }
                found.append(handler)
            }
        }
        return found
    }

    private init?(_ call: CallExpr, _ owner: TypeID, _ context: inout RuleContext) {
        guard let root = Self.root(of: call), let gesture = root.callee.flatMap({ GestureKind($0.name) }),
            let action = call.trailingClosure ?? call.firstArgument?.value
        else { return nil }
        self.gesture = gesture
        isInFixedSpace = root.argument("coordinateSpace").map { $0.name != "local" } ?? false
        guard let closure = ClosureExpr(action) else {
            guard let name = action.ownName, let function = Self.function(name, owner, &context) else { return nil }
            (body, parameter) = function
            return
        }
        let value = closure.parameterNames.first ?? "$0"
        // `.onChanged { value in drag(value) }`
        if let only = action.onlyStatement.flatMap({ CallExpr($0.unwrapped) }), only.firstArgument?.value?.name == value,
            let name = only.callee?.ownName, let function = Self.function(name, owner, &context)
        {
            (body, parameter) = function
        } else {
            (body, parameter) = (action, value)
        }
    }

    /// The call that makes the gesture: `DragGesture()` in `DragGesture().onEnded { … }.onChanged { … }`.
    private static func root(of call: CallExpr) -> CallExpr? {
        var current = call
        while let callee = current.callee, callee.kind == .memberAccessExpr {
            guard handlers.contains(callee.name), let base = callee.chainBase.flatMap(CallExpr.init) else { return nil }
            current = base
        }
        return current.callee?.kind == .declReferenceExpr ? current : nil
    }

    private static let handlers = NameTable("onChanged updating onEnded")

    private static func function(
        _ name: Name, _ owner: TypeID, _ context: inout RuleContext
    ) -> (body: SyntaxNode, parameter: Name)? {
        guard let function = context.declaration(of: name, in: owner, where: { $0.kind == .function }).flatMap(FunctionDecl.init),
            let body = function.body,
            let parameters = function.parameters.map({ Array($0.children().prefix(2)) }), parameters.count == 1
        else { return nil }
        return (body, FunctionParameter(parameters[0]).name)
    }
}
