/// The branches of a tree: each `if`, each case of a `switch` and each `#if`. A chain of modifiers is as deep in the tree as it
/// is long, so rules that ask about many places in one do not go down to each.
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
        for id in 0..<NodeID(tree.records.count) where Self.isBranch(tree.kind(of: id)) {
            branches.append(Branch(range: tree.records[Int(id)].range, node: id, outer: -1))
        }
        branches.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
        var open: [Int] = []
        for position in branches.indices {
            while let last = open.last, branches[last].range.end <= branches[position].range.start { open.removeLast() }
            branches[position].outer = open.last ?? -1
            open.append(position)
        }
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
    /// Each `if`, case of a `switch` and `#if` around a UTF-8 offset, outermost first.
    func branches(around offset: UInt32) -> [SyntaxNode] {
        facts(BranchTable.self).branches(around: offset).map { SyntaxNode(tree: self, id: $0) }
    }
}
