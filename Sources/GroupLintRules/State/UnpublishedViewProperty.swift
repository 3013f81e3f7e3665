import GroupLintCore

struct UnpublishedViewProperty: Rule {
    static let handMade = RuleCase(
        .info, .medium, when: "a control with a hand-made binding sets the value, and shows it all the same",
        says: "this view is not updated when its control sets `{path}`, because `{type}` announces no change of `{property}`")
    static let bound = RuleCase(
        .warning, when: "a control sets the value, and the body reads it elsewhere",
        says: "this view keeps showing the old `{property}` after a control sets `${model}.{property}`, because `{property}` of "
            + "`{type}` is not `@Published`")
    static let setting = RuleCase(
        .warning, when: "the same with a computed property that keeps its value in the user defaults",
        says: "this view keeps showing the old `{property}` after a control sets `${model}.{property}`, because `{property}` of "
            + "`{type}` only sets a value of the user defaults and announces nothing")
    static let control = RuleCase(
        .info, .medium, when: "a control sets the value, and shows it all the same",
        says: "this view is not updated when `${model}.{property}` is set, because `{property}` of `{type}` is not "
            + "`@Published`")
    static let presentation = RuleCase(
        .warning, when: "an action of the view sets the value of a presentation, and announces no other change",
        says: "`.{modifier}` does not show that `{property}` changes, because `{property}` of `{type}` is not `@Published`")
    static let read = RuleCase(
        .info, .low, when: "an action of the view changes the value, and announces no other change",
        says: "this view keeps showing the old `{property}` after it changes, because `{property}` of `{type}` is not "
            + "`@Published`")
    static let mayMiss = RuleCase(
        .info, .low, when: "the value may only change together with published properties",
        says: "this view may keep showing the old `{property}` after it changes, because `{property}` of `{type}` is not "
            + "`@Published`")
    static let silent = RuleCase(
        .warning, when: "an action of the view changes the value, also of a plain class, and announces no other change",
        says: "this view keeps showing the old `{path}` after its own action changes it, because `{type}` announces no change of "
            + "`{property}`")

    static let untracked = RuleCase(
        .info, .medium, when: "a computed property of an `@Observable` class that gets its value from the user defaults",
        says: "this view keeps showing the old `{property}` after code sets it, because `{property}` of `{type}` only reads the "
            + "user defaults, which `@Observable` does not track")
    static let unannounced = RuleCase(
        .info, .medium, when: "the same in an `ObservableObject`, with a method that sets the value",
        says: "this view keeps showing the old `{property}` after code sets it, because `{property}` of `{type}` only reads the "
            + "user defaults and announces nothing")

