import GroupLintCore

struct ObservedOnlyInActions: Rule {
    static let quiet = RuleCase(
        .info, .low, when: "an `@ObservedObject`, for which a `let` does as well",
        says: "each change of `{changed}` updates this view for nothing: its `body` reads nothing of `{property}`")
    static let given = RuleCase(
        .info, .low, when: "an object of the environment, which another view then has to pass",
        says: "each change of `{changed}` updates this view, but its `body` reads nothing of `{property}`")
    static let unread = RuleCase(
        .info, .low,
        when: "an object of a class with a shared instance that neither the body shows nor code that the view names",
        says: "each change of `{changed}` updates this view for nothing: neither its `body` nor code that it names shows "
            + "anything of `{property}`")
    static let shared = RuleCase(
        .info, .low, when: "an object of a class with a shared instance, whose changes may have to redraw the view",
        says: "each change of `{changed}` updates this view, although its `body` shows nothing of `{property}`")
    static let busy = RuleCase(
        .info, .low, when: "a timer or an asynchronous sequence changes the object again and again",
        says: "each change of `{changed}`, which a timer or a `for await` loop makes, updates this view for nothing: its `body` "
            + "shows nothing of `{property}`")

    static let info = RuleInfo(
        id: "observed_only_in_actions",
        summary: "A view observes an object that it only uses in actions, and is updated for nothing.",
        category: .state,
        rationale: """
            SwiftUI runs the body of a view again whenever an object in `@ObservedObject` or `@EnvironmentObject` announces a \
            change, whether the body shows something of it or not. A view that only calls methods of the object in actions, \
            subscribes to one of its publishers, or hands it to another view that observes it does not need these updates. A \
            plain `let` holds the object just as well.

            On every OS version.
            """,
        cases: [quiet, given, unread, shared, busy],
        silentOn: [
            "objects that a body reads, or that it binds with `$`",
            "`@StateObject`, which has to keep its object",
            "objects that nothing reads: see `unused_observation`",
            "objects that nothing is known to change, and objects that the view also reads through another one",
            "views with code that is not known, widgets, previews and tests",
        ],
        fix: "Replaces `@ObservedObject var` by `let`; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/observedobject",
            "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
        ],
        bad: """
            final class Player: ObservableObject {
                @Published var progress = 0.0

                func play() { progress = 0 }
            }

            struct PlayButton: View {
                @ObservedObject var player: Player

                var body: some View {
                    Button("Play") { player.play() }
                }
            }
            """,
        good: """
            final class Player: ObservableObject {
                @Published var progress = 0.0

                func play() { progress = 0 }
            }

            struct PlayButton: View {
                let player: Player

                var body: some View {
                    Button("Play") { player.play() }
                }
            }
            """,
        measured: Measurement(right: 5, read: 8, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        var classes = BusyClasses()
        for view in context.types where context.index.hasUpdatedBody(view) && !context.index.isInPreview(view) {
            for object in context.index.objectProperties(of: view) where Self.observed.contains(object.member.wrapper) {
                check(object, of: view, &classes, &context)
            }
        }
    }

    private func check(
        _ object: ObjectProperty, of view: TypeID, _ classes: inout BusyClasses, _ context: inout RuleContext
    ) {
        let (index, data) = (context.index, context.data(of: view))
        let uses = data.uses(of: object.member.name)
        guard data.isComplete, !data.passesSelf, object.member.defaultValue == .none || object.member.isSharedInstance,
            uses.contains(where: { !data.isInInitializer($0) }),
            !index.names(object.type, throughOthersIn: view),
            uses.allSatisfy({ context.needsNoUpdate($0, object, data) }),
            !context.mayAccess(object),
            let changed = context.changedProperty(of: object.type),
            let declaration = ModelDeclaration(object.id, &context),
            let attribute = declaration.attribute(object.member.wrapper)
        else { return }
        let (name, type) = (context.name(of: object.id), context.name(of: object.type))
        let changedName = "\(name).\(context.name(of: changed))"
        let isShared = index.hasSharedInstance(object.type)
        let isGiven = object.member.wrapper == "EnvironmentObject"
        let isBusy = classes.contains(object.type, &context)
        let isRead = isShared && context.mayShowInstance(of: object, view, isGiven: isGiven)
        context.report(
            isRead ? Self.shared : isBusy ? Self.busy : isShared ? Self.unread : isGiven ? Self.given : Self.quiet,
            ["changed": changedName, "property": name],
            at: SourceRange(start: attribute.start, end: declaration.nameRange.end),
            help: isGiven && isShared && !isRead
                ? "write `let \(name) = \(type).\(context.nameOfInstance(of: object.type))`"
                : isGiven
                    ? "declare `let \(declaration.text(name, type))`, and let the view around this one pass the object"
                    : "write `let \(declaration.text(name, type))`",
            related: [context.related(changed, "a change of this property updates the view")],
            fix: isGiven || isShared || uses.contains { $0.use.kind == .wrapper }
                ? nil : declaration.constant(without: attribute))
    }

    private static let observed = NameTable("ObservedObject EnvironmentObject")
}

/// The classes that change again and again. Many properties may hold objects of one, and many classes may be in one file.
private struct BusyClasses {
    private var known: [TypeID: Bool] = [:]
    private var repeatingFiles: [Int32: Bool] = [:]

