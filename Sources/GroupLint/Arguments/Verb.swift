import GroupLintEngine

/// The commands of the program; the raw value is the spelling on the command line.
enum Verb: String, CaseIterable {
    case lint
    case rules
    case explain
    case views
    case map
    case lsp
    case configShow = "config show"
    case configValidate = "config validate"
    case configSchema = "config schema"
    case configExplainPath = "config explain-path"
    case initialize = "init"
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
    case dumpUses = "dev dump-uses"
    case verify = "dev verify"
    case docs = "dev docs"
    case formats = "dev formats"
    case newRule = "dev new-rule"
    case bench = "dev bench"
    case findMultiplier = "dev find-multiplier"

    /// Finds a command by its spelling. `init(rawValue:)` is slower: with this many cases it builds a dictionary first.
    init?(spelling: String) {
        guard let verb = Verb.allCases.first(where: { $0.rawValue == spelling }) else { return nil }
        self = verb
    }

    /// Whether the command is for work on GroupLint itself. Such commands are not in the main help.
    var isForDevelopers: Bool { rawValue.hasPrefix(Verb.developerPrefix) }

    static let developerPrefix = "dev "

    /// First words of grouped commands.
    static let groups = ["config", "baseline", "dev"]

    var summary: String { record.summary }

    var operands: String { record.operands }

    var options: [Option] { record.options + [.help] }

    /// What an option does for this command. Lower case, no full stop.
    func help(of option: Option) -> String {
        switch (self, option) {
        case (.explain, .all): "explain all rules"
        case (.map, .format):
            "format of the map (default: by the ending of the file of --output, otherwise text)"
        case (.merge, .format):
            "format of the whole report (default: json); all others need the files that were linted"
        case (.baselineCreate, .baseline):
            "file to write, which must not exist (default: \(BaselineDocument.fileName))"
        case (.baselineUpdate, .baseline), (.baselinePrune, .baseline), (.baselineCheck, .baseline):
            "file with the baseline (default: \(BaselineDocument.fileName))"
        case (.explain, .enabledFor):
            "explain only rules that run for FILE, with the severities that they report there; needed for --root, --config and "
                + "--isolated"
        case (.rules, .enabledFor): option.spec.help + "; needed for --root, --config and --isolated"
        case (.rules, .all): "list all rules (the default)"
        case (.lsp, .fileTimeout):
            "most processor time for a file; one that takes longer is left out until it changes; 0 for no limit (default: 20)"
        default: option.spec.help
        }
    }

    /// Allowed values of `--format`.
    var formats: [String] { record.formats.words }

    /// Allowed values of an option; empty when any value is allowed.
    func choices(of option: Option) -> [String] { option == .format ? formats : option.spec.choices }
}

/// Properties of a command that the parser, help, manual and shell completions use.
struct VerbRecord {
    /// What the command does. Lower case, no full stop.
    let summary: String
    /// Operands as the usage line shows them.
    let operands: String
    /// Options except `--help`, which every command has.
    let options: [Option]
    let formats: Formats

    init(_ summary: String, _ operands: String = "", _ options: [Option] = [], formats: Formats = .none) {
        self.summary = summary
        self.operands = operands
        self.options = options
        self.formats = formats
    }

    /// The set of formats that a command has.
    enum Formats {
        case none
        case reports
        case reference
        case drawings

        var words: [String] {
            switch self {
            case .none: []
            case .reports: ["auto"] + ReportFormat.allCases.map(\.rawValue)
            case .reference: ReferenceFormat.allCases.map(\.rawValue)
            case .drawings: DrawingFormat.allCases.map(\.rawValue)
            }
        }
    }
}

