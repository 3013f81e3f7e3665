import GroupLintCore

extension ViewDifference {
    /// Whether two views with this name may be two states of one view. False for controls, whose actions differ.
    static func isComparable(_ name: Name) -> Bool {
        !SwiftUICatalog.views.isTransparent(name)
            && SwiftUICatalog.views.traits(of: name).isDisjoint(with: [.control, .incomparable])
    }

    /// Whether different arguments may make a view of a different type.
    static func isGeneric(_ name: Name) -> Bool {
        !SwiftUICatalog.views.traits(of: name).isDisjoint(with: [.data, .generic])
    }
}

extension ViewDifference {
    /// Whether the name looks like a control of the project: `DestructiveButton { … }`, `UserLink(user)`.
    static func isNamedAsControl(_ name: Substring) -> Bool {
        ["Button", "Link", "Toggle", "Menu", "Picker", "MenuItem"].contains { name.hasSuffix($0) }
    }

    /// Whether the argument is an action: `action: model.cancel`, `onTap: close`. Another action makes another control.
    static func isActionLabel(_ argument: SyntaxNode) -> Bool {
        guard argument.token != nil else { return false }
        let label = argument.tokenText
        return label == "action" || label == "perform"
            || (label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true)
    }
}

extension ViewElement {
    /// Whether the user sees a loss when the view is recreated.
    var keepsState: Bool {
        switch callee {
        case .swiftUI(let view): return view.traits.contains(.stateful)
        case .project(let type):
            return index.storedProperties(of: type).contains { id in
                SwiftUICatalog.stateWrappers.contains(index.member(id).wrapper)
            }
        case .unknown:
            let shown = targets.count == 1 ? Array(ViewElement(index, targets[0]).children) : []
            return shown.count == 1 && shown[0].kind == .call && shown[0].keepsState
        }
    }
}

extension SyntaxNode {
    /// Whether two branches or closures hold the same code, apart from braces and case labels.
    func hasSameCode(as other: SyntaxNode) -> Bool {
        guard kind == .switchCase, other.kind == .switchCase else { return hasSameTokens(as: other) }
        let (left, right) = (Array(statements), Array(other.statements))
        return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameTokens(as: $1) }
    }

    /// Whether two arguments likely have the same type. `Text("a")` looks up a translation, `Text(name)` does not.
    func mayReplace(_ other: SyntaxNode) -> Bool {
        guard !hasOtherStyle(than: other) else { return false }
        return kind == other.kind || (kind != .stringLiteralExpr && other.kind != .stringLiteralExpr)
    }

    /// Whether the shape styles differ in type, so a ternary needs AnyShapeStyle: `LinearGradient.accent`, `Color.red`.
    func hasOtherStyle(than other: SyntaxNode) -> Bool {
        guard let own = shapeStyle, let its = other.shapeStyle else { return false }
        return own != its
    }

    /// The type of a shape style as written, or nil.
    private var shapeStyle: Name? {
        var (node, last) = (unwrapped, Name.none)
        while node.kind == .functionCallExpr || node.kind == .memberAccessExpr {
            if node.kind == .memberAccessExpr, last.isNone { last = node.name }
            guard let base = node.chainBase else { break }
            node = base.unwrapped
        }
        if last == "gradient" { return "AnyGradient" }
        if SwiftUICatalog.materials.contains(last) { return "Material" }
        guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return nil }
        return SwiftUICatalog.views.traits(of: node.name).contains(.style) ? node.name : nil
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
    private var isProjection: Bool {
        kind == .declReferenceExpr && tree.source.bytes[Int(start)] == UInt8(ascii: "$")
    }
}
