import GroupLintCore

struct UnstoppableTimerOrObserver: Rule {
    static let atAppearance = RuleCase(
        .error, when: "in `.onAppear`, `.task`, an initializer of the view, or a function that these call",
        says: "{moment} adds another {thing} that nothing {stops}: {reason}")
    static let inAction = RuleCase(
        .warning, when: "in any other code of a view",
        says: "nothing {stops} this {thing}, so it goes on when the view is gone: {reason}")
    static let otherProperty = RuleCase(
        .warning, .medium, when: "in a class with a timer property that is only tested, invalidated and set to nil",
        says: "nothing can stop this timer: the result of `scheduledTimer` is thrown away, and `{property}` stays `nil`")

    static let handler = RuleCase(
        .info, when: "a handler that `.onAppear` or `.task` adds, with `_ =` in front of the call",
        says: "each appearance of the view calls `{function}` once more, and nothing can remove what it adds: the result is "
            + "thrown away")
    static let inModel = RuleCase(
        .info, when: "a model that views observe adds an observer in its initializer, and removes others in `deinit`",
        says: "nothing can remove this observer, so it goes on when the `{type}` is gone: the result of `addObserver` is thrown "
            + "away")

    static let replaced = RuleCase(
        .info, when: "a function keeps a new timer in a property that may still hold another one",
        says: "if `{function}` is called while the timer runs, nothing can stop the former timer: `{property}` then keeps only "
            + "the new one")

    static let paired = Doubt(.low, when: "one place calls a function that replaces a timer, and another function stops it")

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
        cases: [atAppearance, inAction, otherProperty, handler, inModel, replaced], doubts: [paired],
        silentOn: [
            "timers with `repeats: false`, and blocks that use their timer",
            "results that are kept and used anywhere in the type, that are returned, or passed on",
            "`addObserver(_:selector:name:object:)`",
            "observers of the last notification of an object: a window that closes, an app that ends",
            "functions that read or stop the timer that they replace, or that only run once or under a condition",
            "apps and scenes, which exist as long as the process, classes that only start timers, and shared instances",
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
            """,
        measured: Measurement(right: 95, read: 102, at: .warning)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        checkHandlers(in: file, &context)
        guard !file.soughtFunctions.isDisjoint(with: [.scheduledTimer, .addObserver]), let tree = context.syntax() else { return }
        for id in tree.records.indices where tree.records[id].kind == .functionCallExpr {
            checkReplaced(tree.node(NodeID(id)), file, &context)
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
            checkObserver(source, owner, &context)
        } else if index.isPartOfView(owner), let code = TypeCode(owner, &context),
            let reason = source.reason(in: code)
        {
            let moment = StartMoment(source.call.node, code)
            let vain = source.isTimer ? nil : code.vainRemoval(of: source)
            context.report(
                moment.kind == .other ? Self.inAction : Self.atAppearance,
                [
                    "moment": moment.text, "thing": source.isTimer ? "timer" : "observer",
                    "stops": source.isTimer ? "stops" : "removes",
                    "reason": vain == nil ? reason : "`removeObserver(self)` removes only observers with a selector",
                ],
                at: source.nameRange, help: source.help(context.targets, moment, vain: vain),
                related: moment.related + (vain.map { [$0.related("this does not remove it")] } ?? []))
        }
    }

    /// `timer = Timer.scheduledTimer(…)` in a function that does not stop the timer before.
    private func checkReplaced(_ node: SyntaxNode?, _ file: ViewFile, _ context: inout RuleContext) {
        // Few calls start timers: the type around the others does not matter.
        guard let node, ReplacedTimer.mayStart(node), let owner = file.types(around: node).first,
            context.index.isPartOfView(owner) || context.index.announcesChanges(owner) || context.index.type(owner).isObservable,
            let timer = ReplacedTimer(node, in: { TypeCode(owner, &context) })
        else { return }
        let name = timer.property.tokenText
        context.report(
            Self.replaced, ["function": timer.function.tokenText, "property": name], at: timer.callee.range,
            doubt: timer.isPaired ? Self.paired : nil,
            help: "call `\(name)\(timer.isOptional ? "?" : "").invalidate()` before this line")
    }

    /// `_ = client.onEvent.addHandler { }` in `.onAppear`.
    private func checkHandlers(in file: ViewFile, _ context: inout RuleContext) {
        for use in WrittenModifier.all("onAppear", in: file, &context) + WrittenModifier.all("task", in: file, &context) {
            guard let action = use.call.action else { continue }
            for node in action.subtree where node.kind == .functionCallExpr {
                guard let added = AddedHandler(node) else { continue }
                context.report(
                    Self.handler, ["function": added.name.tokenText], at: added.name.tokenRange,
                    help: "keep the result in a `@State` property, and use it to remove the handler in `.onDisappear`")
            }
        }
    }

    /// An observer that the initializer of a model adds, if there may be several such models.
    private func checkObserver(_ source: OngoingSource, _ owner: TypeID, _ context: inout RuleContext) {
        let index = context.index
        guard !source.isTimer, source.variable == nil, index.announcesChanges(owner) || index.type(owner).isObservable,
            source.call.node.ancestors.contains(where: { $0.kind == .initializerDecl }),
            !index.hasStaticInstance(owner), !index.isKeptByApp(owner), let code = TypeCode(owner, &context),
            code.removesObservers
        else { return }
        context.report(
            Self.inModel, ["type": context.name(of: owner)], at: source.nameRange,
            help: "keep the result in a property, and pass it to `NotificationCenter.default.removeObserver` in `deinit`")
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

    /// Whether a class keeps an object of itself in a static property.
    fileprivate func hasStaticInstance(_ type: TypeID) -> Bool {
        Name.usualInstances.contains { !members(of: type, named: $0).isEmpty }
            || inherits(type, "UIApplicationDelegate") || inherits(type, "NSApplicationDelegate")
    }

    /// The only timer that a type may keep.
    fileprivate func timerProperty(of type: TypeID) -> Name? {
        let timers = storedProperties(of: type).map(member).filter { $0.type.name == "Timer" }
        return timers.count == 1 ? timers[0].name : nil
    }
}
