import GroupLintCore

/// The only view in a Group.
struct OnlyChild {
    private let group: ViewElement
    private let view: ViewElement
    private let call: SyntaxNode
    private let closure: SyntaxNode
    /// Whether SwiftUI or the project declares the view; false for a view of another module.
    let isKnown: Bool

    init?(of group: ViewElement, _ context: inout RuleContext) {
        guard let call = context.node(of: group).flatMap(CallExpr.init), let closure = call.plainClosure,
            closure.problemFree, let statements = ClosureExpr(closure).map({ Array($0.statements) }),
            statements.count == 1, Self.kinds.contains(statements[0].kind),
            let children = group.slot(.none).map({ Array($0.children) }), children.count == 1,
            children[0].name != "Section"
        else { return nil }
        let content = ViewContent(of: children[0])
        guard content.fewest == 1, content.most == 1, content.branch == nil, !content.hasUnknown,
            children[0].isKnownView || children[0].slots.isEmpty,
            !context.placements.of(group).contains(where: { $0.layout == .nonView })
        else { return nil }
        self.group = group
        self.closure = closure
        self.call = call.node
        view = children[0]
        isKnown = view.isKnownView
    }

    private static let kinds: Set<SyntaxKind> = [
        .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .postfixIfConfigExpr, .tupleExpr,
    ]

    var fix: Fix? {
        let edits = FixEdits.unwrap(closure, from: call.start, chainEnd: call.chainEnd)
        return edits.map { Fix("remove the `Group` and keep its modifiers", isSafe ? .safe : .unsafe, $0) }
    }

    /// Whether the modifiers have the same meaning on the view: its type has no methods with their names.
    private var isSafe: Bool {
        let names = group.modifiers.map(\.name)
        switch view.callee {
        case .swiftUI(let known): return !known.isLeaf && view.name != .group
        case .project(let type):
            return names.allSatisfy { view.index.members(of: type, named: $0).isEmpty }
        case .unknown:
            let members = view.targets.compactMap { ViewElement(view.index, $0).member }
            return view.kind == .reference && !members.isEmpty
                && members.allSatisfy { view.index.member($0).type.flags.contains(.isOpaque) }
        }
    }
}

extension ViewElement {
    /// Whether SwiftUI or the project declares the view.
    fileprivate var isKnownView: Bool {
        guard kind == .call, case .unknown = callee else { return true }
        return false
    }
}

extension SyntaxNode {
    /// The end offset (UTF-8) of the chain of modifiers after a call.
    fileprivate var chainEnd: UInt32 {
        var current = self
        while let parent = current.parent, parent.chainBase == current,
            parent.kind == .memberAccessExpr || parent.kind == .functionCallExpr || parent.kind == .postfixIfConfigExpr
        {
            current = parent
        }
        return current.end
    }
}
