import GroupLintCore

/// A plain stored variable of an observed object, which announces no change of it, or a computed one over such a variable or over
/// the user defaults.
struct UnpublishedProperty {
    let id: MemberID
    /// The class that declares it.
    let owner: TypeID
    /// Whether the value is in the user defaults.
    let isSetting: Bool
    /// The stored variable that a computed property reads and sets; otherwise the property itself.
    let variable: MemberID

    /// Nil for a property that announces its changes, that nothing changes later, or that is not known well enough.
    init?(_ name: Name, of object: TypeID, _ context: inout RuleContext) {
        let index = context.index
        guard let id = index.property(name, ofClass: object), let owner = index.owner(of: id), index.announcesChanges(owner),
            index.inheritance(of: object).isKnown, case let member = index.member(id),
            member.kind == .storedProperty || member.kind == .computedProperty, member.wrapper.isNone,
            member.flags.isDisjoint(with: [.isStatic, .isLet]),
            !member.type.flags.contains(.isFunction), !Self.holdsObject(member, owner, index)
        else { return nil }
        let data = context.data(of: owner)
        guard data.isComplete, data.uses(of: "objectWillChange").isEmpty,
            let node = context.syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: member.nameRange),
            case let binding = PatternBinding(node),
            let variable = node.parent.flatMap(VariableDecl.init), !variable.isLazy,
            !(variable.attributes?.hasChildren ?? false)
        else { return nil }
        self.id = id
        self.owner = owner
        if binding.accessors == nil {
            (isSetting, self.variable) = (false, id)
        } else if let stored = binding.storedVariable {
            guard let stored = UnpublishedProperty(stored, of: owner, &context), stored.variable == stored.id, !stored.isSetting,
                !Announcements(owner, &context).contains(member.name)
            else { return nil }
            (isSetting, self.variable) = (false, stored.id)
        } else {
            guard context.isSetting(binding, of: owner) else { return nil }
            (isSetting, self.variable) = (true, id)
        }
    }

    /// Whether the value may be an object, which the app rarely replaces, or is of a type that is not written.
    private static func holdsObject(_ member: MemberSummary, _ owner: TypeID, _ index: ProjectIndex) -> Bool {
        guard case .project(let type) = index.valueType(of: member.name, in: owner) else {
            let isCopied = SwiftUICatalog.valueTypes.contains(member.constructed)
            return index.isAlias(member.type.name) || member.defaultValue == .construction && !isCopied
        }
        return index.isReferenceType(type) || index.type(type).kind == .protocolType || index.type(type).kind == .alias
    }
}

extension PatternBinding {
    /// The other variable that a computed property reads and sets: `get { _tab } set { _tab = newValue }`.
    fileprivate var storedVariable: Name? {
        let accessors = accessors?.children().compactMap(AccessorDecl.init) ?? []
        guard accessors.count == 2, let setter = accessors.first(where: { $0.node.token?.keyword == .set })?.body, let getter,
            case let result = Array(getter.statements.prefix(2)), result.count == 1, result[0].kind == .declReferenceExpr,
            setter.statements.contains(where: { statement in
                guard let sequence = SequenceExpr(statement), sequence.isBinary, sequence.sign?.kind == .assignmentExpr else {
                    return false
                }
                return sequence.left?.kind == .declReferenceExpr && sequence.left?.name == result[0].name
                    && sequence.right?.name == "newValue"
            })
        else { return nil }
        return result[0].name
    }
}

extension RuleContext {
    /// Whether a property only reads and sets a value of the user defaults, which no `@AppStorage` of the project reads.
    fileprivate mutating func isSetting(_ binding: PatternBinding, of owner: TypeID) -> Bool {
        let accessors = binding.accessors?.children().compactMap(AccessorDecl.init) ?? []
        guard let setter = accessors.first(where: { $0.node.token?.keyword == .set })?.body, let getter = binding.getter,
            case let statements = Array(setter.statements.prefix(2)), statements.count == 1,
            let call = CallExpr(statements[0]), call.callee?.name == "set", let key = call.argument("forKey"),
            let store = call.callee?.chainBase, isDefaults(store, in: owner),
            getter.subtree.contains(where: { CallExpr($0)?.argument("forKey")?.text == key.text })
        else { return false }
        return key.kind != .stringLiteralExpr || index.settings(ofLiteral: key.text).isEmpty
    }

