import GroupLintCore

/// A struct of the project, and its initializers in one file.
struct StructInitializers {
    let type: TypeID
    /// The declaration of the struct, or the extension, that has the initializers.
    let declaration: SyntaxNode
    /// Initializers with a body, in source order.
    let initializers: [FunctionDecl]

    /// The structs of a file that have initializers there and a property with this wrapper. Only the index is asked until
    /// such a struct is found. Previews and tests are left out.
    static func all(in file: ViewFile, wrapper: Name, _ context: inout RuleContext) -> [StructInitializers] {
        let summary = file.index.files[Int(file.file)]
        var isOwner = [Bool](repeating: false, count: summary.types.count)
        for member in summary.members.records where member.kind == .initializer && member.owner >= 0 {
            isOwner[Int(member.owner)] = true
        }
        var found: [StructInitializers] = []
        // A struct may have initializers in many extensions.
        var known: [TypeID: Bool] = [:]
        for owner in summary.types.indices where isOwner[owner] && !summary.isPreview(Int32(owner)) {
            guard let type = file.index.typeID(file: file.file, declaration: Int32(owner)) else { continue }
            let isConcerned = known[type] ?? isConcerned(type, wrapper, file)
            known[type] = isConcerned
            guard isConcerned, let node = context.syntax()?.type(at: summary.types[owner].nameRange) else { continue }
            let initializers = node.typeMembers.filter { $0.kind == .initializerDecl }.compactMap(FunctionDecl.init)
            found.append(
                StructInitializers(type: type, declaration: node, initializers: initializers.filter { $0.body != nil }))
        }
        return found
    }

    private static func isConcerned(_ type: TypeID, _ wrapper: Name, _ file: ViewFile) -> Bool {
        file.index.type(type).kind == .structure
            && file.index.storedProperties(of: type).contains { file.index.wrapper(of: $0) == wrapper }
            && file.index.resolveType(wrapper, file: file.file, in: type) == nil
    }
}

extension FileSummary {
    /// Whether a type of the file, or one around it, is a preview provider or a test.
    func isPreview(_ type: Int32) -> Bool {
        var current = type
        while current >= 0 {
            if types[Int(current)].flags.contains(.isPreview) { return true }
            current = types[Int(current)].parent
        }
        return false
    }
}

extension FunctionDecl {
    /// Names of the parameters in the body.
    var parameterNames: [Name] { parameters?.children().map { FunctionParameter($0).name } ?? [] }
}

extension SyntaxNode {
    /// `model` in `_model` and `self._model`, the storage behind a property with a wrapper.
    var storedName: Name? {
        guard let token, token.end > token.start + 1, tree.source.bytes[Int(token.start)] == UInt8(ascii: "_"), ownName != nil
        else { return nil }
        return Name(tree.source.bytes, in: Int(token.start + 1)..<Int(token.end))
    }
}
