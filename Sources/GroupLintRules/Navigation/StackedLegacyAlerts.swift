import GroupLintCore

struct StackedLegacyAlerts: Rule {
    static let hidden = RuleCase(
        .warning,
        says: "this `.{modifier}` is never shown, because SwiftUI shows only the last `.{modifier}` with `{type}` on a view")

    static let info = RuleInfo(
        id: "stacked_legacy_alerts",
        summary: "Of several `.alert { Alert(…) }` on one view only the last is shown.",
        category: .navigation,
        rationale: """
            The older forms `.alert(isPresented:) { Alert(…) }`, `.alert(item:) { Alert(…) }` and `.actionSheet` set one value \
            of the view. Another one on the same view replaces it, so the first alert never appears, although its flag is set. \
            `.alert(_:isPresented:actions:)` and `.confirmationDialog`, from iOS 15, macOS 12, tvOS 15 and watchOS 8, do not \
            have this limit.
            """,
        cases: [hidden],
        silentOn: [
            "`.alert(_:isPresented:actions:)` and `.confirmationDialog`",
            "alerts on different views, also on a view and a view inside it",
            "modifiers in `#if`", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/alert(ispresented:content:)",
            "https://developer.apple.com/documentation/swiftui/alert",
        ],
        bad: """
            struct Account: View {
                @Binding var isSaved: Bool
                @State private var asksToDelete = false

                var body: some View {
                    Button("Delete") { asksToDelete = true }
                        .alert(isPresented: $asksToDelete) {
                            Alert(title: Text("Delete?"))
                        }
                        .alert(isPresented: $isSaved) {
                            Alert(title: Text("Saved"))
                        }
                }
            }
            """,
        good: """
            struct Account: View {
                @Binding var isSaved: Bool
                @State private var asksToDelete = false

                var body: some View {
                    Button("Delete") { asksToDelete = true }
                        .alert("Delete?", isPresented: $asksToDelete) {}
                        .alert("Saved", isPresented: $isSaved) {}
                }
            }
            """
    )

    private static let kinds: [(name: Name, type: String)] = [("alert", "Alert"), ("actionSheet", "ActionSheet")]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for kind in Self.kinds where file.hasModifiers(kind.name, atLeast: 2) {
            for element in file.modifiedElements where !element.isInPreview {
                let found = element.modifiers.filter {
                    $0.name == kind.name && !$0.isConditional && context.isLegacy($0, on: element, Name(kind.type.utf8))
                }
                guard found.count > 1, let last = found.last else { continue }
                for hidden in found.dropLast() {
                    report(hidden, shown: last, kind.type, element, &context)
                }
            }
        }
    }

    private func report(
        _ hidden: ViewTree.Modifier, shown: ViewTree.Modifier, _ type: String, _ element: ViewElement,
        _ context: inout RuleContext
    ) {
        let text = context.text(shown)
        let form = type == "Alert" ? ".alert(\"…\", isPresented: …) { … }" : ".confirmationDialog(\"…\", isPresented: …) { … }"
        context.report(
            Self.hidden, ["modifier": text, "type": type], at: hidden.nameRange,
            help:
                "write `\(form)`, which takes a title and buttons instead of \(article(type)) `\(type)`; before iOS 15, put each "
                + "`.\(text)` on another view",
            related: [RelatedLocation(path: element.path, range: shown.nameRange, message: "only this one is shown")])
    }
}

extension RuleContext {
    /// Whether an alert takes the older value: `.alert(isPresented: $x) { Alert(…) }`.
    fileprivate mutating func isLegacy(_ modifier: ViewTree.Modifier, on element: ViewElement, _ type: Name) -> Bool {
        guard let call = node(of: modifier).flatMap(CallExpr.init), let first = call.firstArgument,
            first.label == "isPresented" || first.label == "item", call.argument("error") == nil,
            let content = call.value("content") ?? call.trailingClosure
        else { return false }
        return content.subtree.contains { node in
            if node.kind == .memberAccessExpr, isOfType(node, type, element) { return true }
            guard let callee = CallExpr(node)?.callee else { return false }
            return callee.kind == .declReferenceExpr && callee.name == type
                || callee.ownName.map { returns(type, $0, element) } ?? false
        }
    }

    /// Whether a static member of the project has a type: `.alert(isPresented: $x) { Removal.alert }`.
    private func isOfType(_ node: SyntaxNode, _ type: Name, _ element: ViewElement) -> Bool {
        guard let base = node.chainBase, base.kind == .declReferenceExpr, base.isCapitalized,
            let owner = index.resolveType(base.name, file: element.site.file, in: element.owner)
        else { return false }
        return index.members(of: owner, named: node.name).contains {
            index.member($0).flags.contains(.isStatic) && index.member($0).type.name == type
        }
    }

    /// Whether a function of the view returns a type: `.alert(isPresented: $x) { removal() }`.
    private func returns(_ type: Name, _ function: Name, _ element: ViewElement) -> Bool {
        guard let owner = element.owner else { return false }
        return index.members(of: owner, named: function).contains { index.member($0).type.name == type }
    }
}
