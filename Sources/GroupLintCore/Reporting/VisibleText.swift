/// Text as it may be sent to a terminal: characters that move the cursor, change colours or reverse the direction of
/// text become escapes such as `\u{1B}`.
func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if isInvisibleControl(scalar) {
            result += visibleEscape(scalar)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// How a control character is shown.
func visibleEscape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

/// C0, C1 and DEL, line and paragraph separators, and the controls of bidirectional text.
func isInvisibleControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
