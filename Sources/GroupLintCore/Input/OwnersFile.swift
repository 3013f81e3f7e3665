/// The `CODEOWNERS` file of a repository.
package struct OwnersFile: Sendable {
    /// Relative to the root.
    package let path: String
    package let owners: CodeOwners

    /// Where GitHub and GitLab look for the file, in their order. The first file counts.
    package static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
    /// Largest file in bytes; GitHub does not read larger ones either.
    private static let largestSize = 3 << 20

    /// Reads the first file that exists; nil when there is none.
    ///
    /// - Parameter root: absolute path of the repository.
    package static func find(below root: String) throws(InputError) -> OwnersFile? {
        guard let path = places.first(where: { FilePath.isFile(FilePath.join(root, $0)) }) else { return nil }
        let bytes = try FileReader.settings(at: FilePath.join(root, path), below: root)
        if bytes.count > largestSize { throw InputError(kind: .io, message: "is larger than \(largestSize >> 20) MiB") }
        return OwnersFile(path: path, owners: CodeOwners(bytes, isOfGitLab: path.hasPrefix(".gitlab/")))
    }
}
