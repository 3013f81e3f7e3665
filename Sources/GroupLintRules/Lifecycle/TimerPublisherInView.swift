import GroupLintCore

struct TimerPublisherInView: Rule {
    static let inlineTimer = RuleCase(
        .info, when: "`Timer.publish` in the argument of `.onReceive`",
        says: "this timer starts again at each update of the view, so it fires late, or never if updates come more often")
    static let storedTimer = RuleCase(
        .info, .low, when: "a stored property of a view that starts as `Timer.publish(…).autoconnect()`",
        says: "`{name}` may start again each time another view updates this one: a new publisher is created with the view")
    static let inlineOperator = RuleCase(
        .info, .low, when: "a publisher in the argument of `.onReceive` that waits or collects",
        says: "`.{operator}` may lose the values that it holds when the view updates, because each update creates the publisher "
            + "again")

    static let info = RuleInfo(
        id: "timer_publisher_in_view",
        summary: "A timer publisher that is created with the view starts again when the view is updated.",
        category: .lifecycle,
        rationale: """
            SwiftUI compares the publisher of `.onReceive` with that of the last update, and subscribes again if it is \
            another one. `Timer.publish(…).autoconnect()` is another object each time it is created: in the argument of \
            `.onReceive` at each update of the view, in a stored property each time the view around it creates this view. \
            The interval then starts from zero. A timer whose view is updated more often than it fires never fires.

            `@State` keeps the first publisher for as long as the view exists.
            """,
        cases: [storedTimer, inlineTimer, inlineOperator],
        silentOn: [
            "publishers in `@State`, `static` properties and models",
            "timers that no `.onReceive` of the file uses",
            "views that nothing but their own actions updates: without a model, an input or a value of the environment",
            "views that are only created in an app, a scene or for a hosting controller",
            "`NotificationCenter.publisher(for:)`, which compares equal, and operators that keep nothing, such as `.map`",
            "previews and tests",
        ],
        fix: "Keeps the timer of a stored property in `@State`. Unsafe: the timer no longer starts again.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Clock: View {
                let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                @State private var now = Date()

                var body: some View {
                    Text(now, style: .time)
                        .onReceive(timer) { now = $0 }
                }
            }
            """,
        good: """
            struct Clock: View {
                @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                @State private var now = Date()

                var body: some View {
                    Text(now, style: .time)
                        .onReceive(timer) { now = $0 }
                }
            }
            """,
        measured: Measurement(right: 2, read: 4, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let uses = WrittenModifier.all("onReceive", in: file, &context)
        guard !uses.isEmpty, let tree = context.syntax() else { return }
        for use in uses {
            guard let publisher = use.call.firstArgument?.value else { continue }
            checkInline(publisher, use, &context)
        }
        guard file.soughtFunctions.contains(.publish) else { return }
        let used = uses.compactMap { $0.call.firstArgument?.value?.chainRoot?.ownName }
        for id in tree.records.indices where tree.records[id].kind == .variableDecl {
            guard let variable = tree.node(NodeID(id)).flatMap(VariableDecl.init) else { continue }
            checkStored(variable, used, file, &context)
        }
    }

    private func checkInline(_ publisher: SyntaxNode, _ use: WrittenModifier, _ context: inout RuleContext) {
        if let timer = publisher.timerPublisher {
            if let owner = use.element.owner, !context.isUpdatedFromOutside(owner) { return }
            context.report(
                Self.inlineTimer, at: timer.range,
                help: "keep it in `@State private var timer = \(publisher.shortText ?? "Timer.publish(…).autoconnect()")`, and "
                    + "write `.onReceive(timer)`")
        } else if let name = publisher.waitingOperator {
            context.report(
                Self.inlineOperator, ["operator": name.tokenText], at: name.tokenRange,
                help: "create the publisher once, in the model or in a `@State` property of the view")
        }
    }

    private func checkStored(_ variable: VariableDecl, _ used: [Name], _ file: ViewFile, _ context: inout RuleContext) {
        guard !variable.isWrappedOrStatic, variable.node.parent?.kind == .memberBlock,
            let owner = file.types(around: variable.node).first, context.index.isCreatedWithItsParent(owner),
            !isCreatedOnce(owner, context.index)
        else { return }
        for child in variable.bindings {
            let binding = PatternBinding(child)
            guard let pattern = binding.pattern, used.contains(pattern.name), let value = binding.initialValue,
                value.timerPublisher != nil, value.subtree.contains(where: { $0.name == "autoconnect" })
            else { continue }
            context.report(
                Self.storedTimer, ["name": pattern.tokenText], at: variable.node.tokenRange,
                help: "write `@State private var \(pattern.tokenText) = \(value.shortText ?? "…")`, which keeps the first one",
                fix: fix(variable, pattern.name, owner, context.index))
        }
    }

    /// Whether the project creates the view only where it lives as long as the window.
    private func isCreatedOnce(_ owner: TypeID, _ index: ProjectIndex) -> Bool {
        let calls = index.calls(of: owner).filter { !$0.isInPreview }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                if call.root.flags.contains(.isLoose) { return true }
                return call.owner.map { index.inherits($0, "App") || index.inherits($0, "Scene") } ?? false
            }
    }

    private func fix(_ variable: VariableDecl, _ name: Name, _ owner: TypeID, _ index: ProjectIndex) -> Fix? {
        guard variable.attributes == nil, !index.passedArguments(to: owner).has(name) else { return nil }
        let isPrivate = variable.modifiers?.children().contains { $0.tokenText == "private" } ?? false
        guard isPrivate || variable.modifiers == nil else { return nil }
        let start = variable.node.start
        return Fix(
            "keep the timer in `@State`", .unsafe,
            [
                Fix.Edit(SourceRange(start: start, end: start), isPrivate ? "@State " : "@State private "),
                Fix.Edit(variable.node.tokenRange, "var"),
            ])
    }
}

extension RuleContext {
    /// Whether something else than the code of a view may update it: a model, an input, a value of the environment.
    fileprivate func isUpdatedFromOutside(_ view: TypeID) -> Bool {
        index.storedProperties(of: view).contains { id in
            let member = index.member(id)
            if member.flags.contains(.isStatic) || Self.ownState.contains(member.wrapper) {
                return index.object(in: id).map { index.type($0).isObservable } ?? false
            }
            if !member.wrapper.isNone { return true }
            return member.defaultValue == .none && !member.type.flags.contains(.isOptional)
        }
    }

    private static let ownState = NameTable("State FocusState GestureState Namespace ScaledMetric")
}
