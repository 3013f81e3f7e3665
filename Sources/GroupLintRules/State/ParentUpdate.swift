import GroupLintCore

/// A change that makes SwiftUI run the body of a view again while it shows another view.
struct ParentUpdate {
    /// The property that changes: `items`, `model.items`.
    let name: String
    let cause: Cause

    /// The most certain one first.
    enum Cause: Int {
        /// A published property of an object that the view observes.
        case object
        /// State of the view, which its body reads.
        case state
        /// A value that a caller passes, or a value of the environment.
        case input
    }
}

extension RuleContext {
    /// What makes the body of the owner of a call run again; nil if nothing does, as far as the project shows.
    ///
    /// - Parameter made: the argument of the call that makes a model. A change of what it reads asks for a new model.
    mutating func update(around call: ViewElement, making made: SyntaxNode) -> ParentUpdate? {
        guard let owner = call.owner, case let data = data(of: owner), !data.hasUnknownMacro else { return nil }
        var excluded = PathNames(made).merging(PathNames(conditionsAround: call))
        for outer in sequence(first: call, next: \.parent) where outer.kind == .slot && outer.record.link >= 0 {
            // `$isOpen` in `.sheet(isPresented: $isOpen)` only changes when the content comes or goes.
            let modifier = node(of: outer.views.modifiers[Int(outer.record.link)]).flatMap(CallExpr.init)
            for argument in modifier?.argumentList?.children() ?? SyntaxNode.noChildren(of: made)
            where !argument.range.contains(made.start) {
                excluded = excluded.merging(PathNames(argument))
            }
        }
        let sources = index.updateSources(of: owner, data)
        for id in sources.objects {
            if let name = changedName(of: id, excluded) { return ParentUpdate(name: name, cause: .object) }
        }
        if let id = sources.states.first(where: { !excluded.contains(index.member($0).name) }) {
            return ParentUpdate(name: name(of: id), cause: .state)
        }
        let input = sources.inputs.first { id in
            let name = index.member(id).name
            return !excluded.contains(name) && call.changes(property: name)
        }
        return input.map { ParentUpdate(name: name(of: $0), cause: .input) }
    }

    /// Whether something may make the body of the owner of a call run again, although nothing is known to do so: a value that
    /// callers pass, beside those that the model is made from, or a property wrapper.
    mutating func mayUpdate(around call: ViewElement, making made: SyntaxNode) -> Bool {
        guard let owner = call.owner, case let data = data(of: owner), !data.hasUnknownMacro else { return false }
        let excluded = PathNames(made).merging(PathNames(conditionsAround: call))
        return index.storedProperties(of: owner).contains { id in
            let member = index.member(id)
            if excluded.contains(member.name) { return false }
            if SwiftUICatalog.objectWrappers.contains(member.wrapper) { return true }
            return member.defaultValue == .none && !member.type.flags.contains(.isFunction)
                && data.usesInBody(of: member.name).contains { $0.use.kind == .read }
        }
    }

    /// Whether an object that a view holds changes by itself, in a task or a closure that runs later. While another screen covers
    /// the view, the user cannot change anything in it.
    mutating func isUpdatedByItself(_ view: TypeID) -> Bool {
        for id in index.storedProperties(of: view) {
            let member = index.member(id)
            let name = member.writtenType
            guard let model = index.object(in: id) ?? index.resolveType(name, file: id.file, in: view),
                index.announcesChanges(model) || index.type(model).isObservable
            else { continue }
            for property in index.storedProperties(of: model) where !index.member(property).flags.contains(.isLet) {
                let sites = changes(of: index.member(property).name, inClass: model).sites
                let isOwn = sites.contains { site in
                    index.typeID(file: site.file, declaration: site.use.owner) == model
                        && (site.use.moment == .task || site.use.moment == .action || isInAsyncFunction(site))
                }
                if isOwn { return true }
            }
        }
        return false
    }

    private static let mostViews = 24

    /// Whether SwiftUI may make a view again while it is shown, because the body of a view around it runs again. A view without
    /// state, models and values from its callers is never updated.
    ///
    /// - Parameter unknown: the answer if no caller is known.
    mutating func mayBeMadeAgain(_ view: TypeID, unknown: Bool = true) -> Bool {
        var (views, position) = ([view], 0)
        while position < views.count {
            guard views.count <= Self.mostViews else { return true }
            let calls = index.calls(of: views[position]).filter { !$0.isInPreview }
            if calls.isEmpty, !ViewConstructions(of: views[position], &self).isMadeOnce { return position > 0 || unknown }
            for owner in calls.map(\.owner) {
                guard let owner else { return true }
                // A view controller makes its view once, and when a plain type makes one is not known.
                if index.isReferenceType(owner) || index.updatedRole(of: owner) == nil || views.contains(owner) { continue }
                guard let takesValues = takesValuesIfNeverUpdated(owner) else { return true }
                if takesValues { views.append(owner) }
            }
            position += 1
        }
        return false
    }

