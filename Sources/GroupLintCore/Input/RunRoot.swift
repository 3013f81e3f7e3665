/// The directory that the paths of a report are relative to.
///
/// It depends only on the inputs, not on the working directory. So reports are equal wherever they are made.
package struct RunRoot {
    /// Absolute.
    let path: String
    /// The directories that a run may read whole: the tops of the projects of its inputs. Empty if they belong to none.
    let projects: [String]

    init(_ path: String) {
        (self.path, projects) = (path, [path])
    }

    /// - Parameter places: directories of the inputs, without symbolic links, in the order of the command line.
    init(for places: [String]) {
        let first = places.first ?? "/"
        guard Self.top(around: first) != nil else {
            // Files without a project, such as those on a desktop: what is beside them need not belong to them.
            (path, projects) = (FilePath.commonAncestor(places) ?? first, [])
            return
        }
        let tops = Self.tops(around: places)
        // Each project keeps its settings and paths only if the root holds them all.
        (path, projects) = (tops.count == 1 ? tops[0] : FilePath.commonAncestor(tops) ?? first, tops)
    }

    /// The tops around several directories, without those that lie in another one.
    private static func tops(around places: [String]) -> [String] {
        var (tops, known): ([String], Set<String>) = ([], [])
        for place in places where known.insert(place).inserted && !tops.contains(where: { holds(place, $0) }) {
            guard let top = top(around: place) else { continue }
            tops.removeAll { holds($0, top) }
            tops.append(top)
        }
        return tops
    }

    private static func holds(_ directory: String, _ top: String) -> Bool {
        directory == top || FilePath.lies(directory, in: top)
    }

    /// The top of the repository or, outside of repositories, of the project around a directory; nil if there is none.
    package static func top(around directory: String) -> String? {
        repository(around: directory) ?? ancestor(of: directory, where: isProjectDirectory)
    }

    /// The top of the repository around a directory.
    static func repository(around directory: String) -> String? {
        ancestor(of: directory) { FilePath.exists(FilePath.join($0, ".git")) }
    }

    /// Whether a directory is the top of a repository or project.
    package static func isTop(_ directory: String) -> Bool {
        FilePath.exists(FilePath.join(directory, ".git")) || isProjectDirectory(directory)
    }

    /// Whether the home directory of a user is one of the projects, or lies in one. Nobody wants it to be read because of one
    /// file in it.
    func holds(home: String?) -> Bool {
        guard let home = home.flatMap(FilePath.resolved) else { return false }
        return projects.contains { Self.holds(home, $0) }
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

    /// Whether the code below a directory belongs together: it is a repository, or has a project or manifest.
    static func holdsTogether(_ directory: String) -> Bool {
        directoryContains(directory) {
            $0 == ".git" || TargetFinder.isProject($0.utf8) || DirectoryWalk.isXcodeProject($0.utf8)
        }
    }
}
