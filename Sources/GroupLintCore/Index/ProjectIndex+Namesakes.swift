/// Types with one name at several places of a project.
extension ProjectIndex {
    /// The declared type with this path that is nearest to a file; nil if several are equally near.
    func best(_ path: UInt64, for file: Int32) -> TypeID? {
        let candidates = typesByPath.candidates(Name(hash: path))
        if candidates.count > 16 { return nearest(of: candidates, path, for: file) }
        var best: (id: TypeID, home: Int32)?
        var isTied = false
        for id in candidates where isMatch(id, path, for: file) {
            let home = types[Int(id)].place.file
            if let other = best {
                let (score, otherScore) = (nearness(of: home, to: file), nearness(of: other.home, to: file))
                if score == otherScore { isTied = true }
                if score <= otherScore { continue }
            }
            (best, isTied) = ((id, home), false)
        }
        return isTied ? nil : best?.id
    }

    /// The same for many candidates. Both files and candidates are sorted by path, and a path shares most folders with its
    /// neighbors. So only the two nearest candidates before and after the file count; a type can have a thousand namesakes.
    private func nearest(of candidates: ArraySlice<TypeID>, _ path: UInt64, for file: Int32) -> TypeID? {
        let middle = candidates.partitionPoint { types[Int($0)].place.file < file }
        let before = candidates[..<middle].reversed().lazy.filter { self.isMatch($0, path, for: file) }.prefix(2)
        let after = candidates[middle...].lazy.filter { self.isMatch($0, path, for: file) }.prefix(2)
        var (best, bestScore, isTied) = (TypeID(-1), -1, false)
        for id in Array(before) + Array(after) {
            let score = nearness(of: types[Int(id)].place.file, to: file)
            if score == bestScore { isTied = true }
            if score > bestScore { (best, bestScore, isTied) = (id, score, false) }
        }
        return best < 0 || isTied ? nil : best
    }

    private func isMatch(_ id: TypeID, _ path: UInt64, for file: Int32) -> Bool {
        let type = types[Int(id)]
        guard type.path == path, let home = type.home?.file else { return false }
        return !type.isPrivate || home == file
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
        let score = { (id: MemberID) in self.folders(id.file, file) }
        let best = max(before.first.map(score) ?? -1, after.first.map(score) ?? -1)
        let isNearest = { (id: MemberID) in score(id) == best }
        let found = before.prefix(while: isNearest).prefix(limit).reversed() + after.prefix(while: isNearest).prefix(limit)
        return Array(found.prefix(limit))
    }

    /// Most members with one name that are looked at however far away they are.
    private static let mostDistantMembers = 3

    private func folders(_ left: Int32, _ right: Int32) -> Int {
        TypeMerger.commonFolders(files[Int(left)].path, files[Int(right)].path)
    }

    /// The range of files in which a name can mean a type: others are nearer to a namesake. A name means the nearest type in
    /// the order of paths, so the namesakes next to the type end the range.
    func reach(of type: TypeID) -> ClosedRange<Int32> {
        guard types[Int(type)].home != nil else { return 0...Int32.max }
        let path = types[Int(type)].path
        let namesakes = typesByPath.candidates(Name(hash: path))
        guard namesakes.count > 4, let own = namesakes.firstIndex(of: type) else { return 0...Int32.max }
        let isNamesake = { (id: TypeID) in
            !self.types[Int(id)].isPrivate && self.types[Int(id)].path == path
        }
        let before = namesakes[..<own].last(where: isNamesake)
        let after = namesakes[(own + 1)...].first(where: isNamesake)
        return (before.map { types[Int($0)].place.file } ?? 0)...(after.map { types[Int($0)].place.file } ?? Int32.max)
    }

    private func nearness(of home: Int32, to file: Int32) -> Int {
        home == file ? .max : TypeMerger.commonFolders(files[Int(home)].path, files[Int(file)].path)
    }
}
