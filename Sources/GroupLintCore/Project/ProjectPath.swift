/// Paths in manifests and project files, relative to the directory of the manifest or project.
enum ProjectPath {
    /// Joins two paths and resolves `.` and `..`.
    static func join(_ left: String, _ right: String) -> String {
        // A project has thousands of files, and most paths have nothing to resolve.
        if isResolved(left.utf8), isResolved(right.utf8) {
            return left.isEmpty ? right : right.isEmpty ? left : left + "/" + right
        }
        var parts: [Substring] = []
        for part in (left + "/" + right).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// Whether no component is empty or starts with a period.
    static func isResolved(_ path: some Collection<UInt8>) -> Bool {
        var isAtStart = !path.isEmpty
        for byte in path {
            if isAtStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
            isAtStart = byte == UInt8(ascii: "/")
        }
        return !isAtStart
    }

    static func parent(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// The name of a path in a `PathTable`: that of the path in lower-case letters.
    static func name(_ path: [UInt8]) -> Name {
        let folded = path.map(lowerCase)
        return Name(folded, in: 0..<folded.count)
    }

    private static func lowerCase(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    /// The names of a file and of the directories around it in a `PathTable`, from the inside out.
    static func ancestry(_ path: String) -> [Name] {
        let bytes = path.utf8.map(lowerCase)
        var names = [Name(bytes, in: 0..<bytes.count)]
        for end in bytes.indices.reversed() where bytes[end] == UInt8(ascii: "/") { names.append(Name(bytes, in: 0..<end)) }
        return names
    }

    /// Whether a path is the directory or lies in it. An empty directory has every path.
    static func lies(_ path: String, in directory: String) -> Bool {
        directory.isEmpty || path == directory || isPath(path, below: directory)
    }

    /// The directory of a pattern for all Swift files in it: `App` for `App/**` and `App/**/*.swift`. Nil for other
    /// patterns.
    static func directory(ofPattern pattern: String) -> String? {
        for ending in ["/**/*.swift", "/**", "/*.swift"] where pattern.hasSuffix(ending) {
            let directory = String(pattern.dropLast(ending.utf8.count))
            return directory.contains("*") ? nil : join("", directory)
        }
        return pattern.contains("*") ? nil : join("", pattern)
    }
}
