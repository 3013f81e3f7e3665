import GroupLintCore

struct ConditionalModifierExtension: Rule {
    var names = ["if", "when", "applyIf", "ifLet", "conditional"]
    var flagDeclaration = true

    static let declaration = RuleCase(
        .warning, when: "the declaration of a helper that leaves its subject unchanged when the condition is false",
        says: "any view that this is applied to is recreated when the condition changes, and loses its state")
    static let weakDeclaration = RuleCase(
        .info,
        when: "each branch changes the subject; branches of `AnyView` in a function that is not a builder; "
            + "a modifier that is applied when an optional parameter has a value", says: declaration.says)
    static let use = RuleCase(
        .warning, when: "the use of a helper that takes a closure",
        says: "the view loses its state when the condition changes, because `.{modifier}` switches between two different views")
    static let unknownHelper = Doubt(.medium, when: "a helper that the project does not declare")

    static let info = RuleInfo(
        id: "conditional_modifier_extension",
        summary: "A conditional modifier replaces the view each time its condition changes.",
        category: .identity,
        rationale: """
            `if condition { transform(self) } else { self }` has two branches, and each has its own identity. When the \
            condition changes, SwiftUI removes one view and inserts the other: state, focus and scroll position are \
            lost, tasks start again, and a change fades instead of moving. The helper hides that at every place that \
            uses it. A modifier whose argument depends on the condition keeps one view.

            On every OS version. A condition that never changes while the app runs does no harm.
            """,
        cases: [declaration, weakDeclaration, use],
        doubts: [unknownHelper],
        silentOn: [
            "`#available`, platform constants, literals and build flags; helpers that get only those in the project",
            "helpers that show nothing in the other branch, and functions that are not builders and return one type",
            "uses whose condition is not known to change: parameters of functions, elements of rows, names of other modules",
            "styles and `.matchedGeometryEffect`, which no argument can turn off; branches on a parameter that is not a `Bool`",
            "a `switch`, and environment values that are system settings or constants",
            "uses of helpers that take no closure, and of `.modifier()`: the declaration is reported instead",
            "widgets and live activities, whose views keep no state",
        ],
        fix: "At a use, moves the condition into the argument of a modifier that an argument can turn off; unsafe.",
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/",
        ],
        bad: """
            extension View {
                @ViewBuilder func when<Content: View>(_ condition: Bool, make: (Self) -> Content) -> some View {
                    if condition { make(self) } else { self }
                }
            }
            """,
        good: """
            struct Row: View {
                @State private var isOff = false

                var body: some View {
                    Toggle("Off", isOn: $isOff).opacity(isOff ? 0.4 : 1)
                }
            }
            """
    )

    static let options: [RuleOption<Self>] = [
        .strings("names", \.names, "names of helpers from other modules that take a condition and a closure"),
        .bool("flag_declaration", \.flagDeclaration, "whether the declarations of such helpers are reported too"),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard !file.mayShowWidgets else { return }
        if flagDeclaration {
            for root in file.elements(.root) {
                if let helper = ConditionalHelper(root) { reportDeclaration(helper, &context) }
            }
        }
        for element in file.modifiedElements {
            for modifier in element.modifiers where !SwiftUICatalog.modifiers.contains(modifier.name) {
                checkUse(modifier, on: element, &context)
            }
        }
    }

    private func reportDeclaration(_ helper: ConditionalHelper, _ context: inout RuleContext) {
        let branch = helper.branch
        guard branch.root.extendsView ? helper.condition != nil : branch.reads.contains(where: branch.changes),
            helper.isErased || !context.hasReturns(branch), !helper.needsBranches,
            !branch.root.extendsView || !helper.isFixedByCallers
        else { return }
        let isWeak = !helper.leavesSubject || helper.isErased || helper.waitsForValue
        context.report(
            isWeak ? Self.weakDeclaration : Self.declaration, at: branch.nameRange, help: helper.remedy)
    }

    private func checkUse(
        _ modifier: ViewTree.Modifier, on element: ViewElement, _ context: inout RuleContext
    ) {
        let roots = context.index.viewModifiers(named: modifier.name)
        let helper = roots.lazy.compactMap { ConditionalHelper($0) }.first { $0.takesTransform }
        guard helper != nil || (roots.isEmpty && names.contains { Name($0.utf8) == modifier.name }),
            let node = context.node(of: modifier), let call = CallExpr(node), let tree = context.syntax(),
            let condition = call.argument(helper?.condition ?? (.unlabeled, 0))
        else { return }
        let isKnown = helper != nil || call.trailingClosure != nil
        let parameters = element.member.map { context.index.member($0).parameters.map(\.name) } ?? []
        let locals = element.rowParameters(tree) + parameters
        guard isKnown, element.readsWhatChanges(condition, locals: locals) else { return }
        context.report(
            Self.use, ["modifier": context.text(modifier)], at: modifier.nameRange,
            doubt: helper == nil ? Self.unknownHelper : nil,
            help: "apply the modifier unconditionally and vary its argument, for example `.opacity(isOn ? 1 : 0)`",
            related: helper.map { [$0.branch.related("each branch has its own identity")] } ?? [],
            fix: InlineConditionalModifier(call, condition)?.fix(context.targets))
    }
}

extension CallExpr {
    /// The argument with a label, or at a 0-based position among the arguments without one.
    fileprivate func argument(_ place: (label: Name, position: Int)) -> SyntaxNode? {
        if place.label != .unlabeled { return argument(place.label) }
        let unlabeled = argumentList?.children().filter { $0.token == nil } ?? []
        return place.position < unlabeled.count ? Argument(unlabeled[place.position]).value : nil
    }
}
