import GroupLintCore

struct ContainerApiRenamed: Rule {
    var checksSectionSource = false

    static let betaLabel = RuleCase(
        .error, when: "a label of the beta",
        says: "this code does not compile, because `{callee}({label}:)` existed only in the first beta of iOS 18")
    static let mixedLabel = RuleCase(
        .error, when: "a label that the beta had for the other of `ForEach` and `Group`",
        says: "this code does not compile, because `{callee}` has no label `{label}:`")
    static let resolvedSource = RuleCase(
        .info, .medium, when: "sections taken from subviews that are already resolved (option `check_section_source`)",
        says: "this `{callee}` may find no sections, because `{source}` holds single views that may have lost their sections")

    static let info = RuleInfo(
        id: "container_api_renamed",
        summary: "The code uses a name of the container API that existed only in a beta.",
        category: .availability,
        rationale: """
            The first beta of iOS 18 spelled the API of custom containers `ForEach(subviewOf:)`, `ForEach(sectionOf:)`, \
            `Group(subviewsOf:)` and `Group(sectionsOf:)`. The WWDC session that introduced it and many articles still use \
            these names. The released labels are `subviews:` and `sections:` for both. The old labels do not compile \
            with any released SDK.
            """,
        cases: [betaLabel, mixedLabel, resolvedSource],
        silentOn: [
            "projects that declare such an initializer, or a type named `Group` or `ForEach`",
            "labels with the same name on other calls",
        ],
        fix: "Replaces the label; safe.",
        sources: [
            "https://developer.apple.com/videos/play/wwdc2024/10146/",
            "https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)",
            "https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)",
        ],
        bad: """
            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    HStack { ForEach(subviewOf: content) { subview in subview.padding() } }
                }
            }
            """,
        good: """
            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    HStack { ForEach(subviews: content) { subview in subview.padding() } }
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .bool(
            "check_section_source", \.checksSectionSource,
            "whether sections that are taken from subviews instead of from the content are reported too")
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, let tree = context.syntax() else { return }
        let content = ResolvedContent(index: file.index, file: file.file)
        tree.root.walk { node in
            guard node.kind == .functionCallExpr else { return true }
            let isBeta: (Name) -> Bool = { SwiftUICatalog.betaLabels.contains($0) }
            if let call = ResolvingCall(node, labels: isBeta, file.index, file: file.file) {
                report(call, &context)
            } else if checksSectionSource {
                checkSource(node, content, &context)
            }
            return true
        }
    }

    private func report(_ call: ResolvingCall, _ context: inout RuleContext) {
        let label = SwiftUICatalog.betaLabels[call.argument.label] == .sections ? "sections" : "subviews"
        let callee = call.callee.tokenText
        let old = call.argument.node.tokenText
        let isMixed = old.hasSuffix("sOf") != call.isGroup
        context.report(
            isMixed ? Self.mixedLabel : Self.betaLabel, ["callee": callee, "label": old], at: call.callee.tokenRange,
            help: "write `\(callee)(\(label): \(call.argument.value?.shortText ?? "…"))`",
            fix: Fix("rename the label to `\(label)`", .safe, [Fix.Edit(call.argument.node.tokenRange, label)]))
    }

    /// Checks the source of sections: `Group(subviews: content) { subviews in ForEach(sections: subviews) { … } }`.
    private func checkSource(_ node: SyntaxNode, _ content: ResolvedContent, _ context: inout RuleContext) {
        guard let (call, kind) = content.resolvingCall(node), kind == .sections,
            let source = content.value(call.argument.value), source.kind == .subviews
        else { return }
        context.report(
            Self.resolvedSource, ["callee": call.callee.tokenText, "source": call.argument.value?.text ?? ""],
            at: call.callee.tokenRange,
            help: "take the sections from the content itself: `\(call.callee.tokenText)(sections: content)`")
    }
}
