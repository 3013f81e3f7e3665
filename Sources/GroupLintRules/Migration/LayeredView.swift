import GroupLintCore

/// The view that a call of `overlay`, `background` or `mask` takes as an argument.
struct LayeredView {
    private let call: CallExpr
    private let list: SyntaxNode
    private let view: SyntaxNode
    private let file: ViewFile

    init?(_ call: CallExpr, _ file: ViewFile) {
        guard let list = call.argumentList, let view = call.firstArgument?.value else { return nil }
        self.call = call
        self.list = list
        self.view = view
        self.file = file
    }

    /// Whether the argument is surely a view and no style.
    var isView: Bool {
        let root = view.chainStart
        guard root.kind == .declReferenceExpr, root.isCapitalized else { return false }
        if SwiftUICatalog.styleViews.contains(root.name) {
            // `Color.red.opacity(0.5)` is still a style, `Color.red.frame(height: 1)` is not.
            return call.callee?.name == "mask"
                || view.names.contains { SwiftUICatalog.modifiers.contains($0) && !SwiftUICatalog.styleMethods.contains($0) }
        }
        guard root.parent?.kind == .functionCallExpr else { return false }
        let type = file.index.resolveType(root.name, file: file.file, in: file.types(around: view).first)
        return type.map { file.index.type($0).isView && !file.index.inherits($0, "ShapeStyle") }
            ?? SwiftUICatalog.views.contains(root.name)
    }

    var fix: Fix? {
        // A closure lays out several views on top of each other.
        let root = view.chainStart.name
        guard root != "Group", root != "ForEach", !view.dependsOnClosure else { return nil }
        let alignment = call.argument(at: 1)?.value
        let last = alignment ?? view
        let gaps = [
            SourceRange(start: list.start + 1, end: view.start), SourceRange(start: view.end, end: last.start),
            SourceRange(start: last.end, end: list.end - 1),
        ].map { $0.start < $0.end ? $0 : SourceRange(start: $0.end, end: $0.end) }
        guard !gaps.contains(where: view.tree.hasComment) else { return nil }
        let source = view.tree.source
        let arguments = alignment.map { "(alignment: \($0.text))" } ?? ""
        let lines = SourceLines(source)
        let (before, end) = (source.text(gaps[0]), source.text(gaps[2]))
        let isOpen = before.contains { $0.isNewline }
        let after = end.contains { $0.isNewline } ? end : lines.lineBreak + lines.indentationText(list.start)
        let head = SourceRange(start: list.start, end: view.start)
        let tail = SourceRange(start: view.end, end: list.end)
        return Fix(
            "pass the view in a closure", .safe,
            [
                Fix.Edit(head, arguments + " {" + (isOpen ? before : " ")), Fix.Edit(tail, (isOpen ? after : " ") + "}"),
            ])
    }
}

extension SyntaxNode {
    /// The names of the methods in a chain.
    fileprivate var names: [Name] {
        var names: [Name] = []
        var node: SyntaxNode? = self
        while let current = node {
            if current.kind == .functionCallExpr, let callee = current.chainBase, callee.kind == .memberAccessExpr {
                names.append(callee.name)
            }
            node = current.chainBase
        }
        return names
    }
}
