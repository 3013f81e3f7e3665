import GroupLintCore

struct AnimationWithoutValue: Rule {
    static let always = RuleCase(
        .info, when: "a container with other views",
        says: "everything that changes in this `{view}` is animated, also its place on the screen, because `.animation` has no "
            + "`value:`")
    static let repeating = RuleCase(
        .info, when: "an animation that repeats forever",
        says: "everything that changes in this view moves again and again without end, also its place on the screen, because "
            + "`.animation` has no `value:`")
    static let single = RuleCase(
        .info, .low, when: "a single view, of which often only one thing changes",
        says: "everything that changes in this view is animated, also its place on the screen, because `.animation` has no "
            + "`value:`")

    static let info = RuleInfo(
        id: "animation_without_value",
        summary: "`.animation` without `value:` animates every change of a view.",
        category: .identity,
        rationale: """
            `.animation(_:)` animates each update of the view below it, whatever has caused it: the change that the author \
            thought of, but also text that arrives, a keyboard that moves the view, a rotation of the device, and the first \
            layout of a screen, where views fly in from a corner. `.animation(_:value:)` animates only updates in which the \
            value has changed. Apple has deprecated the other form since iOS 15 for this reason; `.animation(_:value:)` is \
            there on every OS version.
            """,
        cases: [always, repeating, single],
        silentOn: [
            "`.animation(nil)` and `.animation(.none)`, which switch animations off",
            "navigation containers and `TabView`, of which `animation_on_navigation_container` speaks",
            "animations of a transition, of a binding and of a shape style, and `.animation(_:body:)`",
            "views in which nothing can change: literals only; containers with a `.transition` or with views that have an "
                + "`.animation` of their own are at low confidence",
            "widgets, whose system animates their changes, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/animation(_:)",
            "https://developer.apple.com/documentation/swiftui/view/animation(_:value:)",
        ],
        bad: """
            struct Badge: View {
                let count: Int
                @State private var isLarge = false

                var body: some View {
                    Button {
                        isLarge.toggle()
                    } label: {
                        Text("\\(count)")
                            .scaleEffect(isLarge ? 2 : 1)
                            .animation(.easeInOut)
                    }
                }
            }
            """,
        good: """
            struct Badge: View {
                let count: Int
                @State private var isLarge = false

                var body: some View {
                    Button {
                        isLarge.toggle()
                    } label: {
                        Text("\\(count)")
                            .scaleEffect(isLarge ? 2 : 1)
                            .animation(.easeInOut, value: isLarge)
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("animation"), !file.mayShowWidgets else { return }
        for written in WrittenModifier.all("animation", in: file, &context) {
            let element = written.element
            guard written.call.arguments.count(where: { _ in true }) == 1, written.call.trailingClosure == nil,
                let first = written.call.firstArgument, !first.hasLabel, let curve = first.value, curve.text != "nil",
                curve.name != "none", !SwiftUICatalog.navigationContainers.contains(element.name),
                context.index.viewModifiers(named: "animation", for: element.site.file).isEmpty,
                written.mayChange
            else { continue }
            let isOuter = element.isPlainContainer && !context.isAnimatedInside(element, before: written.modifier)
            let container = isOuter ? context.node(of: element)?.swiftUICallee?.tokenText : nil
            let isRepeating = curve.subtree.contains { $0.name == "repeatForever" }
            context.report(
                isRepeating ? Self.repeating : container != nil ? Self.always : Self.single, ["view": container ?? ""],
                at: written.modifier.nameRange,
                help: "write `.animation(\(curve.shortText ?? "…"), value: …)` with the value whose change is to be animated, or "
                    + "remove `.animation` and change this value in `withAnimation { … }`")
        }
    }
}

extension ViewElement {
    /// Whether this is a view of SwiftUI around other views, and no control.
    fileprivate var isPlainContainer: Bool {
        guard case .swiftUI(let view) = callee, !view.traits.contains(.control) else { return false }
        return slots.contains { slot in
            !slot.flags.contains(.isArgument) && slot.record.link < 0 && slot.children.contains { _ in true }
        }
    }
}

extension WrittenModifier {
    /// Whether this is surely a view, unlike `$0`, and shows anything that may change: a view of the project, or a value with a
    /// name.
    fileprivate var mayChange: Bool {
        guard !call.node.text.hasPrefix("$") else { return false }
        return call.node.subtree.contains { $0.kind == .declReferenceExpr && !$0.isCapitalized }
            || element.descendants.contains { part in
                if case .project = part.callee { return true }
                return part.kind == .reference
            }
    }
}
