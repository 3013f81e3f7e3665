extension DeclarationScanner {
    /// Whether to collect the uses in the type that was added last. Files without SwiftUI are left out, as most of their code
    /// is not parsed, except for models that views observe.
    func collectsUses(_ type: TypeSummary) -> Bool {
        guard relevance != .otherFramework, !isInPreview else { return false }
        if relevance != .other || type.flags.contains(.isObservable) { return true }
        if inherited(by: type).contains(.observableObject) { return true }
        return type.kind == .extensionType && types.contains { $0.path == type.path && $0.flags.contains(.hasUses) }
    }

    private func inherited(by type: TypeSummary) -> ArraySlice<Name> { members.inherited(by: type) }

    /// Collects the uses in the code of a member.
    ///
    /// - Parameter user: position of the member in the file's members, or -1.
    mutating func scanUses(
        _ code: SyntaxNode, of user: Int32, at moment: PropertyUse.Moment, parameters: [Name] = []
    ) {
        guard owner >= 0, types[Int(owner)].flags.contains(.hasUses) else { return }
        uses.scan(code, of: user, in: owner, at: moment, parameters: parameters)
    }

    /// Collects the uses in the initial value and the accessors of a property.
    ///
    /// - Parameter user: position of the member in the file's members, or -1.
    mutating func scanUses(ofVariable binding: PatternBinding, _ user: Int32) {
        if let value = binding.initialValue { scanUses(value, of: user, at: .initialization) }
        guard let accessors = binding.accessors else { return }
        let getter = binding.getter
        if let getter { scanUses(getter, of: user, at: .evaluation) }
        guard getter?.id != accessors.id else { return }
        for accessor in accessors.children() {
            guard let body = AccessorDecl(accessor)?.body, body.id != getter?.id else { continue }
            scanUses(body, of: user, at: .action)
        }
    }
}
