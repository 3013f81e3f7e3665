import GroupLintCore

/// A better place for a presentation that each view of a Group or Section gets.
struct PresentationPlace {
    let help: String
    /// The button inside that opens the presentation.
    private(set) var opener: ViewElement?

    init(_ use: DistributedModifier, _ context: inout RuleContext) {
        let name = context.text(use.modifier)
        let around = Self.container(around: use, &context).map { "on the \($0) around the `\(use.subjectText)`" }
        opener = use.opener(&context)
        if opener == nil, use.content.rows != nil || use.elements.contains(where: { $0.isSwiftUI(.forEach) }) {
            // A row from data exists several times, and so would its presentation.
            help = "put `.\(name)` \(around ?? "on one view that no `ForEach` repeats")"
            return
        }
        let place = opener != nil ? "the `Button`" : use.place.layout.isRow ? "the button or row" : "the button"
        help = "put `.\(name)` on \(place) that opens it\(around.map { ", or \($0)" } ?? "")"
    }

    /// The container as the source names it; nil if it has a presentation of its own, or is in another member or view.
    private static func container(around use: DistributedModifier, _ context: inout RuleContext) -> String? {
        let presents = use.container?.modifiers.contains { $0.name.isModifier(with: .presents) }
        return presents == false ? use.containerText(&context) : nil
    }
}

extension DistributedModifier {
    /// The only button among the views that sets the state of the presentation: `isPresented: $isOpen`.
    fileprivate func opener(_ context: inout RuleContext) -> ViewElement? {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init), let tree = context.syntax(),
            let binding = call.argument("isPresented") ?? call.argument("item"), binding.kind == .declReferenceExpr,
            binding.tokenText.first == "$"
        else { return nil }
        let state = Name(binding.tokenText.dropFirst().utf8)
        var found: [ViewElement] = []
        let buttons = buttons
        guard buttons.count <= 16 else { return nil }
        for button in buttons {
            guard let node = context.node(of: button) else { continue }
            let writes = StateWrites(node) { subject.methods($0, in: tree) }.writes
            if writes.contains(where: { $0.root == state }) { found.append(button) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The buttons that exist once and stay: not in rows from data, menus and swipe actions.
    private var buttons: [ViewElement] {
        elements.filter { element in
            guard element.isSwiftUI("Button") else { return false }
            let path = sequence(first: element, next: \.parent).dropFirst().prefix { $0.site != subject.site }
            return path.allSatisfy { $0.record.link < 0 && !$0.isSwiftUI("Menu") && !$0.isSwiftUI(.forEach) }
        }
    }

    /// All elements inside the subject.
    fileprivate var elements: [ViewElement] {
        ((subject.site.element + 1)..<subject.record.end).map {
            ViewElement(subject.index, ViewSite(file: subject.site.file, element: $0))
        }
    }
}
