/// Questions about types and members that the project may not use.
extension ProjectIndex {
    /// Whether the run has an app, which reaches all code that is used.
    var hasEntryPoint: Bool { shownViews.hasApp }

    /// Whether only code that names a type can use it: no framework makes it from a name in data or from a macro.
    func isUsedByName(_ type: TypeID) -> Bool {
        let summary = self.type(type)
        guard summary.home != nil, summary.kind != .protocolType, summary.kind != .alias, !summary.mayBeUsedUnseen,
            !SwiftUICatalog.views.contains(summary.name)
        else { return false }
        if summary.isView { return true }
        let inheritance = inheritance(of: type)
        return !summary.hasUnknownMacro && inheritance.isKnownExceptUpdates
            && !Self.madeUnseen.contains { inheritance.contains($0) }
    }

    /// Classes and protocols whose types Objective-C or a framework can make.
    private static let madeUnseen: [Name] = ["NSObject", "PersistentModel", "NSManagedObject"]

    /// The places that name a type outside of previews: the file, and the declaration around the place, or -1.
    ///
    /// - Parameters:
    ///   - withUnused: also those in code that the app does not run.
    ///   - limit: more places are not looked for.
    func mentions(of type: TypeID, withUnused: Bool = true, atMost limit: Int = .max) -> [ProjectType.DeclarationID] {
        let summary = self.type(type)
        let key = TypeMention.key(summary.name)
        var found: [ProjectType.DeclarationID] = []
        for file in filesByMention.candidates(key).files(in: reach(of: type))
        where found.last?.file != file && summary.isVisible(in: file) {
            // The name means a namesake that is nearer, such as one of the same module.
            if summary.parent == nil, let nearest = best(summary.path, for: file), nearest != type { continue }
            for mention in files[Int(file)].mentions.named(key) where withUnused || !mention.isUnused {
                found.append(ProjectType.DeclarationID(file: file, type: mention.owner))
                if found.count >= limit { return found }
            }
        }
        return found
    }

    /// Whether no code outside of a view controller and of previews names it. A storyboard may name it, which is not read.
    public func isUnnamedController(_ type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        guard inheritance.contains("UIViewController") || inheritance.contains("NSViewController") else { return false }
        return !mentions(of: type).contains { place in
            typeID(file: place.file, declaration: place.type).map { !isInside($0, type) } ?? true
        }
    }

    /// Whether an `App` keeps an object of a class in a stored property, so that it lives as long as the app.
    public func isKeptByApp(_ type: TypeID) -> Bool {
        let name = self.type(type).name
        return mentions(of: type).contains { place in
            guard let owner = typeID(file: place.file, declaration: place.type), inherits(owner, "App") else { return false }
            return storedProperties(of: owner).contains { member($0).constructed == name }
        }
    }

    /// Whether code may change a property with this name of another value.
    public func mayWrite(_ name: Name) -> Bool {
        memberWrites.candidates(name).contains { files[Int($0.file)].uses.all[Int($0.position)].member == name }
    }

    /// Whether code of the project writes the name of a function or property anywhere but where it declares it.
    public func isWritten(_ name: Name) -> Bool { isUsedInViews(name) || hasKey(name) }

    /// Whether code that users may run makes a case with this name, of any enum, `.legacy`.
    func makesCase(_ name: Name) -> Bool { hasKey(MadeCases.key(name)) }

    /// Whether code that users may run makes a case and names its type, `Mode.legacy`.
    func makesCase(_ name: Name, of type: TypeID) -> Bool {
        let own = self.type(type).name
        let names = [own] + (fact { TypeAliases(self) }.names[own] ?? [])
        return names.contains { hasKey(MadeCases.key(name, of: $0)) }
    }

    /// Whether the written names of a file have a key.
    private func hasKey(_ name: Name) -> Bool {
        if let allNames { return allNames.contains(name) }
        if !isPatched { return writtenNames.value { WrittenNames(files) }.contains(name) }
        return files.contains { $0.writes(name) }
    }

    /// Paths of the files that name a type outside of previews, also if other code may use it.
    public func paths(mentioning type: TypeID) -> [String] { mentions(of: type).map { files[Int($0.file)].path } }

    /// Positions in `files` of the files that name a type outside of previews.
    public func files(mentioning type: TypeID) -> [Int32] {
        let key = TypeMention.key(self.type(type).name)
        var found: [Int32] = []
        for file in filesByMention.candidates(key).files(in: reach(of: type)) where found.last != file {
            if !files[Int(file)].mentions.named(key).isEmpty { found.append(file) }
        }
        return found
    }

    /// Whether a type is another type or is nested in it.
    func isInside(_ inner: TypeID, _ outer: TypeID) -> Bool {
        sequence(first: inner) { self.type($0).parent }.contains(outer)
    }

    /// Whether view code calls or names a member or uses it as a modifier.
    private func isUsedInViews(_ name: Name) -> Bool {
        let isNamed = { (site: ViewSite) in self.files[Int(site.file)].views.elements[Int(site.element)].name == name }
        if callsByName.candidates(name).contains(where: isNamed) { return true }
        if referencesByName.candidates(name).contains(where: isNamed) { return true }
        return modifierUses.candidates(name).contains { site in
            let views = files[Int(site.file)].views
            let element = views.elements[Int(site.element)]
            let first = Int(element.firstModifier)
            return views.modifiers[first..<(first + Int(element.modifierCount))].contains { $0.name == name }
        }
    }
}
