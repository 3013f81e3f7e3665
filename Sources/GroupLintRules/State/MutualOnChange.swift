import GroupLintCore

struct MutualOnChange: Rule {
    static let mutual = RuleCase(
        .info, .low,
        says: "a change of `{first}` may change `{first}` again: this `.onChange` sets `{second}`, whose `.onChange` sets "
            + "`{first}`")

    static let info = RuleInfo(
        id: "mutual_on_change",
        summary: "Two `.onChange` of one view set each other's value.",
        category: .state,
        rationale: """
            Each change of one value runs the action that sets the other, and that change runs the action that sets the first. \
            The values settle only if the second action gives the first value back exactly. If it does not, because it rounds, \
            trims or clears, the input of the user is overwritten, or the actions run until SwiftUI logs that `onChange` tried \
            to update several times in one frame.

            Keep one value, and derive the other from it: with a computed property, or with a `Binding(get:set:)` for a control. \
            This applies to every OS version.
            """,
        cases: [mutual],
        silentOn: [
            "two actions that only copy the value, which then agree",
            "an action that compares with the other value first",
            "values of other objects than the view's own properties and models",
            "`.onChange` actions that only call functions of other types",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg"
        ],
        bad: """
            struct Converter: View {
                @State private var celsius = 20.0
                @State private var fahrenheit = 68.0

                var body: some View {
                    VStack {
                        Slider(value: $celsius) { Text("Celsius") }
                        Slider(value: $fahrenheit) { Text("Fahrenheit") }
                    }
                    .onChange(of: celsius) { fahrenheit = (celsius * 9 / 5 + 32).rounded() }
                    .onChange(of: fahrenheit) { celsius = ((fahrenheit - 32) * 5 / 9).rounded() }
                }
            }
            """,
        good: """
            struct Converter: View {
                @State private var celsius = 20.0

                private var fahrenheit: Binding<Double> {
                    Binding { celsius * 9 / 5 + 32 } set: { celsius = ($0 - 32) * 5 / 9 }
                }

                var body: some View {
                    VStack {
                        Slider(value: $celsius) { Text("Celsius") }
                        Slider(value: fahrenheit) { Text("Fahrenheit") }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        // One `onChange` alone cannot be answered.
        guard file.hasModifiers("onChange", atLeast: 2) else { return }
        var reactions: [Reaction] = []
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers where modifier.name == "onChange" && reactions.count < Self.mostReactions {
                if let reaction = Reaction(modifier, on: element, &context) { reactions.append(reaction) }
            }
        }
        for (position, second) in reactions.enumerated() {
            guard let first = reactions[..<position].first(where: { $0.isAnswered(by: second) }) else { continue }
            context.report(
                Self.mutual, ["first": second.text, "second": first.text], at: second.modifier.nameRange,
                help: "keep one of the two values, and derive the other from it with a computed property or a `Binding`",
                related: [
                    RelatedLocation(
                        path: first.path, range: first.modifier.nameRange, message: "this one sets `\(second.text)` again")
                ])
        }
    }

    /// More in one file are not compared.
    private static let mostReactions = 64

    /// What an `onChange` watches, and what it sets.
    private struct Reaction {
        let modifier: ViewTree.Modifier
        let path: String
        let text: String
        private let owner: TypeID?
        private let watched: StateProperty
        private let writes: [StateWrites.Write]
        /// Names of the new value in the action.
        private let newValues: [Name]

        init?(_ modifier: ViewTree.Modifier, on element: ViewElement, _ context: inout RuleContext) {
            guard let call = context.node(of: modifier).flatMap(CallExpr.init), let tree = context.syntax(),
                let value = call.argument("of"), let watched = StateProperty(value), element.owner != nil,
                let action = call.value("perform") ?? call.trailingClosure, action.kind == .closureExpr
            else { return nil }
            self.modifier = modifier
            path = element.path
            text = value.shortText ?? ""
            owner = element.owner
            self.watched = watched
            newValues = (ClosureExpr(action)?.parameterNames ?? []) + ["$0", "$1"]
            writes = StateWrites(action, methods: { element.methods($0, in: tree) }).writes.filter {
                $0.isCertain && $0.pauses == 0
            }
        }

        /// Whether each of two actions sets what the other one watches, and not both only copy the value: then they agree at
        /// once.
        func isAnswered(by other: Reaction) -> Bool {
            guard owner == other.owner, watched != other.watched, !text.isEmpty, !other.text.isEmpty,
                let write = write(to: other.watched), let answer = other.write(to: watched)
            else { return false }
            return !copies(write) || !other.copies(answer)
        }

        private func write(to property: StateProperty) -> StateWrites.Write? {
            writes.first { $0.root == property.root && $0.member == property.member }
        }

        /// Whether a write passes the new value on as it is.
        private func copies(_ write: StateWrites.Write) -> Bool {
            guard let value = write.value?.unwrapped else { return false }
            return StateProperty(value) == watched || newValues.contains(value.ownName ?? .none)
        }
    }
}
