import GroupLintEngine

/// Git data for a run.
struct GitRun {
    private let git: Git
    private let options: GitOptions
    /// The files in the git index; nil unless `--staged` is used.
    private(set) var staged: FileVersions?
    private var stagedEntries: [Git.Entry] = []

    /// - Parameter root: absolute path that paths are relative to.
    init(_ options: GitOptions, root: String, variable: (String) -> String?) throws(GitError) {
        self.options = options
        git = try Git(at: root, variable: variable)
        guard options.isStaged else { return }
        stagedEntries = try git.filesInIndex()
        staged = try FileVersions(stagedEntries, git) { try? FileReader.source(at: FilePath.join(root, $0), followsLink: true) }
    }

    /// Paths of the files that are staged in another version than the last commit has; nil without `--staged`.
    func stagedPaths() throws(GitError) -> Set<String>? {
        guard options.isStaged else { return nil }
        let head = try git.head().map { name throws(GitError) in try git.files(of: name) } ?? []
        let committed = Git.Entry.byPath(head)
        return Set(stagedEntries.filter { committed[$0.path]?.blob != $0.blob }.map(\.path))
    }

    /// What tells the changed files of a run; nil without `--changed-since`.
    func changedFiles(_ sources: SourceSet) throws(GitError) -> ChangedFiles? {
        try options.changedSince.map { revision throws(GitError) in try ChangedFiles(git, since: revision, sources) }
    }

    /// The files of the last common commit; nil without `--new-from`.
    func baseVersions(_ sources: SourceSet) throws(GitError) -> FileVersions? {
        guard let revision = options.newFrom else { return nil }
        let entries = try git.files(of: git.mergeBase(with: revision))
        let root = sources.root
        return try FileVersions(entries, git) { try? FileReader.source(at: FilePath.join(root, $0), followsLink: true) }
    }
}

/// Tells which files differ from the last common commit with a revision, for `--changed-since`.
struct ChangedFiles {
    private let git: Git
    private let revision: String
    private let base: String
    private let committed: [String: Git.Entry]
    /// The files of the run, before those that did not change are left out of the report.
    private let sources: SourceSet

    init(_ git: Git, since revision: String, _ sources: SourceSet) throws(GitError) {
        self.git = git
        self.revision = revision
        self.sources = sources
        base = try git.mergeBase(with: revision)
        committed = Git.Entry.byPath(try git.files(of: base))
    }

    /// Paths of all files that differ now.
    var paths: Set<String> { Set(sources.paths.filter(differs)) }

    private func differs(_ path: String) -> Bool {
        guard let entry = committed[path], let bytes = sources.bytes(path) else { return true }
        return !entry.isContent(bytes)
    }

    /// The files of the run after some of them changed again. Nil if another commit is the last common one now: then all
    /// files have to be compared.
    ///
    /// - Parameter reported: paths of the files that differed before.
    func sources(after changed: [String], reported: [String]) -> SourceSet? {
        guard (try? git.mergeBase(with: revision)) == base else { return nil }
        let again = Set(changed)
        let known = Set(reported).subtracting(again)
        return sources.reporting(on: known.union(sources.paths.filter { again.contains($0) && differs($0) }))
    }
}

extension Git.Entry {
    fileprivate static func byPath(_ entries: [Git.Entry]) -> [String: Git.Entry] {
        Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    }
}

extension Program {
    /// Git data for the options; nil when they do not need git.
    func gitRun(_ options: GitOptions, _ request: SourceDiscovery.Request) throws(GitError) -> GitRun? {
        guard options.isUsed else { return nil }
        return try GitRun(options, root: SourceDiscovery.root(for: request), variable: environment.variable)
    }

    /// The report on the base of `--new-from`, made with the settings of the run; nil without that option.
    func baseReport(
        _ git: GitRun, _ request: SourceDiscovery.Request, _ run: LintRun, _ selection: FileSelection
    ) throws(GitError) -> LintReport? {
        guard let versions = try git.baseVersions(run.sources) else { return nil }
        var request = request
        var selection = selection
        request.root = run.sources.root
        request.versions = versions
        if let input = request.standardInput?.path { request.inputs.append(input) }
        request.standardInput = nil
        selection.obeysGitIgnore = false
        var sources = SourceDiscovery.find(request, &selection)
        // Perhaps only the older version of a file fails.
        sources.setAside = environment.setAside
        var configuration = run.loaded.resolver.lintConfiguration(
            for: sources.paths, threadCount: run.configuration.threadCount)
        configuration.hasProject = sources.hasProject
        configuration.folders = sources.folders
        return makeReport(configuration, sources)
    }
}

extension LintReport {
    /// Removes diagnostics that the report on older versions has too, even if they moved within their file.
    ///
    /// - Parameter isPart: whether other runs report on the other files.
    mutating func keepWhatIsNew(
        since base: LintReport?, _ sources: SourceSet, _ findRules: () -> [any RuleDescription.Type], isPart: Bool = false
    ) {
        guard let base else { return }
        let paths = Set(sources.paths + sources.context)
        var scope = BaselineMatch.Scope(rules: Set(findRules().map { $0.info.id })) { _ in
            true
        } exists: {
            paths.contains($0)
        }
        if isPart { scope.isOnlyOfName = sources.isOnlyOfName }
        let match = BaselineMatch(
            BaselineDocument.entries(self) { $0 }, against: Baseline(BaselineDocument.entries(base) { $0 }), scope)
        diagnostics = match.new.map { diagnostics[$0] }
    }

    /// Adds a problem for each fixable file that was not fixed because its work tree differs from the index.
    mutating func addNotFixed(_ sources: SourceSet, _ policy: FixPolicy) {
        let fixable = diagnostics.filter { diagnostic in
            diagnostic.fix.map { policy.allows($0, of: diagnostic.rule) } ?? false
        }
        let paths = Set(fixable.map(\.path)).filter { !sources.canBeReplaced($0) }
        problems += paths.sorted(by: precedesInBytes).map { path in
            InputProblem(
                kind: .fix, severity: .warning,
                message: "not fixed: the file differs from its staged version; stage or stash the other changes",
                path: path, range: nil)
        }
    }
}
