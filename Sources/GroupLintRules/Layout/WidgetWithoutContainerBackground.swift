import GroupLintCore

struct WidgetWithoutContainerBackground: Rule {
    static let missing = RuleCase(
        .warning,
        says: "this widget shows “Please adopt containerBackground API” instead of its content, because its view has "
            + "no `.containerBackground(for: .widget)`")

    static let later = RuleCase(
        .warning, when: "a deployment target below iOS 17, macOS 14 or watchOS 10",
        says: "on {system} and later, this widget shows “Please adopt containerBackground API” instead of its content, "
            + "because its view has no `.containerBackground(for: .widget)`")

    static let accessory = RuleCase(
        .info, .medium, when: "a widget with accessory families only, which may show its content nevertheless",
        says: "on {system} and later, this widget may show a message instead of its content, because its view has no "
            + "`.containerBackground(for: .widget)`")
    static let part = RuleCase(
        .info, when: "only some of the views that a widget chooses from",
        says: "on {system} and later, a widget shows a message instead of this view, because the view has no "
            + "`.containerBackground(for: .widget)`")

    static let info = RuleInfo(
        id: "widget_without_container_background",
        summary: "The view of a widget has no `containerBackground`.",
        category: .layout,
        rationale: """
            Since iOS 17, macOS 14 and watchOS 10 the system takes the background of a widget away where it has no place: in \
            StandBy, on the Lock Screen, on a tinted Home Screen. A widget whose view does not say what its background is shows \
            the text \u{201C}Please adopt containerBackground API\u{201D} instead of its content. A lower deployment target \
            does not prevent this: it is enough that the app is built with Xcode 15 or later.
            """,
        cases: [missing, later, accessory, part],
        silentOn: [
            "views whose code is not known as a whole, and modifiers of other modules",
            "live activities and controls",
            "unknown deployment targets, and other platforms",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:)",
            "https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background",
        ],
        bad: """
            struct Steps: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "steps", provider: Provider()) { entry in
                        Text("\\(entry.count)")
                    }
                }
            }
            """,
        good: """
            struct Steps: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "steps", provider: Provider()) { entry in
                        Text("\\(entry.count)").containerBackground(.background, for: .widget)
                    }
                }
            }
            """,
        exampleTarget: "iOS=17.0", needsTarget: true
    )

    private static let versions: PlatformVersions = [.iOS: OSVersion(17), .macOS: OSVersion(14), .watchOS: OSVersion(10)]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in SwiftUICatalog.widgetConfigurations.flatMap(file.calls) {
            guard let content = element.slot(.none) ?? element.slot("content"),
                let shown = content.children.first(where: { _ in true }), let node = context.node(of: element),
                case let targets = ReachableTargets(node, context.targets).targets,
                let platform = Self.versions.pairs.first(where: { targets.versions[$0.0] != nil })?.0
            else { continue }
            let system = "\(platform.rawValue) \(Self.versions[platform]?.major ?? 0)"
            var search = BackgroundSearch()
            guard search.isMissing(in: content, depth: 0) else {
                if !context.hasBothFamilies(element) { reportPart(of: content, element, system, &context) }
                continue
            }
            let isAccessory = context.hasAccessoriesOnly(element)
            let isAlways = targets.need(Self.versions)
            let view = context.node(of: shown)?.shortText ?? "the view"
            context.report(
                isAccessory ? Self.accessory : isAlways ? Self.missing : Self.later,
                isAlways && !isAccessory ? [:] : ["system": system], at: element.nameRange,
                help: (isAlways
                    ? "add `.containerBackground(.background, for: .widget)` to `\(view)`"
                    : "write a modifier that adds `.containerBackground(.background, for: .widget)` in "
                        + "`if #available(\(system), *)`, and use it on `\(view)`")
                    + "; give it the color or gradient that fills the view now as the first argument",
                related: [shown.related("this view")] + (shown.bodyContent.map { [$0.related("its `body` is here")] } ?? [])
                    + search.backgrounds)
        }
    }

    /// Reports the first view without a background, if others have one.
    private func reportPart(
        of content: ViewElement, _ configuration: ViewElement, _ system: String, _ context: inout RuleContext
    ) {
        guard let part = BackgroundSearch.missingPart(of: content), part.site.file == configuration.site.file else { return }
        context.report(
            Self.part, ["system": system], at: part.nameRange,
            help: "add `.containerBackground(.background, for: .widget)` here too, or to all of them at once",
            related: [configuration.related("the widget shows it")])
    }
}

extension DeploymentTargets {
    /// Whether a target has one of the versions.
    fileprivate func need(_ limits: PlatformVersions) -> Bool {
        versions.pairs.contains { platform, version in limits[platform].map { version >= $0 } ?? false }
    }
}

extension RuleContext {
    /// `.supportedFamilies([.accessoryCircular])`
    fileprivate mutating func hasAccessoriesOnly(_ configuration: ViewElement) -> Bool {
        let families = families(of: configuration)
        return !families.isEmpty && families.allSatisfy { $0.hasPrefix("accessory") }
    }

    /// Whether accessory families, which may do without a background, are among others; or the families are not written there.
    fileprivate mutating func hasBothFamilies(_ configuration: ViewElement) -> Bool {
        let families = families(of: configuration)
        let hasNone = !configuration.modifiers.contains { $0.name == "supportedFamilies" }
        return families.isEmpty ? !hasNone : families.contains { $0.hasPrefix("accessory") } && !hasAccessoriesOnly(configuration)
    }

    private mutating func families(of configuration: ViewElement) -> [String] {
        guard let modifier = configuration.modifiers.first(where: { $0.name == "supportedFamilies" }),
            let call = node(of: modifier).flatMap(CallExpr.init), let list = call.argumentList
        else { return [] }
        return list.subtree.filter { $0.kind == .memberAccessExpr }.map(\.tokenText)
    }
}

extension ViewElement {
    /// The first view in the body of the view type that a call shows.
    fileprivate var bodyContent: ViewElement? {
        guard case .project = callee, targets.count == 1 else { return nil }
        return ViewElement(index, targets[0]).children.first { _ in true }
    }
}
