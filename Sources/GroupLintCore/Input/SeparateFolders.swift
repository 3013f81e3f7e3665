/// The folders of a run that hold separate apps, as in a directory of checkouts.
///
/// Only in a root that is neither a repository nor a project. There each repository is one, and each other folder with a project
/// or manifest in it. All other folders together are one. The code of such a folder cannot name the code of another, so equal
/// names in two of them mean nothing. Folders whose project files name each other are one.
package struct SeparateFolders: Sendable {
    /// Numbers of the folders by their paths relative to the root; empty if all files belong together.
    private var numbers = NameTable()
    /// The names of the folders, without the folders around them.
    package private(set) var names: [Name] = []
    /// For each folder, a folder that it belongs together with and that has a lower number; its own number if there is none.
    private var groups: [Int] = []

    package init() {}

    /// - Parameter sources: the files of the run. Reads the project files below the root if there are several folders.
    package init(_ sources: SourceSet) {
        guard !RunRoot.holdsTogether(sources.root) else { return }
        let walked = sources.walkedDirectories
        let repositories = NameTable(walked.repositories.map { Name(verbatim: $0.utf8) })
        for path in sources.allPaths {
            guard let folder = Self.folder(of: path, repositories) else {
                self = SeparateFolders()
                return
            }
            let name = Name(verbatim: folder)
            if numbers.contains(name) { continue }
            numbers.insert(name, Int32(names.count))
            groups.append(names.count)
            names.append(Name(verbatim: folder.suffix(from: folder.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)))
        }
        guard names.count > 1 else {
            self = SeparateFolders()
            return
        }
        joinFoldersWithoutProject(walked)
        joinFoldersThatProjectsName(walked.projects, root: sources.root)
    }

    private static let slash = UInt8(ascii: "/")

    /// The outermost repository around a file, else the folder of the root that has it; nil for a file in the root itself.
    private static func folder(of path: String, _ repositories: NameTable) -> ArraySlice<UInt8>? {
        let bytes = Array(path.utf8)
        var (first, end): (Int?, Int) = (nil, 0)
        while let slash = bytes[end...].firstIndex(of: slash) {
            if repositories.contains(Name(verbatim: bytes[..<slash])) { return bytes[..<slash] }
            first = first ?? slash
            end = slash + 1
        }
        return first.map { bytes[..<$0] }
    }

    /// Whether all files belong together.
    package var isEmpty: Bool { names.isEmpty }

    /// The number of the folder around a path; 0 if there is none.
    package func number(of path: String) -> Int {
        if isEmpty { return 0 }
        let bytes = Array(path.utf8)
        var end = 0
        while let slash = bytes[end...].firstIndex(of: Self.slash) {
            if let number = numbers[Name(verbatim: bytes[..<slash])] { return Int(number) }
            end = slash + 1
        }
        return 0
    }

    /// The lowest number of the folders that belong together with one.
    package func group(_ number: Int) -> Int {
        if isEmpty { return 0 }
        var number = number
        while groups[number] != number { number = groups[number] }
        return number
    }

    /// Notes that two folders belong together.
    package mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (group(one), group(other))
        let low = min(first, second)
        groups[max(first, second)] = low
        // Short ways for the next question.
        groups[one] = low
        groups[other] = low
    }

    // MARK: Project files

    /// Joins the folders that nothing tells apart from others.
    private mutating func joinFoldersWithoutProject(_ walked: WalkedDirectories) {
        var isProject = [Bool](repeating: false, count: names.count)
        for path in walked.projects + walked.repositories.map({ $0 + "/" }) where path.utf8.contains(Self.slash) {
            isProject[number(of: path)] = true
        }
        let others = isProject.indices.filter { !isProject[$0] }
        for number in others.dropFirst() { join(others[0], number) }
    }

    /// Joins a folder with each one that a project file in it names, as in `../Kit/Sources`.
    private mutating func joinFoldersThatProjectsName(_ projects: [String], root: String) {
        var byName: [Name: [Int]] = [:]
        for (number, name) in names.enumerated() { byName[name, default: []].append(number) }
        for project in projects {
            let file = project.hasSuffix(".xcodeproj") ? project + "/project.pbxproj" : project
            guard let bytes = try? FileReader.settings(at: FilePath.normalized(FilePath.join(root, file)), below: root)
            else { continue }
            let own = number(of: project)
            for name in Self.namesAfterParents(bytes) {
                for other in byName[name] ?? [] where other != own { join(own, other) }
            }
        }
    }

    /// What follows `../` where the text ends there, or computes the name.
    static let unknownName = Name(verbatim: [])

    /// The names that follow `../` in a text; ``unknownName`` where it has none.
    static func namesAfterParents(_ bytes: [UInt8]) -> Set<Name> {
        var names: Set<Name> = []
        var position = 0
        while let dot = bytes[position...].firstIndex(of: UInt8(ascii: ".")) {
            position = dot + 1
            guard dot + 3 < bytes.count, bytes[dot + 1] == UInt8(ascii: "."), bytes[dot + 2] == slash else { continue }
            position = dot + 3
            let end = bytes[position...].firstIndex(where: endsName) ?? bytes.count
            names.insert(Name(verbatim: bytes[position..<end]))
        }
        return names
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte < 0x20 || "/\"';,)}\\".utf8.contains(byte)
    }
}
