import GroupLintCore

/// How the code of some files assigns the property of a view or model.
enum PropertyWrites {
    /// Nothing but an initializer assigns it.
    case none
    /// Code assigns it one value, `true`, `false` or `nil`, so it changes once and not back: `isLoaded = true`.
    case once
    /// Code assigns it different values, or passes a binding to it.
    case several

    /// - Parameters:
    ///   - ofModel: whether the property belongs to a class, where `$name` is a publisher.
    init(of property: Name, ofModel isModel: Bool, in trees: [SyntaxTree]) {
        var values: [KnownFlag] = []
        for tree in trees {
            for node in tree.root.subtree {
                guard let value = node.value(writtenTo: property, ofModel: isModel) else { continue }
                guard value != .unknown, values.first.map({ $0 == value }) ?? true else {
                    self = .several
                    return
                }
                values = [value]
            }
        }
        self = values.isEmpty ? .none : .once
    }

    fileprivate enum KnownFlag { case isTrue, isFalse, isNil, unknown }
}

extension SyntaxNode {
    /// What the node assigns to a property; nil if it does not write it. A binding may set any value.
    fileprivate func value(writtenTo property: Name, ofModel isModel: Bool) -> PropertyWrites.KnownFlag? {
        switch kind {
        case .sequenceExpr, .functionCallExpr:
            guard let target = writtenTarget, target.mentions(property, asSelf: !isModel), !isInitialization else { return nil }
            guard let value = SequenceExpr(self)?.right, target.ownPath?.last == property, !isUserAction else { return .unknown }
            switch value.text {
            case "true": return .isTrue
            case "false": return .isFalse
            case "nil": return .isNil
            default: return .unknown
            }
        case .prefixOperatorExpr:
            return tokenText == "&" && (operand?.mentions(property, asSelf: !isModel) ?? false) ? .unknown : nil
        case .declReferenceExpr:
            if isProjection { return !isModel && Name(tokenText.dropFirst().utf8) == property ? .unknown : nil }
            guard tokenText.first == "_", Name(tokenText.dropFirst().utf8) == property else { return nil }
            return isInitialization ? nil : .unknown
        case .memberAccessExpr:
            // `$model.isOn`, `self.$isOn`
            if name == property, chain.contains(where: \.isProjection) { return .unknown }
            return !isModel && tokenText.first == "$" && Name(tokenText.dropFirst().utf8) == property ? .unknown : nil
        case .keyPathExpr:
            return isModel && text.split(separator: ".").last.map { Name($0.utf8) == property } ?? false ? .unknown : nil
        // Other code writes nothing.
        default: return nil
        }
    }

    /// The expressions in front of the periods: `a.b` and `a` for `a.b.c`.
    private var chain: [SyntaxNode] {
        sequence(first: self, next: { $0.kind == .memberAccessExpr ? $0.chainBase?.unwrapped : nil }).dropFirst().map { $0 }
    }

    /// Whether a written expression contains a property: `isOn`, `self.isOn`, `model.isOn`, `isOn.value`.
    private func mentions(_ property: Name, asSelf: Bool) -> Bool {
        if asSelf { return ownPath?.first == property }
        return ([self] + chain).contains { part in
            part.name == property || (part.tokenText.first == "$" && Name(part.tokenText.dropFirst().utf8) == property)
        }
    }

    /// Whether the code runs in an initializer, and not later in a closure.
    private var isInitialization: Bool {
        for node in ancestors {
            if node.kind == .closureExpr { return false }
            if node.kind == .initializerDecl { return true }
        }
        return false
    }

    /// Whether the user does it: the code is in the action of a button or a gesture.
    private var isUserAction: Bool {
        ancestors.contains { node in
            guard node.kind == .functionCallExpr, let callee = CallExpr(node)?.callee else { return false }
            return SwiftUICatalog.views.traits(of: callee.name).contains(.button) || callee.name.isModifier(with: .touch)
        }
    }
}
