import GroupLintCore

/// A view that two arms of a branch show with the same code, although the arms differ: it is in a branch inside one of them,
/// or in a container.
struct RepeatedView {
    let first: ViewElement
    let second: ViewElement
    /// The container around one of the two; nil if each of them is all that is shown.
    let container: ViewElement?

    /// Nil if no two arms show the same view.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        var seen: [UInt64: ShownView] = [:]
        for arm in branch.children {
            let shown = ShownView.all(in: arm, after: [])
            for view in shown {
                guard let other = seen[view.element.name.hash], view.arms.count + other.arms.count > 2,
                    view.shows(other, &context)
                else { continue }
                (first, second, container) = (other.element, view.element, nil)
                return
            }
            for view in shown where seen[view.element.name.hash] == nil { seen[view.element.name.hash] = view }
        }
        let arms = Array(branch.children)
        guard arms.count == 2, branch.flags.contains(.isExhaustive), let left = ShownView(onlyIn: arms[0]),
            let right = ShownView(onlyIn: arms[1])
        else { return nil }
        if let inner = right.part(equalTo: left, &context) {
            (first, second, container) = (left.element, inner, right.element)
        } else if let inner = left.part(equalTo: right, &context) {
            (first, second, container) = (inner, right.element, left.element)
        } else {
            return nil
        }
    }
}

/// A view that an arm of a branch shows, and the arms around it from the outermost to the innermost.
private struct ShownView {
    let element: ViewElement
    let arms: [ViewElement]

    private init(_ element: ViewElement, _ arms: [ViewElement]) {
        (self.element, self.arms) = (element, arms)
    }

    /// The only view of an arm; nil for several views and for a branch.
    init?(onlyIn arm: ViewElement) {
        guard arm.showsOne, let element = arm.children.first(where: { _ in true }), element.isCallOrReference else { return nil }
        self.init(element, [arm])
    }

    /// The views that are all that an arm shows, in each of the branches inside it.
    static func all(in arm: ViewElement, after outer: [ViewElement]) -> [ShownView] {
        guard outer.count < 4, arm.showsOne, let element = arm.children.first(where: { _ in true }) else { return [] }
        if element.isCallOrReference { return [ShownView(element, outer + [arm])] }
        guard element.kind == .branch, element.flags.isDisjoint(with: ConditionalIdentitySplit.excluded),
            element.flags.isDisjoint(with: [.isTernary, .isReturning])
        else { return [] }
        return element.children.flatMap { all(in: $0, after: outer + [arm]) }
    }

    /// Whether two arms show the same view: the same code, in which every name means the same.
    func shows(_ other: ShownView, _ context: inout RuleContext) -> Bool {
        guard element.hasSameChain(as: other.element, &context), let node = context.node(of: element)?.wholeChain,
            let own = bindings(in: node, &context), let its = other.bindings(in: node, &context)
        else { return false }
        return own.count == its.count && zip(own, its).allSatisfy { $0.hasSameTokens(as: $1) }
    }

    /// The view in the container that this view is, if it is equal to another view and the only one that is.
    func part(equalTo other: ShownView, _ context: inout RuleContext) -> ViewElement? {
        guard element.isPlainContainer else { return nil }
        let parts = element.slots.filter { $0.name == .none || $0.name == .content }.flatMap { Array($0.children) }
        let equal = parts.filter { $0.name == other.element.name && $0.kind == other.element.kind }
        guard equal.count == 1, ShownView(equal[0], arms).shows(other, &context) else { return nil }
        return equal[0]
    }

    /// The conditions and case labels that bind names which the code reads; nil if the arms declare such names.
    private func bindings(in code: SyntaxNode, _ context: inout RuleContext) -> [SyntaxNode]? {
        var result: [SyntaxNode] = []
        for arm in arms {
            guard let node = context.node(of: arm), !node.declaresNames else { return nil }
            guard code.mentions(node.boundNames) else { continue }
            if let label = SwitchCase(node)?.label { result.append(label) }
            result += node.parent.flatMap(IfExpr.init)?.conditions ?? []
        }
        return result
    }
}

extension ViewElement {
    /// Whether the element is a view, not a Group or ForEach.
    fileprivate var isCallOrReference: Bool {
        (kind == .call && !SwiftUICatalog.views.isTransparent(name)) || kind == .reference
    }

    /// Whether the view is a stack or a container of the project, which can stay while the views around its content change.
    fileprivate var isPlainContainer: Bool {
        if isStack { return true }
        guard case .project(let type) = callee else { return false }
        return index.type(type).isView
    }

    /// Whether two views have the same code with all their modifiers, and none of them is meant to be seen leaving.
    fileprivate func hasSameChain(as other: ViewElement, _ context: inout RuleContext) -> Bool {
        guard kind == other.kind, modifiers.count == other.modifiers.count, !isSubjectOfModifier,
            !modifiers.contains(where: { $0.name == "transition" }), let own = context.node(of: self)?.wholeChain,
            let its = context.node(of: other)?.wholeChain
        else { return false }
        return own.hasSameTokens(as: its)
    }
}
