import GroupLintCore

/// A modifier on a Group or Section that stands among other views: SwiftUI gives a copy of it to each view inside.
struct DistributedModifier {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// SwiftUI's modifier behind it: `alert` for the project's own `errorAlert`.
    let effect: Name
    let content: ViewContent
    /// Views that stand in the subject as `a + b`, which `content` does not count.
    let joined: Int
    /// A list, form, table, stack or menu that the views join.
    let place: Placement

    /// Several at a time whatever the branches say.
    var hasSeveralViews: Bool { content.fewest + joined > 1 || content.rows != nil }
    /// Certain to be several, in a container of the same builder.
    var isCertain: Bool { hasSeveralViews && isLexical && modifier.name == effect }

    private var isLexical: Bool {
        place.container.map { ViewElement(subject.index, $0).root.site == subject.root.site } ?? false
    }

    /// Uses of some modifiers, in source order, where the subject may be several views at a time and is known not to be all there is.
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

    /// The ForEach inside, and how its views come to their container.
    var related: [RelatedLocation] {
        let index = subject.index
        let rows = content.rows.map { [ViewElement(index, $0).related("each element is a view of its own")] } ?? []
        guard isLexical, let container = place.container else { return rows + place.related(index) }
        return rows + [ViewElement(index, container).related("in this \(place.layout.text)")]
    }
}

extension Placement.Layout {
    /// Views of a Group become neighbors of the views around it. What the cell of a table makes of several is not known.
    fileprivate var joinsViews: Bool { self == .list || self == .form || self == .stack || self == .lazy || self == .menu }
}

extension DistributedModifier {
    var modifiersBefore: some Sequence<ViewTree.Modifier> {
        subject.modifiers.lazy.filter { $0.nameRange.start < modifier.nameRange.start }
    }

    /// A Group around one ForEach: what each row gets is what is meant.
    var isRowsAlone: Bool { content.rows != nil && content.fewest + joined < 2 }

    /// `.padding()` and `.padding(8)`, not `.padding(.horizontal)`.
    func padsAllEdges(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        guard let first = call.firstArgument?.value else { return true }
        return first.kind != .memberAccessExpr && first.kind != .arrayExpr
    }
}
