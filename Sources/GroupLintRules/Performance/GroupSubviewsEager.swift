import GroupLintCore

struct GroupSubviewsEager: Rule {
    static let grows = RuleCase(
        .info, .medium,
        says: "all subviews are created at once, because `{operation}` goes through all of them, and their number grows with the "
            + "data")

    static let info = RuleInfo(
        id: "group_subviews_eager",
        summary: "An operation creates all subviews of a container whose content grows with data.",
        category: .performance,
        rationale: """
            SwiftUI creates subviews on demand: code that uses only the first few pays only for those. Filtering, \
            sorting or mapping the collection, or copying it into an array, creates all of them whenever the content \
            changes. That does not matter for a few views, but it does for hundreds of rows from data.

            This applies to iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 and later, where the API exists. The cost has not \
            been measured, so the rule is off by default.
            """,
        cases: [grows],
        silentOn: [
            "`count`, `isEmpty`, `first` and `last`, which the documentation uses",
            "content that is fixed everywhere the container is used, unless it is in a stack that scrolls",
            "slices, which resolve nothing",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/subviewscollection",
            "https://developer.apple.com/documentation/swiftui/sectioncollection",
        ],
        bad: """
            struct Ranked<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    Group(subviews: content) { subviews in
                        VStack { ForEach(subviews.reversed()) { $0 } }
                    }
                }
            }

            struct Home: View {
                let items: [Item]

                var body: some View {
                    Ranked { ForEach(items) { item in Text(item.title) } }
                }
            }
            """,
        good: """
            struct Ranked<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    ScrollView {
                        LazyVStack { ForEach(subviews: content) { subview in subview.padding() } }
                    }
                }
            }
            """,
        versions: .since(.iOS18),
        isOffByDefault: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, let tree = context.syntax() else { return }
        let content = ResolvedContent(index: file.index, file: file.file)
        for group in file.calls(.group) {
            guard let node = context.node(of: group), let (call, kind) = content.resolvingCall(node),
                let use = Self.growingUse(of: group)
            else { continue }
            let helpers = node.subtree.filter { $0.kind == .declReferenceExpr }.flatMap { group.methods($0.name, in: tree) }
            let operations = ([node] + helpers).flatMap { Self.operations(in: $0, content) }
            guard let first = operations.first else { continue }
            context.report(
                Self.grows, ["operation": first.tokenText], at: group.nameRange,
                help: Self.help(call, kind),
                related: operations.map {
                    $0.nameRelated("this uses all of the subviews")
                } + [use])
        }
    }

    private static func help(_ call: ResolvingCall, _ kind: SwiftUICatalog.ContainerType) -> String {
        let rows = "ForEach(\(kind == .sections ? "sections" : "subviews"): \(call.argument.value?.shortText ?? "content"))"
        return "write `LazyVStack { \(rows) { … } }` in a `ScrollView`, and sort or filter the data where the container is used"
    }

    /// The callees of operations that use a whole resolved collection.
    private static func operations(in node: SyntaxNode, _ content: ResolvedContent) -> [SyntaxNode] {
        node.subtree.compactMap { part in
            guard let call = CallExpr(part), let callee = call.callee else { return nil }
            if let member = MemberAccessExpr(callee), whole.contains(callee.name), let value = content.value(member.base) {
                return value.isCollection ? callee : nil
            }
            guard callee.kind == .declReferenceExpr, callee.tokenText == "Array",
                let value = content.value(call.firstArgument?.value), value.isCollection
            else { return nil }
            return callee
        }
    }

    /// Operations of Swift's collections that use all elements.
    private static let whole = NameTable(
        """
        filter sorted map compactMap flatMap reversed shuffled reduce enumerated forEach
        """)

    /// A use of the container with rows from data, or the stack in a scroll view around the container.
    private static func growingUse(of group: ViewElement) -> RelatedLocation? {
        if let stack = eagerStack(around: group) { return stack.related("this creates all of its views at once") }
        guard let type = group.owner else { return nil }
        for use in group.index.calls(of: type) {
            if let rows = ViewContent(inside: use).rows, !ViewElement(use.index, rows).flags.contains(.hasFixedData) {
                return use.related("its content grows with data")
            }
            if let stack = eagerStack(around: use) { return stack.related("this creates all of its views at once") }
        }
        return nil
    }

    /// The stack in a scroll view around an element: `ScrollView { VStack { Group(subviews: …) } }`.
    private static func eagerStack(around element: ViewElement) -> ViewElement? {
        var stack: ViewElement?
        var current = element
        while let parent = current.parent {
            current = parent
            if current.isSwiftUI("VStack") || current.isSwiftUI("HStack") { stack = stack ?? current }
            if current.isSwiftUI("ScrollView") { return stack }
        }
        return nil
    }
}
