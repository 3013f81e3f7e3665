import GroupLintCore

/// One folder of the editor: its files, settings and baseline, as the command line would see them.
struct Workspace {
    /// Absolute path of the folder without symbolic links.
    let folder: String
    let rules: [any Rule.Type]
    let threadCount: Int
    /// Configuration for every file, relative to the folder; nil for the nearest ones.
    let configurationFile: String?
    private(set) var sources: SourceSet
    private(set) var project = LiveProject(LintConfiguration(rules: []))
    /// Nil while a configuration is wrong and none before it was right.
    private(set) var settings: LoadedConfiguration?
    private(set) var configurationProblems: [ConfigurationProblem] = []
    private(set) var configurationSources: [String: SourceFile] = [:]
    private(set) var baseline: LoadedBaseline?
    /// What is wrong with the baseline, for people.
    private(set) var baselineProblem: String?
    /// Files of the run, open buffers aside; sorted.
    private var paths: Set<String> = []
    /// Files that have not been read yet, the next one last.
    private var waiting: [String] = []
    private var summaries: [FileSummary] = []
    private var totalCount = 0
    /// Text of the open buffers by path, in place of that of the files.
    private(set) var buffers: [String: [UInt8]] = [:]

    init(folder: String, rules: [any Rule.Type], threadCount: Int, configurationFile: String?) {
        self.folder = FilePath.resolved(folder) ?? FilePath.normalized(folder)
        self.rules = rules
        self.threadCount = threadCount
        self.configurationFile = configurationFile
        sources = SourceDiscovery.find(SourceDiscovery.Request(workingDirectory: self.folder))
        reload()
    }

    var root: String { sources.root }

    /// Whether every file of the folder is in the index.
    var isIndexed: Bool { waiting.isEmpty }

    /// Percentage of the files that have been read.
    var progress: Int { totalCount == 0 ? 100 : (totalCount - waiting.count) * 100 / totalCount }

    // MARK: Settings

    /// Looks for files and settings anew; all files are read again, piece by piece.
    mutating func reload() {
        var request = SourceDiscovery.Request(inputs: [folder], workingDirectory: folder)
        request.allowsEmpty = true
        let found = SourceDiscovery.find(request)
        var loader = ConfigurationLoader(root: found.root, rules: rules)
        if let configurationFile {
            let absolute = FilePath.normalized(FilePath.absolute(configurationFile, from: folder))
            loader.load(FilePath.relative(absolute, to: found.root), appliesToAll: true)
        } else {
            loader.loadNearest(to: found.paths)
        }
        configurationProblems = loader.problems
        configurationSources = loader.sources
        if !loader.problems.contains(where: { $0.severity == .error }) {
            var resolver = ConfigurationResolver(rules: rules, configurations: loader.configurations)
            let finder = TargetFinder(root: found.root, paths: found.paths)
            resolver.detectedTargets = { finder.targets(for: $0) }
            settings = LoadedConfiguration(resolver: resolver)
        }
        sources = settings.map { found.selecting($0.selects) } ?? found
        paths = Set(sources.paths)
        loadBaseline()
        rebuild()
    }

    private mutating func rebuild() {
        let opened = buffers.keys.filter { lints($0) }
        let all = paths.union(opened).sorted(by: precedesInBytes)
        var configuration =
            settings?.resolver.lintConfiguration(for: all, threadCount: threadCount) ?? LintConfiguration(rules: [])
        configuration.threadCount = threadCount
        configuration.callerHasDeepStack = true
        project = LiveProject(configuration)
        summaries = []
        for (path, bytes) in buffers where lints(path) { project.update(SourceFile(path: path, bytes: bytes)) }
        waiting = sources.paths.filter { buffers[$0] == nil }.reversed()
        totalCount = waiting.count
    }

    mutating func loadBaseline() {
        let configured = settings?.resolver.rootConfiguration.flatMap { configuration in
            configuration.last(\.baseline).map { FilePath.join(FilePath.join(root, configuration.directory), $0) }
        }
        let path = FilePath.normalized(configured ?? FilePath.join(root, BaselineDocument.fileName))
        baseline = nil
        baselineProblem = nil
        guard FilePath.exists(path) || configured != nil else { return }
        do throws(InputError) {
            baseline = LoadedBaseline(
                path: path, baseline: try BaselineDocument.read(FileReader.bytes(of: path)), root: root)
        } catch {
            baselineProblem = "the baseline \"\(FilePath.relative(path, to: root))\" \(error.message)"
        }
    }

    /// Where the baseline is, or would be.
    var baselinePath: String { baseline?.path ?? FilePath.join(root, BaselineDocument.fileName) }

    // MARK: Files

