/// Helpers for writing XML documents.
enum XML {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Escapes text for element content and for values in double quotes. The result is one line and has no characters that
    /// XML 1.0 forbids.
    static func text(_ text: String) -> String {
        escapingControls(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": result += visibleEscape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Renders each attribute as ` name="value"`.
    static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\(text($0.value))\"" }.joined()
    }
}
