import GroupLintCore

struct StateWrapperMismatch: Rule {
    static let reads = RuleCase(
        .info,
        says: "this view does not update when `{property}` of `{model}` changes, because `@{wrapper}` does not observe an "
            + "`ObservableObject`")
    static let mayChange = RuleCase(
        .info, .medium, when: "it is not certain that something changes the property",
        says: "this view does not update if `{property}` of `{model}` changes, because `@{wrapper}` does not observe an "
            + "`ObservableObject`")
    static let passes = RuleCase(
        .info, when: "the view only passes the model on or subscribes to it",
        says: "each update of the view around this one makes another `{type}` and throws it away, because `@State` evaluates its "
            + "default value each time")
    static let plain = RuleCase(
        .warning, when: "an action of the view changes a variable of a class that announces no changes",
        says: "this view does not update when an action changes `{model}.{property}`, because `{type}` is a class that does "
            + "not "
            + "announce its changes")

    static let info = RuleInfo(
        id: "state_wrapper_mismatch",
        summary: "`@State` or `@Binding` holds an object whose changes it does not see.",
        category: .state,
        rationale: """
            `@State` and `@Binding` tell SwiftUI when their value is replaced. The value of a class is a reference, and the \
            reference stays the same when a property of the object changes. Only `@StateObject`, `@ObservedObject` and \
            `@EnvironmentObject` subscribe to an `ObservableObject`: with `@State`, a view that shows or binds a published \
            property keeps showing the old value.

            `@StateObject` also makes its object only once. Up to Xcode 26, `@State` evaluates its default value each time \
            the view is made, and throws it away except for the first time. On every OS version.
            """,
        cases: [reads, mayChange, passes, plain],
        silentOn: [
            "optional objects, which usually hold a selection",
            "a `@Binding` that the view assigns or hands on: it holds a selection",
            "classes with `@Observable`, for which `@State` is right",
            "properties that only an initializer of the class sets",
            "views that the view around them may update at the same time",
            "variables of a class that announces no changes, unless an action of the view changes them and nothing else",
            "objects whose published properties no view reads here, and that are not passed on",
            "protocols, classes of other modules, previews and tests",
        ],
        fix: "Replaces `@State` by `@StateObject`, or by `@ObservedObject` if callers pass the object; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/stateobject",
            "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
        ],
        bad: """
            final class Draft: ObservableObject {
                @Published var text = ""
            }

            struct Editor: View {
                @State private var draft = Draft()

                var body: some View {
                    TextField("Text", text: $draft.text)
                }
            }
            """,
        good: """
            final class Draft: ObservableObject {
                @Published var text = ""
            }

            struct Editor: View {
                @StateObject private var draft = Draft()

                var body: some View {
                    TextField("Text", text: $draft.text)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        for view in context.types where context.index.hasUpdatedBody(view) {
            for object in context.index.objectProperties(of: view) {
                guard object.member.wrapper == "State" || object.member.wrapper == "Binding",
                    !object.member.type.flags.contains(.isOptional)
                else { continue }
                check(object, of: view, &context)
            }
            for object in PlainObject.all(of: view, context.index) where !context.keepsForLater(object) {
                check(object, of: view, &context)
            }
        }
    }

    private func check(_ object: PlainObject, of view: TypeID, _ context: inout RuleContext) {
        guard let (read, change) = context.unseenChange(of: object, in: view),
            let declaration = ModelDeclaration(object.id, &context),
            let attribute = declaration.attribute(object.member.wrapper), let chain = context.chain(of: change)
        else { return }
        let (model, type) = (context.name(of: object.id), context.name(of: object.type))
        let isOld = !context.targets.platforms(below: SwiftUICatalog.observableVersions).isEmpty
        context.report(
            Self.plain, ["property": read.name, "model": model, "type": type], at: attribute.range,
            help: isOld
                ? "let `\(type)` conform to `ObservableObject`, write `@Published var \(read.name)`, and receive the object with "
                    + "`@ObservedObject`; the view that makes it keeps it in `@StateObject`"
                : "write `@Observable class \(type)`, or make it a struct",
            related: [
                read.related,
                RelatedLocation(
                    path: chain.source.path, range: chain.range, message: "this action changes it and updates no view"),
            ])
    }

    private func check(_ object: ObjectProperty, of view: TypeID, _ context: inout RuleContext) {
        let (name, index) = (object.member.name, context.index)
        let isBinding = object.member.wrapper == "Binding"
        let use = ObjectUse(of: name, in: view, &context)
        guard use.isKnown, !isBinding || !use.isReplaced, let declaration = ModelDeclaration(object.id, &context),
            let attribute = declaration.attribute(object.member.wrapper)
        else { return }
        let (model, type) = (context.name(of: object.id), context.name(of: object.type))
        let isMade = object.member.defaultValue == .construction
        let keeper = isMade ? "StateObject" : "ObservedObject"
        let canReplace =
            !use.isReplaced && !isBinding
            && context.targets.platforms(below: SwiftUICatalog.stateObjectVersions).isEmpty
        let help = "write `@\(keeper) var \(declaration.text(model, type))`"
        let fix = canReplace ? declaration.edit(replacing: attribute, by: keeper) : nil
        // A child that observes the model often changes something that this view observes too. So does setting a property
        // through a binding: it assigns the object, which often belongs to a model that this view observes.
        let isUpdated = (use.isPassedOn || isBinding) && index.observesObjects(view)
        if !isUpdated, let read = ModelRead.first(of: name, object.type, in: view, &context) {
            guard !index.mayBeUpdatedAnyway(view, holding: name, object.type) else { return }
            context.report(
                read.isChanged ? Self.reads : Self.mayChange,
                ["property": read.name, "model": model, "wrapper": attribute.attributeType?.tokenText ?? ""],
                at: attribute.range, help: help, related: [read.related], fix: fix)
        } else if isMade, !isBinding, use.isPassedOn {
            context.report(Self.passes, ["type": type], at: attribute.range, help: help, fix: fix)
        }
    }
}

/// What a view does with an object as a whole.
private struct ObjectUse {
    /// Whether all code of the view is known.
    let isKnown: Bool
    /// Whether the view assigns another object, or hands on a binding or the wrapper with which other code can do so.
    private(set) var isReplaced = false
    /// Whether the body passes the object to another view, or subscribes to it.
    private(set) var isPassedOn = false

    init(of property: Name, in view: TypeID, _ context: inout RuleContext) {
        let data = context.data(of: view)
        isKnown = !data.hasUnknownMacro
        for site in data.uses(of: property) {
            let use = site.use
            if use.member.isNone, use.kind.mayChangeValue || use.kind == .wrapper { isReplaced = true }
            guard data.moments(of: site).contains(.evaluation), let chain = context.chain(of: site) else { continue }
            if chain.isSubscription || chain.passesObject(after: 0) { isPassedOn = true }
        }
    }
}
