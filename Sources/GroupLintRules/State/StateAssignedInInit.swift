import GroupLintCore

struct StateAssignedInInit: Rule {
    static let lost = RuleCase(
        .info,
        says: "`{property}` keeps {value}, because an initializer cannot change a `@State` that already has a value")
    static let needless = RuleCase(
        .info, .medium,
        when: "the value equals the default value, other code assigns the same value, or nothing reads the state",
        says: "this assignment does nothing, because an initializer cannot change a `@State` that already has a value")

    static let info = RuleInfo(
        id: "state_assigned_in_init",
        summary: "An assignment to a `@State` that already has a value is lost in an initializer.",
        category: .state,
        rationale: """
            When an initializer runs, its view is not on screen yet, and SwiftUI keeps no state for it. An assignment to a \
            `@State` with a default value then stores nothing: the view shows the default value, without a message. This \
            applies to every OS version.

            There is one exception, which is why the same line works in another view: as long as another stored property has no \
            value yet, Swift turns the assignment into the first value of the state. The assignment is only lost if every \
            property has its value. Who sorts the lines of an initializer may break it. \
            `_name = State(initialValue: value)` works in any order.
            """,
        cases: [lost, needless],
        silentOn: [
            "the first value of a state without a default value",
            "an assignment before all stored properties have their values, which Swift keeps",
            "initializers that call `self.init` or assign `self`",
            "assignments in closures, which run later, and values of parameters that no call passes",
            "classes, previews and tests",
        ],
        fix: "Gives the state its first value with `State(initialValue:)`; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)",
            "https://github.com/swiftlang/swift/issues/31248",
        ],
        bad: """
            struct Search: View {
                @State private var term = ""

                init(term: String) {
                    self.term = term
                }

                var body: some View {
                    TextField("Search", text: $term)
                }
            }
            """,
        good: """
            struct Search: View {
                @State private var term: String

                init(term: String) {
                    _term = State(initialValue: term)
                }

                var body: some View {
                    TextField("Search", text: $term)
                }
            }
            """,
        measured: Measurement(right: 11, read: 11, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for type in StructInitializers.all(in: file, wrapper: "State", &context) {
            guard let storage = StructStorage(type, &context) else { continue }
            for initializer in type.initializers {
                for loss in InitializerWalk(initializer, storage).losses { report(loss, of: type.type, storage, &context) }
            }
        }
    }

    private func report(
        _ loss: InitializerWalk.Loss, of type: TypeID, _ storage: StructStorage, _ context: inout RuleContext
    ) {
        let binding = loss.property.binding
        let name = binding.pattern?.tokenText ?? ""
        let place = binding.node.related("the state gets its first value here")
        let related = loss.isSetBefore ? [] : [place]
        let isRead = loss.isRead(in: type, &context)
        if !isRead || loss.isNeedless(storage) {
            context.report(
                Self.needless, at: loss.target.range,
                help: "remove the assignment" + (isRead ? "" : ", and delete `\(name)`, which nothing reads"), related: related)
            return
        }
        if !loss.mayBePassed(to: type, &context) { return }
        let kept = loss.isSetBefore ? "the value from before" : loss.property.firstText.map { "`\($0)`" } ?? "its default value"
        context.report(
            Self.lost, ["property": name, "value": kept], at: loss.target.range, help: help(loss, name), related: related,
            fix: fix(loss, name))
    }

    private func help(_ loss: InitializerWalk.Loss, _ name: String) -> String {
        guard let range = loss.valueRange else {
            return "compute the value first, and write `_\(name) = State(initialValue: …)`"
        }
        let text = range.length <= 60 ? loss.target.tree.source.text(range) : "…"
        let value = text.contains { $0.isNewline || $0 == "`" } ? "…" : text
        return "write `\(loss.storagePrefix)_\(name) = State(initialValue: \(value))`; if the value only comes later, set "
            + "`\(name)` in `.onAppear` or `.onChange`; if what is shown now is right, delete the assignment"
    }

    private func fix(_ loss: InitializerWalk.Loss, _ name: String) -> Fix? {
        guard let range = loss.valueRange else { return nil }
        return Fix(
            "give the state its first value with `State(initialValue:)`", .unsafe,
            [
                Fix.Edit(loss.target.range, "\(loss.storagePrefix)_\(name)"),
                Fix.Edit(SourceRange(start: range.start, end: range.start), "State(initialValue: "),
                Fix.Edit(SourceRange(start: range.end, end: range.end), ")"),
            ])
    }
}

extension InitializerWalk.Loss {
    /// Whether code outside of the initializer uses the property, so that its value matters.
    fileprivate func isRead(in type: TypeID, _ context: inout RuleContext) -> Bool {
        context.data(of: type).uses(of: property.name).contains { site in
            site.use.kind == .projection
                || ((site.use.kind == .read || site.use.kind == .call) && site.use.moment != .initialization)
        }
    }
}
