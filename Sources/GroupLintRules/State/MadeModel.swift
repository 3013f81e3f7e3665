import GroupLintCore

/// A model that a struct of SwiftUI makes for a stored property each time it is initialized itself: as the default value,
/// or in `init`.
struct MadeModel {
    let owner: TypeID
    let role: UpdatedRole
    let member: MemberSummary
    let binding: PatternBinding
    /// The type of the model; nil if the project does not declare it.
    let model: TypeID?
    /// The call that makes the model.
    let call: CallExpr
    let origin: Origin

    enum Origin {
        case defaultValue
        /// The statement, and the name of the initializer.
        case assignment(SyntaxNode)
        /// The statement, and the parameter whose default makes the model.
        case parameter(SyntaxNode, label: Name)
    }

    var name: String { binding.pattern?.tokenText ?? "" }
    var typeName: String { call.createdType?.tokenText ?? binding.type?.shortText ?? "model" }
    var variable: VariableDecl? { binding.node.parent.flatMap(VariableDecl.init) }
    /// The attribute that is the property wrapper; nil if the property has none.
    var attribute: SyntaxNode? { variable?.attributes?.children().first { $0.attributeName == member.wrapper } }

    /// The attribute, the `var`, or the assignment.
    var range: SourceRange {
        switch origin {
        case .defaultValue: attribute?.range ?? variable.map { $0.node.tokenRange } ?? binding.node.range
        case .assignment(let statement), .parameter(let statement, _): statement.range
        }
    }

    /// The call, or only its type and parentheses if it is long.
    var callText: String {
        if call.createdType != nil, let text = call.node.shortText { return text }
        return call.argumentList?.hasChildren ?? false ? "\(typeName)(…)" : "\(typeName)()"
    }
}

/// Finds the models that the views of a file make.
struct MadeModelSearch {
    let index: ProjectIndex
    /// Whether a property is of interest, judged by its wrapper and the model, if the project declares it.
    let isWanted: (MemberSummary, TypeID?) -> Bool

    func all(in file: ViewFile, _ context: inout RuleContext) -> [MadeModel] {
        guard index.files[Int(file.file)].relevance != .other else { return [] }
        return index.storedProperties(inFile: file.file).flatMap { id -> [MadeModel] in
            guard case let value = index.defaultValue(of: id), value == .construction || value == .none,
                let owner = index.owner(of: id), case let member = index.member(id)
            else { return [] }
            let name = member.defaultValue == .construction ? member.constructed : member.type.name
            guard !Self.stores.contains(name), case let model = index.model(named: name, file.file, owner),
                isWanted(member, model), let role = index.updatedRole(of: owner), !index.isInPreview(owner),
                member.defaultValue == .construction || index.initializers(of: owner).contains(where: { $0.file == id.file }),
                let node = context.syntax()?.declaration(at: member.nameRange), node.kind == .patternBinding
            else { return [] }
            return models(for: member, PatternBinding(node), owner, role, model)
        }
    }

    private func models(
        for member: MemberSummary, _ binding: PatternBinding, _ owner: TypeID, _ role: UpdatedRole, _ model: TypeID?
    ) -> [MadeModel] {
        let initializers = ModelInitializer.all(of: owner, setting: binding, index)
        let variable = binding.node.parent.flatMap(VariableDecl.init)
        guard !(variable?.isLazy ?? false), !(variable?.isInConfig ?? false) else { return [] }
        if let value = binding.initialValue {
            // A default that each initializer replaces is made for nothing, but lost at once.
            let isReplaced = !initializers.isEmpty && initializers.allSatisfy { $0.value != nil || $0.delegates }
            if !isReplaced, let call = CallExpr(value.unwrapped) {
                return [
                    MadeModel(
                        owner: owner, role: role, member: member, binding: binding, model: model, call: call,
                        origin: .defaultValue)
                ]
            }
        }
        return initializers.compactMap { initializer in
            let made = initializer.made
            guard let (call, origin) = made.first,
                made.allSatisfy({ initializer.isModel($0.call, member, index, model) })
            else { return nil }
            return MadeModel(
                owner: owner, role: role, member: member, binding: binding,
                model: call.createdType.map { index.model(named: $0.name, initializer.file, owner) } ?? model, call: call,
                origin: origin)
        }
    }

    /// Stores of the Composable Architecture: making one is how its views are written.
    static let stores = NameTable("Store ViewStore StoreOf ViewStoreOf TestStore")
}

extension DeploymentTargets {
    /// Whether no target is known to be too old for `@StateObject`.
    var haveStateObject: Bool { platforms(below: SwiftUICatalog.stateObjectVersions).isEmpty }
}

extension VariableDecl {
    var isLazy: Bool { modifiers?.children().contains { $0.name == "lazy" } ?? false }

    /// Whether the declaration is inside `#if`: another clause may declare it in another way.
    var isInConfig: Bool { node.parent?.kind.role == .conditionalCompilation }
}

extension ProjectIndex {
    /// The class that a name means in a type.
    func model(named name: Name, _ file: Int32, _ owner: TypeID) -> TypeID? {
        guard let type = resolveType(name, file: file, in: owner) ?? uniqueType(name), self.type(type).home != nil else {
            return nil
        }
        return type
    }

    /// The initializer of a class that starts something that goes on.
    func startOfWork(in type: TypeID) -> (path: String, range: SourceRange)? {
        for id in initializers(of: type) {
            let initializer = member(id)
            if initializer.cost.flags.contains(.startsWork) { return (files[Int(id.file)].path, initializer.nameRange) }
        }
        return nil
    }
}
