import GroupLintCore

/// A load that code inside of an arm starts, and for which the branch takes that arm away, with all that the user has typed or
/// opened in it.
struct InnerLoad {
    enum Loss {
        /// The text in the state of a view in the arm.
        case text
        /// A choice in a control, or the page of a TabView, in such a state.
        case choice
        /// Tabs, or screens on a stack.
        case screens
    }

    let loss: Loss
    /// The view that goes.
    let content: ViewElement
    /// The call in the code of a view in the arm.
    let call: CallExpr
    let write: StateWrites.Write

    private static let (mostArms, mostViews) = (8, 64)

    /// The first one of a branch; nil if none is known.
    init?(_ branch: ViewElement, _ context: inout RuleContext) {
        guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]), let owner = branch.owner,
            case let models = BlockedContent.models(branch.dependencies, owner, context.index), !models.isEmpty,
            case let arms = Array(branch.children), arms.count <= Self.mostArms,
            // Most branches have neither, and to read the code takes long.
            case let views = arms.map({ $0.viewsWithState(atMost: Self.mostViews) }),
            zip(arms, views).contains(where: { $0.hasScreens || !$1.isEmpty }),
            let code = ViewCode(owner, models: models.map(\.property), countsShared: true, &context)
        else { return nil }
        for (property, type) in models {
            let members = branch.dependencies.filter { $0.root == property }.map(\.member)
            guard let functions = code.model(property)?.functions(thatSet: members), !functions.isEmpty else { continue }
            for (position, arm) in arms.enumerated() {
                let search = LoadSearch(branch: branch, position: position, property: property, functions: functions)
                let index = context.index
                let isHolder = { (view: TypeID) in index.holds(type, as: property, in: view) }
                if arm.hasScreens, let content = arm.children.first(where: { _ in true }),
                    let found = search.first(in: arm.reachedViews.filter(isHolder), .screens, &context)
                {
                    self.init(.screens, content, found)
                    return
                }
                for element in views[position] {
                    guard case .project(let view) = element.callee, isHolder(view), !element.isInRows,
                        let loss = TypeCode(view, &context)?.inputLoss(view, index),
                        let found = search.first(in: [view], loss, &context)
                    else { continue }
                    self.init(loss, element, found)
                    return
                }
            }
        }
        return nil
    }

    private init(_ loss: Loss, _ content: ViewElement, _ found: (call: CallExpr, write: StateWrites.Write)) {
        (self.loss, self.content, call, write) = (loss, content, found.call, found.write)
    }
}

/// The search for calls of a model that take an arm away for a while.
private struct LoadSearch {
    let branch: ViewElement
    let position: Int
    /// The property with the model, by the same name in all views.
    let property: Name
    /// The functions of the model that set what the branch asks for.
    let functions: Set<Name>

    private static let (mostViews, mostCalls) = (16, 8)

    func first(
        in views: [TypeID], _ loss: InnerLoad.Loss, _ context: inout RuleContext
    ) -> (call: CallExpr, write: StateWrites.Write)? {
        for view in views.prefix(Self.mostViews) {
            guard let code = TypeCode(view, &context) else { continue }
            let calls = code.nodes(named: property).compactMap { $0.parent?.parent.flatMap(CallExpr.init) }.filter { call in
                guard let path = call.callee?.ownPath, path.count == 2, path[0] == property else { return false }
                return functions.contains(path[1])
            }
            for call in calls.prefix(Self.mostCalls) where loss == .screens ? call.node.isUnconditional : call.node.isOfUser {
                guard let writes = ArmWrites(call.node, of: view, branch, position, &context),
                    let found = LoadingWrite(
                        writes, countsRemoval: false, mayReturnBefore: loss != .screens, context.index),
                    loss == .screens ? found.isReset : found.comesBack, !writes.endsSession(besides: found.write, branch)
                else { continue }
                return (call, found.write)
            }
        }
        return nil
    }
}

