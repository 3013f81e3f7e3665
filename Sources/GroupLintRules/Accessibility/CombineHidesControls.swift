import GroupLintCore

struct CombineHidesControls: Rule {
    static let combined = RuleCase(
        .info, when: "`children: .combine` around several controls",
        says: "VoiceOver offers {controls} only in its Actions menu, because `{modifier}` makes one element of {container}")
    static let ignored = RuleCase(
        .warning, when: "`children: .ignore` around a control",
        says: "VoiceOver does not reach {controls}, because `{modifier}` hides everything in {container}")
    static let own = RuleCase(
        .info, .medium, when: "`children: .ignore` on a button itself",
        says: "VoiceOver reads this as plain text and not as a {container}, because `{modifier}` puts a new element in its place")

    static let info = RuleInfo(
        id: "combine_hides_controls",
        summary: "An accessibility element that replaces its children takes controls away from VoiceOver.",
        category: .accessibility,
        rationale: """
            `.accessibilityElement(children: .combine)` makes one element of everything in a view, and `children: .ignore` \
            hides everything in it. Buttons, toggles and links inside are then no elements of their own. What is left of \
            several combined buttons are at most actions of the whole element, which users have to look for in the rotor; \
            nothing is left of hidden ones. This applies to every OS version.
            """,
        cases: [combined, ignored, own],
        silentOn: [
            "one button in a combined element, which becomes its action, and one control that is all of an element: a double tap "
                + "reaches it",
            "elements with `.accessibilityAction`, `.accessibilityActions`, `.accessibilityAdjustableAction`, "
                + "`.accessibilityRepresentation` or `.accessibilityChildren`",
            "controls that only some arms of a branch have",
            "controls in other views: only those in the same view type count, and controls that a modifier of the project gets",
            "buttons of alerts and dialogs",
            "a button of which the code sets the traits again, and modifiers of the project that say something to VoiceOver",
            "elements inside of another element that ignores or combines its children",
            "hidden controls, menus of the view, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)",
            "https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine",
        ],
        bad: """
            struct Post: View {
                let text: String
                let vote: () -> Void
                let save: () -> Void

                var body: some View {
                    VStack {
                        Text(text)
                        Button("Vote", action: vote)
                        Button("Save", action: save)
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            """,
        good: """
            struct Post: View {
                let text: String
                let vote: () -> Void
                let save: () -> Void

                var body: some View {
                    VStack {
                        Text(text)
                        Button("Vote", action: vote)
                        Button("Save", action: save)
                    }
                    .accessibilityElement(children: .contain)
                }
            }
            """,
        measured: Measurement(right: 6, read: 10, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("accessibilityElement") else { return }
        for element in file.modifiedElements where !element.isInPreview {
            guard let modifier = element.modifiers.first(where: { $0.name == "accessibilityElement" }),
                !element.modifiers.contains(where: { Self.replacing.contains($0.name) || element.mayAddActions($0) }),
                let call = context.call(of: modifier, on: element)
            else { continue }
            // With other arguments it is a modifier of the project with the same name.
            if call.argument("children") == nil, !call.arguments.isEmpty { continue }
            let children = call.argument("children")?.tokenText ?? "ignore"
            guard children == "combine" || children == "ignore" else { continue }
            if context.isNamedAround(element) { continue }
            let controls = context.controls(in: element)
            if children == "ignore", element.isButton {
                guard !element.mayBeInDialog, !element.modifiers.contains(where: { Self.traits.contains($0.name) }) else {
                    continue
                }
                report(Self.own, modifier, controls, element, children, &context)
            } else if children == "combine" ? controls.count > 1 : !controls.isEmpty && !element.showsOnly(controls) {
                report(children == "combine" ? Self.combined : Self.ignored, modifier, controls, element, children, &context)
            }
        }
    }

    /// Modifiers that give the element actions, or elements in place of its children.
    private static let replacing = NameTable(
        """
        accessibilityAction accessibilityActions accessibilityAdjustableAction accessibilityRepresentation \
        accessibilityChildren accessibilityHidden accessibilityScrollAction accessibilityZoomAction
        """)

    /// Modifiers with which an author says again that the element is a button.
    private static let traits = NameTable("accessibilityAddTraits accessibility")

    private func report(
        _ ruleCase: RuleCase, _ modifier: ViewTree.Modifier, _ controls: [ViewElement], _ element: ViewElement,
        _ children: String, _ context: inout RuleContext
    ) {
        let text = context.syntax()?.source.text(element.nameRange) ?? ""
        let written = context.call(of: modifier, on: element)?.argument("children") != nil
        context.report(
            ruleCase,
            [
                "controls": controls.count == 1 ? "the control in it" : "the \(controls.count) controls in it",
                "modifier": written ? ".accessibilityElement(children: .\(children))" : ".accessibilityElement()",
                "container": element.isButton ? "button" : element.kind == .call ? "this `\(text)`" : "this view",
            ],
            at: modifier.nameRange,
            help: element.isButton
                ? "remove `.accessibilityElement`: a button is one element already, and `.accessibilityLabel` names it"
                : "write `children: .contain`, or combine only the texts and leave the controls outside of that view",
            related: controls.prefix(3).map { $0.related("this control") })
    }
}

extension ViewElement {
    /// Whether the view shows one control and nothing else: a double tap reaches the middle of the element, and so the control.
    fileprivate func showsOnly(_ controls: [ViewElement]) -> Bool {
        guard controls.count == 1 else { return false }
        var current = self
        while current.site != controls[0].site {
            // Of several arms, each may have its own.
            if current.kind == .branch { return true }
            let content =
                current.kind == .reference
                ? current.targets.flatMap { Array(ViewElement(index, $0).children) }
                : current.slots.filter { current.shows($0) }.flatMap { Array($0.children) }
            guard content.count == 1 else { return false }
            current = content[0]
        }
        return true
    }

