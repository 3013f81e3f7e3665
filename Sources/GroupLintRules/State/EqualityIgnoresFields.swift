import GroupLintCore

struct EqualityIgnoresFields: Rule {
    static let dropped = RuleCase(
        .warning, .medium, when: "a field of a `@State` is changed",
        says: "SwiftUI drops the change of `{value}`, because this `==` compares only {fields}, and SwiftUI does not set a "
            + "`@State` to an equal value")
    static let stale = RuleCase(
        .warning, .medium, when: "a field of a value is changed that a view gets",
        says: "`{view}` still shows the old `{field}` after a change, because this `==` compares only {fields}, and SwiftUI does "
            + "not update a view that gets equal values")

    static let info = RuleInfo(
        id: "equality_ignores_fields",
        summary: "A type's own `==` leaves out a field that changes, so SwiftUI does not see the change.",
        category: .state,
        rationale: """
            SwiftUI compares the old and the new value of a view, property by property, and uses the `==` of each type. If all are \
            equal, it does not run the `body` of the view. It also compares the new value of a `@State` with the old one, and \
            drops an equal one. An `==` that compares only the `id` says that a post with another `isLiked` is the same post: the \
            row keeps its old heart, and text that the user types into a field of a `@State` is lost. `.onChange` and \
            `.task(id:)` do not run either.

            Such an `==` is often written for `Hashable`, so that the type can be the value of a `NavigationLink`. Swift makes \
            `==` and `hash(into:)` itself if all properties are `Hashable`. This applies to every OS version.
            """,
        cases: [dropped, stale],
        silentOn: [
            "an `==` with other code than comparisons of properties, or whose other properties are constants",
            "structs of numbers and flags alone, which SwiftUI compares byte by byte, and classes",
            "views that get a closure, a binding or an observed object, too: they are updated anyway",
            "views whose `body` does not read such a field, and fields of which no change is known while the view is on screen",
            "previews and tests",
        ],
        sources: [
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift",
            "https://onmyway133.com/posts/how-to-use-equatableview-in-swiftui/",
        ],
        bad: """
            struct Post: Identifiable, Hashable {
                let id: String
                var title: String

                static func == (left: Post, right: Post) -> Bool { left.id == right.id }

                func hash(into hasher: inout Hasher) { hasher.combine(id) }
            }

            struct Editor: View {
                @State private var post = Post(id: "1", title: "")

                var body: some View {
                    TextField("Title", text: $post.title)
                }
            }
            """,
        good: """
            struct Post: Identifiable, Hashable {
                let id: String
                var title: String
            }

            struct Editor: View {
                @State private var post = Post(id: "1", title: "")

                var body: some View {
                    TextField("Title", text: $post.title)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for type in context.index.types(declaredIn: file.file) {
            guard let equality = PartialEquality(type, &context) else { continue }
            check(equality, &context)
        }
    }

    private func check(_ equality: PartialEquality, _ context: inout RuleContext) {
        var seen: [TypeID] = []
        var found: IgnoredChange?
        for place in context.index.mentions(of: equality.type, withUnused: false, atMost: Self.mostPlaces) {
            guard let user = context.index.typeID(file: place.file, declaration: place.type), !seen.contains(user) else { continue }
            seen.append(user)
            guard context.index.type(user).isView, !context.index.type(user).isPreview else { continue }
            let change = IgnoredChange(equality, in: user, &context)
            if let change, found == nil || change.isDropped && !found!.isDropped { found = change }
        }
        guard let found, let name = equality.function.node.token else { return }
        let fields = equality.compared.map { "`\(context.name(of: $0))`" }.joined(separator: " and ")
        context.report(
            found.isDropped ? Self.dropped : Self.stale,
            ["value": found.text, "view": found.view, "field": found.field, "fields": fields], at: name.range,
            help: "remove this `==` and `hash(into:)`, so that Swift compares all properties, or compare `\(found.field)` too",
            related: found.related)
    }

    /// Further places that name the type are not looked at.
    private static let mostPlaces = 128
}

/// A change of a field that SwiftUI does not see, because it compares the values without that field.
private struct IgnoredChange {
    let isDropped: Bool
    /// The state and the field: `draft.title`.
    let text: String
    let field: String
    let view: String
    let related: [RelatedLocation]

    /// Nil if no such change is known in a view.
    init?(_ equality: PartialEquality, in view: TypeID, _ context: inout RuleContext) {
        let index = context.index
        let properties = index.storedProperties(of: view)
        let data = context.data(of: view)
        self.view = context.name(of: view)
        for id in properties where index.valueType(of: index.member(id).name, in: view) == .project(equality.type) {
            let property = index.member(id)
            let name = property.name
            if property.wrapper == "State" {
                let changes = data.uses(of: name).filter {
                    equality.ignores($0.use.member) && $0.use.kind.mayChangeValue && $0.use.moment != .initialization
                }
                guard let change = changes.first, let node = context.node(of: change) else { continue }
                (isDropped, field) = (true, equality.fieldName(change.use.member, context))
                text = "\(context.name(of: id)).\(field)"
                related = [node.related("changed here"), context.related(id, "this is the state")]
                return
            }
            guard property.wrapper.isNone, property.defaultValue == .none,
                properties.allSatisfy({ index.isComparedByValue($0) })
            else { continue }
            for fieldID in equality.ignored {
                let field = index.member(fieldID).name
                let reads = data.uses(of: name).filter { $0.use.member == field && $0.use.kind == .read }
                guard let read = reads.first(where: { data.moments(of: $0).contains(.evaluation) }),
                    let readNode = context.node(of: read)
                else { continue }
                var search = InputChangeSearch()
                let input = ViewInput(name: name, initializer: nil, members: [field])
                guard let change = search.change(of: input, in: view, &context), change.kind != .selection,
                    change.evidence.writtenTarget?.name == field
                else { continue }
                (isDropped, self.field, text) = (false, context.name(of: fieldID), "")
                related = [
                    change.evidence.related("changed here"), readNode.related("the view shows it here"),
                    change.call.node.related("the view gets the value here"),
                ]
                return
            }
        }
        return nil
    }
}

extension ProjectIndex {
    /// Whether a property of a view does not make the view another value in each update of its caller.
    fileprivate func isComparedByValue(_ id: MemberID) -> Bool {
        let property = member(id)
        return !property.type.flags.contains(.isFunction)
            && (property.wrapper.isNone || Self.ownValues.contains(property.wrapper))
    }

    private static let ownValues = NameTable("State Environment EnvironmentObject AppStorage Namespace ScaledMetric FocusState")
}
