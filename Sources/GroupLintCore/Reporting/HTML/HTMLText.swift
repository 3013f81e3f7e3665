/// Text inside HTML documents.
package enum HTMLText {
    /// Escapes text for element content and for attribute values in double quotes. Control characters become visible, so that
    /// the result is one line.
    package static func escaped(_ text: String) -> String {
        // By scalar: a character can begin with one of these and still be another character.
        escapingControls(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Escapes the text of a message. What is between two backticks becomes a `code` element.
    package static func withCode(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick without a second one is not around code.
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(escaped(String(part)))</code>" : escaped(String(part))
        }.joined()
    }

    /// A `script` element with data that the page's script reads: `JSON.parse(document.getElementById(id).textContent)`.
    ///
    /// - Parameter id: letters only.
    package static func data(_ value: some Encodable, id: String) throws -> [UInt8] {
        let open = "<script type=\"application/json\" id=\"\(id)\">"
        return Array(open.utf8) + embedded(try encodedJSONLine(value)) + Array("</script>\n".utf8)
    }

    /// JSON that cannot end the element around it or open a comment in it: `<` occurs only inside of strings, and there it
    /// becomes an escape.
    static func embedded(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") { result += "\\u003c".utf8 } else { result.append(byte) }
        }
        return result
    }
}
