import GroupLintCore

/// An arm of a branch that shows a scrolling view, and an action that runs in this arm or around the branch.
struct LoadedArm {
    let branch: ViewElement
    /// Position of the arm among those of the branch.
    let position: Int
    let list: ViewElement
    let place: Place
    /// Whether the scrolling view has rows for data. A page that says that loading failed has no position to lose.
    let showsData: Bool
    /// Whether the scrolling view has so many fixed views that they hardly fit on a screen.
    let isLong: Bool

    /// Whether the arm has a link to another screen. The modifiers around it run again when the user comes back from there.
    func pushesScreens(_ context: inout RuleContext) -> Bool {
        guard let arm = branch.children.dropFirst(position).first(where: { _ in true }) else { return false }
        if arm.linksToScreens { return true }
        guard let code = branch.owner.flatMap({ TypeCode($0, &context) }) else { return false }
        if code.pushesScreens(branch.owner, &context) { return true }
        return arm.shownViews(atMost: Self.mostViews).contains { view in
            TypeCode(view, &context)?.pushesScreens(view, &context) ?? false
        }
    }

    /// How many views of the project in an arm are searched for such calls.
    private static let mostViews = 24

    /// Whether the arm shows a value of a type of the project that is there once it is loaded: `if let profile`. A message or
    /// an error that an `if let` unwraps is no such value. The case of a `switch` has such a value if it is named so:
    /// `case .loaded(let recap)`.
    func showsLoadedValue(_ context: inout RuleContext) -> Bool {
        if let choice = context.node(of: branch).flatMap(SwitchExpr.init) {
            let label = choice.cases.dropFirst(position).first { _ in true }.flatMap(SwitchCase.init)?.label
            return label?.subtree.contains { $0.kind == .memberAccessExpr && Self.loaded.contains($0.name) } ?? false
        }
        guard let owner = branch.owner,
            let choice = context.node(of: branch).flatMap(IfExpr.init)?.chain.dropFirst(position).first(where: { _ in true })
        else { return false }
        return choice.conditionNodes.contains { condition in
            guard condition.kind == .optionalBindingCondition, let binding = BindingCondition(condition),
                let pattern = binding.pattern
            else { return false }
            let property = binding.value.map { StateProperty($0) } ?? StateProperty(root: pattern.name)
            guard let property, let type = context.index.valueType(of: property, in: owner) else { return false }
            return !context.index.inherits(type, from: Self.errors)
        }
    }

    private static let loaded = NameTable("loaded success content ready")
    private static let errors = NameTable("Error LocalizedError CustomNSError")

    /// The place of the `if` in a chain of `else if` whose condition reads a property; nil if none up to this arm does.
    func choiceRange(reading name: Name, _ context: inout RuleContext) -> SourceRange? {
        choice(reading: name, &context)?.node.tokens.first?.range
    }

    /// Whether that condition is also true for other reasons: `isLoading || isRefreshing`.
    func hasAlternatives(reading name: Name, _ context: inout RuleContext) -> Bool {
        choice(reading: name, &context)?.conditionNodes.contains { $0.subtree.contains { $0.tokenText == "||" } } ?? false
    }

    private func choice(reading name: Name, _ context: inout RuleContext) -> IfExpr? {
        context.node(of: branch).flatMap(IfExpr.init)?.chain.prefix(position + 1).first { choice in
            choice.conditionNodes.contains { $0.subtree.contains { $0.reads(name) } }
        }
    }

    /// Whether the branch is inside of the scrolling view and has only its rows.
    var isInside: Bool { place == .besideRows || place == .inRows }

    /// Where the modifier with the action is.
    enum Place {
        /// On the scrolling view, on a view around it in the same arm, or in its content where that appears with it.
        case onList
        /// On a row of the scrolling view, or on content that is there under a condition.
        case inList
        /// On a view around the branch, on the same screen.
        case aroundBranch
        /// On a view around the scrolling view, whose rows are in the arm.
        case aroundRows
        /// The same, but the scrolling view shows other views before the arm.
        case besideRows
        /// On a row of an arm that is inside of the scrolling view.
        case inRows
        /// On a navigation container around the branch, which does not appear again when the user comes back to a screen in it.
        case aroundNavigation
    }

    /// The arms around a view that has a modifier, and those of the branches in it, outermost first. Needs no syntax.
    static func all(of element: ViewElement) -> [LoadedArm] {
        var search = LoadedArmSearch(element)
        search.climb(element, depth: 0)
        let outer = search.found.count
        search.descend(element, .aroundBranch, depth: 0)
        // An outer branch takes its content away before an inner one decides.
        return search.found[..<outer].reversed() + search.found[outer...]
    }

    /// The arms of the branches in a view. Needs no syntax.
    static func inside(_ element: ViewElement) -> [LoadedArm] {
        var search = LoadedArmSearch(element)
        search.descend(element, .aroundBranch, depth: 0)
        return search.found
    }

    /// The arms around a view that shows rows for data in a scrolling view, innermost first. Needs no syntax.
    static func around(_ element: ViewElement) -> [LoadedArm] {
        var search = LoadedArmSearch(element)
        search.climb(element, depth: 0)
        return search.found.filter { $0.place == .onList && $0.showsData }
    }
}

extension SyntaxNode {
    /// Whether the node is a property with this name, of the view or of a model.
    fileprivate func reads(_ name: Name) -> Bool {
        (kind == .declReferenceExpr || kind == .memberAccessExpr) && self.name == name
    }
}

extension ProjectIndex {
    /// The type of the project whose value a property of a view, or of a model that it holds, has; nil if it is another one.
    fileprivate func valueType(of property: StateProperty, in owner: TypeID) -> TypeID? {
        let holder = property.member.isNone ? owner : modelType(of: property.root, in: owner)
        guard let holder, let place = type(holder).home,
            case let found = members(of: holder, named: property.member.isNone ? property.root : property.member),
            found.count == 1
        else { return nil }
        return resolveType(member(found[0]).writtenType, file: place.file, in: holder)
    }
}

extension LoadedArm {
    /// Whether several branches show the member that the list is in.
    func isInSeveralBranches(_ index: ProjectIndex) -> Bool {
        guard let member = list.member.map({ index.member($0).name }), member != .body else { return false }
        return branch.children.filter { arm in arm.descendants.contains { $0.name == member } }.count > 1
    }
}
