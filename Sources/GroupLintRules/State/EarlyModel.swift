import GroupLintCore

/// A model that an initializer makes before it passes it to a `StateObject`.
struct EarlyModel {
    /// The declaration `let model = Model()`.
    let variable: SyntaxNode
    /// `Model()`
    let value: SyntaxNode
    /// `Model`
    let typeName: SyntaxNode
    /// The use of the variable in `StateObject(wrappedValue: model)`.
    let use: SyntaxNode
    /// Whether the initializer changes the object before it passes it on.
    let isSetUp: Bool
    private let initializer: FunctionDecl
    private let name: Name

    private static let mostModels = 32

    static func all(in initializer: FunctionDecl) -> [EarlyModel] {
        guard let body = initializer.body else { return [] }
        var found: [EarlyModel] = []
        for node in body.subtree where found.count < mostModels {
            guard node.kind == .sequenceExpr, node.writtenTarget?.storedName != nil,
                let call = SequenceExpr(node)?.right.flatMap(CallExpr.init), call.makesStateObject,
                let use = call.argument("wrappedValue"), let name = use.ownName, use.kind == .declReferenceExpr,
                let model = EarlyModel(name, use, initializer, body), !found.contains(where: { $0.value == model.value })
            else { continue }
            found.append(model)
        }
        return found
    }

    private init?(_ name: Name, _ use: SyntaxNode, _ initializer: FunctionDecl, _ body: SyntaxNode) {
        let found = body.subtree.compactMap(VariableDecl.init).flatMap { variable in
            variable.bindings.map(PatternBinding.init).filter { $0.pattern?.name == name }.map { (variable, $0) }
        }
        guard found.count == 1, let value = found[0].1.initialValue, let call = CallExpr(value) else { return nil }
        let isImplicit = call.callee?.token?.keyword == .`init` && call.callee?.chainBase == nil
        guard let typeName = isImplicit ? found[0].1.type : call.createdType else { return nil }
        variable = found[0].0.node
        self.value = value
        self.typeName = typeName
        self.use = use
        self.initializer = initializer
        self.name = name
        let others = body.subtree.filter { $0.kind == .declReferenceExpr && $0.name == name && $0 != use }
        isSetUp = !others.isEmpty
        // An object that other properties and objects get too, in whole or in part, must be the same in all places.
        guard others.allSatisfy({ $0.startsStatement && $0.parent?.kind == .memberAccessExpr }) else { return nil }
    }

    /// Whether the object is made from another object that the initializer has made, and that something else gets too.
    var isShared: Bool {
        guard let body = initializer.body else { return false }
        let locals = body.subtree.compactMap(VariableDecl.init).flatMap { variable in
            variable.bindings.compactMap { PatternBinding($0).pattern?.name }
        }
        return value.subtree.contains { $0.kind == .declReferenceExpr && locals.contains($0.name) }
    }

    /// Moves the value into the parentheses. Nil if the variable is used elsewhere, if a comment would be lost, or if the value
    /// uses names that are not known to be parameters: a closure in an initializer of a struct cannot use `self`.
    var fix: Fix? {
        guard let body = initializer.body, let list = VariableDecl(variable) else { return nil }
        let parameters = initializer.parameterNames
        let references = body.subtree.filter { $0.kind == .declReferenceExpr }
        let usesParameters = references.filter { value.range.contains($0.range) }.allSatisfy {
            $0.isCapitalized || parameters.contains($0.name)
        }
        let lines = SourceLines(variable.tree.source)
        let line = SourceRange(start: lines.start(variable.start), end: lines.next(variable.end))
        let isAlone = lines.startsLine(variable.start) && lines.skipBlanks(variable.end) == lines.end(variable.end)
        guard !isSetUp, usesParameters, isAlone, list.bindings.map({ $0 }).count == 1, list.isLet,
            variable.parent == use.ancestors.first(where: { $0.kind == .codeBlock }), !isImplicit,
            !variable.tree.hasComment(in: line)
        else { return nil }
        return Fix(
            "make the object inside the parentheses", .safe,
            [FixEdits.delete(line.start..<line.end), Fix.Edit(use.range, value.text)])
    }

    /// Whether the value is `.init(…)`, whose type the annotation of the variable gives.
    private var isImplicit: Bool { CallExpr(value)?.createdType == nil }
}

extension SyntaxNode {
    /// Whether the node is the start of a statement: `model` in `model.name = name` and `model.load()`.
    fileprivate var startsStatement: Bool {
        ancestors.first { $0.parent?.kind == .codeBlock }?.start == start
    }
}

extension CallExpr {
    /// `StateObject(wrappedValue: …)`, also as `.init(wrappedValue: …)`.
    fileprivate var makesStateObject: Bool {
        if let type = createdType { return type.name == "StateObject" }
        return callee?.token?.keyword == .`init` && callee?.chainBase == nil
    }
}
