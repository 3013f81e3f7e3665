import GroupLintCore

struct UnstoppableTimerOrObserver: Rule {
    static let atAppearance = RuleCase(
        .error, when: "in `.onAppear`, `.task`, an initializer of the view, or a function that these call",
        says: "{moment} adds another {thing} that nothing can {stop}: {reason}")
    static let inAction = RuleCase(
        .warning, when: "in any other code of a view",
        says: "nothing can {stop} this {thing}, so it goes on when the view is gone: {reason}")
    static let otherProperty = RuleCase(
        .warning, .medium, when: "in a class with a timer property that is only tested, invalidated and set to nil",
        says: "nothing can stop this timer: its result is thrown away, and `{property}` stays nil")

    static let info = RuleInfo(
        id: "unstoppable_timer_or_observer",
        summary: "A repeating timer or an observer of a view cannot be stopped.",
        category: .lifecycle,
        rationale: """
            The run loop keeps a repeating timer, and the notification center keeps the closure of an observer, until \
            `invalidate()` or `removeObserver(_:)` is called with what `scheduledTimer` or `addObserver` returned. A view \
            that throws the result away can call neither. The timer or observer runs until the app ends, and each appearance \
            of the view adds another one. `removeObserver(self)` in a view removes nothing, because the observer is not the \
            view.

            SwiftUI stops `.onReceive` and `.task` with the view.
            """,
        cases: [atAppearance, inAction, otherProperty],
        silentOn: [
            "timers with `repeats: false`, and blocks that use their timer",
            "results that are kept and used anywhere in the type, that are returned, or passed on",
            "`addObserver(_:selector:name:object:)`",
            "apps and scenes, which exist as long as the process, and classes that only start timers",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)",
            "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)",
        ],
        bad: """
            struct Waves: View {
                @State private var phase = 0

                var body: some View {
                    Text("\\(phase)")
                        .onAppear {
                            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in phase += 1 }
                        }
                }
            }
            """,
        good: """
            struct Waves: View {
                @State private var phase = 0

                var body: some View {
                    Text("\\(phase)")
                        .task {
                            while !Task.isCancelled {
                                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                                phase += 1
                            }
                        }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.soughtFunctions.isDisjoint(with: [.scheduledTimer, .addObserver]), let tree = context.syntax() else { return }
        for id in tree.records.indices where tree.records[id].kind == .functionCallExpr {
            guard let source = tree.node(NodeID(id)).flatMap(OngoingSource.init), !source.call.node.isInPreview,
                let owner = file.types(around: source.call.node).first
            else { continue }
            check(source, owner, &context)
        }
    }

    private func check(_ source: OngoingSource, _ owner: TypeID, _ context: inout RuleContext) {
        let index = context.index
        guard source.isUnused, !index.inherits(owner, "App"), !index.inherits(owner, "Scene") else { return }
        if index.isReferenceType(owner) {
            checkModel(source, owner, &context)
        } else if index.isPartOfView(owner), let code = TypeCode(owner, &context),
            let reason = source.reason(in: code)
        {
            let moment = StartMoment(source.call.node, code)
            context.report(
                moment == .other ? Self.inAction : Self.atAppearance,
                [
                    "moment": moment.text, "thing": source.isTimer ? "timer" : "observer",
                    "stop": source.isTimer ? "stop" : "remove", "reason": reason,
                ],
                at: source.nameRange, help: source.help(context.targets))
        }
    }

    /// A class that tests or invalidates a timer property but never sets it.
    private func checkModel(_ source: OngoingSource, _ owner: TypeID, _ context: inout RuleContext) {
        guard source.isTimer, source.variable == nil, let property = context.index.timerProperty(of: owner),
            let code = TypeCode(owner, &context), code.onlyTestsAndClears(property)
        else { return }
        let text = code.property(property)?.pattern?.tokenText ?? ""
        context.report(
            Self.otherProperty, ["property": text], at: source.nameRange,
            help: "write `\(text) = Timer.scheduledTimer(…) { … }`")
    }
}

extension ProjectIndex {
    /// Whether a type describes a part of what a screen shows.
    fileprivate func isPartOfView(_ type: TypeID) -> Bool {
        self.type(type).isView || inherits(type, from: SwiftUICatalog.builderRequirements)
    }

    /// The only timer that a type may keep.
    fileprivate func timerProperty(of type: TypeID) -> Name? {
        let timers = storedProperties(of: type).map(member).filter { $0.type.name == "Timer" }
        return timers.count == 1 ? timers[0].name : nil
    }
}

extension SyntaxNode {
    fileprivate var isInPreview: Bool {
        ancestors.contains { ($0.kind == .macroExpansionDecl || $0.kind == .macroExpansionExpr) && $0.name == "Preview" }
    }
}
