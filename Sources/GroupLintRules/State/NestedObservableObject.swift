import GroupLintCore

struct NestedObservableObject: Rule {
    static let published = RuleCase(
        .info,
        says: "this view does not update when `{property}` of `{child}` changes, because `{model}` only publishes a change when "
            + "its `{child}` is replaced")
    static let constant = RuleCase(
        .info, when: "an inner object in a `let`",
        says: "this view does not update when `{property}` of `{child}` changes, because `{model}` does not pass on changes of "
            + "`{child}`")
    static let quiet = RuleCase(
        .info, .low,
        when: "the inner object is in a plain variable, or nothing shows that it changes while the view is on the screen",
        says: "this view does not update if `{property}` of `{child}` changes, because `{model}` does not pass on changes of "
            + "`{child}`")

    static let info = RuleInfo(
        id: "nested_observable_object",
        summary: "A view reads a published property of an object inside the object that it observes.",
        category: .state,
        rationale: """
            A view that observes an `ObservableObject` is updated when this object announces a change. `@Published var form: \
            Form` announces that `form` is replaced, not that a property of the `Form` changes: the reference is still the \
            same. A view that reads `model.form.title` keeps showing the old title until something else updates it.

            On every OS version. Classes with `@Observable` do not have this limit.
            """,
        cases: [published, constant, quiet],
        silentOn: [
            "models that pass the changes on: with `objectWillChange`, or with a subscription to the inner object",
            "views that also observe the inner object, or pass it to another view",
            "bindings such as `$model.form.title`: setting them assigns `form` too",
            "properties that nothing changes after the initializer, or only together with a published property of the model",
            "optional inner objects, reads in actions, sheets and destinations of links",
            "protocols, classes of other modules, widgets, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/combine/observableobject",
            "https://developer.apple.com/documentation/swiftui/observedobject",
        ],
        bad: """
            final class Form: ObservableObject {
                @Published var title = ""

                func reset() { title = "" }
            }

            final class EditorModel: ObservableObject {
                @Published var form = Form()
            }

            struct Editor: View {
                @StateObject private var model = EditorModel()

                var body: some View {
                    Text(model.form.title)
                    Button("Reset") { model.form.reset() }
                }
            }
            """,
        good: """
            final class Form: ObservableObject {
                @Published var title = ""

                func reset() { title = "" }
            }

            final class EditorModel: ObservableObject {
                @Published var form = Form()
            }

            struct Editor: View {
                @StateObject private var model = EditorModel()

                var body: some View {
                    FormTitle(form: model.form)
                    Button("Reset") { model.form.reset() }
                }
            }

            struct FormTitle: View {
                @ObservedObject var form: Form

                var body: some View {
                    Text(form.title)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        let index = context.index
        var inner: [TypeID: [ObjectProperty]] = [:]
        for view in context.types where index.hasUpdatedBody(view) {
            var observation: ViewObservation?
            for model in index.objectProperties(of: view) where model.isObserved {
                let children = inner[model.type] ?? index.innerObjects(of: model.type)
                inner[model.type] = children
                for child in children {
                    var known = observation ?? ViewObservation(view, index)
                    observation = nil
                    let lacks = known.lacks(child.type)
                    observation = known
                    if lacks { check(child, of: model, in: view, &context) }
                }
            }
        }
    }

    private func check(
        _ child: ObjectProperty, of model: ObjectProperty, in view: TypeID, _ context: inout RuleContext
    ) {
        guard let found = context.read(of: child, in: model, by: view), case let read = found.read, read.isInFile(of: context)
        else { return }
        let (name, type) = (context.name(of: child.id), context.name(of: child.type))
        let data = context.data(of: view)
        let isUsed = data.uses(of: model.member.name).contains { site in
            site.use.member == child.member.name && data.moments(of: site).isSubset(of: [.action, .task])
        }
        let (isPublished, isConstant) = (!child.member.wrapper.isNone, child.member.flags.contains(.isLet))
        let isCertain = (isPublished || isConstant) && (isUsed || read.isChangedByClass(&context))
        context.report(
            !isCertain ? Self.quiet : isPublished ? Self.published : Self.constant,
            ["property": found.name, "child": name, "model": context.name(of: model.id)], at: read.range,
            help: "move what reads `\(read.model).\(read.name)` into a view with `@ObservedObject var \(name): \(type)`",
            related: [
                context.related(child.id, "the model holds the inner object here"),
                context.related(read.property, "changes of this property are announced by `\(name)` only"),
            ] + found.others)
    }
}
