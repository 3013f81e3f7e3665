import GroupLintCore

struct PublishedReplaysOnReceive: Rule {
    static let closes = RuleCase(
        .warning, when: "the action closes the view or goes back",
        says: "this view closes as soon as it appears, because `{publisher}` sends its current value at once")
    static let opens = RuleCase(
        .warning, when: "the action opens a sheet, an alert or the like",
        says: "this opens the `.{modifier}` as soon as the view appears, because `{publisher}` sends its current value at once")

    static let info = RuleInfo(
        id: "published_replays_on_receive",
        summary: "An `.onReceive` of a `@Published` property closes or opens something when the view appears.",
        category: .lifecycle,
        rationale: """
            The publisher of a `@Published` property sends the current value to each new subscriber, and then each change. \
            `.onReceive(model.$saved) { _ in dismiss() }` is meant for the change, but it also runs when the view appears. The \
            action does not look at the value, so nothing tells the two apart: the screen closes again, or an alert opens, \
            before anything has happened.

            This applies to every OS version. `.onChange(of: model.saved)` only runs for changes.
            """,
        cases: [closes, opens],
        silentOn: [
            "actions that use the value, and anything behind a condition",
            "publishers with `dropFirst`, `filter` or another operator that may hold the first value back",
            "actions that only load or show data again",
            "subjects and notifications, which send no current value, and models whose type is unknown",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/combine/published",
            "https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)",
            "https://github.com/RevenueCat/purchases-ios/pull/6735",
        ],
        bad: """
            final class Editor: ObservableObject {
                @Published var saved = 0
            }

            struct EditorScreen: View {
                @ObservedObject var editor: Editor
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Button("Save \\(editor.saved)") { editor.saved += 1 }
                        .onReceive(editor.$saved) { _ in dismiss() }
                }
            }
            """,
        good: """
            final class Editor: ObservableObject {
                @Published var saved = 0
            }

            struct EditorScreen: View {
                @ObservedObject var editor: Editor
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Button("Save \\(editor.saved)") { editor.saved += 1 }
                        .onChange(of: editor.saved) { dismiss() }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for written in WrittenModifier.all("onReceive", in: file, &context) {
            guard let owner = written.element.owner,
                let reception = PublishedReception(
                    onReceive: written.call, through: PublishedReception.replaying, in: owner, file.file, context.index),
                let closure = ClosureExpr(reception.action)
            else { continue }
            for statement in closure.statementsBeforeChoice {
                let publisher = reception.publisher.text
                let help = "write `.dropFirst()` after `\(publisher)`, or use `.onChange(of:)`, which only runs for changes"
                if context.closesView(statement, owner) {
                    context.report(Self.closes, ["publisher": publisher], at: statement.range, help: help)
                } else if let modifier = context.opened(by: statement, in: owner) {
                    context.report(
                        Self.opens, ["publisher": publisher, "modifier": modifier.tokenText], at: statement.range, help: help,
                        related: [modifier.nameRelated("this opens")])
                } else {
                    continue
                }
                break
            }
        }
    }
}

extension ClosureExpr {
    /// The statements that run each time, with those in `withAnimation`, up to the first one that may end the closure.
    fileprivate var statementsBeforeChoice: [SyntaxNode] {
        let certain = statements.prefix { $0.kind != .guardStmt && !$0.subtree.contains { $0.kind == .returnStmt } }
        return certain.flatMap { statement -> [SyntaxNode] in
            guard let call = CallExpr(statement), call.callee?.name == "withAnimation",
                let closure = call.trailingClosure.flatMap(ClosureExpr.init)
            else { return [statement] }
            return closure.statementsBeforeChoice
        }
    }
}

extension RuleContext {
    /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`, and `isPresented = false` for a binding of the caller.
    fileprivate func closesView(_ statement: SyntaxNode, _ owner: TypeID) -> Bool {
        if let call = CallExpr(statement), call.argumentList?.slotCount == 0, let path = call.callee?.ownPath {
            return (path == ["dismiss"] || path == ["presentationMode", "wrappedValue", "dismiss"])
                && index.members(of: owner, named: path[0]).contains { index.wrapper(of: $0) == "Environment" }
        }
        guard let sequence = SequenceExpr(statement), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            sequence.right?.text == "false", let name = sequence.left?.ownName, let text = sequence.left?.tokenText,
            ["isPresent", "isShow", "isOpen"].contains(where: text.hasPrefix)
        else { return false }
        return index.members(of: owner, named: name).contains { index.wrapper(of: $0) == "Binding" }
    }

    /// The name of the presentation of a view that a statement opens: `isAsking = true`.
    fileprivate mutating func opened(by statement: SyntaxNode, in owner: TypeID) -> SyntaxNode? {
        guard let sequence = SequenceExpr(statement), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            sequence.right?.text == "true", let name = sequence.left?.ownName
        else { return nil }
        for site in data(of: owner).uses(of: name).filter({ $0.use.kind == .projection }).prefix(8) {
            guard let binding = node(of: site), binding.parent?.name == "isPresented" else { continue }
            if let modifier = binding.presentingModifier { return modifier }
        }
        return nil
    }
}
