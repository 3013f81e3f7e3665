import GroupLintCore

struct AlertTextFieldNotShown: Rule {
    static let field = RuleCase(
        .warning,
        says: "on iOS {version}, this alert has no `{field}`, because SwiftUI's alerts show text fields only from iOS 16 on")

    static let info = RuleInfo(
        id: "alert_text_field_not_shown",
        summary: "An alert has a text field, which iOS 15 does not show.",
        category: .availability,
        rationale: """
            From iOS 16 on, `.alert` shows a `TextField` or `SecureField` among its actions. On iOS 15 the same code compiles \
            and runs, but the alert has only its buttons: the user cannot type, and the buttons work with an empty text.
            """,
        cases: [field],
        silentOn: [
            "a deployment target of iOS 16 or later, other platforms, and unknown targets",
            "code for a newer system, in `if #available`, `guard #available` or `@available`",
            "previews and tests",
        ],
        sources: [
            "https://github.com/sochalewski/TextFieldAlert",
            "https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka",
        ],
        bad: """
            struct Rename: View {
                @State private var isAsking = false
                @State private var name = ""

                var body: some View {
                    Button("Rename") { isAsking = true }
                        .alert("New name", isPresented: $isAsking) {
                            TextField("Name", text: $name)
                            Button("OK") {}
                        }
                }
            }
            """,
        good: """
            struct Rename: View {
                @State private var isAsking = false
                @State private var name = ""

                var body: some View {
                    Button("Rename") { isAsking = true }
                        .sheet(isPresented: $isAsking) {
                            TextField("Name", text: $name)
                        }
                }
            }
            """,
        exampleTarget: "iOS=15.0", needsTarget: true
    )

    private static let since: PlatformVersions = [.iOS: OSVersion(16)]
    private static let fields: [(name: Name, text: String, setUp: String)] = [
        ("TextField", "TextField", "{ … }"), ("SecureField", "SecureField", "{ $0.isSecureTextEntry = true }"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard let target = context.targets.platforms(below: Self.since).first, file.hasModifiers("alert") else { return }
        var reported: [ViewSite] = []
        for field in Self.fields {
            for element in file.calls(field.name) where !element.isInPreview && element.isSwiftUI(field.name) {
                guard let alert = element.contentAround(of: "alert"), !reported.contains(where: { $0 == alert.site }),
                    let node = context.node(of: element),
                    !ReachableTargets(node, context.targets).platforms(below: Self.since).isEmpty
                else { continue }
                reported.append(alert.site)
                context.report(
                    Self.field, ["version": "\(target.version.major)", "field": field.text], at: element.nameRange,
                    help: "show the field in a sheet, or below iOS 16 in a `UIAlertController` with `addTextField "
                        + "\(field.setUp)`")
            }
        }
    }
}
