/// Branches for cases of an enum that nothing makes: `case .legacy: …` if only patterns, comparisons and previews write
/// `.legacy`.
extension RuleContext {
    /// Whether a branch only runs for cases that nothing makes.
    ///
    /// - Parameter branch: a `case` of a `switch`, or an `if`.
    mutating func needsUnmadeCase(_ branch: SyntaxNode, in owner: TypeID, _ file: Int32) -> Bool {
        if let arm = SwitchCase(branch) {
            guard let label = arm.label, label.kind == .switchCaseLabel, label.hasChildren,
                let subject = branch.ancestors.first(where: { $0.kind == .switchExpr }).flatMap(SwitchExpr.init)?.subject
            else { return false }
            return label.children().allSatisfy { item in
                isUnmade(SwitchCaseItem(item).pattern?.caseOfPattern, of: subject, in: owner, file)
            }
        }
        guard let branch = IfExpr(branch) else { return false }
        return branch.conditions.contains { condition in
            guard let (subject, value) = condition.neededCase else { return false }
            return isUnmade(value, of: subject, in: owner, file)
        }
    }

    private mutating func isUnmade(_ value: SyntaxNode?, of subject: SyntaxNode, in owner: TypeID, _ file: Int32) -> Bool {
        guard let value, !index.makesCase(value.name), let type = enumeration(of: subject, in: owner, file) else { return false }
        return !index.makesCase(value.name, of: type) && declares(type, value.name)
    }

    // MARK: The enum

    /// The enum of the project that is the type of a value, if only code that names its cases can make them.
    private func enumeration(of value: SyntaxNode, in owner: TypeID, _ file: Int32) -> TypeID? {
        guard let type = type(of: value, in: owner, file), index.type(type).kind == .enumeration,
            !index.type(type).hasUnknownMacro,
            index.inheritance(of: type).names.allSatisfy({ PlainEnum.protocols.contains($0) })
        else { return nil }
        return type
    }

    private func type(of value: SyntaxNode, in owner: TypeID, _ file: Int32) -> TypeID? {
        if value.token?.keyword == .`self` { return owner }
        if value.kind == .declReferenceExpr {
            if let local = LocalValue(value) { return type(ofLocal: local, value, in: owner, file) }
        } else {
            guard let base = MemberAccessExpr(value)?.base, let outer = type(of: base, in: owner, file) else { return nil }
            return storedType(value.name, in: outer)
        }
        return storedType(value.name, in: owner)
    }

    private func storedType(_ property: Name, in owner: TypeID) -> TypeID? {
        if case .project(let type) = index.valueType(of: property, in: owner) { return type }
        return nil
    }

    /// The type of a parameter of a function, of what `.navigationDestination(for: Route.self)` is for, or of what a sheet shows.
    private func type(ofLocal local: LocalValue, _ value: SyntaxNode, in owner: TypeID, _ file: Int32) -> TypeID? {
        if case .typed(let type) = local { return index.resolveType(type.name, file: file, in: owner) }
        let closure = value.ancestors.first { ClosureExpr($0)?.parameterNames.contains(value.name) ?? false }
        guard case .unknown = local, let call = closure?.callOfClosure else { return nil }
        if let metatype = call.argument("for").flatMap(MemberAccessExpr.init), metatype.node.name == "self" {
            return metatype.base.flatMap { index.resolveType($0.name, file: file, in: owner) }
        }
        return call.argument("item")?.ownBinding.flatMap { storedType($0, in: owner) }
    }

    /// Whether an enum has a case, and its own code does not make it without a period.
    private mutating func declares(_ type: TypeID, _ name: Name) -> Bool {
        guard let home = index.type(type).home, let tree = syntax(ofFile: index.files[Int(home.file)].path),
            !isWrittenBare(name, in: type, tree, home.file)
        else { return false }
        return tree.nodes(named: name).contains { id in
            guard let element = tree.node(id), element.kind == .enumCaseElement else { return false }
            return tree.declarations(around: element.start).compactMap(TypeDecl.init).last
                .flatMap { index.type(of: $0, file: home.file) } == type
        }
    }

    /// Whether code of an enum writes a case without the period: `self = legacy`.
    private func isWrittenBare(_ name: Name, in type: TypeID, _ tree: SyntaxTree, _ file: Int32) -> Bool {
        tree.nodes(named: name).contains { id in
            guard let node = tree.node(id), node.kind == .declReferenceExpr else { return false }
            let types = tree.declarations(around: node.start).compactMap(TypeDecl.init)
            return types.contains { index.type(of: $0, file: file) == type }
        }
    }
}

private enum PlainEnum {
    /// Protocols that make no value from data and list no cases.
    static let protocols = NameTable("Equatable Hashable Comparable Identifiable Sendable Error LocalizedError")
}

extension SyntaxNode {
    /// The case in a pattern: `.legacy`, `Mode.legacy`, `.legacy(let value)`, `let .legacy(value)`.
    var caseOfPattern: SyntaxNode? {
        switch kind {
        case .memberAccessExpr: self
        case .expressionPattern, .valueBindingPattern: children().lazy.compactMap(\.caseOfPattern).first { _ in true }
        case .optionalChainingExpr: chainBase?.caseOfPattern
        case .functionCallExpr: CallExpr(self)?.callee.flatMap { $0.kind == .memberAccessExpr ? $0 : nil }
        // Other patterns match more than one case.
        default: nil
        }
    }

    /// The value and the case that a condition needs: `mode == .legacy`, `case .legacy = mode`.
    fileprivate var neededCase: (subject: SyntaxNode, value: SyntaxNode)? {
        if kind == .matchingPatternCondition, let condition = BindingCondition(self) {
            guard let subject = condition.value, let value = condition.pattern?.caseOfPattern else { return nil }
            return (subject, value)
        }
        guard let sequence = SequenceExpr(self), sequence.isBinary, sequence.sign?.tokenText == "==",
            let subject = sequence.left, let value = sequence.right, value.kind == .memberAccessExpr
        else { return nil }
        return (subject, value)
    }
}
