/// A rule about suppression comments. It holds the documentation; `SuppressionCheck` reports the diagnostics.
public protocol CommentRule: Rule {
    static var subject: SuppressionRule { get }
}

extension CommentRule {
    public func check(_ file: ViewFile, _ context: inout RuleContext) {}
}

private let sources = ["https://staticcheck.dev/docs/configuration/#ignoring-problems"]

public struct BlanketSuppression: CommentRule {
    public static let subject = SuppressionRule.blanket
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A comment switches off every rule in a whole region or file, or names none.",
        category: .suppression,
        rationale: """
            A comment that hides everything also hides what nobody has thought of yet, rules of later versions included. Named \
            rules say what is accepted.
            """,
        cases: subject.cases,
        silentOn: ["grouplint:disable:this all and grouplint:disable:next all, which cover one line or one statement"],
        sources: sources,
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

    public init() {}
}

public struct MalformedSuppression: CommentRule {
    public static let subject = SuppressionRule.malformed
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A comment for GroupLint is written in a way that it cannot be understood.",
        category: .suppression,
        rationale: """
            What looks like a suppression and is none hides nothing, while its author believes that it does. The form is \
            `// grouplint:disable:next rule_id -- reason`; the scopes are `:this`, `:next` and `:file`, and without one the \
            comment opens a region up to `// grouplint:enable rule_id`.
            """,
        cases: subject.cases,
        silentOn: ["documentation comments, strings, and comments whose first word is something else"],
        sources: sources,
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

    public init() {}
}

public struct MissingReasonSuppression: CommentRule {
    public static let subject = SuppressionRule.missingReason
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A comment switches a rule off without saying why.",
        category: .suppression,
        rationale: """
            The next reader has to find out anew whether the code is right, and nobody dares to remove the comment. A reason \
            stands behind two hyphens: `// grouplint:disable:next rule_id -- the rows are fixed`.
            """,
        cases: subject.cases,
        silentOn: ["comments with any text behind the hyphens"],
        sources: sources,
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

    public init() {}
}

public struct UnclosedSuppression: CommentRule {
    public static let subject = SuppressionRule.unclosed
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A region that switches a rule off is not closed in the same braces.",
        category: .suppression,
        rationale: """
            A forgotten `grouplint:enable` hides everything up to the end of the braces. Where one place is meant, `:next` or \
            `:this` says so; where the file is meant, `:file` does.
            """,
        cases: subject.cases,
        silentOn: ["regions closed by grouplint:enable, and comments with a scope"],
        sources: sources,
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

    public init() {}
}

public struct UnknownSuppression: CommentRule {
    public static let subject = SuppressionRule.unknown
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A comment switches off a rule that does not exist.",
        category: .suppression,
        rationale: """
            The comment hides nothing: its id is misspelt, or the rule is gone.
            """,
        cases: subject.cases,
        silentOn: ["ids of every rule, also of those that do not run"],
        sources: sources,
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

    public init() {}
}

public struct UnusedSuppression: CommentRule {
    public static let subject = SuppressionRule.unused
    public static let info = RuleInfo(
        id: subject.rawValue,
        summary: "A comment switches off a rule that says nothing there.",
        category: .suppression,
        rationale: """
            The code has changed, or the rule has: the comment hides nothing any more, and it would hide the next mistake. \
            Comments for rules that do not run are left alone.
            """,
        cases: subject.cases,
        silentOn: [
            "rules that do not run for the file",
            "rules that depend on a deployment target nobody stated",
        ],
        fix: "`--fix` removes the comment, or the one id of several. Safe.",
        sources: sources,
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
            """,
        marksNeedlessCode: true
    )

    public init() {}
}
