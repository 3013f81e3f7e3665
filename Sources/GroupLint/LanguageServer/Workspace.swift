import GroupLintEngine

/// One folder of the editor, with the files, settings and baseline that the command line would use.
struct Workspace {
    /// Absolute path of the folder without symbolic links.
    let folder: String
    let rules: [any Rule.Type]
    let threadCount: Int
    /// Home directory of the user, which is never read as a project.
    private let home: String?
    /// Configuration for every file, relative to the folder; nil to use the nearest one of each file.
    let configurationFile: String?
    private(set) var sources: SourceSet
    private(set) var project = IncrementalProject(LintConfiguration(rules: []))
    /// The last valid settings; nil until all configurations have been valid once.
    private(set) var settings: LoadedConfiguration?
    /// Decides which files patterns exclude.
    private var selection = FileSelection()
    private(set) var configurationProblems: [ConfigurationProblem] = []
    private(set) var configurationSources: [String: SourceFile] = [:]
    private(set) var baseline: LoadedBaseline?
    /// Error message about the baseline; nil when it is valid or missing.
    private(set) var baselineProblem: String?
    /// Linted files: those that the command line would find, and buffers that it would find once they are saved.
    private var paths: Set<String> = []
    /// Files that have not been read yet, the next one last.
    private var waiting: [String] = []
    private var summaries: [FileSummary] = []
    private var totalCount = 0
    /// UTF-8 text of the open buffers by path; it replaces that of the files.
    private(set) var buffers: [String: [UInt8]] = [:]
    /// Whether all files of the folder have been found. Before that, only the open buffers are known.
    private(set) var isFound = false
    /// Absolute path of a directory whose files are read before all files of the folder have been found.
    private var neighborhood: String?
    /// Files on which GroupLint failed. They are not read until they change.
    var failed: [String: FailedFile] = [:]

    init(folder: String, rules: [any Rule.Type], threadCount: Int, configurationFile: String?, home: String?) {
        self.folder = FilePath.resolved(folder) ?? FilePath.normalized(folder)
        self.rules = rules
        self.threadCount = threadCount
        self.home = home
        self.configurationFile = configurationFile
        sources = SourceDiscovery.find(SourceDiscovery.Request(workingDirectory: self.folder))
    }

    var root: String { sources.root }

    /// Whether every file of the folder is in the index.
    var isIndexed: Bool { isFound && waiting.isEmpty }

    /// Whether every file of the root is in the index, so that no other file can withdraw a diagnostic.
    var knowsProject: Bool { isIndexed || neighborhood == root && waiting.isEmpty }

    /// Percentage of files that have been read, 0 to 100.
    var progress: Int { totalCount == 0 ? isFound ? 100 : 0 : (totalCount - waiting.count) * 100 / totalCount }

    // MARK: Settings

    /// Searches for files and settings again. Later, `indexFurther` reads all files again in chunks.
    mutating func reload() {
        isFound = true
        search()
    }

    /// Searches for all files; before the first `reload` only for the open files and those near one of them, which takes little
    /// time.
    private mutating func search() {
        let open = buffers.keys.filter { $0.hasSuffix(".swift") }.map(absolute).filter(FilePath.isFile).sorted()
        let near = open + [neighborhood].compactMap(\.self)
        var request = SourceDiscovery.Request(inputs: isFound ? [folder] : near, workingDirectory: folder)
        request.allowsEmpty = true
        // The folder may be a part of a repository.
        request.readsProject = isFound
        if !isFound { request.root = root }
        request.home = home
        let file = configurationFile.map { FilePath.normalized(FilePath.absolute($0, from: folder)) }
        selection = FileSelection(file.map(FileSelection.Source.file) ?? .nearest, rules: rules.descriptions)
        let found = SourceDiscovery.find(request, &selection)
        let loader = selection.loader
        configurationProblems = loader.problems
        configurationSources = loader.sources
        if !loader.problems.contains(where: { $0.severity == .error }) {
            var resolver = ConfigurationResolver(rules: rules, configurations: loader.configurations)
            let finder = TargetFinder(
                root: found.root, paths: found.paths + found.context, found.walkedDirectories, threadCount: threadCount)
            resolver.detectedTargets = { finder.targets(for: $0) }
            settings = LoadedConfiguration(resolver: resolver)
        }
        sources = found
        paths = Set(sources.paths)
        loadBaseline()
        rebuild()
    }

    private mutating func rebuild() {
        paths.formUnion(buffers.keys.filter(belongs))
        project = IncrementalProject(lintConfiguration)
        summaries = []
        project.update(sourceFiles(buffers.keys.filter { lints($0) && failed[$0] == nil }))
        waiting = (sources.paths + sources.context).filter { buffers[$0] == nil && failed[$0] == nil }.reversed()
        totalCount = waiting.count
    }

    private var lintConfiguration: LintConfiguration {
        let all = paths.sorted(by: precedesInBytes)
        var configuration =
            settings?.resolver.lintConfiguration(for: all, threadCount: threadCount) ?? LintConfiguration(rules: [])
        configuration.threadCount = threadCount
        configuration.callerHasDeepStack = true
        configuration.hasProject = sources.hasProject
        configuration.folders = sources.folders
        if !failed.isEmpty { configuration.hasProject = { _ in false } }
        return configuration
    }

    mutating func loadBaseline() {
        let configured = settings?.resolver.rootConfiguration?.baseline?.path
        let path = FilePath.normalized(FilePath.absolute(configured ?? BaselineDocument.fileName, from: root))
        baseline = nil
        baselineProblem = nil
        guard FilePath.exists(path) || configured != nil else { return }
        do throws(InputError) {
            baseline = LoadedBaseline(
                path: path, baseline: try BaselineDocument.read(FileReader.settings(at: path, below: root)), root: root)
        } catch {
            baselineProblem = "the baseline \"\(FilePath.relative(path, to: root))\" \(error.message)"
        }
    }

