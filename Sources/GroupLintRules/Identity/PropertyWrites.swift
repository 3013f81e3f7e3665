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
        self = .none
        var value: WrittenValues.Value?
        for tree in trees {
            let written = tree.facts(WrittenValues.self)
            guard let found = (isModel ? written.inModels : written.inViews)[property] else { continue }
            guard found != .several, value == nil || value == found else {
                self = .several
                return
            }
            (value, self) = (found, .once)
        }
    }
}

/// What the code of a file assigns to properties, by their names.
private final class WrittenValues: TreeFacts {
    /// Properties of views: `isOn = true`, `self.isOn = true`, `$isOn`.
    private(set) var inViews: [Name: Value] = [:]
    /// Properties of models: also `model.isOn = true`, `$model.isOn`, and key paths.
    private(set) var inModels: [Name: Value] = [:]

    enum Value {
        case isTrue, isFalse, isNil
        /// Different values, or one that is not a constant.
        case several
    }

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) { add(SyntaxNode(tree: tree, id: id)) }
    }

    private func add(_ node: SyntaxNode) {
        switch node.kind {
        case .sequenceExpr, .functionCallExpr:
            guard let target = node.writtenTarget, !node.isInitialization else { return }
            let (path, value) = (target.ownPath, SequenceExpr(node)?.right)
            add(target: target) { $0 == path?.last && value != nil && !node.isUserAction ? Value(value) : .several }
        case .prefixOperatorExpr:
            if node.firstByte == UInt8(ascii: "&"), let operand = node.operand { add(target: operand) { _ in .several } }
        case .declReferenceExpr:
            if node.isProjection {
                Self.add(node.markedName, .several, to: &inViews)
                return add(membersBehind: node)
            }
            guard node.firstByte == UInt8(ascii: "_"), !node.isInitialization else { return }
            Self.add(node.markedName, .several, to: &inViews)
            Self.add(node.markedName, .several, to: &inModels)
        case .memberAccessExpr:
            // `self.$isOn`
            if node.firstByte == UInt8(ascii: "$") { Self.add(node.markedName, .several, to: &inViews) }
        case .keyPathExpr:
            if let last = node.text.split(separator: ".").last { Self.add(Name(last.utf8), .several, to: &inModels) }
        // Other code writes nothing.
        default: return
        }
    }

    /// Adds the properties in a written expression: `isOn`, `self.isOn`, `model.isOn`, `isOn.value`.
    private func add(target: SyntaxNode, _ value: (Name) -> Value) {
        if let property = target.ownPath?.first { Self.add(property, value(property), to: &inViews) }
        for part in [target] + target.chain {
            Self.add(part.name, value(part.name), to: &inModels)
            if part.firstByte == UInt8(ascii: "$") { Self.add(part.markedName, value(part.markedName), to: &inModels) }
        }
    }

    /// Adds the members of a binding: `isOn` in `$model.isOn`.
    private func add(membersBehind projection: SyntaxNode) {
        var node = projection
        while let outer = node.parent, outer.chainBase == node || outer.unwrapped == node.unwrapped {
            if outer.kind == .memberAccessExpr {
                Self.add(outer.name, .several, to: &inViews)
                Self.add(outer.name, .several, to: &inModels)
            }
            guard outer.kind != .functionCallExpr, outer.kind != .subscriptCallExpr else { return }
            node = outer
        }
    }

    private static func add(_ property: Name, _ value: Value, to written: inout [Name: Value]) {
        if !property.isNone { written[property] = written[property].map { $0 == value ? value : .several } ?? value }
    }
}

extension WrittenValues.Value {
    fileprivate init(_ value: SyntaxNode?) {
        switch value?.text {
        case "true": self = .isTrue
        case "false": self = .isFalse
        case "nil": self = .isNil
        default: self = .several
        }
    }
}

extension SyntaxNode {
    /// First byte of the principal token; 0 without one.
    fileprivate var firstByte: UInt8 { token.map { tree.source.bytes[Int($0.start)] } ?? 0 }

    /// The name behind `$` or `_`.
    fileprivate var markedName: Name { Name(tokenText.dropFirst().utf8) }

    /// The expressions in front of the periods: `a.b` and `a` for `a.b.c`.
    fileprivate var chain: [SyntaxNode] {
        sequence(first: self, next: { $0.kind == .memberAccessExpr ? $0.chainBase?.unwrapped : nil }).dropFirst().map { $0 }
    }

    /// Whether the code runs in an initializer, and not later in a closure.
    fileprivate var isInitialization: Bool {
        for node in ancestors {
            if node.kind == .closureExpr { return false }
            if node.kind == .initializerDecl { return true }
        }
        return false
    }

    /// Whether the user does it: the code is in the action of a button or a gesture.
    fileprivate var isUserAction: Bool {
        // A chain may have thousands of modifiers, each with an action.
        ancestors.prefix(256).contains { node in
            guard node.kind == .functionCallExpr, let callee = CallExpr(node)?.callee else { return false }
            return SwiftUICatalog.views.traits(of: callee.name).contains(.button) || callee.name.isModifier(with: .touch)
        }
    }
}
