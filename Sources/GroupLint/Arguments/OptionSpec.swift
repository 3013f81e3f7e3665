/// Properties of an option that the parser, help and shell completions use.
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
    /// Placeholder for the value in help; nil for a switch.
    var value: String?
    /// Placeholder for an optional value of a switch, which follows an equals sign.
    var attachedValue: String?
    /// Allowed values; empty when any value is allowed. Those of `--format` depend on the command.
    var choices: [String] = []
    /// Possible beginnings of the value, for completions.
    var beginnings: [String] = []
    /// What the option does. Lower case, no full stop.
    var help: String
}
