import GroupLintCore

struct ConstantPresentationBinding: Rule {
    static let dialog = RuleCase(
        .warning, when: "an alert or dialog with a button that does nothing",
        says: "{way} closes this `.{modifier}` but leaves {condition} as it is, so it comes back or cannot be shown again")
    static let sheet = RuleCase(
        .warning, .medium, when: "a sheet or popover that the user can close without a button",
        says: "{way} closes this `.{modifier}` but leaves {condition} as it is, so it comes back or cannot be shown again")
    static let link = RuleCase(
        .warning, .medium, when: "a navigation link with `isActive`",
        says: "going back from the screen of this `NavigationLink` leaves {condition} as it is, so the screen opens again")

    static let info = RuleInfo(
        id: "constant_presentation_binding",
        summary: "A presentation has a binding that ignores that the user closes it.",
        category: .navigation,
        rationale: """
            SwiftUI sets the binding of a sheet or an alert to `false` when the user closes it. \
            `.constant(error != nil)` and `Binding(get: { … }, set: { _ in })` ignore this. If nothing else clears the \
            condition, it still says that the alert is shown: the alert comes back with the next update of the view, or the \
            same error does not open it a second time.

            Every button of an alert closes it, also the OK that the system adds if there is none, and a dialog without a \
            button for `.cancel` gets one. A sheet closes with a swipe, and a popover with a tap beside it. A screen that a link \
            with `isActive` has pushed closes with the back button. This applies to every OS version.
            """,
        cases: [dialog, sheet, link],
        silentOn: [
            "links to a screen that hides the navigation bar or its back button",
            "dialogs whose buttons all have an action, which may clear the condition",
            "sheets with `onDismiss` or with `interactiveDismissDisabled` or `onDisappear` in their content, and content of "
                + "another module",
            "`fullScreenCover`, which has no gesture that closes it",
            "conditions that read nothing but constants and plain values of the view",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka",
            "https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
            "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
        ],
        bad: """
            struct Orders: View {
                @State private var problem: String?

                var body: some View {
                    Button("Reload") { problem = "No connection" }
                        .alert("Error", isPresented: .constant(problem != nil)) {
                            Button("OK") {}
                        }
                }
            }
            """,
        good: """
            struct Orders: View {
                @State private var problem: String?

                var body: some View {
                    Button("Reload") { problem = "No connection" }
                        .alert("Error", isPresented: .constant(problem != nil)) {
                            Button("OK") { problem = nil }
                        }
                }
            }
            """
    )

    private static let dialogs: [Name] = ["alert", "confirmationDialog", "actionSheet"]
    private static let sheets: [Name] = ["sheet", "popover"]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for link in file.calls("NavigationLink") where !link.isInPreview && link.hasArgument("isActive") {
            guard let owner = link.owner, let node = context.node(of: link).flatMap(CallExpr.init)?.argument("isActive"),
                let binding = DeafBinding(node, in: owner, context.index), !context.hidesWayBack(link)
            else { continue }
            context.report(
                Self.link, ["condition": binding.conditionText], at: binding.node.range, help: binding.advice,
                related: [link.related("this `NavigationLink`")])
        }
        for name in Self.dialogs {
            for written in WrittenModifier.all(name, in: file, &context) {
                guard let binding = DeafBinding(written, context.index), let way = DialogExit(written.call, name) else {
                    continue
                }
                report(Self.dialog, binding, way.text, written, &context)
            }
        }
        guard context.targets.mayRunOnTouchScreens else { return }
        for name in Self.sheets {
            for written in WrittenModifier.all(name, in: file, &context) {
                guard let binding = DeafBinding(written, context.index), written.call.value("onDismiss") == nil,
                    !context.mayKeepOpen(written)
                else { continue }
                let way = name == "sheet" ? "a swipe" : "a tap beside the popover"
                report(Self.sheet, binding, way, written, &context)
            }
        }
    }

    private func report(
        _ ruleCase: RuleCase, _ binding: DeafBinding, _ way: String, _ written: WrittenModifier, _ context: inout RuleContext
    ) {
        context.report(
            ruleCase,
            ["way": way, "modifier": context.text(written.modifier), "condition": binding.conditionText],
            at: binding.node.range, help: binding.advice)
    }
}

extension RuleContext {
    /// Whether the screen that a link pushes hides the bar with the back button, and with it the swipe back.
    fileprivate mutating func hidesWayBack(_ link: ViewElement) -> Bool {
        let screens = (link.slot("destination") ?? link.slot(.none)).map { Array($0.children) } ?? []
        return screens.contains { screen in
            let parts = [screen] + screen.targets.map { ViewElement(index, $0) }
            return parts.contains { HiddenBars.hidden(in: $0, &self) != .nothing }
        }
    }
}
