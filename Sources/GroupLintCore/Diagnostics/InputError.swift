/// Why a file could not be linted.
public struct InputError: Error, Sendable {
    /// `skipped` for a file that is left out on purpose (too large, not UTF-8), `io` for a file that could not be read.
    public var kind: InputProblem.Kind
    /// In lower case without a period.
    public var message: String

    public init(kind: InputProblem.Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
