import GroupLintCore

/// Merges two branches that show the same view into one view, with a ternary where they differ.
struct BranchMerge {
    /// The number of places where an optional value is passed instead of the value and nil.
    private(set) var unwrappedCount = 0
    private var pieces: [Piece] = []

    fileprivate struct Piece {
        var change: Change
        /// The modifier or argument that differs.
        var place: SyntaxNode
        /// The view whose argument differs; nil for a modifier.
        var call: SyntaxNode?
    }

    fileprivate enum Change {
        /// A value of the first branch, and the value of the second branch.
        case value(SyntaxNode, SyntaxNode)
        /// A shape style of the first branch, and one of another type of the second branch.
        case style(SyntaxNode, SyntaxNode)
        /// A text or image of the first branch, and that of the second branch.
        case base(SyntaxNode, SyntaxNode)
        /// A value of the first branch, and the optional value that replaces it.
        case unwrapped(SyntaxNode, String)
        /// A modifier that only the first branch has.
        case first(ModifierCall)
        /// A modifier that only the second branch has, and the offset of its place in the first branch (UTF-8).
        case second(ModifierCall, UInt32)
    }

    // MARK: Building

    /// Adds a ternary for two values of an argument of a view.
    mutating func choose(_ first: SyntaxNode, _ second: SyntaxNode, of argument: SyntaxNode, in call: SyntaxNode) {
        pieces.append(Piece(change: .value(first, second), place: argument, call: call))
    }

    mutating func choose(_ first: SyntaxNode, _ second: SyntaxNode, inModifier modifier: SyntaxNode) {
        pieces.append(Piece(change: .value(first, second), place: modifier, call: nil))
    }

    /// Adds a ternary for two shape styles of different types.
    mutating func chooseStyle(_ first: SyntaxNode, _ second: SyntaxNode, inModifier modifier: SyntaxNode) {
        pieces.append(Piece(change: .style(first, second), place: modifier, call: nil))
    }

    /// Adds a ternary for two views of one type.
    mutating func chooseBase(_ first: SyntaxNode, _ second: SyntaxNode) {
        pieces.append(Piece(change: .base(first, second), place: first, call: first))
    }

    /// Replaces all other pieces by a ternary for two views of one type with all their modifiers.
    mutating func chooseWhole(_ first: SyntaxNode, _ second: SyntaxNode) {
        pieces = [Piece(change: .base(first, second), place: first, call: first)]
    }

    mutating func unwrap(_ value: SyntaxNode, _ text: String, of argument: SyntaxNode, in call: SyntaxNode) {
        unwrappedCount += 1
        pieces.append(Piece(change: .unwrapped(value, text), place: argument, call: call))
    }

    mutating func addFirst(_ modifier: SyntaxNode) {
        guard let call = ModifierCall(modifier) else { return }
        pieces.append(Piece(change: .first(call), place: modifier, call: nil))
    }

    mutating func addSecond(_ modifier: SyntaxNode, at offset: UInt32) {
        guard let call = ModifierCall(modifier) else { return }
        pieces.append(Piece(change: .second(call, offset), place: modifier, call: nil))
    }

    // MARK: Text

    /// The edits of a piece in the first branch; nil if no simple code does it.
    private func edit(
        _ piece: Piece, _ condition: TernaryCondition?, _ targets: DeploymentTargets
    ) -> (range: SourceRange, text: String)? {
        if case .unwrapped(let value, let text) = piece.change { return (value.range, text) }
        guard let condition else { return nil }
        switch piece.change {
        case .value(let first, let second):
            let isSimple = first.isSimpleValue && second.isSimpleValue && first.isWritten(like: second)
            return isSimple ? (first.range, condition.choice(first.text, second.text)) : nil
        case .style(let first, let second):
            let text = condition.choice("AnyShapeStyle(\(first.text))", "AnyShapeStyle(\(second.text))")
            return first.text.hasLineBreak || second.text.hasLineBreak ? nil : (first.range, text)
        case .base(let first, let second):
            guard !first.text.hasLineBreak, !second.text.hasLineBreak else { return nil }
            let text = condition.choice(first.text, second.text)
            return (first.range, first.wholeChain == first ? text : "(\(text))")
        case .first(let call):
            return call.conditional(condition, holds: true, targets).map {
                (SourceRange(start: call.dot + 1, end: call.node.end), $0)
            }
        case .second(let call, let offset):
            return call.conditional(condition, holds: false, targets).map {
                (SourceRange(start: offset, end: offset), call.separator + "." + $0)
            }
        case .unwrapped: return nil
        }
    }

