/// Branches for a value that no caller passes: `if tab == .course { … }` in a view that is only made with `tab: .dates`, and
/// `if isWide { … }` in a view that is only made with `isWide: false`.
extension RuleContext {
    private static let mostCalls = 16
    private static let mostFollowed = 4
    private static let mostHops = 2

    /// Whether the code at a UTF-8 offset only runs for a value of a property for which each caller writes another one. This
    /// is also so if each caller of the view is such code.
    mutating func isInExcludedCase(_ offset: UInt32, _ tree: SyntaxTree) -> Bool {
        isInExcludedCase(offset, tree, file, hops: 0)
    }

    private mutating func isInExcludedCase(_ offset: UInt32, _ tree: SyntaxTree, _ file: Int32, hops: Int) -> Bool {
        let declarations = tree.declarations(around: offset)
        guard index.hasEntryPoint, let type = declarations.last(where: { TypeDecl($0) != nil }).flatMap(TypeDecl.init),
            let view = index.type(of: type, file: file), index.type(view).isView
        else { return false }
        var node: SyntaxNode? = declarations.last
        while let current = node {
            node = current.children().first { $0.range.contains(offset) }
            guard let branch = IfExpr(current), let part = node else { continue }
            for (property, value) in branch.needs(for: part) where isNeverPassed(value, for: property, to: view) { return true }
        }
        return hops < Self.mostHops && areAllCallsExcluded(view, hops: hops)
    }

    private mutating func areAllCallsExcluded(_ view: TypeID, hops: Int) -> Bool {
        guard !index.type(view).mayBeUsedUnseen else { return false }
        let calls = index.calls(of: view).filter { !$0.root.flags.contains(.isPreview) }
        // Most calls are in no branch, and their files need not be parsed.
        let areInBranches = calls.allSatisfy { call in sequence(first: call, next: \.parent).contains { $0.kind == .branch } }
        guard !calls.isEmpty, calls.count <= Self.mostFollowed, areInBranches else { return false }
        for call in calls {
            guard let tree = syntax(ofFile: call.path),
                isInExcludedCase(call.nameRange.start, tree, call.site.file, hops: hops + 1)
            else { return false }
        }
        return true
    }

    /// Whether each call of a view outside of previews passes a literal for a property, or leaves out one with a literal
    /// default, and never this value.
    private mutating func isNeverPassed(_ value: NeededValue, for property: Name, to view: TypeID) -> Bool {
        // Other modules of an app are in the run too, so this also holds for a public view.
        guard let id = index.members(of: view, named: property).first else { return false }
        let (member, data) = (index.member(id), data(of: view))
        guard member.kind == .storedProperty, member.wrapper.isNone, !member.flags.contains(.isStatic),
            data.uses(of: property).allSatisfy({ !$0.use.kind.mayChangeValue || data.isInInitializer($0) })
        else { return false }
        let usual = defaultValue(of: id)
        guard member.defaultValue == .none || usual != nil else { return false }
        let calls = index.calls(of: view).filter { !$0.root.flags.contains(.isPreview) }
        guard !calls.isEmpty, calls.count <= Self.mostCalls else { return false }
        for call in calls {
            guard let tree = syntax(ofFile: call.path), Int(call.node) < tree.records.count,
                let written = tree.node(call.node).flatMap(CallExpr.init)?.argument(property).map(NeededValue.init) ?? usual,
                written.isLiteral, value.isLike(written), written != value
            else { return false }
        }
        return true
    }

    /// The literal that a stored property starts with, if callers may leave it out: the view has no initializer of its own.
    private mutating func defaultValue(of id: MemberID) -> NeededValue? {
        guard let owner = index.owner(of: id), index.initializers(of: owner).isEmpty,
            !index.member(id).flags.contains(.isPrivate),
            let tree = syntax(ofFile: index.files[Int(id.file)].path),
            let variable = tree.declarations(around: index.member(id).nameRange.start).compactMap(VariableDecl.init).last,
            let value = variable.onlyBinding?.initialValue
        else { return nil }
        return NeededValue(value)
    }
}

/// A value as code writes it: a case of an enumeration, or `true` and `false`.
private enum NeededValue: Equatable {
    case member(Name)
    case flag(Bool)
    case other

    init(_ node: SyntaxNode) {
        if node.kind == .memberAccessExpr, node.chainBase == nil {
            self = .member(node.name)
        } else if node.kind == .booleanLiteralExpr {
            self = .flag(node.tokenText == "true")
        } else {
            self = .other
        }
    }

    var isLiteral: Bool { self != .other }

    /// Whether both are of one kind, so that they can be compared.
    func isLike(_ other: NeededValue) -> Bool {
        switch (self, other) {
        case (.member, .member), (.flag, .flag): true
        case (.member, _), (.flag, _), (.other, _): false
        }
    }
}

extension IfExpr {
    /// The values that properties must have for a part of the `if` to run: its block, or what comes after `else`.
    fileprivate func needs(for part: SyntaxNode) -> [(property: Name, value: NeededValue)] {
        if part == body { return conditions.compactMap(\.neededValue) }
        guard part == elseBranch, conditions.count == 1, let (property, value) = conditions[0].neededValue,
            case .flag(let flag) = value
        else { return [] }
        return [(property, .flag(!flag))]
    }
}

extension SyntaxNode {
    /// The property and its value in `tab == .course`, `isWide` and `!isWide`.
    fileprivate var neededValue: (property: Name, value: NeededValue)? {
        if kind == .declReferenceExpr { return (name, .flag(true)) }
        if kind == .prefixOperatorExpr, tokenText == "!", let operand, operand.kind == .declReferenceExpr {
            return (operand.name, .flag(false))
        }
        guard let sequence = SequenceExpr(self), sequence.isBinary, sequence.sign?.tokenText == "==",
            let left = sequence.left, left.kind == .declReferenceExpr, let right = sequence.right,
            right.kind == .memberAccessExpr || right.kind == .booleanLiteralExpr, right.chainBase == nil
        else { return nil }
        return (left.name, NeededValue(right))
    }
}
