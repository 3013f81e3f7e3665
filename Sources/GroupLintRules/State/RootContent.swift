import GroupLintCore

/// The needs of a view that starts a screen, as an expression in one file.
struct RootContent {
    let file: ViewFile
    let owner: TypeID?
    private(set) var solver: EnvironmentSolver
    private let calls: CallElements
    /// The call or name of the view, without its modifiers and the type eraser around it.
    private(set) var base: SyntaxNode?

    init(_ file: ViewFile, _ owner: TypeID?, _ solver: EnvironmentSolver, _ calls: CallElements) {
        (self.file, self.owner, self.solver, self.calls) = (file, owner, solver, calls)
    }

    /// Most local variables, and type erasers, that are followed.
    private static let mostSteps = 8

    mutating func needs(of expression: SyntaxNode, depth: Int = 0) -> EnvironmentNeeds {
        var links: [CallExpr] = []
        var node = expression.unwrapped
        while let call = CallExpr(node), let callee = call.callee?.withoutGenericArguments, callee.kind == .memberAccessExpr,
            !callee.isCapitalized, callee.token?.keyword != .`init`, let inner = MemberAccessExpr(callee)?.base
        {
            links.append(call)
            node = inner.unwrapped
        }
        guard depth < Self.mostSteps else { return EnvironmentNeeds() }
        var needs = needs(ofBase: node, depth)
        for link in links.reversed() { apply(link, to: &needs) }
        return needs
    }

    private mutating func needs(ofBase node: SyntaxNode, _ depth: Int) -> EnvironmentNeeds {
        if node.kind == .declReferenceExpr {
            guard case .value(let value) = LocalValue(node) else { return EnvironmentNeeds() }
            return needs(of: value, depth: depth + 1)
        }
        guard let call = CallExpr(node), let type = call.createdType else { return EnvironmentNeeds() }
        if type.name == .anyView, let argument = call.firstArgument, !argument.hasLabel, let value = argument.value {
            return needs(of: value, depth: depth + 1)
        }
        base = type
        if let element = calls.element(node.id, file) { return solver.needs(ofBase: element) }
        guard let view = file.index.resolveType(type.name, file: file.file, in: owner), file.index.type(view).isView else {
            return EnvironmentNeeds()
        }
        return solver.needs(ofRoot: view)
    }

    private mutating func apply(_ link: CallExpr, to needs: inout EnvironmentNeeds) {
        guard let name = link.callee?.withoutGenericArguments.name else { return }
        guard name == .modifier else {
            return solver.apply(name, EnvironmentSetting(link), file: file.file, in: owner, to: &needs)
        }
        let type = link.firstArgument?.value.flatMap(CallExpr.init)?.createdType
        solver.apply(
            modifierType: type.flatMap { file.index.resolveType($0.name, file: file.file, in: owner) }, to: &needs)
    }
}

/// The calls in the view code of a file by their nodes.
final class CallElements {
    private var elements: [NodeID: ViewElement]?

    func element(_ node: NodeID, _ file: ViewFile) -> ViewElement? {
        let known = elements ?? Dictionary(file.elements(.call).map { ($0.node, $0) }) { first, _ in first }
        elements = known
        return known[node]
    }
}
