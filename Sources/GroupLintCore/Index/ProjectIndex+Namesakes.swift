/// Types with one name at several places of a project.
extension ProjectIndex {
    /// The project's type that a name refers to in a file, inside a type or at the top level; nil if there is none or
    /// if the choice is ambiguous.
    ///
    /// - Parameter owner: evaluated only if the project has a type with that name.
    public func resolveType(_ name: Name, file: Int32, in owner: @autoclosure () -> TypeID?) -> TypeID? {
        var only: TypeID?
        for id in typesByName.candidates(name) where types[Int(id)].name == name {
            if only != nil { return resolve(name, file, owner()) }
            only = id
        }
        // Most names mean one type, and most types are not nested.
        guard let only else { return nil }
        guard types[Int(only)].path == TypeSummary.path(0, name) else { return resolve(name, file, owner()) }
        let type = types[Int(only)]
        return type.home != nil && (!type.isPrivate || type.place.file == file) ? only : nil
    }

    /// The same for any name.
    private func resolve(_ name: Name, _ file: Int32, _ owner: TypeID?) -> TypeID? {
        var scope = owner
        while let id = scope {
            let nested = TypeSummary.path(types[Int(id)].path, name)
            if let found = best(nested, for: file) { return found }
            scope = types[Int(id)].parent
        }
        return best(TypeSummary.path(0, name), for: file)
    }

    /// The declared type with this path that is nearest to a file; nil if several are equally near.
    func best(_ path: UInt64, for file: Int32) -> TypeID? {
        let own = typesByPath.candidates(Name(hash: path))
        var next = own.partitionPoint { types[Int($0)].place.file < file }
        var found: TypeID?
        while next < own.endIndex, types[Int(own[next])].place.file == file {
            if types[Int(own[next])].path == path {
                if found != nil { return nil }
                found = own[next]
            }
            next += 1
        }
        return found ?? nearest(to: file, path)
    }

    /// The type of another file that is nearest to a file; nil if several are equally near. Both files and candidates are
    /// sorted by path, and a path shares most folders with its neighbors. So only the two nearest candidates before and after
    /// the file count; a type can have a thousand namesakes.
    private func nearest(to file: Int32, _ path: UInt64) -> TypeID? {
        let candidates = sharedTypesByPath.candidates(Name(hash: path))
        let middle = candidates.partitionPoint { types[Int($0)].place.file < file }
        var (best, bestScore, isTied) = (TypeID(-1), -1, false)
        func look(_ id: TypeID, _ count: inout Int) {
            guard types[Int(id)].path == path else { return }
            count += 1
            // Most names have one candidate, whose folders do not matter.
            if best < 0 {
                best = id
                return
            }
            if bestScore < 0 { bestScore = folders.shared(types[Int(best)].place.file, file) }
            let score = folders.shared(types[Int(id)].place.file, file)
            if score == bestScore { isTied = true }
            if score > bestScore { (best, bestScore, isTied) = (id, score, false) }
        }
        var (before, after) = (0, 0)
        for id in candidates[..<middle].reversed() {
            if before == 2 { break }
            look(id, &before)
        }
        for id in candidates[middle...] {
            if after == 2 { break }
            look(id, &after)
        }
        return best < 0 || isTied ? nil : best
    }

    /// Whether the project declares another type with the same name at the same place, such as one for another platform.
    public func hasTwin(_ id: TypeID) -> Bool {
        let path = types[Int(id)].path
        return typesByPath.candidates(Name(hash: path)).contains { other in
            other != id && types[Int(other)].home != nil && types[Int(other)].path == path
        }
    }

    /// Members of a type with a name. Of many, only those that are nearest to a file, by their folders: in a repository with
    /// several apps, or several copies of one, the others belong to other apps.
    ///
    /// - Parameter limit: number of members after which the search ends.
    func members(of type: TypeID, named name: Name, near file: Int32, atMost limit: Int) -> [MemberID] {
        let candidates = membersByKey.candidates(Self.key(type, name))
        let isMatch = { (id: MemberID) in
            let record = self.record(id)
            return record.name == name && self.typeID(file: id.file, declaration: record.owner) == type
        }
        if candidates.count <= Self.mostDistantMembers { return Array(candidates.filter(isMatch).prefix(limit)) }
        let middle = candidates.partitionPoint { $0.file < file }
        let before = candidates[..<middle].reversed().lazy.filter(isMatch)
        let after = candidates[middle...].lazy.filter(isMatch)
        let score = { (id: MemberID) in self.folders.shared(id.file, file) }
        let best = max(before.first.map(score) ?? -1, after.first.map(score) ?? -1)
        let isNearest = { (id: MemberID) in score(id) == best }
        let found = before.prefix(while: isNearest).prefix(limit).reversed() + after.prefix(while: isNearest).prefix(limit)
        return Array(found.prefix(limit))
    }

    /// Most members with one name that are looked at however far away they are.
    private static let mostDistantMembers = 3

    /// The range of files in which a name can mean a type: others are nearer to a namesake. A name means the nearest type in
    /// the order of paths, so the namesakes next to the type end the range.
    func reach(of type: TypeID) -> ClosedRange<Int32> {
        guard types[Int(type)].home != nil else { return 0...Int32.max }
        let path = types[Int(type)].path
        let namesakes = sharedTypesByPath.candidates(Name(hash: path))
        guard namesakes.count > 4 else { return 0...Int32.max }
        let isNamesake = { (id: TypeID) in self.types[Int(id)].path == path }
        let before = namesakes[..<namesakes.partitionPoint { $0 < type }].last(where: isNamesake)
        let after = namesakes[namesakes.partitionPoint { $0 <= type }...].first(where: isNamesake)
        return (before.map { types[Int($0)].place.file } ?? 0)...(after.map { types[Int($0)].place.file } ?? Int32.max)
    }

    /// The range of files in which a name can mean a member of a type: others are nearer to one with the same name.
    func reach(of member: MemberID) -> ClosedRange<Int32> {
        let name = record(member).name
        guard let owner = owner(of: member) else { return 0...Int32.max }
        let candidates = membersByKey.candidates(Self.key(owner, name))
        guard candidates.count > 4 else { return 0...Int32.max }
        let isNamesake = { (id: MemberID) in
            let record = self.record(id)
            return record.name == name && self.typeID(file: id.file, declaration: record.owner) == owner
        }
        let before = candidates[..<candidates.partitionPoint { $0.file < member.file }].last(where: isNamesake)
        let after = candidates[candidates.partitionPoint { $0.file <= member.file }...].first(where: isNamesake)
        return (before?.file ?? 0)...(after?.file ?? Int32.max)
    }
}
