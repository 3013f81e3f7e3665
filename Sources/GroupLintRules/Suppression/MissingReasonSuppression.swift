import GroupLintCore

/// Reported by the linter itself, which alone knows what the comments of a file hide.
struct MissingReasonSuppression: Rule {
    static let info = RuleInfo(
        id: "missing_reason_suppression",
        summary: "A comment switches a rule off without saying why.",
        category: .suppression,
        severity: .warning,
        rationale: """
            The next reader has to find out anew whether the code is right, and nobody dares to remove the comment. A reason \
            stands behind two hyphens: `// grouplint:disable:next rule_id -- the rows are fixed`.
            """,
        silentOn: [
            "comments with any text behind the hyphens",
        ],
        sources: ["https://staticcheck.dev/docs/configuration/#ignoring-problems"],
        bad: """
            final class Model {
                init(_ name: String) {}
            }

            struct Detail: View {
                let model: Model

                var body: some View { EmptyView() }
            }

            struct Inbox: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        // grouplint:disable:next eager_navigation_destination
                        NavigationLink(destination: Detail(model: Model(name))) { Text(name) }
                    }
                }
            }
            """,
        good: """
            final class Model {
                init(_ name: String) {}
            }

            struct Detail: View {
                let model: Model

                var body: some View { EmptyView() }
            }

            struct Inbox: View {
                let names: [String]

                var body: some View {
                    List(names, id: \\.self) { name in
                        // grouplint:disable:next eager_navigation_destination -- the model is a stub
                        NavigationLink(destination: Detail(model: Model(name))) { Text(name) }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {}
}
