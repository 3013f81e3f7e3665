import GroupLintCore

struct NestedNavigationContainer: Rule {
    static let pushed = RuleCase(
        .warning,
        says: "this screen has two navigation bars, because {push} pushes it into a `{outer}` and it makes a `{inner}` of its "
            + "own")
    static let empty = RuleCase(
        .info, .medium, when: "the title or the toolbar is on the inner container and not in it, or code hides the back button",
        says: "this screen may have a second, empty navigation bar, because {push} pushes it into a `{outer}` and it makes a "
            + "`{inner}` of its own")

    static let direct = RuleCase(
        .warning, .medium, when: "the container has nothing but a view that makes one",
        says: "this screen may have a second, empty navigation bar, because the only view in this `{outer}` makes a `{inner}` of "
            + "its own")

    static let tabs = RuleCase(
        .warning, .medium, when: "a `TabView` in a container, with tabs that make their own",
        says: "the tabs may have a second, empty navigation bar, because this `TabView` is in a `{outer}` and a tab makes a "
            + "`{inner}` of its own")

    static let info = RuleInfo(
        id: "nested_navigation_container",
        summary: "A pushed screen makes another `NavigationStack` or `NavigationView`.",
        category: .navigation,
        rationale: """
            A link shows its destination inside the navigation container that is around the link. If the destination makes a \
            container of its own, it has two navigation bars on iOS: the outer one with the back button, and an empty or \
            doubled one below it. Links inside push into the inner container, so the back button of the outer one leaves all \
            of their screens at once.

            One container around the first screen is enough. Sheets and tabs start without one and need their own. A container \
            around the `TabView` draws another bar over those of the tabs.
            """,
        cases: [pushed, empty, direct, tabs], doubts: [.throughOthers],
        silentOn: [
            "screens of the sidebar of a split view: the detail column has a container of its own",
            "screens that hide one of the bars, and containers that a condition adds",
            "sheets, covers and popovers, and tabs that no container is around",
            "a `NavigationStack` behind a `NavigationView`, which may be in its detail column",
            "apps for macOS and watchOS only, code in `#if DEBUG`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/navigationstack",
            "https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
        ],
        bad: """
            struct Settings: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("About") { About() }
                    }
                }
            }

            struct About: View {
                var body: some View {
                    NavigationStack {
                        Text("Version 1").navigationTitle("About")
                    }
                }
            }
            """,
        good: """
            struct Settings: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("About") { About() }
                    }
                }
            }

            struct About: View {
                var body: some View {
                    Text("Version 1").navigationTitle("About")
                }
            }
            """
    )

    static let containers: [(name: Name, text: String, outer: Placement.Navigation)] = [
        ("NavigationStack", "NavigationStack", .stack), ("NavigationView", "NavigationView", .view),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard context.targets.mayHaveBars else { return }
        var bars = HiddenBars()
        checkLinks(file, &bars, &context)
        checkRegistered(file, &bars, &context)
        checkDirect(file, &bars, &context)
        checkTabs(file, &bars, &context)
    }

    /// Containers with nothing but a screen that makes its own, reported at the screen.
    private func checkDirect(_ file: ViewFile, _ bars: inout HiddenBars, _ context: inout RuleContext) {
        for outer in Self.containers {
            for element in file.calls(outer.name) where !element.root.flags.contains(.isPreview) {
                guard let slot = element.onlyChild, let screen = slot.kind == .slot ? slot.onlyChild : slot,
                    let inner = container(of: screen), outer.outer == .stack || inner.text == outer.text,
                    bars.hidden(near: screen, &context) == .nothing,
                    bars.hidden(near: inner.element, &context) == .nothing,
                    inner.element.site == screen.site || inner.element.hasUniqueOwner,
                    // The outer bar has a button or a title.
                    !screen.hasBarParts, !inner.element.hasBarParts, !context.isInUncompiledCode(inner.element),
                    // The screen itself is reported where links push it: there the inner container is the one to remove.
                    !context.places(of: inner.element, listContainers: []).contains(where: \.isPushed)
                else { continue }
                let isLexical = inner.element.site == screen.site
                context.report(
                    Self.direct, ["outer": outer.text, "inner": inner.text], at: screen.nameRange,
                    help: Self.help(outer.text, inner.text, isLexical: isLexical, inner: inner.element, element),
                    related: isLexical ? [] : [inner.element.related("the view makes its own `\(inner.text)` here")])
            }
        }
    }

