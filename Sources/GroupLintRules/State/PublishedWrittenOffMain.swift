import GroupLintCore

struct PublishedWrittenOffMain: Rule {
    static let asynchronous = RuleCase(
        .warning,
        says: "views are updated on a background thread when `{property}` is set here, because {code} does not run on the main "
            + "actor")
    static let queue = RuleCase(
        .warning, when: "a closure for a background queue or a session",
        says: "views are updated on a background thread when `{property}` is set here, because {code} does not run on the main "
            + "thread")

    static let info = RuleInfo(
        id: "published_written_off_main",
        summary: "A published property that views observe is set outside of the main actor.",
        category: .state,
        rationale: """
            A view is updated when a published property of an object that it observes changes, on the thread that sets the \
            property. SwiftUI needs the main thread for this: Xcode reports "Publishing changes from background threads is not \
            allowed", updates are lost, and apps crash now and then. A `Task` in a method of a class without an actor, and an \
            `async` method of such a class, do not run on the main actor, even if a view starts them.

            Applies to every OS version. Modules that are built with `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor` do not have \
            the problem.
            """,
        cases: [asynchronous, queue],
        silentOn: [
            "classes, extensions, methods, superclasses and protocols with `@MainActor` or another actor, and tasks with it",
            "code inside other closures, such as `MainActor.run { }` and `DispatchQueue.main.async { }`",
            "modules in which code belongs to the main actor by default, and `async` methods where these run on the actor of "
                + "their caller",
            "classes that inherit from classes and protocols of other modules, which may name an actor",
            "classes that no view observes, `@State`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swift/mainactor",
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
        guard !context.concurrency.contains(.mainActorByDefault) else { return }
        for model in context.types where context.index.announcesChanges(model) && !context.index.isInPreview(model) {
            check(model, file, &context)
        }
    }

    private func check(_ model: TypeID, _ file: ViewFile, _ context: inout RuleContext) {
        let (index, data) = (context.index, context.data(of: model))
        guard data.isComplete, index.inheritance(of: model).isKnown else { return }
        let properties = index.storedProperties(of: model).filter { index.member($0).wrapper == "Published" }
        let writes = properties.flatMap { id in
            data.uses(of: index.member(id).name).filter { $0.file == file.file && $0.use.isAssignment }.map { (id, $0) }
        }
        guard !writes.isEmpty, let tree = context.syntax() else { return }
        let found = writes.compactMap { id, site -> (id: MemberID, node: SyntaxNode, code: OffMainCode)? in
            let node = SyntaxNode(tree: tree, id: site.use.node)
            let followsCaller = context.concurrency.contains(.asyncFollowsCaller)
            return OffMainCode(around: node, followsCaller: followsCaller).map { (id, node, $0) }
        }.sorted { $0.node.start < $1.node.start }
        guard !found.isEmpty, !context.mayBelongToActor(model), index.isObserved(model) else { return }
        var known: [SyntaxNode] = []
        for write in found where !known.contains(write.code.node) {
            known.append(write.code.node)
            report(write.id, write.node, write.code, model, &context)
        }
    }

    private func report(
        _ id: MemberID, _ node: SyntaxNode, _ code: OffMainCode, _ model: TypeID, _ context: inout RuleContext
    ) {
        let (name, type) = (context.name(of: id), context.name(of: model))
        let keyword = code.isOnQueue ? "`DispatchQueue.main.async { … }`" : "`await MainActor.run { … }`"
        context.report(
            code.isOnQueue ? Self.queue : Self.asynchronous, ["property": name, "code": code.text], at: node.tokenRange,
            help: code.isOnQueue
                ? "set `\(name)` in \(keyword)" : "write `@MainActor` before `class \(type)`, or set `\(name)` in \(keyword)",
            related: [context.related(id, "views observe this property")])
    }
}

extension PropertyUse {
    /// Whether the code sets the property itself, now.
    fileprivate var isAssignment: Bool {
        switch kind {
        case .write: member.isNone
        case .change: true
        case .read, .call, .projection, .laterChange, .wrapper, .shared: false
        }
    }
}

extension RuleContext {
    /// Whether a declaration of a class, or of what it inherits from, names an actor.
    fileprivate mutating func mayBelongToActor(_ model: TypeID) -> Bool {
        for type in [model] + index.inheritance(of: model).types {
            for place in index.places(of: type) {
                guard let node = syntax(ofFile: place.path)?.type(at: place.nameRange) else { return true }
                // A protocol may name the actor of single requirements.
                let isProtocol = index.type(type).kind == .protocolType
                let attributes = isProtocol ? node : TypeDecl(node)?.attributes
                if attributes?.namesActor ?? false { return true }
            }
        }
        return false
    }
}

extension ProjectIndex {
    /// Whether a view of the project observes objects of a class, by the name of the class.
    fileprivate func isObserved(_ model: TypeID) -> Bool {
        files.indices.contains { file in
            properties(inFile: Int32(file), with: SwiftUICatalog.objectWrappers).contains { property in
                object(in: property.id).map { mayBeSame($0, model) } ?? false
            }
        }
    }
}
