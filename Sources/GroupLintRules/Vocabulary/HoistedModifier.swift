import GroupLintCore

/// Moves a modifier from a view inside a container to the end of the container's modifier chain.
struct HoistedModifier {
    let fix: Fix

    /// Nil if the modifier uses a name that only exists inside the container, or if a comment would be lost.
    init?(
        _ modifier: ViewTree.Modifier, of element: ViewElement, to container: ViewElement, _ context: inout RuleContext
    ) {
        guard !modifier.isConditional, let node = context.node(of: modifier), let call = ModifierCall(node),
            let target = context.node(of: container)?.wholeChain, !call.hasCommentBefore,
            !call.node.usesNames(boundIn: target)
        else { return nil }
        let name = context.text(modifier)
        let text = SourceLines(target.tree.source).moved(call.text, from: call.dot, to: target)
        fix = Fix(
            "move `.\(name)` to the container", .unsafe,
            [
                Fix.Edit(SourceRange(start: call.base.end, end: node.end), ""),
                Fix.Edit(SourceRange(start: target.end, end: target.end), text),
            ])
    }
}

/// A call of a modifier on a base view: `.name(…) { … }`.
struct ModifierCall {
    let node: SyntaxNode
    let base: SyntaxNode
    let callee: SyntaxNode
    /// The offset of the period (UTF-8).
    let dot: UInt32

    init?(_ node: SyntaxNode) {
        guard let callee = CallExpr(node)?.callee, let base = MemberAccessExpr(callee)?.base,
            let name = callee.tokenIndex, name > 0
        else { return nil }
        self.node = node
        self.base = base
        self.callee = callee
        dot = node.tree.tokens[name - 1].start
    }

    /// The text from the period to the end.
    var text: String { node.tree.source.text(SourceRange(start: dot, end: node.end)) }

    /// The white space between the base and the period.
    var separator: String { node.tree.source.text(SourceRange(start: base.end, end: dot)) }

    var hasCommentBefore: Bool { node.tree.hasComment(in: SourceRange(start: base.end, end: dot)) }
}

extension SourceLines {
    /// The text of a modifier, indented for another view: on its own line, unless modifier and view have one line each.
    func moved(_ text: String, from offset: UInt32, to target: SyntaxNode) -> String {
        if !target.text.hasLineBreak, !text.hasLineBreak { return text }
        let outer = indentationText(target.start)
        return lineBreak + outer + replaced(text, from: indentationText(offset), to: outer)
    }

    func indentationText(_ offset: UInt32) -> String { String(decoding: indentation(offset), as: UTF8.self) }

    /// The text with `new` instead of `old` as the indentation of all lines after the first.
    func replaced(_ text: String, from old: String, to new: String) -> String {
        let lines = SourceLines(Array(text.utf8))
        let old = Array(old.utf8)
        var bytes = lines.bytes
        for start in lines.starts(in: 0..<UInt32(bytes.count)).reversed() where lines.hasPrefix(old, at: start) {
            let end = start + UInt32(old.count)
            if lines.end(start) > end { bytes.replaceSubrange(Int(start)..<Int(end), with: new.utf8) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    var hasLineBreak: Bool { utf8.contains { $0.isLineBreak } }
}

extension SyntaxNode {
    /// The whole chain that starts with the node, with all of its modifiers.
    var wholeChain: SyntaxNode {
        var node = self
        while let parent = node.parent, parent.chainBase == node {
            switch parent.kind {
            case .memberAccessExpr, .functionCallExpr, .postfixIfConfigExpr, .genericSpecializationExpr: node = parent
            default: return node
            }
        }
        return node
    }

    /// Whether the node uses a closure parameter or a variable that the code around it in `scope` declares.
    func usesNames(boundIn scope: SyntaxNode) -> Bool {
        guard let call = CallExpr(self) else { return false }
        let parameters = parameters(ofClosuresUpTo: scope)
        let given = [call.argumentList, call.trailingClosure].compactMap { $0 } + Array(call.labeledClosures)
        return given.contains { part in
            part.subtree.contains { node in
                guard node.kind == .declReferenceExpr else { return false }
                let name = node.plainName
                // `$0` belongs to the nearest closure.
                if name.first?.isNumber ?? false {
                    return node.ancestors.first { $0.kind == .closureExpr }.map { !range.contains($0.range) } ?? true
                }
                return parameters.contains(name) || tree.binds(Name(name.utf8), in: scope.range, outside: range)
            }
        }
    }

    /// The names of the parameters of the closures around the node, up to an outer node.
    private func parameters(ofClosuresUpTo scope: SyntaxNode) -> Set<String> {
        var names: Set<String> = []
        for node in ancestors {
            if let closure = ClosureExpr(node) {
                for parameter in closure.parameters {
                    names.formUnion(parameter.tokens.map { tree.source.text($0.range).plainName })
                }
            }
            if node == scope { break }
        }
        return names
    }

    /// `item` for `item` and `$item`.
    private var plainName: String { tokenText.plainName }
}

extension String {
    fileprivate var plainName: String { first == "$" ? String(dropFirst()) : self }
}
