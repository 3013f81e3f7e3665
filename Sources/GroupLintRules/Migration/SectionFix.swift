import GroupLintCore

/// Moves the header and footer of a section from arguments to closures.
struct SectionFix {
    let fix: Fix

    init?(_ call: CallExpr) {
        guard let list = call.argumentList, let content = call.trailingClosure, let callee = call.callee else { return nil }
        var labeled = call.labeledClosures
        let arguments = Array(call.arguments)
        let values = arguments.compactMap(\.value)
        let tree = call.node.tree
        let isKept = { (comment: SourceRange) in values.contains { $0.start <= comment.start && comment.end <= $0.end } }
        let gap = SourceRange(start: list.start, end: content.start)
        let comments = tree.comments(startingIn: gap).lazy.map(\.range).filter { $0.end <= content.start }
        guard labeled.next() == nil, !comments.contains(where: { !isKept($0) }), !values.contains(where: \.dependsOnClosure)
        else { return nil }
        let lines = SourceLines(tree.source)
        let closures = arguments.map { argument in
            " \(argument.node.tokenText): " + Self.closure(argument.value, content, lines)
        }
        let head = SourceRange(start: callee.end, end: content.start)
        fix = Fix(
            "write the header and footer as closures", .safe,
            [Fix.Edit(head, " "), .insert(closures.joined(), at: content.end)])
    }

    private static func closure(_ value: SyntaxNode?, _ content: SyntaxNode, _ lines: SourceLines) -> String {
        guard let value else { return "{}" }
        let hasText = value.subtree.contains { $0.kind == .stringLiteralExpr && $0.text.contains { $0.isNewline } }
        let isOneLine = !lines.containsBreak(content.start..<content.end) && !value.text.contains(where: \.isNewline)
        if isOneLine || hasText { return "{ \(value.text) }" }
        let outer = lines.indentationText(content.end - 1)
        let inner = outer + (outer.first == "\t" ? "\t" : "    ")
        let text = lines.replaced(value.text, from: lines.indentationText(value.start), to: inner)
        return "{" + lines.lineBreak + inner + text + lines.lineBreak + outer + "}"
    }
}
