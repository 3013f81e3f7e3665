#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Questions about paths as text and about what they lead to. Paths are absolute unless a parameter says otherwise.
package enum FilePath {
    /// A path as it is seen from a directory, made absolute. Nothing is resolved.
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

    /// Whether each separator of an absolute path stands before a name, as in most paths.
    private static func isNormalized(_ path: String) -> Bool {
        guard path.utf8.first == UInt8(ascii: "/") else { return false }
        // Length of a component that holds nothing but periods; such a one of three or more is a name.
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

    /// The directory that holds the path; that of `/` is `/`.
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

    /// The path as seen from a directory; both are normalized. Starts with `..` when it lies outside, is `.` when both
    /// are the same.
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

    /// Whether a path is in a directory or below; both are normalized, and absolute or relative to the same directory.
    package static func lies(_ path: String, in directory: String) -> Bool {
        if directory == "/" { return true }
        var (path, directory) = (path, directory)
        return path.withUTF8 { path in
            directory.withUTF8 { directory in
                path.count > directory.count && path[directory.count] == UInt8(ascii: "/")
                    && path.prefix(directory.count).elementsEqual(directory)
            }
        }
    }

    /// Deepest directory that holds all of the directories.
    package static func commonAncestor(_ directories: [String]) -> String? {
        guard var common = directories.first?.split(separator: "/") else { return nil }
        for directory in directories.dropFirst() {
            common = zip(common, directory.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty ? "/" : common.reduce("") { join($0, String($1)) }
    }

    /// The path without symbolic links; nil when there is nothing, and `errno` says why.
    package static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path leads to a file that can be read without waiting for anybody.
    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a path leads to a program that may be run.
    static func isExecutable(_ path: String) -> Bool { isFile(path) && access(path, X_OK) == 0 }

    /// The path without its last parts until something exists there, without symbolic links.
    package static func nearestExisting(_ path: String) -> String { existingPart(of: path).existing }

    /// The longest part of a path that exists, without symbolic links, and the names after it.
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

    /// Makes a directory and those above it; false when that fails.
    package static func makeDirectory(_ path: String) -> Bool {
        if isDirectory(path) { return true }
        return makeDirectory(parent(path)) && mkdir(path, 0o777) == 0
    }

    package static var workingDirectory: String {
        guard let text = getcwd(nil, 0) else { return "/" }
        defer { free(text) }
        return String(cString: text)
    }

    private static func trimmingSeparators(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
