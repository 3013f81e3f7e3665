import GroupLintCore

struct StateChangedInBody: Rule {
    static let body = RuleCase(
        .warning, when: "the body, or a builder in it",
        says: "this change of `{property}` may be lost or cause updates without end, because the body makes it while SwiftUI "
            + "evaluates the body")
    static let helper = RuleCase(
        .warning, when: "a function or computed property that the body runs",
        says: "this change of `{property}` may be lost or cause updates without end, because `{helper}` makes it while SwiftUI "
            + "evaluates the body")
    static let model = RuleCase(
        .warning, when: "a method or computed property of an observed object that a body runs, or what this calls",
        says: "this change of `{property}` may be lost or cause updates without end, because the body of `{view}` makes it with "
            + "`{member}` while SwiftUI evaluates the body")

    static let info = RuleInfo(
        id: "state_changed_in_body",
        summary: "A body changes state while SwiftUI evaluates it.",
        category: .state,
        rationale: """
            SwiftUI evaluates a body to find out what to show for the state as it is. If the body, or a function that it calls, \
            changes a `@State`, a `@Binding` or a published property meanwhile, SwiftUI logs "Modifying state during view \
            update, this will cause undefined behavior" or "Publishing changes from within view updates is not allowed". The \
            change may be lost, may show one update later, or may start the next update at once, so that the app never rests.

            Content of alerts and sheets, labels and the like are evaluated in the same way. This applies to every OS version.
            """,
        cases: [body, helper, model],
        silentOn: [
            "actions, tasks, and closures that another function may run later",
            "properties of objects that are kept in `@State`, and of models that no view observes",
            "functions that the body only passes on",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/state",
            "https://developer.apple.com/videos/play/wwdc2020/10040/",
        ],
        bad: """
            struct Titles: View {
                let ids: [Int]
                @State private var cache: [Int: String] = [:]

                var body: some View {
                    ForEach(ids, id: \\.self) { id in Text(title(of: id)) }
                }

                private func title(of id: Int) -> String {
                    if let known = cache[id] { return known }
                    let title = "Title \\(id)"
                    cache[id] = title
                    return title
                }
            }
            """,
        good: """
            struct Titles: View {
                let ids: [Int]
                @State private var cache: [Int: String] = [:]

                var body: some View {
                    ForEach(ids, id: \\.self) { id in Text(cache[id] ?? "") }
                        .onChange(of: ids, initial: true) { fill() }
                }

                private func fill() {
                    for id in ids where cache[id] == nil { cache[id] = "Title \\(id)" }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for type in file.index.types(withCodeIn: file.file) where file.index.hasUpdatedBody(type) {
            for property in file.index.updatedProperties(of: type) { check(property, of: type, file.file, &context) }
        }
        for type in file.index.types(withCodeIn: file.file) where file.index.announcesChanges(type) {
            for change in ModelWriteInBody.all(of: type, file.file, &context) { report(change, &context) }
        }
    }

    private func report(_ change: ModelWriteInBody, _ context: inout RuleContext) {
        let (property, member) = (context.name(of: change.property), change.use.tokenText)
        context.report(
            Self.model, ["property": property, "view": context.name(of: change.view), "member": member],
            at: change.write.tokenRange,
            help: "set `\(property)` where the values change that it depends on, or in `.onAppear` or `.onChange(of:)`, and let "
                + "`\(member)` only read",
            related: [change.use.nameRelated("the body runs `\(member)` here")])
    }

    private func check(_ property: MemberSummary, of type: TypeID, _ file: Int32, _ context: inout RuleContext) {
        let data = context.data(of: type)
        for site in data.uses(of: property.name) where site.file == file {
            guard site.use.kind == .write || site.use.kind == .change, let user = site.user,
                data.moments(of: site).contains(.evaluation), context.changesState(property, site, of: type),
                let node = context.node(of: site), node.runsWithMember, node.isEvaluated,
                let member = node.memberDeclaration,
                case let runner = context.index.member(user), context.runsInBody(member, runner.name, of: type)
            else { continue }
            report(property, node, runner, &context)
        }
    }

    private func report(
        _ property: MemberSummary, _ node: SyntaxNode, _ runner: MemberSummary, _ context: inout RuleContext
    ) {
        let target = node.parent.flatMap { MemberAccessExpr($0)?.base == node ? $0 : nil } ?? node
        let isOwn = !SwiftUICatalog.objectWrappers.contains(property.wrapper)
        let name = (isOwn ? node : target).tokenText
        let text = isOwn ? name : target.shortText ?? name
        context.report(
            runner.name == .body || runner.name == .makeBody ? Self.body : Self.helper,
            ["property": text, "helper": node.tree.source.text(runner.nameRange)], at: node.tokenRange,
            help: "set `\(text)` in an action, or in `.onChange(of:)`, `.onAppear` or `.task`")
    }
}
