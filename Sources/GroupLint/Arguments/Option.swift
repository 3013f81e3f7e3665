import GroupLintEngine

/// Every option of the command line; the raw value is its long name.
enum Option: String, CaseIterable {
    // Options of `lint`, in the order of its help.
    case filesFrom = "files-from"
    case filesFrom0 = "files-from0"
    case stdinFilename = "stdin-filename"
    case root
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
    case maxDiagnostics = "max-diagnostics"
    case stats
    case timings
    case progress
    case sarifCategory = "sarif-category"
    case docsURL = "docs-url"
    case sarifAbsoluteBase = "sarif-absolute-base"
    case jobs
    case shard

    // Options of other commands; `lint` has `version` and `help` too.
    case acceptNew = "accept-new"
    case xcode
    case all
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

/// What the parser, the help text and shell completions know about an option.
struct OptionSpec {
    enum Group: String, CaseIterable {
        case input = "Input"
        case rules = "Rules"
        case exitCode = "Exit code"
        case fix = "Fix"
        case output = "Output"
        case run = "Run"
        case other = "Other"
    }

    var group: Group
    var short: Character?
    /// Name of the value in the help text; nil for a switch.
    var value: String?
    /// Name of a value that a switch may have behind an equals sign.
    var attachedValue: String?
    /// Words that the value may be, when it is one of a few. Those of `--format` depend on the command.
    var choices: [String] = []
    /// Words that the value may start with, for completions.
    var beginnings: [String] = []
    /// Lower case, no full stop.
    var help: String
}

extension Option {
    /// The table of all options.
    var spec: OptionSpec {
        switch self {
        case .filesFrom:
            OptionSpec(group: .input, value: "FILE", help: "read paths from FILE, one a line; - is standard input")
        case .filesFrom0:
            OptionSpec(group: .input, value: "FILE", help: "the same with a NUL byte after each path")
        case .stdinFilename:
            OptionSpec(group: .input, value: "PATH", help: "path that the text of standard input is treated as having")
        case .root:
            OptionSpec(group: .input, value: "DIR", help: "directory that paths in reports are relative to")
        case .allowEmpty:
            OptionSpec(group: .input, help: "finding no Swift file at all is fine")
        case .noExclude:
            OptionSpec(group: .input, help: "lint also what the configuration excludes")
        case .noGitIgnore:
            OptionSpec(group: .input, help: "lint also what .gitignore leaves out")
        case .followSymlinks:
            OptionSpec(group: .input, help: "follow symbolic links in directories, as far as they stay below the root")
        case .staged:
            OptionSpec(group: .input, help: "lint what is in the git index, and report on the files that are staged")
        case .changedSince:
            OptionSpec(
                group: .input, value: "REF", help: "report on files that changed since the branch left REF, such as main")
        case .newFrom:
            OptionSpec(group: .input, value: "REF", help: "report only what was not there when the branch left REF")
        case .config:
            OptionSpec(group: .rules, value: "FILE", help: "use this configuration for every file")
        case .isolated:
            OptionSpec(group: .rules, help: "read no configuration")
        case .preset:
            OptionSpec(
                group: .rules, value: "NAME", choices: Preset.allCases.map(\.rawValue),
                help: "set of rules to start from (default: recommended)")
        case .include:
            OptionSpec(group: .input, value: "PATTERN", help: "lint only files that match; may be given several times")
        case .exclude:
            OptionSpec(group: .input, value: "PATTERN", help: "leave out files that match; may be given several times")
        case .baseline:
            OptionSpec(
                group: .rules, value: "FILE", help: "accepted diagnostics (default: \(BaselineDocument.fileName))")
        case .noBaseline:
            OptionSpec(group: .rules, help: "report what the baseline accepts too")
        case .baselineStrict:
            OptionSpec(group: .exitCode, help: "exit with 1 when the baseline has entries that are gone from the code")
        case .acceptNew:
            OptionSpec(group: .rules, help: "add what is new to the baseline")
        case .only:
            OptionSpec(group: .rules, value: "ID,…", help: "run these rules and no others")
        case .enable:
            OptionSpec(group: .rules, value: "ID,…", help: "run these rules too")
        case .disable:
            OptionSpec(group: .rules, value: "ID,…", help: "do not run these rules")
        case .severity:
            OptionSpec(group: .rules, value: "ID=LEVEL", help: "severity of a rule: error, warning, info or off")
        case .target:
            OptionSpec(
                group: .rules, value: "OS=VERSION", beginnings: Platform.allCases.map { $0.rawValue + "=" },
                help: "lowest version the app runs on, such as iOS=16.0")
        case .confidence:
            OptionSpec(
                group: .rules, value: "LEVEL", choices: Confidence.allCases.map(\.rawValue),
                help: "show diagnostics that are at least this certain (default: that of the preset)")
        case .failOn:
            OptionSpec(
                group: .exitCode, value: "LEVEL", choices: Severity.failOnWords,
                help: "exit with 1 when a diagnostic is at least this severe (default: error)")
        case .strict:
            OptionSpec(group: .exitCode, help: "same as --fail-on info")
        case .maxWarnings:
            OptionSpec(group: .exitCode, value: "N", help: "exit with 1 when there are more than N warnings")
        case .exitZero:
            OptionSpec(group: .exitCode, help: "exit with 0 in place of 1")
        case .exitNonZeroOnFix:
            OptionSpec(group: .exitCode, help: "exit with 1 when --fix changed something, even if nothing is left")
        case .fix:
            OptionSpec(group: .fix, help: "apply safe fixes, then report what is left")
        case .unsafeFixes:
            OptionSpec(
                group: .fix, help: "with --fix or --diff: also fixes that may change what the app does or looks like")
        case .fixOnly:
            OptionSpec(group: .fix, value: "ID,…", help: "with --fix or --diff: fixes of these rules only")
        case .diff:
            OptionSpec(
                group: .fix,
                help: "print what --fix would change as a diff for git apply, change nothing, and exit "
                    + "with 1 when that is something")
        case .addSuppressions:
            OptionSpec(
                group: .fix, attachedValue: "REASON",
                help: "accept what is reported with comments in the source; with "
                    + "--diff show them")
        case .format:
            OptionSpec(group: .output, short: "f", value: "FORMAT", help: "form of the output")
        case .output:
            OptionSpec(group: .output, short: "o", value: "FILE", help: "write to FILE in place of standard output")
        case .report:
            OptionSpec(
                group: .output, value: "FORMAT=FILE", beginnings: ReportFormat.allCases.map { $0.rawValue + "=" },
                help: "write a further report")
        case .stamp:
            OptionSpec(group: .output, value: "FILE", help: "write a Swift comment to FILE at the end, for build systems")
        case .color:
            OptionSpec(
                group: .output, value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
                help: "color the text (default: auto, on a terminal)")
        case .quiet:
            OptionSpec(group: .output, short: "q", help: "print nothing but diagnostics and errors")
        case .showSuppressed:
            OptionSpec(group: .output, help: "list what comments and the baseline accept too, with the reason")
        case .maxDiagnostics:
            OptionSpec(group: .output, value: "N", help: "list the N most severe diagnostics; all are counted")
        case .stats:
            OptionSpec(group: .output, help: "print counts by rule, category and file")
        case .timings:
            OptionSpec(
                group: .output,
                help: "measure and print the time of each phase and rule; JSON has it too, and then "
                    + "differs from run to run")
        case .progress:
            OptionSpec(
                group: .output, value: "WHEN", choices: ProgressChoice.allCases.map(\.rawValue),
                help: "show how far a long run has come (default: auto, on a terminal)")
        case .sarifCategory:
            OptionSpec(group: .output, value: "NAME", help: "tell SARIF logs of several runs of one commit apart")
        case .sarifAbsoluteBase:
            OptionSpec(group: .output, help: "say in SARIF logs where the root lies on this machine")
        case .docsURL:
            OptionSpec(
                group: .output, value: "URL", help: "where your Rules.md is published, for links in SARIF, JSON and rdjson")
        case .jobs:
            OptionSpec(group: .run, short: "j", value: "N", help: "threads (default: one for each processor)")
        case .shard:
            OptionSpec(
                group: .run, value: "I/N",
                help: "check part I of N of the files, for jobs side by side; grouplint merge "
                    + "joins their JSON reports")
        case .xcode:
            OptionSpec(group: .other, help: "print the files as an input file list for a run-script phase of Xcode")
        case .all: OptionSpec(group: .other, help: "all rules")
        case .json: OptionSpec(group: .other, help: "print JSON")
        case .check: OptionSpec(group: .other, help: "write nothing; exit with 1 when a file is stale")
        case .category: OptionSpec(group: .other, value: "NAME", help: "category of the rule (default: identity)")
        case .repeats: OptionSpec(group: .other, value: "N", help: "number of runs (default: 9)")
        case .forFile: OptionSpec(group: .other, value: "FILE", help: "the file whose settings are shown")
        case .enabledFor:
            OptionSpec(
                group: .other, value: "FILE",
                help: "only the rules that run for FILE, with their severities there; default: the rule decides by the case")
        case .force: OptionSpec(group: .other, help: "overwrite a file that is there")
        case .version: OptionSpec(group: .other, short: "V", help: "print the version")
        case .help: OptionSpec(group: .other, short: "h", help: "print this help")
        }
    }

    /// As it is written on the command line.
    var spelling: String { "--" + rawValue }

    /// The same with its short form and the name of its value, for help.
    var usage: String {
        let short = spec.short.map { "-\($0), " } ?? ""
        return short + spelling + (spec.value.map { " " + $0 } ?? "") + (spec.attachedValue.map { "[=\($0)]" } ?? "")
    }
}
