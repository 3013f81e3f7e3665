import GroupLintCore

/// Merges two branches that show the same view into one view, with a ternary where they differ.
struct BranchMerge {
    /// Whether there is a difference that a ternary cannot express.
    private var isImpossible = false
    private var pieces: [Piece] = []

    private enum Piece {
        /// A value of the first branch, and the value of the second branch.
        case value(SyntaxNode, SyntaxNode)
        /// A modifier that only the first branch has.
        case first(ModifierCall)
        /// A modifier that only the second branch has, and the offset of its place in the first branch (UTF-8).
        case second(ModifierCall, UInt32)
    }

    mutating func markImpossible(unless isPossible: Bool = false) { isImpossible = isImpossible || !isPossible }

    /// Adds a ternary for two values. `modifier` is the modifier that takes the values; nil for a view.
    mutating func choose(_ first: SyntaxNode, _ second: SyntaxNode, in modifier: Name? = nil) {
        let isGeneric = modifier?.isModifier(with: .anyStyle) ?? false
        let isPossible =
            first.kind == second.kind && first.isSimpleValue && second.isSimpleValue
            && (first.hasChildren == second.hasChildren) && (!isGeneric || (first.isColor && second.isColor))
        markImpossible(unless: isPossible)
        pieces.append(.value(first, second))
    }

    mutating func addFirst(_ modifier: SyntaxNode) {
        guard let call = ModifierCall(modifier) else { return markImpossible() }
        pieces.append(.first(call))
    }

    mutating func addSecond(_ modifier: SyntaxNode, at offset: UInt32) {
        guard let call = ModifierCall(modifier) else { return markImpossible() }
        pieces.append(.second(call, offset))
    }

    /// Nil for conditions that are not plain values or are too long to be written twice, for several statements, and
    /// where a comment would be lost.
    func fix(_ branch: SyntaxNode, _ targets: DeploymentTargets) -> Fix? {
        guard !isImpossible, !pieces.isEmpty, pieces.count < 4, let node = IfExpr(branch), node.conditions.count == 1,
            let condition = TernaryCondition(node.conditions[0]), pieces.count == 1 || condition.text.utf8.count <= 24,
            let view = Self.only(in: node.body),
            let other = Self.only(in: node.elseBranch), !view.text.utf8.contains("\"\"\"".utf8)
        else { return nil }
        let tree = branch.tree
        let isCommented = tree.comments.contains { comment in
            branch.range.contains(comment.range) && !view.range.contains(comment.range)
        }
        guard !isCommented, !tree.hasComment(in: other.range) else { return nil }
        guard let text = merged(view, condition, targets) else { return nil }
        let lines = SourceLines(tree.source)
        let (inner, outer) = (lines.indentationText(view.start), lines.indentationText(branch.start))
        let moved = lines.replaced(text, from: inner, to: outer)
        let title = "show one view and vary its arguments by the condition"
        return Fix(title, .unsafe, [Fix.Edit(branch.range, moved)])
    }

    private static func only(in block: SyntaxNode?) -> SyntaxNode? {
        guard let block, block.kind == .codeBlock else { return nil }
        let statements = Array(block.children())
        return statements.count == 1 ? statements[0] : nil
    }

    /// The text of the first branch's view with its pieces replaced.
    private func merged(_ view: SyntaxNode, _ condition: TernaryCondition, _ targets: DeploymentTargets) -> String? {
        var edits: [(range: SourceRange, text: String)] = []
        for piece in pieces {
            switch piece {
            case .value(let first, let second):
                edits.append((first.range, condition.choice(first.text, second.text)))
            case .first(let call):
                guard let text = call.conditional(condition, holds: true, targets) else { return nil }
                edits.append((SourceRange(start: call.dot + 1, end: call.node.end), text))
            case .second(let call, let offset):
                guard let text = call.conditional(condition, holds: false, targets) else { return nil }
                edits.append((SourceRange(start: offset, end: offset), call.separator + "." + text))
            }
        }
        var result = ""
        var position = view.start
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            guard edit.range.start >= position, edit.range.end <= view.end else { return nil }
            result += view.tree.source.text(SourceRange(start: position, end: edit.range.start)) + edit.text
            position = edit.range.end
        }
        return result + view.tree.source.text(SourceRange(start: position, end: view.end))
    }
}
