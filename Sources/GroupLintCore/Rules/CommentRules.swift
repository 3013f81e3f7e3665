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
        summary: "A comment that names no rule, a category, or all rules in a region or file has no effect.",
        category: .suppression,
        rationale: """
            A comment that hid everything would also hide problems that you do not expect, such as those that later versions \
            find. So GroupLint ignores `all` in a region or file, and categories such as `layout` and patterns such as \
            `group_*` everywhere. Name the rules instead. Whole categories can be switched off in .grouplint.yml.
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
        summary: "A comment for GroupLint has a mistake and cannot be understood.",
        category: .suppression,
        rationale: """
            A comment that only looks like a suppression hides nothing, although its author believes that it does. The form \
            is `// grouplint:disable:next rule_id -- reason`; the scopes are `:this`, `:next`, `:previous` and `:file`. Without \
            a scope the comment opens a region that ends at `// grouplint:enable rule_id`.
            """,
        cases: subject.cases,
        silentOn: ["documentation comments, strings, and comments that start with another word"],
        fix: "Writes the comment in the right form if it is clear what it means; safe.",
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
        summary: "A comment switches off a rule without a reason.",
        category: .suppression,
        rationale: """
            Without a reason, the next reader has to find out again whether the code is right, and the comment is never \
            removed. Add a reason after two hyphens: `// grouplint:disable:next rule_id -- the rows are fixed`.
            """,
        cases: subject.cases,
        silentOn: ["comments with any text after the hyphens"],
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
        summary: "A region that switches off a rule is not closed in the same braces.",
        category: .suppression,
        rationale: """
            Without `grouplint:enable`, the region hides the named rules up to the closing brace. For one place use `:next` or \
            `:this`; for the whole file use `:file`.
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
            The comment hides nothing: its id is misspelled, or the rule was removed.
            """,
        cases: subject.cases,
        silentOn: ["ids of all rules, including rules that do not run"],
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
        summary: "A comment switches off a rule that reports nothing there.",
        category: .suppression,
        rationale: """
            The code or the rule has changed. The comment no longer hides anything, but it would hide the next mistake. \
            Comments for rules that do not run are not reported.
            """,
        cases: subject.cases,
        silentOn: [
            "rules that do not run for the file",
            "rules that depend on a deployment target, if it is unknown",
        ],
        fix: "`--fix` removes the comment, or only the unused id if there are several. Safe.",
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
