/// Reads lines, keys, scalars and flow collections.
extension YAMLReader {
    var atEnd: Bool { position >= bytes.count }

    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    func byte(_ ahead: Int) -> UInt8 { position + ahead < bytes.count ? bytes[position + ahead] : 0 }

    var atLineBreak: Bool { current.isLineBreak }

    /// Whether the line ends here or a comment starts here.
    var atLineEnd: Bool { atEnd || atLineBreak || atComment }

    private var atComment: Bool {
        current == UInt8(ascii: "#") && (position == 0 || Self.isBlank(bytes[position - 1]))
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte.isBlank || byte.isLineBreak }

    /// 0-based column in bytes.
    var column: Int {
        var start = position
        while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
        if start == 0, bytes.starts(with: byteOrderMark) { start = byteOrderMark.count }
        return position - start
    }

    var atDash: Bool {
        current == UInt8(ascii: "-") && (position + 1 >= bytes.count || Self.isBlank(bytes[position + 1]))
    }

    var atDocumentMark: Bool {
        guard column == 0, position + 3 <= bytes.count else { return false }
        let mark = bytes[position..<position + 3]
        guard mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8) else { return false }
        return position + 3 == bytes.count || Self.isBlank(bytes[position + 3])
    }

    mutating func skipSpaces() {
        while current.isBlank, !atEnd { position += 1 }
    }

    /// Skips blank lines and comments up to the next content.
    mutating func skipToContent() throws(YAMLError) {
        while !atEnd {
            if atLineBreak || current == 0x20 {
                position += 1
            } else if current == 0x09 {
                throw error("a tab cannot indent; use spaces")
            } else if atComment {
                while !atEnd, !atLineBreak { position += 1 }
            } else {
                return
            }
        }
    }

    // MARK: Keys

    /// Whether the next thing is a key with a colon.
    func atKey() throws(YAMLError) -> Bool {
        if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") { return false }
        var copy = self
        _ = try copy.readScalar(inFlow: false)
        copy.skipSpaces()
        return copy.current == UInt8(ascii: ":") && (copy.position + 1 >= bytes.count || Self.isBlank(copy.byte(1)))
    }

    mutating func readKey(inFlow: Bool = false) throws(YAMLError) -> (String, SourceRange) {
        let start = position
        let (text, _) = try readScalar(inFlow: inFlow)
        let range = SourceRange(start: UInt32(start), end: UInt32(position))
        skipSpaces()
        guard current == UInt8(ascii: ":") else { throw error("a colon is missing behind \"\(text)\"") }
        position += 1
        return (text, range)
    }

    // MARK: Values

    mutating func readFlowValue(inFlow: Bool) throws(YAMLError) -> YAMLNode {
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw error("values are nested too deeply") }
        switch current {
        case UInt8(ascii: "["): return try readFlowSequence()
        case UInt8(ascii: "{"): return try readFlowMapping()
        default:
            let (text, isQuoted) = try readScalar(inFlow: inFlow)
            let range = SourceRange(start: UInt32(start), end: UInt32(position))
            if !isQuoted, text.isEmpty || text == "~" || text == "null" { return YAMLNode(value: .null, range: range) }
            return YAMLNode(value: .scalar(text, isQuoted: isQuoted), range: range)
        }
    }

    private mutating func readFlowSequence() throws(YAMLError) -> YAMLNode {
        let start = position
        var items: [YAMLNode] = []
        position += 1
        while true {
            try skipInFlow(start)
            if current == UInt8(ascii: "]") { break }
            items.append(try readFlowValue(inFlow: true))
            try skipInFlow(start)
            guard current == UInt8(ascii: ",") else { break }
            position += 1
        }
        try close(UInt8(ascii: "]"), "]")
        return YAMLNode(value: .sequence(items), range: SourceRange(start: UInt32(start), end: UInt32(position)))
    }

    private mutating func readFlowMapping() throws(YAMLError) -> YAMLNode {
        let start = position
        var entries: [YAMLNode.Entry] = []
        var keys: Set<String> = []
        position += 1
        while true {
            try skipInFlow(start)
            if current == UInt8(ascii: "}") { break }
            let (key, keyRange) = try readKey(inFlow: true)
            guard keys.insert(key).inserted else {
                throw YAMLError(message: "\"\(key)\" is set twice", range: keyRange)
            }
            try skipInFlow(start)
            entries.append(YAMLNode.Entry(key: key, keyRange: keyRange, value: try readFlowValue(inFlow: true)))
            try skipInFlow(start)
            guard current == UInt8(ascii: ",") else { break }
            position += 1
        }
        try close(UInt8(ascii: "}"), "}")
        return YAMLNode(value: .mapping(entries), range: SourceRange(start: UInt32(start), end: UInt32(position)))
    }

    private mutating func close(_ bracket: UInt8, _ text: String) throws(YAMLError) {
        guard current == bracket, !atEnd else { throw error("\(text) or a comma is missing here") }
        position += 1
    }

    private mutating func skipInFlow(_ start: Int) throws(YAMLError) {
        try skipToContent()
        if atEnd {
            let range = SourceRange(start: UInt32(start), end: UInt32(start + 1))
            throw YAMLError(message: "the bracket is not closed", range: range)
        }
    }

    // MARK: Scalars

    mutating func readScalar(inFlow: Bool) throws(YAMLError) -> (text: String, isQuoted: Bool) {
        switch current {
        case UInt8(ascii: "\""): return (try readDoubleQuoted(), true)
        case UInt8(ascii: "'"): return (try readSingleQuoted(), true)
        case UInt8(ascii: "&"), UInt8(ascii: "*"):
            // Settings use patterns such as `**/Tests/`. A single `*name` is an alias.
            guard current == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "*") || byte(1) == UInt8(ascii: ".") else {
                throw error("anchors and aliases are not supported; put the text into quotes if it is meant")
            }
        case UInt8(ascii: "!"): throw error("tags are not supported; put the text into quotes if it is meant")
        case UInt8(ascii: "|"), UInt8(ascii: ">"): throw error("text over several lines is not supported; use quotes")
        case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
            throw error("text cannot start with this character; put it into quotes")
        default: break
        }
        return (readPlain(inFlow: inFlow), false)
    }

    private mutating func readPlain(inFlow: Bool) -> String {
        let start = position
        while !atEnd, !atLineBreak, !atComment {
            if current == UInt8(ascii: ":"), position + 1 >= bytes.count || Self.isBlank(byte(1)) { break }
            if inFlow, ",[]{}".utf8.contains(current) { break }
            position += 1
        }
        var end = position
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        position = end
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func readSingleQuoted() throws(YAMLError) -> String {
        let start = position
        var text: [UInt8] = []
        position += 1
        while !atEnd, !atLineBreak {
            if current == UInt8(ascii: "'") {
                guard byte(1) == UInt8(ascii: "'") else {
                    position += 1
                    return String(decoding: text, as: UTF8.self)
                }
                position += 1
            }
            text.append(current)
            position += 1
        }
        throw unclosed(start)
    }

    private mutating func readDoubleQuoted() throws(YAMLError) -> String {
        let start = position
        var text: [UInt8] = []
        position += 1
        while !atEnd, !atLineBreak {
            switch current {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                text.append(try escaped())
            default: text.append(current)
            }
            position += 1
        }
        throw unclosed(start)
    }

    private func escaped() throws(YAMLError) -> UInt8 {
        switch current {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "/"), 0x20: return current
        default: throw error("unknown escape; use single quotes for a backslash that means itself")
        }
    }

    private func unclosed(_ start: Int) -> YAMLError {
        YAMLError(
            message: "the quote is not closed on its line", range: SourceRange(start: UInt32(start), end: UInt32(start + 1)))
    }
}
