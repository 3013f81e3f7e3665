import GroupLintCore

extension RuleContext {
    /// The call that makes the object of `container.resolve(Model.self)`, if each closure that the project registers for the
    /// type makes a new one, and a container of Swinject runs it each time: it has no scope, or is transient.
    mutating func registeredModel(_ call: CallExpr, _ file: Int32, in owner: TypeID) -> CallExpr? {
        // Another default scope may keep what all registrations make.
        guard call.callee?.name == "resolve", !index.isWritten("defaultObjectScope"),
            let name = call.firstArgument?.value?.metatype?.name,
            let type = index.model(named: name, file, owner),
            case let files = index.files(mentioning: type), files.count <= Self.mostRegisteringFiles
        else { return nil }
        var found: CallExpr?
        for file in files {
            guard let tree = syntax(ofFile: index.files[Int(file)].path) else { return nil }
            guard let made = tree.facts(Registrations.self).made[name] else { continue }
            guard let call = made.flatMap({ tree.node($0) }).flatMap(CallExpr.init) else { return nil }
            found = call
        }
        return found
    }

    private static let mostRegisteringFiles = 24
}

/// What the closures in `container.register(Model.self) { … }` make, by type; nil for an object that may be kept.
private final class Registrations: TreeFacts {
    private(set) var made: [Name: NodeID?] = [:]

    init(_ tree: SyntaxTree) {
        // Other containers may keep every object that they make.
        let isSwinject = tree.root.children().contains { $0.kind == .importDecl && $0.text.hasSuffix("Swinject") }
        for id in tree.nodes(named: "register") {
            guard let callee = tree.node(id).flatMap(MemberAccessExpr.init),
                let call = callee.node.parent.flatMap(CallExpr.init), call.callee == callee.node,
                let name = call.firstArgument?.value?.metatype?.name
            else { continue }
            let isKept = !isSwinject || !call.isRunEachTime || made[name].map { $0 == nil } ?? false
            made.updateValue(isKept ? nil : call.trailingClosure?.madeResult?.node.id, forKey: name)
        }
    }
}

extension SyntaxNode {
    /// `Model` in `Model.self`
    fileprivate var metatype: SyntaxNode? {
        guard let access = MemberAccessExpr(self), token?.keyword == .`self`, let base = access.base, base.isCapitalized else {
            return nil
        }
        return base
    }
}

extension CallExpr {
    /// Whether a registration has no scope, in which the container keeps the object, but for `.inObjectScope(.transient)`.
    fileprivate var isRunEachTime: Bool {
        guard let access = node.parent.flatMap(MemberAccessExpr.init) else { return true }
        let scope = access.node.parent.flatMap(CallExpr.init)
        return access.node.name == "inObjectScope" && scope?.firstArgument?.value?.name == "transient"
            && !(scope?.node.parent?.kind == .memberAccessExpr)
    }
}
