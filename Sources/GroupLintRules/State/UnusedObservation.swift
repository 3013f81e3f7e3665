import GroupLintCore

struct UnusedObservation: Rule {
    static let observed = RuleCase(
        .info, when: "an object that the view observes",
        says: "`{property}` is not needed: nothing reads it, and a change of {model} updates this view for nothing")
    static let shared = RuleCase(
        .info, .medium, when: "a shared object that the body does not read, and no code that the view names",
        says: "every change of {model} updates this view for nothing: nothing reads `{property}`, and the body shows nothing of "
            + "the shared object")
    static let redraws = RuleCase(
        .info, .low, when: "a shared object that code of the project reads, or a name that is about looks",
        says: "every change of {model} updates this view, although nothing reads `{property}`")
    static let otherModule = RuleCase(
        .info, when: "an object of another module, whose changes are not known",
        says: "each change of {model} updates this view for nothing: nothing reads `{property}`")
    static let keepsAlive = RuleCase(
        .info, when: "a `@StateObject` that may do something when it is made",
        says: "every change of {model} updates this view, although nothing reads `{property}` after it is made")
    static let value = RuleCase(
        .info, when: "a value of the environment that may change",
        says: "`{property}` is not needed: nothing reads it, and a change of `{key}` in the environment updates this view for "
            + "nothing")
    static let fetched = RuleCase(
        .info, when: "a query of a database", says: "`{property}` fetches data for nothing: nothing reads it")
    static let unread = RuleCase(
        .info,
        when: "a stored setting, an object with `@Observable` or that publishes nothing, or a constant of the environment",
        says: "`{property}` is not needed: nothing uses it")

