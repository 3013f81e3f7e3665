/// The directory that the paths of a report are relative to.
///
/// It depends only on the inputs, not on the working directory. So reports are equal wherever they are made.
package struct RunRoot {
    /// Absolute.
    let path: String
    /// Whether this is the top of a project, so that a run may read everything in it.
    private(set) var isProject = true

    init(_ path: String) {
        self.path = path
    }

    /// - Parameter places: directories of the inputs, without symbolic links, in the order of the command line.
    init(for places: [String]) {
        let first = places.first ?? "/"
        if let found = Self.top(around: first) {
            self.init(found)
        } else {
            // Files without a project, such as those on a desktop: what is beside them need not belong to them.
            self.init(FilePath.commonAncestor(places) ?? first)
            isProject = false
        }
    }

    /// The top of the repository or, outside of repositories, of the project around a directory; nil if there is none.
    package static func top(around directory: String) -> String? {
        ancestor(of: directory, where: { FilePath.exists(FilePath.join($0, ".git")) })
            ?? ancestor(of: directory, where: isProjectDirectory)
    }

    /// Whether a directory is the top of a repository or project.
    package static func isTop(_ directory: String) -> Bool {
        FilePath.exists(FilePath.join(directory, ".git")) || isProjectDirectory(directory)
    }

    /// Whether the home directory of a user lies in this directory, or is this directory. Nobody wants it to be read because
    /// of one file in it.
    func holds(home: String?) -> Bool {
        guard let home = home.flatMap(FilePath.resolved) else { return false }
        return path == home || FilePath.lies(home, in: path)
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
