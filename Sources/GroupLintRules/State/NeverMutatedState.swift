import GroupLintCore

struct NeverMutatedState: Rule {
    static let branch = RuleCase(
        .warning, when: "a condition that is never true",
        says: "the code in {condition} never runs, because nothing sets `{property}`: it stays `{value}`")
    static let otherBranch = RuleCase(
        .warning, when: "a condition that is always true, with an `else`",
        says: "the `else` of {condition} never runs, because nothing sets `{property}`: it stays `{value}`")
    static let disabled = RuleCase(
        .warning, when: "the argument of `disabled`",
        says: "`.disabled({argument})` never changes, because nothing sets `{property}`: it stays `{value}`")
    static let presented = RuleCase(
        .warning, when: "the value that opens a sheet, an alert and the like",
        says: "this `.{modifier}` never opens, because nothing sets `{property}`: it stays `{value}`")
    static let constant = RuleCase(
        .info, when: "any other use", says: "`{property}` is always {value}, because nothing sets it")

    static let info = RuleInfo(
        id: "never_mutated_state",
        summary: "A `@State` that nothing sets keeps its first value, and what depends on it never changes.",
        category: .state,
        rationale: """
            Only the view itself can set a private `@State`. If nothing does, the property keeps its first value for as long as \
            the view exists, on every OS version. A branch that waits for another value is dead: an error that is never shown, \
            a button that is never disabled while data loads. Often the code that sets the value was forgotten or removed.

            If the value is not meant to change, it is a constant: `private let` says so.
            """,
        cases: [branch, otherBranch, disabled, presented, constant],
        silentOn: [
            "a name that the file assigns, changes, passes with `&`, or uses with `_`, or with `$` outside of `isPresented:` and "
                + "`item:`",
            "properties that are not private: callers may pass another value",
            "first values other than literals, nil and cases of an enum of the project; objects change without an assignment",
            "values with a method call that may change them",
            "types with a macro that is not known",
            "properties that nothing reads either, which `unused_state` reports",
        ],
        fix: "Makes the property a constant, if no branch depends on it; unsafe.",
        sources: ["https://developer.apple.com/documentation/swiftui/state"],
        bad: """
            struct Detail: View {
                @State private var isLoading = false
                let text: String

                var body: some View {
                    Text(text)
                    if isLoading {
                        ProgressView()
                    }
                }
            }
            """,
        good: """
            struct Detail: View {
                @State private var isLoading = false
                @State private var text = ""

                var body: some View {
                    Text(text)
                    if isLoading {
                        ProgressView()
                    }
                    Button("Load") {
                        isLoading = true
                        text = "Loading"
                    }
                }
            }
            """,
        measured: Measurement(right: 37, read: 37, at: .info)
    )

    private static let wrappers = NameTable("State")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for property in file.index.properties(inFile: file.file, with: Self.wrappers) {
            guard let state = FixedState(property, &context) else { continue }
            report(state, &context)
        }
    }

    private func report(_ state: FixedState, _ context: inout RuleContext) {
        let name = state.declaration.name
        if let presenter = state.presenter {
            context.report(
                Self.presented, ["modifier": presenter.tokenText, "property": name, "value": state.valueText],
                at: state.declaration.range,
                help: "set `\(name)` where it should open, or delete `\(name)` and the `.\(presenter.tokenText)`",
                related: [presenter.nameRelated("this never opens")])
            return
        }
        guard let dependent = state.dependents.first else {
            context.report(
                Self.constant, ["property": name, "value": state.quotedValue], at: state.declaration.range,
                help: state.constantHelp, fix: state.constantFix)
            return
        }
        let ruleCase =
            switch dependent.kind {
            case .branch: Self.branch
            case .otherBranch: Self.otherBranch
            case .disabled: Self.disabled
            }
        context.report(
            ruleCase,
            [
                "property": name, "value": state.valueText, "condition": dependent.text(name),
                "argument": dependent.argument(name),
            ],
            at: state.declaration.range,
            help: "set `\(name)` where its value changes, or delete it and the code that depends on it",
            related: [dependent.related("`\(name)` is always `\(state.valueText)` here")])
    }
}
