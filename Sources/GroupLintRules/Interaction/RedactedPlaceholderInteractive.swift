import GroupLintCore

struct RedactedPlaceholderInteractive: Rule {
    static let control = RuleCase(
        .info, .medium, when: "a control in what is redacted",
        says: "the placeholder may react to taps, because `.{modifier}` hides the content but does not disable the "
            + "`{control}` in it")
    static let gesture = RuleCase(
        .info, .medium, when: "a tap gesture in what is redacted, or on it",
        says: "the placeholder may react to taps, because `.{modifier}` hides the content but does not disable the "
            + "tap gesture in it")

    static let info = RuleInfo(
        id: "redacted_placeholder_interactive",
        summary: "A placeholder can be tapped.",
        category: .interaction,
        rationale: """
            `.redacted(reason: .placeholder)` replaces texts and images by gray shapes. It does not change buttons, links and \
            gestures: the user can tap them while the data is not there yet, and opens an empty screen or runs an action on a \
            sample value.

            `.disabled` with the same condition switches controls off, and `.allowsHitTesting(false)` gestures too.
            """,
        cases: [control, gesture],
        silentOn: [
            "`.disabled` and `.allowsHitTesting` on the same view, on a view around it, or inside",
            "controls in context menus, sheets and other content of modifiers",
            "reasons other than `.placeholder`",
            "buttons that only cancel or close something, which is the way out while data loads",
            "empty actions, actions that begin with a `guard`, and links without a label",
            "widgets, previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/redacted(reason:)"
        ],
        bad: """
            struct Rows: View {
                let isLoading: Bool
                let open: () -> Void

                var body: some View {
                    Button("Album", action: open)
                        .redacted(reason: isLoading ? .placeholder : [])
                }
            }
            """,
        good: """
            struct Rows: View {
                let isLoading: Bool
                let open: () -> Void

                var body: some View {
                    Button("Album", action: open)
                        .redacted(reason: isLoading ? .placeholder : [])
                        .disabled(isLoading)
                }
            }
            """,
        measured: Measurement(right: 11, read: 19, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        for use in WrittenModifier.all("redacted", in: file, &context) {
            guard let reason = use.call.argument("reason"), reason.subtree.contains(where: { $0.name == "placeholder" }),
                !use.element.isInert
            else { continue }
            var search = LabelControls(context)
            search.look(at: use.element)
            // A branch inside may ask for the same condition.
            let isSometimes = SequenceExpr(reason)?.condition != nil
            let controls = search.found.filter { found in
                !(isSometimes && found.control.isInBranch(of: use.element)) && !context.onlyCloses(found.control)
                    && !context.mayDoNothing(found.control)
            }
            if controls.isEmpty, !search.found.isEmpty, search.tapped.isEmpty { continue }
            let tapped = search.tapped.first { found in
                guard let tap = context.tap(on: found.control) else { return false }
                return !(context.call(of: tap, on: found.control)?.action?.startsWithTest ?? false)
            }
            guard let found = controls.first ?? tapped else { continue }
            report(use, found, reason, isGesture: controls.isEmpty, &context)
        }
    }

    private func report(
        _ use: WrittenModifier, _ found: LabelControls.Found, _ reason: SyntaxNode, isGesture: Bool,
        _ context: inout RuleContext
    ) {
        let control = found.control
        let name = context.syntax(ofFile: control.path)?.source.text(control.nameRange) ?? "Button"
        let condition = SequenceExpr(reason)?.condition
        let negation = condition.map { text in
            if text.hasSuffix(" == nil") { return text.dropLast(7) + " != nil" }
            return text.contains(" ") ? "!(\(text))" : "!\(text)"
        }
        context.report(
            isGesture ? Self.gesture : Self.control, ["modifier": context.text(use.modifier), "control": name],
            at: use.modifier.nameRange,
            help: isGesture
                ? "write `.allowsHitTesting(\(negation ?? "false"))` after `.redacted`"
                : "write `.disabled(\(condition ?? "true"))` after `.redacted`",
            related: [control.related(isGesture ? "this view has the gesture" : "this `\(name)` still works")])
    }
}

extension SequenceExpr {
    /// The condition of a ternary: `items == nil` of `items == nil ? .placeholder : []`.
    fileprivate var condition: String? {
        let parts = Array(elements)
        guard let end = parts.firstIndex(where: { $0.kind == .ternaryExpr }), end > 0 else { return nil }
        return node.tree.source.text(SourceRange(start: parts[0].start, end: parts[end - 1].end))
    }
}

extension ViewElement {
    /// Whether a condition inside of a view decides if it shows the element.
    fileprivate func isInBranch(of view: ViewElement) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0.site != view.site }.contains { $0.kind == .branch }
    }

    /// Whether the element, or a view around it in the same code, switches controls or taps off.
    fileprivate var isInert: Bool {
        sequence(first: self, next: \.parent).contains { view in
            view.modifiers.contains { $0.name == "disabled" || $0.name == "allowsHitTesting" }
        }
    }
}

extension RuleContext {
    /// Whether a control has no action, or one that first asks whether there is anything to do; also a link to nothing.
    fileprivate mutating func mayDoNothing(_ control: ViewElement) -> Bool {
        leadsNowhere(control) || code(of: control).flatMap(CallExpr.init)?.action?.startsWithTest ?? false
    }
}

extension SyntaxNode {
    /// Whether a closure may do nothing: its first statement is a `guard`, or its only one an `if` without an `else`.
    fileprivate var startsWithTest: Bool {
        guard let statements = ClosureExpr(self).map({ Array($0.statements.prefix(2)) }), let first = statements.first else {
            return false
        }
        if first.kind == .guardStmt { return true }
        let choice = IfExpr(first) ?? (first.children().first { _ in true }.flatMap(IfExpr.init))
        return statements.count == 1 && choice.map { $0.elseBranch == nil } ?? false
    }
}
