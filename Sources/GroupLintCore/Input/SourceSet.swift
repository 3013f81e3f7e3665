/// The files of a run and the way to their bytes.
package struct SourceSet: Sendable {
    /// Absolute path of the directory that all paths are relative to.
    package let root: String
    /// Sorted by bytes, each file once.
    package let paths: [String]
    /// Further files that are read for what they say about the others, and of which nothing is reported.
    package private(set) var context: [String] = []
    /// Files that were named and that patterns leave out.
    package let leftOutNamed: [String]
    /// Those of the paths that were named one by one, rather than found in a directory.
    package let named: Set<String>
    /// What was asked for and could not be found or read. Sorted by path.
    package let problems: [InputProblem]
    /// Bytes that cannot be read twice: standard input and pipes.
    private(set) var held: [String: Result<[UInt8], InputError>]
    /// Path that the text of standard input has, if it was named.
    package let standardInputPath: String?
    let directory: OpenDirectory?
    package private(set) var walkedDirectories = WalkedDirectories()

    /// Whether the bytes of a path can be replaced: those of a file, or those of standard input on standard output.
    package func canBeReplaced(_ path: String) -> Bool { held[path] == nil || path == standardInputPath }

    /// What was read from standard input or a pipe; nil for files.
    package func heldBytes(_ path: String) -> [UInt8]? { try? held[path]?.get() }

    /// The same files, some of them with other bytes.
    package func replacing(_ bytes: [String: [UInt8]]) -> SourceSet {
        var copy = self
        for (path, bytes) in bytes { copy.held[path] = .success(bytes) }
        return copy
    }

    /// The bytes of a file, whatever they are; nil when it cannot be read.
    package func bytes(_ path: String) -> [UInt8]? {
        if let held = held[path] { return try? held.get() }
        return try? read(path)
    }

    private func read(_ path: String) throws(InputError) -> [UInt8] {
        // A sandbox may show single files and not the directory that they are in.
        guard let directory else { return try FileReader.bytes(of: FilePath.join(root, path)) }
        return try FileReader.bytes(of: path, in: directory.descriptor)
    }

    /// Reads a file and checks that it is UTF-8. May be called from several threads and more than once for a path.
    package func load(_ path: String) -> Result<SourceFile, InputError> {
        let bytes: [UInt8]
        do throws(InputError) {
            bytes =
                if let held = held[path] {
                    try held.get()
                } else {
                    try read(path)
                }
        } catch {
            return .failure(error)
        }
        if let offset = firstMalformedUTF8Offset(bytes) { return .failure(notUTF8(bytes, offset)) }
        return .success(SourceFile(path: path, bytes: bytes))
    }

    /// The set with the files of another one, which has the same root, as context.
    package func inContext(of other: SourceSet) -> SourceSet {
        var result = self
        let own = Set(paths)
        result.context = other.paths.filter { !own.contains($0) }
        result.walkedDirectories = other.walkedDirectories
        result.walkedDirectories.otherFiles.formUnion(own)
        return result
    }

    /// The path under which a file is listed: relative to the root, without symbolic links in it.
    package func path(of file: String, from directory: String) -> String {
        FilePath.relative(FilePath.normalized(FilePath.absolute(file, from: directory)), to: root)
    }

    private func notUTF8(_ bytes: [UInt8], _ offset: Int) -> InputError {
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let hex = String(bytes[offset], radix: 16, uppercase: true)
        let guess = isUTF16 ? "it looks like UTF-16; " : ""
        return InputError(
            kind: .skipped,
            message: "not UTF-8 and not linted: byte 0x\(hex) at offset \(offset); \(guess)save the file as UTF-8")
    }
}