    /// Whether the body of a view may run again while it is shown, because data of the view or of a view around it changes.
    mutating func mayRunAgain(_ view: TypeID) -> Bool {
        takesValuesIfNeverUpdated(view) == nil || mayBeMadeAgain(view)
    }

    /// Whether callers pass values to a view that nothing in the view itself updates; nil if something does.
    private mutating func takesValuesIfNeverUpdated(_ view: TypeID) -> Bool? {
        let known = index.takenValues
        return known.value(view) { takesValues(view) }
    }

    private mutating func takesValues(_ view: TypeID) -> Bool? {
        let data = data(of: view)
        if data.hasUnknownMacro { return nil }
        var takesValues = false
        for id in index.storedProperties(of: view) {
            let member = index.member(id)
            if SwiftUICatalog.objectWrappers.contains(member.wrapper) {
                guard let object = index.object(in: id), changedProperty(of: object) == nil else { return nil }
            }
            let uses = data.usesInBody(of: member.name)
            // `$isShown` alone reads no state.
            let isUsed =
                !member.flags.contains(.isStatic)
                && (member.wrapper == "State" ? uses.contains { $0.use.kind == .read || $0.use.kind == .call } : !uses.isEmpty)
            // Of the values of the environment, apps read this one to be updated.
            if isUsed, member.wrapper == "Environment", member.constructed == "scenePhase" { return nil }
            guard isUsed, member.wrapper != "Environment", member.wrapper != "Namespace" else { continue }
            if SwiftUICatalog.stateWrappers.contains(member.wrapper) || member.wrapper == "AppStorage" {
                let isChanged = data.uses(of: member.name).contains { site in
                    site.use.kind.mayChangeValue && !data.moments(of: site).isSubset(of: .initialization)
                }
                if isChanged { return nil }
            } else if member.defaultValue == .none {
                takesValues = true
            }
        }
        return takesValues
    }

    /// `model.items` for a property that observes an object, if code changes `items` and it is not excluded.
    private mutating func changedName(of id: MemberID, _ excluded: PathNames) -> String? {
        let property = index.member(id).name
        guard let object = index.object(in: id),
            let changed = changedProperty(of: object, { !excluded.contains(property, $0) })
        else { return nil }
        return "\(name(of: id)).\(name(of: changed))"
    }

    /// A published property of a class that code changes after the initializer. Many views may observe one class.
    mutating func changedProperty(of type: TypeID) -> MemberID? {
        let known = index.changedProperties
        return known.value(type) { changedProperty(of: type) { _ in true } }
    }

    /// A published property of a class with a name that is wanted, if code changes it after the initializer.
    mutating func changedProperty(of type: TypeID, _ isWanted: (Name) -> Bool) -> MemberID? {
        for current in [type] + index.superclasses(of: type) {
            for id in index.storedProperties(of: current) {
                let member = index.member(id)
                guard member.wrapper == "Published", isWanted(member.name) else { continue }
                if !lateChanges(of: member.name, inClass: current).isEmpty { return id }
            }
        }
        return nil
    }

    /// The changes of a property of a class by code that does not only run as a part of its initializer.
    mutating func lateChanges(of property: Name, inClass type: TypeID) -> [PropertyUseSite] {
        let data = data(of: type)
        return changes(of: property, inClass: type).sites.filter { site in
            guard let owner = index.typeID(file: site.file, declaration: site.use.owner), !index.isInPreview(owner) else {
                return false
            }
            return owner != type || !data.isInInitializer(site)
        }
    }
}

/// The first two names of the paths in some code.
private struct PathNames {
    private var paths: [(root: Name, member: Name)] = []

    init(_ code: SyntaxNode) {
        for node in code.subtree where node.kind == .declReferenceExpr {
            let parent = node.parent
            let name = node.tokenText.hasPrefix("$") ? Name(node.tokenText.dropFirst().utf8) : node.name
            paths.append((name, parent?.kind == .memberAccessExpr ? parent?.name ?? .none : .none))
        }
    }

    /// The names in the conditions of the branches around a call. The call does not exist before they change.
    init(conditionsAround call: ViewElement) {
        for outer in sequence(first: call, next: \.parent) where outer.kind == .branch {
            paths += outer.reads.map { ($0.root, $0.member) }
        }
    }

    func merging(_ other: PathNames) -> PathNames {
        var result = self
        result.paths += other.paths
        return result
    }

    func contains(_ root: Name) -> Bool { paths.contains { $0.root == root } }

    func contains(_ root: Name, _ member: Name) -> Bool { paths.contains { $0.root == root && $0.member == member } }
}
