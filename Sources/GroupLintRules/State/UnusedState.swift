import GroupLintCore

struct UnusedState: Rule {
    static let unused = RuleCase(
        .info, when: "a value that the view owns", says: "`{property}` has no effect: nothing reads or sets it")
    static let binding = RuleCase(
        .info, when: "a binding", says: "passing the binding `{property}` has no effect, because nothing reads or sets it")

    static let info = RuleInfo(
        id: "unused_state",
        summary: "A `@State` or `@Binding` that nothing reads or sets can be deleted.",
        category: .state,
        rationale: """
            The property is left over from earlier code. It has no effect on the view, on any OS version, but every reader has \
            to find that out, and each caller has to pass a value for an unused `@Binding`. If it should have been used, \
            something is missing.

            The rule covers `@State`, `@Binding`, `@FocusState`, `@GestureState`, `@Namespace` and `@ScaledMetric`. \
            `unused_observation` covers objects, environment values and stored settings.
            """,
        cases: [unused, binding],
        silentOn: [
            "a name that is used anywhere in the type or its extensions, also in `#if` or with `$` or `_`",
            "properties that are public, and those that a protocol of the project requires",
            "types with a protocol or a macro that is not known",
            "a name that code with another value of the type may use: `parent.text` in a coordinator",
            "a `@State` whose initial value is a new object, which may work without being named",
            "previews and tests",
        ],
        fix: "Deletes the property. Safe if it is private, and no code runs for its initial value.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/state",
            "https://developer.apple.com/documentation/swiftui/binding",
        ],
        bad: """
            struct Player: View {
                @State private var isPlaying = false
                let title: String

                var body: some View { Text(title) }
            }
            """,
        good: """
            struct Player: View {
                let title: String

                var body: some View { Text(title) }
            }
            """,
        measured: Measurement(right: 155, read: 156, at: .info),
        marksNeedlessCode: true, needsProject: true
    )

    private static let wrappers = NameTable(
        "State Binding FocusState AccessibilityFocusState GestureState Namespace ScaledMetric")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for unused in UnusedProperty.all(in: file, with: Self.wrappers, &context) where !unused.mayKeepObject(context.index) {
            let ruleCase = unused.property.wrapper == "Binding" ? Self.binding : Self.unused
            context.report(
                ruleCase, ["property": unused.name], at: unused.declaration.range, help: unused.help, fix: unused.fix())
        }
    }
}

extension UnusedProperty {
    /// Whether the first value of a `@State` may be an object, or the result of a call that does something.
    fileprivate func mayKeepObject(_ index: ProjectIndex) -> Bool {
        guard property.wrapper == "State" else { return false }
        switch member.defaultValue {
        case .none, .literal, .collection: return false
        case .construction:
            guard !Self.values.contains(member.constructed) else { return false }
            let type = index.resolveType(member.constructed, file: property.id.file, in: property.type)
            return type.map { index.type($0).kind != .structure && index.type($0).kind != .enumeration } ?? true
        case .other:
            let isConstant = declaration.binding.initialValue?.unwrapped.kind == .memberAccessExpr
            return member.isSharedInstance || !isConstant
        }
    }

    /// Types of Apple's modules whose values are not objects.
    private static let values = NameTable(
        """
        CGFloat CGSize CGPoint CGRect CGVector Angle EdgeInsets Date DateComponents UUID URL Data IndexSet String Int Double Set \
        Array Dictionary NavigationPath AttributedString
        """)
}
