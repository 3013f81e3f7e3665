import GroupLintCore

struct GroupLifecyclePreIOS15: Rule {
    static let info = RuleInfo(
        id: "group_lifecycle_pre_ios15",
        summary: "A lifecycle modifier on a Group runs for each of its views before iOS 15.",
        category: .lifecycle,
        severity: .warning,
        rationale: """
            Before iOS 15, macOS 12, tvOS 15 and watchOS 8 SwiftUI copies onAppear, onDisappear and onChange on a Group \
            to each of its views, as Apple's documentation of Group says. A Group around a loading branch then loads once \
            for the progress view and once again for the content; several views run the action several times.

            From those versions on, the callback is merged and runs once outside of lists.
            """,
        ladder: ["info: the action first asks whether there is something to do"],
        silentOn: [
            "deployment targets of iOS 15, macOS 12, tvOS 15, watchOS 8 or later, and unknown ones",
            "rows of List, Form and Table: group_lifecycle_in_list speaks about them",
            "task, which needs iOS 15 itself",
            "views with a branch at their root: only for Group the behaviour is documented",
            "branches that cannot change, a Group with one view, and several views that may be all of a screen",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/pointfreeco/swift-composable-architecture/discussions/1119",
        ],
        bad: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    Group {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .onAppear { fetch() }
                }

                private func fetch() { isLoading = false }
            }
            """,
        good: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    ZStack {
                        if isLoading { ProgressView() } else { Text("Ready") }
                    }
                    .onAppear { fetch() }
                }

                private func fetch() { isLoading = false }
            }
            """,
        exampleTarget: "iOS=14.0"
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.targets.isUnknown else { return }
        for use in LifecycleUse.all(in: file) {
            let places = context.placements.of(use.subject)
            guard !places.contains(where: { $0.layout.isRow || $0.layout == .foreign }) else { continue }
            guard Self.owns(use, &context), let target = Self.target(use, &context) else { continue }
            report(use, places, target, &context)
        }
    }

    /// Whether a use is this rule's where it does not make rows of a list.
    static func owns(_ use: LifecycleUse, _ context: inout RuleContext) -> Bool {
        guard use.isGroup, use.effect != "task", use.effect != "onChange" || use.hasSeveralViews else { return false }
        return target(use, &context) != nil
    }

    private static func target(
        _ use: LifecycleUse, _ context: inout RuleContext
    ) -> (platform: Platform, version: OSVersion)? {
        guard let node = context.node(of: use.modifier) else { return nil }
        return Gate(node, context.targets).platforms(below: SwiftUICatalog.groupLifecycleMerge).first
    }

    private func report(
        _ use: LifecycleUse, _ places: [Placement], _ target: (platform: Platform, version: OSVersion),
        _ context: inout RuleContext
    ) {
        let isKnown = places.allSatisfy { $0.layout != .unknown } && !use.isWrapped
        if use.content.branch == nil, use.subject.mayBeWholeScreen(places) { return }
        let action = LifecycleAction(use, &context)
        if let action, action.usesRowElement, action.feedback == nil, places.contains(where: \.isRepeated) { return }
        let name = context.text(use.modifier)
        let text = DeploymentTargets.text(target)
        let merging = SwiftUICatalog.groupLifecycleMerge[target.platform].map { "\(target.platform.rawValue) \($0.major)" } ?? text
        let effect =
            use.content.branch == nil || use.content.fewest > 1
            ? "runs once for each of its views" : "runs again each time its branch changes"
        context.report(
            "before \(merging) \(name) on this Group \(effect); the target is \(text)", at: use.modifier.nameRange,
            severity: action?.isGuarded == true ? .info : .warning, confidence: isKnown ? .high : .medium,
            help: "replace the Group by a ZStack or VStack, which is one view",
            related: places.first.map { use.related($0, action, context) } ?? [], target: text)
    }
}