    /// Whether a modifier of the project, or an unknown one, may add actions to the element.
    fileprivate func mayAddActions(_ modifier: ViewTree.Modifier) -> Bool {
        guard modifier.name == .modifier || !SwiftUICatalog.modifiers.facts(of: modifier.name).isListed else { return false }
        return SpokenModifier(modifier, on: self) != .silent
    }

    /// Whether a modifier of the project gets the content, which it may show in an alert or a menu.
    fileprivate var isOfProjectModifier: Bool { record.link >= 0 && views.modifiers[Int(record.link)].isOfProject }

    /// Whether an alert or a dialog may draw the view, which only takes titles and actions from it.
    fileprivate var mayBeInDialog: Bool {
        sequence(first: self, next: \.parent).contains { slot in
            slot.kind == .slot && slot.record.link >= 0
                && (slot.isOfProjectModifier
                    || SwiftUICatalog.dialogModifiers.contains(views.modifiers[Int(slot.record.link)].name))
        }
    }

    fileprivate var isButton: Bool { isSwiftUI("Button") || isSwiftUI("NavigationLink") }
}

extension RuleContext {
    /// The controls that an element always shows, without those that are hidden.
    fileprivate func controls(in element: ViewElement) -> [ViewElement] {
        var found: [ViewElement] = []
        if element.kind == .reference {
            addControls(of: element, 0, to: &found)
        } else {
            addControls(in: element, to: &found)
        }
        return found
    }

    private func addControls(in element: ViewElement, hops: Int = 0, to found: inout [ViewElement]) {
        for slot in element.slots where placements.role(of: slot).isShownAlways && !slot.isOfProjectModifier {
            for child in slot.children { addControls(of: child, hops, to: &found) }
        }
    }

    /// Adds the controls that a view always shows, with those of its own type's members.
    private func addControls(of view: ViewElement, _ hops: Int, to found: inout [ViewElement]) {
        guard hops < 4, !view.modifiers.contains(where: { $0.name == "accessibilityHidden" }) else { return }
        switch view.kind {
        case .call:
            guard case .swiftUI(let known) = view.callee else { return }
            if known.traits.contains(.control) {
                found.append(view)
            } else {
                addControls(in: view, hops: hops, to: &found)
            }
        case .reference:
            guard view.targets.count == 1, case let root = ViewElement(index, view.targets[0]), root.owner == view.owner else {
                return
            }
            for child in root.children { addControls(of: child, hops + 1, to: &found) }
        case .branch where view.flags.contains(.isExhaustive):
            // Whichever arm is shown, it has at least as many as that with the fewest.
            let arms = view.children.map { arm in
                var inArm: [ViewElement] = []
                for child in arm.children { addControls(of: child, hops + 1, to: &inArm) }
                return inArm
            }
            found += arms.min { $0.count < $1.count } ?? []
        case .branch, .arm, .root, .slot, .typeMember, .opaque: return
        }
    }
}