    /// `UserDefaults.standard`, or a property of the class that holds user defaults.
    mutating func isDefaults(_ store: SyntaxNode, in owner: TypeID) -> Bool {
        if store.chainRoot?.name == "UserDefaults" { return true }
        guard let property = TypeCode(owner, &self)?.property(store.name) else { return false }
        return property.type?.name == "UserDefaults" || property.initialValue?.chainRoot?.name == "UserDefaults"
    }
}

/// Which members of a class announce a change.
struct Announcements {
    private var announcing: Set<Name> = []

    init(_ type: TypeID, _ context: inout RuleContext) {
        let (index, data) = (context.index, context.data(of: type))
        // Members that announcing members call, and members that call them: the announcement comes before or after.
        var related: [Name: [Name]] = [:]
        var pending: [Name] = []
        for site in index.uses(in: type) where site.use.member.isNone {
            let user = index.name(ofUser: site) ?? .none
            if site.use.kind == .call {
                related[user, default: []].append(site.use.root)
                related[site.use.root, default: []].append(user)
            } else if site.use.kind.mayChangeValue, index.publishedProperty(site.use.root, of: type) != nil,
                announcing.insert(user).inserted
            {
                pending.append(user)
            }
        }
        while data.isComplete, let member = pending.popLast() {
            for other in related[member] ?? [] where announcing.insert(other).inserted { pending.append(other) }
        }
    }

    func contains(_ member: Name) -> Bool { announcing.contains(member) }
}

/// What later code of a view reaches in a class: of many properties the same.
struct ReachedMembers {
    let announcements: Announcements
    let members: Set<Name>

    /// - Parameter announcements: those of the class.
    init(
        of owner: TypeID, _ announcements: Announcements, through object: ObjectProperty, in view: TypeID,
        _ context: inout RuleContext
    ) {
        let data = context.data(of: view)
        let called: [Name] = data.uses(of: object.member.name).compactMap { site in
            let isLater = data.moments(of: site).isSubset(of: [.action, .task])
            return isLater && site.use.kind == .call && !site.use.member.isNone ? site.use.member : nil
        }
        self.announcements = announcements
        members = Set(context.members(reachedFrom: called, in: owner))
    }
}

extension RuleContext {
    /// Whether a view is sure to miss a change of a property: its own actions, or methods that they call, change it, and
    /// nothing beside the change announces another one.
    mutating func misses(
        _ property: UnpublishedProperty, _ reached: ReachedMembers, in view: TypeID
    ) -> PropertyUseSite? {
        let data = data(of: view)
        for change in lateChanges(of: index.member(property.id).name, inClass: property.owner) {
            guard let owner = index.typeID(file: change.file, declaration: change.use.owner),
                let user = index.name(ofUser: change)
            else { continue }
            // An observer of a property runs when this property changes, which may be announced.
            if owner == property.owner, reached.members.contains(user), !reached.announcements.contains(user),
                index.isFunction(change)
            {
                return change
            }
            if owner == view, change.use.kind != .projection, data.moments(of: change).isSubset(of: [.action, .task]),
                isAlone(change)
            {
                return change
            }
        }
        return nil
    }

    /// Whether code sets a property later, not only through a binding.
    mutating func isSetLater(_ property: UnpublishedProperty) -> Bool {
        lateChanges(of: index.member(property.id).name, inClass: property.owner).contains { $0.use.kind != .projection }
    }

    /// The members of a class that some members call, directly or through others, and these members.
    mutating func members(reachedFrom members: [Name], in type: TypeID) -> [Name] {
        let data = data(of: type)
        var found = members
        var position = 0
        while position < found.count, found.count < 256 {
            for id in index.members(of: type, named: found[position]) {
                for site in data.uses(by: id.member, in: id.file) where !found.contains(site.use.root) {
                    found.append(site.use.root)
                }
            }
            position += 1
        }
        return found
    }

    /// Whether a change is the only statement of its closure or function.
    private mutating func isAlone(_ change: PropertyUseSite) -> Bool {
        guard let tree = syntax(ofFile: index.files[Int(change.file)].path) else { return false }
        for node in SyntaxNode(tree: tree, id: change.use.node).ancestors {
            if let closure = ClosureExpr(node) { return closure.statements.map { $0 }.count == 1 }
            if node.kind == .codeBlock { return node.children().map { $0 }.count == 1 }
        }
        return false
    }
}
