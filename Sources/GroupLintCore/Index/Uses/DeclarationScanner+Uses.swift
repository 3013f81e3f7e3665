extension DeclarationScanner {
    /// Position of the member that was added last.
    var lastMember: Int32 { Int32(members.records.count) - 1 }

    /// Collects the uses in the code of a member. Files without SwiftUI are left out: most of their code is not parsed.
    ///
    /// - Parameter user: position of the member in the file's members, or -1.
    mutating func scanUses(
        _ code: SyntaxNode, of user: Int32, at moment: PropertyUse.Moment, parameters: [Name] = []
    ) {
        guard owner >= 0, relevance == .swiftUI || relevance == .snippet, !isInPreview else { return }
        uses.scan(code, of: user, in: owner, at: moment, parameters: parameters)
    }

    /// Collects the uses in the initial value and the accessors of a property that was added last.
    mutating func scanUses(ofVariable binding: PatternBinding, _ member: MemberSummary) {
        if let value = binding.initialValue { scanUses(value, of: lastMember, at: .initialization) }
        guard let accessors = binding.accessors else { return }
        let getter = binding.getter
        if let getter { scanUses(getter, of: lastMember, at: .evaluation) }
        guard getter?.id != accessors.id else { return }
        for accessor in accessors.children() {
            guard let body = AccessorDecl(accessor)?.body, body.id != getter?.id else { continue }
            scanUses(body, of: lastMember, at: .action)
        }
    }
}
