import GroupLintEngine

/// What `baseline` is asked to do; the raw value is the word on the command line.
enum BaselineAction: String {
    case create
    case update
    case prune
    case check
}

/// What a run is restricted to by git.
struct GitOptions: Equatable {
    /// Lint what is in the index, and of that what differs from the last commit.
    var isStaged = false
    /// Check only files that changed since the last common commit with this revision.
    var changedSince: String?
    /// Report only what the last common commit with this revision does not have.
    var newFrom: String?

    var isUsed: Bool { isStaged || changedSince != nil || newFrom != nil }
}

/// What `views` is asked to show.
struct ViewsOptions {
    /// `FILE` or `FILE:TYPE`.
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

/// Shells that completions are written for.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
