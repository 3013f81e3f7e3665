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

/// Options of the `views` command.
struct ViewsOptions {
    /// Each is `FILE` or `FILE:TYPE`.
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
}

/// Shells that GroupLint can write completions for.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
