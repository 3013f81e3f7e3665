import GroupLintCore

/// A way to close an alert or a dialog that runs no code.
struct DialogExit {
    /// For messages: "this button", "the OK of the system".
    let text: String

    /// Nil if each way out runs code, or if it is not known.
    init?(_ call: CallExpr, _ modifier: Name) {
        let content = call.value("actions") ?? call.value("content") ?? call.trailingClosure
        guard let closure = content.flatMap(ClosureExpr.init) else { return nil }
        let statements = Array(closure.statements)
        if statements.count == 1, let old = CallExpr(statements[0].unwrapped),
            old.callee.map({ Self.oldTypes.contains($0.name) }) ?? false
        {
            guard let text = Self.exit(ofOld: old) else { return nil }
            self.text = text
            return
        }
        var hasButton = false
        var hasCancel = false
        for statement in statements {
            guard let view = Self.root(of: statement) else { return nil }
            if Self.passive.contains(view.callee?.name ?? .none) { continue }
            guard view.callee?.tokenText == "Button", let action = view.value("action") ?? view.trailingClosure else {
                return nil
            }
            hasButton = true
            if view.argument("role")?.name == "cancel" { hasCancel = true }
            if action.isEmptyClosure {
                text = Self.text(view.firstArgument?.value, isCancel: view.argument("role")?.name == "cancel")
                return
            }
        }
        if modifier == "alert", !hasButton {
            text = "the OK of the system"
        } else if modifier == "confirmationDialog", !hasCancel {
            text = "a tap beside the dialog"
        } else {
            return nil
        }
    }

    private static let oldTypes = NameTable("Alert ActionSheet")
    /// Views in an alert that do not close it.
    private static let passive = NameTable("TextField SecureField Text")

    /// The call at the start of a chain: `Button(…)` in `Button(…).disabled(true)`.
    private static func root(of statement: SyntaxNode) -> CallExpr? {
        var call = CallExpr(statement)
        while let base = call?.callee.flatMap(MemberAccessExpr.init)?.base.flatMap(CallExpr.init) { call = base }
        return call?.callee?.kind == .declReferenceExpr ? call : nil
    }

    /// The way out of `Alert(title:message:dismissButton:)` that does nothing.
    private static func exit(ofOld call: CallExpr) -> String? {
        guard call.callee?.name == "Alert" else { return nil }
        let buttons = ["dismissButton", "primaryButton", "secondaryButton"].compactMap { call.argument($0) }
        guard !buttons.isEmpty else { return "the OK of the system" }
        let idle = buttons.first { button in
            guard let button = CallExpr(button), let callee = button.callee, callee.kind == .memberAccessExpr,
                kinds.contains(callee.name)
            else { return false }
            if let action = button.value("action") ?? button.trailingClosure { return action.isEmptyClosure }
            return button.arguments.allSatisfy { !$0.hasLabel && $0.value?.kind != .closureExpr }
        }
        guard let idle else { return nil }
        return text(CallExpr(idle)?.firstArgument?.value ?? idle, isCancel: CallExpr(idle)?.callee?.name == "cancel")
    }

    private static func text(_ title: SyntaxNode?, isCancel: Bool) -> String {
        title?.shortText.map { "the button `\($0)`" } ?? (isCancel ? "the button for `.cancel`" : "a button without an action")
    }

    private static let kinds = NameTable("default cancel destructive")
}

extension SyntaxNode {
    fileprivate var isEmptyClosure: Bool {
        ClosureExpr(self).map { !$0.statements.contains { _ in true } } ?? false
    }
}
