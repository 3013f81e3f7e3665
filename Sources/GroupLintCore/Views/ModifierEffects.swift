extension ProjectIndex {
    /// The first SwiftUI modifier with one of these traits that a project modifier applies to its subject: `onAppear`
    /// for `func onFirstAppear(_ action: () -> Void) -> some View { modifier(FirstAppear(action)) }`.
    ///
    /// - Parameter file: position of the file with the use.
    public func effect(of modifier: Name, in file: Int32, among traits: CatalogModifier.Traits) -> Name? {
        var budget = Self.mostBodies
        return effect(of: modifier, in: file, among: traits, depth: 0, &budget)
    }

    /// The first SwiftUI modifier with one of these traits that a modifier in a chain applies, such as `.onFirstAppear { }` or
    /// `.modifier(FirstAppear())`. A SwiftUI modifier counts as itself.
    ///
    /// - Parameters:
    ///   - type: what `.modifier` passes.
    ///   - budget: number of bodies that may still be looked at.
    fileprivate func effect(
        of modifier: ViewTree.Modifier, _ type: TypeID?, in file: Int32, among traits: CatalogModifier.Traits,
        _ budget: inout Int
    ) -> Name? {
        let name = modifier.name
        let known = SwiftUICatalog.modifiers.facts(of: name)
        if !known.traits.isDisjoint(with: traits) { return name }
        if name == .modifier { return type.flatMap { effect(ofType: $0, traits, 1, &budget) } }
        return known.isListed ? nil : effect(of: name, in: file, among: traits, depth: 0, &budget)
    }

    /// Most overloads of one modifier that are looked at for each of its uses.
    private static let mostOverloads = 32
    /// Most bodies that are looked at for one use, or for one chain. Modifiers may apply each other many times.
    fileprivate static let mostBodies = 256

    /// Bodies of the modifiers with this name that the project adds to View, for a use in a file.
    ///
    /// Of many modifiers with one name only those that are nearest to the file count. Empty if there are so many that it is
    /// not known which one a call means.
    public func viewModifiers(named name: Name, for file: Int32) -> [ViewElement] {
        guard viewMemberNames.contains(name) else { return [] }
        let named = viewExtensions.flatMap { members(of: $0, named: name, near: file, atMost: Self.mostOverloads + 1) }
        guard named.count <= Self.mostOverloads else { return [] }
        return named.compactMap { id in
            let root = record(id).root
            return root < 0 ? nil : ViewElement(self, ViewSite(file: id.file, element: root))
        }
    }

    /// Whether a type has so many members with the name of a member that it is not known which one a use means.
    public func hasManyOverloads(of member: MemberID) -> Bool {
        guard let owner = owner(of: member) else { return false }
        return members(of: owner, named: record(member).name, near: member.file, atMost: Self.mostOverloads + 1).count
            > Self.mostOverloads
    }

    /// Whether the project adds a modifier with this name to View.
    public func declaresViewModifier(named name: Name) -> Bool { viewMemberNames.contains(name) }

    /// Names of what the project adds to `View`: most modifiers are SwiftUI's.
    private var viewMemberNames: NameTable {
        viewMembers.value {
            var names = NameTable()
            for place in viewExtensions.flatMap(declarations) {
                let table = files[Int(place.file)].members
                for member in table.records[table.span(of: place.type)] where member.owner == place.type {
                    names.insert(member.name, 0)
                }
            }
            return names
        }
    }

    private func effect(
        of modifier: Name, in file: Int32, among traits: CatalogModifier.Traits, depth: Int, _ budget: inout Int
    ) -> Name? {
        guard depth < 4, budget > 0 else { return nil }
        for body in viewModifiers(named: modifier, for: file) {
            if let found = effect(in: body, onSelf: true, traits, depth, &budget) { return found }
        }
        return nil
    }

    /// Searches the chains whose subject is `self`, or the `content` of a view modifier.
    private func effect(
        in body: ViewElement, onSelf: Bool, _ traits: CatalogModifier.Traits, _ depth: Int, _ budget: inout Int
    ) -> Name? {
        budget -= 1
        for child in body.children {
            let isSubject =
                onSelf ? child.flags.contains(.isSelf) : child.flags.contains(.isLocal) && child.name == .content
            guard child.kind == .reference, isSubject else { continue }
            let types = modifierTypes(of: child)
            for (position, modifier) in child.modifiers.enumerated() {
                let known = SwiftUICatalog.modifiers.facts(of: modifier.name)
                if !known.traits.isDisjoint(with: traits) { return modifier.name }
                guard budget > 0 else { continue }
                if modifier.name == .modifier {
                    if let found = types[position].flatMap({ effect(ofType: $0, traits, depth + 1, &budget) }) { return found }
                } else if !known.isListed,
                    let found = effect(of: modifier.name, in: body.site.file, among: traits, depth: depth + 1, &budget)
                {
                    return found
                }
            }
        }
        return nil
    }

    /// Type that the call passes: `FirstAppear` for `.modifier(FirstAppear(action))`.
    public func modifierType(_ element: ViewElement, _ position: Int) -> TypeID? {
        for slot in element.slots(ofModifier: Int(element.record.firstModifier) + position) {
            for argument in slot.children {
                if case .project(let type) = argument.callee { return type }
            }
        }
        return nil
    }

    /// The types that the calls of `.modifier` in a chain pass, by the positions of the calls.
    fileprivate func modifierTypes(of element: ViewElement) -> [Int: TypeID] {
        guard element.modifiers.contains(where: { $0.name == .modifier }) else { return [:] }
        var types: [Int: TypeID] = [:]
        for slot in element.children where slot.kind == .slot && slot.record.link >= 0 {
            let position = Int(slot.record.link) - Int(element.record.firstModifier)
            guard types[position] == nil else { continue }
            for argument in slot.children {
                if case .project(let type) = argument.callee {
                    types[position] = type
                    break
                }
            }
        }
        return types
    }

    /// Roots of the bodies of a view modifier.
    func modifierBodies(of type: TypeID) -> [ViewElement] {
        members(of: type, named: .body).compactMap { id in
            let root = record(id).root
            return root < 0 ? nil : ViewElement(self, ViewSite(file: id.file, element: root))
        }
    }

    /// A ViewModifier exists once for all views that it is applied to, with its state: `FirstAppear` with a flag runs its
    /// action once. So its lifecycle modifiers do not count.
    private func effect(
        ofType type: TypeID, _ traits: CatalogModifier.Traits, _ depth: Int, _ budget: inout Int
    ) -> Name? {
        guard depth < 4, budget > 0, !(traits.contains(.lifecycle) && keepsState(type)) else { return nil }
        for body in modifierBodies(of: type) {
            if let found = effect(in: body, onSelf: false, traits, depth, &budget) { return found }
        }
        return nil
    }
}

