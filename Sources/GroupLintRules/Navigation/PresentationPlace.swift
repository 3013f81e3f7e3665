import GroupLintCore

/// A better place for a presentation that each view of a Group, Section or ForEach gets.
struct PresentationPlace {
    let help: String
    /// The view inside that opens the presentation.
    let opener: ViewElement?

    init(_ use: DistributedModifier, _ context: inout RuleContext) {
        let name = context.text(use.modifier)
        let around = Self.container(around: use, &context).map { "on the \($0) around the `\(use.subjectText)`" }
        opener = use.opener(&context)
        if let opener {
            let place = "the `\(context.name(of: opener) ?? "Button")` that opens it"
            help = "put `.\(name)` on \(place)\(around.map { ", or \($0)" } ?? "")"
        } else if use.content.rows != nil || use.elements.contains(where: { $0.isSwiftUI(.forEach) }) {
            // A row from data exists several times, and so would its presentation.
            let place = around ?? Self.view(in: use, &context) ?? Self.shownBy(use, &context)
            help = "put `.\(name)` \(place ?? "on one view that no `ForEach` repeats")"
        } else {
            let place = use.place.layout.isRow ? "the button or row" : "the button"
            help = "put `.\(name)` on \(place) that opens it\(around.map { ", or \($0)" } ?? "")"
        }
    }

    /// The container as the source names it; nil if it has a presentation of its own, or is in another member or view.
    private static func container(around use: DistributedModifier, _ context: inout RuleContext) -> String? {
        let presents = use.container?.modifiers.contains { $0.name.isModifier(with: .presents) }
        return presents == false ? use.containerText(&context) : nil
    }

    /// A view in a Section that exists once: a row that is not from data, or the header or footer.
    private static func view(in use: DistributedModifier, _ context: inout RuleContext) -> String? {
        guard use.subject.name == .section else { return nil }
        let subject = use.subject
        let slots = [subject.slot(.none) ?? subject.slot("content"), subject.slot("header"), subject.slot("footer")]
        for child in slots.lazy.compactMap({ $0 }).flatMap({ Array($0.children) }) {
            guard child.kind == .call || child.kind == .reference, ViewContent(of: child).isOneView,
                let name = context.name(of: child)
            else { continue }
            return "on one view inside that no `ForEach` repeats, such as the `\(name)`"
        }
        return nil
    }

    /// The container in another member or view.
    private static func shownBy(_ use: DistributedModifier, _ context: inout RuleContext) -> String? {
        guard let container = use.place.container.map({ ViewElement(use.subject.index, $0) }),
            let name = context.name(of: container)
        else { return nil }
        return container.owner == use.subject.owner
            ? "on the `\(name)` that shows this `\(use.subjectText)`"
            : "on the `\(name)` that shows this `\(use.subjectText)`, and keep the state of the presentation there"
    }
}

extension ViewContent {
    /// Whether there is always exactly one view.
    fileprivate var isOneView: Bool { fewest == 1 && most == 1 && rows == nil && !hasUnknown }
}

extension DistributedModifier {
    /// The value that decides whether the presentation is shown, as written: `isOpen` for `isPresented: $isOpen`.
    func stateText(_ context: inout RuleContext) -> String? {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return nil }
        let written = call.argument("isPresented") ?? call.argument("item") ?? call.firstArgument?.value
        guard let text = written?.shortText, text.first == "$" else { return nil }
        return String(text.dropFirst())
    }

    /// The only view inside that sets the state of the presentation in an action: `isPresented: $isOpen`.
    fileprivate func opener(_ context: inout RuleContext) -> ViewElement? {
        guard !subject.isSwiftUI(.forEach), let call = context.node(of: modifier).flatMap(CallExpr.init),
            let tree = context.syntax(),
            let binding = call.argument("isPresented") ?? call.argument("item"), binding.kind == .declReferenceExpr,
            binding.tokenText.first == "$"
        else { return nil }
        let state = Name(binding.tokenText.dropFirst().utf8)
        let controls = controls
        guard controls.count <= 24 else { return nil }
        let writing = controls.filter { control in
            context.node(of: control).map { node in
                StateWrites(node) { subject.methods($0, in: tree) }.writes.contains { $0.root == state }
            } ?? false
        }
        // The card around a button does not open anything itself.
        let inner = writing.filter { outer in
            !writing.contains { $0.site.element > outer.site.element && $0.site.element < outer.record.end }
        }
        return inner.count == 1 ? inner[0] : nil
    }

    /// The buttons, and views of the project, that exist once and stay: not in rows from data, menus and swipe actions.
    private var controls: [ViewElement] {
        elements.filter { element in
            guard element.mayAct else { return false }
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

extension ViewElement {
    /// Whether the call makes a button, or a view that is not SwiftUI's and that may take an action.
    fileprivate var mayAct: Bool {
        guard kind == .call else { return false }
        if case .swiftUI = callee { return name == "Button" }
        return true
    }
}
