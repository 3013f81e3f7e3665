import GroupLintCore

/// A page in a view with `.refreshable` that takes the place of a list and does not scroll: the text for no items, or for an
/// error.
struct UnscrolledPage {
    let arm: ViewElement
    let branch: ViewElement
    /// The condition for which the page is shown.
    let condition: String

    private static let mostBranches = 8
    private static let mostArms = 16

    /// Nil if all pages scroll, or if one that does not has another way to load again.
    init?(_ use: WrittenModifier, _ context: inout RuleContext) {
        guard let owner = use.element.owner, let action = use.call.action else { return nil }
        var search = PageSearch()
        search.addBranches(in: use.element, besides: [], depth: 0)
        for (branch, neighbors) in search.branches.prefix(Self.mostBranches) where !branch.isInPreview {
            guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]),
                branch.children.contains(where: { search.certainlyScrolls($0, depth: 0) }),
                let node = context.node(of: branch), !neighbors.contains(where: { ScrollSearch.mayUse($0, context.index) })
            else { continue }
            for (position, arm) in branch.children.prefix(Self.mostArms).enumerated() {
                guard let condition = node.conditionOfMissingContent(arm: position), arm.isUnscrolledPage(context.index),
                    !Self.isCalledElsewhere(action, owner, &context)
                else { continue }
                (self.arm, self.branch, self.condition) = (arm, branch, condition)
                return
            }
        }
        return nil
    }

    /// Whether a button of the view does the same, or if that is not known.
    private static func isCalledElsewhere(_ action: SyntaxNode, _ owner: TypeID, _ context: inout RuleContext) -> Bool {
        guard let code = TypeCode(owner, &context) else { return true }
        let functions = action.subtree.lazy.compactMap(CallExpr.init).compactMap { $0.callee?.name }
        return functions.contains { function in
            !code.allNodes(named: function) { use in
                (use.tree === action.tree && action.range.contains(use.range))
                    || !use.ancestors.contains { CallExpr($0)?.callee.map { $0.name == "Button" } ?? false }
            }
        }
    }
}

/// The search for branches that a view shows, and for lists in their arms.
private struct PageSearch {
    /// The branches that the view shows directly or in stacks and members, each with the views next to it in the stacks.
    private(set) var branches: [(branch: ViewElement, neighbors: [ViewElement])] = []
    /// How many more elements to look at.
    private var budget = 256

    private static let mostNeighbors = 24

    mutating func addBranches(in view: ViewElement, besides neighbors: [ViewElement], depth: Int) {
        guard depth < 6, budget > 0 else { return }
        budget -= 1
        switch view.kind {
        case .branch:
            branches.append((view, neighbors))
            for child in view.children.lazy.flatMap(\.children) { addBranches(in: child, besides: neighbors, depth: depth + 1) }
        case .call where view.isSpacingStack || view.isSwiftUI("ZStack") || view.isSwiftUI(.group):
            for slot in view.slots where slot.record.link < 0 {
                let shown = Array(slot.children.prefix(Self.mostNeighbors))
                for child in shown {
                    let others = shown.filter { $0.site != child.site }
                    addBranches(in: child, besides: neighbors + others, depth: depth + 1)
                }
            }
        case .reference where view.targets.count == 1:
            for child in ViewElement(view.index, view.targets[0]).children {
                addBranches(in: child, besides: neighbors, depth: depth + 1)
            }
        // Other views may scroll themselves.
        default: return
        }
    }

    /// Whether a view shows a list or a scroll view.
    mutating func certainlyScrolls(_ view: ViewElement, depth: Int) -> Bool {
        guard depth < 4, budget > 0 else { return false }
        budget -= 1
        for child in view.children {
            switch child.kind {
            case .call:
                if child.isSwiftUI("List") || child.isSwiftUI("ScrollView") || child.isSwiftUI("Form") { return true }
                if case .project(let type) = child.callee {
                    if let body = child.index.body(of: type),
                        certainlyScrolls(ViewElement(child.index, body), depth: depth + 1)
                    {
                        return true
                    }
                } else {
                    for slot in child.slots where slot.record.link < 0 && certainlyScrolls(slot, depth: depth + 1) { return true }
                }
            case .reference:
                guard child.targets.count == 1 else { continue }
                if certainlyScrolls(ViewElement(child.index, child.targets[0]), depth: depth + 1) { return true }
            case .branch: for arm in child.children where certainlyScrolls(arm, depth: depth + 1) { return true }
            case .root, .slot, .arm, .typeMember, .opaque: continue
            }
        }
        return false
    }
}

