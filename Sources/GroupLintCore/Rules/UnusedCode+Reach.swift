/// Types that the app does not reach: only code that is not used itself names them.
extension RuleContext {
    /// Whether the app may use a type. Follows the types that name it outward, up to a limited number.
    func isReached(_ type: TypeID) -> Bool {
        guard index.hasEntryPoint else { return true }
        var waiting = [type]
        var position = 0
        while position < waiting.count {
            let inner = waiting[position]
            position += 1
            // A bundle may make objects of classes from their names.
            guard index.isUsedByName(inner), inner == type || !index.isReferenceType(inner) else { return true }
            let places = index.mentions(of: inner, withUnused: false, atMost: Self.mostPlaces)
            if places.count == Self.mostPlaces { return true }
            for place in places {
                guard let outer = index.typeID(file: place.file, declaration: place.type) else { return true }
                if index.isInside(outer, inner) || waiting.contains(outer) { continue }
                if index.type(outer).home == nil {
                    if hasOnlyUncalledMembers(place) { continue }
                    return true
                }
                if waiting.count == Self.mostTypes { return true }
                waiting.append(outer)
            }
        }
        return false
    }

    private static let mostTypes = 64
    /// A type that so many places name is used.
    private static let mostPlaces = 256

    /// Whether an extension of a type of another module has members, and nothing calls any of them:
    /// `extension View { func card() -> some View { modifier(Card()) } }`.
    private func hasOnlyUncalledMembers(_ place: ProjectType.DeclarationID) -> Bool {
        let table = index.files[Int(place.file)].members
        let members = table.records[table.span(of: place.type)].filter { $0.owner == place.type }
        guard !members.isEmpty, let owner = index.typeID(file: place.file, declaration: place.type) else { return false }
        return members.allSatisfy { $0.kind != .initializer && mayBeUncalled($0.name, in: owner) && !index.isWritten($0.name) }
    }
}
