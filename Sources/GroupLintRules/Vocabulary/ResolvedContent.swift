import GroupLintCore

/// Finds the meaning of names and expressions in code with resolved subviews, such as
/// `Group(subviews: content) { subviews in … }`. Names are looked up in the syntax around them; unknown ones are nil.
struct ResolvedContent {
    let index: ProjectIndex
    let file: Int32

    /// A subview, a section, or a collection of them.
    struct Value {
        var kind: SwiftUICatalog.ContainerType
        var subject: Subject

        var isCollection: Bool { kind == .subviews || kind == .sections }
    }

    /// The origin of a value: the declaration of a name, and the path from there as written: `.header`, `[0].content`.
    struct Subject: Equatable {
        var root: NodeID
        var path: String
    }

    // MARK: Expressions

    func value(_ expression: SyntaxNode?) -> Value? {
        guard let node = expression?.unwrapped else { return nil }
        switch node.kind {
        case .declReferenceExpr: return binding(node.name, at: node).flatMap(value)
        case .memberAccessExpr: return member(node)
        case .subscriptCallExpr: return element(node)
        case .functionCallExpr: return call(node)
        default: return nil
        }
    }

    private func member(_ node: SyntaxNode) -> Value? {
        guard let base = node.chainBase else { return nil }
        if base.token?.keyword == .`self`, base.kind == .declReferenceExpr {
            return property(node.name, at: node).flatMap(value)
        }
        guard let owner = value(base) else { return nil }
        switch (owner.kind, node.tokenText) {
        case (.section, "content"), (.section, "header"), (.section, "footer"):
            return owner.part(.subviews, ".\(node.tokenText)")
        case (.subviews, "first"), (.subviews, "last"): return owner.part(.subview, ".\(node.tokenText)")
        case (.sections, "first"), (.sections, "last"): return owner.part(.section, ".\(node.tokenText)")
        default: return nil
        }
    }

    private func element(_ node: SyntaxNode) -> Value? {
        guard let part = SubscriptExpr(node), let owner = value(part.base), owner.isCollection, let list = part.argumentList,
            let argument = part.firstArgument?.value
        else { return nil }
        let isRange = argument.subtree.contains { part in
            part.kind != .integerLiteralExpr && (part.tokenText == "..." || part.tokenText == "..<")
        }
        return isRange ? owner.part(owner.kind, list.text) : owner.part(owner.elementKind, list.text)
    }

