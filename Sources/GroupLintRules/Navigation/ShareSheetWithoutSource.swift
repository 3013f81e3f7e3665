import GroupLintCore

struct ShareSheetWithoutSource: Rule {
    static let crash = RuleCase(
        .warning, .medium,
        says: "the app crashes on an iPad when it presents this {sheet}, because the popover there has no view to point to")

    static let info = RuleInfo(
        id: "share_sheet_without_source",
        summary: "A share sheet or action sheet crashes on an iPad, because its popover has no source.",
        category: .navigation,
        rationale: """
            An iPhone shows a `UIActivityViewController` and an action sheet from the bottom of the screen. An iPad shows them \
            in a popover, which needs a view or a bar button to point to. Without one, UIKit throws an exception when the sheet \
            is presented, and the app ends. On an iPhone and in its simulator nobody notices.

            Set `popoverPresentationController?.sourceView`, `sourceItem` or `barButtonItem` before the sheet is presented; on \
            an iPhone this has no effect. SwiftUI's `ShareLink` (iOS 16) and `confirmationDialog` need nothing. This applies to \
            every OS version.
            """,
        cases: [crash],
        silentOn: [
            "functions that mention `popoverPresentationController`, `modalPresentationStyle` or `userInterfaceIdiom`",
            "sheets that are passed to other code, which may set their source, or that SwiftUI shows as content of a `.sheet`",
            "targets for iPhones only: `TARGETED_DEVICE_FAMILY = 1`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/uikit/uiactivityviewcontroller",
            "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller",
        ],
        bad: """
            struct Article: View {
                let link: URL
                let screen: UIViewController

                var body: some View {
                    Button("Share") {
                        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
                        screen.present(sheet, animated: true)
                    }
                }
            }
            """,
        good: """
            struct Article: View {
                let link: URL
                let screen: UIViewController

                var body: some View {
                    Button("Share") {
                        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
                        sheet.popoverPresentationController?.sourceView = screen.view
                        screen.present(sheet, animated: true)
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let summary = file.index.files[Int(file.file)]
        guard !context.buildOptions.isForPhonesOnly else { return }
        for name in Self.types where summary.mentions(name) {
            guard let tree = context.syntax() else { return }
            for id in tree.nodes(named: name) {
                guard let callee = tree.node(id), callee.kind == .declReferenceExpr,
                    let call = callee.parent.flatMap(CallExpr.init), call.callee == callee,
                    let sheet = PresentedPopover(call), !callee.ancestors.contains(where: \.isPreview)
                else { continue }
                report(sheet, callee, &context)
            }
        }
    }

    private func report(_ sheet: PresentedPopover, _ callee: SyntaxNode, _ context: inout RuleContext) {
        let isShare = callee.name == Self.types[0]
        let canLink = isShare && context.targets.platforms(below: ReleaseYear.iOS16.versions).isEmpty
        context.report(
            Self.crash, ["sheet": isShare ? "share sheet" : "action sheet"], at: callee.range,
            help: sheet.advice + (canLink ? ", or show a `ShareLink` instead" : ""),
            related: [RelatedLocation(path: callee.tree.source.path, range: sheet.call.range, message: "presented here")])
    }

    private static let types: [Name] = ["UIActivityViewController", "UIAlertController"]
}

/// A view controller that an iPad shows in a popover, and the call that presents it.
private struct PresentedPopover {
    /// The callee of `present(…)`.
    let call: SyntaxNode
    private let local: SyntaxNode?

    private static let settings: [Name] = ["popoverPresentationController", "modalPresentationStyle", "userInterfaceIdiom"]
    /// Methods that leave the popover alone.
    private static let harmless = NameTable("dismiss addAction addTextField setValue loadViewIfNeeded")

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
        var found: SyntaxNode?
        for id in tree.nodes(named: pattern.name, inside: code.range) {
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

    /// What to write, with the names of the code where they are short.
    var advice: String {
        let sheet = local?.text ?? "sheet"
        let start = local == nil ? "keep it in `let sheet`, and " : ""
        var view = "view"
        if call.kind == .memberAccessExpr, let base = call.chainBase, base.tokenText != "self" {
            guard base.kind == .declReferenceExpr else {
                return start + "set `\(sheet).popoverPresentationController?.sourceView` before"
            }
            view = base.text + ".view"
        }
        return start + "write `\(sheet).popoverPresentationController?.sourceView = \(view)` before"
    }
}
