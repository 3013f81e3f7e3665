import GroupLintCore

/// A view controller that an iPad shows in a popover, and the call that presents it.
struct PresentedPopover {
    /// The callee of `present(…)`.
    let call: SyntaxNode
    private let local: SyntaxNode?

    private static let settings: [Name] = ["popoverPresentationController", "modalPresentationStyle", "userInterfaceIdiom"]
    /// Methods that leave the popover alone.
    private static let harmless = NameTable("dismiss addAction addTextField setValue loadViewIfNeeded")

    /// A name with more uses stands for several controllers.
    private static let mostUses = 64

    /// Nil if the code is not known to present the controller, or if something may set where its popover points to.
    ///
    /// - Parameter creation: the call that makes the controller.
    init?(_ creation: CallExpr) {
        if creation.callee?.name == "UIAlertController", creation.argument("preferredStyle")?.name != "actionSheet" { return nil }
        let tree = creation.node.tree
        guard let code = creation.node.ancestors.prefix(while: { $0.kind != .memberBlock && $0.kind != .sourceFile }).last,
            Self.settings.allSatisfy({ tree.nodes(named: $0, inside: code.range).isEmpty })
        else { return nil }
        if let call = Self.presents(creation.node) {
            self.call = call
            local = nil
            return
        }
        guard let pattern = creation.node.parent?.parent.flatMap(PatternBinding.init)?.pattern, pattern.kind == .identifierPattern
        else { return nil }
        let uses = tree.nodes(named: pattern.name, inside: code.range)
        guard uses.count <= Self.mostUses else { return nil }
        var found: SyntaxNode?
        for id in uses {
            let use = SyntaxNode(tree: tree, id: id)
            guard use.kind == .declReferenceExpr else { continue }
            if let call = Self.presents(use) {
                found = found ?? call
            } else if !Self.isHarmless(use) {
                return nil
            }
        }
        guard let found else { return nil }
        call = found
        local = pattern
    }

    /// The callee of `presenter.present(controller, animated: true)`, which UIKit declares.
    private static func presents(_ controller: SyntaxNode) -> SyntaxNode? {
        guard controller.parent?.kind == .labeledExpr,
            let call = controller.parent?.parent?.parent.flatMap(CallExpr.init), let callee = call.callee,
            callee.name == "present", call.firstArgument?.value == controller, call.argument("animated") != nil
        else { return nil }
        return callee
    }

    /// Whether the code only reads or sets a property, or calls a method that leaves the popover alone.
    private static func isHarmless(_ use: SyntaxNode) -> Bool {
        guard let member = use.parent, member.kind == .memberAccessExpr else { return false }
        guard let call = member.parent.flatMap(CallExpr.init), call.callee == member else { return true }
        return harmless.contains(member.name)
    }

    /// Whether the root of a window presents it, and not the screen on top.
    var isOnRoot: Bool {
        guard call.kind == .memberAccessExpr, let base = call.chainBase?.unwrapped else { return false }
        if base.name == "rootViewController" { return true }
        guard base.kind == .declReferenceExpr, case .value(let value)? = LocalValue(base) else { return false }
        return value.unwrapped.name == "rootViewController"
    }

    /// What to write, with the names of the code where they are short.
    var advice: String {
        let sheet = local?.text ?? "sheet"
        let start = local == nil ? "keep it in `let sheet`, and " : ""
        var view = "view"
        if call.kind == .memberAccessExpr, let base = call.chainBase, base.tokenText != "self" {
            guard base.kind == .declReferenceExpr else {
                return start + "set `\(sheet).popoverPresentationController?.sourceView` to the view of the screen that "
                    + "presents it, and `sourceRect` to the place of the tap, before `present`"
            }
            view = base.text + ".view"
        }
        return start + "write `\(sheet).popoverPresentationController?.sourceView = \(view)` before `present`"
    }
}