extension ProjectIndex {
    /// Whether a type has a property that SwiftUI keeps for it, such as `@State`.
    private func keepsState(_ type: TypeID) -> Bool {
        let wrappers: [Name] = ["State", "StateObject", "AppStorage", "SceneStorage"]
        return storedProperties(of: type).contains { wrappers.contains(wrapper(of: $0)) }
    }
}

extension ViewElement {
    /// Most modifiers of one chain that are found.
    private static let mostEffects = 64

    /// The modifiers of the element that apply a SwiftUI modifier with one of these traits, with the name of that one. In the
    /// order of the chain.
    public func effects(
        among traits: CatalogModifier.Traits
    ) -> [(position: Int, modifier: ViewTree.Modifier, effect: Name)] {
        var budget = ProjectIndex.mostBodies
        let types = index.modifierTypes(of: self)
        var found: [(position: Int, modifier: ViewTree.Modifier, effect: Name)] = []
        for (position, modifier) in modifiers.enumerated() where found.count < Self.mostEffects {
            guard let name = index.effect(of: modifier, types[position], in: site.file, among: traits, &budget) else { continue }
            found.append((position, modifier, name))
        }
        return found
    }

    /// Whether a modifier of the element applies a SwiftUI modifier with one of these traits.
    func hasModifier(among traits: CatalogModifier.Traits) -> Bool { !effects(among: traits).isEmpty }
}

extension Name {
    public static let content: Name = "content"
    public static let modifier: Name = "modifier"
}
