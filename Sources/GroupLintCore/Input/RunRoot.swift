/// Finds the directory that the paths of a report are relative to.
///
/// The result depends only on the inputs, not on the working directory. So reports are equal wherever they are made.
enum RunRoot {
    /// - Parameter places: directories of the inputs, without symbolic links, in the order of the command line.
    static func find(for places: [String]) -> String {
        guard let first = places.first else { return "/" }
        return ancestor(of: first) { FilePath.exists(FilePath.join($0, ".git")) }
            ?? ancestor(of: first, where: isProjectDirectory)
            ?? FilePath.commonAncestor(places)
            ?? first
    }

    private static func ancestor(of directory: String, where isRoot: (String) -> Bool) -> String? {
        var directory = directory
        while !isRoot(directory) {
            if directory == "/" { return nil }
            directory = FilePath.parent(directory)
        }
        return directory
    }

    /// Whether a directory looks like the top of a project. Used outside repositories.
    private static func isProjectDirectory(_ directory: String) -> Bool {
        [".grouplint.yml", "Package.swift"].contains { FilePath.exists(FilePath.join(directory, $0)) }
            || directoryContains(directory) { DirectoryWalk.isXcodeProject($0.utf8) }
    }
}
