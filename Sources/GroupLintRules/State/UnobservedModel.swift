import GroupLintCore

struct UnobservedModel: Rule {
    static let changes = RuleCase(
        .info, .low, when: "any other model, because other updates of the view often show the change",
        says: "this view does not update when `{property}` of `{model}` changes, because it does not observe `{model}`")
    static let shared = RuleCase(
        .info, .low, when: "a shared instance",
        says: "this view does not update when `{property}` of `{model}` changes, because it observes no `{type}`")
    static let compared = RuleCase(
        .info, .medium, when: "a shared instance of which `.onChange` or `.task(id:)` compares a property",
        says: "the closure of `.{modifier}` does not run when `{property}` of `{model}` changes, because this view observes no "
            + "`{type}` and so is not updated")
    static let sharedInfo = RuleCase(
        .info, .low, when: "a shared instance, in a view that is updated for other reasons too",
        says: "this view may not update when `{property}` of `{model}` changes, because it observes no `{type}`")
    static let mayChange = RuleCase(
        .info, .low, when: "it is not certain that something changes the property, or the model is optional",
        says: "this view does not update if `{property}` of `{model}` changes, because it does not observe `{model}`")

    static let inner = RuleCase(
        .info, .low, when: "an object that a shared instance holds",
        says: "this view may not update when `{property}` of `{model}` changes, because it does not observe `{model}`")
    static let managed = RuleCase(
        .info, .low, when: "an object of Core Data",
        says: "this view may not update when `{property}` of `{model}` changes, because it does not observe `{model}`")