extension Verb {
    /// The table of all commands.
    var record: VerbRecord {
        switch self {
        case .lint:
            VerbRecord("check Swift files and directories (the default)", "[PATH… | -]", Option.ofLint, formats: .reports)
        case .rules:
            VerbRecord(
                "list the rules", "[RULE…]", Option.ofRuleDocuments, formats: .reference)
        case .explain:
            VerbRecord("explain what rules report, and why", "RULE…|FILE:LINE…", Option.ofRuleDocuments, formats: .reference)
        case .views:
            VerbRecord(
                "show views as SwiftUI sees them", "TYPE…|FILE[:TYPE]…", [.root, .target, .format, .output, .color],
                formats: .drawings)
        case .map:
            VerbRecord(
                "show the screens of an app, and how one gets to them", "[PATH…]", Option.ofMap, formats: .drawings)
        case .lsp: VerbRecord("run a language server for editors on standard input and output", "", [.fileTimeout])
        case .configShow:
            VerbRecord(
                "show the settings for a file and where each one comes from", "", [.forFile, .config, .preset, .target, .root])
        case .configValidate: VerbRecord("check the configurations of a directory", "[DIR]", [.config, .color])
        case .configSchema: VerbRecord("print the JSON Schema of the configuration")
        case .configExplainPath:
            VerbRecord(
                "explain why files are linted or not, and by which configuration", "PATH…",
                [.config, .isolated, .include, .exclude, .noExclude, .noGitIgnore, .root])
        case .initialize: VerbRecord("write a starter .grouplint.yml", "[DIR]", [.force])
        case .baselineCreate:
            VerbRecord("write a baseline that suppresses all current diagnostics", "[PATH…]", [.baseline] + Option.ofBaselines)
        case .baselineUpdate:
            VerbRecord(
                "remove stale entries from the baseline, and show new diagnostics", "[PATH…]",
                [.baseline, .acceptNew] + Option.ofBaselines)
        case .baselinePrune: VerbRecord("remove stale entries from the baseline", "[PATH…]", [.baseline] + Option.ofBaselines)
        case .baselineCheck:
            VerbRecord(
                "report stale entries in the baseline; the exit code is 1 if there are any", "[PATH…]",
                [.baseline] + Option.ofBaselines)
        case .merge:
            VerbRecord(
                "combine the JSON reports of runs with --shard", "FILE…",
                [.failOn, .strict, .maxWarnings, .baselineStrict, .exitZero, .format, .output, .color], formats: .reports)
        case .doctor:
            VerbRecord("show the setup of a project: git, files, settings, baseline, hooks", "[DIR]", [.xcode, .root])
        case .completions:
            VerbRecord("print completions for a shell", Shell.allCases.map(\.rawValue).joined(separator: "|"))
        case .manual: VerbRecord("print the manual page")
        case .version: VerbRecord("print the version", "", [.json])
        case .help: VerbRecord("print help about a command", "[COMMAND | RULE]")
        case .dumpTokens: VerbRecord("print the tokens of files", "PATH…", Option.ofFileLists)
        case .dumpSyntax: VerbRecord("print the syntax trees of files", "PATH…", Option.ofFileLists)
        case .dumpViews: VerbRecord("print the view trees of files", "PATH…", Option.ofFileLists)
        case .dumpUses: VerbRecord("print the uses of properties in files", "PATH…", Option.ofFileLists)
        case .verify: VerbRecord("check that the tokens, gaps and nodes of files are valid", "PATH…", Option.ofFileLists)
        case .docs: VerbRecord("write Rules.md and .grouplint.yml.example", "", [.check])
        case .formats: VerbRecord("list the formats of reports")
        case .newRule: VerbRecord("create the files of a new rule", "ID", [.category])
        case .bench:
            VerbRecord("measure the speed of the lexer and the parser", "PATH…", Option.ofFileLists + [.repeats])
        case .findMultiplier: VerbRecord("find a hash multiplier for the keyword table")
        }
    }
}

extension Option {
    /// Options of `lint`, in the order of its help.
    static var ofLint: [Option] { Array(allCases.prefix { $0 != .acceptNew }) + [.version] }

    /// Options that all baseline commands have.
    static let ofBaselines: [Option] = [
        .config, .isolated, .preset, .only, .enable, .disable, .target, .confidence, .root, .jobs,
    ]

    /// Options of `map`: how the map looks, and what `lint` needs to count diagnostics.
    static let ofMap: [Option] = [
        .format, .output, .detail, .color, .config, .isolated, .preset, .only, .enable, .disable, .baseline, .noBaseline, .target,
        .confidence, .root, .jobs,
    ]

    /// Options of the commands that print documentation of rules.
    static let ofRuleDocuments: [Option] = [.format, .all, .enabledFor, .config, .isolated, .preset, .root]

    static let ofFileLists: [Option] = [.filesFrom, .filesFrom0]
}
