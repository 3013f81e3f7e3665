import GroupLintEngine

/// Every option of the command line; the raw value is its long name.
enum Option: String, CaseIterable {
    // Options of `lint`, in the order of its help.
    case filesFrom = "files-from"
    case filesFrom0 = "files-from0"
    case stdinFilename = "stdin-filename"
    case root
    case noProject = "no-project"
    case allowEmpty = "allow-empty"
    case include
    case exclude
    case noExclude = "no-exclude"
    case noGitIgnore = "no-gitignore"
    case followSymlinks = "follow-symlinks"
    case staged
    case changedSince = "changed-since"
    case newFrom = "new-from"
    case config
    case isolated
    case preset
    case baseline
    case noBaseline = "no-baseline"
    case only
    case enable
    case disable
    case severity
    case target
    case confidence
    case failOn = "fail-on"
    case strict
    case maxWarnings = "max-warnings"
    case baselineStrict = "baseline-strict"
    case exitZero = "exit-zero"
    case exitNonZeroOnFix = "exit-non-zero-on-fix"
    case fix
    case unsafeFixes = "unsafe-fixes"
    case fixOnly = "fix-only"
    case diff
    case addSuppressions = "add-suppressions"
    case format
    case output
    case report
    case stamp
    case color
    case quiet
    case showSuppressed = "show-suppressed"
    case all
    case maxDiagnostics = "max-diagnostics"
    case stats
    case statistics
    case timings
    case progress
    case paths
    case sarifCategory = "sarif-category"
    case docsURL = "docs-url"
    case sarifAbsoluteBase = "sarif-absolute-base"
    case jobs
    case fileTimeout = "file-timeout"
    case memoryLimit = "memory-limit"
    case shard
    case watch

    // Options of other commands; `lint` also has `version` and `help`.
    case acceptNew = "accept-new"
    case detail
    case xcode
    case json
    case check
    case category
    case repeats
    case forFile = "for"
    case enabledFor = "enabled-for"
    case force
    case version
    case help
}

