import GroupLintCore

/// The declaration of a property with a model.
struct ModelDeclaration {
    let variable: VariableDecl
    let binding: PatternBinding

    init?(_ id: MemberID, _ context: inout RuleContext) {
        let name = context.index.member(id).nameRange
        guard let binding = context.syntax()?.declaration(at: name), binding.kind == .patternBinding,
            let variable = binding.parent.flatMap(VariableDecl.init)
        else { return nil }
        self.variable = variable
        self.binding = PatternBinding(binding)
    }

    /// The attribute with a name.
    func attribute(_ name: Name) -> SyntaxNode? {
        variable.attributes?.children().first { $0.kind == .attribute && $0.attributeName == name }
    }

    /// `let model`
    var nameRange: SourceRange {
        SourceRange(start: variable.node.tokenRange.start, end: binding.pattern?.end ?? variable.node.tokenRange.end)
    }

    /// `model: Model`, or with the default value: `model = Model.shared`.
    func text(_ name: String, _ type: String) -> String {
        guard let value = binding.initialValue else { return "\(name): \(binding.type?.text ?? type)" }
        return "\(name)\(binding.type.map { ": \($0.text)" } ?? "") = \(value.text)"
    }

    /// The edit that replaces the wrapper of a property; nil if it has arguments or several properties.
    func edit(replacing attribute: SyntaxNode, by wrapper: String) -> Fix? {
        guard let type = attribute.attributeType, attribute.end == type.end, variable.bindings.map({ $0 }).count == 1 else {
            return nil
        }
        return Fix("replace `@\(type.tokenText)` by `@\(wrapper)`", .unsafe, [Fix.Edit(type.tokenRange, wrapper)])
    }

    /// The edits that mark a plain property with a wrapper; nil if it is not alone in its declaration or has modifiers other
    /// than access.
    func edits(adding wrapper: String) -> [Fix.Edit]? {
        let modifiers = variable.modifiers?.children().map(\.tokenText) ?? []
        guard variable.bindings.map({ $0 }).count == 1, binding.accessors == nil,
            modifiers.allSatisfy({ ["private", "fileprivate", "internal", "public"].contains($0) })
        else { return nil }
        let start = SourceRange(start: variable.node.start, end: variable.node.start)
        let keyword = Fix.Edit(variable.node.tokenRange, "var")
        return [Fix.Edit(start, "@\(wrapper) ")] + (variable.isLet ? [keyword] : [])
    }
}