    /// The source text of a range with some edits in it; nil if they overlap.
    private func text(of range: SourceRange, in tree: SyntaxTree, _ edits: [(range: SourceRange, text: String)]) -> String? {
        var result = ""
        var position = range.start
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            guard edit.range.start >= position, edit.range.end <= range.end else { return nil }
            result += tree.source.text(SourceRange(start: position, end: edit.range.start)) + edit.text
            position = edit.range.end
        }
        return result + tree.source.text(SourceRange(start: position, end: range.end))
    }

    // MARK: Help

    /// What to write: code where the differences are simple (`isCode` if all are), and the names of the others.
    func help(
        _ condition: TernaryCondition?, _ reason: String, _ targets: DeploymentTargets
    ) -> (text: String, isCode: Bool) {
        var (code, names): ([String], [String]) = ([], [])
        var done: [SyntaxNode] = []
        for piece in pieces where !done.contains(piece.place) {
            done.append(piece.place)
            let all = pieces.filter { $0.place == piece.place }
            let edits = all.compactMap { edit($0, condition, targets) }
            if edits.count == all.count, let text = snippet(of: piece, edits), text.utf8.count <= 120, !text.hasLineBreak {
                code.append("`\(text)`")
            } else if !names.contains(piece.name) {
                names.append(piece.name)
            }
        }
        let written = code.isEmpty ? "" : "write " + code.listed("and")
        let varied = names.isEmpty ? "" : "let \(names.listed("and")) depend on \(reason)"
        return ([written, varied].filter { !$0.isEmpty }.joined(separator: ", and "), names.isEmpty)
    }

    private func snippet(of piece: Piece, _ edits: [(range: SourceRange, text: String)]) -> String? {
        switch piece.change {
        case .second: return edits.first.map { $0.text.trimmedStart }
        case .first: return edits.first.map { "." + $0.text }
        case .base: return edits.first?.text
        case .value, .style, .unwrapped:
            guard let call = piece.call else {
                return ModifierCall(piece.place).flatMap {
                    text(of: SourceRange(start: $0.dot, end: $0.node.end), in: $0.node.tree, edits)
                }
            }
            let whole = text(of: call.range, in: call.tree, edits)
            if let whole, whole.utf8.count <= 120, !whole.hasLineBreak { return whole }
            return text(of: piece.place.range, in: call.tree, edits)
        }
    }

    // MARK: Fix

    /// Nil for conditions that are not plain values or are too long to be written twice, for several statements, and
    /// where a comment would be lost.
    func fix(_ branch: SyntaxNode, _ targets: DeploymentTargets) -> Fix? {
        guard !pieces.isEmpty, pieces.count < 4, let node = IfExpr(branch), node.conditions.count == 1,
            let view = Self.only(in: node.body), let other = Self.only(in: node.elseBranch),
            !view.text.utf8.contains("\"\"\"".utf8)
        else { return nil }
        let condition = TernaryCondition(node.conditions[0])
        if let condition, pieces.count > 1, condition.text.utf8.count > 24 { return nil }
        let tree = branch.tree
        let isCommented = tree.comments(startingIn: branch.range).contains { comment in
            branch.range.contains(comment.range) && !view.range.contains(comment.range)
        }
        guard !isCommented, !tree.hasComment(in: other.range) else { return nil }
        let edits = pieces.compactMap { edit($0, condition, targets) }
        guard edits.count == pieces.count, let text = text(of: view.range, in: tree, edits) else { return nil }
        let lines = SourceLines(tree.source)
        let (inner, outer) = (lines.indentationText(view.start), lines.indentationText(branch.start))
        let moved = lines.replaced(text, from: inner, to: outer)
        return Fix("show one view in both states", .unsafe, [Fix.Edit(branch.range, moved)])
    }

    private static func only(in block: SyntaxNode?) -> SyntaxNode? {
        guard let block, block.kind == .codeBlock else { return nil }
        let statements = Array(block.children())
        return statements.count == 1 ? statements[0] : nil
    }
}

extension BranchMerge.Piece {
    /// What differs, for the help: a modifier or an argument label in backticks.
    fileprivate var name: String {
        guard call != nil else { return ModifierCall(place).map { "`.\($0.callee.tokenText)`" } ?? "the modifier" }
        return place.kind == .labeledExpr && place.token != nil ? "`\(place.tokenText)`" : "the argument"
    }
}

extension SyntaxNode {
    /// Whether a ternary finds one type for two simple values: both are numbers, or members without a base, or the like.
    fileprivate func isWritten(like other: SyntaxNode) -> Bool {
        if isNumberLiteral, other.isNumberLiteral { return true }
        if isImplicit, other.isImplicit { return true }
        return kind == other.kind && hasChildren == other.hasChildren
    }

    private var isNumberLiteral: Bool { kind == .integerLiteralExpr || kind == .floatLiteralExpr }

    /// Whether the value is `.zero` or `.degrees(90)`.
    private var isImplicit: Bool { (kind == .memberAccessExpr && chainBase == nil) || isCallOfImplicitMember }
}

extension String {
    fileprivate var trimmedStart: String {
        var text = self[...]
        while let first = text.utf8.first, first == 0x20 || first == 0x09 || first.isLineBreak { text = text.dropFirst() }
        return String(text)
    }
}
