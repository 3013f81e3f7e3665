import GroupLintEngine

/// A parsed command with its options, checked as far as possible without reading files.
enum Command {
    case lint(LintOptions)
    case rules(RuleRequest)
    case views(ViewsOptions)
    case map(MapOptions)
    /// Seconds of processor time for one file; nil for the default.
    case languageServer(fileTimeout: Int?)
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

/// The subject of a request for help.
enum HelpSubject {
    case everything
    case command(Verb)
    /// Commands that start with one word, such as `config`.
    case group(String)
}

/// Options of the `merge` command.
struct MergeOptions {
    /// The command line before its values are checked.
    var given = Arguments(verb: .merge)
    /// Nil to use the value of the configuration.
    var failOn: Severity?
    var warningLimit: Int?
    var exitsZero = false
    /// Nil for the format that fits the place where the program runs.
    var format: ReportFormat? = .json
    var color = ColorChoice.auto
    /// Nil for standard output.
    var output: String? { given.value(.output) }
    /// Whether stale entries lead to exit code 1.
    var isBaselineStrict: Bool { given.has(.baselineStrict) }
}

/// Formats of rule documentation.
enum ReferenceFormat: String, CaseIterable {
    case text
    case markdown = "md"
    case json
}

enum DumpKind {
    case tokens
    case syntax
    case views
    case uses
}

/// Paths from the command line, and files that list more paths.
struct FileRequest: Equatable {
    var paths: [String] = []
    var lists: [PathList] = []

    struct PathList: Equatable {
        /// Path of the list; `-` is standard input.
        var file: String
        /// Byte that ends each path.
        var separator: UInt8
    }
}

/// All options of `lint`. Stored properties hold checked values and values that combine several options. Computed
/// properties read switches and plain values from the command line.
struct LintOptions {
    /// The command line before its values are checked.
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
    /// Nil to use the value of the configuration.
    var confidence: Confidence?
    /// Lowest severity that leads to exit code 1. `.off` means none; nil means the value of the configuration.
    var failOn: Severity?
    var fixing = FixMode.show
    var fixPolicy = FixPolicy()
    /// Reason in the comments that `--add-suppressions` writes; nil without that option.
    var suppressionReason: String?
    var exitsNonZeroOnFix = false
    /// Format of the main report. Replaced when `picksFormat` is true.
    var format = ReportFormat.text
    /// Whether the process environment decides the format: `--format auto`.
    var picksFormat = false
    var reports: [FurtherReport] = []
    var color = ColorChoice.auto
    /// Most diagnostics that the report lists; nil for no limit.
    var diagnosticLimit: Int?
    /// More warnings than this lead to exit code 1; nil for no limit.
    var warningLimit: Int?
    var documentation: String?
    var progress = ProgressChoice.auto
    /// Nil for the working directory on a terminal, and the root otherwise.
    var pathBase: PathBase?
    /// Nil for one thread for each processor.
    var threadCount: Int?
    /// Seconds of processor time; 0 for no limit, nil for the default.
    var fileTimeout: Int?
    /// Most memory of the run in MB; nil for no limit.
    var memoryLimit: Int?
    /// The part of the files to check; nil for all files.
    var shard: Shard?

    var stdinFilename: String? { given.value(.stdinFilename) }
    var allowsEmpty: Bool { given.has(.allowEmpty) }
    /// Whether `exclude` of the configuration applies.
    var obeysExcludes: Bool { !given.has(.noExclude) }
    var obeysGitIgnore: Bool { !given.has(.noGitIgnore) }
    var followsLinks: Bool { given.has(.followSymlinks) }
    /// Whether the files of the project that are not named are read too.
    var readsProject: Bool { !given.has(.noProject) }
    /// Path of the baseline; nil to use the one of the configuration.
    var baseline: String? { given.value(.baseline) }
    var ignoresBaseline: Bool { given.has(.noBaseline) }
    /// Whether stale entries (their diagnostics are gone from the code) lead to exit code 1.
    var isBaselineStrict: Bool { given.has(.baselineStrict) }
    var exitsZero: Bool { given.has(.exitZero) }
    /// Whether rules also check the files that are only read. Only `map` needs this.
    var checksContext = false
    var output: String? { given.value(.output) }
    /// Path of a file that tells a build system that the run is done.
    var stamp: String? { given.value(.stamp) }
    var isQuiet: Bool { given.has(.quiet) }
    var showsTimings: Bool { given.has(.timings) }
    var showsStatistics: Bool { given.has(.stats) }
    /// Whether counts replace the report.
    var countsOnly: Bool { given.has(.statistics) }
    var watches: Bool { given.has(.watch) }
    var showsSuppressed: Bool { given.has(.showSuppressed) }
    var listsRepeats: Bool { given.has(.all) }
    var sarifCategory: String? { given.value(.sarifCategory) }
    var showsAbsoluteBase: Bool { given.has(.sarifAbsoluteBase) }

    var readsStandardInput: Bool { files.paths.contains("-") }
}

/// One of several parts of nearly equal size of the files of a run.
struct Shard: Equatable {
    /// 1-based.
    var number: Int
    var count: Int
}

/// What a run does with fixes.
enum FixMode: Equatable {
    /// Show fixes with their diagnostics.
    case show
    /// Write fixes to the files.
    case apply
    /// Print fixes as a diff.
    case diff
}

enum ProgressChoice: String, CaseIterable {
    case auto
    case never
}

/// The directory that paths in the report are relative to.
enum PathBase: String, CaseIterable {
    /// The root of the run.
    case root
    /// The working directory.
    case cwd
}

enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
}

/// The source of the settings.
enum ConfigurationSource: Equatable {
    /// The file in the nearest directory above each source file.
    case nearest
    case file(String)
    /// No configuration: `--isolated`.
    case none
}

/// A `config` command with its options.
enum ConfigurationRequest {
    case show(file: String?, ConfigurationSource, RuleSelection, DeploymentTargets, root: String?)
    case validate(directory: String, ConfigurationSource, ColorChoice)
    case schema
    case explainPath([String], LintOptions)
}
