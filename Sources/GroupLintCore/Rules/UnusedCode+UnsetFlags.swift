/// Branches behind a flag that nothing sets: `if model.showsUndo { … }` where only a method that nobody calls writes
/// `showsUndo = true`.
extension RuleContext {
    private static let mostWrites = 16

    /// Whether a condition is false while the app runs, because a flag in it keeps its first value, `false`.
    mutating func needsUnsetFlag(_ condition: SyntaxNode, in view: TypeID) -> Bool {
        for part in condition.requiredParts {
            guard let flag = flag(part, in: view), isNeverSet(flag.name, of: flag.type) else { continue }
            return true
        }
        return false
    }

    /// The flag in `isOn`, `self.isOn` and `model.isOn`, and the type that declares it: the view or the class of a model.
    private mutating func flag(_ part: SyntaxNode, in view: TypeID) -> (name: Name, type: TypeID)? {
        if part.kind == .declReferenceExpr { return (part.name, view) }
        guard part.kind == .memberAccessExpr, let base = part.chainBase, base.kind == .declReferenceExpr else { return nil }
        if base.tokenText == "self" { return (part.name, view) }
        guard let id = index.members(of: view, named: base.name).first, let model = index.object(in: id) else { return nil }
        return (part.name, model)
    }

    private mutating func isNeverSet(_ flag: Name, of type: TypeID) -> Bool {
        let found = index.members(of: type, named: flag)
        guard found.count == 1, let id = found.first, case let member = index.member(id), member.kind == .storedProperty,
            member.wrapper == "State" || member.wrapper == "Published", !member.flags.contains(.isStatic),
            member.defaultValue == .literal, defaultValue(of: member, id)?.tokenText == "false"
        else { return false }
        var changes = changes(of: flag, inClass: type)
        // Who gets the binding of a state may set it.
        if member.wrapper == "State" { changes.sites = data(of: type).uses(of: flag).filter { $0.use.kind.mayChangeValue } }
        // A flag without any write says nothing: it may be a setting of the developers.
        guard changes.isComplete, !changes.sites.isEmpty, changes.sites.count <= Self.mostWrites else { return false }
        for site in changes.sites {
            guard let tree = syntax(ofFile: index.files[Int(site.file)].path), Int(site.use.node) < tree.records.count,
                let node = tree.node(site.use.node), node.isResetToFalse || isInUnusedCode(node.start, tree)
            else { return false }
        }
        return true
    }
}

extension SyntaxNode {
    /// The operands that all have to be true: `a` and `b` of `a && b`.
    fileprivate var requiredParts: [SyntaxNode] {
        guard let sequence = SequenceExpr(self) else { return [self] }
        let parts = Array(sequence.elements)
        guard parts.enumerated().allSatisfy({ $0.offset % 2 == 0 || $0.element.tokenText == "&&" }) else { return [] }
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    }

    /// Whether the node is the left side of `isOn = false`.
    fileprivate var isResetToFalse: Bool {
        let target = parent?.kind == .memberAccessExpr ? parent : self
        guard let target, let assignment = target.parent.flatMap(SequenceExpr.init), assignment.left == target else {
            return false
        }
        return assignment.sign?.kind == .assignmentExpr && assignment.right?.tokenText == "false"
    }
}
