import GroupLintCore

extension ProjectIndex {
    /// The objects that a class holds, also in properties of its superclasses.
    func innerObjects(of type: TypeID) -> [ObjectProperty] {
        ([type] + superclasses(of: type)).flatMap(objectProperties).filter { property in
            (property.member.wrapper.isNone || property.member.wrapper == "Published")
                && !property.member.type.flags.contains(.isOptional)
        }
    }
}

/// Which objects a view and the views that show it observe. Looks for the views once for all objects.
struct ViewObservation {
    private let view: TypeID
    private let index: ProjectIndex
    /// The views that show the view, at most 16 of them.
    private let owners: [TypeID?]
    private var known: [TypeID: Bool] = [:]

    init(_ view: TypeID, _ index: ProjectIndex) {
        (self.view, self.index) = (view, index)
        owners = index.calls(of: view).filter { !$0.isInPreview }.prefix(16).map(\.owner)
    }

    /// Whether neither the view observes an object of a class, nor each view that shows it: their updates may bring the view a
    /// new value.
    mutating func lacks(_ model: TypeID) -> Bool {
        if let answer = known[model] { return answer }
        let isShownByObservers =
            !owners.isEmpty && owners.allSatisfy { $0.map { index.observes($0, objectOf: model) } ?? false }
        let answer = !index.observes(view, objectOf: model) && !isShownByObservers
        known[model] = answer
        return answer
    }
}

extension RuleContext {
    /// The first read of a property of the inner object that something changes, the name of the property, and the next places
    /// where the view reads the object. Nil if the view is updated in another way.
    mutating func read(
        of child: ObjectProperty, in model: ObjectProperty, by view: TypeID
    ) -> (read: ModelRead, name: String, others: [RelatedLocation])? {
        let data = data(of: view)
        guard !data.hasUnknownMacro else { return nil }
        let all = data.uses(of: model.member.name)
        let uses = all.filter { $0.use.member == child.member.name }
        let computed = computedReads(of: child.member.name, in: model.type)
        let reads = all.filter { site in
            guard site.use.kind == .read, data.moments(of: site).contains(.evaluation) else { return false }
            return site.use.member == child.member.name || computed[site.use.member] != nil
        }
        let chains = uses.compactMap { chain(of: $0) }
        guard !reads.isEmpty, !chains.contains(where: { $0.isSubscription || $0.passesObject(after: 1) }),
            let owner = index.owner(of: child.id)
        else { return nil }
        for (position, site) in reads.enumerated() {
            let isDirect = site.use.member == child.member.name
            guard let name = isDirect ? chain(of: site)?.name(at: 1) : computed[site.use.member],
                let property = index.publishedSource(of: name, in: child.type),
                let read = ModelRead(property, site, at: isDirect ? 1 : 0, &self),
                read.changes.contains(where: { !announces(model.type, with: $0) }),
                case let name = isDirect ? read.name : self.name(of: property),
                !passesOn(name, of: child.member.name, in: [owner, model.type])
            else { continue }
            let message = "the view also reads `\(self.name(of: child.id))` here"
            let others = reads[(position + 1)...].prefix(4).compactMap { node(of: $0)?.related(message) }
            return (read, name, others)
        }
        return nil
    }

    /// What computed properties of a class read of the object in another property: `var title: String { form.title }`.
    private mutating func computedReads(of object: Name, in model: TypeID) -> [Name: Name] {
        var found: [Name: Name] = [:]
        for site in data(of: model).uses(of: object) where site.use.kind == .read && !site.use.member.isNone {
            guard let user = site.user.map(index.member), user.kind == .computedProperty else { continue }
            found[user.name] = found[user.name] ?? site.use.member
        }
        return found
    }

    /// Whether a class may pass on changes of a property of an inner object, or announces changes itself.
    private mutating func passesOn(_ property: String, of child: Name, in classes: [TypeID]) -> Bool {
        classes.contains { type in
            let data = data(of: type)
            return !data.isComplete || !data.uses(of: "objectWillChange").isEmpty
                || data.uses(of: child).contains { site in
                    if site.use.kind == .projection { return true }
                    // Code that sets one property of the inner object often sets another one with it.
                    guard let chain = chain(of: site), chain.isSubscription || chain.isSubscription(to: property) else {
                        return false
                    }
                    return data.mayAnnounce(type, by: site, index)
                }
        }
    }

    /// Whether the code with a change of the inner object also sets a published property of the model.
    private mutating func announces(_ model: TypeID, with change: PropertyUseSite) -> Bool {
        guard let owner = index.typeID(file: change.file, declaration: change.use.owner), owner == model else { return false }
        let data = data(of: model)
        return data.uses(by: change.use.user, in: change.file).contains { site in
            site.use.member.isNone && site.use.kind.mayChangeValue
                && index.publishedProperty(site.use.root, of: model) != nil
        }
    }
}

extension TypeData {
    /// Whether the member with a subscription sets a published property of its class, or calls a function that may do so.
    fileprivate func mayAnnounce(_ type: TypeID, by site: PropertyUseSite, _ index: ProjectIndex) -> Bool {
        uses(by: site.use.user, in: site.file).contains { other in
            let use = other.use
            guard use.member.isNone, use.root != site.use.root, use.moment != .initialization || use.kind != .write else {
                return false
            }
            return (use.kind == .call && use.moment != .evaluation) || index.publishedProperty(use.root, of: type) != nil
        }
    }
}
