import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct BlanketSuppression: Rule {
    static let info = RuleInfo(
        id: "blanket_suppression",
        summary: "A comment switches off every rule in a whole region or file, or names none.",
        category: .suppression,
        severity: .warning,
        rationale: """
            A comment that hides everything also hides what nobody has thought of yet, rules of later versions included. Named \
            rules say what is accepted.
            """,
        silentOn: [
            "grouplint:disable:this all and grouplint:disable:next all, which cover one line or one statement",
        ],
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            struct Inbox: View {
                var body: some View {
                    // grouplint:disable all -- generated preview
                    Text("Inbox")
                }
            }
            """,
        good: """
            struct Inbox: View {
                var body: some View {
                    // A preview made by a script.
                    Text("Inbox")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
