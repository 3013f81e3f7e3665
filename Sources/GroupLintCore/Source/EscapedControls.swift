/// Makes text safe for a terminal: characters that move the cursor, change colors or reverse the direction of text
/// become escapes such as `\u{1B}`.
///
/// Also escapes the commands that CI services recognize anywhere in a line: `##[`, `##vso[`, `##teamcity[`.
public func escapingControls(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return withoutServiceCommands(text) }
    var result = ""
    for scalar in text.unicodeScalars {
        if isInvisibleControl(scalar) {
            result += visibleEscape(scalar)
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return withoutServiceCommands(result)
}

/// Makes a path safe at the start of a line, where CI services take `::error` for a command.
public func visiblePath(_ path: String) -> String {
    let text = escapingControls(path)
    // Services skip every kind of white space.
    return text.unicodeScalars.first { !$0.properties.isWhitespace } == ":" ? "./" + text : text
}

/// Breaks the commands that CI services recognize anywhere in a line.
public func withoutServiceCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")), text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result: [UInt8] = []
    for byte in text.utf8 {
        if byte == UInt8(ascii: "["), endsServiceCommand(result) {
            result += "\\u{5B}".utf8
        } else {
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Whether a `[` after these bytes would start a CI command: `##`, then letters, then `[`.
public func endsServiceCommand(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let rest = bytes.reversed().drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return rest.prefix(2).elementsEqual([UInt8(ascii: "#"), UInt8(ascii: "#")])
}

/// Visible form of a control character, such as `\n` or `\u{1B}`.
public func visibleEscape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

/// Whether this is a C0 or C1 control, DEL, a line or paragraph separator, or a control of bidirectional text.
public func isInvisibleControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
