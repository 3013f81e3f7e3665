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

    init(folder: String, rules: [any Rule.Type], threadCount: Int, configurationFile: String?, home: String?) {
        self.folder = FilePath.resolved(folder) ?? FilePath.normalized(folder)
        self.rules = rules
        self.threadCount = threadCount
        self.home = home
        self.configurationFile = configurationFile
        sources = SourceDiscovery.find(SourceDiscovery.Request(workingDirectory: self.folder))
        reload()
    }

    var root: String { sources.root }

    /// Whether every file of the folder is in the index.
    var isIndexed: Bool { waiting.isEmpty }

    /// Percentage of files that have been read, 0 to 100.
    var progress: Int { totalCount == 0 ? 100 : (totalCount - waiting.count) * 100 / totalCount }

    // MARK: Settings

    /// Searches for files and settings again. Later, `indexFurther` reads all files again in chunks.
    mutating func reload() {
        var request = SourceDiscovery.Request(inputs: [folder], workingDirectory: folder)
        request.allowsEmpty = true
        // The folder may be a part of a repository.
        request.readsProject = true
        request.home = home
        let file = configurationFile.map { FilePath.normalized(FilePath.absolute($0, from: folder)) }
        selection = FileSelection(file.map(FileSelection.Source.file) ?? .nearest, rules: rules.descriptions)
        let found = SourceDiscovery.find(request, &selection)
        let loader = selection.loader
        configurationProblems = loader.problems
        configurationSources = loader.sources
        if !loader.problems.contains(where: { $0.severity == .error }) {
            var resolver = ConfigurationResolver(rules: rules, configurations: loader.configurations)
            let finder = TargetFinder(root: found.root, paths: found.paths + found.context, found.walkedDirectories)
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
        for (path, bytes) in buffers where lints(path) { project.update(SourceFile(path: path, bytes: bytes)) }
        waiting = (sources.paths + sources.context).filter { buffers[$0] == nil }.reversed()
        totalCount = waiting.count
    }

    private var lintConfiguration: LintConfiguration {
        let all = paths.sorted(by: precedesInBytes)
        var configuration =
            settings?.resolver.lintConfiguration(for: all, threadCount: threadCount) ?? LintConfiguration(rules: [])
        configuration.threadCount = threadCount
        configuration.callerHasDeepStack = true
        configuration.hasProject = sources.hasProject
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

    /// Whether the command line would lint a file now, or after its buffer is saved.
    func lints(_ path: String) -> Bool { paths.contains(path) }

    var load: @Sendable (String) -> Result<SourceFile, InputError> {
        let (sources, buffers) = (sources, buffers)
        return { path in
            if let bytes = buffers[path] { return .success(SourceFile(path: path, bytes: bytes)) }
            return sources.load(path)
        }
    }

    mutating func setBuffer(_ path: String, _ bytes: [UInt8]) {
        buffers[path] = bytes
        admit([path])
        if lints(path) { project.update(SourceFile(path: path, bytes: bytes)) }
    }

    /// Removes a buffer and reads its file from disk again.
    mutating func closeBuffer(_ path: String) {
        buffers[path] = nil
        readFiles([path])
    }

    /// Updates files that were created, changed or deleted on disk. Many files are read later, in chunks.
    mutating func readFiles(_ changed: [String]) {
        let changed = Set(changed).filter { buffers[$0] == nil }
        let gone = changed.filter { !isPlainFile(absolute($0)) }
        paths.subtract(gone)
        project.remove(gone)
        admit(changed.subtracting(gone).sorted(by: precedesInBytes))
        let new = changed.filter(lints)
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

    /// Reads the next chunk of files. Returns whether this completed the index.
    mutating func indexFurther() -> Bool {
        guard !waiting.isEmpty else { return false }
        let chunk = waiting.suffix(256)
        waiting.removeLast(chunk.count)
        summaries += project.linter.summaries(chunk.filter { buffers[$0] == nil }, load: load)
        guard waiting.isEmpty else { return false }
        project.add(summaries.filter { buffers[$0.path] == nil })
        summaries = []
        return true
    }

    // MARK: Diagnostics

    /// The report of the command line on a file. Until the index is complete, the report is based on the open buffers
    /// alone.
    func report(on path: String) -> LintReport {
        guard settings != nil, lints(path) else { return LintReport() }
        var report = project.report(on: path, load: load)
        if !isIndexed {
            // Whether a suppression is needed depends on the other files.
            report.diagnostics.removeAll { $0.category == .suppression }
        }
        guard let baseline else { return report }
        let match = baseline.match(report, files: [path], rules: runningRules)
        report.diagnostics = match.new.map { report.diagnostics[$0] }
        return report
    }

    private var runningRules: [any RuleDescription.Type] {
        settings?.resolver.runningRules(project.linter.configuration) ?? []
    }

    /// UTF-8 text of a file after all of its safe fixes; nil when there are none.
    func fixed(_ path: String) -> [UInt8]? {
        guard let settings else { return nil }
        var policy = FixPolicy()
        settings.resolver.complete(&policy)
        let (workspace, report) = (self, report(on: path))
        let fixer = Fixer(policy) { changed in
            var copy = workspace
            for (path, bytes) in changed { copy.setBuffer(path, bytes) }
            return copy.report(on: path)
        }
        return fixer.fix(report).files.first { $0.path == path }?.bytes
    }

    /// The views of a file, or of one type in it, as text.
    func outlineText(_ path: String, type: String?) -> String {
        guard case .success(let source) = load(path) else { return "" }
        let outline = project.outline(of: source, type: type) { try? load($0).get() }
        return ViewOutlineText.render([outline], style: TextStyle(isColored: false))
    }
}

extension Workspace {
    /// The last view type whose name starts at or before a byte offset; nil if there is none.
    func type(at offset: UInt32, in path: String) -> String? {
        viewTypes(in: path).last { $0.range.start <= offset }?.name
    }

    /// View types of a file, with the ranges of their names.
    func viewTypes(in path: String) -> [(name: String, range: SourceRange)] {
        guard case .success(let source) = load(path) else { return [] }
        return project.viewTypes(in: source)
    }

    /// Adds diagnostics of a report to the baseline and writes its file.
    ///
    /// - Parameter positions: indices of the diagnostics.
    mutating func accept(_ report: LintReport, _ positions: [Int]) throws(InputError) {
        if let baselineProblem { throw InputError(kind: .io, message: baselineProblem) }
        let loaded = baseline ?? LoadedBaseline(path: baselinePath, baseline: Baseline([]), root: root)
        let all = BaselineDocument.entries(report, path: loaded.entryPath)
        let entries = loaded.baseline.entries + positions.map { all[$0] }
        guard let bytes = try? BaselineDocument.bytes(Baseline(entries)) else {
            throw InputError(kind: .internal, message: "the baseline could not be encoded")
        }
        do throws(WriteError) {
            try OutputFile.write(bytes, to: loaded.path, below: root)
        } catch {
            throw InputError(kind: .io, message: "\"\(loaded.path)\" could not be written: \(error.text)")
        }
        loadBaseline()
    }
}