extension ViewElement {
    /// Whether an arm shows a text, and nothing that scrolls, loads or can be tapped.
    fileprivate func isUnscrolledPage(_ index: ProjectIndex) -> Bool {
        var seen: Set<ViewSite> = []
        return showsText(index, &seen, depth: 0) == true && !ScrollSearch.mayUse(self, index)
    }

    /// Whether there is a text; nil if there is a control or a progress, or something that is not known.
    private func showsText(_ index: ProjectIndex, _ seen: inout Set<ViewSite>, depth: Int) -> Bool? {
        guard depth < 5 else { return nil }
        var found = false
        for part in descendants {
            switch part.kind {
            case .root, .slot, .arm, .branch: continue
            case .typeMember, .opaque: return nil
            case .call, .reference: break
            }
            if part.modifiers.contains(where: { SwiftUICatalog.tapModifiers.contains($0.name) }) { return nil }
            if case .swiftUI(let view) = part.callee {
                if view.traits.contains(.control) || part.isTapControl || part.isSwiftUI("ProgressView") { return nil }
                found = found || Self.texts.contains(part.name)
                continue
            }
            guard part.targets.count == 1 else { return nil }
            guard seen.insert(part.targets[0]).inserted else { continue }
            guard let inner = ViewElement(index, part.targets[0]).showsText(index, &seen, depth: depth + 1) else { return nil }
            found = found || inner
        }
        return found
    }

    private static let texts = NameTable("Text Label ContentUnavailableView")
}

extension SyntaxNode {
    /// The condition for which an arm is shown, if it says that there is no content, or that loading failed:
    /// `items.isEmpty`, `.failed`. Nil for other arms, and for what the user searches.
    ///
    /// - Parameter position: 0 for the first arm.
    fileprivate func conditionOfMissingContent(arm position: Int) -> String? {
        if let choice = SwitchExpr(self) {
            guard let label = Array(choice.cases).dropFirst(position).first.flatMap(SwitchCase.init)?.label else { return nil }
            let names = label.subtree.filter { $0.kind == .memberAccessExpr && $0.chainBase == nil }.map(\.name)
            return !names.isEmpty && names.allSatisfy(Self.missing.contains) ? label.text.phaseText : nil
        }
        guard let chain = IfExpr(self)?.chain else { return nil }
        let choices = Array(chain.prefix(position + 1))
        if choices.count > position {
            let conditions = choices[position].conditions
            guard conditions.count == 1, conditions[0].saysMissing, !conditions[0].namesSearch else { return nil }
            return conditions[0].text
        }
        // The `else` of `if !items.isEmpty { … } else { … }`
        guard position == 1, let only = choices.first?.conditions, only.count == 1, !only[0].namesSearch else { return nil }
        let condition = only[0].unwrapped
        guard condition.kind == .prefixOperatorExpr, condition.tokenText == "!", let operand = condition.operand,
            operand.saysMissing
        else { return nil }
        return operand.text
    }

    private static let missing = NameTable("empty failed failure error noContent noData noResults")

    /// Whether a condition asks for missing content: `items.isEmpty`, `!isLoading && items.isEmpty`, `item == nil`.
    private var saysMissing: Bool {
        let node = unwrapped
        if node.kind == .memberAccessExpr { return node.name == "isEmpty" && node.chainBase != nil }
        guard let sequence = SequenceExpr(node) else { return false }
        let parts = Array(sequence.elements)
        let signs = stride(from: 1, to: parts.count, by: 2).map { parts[$0].tokenText }
        if signs == ["=="] { return parts[0].name == "count" && parts[2].literalInteger == 0 }
        guard !signs.isEmpty, signs.allSatisfy({ $0 == "&&" }) else { return false }
        let operands = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
        return operands.contains(where: \.saysMissing)
            && operands.allSatisfy { $0.saysMissing || $0.kind == .prefixOperatorExpr && $0.tokenText == "!" }
    }

    /// Whether the code is about what the user searches: then another text brings the rows back.
    private var namesSearch: Bool {
        let text = self.text.lowercased()
        return ["search", "query", "filter"].contains(where: text.contains)
    }
}

extension String {
    /// `.empty` for `case .empty:`.
    fileprivate var phaseText: String {
        var text = self[...]
        if text.hasPrefix("case ") { text = text.dropFirst(5) }
        if text.hasSuffix(":") { text = text.dropLast() }
        return String(text)
    }
}
