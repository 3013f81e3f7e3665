import GroupLintCore

struct FieldHidesItself: Rule {
    static let first = RuleCase(
        .warning, .medium, when: "a field that is shown while the text is empty",
        says: "the user can type one letter only: then `{text}` is not empty, and this `if` takes the `{field}` for it off the "
            + "screen")
    static let last = RuleCase(
        .warning, .medium, when: "a field that is shown while there is a text",
        says: "when the user deletes the last letter of `{text}`, this `if` takes the `{field}` for it off the screen, with the "
            + "keyboard")

    static let info = RuleInfo(
        id: "field_hides_itself",
        summary: "A field disappears while the user types, because an `if` asks for the text of the field.",
        category: .identity,
        rationale: """
            A field writes to its binding at each letter. An `if` around the field that asks whether this text is empty changes \
            its branch in the middle of typing: the field and the keyboard go away. Decide with a value that stays while the \
            user types, such as whether there is something to edit. This applies to every OS version.
            """,
        cases: [first, last],
        silentOn: [
            "branches that both show a field for the text", "conditions that ask for more than the text, such as the focus",
            "fields with `value:`, which write when the user is done, and fields with `.disabled(true)`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/textfield",
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
        ],
        bad: """
            struct Profile: View {
                @State private var email = "ada@example.com"

                var body: some View {
                    if email.isEmpty {
                        Text("No account")
                    } else {
                        TextField("E-mail", text: $email)
                    }
                }
            }
            """,
        good: """
            struct Profile: View {
                let account: Account?
                @State private var email = "ada@example.com"

                var body: some View {
                    if account == nil {
                        Text("No account")
                    } else {
                        TextField("E-mail", text: $email)
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        // Without a field, the syntax of the file is not needed.
        guard file.elements(.call).contains(where: { Self.fields.contains($0.name) }) else { return }
        for branch in file.elements(.branch) where !branch.isInPreview {
            let arms = Array(branch.children)
            guard arms.count <= 2, let node = context.node(of: branch), let test = IfExpr(node)?.emptinessTest else { continue }
            let fields = arms.map { $0.field(for: test.path, &context) }
            guard let shown = fields.firstIndex(where: { $0 != nil }), let field = fields[shown],
                fields.count { $0 != nil } == 1
            else { continue }
            let isShownWhenEmpty = (shown == 0) == test.isEmptyFirst
            context.report(
                isShownWhenEmpty ? Self.first : Self.last,
                ["text": test.text, "field": context.text(field)], at: branch.nameRange,
                help: "decide with a value that stays while the user types, such as whether there is something to edit, or move "
                    + "the `\(context.text(field))` out of the `if`",
                related: [field.related("the field for this text")])
        }
    }
}

extension FieldHidesItself {
    fileprivate static let fields = NameTable("TextField SecureField TextEditor")
}

extension IfExpr {
    /// The text whose emptiness alone decides, and whether the first branch is for the empty text.
    fileprivate var emptinessTest: (path: [Name], text: String, isEmptyFirst: Bool)? {
        guard conditions.count == 1 else { return nil }
        var (condition, isEmptyFirst) = (conditions[0].unwrapped, true)
        while condition.kind == .prefixOperatorExpr, condition.tokenText == "!", let operand = condition.operand?.unwrapped {
            (condition, isEmptyFirst) = (operand, !isEmptyFirst)
        }
        if condition.name == "isEmpty", let text = condition.chainBase, let path = text.ownPath, path.count <= 2 {
            return (path, text.text, isEmptyFirst)
        }
        guard let comparison = SequenceExpr(condition), comparison.isBinary, let text = comparison.left,
            let path = text.ownPath, path.count <= 2, comparison.right?.text == "\"\"", let sign = comparison.sign?.tokenText,
            sign == "==" || sign == "!="
        else { return nil }
        return (path, text.text, (sign == "==") == isEmptyFirst)
    }
}

extension ViewElement {
    /// The field for a text that an arm shows itself or in members of its type.
    fileprivate func field(for path: [Name], _ context: inout RuleContext) -> ViewElement? {
        for field in ownViews(named: FieldHidesItself.fields, atMost: Self.mostFields) {
            guard case .swiftUI = field.callee, let call = context.node(of: field).flatMap(CallExpr.init),
                call.argument("text")?.projectedPath == path, !field.isAlwaysDisabled(&context)
            else { continue }
            return field
        }
        return nil
    }

    private func isAlwaysDisabled(_ context: inout RuleContext) -> Bool {
        for modifier in modifiers where modifier.name == "disabled" {
            if context.node(of: modifier).flatMap(CallExpr.init)?.firstArgument?.value?.text == "true" { return true }
        }
        return false
    }

    private static let mostFields = 16
}