    static let quiet = Doubt(
        .low, when: "a shared instance that does not change the property by itself, only for other code")
    static let outside = Doubt(
        .low,
        when: "no view sets the property, and the model only does so when it is told to, which may be before the view is shown")
    static let kept = Doubt(.low, when: "an object of Core Data of which only code that creates the object sets the property")

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
        cases: [changes, compared, shared, sharedInfo, mayChange, inner, managed], doubts: [quiet, outside, kept],
        silentOn: [
            "properties that only an initializer of the model sets",
            "views that subscribe to the model, as with `onReceive(model.$title)`",
            "views that get another value with each change: a closure, or a value that the view around it reads from the same "
                + "model",
            "properties whose value is an object of the project, which an app rarely replaces, and the `id` of a value",
            "modifiers and styles that get other values beside the model",
            "reads in actions, sheets, destinations of links, context menus, `ShareLink` and `TimelineView`",
            "models that the view makes itself: `observable_in_plain_property` reports those",
            "`@Observable` models, protocols and classes of other modules",
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
            """,
        measured: Measurement(right: 5, read: 7, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        for view in context.types where context.index.hasUpdatedBody(view) {
            for object in context.index.objectProperties(of: view) where object.member.wrapper.isNone {
                checkProperty(object, of: view, &context)
            }
            checkManagedObjects(in: view, &context)
            checkSharedInstances(in: view, &context)
            checkInnerObjects(in: view, &context)
        }
    }

    private func checkProperty(_ object: ObjectProperty, of view: TypeID, _ context: inout RuleContext) {
        let member = object.member
        let isOptional = member.type.flags.contains(.isOptional) && !member.isSharedInstance
        guard member.defaultValue != .construction, !context.index.mayGetOthers(view, beside: object.id),
            case let reads = ModelRead.all(of: member.name, object.type, in: view, &context),
            let read = reads.first(where: \.isChanged) ?? reads.first,
            !context.index.mayBeUpdatedAnyway(view, holding: member.name, object.type),
            let declaration = ModelDeclaration(object.id, &context)
        else { return }
        let (model, type) = (context.name(of: object.id), context.name(of: object.type))
        let help =
            isOptional
            ? "show a view with `@ObservedObject var \(model): \(type)` when there is one"
            : "write `@ObservedObject var \(declaration.text(model, type))`"
        let edits = member.type.flags.contains(.isOptional) ? nil : declaration.edits(adding: "ObservedObject")
        context.report(
            read.isChanged && !isOptional ? Self.changes : Self.mayChange, ["property": read.name, "model": model],
            at: declaration.nameRange,
            doubt: read.isChanged && !read.isChangedOnScreen(&context) ? Self.outside : nil, help: help,
            related: reads.prefix(Self.mostReads).map(\.related),
            fix: edits.map { Fix("observe it with `@ObservedObject`", .unsafe, $0) })
    }

    /// Most reads of one model that a diagnostic shows.
    private static let mostReads = 4

    private func checkManagedObjects(in view: TypeID, _ context: inout RuleContext) {
        for id in context.index.storedProperties(of: view) where context.index.wrapper(of: id).isNone {
            guard case let member = context.index.member(id), context.index.holdsManagedObject(member),
                let read = context.readOfManagedObject(member.name, in: view), let declaration = ModelDeclaration(id, &context)
            else { continue }
            let model = context.name(of: id)
            context.report(
                Self.managed, ["property": read.name, "model": model], at: declaration.nameRange,
                doubt: read.isSetLater ? nil : Self.kept,
                help: "write `@ObservedObject var \(declaration.text(model, ""))`", related: [read.related],
                fix: declaration.edits(adding: "ObservedObject").map { Fix("observe it with `@ObservedObject`", .unsafe, $0) })
        }
    }

    private func checkSharedInstances(in view: TypeID, _ context: inout RuleContext) {
        let index = context.index
        var known: [TypeID] = []
        let direct = index.sharedReads(in: view).compactMap { site in
            index.resolveType(site.use.root, file: site.file, in: view).map { (name: site.use.root, type: $0) }
        }
        for (root, type) in direct + context.sharedAliases(of: view) where !known.contains(type) {
            known.append(type)
            guard index.announcesChanges(type), !index.observes(view, objectOf: type),
                let read = ModelRead.first(of: root, type, in: view, &context), read.isChanged, read.isInFile(of: context)
            else { continue }
            reportShared(read, type, in: view, &context)
        }
    }

    private func reportShared(_ read: ModelRead, _ type: TypeID, in view: TypeID, _ context: inout RuleContext) {
        let isUpdated = context.index.takesClosures(view) || context.index.observesObjects(view)
        let name = context.name(of: type)
        let isAlias = read.model.first?.isLowercase ?? true
        let (property, value) = isAlias ? (read.model, "\(name).shared") : (name.lowercasedFirst, read.model)
        let modifier = isUpdated ? nil : read.comparingModifier
        context.report(
            isUpdated ? Self.sharedInfo : modifier == nil ? Self.shared : Self.compared,
            ["property": read.name, "model": read.model, "type": name, "modifier": modifier ?? ""],
            at: read.range, doubt: modifier != nil || read.isChangedByClass(&context) ? nil : Self.quiet,
            help: isAlias
                ? "replace the computed property by `@ObservedObject private var \(property) = \(value)`"
                : "add `@ObservedObject private var \(property) = \(value)` to the view and read `\(property).\(read.name)`")
    }

    private func checkInnerObjects(in view: TypeID, _ context: inout RuleContext) {
        for inner in context.innerSharedReads(in: view) {
            let name = context.name(of: inner.property)
            context.report(
                Self.inner, ["property": inner.read.name, "model": inner.read.model], at: inner.read.range,
                help: "add `@ObservedObject private var \(name) = \(inner.read.model)` to the view and read "
                    + "`\(name).\(inner.read.name)`",
                related: [context.related(inner.property, "the shared instance holds the object here")])
        }
    }
}

extension ProjectIndex {
    /// Whether a modifier or a style gets another value beside its model. Its callers are not known, so the other value may
    /// come with each change of the model.
    fileprivate func mayGetOthers(_ type: TypeID, beside property: MemberID) -> Bool {
        guard !self.type(type).isView else { return false }
        return storedProperties(of: type).contains { id in
            id != property && wrapper(of: id).isNone && member(id).defaultValue == .none
        }
    }
}

extension String {
    /// `session` for `Session`.
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
