import GroupLintCore

extension RuleContext {
    private static let mostFiles = 24

    /// Whether code that can hold an object of a class calls one of its methods, in other files than those of tests. Another
    /// class may have a method of that name, and its calls are in other files.
    mutating func mayCall(_ function: SyntaxNode, of model: TypeID) -> Bool {
        guard function.kind == .functionDecl, index.isOfModule(function), !index.mayBeRequired(function.name, of: model)
        else { return true }
        var files = index.files(mentioning: model)
        let labels = index.members(of: model, named: function.name).map { index.member($0).parameters.map(\.label) }
        guard !files.isEmpty, !files.contains(where: { calls(function, labels, in: $0) }) else { return true }
        // Code that uses a model with such a property need not name the type of the property.
        for holder in files.flatMap({ index.types(withCodeIn: $0) }) where holder != model && index.isReferenceType(holder) {
            files += index.files(mentioning: holder).filter { !files.contains($0) }
            if files.count > Self.mostFiles { return true }
        }
        return files.contains { calls(function, labels, in: $0) }
    }

    /// Whether code in a file names a method, outside of the method itself.
    ///
    /// - Parameter labels: those of the parameters of each method of the class with the name.
    private mutating func calls(_ function: SyntaxNode, _ labels: [[Name]], in file: Int32) -> Bool {
        guard !index.isTest(file) else { return false }
        guard let tree = syntax(ofFile: index.files[Int(file)].path) else { return true }
        return tree.nodes(named: function.name).lazy.compactMap { tree.node($0) }.contains { node in
            (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr)
                && !(tree === function.tree && function.range.contains(node.range)) && node.mayCallMethod(with: labels)
        }
    }
}

extension SyntaxNode {
    /// Whether the labels of a call are those of one of some methods: `translate(text, to: language)` does not call
    /// `translate(_:from:)`.
    fileprivate func mayCallMethod(with labels: [[Name]]) -> Bool {
        guard let call = parent.flatMap(CallExpr.init), call.callee == self, !labels.isEmpty else { return true }
        let given = call.arguments.filter(\.hasLabel).map(\.label)
        return labels.contains { own in given.allSatisfy(own.contains) }
    }
}

extension ProjectIndex {
    fileprivate func isTest(_ file: Int32) -> Bool {
        files[Int(file)].imports.contains(where: { SwiftUICatalog.testModules.contains($0) })
    }

    /// Whether only the module can call a method, and by its name: other modules and the Objective-C runtime cannot.
    fileprivate func isOfModule(_ function: SyntaxNode) -> Bool {
        let declaration = FunctionDecl(function)
        let hasAttributes = declaration?.attributes?.children().contains { _ in true } ?? false
        let keywords = { (modifiers: SyntaxNode?) in modifiers?.children().compactMap { $0.token?.keyword } ?? [] }
        let isOpen = { (words: [Keyword]) in words.contains(.open) || words.contains(.public) }
        let modifiers = keywords(declaration?.modifiers)
        guard !hasAttributes, !modifiers.contains(.override) else { return false }
        guard isOpen(modifiers) else { return true }
        // In an internal class, such a method is internal.
        let around = function.ancestors.lazy.compactMap(TypeDecl.init).first
        return around.map { $0.extendedType == nil && !isOpen(keywords($0.modifiers)) } ?? false
    }

    /// Whether a protocol or superclass of the project has a method with the name, through which code may call it.
    fileprivate func mayBeRequired(_ name: Name, of type: TypeID) -> Bool {
        inheritance(of: type).types.contains { !members(of: $0, named: name).isEmpty }
    }
}
