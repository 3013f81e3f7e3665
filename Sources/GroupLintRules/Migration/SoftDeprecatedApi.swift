import GroupLintCore

struct SoftDeprecatedApi: Rule {
    static let soft = RuleCase(
        .info, when: "a spelling that the compiler accepts without a warning",
        says: "`{old}` still works, but Apple lists it as deprecated, and all targets of this code have `{new}`")
    static let dated = RuleCase(
        .info, when: "a spelling that the compiler warns about",
        says: "`{old}` is deprecated since {since}, and all targets of this code have `{new}`")

    static let info = RuleInfo(
        id: "soft_deprecated_api",
        summary: "The code uses older spellings of SwiftUI; `--only soft_deprecated_api --fix` migrates it.",
        category: .migration,
        rationale: """
            Apple replaces symbols of SwiftUI long before the compiler warns about the old ones: `foregroundColor`, \
            `cornerRadius`, `Section(header:)`, `presentationMode` and others are only listed as deprecated. They still work, \
            so this rule is off by default. It is a tool for a migration.

            `grouplint --only soft_deprecated_api` lists what can be replaced, with one diagnostic for each symbol and file; \
            `--all` and the formats for programs list each place. `grouplint --only soft_deprecated_api --fix` rewrites the \
            code where the meaning stays the same, and `--unsafe-fixes` rewrites more of it.

            A symbol is reported only where every deployment target has the replacement.
            """,
        cases: [soft, dated],
        silentOn: [
            "unknown deployment targets, and code that may run on an OS version without the replacement",
            "methods and types of the project with the same name, and methods of values that are not views: text attributes, "
                + "layers, marks of a chart",
            "`overlay(_:)` and `background(_:)` with a color, a gradient or a value whose type is not known: they may be styles",
        ],
        fix: """
            Writes the newer spelling: safe where it means the same, and unsafe where the type of a value is not known or the \
            new symbol may behave differently, as `tint` and `onChange` with two parameters.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/view-deprecated",
            "https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)",
            "https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:)",
        ],
        bad: """
            struct Badge: View {
                let count: Int

                var body: some View {
                    Text(count, format: .number)
                        .foregroundColor(.secondary)
                        .background(Color.yellow)
                        .cornerRadius(8)
                }
            }
            """,
        good: """
            struct Badge: View {
                let count: Int

                var body: some View {
                    Text(count, format: .number)
                        .foregroundStyle(Color.secondary)
                        .background(Color.yellow)
                        .clipShape(.rect(cornerRadius: 8))
                }
            }
            """,
        exampleTarget: "iOS=17.0",
        isOffByDefault: true,
        needsTarget: true
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !context.targets.isUnknown, let tree = context.syntax() else { return }
        let uses = OldUses(tree, file).all
        if uses.isEmpty { return }
        let colors = context.index.fact { ColorInitializers(context) }
        for use in uses {
            let reachable = ReachableTargets(use.node, context.targets)
            guard let target = reachable.targets.versions.pairs.first,
                reachable.platforms(below: use.spelling.versions).isEmpty
            else { continue }
            let rewriting = Rewriting(use: use, targets: reachable.targets, file: file, colors: colors)
            report(use, rewriting, DeploymentTargets.text(target), file, &context)
        }
    }

    private func report(
        _ use: OldUse, _ rewriting: Rewriting, _ target: String, _ file: ViewFile, _ context: inout RuleContext
    ) {
        let spelling = use.spelling
        let fix = spelling.symbol == .presentationMode ? DismissFix(use, file, &context)?.fix : rewriting.fix
        let help =
            rewriting.mayBeNil
            ? "`\(spelling.new)` does not take nil: choose the color for that case, such as `Color.primary`" : spelling.advice
        switch spelling.status {
        case .softDeprecated:
            context.report(
                Self.soft, ["old": spelling.old, "new": spelling.new], at: use.range, help: help, target: target, fix: fix)
        case .deprecated(let since):
            context.report(
                Self.dated, ["old": spelling.old, "new": spelling.new, "since": since], at: use.range, help: help,
                target: target, fix: fix)
        }
    }
}
