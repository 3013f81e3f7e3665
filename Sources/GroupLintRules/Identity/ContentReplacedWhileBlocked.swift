import GroupLintCore

struct ContentReplacedWhileBlocked: Rule {
    static let replaced = RuleCase(
        .warning, when: "content that surely keeps something that the user notices",
        says: "{loss} when {event}, because {branch} then shows other views in its place")
    static let mayBeReplaced = RuleCase(
        .info, .medium, when: "content that has other state, or that keeps something only at times",
        says: "{loss} when {event}, if {branch} then shows other views in its place")

    static let info = RuleInfo(
        id: "content_replaced_while_blocked",
        summary: "A page for a locked app or a lost connection replaces the content, which loses its state.",
        category: .identity,
        rationale: """
            `if isLocked { LockScreen() } else { MainTabs() }` looks as if the lock screen covered the app. But SwiftUI removes \
            the tabs each time the app is locked. Afterwards it makes new ones: the user is on the first screen again, sheets \
            are closed, and what was typed is gone. The same happens with a page that says that there is no connection: a \
            tunnel is enough to lose a form that is half filled in.

            Keep the content, and show the page over it. This applies to every OS version.
            """,
        cases: [replaced, mayBeReplaced],
        silentOn: [
            "properties that the code does not set for a change of the scene phase, a notification of the app or an "
                + "`NWPathMonitor`, and properties for an account: after a logout the content should go",
            "content that keeps nothing, and branches that show another navigation container instead",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://developer.apple.com/documentation/swiftui/scenephase",
        ],
        bad: """
            struct Root: View {
                @Environment(\\.scenePhase) private var scenePhase
                @State private var isLocked = false

                var body: some View {
                    Group {
                        if isLocked {
                            Button("Unlock") { isLocked = false }
                        } else {
                            NavigationStack {
                                List(0..<100, id: \\.self) { row in NavigationLink("\\(row)") { Text("\\(row)") } }
                            }
                        }
                    }
                    .onChange(of: scenePhase) { _, phase in
                        if phase == .background { isLocked = true }
                    }
                }
            }
            """,
        good: """
            struct Root: View {
                @Environment(\\.scenePhase) private var scenePhase
                @State private var isLocked = false

                var body: some View {
                    NavigationStack {
                        List(0..<100, id: \\.self) { row in NavigationLink("\\(row)") { Text("\\(row)") } }
                    }
                    .overlay {
                        if isLocked {
                            Button("Unlock") { isLocked = false }
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                                .background(.background)
                        }
                    }
                    .onChange(of: scenePhase) { _, phase in
                        if phase == .background { isLocked = true }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard BlockingEvent.areUsed(context.index) else { return }
        // Few types ask for such events, and to find out what a branch loses costs more.
        let usesNotifications = BlockingEvent.usesNotifications(context.index)
        var known: [TypeID: Bool] = [:]
        for branch in file.elements(.branch) where !branch.isInPreview {
            guard let owner = branch.owner else { continue }
            let reads = BlockedContent.reads(of: branch, owner, &context)
            let models = BlockedContent.models(reads, owner, context.index)
            let isHere = known[owner] ?? BlockingEvent.mayBeUsed(inView: owner, of: file, context.index)
            known[owner] = isHere
            let mayBeBlocked =
                isHere
                || models.contains { model in
                    let isThere =
                        known[model.type]
                        ?? BlockingEvent.mayBeUsed(
                            inModel: model.type, usesNotifications: usesNotifications, context.index)
                    known[model.type] = isThere
                    return isThere
                }
            guard mayBeBlocked, let found = BlockedContent(branch, owner, reads, models.map(\.property), &context)
            else { continue }
            let view = context.name(of: found.loss) ?? "view"
            var related = [found.content.related("this content goes")]
            if let write = found.write {
                related.append(write.related("set here"))
            }
            context.report(
                found.loss.isNoticed ? Self.replaced : Self.mayBeReplaced,
                [
                    "loss": found.loss.text(view), "event": found.event.text,
                    "branch": branch.choiceText,
                ],
                at: branch.nameRange,
                help: "always show the content, and show the other views over it, in an `.overlay`, or in a window of their own "
                    + "if they must cover sheets too",
                related: related)
        }
    }
}
