/// Groups files by module or folder: `Sources/Model/A.swift` is in `Model`, and `App/Inbox/List/B.swift` in `App/Inbox`.
struct MapGroups {
    /// Folders that all files share, which say nothing.
    private let common: Int
    private let depth: Int

    private static let mostGroups = 30

    init(_ paths: [String]) {
        var shared: [Substring]?
        for path in paths {
            let folders = path.split(separator: "/").dropLast()
            guard let known = shared else {
                shared = Array(folders)
                continue
            }
            shared = zip(known, folders).prefix { $0 == $1 }.map(\.0)
        }
        common = shared?.count ?? 0
        let groups = Set(paths.map { [common] path in Self.group(path, common, 2) })
        depth = groups.count > Self.mostGroups ? 1 : 2
    }

    /// Empty for a file at the root.
    func group(of path: String) -> String { Self.group(path, common, depth) }

    private static func group(_ path: String, _ common: Int, _ depth: Int) -> String {
        let folders = path.split(separator: "/").dropLast()
        if let sources = folders.firstIndex(of: "Sources"), sources + 1 < folders.endIndex { return String(folders[sources + 1]) }
        return folders.dropFirst(common).prefix(depth).joined(separator: "/")
    }
}
