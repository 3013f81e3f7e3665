/// Why a file could not be linted.
package struct InputError: Error, Sendable {
    /// `skipped` for what is left out on purpose (too large, not UTF-8), `io` for what could not be read.
    package var kind: InputProblem.Kind
    /// Lower case, no full stop.
    package var message: String

    package init(kind: InputProblem.Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
