import GroupLintCore

/// The properties of models that the bodies of views read, as far as it was asked. The models of a file are often named by the
/// same files.
struct ModelReads {
    /// What the bodies of the views that hold an object of a class read of it.
    private var names: [TypeID: NameTable] = [:]
    /// The classes that keep an object of a class in a property from which a body reads it.
    private var owners: [TypeID: [TypeID]] = [:]
    private var holders: [Int32: Holders] = [:]
    /// Whether a class that keeps an object names a property of it.
    private var throughOwners: [Key: Bool] = [:]

    private struct Key: Hashable {
        let model: TypeID
        let property: Name
    }

    /// The properties of a file that hold objects, by the classes of the objects.
    private struct Holders {
        var inViews: [TypeID: [(view: TypeID, property: Name)]] = [:]
        var inModels: [TypeID: [(model: TypeID, property: Name)]] = [:]
    }

    /// Whether the body of a view reads a property of a model that the view holds, or that a model of the view holds.
    mutating func contains(_ property: Name, of model: TypeID, _ context: inout RuleContext) -> Bool {
        if names(of: model, &context).contains(property) { return true }
        let key = Key(model: model, property: property)
        if let known = throughOwners[key] { return known }
        let found = owners(of: model, &context).contains { context.isNamed(property, of: model, heldBy: $0) }
        throughOwners[key] = found
        return found
    }

    private mutating func names(of model: TypeID, _ context: inout RuleContext) -> NameTable {
        if let known = names[model] { return known }
        var found = NameTable()
        for file in context.index.files(mentioning: model) {
            for (view, property) in holders(in: file, context.index).inViews[model] ?? [] {
                for site in context.data(of: view).usesInBody(of: property) { found.insert(site.use.member, 0) }
            }
        }
        names[model] = found
        return found
    }

    private mutating func owners(of model: TypeID, _ context: inout RuleContext) -> [TypeID] {
        if let known = owners[model] { return known }
        var found: [TypeID] = []
        for file in context.index.files(mentioning: model) {
            for (owner, property) in holders(in: file, context.index).inModels[model] ?? [] where owner != model {
                if !found.contains(owner), names(of: owner, &context).contains(property) { found.append(owner) }
            }
        }
        owners[model] = found
        return found
    }

    private mutating func holders(in file: Int32, _ index: ProjectIndex) -> Holders {
        if let known = holders[file] { return known }
        var found = Holders()
        for type in index.types(declaredIn: file) {
            let isView = index.hasUpdatedBody(type) && !index.isInPreview(type) && index.mayShow(type)
            guard isView || index.type(type).isObservable else { continue }
            for id in index.storedProperties(of: type) {
                let name = index.member(id).name
                if isView, let model = index.model(heldBy: id, in: type) {
                    found.inViews[model, default: []].append((type, name))
                }
                if index.type(type).isObservable, case .project(let model) = index.valueType(of: name, in: type) {
                    found.inModels[model, default: []].append((type, name))
                }
            }
        }
        holders[file] = found
        return found
    }
}

extension ProjectIndex {
    /// The class of the object that a property of a view holds, also from the environment.
    func model(heldBy property: MemberID, in view: TypeID) -> TypeID? {
        let member = member(property)
        if member.wrapper == "Environment" { return resolveType(member.constructed, file: property.file, in: view) }
        guard case .project(let type) = valueType(of: member.name, in: view) else { return nil }
        return type
    }
}

extension RuleContext {
    private static let mostFiles = 16

    /// Whether code outside of a model, in files that name it or its holder, names one of its properties or a computed
    /// property that reads it.
    fileprivate mutating func isNamed(_ property: Name, of model: TypeID, heldBy owner: TypeID) -> Bool {
        let computed = data(of: model).uses(of: property).compactMap { site in
            site.user.map(index.member).flatMap { $0.kind == .computedProperty ? $0.name : nil }
        }
        let files = index.files(mentioning: model) + index.files(mentioning: owner)
        guard files.count <= Self.mostFiles else { return true }
        for file in files {
            guard let tree = syntax(ofFile: index.files[Int(file)].path) else { return true }
            for id in ([property] + computed).flatMap({ tree.nodes(named: $0) }) {
                guard let node = tree.node(id), node.kind == .memberAccessExpr || node.kind == .keyPathComponent else { continue }
                let isInside = node.ancestors.contains { TypeDecl($0).flatMap { index.type(of: $0, file: file) } == model }
                if !isInside { return true }
            }
        }
        return false
    }
}
