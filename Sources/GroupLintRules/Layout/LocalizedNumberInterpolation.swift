import GroupLintCore

struct LocalizedNumberInterpolation: Rule {
    static let grouped = RuleCase(
        .info,
        says:
            "users see `{example}` for `{value}` in English, because SwiftUI formats a number that is written in a localized text"
    )

    static let info = RuleInfo(
        id: "localized_number_interpolation",
        summary: "A year, port or id in a localized text gets a separator between its digits.",
        category: .layout,
        rationale: """
            A string literal with an interpolation is a `LocalizedStringKey` for `Text`, `Label`, `Button`, `.navigationTitle` \
            and similar views. SwiftUI formats an integer in it for the locale of the user: an amount of 2026 becomes `2,026` in \
            English and `2.026` in German. That is right for amounts. A year, a port, a zip code or an id is not an amount, \
            and nobody writes it like this.

            `Text(verbatim:)` shows a text as it is. `String(year)` in the interpolation is a text, which SwiftUI does not \
            format, so the rest stays localized. This applies to every OS version.
            """,
        cases: [grouped],
        silentOn: [
            "values whose type is not known to be an integer, and names that may be those of an amount: `count`, `years`, "
                + "`id`",
            "`Text(verbatim:)`, `String(year)`, `\\(year, format: …)` and `\\(year, specifier: …)`",
            "texts that a property or function passes on: a `String` is shown as it is",
            "codes that have at most three digits, such as `statusCode`, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/localizedstringkey",
            "https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation",
        ],
        bad: """
            struct Film: View {
                let name: String
                let year: Int

                var body: some View {
                    Text("\\(name) (\\(year))")
                }
            }
            """,
        good: """
            struct Film: View {
                let name: String
                let year: Int

                var body: some View {
                    Text("\\(name) (\\(String(year)))")
                }
            }
            """
    )

    /// Views whose first argument is a `LocalizedStringKey` if it is a literal.
    private static let views = NameTable(
        "Text Label Button Section Toggle NavigationLink Menu Link LabeledContent GroupBox DisclosureGroup Picker Stepper Tab")
    private static let modifiers = NameTable("navigationTitle navigationSubtitle alert confirmationDialog help")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for element in file.elements(.call) where Self.views.contains(element.name) && !element.isInPreview {
            guard case .swiftUI = element.callee, let call = context.node(of: element).flatMap(CallExpr.init) else { continue }
            check(call, element, &context)
        }
        for element in file.modifiedElements where !element.isInPreview {
            for modifier in element.modifiers where Self.modifiers.contains(modifier.name) {
                guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { continue }
                check(call, element, &context)
            }
        }
    }

    private func check(_ call: CallExpr, _ element: ViewElement, _ context: inout RuleContext) {
        guard let first = call.firstArgument, !first.hasLabel, let text = first.value, text.kind == .stringLiteralExpr else {
            return
        }
        for segment in text.children() {
            guard let argument = segment.interpolation, !argument.hasLabel, let value = argument.value,
                let number = IdentifyingNumber(value.unwrapped, in: element.owner, &context)
            else { continue }
            context.report(
                Self.grouped, ["value": value.shortText ?? number.name, "example": number.example], at: value.range,
                help: "write `\\(String(\(value.shortText ?? "…")))`, which SwiftUI shows as it is")
        }
    }
}
