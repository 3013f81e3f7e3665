import GroupLintCore

struct PublishedWrittenOffMain: Rule {
    static let asynchronous = RuleCase(
        .warning,
        says: "`{property}` is published from a background thread when it is set here, because {code} does not run on the main "
            + "actor")
    static let queue = RuleCase(
        .warning,
        when: "a closure for a background queue, a session or a framework, also through a method of the project, or a method "
            + "that a framework calls",
        says: "`{property}` is published from a background thread when it is set here, because {code} does not run on the main "
            + "thread")
    static let called = RuleCase(
        .info, when: "a method sets the property, and the code that calls it is not on the main actor",
        says: "`{property}` is published from a background thread when `{method}` sets it, because {code} does not run on the "
            + "main "
            + "actor")
    static let announced = RuleCase(
        .info, when: "`objectWillChange.send()`",
        says: "this announces a change from a background thread, because {code} does not run on the main actor")
    static let observable = RuleCase(
        .info, .medium, when: "a property of an `@Observable` class that a body reads",
        says: "the app may crash or show an old value, because {code} sets `{property}` on a background thread while views may "
            + "read it on the main thread")
    static let notified = RuleCase(
        .info, .medium, when: "code that a notification from a background thread runs",
        says: "`{property}` may be published from a background thread when it is set here, because {code} runs on the thread "
            + "that "
            + "posts the notification")
    static let calledObservable = RuleCase(
        .info, .medium, when: "a method sets such a property, and the code that calls it is not on the main actor",
        says: "the app may crash or show an old value, because `{method}`, which {code} calls, sets `{property}` on a "
            + "background thread while views may read it on the main thread")

