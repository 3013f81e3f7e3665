/// Paths of files and directories. A project has thousands, and is asked about each file.
///
/// Upper and lower case of ASCII letters are the same, as on the usual file system of a Mac: `path = Views` in a project is
/// the directory `views`. Two paths that differ only in this cannot both be checked out there.
struct PathTable: Sendable {
    private var names = NameTable()
    private var isEmpty = true
    /// Whether the directory of the project itself is among the paths.
    private var hasRoot = false

    init(_ paths: [String] = []) {
        for path in paths { insert(path) }
    }

    mutating func insert(_ path: String) {
        if path.isEmpty { hasRoot = true } else { insert(ProjectPath.name(Array(path.utf8))) }
    }

    /// - Parameter path: see `ProjectPath.name`.
    mutating func insert(_ path: Name) {
        names.insert(path, 0)
        isEmpty = false
    }

    /// - Parameter path: see `ProjectPath.name`.
    func contains(_ path: Name) -> Bool { names.contains(path) }

    func containsOne(of paths: [Name]) -> Bool {
        if isEmpty || hasRoot { return hasRoot }
        for path in paths where names.contains(path) { return true }
        return false
    }
}
