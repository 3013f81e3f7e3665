extension SeparateFolders {
    /// Whether code outside of a directory may use the code in there: the directory is in another repository or project, as a
    /// submodule is, or a project in a folder beside it names it. Not in a part of a repository, which has all of its code, and
    /// not where the project around it would be a home directory, or one further up.
    static func isNeededOutside(_ directory: String, home: String?) -> Bool {
        guard RunRoot.repository(around: directory).map({ $0 == directory }) ?? true else { return false }
        let home = home.flatMap(FilePath.resolved)
        var around = FilePath.parent(directory)
        guard around != directory, around == home || mayHoldProjects(around, home) else { return false }
        if isNamedBeside(directory, isInHome: around == home) { return true }
        // A project names the main checkout of a repository, of which this may be a worktree.
        if let main = mainCheckout(ofWorktree: directory), case let outer = FilePath.parent(main),
            outer == home || mayHoldProjects(outer, home), isNamedBeside(main, isInHome: outer == home)
        {
            return true
        }
        // A project may name the folder around it first: `../Libraries/Kit`.
        if mayHoldProjects(around, home), case let outer = FilePath.parent(around), outer != "/", mayHoldProjects(outer, home),
            isNamedBeside(around, isInHome: false)
        {
            return true
        }
        while around != "/", mayHoldProjects(around, home) {
            if RunRoot.holdsTogether(around) { return true }
            around = FilePath.parent(around)
        }
        return false
    }

    /// The main checkout of the repository of which a directory is a linked worktree; nil if it is none.
    private static func mainCheckout(ofWorktree directory: String) -> String? {
        guard let shared = GitIgnore.informationDirectory(directory), FilePath.lastComponent(shared) == ".git" else { return nil }
        let main = FilePath.parent(shared)
        return main == directory ? nil : main
    }

    private static func mayHoldProjects(_ directory: String, _ home: String?) -> Bool {
        home.map { $0 != directory && !FilePath.lies($0, in: directory) } ?? true
    }

    /// Whether a project in a folder beside a directory, or up to two folders further in, names the directory.
    private static func isNamedBeside(_ directory: String, isInHome: Bool) -> Bool {
        let (parent, name) = (FilePath.parent(directory), FilePath.lastComponent(directory))
        var (names, others): ([Name], [String]) = ([Name(verbatim: name.utf8)], [])
        _ = directoryContains(parent) { other in
            if other == name || other.hasPrefix(".") || isInHome && personalFolders.contains(other) { return false }
            let path = FilePath.join(parent, other)
            if FilePath.isLink(path), FilePath.resolved(path) == FilePath.resolved(directory) {
                names.append(Name(verbatim: other.utf8))
            } else {
                others.append(path)
            }
            return false
        }
        var search = NeighborSearch(names)
        return others.contains { search.finds(in: $0, depth: 2) }
    }

    /// Folders of a home directory that macOS asks the user about when a program lists them.
    private static let personalFolders: Set<String> = [
        "Desktop", "Documents", "Downloads", "Library", "Movies", "Music", "Pictures", "Public",
    ]
}

/// The search for a project file that names a folder, in at most some hundred folders.
private struct NeighborSearch {
    /// The name of the folder, and those of links to it.
    private let names: [Name]
    private var foldersLeft = 500

    init(_ names: [Name]) { self.names = names }

    /// - Parameter depth: levels of folders in the folder that are searched too.
    mutating func finds(in folder: String, depth: Int) -> Bool {
        guard foldersLeft > 0 else { return false }
        foldersLeft -= 1
        var inner: [String] = []
        let isFound = directoryContains(folder) { file in
            if Self.namesFolders(file) { return isNamed(by: file, in: folder) }
            if depth > 0, !file.hasPrefix("."), !file.contains(".") { inner.append(file) }
            return false
        }
        return isFound || inner.contains { finds(in: FilePath.join(folder, $0), depth: depth - 1) }
    }

    private static func namesFolders(_ file: String) -> Bool {
        TargetFinder.isProject(file.utf8) || file.hasPrefix("Package@swift") || file.hasSuffix(".xcworkspace")
            || file == "Podfile"
    }

    private func isNamed(by file: String, in folder: String) -> Bool {
        let inner =
            file.hasSuffix(".xcodeproj")
            ? "/project.pbxproj" : file.hasSuffix(".xcworkspace") ? "/contents.xcworkspacedata" : ""
        guard let bytes = try? FileReader.settings(at: FilePath.join(folder, file + inner), below: folder) else { return false }
        let found = SeparateFolders.namesAfterParents(bytes)
        // A manifest that computes a name may mean each folder beside it: `"../\(name)"`.
        return names.contains(where: found.contains) || file.hasPrefix("Package") && found.contains(SeparateFolders.unknownName)
    }
}
