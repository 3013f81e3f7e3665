/// Something that is wrong with a file or with the run rather than with SwiftUI code.
public struct InputProblem: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// Source that is not Swift; the rest of the file is linted all the same.
        case parse
        /// A file that could not be read.
        case io
        /// GroupLint itself failed on a file.
        case `internal`
        /// A file that was left out, with the reason.
        case skipped
        /// A fix that was not applied because it would do harm.
        case fix
    }

    public var kind: Kind
    public var severity: Severity
    /// Lower case, no full stop.
    public var message: String
    public var path: String
    /// Nil when the whole file is meant.
    public var range: SourceRange?

    public init(kind: Kind, severity: Severity, message: String, path: String, range: SourceRange?) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.path = path
        self.range = range
    }
}
