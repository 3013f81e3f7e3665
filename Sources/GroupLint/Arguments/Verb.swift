/// The commands of the program; the raw value is how they are written.
enum Verb: String, CaseIterable {
    case lint
    case rules
    case explain
    case views
    case lsp
    case configShow = "config show"
    case configValidate = "config validate"
    case configSchema = "config schema"
    case configExplainPath = "config explain-path"
    case initialise = "init"
    case baselineCreate = "baseline create"
    case baselineUpdate = "baseline update"
    case baselinePrune = "baseline prune"
    case baselineCheck = "baseline check"
    case merge
    case doctor
    case completions
    case manual = "man"
    case version
    case help
    case dumpTokens = "dev dump-tokens"
    case dumpSyntax = "dev dump-syntax"
    case dumpViews = "dev dump-views"
    case verify = "dev verify"
    case docs = "dev docs"
    case newRule = "dev new-rule"
    case bench = "dev bench"

    /// Of this many cases `init(rawValue:)` makes a dictionary first, which takes longer than to compare with each.
    init?(spelling: String) {
        guard let verb = Verb.allCases.first(where: { $0.rawValue == spelling }) else { return nil }
        self = verb
    }

    /// For work on GroupLint itself; not in the main help.
    var isForDevelopers: Bool { rawValue.hasPrefix(Verb.developerPrefix) }

    static let developerPrefix = "dev "

    /// Words that several commands start with.
    static let groups = ["config", "baseline", "dev"]

    /// Lower case, no full stop.
    var summary: String {
        switch self {
        case .lint: "check Swift files and directories (the default)"
        case .rules: "list the rules"
        case .explain: "print what rules say, and why"
        case .configShow: "show the settings of a file and where each comes from"
        case .configValidate: "check the configurations of a directory"
        case .configSchema: "print the JSON Schema of the configuration"
        case .configExplainPath: "say why files are linted or not, and by which configuration"
        case .merge: "join the JSON reports of runs with --shard"
        case .doctor: "show what GroupLint finds here: git, files, settings, baseline, hooks"
        case .baselineCreate: "accept every diagnostic there is now"
        case .baselineUpdate: "drop what is gone from the baseline, and show what is new"
        case .baselinePrune: "drop what is gone from the baseline"
        case .baselineCheck: "say what is gone from the baseline"
        case .initialise: "write a .grouplint.yml to start from"
        case .views: "show the views of files as SwiftUI will see them"
        case .completions: "print completions for a shell"
        case .manual: "print the manual page"
        case .lsp: "serve an editor as a language server, on standard input and output"
        case .version: "print the version"
        case .help: "print help about a command"
        case .dumpTokens: "print the tokens of files"
        case .dumpSyntax: "print the syntax trees of files"
        case .dumpViews: "print the view trees of files"
        case .verify: "check that tokens, gaps and nodes of files are sound"
        case .docs: "write Rules.md and .grouplint.yml.example"
        case .newRule: "create the files of a new rule"
        case .bench: "measure the speed of the lexer and the parser"
        }
    }

    /// Operands as the usage line shows them.
    var operands: String {
        switch self {
        case .lint: "[PATH… | -]"
        case .explain: "RULE…"
        case .configShow: ""
        case .baselineCreate, .baselineUpdate, .baselinePrune, .baselineCheck: "[PATH…]"
        case .configValidate, .initialise: "[DIR]"
        case .configSchema: ""
        case .configExplainPath: "PATH…"
        case .merge: "FILE…"
        case .doctor: "[DIR]"
        case .views: "FILE[:TYPE]…"
        case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
        case .help: "[COMMAND | RULE]"
        case .dumpTokens, .dumpSyntax, .dumpViews, .verify, .bench: "PATH…"
        case .newRule: "ID"
        case .rules, .version, .manual, .docs, .lsp: ""
        }
    }

    var options: [Option] {
        switch self {
        case .lint:
            [
                .filesFrom, .filesFrom0, .stdinFilename, .root, .allowEmpty, .include, .exclude, .noExclude, .noGitIgnore, .followSymlinks, .staged, .changedSince, .newFrom, .config, .isolated, .preset, .baseline, .noBaseline,
                .only, .enable, .disable, .severity,
                .target, .confidence, .failOn, .strict, .maxWarnings, .baselineStrict, .exitZero, .exitNonZeroOnFix,
                .fix, .unsafeFixes, .fixOnly, .diff, .addSuppressions, .format, .output, .report, .stamp, .color, .quiet,
                .showSuppressed, .maxDiagnostics, .stats, .timings, .progress, .sarifCategory, .docsURL, .sarifAbsoluteBase, .jobs, .shard, .version, .help,
            ]
        case .rules: [.format, .enabledFor, .config, .isolated, .preset, .root, .help]
        case .explain: [.format, .all, .help]
        case .baselineCreate, .baselinePrune, .baselineCheck:
            [.baseline, .config, .isolated, .preset, .only, .enable, .disable, .target, .confidence, .root, .jobs, .help]
        case .baselineUpdate:
            [
                .baseline, .acceptNew, .config, .isolated, .preset, .only, .enable, .disable, .target, .confidence,
                .root, .jobs, .help,
            ]
        case .configShow: [.forFile, .config, .preset, .target, .root, .help]
        case .configValidate: [.config, .color, .help]
        case .configSchema: [.help]
        case .configExplainPath: [.config, .isolated, .include, .exclude, .noExclude, .noGitIgnore, .root, .help]
        case .merge: [.failOn, .strict, .maxWarnings, .exitZero, .output, .help]
        case .doctor: [.xcode, .root, .help]
        case .initialise: [.force, .help]
        case .views: [.root, .target, .format, .color, .help]
        case .completions, .manual: [.help]
        case .version: [.json, .help]
        case .help, .lsp: [.help]
        case .dumpTokens, .dumpSyntax, .dumpViews, .verify: [.filesFrom, .filesFrom0, .help]
        case .docs: [.check, .help]
        case .newRule: [.category, .help]
        case .bench: [.filesFrom, .filesFrom0, .repeats, .help]
        }
    }

    /// Words that `--format` may be.
    var formats: [String] {
        switch self {
        case .lint: ["auto"] + ReportFormat.allCases.map(\.rawValue)
        case .rules, .explain: ["text", "md", "json"]
        case .views: ViewsFormat.allCases.map(\.rawValue)
        case .baselineCreate, .baselineUpdate, .baselinePrune, .baselineCheck, .configShow, .configValidate, .configSchema, .configExplainPath,
            .merge, .doctor, .initialise, .completions, .manual, .lsp,
            .version, .help, .dumpTokens, .dumpSyntax,
            .dumpViews, .verify, .docs, .newRule, .bench: []
        }
    }
}
