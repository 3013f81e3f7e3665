import GroupLintCore

/// What the creation of a model costs.
extension DestinationCost {
    mutating func creation(of model: TypeID, named name: String, at node: SyntaxNode) -> DestinationWork? {
        var work = DestinationWork(creating: name, at: node.range, path: node.tree.source.path)
        guard least > .model else { return onlyKeepsValues(model) ? nil : work }
        guard let inner = initialWork(of: model) else { return nil }
        work.detail = inner.leaf
        work.weight = inner.weight
        return work
    }

    /// Work of the initializers of a model, of methods that they call, or of values that its properties start with.
    mutating func initialWork(of model: TypeID) -> DestinationWork? {
        for id in index.initializers(of: model) {
            guard let body = code(of: id) else { continue }
            if let found = firstWork(in: body) { return found }
            for name in body.calledNames {
                for method in methods(name, of: model) {
                    if let found = firstWork(in: method) { return found }
                }
            }
        }
        return keptService(of: model) ?? followed(creating: model, nil)
    }

    /// A service that the model keeps from the start: `let engine = AudioEngine()`.
    private mutating func keptService(of model: TypeID) -> DestinationWork? {
        for id in index.storedProperties(of: model) {
            let property = index.member(id)
            guard property.defaultValue == .construction, isService(property.constructed),
                let value = sources.value(of: id, index)
            else { continue }
            return DestinationWork(
                creatingService: value.type, at: property.nameRange, path: index.files[Int(id.file)].path)
        }
        return nil
    }

    /// Whether a name means a service of another module.
    func isService(_ name: Name) -> Bool { Work.isService(name) && !index.declaresType(name) }

    private func firstWork(in body: SyntaxNode) -> DestinationWork? {
        DestinationWork.first(in: body, path: body.tree.source.path, least: least, isSmall: isSmall)
    }

    /// Whether work goes through a collection of cases of an enum, which has few: `item.tags.sorted()`.
    private func isSmall(_ work: Work) -> Bool {
        guard work.kind.weight == .costly, let name = work.subject?.simplePath?.last else { return false }
        return index.fact { EnumCollections() }.areAll(named: name, index)
    }

    /// Whether the initializers of a model only assign their parameters and literals, and its properties start with literals: a
    /// new object costs no more than a struct.
    mutating func onlyKeepsValues(_ model: TypeID) -> Bool {
        let initializers = index.initializers(of: model)
        let isPlain = index.storedProperties(of: model).allSatisfy { id in
            let property = index.member(id)
            return property.defaultValue == .none || property.defaultValue == .literal
        }
        guard isPlain, !initializers.isEmpty else { return false }
        for id in initializers {
            guard let body = code(of: id) else { return false }
            let statements = Array(body.statements)
            guard !statements.isEmpty, statements.allSatisfy(\.assignsKnownValue) else { return false }
        }
        return true
    }

    private mutating func methods(_ name: Name, of type: TypeID) -> [SyntaxNode] {
        let known = index.members(of: type, named: name).filter { index.member($0).kind == .function }
        if !known.isEmpty { return known.compactMap { code(of: $0) } }
        return unindexed(name, isFunction: true, of: type).map { [$0.body] } ?? []
    }
}

extension SyntaxNode {
    /// `self.item = item`, `count = 0`
    fileprivate var assignsKnownValue: Bool {
        guard let assignment = SequenceExpr(self), assignment.isBinary, assignment.sign?.kind == .assignmentExpr,
            let value = assignment.right?.unwrapped
        else { return false }
        return value.kind == .declReferenceExpr || value.isLiteral
    }
}

/// Which members of the project are collections of cases of an enum.
struct EnumCollections: Sendable {
    private let known = OnceValues<Name, Bool>()

    /// Whether each member with a name is one. Looks at all types when it is asked for a name first.
    func areAll(named name: Name, _ index: ProjectIndex) -> Bool {
        known.value(name) {
            let properties = index.types.indices.flatMap { index.members(of: TypeID($0), named: name) }
            return !properties.isEmpty && properties.allSatisfy { holdsCases(index.member($0), file: $0.file, index) }
        }
    }

    private func holdsCases(_ property: MemberSummary, file: Int32, _ index: ProjectIndex) -> Bool {
        guard property.kind == .storedProperty, property.type.flags.contains(.isCollection),
            let type = index.resolveType(property.type.name, file: file, in: nil)
        else { return false }
        return index.type(type).kind == .enumeration
    }
}
