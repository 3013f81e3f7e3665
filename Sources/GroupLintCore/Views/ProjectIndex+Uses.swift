extension ProjectIndex {
    /// Calls in view code that construct a type of the project.
    ///
    /// - Parameter limit: number of calls after which there are no more.
    public func calls(of type: TypeID, atMost limit: Int = .max) -> ViewElements {
        ViewElements(self, callsOfType.value(type) { foundCalls(of: type) }.prefix(limit))
    }

    private func foundCalls(of type: TypeID) -> [ViewSite] {
        let name = types[Int(type)].name
        let namesakes = typesByName.candidates(name)
        if namesakes.count > Self.mostNamesakes, let first = namesakes.first(where: { types[Int($0)].name == name }) {
            return callsOfNamesakes.value(first) { callsByType(named: name) }[type] ?? []
        }
        return callsByName.candidates(name).sites(in: reach(of: type)).filter { site in
            guard files[Int(site.file)].views.elements[Int(site.element)].name == name else { return false }
            return calledType(site) == type
        }
    }

    /// Number of types of one name after which their calls are found together. Alone, each would look at the calls of all.
    private static var mostNamesakes: Int { 8 }

    /// The calls in view code that construct the types with a name.
    private func callsByType(named name: Name) -> [TypeID: [ViewSite]] {
        var found: [TypeID: [ViewSite]] = [:]
        for site in callsByName.candidates(name) {
            let element = ViewElement(self, site)
            if element.name == name, case .project(let type) = element.callee { found[type, default: []].append(site) }
        }
        return found
    }

    /// Elements with a name in any file, or in the files with code of a type.
    private func sites(_ table: FileIndex<ViewSite>, named name: Name, in type: TypeID?) -> [ViewSite] {
        let candidates = table.candidates(name)
        let isNamed = { (site: ViewSite) in ViewElement(self, site).name == name }
        guard let type, case let places = declarations(of: type), candidates.count > 2 * places.count else {
            return candidates.filter(isNamed)
        }
        // Other views have members with the same name: `content`, `header`. Most are in other files.
        let files = places.map(\.file).sorted()
        return files.indices.flatMap { position in
            let file = files[position]
            return position > 0 && files[position - 1] == file ? [] : candidates.sites(in: file...file).filter(isNamed)
        }
    }

    /// References to a name in view code, except those to parameters and local variables. Calls count too if their name is
    /// that of no type: `func Header() -> some View`.
    ///
    /// - Parameter type: only references in files with code of this type.
    private func references(to name: Name, in type: TypeID? = nil) -> [ViewSite] {
        let references = sites(referencesByName, named: name, in: type)
        let calls = sites(callsByName, named: name, in: type)
        return calls.isEmpty ? references : references + calls.filter { ViewElement(self, $0).callsFunction }
    }

    /// References to a name inside a type's members, in linted files.
    func references(in type: TypeID, to name: Name) -> [ViewSite] {
        references(to: name, in: type).filter { ViewElement(self, $0).owner == type && isLinted(Int($0.file)) }
    }

    /// References in view code of a type to one of its members.
    public func references(to member: Name, in type: TypeID) -> ViewElements {
        let key = MemberKey(type: type, name: member)
        return ViewElements(self, referencesToMember.value(key) { references(in: type, to: member) }[...])
    }

    /// Calls and references in linted files that may show the value of a member with a name.
    func uses(of member: Name, in type: TypeID?) -> [ViewSite] {
        let isBody = member == .body
        let calls = isBody ? type.map { sites(callsByName, named: types[Int($0)].name, in: nil) } ?? [] : []
        return (calls + references(to: member)).filter { isLinted(Int($0.file)) }
    }
}

extension ProjectIndex {
    /// What the calls of a type pass.
    public func passedArguments(to type: TypeID) -> PassedArguments {
        passedArguments.value(type) {
            var passed = PassedArguments()
            for call in calls(of: type) { passed.add(call.arguments, isShown: !call.root.flags.contains(.isPreview)) }
            return passed
        }
    }

    /// Whether every known call passes a literal for a property or uses its literal default, and there is such a
    /// value. If an initializer takes the property without a label, all unlabeled arguments must be literals.
    func isAlwaysLiteral(_ property: Name, of type: TypeID, hasDefault: Bool) -> Bool {
        let isUnlabeled = initializers(of: type).contains { id in
            member(id).parameters.contains { $0.label == .unlabeled && $0.name == property }
        }
        let (passed, labels) = (passedArguments(to: type), isUnlabeled ? [property, .unlabeled] : [property])
        return !labels.contains(where: passed.hasOther) && (hasDefault || labels.contains(where: passed.hasLiteral))
    }
}
