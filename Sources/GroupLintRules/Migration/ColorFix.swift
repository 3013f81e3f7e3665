import GroupLintCore

/// Replaces `foregroundColor` by `foregroundStyle`, and `accentColor` by `tint`.
struct ColorFix {
    private(set) var fix: Fix?
    private(set) var mayBeNil = false

    init(
        _ use: OldUse, _ call: CallExpr, _ targets: DeploymentTargets, _ file: ViewFile, _ colors: ColorInitializers
    ) {
        guard let value = call.firstArgument?.value else { return }
        let isTint = use.spelling.symbol == .accentColor
        var color = ColorValue(value, file, colors)
        // `tint` takes an optional color.
        if isTint { color.isOptional = false }
        mayBeNil = color.isOptional
        guard !color.isOptional, isTint || TextReceiver(call.node, targets).allowsStyle else { return }
        let name = isTint ? "tint" : "foregroundStyle"
        let isSafe = color.isCertain && !isTint
        fix = Fix("write `\(name)`", isSafe ? .safe : .unsafe, [Fix.Edit(use.range, name)] + color.edits)
    }
}

/// Whether a view that `foregroundColor` is applied to can be of another type afterwards. `Text.foregroundColor` returns a
/// Text on every OS, `Text.foregroundStyle` only from iOS 17 on; before, the result is another view.
private struct TextReceiver {
    let allowsStyle: Bool

    init(_ call: SyntaxNode, _ targets: DeploymentTargets) {
        let top = call.chainTop
        let after = call.namesAfter
        let root = call.chainStart
        let isText = root.name == "Text"
        let isChoice = top.parent?.kind == .sequenceExpr || top.parent?.kind == .ternaryExpr
        let staysText = isText && (call.namesBefore + after).allSatisfy(SwiftUICatalog.textMethods.contains)
        if targets.platforms(below: ReleaseYear.iOS17.versions).isEmpty {
            allowsStyle = !isChoice || staysText
            return
        }
        let isOtherView =
            root.isCapitalized && !isText
            || call.namesBefore.contains { SwiftUICatalog.modifiers.contains($0) && !SwiftUICatalog.textMethods.contains($0) }
        let needsText =
            after.contains { Self.textOnly.contains($0) }
            && !targets.platforms(below: ReleaseYear.iOS16.versions).isEmpty
        allowsStyle = !isChoice && (isOtherView || !needsText && Self.isInBuilder(top))
    }

    /// Methods that views other than Text have only from iOS 16 on.
    private static let textOnly = NameTable(
        "bold italic underline strikethrough fontWeight fontWidth fontDesign kerning tracking baselineOffset monospaced")

    /// Whether a chain is a statement of a view builder, or the value of a member with another type than Text.
    private static func isInBuilder(_ top: SyntaxNode) -> Bool {
        guard let parent = top.parent else { return false }
        switch parent.kind {
        case .closureExpr, .codeBlock, .accessorBlock, .switchCase, .returnStmt, .ifConfigClause: break
        // Elsewhere the code may need a Text.
        default: return false
        }
        for node in top.ancestors {
            if node.kind == .closureExpr { return parent.kind != .returnStmt && !closureMakesText(node) }
            if let function = FunctionDecl(node) { return function.returnType.map { !isText($0) } ?? false }
            if node.kind == .patternBinding { return PatternBinding(node).type.map { !isText($0) } ?? false }
        }
        return false
    }

    private static func isText(_ type: SyntaxNode) -> Bool { TypeShape(type).name == "Text" }

    /// Whether a closure is passed to a method of a collection: `names.map { Text($0).foregroundColor(.red) }`.
    private static func closureMakesText(_ closure: SyntaxNode) -> Bool {
        guard let callee = closure.callOfClosure?.callee else { return true }
        return ["map", "compactMap", "flatMap", "reduce"].contains(callee.tokenText)
    }
}