    /// Absolute path of the baseline, which may not exist.
    var baselinePath: String { baseline?.path ?? FilePath.join(root, BaselineDocument.fileName) }

    // MARK: Files

    /// Whether the command line would find a file, now or when its buffer is saved.
    private func belongs(_ path: String) -> Bool {
        let file = absolute(path)
        guard path.hasSuffix(".swift"), !DirectoryWalk.passesOver(file: FilePath.relative(file, to: folder)) else { return false }
        // The search for files skips links, pipes and other special files.
        guard !FilePath.exists(file) || isPlainFile(file) else { return false }
        var selection = selection
        return !selection.leavesOut(file: file)
    }

    private func isPlainFile(_ file: String) -> Bool { FilePath.isFile(file) && FilePath.resolved(file) == file }

    /// Adds new files that the command line would find, and updates the settings for them.
    private mutating func admit(_ candidates: [String]) {
        let new = candidates.filter { !paths.contains($0) && belongs($0) }
        if new.isEmpty { return }
        paths.formUnion(new)
        project.configure(lintConfiguration)
    }

    /// Path of a file as in reports; nil for files outside of the folder.
    func path(of absolute: String) -> String? {
        let directory = FilePath.nearestExisting(FilePath.parent(absolute))
        let missing = FilePath.existingPart(of: FilePath.parent(absolute)).missing
        let full = ([directory] + missing + [FilePath.lastComponent(absolute)]).joined(separator: "/")
        let normalized = FilePath.normalized(full)
        return FilePath.lies(normalized, in: folder) ? FilePath.relative(normalized, to: root) : nil
    }

    func absolute(_ path: String) -> String { FilePath.normalized(FilePath.absolute(path, from: root)) }

    /// Removes a file from the index and from the files to read.
    mutating func isolate(_ path: String) {
        project.configure(lintConfiguration)
        project.remove([path])
        waiting.removeAll { $0 == path }
        summaries.removeAll { $0.path == path }
    }

    /// Whether the command line would lint a file now, or after its buffer is saved.
    func lints(_ path: String) -> Bool { paths.contains(path) }

    var load: @Sendable (String) -> Result<SourceFile, InputError> {
        let (sources, buffers, failed) = (sources, buffers, failed)
        return { path in
            if let file = failed[path] { return .failure(InputError(kind: .internal, message: file.explanation)) }
            if let bytes = buffers[path] { return .success(SourceFile(path: path, bytes: bytes)) }
            return sources.load(path)
        }
    }

    mutating func setBuffer(_ path: String, _ bytes: [UInt8]) { setBuffers([path: bytes]) }

    /// Takes the texts of open buffers. The files of closed buffers, which have no text, are read from disk again.
    mutating func setBuffers(_ new: [String: [UInt8]?]) {
        for (path, bytes) in new { buffers[path] = bytes }
        let open = new.keys.filter { buffers[$0] != nil }.sorted(by: precedesInBytes)
        if !isFound, !paths.isSuperset(of: open) { return search() }
        admit(open)
        project.update(sourceFiles(open.filter { lints($0) && !staysSetAside($0) }))
        if open.count < new.count { readFiles(new.keys.filter { buffers[$0] == nil }) }
    }

    private func sourceFiles(_ paths: [String]) -> [SourceFile] {
        paths.compactMap { path in buffers[path].map { SourceFile(path: path, bytes: $0) } }
    }

    /// Updates files that were created, changed or deleted on disk. Many files are read later, in chunks.
    mutating func readFiles(_ changed: [String]) {
        let changed = Set(changed).filter { buffers[$0] == nil }
        let gone = changed.filter { !isPlainFile(absolute($0)) }
        paths.subtract(gone)
        project.remove(gone)
        admit(changed.subtracting(gone).sorted(by: precedesInBytes))
        let new = changed.filter { lints($0) && !staysSetAside($0, isSaved: true) }
        // Their summaries are out of date.
        summaries.removeAll { changed.contains($0.path) }
        if !isIndexed || new.count > Self.fewFiles {
            waiting.removeAll { changed.contains($0) }
            waiting += new
            totalCount = max(totalCount, waiting.count)
            return
        }
        for path in new {
            if case .success(let source) = sources.load(path) { project.update(source) } else { project.remove([path]) }
        }
    }

    private static let fewFiles = 16

    // MARK: Index

    /// Finds all files, or reads the next chunk of them. Returns whether this completed the index.
    mutating func indexFurther() -> Bool {
        guard isFound else {
            reload()
            return isIndexed
        }
        return readFurther()
    }

    /// Reads the next chunk of the files that were found. Returns whether this was the last one.
    private mutating func readFurther() -> Bool {
        guard !waiting.isEmpty else { return false }
        let chunk = waiting.suffix(256)
        waiting.removeLast(chunk.count)
        summaries += project.linter.summaries(chunk.filter { buffers[$0] == nil }, load: load)
        guard waiting.isEmpty else { return false }
        project.add(summaries.filter { buffers[$0.path] == nil })
        summaries = []
        return true
    }

    /// Reads the files near a file, if not all files have been found yet: the diagnostics of a file mostly depend on them alone.
    mutating func readNeighbors(of path: String) {
        guard !isFound, path.hasSuffix(".swift") else { return }
        let file = absolute(path)
        if !(neighborhood.map { FilePath.lies(file, in: $0) } ?? false) {
            neighborhood = DirectoryWalk.neighborhood(of: file, in: root)
            search()
        }
        while !waiting.isEmpty { _ = readFurther() }
    }
}
