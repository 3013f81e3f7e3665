import GroupLintCore

/// A ForEach over resolved views whose rows are identified by position.
struct PositionRows {
    let call: CallExpr
    let data: RowData
    let nameRange: SourceRange
    let closure: SyntaxNode
    private let content: ResolvedContent
    /// The key path of `id:`; nil when the range itself identifies the rows.
    private let id: SyntaxNode?
    /// The accesses by position: `subviews[index]`.
    private var elements: [SyntaxNode] = []

    init?(_ node: SyntaxNode, _ content: ResolvedContent) {
        guard let call = CallExpr(node), let callee = node.swiftUICallee, callee.name == .forEach,
            content.index.resolveType(.forEach, file: content.file, in: nil) == nil, let data = RowData(call, content),
            let closure = call.trailingClosure ?? call.value("content"), closure.kind == .closureExpr
        else { return nil }
        (self.call, self.data, self.content, self.closure) = (call, data, content, closure)
        nameRange = callee.tokenRange
        id = call.argument("id")
        let path = id?.text.filter { !$0.isWhitespace }
        switch path {
        case "\\.self", nil: guard data.hasPositionsOnly else { return nil }
        case "\\.offset", "\\.0": guard data.hasPositions else { return nil }
        default: return nil
        }
        elements = closure.contents.filter(isElement)
    }

    // MARK: Content of the rows

    /// The parameter names: the position, and the element if there is one. `$0` and `$1` for a closure without names.
    var names: [Name] {
        let names = ClosureExpr(closure)?.parameterNames ?? []
        return names.isEmpty ? ["$0", "$1"] : names
    }

    /// Whether the rows show the views themselves, not only their positions.
    var showsElements: Bool {
        if data.hasPositionsOnly { return elements.contains { !$0.hasOwnID } }
        let positions = names.count > 1 ? Array(names.dropFirst()) : names
        return closure.contents.contains { part in
            guard part.kind == .declReferenceExpr, positions.contains(part.name) else { return false }
            // `pair.offset` is the position.
            return part.parent?.kind != .memberAccessExpr || part.parent?.tokenText != "offset"
        }
    }

    /// Whether a node is an access by position.
    private func isElement(_ node: SyntaxNode) -> Bool {
        guard let element = SubscriptExpr(node), let index = element.firstArgument?.value,
            content.value(element.base)?.subject == data.value.subject
        else { return false }
        return index.mentions([names[0]])
    }

    // MARK: Fixes

    var fix: Fix? {
        guard let id, data.hasPositions else { return elementFix }
        if data.isZipped { return nil }
        let isSafe = id.text == "\\.offset"
        return Fix(
            "identify the views by their own id", isSafe ? .safe : .unsafe, [Fix.Edit(id.range, "\\.element.id")])
    }

    /// Rewrites to `ForEach(subviews) { subview in … }`, if the element can replace each use of the position.
    private var elementFix: Fix? {
        guard data.hasPositionsOnly, data.first == 0, let list = call.argumentList, let argument = call.firstArgument,
            let parameters = ClosureExpr(closure)?.parameterList,
            names.count == 1, parameters.kind == .closureShorthandParameterList, data.coversAll(argument.value),
            !closure.mentions([Name(element.utf8)]), let collection = collectionText
        else { return nil }
        let replaced = SourceRange(start: argument.node.start, end: list.end - 1)
        guard !call.node.tree.hasComment(in: replaced) else { return nil }
        let head = [
            Fix.Edit(replaced, collection),
            Fix.Edit(parameters.range, element),
        ]
        return useEdits(collection).map { Fix("iterate over the views themselves", .unsafe, head + $0) }
    }

    /// The edits that replace each use of the position by the element; nil if it cannot replace one of them.
    func useEdits(_ collection: String) -> [Fix.Edit]? {
        var edits: [Fix.Edit] = []
        for use in closure.contents
        where use.kind == .declReferenceExpr && use.name == names[0] {
            guard let edit = edit(of: use, collection) else { return nil }
            edits.append(edit)
        }
        return edits
    }

    /// The parameter name for an element.
    var element: String { data.value.kind == .sections ? "section" : "subview" }

    var collectionText: String? {
        elements.first?.chainBase.flatMap { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr ? $0.text : nil }
    }

    /// Replaces `subviews[index]` with the element, and comparisons like `index > 0` or `index < subviews.count - 1`
    /// with comparisons of ids.
    private func edit(of use: SyntaxNode, _ collection: String) -> Fix.Edit? {
        if let access = use.parent?.parent?.parent, access.kind == .subscriptCallExpr, isElement(access) {
            return Fix.Edit(access.range, element)
        }
        guard let comparison = use.parent, SequenceExpr(comparison)?.left == use else { return nil }
        let text = String(comparison.text.filter { !$0.isWhitespace }.dropFirst(use.text.count))
        guard let (sign, end) = Self.question(text, collection) else { return nil }
        return Fix.Edit(comparison.range, "\(element).id \(sign) \(collection).\(end)?.id")
    }

    /// The comparison with the first or last element that `>0`, `==subviews.count-1` and the like stand for.
    private static func question(_ text: String, _ collection: String) -> (sign: String, end: String)? {
        switch text {
        case "==0": return ("==", "first")
        case ">0", "!=0": return ("!=", "first")
        default: break
        }
        for last in ["\(collection).count-1", "\(collection).endIndex-1", "\(collection).indices.last"] {
            if text == "==" + last { return ("==", "last") }
            if text == "!=" + last || (text == "<" + last && last.hasSuffix("1")) { return ("!=", "last") }
        }
        return nil
    }
}

extension RowData {
    /// Whether the positions are complete: `subviews.indices`, `0..<subviews.count`.
    func coversAll(_ node: SyntaxNode?) -> Bool {
        guard let node else { return false }
        if node.kind == .memberAccessExpr { return true }
        guard let range = SequenceExpr(node) else { return false }
        return range.isBinary && range.right?.kind == .memberAccessExpr && range.sign?.tokenText == "..<"
    }
}

extension SyntaxNode {
    /// Whether the view gets another identity on purpose: `subviews[index].id(page(index))`.
    fileprivate var hasOwnID: Bool {
        var link = self
        while let access = link.parent, access.chainBase == link {
            if access.kind == .memberAccessExpr, access.tokenText == "id", access.parent?.kind == .functionCallExpr {
                return true
            }
            guard access.kind == .memberAccessExpr || access.kind == .functionCallExpr else { return false }
            link = access
        }
        return false
    }

    /// All nodes in a closure, without its signature.
    fileprivate var contents: [SyntaxNode] {
        ClosureExpr(self).map { closure in closure.statements.flatMap { Array($0.subtree) } } ?? []
    }
}
