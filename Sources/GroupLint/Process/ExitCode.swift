/// Exit codes of the process. When several apply, 2 goes before 3, 3 before 1, 1 before 0.
enum ExitCode: Int32, CaseIterable {
    /// Ran to completion; no diagnostic at or above `--fail-on`.
    case success = 0
    /// Ran to completion; at least one diagnostic at or above `--fail-on`.
    case diagnostics = 1
    /// Could not do what was asked: usage, unreadable input, output not written, no files.
    case failure = 2
    /// GroupLint failed inside on a file; other results hold.
    case internalFailure = 3

    /// Lower case, no full stop.
    var meaning: String {
        switch self {
        case .success: "no diagnostic at or above --fail-on"
        case .diagnostics: "diagnostics at or above --fail-on, or a --diff that is not empty"
        case .failure: "usage or input error: wrong options, unreadable input, no files, output not written"
        case .internalFailure: "internal error in a file; the other results hold"
        }
    }
}
