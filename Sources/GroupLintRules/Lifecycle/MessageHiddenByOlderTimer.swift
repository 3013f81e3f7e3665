import GroupLintCore

struct MessageHiddenByOlderTimer: Rule {
    static let hidden = RuleCase(
        .info, .medium,
        says: "a new `{value}` disappears too early while an older one is shown: `.{modifier}` does not run again for it, and "
            + "the wait for the older one then resets it")
    static let passed = RuleCase(
        .info, .low, when: "a value that the view gets as a binding",
        says: "if a new `{value}` comes while an older one is shown, it disappears too early: `.{modifier}` does not run again "
            + "for it, and the wait for the older one then resets it")

    static let info = RuleInfo(
        id: "message_hidden_by_older_timer",
        summary: "A message disappears with the timer of the message before it.",
        category: .lifecycle,
        rationale: """
            In `if let message { … }`, the view stays when another message takes the place of the first one. So `.onAppear`, and \
            `.task` without an `id`, do not run again. The wait that they have begun for the first message goes on, and then \
            resets the second one, which the user may hardly have seen.

            `.task(id:)` ends the old wait and begins a new one for each value. On every OS version; `.task` since iOS 15, \
            macOS 12, tvOS 15 and watchOS 8.
            """,
        cases: [hidden, passed],
        silentOn: [
            "flags, for which there is nothing newer to see, and values that no other code sets, or only to one text",
            "code that compares values before it resets one, and tasks that a property keeps",
            "views with `.id(…)`, and values that an `.onChange` or `.onReceive` follows",
            "views that are not directly in the `if` that asks for the value", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
            "https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)",
        ],
        bad: """
            struct Inbox: View {
                @State private var message: String?

                var body: some View {
                    VStack {
                        Button("Save") { message = "Saved" }
                        Button("Send") { message = "Sent" }
                        if let text = message {
                            Text(text)
                                .onAppear {
                                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { message = nil }
                                }
                        }
                    }
                }
            }
            """,
        good: """
            struct Inbox: View {
                @State private var message: String?

                var body: some View {
                    VStack {
                        Button("Save") { message = "Saved" }
                        Button("Send") { message = "Sent" }
                        if let text = message {
                            Text(text)
                                .task(id: message) {
                                    do { try await Task.sleep(for: .seconds(3)) } catch { return }
                                    message = nil
                                }
                        }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var asked = 0
        for name in ["onAppear", "task"] as [Name] {
            for use in WrittenModifier.all(name, in: file, &context) where use.call.argument("id") == nil {
                guard let action = use.call.action, let reset = action.delayedReset,
                    let target = reset.writtenTarget, let path = target.ownPath, path.count <= 2,
                    let branch = use.call.node.branchThatNeeds(path), !isNewForEachValue(use.element), asked < Self.mostUses
                else { continue }
                asked += 1
                guard let ruleCase = ruleCase(path, apartFrom: branch, use.element, &context) else { continue }
                report(ruleCase, use, target, &context)
            }
        }
    }

    /// For each further one in a file, all of the view's code would be read again.
    private static let mostUses = 64

    private func report(
        _ ruleCase: RuleCase, _ use: WrittenModifier, _ target: SyntaxNode, _ context: inout RuleContext
    ) {
        let value = target.text.hasPrefix("self.") ? String(target.text.dropFirst(5)) : target.text
        let isText = target.parent.flatMap(SequenceExpr.init)?.right?.kind == .stringLiteralExpr
        context.report(
            ruleCase, ["value": value, "modifier": context.text(use.modifier)], at: use.modifier.nameRange,
            help: "write `.task(id: \(value)) { … }`, which begins again for each value, and "
                + "`if (try? await Task.sleep(…)) != nil { … }` around the code that runs after the wait"
                + (isText ? "" : "; the value has to be `Equatable`"),
            related: [target.related("this resets the value")])
    }

    /// Whether the view, or one around it in the branch, has an identity of its own.
    private func isNewForEachValue(_ element: ViewElement) -> Bool {
        sequence(first: element, next: \.parent).prefix { $0.kind != .arm }.contains { $0.modifiers.contains { $0.name == "id" } }
    }

    /// Nil if no other code is known to set different values while the view is shown, or if code follows the value.
    private func ruleCase(
        _ path: [Name], apartFrom branch: SyntaxNode, _ element: ViewElement, _ context: inout RuleContext
    ) -> RuleCase? {
        guard let owner = element.owner, let code = TypeCode(owner, &context),
            let root = context.index.members(of: owner, named: path[0]).first
        else { return nil }
        let followers = code.nodes(named: ["onChange", "onReceive"]).compactMap { $0.parent.flatMap(CallExpr.init) }
        let isFollowed = followers.contains { $0.firstArgument?.value?.mentions([path[path.count - 1]]) ?? false }
        if isFollowed { return nil }
        var values: [SyntaxNode] = []
        switch (path.count, context.index.wrapper(of: root)) {
        case (1, "Binding"): return Self.passed
        case (1, "State"):
            values = code.nodes(named: path[0]).filter { node in
                node.tree.source.path != branch.tree.source.path || !branch.range.contains(node.range)
            }.compactMap(\.newValue)
        case (2, _):
            guard let model = context.index.modelType(of: path[0], in: owner) else { return nil }
            values = context.changes(of: path[1], inClass: model).sites.compactMap { context.node(of: $0)?.newValue }
        // Other properties do not update the view.
        default: return nil
        }
        let isFixed = values.allSatisfy { $0.kind == .stringLiteralExpr && !$0.text.contains("\\(") }
        return values.isEmpty || isFixed && Set(values.map(\.text)).count == 1 ? nil : Self.hidden
    }
}

extension SyntaxNode {
    /// The assignment of `nil` or of an empty text that surely runs after a wait in an action; nil if there is none.
    fileprivate var delayedReset: SyntaxNode? {
        subtree.first { node in
            guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
                let value = sequence.right, value.kind == .nilLiteralExpr || value.text == "\"\""
            else { return false }
            let around = Array(node.ancestors.prefix { $0 != self })
            return !around.contains(where: \.mayKeepFromReset)
                && (around.contains { $0.callOfClosure?.callee?.name == "asyncAfter" } || self.waits(before: node, around))
                && !subtree.contains { IfExpr($0) != nil || GuardStmt($0) != nil }
        }
    }

    /// Whether a sleep comes before a node, in the action or in a closure around the node.
    private func waits(before node: SyntaxNode, _ around: [SyntaxNode]) -> Bool {
        subtree.contains { sleep in
            guard let callee = CallExpr(sleep)?.callee, callee.name == "sleep", sleep.end < node.start else { return false }
            let scope = sleep.ancestors.first { $0.kind == .closureExpr }
            return scope == self || scope.map(around.contains) ?? false
        }
    }

    /// Whether a condition decides about the code inside, or something keeps the task that runs it.
    private var mayKeepFromReset: Bool {
        kind == .switchCase || kind == .catchClause || kind.role == .loop
            || SequenceExpr(self)?.sign?.kind == .assignmentExpr && subtree.contains { $0.kind == .closureExpr }
    }

    /// The `if` around a modifier whose body is only there while a value is: `if let message`, `if !model.text.isEmpty`.
    fileprivate func branchThatNeeds(_ path: [Name]) -> SyntaxNode? {
        for node in ancestors {
            if node.kind == .functionDecl || node.kind == .variableDecl { return nil }
            guard let branch = IfExpr(node), let body = branch.body, body.range.contains(range) else { continue }
            return branch.conditions.contains { $0.asksForPresence(of: path) } ? node : nil
        }
        return nil
    }

    private func asksForPresence(of path: [Name]) -> Bool {
        if kind == .optionalBindingCondition, let binding = BindingCondition(self) {
            return binding.value.map { $0.unwrapped.ownPath == path } ?? (binding.pattern.map { [$0.name] == path } ?? false)
        }
        if let comparison = SequenceExpr(self), comparison.isBinary, comparison.sign?.tokenText == "!=" {
            return comparison.left?.ownPath == path && comparison.right?.kind == .nilLiteralExpr
        }
        guard kind == .prefixOperatorExpr, tokenText == "!", let operand, operand.name == "isEmpty" else { return false }
        return operand.chainBase?.ownPath == path
    }

    /// What an assignment gives to the value whose name this is, unless that is `nil` or an empty text.
    fileprivate var newValue: SyntaxNode? {
        let assignment = sequence(first: self, next: \.parent).prefix(3).lazy.compactMap(SequenceExpr.init).first
        guard let assignment, assignment.sign?.kind == .assignmentExpr, let left = assignment.left,
            left.range.contains(range), let right = assignment.right
        else { return nil }
        return right.kind == .nilLiteralExpr || right.text == "\"\"" ? nil : right
    }
}
