import GroupLintCore

/// A modifier on a Group or Section with other views around it: SwiftUI applies a copy to each view inside.
struct DistributedModifier {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// The SwiftUI modifier that it applies: `alert` for the project's own `errorAlert`.
    let effect: Name
    let content: ViewContent
    /// The number of expressions like `a + b` in the subject, which `content` does not count.
    let joined: Int
    /// The list, form, stack or menu that the views become part of.
    let place: Placement

    /// Whether there are several views at the same time, with any outcome of the branches.
    var hasSeveralViews: Bool { content.fewest + joined > 1 || content.rows != nil }
    /// Whether there are certainly several views, in a container of the same builder.
    var isCertain: Bool { hasSeveralViews && isLexical && modifier.name == effect }

    private var isLexical: Bool {
        place.container.map { ViewElement(subject.index, $0).root.site == subject.root.site } ?? false
    }

    /// All uses of some modifiers, in source order, if the subject may be several views at the same time and is known to be
    /// in a container that other views can be in too.
    static func all(
        on names: [Name], of effects: CatalogModifier.Traits, in file: ViewFile, _ context: RuleContext
    ) -> [DistributedModifier] {
        names.flatMap { file.calls($0) }.sorted { $0.nameRange.start < $1.nameRange.start }.flatMap { subject in
            let found = subject.modifiers.compactMap { modifier in
                effect(of: modifier, effects, file.index).map { (modifier, $0) }
            }
            guard !found.isEmpty, !subject.hasArgument(.subviews), !subject.hasArgument(.sections),
                let slot = subject.slot(.none) ?? subject.slot("content"),
                let place = context.placements.of(subject).first(where: { $0.layout.joinsViews })
            else { return [DistributedModifier]() }
            let content = ViewContent(of: slot)
            let joined = slot.children.reduce(0) { $0 + ($1.kind == .opaque ? 1 : 0) }
            guard content.most + joined > 1 else { return [] }
            return found.map {
                DistributedModifier(
                    subject: subject, modifier: $0.0, effect: $0.1, content: content, joined: joined, place: place)
            }
        }
    }

    private static func effect(
        of modifier: ViewTree.Modifier, _ effects: CatalogModifier.Traits, _ index: ProjectIndex
    ) -> Name? {
        let known = SwiftUICatalog.modifiers.facts(of: modifier.name)
        if !known.traits.isDisjoint(with: effects) { return modifier.name }
        return known.isListed ? nil : index.effect(of: modifier.name, among: effects)
    }

    /// Related locations: the ForEach inside, and the container with the call that leads to it.
    var related: [RelatedLocation] {
        let index = subject.index
        let rows = content.rows.map { [ViewElement(index, $0).related("each element makes a separate view")] } ?? []
        guard isLexical, let container = place.container else { return rows + place.related(index) }
        return rows + [ViewElement(index, container).related("in this \(place.layout.text)")]
    }
}

extension Placement.Layout {
    /// Whether the views of a Group become neighbors of the views around it. Unknown, so false, for cells of a table.
    fileprivate var joinsViews: Bool { self == .list || self == .form || self == .stack || self == .lazy || self == .menu }
}

extension DistributedModifier {
    var modifiersBefore: some Sequence<ViewTree.Modifier> {
        subject.modifiers.lazy.filter { $0.nameRange.start < modifier.nameRange.start }
    }

    /// Whether the Group only holds one ForEach: then the modifier is intended for each row.
    var isRowsAlone: Bool { content.rows != nil && content.fewest + joined < 2 }

    /// Whether the padding is on all edges: `.padding()` and `.padding(8)`, not `.padding(.horizontal)`.
    func padsAllEdges(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        guard let first = call.firstArgument?.value else { return true }
        return first.kind != .memberAccessExpr && first.kind != .arrayExpr
    }
}