    /// Screens that links push, reported at their container.
    private func checkLinks(_ file: ViewFile, _ bars: inout HiddenBars, _ context: inout RuleContext) {
        for container in Self.containers {
            for element in file.calls(container.name) where !element.root.flags.contains(.isPreview) {
                let places = context.screenPlaces(of: element)
                let index = context.index
                guard !element.isConditional,
                    let (place, link) = places.lazy.compactMap({ self.link(of: $0, into: container.outer, index) }).first,
                    isAlwaysMade(element, link),
                    case let hidden = max(bars.hidden(near: element, &context), bars.hidden(near: link, &context)),
                    hidden != .bar, !context.isInUncompiledCode(link)
                else { continue }
                report(
                    hidden == .backButton || element.hasBarOutside ? Self.empty : Self.pushed, container.text, element, link,
                    place, &context)
            }
        }
    }

    /// Screens of `navigationDestination`, which only a stack shows, reported where they are made.
    private func checkRegistered(_ file: ViewFile, _ bars: inout HiddenBars, _ context: inout RuleContext) {
        guard file.hasModifiers(Self.registration) else { return }
        for element in file.modifiedElements where !element.root.flags.contains(.isPreview) {
            for slot in element.children where slot.kind == .slot && slot.record.link >= 0 {
                guard element.views.modifiers[Int(slot.record.link)].name == Self.registration else { continue }
                for screen in slot.registeredScreens { checkRegistered(screen, slot, of: element, &bars, &context) }
            }
        }
    }

    private func checkRegistered(
        _ screen: ViewElement, _ slot: ViewElement, of element: ViewElement, _ bars: inout HiddenBars,
        _ context: inout RuleContext
    ) {
        guard let inner = container(of: screen),
            // What the first screen of the stack hides is there again on the pushed one.
            HiddenBars.hidden(in: screen, &context) == .nothing, bars.hidden(near: inner.element, &context) == .nothing,
            case let isLexical = inner.element.site == screen.site,
            isLexical || inner.element.hasUniqueOwner && mayBePushed(slot, screen, inner.element, &context),
            // A split view shows it in another column.
            !context.places(of: element, listContainers: []).contains(where: { $0.navigation == .sidebar })
        else { return }
        context.report(
            Self.pushed, ["push": "`.navigationDestination`", "outer": "NavigationStack", "inner": inner.text],
            at: screen.nameRange,
            doubt: isLexical ? nil : .throughOthers,
            help: isLexical
                ? "remove the `\(inner.text)` and keep its content"
                : Self.help(inner.text, in: inner.element.owner.map { context.name(of: $0) }),
            related: isLexical ? [] : [inner.element.related("the screen makes its own `\(inner.text)` here")])
    }

    /// The container that a screen makes: the screen itself, or all that the body of its view shows, apart from a background.
    func container(of screen: ViewElement) -> (element: ViewElement, text: String)? {
        let body = screen.targets.first.flatMap { ViewElement(screen.index, $0).onlyChild?.withoutBackground }
        for element in [screen, body].compactMap({ $0 }) {
            if let known = Self.containers.first(where: { element.isSwiftUI($0.name) }) { return (element, known.text) }
        }
        return nil
    }

    /// Whether code pushes the screen, as far as is known. Of a screen for the values of a type that something else shows too,
    /// perhaps no value is ever pushed.
    private func mayBePushed(
        _ slot: ViewElement, _ screen: ViewElement, _ inner: ViewElement, _ context: inout RuleContext
    ) -> Bool {
        let modifier = slot.views.modifiers[Int(slot.record.link)]
        guard let owner = slot.parent, context.call(of: modifier, on: owner)?.argument("for") != nil else { return true }
        return !inner.root.uses.contains { $0.site != screen.site && !$0.root.flags.contains(.isPreview) }
    }

    private static let registration: Name = "navigationDestination"

    /// The link that pushes a screen. No source says that a link in swipe actions does. A stack in a `NavigationView` may be
    /// in its detail column; a `NavigationView` in a stack is not.
    private func link(
        of place: Placement, into outer: Placement.Navigation, _ index: ProjectIndex
    ) -> (Placement, ViewElement)? {
        guard place.isPushed, place.navigation == .stack || place.navigation == outer,
            let link = place.container.map({ ViewElement(index, $0) }), !link.isInContent(of: "swipeActions")
        else { return nil }
        return (place, link)
    }

