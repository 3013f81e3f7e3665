extension ProjectIndex {
    /// Whether any declaration of a type contains code that reads a container value.
    public func readsContainerValue(_ key: Name, in type: TypeID) -> Bool {
        containerReaders.value(findContainerReaders).direct.contains(ContainerReaders.Pair(key: key, type: type))
    }

    /// Whether anything in the project may read a container value.
    public func readsContainerValue(_ key: Name) -> Bool {
        containerFiles.contains { files[$0].containers?.members.contains(key) ?? false }
    }

    /// Whether a type resolves the subviews or sections of its content.
    public func resolvesContent(_ type: TypeID) -> Bool {
        declarations(of: type).contains { files[Int($0.file)].containers?.resolving.contains($0.type) ?? false }
    }

    /// Whether the project adds a modifier with this name to View.
    public func declaresModifier(_ name: Name) -> Bool {
        declaresViewModifier(named: name)
    }

    /// Whether any file may use subviews, sections or container values.
    public var usesContainerValues: Bool { !containerFiles.isEmpty }

    /// Whether a type may read a container value indirectly: through the views that it shows, an extension of
    /// Subview, or a function outside of types.
    public func mayReadContainerValue(_ key: Name, through type: TypeID) -> Bool {
        let readers = containerReaders.value(findContainerReaders)
        return readers.outside.contains(key) || readers.indirect.contains(ContainerReaders.Pair(key: key, type: type))
    }

    /// Container values that a file declares and that no code of the project reads; public ones are left out.
    public func unreadContainerKeys(in file: Int32) -> [SourceRange] {
        // Without a container in the project, the code that reads the values is not among the files.
        guard containerFiles.contains(where: { !(files[$0].containers?.resolving.isEmpty ?? true) }) else { return [] }
        let keys = files[Int(file)].containers?.keys ?? []
        return keys.filter { !$0.isPublic && !readsContainerValue($0.name) }.map { $0.nameRange }
    }
}

extension ProjectIndex {
    private func findContainerReaders() -> ContainerReaders {
        var found = ContainerReaders()
        for file in containerFiles {
            for read in files[file].containers?.reads ?? [] {
                guard read.owner >= 0, let owner = typeID(file: Int32(file), declaration: read.owner) else {
                    found.outside.insert(read.key, 0)
                    continue
                }
                if SwiftUICatalog.containerTypes.contains(type(owner).name) { found.outside.insert(read.key, 0) }
                guard found.direct.insert(ContainerReaders.Pair(key: read.key, type: owner)).inserted else { continue }
                for type in typesThatName(owner) { found.indirect.insert(ContainerReaders.Pair(key: read.key, type: type)) }
            }
        }
        return found
    }

    /// The types with code that shows a view of this name.
    private func typesThatName(_ view: TypeID) -> [TypeID] {
        let name = types[Int(view)].name
        return callsByName.candidates(name).compactMap { site in
            let element = ViewElement(self, site)
            return element.name == name ? element.owner : nil
        }
    }
}
