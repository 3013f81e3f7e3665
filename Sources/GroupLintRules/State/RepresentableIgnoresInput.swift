import GroupLintCore

struct RepresentableIgnoresInput: Rule {
    static let changed = RuleCase(
        .warning, says: "later values of `{input}` do not show, because only `{make}` reads it, and SwiftUI calls `{make}` once")

    static let info = RuleInfo(
        id: "representable_ignores_input",
        summary: "A platform view uses an input only when it is made, so later values do not show.",
        category: .state,
        rationale: """
            SwiftUI calls `makeUIView` once, when the view appears. When the view gets other values, SwiftUI keeps the platform \
            view and calls `updateUIView`. A value that only `makeUIView` uses stays as it was: an old text, an old page, an \
            old color. The same is true of `NSViewRepresentable` and of view controllers.

            On every OS version.
            """,
        cases: [changed],
        silentOn: [
            "values that other code of the type reads too, and types that hand themselves on, such as to a coordinator",
            "objects, closures, bindings and values of the environment, and values that are not known to change",
            "views in sheets, on pushed screens and with `.id(…)`, which are new each time",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
            "https://developer.apple.com/documentation/swiftui/nsviewrepresentable/updatensview(_:context:)",
        ],
        bad: """
            struct Caption: UIViewRepresentable {
                let text: String

                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.text = text
                    return label
                }

                func updateUIView(_ label: UILabel, context: Context) {}
            }

            struct Pages: View {
                @State private var title = "One"

                var body: some View {
                    Caption(text: title)
                    Button("Next") { title = "Two" }
                }
            }
            """,
        good: """
            struct Caption: UIViewRepresentable {
                let text: String

                func makeUIView(context: Context) -> UILabel { UILabel() }

                func updateUIView(_ label: UILabel, context: Context) {
                    label.text = text
                }
            }

            struct Pages: View {
                @State private var title = "One"

                var body: some View {
                    Caption(text: title)
                    Button("Next") { title = "Two" }
                }
            }
            """
    )

    private struct Functions {
        let kind: String

        var make: String { "make\(kind)" }
        var update: String { "update\(kind)" }
    }

    private static let functions = ["UIView", "NSView", "UIViewController", "NSViewController"].map(Functions.init)

    /// Classes whose objects do not change.
    private static let immutable = NameTable("NSAttributedString UIImage NSImage UIColor NSColor UIFont NSFont")

    /// Most inputs of one file that are looked at: for each, the code of the callers is searched.
    private static let mostInputs = 24

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var budget = Self.mostInputs
        for view in context.types where context.index.inherits(view, from: SwiftUICatalog.representables) {
            guard let code = TypeCode(view, &context) else { continue }
            for names in Self.functions {
                let (make, update) = (code.functions(Name(names.make.utf8)), code.functions(Name(names.update.utf8)))
                guard make.count == 1, update.count == 1 else { continue }
                check(view, file.file, make[0], names, &budget, &context)
            }
        }
    }

    private func check(
        _ view: TypeID, _ file: Int32, _ make: SyntaxNode, _ names: Functions, _ budget: inout Int,
        _ context: inout RuleContext
    ) {
        let index = context.index
        for id in index.storedProperties(of: view) where id.file == file {
            let property = index.member(id)
            guard property.isPlainInput, Self.immutable.contains(property.type.name) || index.isValue(property.type),
                context.isUsedOnly(property.name, of: view, in: make)
            else { continue }
            budget -= 1
            guard budget >= 0 else { return }
            var search = InputChangeSearch()
            let input = ViewInput(name: property.name, initializer: nil, members: [])
            guard let change = search.change(of: input, in: view, &context),
                let text = context.syntax()?.source.text(property.nameRange)
            else { continue }
            context.report(
                Self.changed, ["input": text, "make": names.make], at: property.nameRange,
                help: "use `\(text)` in `\(names.update)`, which SwiftUI calls at first and for each new value; skip it there if "
                    + "`\(text)` has not changed",
                related: change.related)
        }
    }
}

extension MemberSummary {
    /// Whether callers may set the property: a plain one without a fixed value.
    fileprivate var isPlainInput: Bool {
        wrapper.isNone && !flags.contains(.isStatic) && !flags.contains(.isPrivate) && !type.flags.contains(.isFunction)
            && !(flags.contains(.isLet) && defaultValue != .none)
    }
}

extension RuleContext {
    /// Whether the code of a type names a property, and only in one function.
    fileprivate mutating func isUsedOnly(_ property: Name, of type: TypeID, in body: SyntaxNode) -> Bool {
        let data = data(of: type)
        let uses = data.uses(of: property)
        guard data.isComplete, !uses.isEmpty, !data.passesSelf else { return false }
        return uses.allSatisfy { site in
            node(of: site).map { $0.tree === body.tree && body.range.contains($0.range) } ?? false
                || data.moments(of: site) == .initialization
        } && uses.contains { data.moments(of: $0) != .initialization }
    }
}
