import GroupLintCore

struct StartWithoutStop: Rule {
    static let runsOn = RuleCase(
        .info, .low, says: "{effect} after `{view}` is gone, because nothing in `{view}` {stop}")

    static let info = RuleInfo(
        id: "start_without_stop",
        summary: "A view starts a service of the device when it appears, and nothing stops it.",
        category: .lifecycle,
        rationale: """
            Sensors, locations, capture sessions, event monitors and switches of the device, such as the idle timer, know \
            nothing of the view that started them. They stay on when the view is gone: they use the battery, keep the screen \
            on, or run code for a view that is not on screen any more. Some start once more each time the view appears.

            Stop in `.onDisappear`, or at the end of a `.task`, what `.onAppear` or `.task` has started. This applies to every \
            OS version.
            """,
        cases: [runsOn],
        silentOn: [
            "a view that stops the service somewhere, or another file that does",
            "services that a model starts, and calls in actions of controls",
            "values that are not literals: `isIdleTimerDisabled = isPlaying`",
            "apps and scenes",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled",
            "https://developer.apple.com/documentation/coremotion/cmmotionmanager/stopdevicemotionupdates()",
            "https://developer.apple.com/documentation/appkit/nsevent/removemonitor(_:)",
        ],
        bad: """
            struct Player: View {
                var body: some View {
                    VideoPlayer(player: nil)
                        .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
                }
            }
            """,
        good: """
            struct Player: View {
                var body: some View {
                    VideoPlayer(player: nil)
                        .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
                        .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let services = DeviceService.all.filter { file.index.files[Int(file.file)].mentions($0.type) }
        guard !services.isEmpty else { return }
        var view: (owner: TypeID, code: ViewCode)?
        // Services of the view that are not checked yet.
        var left: [DeviceService] = []
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers where modifier.name == "onAppear" || modifier.name == "task" {
                guard let owner = element.owner, !file.index.inherits(owner, from: SwiftUICatalog.sceneProtocols),
                    let call = context.node(of: modifier).flatMap(CallExpr.init),
                    let action = call.value("perform") ?? call.value("action") ?? call.trailingClosure
                else { continue }
                if view?.owner != owner {
                    view = ViewCode(owner, models: [], &context).map { (owner, $0) }
                    left = services
                }
                guard let code = view?.code, !left.isEmpty else { continue }
                for body in ReachedFunctions([action], code).own where body.tree === context.syntax() {
                    for service in left { check(service, in: body, owner, code.view, &left, &context) }
                }
            }
        }
    }

    /// Reports the first start of a service; for each view, a service is checked once.
    private func check(
        _ service: DeviceService, in body: SyntaxNode, _ owner: TypeID, _ view: TypeCode, _ left: inout [DeviceService],
        _ context: inout RuleContext
    ) {
        guard left.contains(where: { $0.start == service.start }), let start = body.subtree.first(where: service.starts) else {
            return
        }
        left.removeAll { $0.start == service.start }
        let isStopped = view.declarations.contains { $0.subtree.contains { service.stops($0, startedAt: start) } }
        guard !isStopped, !context.otherFile(mentions: service.type, contains: service.stopText) else { return }
        let place = service.place(of: start)
        context.report(
            Self.runsOn, ["effect": service.effect, "view": name(of: owner, &context), "stop": service.stop],
            at: place.range,
            help: service.help(place))
    }

    private func name(of type: TypeID, _ context: inout RuleContext) -> String {
        let place = context.index.places(of: type).first
        return place.flatMap { context.syntax(ofFile: $0.path)?.source.text($0.nameRange) } ?? "the view"
    }
}

extension RuleContext {
    private static let mostFiles = 32

    /// Whether a further file that mentions a type may contain a text. True if there are too many files.
    fileprivate func otherFile(mentions type: Name, contains text: StaticString) -> Bool {
        var count = 0
        for file in index.files where file.path != source?.path && file.mentions(type) {
            count += 1
            guard count <= Self.mostFiles, let bytes = read(file.path)?.bytes else { return true }
            if bytes.contains(text) { return true }
        }
        return false
    }
}
