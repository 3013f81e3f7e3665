/// Branches for a case that no caller passes: `if tab == .course { … }` in a view that is only made with `tab: .dates`.
extension RuleContext {
    private static let mostCalls = 16

    /// Whether the code at a UTF-8 offset only runs for a value of a property for which each caller writes another one.
    mutating func isInExcludedCase(_ offset: UInt32, _ tree: SyntaxTree) -> Bool {
        let declarations = tree.declarations(around: offset)
        guard index.hasEntryPoint, let type = declarations.last(where: { TypeDecl($0) != nil }).flatMap(TypeDecl.init),
            let view = index.type(of: type, file: file), index.type(view).isView
        else { return false }
        var node: SyntaxNode? = declarations.last
        while let current = node {
            node = current.children().first { $0.range.contains(offset) }
            guard let branch = IfExpr(current), let body = branch.body, body.range.contains(offset) else { continue }
            for condition in branch.conditions {
                if let (property, value) = condition.comparedCase, isNeverPassed(value, for: property, to: view) { return true }
            }
        }
        return false
    }

    /// Whether each call of a view outside of previews passes a literal case of an enum for a property, and never this one.
    private mutating func isNeverPassed(_ value: Name, for property: Name, to view: TypeID) -> Bool {
        // Other modules of an app are in the run too, so this also holds for a public view.
        guard let id = index.members(of: view, named: property).first else { return false }
        let (member, data) = (index.member(id), data(of: view))
        guard member.kind == .storedProperty, member.wrapper.isNone, member.defaultValue == .none,
            !member.flags.contains(.isStatic),
            data.uses(of: property).allSatisfy({ !$0.use.kind.mayChangeValue || data.isInInitializer($0) })
        else { return false }
        let calls = index.calls(of: view).filter { !$0.root.flags.contains(.isPreview) }
        guard !calls.isEmpty, calls.count <= Self.mostCalls else { return false }
        for call in calls {
            guard let tree = syntax(ofFile: call.path), Int(call.node) < tree.records.count,
                let written = tree.node(call.node).flatMap(CallExpr.init)?.argument(property),
                written.kind == .memberAccessExpr, written.chainBase == nil, written.name != value
            else { return false }
        }
        return true
    }
}

extension SyntaxNode {
    /// The property and the case in `tab == .course`.
    fileprivate var comparedCase: (property: Name, value: Name)? {
        guard let sequence = SequenceExpr(self), sequence.isBinary, sequence.sign?.tokenText == "==",
            let left = sequence.left, left.kind == .declReferenceExpr, let right = sequence.right,
            right.kind == .memberAccessExpr, right.chainBase == nil
        else { return nil }
        return (left.name, right.name)
    }
}
