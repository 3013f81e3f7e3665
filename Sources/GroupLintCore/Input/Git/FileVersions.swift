/// The Swift files in git's index or in a commit.
package struct FileVersions: Sendable {
    /// Content by path; nil when the file in the work tree has the same bytes.
    private(set) var bytes: [String: [UInt8]?] = [:]
    /// Paths of files with merge conflicts; they have no content here.
    private(set) var conflicted: [String] = []

    /// - Parameter current: returns the bytes of a file in the work tree; nil when there is no such file.
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
    /// Whether bytes are the content of this entry, or git has changed only the line ends while it checked the file out.
    package func isContent(_ bytes: [UInt8]) -> Bool {
        func isSame(_ bytes: [UInt8]) -> Bool { BlobID.text(of: bytes, length: blob.utf8.count) == blob }
        return isSame(bytes) || (bytes.contains(UInt8(ascii: "\r")) && isSame(bytes.withPlainLineEnds))
    }
}

extension [UInt8] {
    /// The text with LF for each CR LF.
    fileprivate var withPlainLineEnds: [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(count)
        for (position, byte) in enumerated() {
            let isBeforeLineFeed = position + 1 < count && self[position + 1] == UInt8(ascii: "\n")
            if byte != UInt8(ascii: "\r") || !isBeforeLineFeed { plain.append(byte) }
        }
        return plain
    }
}
