import GroupLintCore

extension CallExpr {
    /// The action of a modifier: a closure, or the name of a method.
    var action: SyntaxNode? {
        value("perform") ?? value("action") ?? trailingClosure ?? arguments.first { $0.value?.kind == .closureExpr }?.value
    }
}

/// A modifier with a name, on an element outside of previews.
struct WrittenModifier {
    let element: ViewElement
    let modifier: ViewTree.Modifier
    let call: CallExpr

    /// Most modifiers with one name on one view.
    private static let mostOfOneView = 64

    /// The modifiers with a name in a file.
    static func all(_ name: Name, in file: ViewFile, _ context: inout RuleContext) -> [WrittenModifier] {
        guard file.hasModifiers(name) else { return [] }
        var found: [WrittenModifier] = []
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers.lazy.filter({ $0.name == name }).prefix(mostOfOneView) {
                guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { continue }
                found.append(WrittenModifier(element: element, modifier: modifier, call: call))
            }
        }
        return found
    }
}
