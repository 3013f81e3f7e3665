import GroupLintCore

/// A value of a model that a view sets, itself or with a method of the model, and that a new model does not have.
struct LostValue {
    let id: MemberID
    let weight: Weight

    enum Weight: Int {
        /// A flag that code sets for a while: `isLoading`.
        case flag
        /// A value that the model gets from its caller first.
        case given
        case value
        /// A value that a control of the view sets.
        case input
    }

    /// Whether a new model has another value for sure.
    var isCertain: Bool { weight == .value || weight == .input }
}

/// What views lose with their models in one file. Many calls of a view pass models of the same type.
struct KnownLosses {
    typealias Losses = (value: LostValue?, work: (path: String, range: SourceRange)?)
    private struct Key: Hashable {
        var model: TypeID
        var property: MemberID
    }
    private var known: [Key: Losses] = [:]
    private var mirrors: [TypeID: Bool] = [:]
    private var properties: [TypeID: ObservingProperties] = [:]

    mutating func observed(by view: TypeID, _ index: ProjectIndex) -> ObservingProperties {
        if let found = properties[view] { return found }
        let observed = ObservingProperties(ObservingProperty.all(of: view, index))
        properties[view] = observed
        return observed
    }

    /// Whether a model only repeats values of other objects.
    mutating func isMirror(_ model: TypeID, _ context: inout RuleContext) -> Bool {
        if let found = mirrors[model] { return found }
        let isMirror = context.isMirror(model)
        mirrors[model] = isMirror
        return isMirror
    }

    mutating func losses(of model: TypeID, heldBy property: ObservingProperty, _ context: inout RuleContext) -> Losses {
        let key = Key(model: model, property: property.id)
        if let found = known[key] { return found }
        let value = context.lostValue(of: model, heldBy: property)
        let losses = (value, value == nil ? context.index.startOfWork(in: model) : nil)
        known[key] = losses
        return losses
    }
}

/// The properties of a view that only observe objects.
struct ObservingProperties {
    let all: [ObservingProperty]
    private let byName: [Name: ObservingProperty]

    init(_ all: [ObservingProperty]) {
        self.all = all
        byName = Dictionary(all.map { ($0.member.name, $0) }) { first, _ in first }
    }

    /// The property that a call sets with an argument. Most often both have the same name.
    func property(setBy argument: Argument, of call: ViewElement) -> ObservingProperty? {
        if argument.hasLabel, let named = byName[argument.label], named.isSet(by: argument, of: call) { return named }
        // An initializer may call it otherwise. Few views observe more objects than this.
        return all.prefix(16).first { $0.isSet(by: argument, of: call) }
    }
}

extension RuleContext {
    /// The value whose loss is noticed most; nil if the view changes none.
    mutating func lostValue(of model: TypeID, heldBy property: ObservingProperty) -> LostValue? {
        guard let access = ModelAccess(to: model, in: property, &self) else { return nil }
        let shown = property.member.wrapper.isNone ? shownMembers(of: model, heldBy: property) : nil
        var found: LostValue?
        for id in index.storedProperties(of: model) {
            let member = index.member(id)
            let isPublished = property.kind == .observable ? member.wrapper.isNone : member.wrapper == "Published"
            guard isPublished, !member.flags.contains(.isLet), shown?.contains(member.name) ?? true else { continue }
            let changes = lateChanges(of: member.name, inClass: model).filter { access.makes($0, index) }
            guard !changes.isEmpty, let weight = weight(of: id, member, model, changes) else { continue }
            if found.map({ $0.weight.rawValue < weight.rawValue }) ?? true { found = LostValue(id: id, weight: weight) }
        }
        return found
    }

    /// What a body reads of an object in a plain property: a view that only hands the object on shows no loss, and the object
    /// may be there because a parameter needs one.
    private mutating func shownMembers(of model: TypeID, heldBy property: ObservingProperty) -> Set<Name> {
        let reads = data(of: property.view).usesInBody(of: property.member.name).filter { $0.use.kind != .projection }
        return Set(members(reachedFrom: reads.map(\.use.member), in: model))
    }

    /// Nil for a value that is also kept elsewhere: it has an observer, or the initializer reads it from there.
    private mutating func weight(
        of id: MemberID, _ member: MemberSummary, _ model: TypeID, _ changes: [PropertyUseSite]
    ) -> LostValue.Weight? {
        guard let node = syntax(ofFile: index.files[Int(id.file)].path)?.declaration(at: member.nameRange),
            case let binding = PatternBinding(node), binding.accessors == nil
        else { return nil }
        let data = data(of: model)
        let first = data.uses(of: member.name).filter { data.isInInitializer($0) && $0.use.moment == .initialization }
        let isSet = first.contains { $0.use.kind == .write || $0.use.kind == .wrapper }
        if isSet { return isGiven(first) ? .given : nil }
        guard let start = KnownValue(firstOf: binding), changes.contains(where: { value(setBy: $0) != start }) else { return nil }
        let name = self.name(of: id).lowercased()
        if Self.passing.contains(where: name.contains) { return .flag }
        if changes.contains(where: { $0.use.kind == .projection }) { return .input }
        if case .boolean = start { return .flag }
        return .value
    }

    /// Parts of the names of values that say whether something is shown for a while.
    private static let passing = ["alert", "error", "showing", "presented", "isshow", "toast"]

    private mutating func value(setBy change: PropertyUseSite) -> KnownValue? {
        guard change.use.kind == .write, let target = node(of: change) else { return nil }
        return target.ancestors.lazy.compactMap(SequenceExpr.init).first?.right.flatMap { KnownValue($0) }
    }

    /// Whether each initializer sets a property to a value that it gets as a parameter.
    private mutating func isGiven(_ sites: [PropertyUseSite]) -> Bool {
        sites.allSatisfy { site in
            guard let target = node(of: site), let assignment = target.ancestors.lazy.compactMap(SequenceExpr.init).first,
                assignment.isBinary,
                assignment.left?.range.contains(target.start) ?? false, let value = assignment.right,
                let function = target.ancestors.lazy.compactMap(FunctionDecl.init).first
            else { return false }
            return KnownValue(value) != nil || (CallExpr(value.unwrapped) == nil && value.mentions(function.parameterNames))
        }
    }
}

/// The code of a model that a view runs.
private struct ModelAccess {
    private let view: TypeID
    private let model: TypeID
    /// Whether the view hands the model to other views.
    private let isPassedOn: Bool
    private let members: [Name]

    /// Nil if the code of the view or of the model is not known.
    init?(to model: TypeID, in property: ObservingProperty, _ context: inout RuleContext) {
        let data = context.data(of: property.view)
        guard data.isComplete, context.data(of: model).isComplete else { return nil }
        view = property.view
        self.model = model
        let uses = data.uses(of: property.member.name)
        isPassedOn = uses.contains { $0.use.member.isNone && data.moments(of: $0) != .initialization }
        members = context.members(reachedFrom: uses.map(\.use.member), in: model)
    }

    /// Whether the view runs the code with a change, or may run it.
    func makes(_ change: PropertyUseSite, _ index: ProjectIndex) -> Bool {
        guard let owner = index.typeID(file: change.file, declaration: change.use.owner) else { return false }
        if owner == view { return true }
        guard owner == model else { return isPassedOn && index.observes(owner, objectOf: model) }
        return isPassedOn || index.name(ofUser: change).map(members.contains) ?? false
    }
}
