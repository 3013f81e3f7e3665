import GroupLintCore

struct MissingGeometryGroup: Rule {
    static let late = RuleCase(
        .info, .medium, when: "any other inserted view",
        says: "a view that appears in this container jumps to its final place, while the container is still moving or growing")
    static let aligned = RuleCase(
        .warning, .medium, when: "the inserted view has an `.offset` or `.position`", says: late.says)

    static let info = RuleInfo(
        id: "missing_geometry_group",
        summary: "A view that appears while its container moves or grows starts at its final place.",
        category: .layout,
        rationale: """
            When the frame or position of a container changes, each view inside animates the change on its own. A view \
            that the same change inserts has no old place to start from: it is at its final place at once while the \
            others still move, and looks detached. `.geometryGroup()` makes the container resolve its geometry first and \
            pass the animated values down.

            Since iOS 17, macOS 14, tvOS 17 and watchOS 10, where `.geometryGroup()` exists.
            """,
        cases: [late, aligned],
        silentOn: [
            "deployment targets below iOS 17, macOS 14, tvOS 17 and watchOS 10, and unknown ones",
            "state whose change is not visibly animated in the same type or where a caller passes it",
            "`.scaleEffect` and `.rotationEffect`, which only draw a view elsewhere",
            "inserted colors, shapes and gradients without a frame, which cover their container",
            "scroll views, lists, and rows that a `ForEach` inserts",
            "`.matchedGeometryEffect` on every inserted view",
            "`.matchedGeometryEffect`, `.geometryGroup` and `.drawingGroup` between the view and the modifier",
        ],
        fix: "Puts `.geometryGroup()` before the modifier that depends on the state; unsafe, because it changes the look.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/geometrygroup()",
            "https://fatbobman.com/en/posts/mastring-geometrygroup/",
        ],
        bad: """
            struct Spot: View {
                @State private var isLarge = false

                var body: some View {
                    ZStack {
                        Color.green
                        if isLarge { Circle().frame(width: 16) }
                    }
                    .frame(width: isLarge ? 220 : 110)
                    .onTapGesture { withAnimation { isLarge.toggle() } }
                    .accessibilityAddTraits(.isButton)
                }
            }
            """,
        good: """
            struct Spot: View {
                @State private var isLarge = false

                var body: some View {
                    ZStack {
                        Color.green
                        if isLarge { Circle().frame(width: 16) }
                    }
                    .geometryGroup()
                    .frame(width: isLarge ? 220 : 110)
                    .onTapGesture { withAnimation { isLarge.toggle() } }
                    .accessibilityAddTraits(.isButton)
                }
            }
            """,
        exampleTarget: "iOS=17.0", versions: .since(.iOS17),
        isOffByDefault: true,
        needsTarget: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.targets.isUnknown else { return }
        var callers = CallerAnimation()
        for container in file.elements(.call) where container.modifiers.contains(where: Self.isGeometry) {
            guard !container.modifiers.contains(where: { $0.name == "matchedGeometryEffect" }) else { continue }
            check(container, &callers, &context)
        }
    }

    private static func isGeometry(_ modifier: ViewTree.Modifier) -> Bool {
        modifier.name.isModifier(with: .geometry)
    }

    private func check(_ container: ViewElement, _ callers: inout CallerAnimation, _ context: inout RuleContext) {
        for (position, modifier) in container.modifiers.enumerated() {
            if modifier.name.isModifier(with: .barrier) { return }
            guard Self.isGeometry(modifier), let node = context.node(of: modifier), let call = ModifierCall(node),
                let arguments = CallExpr(node)?.argumentList
            else { continue }
            let moving = container.dependencies(of: arguments)
            guard !moving.isEmpty, let first = SwiftUICatalog.modifiers["geometryGroup"]?.since,
                ReachableTargets(node, context.targets).platforms(below: first).isEmpty,
                let found = insertion(in: container, before: position, moving, &callers, &context)
            else { continue }
            report(call, modifier, found, &context)
            return
        }
    }

    /// The first view that is inserted by an animated change that the geometry depends on too.
    private func insertion(
        in container: ViewElement, before position: Int, _ moving: [ViewTree.Read], _ callers: inout CallerAnimation,
        _ context: inout RuleContext
    ) -> ConditionalChild? {
        let insertions = ConditionalChild.all(in: container, modifiers: position, context).filter {
            !$0.coversContainer && !$0.hasMatchedGeometry
        }
        guard !insertions.isEmpty, let node = context.node(of: container) else { return nil }
        let animated = AnimatedState(around: node, container)
        return insertions.first { insertion in
            insertion.branch.dependencies.contains { read in
                let isShared = moving.contains { $0.root == read.root && $0.member == read.member }
                guard isShared, container.changes(read) else { return false }
                return animated.contains(read.root, read.member)
                    || (read.member.isNone && callers.contains(read.root, of: container, &context))
            }
        }
    }

    private func report(
        _ call: ModifierCall, _ modifier: ViewTree.Modifier, _ insertion: ConditionalChild, _ context: inout RuleContext
    ) {
        let place = SourceRange(start: call.base.end, end: call.base.end)
        let fix = Fix(
            "put `.geometryGroup()` before `.\(context.text(modifier))`", .unsafe,
            [Fix.Edit(place, call.separator + ".geometryGroup()")])
        context.report(
            insertion.isAligned ? Self.aligned : Self.late, at: modifier.nameRange,
            help: "write `.geometryGroup()` before `.\(context.text(modifier))`",
            related: [insertion.branch.related("the same change inserts a view here")],
            fix: modifier.isConditional || call.hasCommentBefore ? nil : fix)
    }
}
