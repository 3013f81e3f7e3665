/// Names that differ in bytes but are one text for Unicode, such as `ü` as one character and as `u` with a combining mark.
///
/// The file systems of macOS cannot hold both, and a `String` cannot tell them apart. If both were read, the diagnostics,
/// suppressions and fixes of one file would land in the other.
struct NameTwins {
    /// The first of the names that are one text, with the bytes it was met with; paths relative to the root.
    private var first: [String: String] = [:]

    /// The part of a path, up to the name of a directory or of the file, that an earlier path has with other bytes. Nil for
    /// nearly all paths.
    ///
    /// - Parameter path: relative to the root. Paths come in the order of their bytes, so directories come together.
    mutating func twin(in path: String) -> Substring? {
        if path.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        var start = path.startIndex
        while start < path.endIndex {
            let end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
            if path.utf8[start..<end].contains(where: { $0 >= 0x80 }), isTwin(path[..<end]) { return path[..<end] }
            start = end < path.endIndex ? path.utf8.index(after: end) : end
        }
        return nil
    }

    private mutating func isTwin(_ part: Substring) -> Bool {
        let key = String(part)
        guard let other = first[key] else {
            first[key] = key
            return false
        }
        return !Self.areSame(other, key)
    }
}

extension NameTwins {
    #if canImport(Darwin)
    /// Whether two paths are one name. The file systems of macOS find a file by any of its spellings.
    static func areSame(_ left: String, _ right: String) -> Bool { left == right }
    #else
    /// Whether two paths are one name.
    static func areSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
    #endif

    /// The files without those whose name, or whose directory's name, an earlier file has with other bytes, and the parts of
    /// their paths where the names meet.
    static func removed(from files: [FoundFile]) -> (kept: [FoundFile], twins: [FoundTwin]) {
        var (names, twins) = (NameTwins(), [FoundTwin]())
        let doubtful = files.filter { $0.path.utf8.contains { $0 >= 0x80 } }
        if doubtful.count < 2 { return (files, []) }
        var left: Set<[UInt8]> = []
        for file in doubtful.sorted(by: { precedesInBytes($0.path, $1.path) }) {
            guard let part = names.twin(in: file.path) else { continue }
            left.insert(Array(file.path.utf8))
            let twin = FoundTwin(path: String(part), isReported: file.isReported)
            if let last = twins.last, last.path.utf8.elementsEqual(twin.path.utf8) {
                twins[twins.count - 1].isReported = last.isReported || twin.isReported
            } else {
                twins.append(twin)
            }
        }
        return (left.isEmpty ? files : files.filter { !left.contains(Array($0.path.utf8)) }, twins)
    }
}

/// A file or directory that is left out because another one has the same name in other bytes.
struct FoundTwin {
    var path: String
    /// Whether the run was to report on a file with this path or below it.
    var isReported: Bool

    /// The problem that is shown. The code points tell the two names apart, which look the same.
    var problem: InputProblem {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        let points = name.unicodeScalars.lazy.filter { !$0.isASCII }.prefix(4).map { scalar in
            let hex = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }
        return InputProblem(
            kind: .io, severity: .error,
            message:
                "is not linted: its name (with \(points.joined(separator: ", "))) is for Unicode the name of another file or "
                + "directory next to it; rename one of the two",
            path: path, range: nil)
    }
}
