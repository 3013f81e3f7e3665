/// Why a file could not be linted.
public struct InputError: Error, Sendable {
    /// `skipped` for what is left out on purpose (too large, not UTF-8), `io` for what could not be read.
    public var kind: InputProblem.Kind
    /// Lower case, no full stop.
    public var message: String

    public init(kind: InputProblem.Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
