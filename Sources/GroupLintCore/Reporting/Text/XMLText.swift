/// Pieces of XML documents.
enum XML {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Text for content and for values in double quotes: on one line, and without characters that XML 1.0 forbids,
    /// escaped or not.
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

    /// ` name="value"` for each.
    static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\(text($0.value))\"" }.joined()
    }
}
