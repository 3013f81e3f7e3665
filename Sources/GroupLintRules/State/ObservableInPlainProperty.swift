import GroupLintCore

struct ObservableInPlainProperty: Rule {
    static let observed = RuleCase(
        .info, when: "this view, or one that it passes the model to, shows data of the model",
        says: "what `{property}` holds is lost each time SwiftUI makes this {owner} again, because nothing keeps the `{type}` "
            + "that is created here")
    static let unobserved = RuleCase(
        .info, when: "any other model",
        says: "each time SwiftUI makes this {owner} again, `{property}` is another `{type}`, because nothing keeps the one that "
            + "is created here")

    static let otherModule = RuleCase(
        .info, when: "a known model or service of another module: `AVPlayer`, `CLLocationManager`, `RiveViewModel`",
        says: "each time SwiftUI makes this {owner} again, `{property}` is another `{type}`, because nothing keeps the one that "
            + "is created here")
    static let written = RuleCase(
        .info, when: "an object that views do not observe, whose properties actions of the view set",
        says: "what this {owner} stores in `{property}` is lost each time SwiftUI makes the {owner} again, because nothing keeps "
            + "the `{type}` that is created here")

    static let unshown = Doubt(.low, when: "no view is known to show this one, so it may be made only once")

    static let info = RuleInfo(
        id: "observable_in_plain_property",
        summary: "A view creates a model in a plain property, so each update creates another one.",
        category: .state,
        rationale: """
            SwiftUI makes a new value of a view each time the view around it is updated, and runs its initializer each time. \
            A model that is created for a plain property, by a default value or in `init`, is then replaced by a new one: what \
            the user typed is gone, requests start again, and closures that run later still use the old object. Changes of an \
            `ObservableObject` in a plain property do not update the view either.

            `@State` keeps an `@Observable` model, and `@StateObject` an `ObservableObject`, for as long as the view exists. \
            On every OS version.
            """,
        cases: [observed, unobserved, otherModule, written], doubts: [unshown],
        silentOn: [
            "apps and scenes, representables and static properties",
            "views that only view controllers and other classes make, once for each screen, and views that only views without "
                + "state, models and values from their callers show",
            "default values that every caller or every initializer replaces, and default values of parameters",
            "stores of the Composable Architecture",
            "classes that are known to hold nothing of their own, and classes that views neither observe nor change",
            "models that a view makes from what its caller passes, if it calls nothing that changes them and does not pass them "
                + "on",
            "models that a view inside keeps in `@StateObject` or `@State`",
            "previews and tests",
        ],
        fix: "Writes `@State` or `@StateObject` in front of a property with a default value; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
            "https://developer.apple.com/documentation/swiftui/stateobject",
        ],
        bad: """
            @Observable
            final class Draft {
                var text = ""
            }

            struct Editor: View {
                let draft = Draft()

                var body: some View {
                    Text(draft.text)
                }
            }
            """,
        good: """
            @Observable
            final class Draft {
                var text = ""
            }

            struct Editor: View {
                @State private var draft = Draft()

                var body: some View {
                    Text(draft.text)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let index = context.index
        let search = MadeModelSearch(index: index) { member, model in
            guard member.wrapper.isNone else { return false }
            guard let model else { return member.isKept }
            let kind = index.modelKind(of: model)
            return (kind == .observable || kind == .observableObject || kind == .otherClass) && index.mayHoldState(model)
        }
        for model in search.all(in: file, &context) { report(model, &context) }
    }

    private func report(_ model: MadeModel, _ context: inout RuleContext) {
        guard model.role == .view, !context.index.inherits(model.owner, from: SwiftUICatalog.representables),
            !(model.model.map { context.isMirror($0) } ?? false)
        else { return }
        let constructions = ViewConstructions(of: model.owner, &context)
        guard !constructions.isMadeOnce, !constructions.isMadeByApp, !constructions.allPass(model.member.name),
            context.mayBeMadeAgain(model.owner)
        else { return }
        // A caller may pass another model.
        if case .parameter = model.origin { return }
        let kind = model.model.map(context.index.modelKind) ?? .unknown
        let uses = ModelUses(model, kind, context.index)
        guard !uses.isKept, uses.isShared || !model.hasInput || context.mayChange(model),
            let ruleCase = ruleCase(model, kind, uses, &context)
        else { return }
        let isView = context.index.type(model.owner).isView
        let keeper = kind == .observableObject || model.typeName == "RiveViewModel" ? "StateObject" : "State"
        context.report(
            ruleCase,
            ["property": model.name, "type": model.typeName, "owner": isView ? "view" : "modifier"], at: model.range,
            doubt: context.mayBeMadeAgain(model.owner, unknown: false) ? nil : Self.unshown, help: model.keepingHelp(keeper),
            related: model.declaration,
            fix: constructions.nonePass(model.member.name) ? model.keepingFix(keeper, context) : nil)
    }

    private func ruleCase(
        _ model: MadeModel, _ kind: ModelKind, _ uses: ModelUses, _ context: inout RuleContext
    ) -> RuleCase? {
        switch kind {
        case .observable, .observableObject: return uses.isObserved ? Self.observed : Self.unobserved
        case .unknown, .value: return Self.otherModule
        case .otherClass:
            let data = context.data(of: model.owner)
            let isWritten = data.uses(of: model.member.name).contains { site in
                !site.use.member.isNone && (site.use.kind == .write || site.use.kind == .change)
                    && data.moments(of: site).isSubset(of: [.action, .task])
            }
            return isWritten ? Self.written : nil
        }
    }
}

extension RuleContext {
    /// Whether anything may change a model that its view does not pass on: code of the class, or code of the view.
    fileprivate mutating func mayChange(_ model: MadeModel) -> Bool {
        guard let type = model.model, index.inheritance(of: type).isKnown, let code = TypeCode(type, &self) else { return true }
        if index.inheritance(of: type).types.contains(where: index.isReferenceType) { return true }
        if code.declarations.contains(where: { $0.subtree.contains(where: \.isHandedOnAtStart) }) { return true }
        let data = data(of: model.owner)
        guard data.isComplete else { return true }
        let uses = data.uses(of: model.member.name).filter { !data.isInInitializer($0) && $0.use.moment != .initialization }
        return uses.contains(where: \.use.kind.mayChangeValue) || mayWrite(uses.map(\.use.member), of: type, code)
    }

    /// Whether members of a class, or functions that they call, set properties of the object.
    private func mayWrite(_ members: [Name], of type: TypeID, _ code: TypeCode) -> Bool {
        var (names, seen) = (members, NameTable())
        while let name = names.popLast() {
            guard seen.add(name) else { continue }
            let bodies = code.functions(name) + (code.property(name).map { [$0.node] } ?? [])
            for body in bodies {
                if body.subtree.contains(where: { $0.mayWriteMember(of: type, index) }) { return true }
                names += body.calledNames
            }
        }
        return false
    }
}

extension SyntaxNode {
    /// Whether a closure in the code of a class is made together with the object, and may change it later.
    fileprivate var isHandedOnAtStart: Bool {
        guard kind == .closureExpr else { return false }
        let member = ancestors.first { $0.kind == .initializerDecl || $0.kind == .functionDecl || $0.kind == .accessorBlock }
        return member.map { $0.kind == .initializerDecl } ?? true
    }

    fileprivate func mayWriteMember(of type: TypeID, _ index: ProjectIndex) -> Bool {
        if kind == .inOutExpr { return true }
        guard let target = writtenTarget else { return false }
        guard let root = target.ownPath?.first else { return true }
        return !index.members(of: type, named: root).isEmpty
    }
}

/// How the view that makes a model uses it.
private struct ModelUses {
    /// Whether the view shows data of the model or hands it to a view that observes it.
    private(set) var isObserved = false
    /// Whether a view inside keeps the first model that it gets.
    private(set) var isKept = false
    /// Whether the view passes the model on.
    private(set) var isShared = false

    init(_ model: MadeModel, _ kind: ModelKind, _ index: ProjectIndex) {
        guard let declaration = model.binding.node.ancestors.lazy.compactMap(TypeDecl.init).first?.node else { return }
        let names = declaration.tree.facts(NamesInTypes.self).names(in: declaration)
        if kind == .observable, names.read.contains(model.member.name) { isObserved = true }
        for passed in names.passed[model.member.name] ?? [] {
            isShared = true
            if passed.callee == "environmentObject" || passed.callee == "environment" { isObserved = true }
            guard let view = index.uniqueType(passed.type) else { continue }
            for id in index.members(of: view, named: passed.label) {
                let wrapper = index.wrapper(of: id)
                if SwiftUICatalog.stateWrappers.contains(wrapper) { isKept = true }
                if kind == .observable || SwiftUICatalog.modelWrappers.contains(wrapper) { isObserved = true }
            }
        }
    }
}

/// The names that the code of types passes to calls and of which it reads members.
private final class NamesInTypes: TreeFacts {
    struct Names {
        /// `draft` in `draft.text`, but not in `draft.save()`.
        var read = NameTable()
        /// The calls that get a name as an argument.
        var passed: [Name: [Passed]] = [:]
    }

    struct Passed {
        let callee: Name
        /// The callee without generic arguments.
        let type: Name
        let label: Name
    }

    private var known: [NodeID: Names] = [:]

    init(_ tree: SyntaxTree) {}

    func names(in declaration: SyntaxNode) -> Names {
        if let found = known[declaration.id] { return found }
        var found = Names()
        for node in declaration.subtree {
            if let base = MemberAccessExpr(node)?.base, let path = base.ownPath, path.count == 1, !node.isCallee {
                found.read.insert(path[0], 0)
            }
            guard let call = CallExpr(node) else { continue }
            for argument in call.arguments {
                guard let path = argument.value?.ownPath, path.count == 1 else { continue }
                let (callee, type) = (call.callee?.name ?? .none, call.callee?.withoutGenericArguments.name ?? .none)
                found.passed[path[0], default: []].append(Passed(callee: callee, type: type, label: argument.label))
            }
        }
        known[declaration.id] = found
        return found
    }
}

extension SyntaxNode {
    fileprivate var isCallee: Bool { parent.flatMap(CallExpr.init)?.callee?.id == id }
}

extension MadeModel {
    /// The property, if its model is made elsewhere.
    fileprivate var declaration: [RelatedLocation] {
        guard case .assignment = origin, let pattern = binding.pattern else { return [] }
        return [pattern.related("the property is declared here")]
    }

    fileprivate func keepingHelp(_ keeper: String) -> String {
        let access = member.flags.contains(.isPrivate) ? "private " : ""
        let passing = "let the view around it keep the `\(typeName)` and pass it in"
        switch origin {
        case .defaultValue: return "write `@\(keeper) \(access)var \(name) = \(callText)`, or \(passing)"
        case .assignment(let statement), .parameter(let statement, _):
            if let input = input(of: statement) {
                return "\(passing): with `@\(keeper)` here, later values of `\(input)` would be ignored"
            }
            return "declare `@\(keeper) \(access)var \(name): \(typeName)` and set it with "
                + "`_\(name) = \(keeper)(wrappedValue: \(callText))`, or \(passing)"
        }
    }

    /// Whether the view makes the model from what its caller passes.
    fileprivate var hasInput: Bool {
        if case .assignment(let statement) = origin { return input(of: statement) != nil }
        return false
    }

    /// The first parameter of the initializer that the call passes to the model.
    private func input(of statement: SyntaxNode) -> String? {
        let names = statement.ancestors.lazy.compactMap(FunctionDecl.init).first?.parameterNames ?? []
        return call.node.subtree.first { $0.kind == .declReferenceExpr && names.contains($0.name) }?.tokenText
    }

    /// The fix for a default value of the only variable of a declaration.
    fileprivate func keepingFix(_ keeper: String, _ context: RuleContext) -> Fix? {
        guard case .defaultValue = origin, let variable, variable.attributes == nil, variable.node.slotCount == 3,
            keeper == "State" || context.targets.haveStateObject
        else { return nil }
        let start = SourceRange(start: variable.node.start, end: variable.node.start)
        var edits = [Fix.Edit(start, "@\(keeper) ")]
        if variable.isLet { edits.append(Fix.Edit(variable.node.tokenRange, "var")) }
        return Fix("keep the model with `@\(keeper)`", .unsafe, edits)
    }
}

extension MemberSummary {
    /// Whether the property holds a model or service of another module that a view has to keep.
    fileprivate var isKept: Bool {
        SwiftUICatalog.keptClasses.contains(defaultValue == .construction ? constructed : type.name)
    }
}
