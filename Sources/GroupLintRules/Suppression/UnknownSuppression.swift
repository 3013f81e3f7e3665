import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct UnknownSuppression: Rule {
    static let info = RuleInfo(
        id: "unknown_suppression",
        summary: "A comment switches off a rule that does not exist.",
        category: .suppression,
        severity: .warning,
        rationale: """
            The comment hides nothing: its id is misspelt, or the rule is gone.
            """,
        silentOn: [
            "ids of every rule, also of those that do not run",
        ],
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            struct Inbox: View {
                var body: some View {
                    // grouplint:disable:next eager_navigation_destinations -- rows are fixed
                    Text("Inbox")
                }
            }
            """,
        good: """
            struct Inbox: View {
                var body: some View {
                    // Every id here is known.
                    Text("Inbox")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
