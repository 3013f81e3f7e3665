import GroupLintCore

/// A modifier on a Group, Section or ForEach with other views around it, which applies to each view inside.
struct DistributedModifier {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// The SwiftUI modifier that it applies: `alert` for the project's own `errorAlert`.
    let effect: Name
    let content: CopiedContent
    /// The list, form, stack or menu that the views become part of.
    let place: Placement

    /// Whether there are certainly several views, in a container of the same builder.
    var isCertain: Bool { content.hasSeveralViews && isLexical && modifier.name == effect }

    private var isLexical: Bool { container != nil }

    /// The container around the subject, if both are in the same builder.
    var container: ViewElement? {
        guard let container = place.container.map({ ViewElement(subject.index, $0) }) else { return nil }
        return container.root.site == subject.root.site ? container : nil
    }

    /// All uses of some modifiers, in source order, if the subject may be several views at the same time and is known to be
    /// in a container that other views can be in too.
    static func all(
        on names: [Name], of effects: CatalogModifier.Traits, in file: ViewFile, _ context: RuleContext
    ) -> [DistributedModifier] {
        names.flatMap { file.calls($0) }.sorted { $0.nameRange.start < $1.nameRange.start }.flatMap { subject in
            let found = copies(on: subject, effects)
            guard !found.isEmpty, !subject.hasArgument(.subviews), !subject.hasArgument(.sections),
                let place = context.placements.of(subject).first(where: { $0.joinsViews(subject.index) })
            else { return [DistributedModifier]() }
            let content = CopiedContent(of: subject)
            guard content.maySeveralViews else { return [] }
            return found.map {
                DistributedModifier(subject: subject, modifier: $0.0, effect: $0.1, content: content, place: place)
            }
        }
    }

    /// The modifiers of a chain with one of the given effects, up to the first one that may make one view.
    private static func copies(
        on subject: ViewElement, _ effects: CatalogModifier.Traits
    ) -> [(ViewTree.Modifier, Name)] {
        let found = subject.effects(among: effects)
        guard let last = found.last else { return [] }
        let end = zip(subject.modifiers, 0...last.position).first { modifier, position in
            !subject.index.keepsSeveralViews(modifier, at: position, on: subject)
        }
        return found.prefix { $0.position < end?.1 ?? .max }.map { ($0.modifier, $0.effect) }
    }

    /// Related locations: the ForEach inside, and the container with the call that leads to it.
    var related: [RelatedLocation] {
        let index = subject.index
        let rows = content.rows.flatMap { $0 == subject.site ? nil : ViewElement(index, $0) }
        let inside = rows.map { [$0.related("each element makes a separate view")] } ?? []
        guard let container else { return inside + place.related(index) }
        return inside + [container.related("in this \(place.containerText(index))")]
    }
}

extension Placement {
    /// Whether the views of a Group become neighbors of the views around it. Unknown, so false, for cells of a table.
    fileprivate func joinsViews(_ index: ProjectIndex) -> Bool {
        guard [.list, .form, .stack, .lazy, .menu].contains(layout), let container else { return false }
        return !SwiftUICatalog.views.traits(of: ViewElement(index, container).name).contains(.choosesOne)
    }
}

extension DistributedModifier {
    var modifiersBefore: some Sequence<ViewTree.Modifier> {
        subject.modifiers.lazy.filter { $0.nameRange.start < modifier.nameRange.start }
    }

    /// Whether the padding is on all edges: `.padding()` and `.padding(8)`, not `.padding(.horizontal)`.
    func padsAllEdges(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        guard let first = call.firstArgument?.value else { return true }
        return first.kind != .memberAccessExpr && first.kind != .arrayExpr
    }

    /// The container around the subject as the source names it, for advice; nil if it is in another member or view.
    func containerText(_ context: inout RuleContext) -> String? {
        guard let container, let source = context.syntax()?.source else { return nil }
        return "`\(source.text(container.nameRange))`"
    }
}
