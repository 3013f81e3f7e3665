/// Finds the directory that the paths of a report are relative to.
///
/// The answer depends on the inputs alone, never on the working directory, so that a report is the same wherever it
/// is made.
enum RunRoot {
    /// - Parameter places: directories of the inputs without symbolic links, in the order of the command line.
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

    /// Whether a directory that is in no repository looks like the top of a project.
    private static func isProjectDirectory(_ directory: String) -> Bool {
        [".grouplint.yml", "Package.swift"].contains { FilePath.exists(FilePath.join(directory, $0)) }
            || directoryContains(directory) { DirectoryWalk.isXcodeProject($0.utf8) }
    }
}
