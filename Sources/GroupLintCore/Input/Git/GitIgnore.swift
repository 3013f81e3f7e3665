/// Patterns of one `.gitignore` or `.git/info/exclude` file.
struct GitIgnore: Sendable {
    /// Absolute path of the file.
    let path: String
    /// Number of components in the absolute path of the directory that the patterns are relative to.
    let depth: Int
    let patterns: PathPatternList

    /// Patterns in `.git/info/exclude` of the repository at a directory. The user's global ignore file is not read, so
    /// that the result is equal for all users.
    static func ofRepository(_ directory: String, depth: Int) -> GitIgnore? {
        guard let file = informationDirectory(directory) else { return nil }
        return read(file + "/info/exclude", depth: depth)
    }

    /// Reads a file; nil when it cannot be read or has no patterns.
    static func read(_ path: String, depth: Int) -> GitIgnore? {
        guard let bytes = bytes(of: path) else { return nil }
        let patterns = PathPatternList(lines: bytes)
        return patterns.isEmpty ? nil : GitIgnore(path: path, depth: depth, patterns: patterns)
    }

    /// Like git, does not follow a link that is in the place of a `.gitignore`: it may lead out of the repository.
    private static func bytes(of path: String) -> [UInt8]? {
        try? FileReader.source(at: path, followsLink: !path.hasSuffix("/.gitignore"))
    }

    /// The 1-based line that decides on a path; nil when no line does, or when the file has changed since.
    func line(
        thatDecidesOn name: ArraySlice<UInt8>, in directory: [ArraySlice<UInt8>], isDirectory: Bool
    ) -> (number: Int, text: String)? {
        guard let bytes = Self.bytes(of: path) else { return nil }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.lastIndex { line in
            PathPattern(line)?.matches(name, in: directory[depth...], isDirectory: isDirectory) ?? false
        }
        return index.map { ($0 + 1, String(decoding: lines[$0], as: UTF8.self)) }
    }

    /// The git directory that all work trees of a repository share. In linked work trees and submodules, `.git` is a file
    /// with the path.
    static func informationDirectory(_ directory: String) -> String? {
        let git = FilePath.join(directory, ".git")
        if FilePath.isDirectory(git) { return git }
        guard let target = firstLine(of: git), target.hasPrefix("gitdir: ") else { return nil }
        let own = FilePath.normalized(FilePath.absolute(String(target.dropFirst(8)), from: directory))
        guard let shared = firstLine(of: own + "/commondir") else { return own }
        return FilePath.normalized(FilePath.absolute(shared, from: own))
    }

    private static func firstLine(of path: String) -> String? {
        guard let bytes = try? FileReader.settings(at: path),
            let line = bytes.split(separator: 0x0A).first
        else { return nil }
        return String(decoding: line, as: UTF8.self)
    }
}

extension [GitIgnore] {
    /// Whether git ignores a path whose parent it does not ignore. The nearest file with a matching pattern decides.
    func ignore(_ name: ArraySlice<UInt8>, in directory: [ArraySlice<UInt8>], _ kind: PathKind) -> Bool {
        for file in reversed() {
            if let decision = file.patterns.decision(on: name, in: directory[file.depth...], kind) { return decision }
        }
        return false
    }
}
