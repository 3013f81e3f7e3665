/// Exit codes of the process. When several apply, the order of precedence is 2, 3, 1, 0.
enum ExitCode: Int32, CaseIterable {
    /// Ran to completion; no diagnostic at or above `--fail-on`.
    case success = 0
    /// Ran to completion; at least one diagnostic at or above `--fail-on`.
    case diagnostics = 1
    /// Usage or input error: wrong options, unreadable input, no files, output not written.
    case failure = 2
    /// Internal error in a file; the other results are valid.
    case internalFailure = 3

    /// Meaning for help. Lower case, no full stop.
    var meaning: String {
        switch self {
        case .success: "no diagnostic at or above --fail-on"
        case .diagnostics: "diagnostics at or above --fail-on, a --diff with changes, or as other exit code options say"
        case .failure: "usage or input error: wrong options, unreadable input, no files, output not written"
        case .internalFailure: "internal error in a file; the other results are valid"
        }
    }
}