    static let info = RuleInfo(
        id: "published_written_off_main",
        summary: "A published property that views observe is set outside of the main actor.",
        category: .state,
        rationale: """
            A view is updated when a published property of an object that it observes changes, on the thread that sets the \
            property. SwiftUI needs the main thread for this: Xcode reports "Publishing changes from background threads is not \
            allowed", updates are lost, and apps crash now and then. A `Task` in a method of a class without an actor, and an \
            `async` method of such a class, do not run on the main actor, even if a view starts them. A method without `async` \
            that they call runs on their thread.

            A change of an `@Observable` object may come from any thread, but the object does not protect its properties: the \
            body of a view reads them on the main thread at the same time.

            Applies to every OS version. Modules that are built with `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor` do not have \
            the problem.
            """,
        cases: [asynchronous, queue, called, announced, observable, calledObservable, notified],
        silentOn: [
            "classes, extensions, methods, superclasses and protocols with `@MainActor` or another actor, and tasks with it; "
                + "but not closures that a background queue runs",
            "code inside other closures, such as `MainActor.run { }` and `DispatchQueue.main.async { }`",
            "modules in which code belongs to the main actor by default, and `async` methods where these run on the actor of "
                + "their caller",
            "classes that inherit from classes and protocols of other modules, which may name an actor",
            "`async` methods that no code calls which may hold the object",
            "classes that no view observes, properties of `@Observable` classes that no body reads, `@State`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swift/mainactor",
            "https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate",
            "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0338-clarify-execution-non-actor-async.md",
        ],
        bad: """
            final class Feed: ObservableObject {
                @Published var items: [String] = []

                func load() async {
                    items = await fetchItems()
                }
            }

            struct FeedView: View {
                @StateObject private var feed = Feed()

                var body: some View {
                    Text("\\(feed.items.count)")
                        .task { await feed.load() }
                }
            }
            """,
        good: """
            @MainActor
            final class Feed: ObservableObject {
                @Published var items: [String] = []

                func load() async {
                    items = await fetchItems()
                }
            }

            struct FeedView: View {
                @StateObject private var feed = Feed()

                var body: some View {
                    Text("\\(feed.items.count)")
                        .task { await feed.load() }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.buildOptions.contains(.mainActorByDefault) else { return }
        var reads = ModelReads()
        for model in context.index.types(withCodeIn: file.file) where !context.index.isInPreview(model) {
            if context.index.announcesChanges(model) {
                checkPublished(model, file, &context)
            } else if context.index.type(model).isObservable {
                checkObservable(model, file, &reads, &context)
            } else if context.index.isUpdated(model) {
                checkView(model, file, &context)
            }
        }
    }

    private func checkPublished(_ model: TypeID, _ file: ViewFile, _ context: inout RuleContext) {
        let index = context.index
        guard index.inheritance(of: model).isKnown else { return }
        let properties = index.storedProperties(of: model).filter { index.wrapper(of: $0) == "Published" }
        let writes = OffMainWrite.all(of: properties, in: model, file.file, &context)
        guard !writes.isEmpty, index.isObserved(model) else { return }
        let isOnActor = context.mayBelongToActor(model)
        for write in writes where !(write.property.map { context.belongsToActor($0) } ?? false) {
            // Before Swift 6, a closure in a class with an actor belongs to this actor, also where a queue runs it.
            if isOnActor, !write.code.isOnQueue || write.code.isNotified { continue }
            if !context.mayCall(write.code.node, of: model) { continue }
            let values = write.values(&context)
            let published = write.code.isNotified ? Self.notified : write.code.isOnQueue ? Self.queue : Self.asynchronous
            let ruleCase = write.property == nil ? Self.announced : write.method == nil ? published : Self.called
            report(ruleCase, values, write, "views observe this property", &context)
        }
    }

    /// A view that sets a property of an object that it observes.
    private func checkView(_ view: TypeID, _ file: ViewFile, _ context: inout RuleContext) {
        for write in OffMainWrite.all(inView: view, file.file, &context) {
            guard let property = write.property, let object = write.object, !context.belongsToActor(property) else { continue }
            context.report(
                Self.queue, write.values(&context), at: write.node.tokenRange,
                help: "set `\(object).\(context.name(of: property))` in `DispatchQueue.main.async { … }`",
                related: [context.related(property, "views observe this property")] + write.code.calls)
        }
    }

    private func checkObservable(
        _ model: TypeID, _ file: ViewFile, _ reads: inout ModelReads, _ context: inout RuleContext
    ) {
        let index = context.index
        guard index.inheritance(of: model).isKnown else { return }
        let properties = index.storedProperties(of: model).filter {
            index.wrapper(of: $0).isNone && !index.member($0).flags.contains(.isLet)
        }
        let writes = OffMainWrite.all(of: properties, in: model, file.file, &context)
        guard !writes.isEmpty, !context.mayBelongToActor(model) else { return }
        for write in writes where !write.code.isNotified {
            guard let property = write.property, !context.belongsToActor(property),
                reads.contains(index.member(property).name, of: model, &context)
            else { continue }
            report(
                write.method == nil ? Self.observable : Self.calledObservable, write.values(&context), write,
                "views read this property", &context)
        }
    }

    private func report(
        _ ruleCase: RuleCase, _ values: KeyValuePairs<String, String>, _ write: OffMainWrite, _ reason: String,
        _ context: inout RuleContext
    ) {
        if write.code.isNotified {
            context.report(
                ruleCase, values, at: write.node.tokenRange,
                help: "set `\(write.property.map { context.name(of: $0) } ?? "")` in `DispatchQueue.main.async { … }`, or write "
                    + "`.receive(on: DispatchQueue.main)` before `.sink`")
            return
        }
        if let advice = write.actorAdvice {
            context.report(
                ruleCase, values, at: write.node.tokenRange, help: advice,
                related: (write.property.map { [context.related($0, reason)] } ?? []) + write.settings)
            return
        }
        let what = write.method == nil ? "set" : "call"
        let subject =
            write.property == nil && write.method == nil ? "call `objectWillChange.send()`" : "\(what) `\(write.node.tokenText)`"
        let place =
            write.code.isOnQueue
            ? "`DispatchQueue.main.async { … }`"
            : "`await MainActor.run { … }`, or in a method marked `@MainActor` that you call with `await`"
        let result = write.isAwaited && !write.code.isOnQueue ? "keep the result of `await` in a `let`, and " : ""
        context.report(
            ruleCase, values, at: write.node.tokenRange,
            help: "\(result)\(subject)\(write.hasMore ? ", and everything else that this code sets," : "") in \(place)",
            related: (write.property.map { [context.related($0, reason)] } ?? []) + write.code.calls + write.settings)
    }
}

extension OffMainCode {
    fileprivate var calls: [RelatedLocation] { origin.map { [$0] } ?? [] }
}

extension OffMainWrite {
    /// Where the method that the code calls sets the property.
    fileprivate var settings: [RelatedLocation] {
        guard let setting else { return [] }
        let message = "the method sets it here"
        return [setting.nameRelated(message)]
    }

    /// Where the whole code should run on the main actor: it sets several properties, or it does so in a `defer`, which cannot
    /// wait.
    fileprivate var actorAdvice: String? {
        let isDeferred = code.node.subtree.contains { block in
            block.kind == .deferStmt && block.subtree.contains { $0.kind == node.kind && $0.name == node.name }
        }
        guard !code.isOnQueue, isDeferred || hasMore else { return nil }
        if let function = FunctionDecl(code.node) { return "mark `\(function.node.tokenText)` with `@MainActor`" }
        return isDeferred ? "write `Task { @MainActor in … }`" : nil
    }

    /// The values of the messages.
    fileprivate func values(_ context: inout RuleContext) -> KeyValuePairs<String, String> {
        [
            "property": property.map { context.name(of: $0) } ?? "objectWillChange", "code": code.text,
            "method": node.tokenText,
        ]
    }
}

extension RuleContext {
    /// The wrapper of the package Defaults, which belongs to the main actor.
    private static let setting: Name = "Default"

    /// Whether a declaration of a class, or of what it inherits from, names an actor.
    fileprivate mutating func mayBelongToActor(_ model: TypeID) -> Bool {
        for type in [model] + index.inheritance(of: model).types {
            // Their values belong to the main actor, and before Swift 6 a class with such a property does too.
            let wrappers = index.storedProperties(of: type).map(index.wrapper)
            if wrappers.contains(where: { SwiftUICatalog.objectWrappers.contains($0) || $0 == Self.setting }) { return true }
            for place in index.places(of: type) {
                guard let node = syntax(ofFile: place.path)?.type(at: place.nameRange) else { return true }
                // A protocol may name the actor of single requirements. What an extension of it adds is not required.
                let attributes = node.kind == .protocolDecl ? node : TypeDecl(node)?.attributes
                if attributes?.namesActor ?? false { return true }
            }
        }
        return false
    }

    /// Whether the declaration of a property names an actor.
    fileprivate mutating func belongsToActor(_ property: MemberID) -> Bool {
        let path = index.files[Int(property.file)].path
        guard let node = syntax(ofFile: path)?.declaration(at: index.member(property).nameRange) else { return true }
        return node.parent.flatMap(VariableDecl.init)?.attributes?.namesActor ?? false
    }
}
