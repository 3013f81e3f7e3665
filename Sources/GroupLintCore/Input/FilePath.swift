#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Functions on file paths and on the files that they refer to. Paths are absolute unless a comment says otherwise.
package enum FilePath {
    /// Makes a path absolute that is relative to a directory. Does not resolve `..` or symbolic links.
    package static func absolute(_ path: String, from directory: String) -> String {
        if path.hasPrefix("/") { return path }
        return path.isEmpty ? directory : join(directory, path)
    }

    package static func join(_ directory: String, _ name: String) -> String {
        directory.utf8.last == UInt8(ascii: "/") ? directory + name : directory + "/" + name
    }

    /// Removes `.`, `..` and repeated separators without looking at the file system.
    package static func normalized(_ path: String) -> String {
        if isNormalized(path) { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? "/" : parts.reduce(into: "") { $0 += "/" + $1 }
    }

    /// Whether a path is absolute and has no `.`, `..` or empty component, like most paths.
    private static func isNormalized(_ path: String) -> Bool {
        guard path.utf8.first == UInt8(ascii: "/") else { return false }
        // Number of periods in the component. Three or more periods are a name.
        var periods = 0
        var isName = false
        for byte in path.utf8.dropFirst() {
            if byte == UInt8(ascii: "/") {
                if !isName, periods < 3 { return false }
                (periods, isName) = (0, false)
            } else if byte == UInt8(ascii: ".") {
                periods += 1
            } else {
                isName = true
            }
        }
        return isName || periods >= 3
    }

    /// The parent directory; `/` for `/`.
    package static func parent(_ path: String) -> String {
        let trimmed = trimmingSeparators(path)
        guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")), slash > trimmed.startIndex else { return "/" }
        return trimmingSeparators(String(trimmed[..<slash]))
    }

    package static func lastComponent(_ path: String) -> String {
        let trimmed = trimmingSeparators(path)
        guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
        return String(trimmed[trimmed.utf8.index(after: slash)...])
    }

    /// The path relative to a directory; both are normalized. Starts with `..` when it is outside the directory; `.` when
    /// both are equal.
    package static func relative(_ path: String, to directory: String) -> String {
        if path == directory { return "." }
        var (common, steps) = (directory, "")
        while path != common, !lies(path, in: common) {
            common = parent(common)
            steps += "../"
        }
        if path == common { return String(steps.dropLast()) }
        let start = path.utf8.index(path.startIndex, offsetBy: common == "/" ? 1 : common.utf8.count + 1)
        return steps + path[start...]
    }

    /// Whether a path is below a directory. Both are normalized, and absolute or relative to the same directory.
    package static func lies(_ path: String, in directory: String) -> Bool {
        directory == "/" || isPath(path, below: directory)
    }

    /// Deepest directory that contains all the directories.
    package static func commonAncestor(_ directories: [String]) -> String? {
        guard var common = directories.first?.split(separator: "/") else { return nil }
        for directory in directories.dropFirst() {
            common = zip(common, directory.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty ? "/" : common.reduce("") { join($0, String($1)) }
    }

    /// Resolves symbolic links; nil when the path does not exist or cannot be read, with the reason in `errno`.
    package static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// The path without symbolic links in its directory; the file itself need not exist.
    package static func withResolvedParent(_ path: String) -> String {
        resolved(parent(path)).map { join($0, lastComponent(path)) } ?? path
    }

    /// Whether a path lies in a directory after symbolic links are resolved. What does not exist yet is judged by the part of
    /// the path that does.
    package static func isContained(_ path: String, in directory: String) -> Bool {
        guard let directory = resolved(directory) else { return false }
        let (existing, missing) = existingPart(of: path)
        // A link whose target does not exist leads to the target.
        if let first = missing.first, isLink(join(existing, first)) { return false }
        return existing == directory || lies(existing, in: directory)
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path refers to a regular file, not to a directory, pipe or device.
    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a path refers to something that is no directory. The user should know that a pipe, or a link that leads nowhere
    /// or in a circle, cannot be read.
    static func existsAsNoDirectory(_ path: String) -> Bool { (exists(path) || isLink(path)) && !isDirectory(path) }

    /// Whether a path refers to an executable file.
    static func isExecutable(_ path: String) -> Bool { isFile(path) && access(path, X_OK) == 0 }

    /// The longest existing part of a path, with symbolic links resolved.
    package static func nearestExisting(_ path: String) -> String { existingPart(of: path).existing }

    /// The longest existing part of a path, with symbolic links resolved, and the names after it.
    package static func existingPart(of path: String) -> (existing: String, missing: [String]) {
        var path = path
        var missing: [String] = []
        while path != "/" {
            if let resolved = resolved(path) { return (resolved, missing.reversed()) }
            missing.append(lastComponent(path))
            path = parent(path)
        }
        return ("/", missing.reversed())
    }

    /// Creates a directory and its missing parents; false when that fails.
    package static func makeDirectory(_ path: String) -> Bool {
        if isDirectory(path) { return true }
        return makeDirectory(parent(path)) && mkdir(path, 0o777) == 0
    }

    /// The working directory; nil when it does not exist any more or cannot be named, with the reason in `errno`.
    package static var workingDirectory: String? {
        guard let text = getcwd(nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    private static func trimmingSeparators(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