    static let info = RuleInfo(
        id: "unpublished_view_property",
        summary: "A view shows or binds a variable of an object, and nothing announces that it changes.",
        category: .state,
        rationale: """
            A view that observes an `ObservableObject` is updated when the object announces a change. `@Published` does this \
            for each change of a property. A plain `var` changes silently: the view keeps the old value until something else \
            updates it, and a sheet whose `isPresented` is bound to it does not open. A class that is neither an \
            `ObservableObject` nor `@Observable` announces nothing at all, also if an observed object holds it: \
            `model.settings.rows.append(row)` does not set `settings`, because the reference is still the same.

            On every OS version. Classes with `@Observable` announce changes of every stored `var`, and so of computed \
            properties that read one, but not of values that a computed property gets from the user defaults.
            """,
        cases: [silent, handMade, bound, setting, untracked, unannounced, control, presentation, read, mayMiss],
        silentOn: [
            "properties that only an initializer sets, and `let`",
            "actions that announce another change, also in a function that they call, or that call a closure, a delegate or a "
                + "function of another module for what it does",
            "properties with observers or property wrappers, lazy properties, and computed properties, unless they only read and "
                + "set another variable, or a value of the user defaults",
            "values of the user defaults that an `@AppStorage` of the project reads, too",
            "classes that use `objectWillChange`, and classes with superclasses of other modules such as `NSManagedObject`",
            "properties that hold objects or closures",
            "reads in actions, and views that subscribe to the model",
            "widgets, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/combine/observableobject",
            "https://developer.apple.com/documentation/combine/published",
        ],
        bad: """
            final class Player: ObservableObject {
                var isMuted = false

                func mute() { isMuted = true }
            }

            struct PlayerView: View {
                @ObservedObject var player: Player

                var body: some View {
                    Text(player.isMuted ? "Muted" : "Playing")
                    Button("Mute", action: player.mute)
                }
            }
            """,
        good: """
            final class Player: ObservableObject {
                @Published var isMuted = false

                func mute() { isMuted = true }
            }

            struct PlayerView: View {
                @ObservedObject var player: Player

                var body: some View {
                    Text(player.isMuted ? "Muted" : "Playing")
                    Button("Mute", action: player.mute)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        var announcements: [TypeID: Announcements] = [:]
        for view in context.types where context.index.hasUpdatedBody(view) && !context.index.isInPreview(view) {
            for setting in UntrackedSetting.all(in: view, &context) { report(setting, &context) }
            let unseen = UnseenChange.all(in: view, &context)
            for change in unseen { report(change, &context) }
            for object in context.index.objectProperties(of: view) where object.isObserved {
                check(object, of: view, without: unseen.map(\.path.variable), &announcements, &context)
            }
        }
    }

    private func check(
        _ object: ObjectProperty, of view: TypeID, without reported: [MemberID], _ announcements: inout [TypeID: Announcements],
        _ context: inout RuleContext
    ) {
        let data = context.data(of: view)
        guard !data.hasUnknownMacro else { return }
        var known: [Name] = []
        var reached: [TypeID: ReachedMembers] = [:]
        // A binding says most, so it comes first.
        let sites = data.usesInBody(of: object.member.name).filter { !$0.use.member.isNone }
        let bindings = sites.filter { $0.use.kind == .projection }
        for site in bindings + sites.filter({ $0.use.kind == .read }) where !known.contains(site.use.member) {
            guard let property = UnpublishedProperty(site.use.member, of: object.type, &context),
                let chain = context.chain(of: site), chain.source.path == context.source?.path, !chain.isSubscription,
                !reported.contains(property.id)
            else { continue }
            known.append(site.use.member)
            let announced = announcements[property.owner] ?? Announcements(property.owner, &context)
            announcements[property.owner] = announced
            let members =
                reached[property.owner] ?? ReachedMembers(of: property.owner, announced, through: object, in: view, &context)
            reached[property.owner] = members
            report(property, site, chain, members, object, view, &context)
        }
    }

    private func report(_ setting: UntrackedSetting, _ context: inout RuleContext) {
        let (property, type) = (context.name(of: setting.property), context.name(of: setting.model))
        let change = setting.change
        context.report(
            setting.isTracked ? Self.untracked : Self.unannounced, ["property": property, "type": type], at: setting.range,
            help: setting.isTracked
                ? "call `access(keyPath: \\.\(property))` in the getter of `\(property)`, and set the value in "
                    + "`withMutation(keyPath: \\.\(property)) { … }`"
                : "call `objectWillChange.send()` before the value is set",
            related: [
                context.related(setting.property, "this property reads the user defaults"),
                RelatedLocation(path: change.tree.source.path, range: change.range, message: "it changes here"),
            ])
    }

    private func report(_ unseen: UnseenChange, _ context: inout RuleContext) {
        let (path, node) = (unseen.path, unseen.read.members[unseen.path.names.count - 2])
        let range = SourceRange(start: unseen.read.range.start, end: node.end)
        let (property, type) = (context.name(of: path.variable), context.name(of: path.owner))
        let isPlain = context.index.modelKind(of: path.owner) == .otherClass
        context.report(
            unseen.isOfControl ? Self.handMade : Self.silent,
            ["path": unseen.read.source.text(range), "property": property, "type": type], at: range,
            help: isPlain
                ? "let `\(type)` conform to `ObservableObject`, write `@Published var \(property)` in it, and hold the `\(type)` "
                    + "with `@ObservedObject` in the view that reads it"
                : "write `@Published var \(property)` in `\(type)`"
                    + (path.names.count > 2 ? ", and hold the `\(type)` with `@ObservedObject` in the view that reads it" : ""),
            related: unseen.changes.map {
                RelatedLocation(path: $0.source.path, range: $0.range, message: "this action changes it")
            } + [context.related(path.variable, "this property announces no changes")])
    }

    private func report(
        _ property: UnpublishedProperty, _ site: PropertyUseSite, _ chain: ModelChain, _ reached: ReachedMembers,
        _ object: ObjectProperty, _ view: TypeID, _ context: inout RuleContext
    ) {
        guard let node = chain.members.first, !chain.isShownLater || site.use.kind == .projection else { return }
        let change = context.misses(property, reached, in: view)
        guard let ruleCase = ruleCase(property, site, chain, change != nil, object, view, &context) else { return }
        var related = [context.related(property.id, "this property announces no changes")]
        if let change, let tree = context.syntax(ofFile: context.index.files[Int(change.file)].path) {
            let place = SyntaxNode(tree: tree, id: change.use.node).range
            related.append(RelatedLocation(path: tree.source.path, range: place, message: "it changes here"))
        }
        let text = context.name(of: property.id)
        context.report(
            ruleCase,
            [
                "modifier": chain.call?.callee?.tokenText ?? "", "property": text, "model": context.name(of: object.id),
                "type": context.name(of: property.owner),
            ],
            at: SourceRange(start: chain.range.start, end: node.end),
            help: property.isSetting
                ? "call `objectWillChange.send()` in the setter of `\(text)`, before the value is set"
                : "write `@Published var \(context.name(of: property.variable))` in `\(context.name(of: property.owner))`",
            related: related)
    }

    private func ruleCase(
        _ property: UnpublishedProperty, _ site: PropertyUseSite, _ chain: ModelChain, _ isMissed: Bool,
        _ object: ObjectProperty, _ view: TypeID, _ context: inout RuleContext
    ) -> RuleCase? {
        let mayMiss = !property.isSetting && context.isSetLater(property) ? Self.mayMiss : nil
        let isMissed = isMissed && !property.isSetting
        guard site.use.kind == .projection, let callee = chain.call?.callee else { return isMissed ? Self.read : mayMiss }
        if callee.kind == .memberAccessExpr, callee.name.isModifier(with: .presents) {
            return isMissed ? Self.presentation : mayMiss
        }
        guard SwiftUICatalog.views.contains(callee.name), !context.index.declaresType(callee.name) else {
            return isMissed ? Self.read : mayMiss
        }
        let name = context.index.member(property.id).name
        let isRead = context.data(of: view).usesInBody(of: object.member.name).contains {
            $0.use.member == name && $0.use.kind == .read
        }
        if property.isSetting { return isRead ? Self.setting : nil }
        return isRead ? Self.bound : Self.control
    }
}
