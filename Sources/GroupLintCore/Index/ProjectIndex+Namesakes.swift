/// Types with one name at several places of a project.
extension ProjectIndex {
    /// The declared type with this path that is nearest to a file; nil if several are equally near.
    ///
    /// Both files and candidates are sorted by path, and a path shares most folders with its neighbors. So only the two
    /// nearest candidates before and after the file count; a type can have a thousand namesakes.
    func best(_ path: UInt64, for file: Int32) -> TypeID? {
        let candidates = typesByPath.candidates(Name(hash: path))
        func isMatch(_ position: Int) -> Bool {
            let type = types[Int(candidates[position])]
            guard files.declaration(type.place).path == path, let home = type.home?.file else { return false }
            return !type.isPrivate || home == file
        }
        func score(_ position: Int) -> Int { nearness(of: types[Int(candidates[position])].place.file, to: file) }
        let middle = candidates.partitionPoint { types[Int($0)].place.file < file }
        let before = (candidates.startIndex..<middle).reversed().lazy.filter(isMatch).prefix(2)
        let after = (middle..<candidates.endIndex).lazy.filter(isMatch).prefix(2)
        var (best, bestScore, isTied) = (-1, -1, false)
        for side in [Array(before), Array(after)] {
            for position in side {
                let score = score(position)
                if score == bestScore { isTied = true }
                if score > bestScore { (best, bestScore, isTied) = (position, score, false) }
            }
        }
        return best < 0 || isTied ? nil : candidates[best]
    }

    /// Whether the project declares another type with the same name at the same place, such as one for another platform.
    public func hasTwin(_ id: TypeID) -> Bool {
        let path = files.declaration(types[Int(id)].place).path
        return typesByPath.candidates(Name(hash: path)).contains { other in
            other != id && types[Int(other)].home != nil && files.declaration(types[Int(other)].place).path == path
        }
    }

    private func nearness(of home: Int32, to file: Int32) -> Int {
        home == file ? .max : TypeMerger.commonFolders(files[Int(home)].path, files[Int(file)].path)
    }
}