    /// Whether each screen that the link pushes has the container: it is in the code of the link, or in a `body`. A branch may
    /// decide about other members.
    private func isAlwaysMade(_ element: ViewElement, _ link: ViewElement) -> Bool {
        if element.isInside(link) { return true }
        // Of several views with one name, the link may push another one.
        return element.member.map { element.index.member($0).name == .body } ?? false && element.hasUniqueOwner
    }

    private static func help(
        _ outer: String, _ name: String, isLexical: Bool, inner: ViewElement, _ element: ViewElement
    ) -> String {
        if isLexical { return "remove one of the two containers here" }
        if inner.root.uses.count > 1 {
            return "remove this `\(outer)` and keep its content: the view inside has its own, which it needs in other places"
        }
        // The code that pushes screens by a path is near the container with the path.
        let (hasPath, hasOuterPath) = (inner.hasArgument("path"), element.hasArgument("path"))
        if hasPath, !hasOuterPath { return "remove this `\(outer)` and keep its content: the one in the view has the path" }
        if hasOuterPath, !hasPath { return "remove the `\(name)` in the view and keep its content: this one has the path" }
        return "remove this `\(outer)`, or the `\(name)` in the view"
    }

    /// - Parameter view: the view with the container, if the report is at another place.
    private static func help(_ inner: String, in view: String? = nil) -> String {
        let place = view.map { " in `\($0)`" } ?? ""
        return "remove the `\(inner)`\(place) and keep its content; everywhere else that shows the view, such as a sheet, a tab "
            + "or the root of the app, write `\(inner) { … }` around it"
    }

    private func report(
        _ ruleCase: RuleCase, _ inner: String, _ element: ViewElement, _ link: ViewElement, _ place: Placement,
        _ context: inout RuleContext
    ) {
        let isLexical = element.isInside(link)
        let uses = isLexical ? [] : Array(element.root.uses.prefix(Self.mostUses))
        let shown = uses.filter { !$0.isInPreview && $0.needsContainer(&context) }
        context.report(
            ruleCase,
            ["push": "a link", "outer": place.navigation == .stack ? "NavigationStack" : "NavigationView", "inner": inner],
            at: element.nameRange, doubt: isLexical ? nil : .throughOthers,
            help: shown.isEmpty ? "remove this `\(inner)` and keep its content" : Self.help(inner),
            related: [link.related("this link pushes the screen")]
                + shown.prefix(Self.mostOthers).map { $0.related("this shows the view elsewhere") })
    }

    /// How many places that show the screen without a push are named: the author mends them together.
    private static let mostOthers = 6
    private static let mostUses = 64
}

extension ViewElement {
    /// Whether the title and the toolbar are on the container, where the outer bar shows them, and not in it.
    fileprivate var hasBarOutside: Bool {
        hasBarParts
            && !descendants.dropFirst().contains { $0.modifiers.contains { Self.barParts.contains($0.name) } }
    }

    fileprivate var hasBarParts: Bool { modifiers.contains { Self.barParts.contains($0.name) } }

    private static let barParts = NameTable(
        "navigationTitle navigationBarTitle navigationBarItems toolbar navigationBarTitleDisplayMode")

    fileprivate func isInside(_ other: ViewElement) -> Bool {
        site.file == other.site.file && other.site.element < site.element && site.element < other.record.end
    }

    /// The one view of a builder or a closure.
    var onlyChild: ViewElement? {
        let shown = children.filter { $0.kind != .slot || $0.record.link < 0 }
        return shown.count == 1 ? shown[0] : nil
    }

    /// The screens that the closure of a `.navigationDestination` shows: the only view in it, or one for each case of a `switch`.
    fileprivate var registeredScreens: [ViewElement] {
        guard let only = onlyChild else { return [] }
        return only.kind == .branch && only.flags.contains(.isSwitch) ? only.children.compactMap(\.onlyChild) : [only]
    }

    /// Whether no other type of the project has the name of the type around the element.
    var hasUniqueOwner: Bool { owner.map { index.uniqueType(index.type($0).name) == $0 } ?? false }

    /// Whether a condition decides if the element is shown.
    fileprivate var isConditional: Bool {
        sequence(first: self, next: \.parent).contains { $0.kind == .branch }
    }
}

extension DeploymentTargets {
    /// Whether the code may run where a navigation container draws a bar of its own: not on macOS, and on watchOS the bar is
    /// the line with the time.
    fileprivate var mayHaveBars: Bool { isUnknown || versions.pairs.contains { $0.0 != .macOS && $0.0 != .watchOS } }
}
