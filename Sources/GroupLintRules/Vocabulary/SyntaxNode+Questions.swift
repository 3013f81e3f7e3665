import GroupLintCore

extension SyntaxTree {
    func hasComment(in range: SourceRange) -> Bool {
        !comments(startingIn: range).isEmpty
    }

    /// The bodies of the functions with a name.
    func functions(named name: Name) -> [SyntaxNode] {
        nodes(named: name).compactMap { id in
            records[Int(id)].kind == .functionDecl ? node(id).flatMap(FunctionDecl.init)?.body : nil
        }
    }

    /// The function whose name is at a range.
    func function(at range: SourceRange) -> FunctionDecl? {
        declaration(at: range).flatMap { $0.kind == .functionDecl ? FunctionDecl($0) : nil }
    }
}

extension SyntaxNode {
    /// The node of the name `Group` in `Group(…)`, `SwiftUI.Group(…)` and `Group.init(…)`.
    var swiftUICallee: SyntaxNode? {
        guard kind == .functionCallExpr, let callee = chainBase else { return nil }
        let name = callee.kind == .genericSpecializationExpr ? callee.chainBase : callee
        guard let name else { return nil }
        if name.kind == .declReferenceExpr { return name }
        guard name.kind == .memberAccessExpr, let base = name.chainBase else { return nil }
        if name.token?.keyword == .`init` { return base.kind == .declReferenceExpr ? base : nil }
        return base.tokenText == "SwiftUI" ? name : nil
    }

    /// Whether the node is `#Preview { }` or a type with previews.
    var isPreview: Bool {
        if kind == .macroExpansionDecl || kind == .macroExpansionExpr { return name == "Preview" }
        return TypeDecl(self)?.inheritance?.children().contains { $0.innerType?.name == "PreviewProvider" } ?? false
    }

    /// A hash of the tokens of a branch, without the label of a case.
    var codeHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in kind == .switchCase ? Array(statements) : [self] {
            for token in part.tokens {
                for byte in tree.source.bytes[Int(token.start)..<Int(token.end)] {
                    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                }
                hash = (hash ^ 0x20) &* 0x100_0000_01B3
            }
        }
        return hash
    }

    /// The value of a decimal literal. Nil for one that is too large for a number of views, so rules may add to the value.
    var literalInteger: Int? {
        kind == .integerLiteralExpr ? Int32(text.filter { $0 != "_" }).map(Int.init) : nil
    }

    /// The statement of a body or closure; nil if there are several.
    var onlyStatement: SyntaxNode? {
        let first = Array(statements.prefix(2))
        return first.count == 1 ? first[0] : nil
    }

    /// The functions that code calls, in source order, as written before their arguments. For code that is only a name, such as
    /// `perform: load`, also that.
    var calledFunctions: some Sequence<String> {
        subtree.lazy.filter { $0.kind == .functionCallExpr || $0 == self }.map { ($0.chainBase ?? $0).tokenText }
    }

    /// Whether one of the names is used below the node.
    func mentions(_ names: [Name]) -> Bool {
        !names.isEmpty && subtree.contains { $0.kind == .declReferenceExpr && names.contains($0.name) }
    }
}

extension CallExpr {
    /// The data of a ForEach or List: the first argument.
    var rowData: SyntaxNode? {
        guard let first = firstArgument, !first.hasLabel || first.label == "data" else { return nil }
        return first.value?.unwrapped
    }
}

extension SyntaxKind {
    var isTypeOrExtension: Bool {
        self == .structDecl || self == .classDecl || self == .actorDecl || self == .enumDecl || self == .extensionDecl
    }
}
