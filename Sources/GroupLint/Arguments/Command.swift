import GroupLintEngine

/// What the program is asked to do, checked as far as that is possible without looking at files.
enum Command {
    case lint(LintOptions)
    /// All of them, or those of a preset.
    case rules(ReferenceFormat, Preset?)
    case enabledRules(ReferenceFormat, file: String, LintOptions)
    case explain(rules: [String], ReferenceFormat)
    case views(ViewsOptions)
    case languageServer
    case config(ConfigurationRequest)
    case baseline(BaselineAction, LintOptions, acceptsNew: Bool)
    case merge(files: [String], MergeOptions)
    case doctor(directory: String, root: String?, listsFiles: Bool)
    case initialize(directory: String, isForced: Bool)
    case version(isJSON: Bool)
    case completions(Shell)
    case manual
    case help(HelpSubject)
    case dump(DumpKind, FileRequest)
    case verify(FileRequest)
    case bench(FileRequest, repeats: Int)
    case findMultiplier
    case docs(isCheck: Bool)
    case formats
    case newRule(id: String, category: RuleCategory)
}

/// What help is wanted about.
enum HelpSubject {
    case everything
    case command(Verb)
    /// Commands that start with one word, such as `config`.
    case group(String)
}

/// How the reports of several runs become one.
struct MergeOptions {
    /// Nil for that of the configuration.
    var failOn: Severity?
    var warningLimit: Int?
    var exitsZero = false
    /// Nil for standard output.
    var output: String?
}

/// Forms of rule documentation.
enum ReferenceFormat: String, CaseIterable {
    case text
    case markdown = "md"
    case json
}

enum DumpKind {
    case tokens
    case syntax
    case views
}

/// Paths named one by one and files that list paths.
struct FileRequest: Equatable {
    var paths: [String] = []
    var lists: [PathList] = []

    struct PathList: Equatable {
        /// `-` is standard input.
        var file: String
        var separator: UInt8
    }
}

/// Everything that `lint` can be told. Switches and plain values are what the command line says; what is checked, or
/// comes from several options, is stored.
struct LintOptions {
    /// The command line as it is written.
    var given = Arguments(verb: .lint)
    struct FurtherReport: Equatable {
        var format: ReportFormat
        var file: String
    }

    var files = FileRequest()
    var root: String?
    var configuration = ConfigurationSource.nearest
    var include: [String] = []
    var exclude: [String] = []
    var git = GitOptions()
    var selection = RuleSelection()
    var targets = DeploymentTargets()
    /// Nil for that of the configuration.
    var confidence: Confidence?
    /// Least severity that leads to exit code 1, `.off` for none; nil for that of the configuration.
    var failOn: Severity?
    var fixing = FixMode.show
    var fixPolicy = FixPolicy()
    /// Reason of the comments that accept what is found, when those are asked for: `--add-suppressions`.
    var suppressionReason: String?
    var exitsNonZeroOnFix = false
    /// That of the main report. With `picksFormat` the surroundings decide.
    var format = ReportFormat.text
    var picksFormat = false
    var reports: [FurtherReport] = []
    var color = ColorChoice.auto
    /// Nil for no limit.
    var diagnosticLimit: Int?
    /// Most warnings that do not lead to exit code 1; nil for no limit.
    var warningLimit: Int?
    var documentation: String?
    var progress = ProgressChoice.auto
    /// Nil for one for each processor.
    var threadCount: Int?
    /// The part of the files that is checked.
    var shard: Shard?

    var stdinFilename: String? { given.value(.stdinFilename) }
    var allowsEmpty: Bool { given.has(.allowEmpty) }
    /// Whether `exclude` of the configuration counts.
    var obeysExcludes: Bool { !given.has(.noExclude) }
    var obeysGitIgnore: Bool { !given.has(.noGitIgnore) }
    var followsLinks: Bool { given.has(.followSymlinks) }
    /// File of the baseline; nil for that of the configuration.
    var baseline: String? { given.value(.baseline) }
    var ignoresBaseline: Bool { given.has(.noBaseline) }
    /// Whether entries that are gone from the code fail the run.
    var isBaselineStrict: Bool { given.has(.baselineStrict) }
    var exitsZero: Bool { given.has(.exitZero) }
    var output: String? { given.value(.output) }
    /// File that tells a build system that the run has come to its end.
    var stamp: String? { given.value(.stamp) }
    var isQuiet: Bool { given.has(.quiet) }
    var showsTimings: Bool { given.has(.timings) }
    var showsStatistics: Bool { given.has(.stats) }
    var showsSuppressed: Bool { given.has(.showSuppressed) }
    var sarifCategory: String? { given.value(.sarifCategory) }
    var showsAbsoluteBase: Bool { given.has(.sarifAbsoluteBase) }

    var readsStandardInput: Bool { files.paths.contains("-") }

    /// Whether the text of one file of a project is linted, as editors ask for: the other files are read for what they
    /// say about it.
    var isEditorRun: Bool { stdinFilename != nil && files.paths == ["-"] && files.lists.isEmpty }
}

/// One of several equal parts of the files of a run.
struct Shard: Equatable {
    /// 1-based.
    var number: Int
    var count: Int

    /// Every `count`th file in the order of their paths, so that neighbors of one size are spread.
    func paths(of paths: [String]) -> Set<String> {
        Set(paths.indices.filter { $0 % count == number - 1 }.map { paths[$0] })
    }
}

/// What becomes of fixes.
enum FixMode: Equatable {
    /// They are shown with their diagnostics.
    case show
    /// They are written to the files.
    case apply
    /// They are printed as a diff.
    case diff
}

enum ProgressChoice: String, CaseIterable {
    case auto
    case never
}

enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
}

/// Where settings come from.
enum ConfigurationSource: Equatable {
    /// The file in the nearest directory above each source file.
    case nearest
    case file(String)
    /// Nowhere: `--isolated`.
    case none
}

/// What `config` is asked for.
enum ConfigurationRequest {
    case show(file: String?, ConfigurationSource, RuleSelection, DeploymentTargets, root: String?)
    case validate(directory: String, ConfigurationSource, ColorChoice)
    case schema
    case explainPath([String], LintOptions)
}
