/// Decides which files of a tree are linted while it is walked: by the patterns of the command line, of the
/// configurations and of git. A directory that is left out is not entered, and nothing in it can be taken back.
///
/// A path gets the same answer whether a walk comes to it or somebody names it.
package struct FileSelection {
    /// Where settings come from.
    package enum Source: Sendable {
        /// The file in the nearest directory above each source file.
        case nearest
        /// One for every file; absolute.
        case file(String)
        case none
    }

    /// Patterns of the command line; they start from the root.
    package var include: [PathPattern] = []
    package var exclude = PathPatternList([])
    /// Whether `exclude` of the configurations counts.
    package var obeysExcludes = true
    package var obeysGitIgnore = true
    /// The configurations of the directories that were looked at.
    package private(set) var loader: ConfigurationLoader

    private let source: Source
    private var root = ""
    /// Directories that were asked about, by absolute path. A list, because what is asked about next lies in what was
    /// asked about last, and because of what the first dictionary costs: see `RuleSelection`.
    private var known: [Known] = []

    private struct Known {
        var path: String
        var directory: Directory
    }

    /// What holds in a directory.
    struct Directory {
        /// Components of the absolute path.
        var components: [ArraySlice<UInt8>] = []
        var isLeftOut = false
        /// Number of components of the root; 0 outside of it.
        fileprivate(set) var rootDepth = 0
        fileprivate var isInRepository = false
        fileprivate(set) var ignores: [GitIgnore] = []
        /// Position of the nearest configuration.
        fileprivate var configuration: Int?
        /// Whether some pattern may leave out a single Swift file.
        fileprivate var mayLeaveOutFiles = false
    }

    /// Files of a directory that say something about it.
    struct Contents {
        var hasGitIgnore = false
        var hasConfiguration = false
        var isRepository = false

        var isEmpty: Bool { !hasGitIgnore && !hasConfiguration && !isRepository }
    }

    package init(_ source: Source = .none, rules: [any Rule.Type] = []) {
        self.source = source
        loader = ConfigurationLoader(root: "/", rules: rules)
    }

    /// Takes in every file there is.
    package static var everything: FileSelection {
        var selection = FileSelection()
        selection.obeysGitIgnore = false
        return selection
    }

    /// - Parameter root: absolute path that paths are relative to.
    mutating func start(root: String) {
        self.root = root
        known = []
        loader = ConfigurationLoader(root: root, rules: loader.rules)
        if case .file(let path) = source { loader.load(FilePath.relative(path, to: root), appliesToAll: true) }
        _ = directory(root)
    }

    // MARK: Directories

    /// What holds in a directory, by its absolute path without symbolic links.
    mutating func directory(_ path: String) -> Directory {
        if let known = known.last(where: { $0.path == path }) { return known.directory }
        var directory = Directory()
        if path != "/" {
            directory = self.directory(FilePath.parent(path))
            let name = Array(FilePath.lastComponent(path).utf8)
            // What lies above the root is there whatever patterns say.
            let mayBeLeftOut = FilePath.lies(path, in: root)
            let wasLeftOut = directory.isLeftOut
            enter(name[...], in: &directory)
            if !mayBeLeftOut { directory.isLeftOut = wasLeftOut }
            if path == root { directory.rootDepth = directory.components.count }
            let contents = Contents(
                hasGitIgnore: true, hasConfiguration: FilePath.isFile(FilePath.join(path, ConfigurationLoader.fileName)),
                isRepository: FilePath.exists(FilePath.join(path, ".git")))
            addContents(contents, path, to: &directory)
        }
        known.append(Known(path: path, directory: directory))
        return directory
    }

    /// Goes from a directory into one that it holds; no further when that is left out.
    func enter(_ name: ArraySlice<UInt8>, in directory: inout Directory) {
        directory.isLeftOut = directory.isLeftOut || leavesOut(name, .directory, in: directory)
        directory.components.append(name)
    }

    /// - Parameter path: absolute.
    mutating func addContents(_ contents: Contents, _ path: String, to directory: inout Directory) {
        let depth = directory.components.count
        if contents.isRepository || path == root, obeysGitIgnore {
            // A repository in another one has nothing to do with the patterns of that.
            if contents.isRepository { directory.ignores = [] }
            directory.isInRepository = true
            if contents.isRepository, let file = GitIgnore.ofRepository(path, depth: depth) {
                directory.ignores.append(file)
            }
        }
        if contents.hasGitIgnore, directory.isInRepository,
            let file = GitIgnore.read(FilePath.join(path, ".gitignore"), depth: depth)
        {
            directory.ignores.append(file)
        }
        addConfiguration(contents, path, to: &directory)
        directory.mayLeaveOutFiles =
            !include.isEmpty || exclude.mayNameSwiftFiles
            || directory.ignores.contains { $0.patterns.mayNameSwiftFiles }
            || configuration(of: directory)?.mayLeaveOutSwiftFiles ?? false
    }

    private mutating func addConfiguration(_ contents: Contents, _ path: String, to directory: inout Directory) {
        switch source {
        case .none: return
        case .file: directory.configuration = loader.configurations.isEmpty ? nil : 0
        case .nearest:
            guard contents.hasConfiguration, path == root || FilePath.lies(path, in: root),
                FilePath.isFile(FilePath.join(path, ConfigurationLoader.fileName))
            else { return }
            let relative = FilePath.relative(FilePath.join(path, ConfigurationLoader.fileName), to: root)
            let count = loader.configurations.count
            loader.load(relative)
            if loader.configurations.count > count { directory.configuration = count }
        }
    }

    func configuration(of directory: Directory) -> LayeredConfiguration? {
        directory.configuration.map { loader.configurations[$0] }
    }

    // MARK: Files

    /// Whether a file is left out, by its absolute path without symbolic links in front of its name.
    package mutating func leavesOut(file path: String) -> Bool {
        // Looked at first: as an argument it would come too late for the configurations that it finds.
        let directory = directory(FilePath.parent(path))
        return leavesOut(file: Array(FilePath.lastComponent(path).utf8)[...], in: directory)
    }

    func leavesOut(file name: ArraySlice<UInt8>, in directory: Directory) -> Bool {
        if directory.isLeftOut { return true }
        let isSwiftFile = name.suffix(6).elementsEqual(".swift".utf8)
        if isSwiftFile, !directory.mayLeaveOutFiles { return false }
        if leavesOut(name, isSwiftFile ? .swiftFile : .otherFile, in: directory) { return true }
        let configuration = configuration(of: directory)
        if include.isEmpty, configuration?.includesEverything ?? true { return false }
        let path = directory.components[directory.rootDepth...] + [name]
        if !include.isEmpty, !include.contains(where: { $0.covers(path) }) { return true }
        return !(configuration?.includes(path) ?? true)
    }

    private func leavesOut(_ name: ArraySlice<UInt8>, _ kind: PathKind, in directory: Directory) -> Bool {
        if directory.ignores.ignore(name, in: directory.components, kind) { return true }
        let belowRoot = directory.components[directory.rootDepth...]
        if !exclude.isEmpty, exclude.decision(on: name, in: belowRoot, kind) ?? false { return true }
        guard obeysExcludes, let configuration = configuration(of: directory) else { return false }
        return configuration.excludes(name, in: belowRoot, kind)
    }
}