    /// Whether a timer or an asynchronous sequence changes a published property of a class.
    mutating func contains(_ type: TypeID, _ context: inout RuleContext) -> Bool {
        if let found = known[type] { return found }
        let properties = context.index.storedProperties(of: type).map(context.index.member)
        let found = properties.contains { property in
            property.wrapper == "Published"
                && context.changes(of: property.name, inClass: type).sites.contains { site in
                    mayRepeat(inFile: site.file, context) && context.node(of: site)?.isRepeated ?? false
                }
        }
        known[type] = found
        return found
    }

    /// Whether a file has a timer or waits for values. Most do not, and need not be parsed.
    private mutating func mayRepeat(inFile file: Int32, _ context: RuleContext) -> Bool {
        if let known = repeatingFiles[file] { return known }
        let bytes = context.read(context.index.files[Int(file)].path)?.bytes ?? []
        let found = bytes.contains("await") || bytes.contains("Timer(") || bytes.contains("TimeObserver(")
        repeatingFiles[file] = found
        return found
    }
}

extension ModelDeclaration {
    /// The fix that replaces `@ObservedObject var` by `let`; nil if the property is not alone in its declaration.
    fileprivate func constant(without attribute: SyntaxNode) -> Fix? {
        let tree = variable.node.tree
        guard variable.bindings.map({ $0 }).count == 1, binding.accessors == nil, attribute.attributeType?.end == attribute.end,
            case let position = tree.firstToken(at: attribute.end), position < tree.tokens.count,
            !tree.hasComment(in: SourceRange(start: attribute.start, end: variable.node.tokenRange.start)),
            case let next = tree.tokens[position]
        else { return nil }
        return Fix(
            "hold the object in a `let`", .unsafe,
            [FixEdits.delete(attribute.start..<next.start), Fix.Edit(variable.node.tokenRange, "let")])
    }
}

extension RuleContext {
    /// Whether the view with a use shows the same if an update is missing.
    fileprivate mutating func needsNoUpdate(_ site: PropertyUseSite, _ object: ObjectProperty, _ data: TypeData) -> Bool {
        let moments = data.moments(of: site)
        if moments.isSubset(of: .initialization) { return true }
        if site.use.kind == .projection || site.use.kind == .wrapper || site.use.kind == .laterChange { return false }
        if moments.isSubset(of: [.action, .task]) { return !site.use.member.isNone }
        guard let chain = chain(of: site) else { return false }
        if chain.isArgument(of: "onReceive") {
            return chain.isSubscription || index.publishedProperty(site.use.member, of: object.type) == nil
        }
        if chain.isSubscription { return false }
        return chain.passesObject(after: 0) && chain.receiver.map { isObserved(object, by: $0) } ?? false
    }

    /// Whether the view that a call makes observes the object.
    private func isObserved(_ object: ObjectProperty, by receiver: Name) -> Bool {
        if receiver == "environmentObject" { return true }
        guard let view = index.uniqueType(receiver), index.type(view).isView else { return false }
        return index.observes(view, objectOf: object.type)
    }

    /// Whether the view may show something of the shared instance of a class, itself or with code that it names, so that it
    /// observes the object to be drawn again.
    fileprivate mutating func mayShowInstance(of object: ObjectProperty, _ view: TypeID, isGiven: Bool) -> Bool {
        let (name, type) = (name(of: object.id), name(of: object.type))
        if [name, type].contains(where: { ObservedModel.isAboutLooks($0) || ObservedModel.isAboutSettings($0) }) { return true }
        // The environment may hold another object.
        if isGiven, !(sharedReaders(of: object.type)?.isOnlyInstance ?? false) { return true }
        return readsItself(object.type, in: view) || !namesNoReader(of: object.type, in: view)
    }

    fileprivate func nameOfInstance(of type: TypeID) -> String {
        let named = Name.usualInstances.lazy.flatMap { index.members(of: type, named: $0) }
        return named.first { index.member($0).flags.contains(.isStatic) }.map(name) ?? "shared"
    }

    /// Whether code outside of the view may use the object through the view.
    fileprivate mutating func mayAccess(_ object: ObjectProperty) -> Bool {
        index.property(object.id, with: Self.observed).map { mayAccess($0) } ?? true
    }

    private static let observed = NameTable("ObservedObject EnvironmentObject")
}

extension ModelChain {
    /// The callee that gets the object as an argument.
    fileprivate var receiver: Name? { call?.callee?.name }

    fileprivate func isArgument(of modifier: Name) -> Bool { call?.callee?.name == modifier }
}

extension SyntaxNode {
    /// Whether code belongs to the closure of a timer or to a loop over an asynchronous sequence.
    fileprivate var isRepeated: Bool {
        for node in ancestors {
            if node.kind == .functionDecl { return false }
            if node.kind == .forStmt, node.tokens.prefix(3).contains(where: { $0.keyword == .await }) { return true }
            guard node.kind == .closureExpr, let call = node.callOfClosure, let callee = call.callee else { continue }
            if callee.name == "scheduledTimer" || callee.name == "addPeriodicTimeObserver" { return true }
            if callee.name == "sink", callee.subtree.contains(where: { $0.kind == .declReferenceExpr && $0.name == "Timer" }) {
                return true
            }
        }
        return false
    }
}