    /// Path of a file as reports show it; nil for files outside of the folder.
    func path(of absolute: String) -> String? {
        let directory = FilePath.nearestExisting(FilePath.parent(absolute))
        let missing = FilePath.existingPart(of: FilePath.parent(absolute)).missing
        let full = ([directory] + missing + [FilePath.lastComponent(absolute)]).joined(separator: "/")
        let normalized = FilePath.normalized(full)
        return FilePath.lies(normalized, in: folder) ? FilePath.relative(normalized, to: root) : nil
    }

    func absolute(_ path: String) -> String { FilePath.normalized(FilePath.absolute(path, from: root)) }

    /// Whether the command line would lint a file: it found it, or would if the buffer were saved.
    func lints(_ path: String) -> Bool {
        if paths.contains(path) { return true }
        guard path.hasSuffix(".swift"), !FilePath.exists(absolute(path)) else { return false }
        return settings?.selects(path) ?? true
    }

    var load: @Sendable (String) -> Result<SourceFile, InputError> {
        let (sources, buffers) = (sources, buffers)
        return { path in
            if let bytes = buffers[path] { return .success(SourceFile(path: path, bytes: bytes)) }
            return sources.load(path)
        }
    }

    mutating func setBuffer(_ path: String, _ bytes: [UInt8]) {
        buffers[path] = bytes
        if lints(path) { project.update(SourceFile(path: path, bytes: bytes)) }
    }

    /// The file on disk counts again.
    mutating func closeBuffer(_ path: String) {
        buffers[path] = nil
        readFile(path)
    }

    /// Reads a file that was created, changed or deleted on disk.
    mutating func readFile(_ path: String) {
        guard buffers[path] == nil else { return }
        if !FilePath.exists(absolute(path)) {
            paths.remove(path)
            waiting.removeAll { $0 == path }
            return project.remove(path)
        }
        if !paths.contains(path), !(settings?.selects(path) ?? true) || !path.hasSuffix(".swift") { return }
        paths.insert(path)
        if case .success(let source) = sources.load(path) {
            project.update(source)
        } else {
            project.remove(path)
        }
    }

    // MARK: Index

    /// Reads some more files. Returns whether that made the index complete.
    mutating func indexFurther() -> Bool {
        guard !waiting.isEmpty else { return false }
        let chunk = waiting.suffix(256)
        waiting.removeLast(chunk.count)
        summaries += project.linter.summaries(chunk.filter { buffers[$0] == nil }, load: load)
        guard waiting.isEmpty else { return false }
        project.add(summaries)
        summaries = []
        return true
    }

    // MARK: Diagnostics

    /// What the command line would report of a file. Before the index is complete, what the open buffers alone allow
    /// to say.
    func report(on path: String) -> LintReport {
        guard settings != nil, lints(path) else { return LintReport() }
        var report = project.report(on: path, load: load)
        if !isIndexed {
            // Without the other files nobody knows whether a suppression is needed.
            report.diagnostics.removeAll { $0.category == .suppression }
        }
        guard let baseline else { return report }
        let match = baseline.match(report, files: [path], rules: runningRules)
        report.diagnostics = match.new.map { report.diagnostics[$0] }
        return report
    }

    private var runningRules: [any Rule.Type] {
        settings?.resolver.runningRules(project.linter.configuration) ?? []
    }

    /// The bytes of a file after all of its safe fixes; nil when there are none.
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

    /// The views of a file or of one type of it as text.
    func outlineText(_ path: String, type: String?) -> String {
        guard case .success(let source) = load(path) else { return "" }
        let outline = project.outline(of: source, type: type) { try? load($0).get() }
        return ViewOutlineText.render([outline], style: TextStyle(isColored: false))
    }
}

extension Workspace {
    /// The view type that is nearest above a place: that whose name comes last before it.
    func type(at offset: UInt32, in path: String) -> String? {
        project.viewTypes(in: path).last { $0.range.start <= offset }?.name
    }

    /// Adds diagnostics of a report to the baseline, which is written anew.
    mutating func accept(_ report: LintReport, _ positions: [Int]) throws(InputError) {
        if let baselineProblem { throw InputError(kind: .io, message: baselineProblem) }
        let loaded = baseline ?? LoadedBaseline(path: baselinePath, baseline: Baseline([]), root: root)
        let all = BaselineDocument.entries(report, path: loaded.entryPath)
        let entries = loaded.baseline.entries + positions.map { all[$0] }
        guard let bytes = try? BaselineDocument.bytes(Baseline(entries)) else {
            throw InputError(kind: .internal, message: "the baseline could not be encoded")
        }
        do throws(WriteError) {
            try OutputFile.write(bytes, to: loaded.path)
        } catch {
            throw InputError(kind: .io, message: "\"\(loaded.path)\" could not be written: \(systemErrorText(error.number))")
        }
        loadBaseline()
    }
}