    /// The value of a call. `Array(subviews)` has as many elements as `subviews`; a filtered collection has its own count.
    private func call(_ node: SyntaxNode) -> Value? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        if callee.kind == .declReferenceExpr, callee.tokenText == "Array" {
            return value(call.firstArgument?.value)
        }
        guard let member = MemberAccessExpr(callee), Self.derived.contains(callee.name), let owner = value(member.base),
            owner.isCollection
        else { return nil }
        let range = SourceRange(start: callee.tokenRange.start, end: node.end)
        return owner.part(owner.kind, "." + node.tree.source.text(range))
    }

    static let derivedNames = [
        "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix",
    ]
    /// The operations in `derivedNames` that return a new array.
    static let arrays = ["filter", "sorted", "reversed", "shuffled"]
    private static let derived = NameTable(derivedNames.map { Name($0.utf8) })

    // MARK: Names

    /// The declaration that binds a name.
    enum Binding {
        /// `let x = value`
        case variable(SyntaxNode)
        /// `if let x = value`
        case optional(SyntaxNode)
        /// `x: Type` of a function.
        case parameter(SyntaxNode)
        /// Parameter of a closure by position.
        case closure(SyntaxNode, Int)
        /// `let x: Type` of a type.
        case property(SyntaxNode)
        case other
    }

    func value(_ binding: Binding) -> Value? {
        switch binding {
        case .variable(let node):
            return value(PatternBinding(node).initialValue)?.renamed(by: node)
                ?? typed(PatternBinding(node).type, node)
        case .optional(let node):
            guard let value = value(BindingCondition(node)?.value) else { return nil }
            return Value(kind: value.kind, subject: Subject(root: node.id, path: ""))
        case .parameter(let node): return typed(FunctionParameter(node).type, node)
        case .property(let node): return typed(PatternBinding(node).type, node)
        case .closure(let node, let position): return parameter(of: node, position)
        case .other: return nil
        }
    }

    private func typed(_ type: SyntaxNode?, _ node: SyntaxNode) -> Value? {
        guard let type, type.kind == .identifierType || type.kind == .memberType,
            let kind = SwiftUICatalog.containerTypes[type.name], kind != .values, !index.declaresType(type.name)
        else { return nil }
        return Value(kind: kind, subject: Subject(root: node.id, path: ""))
    }

    /// The declaration of a name at the place of its use; nil if the file has none.
    func binding(_ name: Name, at node: SyntaxNode) -> Binding? {
        if node.tokenText.first == "$" { return shorthand(node) }
        var inner = node
        for scope in node.ancestors {
            if let found = binding(name, in: scope, before: inner) { return found }
            inner = scope
        }
        return nil
    }

    /// The binding of `$0`: it belongs to the nearest closure that names no parameters.
    private func shorthand(_ node: SyntaxNode) -> Binding? {
        guard let position = Int(node.tokenText.dropFirst()) else { return nil }
        for scope in node.ancestors {
            guard let closure = ClosureExpr(scope) else { continue }
            if closure.parameterList == nil { return .closure(scope, position) }
        }
        return nil
    }

    private func binding(_ name: Name, in scope: SyntaxNode, before inner: SyntaxNode) -> Binding? {
        switch scope.kind {
        case .codeBlock, .accessorBlock, .switchCase, .closureExpr:
            let statements = scope.tree.lastStatements(of: scope, binding: name, before: inner.start)
            let found = statements.lazy.compactMap { declaration(of: name, in: $0) }.first
            if found == nil, let position = ClosureExpr(scope)?.parameterNames.firstIndex(of: name) {
                return typedParameter(scope, position) ?? .closure(scope, position)
            }
            return found
        case .ifExpr, .guardStmt, .whileStmt:
            if scope.kind == .ifExpr, IfExpr(scope)?.elseBranch?.id == inner.id { return nil }
            if scope.kind == .guardStmt, GuardStmt(scope)?.body?.id == inner.id { return nil }
            return scope.children().filter { $0.end <= inner.start }.lazy.compactMap { condition(name, $0) }.last
        case .forStmt:
            return ForStmt(scope)?.pattern?.binds(name) == true && inner.kind == .codeBlock ? .other : nil
        case .functionDecl, .initializerDecl:
            return FunctionDecl(scope)?.parameters?.children().first { FunctionParameter($0).name == name }
                .map { .parameter($0) }
        case .memberBlock: return property(name, in: scope)
        // Other code declares no names that matter here.
        default: return nil
        }
    }

    private func declaration(of name: Name, in statement: SyntaxNode) -> Binding? {
        switch statement.kind {
        case .variableDecl: return variable(name, in: statement)
        case .guardStmt:
            return GuardStmt(statement)?.conditions.lazy.compactMap { condition(name, $0) }.last
        case .switchCaseLabel: return statement.binds(name) ? .other : nil
        // Names in other statements are visible only inside them.
        default: return nil
        }
    }

    private func variable(_ name: Name, in statement: SyntaxNode) -> Binding? {
        guard let variable = VariableDecl(statement) else { return nil }
        for binding in variable.bindings {
            guard let pattern = PatternBinding(binding).pattern, pattern.binds(name) else { continue }
            return pattern.kind == .identifierPattern ? .variable(binding) : .other
        }
        return nil
    }

    private func condition(_ name: Name, _ node: SyntaxNode) -> Binding? {
        guard let pattern = BindingCondition(node)?.pattern, pattern.binds(name) else { return nil }
        return node.kind == .optionalBindingCondition && pattern.kind == .identifierPattern ? .optional(node) : .other
    }

    private func property(_ name: Name, at node: SyntaxNode) -> Binding? {
        node.ancestors.first { $0.kind == .memberBlock }.flatMap { property(name, in: $0) }
    }

    private func property(_ name: Name, in block: SyntaxNode) -> Binding? {
        for variable in block.tree.statements(of: block, binding: name).lazy.compactMap(VariableDecl.init) {
            for binding in variable.bindings where PatternBinding(binding).pattern?.binds(name) ?? false {
                return PatternBinding(binding).getter == nil ? .property(binding) : .other
            }
        }
        return nil
    }

    private func typedParameter(_ closure: SyntaxNode, _ position: Int) -> Binding? {
        guard let parameters = ClosureExpr(closure)?.parameterList else { return nil }
        let parameter = Array(parameters.children())[position]
        guard parameter.kind == .functionParameter, FunctionParameter(parameter).type != nil else { return nil }
        return .parameter(parameter)
    }
}

extension ResolvedContent.Value {
    var elementKind: SwiftUICatalog.ContainerType { kind == .sections ? .section : .subview }

    func part(_ kind: SwiftUICatalog.ContainerType, _ way: String) -> ResolvedContent.Value {
        let way = way.filter { !$0.isWhitespace }
        return ResolvedContent.Value(kind: kind, subject: .init(root: subject.root, path: subject.path + way))
    }

    /// The value under a new name. `let all = subviews` counts as `subviews`; `let pinned = subviews.filter { … }` is a
    /// new collection, and so is a slice, whose indices do not start at 0.
    func renamed(by node: SyntaxNode) -> ResolvedContent.Value {
        if isWhole { return self }
        let isSlice = isCollection && !ResolvedContent.arrays.contains { subject.path.contains("." + $0) }
        return ResolvedContent.Value(kind: kind, subject: .init(root: node.id, path: isSlice ? ".slice" : ""))
    }

    /// Whether the value has a name or is the `header`, `footer` or `content` of a section.
    var isWhole: Bool {
        subject.path.isEmpty || ["header", "footer", "content"].contains { subject.path.hasSuffix("." + $0) }
    }
}

extension SyntaxNode {
    /// Whether a pattern binds a name.
    fileprivate func binds(_ name: Name) -> Bool {
        subtree.contains { $0.kind == .identifierPattern && $0.name == name }
    }
}
