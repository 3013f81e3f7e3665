import GroupLintCore

/// The first write of an action that makes a branch show another arm: `isLoading = true`, `state = .loading`.
struct LoadingWrite {
    let write: StateWrites.Write
    /// Whether the action later shows the same arm again.
    let isReset: Bool
    /// Whether it shows the same arm again at least when it fails.
    let comesBack: Bool
    /// Whether it later gives the property a value that may show the same arm again.
    let mayReset: Bool
    /// Whether the action has not given the property another value before. What it takes away may have come with that value.
    let isFirst: Bool

    /// Nil if the action is not known to show another arm for some time.
    ///
    /// - Parameters:
    ///   - countsRemoval: whether the removal of the data itself counts, which starts the content anew on purpose.
    ///   - mayReturnBefore: whether the action may return before the write.
    init?(_ found: ArmWrites, countsRemoval: Bool, mayReturnBefore: Bool = false, _ index: ProjectIndex) {
        let (choice, writes) = (found.choice, found.writes.writes)
        for (position, write) in writes.prefix(Self.mostWrites).enumerated() where write.pauses < found.writes.pauses {
            // What a `defer` sets ends the load.
            guard write.node.deferAround == nil,
                let property = write.wholeProperty, let value = write.knownValue, countsRemoval || value != .empty,
                let others = choice.positions(property, value), !others.contains(found.position),
                found.updatesViews(property, index)
            else { continue }
            let before: KnownValue? = if case .boolean(let flag) = value { .boolean(!flag) } else { nil }
            let sure = SureWrite(
                write: write, all: writes, action: found.action, property: property, before: before, known: found.known,
                facts: found.facts, isOnRow: found.isOnRow)
            guard mayReturnBefore ? sure.isOnWay : sure.isReached else { continue }
            let next = writes[(position + 1)...].filter { $0.root == write.root && $0.member == write.member }
            let later = next.filter { !sure.isException($0) }
            // Without a pause the views only see the last value.
            if let next = later.first, next.pauses == write.pauses || !sure.mustPause(before: next) { continue }
            self.write = write
            isFirst = !writes[..<position].contains { $0.root == write.root && $0.member == write.member }
            let showsArm = { (write: StateWrites.Write) in
                write.knownValue.flatMap { choice.positions(property, $0) }?.contains(found.position) ?? false
            }
            isReset = later.contains(where: showsArm)
            comesBack = isReset || next.contains(where: showsArm)
            mayReset = isReset || later.contains { $0.knownValue == nil }
            return
        }
        return nil
    }

    /// Further writes of an action are not looked at. Each is compared with the conditions of the branch.
    private static let mostWrites = 64
}

/// Actions that write too often to be followed for each branch of a view.
private final class LongActions: TreeFacts {
    var known: Set<NodeID> = []

    init(_ tree: SyntaxTree) {}
}

/// What an action writes, and what the branch with an arm shows then.
struct ArmWrites {
    let action: SyntaxNode
    let choice: ArmChoice
    let writes: StateWrites
    /// Position of the arm among those of the branch.
    let position: Int
    /// The values that properties are known to have when the action starts.
    var known: (StateProperty) -> KnownValue? = { _ in nil }
    let facts: ArmFacts
    /// Whether the action is on a row, and may ask whether that is the last one.
    var isOnRow = false
    private let owner: TypeID
    /// Whether the action is in the view with the branch, so that both mean the same state.
    private let isOwn: Bool

    private static let mostWrites = 256

    /// Nil if the code cannot be read, or if the action writes too often.
    ///
    /// - Parameter user: the view with the action.
    init?(_ action: SyntaxNode, of user: TypeID, _ arm: LoadedArm, _ context: inout RuleContext) {
        self.init(action, of: user, arm.branch, arm.position, &context)
    }

