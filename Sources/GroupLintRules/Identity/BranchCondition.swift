import GroupLintCore

/// The condition of a branch, and what it depends on.
struct BranchCondition {
    let branch: ViewElement
    let tree: SyntaxTree

    /// Whether the condition reads only the element of a row: `ForEach(tabs) { tab in if tab == .home { … } }`. When
    /// such a condition changes, it is a different row.
    var dependsOnRowAlone: Bool {
        let names = rowNames
        let isRow = { (read: ViewTree.Read) in read.isLocal && read.member.isNone && names.contains(read.root) }
        return branch.reads.contains(where: isRow) && branch.reads.allSatisfy { $0.isTypeMember || isRow($0) }
    }

    /// Whether the condition may change while the view is shown. False if it only reads properties that get a constant
    /// from every caller in the project.
    var mayChange: Bool {
        guard let owner = branch.owner, branch.index.calls(of: owner).contains(where: { !$0.isInPreview }) else { return true }
        return branch.reads.contains { $0.isLocal || $0.isTypeMember || branch.changes($0) }
    }

    /// Parameters of the closures around the branch, and constants that are made only from them.
    private var rowNames: [Name] {
        var closures: [ClosureExpr] = []
        var current = branch.parent
        while let element = current {
            if element.kind == .slot, let closure = tree.node(element.node).flatMap(ClosureExpr.init) { closures.append(closure) }
            current = element.parent
        }
        var names: [Name] = []
        for closure in closures.reversed() {
            names += closure.parameterNames
            for variable in closure.statements.lazy.compactMap(VariableDecl.init) {
                for binding in variable.bindings.lazy.map(PatternBinding.init) {
                    guard let name = binding.pattern?.name, let value = binding.initialValue else { continue }
                    if value.isMade(of: names) { names.append(name) } else { names.removeAll { $0 == name } }
                }
            }
        }
        return names
    }
}

extension ViewElement {
    /// Whether there is exactly one child.
    var showsOne: Bool { children.reduce(0) { count, _ in count + 1 } == 1 }

    /// Whether the element is `self` in an extension of View, or `content` in a view modifier:
    /// conditional_modifier_extension reports those.
    var isSubjectOfModifier: Bool {
        if flags.contains(.isSelf) { return true }
        guard flags.contains(.isLocal), name == "content", let owner else { return false }
        return index.inherits(owner, "ViewModifier")
    }
}

extension SyntaxNode {
    /// Whether the code reads some of the names, and no other variable.
    fileprivate func isMade(of names: [Name]) -> Bool {
        let reads = subtree.filter { $0.kind == .declReferenceExpr && !$0.isCapitalized }
        return !reads.isEmpty && reads.allSatisfy { names.contains($0.name) }
    }
}
