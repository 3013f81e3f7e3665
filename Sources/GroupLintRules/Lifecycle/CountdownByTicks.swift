import GroupLintCore

struct CountdownByTicks: Rule {
    static let stops = RuleCase(
        .info, .medium, when: "a timer",
        says: "`{property}` stands still while the app is in the background, because each tick of this timer takes 1 off")
    static let waits = RuleCase(
        .info, .medium, when: "a loop that sleeps for a second",
        says: "`{property}` stands still while the app is in the background, because this loop takes 1 off each second")

    static let info = RuleInfo(
        id: "countdown_by_ticks",
        summary: "A countdown counts the ticks of a timer, which stops while the app is in the background.",
        category: .lifecycle,
        rationale: """
            The system suspends an app soon after it leaves the foreground, and its timers stop. A countdown that takes 1 off \
            with each tick shows the old number when the user comes back from another app or unlocks the device. It also falls \
            behind while the app is busy, and in the default mode of the run loop while the user scrolls.

            Keep the end as a `Date`, and let each tick work out what is left. This applies to every OS version of iOS, watchOS \
            and visionOS.
            """,
        cases: [stops, waits],
        silentOn: [
            "types that use dates, the phase of the scene, or notifications of the app: they may correct the value",
            "countdowns that start at 10 or less, and ticks that do not come once a second",
            "values that go up, games, apps for macOS and tvOS only, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
            "https://developer.apple.com/documentation/foundation/timer",
        ],
        bad: """
            struct Rest: View {
                @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                @State private var remaining = 90

                var body: some View {
                    Text("\\(remaining)")
                        .onReceive(timer) { _ in
                            if remaining > 0 { remaining -= 1 }
                        }
                }
            }
            """,
        good: """
            struct Rest: View {
                @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                @State private var end = Date.now.addingTimeInterval(90)
                @State private var remaining = 90

                var body: some View {
                    Text("\\(remaining)")
                        .onReceive(timer) { now in
                            remaining = max(0, Int(end.timeIntervalSince(now).rounded(.up)))
                        }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.soughtFunctions.isDisjoint(with: [.scheduledTimer, .publish, .sleep]), context.targets.maySuspendApps,
            let tree = context.syntax()
        else { return }
        for id in ["scheduledTimer", "onReceive", "sink", "Timer", "sleep"].flatMap(tree.nodes(named:)) {
            guard let callee = tree.node(id), let call = callee.parent.flatMap(CallExpr.init), call.callee == callee,
                !callee.isInPreview, let owner = file.types(around: callee).first, context.index.isShown(owner),
                let code = TypeCode(owner, &context), let action = code.repeated(by: call),
                let target = code.countdown(in: action), let property = target.ownName, !code.mayCorrect,
                context.index.members(of: owner, named: property).count == 1
            else { continue }
            let isHere = target.tree === tree
            context.report(
                callee.name == "sleep" ? Self.waits : Self.stops, ["property": target.tokenText], at: callee.tokenRange,
                help: "keep the end as a `Date`, and set `\(target.tokenText)` from its `timeIntervalSinceNow` each time",
                related: isHere ? [target.related("taken off here")] : [])
        }
    }
}

extension TypeCode {
    /// Code with which a type may set its countdown right, or does not need to.
    private static let corrections: [Name] = [
        "Date", "scenePhase", "willEnterForegroundNotification", "didBecomeActiveNotification", "didEnterBackgroundNotification",
        "willResignActiveNotification", "timeIntervalSinceNow", "timeIntervalSince", "ContinuousClock", "beginBackgroundTask",
        "AVAudioSession", "AVAudioPlayer", "HKWorkoutSession", "SKScene", "CLLocationManager", "addingTimeInterval",
    ]

    fileprivate var mayCorrect: Bool { !nodes(named: Self.corrections).isEmpty }

    /// The code that a call has run once a second: the closure of `Timer.scheduledTimer(withTimeInterval: 1, repeats: true)`,
    /// `Timer(timeInterval: 1, repeats: true)`, `.onReceive` or `sink` of `Timer.publish(every: 1, …)`, also of one in a
    /// property, or the loop around `Task.sleep(for: .seconds(1))`.
    fileprivate func repeated(by call: CallExpr) -> SyntaxNode? {
        switch call.callee?.tokenText {
        case "scheduledTimer", "Timer":
            let length = call.argument("withTimeInterval") ?? call.argument("timeInterval")
            guard call.argument("repeats")?.text == "true", length?.isOne ?? false else { return nil }
        case "sleep": return call.isSecondOfSleep ? call.node.loopAround : nil
        default: if !isReceived(call) { return nil }
        }
        return call.action.flatMap { $0.kind == .closureExpr ? $0 : nil }
    }

    private func isReceived(_ call: CallExpr) -> Bool {
        let source = call.callee?.name == "sink" ? call.callee?.chainBase : call.firstArgument?.value
        guard let source else { return false }
        let inline = source.timerPublisher
        let stored = source.chainRoot?.ownName.flatMap { property($0)?.initialValue?.timerPublisher }
        return (inline ?? stored)?.parent.flatMap(CallExpr.init)?.argument("every")?.isOne ?? false
    }

    /// The property that a closure, or a function that it calls, takes 1 off: `remaining -= 1`.
    fileprivate func countdown(in action: SyntaxNode) -> SyntaxNode? {
        if let found = action.decremented { return start(of: found) > 10 ? found : nil }
        let calls = action.subtree.compactMap { CallExpr($0)?.callee?.ownName }
        for body in calls.prefix(8).flatMap(functions) {
            if let found = body.decremented { return start(of: found) > 10 ? found : nil }
        }
        return nil
    }

    /// The number with which a countdown starts; a large one if the declaration does not say it.
    private func start(of target: SyntaxNode) -> Int {
        let value = target.ownName.flatMap { property($0)?.initialValue }
        // Code sets another number later where the declaration says 0.
        return value.flatMap { Int($0.text) }.flatMap { $0 == 0 ? nil : $0 } ?? .max
    }
}

extension CallExpr {
    /// Whether the call is `Task.sleep(for: .seconds(1))` or `Task.sleep(nanoseconds: 1_000_000_000)`.
    fileprivate var isSecondOfSleep: Bool {
        if let count = argument("nanoseconds") {
            return ["1000000000", "NSEC_PER_SEC"].contains(count.text.filter { $0 != "_" })
        }
        guard let length = argument("for").flatMap(CallExpr.init), length.callee?.name == "seconds" else { return false }
        return length.firstArgument?.value?.isOne ?? false
    }
}

extension SyntaxNode {
    fileprivate var isOne: Bool { text == "1" || text == "1.0" }

    /// The loop whose code contains the node, in the same function or closure.
    fileprivate var loopAround: SyntaxNode? {
        for node in ancestors {
            switch node.kind {
            case .whileStmt, .repeatStmt, .forStmt: return node
            case .closureExpr, .functionDecl: return nil
            // Other nodes leave the code in its loop.
            default: continue
            }
        }
        return nil
    }

    /// The property of the type that the code takes 1 off.
    fileprivate var decremented: SyntaxNode? {
        for node in subtree {
            guard let sequence = SequenceExpr(node), let sign = sequence.sign, let target = sequence.left, target.ownName != nil,
                let value = sequence.right
            else { continue }
            if sign.tokenText == "-=", value.isOne { return target }
        }
        return nil
    }
}

extension ProjectIndex {
    /// Whether views show what a type has: it is a view, or a model.
    fileprivate func isShown(_ type: TypeID) -> Bool {
        self.type(type).isView || announcesChanges(type) || self.type(type).isObservable
    }
}

extension DeploymentTargets {
    /// Whether the code may run where the system suspends apps in the background.
    fileprivate var maySuspendApps: Bool {
        isUnknown || versions.pairs.contains { $0.0 != .macOS && $0.0 != .tvOS }
    }
}
