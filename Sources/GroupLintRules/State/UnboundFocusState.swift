import GroupLintCore

struct UnboundFocusState: Rule {
    static let set = RuleCase(
        .warning,
        says: "setting `{property}` does not move {focus}, because no view is bound to it with `.{modifier}(${property})`")
    static let read = RuleCase(
        .warning, when: "code that only reads the property",
        says: "`{property}` never changes, because no view is bound to it with `.{modifier}(${property})`")

    static let info = RuleInfo(
        id: "unbound_focus_state",
        summary: "A `@FocusState` is set or read, but no view is bound to it.",
        category: .state,
        rationale: """
            SwiftUI connects a `@FocusState` with a field only by `.focused($property)` or `.focused($property, equals: …)`. \
            Without it, an assignment moves no focus and opens no keyboard, and the property stays `false` or `nil` when the \
            user taps a field. The same is true of `@AccessibilityFocusState` and `.accessibilityFocused`.

            Often the field was moved to another view, or only one of two fields was bound. On every OS version.
            """,
        cases: [set, read],
        silentOn: [
            "a property that is used with `$` or `_` anywhere in its type, also in a branch of `#if`",
            "properties that nothing uses at all, which `unused_state` reports",
            "properties that a caller sets with its own focus state",
            "properties that other modules may use, and types whose code is not known completely",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/focusstate",
            "https://developer.apple.com/documentation/swiftui/view/focused(_:)",
        ],
        bad: """
            struct Search: View {
                @State private var text = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("Search", text: $text)
                        .onAppear { isFocused = true }
                }
            }
            """,
        good: """
            struct Search: View {
                @State private var text = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("Search", text: $text)
                        .focused($isFocused)
                        .onAppear { isFocused = true }
                }
            }
            """
    )

    private static let wrappers = NameTable("FocusState AccessibilityFocusState")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for property in file.index.properties(inFile: file.file, with: Self.wrappers) {
            guard context.isOnlyUsed(in: property), !context.mayAccess(property), !isPassed(property, context.index),
                let declaration = WrappedDeclaration(property, &context)
            else { continue }
            let uses = context.data(of: property.type).uses(of: property.name)
            let isBound = uses.contains { $0.use.kind == .projection || $0.use.kind == .wrapper || $0.use.kind == .laterChange }
            guard !uses.isEmpty, !isBound, !uses.contains(where: { isInBinding($0, &context) }) else { continue }
            let write = uses.first { $0.use.kind == .write || $0.use.kind == .change }
            let isKeyboard = property.wrapper == "FocusState"
            let modifier = isKeyboard ? "focused" : "accessibilityFocused"
            let focus = isKeyboard ? "the focus" : "the focus of VoiceOver"
            let isChoice = declaration.binding.type.map { $0.unwrapped.tokenText != "Bool" } ?? false
            let argument = "$\(declaration.name)\(isChoice ? ", equals: …" : "")"
            let place = (write ?? uses.first).flatMap { context.node(of: $0)?.related(write == nil ? "read here" : "set here") }
            context.report(
                write == nil ? Self.read : Self.set, ["property": declaration.name, "modifier": modifier, "focus": focus],
                at: declaration.range,
                help: "write `.\(modifier)(\(argument))` after the view that should have the focus, or delete "
                    + "`\(declaration.name)` and the code that uses it",
                related: place.map { [$0] } ?? [])
        }
    }
}

extension UnboundFocusState {
    /// Whether a use is in a binding that the code makes: `Binding(get: { isFocused }, set: { isFocused = $0 })`. Another view,
    /// such as one of UIKit, may move the focus with it.
    private func isInBinding(_ site: PropertyUseSite, _ context: inout RuleContext) -> Bool {
        context.node(of: site)?.ancestors.contains { CallExpr($0)?.callee?.name == "Binding" } ?? false
    }

    /// Whether a caller passes its own focus state: `_isFocused`.
    private func isPassed(_ property: ProjectIndex.Property, _ index: ProjectIndex) -> Bool {
        !property.isPrivate && index.passedArguments(to: property.type).has(property.name)
    }
}
