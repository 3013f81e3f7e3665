import GroupLintCore

struct StateObjectAutoclosureDefeated: Rule {
    static let made = RuleCase(
        .info,
        says: "each `init` of `{view}` makes a new `{model}`, and only the first is used: it is made outside of "
            + "`StateObject(wrappedValue:)`")

    static let info = RuleInfo(
        id: "state_object_autoclosure_defeated",
        summary: "A model that is made before `StateObject(wrappedValue:)` is made at each init of the view.",
        category: .state,
        rationale: """
            `StateObject(wrappedValue:)` takes its argument as a closure and runs it once, when SwiftUI first needs the object. \
            An object that the initializer puts into a variable first is made whenever the parent view updates, which may be \
            many times a second. SwiftUI keeps only the first one. The others run their initializers for nothing, with all the \
            requests, observers and timers that these start.

            This applies to every OS version.
            """,
        cases: [made],
        silentOn: [
            "an object that is made inside the parentheses, and one that a caller passes",
            "apps and scenes, and views that only an app or a hosting controller shows, which are made once",
            "an object that the initializer also passes to another object",
            "shared objects and values of functions, which may be old objects",
            "previews and tests",
        ],
        fix: "Makes the object inside the parentheses if the variable is used only there; safe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)",
            "https://developer.apple.com/documentation/swiftui/stateobject",
        ],
        bad: """
            struct Profile: View {
                @StateObject private var model: ProfileModel

                init(name: String) {
                    let model = ProfileModel(name: name)
                    _model = StateObject(wrappedValue: model)
                }

                var body: some View {
                    Text(model.title)
                }
            }
            """,
        good: """
            struct Profile: View {
                @StateObject private var model: ProfileModel

                init(name: String) {
                    _model = StateObject(wrappedValue: ProfileModel(name: name))
                }

                var body: some View {
                    Text(model.title)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for type in StructInitializers.all(in: file, wrapper: "StateObject", &context)
        where !isMadeOnce(type.type, context.index) {
            for initializer in type.initializers {
                for model in EarlyModel.all(in: initializer) { report(model, type.type, &context) }
            }
        }
    }

    /// Whether the type is an app or a scene, or is only made by apps, scenes and for hosting controllers.
    private func isMadeOnce(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        if index.inherits(type, from: SwiftUICatalog.sceneProtocols) { return true }
        // The views with a property wrapper of the project are not known.
        if index.inherits(type, "DynamicProperty") { return true }
        let calls = index.calls(of: type).filter { !$0.isInPreview }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.root.flags.contains(.isLoose)
                    || call.owner.map { index.inherits($0, from: SwiftUICatalog.sceneProtocols) } ?? false
            }
    }

    private func report(_ model: EarlyModel, _ type: TypeID, _ context: inout RuleContext) {
        // The name of a type that is not a class can only be a factory's.
        if let known = context.index.uniqueType(model.typeName.name), !context.index.isReferenceType(known) { return }
        let view = context.index.places(of: type).first.flatMap { place in
            context.syntax(ofFile: place.path)?.source.text(place.nameRange)
        }
        if model.isShared { return }
        let use = model.use.related("used here")
        let value = model.value.shortText ?? "\(model.typeName.tokenText)(…)"
        context.report(
            Self.made, ["view": view ?? "the view", "model": model.typeName.tokenText], at: model.value.range,
            help: model.isSetUp
                ? "make the object and set it up inside the parentheses: "
                    + "`StateObject(wrappedValue: { let model = \(value); …; return model }())`"
                : "write `StateObject(wrappedValue: \(value))`",
            related: [use], fix: model.fix)
    }
}
