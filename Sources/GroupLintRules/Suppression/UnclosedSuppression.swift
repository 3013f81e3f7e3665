import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct UnclosedSuppression: Rule {
    static let info = RuleInfo(
        id: "unclosed_suppression",
        summary: "A region that switches a rule off is not closed in the same braces.",
        category: .suppression,
        severity: .error,
        rationale: """
            A forgotten `grouplint:enable` hides everything up to the end of the braces. Where one place is meant, `:next` or \
            `:this` says so; where the file is meant, `:file` does.
            """,
        silentOn: [
            "regions closed by grouplint:enable, and comments with a scope",
        ],
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            struct Inbox: View {
                var body: some View {
                    // grouplint:disable eager_navigation_destination -- rows are fixed
                    Text("Inbox")
                }
            }
            """,
        good: """
            struct Inbox: View {
                var body: some View {
                    // No region is open here.
                    Text("Inbox")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
