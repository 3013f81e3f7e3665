import GroupLintCore

struct LoadingFlagNotReset: Rule {
    static let failure = RuleCase(
        .warning, when: "a `catch` after which nothing resets the flag",
        says: "what views show while `{flag}` is `true` stays after an error, because this `catch` does not reset it")
    static let early = RuleCase(
        .info, when: "a `return` before the flag is reset, which may never run",
        says: "what views show while `{flag}` is `true` stays after this `return`, because it leaves before `{flag}` is reset")
    static let thrown = RuleCase(
        .info, when: "an error that leaves the code before the flag is reset, if a call ever throws it",
        says: "what views show while `{flag}` is `true` stays after an error, because the error leaves before `{flag}` is reset")
    static let tooEarly = RuleCase(
        .warning, when: "a flag that is reset before the work begins",
        says: "views show nothing of `{flag}`, because it is `false` again before this `Task` begins")

    static let info = RuleInfo(
        id: "loading_flag_not_reset",
        summary: "A flag that shows progress stays `true` on a way out, or is `false` before the work begins.",
        category: .state,
        rationale: """
            A function sets `isLoading` to `true`, works, and sets it back. If an error or an early `return` skips the last \
            line, the flag stays `true`: the spinner turns for ever, and the button that it disables stays disabled. `defer` \
            resets the flag on each way out.

            A `Task` runs after the code that starts it. In a function that is not `async`, a `defer` next to a `Task` runs \
            before the work of the task, so the flag is never `true` when SwiftUI draws. This applies to every OS version.
            """,
        cases: [failure, early, thrown, tooEarly],
        silentOn: [
            "flags that other code resets too: a function that a `catch` calls, an `onChange`, a binding, another type",
            "flags that no body of a view reads, and reads behind a condition about a property that the way out sets",
            "ways out because a task was cancelled, a newer request runs, or the object is gone, and those that close the screen",
            "errors of functions of the project that catch them all, and a `guard` about an address that is made from constants",
            "code that may run many times for one start, and flags that are only set under a condition",
            "previews and tests",
        ],
        sources: [
            "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/errorhandling/",
            "https://developer.apple.com/documentation/swift/task",
        ],
        bad: """
            struct Posts: View {
                @State private var isLoading = false
                @State private var posts: [String] = []

                var body: some View {
                    List(posts, id: \\.self) { post in Text(post) }
                        .overlay { if isLoading { ProgressView() } }
                        .task { await load() }
                }

                private func load() async {
                    isLoading = true
                    do {
                        posts = try await fetchPosts()
                        isLoading = false
                    } catch {
                        log(error)
                    }
                }
            }
            """,
        good: """
            struct Posts: View {
                @State private var isLoading = false
                @State private var posts: [String] = []

                var body: some View {
                    List(posts, id: \\.self) { post in Text(post) }
                        .overlay { if isLoading { ProgressView() } }
                        .task { await load() }
                }

                private func load() async {
                    isLoading = true
                    defer { isLoading = false }
                    do {
                        posts = try await fetchPosts()
                    } catch {
                        log(error)
                    }
                }
            }
            """,
        needsProject: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for property in context.loadingFlags(file) {
            guard let owner = context.index.owner(of: property), let code = TypeCode(owner, &context),
                let writes = FlagWrites(property, of: owner, code, &context), !writes.resets.isEmpty
            else { continue }
            var reads: FlagReads?
            for set in writes.sets where set.tree.source.path == context.source?.path {
                guard let body = set.codeAround, let resets = writes.resets(after: set, in: body) else { continue }
                guard let found = reads ?? FlagReads(writes.flag, of: owner, &context) else { break }
                reads = found
                let path = FlagPath(
                    set: set, body: body, resets: resets, quiet: QuietAttempts(in: body, of: owner, &context))
                if let task = path.taskAfterReset(writes.flag, code) { report(task, set, resets[0], &context) }
                // The others are repaired with the same line.
                if let exit = path.exits.first(where: { $0.keeps(writes.flag, found, code) }) {
                    report(exit, set, resets[0], &context)
                }
            }
        }
    }

    private func report(_ exit: FlagExit, _ set: SyntaxNode, _ reset: SyntaxNode, _ context: inout RuleContext) {
        guard let flag = set.writtenTarget?.tokenText else { return }
        let ruleCase =
            switch exit.kind {
            case .failure: Self.failure
            case .early: Self.early
            case .thrown: Self.thrown
            }
        context.report(
            ruleCase, ["flag": flag], at: exit.range,
            help: help(flag, exit, set, reset),
            related: [set.related("set here"), reset.related("reset here")])
    }

    /// A `defer` runs at the end of its own function or closure, so it helps only where the exit and the reset are in one.
    private func help(_ flag: String, _ exit: FlagExit, _ set: SyntaxNode, _ reset: SyntaxNode) -> String {
        let end = "and remove its other resets"
        guard let code = reset.innermostCode, (exit.block ?? reset).innermostCode == code else {
            return "set `\(flag)` to `false` on this way out too"
        }
        return set.innermostCode == code
            ? "write `defer { \(flag) = false }` right after the line that sets it to `true`, \(end)"
            : "write `defer { \(flag) = false }` as the first line of the \(code.kind == .closureExpr ? "closure" : "function") "
                + "around this line, \(end)"
    }

    private func report(_ task: StartedTask, _ set: SyntaxNode, _ reset: SyntaxNode, _ context: inout RuleContext) {
        guard let flag = set.writtenTarget?.tokenText else { return }
        context.report(
            Self.tooEarly, ["flag": flag], at: reset.range, help: "set and reset `\(flag)` in the `Task`",
            related: [task.call.node.related("the work begins later")])
    }
}

extension SyntaxNode {
    /// The closure or function around the code.
    fileprivate var innermostCode: SyntaxNode? { ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl } }
}
