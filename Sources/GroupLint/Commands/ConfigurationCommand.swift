import GroupLintEngine

/// The settings of a run.
struct LoadedConfiguration {
    var resolver: ConfigurationResolver
}

extension Program {
    /// The file selection from options and configurations.
    func selection(_ options: LintOptions) -> FileSelection {
        let source: FileSelection.Source =
            switch options.configuration {
            case .none: .none
            case .nearest: .nearest
            case .file(let file):
                .file(FilePath.normalized(FilePath.absolute(file, from: environment.workingDirectory)))
            }
        var selection = FileSelection(source, rules: rules.descriptions)
        selection.include = options.include.compactMap { PathPattern($0.utf8) }
        selection.exclude = PathPatternList(options.exclude.compactMap { PathPattern($0.utf8) })
        selection.obeysExcludes = options.obeysExcludes
        selection.obeysGitIgnore = options.obeysGitIgnore
        return selection
    }

    /// What a run needs to know, but for its progress.
    func configuration(
        _ loaded: LoadedConfiguration, _ options: LintOptions, _ sources: SourceSet
    ) -> LintConfiguration {
        var configuration = loaded.resolver.lintConfiguration(
            for: options.checksContext ? sources.allPaths : sources.paths, threadCount: threadCount(options, sources))
        configuration.callerHasDeepStack = environment.hasDeepStack
        configuration.measuresRules = options.showsTimings
        configuration.hasProject = sources.hasProject
        configuration.folders = sources.folders
        return configuration
    }

    /// Number of threads. One is enough for few files, unless the run lints them several times.
    private func threadCount(_ options: LintOptions, _ sources: SourceSet) -> Int {
        let isSmall = sources.paths.count + sources.context.count < Linter.fileCountWorthThreads
        let isOnce = options.fixing == .show && options.git.newFrom == nil
        return options.threadCount ?? (isSmall && isOnce ? 1 : environment.processorCount())
    }

    /// Loads the settings for the files of a run and its context files; nil on an error, which has been reported.
    mutating func loadConfiguration(
        _ options: LintOptions, _ selection: FileSelection, for sources: SourceSet
    ) -> LoadedConfiguration? {
        loadConfiguration(
            options, selection, root: sources.root, paths: sources.paths + sources.context, sources.walkedDirectories)
    }

    /// Loads the settings for files below a root from the configurations that the file search found; nil when one is
    /// invalid, which has been reported.
    mutating func loadConfiguration(
        _ options: LintOptions, _ selection: FileSelection, root: String, paths: [String],
        _ walked: WalkedDirectories = WalkedDirectories()
    ) -> LoadedConfiguration? {
        let format = options.picksFormat ? environment.preferredFormat : options.format
        // Xcode finds a file by its whole path.
        guard !show(selection.loader, options.color, prefix: format == .xcode ? root + "/" : "") else { return nil }
        var resolver = ConfigurationResolver(rules: rules, configurations: selection.loader.configurations)
        resolver.selection = options.selection
        resolver.targets = options.targets
        resolver.confidence = options.confidence
        // Also with `--target`, which replaces only the versions: projects state isolation too, and which files they compile.
        let finder = TargetFinder(
            root: root, paths: paths, walked, threadCount: options.threadCount ?? environment.processorCount())
        resolver.detectedTargets = { finder.targets(for: $0) }
        return LoadedConfiguration(resolver: resolver)
    }

    /// Prints the problems in configurations. Returns whether one of them is an error.
    mutating func show(_ loader: ConfigurationLoader, _ color: ColorChoice, prefix: String = "") -> Bool {
        let sources = Dictionary(uniqueKeysWithValues: loader.sources.map { (prefix + $0.key, $0.value) })
        let problems = loader.problems.map { problem in
            var problem = problem
            problem.path = prefix + problem.path
            return problem
        }
        show(problems, sources, root: loader.root, color)
        return loader.problems.contains { $0.severity == .error }
    }

    private mutating func show(
        _ problems: [ConfigurationProblem], _ sources: [String: SourceFile], root: String, _ color: ColorChoice
    ) {
        let isColored = environment.isColored(color, isTerminal: environment.errorsAreTerminal)
        // A file that is full of mistakes would flood the terminal.
        let limit = 100
        let shown = Array(problems.prefix(limit))
        let bytes = TextReporter(style: TextStyle(isColored: isColored)).render(
            shown, sources: sources, environment.pathsOnErrors(root: root),
            width: environment.isForPeople ? environment.errorsWidth() : nil)
        if !bytes.isEmpty { writeError(bytes) }
        if problems.count > limit { note("\(problems.count - limit) more mistakes are not shown") }
    }

    // MARK: Commands