    init?(_ action: SyntaxNode, of user: TypeID, _ choice: ViewElement, _ position: Int, _ context: inout RuleContext) {
        let long = action.tree.facts(LongActions.self)
        guard !long.known.contains(action.id), let owner = choice.owner, let tree = context.syntax(ofFile: choice.path),
            let branch = tree.node(choice.node)
        else { return nil }
        let models = choice.dependencies.filter { !$0.member.isNone }.map(\.root)
        guard let code = ViewCode(owner, models: models, countsShared: true, &context) else { return nil }
        var users = code
        if user != owner {
            // The action of another view means the same model only by the same name.
            guard models.allSatisfy({ context.index.shares($0, owner, user) }),
                let other = ViewCode(user, models: models, countsShared: true, &context)
            else { return nil }
            users = other
        }
        self.owner = owner
        self.isOwn = user == owner
        self.action = action
        self.position = position
        self.choice = ArmChoice(branch: branch, code: code)
        facts = ArmFacts(branch, position, code.view)
        let overridden = OverriddenFunctions(models, of: owner, &context)
        writes = StateWrites(
            action, methods: users.view.functions,
            models: { property, function in
                let bodies = code.model(property)?.functions(function) ?? []
                return bodies.allSatisfy(\.isAbstract) ? overridden.bodies(property, function) : bodies
            }, choose: Self.sole)
        if writes.writes.count > Self.mostWrites {
            long.known.insert(action.id)
            return nil
        }
    }

    /// The body that a call means; none if the labels of its arguments leave several.
    private static func sole(_ bodies: [SyntaxNode], _ call: SyntaxNode?) -> [SyntaxNode] {
        guard bodies.count > 1, let call = call.flatMap(CallExpr.init) else { return bodies.count == 1 ? bodies : [] }
        let meant = bodies.filter { $0.parent.flatMap(FunctionDecl.init)?.accepts(call) ?? false }
        return meant.count == 1 ? meant : []
    }

    /// Whether a write surely does not run, because of a condition around it.
    func excludes(_ write: StateWrites.Write) -> Bool {
        let property = StateProperty(root: write.root, member: write.member)
        let way = SureWrite(
            write: write, all: writes.writes, action: action, property: property, before: nil, known: known)
        return way.isExcluded
    }

    /// Whether views are updated when a property changes: state of a view, or a property that a model publishes.
    func updatesViews(_ property: StateProperty, _ index: ProjectIndex) -> Bool {
        (isOwn || !property.member.isNone) && index.updatesViews(property, of: owner)
    }
}

extension ProjectIndex {
    /// Whether a view is updated when a property changes: its own state, or what a model that it observes publishes.
    func updatesViews(_ property: StateProperty, of view: TypeID) -> Bool {
        let found = members(of: view, named: property.root).map(member)
        guard found.count == 1 else { return false }
        if property.member.isNone { return found[0].wrapper == "State" || found[0].wrapper == "Binding" }
        guard let model = modelType(of: property.root, in: view, countsShared: true) else { return false }
        return observes(found[0], model) && updates(property.member, model)
    }
}

/// The functions of the subclasses of models: what runs for `model.refresh()` if the class of the property leaves it empty.
private struct OverriddenFunctions {
    private var subclasses: [(property: Name, code: TypeCode)] = []

    private static let mostSubclasses = 4

    init(_ models: [Name], of owner: TypeID, _ context: inout RuleContext) {
        var seen: [Name] = []
        for property in models where !seen.contains(property) {
            seen.append(property)
            guard let type = context.index.modelType(of: property, in: owner) else { continue }
            for subclass in context.index.directSubclasses(of: type).prefix(Self.mostSubclasses) {
                if let code = TypeCode(subclass, &context) { subclasses.append((property, code)) }
            }
        }
    }

    func bodies(_ property: Name, _ function: Name) -> [SyntaxNode] {
        subclasses.filter { $0.property == property }.flatMap { $0.code.functions(function) }
    }
}

extension ProjectIndex {
    /// Whether two views observe one class by properties with the same name, and the second one gets its object, or both
    /// name the shared object.
    fileprivate func shares(_ property: Name, _ first: TypeID, _ second: TypeID) -> Bool {
        guard let model = modelType(of: property, in: first, countsShared: true),
            modelType(of: property, in: second, countsShared: true) == model,
            case let found = members(of: second, named: property), found.count == 1
        else { return false }
        if member(found[0]).isSharedInstance {
            return members(of: first, named: property).allSatisfy { member($0).isSharedInstance }
        }
        return member(found[0]).defaultValue == .none && member(found[0]).wrapper != "StateObject"
    }
}

extension SyntaxNode {
    /// Whether the body of a function has no code, or only stops the app.
    fileprivate var isAbstract: Bool {
        statements.allSatisfy { CallExpr($0)?.callee.map { $0.name == "fatalError" || $0.name == "assertionFailure" } ?? false }
    }
}
