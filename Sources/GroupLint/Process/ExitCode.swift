/// Exit codes of the process. When several apply, 2 goes before 3, 3 before 1, 1 before 0.
enum ExitCode: Int32, CaseIterable {
    /// Ran to completion, nothing at or above the gate.
    case success = 0
    /// Ran to completion, diagnostics at or above the gate.
    case diagnostics = 1
    /// Could not do what was asked: usage, unreadable input, output not written, no files.
    case failure = 2
    /// GroupLint failed inside on a file; other results hold.
    case internalFailure = 3

    /// Lower case, no full stop.
    var meaning: String {
        switch self {
        case .success: "nothing at or above the gate"
        case .diagnostics: "diagnostics at or above the gate, or a --diff that is not empty"
        case .failure: "could not do what was asked: usage, unreadable input, no files, output not written"
        case .internalFailure: "GroupLint failed inside on a file; the other results hold"
        }
    }
}
