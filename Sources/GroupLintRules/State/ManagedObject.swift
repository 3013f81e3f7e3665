import GroupLintCore

/// A read of a property of a Core Data object in a `body`.
struct ManagedRead {
    let name: String
    let related: RelatedLocation
    /// Whether code that does not create the object sets the property.
    let isSetLater: Bool
}

extension ProjectIndex {
    /// Whether a plain property holds one object of Core Data that callers pass.
    func holdsManagedObject(_ member: MemberSummary) -> Bool {
        member.kind == .storedProperty && member.defaultValue == .none && !member.type.name.isNone
            && member.type.flags.isDisjoint(with: [.isOptional, .isCollection, .isFunction])
            && !member.flags.contains(.isStatic) && isManagedObject(member.type.name)
    }
}

extension RuleContext {
    /// The first property of an object that a `body` shows. Nil if the view follows the object in another way.
    mutating func readOfManagedObject(_ object: Name, in view: TypeID) -> ManagedRead? {
        let data = data(of: view)
        guard !data.hasUnknownMacro, !data.uses(of: object).contains(where: { chain(of: $0)?.isSubscription ?? true }) else {
            return nil
        }
        var first: ManagedRead?
        for site in data.usesInBody(of: object) where site.use.kind == .read && !site.use.member.isIdentifier {
            guard let chain = chain(of: site), let property = chain.members.first, !chain.isShownLater, !chain.isInWidget else {
                continue
            }
            let read = ManagedRead(
                name: property.tokenText,
                related: RelatedLocation(
                    path: chain.source.path, range: SourceRange(start: chain.range.start, end: property.end),
                    message: "the `body` reads it here"),
                isSetLater: isSetLater(site.use.member))
            if read.isSetLater { return read }
            first = first ?? read
        }
        return first
    }

    /// Whether code sets a property with a name of an object that it does not create itself.
    private mutating func isSetLater(_ property: Name) -> Bool {
        index.settingSites(of: property).contains { site in
            guard site.use.kind == .write || site.use.kind == .change, let node = node(of: site),
                let function = node.ancestors.first(where: { FunctionDecl($0) != nil })
            else { return false }
            return !function.subtree.contains { call in
                CallExpr(call).map { $0.createdType != nil && $0.argument("context") != nil } ?? false
            }
        }
    }
}
