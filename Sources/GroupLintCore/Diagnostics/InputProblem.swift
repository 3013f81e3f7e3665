/// A problem with a file or with the run, not with SwiftUI code.
public struct InputProblem: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// A syntax error. The rest of the file is still linted.
        case parse
        /// A file that could not be read.
        case io
        /// An internal error of GroupLint in a file.
        case `internal`
        /// A file that was left out; the message gives the reason.
        case skipped
        /// A fix that was not applied; the message gives the reason.
        case fix
    }

    public var kind: Kind
    public var severity: Severity
    /// In lower case without a period.
    public var message: String
    public var path: String
    /// Nil if the problem is about the whole file.
    public var range: SourceRange?

    public init(kind: Kind, severity: Severity, message: String, path: String, range: SourceRange?) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.path = path
        self.range = range
    }
}
