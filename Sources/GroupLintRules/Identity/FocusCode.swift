import GroupLintCore

/// The code of a view that sets the keyboard focus.
struct FocusCode {
    /// The properties with the focus, and the functions that set it.
    private var names: [Name]
    /// The places that set it or call such a function.
    private var places: [SyntaxNode] = []

    /// - Parameter focus: names of values that hold the focus, besides the `@FocusState` properties of the type.
    init(_ type: TypeID, _ focus: [Name], _ context: inout RuleContext) {
        let index = context.index
        names = focus + index.storedProperties(of: type).map(index.member).filter { $0.wrapper == "FocusState" }.map(\.name)
        guard !names.isEmpty, let code = TypeCode(type, &context) else { return }
        for declaration in code.declarations {
            let changes = declaration.tree.facts(ChangingNodes.self)
            let different = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
            places += different.flatMap { changes.nodes(for: $0, in: declaration) }.filter { $0.writtenTarget != nil }
        }
        for function in places.compactMap({ $0.ancestors.first { $0.kind == .functionDecl } }) {
            guard !names.contains(function.name) else { continue }
            names.append(function.name)
            places += code.nodes(named: function.name).filter { $0.kind == .declReferenceExpr }
        }
    }

    /// Whether some code sets the focus.
    var setsFocus: Bool { !places.isEmpty }

    /// Whether an action has something to do with the focus.
    func isMentioned(in action: SyntaxNode) -> Bool {
        action.subtree.contains { node in
            names.contains(node.valueName) || (CallExpr(node)?.callee?.tokenText.lowercased().contains("focus") ?? false)
        }
    }

    /// Whether an action sets the focus only if a flag is on, or only if it is off: `if isVisible { isFocused = true }`.
    func isMentioned(in action: SyntaxNode, onlyIf flag: Name) -> Bool {
        let mentions = action.subtree.filter { names.contains($0.valueName) }
        guard let branch = mentions.first?.ancestors.prefix(while: { $0 != action }).lazy.compactMap(IfExpr.init).last,
            let body = branch.body, let test = branch.conditions.first, branch.conditions.count == 1, branch.elseBranch == nil,
            (test.operand ?? test).unwrapped.ownName == flag
        else { return false }
        // `isFocused = false` is meant.
        return mentions.allSatisfy { node in
            body.range.contains(node.range)
                && (node.parent.flatMap(SequenceExpr.init)?.right?.text).map { $0 != "false" && $0 != "nil" } ?? true
        }
    }

    /// Whether the view sets the focus when one of some values or the focus changes, or when a view in the branch appears.
    func reacts(to values: [Name], in branch: SyntaxNode) -> Bool {
        places.contains { place in
            if branch.range.contains(place.range) { return true }
            guard let subject = place.observedValue else { return false }
            return subject.subtree.contains { values.contains($0.valueName) || names.contains($0.valueName) }
        }
    }

    /// Whether the view sets the focus when any value changes, or when a view in the branch appears.
    func reactsToAnything(in branch: SyntaxNode) -> Bool {
        places.contains { branch.range.contains($0.range) || $0.observedValue != nil }
    }
}

extension SyntaxNode {
    /// The value whose change runs the code: `a` in `.onChange(of: a) { … }` and `.task(id: a) { … }`.
    fileprivate var observedValue: SyntaxNode? {
        for closure in ancestors where closure.kind == .closureExpr {
            guard let call = closure.callOfClosure, let name = call.callee?.name else { continue }
            if name == "onChange" { return call.argument("of") }
            if name == "task" { return call.argument("id") }
            if name.isModifier(with: .subscribes) { return call.firstArgument?.value }
        }
        return nil
    }

    /// The name of a value, also in `$value` and `_value`.
    var valueName: Name {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr else { return .none }
        let text = tokenText
        return text.first == "$" || text.first == "_" ? Name(text.dropFirst().utf8) : name
    }
}
