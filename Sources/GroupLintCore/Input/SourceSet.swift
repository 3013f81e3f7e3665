/// The files of a run. Reads their bytes on request.
package struct SourceSet: Sendable {
    /// Absolute path of the directory that all paths are relative to.
    package let root: String
    /// Paths of the files to report on, sorted by bytes, without duplicates.
    package private(set) var paths: [String]
    /// Paths of the other files of the project. They are only read.
    package private(set) var context: [String] = []
    /// Paths of all files that are read, sorted by bytes.
    package var allPaths: [String] { context.isEmpty ? paths : (paths + context).sorted(by: precedesInBytes) }
    /// Whether all files of the root are in `paths` or `context`.
    package var hasWholeRoot = true
    /// Paths on the command line that patterns leave out.
    package let leftOutNamed: [String]
    /// Paths that the command line names directly, not found in a directory.
    package let named: Set<String>
    /// Inputs that could not be found or read, sorted by path.
    package private(set) var problems: [InputProblem]
    /// Bytes that are used instead of the file at a path: standard input, pipes, versions from git, replacements.
    private(set) var held: [String: Result<[UInt8], InputError>]
    /// Path used for standard input; nil when it is not linted.
    package let standardInputPath: String?
    let directory: OpenDirectory?
    /// Files on which GroupLint failed before, with the reasons. They are not read.
    package var setAside: [String: InputError] = [:]
    package var walkedDirectories = WalkedDirectories()
    /// Paths of the projects below the root, if the inputs are in several ones.
    package var projects: [String] = []
    /// The folders that hold separate apps.
    package internal(set) var folders = SeparateFolders()

    /// Whether only one of all files has a name.
    package var isOnlyOfName: @Sendable (String) -> Bool {
        var counts: [String: Int] = [:]
        for path in allPaths { counts[FilePath.lastComponent(path), default: 0] += 1 }
        return { [counts] in counts[$0] == 1 }
    }

    /// Whether fixed text for a path can be written: to the file, or to standard output for standard input.
    package func canBeReplaced(_ path: String) -> Bool { held[path] == nil || path == standardInputPath }

    /// Bytes from memory, such as from standard input or a pipe; nil for files.
    package func heldBytes(_ path: String) -> [UInt8]? { try? held[path]?.get() }

    /// A copy with other bytes for some files.
    package func replacing(_ bytes: [String: [UInt8]]) -> SourceSet {
        var copy = self
        for (path, bytes) in bytes { copy.held[path] = .success(bytes) }
        return copy
    }

    /// The bytes of a file, not checked for UTF-8; nil when it cannot be read.
    package func bytes(_ path: String) -> [UInt8]? {
        if let held = held[path] { return try? held.get() }
        return try? read(path)
    }

    private func read(_ path: String) throws(InputError) -> [UInt8] {
        // A sandbox may allow access to a file but not to its directory.
        let isNamed = named.contains(path)
        guard let directory else { return try FileReader.source(at: FilePath.join(root, path), followsLink: isNamed) }
        return try FileReader.source(at: path, in: directory.descriptor, followsLink: isNamed)
    }

    /// Reads a file and checks that it is UTF-8. May be called from several threads, also for the same path.
    package func load(_ path: String) -> Result<SourceFile, InputError> {
        if !setAside.isEmpty, let reason = setAside[path] { return .failure(reason) }
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
        guard bytes.count <= FileReader.maximumSourceSize else {
            let message = "larger than \(FileReader.maximumSourceSize >> 20) MiB and not linted"
            return .failure(InputError(kind: .skipped, message: message))
        }
        if let offset = firstMalformedUTF8Offset(bytes) { return .failure(notUTF8(bytes, offset)) }
        return .success(SourceFile(path: path, bytes: bytes))
    }

    /// The home directory of the user.
    var home: String?
    /// Whether code outside of the root may use the code in it, asked when it matters first.
    private let isNeededOutside = OnceValue<Bool>()

    /// Whether the whole project of a file is read. Otherwise code that nobody has read may need what seems to be unused.
    package func hasProject(of path: String) -> Bool {
        hasWholeRoot && !path.hasPrefix("../") && !path.hasPrefix("/") && path != Self.unnamedInput
            && !isNeededOutside.value { SeparateFolders.isNeededOutside(root, home: home) }
    }

    /// Paths of the files to report on whose whole project is read.
    package var pathsWithProject: [String] { paths.filter(hasProject) }

    /// Path of standard input that has no path.
    static let unnamedInput = "<stdin>"

    /// A copy that reports only on some of its files and still reads the others.
    package func reporting(on chosen: Set<String>) -> SourceSet {
        var copy = self
        copy.paths = paths.filter(chosen.contains)
        copy.context += paths.filter { !chosen.contains($0) }
        return copy
    }

    /// One of several parts of nearly equal size. All parts together report what the whole reports, and each part reads
    /// everything.
    ///
    /// - Parameter number: 1-based.
    package func part(_ number: Int, of count: Int) -> SourceSet {
        // Neighboring files often have similar sizes; this spreads them over the parts.
        func isOwn(_ position: Int) -> Bool { position % count == number - 1 }
        var copy = reporting(on: Set(paths.indices.filter(isOwn).map { paths[$0] }))
        copy.problems = problems.indices.filter(isOwn).map { problems[$0] }
        return copy
    }

    /// Converts the path of a file to one relative to the root. Does not resolve symbolic links.
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