extension ArmWrites {
    /// Whether the action also removes something else that the branch asks for, such as the user after a logout.
    fileprivate func endsSession(besides write: StateWrites.Write, _ branch: ViewElement) -> Bool {
        let reads = branch.dependencies
        return writes.writes.contains { other in
            guard other.root != write.root || other.member != write.member,
                reads.contains(where: { $0.root == other.root && $0.member == other.member })
            else { return false }
            return other.knownValue == .some(.none) || other.knownValue == .empty || other.knownValue == .boolean(false)
        }
    }
}

extension ProjectIndex {
    /// Whether a view has a model in a property.
    fileprivate func holds(_ model: TypeID, as property: Name, in view: TypeID) -> Bool {
        modelType(of: property, in: view, countsShared: true) == model
    }
}

extension TypeCode {
    /// The functions that set one of some properties.
    fileprivate func functions(thatSet properties: [Name]) -> Set<Name> {
        let nodes = declarations.flatMap { declaration in
            properties.flatMap { declaration.tree.facts(ChangingNodes.self).nodes(for: $0, in: declaration) }
        }
        return Set(nodes.compactMap { node in node.ancestors.first { $0.kind == .functionDecl }?.name })
    }

    /// What the user enters in the view, and only its state keeps.
    fileprivate func inputLoss(_ view: TypeID, _ index: ProjectIndex) -> InnerLoad.Loss? {
        hasTypedText ? .text : hasChoice(in: ["TabView"] + Self.controls, view, index) ? .choice : nil
    }

    /// Whether the view has a field for text that it keeps in its state, empty at first: `TextField("Name", text: $name)`.
    fileprivate var hasTypedText: Bool {
        declarations.contains { declaration in
            declaration.subtree.contains { node in
                guard node.isProjection, let argument = node.parent, argument.kind == .labeledExpr, argument.name == "text" else {
                    return false
                }
                let binding = property(Name(node.tokenText.dropFirst().utf8))
                return binding?.initialValue.flatMap { KnownValue($0) } == .empty
            }
        }
    }
}

extension SyntaxNode {
    /// Whether the code runs for what the user does, and not when a view appears or a value changes.
    fileprivate var isOfUser: Bool {
        !ancestors.contains { node in
            guard let call = CallExpr(node), let callee = call.callee, callee.name.isModifier(with: [.lifecycle, .subscribes])
            else { return false }
            return !callee.range.contains(range)
        }
    }

    /// Whether no condition decides in the function or action around the code whether it runs.
    fileprivate var isUnconditional: Bool {
        var inner = self
        for outer in ancestors {
            if outer.kind == .functionDecl || outer.kind == .variableDecl { return true }
            if outer.kind == .ifExpr || outer.kind == .switchExpr || outer.kind == .guardStmt || outer.kind.role == .loop {
                return false
            }
            if outer.kind == .codeBlock || outer.kind == .closureExpr {
                let start = inner.start
                let earlier = outer.children().flatMap { Array($0.children()) + [$0] }.filter { $0.start < start }
                if earlier.contains(where: \.mayLeave) { return false }
            }
            inner = outer
        }
        return true
    }

    /// Whether a statement may leave the function: a `guard`, or an `if` with a `return`.
    fileprivate var mayLeave: Bool {
        kind == .guardStmt || kind == .ifExpr && subtree.contains { $0.kind == .returnStmt }
    }
}

extension ViewElement {
    /// Whether the view has tabs or a stack of screens, on the same screen, and not just pages that the user swipes.
    fileprivate var hasScreens: Bool {
        var screen = SameScreen()
        return screen.contains(self) { element in
            (element.isContainerOfScreens || element.isSwiftUI("TabView"))
                && !element.modifiers.contains { $0.name == "tabViewStyle" }
        }
    }

    /// The views of the project that are written in the view, and in what it shows, pushes and presents.
    fileprivate var reachedViews: [TypeID] {
        var views: [TypeID] = []
        var waiting = [self]
        var seen: Set<ViewSite> = []
        while let next = waiting.popLast(), seen.count < Self.mostBuilders {
            if case .project(let type) = next.callee, index.type(type).isView, !views.contains(type) { views.append(type) }
            waiting += next.children
            if next.targets.count == 1, seen.insert(next.targets[0]).inserted {
                waiting.append(ViewElement(index, next.targets[0]))
            }
        }
        return views
    }

    private static let mostBuilders = 200
}
