import GroupLintEngine

/// A `baseline` command; the raw value is its name on the command line.
enum BaselineAction: String {
    case create
    case update
    case prune
    case check
}

/// Options that use git to restrict what is linted or reported.
struct GitOptions: Equatable {
    /// Lint the git index; check only files that differ from the last commit.
    var isStaged = false
    /// Check only files that changed since the last common commit with this revision.
    var changedSince: String?
    /// Report only diagnostics that the last common commit with this revision does not have.
    var newFrom: String?

    var isUsed: Bool { isStaged || changedSince != nil || newFrom != nil }
}

/// Which rules `rules` and `explain` print, and how.
struct RuleRequest {
    enum Form {
        /// One line for each rule.
        case table
        /// The documentation of each rule.
        case explanation
    }

    var form: Form
    var format: ReferenceFormat
    /// What the command line names; empty for all rules.
    var names: [RuleSelector] = []
    /// Lines whose diagnostics are asked about.
    var places: [CodeLine] = []
    /// The rules to choose from.
    var ids: [String] = []
    /// Only rules of this preset.
    var preset: Preset?
    /// Only rules that run for this file.
    var file: String?
    /// How the settings of the file are found.
    var options = LintOptions()

    init(_ form: Form, _ format: ReferenceFormat) {
        self.form = form
        self.format = format
    }
}

/// A line of a file, as reports write it: `App/Home.swift:12` or `App/Home.swift:12:5`.
struct CodeLine: Equatable {
    var file: String
    /// 1-based.
    var line: Int

    /// Nil if the text is not such a place.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let end = parts.firstIndex(where: { $0.hasSuffix(".swift") }), end + 1 < parts.count,
            let line = Int(parts[end + 1]), line > 0
        else { return nil }
        file = parts[...end].joined(separator: ":")
        self.line = line
    }
}

/// Options of the `views` command.
struct ViewsOptions {
    /// Each is `TYPE`, `FILE` or `FILE:TYPE`.
    var operands: [String]
    var root: String?
    var targets = DeploymentTargets()
    var format = DrawingFormat.text
    var color = ColorChoice.auto
    var output: String?
}

/// Options of the `map` command.
struct MapOptions {
    /// Which files are read, and which rules run.
    var lint: LintOptions
    var format: DrawingFormat
    var detail: MapDetail
    var output: String?
}

/// Formats of `map` and `views`.
enum DrawingFormat: String, CaseIterable {
    case text
    case html
    case svg
    case mermaid
    case dot
    case json

    /// The format of a file with a name; nil if no format has its ending.
    init?(ofFile name: String) {
        let last = name.split(separator: "/").last ?? ""
        guard last.contains(".") else {
            self = .text
            return
        }
        switch last.split(separator: ".").last?.lowercased() {
        case "html", "htm": self = .html
        case "svg": self = .svg
        case "mmd", "mermaid": self = .mermaid
        case "dot", "gv": self = .dot
        case "json": self = .json
        case "txt": self = .text
        default: return nil
        }
    }
}

/// What a node of a drawn map is.
enum MapDetail: String, CaseIterable {
    /// Screens in small apps, folders in large ones.
    case auto
    case screens
    case folders
}

/// Shells that GroupLint can write completions for.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
