import GroupLintCore

/// The place of a view that stays on screen, and keeps its state, while values of its caller change.
struct StayingPlace {
    /// The branches around the view that can change.
    private(set) var branches: [ViewElement] = []
    /// The `.id(…)` on the view and around it, if they are allowed.
    private(set) var identities: [(modifier: ViewTree.Modifier, element: ViewElement)] = []

    private static let mostHelpers = 3
    /// Most uses of one helper that are tried.
    private static let mostUses = 12

    /// Nil if a change may make another view, or if that is not known: `.id(…)`, sheets, destinations of links, menus,
    /// containers that the project does not declare.
    ///
    /// - Parameter allowsIDs: whether `.id(…)` is allowed. A change of other values keeps the view.
    init?(_ element: ViewElement, _ context: RuleContext, allowsIDs: Bool = false, depth: Int = 0) {
        var current = element
        while true {
            for modifier in current.modifiers where modifier.name == .id {
                guard allowsIDs else { return nil }
                identities.append((modifier, current))
            }
            if current.kind == .branch, !current.isConstantBranch { branches.append(current) }
            if current.kind == .slot, !Self.keeps(current, element, context) { return nil }
            guard let parent = current.parent else { break }
            current = parent
        }
        guard current.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView]), let member = current.member,
            let owner = current.owner
        else { return nil }
        let name = context.index.member(member).name
        guard name != .body else { return }
        guard depth < Self.mostHelpers,
            let outer = context.index.references(to: name, in: owner).prefix(Self.mostUses).lazy
                .compactMap({ StayingPlace($0, context, allowsIDs: allowsIDs, depth: depth + 1) }).first
        else { return nil }
        branches += outer.branches
        identities += outer.identities
    }

    private static func keeps(_ slot: ViewElement, _ element: ViewElement, _ context: RuleContext) -> Bool {
        context.keepsViews(slot)
            ?? (context.placements.isInBuilder(element)
                && context.placements.of(element).allSatisfy { place in
                    place.layout.isRow || place.layout == .lazy || place.layout == .stack || place.layout == .single
                })
    }
}

extension RuleContext {
    /// Whether the view is the destination of a link in a sidebar, where it may stay for another selection; false if it is at
    /// the place of its caller. Nil if it has an `.id(…)`, or is in a sheet, a menu or a pushed screen: it is new each time then.
    func isBesideSidebar(_ element: ViewElement) -> Bool? {
        var isLinked = false
        for outer in sequence(first: element, next: \.parent) {
            if outer.modifiers.contains(where: { $0.name == .id }) { return nil }
            guard outer.kind == .slot else {
                guard outer.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView]) else { return nil }
                continue
            }
            if keepsViews(outer) ?? true { continue }
            guard !isLinked, outer.record.link < 0, placements.role(of: outer) == .destination, let link = outer.parent,
                placements.of(link).contains(where: { $0.navigation == .sidebar || $0.navigation == .other && $0.isPushed })
            else { return nil }
            isLinked = true
        }
        return isLinked
    }

    /// Whether the views of a slot stay while the view around it is updated: it is no sheet, menu or destination. Nil if
    /// that is not known.
    func keepsViews(_ slot: ViewElement) -> Bool? {
        switch placements.role(of: slot) {
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .navigationStack,
            .navigationView, .splitSidebar, .splitColumn:
            true
        case .screen: slot.record.link < 0
        case .destination, .menu, .nonView, .action: false
        case .unknown: nil
        }
    }
}