    static let info = RuleInfo(
        id: "unused_observation",
        summary: "A view observes an object that it never reads, and is updated for nothing.",
        category: .state,
        rationale: """
            SwiftUI evaluates the body of a view again whenever an object in `@ObservedObject`, `@StateObject` or \
            `@EnvironmentObject` changes, whether the body reads the object or not. The same is true of \
            `@Environment(\\.key)`. A property that nothing reads costs updates and shows nothing, on every OS version.

            Some views observe an object only to be drawn again, because a helper reads its shared instance: a theme, a \
            language. That works, but nobody can see it in the code. Read the value from the property instead.
            """,
        cases: [observed, shared, redraws, otherModule, keepsAlive, value, fetched, unread],
        silentOn: [
            "a name that is used anywhere in the type or its extensions, also in `#if` or with `$` or `_`",
            "a shared object that the body itself reads: `Settings.shared.unit`",
            "properties that are public, and those that a protocol of the project requires",
            "types with a protocol or a macro that is not known",
            "a name that code with another value of the type may use: `parent.model` in a coordinator",
            "environment values that decide how text is drawn, such as `dynamicTypeSize` and `locale`",
            "values of the environment in apps, scenes and bundles of widgets",
            "`Inject.observer`, which reloads views during development, and objects of Core Data, whose relations other objects "
                + "show",
            "previews and tests",
        ],
        fix: "Deletes the property. Safe if it is private or comes from the environment, and no code runs for its initial value.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/environmentobject",
            "https://developer.apple.com/documentation/swiftui/observedobject",
            "https://developer.apple.com/videos/play/wwdc2023/10160/",
        ],
        bad: """
            final class Library: ObservableObject {
                @Published var songs: [String] = []
            }

            struct Cover: View {
                @EnvironmentObject private var library: Library
                let image: Image

                var body: some View { image.resizable() }
            }
            """,
        good: """
            struct Cover: View {
                let image: Image

                var body: some View { image.resizable() }
            }
            """,
        measured: Measurement(right: 160, read: 166, at: .info),
        marksNeedlessCode: true, needsProject: true
    )

    private static let wrappers = NameTable(
        """
        EnvironmentObject ObservedObject StateObject Environment AppStorage SceneStorage Query FetchRequest \
        SectionedFetchRequest
        """)

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for unused in UnusedProperty.all(in: file, with: Self.wrappers, &context) {
            switch unused.property.wrapper {
            case "EnvironmentObject", "ObservedObject", "StateObject": reportObject(unused, &context)
            case "Environment": reportEnvironment(unused, &context)
            default:
                let isFetched = UnusedProperty.fetching.contains(unused.property.wrapper)
                report(isFetched ? Self.fetched : Self.unread, unused, unused.help, unused.fix(), &context)
            }
        }
    }

    private func report(
        _ ruleCase: RuleCase, _ unused: UnusedProperty, _ help: String, _ fix: Fix?, _ context: inout RuleContext
    ) {
        let declaration = unused.declaration
        let model = declaration.typeText.map { "`\($0)`" } ?? "the object in `\(unused.name)`"
        context.report(
            ruleCase, ["property": unused.name, "model": model, "key": declaration.keyPath ?? ""], at: declaration.range,
            help: help, fix: fix)
    }

    // MARK: Environment values

    private func reportEnvironment(_ unused: UnusedProperty, _ context: inout RuleContext) {
        let key = unused.member.constructed
        // An app may name a value only for what its default value does when it is made.
        if !context.index.type(unused.property.type).isView, declaresKey(unused) { return }
        if declaresKey(unused), Self.redrawingKeys.contains(key) { return }
        // A change of a value that it declares makes SwiftUI call `updateUIView`.
        if context.index.inherits(unused.property.type, from: SwiftUICatalog.representables) { return }
        let ruleCase = declaresKey(unused) && !Self.constantKeys.contains(key) ? Self.value : Self.unread
        let mayRedraw = Self.drawingKeys.contains(key)
        let help =
            unused.help
            + (mayRedraw ? ", unless the view shows colors or images that other code chooses depending on `\(unused.name)`" : "")
        report(ruleCase, unused, help, unused.fix(mayRedraw: mayRedraw), &context)
    }

    private func declaresKey(_ unused: UnusedProperty) -> Bool { unused.declaration.keyPath != nil }

    /// Environment values that change how standard views look, so that a view may name them only to be drawn again.
    private static let redrawingKeys = NameTable(
        "dynamicTypeSize sizeCategory locale layoutDirection calendar timeZone legibilityWeight")
    /// Environment values that colors and images of helpers may depend on.
    private static let drawingKeys = NameTable("colorScheme colorSchemeContrast displayScale")
    /// Environment values that do not change while a view is shown.
    private static let constantKeys = NameTable(
        """
        dismiss dismissSearch openURL openWindow dismissWindow openSettings openDocument newDocument modelContext \
        managedObjectContext widgetFamily widgetRenderingMode showsWidgetContainerBackground requestReview refresh
        """)

    // MARK: Objects

    private func reportObject(_ unused: UnusedProperty, _ context: inout RuleContext) {
        let object = ObservedModel(unused, context.index)
        if object.isForReloading || object.isManaged { return }
        let model = unused.declaration.typeText.map { "`\($0)`" } ?? "its object"
        let view = unused.property.type
        let isRead = object.isShared && object.type.map { context.readsItself($0, in: view) } ?? false
        if isRead { return }
        if object.isShared, !object.mayRedraw, !object.mayWork, context.index.type(view).isView,
            let type = object.type, context.namesNoReader(of: type, in: view)
        {
            report(Self.shared, unused, unused.help, unused.fix(mayRedraw: true), &context)
        } else if object.mayRedraw || object.isShared {
            let help = "delete `\(unused.name)`, or, if the view should show its values, read them from `\(unused.name)`"
            report(Self.redraws, unused, help, nil, &context)
        } else if object.mayWork {
            let help = "delete `\(unused.name)`, unless the app needs what \(model) does when it is made"
            report(object.publishes ? Self.keepsAlive : Self.unread, unused, help, nil, &context)
        } else {
            let ruleCase = !object.isOfProject ? Self.otherModule : object.publishes ? Self.observed : Self.unread
            report(ruleCase, unused, unused.help, unused.fix(), &context)
        }
    }
}
