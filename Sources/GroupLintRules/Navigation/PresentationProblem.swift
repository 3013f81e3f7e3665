import GroupLintCore

/// The problem with a modifier that each view of a Group, Section or ForEach gets, although one view should have it.
struct PresentationProblem {
    let ruleCase: RuleCase
    let help: String
    private(set) var related: [RelatedLocation] = []
    /// The state of a presentation as written.
    private(set) var state: String?

    /// Whether the modifier presents something: a sheet, an alert.
    private(set) var isPresentation = false

    /// Traits of the modifiers that may cause a problem.
    static let effects: CatalogModifier.Traits = [.presents, .identifies, .tags, .names, .preference]

    /// Nil if the modifier causes no problem, or if that is not known.
    init?(_ use: DistributedModifier, _ context: inout RuleContext) {
        guard let known = SwiftUICatalog.modifiers[use.effect] else { return nil }
        let isOwn = use.modifier.name != use.effect
        let isForEach = use.subject.isSwiftUI(.forEach)
        if isForEach, known.traits.isDisjoint(with: [.tags, .presents]) { return nil }
        if known.traits.contains(.presents), known.kind == .perChild {
            let place = PresentationPlace(use, &context)
            let own = isForEach ? GroupPresentationModifier.rows : GroupPresentationModifier.presentation
            self.init(place.isElsewhere ? GroupPresentationModifier.elsewhere : own, place.help)
            related = place.openers.prefix(4).map { $0.related("this opens it") }
            state = use.stateText(&context)
            isPresentation = true
        } else if use.effect == "onPreferenceChange", !use.place.layout.isRow {
            self.init(preference: use, GroupPresentationModifier.observer, &context)
        } else if use.effect == "preference", !use.place.layout.isRow {
            self.init(preference: use, GroupPresentationModifier.preference, &context)
        } else if known.traits.contains(.tags), !isOwn {
            self.init(tag: use)
        } else if known.traits.contains(.identifies), !isOwn {
            self.init(identity: use, &context)
        } else if known.traits.contains(.names), !isOwn {
            self.init(name: use, &context)
        } else {
            return nil
        }
    }

    private init(_ ruleCase: RuleCase, _ help: String) {
        self.ruleCase = ruleCase
        self.help = help
    }

    private init(preference use: DistributedModifier, _ ruleCase: RuleCase, _ context: inout RuleContext) {
        let around = use.containerText(&context) ?? "stack"
        let name = context.text(use.modifier)
        self.init(ruleCase, "put `.\(name)` on the \(around) around the `\(use.subjectText)`")
    }

    /// Tags only matter in a container with a selection, and a view's own tag wins.
    private init?(tag use: DistributedModifier) {
        let container = use.place.container.map { ViewElement(use.subject.index, $0) }
        guard let container, container.hasArgument("selection"), !use.subject.mayHaveTags else { return nil }
        if use.subject.isSwiftUI(.forEach) {
            self.init(GroupPresentationModifier.rowTag, Self.rowTagHelp)
        } else {
            self.init(GroupPresentationModifier.tag, "give each view inside its own `.tag`")
        }
    }

    private static let rowTagHelp =
        "remove `.tag`, because the `ForEach` already tags each row with its id, or put a `.tag` with a value of the element "
        + "on the view in the closure"

    /// Only a source of a matched geometry must be unique.
    private init?(identity use: DistributedModifier, _ context: inout RuleContext) {
        let call = context.node(of: use.modifier).flatMap(CallExpr.init)
        if let isSource = call?.argument("isSource"), isSource.text != "true" { return nil }
        let isGeometry = use.effect == "matchedGeometryEffect"
        self.init(
            isGeometry ? GroupPresentationModifier.geometry : GroupPresentationModifier.transition,
            "put `.\(context.text(use.modifier))` on one of the views inside, or give each of them an id of its own")
    }

    /// An id that changes is there to reset the views, which works on a Group.
    private init?(name use: DistributedModifier, _ context: inout RuleContext) {
        guard use.effect == "id" else {
            self.init(GroupPresentationModifier.identifier, "put `.accessibilityIdentifier` on the view that the test looks for")
            return
        }
        let value = context.node(of: use.modifier).flatMap(CallExpr.init)?.firstArgument?.value
        guard let value, value.isLiteral else { return nil }
        self.init(GroupPresentationModifier.scrollTarget, "put `.id` on the view that `scrollTo` has to find")
    }
}

extension DistributedModifier {
    /// The view that the modifier is written on.
    var subjectText: String { subject.name == .group ? "Group" : subject.name == .section ? "Section" : "ForEach" }
}

extension ViewElement {
    /// Whether a view inside has a tag, or shows a member or another view whose tags are not known.
    fileprivate var mayHaveTags: Bool {
        slots.contains { slot in
            slot.children.contains { $0.hasTagOrHidesOne }
        }
    }

    private var hasTagOrHidesOne: Bool {
        if modifiers.contains(where: { !SwiftUICatalog.modifiers.contains($0.name) || $0.name.isModifier(with: .tags) }) {
            return true
        }
        switch kind {
        case .call: return isProjectOrUnknown || (isTransparent && mayHaveTags)
        case .branch, .arm: return children.contains { $0.hasTagOrHidesOne }
        case .reference, .opaque, .root, .slot: return true
        case .typeMember: return false
        }
    }

    private var isProjectOrUnknown: Bool {
        guard case .swiftUI = callee else { return true }
        return false
    }

    private var isTransparent: Bool { SwiftUICatalog.views.isTransparent(name) }
}