extension Option {
    /// The table of all options.
    var spec: OptionSpec {
        switch self {
        case .filesFrom:
            OptionSpec(group: .input, value: "FILE", help: "read paths from FILE, one per line; - is standard input")
        case .filesFrom0:
            OptionSpec(group: .input, value: "FILE", help: "read paths from FILE, with a NUL byte after each path")
        case .stdinFilename:
            OptionSpec(group: .input, value: "PATH", help: "path to assume for the text on standard input")
        case .root:
            OptionSpec(
                group: .input, value: "DIR",
                help: "directory that is read and that report paths are relative to (default: the "
                    + "project of the paths)")
        case .noProject:
            OptionSpec(
                group: .input,
                help: "read only the named files, not the rest of their project; finds less, and "
                    + "reports no unused suppressions")
        case .allowEmpty:
            OptionSpec(group: .input, help: "succeed even when no Swift file is found")
        case .noExclude:
            OptionSpec(group: .input, help: "also lint files that the configuration excludes")
        case .noGitIgnore:
            OptionSpec(group: .input, help: "also lint files that git ignores")
        case .followSymlinks:
            OptionSpec(group: .input, help: "follow symbolic links in directories if they stay below the root")
        case .staged:
            OptionSpec(group: .input, help: "lint the git index, and report only on staged files")
        case .changedSince:
            OptionSpec(
                group: .input, value: "REF",
                help: "report only on files that differ from where the branch left REF, such as main, or from HEAD")
        case .newFrom:
            OptionSpec(
                group: .input, value: "REF",
                help: "report only diagnostics that the code where the branch left REF, or HEAD, does not have")
        case .config:
            OptionSpec(group: .rules, value: "FILE", help: "use this configuration for every file")
        case .isolated:
            OptionSpec(group: .rules, help: "ignore all configuration files")
        case .preset:
            OptionSpec(
                group: .rules, value: "NAME", choices: Preset.allCases.map(\.rawValue),
                help: "set of rules to start from (default: recommended)")
        case .include:
            OptionSpec(group: .input, value: "PATTERN", help: "report only on files that match; can be repeated")
        case .exclude:
            OptionSpec(group: .input, value: "PATTERN", help: "do not read files that match; can be repeated")
        case .baseline:
            OptionSpec(
                group: .rules, value: "FILE",
                help: "baseline that suppresses diagnostics (default: \(BaselineDocument.fileName))")
        case .noBaseline:
            OptionSpec(group: .rules, help: "ignore the baseline and report everything")
        case .baselineStrict:
            OptionSpec(group: .exitCode, help: "exit with 1 when the baseline has stale entries, whose diagnostics are gone")
        case .acceptNew:
            OptionSpec(group: .rules, help: "add new diagnostics to the baseline")
        case .only:
            OptionSpec(
                group: .rules, value: "RULE,…",
                help: "run only these rules; of a category or pattern, only those that are on; an id also switches its rule on")
        case .enable:
            OptionSpec(group: .rules, value: "RULE,…", help: "also run these rules")
        case .disable:
            OptionSpec(group: .rules, value: "RULE,…", help: "do not run these rules")
        case .severity:
            OptionSpec(
                group: .rules, value: "RULE=LEVEL,…", help: "set the severity of rules: error, warning, info or off")
        case .target:
            OptionSpec(
                group: .rules, value: "OS=VERSION", beginnings: Platform.allCases.map { $0.rawValue + "=" },
                help: "lowest OS version that the app supports, such as iOS=16.0; can be repeated")
        case .confidence:
            OptionSpec(
                group: .rules, value: "LEVEL", choices: Confidence.allCases.map(\.rawValue),
                help: "report only diagnostics that are at least this certain (default: set by the preset)")
        case .failOn:
            OptionSpec(
                group: .exitCode, value: "LEVEL", choices: Severity.failOnWords,
                help: "exit with 1 when a diagnostic is at least this severe (default: error)")
        case .strict:
            OptionSpec(
                group: .exitCode, help: "same as --fail-on info; the later of the two applies; not related to --preset strict")
        case .maxWarnings:
            OptionSpec(group: .exitCode, value: "N", help: "exit with 1 when there are more than N warnings")
        case .exitZero:
            OptionSpec(group: .exitCode, help: "exit with 0 instead of 1")
        case .exitNonZeroOnFix:
            OptionSpec(group: .exitCode, help: "exit with 1 when --fix changed a file, even if no diagnostic is left")
        case .fix:
            OptionSpec(group: .fix, help: "apply safe fixes, then report the remaining diagnostics")
        case .unsafeFixes:
            OptionSpec(
                group: .fix, help: "with --fix or --diff: also apply fixes that may change behavior or appearance")
        case .fixOnly:
            OptionSpec(group: .fix, value: "RULE,…", help: "with --fix or --diff: apply only fixes of these rules")
        case .diff:
            OptionSpec(
                group: .fix,
                help: "print the changes of --fix as a diff for git apply, write no file, and exit "
                    + "with 1 when there are changes")
        case .addSuppressions:
            OptionSpec(
                group: .fix, attachedValue: "REASON",
                help: "suppress all reported diagnostics with comments in the code; with "
                    + "--diff only print the comments")
        case .format:
            OptionSpec(group: .output, short: "f", value: "FORMAT", help: "format of the output (default: text)")
        case .output:
            OptionSpec(group: .output, short: "o", value: "FILE", help: "write to FILE instead of standard output")
        case .report:
            OptionSpec(
                group: .output, value: "FORMAT=FILE", beginnings: ReportFormat.allCases.map { $0.rawValue + "=" },
                help: "also write a report in this format; can be repeated")
        case .stamp:
            OptionSpec(
                group: .output, value: "FILE", help: "write a Swift comment to FILE when the run is done, for build systems")
        case .color:
            OptionSpec(
                group: .output, value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
                help: "when to color the text (default: auto, on a terminal)")
        case .quiet:
            OptionSpec(group: .output, short: "q", help: "print only diagnostics and errors")
        case .showSuppressed:
            OptionSpec(group: .output, help: "also list diagnostics that comments and the baseline suppress, with the reason")
        case .all:
            OptionSpec(
                group: .output,
                help: "list every diagnostic; without it, the format text shows only the first \(RepeatedDiagnostics.shownCount) "
                    + "if a file has many equal ones, and on a terminal also if it has many of one rule")
        case .maxDiagnostics:
            OptionSpec(group: .output, value: "N", help: "list only the N most severe diagnostics; all are counted")
        case .stats:
            OptionSpec(group: .output, help: "print counts by rule, category and file after the report")
        case .statistics:
            OptionSpec(
                group: .output,
                help: "print only counts by rule, directory and owner in CODEOWNERS, as text or with --format json as JSON")
        case .timings:
            OptionSpec(
                group: .output,
                help: "print the time of each phase and rule; JSON includes the times too, and then "
                    + "differs from run to run")
        case .progress:
            OptionSpec(
                group: .output, value: "WHEN", choices: ProgressChoice.allCases.map(\.rawValue),
                help: "when to show the progress of a long run (default: auto, on a terminal)")
        case .paths:
            OptionSpec(
                group: .output, value: "BASE", choices: PathBase.allCases.map(\.rawValue),
                help: "directory that paths in text and compact are relative to: that of the project, or the working "
                    + "directory (default: cwd on a terminal, otherwise root)")
        case .sarifCategory:
            OptionSpec(group: .output, value: "NAME", help: "category that distinguishes several SARIF logs of one commit")
        case .sarifAbsoluteBase:
            OptionSpec(group: .output, help: "write the absolute path of the root to SARIF logs")
        case .docsURL:
            OptionSpec(
                group: .output, value: "URL", help: "address of your published Rules.md, for links in SARIF, JSON and rdjson")
        case .jobs:
            OptionSpec(group: .run, short: "j", value: "N", help: "number of threads (default: one for each processor)")
        case .fileTimeout:
            OptionSpec(
                group: .run, value: "SECONDS",
                help:
                    "most processor time for a file; one that takes longer is left out, as an internal error; 0 for no "
                    + "limit (default: 60)")
        case .memoryLimit:
            OptionSpec(
                group: .run, value: "MB",
                help:
                    "most memory of the process; a file that needs more is left out of the run, as an internal error; "
                    + "on Linux (default: no limit)")
        case .shard:
            OptionSpec(
                group: .run, value: "I/N",
                help: "check part I of N of the files, for parallel CI jobs; grouplint merge "
                    + "combines their JSON reports")
        case .detail:
            OptionSpec(
                group: .output, value: "WHAT", choices: MapDetail.allCases.map(\.rawValue),
                help: "draw each screen, or one box for each folder, in svg, mermaid and dot (default: auto, folders in apps of "
                    + "more than \(MapDetail.mostScreens) screens)")
        case .watch:
            OptionSpec(group: .run, help: "lint again each time a file of the project changes, until Ctrl-C")
        case .xcode:
            OptionSpec(group: .other, help: "print the files as an input file list for a run-script phase in Xcode")
        case .json: OptionSpec(group: .other, help: "print JSON")
        case .check: OptionSpec(group: .other, help: "write nothing; exit with 1 when a file is out of date")
        case .category: OptionSpec(group: .other, value: "NAME", help: "category of the rule (default: identity)")
        case .repeats: OptionSpec(group: .other, value: "N", help: "number of runs (default: 9)")
        case .forFile: OptionSpec(group: .other, value: "FILE", help: "file whose settings are shown")
        case .enabledFor:
            OptionSpec(
                group: .other, value: "FILE",
                help: "list only rules that run for FILE, with the severities that they report there")
        case .force: OptionSpec(group: .other, help: "overwrite an existing file")
        case .version: OptionSpec(group: .other, short: "V", help: "print the version")
        case .help: OptionSpec(group: .other, short: "h", help: "print this help")
        }
    }

    /// The long name with its two hyphens.
    var spelling: String { "--" + rawValue }

    /// The long name with its short form and the placeholder for its value, for help.
    var usage: String {
        let short = spec.short.map { "-\($0), " } ?? ""
        return short + spelling + (spec.value.map { " " + $0 } ?? "") + (spec.attachedValue.map { "[=\($0)]" } ?? "")
    }
}
