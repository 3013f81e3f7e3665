import GroupLintCore

struct LifecycleOnEmptyContent: Rule {
    static let never = RuleCase(
        .error,
        says: "`.{modifier}` never runs: {subject} shows nothing until `{property}` is set, and only this {action} sets it")

    static let hidden = RuleCase(
        .error, when: "the action is on a view in the branch that waits for it",
        says: "`.{modifier}` never runs: this view is not shown until `{property}` is set, and only this {action} sets it")

    static let waiting = RuleCase(
        .info, .medium,
        when: "the property is in a model that the view gets, or an `.onChange` or `.onReceive` beside the action sets it too",
        says: "`.{modifier}` does not run as long as `{property}` is {value}: {subject} then shows nothing, although this "
            + "{action} is there to set it")

    static let idle = RuleCase(
        .warning, when: "the action first asks for the value with which its content is empty",
        says: "`.{modifier}` does nothing: it runs only while {subject} shows something, and then `{property}` is not what its "
            + "action asks for")

    static let missed = RuleCase(
        .info, .medium, when: "a name in the action, such as `noResults`, says that it is for empty content",
        says: "`.{modifier}` does not run while `{property}` is empty, but `{name}` in it is for that case: {subject} then shows "
            + "nothing, and the action runs only when there is something")

    static let firstMissed = RuleCase(
        .info, .medium, when: "an `.onChange` that sets up the view, in the branch that waits for the value",
        says: "this `.onChange` does not run for the first `{value}`: the view is only there once `{value}` has come, so "
            + "`{property}` stays {first}")

    static let info = RuleInfo(
        id: "lifecycle_on_empty_content",
        summary: "A `.task` or `.onAppear` on content that is empty until that action has run never runs.",
        category: .lifecycle,
        rationale: """
            In a stack or list, a `Group`, `if` or `ForEach` is not a view of its own. SwiftUI applies `.task` and `.onAppear` \
            to the views inside: without a view, there is nothing that could appear, and the action does not run. If the \
            content stays empty until the action has loaded something, the action and the content wait for each other forever, \
            and the screen stays empty. This applies to every OS version.

            The same is true of a view in a branch that only its own action opens: `if let user { Home().task { user = … } }`.

            An `.onChange` in a branch that waits for the value does not run for the first one either: the view appears together \
            with it, and from then on there has been no change.

            An action that is there for empty content, such as `if posts.isEmpty { showHint() }`, is never of use on content \
            that is empty in this very case.

            Put the action on the container around the content, or put the content into a `VStack`, which is a view even \
            while it is empty.
            """,
        cases: [never, hidden, waiting, idle, missed, firstMissed],
        silentOn: [
            "content that shows a view at first: `ProgressView()`, and also `Color.clear` and `Spacer()`",
            "in a branch, a value that other code may set: an initializer, a caller, another action, a binding that is passed on",
            "the content of a member or view, unless all uses of it are in stacks or lists",
            "content of a `Section`, label, `ScrollView` or wrapper",
            "content that is asked for as one view: the root of a screen, sheets, overlays, backgrounds",
            "a chain with a modifier that may make one view: the project's own modifiers, `.onGeometryChange`",
            "an `.onChange` with `initial: true`, and one that neither asks whether its state is `nil` nor is the only code that "
                + "makes this state from the value",
            "values whose first value is not a literal, unless the action itself asks for the value with which the content is "
                + "empty, or names this case as `noResults` does for `results`",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI",
        ],
        bad: """
            struct Profile: View {
                @State private var name: String?

                var body: some View {
                    VStack {
                        Group {
                            if let name { Text(name) }
                        }
                        .task { name = await fetchName() }
                    }
                }
            }
            """,
        good: """
            struct Profile: View {
                @State private var name: String?

                var body: some View {
                    VStack {
                        if let name { Text(name) }
                    }
                    .task { name = await fetchName() }
                }
            }
            """
    )

