/// Flags that are false for users: `static var isEnabled: Bool` with the value `false` outside of `#if DEBUG`.
extension RuleContext {
    private static let mostFlags = 3

    /// Whether an expression names such a flag, also through a property that only forwards it.
    ///
    /// - Parameter owner: the type with the expression.
    mutating func isFalseForUsers(_ value: SyntaxNode, in owner: TypeID, depth: Int = 0) -> Bool {
        guard depth < Self.mostFlags, let type = typeOfFlag(value, in: owner) else { return false }
        var isForDebug = false
        var isFalse = false
        for id in index.members(of: type, named: value.name) {
            guard let tree = syntax(ofFile: index.files[Int(id.file)].path),
                let declaration = tree.declaration(at: index.member(id).nameRange), declaration.kind == .patternBinding
            else { return false }
            let debug = tree.facts(DebugCode.self)
            if debug.contains(declaration.start) {
                isForDebug = true
                continue
            }
            let values = PatternBinding(declaration).statements
            let others = values.filter { !debug.contains($0.start) }
            guard others.count == 1, let other = others[0].kind == .returnStmt ? others[0].operand : others[0] else {
                return false
            }
            if isFalseForUsers(other, in: type, depth: depth + 1) { return true }
            if other.tokenText != "false" { return false }
            isFalse = true
            if values.count > 1 { isForDebug = true }
        }
        return isForDebug && isFalse
    }

    /// The type that declares the flag in `isOn`, `self.isOn`, `Self.isOn` and `Fixtures.isOn`.
    private func typeOfFlag(_ value: SyntaxNode, in owner: TypeID) -> TypeID? {
        if value.kind == .declReferenceExpr { return LocalValue(value) == nil ? owner : nil }
        guard value.kind == .memberAccessExpr, let base = value.chainBase else { return nil }
        if base.token?.keyword == .`self` || base.tokenText == "Self" { return owner }
        guard base.kind == .declReferenceExpr, base.isCapitalized, let home = index.type(owner).home else { return nil }
        return index.resolveType(base.name, file: home.file, in: owner)
    }
}

extension PatternBinding {
    /// The statements that make the value, also those in `#if`: of a getter, of a closure that is called, or the value alone.
    fileprivate var statements: [SyntaxNode] {
        if let getter { return Self.statements(getter.children()) }
        guard let value = initialValue else { return [] }
        guard let closure = CallExpr(value)?.callee.flatMap(ClosureExpr.init) else { return [value] }
        return Self.statements(closure.statements)
    }

    private static func statements(_ nodes: SyntaxNode.Children) -> [SyntaxNode] {
        nodes.flatMap { node -> [SyntaxNode] in
            guard node.kind == .ifConfigDecl else { return [node] }
            return node.children().flatMap { statements(IfConfigClause($0).elements) }
        }
    }
}
