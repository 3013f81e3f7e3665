import GroupLintCore

struct TransitionWithoutAnimation: Rule {
    static let still = RuleCase(
        .info, .medium,
        says: "this view appears and disappears at once, because nothing animates a change of {property}: `.transition` has no "
            + "effect")

    static let info = RuleInfo(
        id: "transition_without_animation",
        summary: "A view with a `.transition` appears at once, because nothing animates the change.",
        category: .identity,
        rationale: """
            `.transition` says how a view comes and goes, but it does not animate anything itself. It only has an effect if the \
            change that inserts or removes the view is animated: with `withAnimation { … }`, with `.animation(_:value:)` on a \
            view around the condition, or with `.transition(.opacity.animation(.default))`. On every OS version.
            """,
        cases: [still],
        silentOn: [
            "conditions that read anything but private `@State` that only the view itself sets",
            "views whose code animates anything, or whose callers have an `.animation`",
            "views deeper inside of the condition, views in a `List`, a `Form` or a `ForEach`, and transitions with an animation "
                + "or a name of the project",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/transition(_:)",
            "https://developer.apple.com/documentation/swiftui/anytransition/animation(_:)",
        ],
        bad: """
            struct Note: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Button("Details") { isOpen.toggle() }
                        if isOpen {
                            Text("All of it")
                                .transition(.move(edge: .bottom))
                        }
                    }
                }
            }
            """,
        good: """
            struct Note: View {
                @State private var isOpen = false

                var body: some View {
                    VStack {
                        Button("Details") {
                            withAnimation { isOpen.toggle() }
                        }
                        if isOpen {
                            Text("All of it")
                                .transition(.move(edge: .bottom))
                        }
                    }
                }
            }
            """
    )

    /// Transitions of SwiftUI, and their edges and anchors.
    fileprivate static let known = NameTable(
        """
        opacity slide scale move asymmetric push offset blurReplace combined top bottom leading trailing center topLeading \
        topTrailing bottomLeading bottomTrailing
        """)

    /// More of one view are not looked at. For each, the uses of its states are.
    private static let mostTransitions = 32

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("transition"), !file.mayShowWidgets else { return }
        var still: [TypeID: Bool] = [:]
        var asked: [TypeID: Int] = [:]
        for written in WrittenModifier.all("transition", in: file, &context) {
            guard let owner = written.element.owner, let branch = written.element.insertion,
                written.call.arguments.count(where: { _ in true }) == 1,
                written.call.firstArgument?.value?.isPlainTransition ?? false, asked[owner, default: 0] < Self.mostTransitions,
                let names = context.privateState(behind: branch, of: owner)
            else { continue }
            asked[owner, default: 0] += 1
            let isStill = still[owner] ?? context.animatesNothing(owner)
            still[owner] = isStill
            guard isStill else { continue }
            // Not every optional can be compared with another one.
            let isOptional = context.index.members(of: owner, named: Name(names[0].utf8)).contains {
                context.index.member($0).type.flags.contains(.isOptional)
            }
            let property = names.map { "`\($0)`" }.enumeration
            context.report(
                Self.still, ["property": property], at: written.modifier.nameRange,
                help: "set \(property) in `withAnimation { … }`, write "
                    + "`.animation(.default, value: \(names[0])\(isOptional ? " != nil" : ""))` on the view around this "
                    + "\(branch.flags.contains(.isSwitch) ? "`switch`" : "`if`"), or remove `.transition`",
                related: [branch.related("this inserts and removes the view")])
        }
    }
}

extension ViewElement {
    /// The branch that inserts and removes the view, if it does so directly, outside of lists.
    fileprivate var insertion: ViewElement? {
        guard let arm = parent, arm.kind == .arm, let branch = arm.parent,
            branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary])
        else { return nil }
        let isInList = sequence(first: branch, next: \.parent).contains {
            $0.isSwiftUI("List") || $0.isSwiftUI("Form") || $0.isSwiftUI(.forEach) || $0.isSwiftUI("TimelineView")
        }
        return isInList ? nil : branch
    }
}

extension SyntaxNode {
    /// Whether a transition is made of those of SwiftUI, without an animation: `.move(edge: .top).combined(with: .opacity)`.
    fileprivate var isPlainTransition: Bool {
        let members = subtree.filter { $0.kind == .memberAccessExpr }.map(\.name)
        return !members.isEmpty && members.allSatisfy(TransitionWithoutAnimation.known.contains)
    }
}

extension RuleContext {
    /// The private states that a condition reads, if it reads nothing else and only the view sets them.
    fileprivate mutating func privateState(behind branch: ViewElement, of owner: TypeID) -> [String]? {
        let reads = branch.dependencies
        let data = data(of: owner)
        guard !branch.reads.isEmpty, !branch.reads.contains(where: \.isLocal), !reads.isEmpty, data.isComplete else { return nil }
        var names: [String] = []
        for read in reads {
            let found = index.members(of: owner, named: read.root)
            guard found.count == 1, case let member = index.member(found[0]), member.wrapper == "State",
                member.flags.contains(.isPrivate), case let uses = data.uses(of: read.root),
                uses.contains(where: { $0.use.kind.mayChangeValue && !data.isInInitializer($0) }),
                !uses.contains(where: { $0.use.kind == .projection || $0.use.kind == .wrapper || $0.use.kind == .shared })
            else { return nil }
            let name = name(of: found[0])
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Whether no code of a view animates anything, and no caller has an `.animation`.
    fileprivate mutating func animatesNothing(_ owner: TypeID) -> Bool {
        guard let code = TypeCode(owner, &self) else { return false }
        let names: [Name] = ["withAnimation", "animation", "withTransaction", "transaction", "phaseAnimator", "keyframeAnimator"]
        guard names.allSatisfy({ code.nodes(named: $0).isEmpty }) else { return false }
        return index.calls(of: owner, atMost: 8).allSatisfy { call in
            !sequence(first: call, next: \.parent).contains { $0.modifiers.contains { $0.name == "animation" } }
        }
    }
}
