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
            "sheets that the root of a window presents, in a view that only SwiftUI's sheets show: nothing opens there",
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
                    let sheet = PresentedPopover(call), !callee.ancestors.contains(where: \.isPreview),
                    !(sheet.isOnRoot && isOnlyInSheets(callee, file, context.index))
                else { continue }
                report(sheet, callee, &context)
            }
        }
    }

    private func report(_ sheet: PresentedPopover, _ callee: SyntaxNode, _ context: inout RuleContext) {
        let isShare = callee.name == Self.types[0]
        let canLink =
            isShare && !context.targets.isUnknown && context.targets.platforms(below: ReleaseYear.iOS16.versions).isEmpty
        context.report(
            Self.crash, ["sheet": isShare ? "share sheet" : "action sheet"], at: callee.range,
            help: sheet.advice + (canLink ? ", or show a `ShareLink` instead" : ""),
            related: [RelatedLocation(path: callee.tree.source.path, range: sheet.call.range, message: "presented here")])
    }

    /// Whether the code is in a view that only sheets show. UIKit then presents nothing on the root, which has presented that.
    private func isOnlyInSheets(_ node: SyntaxNode, _ file: ViewFile, _ index: ProjectIndex) -> Bool {
        guard let view = file.types(around: node).first, index.type(view).isView else { return false }
        let calls = index.calls(of: view, atMost: Self.mostCalls).filter { !$0.isInPreview }
        return !calls.isEmpty && calls.allSatisfy { $0.isInContent(of: "sheet") || $0.isInContent(of: "fullScreenCover") }
    }

    private static let mostCalls = 32
    private static let types: [Name] = ["UIActivityViewController", "UIAlertController"]
}
