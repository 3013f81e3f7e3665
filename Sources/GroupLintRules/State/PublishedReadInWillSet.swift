import GroupLintCore

struct PublishedReadInWillSet: Rule {
    static let old = RuleCase(
        .warning, says: "`{value}` still has its old value here, because `{publisher}` publishes before the property changes")
    static let oldInFunction = RuleCase(
        .warning, when: "a function or computed property that the action uses reads the property",
        says: "`{function}` reads the old `{value}`, because `{publisher}` publishes before the property changes")

    static let info = RuleInfo(
        id: "published_read_in_will_set",
        summary: "An `.onReceive` or `sink` of a `@Published` property reads the property and gets its old value.",
        category: .state,
        rationale: """
            `@Published` sends the new value before it stores it, in `willSet`. While the action of `.onReceive(model.$items)` \
            or `model.$items.sink` runs, `model.items` still has the old value. An action that ignores the value that it gets \
            and reads the property is therefore always one change behind: the first change does nothing, and the second one \
            shows the first.

            This applies to every OS version. `.onChange(of: model.items)` runs after the change.
            """,
        cases: [old, oldInFunction],
        silentOn: [
            "an action that uses the value that it gets, also to compare it with the old one",
            "publishers with an operator that delivers later, such as `receive(on:)` or `debounce`",
            "reads in a `Task` or in another closure that runs later",
            "a value that is kept as the old one: `previousItems = items`",
            "models whose type is unknown, and publishers that are not `@Published` properties",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/combine/published",
            "https://christiantietze.de/posts/2022/08/rely-on-published-property-wrapper-events-not-the-observed-object/",
        ],
        bad: """
            final class Cart: ObservableObject {
                @Published var items: [Int] = []
            }

            struct CartBadge: View {
                @ObservedObject var cart: Cart
                @State private var count = 0

                var body: some View {
                    Text("\\(count)")
                        .onReceive(cart.$items) { _ in
                            count = cart.items.count
                        }
                }
            }
            """,
        good: """
            final class Cart: ObservableObject {
                @Published var items: [Int] = []
            }

            struct CartBadge: View {
                @ObservedObject var cart: Cart
                @State private var count = 0

                var body: some View {
                    Text("\\(count)")
                        .onReceive(cart.$items) { items in
                            count = items.count
                        }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.modifiedElements {
            for modifier in element.modifiers where modifier.name == "onReceive" && !element.isInPreview {
                guard let owner = element.owner, let call = context.node(of: modifier).flatMap(CallExpr.init),
                    let reception = PublishedReception(onReceive: call, in: owner, file.file, context.index),
                    let read = reception.oldRead(in: owner, &context)
                else { continue }
                report(read, reception, &context)
            }
        }
        checkSubscriptions(in: file, &context)
    }

    /// `$items.sink { [weak self] _ in self?.reload() }`
    private func checkSubscriptions(in file: ViewFile, _ context: inout RuleContext) {
        guard file.soughtFunctions.contains(.sink), let tree = context.syntax() else { return }
        for id in tree.nodes(named: "sink") {
            guard let call = tree.node(id)?.parent.flatMap(CallExpr.init), call.callee?.name == "sink",
                let owner = file.types(around: call.node).first, !context.index.isInPreview(owner),
                let reception = PublishedReception(sink: call, in: owner, file.file, context.index),
                let read = reception.oldRead(in: owner, &context)
            else { continue }
            report(read, reception, &context)
        }
    }

    private func report(_ read: PublishedReception.OldRead, _ reception: PublishedReception, _ context: inout RuleContext) {
        let name = reception.publisher.tokenText.dropFirst()
        let base = reception.publisher.chainBase.map { "\($0.text)." } ?? ""
        let (value, publisher) = ("\(base)\(name)", reception.publisher.text)
        let later = reception.isSink ? ", or write `.receive(on: DispatchQueue.main)` before `.sink`, which then runs later" : ""
        let change = "use the value that the closure gets: `{ \(name) in … }`\(later)"
        guard let use = read.use else {
            context.report(Self.old, ["value": value, "publisher": publisher], at: read.node.range, help: change)
            return
        }
        let function = CallExpr(use) == nil ? use.text : use.shortText ?? (use.chainBase ?? use).tokenText
        context.report(
            Self.oldInFunction, ["function": function, "value": value, "publisher": publisher], at: use.range,
            help: CallExpr(use) == nil
                ? change : "give the function a parameter for the value, and pass it what the closure gets\(later)",
            related: [read.node.related("the old value is read here")])
    }
}
