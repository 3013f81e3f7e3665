import GroupLintCore

struct DestructiveSwipeConfirmation: Rule {
    static let asks = RuleCase(
        .info, .medium,
        says: "the row may disappear before the user confirms, because a swipe action with the role `.destructive` removes its "
            + "row, and this one only sets `{state}`")

    static let info = RuleInfo(
        id: "destructive_swipe_confirmation",
        summary: "A swipe action that removes its row only asks whether to delete.",
        category: .interaction,
        rationale: """
            On iOS, a list animates its row away when the user chooses a swipe action with the role `.destructive`: it expects \
            that the action deletes the data. If the action only opens a question, the row is gone before the user answers. It \
            comes back with the next update, jumps or stays away, and a dialog that belongs to the row goes with it.

            A red button without the role looks the same and leaves the row where it is: `.tint(.red)`.
            """,
        cases: [asks],
        silentOn: [
            "actions that call anything, which may delete the data",
            "properties by which no alert, dialog or sheet in the file opens",
            "apps for macOS, tvOS and watchOS only, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
            "https://developer.apple.com/documentation/uikit/uicontextualaction/style/destructive",
        ],
        bad: """
            struct Files: View {
                @State private var removed: String?
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Text(name)
                            .swipeActions {
                                Button("Delete", role: .destructive) { removed = name }
                            }
                    }
                    .alert("Delete?", isPresented: .constant(removed != nil), presenting: removed) { _ in
                        Button("Keep") { removed = nil }
                    }
                }
            }
            """,
        good: """
            struct Files: View {
                @State private var removed: String?
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        Text(name)
                            .swipeActions {
                                Button("Delete") { removed = name }.tint(.red)
                            }
                    }
                    .alert("Delete?", isPresented: .constant(removed != nil), presenting: removed) { _ in
                        Button("Keep") { removed = nil }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("swipeActions"), context.targets.mayRunOnTouchScreens else { return }
        var opening: [Name]?
        for element in file.calls("Button") where !element.isInPreview && element.isInContent(of: "swipeActions") {
            guard let call = context.node(of: element).flatMap(CallExpr.init), let role = call.argument("role"),
                role.name == "destructive", !isOutsideList(element, context),
                let action = call.action.flatMap(ClosureExpr.init), action.hasStatements
            else { continue }
            let names = opening ?? openingProperties(file, &context)
            opening = names
            let set = action.statements.map(\.assignedProperty)
            guard !set.contains(where: { $0 == nil }),
                let asks = set.compactMap(\.self).last(where: { target in
                    target.ownPath.map { names.contains($0[$0.count - 1]) } ?? false
                })
            else { continue }
            context.report(
                Self.asks, ["state": asks.shortText ?? asks.tokenText], at: role.range,
                help: "remove `role: .destructive`, and write `.tint(.red)` after the button",
                related: [asks.related("this opens the question")])
        }
    }

    /// Whether the view with the swipe actions is in no list. There they do nothing.
    private func isOutsideList(_ button: ViewElement, _ context: RuleContext) -> Bool {
        guard let view = button.contentAround(of: "swipeActions")?.parent, case .screen = context.rowPlace(of: view) else {
            return false
        }
        return true
    }

    /// The names in the arguments of alerts, dialogs and sheets: `isPresented: $asks`, `presenting: removed`.
    private func openingProperties(_ file: ViewFile, _ context: inout RuleContext) -> [Name] {
        file.modifiedElements.flatMap { view in
            view.modifiers.filter { $0.name.isModifier(with: .presents) }.compactMap { context.call(of: $0, on: view) }
        }.flatMap { call in
            call.arguments.filter { $0.hasLabel && $0.value?.kind != .closureExpr }.compactMap(\.value)
                .flatMap { $0.subtree.compactMap(\.namedProperty) }
        }
    }
}

extension SyntaxNode {
    /// The property that a statement sets: `asks` in `asks = true`. Nil if it does something else.
    fileprivate var assignedProperty: SyntaxNode? {
        guard let assignment = SequenceExpr(self), assignment.isBinary, assignment.sign?.kind == .assignmentExpr,
            !(assignment.right?.subtree.contains { CallExpr($0) != nil } ?? false)
        else { return nil }
        return assignment.left
    }

    /// The name of a property that the node reads or binds: `asks` in `$asks` and `model.asks`.
    fileprivate var namedProperty: Name? {
        guard kind == .declReferenceExpr || kind == .memberAccessExpr else { return nil }
        return tokenText.hasPrefix("$") ? Name(tokenText.dropFirst().utf8) : name
    }
}
