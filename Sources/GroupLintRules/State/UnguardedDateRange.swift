import GroupLintCore

struct UnguardedDateRange: Rule {
    static let ends = RuleCase(
        .warning, .medium,
        says: "the {program} crashes here when the view is drawn after `{end}`, because a range must not end before it starts")

    static let info = RuleInfo(
        id: "unguarded_date_range",
        summary: "A range from now to a date that may be in the past crashes.",
        category: .state,
        rationale: """
            `Date()...end` traps with \u{201C}Range requires lowerBound <= upperBound\u{201D} if `end` is earlier than now. A \
            date from a model, a server or a user gets there by itself: time goes by, and `body` runs again after the date has \
            passed. On every OS version.

            Give the range an end that is never earlier than its start: `now...max(now, end)`.
            """,
        cases: [ends],
        silentOn: [
            "ends that are calculated: calls, `max(…)`, computed properties, `?? …`",
            "parameters of functions, which the callers may check",
            "code in an `if`, a `guard`, a `switch` or a ternary that tests something",
            "ranges outside of the views of SwiftUI that take a range of dates",
            "ranges that end now, such as `start...Date()`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swift/closedrange",
            "https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)",
        ],
        bad: """
            struct Countdown: View {
                let end: Date

                var body: some View {
                    Text(timerInterval: Date()...end)
                }
            }
            """,
        good: """
            struct Countdown: View {
                let end: Date

                var body: some View {
                    let now = Date()
                    Text(timerInterval: now...max(now, end))
                }
            }
            """
    )

    /// SwiftUI's views that take a range of dates, with the label of the range.
    private static let views: [(name: Name, label: Name)] = [
        ("DatePicker", "in"), ("MultiDatePicker", "in"), ("Text", "timerInterval"), ("ProgressView", "timerInterval"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for view in Self.views {
            for element in file.calls(view.name) where element.hasArgument(view.label) && !element.isInPreview {
                guard let call = context.node(of: element).flatMap(CallExpr.init) else { continue }
                check(call, view.label, element, file, &context)
            }
        }
        // Texts that are added to each other: `Text("Until ") + Text(timerInterval: .now...end)`.
        guard context.index.isWritten("timerInterval") else { return }
        for element in file.elements(.opaque) where !element.isInPreview {
            guard let sequence = context.node(of: element)?.unwrapped, sequence.kind == .sequenceExpr else { continue }
            for call in sequence.subtree.compactMap(CallExpr.init) where call.callee?.name == "Text" {
                check(call, "timerInterval", element, file, &context)
            }
        }
    }

    private func check(
        _ call: CallExpr, _ label: Name, _ element: ViewElement, _ file: ViewFile, _ context: inout RuleContext
    ) {
        guard let argument = call.argument(label), let range = range(of: argument, element, &context),
            let sequence = SequenceExpr(range), let start = sequence.left, let end = sequence.right?.unwrapped,
            let text = end.shortText, !range.isTested, isVariable(end, element, context.index)
        else { return }
        context.report(
            Self.ends, ["program": file.mayShowWidgets ? "widget" : "app", "end": text], at: range.range,
            help: "write `max(\(start.shortText ?? "Date()"), \(text))` for the end, or show this only while `\(text)` is later "
                + "than now")
    }

    /// The range from now on in an argument, or in the computed property that the argument names.
    private func range(of argument: SyntaxNode, _ element: ViewElement, _ context: inout RuleContext) -> SyntaxNode? {
        if argument.isRangeFromNow { return argument }
        guard let name = argument.ownName, let owner = element.owner,
            let id = context.index.members(of: owner, named: name).first, id.file == element.site.file,
            let binding = context.syntax()?.declaration(at: context.index.member(id).nameRange).flatMap(PatternBinding.init)
        else { return nil }
        return binding.getter.flatMap { Array($0.statements).last }?.subtree.first(where: \.isRangeFromNow)
    }

    /// Whether the end is a value that nothing in the code keeps later than now: a stored property without a default, a
    /// property of another value, a parameter.
    private func isVariable(_ end: SyntaxNode, _ element: ViewElement, _ index: ProjectIndex) -> Bool {
        guard let path = end.ownPath, let root = end.chainRoot, !root.isCapitalized || root.token?.keyword == .`self`,
            path.last != "distantFuture"
        else { return false }
        if let declared = end.localValue(of: path[0]) { return declared.ownPath != nil && path.count == 1 }
        if case .typed = LocalValue(root) { return false }
        guard let owner = element.owner, let id = index.members(of: owner, named: path[0]).first else { return true }
        if path.count > 1 {
            let type = index.resolveType(index.member(id).type.name, file: element.site.file, in: owner)
            let found = type.map { index.members(of: $0, named: path[1]) } ?? []
            return found.allSatisfy { index.member($0).kind == .storedProperty }
        }
        return index.member(id).kind == .storedProperty && index.defaultValue(of: id) == .none
    }
}
