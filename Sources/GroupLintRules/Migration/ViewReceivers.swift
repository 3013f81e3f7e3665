import GroupLintCore

/// Tells calls of view modifiers from calls of other methods with the same name.
struct ViewReceivers {
    private let file: ViewFile
    /// The calls of modifiers in view code.
    private let modifiers: Set<NodeID>

    init(_ file: ViewFile) {
        self.file = file
        var modifiers: Set<NodeID> = []
        for element in file.modifiedElements where Self.isViewCode(element) {
            for modifier in element.modifiers { modifiers.insert(modifier.node) }
        }
        self.modifiers = modifiers
    }

    /// A loose expression may be anything, if its type is not known: `AttributeContainer().foregroundColor(…)`.
    private static func isViewCode(_ element: ViewElement) -> Bool {
        let flags = element.root.flags
        if flags.contains(.isNonView) { return false }
        guard flags.contains(.isLoose) else { return true }
        switch element.callee {
        case .swiftUI: return true
        case .project(let type): return element.index.type(type).isView
        case .unknown: return false
        }
    }

    func isView(_ call: CallExpr) -> Bool {
        guard !isMark(call.node) else { return false }
        return modifiers.contains(call.node.id) || startsWithView(call.node)
    }

    /// Whether a chain outside of view code starts with a view: `let title = Text("a").foregroundColor(.red)`.
    private func startsWithView(_ node: SyntaxNode) -> Bool {
        let root = node.chainStart
        guard root.kind == .declReferenceExpr, root.isCapitalized, root.parent?.kind == .functionCallExpr else { return false }
        let type = file.index.resolveType(root.name, file: file.file, in: file.types(around: node).first)
        return type.map { file.index.type($0).isView } ?? SwiftUICatalog.views.contains(root.name)
    }

    /// Whether the chain is content of a chart or a map.
    private func isMark(_ node: SyntaxNode) -> Bool {
        let root = node.chainStart.tokenText
        if root.hasSuffix("Mark") || root.hasSuffix("Plot") { return true }
        for closure in node.ancestors where closure.kind == .closureExpr {
            guard let callee = closure.callOfClosure?.callee else { return false }
            if callee.name == "ForEach" || callee.name == "Group" { continue }
            return SwiftUICatalog.markContainers.contains(callee.name)
        }
        return false
    }
}

extension SyntaxNode {
    /// The first part of a chain: `Text` in `Text("a").bold().padding()`.
    var chainStart: SyntaxNode {
        var node = self
        while let base = node.chainBase { node = base }
        return node
    }

    /// The whole chain that the node is a part of.
    var chainTop: SyntaxNode {
        var node = self
        while let parent = node.parent, parent.chainBase == node { node = parent }
        return node
    }

    /// The names in the chain before the node, last first, and the name at its start.
    var namesBefore: [Name] {
        var names: [Name] = []
        var node = chainBase?.chainBase
        while let current = node {
            if current.kind == .memberAccessExpr { names.append(current.name) }
            node = current.chainBase
        }
        return names
    }

    /// The names of the methods in the chain after the node.
    var namesAfter: [Name] {
        var names: [Name] = []
        var node = self
        while let parent = node.parent, parent.chainBase == node {
            if parent.kind == .memberAccessExpr { names.append(parent.name) }
            node = parent
        }
        return names
    }

    /// Whether the code would mean something else in a closure of its own: it has `$0`, `try` or `await`.
    var dependsOnClosure: Bool {
        let bytes = tree.source.bytes
        let hasShortParameter = tokens.contains {
            bytes[Int($0.start)] == UInt8(ascii: "$") && $0.end > $0.start + 1 && bytes[Int($0.start) + 1] &- 0x30 < 10
        }
        return hasShortParameter || subtree.contains { $0.kind == .tryExpr || $0.kind == .awaitExpr }
    }
}
