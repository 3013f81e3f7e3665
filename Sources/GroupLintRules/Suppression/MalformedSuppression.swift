import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct MalformedSuppression: Rule {
    static let info = RuleInfo(
        id: "malformed_suppression",
        summary: "A comment for GroupLint is written in a way that it cannot be understood.",
        category: .suppression,
        severity: .warning,
        rationale: """
            What looks like a suppression and is none hides nothing, while its author believes that it does. The form is \
            `// grouplint:disable:next rule_id -- reason`; the scopes are `:this`, `:next` and `:file`, and without one the \
            comment opens a region up to `// grouplint:enable rule_id`.
            """,
        silentOn: [
            "documentation comments, strings, and comments whose first word is something else",
        ],
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            struct Inbox: View {
                var body: some View {
                    // grouplint:disabel:next needless_group -- a typing mistake
                    Text("Inbox")
                }
            }
            """,
        good: """
            struct Inbox: View {
                var body: some View {
                    // Nothing to switch off here.
                    Text("Inbox")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
