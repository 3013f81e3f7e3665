import GroupLintCore

/// A view that two arms of a branch show, at least one of them next to other views.
struct RepeatedPart {
    let first: ViewElement
    let second: ViewElement

    /// Nil if no two arms show the same view.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        var seen: [UInt64: (view: ViewElement, isAlone: Bool)] = [:]
        for arm in branch.children {
            let parts = Self.parts(of: arm, depth: 0)
            for part in parts {
                guard case (let other, let isAlone)? = seen[part.name.hash], !isAlone || !arm.showsOne, other.kind == part.kind,
                    let left = context.node(of: other),
                    let right = context.node(of: part),
                    left.hasSameTokens(as: right), !right.usesNames(boundAround: part, &context)
                else { continue }
                (first, second) = (other, part)
                return
            }
            for part in parts where seen[part.name.hash] == nil { seen[part.name.hash] = (part, arm.showsOne) }
        }
        return nil
    }

    /// The views of an arm and of the branches in it, without the content of containers.
    private static func parts(of arm: ViewElement, depth: Int) -> [ViewElement] {
        arm.children.flatMap { child -> [ViewElement] in
            switch child.kind {
            case .call, .reference: return child.name == .emptyView ? [] : [child]
            case .branch:
                guard depth < 3, child.flags.isDisjoint(with: ConditionalIdentitySplit.excluded) else { return [] }
                return child.children.flatMap { parts(of: $0, depth: depth + 1) }
            case .root, .typeMember, .slot, .arm, .opaque: return []
            }
        }
    }
}

extension SyntaxNode {
    /// Whether the code uses a name that an arm around the view binds or declares.
    fileprivate func usesNames(boundAround view: ViewElement, _ context: inout RuleContext) -> Bool {
        sequence(first: view, next: \.parent).contains { element in
            guard element.kind == .arm, let arm = context.node(of: element) else { return false }
            return arm.declaresNames || mentions(arm.boundNames)
        }
    }
}
