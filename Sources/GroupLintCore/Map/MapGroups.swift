/// Groups files by module or folder: `Sources/Model/A.swift` is in `Model`, and `App/Inbox/List/B.swift` in `App/Inbox`.
///
/// A folder with many of the files is divided into the folders inside of it, until none has a large share.
struct MapGroups {
    private var groups: [String: String] = [:]

    /// Folders with fewer files are not divided.
    private static let fewest = 12
    private static let mostDepth = 8

    /// - Parameter paths: of the screens; a path occurs as often as it has screens.
    init(_ paths: [String]) {
        let all = paths.map { path in (path: path, folders: Array(path.split(separator: "/").dropLast())) }
        var waiting = [(entries: all, depth: 0)]
        while let (entries, depth) = waiting.popLast() {
            let isLarge = entries.count > max(Self.fewest, paths.count / 4)
            guard depth == 0 || isLarge, depth < Self.mostDepth, entries.contains(where: { $0.folders.count > depth }) else {
                for entry in entries { groups[entry.path] = Self.name(entry.folders, depth) }
                continue
            }
            let parts = Dictionary(grouping: entries) { $0.folders.count > depth ? String($0.folders[depth]) : "" }
            for part in parts.values { waiting.append((part, depth + 1)) }
        }
    }

    /// Empty for a file at the root.
    func group(of path: String) -> String { groups[path] ?? "" }

    /// The module in a folder `Sources`, or the last two folders up to a depth.
    private static func name(_ folders: [Substring], _ depth: Int) -> String {
        if let sources = folders.firstIndex(of: "Sources"), sources + 1 < folders.count { return String(folders[sources + 1]) }
        return folders.prefix(depth).suffix(2).joined(separator: "/")
    }
}
