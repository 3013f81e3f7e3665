import GroupLintCore

struct ModelConstructedInBody: Rule {
    static let lost = RuleCase(
        .info, when: "something that the view depends on changes while it shows the other view",
        says: "`{child}` loses `{property}` of its `{type}` whenever `{change}` changes, because this `body` then passes "
            + "another `{type}`, and {holder} does not keep the old one")
    static let onScreen = RuleCase(
        .info, .low, when: "the other view is a sheet or a pushed screen, or it is not certain that the body runs again",
        says: "`{child}` loses `{property}` of its `{type}` each time this view is updated, because this view then passes "
            + "another `{type}`, and {holder} does not keep the old one")
    static let restarts = RuleCase(
        .info, .medium, when: "nothing is known to be lost, but the initializer of the model starts work",
        says: "a new `{type}` starts its work each time `{change}` changes, because this `body` makes another one for "
            + "`{child}`")
    static let inApp = RuleCase(
        .info, .low, when: "an `App` or a `Scene`, which SwiftUI rarely updates",
        says: "`{child}` loses `{property}` of its `{type}` each time this `body` runs again, because it then passes another "
            + "`{type}`, and {holder} does not keep the old one")

    static let flag = Doubt(.low, when: "only a flag is lost that says for a while that something is shown or loads")

    static let info = RuleInfo(
        id: "model_constructed_in_body",
        summary: "A `body` creates the model of another view, which only observes it, so updates replace it.",
        category: .state,
        rationale: """
            The arguments of a view are evaluated each time the `body` around it runs. `@ObservedObject` and `@Bindable` only \
            observe the object that they are given, and a plain property with an `@Observable` object only holds it: when the \
            `body` runs again, the other view gets a new model in place of the old one. What the user typed and what the old \
            model loaded is gone, and `onAppear` and `.task` do not run again to load it, because the view itself is still the \
            same. This is also true if the `body` asks a container of Swinject for the model, and it makes a new one each time: \
            `container.resolve(Model.self)`.

            A model is kept by the view that declares it with `@StateObject`, or with `@State` for an `@Observable` class: in \
            the other view, whose callers then still pass `Model(…)`, or in this view. On every OS version.
            """,
        cases: [lost, onScreen, restarts, inApp], doubts: [flag],
        silentOn: [
            "views that keep the model in `@StateObject` or `@State`",
            "objects that were made before: stored properties, shared instances, caches, containers with a scope, functions "
                + "that are not known to return a new object",
            "models whose values change only in their initializer, or that repeat values of other objects",
            "changes of the values that the model is made from",
            "sheets and pushed screens of a view that only the user updates, which the screen covers",
            "views that nothing is known to update, and code that is not part of a view, as for hosting controllers",
            "stores of the Composable Architecture, widgets, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/observedobject",
            "https://developer.apple.com/documentation/swiftui/stateobject",
        ],
        bad: """
            final class SearchModel: ObservableObject {
                @Published var text = ""
            }

            struct SearchField: View {
                @ObservedObject var model: SearchModel

                var body: some View {
                    TextField("Search", text: $model.text)
                }
            }

            struct Library: View {
                @State private var isLarge = false

                var body: some View {
                    Toggle("Large", isOn: $isLarge)
                    SearchField(model: SearchModel())
                        .font(isLarge ? .title : .body)
                }
            }
            """,
        good: """
            final class SearchModel: ObservableObject {
                @Published var text = ""
            }

            struct SearchField: View {
                @ObservedObject var model: SearchModel

                var body: some View {
                    TextField("Search", text: $model.text)
                }
            }

            struct Library: View {
                @State private var isLarge = false
                @StateObject private var search = SearchModel()

                var body: some View {
                    Toggle("Large", isOn: $isLarge)
                    SearchField(model: search)
                        .font(isLarge ? .title : .body)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        var known = KnownLosses()
        for call in file.elements(.call) where call.record.argumentCount > 0 {
            guard case .project(let child) = call.callee, let owner = call.owner,
                let place = ConstructionPlace(call, owner, context.placements)
            else { continue }
            let observed = known.observed(by: child, context.index)
            guard !observed.all.isEmpty, let node = context.node(of: call).flatMap(CallExpr.init) else { continue }
            let search = ConstructedModel.Search(index: context.index, owner: owner, file: file.file)
            for argument in node.arguments {
                guard let value = argument.value, search.mayMake(value),
                    let property = observed.property(setBy: argument, of: call),
                    let model = search.model(value, expected: property.member.type.name, &context),
                    context.index.modelKind(of: model.type) == property.kind, !known.isMirror(model.type, &context)
                else { continue }
                report(model, property, known.losses(of: model.type, heldBy: property, &context), call, place, &context)
            }
        }
    }

    /// What the initializer of the other view does. An object that it is given has already been made, and has started its work.
    private static func initializerHelp(_ type: String, _ name: String, _ keeper: String, startsWork: Bool) -> String {
        startsWork
            ? " (its initializer then takes an `@autoclosure @escaping () -> \(type)` and sets "
                + "`_\(name) = \(keeper)(wrappedValue: \(name)())`)"
            : " (its initializer then sets `_\(name) = \(keeper)(wrappedValue: …)`)"
    }

    private func report(
        _ model: ConstructedModel, _ property: ObservingProperty, _ losses: KnownLosses.Losses, _ call: ViewElement,
        _ place: ConstructionPlace, _ context: inout RuleContext
    ) {
        let (lost, work) = losses
        let update = context.update(around: call, making: model.value)
        guard lost != nil || work != nil else { return }
        if update == nil {
            guard place == .screen, lost?.isCertain ?? false || lost?.weight == .given,
                context.mayUpdate(around: call, making: model.value)
            else { return }
        }
        if place == .screen, !(call.owner.map { context.isUpdatedByItself($0) } ?? false) { return }
        let isCertain = place == .body && update.map { $0.cause != .input } ?? false && lost?.isCertain ?? false
        let ruleCase = lost == nil ? Self.restarts : place == .app ? Self.inApp : isCertain ? Self.lost : Self.onScreen
        let child = context.name(of: property.view)
        let keeper = property.kind == .observableObject ? "StateObject" : "State"
        let (type, name) = (model.typeName, context.name(of: property.id))
        let written = model.call.node.shortText ?? "\(type)(…)"
        let passed = written.hasPrefix(".init(") ? type + written.dropFirst(".init".count) : written
        let lostName = lost.map { context.name(of: $0.id) } ?? ""
        var related = [context.related(property.id, "\(property.holder) does not keep the `\(type)`")]
        if let lost { related.append(context.related(lost.id, "code changes this value of the `\(type)`")) }
        if let work { related.append(RelatedLocation(path: work.path, range: work.range, message: "the work starts here")) }
        let inInit =
            context.index.initializers(of: property.view).isEmpty
            ? "" : Self.initializerHelp(type, name, keeper, startsWork: lost == nil)
        context.report(
            ruleCase,
            ["child": child, "property": lostName, "type": type, "change": update?.name ?? "", "holder": property.holder],
            at: model.range, doubt: lost?.weight == .flag ? Self.flag : nil,
            help: "declare `@\(keeper) var \(name): \(type)` in `\(child)`, which keeps the first `\(passed)` that it gets"
                + inInit
                + (place == .screen ? "" : ", or keep the `\(type)` in a `@\(keeper)` of this view and pass that"),
            related: related)
    }
}
