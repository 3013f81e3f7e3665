/// Swift files as the index or a commit has them.
package struct FileVersions: Sendable {
    /// By path; nil where the file in the work tree has the same bytes.
    private(set) var bytes: [String: [UInt8]?] = [:]
    /// Files that a merge stopped at; they have no version.
    private(set) var conflicted: [String] = []

    /// - Parameter current: the bytes of a file as it is now; nil when there is none.
    package init(_ entries: [Git.Entry], _ git: Git, current: (String) -> [UInt8]?) throws(GitError) {
        var others: [(path: String, blob: String)] = []
        for entry in entries {
            if entry.isConflicted {
                if conflicted.last != entry.path { conflicted.append(entry.path) }
            } else if let bytes = current(entry.path), entry.isContent(bytes) {
                self.bytes[entry.path] = .some(nil)
            } else {
                others.append((entry.path, entry.blob))
            }
        }
        let contents = try git.contents(of: others.map(\.blob))
        for other in others { bytes[other.path] = contents[other.blob] }
    }

    package var paths: [String] { Array(bytes.keys) }
}

extension Git.Entry {
    /// Whether bytes are what git has under the name.
    package func isContent(_ bytes: [UInt8]) -> Bool { BlobID.text(of: bytes, length: blob.utf8.count) == blob }
}
