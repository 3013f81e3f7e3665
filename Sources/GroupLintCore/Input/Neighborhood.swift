extension DirectoryWalk {
    /// The largest directory around a file with at most some hundred Swift files and directories; nil if its own directory has
    /// more.
    ///
    /// - Parameters:
    ///   - file: absolute path without symbolic links.
    ///   - root: absolute path of the largest directory to return.
    package static func neighborhood(of file: String, in root: String) -> String? {
        var found: String?
        var directory = FilePath.parent(file)
        while directory == root || FilePath.lies(directory, in: root) {
            var walk = DirectoryWalk(prefix: "", limit: mostNeighbors)
            walk.walk(directory)
            if walk.isCut { break }
            found = directory
            if directory == root { break }
            directory = FilePath.parent(directory)
        }
        return found
    }

    /// Reading them takes a tenth of a second.
    private static let mostNeighbors = 1000
}
