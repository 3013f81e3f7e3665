/// Adds colors to terminal output, if enabled.
package struct TextStyle: Sendable {
    package var isColored: Bool

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Kind of a piece of text; decides its color.
    package enum Role: Sendable {
        case error
        case warning
        case info
        case note
        case help
        case path
        case gutter
        case strong

        /// Parameters of the terminal's "select graphic rendition" sequence.
        fileprivate var code: String {
            switch self {
            case .error: "1;31"
            case .warning: "1;33"
            case .info: "1;36"
            case .note: "1;32"
            case .help: "1;36"
            case .path: "1"
            case .gutter: "2;34"
            case .strong: "1"
            }
        }
    }

    package func paint(_ text: String, _ role: Role) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
    }

    func paint(_ severity: Severity) -> String {
        switch severity {
        case .error: paint("error", .error)
        case .warning: paint("warning", .warning)
        case .info, .off: paint("info", .info)
        }
    }
}
