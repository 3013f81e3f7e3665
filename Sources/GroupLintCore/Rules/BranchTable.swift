/// The branches of a tree: each `if`, each case of a `switch` and each `#if`, and the closures that may never be called: those of
/// a call with `isPresented`, such as the content of a sheet, and those with a label. A chain of modifiers is as deep in the tree
/// as it is long, so rules that ask about many places in one do not go down to each.
private final class BranchTable: TreeFacts {
    private struct Branch {
        var range: SourceRange
        var node: NodeID
        /// Position of the branch around this one, or -1.
        var outer: Int
    }

    /// In the order of their starts, outer ones first.
    private var branches: [Branch] = []

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) {
            let kind = tree.kind(of: id)
            if Self.isBranch(kind) {
                add(SyntaxNode(tree: tree, id: id))
            } else if kind == .labeledExpr || kind == .multipleTrailingClosureElement {
                addClosures(SyntaxNode(tree: tree, id: id))
            }
        }
        branches.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
        var open: [Int] = []
        for position in branches.indices {
            while let last = open.last, branches[last].range.end <= branches[position].range.start { open.removeLast() }
            branches[position].outer = open.last ?? -1
            open.append(position)
        }
    }

    private func addClosures(_ argument: SyntaxNode) {
        if argument.name == "isPresented" {
            for closure in argument.parent?.parent.flatMap(CallExpr.init)?.closures ?? [] { add(closure) }
        } else if let closure = Argument(argument).value, closure.kind == .closureExpr, !argument.name.isNone {
            add(closure)
        }
    }

    private func add(_ node: SyntaxNode) {
        branches.append(Branch(range: node.range, node: node.id, outer: -1))
    }

    private static func isBranch(_ kind: SyntaxKind) -> Bool {
        kind == .ifExpr || kind == .switchCase || kind == .ifConfigDecl
    }

    /// The branches around an offset, outermost first.
    func branches(around offset: UInt32) -> [NodeID] {
        var position = branches.partitionPoint { $0.range.start <= offset } - 1
        var found: [NodeID] = []
        while position >= 0 {
            if branches[position].range.contains(offset) { found.append(branches[position].node) }
            position = branches[position].outer
        }
        return found.reversed()
    }
}

extension SyntaxTree {
    /// Each `if`, case of a `switch`, `#if` and closure that may never be called around a UTF-8 offset, outermost first.
    func branches(around offset: UInt32) -> [SyntaxNode] {
        facts(BranchTable.self).branches(around: offset).map { SyntaxNode(tree: self, id: $0) }
    }
}
