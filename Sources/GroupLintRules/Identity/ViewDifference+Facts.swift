import GroupLintCore

extension ViewElement {
    /// Whether two views with this name are never two states of one view.
    var isIncomparable: Bool {
        SwiftUICatalog.views.isTransparent(name) || SwiftUICatalog.views.traits(of: name).contains(.incomparable)
    }

    /// Whether other arguments and content make the same view in another state. Other arguments of a button, or of what is
    /// named like one, make another button.
    func mayTakeOtherArguments(_ call: CallExpr) -> Bool {
        guard kind == .call else { return true }
        if case .swiftUI(let view) = callee { return !view.traits.contains(.control) || view.traits.contains(.adjusts) }
        return !(call.callee?.isNamedAsControl ?? false)
    }

    /// Whether a ternary may choose between two values of an argument.
    ///
    /// - Parameter keeps: whether the view keeps something. That belongs to the data that it shows, and a number, a name or a
    ///   case may choose other data.
    func accepts(_ first: SyntaxNode, _ second: SyntaxNode, for argument: SyntaxNode, keeps: Bool) -> Bool {
        guard first.isPlainValue, second.isPlainValue, first.mayReplace(second), !argument.isActionLabel else { return false }
        let isSetting = first.isSetting(like: second)
        if case .swiftUI(let view) = callee {
            // Other data may have another type, another binding is another control.
            guard view.traits.isDisjoint(with: [.data, .generic]) else { return false }
            let isCase = first.isImplicitMember && second.isImplicitMember
            return !view.traits.contains(.stateful) || view.traits.contains(.edits) || isSetting || isCase
        }
        // Of other code, only literals have a known type. A function with several bodies is not known.
        guard kind == .call || targets.count == 1 || flags.contains(.isLocal), !makesStateFromInput else { return false }
        if isSetting { return true }
        guard first.isLiteral, second.isLiteral, first.kind == second.kind else { return false }
        return !keeps || (argument.token != nil && first.kind == .stringLiteralExpr && Self.captions.contains(argument.name))
    }

    /// Labels of texts that say nothing about the data.
    private static let captions = NameTable("title subtitle label placeholder prompt systemImage systemName icon caption message")

    /// Whether the view has the same type with and without the modifier: `Text("a").bold()` is a Text.
    func keepsType(with modifier: ViewTree.Modifier) -> Bool {
        guard let methods else { return false }
        return modifiers.prefix { $0.nameRange.start <= modifier.nameRange.start }.allSatisfy { methods.contains($0.name) }
    }

    /// Whether the view is a Text or Image that only has methods of its type, so a ternary can choose between two of them.
    var isOneType: Bool { methods.map { methods in modifiers.allSatisfy { methods.contains($0.name) } } ?? false }

    /// The methods that return the view's own type: those of Text and Image.
    var methods: NameTable? {
        if isSwiftUI("Text") { return SwiftUICatalog.textMethods }
        return isSwiftUI("Image") ? SwiftUICatalog.imageMethods : nil
    }
}

extension SyntaxNode {
    /// Whether the name looks like a control of the project: `DestructiveButton { … }`, `UserLink(user)`.
    fileprivate var isNamedAsControl: Bool {
        let name = tokenText
        return ["Button", "Link", "Toggle", "Menu", "Picker", "MenuItem"].contains { name.hasSuffix($0) }
    }

    /// Whether the argument is an action: `action: model.cancel`, `onTap: close`. Another action makes another control.
    fileprivate var isActionLabel: Bool {
        guard token != nil else { return false }
        let label = tokenText
        return label == "action" || label == "perform"
            || (label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true)
    }

    /// Whether two values set up a view and name no data: `true`, `0.5`.
    func isSetting(like other: SyntaxNode) -> Bool {
        kind == other.kind && (kind == .booleanLiteralExpr || kind == .floatLiteralExpr)
    }

    /// Whether the value is a case or static member without a base: `.vertical`.
    fileprivate var isImplicitMember: Bool { kind == .memberAccessExpr && chainBase == nil }

    /// Whether two arguments likely have the same type. `Text("a")` looks up a translation, `Text(name)` does not.
    func mayReplace(_ other: SyntaxNode) -> Bool {
        guard !hasOtherStyle(than: other), kind != .nilLiteralExpr, other.kind != .nilLiteralExpr else { return false }
        return kind == other.kind || (kind != .stringLiteralExpr && other.kind != .stringLiteralExpr)
    }

    /// Whether the node is a closure with parameters, named or `$0`.
    var takesParameters: Bool {
        guard let closure = ClosureExpr(self) else { return false }
        return !closure.parameterNames.isEmpty || mentions(["$0"])
    }

    /// Whether a ternary could choose the value: it holds no closure and no binding.
    var isPlainValue: Bool {
        !subtree.contains { node in
            node.kind == .closureExpr || node.isProjection || CallExpr(node)?.trailingClosure != nil
        }
    }

    /// Whether the node is `$name`.
    var isProjection: Bool {
        kind == .declReferenceExpr && tree.source.bytes[Int(start)] == UInt8(ascii: "$")
    }
}