    mutating func config(_ request: ConfigurationRequest) -> ExitCode {
        switch request {
        case .schema: return emitSchema()
        case .explainPath(let paths, let options): return explainPaths(paths, options)
        case .show(let file, let source, let selection, let targets, let root):
            var options = LintOptions()
            options.configuration = source
            options.selection = selection
            options.targets = targets
            options.root = root
            return showConfiguration(of: file, options)
        case .validate(let directory, let source, let color):
            var options = LintOptions()
            options.configuration = source
            options.color = color
            return validateConfigurations(directory, options)
        }
    }

    private mutating func emitSchema() -> ExitCode {
        guard let bytes = try? ConfigurationSchema.json(rules.descriptions) else {
            complain("the schema could not be encoded")
            return .internalFailure
        }
        return emit(bytes)
    }

    private mutating func showConfiguration(of file: String?, _ options: LintOptions) -> ExitCode {
        guard let (loaded, path, isLeftOut) = loadConfiguration(of: file, options) else { return .failure }
        let settings = loaded.resolver.explain(path)
        return emitProse(ConfigurationText.text(settings, isAnyFile: file == nil, isLeftOut: isLeftOut))
    }

    /// Loads the settings for a file, and its path relative to the root; nil on an error, which has been reported.
    mutating func loadConfiguration(
        of file: String?, _ options: LintOptions
    ) -> (loaded: LoadedConfiguration, path: String, isLeftOut: Bool)? {
        var request = SourceDiscovery.Request(
            inputs: file.map { [$0] } ?? [], workingDirectory: environment.workingDirectory)
        request.root = options.root
        request.allowsEmpty = true
        var selection = selection(options)
        let sources = SourceDiscovery.find(request, &selection)
        let problems = sources.problems
        for problem in problems { complain("\(problem.path): \(problem.message)") }
        guard problems.isEmpty else { return nil }
        let path = file.map { sources.path(of: $0, from: environment.workingDirectory) } ?? "File.swift"
        guard let loaded = loadConfiguration(options, selection, root: sources.root, paths: [path]) else { return nil }
        return (loaded, path, !sources.leftOutNamed.isEmpty)
    }

    private mutating func validateConfigurations(_ directory: String, _ options: LintOptions) -> ExitCode {
        var request = SourceDiscovery.Request(inputs: [directory], workingDirectory: environment.workingDirectory)
        request.allowsEmpty = true
        var selection = selection(options)
        let sources = SourceDiscovery.find(request, &selection)
        let unread = sources.problems.filter { $0.kind == .io }
        for problem in unread { complain("\(problem.path): \(problem.message)") }
        guard unread.isEmpty, let loaded = loadConfiguration(options, selection, for: sources) else {
            return .failure
        }
        let unused = showUnusedPatterns(selection.loader, sources, options.color)
        if options.configuration == .nearest, let misnamed = ConfigurationLoader.misnamed(in: sources.root) { note(misnamed) }
        let count = loaded.resolver.configurationCount
        let warnings = unused == 0 ? "" : unused == 1 ? ", with 1 warning" : ", with \(unused) warnings"
        let valid = "\(count == 1 ? "1 configuration is" : "\(count) configurations are") valid"
        return emit("\(count == 0 ? "no configuration found" : valid)\(warnings)\n")
    }

    /// Prints a warning for each pattern of a configuration that matches nothing. Returns their number.
    mutating func showUnusedPatterns(_ loader: ConfigurationLoader, _ sources: SourceSet, _ color: ColorChoice) -> Int {
        let unused = UnusedPatterns.problems(loader.configurations, root: sources.root, linted: sources.paths)
        show(unused, loader.sources, root: sources.root, color)
        return unused.count
    }

    /// Writes a starter `.grouplint.yml`.
    mutating func initialize(_ directory: String, isForced: Bool) -> ExitCode {
        let absolute = FilePath.absolute(directory, from: environment.workingDirectory)
        guard FilePath.isDirectory(absolute) else {
            complain("\"\(directory)\" is not a directory")
            return .failure
        }
        let named = NamedInput(directory, from: environment.workingDirectory)
        guard !named.leavesProject else {
            complain("\"\(directory)\" is reached by a symbolic link that leads out of the project; run `grouplint init` there")
            return .failure
        }
        let path = FilePath.join(absolute, ConfigurationLoader.fileName)
        guard !FilePath.isLink(path) else {
            complain("\(ConfigurationLoader.fileName) is a symbolic link; remove it, or edit the file that it leads to")
            return .failure
        }
        guard isForced || !FilePath.exists(path) else {
            complain("\(ConfigurationLoader.fileName) already exists; use --force to overwrite it")
            return .failure
        }
        do throws(WriteError) {
            try OutputFile.write(Array(ConfigurationText.starter.utf8), to: path, below: absolute)
        } catch {
            complain("\"\(path)\" could not be written: \(error.text)")
            return .failure
        }
        return emitProse("wrote \(ConfigurationLoader.fileName); edit it, then check it with grouplint config validate\n")
    }
}
