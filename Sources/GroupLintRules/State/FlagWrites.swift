import GroupLintCore

/// The code that sets a flag of a type, all of it.
struct FlagWrites {
    let flag: Name
    /// `isLoading = true`
    private(set) var sets: [SyntaxNode] = []
    /// The other assignments, and `isLoading.toggle()`.
    private(set) var resets: [SyntaxNode] = []

    private static let mostNodes = 128

    /// Nil if other types may set the flag, or if code hands it on.
    ///
    /// - Parameter code: the code of the type. The index notes only the first of equal uses in a function.
    init?(_ property: MemberID, of type: TypeID, _ code: TypeCode, _ context: inout RuleContext) {
        let (index, data) = (context.index, context.data(of: type))
        flag = index.member(property).name
        let isClass = index.isReferenceType(type)
        guard data.isComplete, data.uses(of: flag).contains(where: { $0.use.kind == .write }),
            data.uses(of: flag).allSatisfy({ site in
                switch site.use.kind {
                case .read, .write, .change, .call, .wrapper, .shared: true
                case .projection: isClass
                case .laterChange: false
                }
            })
        else { return nil }
        if isClass {
            let changes = context.changes(of: flag, inClass: type)
            guard changes.isComplete, changes.sites.allSatisfy({ index.typeID(ofUse: $0) == type }) else { return nil }
        }
        let nodes = code.nodes(named: flag)
        guard nodes.count <= Self.mostNodes else { return nil }
        for node in nodes {
            guard let write = node.ancestors.prefix(3).first(where: { $0.writtenTarget?.ownPath == [flag] }),
                write.writtenTarget.map({ $0.range.contains(node.range) }) ?? false, !node.isLocalName, !node.isInInitializer
            else { continue }
            if let assignment = SequenceExpr(write), assignment.isBinary, assignment.right?.text == "true" {
                sets.append(write)
            } else {
                resets.append(write)
            }
        }
    }

    /// The assignments that may take back one of the sets: after it in its body. Nil if there are none, or if other code resets
    /// the flag that has not set it itself.
    func resets(after set: SyntaxNode, in body: SyntaxNode) -> [SyntaxNode]? {
        let own = resets.filter { $0.tree === set.tree && body.range.contains($0.range) }
        let others = resets.filter { !own.contains($0) }
        guard
            others.allSatisfy({ reset in
                let unit = reset.unitOfCode
                return sets.contains { $0.tree === unit.tree && unit.range.contains($0.range) && $0 != set }
            })
        else { return nil }
        let later = own.filter { $0.start > set.end }
        return later.isEmpty ? nil : later
    }
}

extension SyntaxNode {
    /// The function, closure or accessor whose code runs as one with the node: around `withAnimation` and `MainActor.run`.
    var codeAround: SyntaxNode? {
        ancestors.first { outer in
            switch outer.kind {
            case .closureExpr: !outer.isPartOfItsCaller
            case .codeBlock: outer.parent.map { FunctionDecl($0) != nil || AccessorDecl($0) != nil } ?? false
            case .accessorBlock: true
            default: false
            }
        }
    }

    /// Whether a closure runs in the order of the code around it: `withAnimation { … }`, `await MainActor.run { … }`.
    var isPartOfItsCaller: Bool {
        guard let callee = callOfClosure?.callee else { return false }
        if callee.name == "run" { return callee.chainBase?.name == "MainActor" }
        // `DispatchQueue.main.async { isLoading = true }` before the work is as good as the assignment itself.
        return ClosureCallees.runAtOnce(callee.name) || callee.name == "async" && callee.chainBase?.name == "main"
    }

    fileprivate var isLocalName: Bool { kind == .declReferenceExpr && LocalValue(self) != nil }

    fileprivate var isInInitializer: Bool { codeAround?.parent?.kind == .initializerDecl }

    /// All the code that an event starts: the function with the node, or the closure of a view or a modifier.
    fileprivate var unitOfCode: SyntaxNode {
        var unit = self
        for outer in ancestors {
            if outer.kind == .functionDecl || outer.kind == .accessorDecl { return outer }
            guard outer.kind == .closureExpr else { continue }
            unit = outer
            guard let callee = outer.callOfClosure?.callee?.withoutGenericArguments else { return outer }
            let isView = callee.kind == .declReferenceExpr && callee.isCapitalized && callee.name != "Task"
            let isModifier = callee.kind == .memberAccessExpr && SwiftUICatalog.modifiers[callee.name] != nil
            if isView || isModifier { return outer }
        }
        return unit
    }
}
