import GroupLintCore

/// A read of a published property of a model in a `body`.
struct ModelRead {
    let property: MemberID
    /// Name of the published property.
    let name: String
    /// The chain up to the property: `model.title`.
    let range: SourceRange
    /// The chain before the property: `Session.shared`.
    let model: String
    /// The code that changes the property.
    let changes: [PropertyUseSite]
    /// The modifier that only compares the value with the one of the last update: `onChange`, `task`.
    let comparingModifier: String?
    private let path: String

    /// Whether the project is known to change the property. If not, unknown code may change it.
    var isChanged: Bool { !changes.isEmpty }

    var related: RelatedLocation { RelatedLocation(path: path, range: range, message: "the `body` reads it here") }

    /// Whether the class changes the property by itself: in an `async` function, a task, or a closure that runs later. So it
    /// may change while the view is on the screen.
    func isChangedByClass(_ context: inout RuleContext) -> Bool {
        let owner = context.index.owner(of: property)
        return changes.contains { site in
            guard context.index.typeID(file: site.file, declaration: site.use.owner) == owner else { return false }
            return site.use.moment == .action || site.use.moment == .task || context.isInAsyncFunction(site)
        }
    }

    /// Whether a view changes the property, or the class does so by itself. Other code, such as a view controller that makes the
    /// view, may only set it before the view is shown.
    func isChangedOnScreen(_ context: inout RuleContext) -> Bool {
        let index = context.index
        let isInView = changes.contains { site in
            index.typeID(file: site.file, declaration: site.use.owner).map { index.updatedRole(of: $0) == .view } ?? false
        }
        return isInView || isChangedByClass(&context)
    }

    /// Whether the value is an object of the project: an app rarely replaces those.
    private static func isObject(_ id: MemberID, _ index: ProjectIndex) -> Bool {
        guard let owner = index.owner(of: id), case .project(let type) = index.valueType(of: index.member(id).name, in: owner)
        else { return false }
        return index.isReferenceType(type)
    }

    /// Whether the read is in the file that is checked, not in an extension elsewhere.
    func isInFile(of context: RuleContext) -> Bool { path == context.source?.path }

    /// Nil if nothing changes the property, or if the view shows it only later.
    ///
    /// - Parameter position: position of the property among the names after the root of the chain.
    /// - Parameter mayBeFixed: whether the read counts even if no known code changes the property.
    init?(
        _ property: MemberID, _ site: PropertyUseSite, at position: Int, mayBeFixed: Bool = false,
        _ context: inout RuleContext
    ) {
        let isBinding = site.use.kind == .projection
        guard let chain = context.chain(of: site), position < chain.members.count, !chain.isSubscription,
            isBinding || !chain.isShownLater, !chain.isInWidget, let owner = context.index.owner(of: property)
        else { return nil }
        let changes = context.changes(of: context.index.member(property).name, inClass: owner)
        guard !changes.sites.isEmpty || !changes.isComplete || mayBeFixed else { return nil }
        // The identity of a value that is replaced mostly stays the same.
        if position + 1 < chain.members.count, chain.members[position + 1].name.isIdentifier { return nil }
        let (node, source) = (chain.members[position], chain.source)
        self.property = property
        self.changes = changes.sites
        name = node.tokenText
        range = SourceRange(start: chain.range.start, end: node.end)
        model = source.text(SourceRange(start: chain.range.start, end: node.chainBase?.end ?? node.start))
        comparingModifier = chain.comparingModifier
        path = source.path
    }

    /// The first read of a published property that the project changes; otherwise the first read. Nil if the view subscribes
    /// to the model.
    ///
    /// - Parameter root: name of the property with the model, or of the type with the shared instance.
    static func first(of root: Name, _ type: TypeID, in view: TypeID, _ context: inout RuleContext) -> ModelRead? {
        let all = all(of: root, type, in: view, &context)
        return all.first(where: \.isChanged) ?? all.first
    }

    /// The first read of each published property. Empty if the view subscribes to the model.
    static func all(of root: Name, _ type: TypeID, in view: TypeID, _ context: inout RuleContext) -> [ModelRead] {
        let index = context.index
        let data = context.data(of: view)
        guard !data.hasUnknownMacro else { return [] }
        let published = data.usesInBody(of: root).compactMap { site -> (site: PropertyUseSite, property: MemberID)? in
            guard site.use.kind == .read || site.use.kind == .shared || site.use.kind == .projection,
                let property = index.publishedSource(of: site.use.member, in: type), !isObject(property, index)
            else { return nil }
            return (site, property)
        }
        let uses = data.uses(of: root)
        guard !published.isEmpty, !uses.contains(where: { context.chain(of: $0)?.isSubscription ?? true }) else { return [] }
        var found: [ModelRead] = []
        for (site, property) in published where !found.contains(where: { $0.property == property }) {
            let position = site.use.kind == .shared ? 1 : 0
            guard let read = ModelRead(property, site, at: position, &context) else { continue }
            found.append(read)
        }
        return found
    }
}

extension RuleContext {
    mutating func isInAsyncFunction(_ site: PropertyUseSite) -> Bool {
        node(of: site)?.ancestors.lazy.compactMap(FunctionDecl.init).first?.isAsync ?? false
    }
}
