import GroupLintCore

struct MotionIgnoresReduceMotion: Rule {
    static let endless = RuleCase(
        .info, .medium, when: "an endless animation of a place, a size or an angle",
        says: "this movement goes on without end, also for users who have switched on Reduce Motion")

    static let info = RuleInfo(
        id: "motion_ignores_reduce_motion",
        summary: "Something moves without end, and nothing asks whether the user has switched on Reduce Motion.",
        category: .accessibility,
        rationale: """
            Movement on the screen makes some people dizzy or sick, and keeps others from reading. They switch on Reduce Motion \
            in the settings of the system. SwiftUI tells the app in `\\.accessibilityReduceMotion`, and leaves it to the app \
            what to do: an animation with `repeatForever` that moves, turns or scales a view goes on. Show the view at rest \
            then, or let it fade instead. This applies to every OS version.
            """,
        cases: [endless],
        silentOn: [
            "files that mention `accessibilityReduceMotion` or `isReduceMotionEnabled`, or a name with `reduceMotion`",
            "animations of opacity or color alone, and of values that no modifier for movement in the same type reads",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion",
            "https://developer.apple.com/design/human-interface-guidelines/motion",
        ],
        bad: """
            struct Pulse: View {
                @State private var isLarge = false

                var body: some View {
                    Circle()
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .animation(.easeInOut.repeatForever(), value: isLarge)
                        .onAppear { isLarge = true }
                }
            }
            """,
        good: """
            struct Pulse: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @State private var isLarge = false

                var body: some View {
                    Circle()
                        .scaleEffect(isLarge ? 1.4 : 1)
                        .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isLarge)
                        .onAppear { isLarge = true }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let words: [Name] = ["accessibilityReduceMotion", "isReduceMotionEnabled", "reduceMotion", "isReduceMotion"]
        guard file.index.isWritten("repeatForever"), !file.modifiedElements.isEmpty, let tree = context.syntax(),
            case let places = tree.nodes(named: "repeatForever"), !places.isEmpty,
            words.allSatisfy({ tree.nodes(named: $0).isEmpty })
        else { return }
        var types: [NodeID] = []
        for id in places {
            guard let node = tree.node(id), let type = node.ancestors.first(where: { TypeDecl($0) != nil }),
                !types.contains(type.id), let motion = EndlessMotion(node, in: type),
                !node.ancestors.contains(where: \.isPreview)
            else { continue }
            types.append(type.id)
            context.report(
                Self.endless, at: node.token?.range ?? node.range,
                help: "read `@Environment(\\.accessibilityReduceMotion) private var reduceMotion`, and "
                    + (motion.isModifier
                        ? "write `.animation(reduceMotion ? nil : …, value: …)`" : "animate only if it is `false`"),
                related: [motion.effect.related("this moves")])
        }
    }
}

/// An animation with `repeatForever`, and a modifier that moves a view by what is animated.
private struct EndlessMotion {
    /// Whether it is in `.animation(…)`, and not in `withAnimation(…)`.
    let isModifier: Bool
    let effect: SyntaxNode

    private static let effects: [Name] = ["offset", "rotationEffect", "scaleEffect", "rotation3DEffect", "position"]

    /// Nil if no movement is known.
    init?(_ repeating: SyntaxNode, in type: SyntaxNode) {
        let calls = repeating.ancestors.prefix { $0 != type }.lazy.compactMap(CallExpr.init)
        guard let call = calls.first(where: { $0.callee?.name == "animation" || $0.callee?.name == "withAnimation" }) else {
            return nil
        }
        isModifier = call.callee?.name == "animation"
        let names: [Name]
        if isModifier {
            names = call.argument("value")?.simplePath.map { [$0[$0.count - 1]] } ?? []
        } else {
            let action = call.trailingClosure ?? call.lastArgument?.value
            names = action?.subtree.compactMap { $0.writtenTarget?.simplePath?.last } ?? []
        }
        let moved = Self.effects.lazy.flatMap { type.tree.nodes(named: $0, inside: type.range) }
            .map { SyntaxNode(tree: type.tree, id: $0) }
        let effect = moved.first { node in
            guard node.kind == .memberAccessExpr, let call = node.parent.flatMap(CallExpr.init), call.callee == node else {
                return false
            }
            return call.argumentList?.subtree.contains { names.contains($0.name) } ?? false
        }
        guard !names.isEmpty, let effect else { return nil }
        self.effect = effect
    }
}
