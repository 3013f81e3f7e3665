import GroupLintCore

struct CoveredPresenter: Rule {
    static let content = RuleCase(
        .warning, .medium, when: "a view in the content that gets the same model",
        says: "this `.{inner}` does not appear when an action in {outer} sets `{property}`, because the view still presents "
            + "{outer}")
    static let covered = RuleCase(
        .warning, .medium, when: "an action that is written in the content",
        says: "the `.{inner}` for `{property}` does not appear, because it is on a view that already presents {outer}")

    static let closing = RuleCase(
        .info, .medium, when: "an action that also closes the first presentation, and waits for nothing",
        says: "the `.{inner}` for `{property}` may not appear, because this action closes {outer} in the same update")

    static let info = RuleInfo(
        id: "covered_presenter",
        summary: "An action in a sheet opens another presentation of the view below, which cannot show it.",
        category: .navigation,
        rationale: """
            A view presents one thing at a time. If an action in a sheet or cover sets the state of another sheet, cover or \
            alert that is on the view below, nothing happens: SwiftUI logs "Attempt to present … which is already presenting" or \
            "Currently, only presenting a single sheet is supported". What the action opens appears when the first sheet has \
            been closed, or never.

            The presentation belongs on the content of the first one, or the action has to close that first, and `onDismiss:` \
            of the first one opens the other: while the first one is on its way out, the view may still be unable to present. \
            This applies to every OS version.
            """,
        cases: [covered, content, closing],
        silentOn: [
            "actions that wait, and those that close the first presentation in other code",
            "closures that a view of the project takes, if it closes itself where it calls them, and trailing closures",
            "presentations that the sheet on top has too",
            "other actions than those of buttons and taps, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
            "https://developer.apple.com/documentation/swiftui/modal-presentations",
        ],
        bad: """
            struct Photos: View {
                @State private var isOpen = false
                @State private var isSharing = false

                var body: some View {
                    Button("Open") { isOpen = true }
                        .fullScreenCover(isPresented: $isOpen) {
                            Button("Share") { isSharing = true }
                        }
                        .sheet(isPresented: $isSharing) { Text("Share") }
                }
            }
            """,
        good: """
            struct Photos: View {
                @State private var isOpen = false
                @State private var isSharing = false

                var body: some View {
                    Button("Open") { isOpen = true }
                        .fullScreenCover(isPresented: $isOpen) {
                            Button("Share") { isSharing = true }
                                .sheet(isPresented: $isSharing) { Text("Share") }
                        }
                }
            }
            """
    )

    /// More presentations of one view are not looked at: each is compared with all others.
    private static let mostPresenters = 16

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("sheet") || file.hasModifiers("fullScreenCover") else { return }
        for element in file.modifiedElements where !element.isInPreview {
            let presenters = element.modifiers.compactMap { PresentingModifier($0, &context) }.prefix(Self.mostPresenters)
            guard presenters.count > 1 else { continue }
            for outer in presenters where outer.covers { check(outer, presenters, on: element, &context) }
        }
    }

    private func check(
        _ outer: PresentingModifier, _ presenters: ArraySlice<PresentingModifier>, on element: ViewElement,
        _ context: inout RuleContext
    ) {
        guard let content = outer.content, let owner = element.owner else { return }
        for inner in presenters where inner.state != outer.state && !content.mayPresent(inner.state) {
            let opening = CoveredOpening(of: inner.state, in: content, behind: outer, owner, element.site.file, &context)
            guard let node = opening.node else {
                reportClosing(outer, inner, in: content, on: element, &context)
                continue
            }
            let (name, other) = (context.text(inner.modifier), context.text(outer.modifier))
            let text = !opening.isInView ? "this `.\(other)`" : name == other ? "the other `.\(other)`" : "the `.\(other)`"
            context.report(
                opening.isInView ? Self.content : Self.covered, ["property": inner.text, "inner": name, "outer": text],
                at: opening.isInView ? inner.modifier.nameRange : node.range,
                help: "move `.\(name)` to the content of \(text), or close \(text) first",
                related: [
                    opening.isInView
                        ? node.related("set here")
                        : RelatedLocation(path: element.path, range: inner.modifier.nameRange, message: "on the view below")
                ])
        }
    }
}

/// A modifier that presents something for a property.
struct PresentingModifier {
    let modifier: ViewTree.Modifier
    let state: StateProperty
    /// The property as written.
    let text: String
    /// The closure with the content.
    let content: SyntaxNode?

    private static let names = NameTable("sheet fullScreenCover alert confirmationDialog popover fileImporter fileExporter")

    init?(_ modifier: ViewTree.Modifier, _ context: inout RuleContext) {
        guard Self.names.contains(modifier.name), !modifier.isConditional,
            let call = context.node(of: modifier).flatMap(CallExpr.init),
            let path = (call.argument("isPresented") ?? call.argument("item"))?.projectedPath, path.count <= 2
        else { return nil }
        self.modifier = modifier
        state = StateProperty(root: path[0], member: path.count > 1 ? path[1] : .none)
        let binding = call.argument("isPresented") ?? call.argument("item")
        text = binding?.text.filter { $0 != "$" } ?? ""
        let closure = call.value("content") ?? call.trailingClosure
        content = closure?.kind == .closureExpr ? closure : nil
    }

    /// Whether the presentation takes the view away from others.
    var covers: Bool { modifier.name == "sheet" || modifier.name == "fullScreenCover" }
}

extension SyntaxNode {
    /// Whether the code makes a binding of a property, so that it may present something for it itself. A view that gets the
    /// binding as an argument is looked into.
    fileprivate func mayPresent(_ state: StateProperty) -> Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, node.projectedPath == state.path else {
                return false
            }
            return !state.member.isNone || node.viewWithBinding == nil
        }
    }

    /// The call of a type that gets the binding as an argument with a label.
    var viewWithBinding: (call: CallExpr, label: Name)? {
        guard let parent, parent.kind == .labeledExpr, !parent.name.isNone,
            let call = (parent.parent?.parent).flatMap(CallExpr.init), call.createdType != nil
        else { return nil }
        return (call, parent.name)
    }
}
