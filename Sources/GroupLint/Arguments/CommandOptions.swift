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

/// Options of the `views` command.
struct ViewsOptions {
    /// Each is `TYPE`, `FILE` or `FILE:TYPE`.
    var operands: [String]
    var root: String?
    var targets = DeploymentTargets()
    var format = ViewsFormat.text
    var color = ColorChoice.auto
}

enum ViewsFormat: String, CaseIterable {
    case text
    case json
    case mermaid
    case dot
    case svg
    case html
}

/// Options of the `map` command.
struct MapOptions {
    /// Which files are read, and which rules run.
    var lint: LintOptions
    var format: MapFormat
    var detail: MapDetail
    var output: String?
}

enum MapFormat: String, CaseIterable {
    case text
    case html
    case svg
    case mermaid
    case dot
    case json

    /// The format of a file with a name; nil if its ending says nothing.
    init?(ofFile name: String) {
        switch name.split(separator: ".").last?.lowercased() {
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
