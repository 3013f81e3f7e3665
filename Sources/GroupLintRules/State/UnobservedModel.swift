import GroupLintCore

struct UnobservedModel: Rule {
    static let changes = RuleCase(
        .info,
        says: "this view does not update when `{property}` of `{model}` changes, because it does not observe `{model}`")
    static let shared = RuleCase(
        .info, when: "a shared instance",
        says: "this view does not update when `{property}` of `{model}` changes, because it observes no `{type}`")
    static let sharedInfo = RuleCase(
        .info, .low, when: "a shared instance, in a view that is updated for other reasons too",
        says: "this view may not update when `{property}` of `{model}` changes, because it observes no `{type}`")
    static let mayChange = RuleCase(
        .info, .medium, when: "it is not certain that something changes the property",
        says: "this view does not update if `{property}` of `{model}` changes, because it does not observe `{model}`")

    static let managed = RuleCase(
        .info, .low, when: "an object of Core Data",
        says: "this view may not update when `{property}` of `{model}` changes, because it does not observe `{model}`")

    static let quiet = Doubt(.low, when: "a shared instance that does not change the property by itself, only for other code")

    static let info = RuleInfo(
        id: "unobserved_model",
        summary: "A `body` reads a published property of a model that the view does not observe.",
        category: .state,
        rationale: """
            A view is updated when an `ObservableObject` announces a change only if the view holds the object in \
            `@ObservedObject`, `@StateObject` or `@EnvironmentObject`. A plain `let` or `var`, and `Model.shared` in the \
            `body`, observe nothing: the view shows the old value until something else updates it. An update of the view \
            around it does not help, because SwiftUI runs the `body` of a view only if one of its values differs, and the \
            reference to the model is still the same.

            On every OS version.
            """,
        cases: [changes, shared, sharedInfo, mayChange, managed], doubts: [quiet],
        silentOn: [
            "properties that only an initializer of the model sets",
            "views that subscribe to the model, as with `onReceive(model.$title)`",
            "views that get another value with each change: a closure, or a value that the view around it reads from the same "
                + "model",
            "properties whose value is an object of the project, which an app rarely replaces",
            "reads in actions, sheets, destinations of links, context menus, `ShareLink` and `TimelineView`",
            "models that the view makes itself: `observable_in_plain_property` reports those",
            "`@Observable` models, optional models, protocols and classes of other modules",
            "widgets, previews and tests",
        ],
        fix: "Marks the property `@ObservedObject`; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/observedobject",
            "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
        ],
        bad: """
            final class Download: ObservableObject {
                @Published var progress = 0.0

                func advance() { progress += 0.1 }
            }

            struct DownloadRow: View {
                let download: Download

                var body: some View {
                    ProgressView(value: download.progress)
                }
            }
            """,
        good: """
            final class Download: ObservableObject {
                @Published var progress = 0.0

                func advance() { progress += 0.1 }
            }

            struct DownloadRow: View {
                @ObservedObject var download: Download

                var body: some View {
                    ProgressView(value: download.progress)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        for view in context.types where context.index.hasUpdatedBody(view) {
            for object in context.index.objectProperties(of: view) where object.member.wrapper.isNone {
                checkProperty(object, of: view, &context)
            }
            checkManagedObjects(in: view, &context)
            checkSharedInstances(in: view, &context)
        }
    }

    private func checkProperty(_ object: ObjectProperty, of view: TypeID, _ context: inout RuleContext) {
        let member = object.member
        guard !member.type.flags.contains(.isOptional), member.defaultValue != .construction,
            let read = ModelRead.first(of: member.name, object.type, in: view, &context),
            !context.index.mayBeUpdatedAnyway(view, holding: member.name, object.type),
            let declaration = ModelDeclaration(object.id, &context)
        else { return }
        let (model, type) = (context.name(of: object.id), context.name(of: object.type))
        context.report(
            read.isChanged ? Self.changes : Self.mayChange, ["property": read.name, "model": model],
            at: declaration.nameRange, help: "write `@ObservedObject var \(declaration.text(model, type))`",
            related: [read.related],
            fix: declaration.edits(adding: "ObservedObject").map { Fix("observe it with `@ObservedObject`", .unsafe, $0) })
    }

    private func checkManagedObjects(in view: TypeID, _ context: inout RuleContext) {
        for id in context.index.storedProperties(of: view) where context.index.wrapper(of: id).isNone {
            guard case let member = context.index.member(id), context.index.holdsManagedObject(member),
                let read = context.readOfManagedObject(member.name, in: view), let declaration = ModelDeclaration(id, &context)
            else { continue }
            let model = context.name(of: id)
            context.report(
                Self.managed, ["property": read.name, "model": model], at: declaration.nameRange,
                help: "write `@ObservedObject var \(declaration.text(model, ""))`", related: [read.related],
                fix: declaration.edits(adding: "ObservedObject").map { Fix("observe it with `@ObservedObject`", .unsafe, $0) })
        }
    }

    private func checkSharedInstances(in view: TypeID, _ context: inout RuleContext) {
        let index = context.index
        var known: [TypeID] = []
        for site in index.sharedReads(in: view) {
            guard let type = index.resolveType(site.use.root, file: site.file, in: view), !known.contains(type),
                index.announcesChanges(type), !index.observes(view, objectOf: type)
            else { continue }
            known.append(type)
            guard let read = ModelRead.first(of: site.use.root, type, in: view, &context), read.isChanged,
                read.isInFile(of: context)
            else { continue }
            let isUpdated = index.takesClosures(view) || index.observesObjects(view)
            let doubt = read.isChangedByClass(&context) ? nil : Self.quiet
            let name = context.name(of: type)
            context.report(
                isUpdated ? Self.sharedInfo : Self.shared, ["property": read.name, "model": read.model, "type": name],
                at: read.range, doubt: doubt,
                help: "add `@ObservedObject private var \(name.lowercasedFirst) = \(read.model)` to the view and read "
                    + "`\(name.lowercasedFirst).\(read.name)`")
        }
    }
}

extension String {
    /// `session` for `Session`.
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
