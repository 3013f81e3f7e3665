/// A file that a search for files has found.
struct FoundFile {
    var path: String
    /// Absolute path without symbolic links; or the relative path when no file can be found twice.
    var identity: String
    /// Whether the command line names the file itself, not a directory with the file.
    var isNamed: Bool
    /// Whether the run reports on the file. It only reads the others.
    var isReported: Bool
    /// Whether the bytes are in memory and not read from the file at the path.
    var isHeld = false
}

extension [FoundFile] {
    /// The files without duplicates. Prefers the path without symbolic links.
    ///
    /// - Parameter root: absolute path of the directory that paths are relative to.
    func unique(root: String, isHeld: (String) -> Bool) -> [FoundFile] {
        var chosen: [FoundFile] = []
        // Sorted instead of in a dictionary: the first dictionary of a process is slow.
        let sorted = filter { $0.isHeld || !isHeld($0.path) }.sorted { precedesInBytes($0.identity, $1.identity) }
        for var file in sorted {
            if let other = chosen.last, NameTwins.areSame(other.identity, file.identity) {
                file.isNamed = file.isNamed || other.isNamed
                file.isReported = file.isReported || other.isReported
                if file.isPoorer(than: other.path, root: root) { file.path = other.path }
                chosen.removeLast()
            }
            chosen.append(file)
        }
        return chosen
    }
}

extension FoundFile {
    /// Whether another path of the same file is the better one for reports.
    fileprivate func isPoorer(than other: String, root: String) -> Bool {
        let real = FilePath.relative(identity, to: root)
        return path != real && (other == real || precedesInBytes(other, path))
    }
}
