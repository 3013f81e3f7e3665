import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct UnusedSuppression: Rule {
    static let info = RuleInfo(
        id: "unused_suppression",
        summary: "A comment switches off a rule that says nothing there.",
        category: .suppression,
        severity: .warning,
        rationale: """
            The code has changed, or the rule has: the comment hides nothing any more, and it would hide the next mistake. \
            Comments for rules that do not run are left alone.
            """,
        silentOn: [
            "rules that do not run for the file",
            "rules that depend on a deployment target nobody stated",
        ],
        fix: "`--fix` removes the comment, or the one id of several. Safe.",
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            struct Inbox: View {
                var body: some View {
                    // grouplint:disable:next eager_navigation_destination -- rows are fixed
                    Text("Inbox")
                }
            }
            """,
        good: """
            struct Inbox: View {
                var body: some View {
                    // Nothing is switched off here.
                    Text("Inbox")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