    /// How many views of a file the rule examines: for each of them it reads the whole type.
    private static let mostExamined = 32

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        checkChanges(in: file, &context)
        var examined = 0
        for uses in LifecycleUse.all(in: file, &context) {
            let subject = uses[0].subject
            guard !uses[0].isSection, !subject.isInPreview, let owner = subject.owner,
                let container = context.listContainer(around: subject),
                subject.modifiers.allSatisfy(\.keepsViewsApart)
            else { continue }
            for use in uses where use.effect == "onAppear" || use.effect == "task" {
                examined += 1
                if examined > Self.mostExamined { return }
                check(use, among: uses, owner, container, &context)
            }
        }
        for name in ["task", "onAppear"] as [Name] {
            let inBranches = WrittenModifier.all(name, in: file, &context).filter {
                !HiddenAtFirst.arms(around: $0.element).isEmpty
            }
            for written in inBranches.prefix(Self.mostExamined) where !checkBranch(written, &context) {
                checkIdle(written, &context)
            }
        }
    }

    /// Actions for a change that are on a view in a branch which waits for the value.
    private func checkChanges(in file: ViewFile, _ context: inout RuleContext) {
        let inBranches = WrittenModifier.all("onChange", in: file, &context).filter {
            !HiddenAtFirst.arms(around: $0.element).isEmpty
        }
        for written in inBranches.prefix(Self.mostExamined) { checkFirstChange(written, &context) }
    }

    /// An action on a view in a branch that waits for it.
    private func checkBranch(_ written: WrittenModifier, _ context: inout RuleContext) -> Bool {
        guard let owner = written.element.owner, let action = written.call.action,
            let code = ViewCode(owner, models: models(of: owner, context.index), &context),
            let hidden = HiddenAtFirst(written.element, code, &context),
            let content = context.node(of: hidden.arm),
            let write = write(of: hidden.causes, SoleWriter(action, idle: IdleCode(content, code), owner, code, context)),
            opens(hidden.causes, write, code)
        else { return false }
        let name = context.text(written.modifier)
        let container = context.listContainer(around: hidden.branch).flatMap {
            $0.root.site == hidden.branch.root.site ? context.name(of: $0) : nil
        }
        context.report(
            Self.hidden,
            ["modifier": name, "property": write.propertyText, "action": written.modifier.name == "task" ? "task" : "action"],
            at: written.modifier.nameRange,
            help: container.map { "move `.\(name)` to the `\($0)`, after its closing brace" }
                ?? "put the `if` into a `VStack`, and move `.\(name)` to it",
            related: [
                hidden.branch.related("this does not show the view at first"),
                Self.place(of: write, "set only here"),
            ])
        return true
    }

    /// The write of the action, if it is the only code that sets each of some properties.
    private func write(of causes: [StateProperty], _ writer: SoleWriter) -> StateWrites.Write? {
        var first: StateWrites.Write?
        for cause in causes {
            guard let write = writer.write(of: cause) else { return nil }
            first = first ?? write
        }
        return first
    }

    private func check(
        _ use: LifecycleUse, among uses: [LifecycleUse], _ owner: TypeID, _ container: ViewElement,
        _ context: inout RuleContext
    ) {
        guard let action = use.action(&context), !use.isEmpty(&context) else { return }
        if checkOwn(use, among: uses, action, owner, container, &context) { return }
        guard let (write, value) = contentWrite(use, owner, action, &context) else {
            return checkIdle(use, action, owner, container, &context)
        }
        let model = context.index.members(of: owner, named: write.root).first.map { context.name(of: $0) + "." } ?? ""
        report(
            Self.waiting, model + write.propertyText, is: value == .none ? "`nil`" : "empty",
            Self.place(of: write, "set here"), use, container, &context)
    }

    /// Whether the content is empty until the action or another one on the same content sets a property.
    private func checkOwn(
        _ use: LifecycleUse, among uses: [LifecycleUse], _ action: SyntaxNode, _ owner: TypeID, _ container: ViewElement,
        _ context: inout RuleContext
    ) -> Bool {
        guard let code = ViewCode(owner, models: models(of: owner, context.index), &context),
            let content = EmptyContent(use.subject, code, &context), let node = context.node(of: use.subject)
        else { return false }
        // What does not run either sets nothing.
        let idle = uses.filter { $0.effect != "onChange" && $0.modifier.nameRange != use.modifier.nameRange }
            .compactMap { $0.action(&context) }
        let presentations = use.subject.modifiers.filter { SwiftUICatalog.modifiers.traits(of: $0.name).contains(.presents) }
        let hidden = IdleCode(node, modifiers: presentations.compactMap { context.node(of: $0) }, code)
        let writer = SoleWriter(action, besides: idle, idle: hidden, owner, code, context)
        if let write = write(of: content.causes, writer), idle.isEmpty || opens(content.causes, write, code) {
            report(Self.never, write.propertyText, Self.place(of: write, "set only here"), use, container, &context)
            return true
        }
        let changes = use.subject.modifiers.filter { $0.name == "onChange" || $0.name == "onReceive" }
            .prefix(Self.mostExamined).compactMap { context.node(of: $0).flatMap(CallExpr.init)?.action }
        guard !changes.isEmpty, let value = code.firstValue(content.causes[0]), value == .none || value == .empty,
            case let writer = SoleWriter(action, besides: idle + changes, idle: hidden, owner, code, context),
            let write = write(of: content.causes, writer), opens(content.causes, write, code)
        else { return false }
        report(
            Self.waiting, write.propertyText, is: value == .none ? "`nil`" : "empty", Self.place(of: write, "set here"), use,
            container, &context)
        return true
    }

    /// Whether a write is not one of the first value, which leaves the content empty.
    private func opens(_ causes: [StateProperty], _ write: StateWrites.Write, _ code: ViewCode) -> Bool {
        !causes.contains { code.firstValue($0) == write.value.flatMap { KnownValue($0) } }
    }

    /// The write of the action that fills what content of a model shows, also if other code may fill it.
    private func contentWrite(
        _ use: LifecycleUse, _ owner: TypeID, _ action: SyntaxNode, _ context: inout RuleContext
    ) -> (StateWrites.Write, KnownValue)? {
        let models = context.index.storedProperties(of: owner).map(context.index.member).filter {
            Self.observing.contains($0.wrapper) && $0.defaultValue == .none
        }
        guard !models.isEmpty, let code = ViewCode(owner, models: models.map(\.name), &context),
            let content = EmptyContent(use.subject, code, &context),
            content.causes.allSatisfy({ !$0.member.isNone && code.firstValue($0) != .boolean(false) })
        else { return nil }
        let writes = code.writes(action).filter { $0.isCertain && ($0.value.flatMap { KnownValue($0) } ?? .present) == .present }
        let found = content.causes.map { cause in writes.first { $0.root == cause.root && $0.member == cause.member } }
        guard !found.contains(where: { $0 == nil }), let write = found[0], let model = code.model(write.root) else { return nil }
        // A model that calls the function itself loads itself.
        let function = write.node.ancestors.first { $0.kind == .functionDecl }?.name ?? .none
        let isOwnWork = model.declarations.contains { type in
            type.subtree.contains { $0.kind == .declReferenceExpr && $0.name == function }
        }
        return isOwnWork ? nil : (write, code.firstValue(content.causes[0]) ?? .empty)
    }

    /// What may hold a model that the view does not make.
    private static let observing = NameTable("ObservedObject EnvironmentObject Environment Bindable")

    private func report(
        _ ruleCase: RuleCase, _ property: String, is value: String = "", _ change: RelatedLocation, _ use: LifecycleUse,
        _ container: ViewElement, _ context: inout RuleContext
    ) {
        let modifier = context.text(use.modifier)
        let name = context.name(of: container) ?? "container"
        context.report(
            ruleCase,
            [
                "modifier": modifier, "subject": use.named(&context).textAgain, "property": property,
                "action": use.effect == "task" ? "task" : "action", "value": value,
            ],
            at: use.modifier.nameRange,
            help: container.root.site == use.subject.root.site
                ? "move `.\(modifier)` to the `\(name)`, after its closing brace"
                : (use.subject.isSwiftUI(.group)
                    ? "write `VStack` in place of `Group`, and leave `.\(modifier)` on it"
                    : "put the content into a `VStack` with `.\(modifier)` on it")
                    + ": a stack is a view even while it is empty",
            related: [use.subject.related("this shows nothing at first"), change])
    }

    private static func place(of write: StateWrites.Write, _ message: String) -> RelatedLocation {
        RelatedLocation(path: write.node.tree.source.path, range: write.range, message: message)
    }

    /// The properties that may hold a model.
    private func models(of owner: TypeID, _ index: ProjectIndex) -> [Name] {
        index.storedProperties(of: owner).map(index.member).filter { $0.wrapper == "State" || $0.wrapper == "StateObject" }
            .map(\.name)
    }
}
