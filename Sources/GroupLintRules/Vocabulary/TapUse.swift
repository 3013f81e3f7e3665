import GroupLintCore

/// A modifier that runs code when the user taps a view: `.onTapGesture { }`, `.gesture(TapGesture().onEnded { })`.
struct TapUse {
    let element: ViewElement
    let modifier: ViewTree.Modifier
    /// Number of modifiers of the element before this one.
    let position: Int
    let call: CallExpr

    /// The taps of a file, outside of previews and of modifiers that `#if` chooses.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [TapUse] {
        var found: [TapUse] = []
        for element in file.modifiedElements where !element.isInPreview {
            for (position, modifier) in element.modifiers.enumerated() where !modifier.isConditional {
                guard
                    SwiftUICatalog.tapModifiers.contains(modifier.name)
                        || SwiftUICatalog.gestureModifiers.contains(modifier.name),
                    let call = context.node(of: modifier).flatMap(CallExpr.init)
                else { continue }
                let use = TapUse(element: element, modifier: modifier, position: position, call: call)
                if use.isTap { found.append(use) }
            }
        }
        return found
    }

    private var isGesture: Bool { SwiftUICatalog.gestureModifiers.contains(modifier.name) }

    private var gesture: SyntaxNode? { isGesture ? call.firstArgument?.value : nil }

    private var isTap: Bool {
        guard isGesture else { return true }
        guard let gesture, call.argument("including") == nil else { return false }
        let names = gesture.subtree.filter { $0.kind == .declReferenceExpr }.map(\.name)
        // A drag or a magnification beside the tap is not a tap.
        return names.contains(where: SwiftUICatalog.tapGestures.contains)
            && !gesture.subtree.contains { $0.kind == .declReferenceExpr && $0.name == "DragGesture" }
    }

    /// The code that the tap runs: a closure, or the name of a method. Nil if it is not known.
    var action: SyntaxNode? {
        guard let gesture else { return call.action }
        return gesture.subtree.first { $0.kind == .closureExpr }
    }

    /// Whether the tap does nothing: `.onTapGesture { }` keeps taps from the views below.
    var isEmpty: Bool {
        guard let action else { return true }
        return !(ClosureExpr(action)?.hasStatements ?? true)
    }
}

extension RuleContext {
    /// The first `.onTapGesture` of an element that runs code after one tap.
    mutating func tap(on element: ViewElement) -> ViewTree.Modifier? {
        element.modifiers.first { modifier in
            guard modifier.name == "onTapGesture", !modifier.isConditional, let call = call(of: modifier, on: element),
                call.argument("count") == nil, let action = call.action
            else { return false }
            return ClosureExpr(action)?.hasStatements ?? true
        }
    }
}

extension ClosureExpr {
    var hasStatements: Bool { statements.contains { _ in true } }
}
