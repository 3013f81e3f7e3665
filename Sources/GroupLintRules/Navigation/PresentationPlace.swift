import GroupLintCore

/// A better place for a presentation that each view of a Group, Section or ForEach gets.
struct PresentationPlace {
    let help: String
    /// The views that open the presentation.
    let openers: [ViewElement]
    /// Whether the place is in another type than the state.
    private(set) var isElsewhere = false

    init(_ use: DistributedModifier, _ context: inout RuleContext) {
        let name = use.nameText(&context)
        let around = Self.container(around: use, &context).map { "on the \($0) around the `\(use.subjectText)`" }
        let found = PresentationOpeners(use, &context)
        openers = found.all
        if let opener = found.sole(inside: use.subject) {
            let place = "on the `\(context.name(of: opener) ?? "Button")` that opens it"
            help = "put \(name) \(place)\(around.map { ", or \($0)" } ?? "")"
        } else {
            // A view in a row may be off the screen, and then it presents nothing.
            let isSection = use.subject.isSwiftUI(.section)
            let inside = use.place.lazyContainer == nil && !isSection ? Self.view(in: use, &context) : nil
            let place = around ?? inside ?? Self.shownBy(use, &context)
            isElsewhere = around == nil && inside == nil && Self.isElsewhere(use)
            let other =
                isSection
                ? "on the `List` or `Form` around the `Section`: a row or a header that is scrolled off presents nothing"
                : "on one view that is always there and that no `ForEach` repeats"
            let own = Self.isStateShared(use, &context) ? ", with a state of its own, because other code uses this one too" : ""
            help = "put \(name) \(place ?? other)\(own)"
        }
    }

    /// Whether other code of the view gets a binding to the state too: another dialog opens with it.
    private static func isStateShared(_ use: DistributedModifier, _ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: use.modifier).flatMap(CallExpr.init), let owner = use.subject.owner,
            let state = (call.argument("isPresented") ?? call.argument("item"))?.ownBinding
        else { return false }
        return context.data(of: owner).uses(of: state).count { $0.use.kind == .projection && $0.use.member.isNone } > 1
    }

    /// The container as the source names it; nil if it has a presentation of its own, or is in another member or view.
    private static func container(around use: DistributedModifier, _ context: inout RuleContext) -> String? {
        let presents = use.container?.modifiers.contains { $0.name.isModifier(with: .presents) }
        return presents == false ? use.containerText(&context) : nil
    }

    /// A view inside that exists once and is always there: not a row from data, not in a branch.
    private static func view(in use: DistributedModifier, _ context: inout RuleContext) -> String? {
        let subject = use.subject
        guard !subject.isSwiftUI(.forEach) else { return nil }
        guard let slot = subject.slot(.none) ?? subject.slot("content") else { return nil }
        for child in slot.children where child.kind == .call || child.kind == .reference {
            guard ViewContent(of: child).isOneView, !child.modifiers.contains(where: { $0.name.isModifier(with: .presents) }),
                let name = context.name(of: child)
            else { continue }
            return "on one view in this `\(use.subjectText)` that is always there, such as the `\(name)`"
        }
        return nil
    }

    private static func isElsewhere(_ use: DistributedModifier) -> Bool {
        use.place.container.map { ViewElement(use.subject.index, $0).owner != use.subject.owner } ?? false
    }

    /// The container in another member or view.
    private static func shownBy(_ use: DistributedModifier, _ context: inout RuleContext) -> String? {
        guard let container = use.place.container.map({ ViewElement(use.subject.index, $0) }),
            let name = context.name(of: container)
        else { return nil }
        let outer = sequence(first: use.subject, next: \.parent).dropFirst().first { $0.kind == .call }
        if let outer, case .project = outer.callee, ViewContent(of: outer).isOneView, let text = context.name(of: outer) {
            return "on the `\(text)` around the `\(use.subjectText)`"
        }
        return !isElsewhere(use)
            ? "on the `\(name)` that shows this `\(use.subjectText)`"
            : "on the `\(name)` that shows this `\(use.subjectText)`, keep the state of the presentation there, and pass a "
                + "binding down"
    }
}

extension ViewContent {
    /// Whether there is always exactly one view.
    fileprivate var isOneView: Bool { fewest == 1 && most == 1 && rows == nil && !hasUnknown }
}

extension DistributedModifier {
    /// The modifier as advice names it: `.sheet`, `.errorAlert`, `.modifier(ErrorAlert(…))`.
    func nameText(_ context: inout RuleContext) -> String {
        viewModifierText(&context).map { "`.modifier(\($0)(…))`" } ?? "`.\(context.text(modifier))`"
    }

    /// What each view gets, as messages name it: `.sheet`, `.errorAlert`, `.alert` of `ErrorAlert`.
    func effectText(_ context: inout RuleContext) -> String {
        guard let type = viewModifierText(&context), let text = Self.presentations.first(where: { Name($0.utf8) == effect })
        else { return nameText(&context) }
        return "`.\(text)` of `\(type)`"
    }

    /// Names are stored as hashes, so the text of a name comes from here.
    private static let presentations = [
        "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "fileImporter", "fileExporter",
    ]

    /// `ErrorAlert` for `.modifier(ErrorAlert(error))`.
    private func viewModifierText(_ context: inout RuleContext) -> String? {
        guard modifier.name == .modifier, let call = context.node(of: modifier).flatMap(CallExpr.init) else { return nil }
        return call.firstArgument?.value.flatMap(CallExpr.init)?.createdType?.shortText
    }

    /// The value that decides whether the presentation is shown, as written: `isOpen` for `isPresented: $isOpen`.
    func stateText(_ context: inout RuleContext) -> String? {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return nil }
        if let written = call.argument("isPresented") ?? call.argument("item") { return written.boundText }
        guard let first = call.firstArgument?.value else { return nil }
        guard let inner = CallExpr(first) else { return first.boundText }
        let bindings = inner.arguments.compactMap { $0.value?.boundText }
        return bindings.count == 1 ? bindings[0] : nil
    }
}
