/// Writes the paths of a report for people: relative to the root of the run, or on a terminal to the working directory,
/// where a path can be clicked or copied into a command.
package struct ShownPaths: Sendable {
    private let root: String
    /// Absolute path of the working directory; nil for paths relative to the root.
    private let directory: String?

    /// Paths relative to the root of the run.
    package static let ofRoot = ShownPaths(root: "/", from: nil)

    /// - Parameter root: absolute path of the root of the run.
    package init(root: String, from directory: String?) {
        self.root = root
        self.directory = directory == root ? nil : directory
    }

    /// The path without control characters.
    func text(_ path: String) -> String {
        guard let directory, !path.hasPrefix("/") else { return visiblePath(path) }
        return visiblePath(FilePath.relative(FilePath.join(root, path), to: directory))
    }
}
