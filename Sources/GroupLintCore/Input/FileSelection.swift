/// Decides which files to lint, by the patterns of the command line, the configurations and git. If a directory is left
/// out, a later pattern cannot include files in it again.
///
/// The result for a path does not depend on whether a walk finds it or the command line names it.
package struct FileSelection {
    /// Which configuration files to use.
    package enum Source: Sendable {
        /// For each source file, the nearest configuration in its directory or above.
        case nearest
        /// One configuration for every file, by absolute path.
        case file(String)
        case none
    }

    /// Patterns from the command line, relative to the root.
    package var include: [PathPattern] = [] {
        didSet {
            includeTable = PatternTable(include)
            known = []
        }
    }
    private var includeTable = PatternTable([])
    package var exclude = PathPatternList([])
    /// Whether to use `exclude` of the configurations.
    package var obeysExcludes = true
    package var obeysGitIgnore = true
    /// Loader with the configurations of all directories seen so far.
    package private(set) var loader: ConfigurationLoader

    private let source: Source
    private var root = ""
    /// Results for directories, by absolute path. A list, because the next query is usually about a directory inside the
    /// last one, and because the first dictionary of a process is slow: see `RuleSelection`.
    private var known: [Known] = []

    private struct Known {
        var path: String
        var directory: Directory
    }

    /// The settings that apply in a directory.
    struct Directory {
        /// Components of the absolute path.
        var components: [ArraySlice<UInt8>] = []
        var isLeftOut = false
        /// Number of path components of the root; 0 outside the root.
        fileprivate(set) var rootDepth = 0
        fileprivate var isInRepository = false
        fileprivate(set) var ignores: [GitIgnore] = []
        /// Index of the nearest configuration in `loader.configurations`.
        fileprivate var configuration: Int?
        /// Whether a pattern may leave out a single Swift file.
        fileprivate var mayLeaveOutFiles = false
    }

    /// Whether a directory has files that affect the selection.
    struct Contents {
        var hasGitIgnore = false
        var hasConfiguration = false
        var isRepository = false

        var isEmpty: Bool { !hasGitIgnore && !hasConfiguration && !isRepository }
    }

    package init(_ source: Source = .none, rules: [any RuleDescription.Type] = []) {
        self.source = source
        loader = ConfigurationLoader(root: "/", rules: rules)
    }

    /// A selection that includes every file.
    package static var everything: FileSelection {
        var selection = FileSelection()
        selection.obeysGitIgnore = false
        return selection
    }

    /// Prepares for a run; forgets all directories.
    ///
    /// - Parameter root: absolute path of the directory that paths are relative to.
    mutating func start(root: String) {
        self.root = root
        known = []
        loader = ConfigurationLoader(root: root, rules: loader.rules)
        if case .file(let path) = source { loader.load(FilePath.relative(path, to: root), appliesToAll: true) }
        _ = directory(root)
    }

    // MARK: Directories

    /// The settings that apply in a directory.
    ///
    /// - Parameter path: absolute, without symbolic links.
    mutating func directory(_ path: String) -> Directory {
        if let known = known.last(where: { $0.path == path }) { return known.directory }
        var directory = Directory()
        if path != "/" {
            directory = self.directory(FilePath.parent(path))
            let name = Array(FilePath.lastComponent(path).utf8)
            // Patterns do not apply to the root and to directories above it.
            let mayBeLeftOut = FilePath.lies(path, in: root)
            let wasLeftOut = directory.isLeftOut
            enter(name[...], in: &directory)
            if !mayBeLeftOut { directory.isLeftOut = wasLeftOut }
            if path == root { directory.rootDepth = directory.components.count }
            let contents = Contents(
                hasGitIgnore: true,
                hasConfiguration: FilePath.existsAsNoDirectory(FilePath.join(path, ConfigurationLoader.fileName)),
                isRepository: FilePath.exists(FilePath.join(path, ".git")))
            addContents(contents, path, to: &directory)
        }
        known.append(Known(path: path, directory: directory))
        return directory
    }

    /// Changes the settings to those of a subdirectory, by name.
    func enter(_ name: ArraySlice<UInt8>, in directory: inout Directory) {
        directory.isLeftOut = directory.isLeftOut || leavesOut(name, .directory, in: directory)
        directory.components.append(name)
    }

    /// Adds the ignore files and the configuration of a directory to its settings.
    ///
    /// - Parameter path: absolute.
    mutating func addContents(_ contents: Contents, _ path: String, to directory: inout Directory) {
        let depth = directory.components.count
        if contents.isRepository || path == root, obeysGitIgnore {
            // Patterns of an outer repository do not apply in a nested one.
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
                FilePath.existsAsNoDirectory(FilePath.join(path, ConfigurationLoader.fileName))
            else { return }
            let relative = FilePath.relative(FilePath.join(path, ConfigurationLoader.fileName), to: root)
            directory.configuration = loader.load(relative) ?? directory.configuration
        }
    }

    func configuration(of directory: Directory) -> LayeredConfiguration? {
        directory.configuration.map { loader.configurations[$0] }
    }

    // MARK: Files

    /// Whether a file is left out.
    ///
    /// - Parameter path: absolute; the directory part has no symbolic links.
    package mutating func leavesOut(file path: String) -> Bool {
        // Must come first, because it loads configurations that the next call reads.
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
        if !include.isEmpty, includeTable.covering(path).isEmpty { return true }
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

extension FileSelection {
    /// The patterns of the first configuration with `exclude`, with a space before them: ` Vendor/ (.grouplint.yml:2:11)`.
    var excludeText: String {
        loader.configurations.lazy.compactMap { $0.patternText("exclude") }.first.map { " \($0)" } ?? ""
    }
}
