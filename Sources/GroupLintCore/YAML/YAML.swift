/// One value of a YAML file with its place in the file.
public struct YAMLNode: Sendable {
    public indirect enum Value: Sendable {
        case null
        /// Text of a scalar. Quoted text is never a number or a special word.
        case scalar(String, isQuoted: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    public struct Entry: Sendable {
        public var key: String
        public var keyRange: SourceRange
        public var value: YAMLNode
    }

    public var value: Value
    /// Byte range of the value. For a block mapping or block list, the range of its first line.
    public var range: SourceRange

    /// Kind of the value in words, for messages.
    public var kind: String {
        switch value {
        case .null: "nothing"
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// Why a YAML file cannot be read, and where.
public struct YAMLError: Error, Sendable {
    /// Lower case, without a full stop.
    public var message: String
    public var range: SourceRange
}

/// Reader for the part of YAML that settings need: mappings, lists, flow collections in brackets, plain and quoted
/// text, comments. Anchors, tags, block text and multiple documents are errors with a place.
public struct YAMLReader {
    let bytes: [UInt8]
    var position = 0
    var depth = 0

    /// Largest file in bytes that is read.
    public static let maximumSize = 256 << 10
    static let maximumDepth = 32

    public static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
        guard bytes.count <= maximumSize else {
            throw YAMLError(message: "the file is larger than 256 KiB", range: SourceRange(start: 0, end: 0))
        }
        var reader = YAMLReader(bytes: bytes)
        if bytes.starts(with: byteOrderMark) { reader.position = byteOrderMark.count }
        return try reader.readDocument()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readDocument() throws(YAMLError) -> YAMLNode {
        try skipToContent()
        if atDocumentMark { position += 3 }
        try skipToContent()
        let node = try readBlock(minimumIndent: 0)
        try skipToContent()
        if atDocumentMark { throw error("a second document is not supported") }
        guard atEnd else { throw error("this line does not fit the indentation of those above it") }
        return node
    }

    // MARK: Blocks

    /// Reads the value that starts on the next line with content; null if that line is indented too little.
    mutating func readBlock(minimumIndent: Int) throws(YAMLError) -> YAMLNode {
        try skipToContent()
        let indent = column
        guard !atEnd, indent >= minimumIndent, !atDocumentMark else {
            return YAMLNode(value: .null, range: SourceRange(start: UInt32(position), end: UInt32(position)))
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw error("values are nested too deeply") }
        if atDash { return try readSequence(indent) }
        if try atKey() { return try readMapping(indent) }
        return try readInlineValue()
    }

    private mutating func readSequence(_ indent: Int) throws(YAMLError) -> YAMLNode {
        let start = position
        var items: [YAMLNode] = []
        while !atEnd, column == indent, atDash {
            position += 1
            skipSpaces()
            items.append(atLineEnd ? try readBlock(minimumIndent: indent + 1) : try readItem())
            try skipToContent()
        }
        // The next key of the enclosing mapping may be in the same column as the list.
        guard atEnd || column <= indent || atDocumentMark else { throw error("this line is indented too far") }
        return YAMLNode(value: .sequence(items), range: range(start))
    }

    /// Reads a list item. `- key: value` starts a mapping; its other keys are on the next lines.
    private mutating func readItem() throws(YAMLError) -> YAMLNode {
        let isKey = try atKey()
        if atDash || isKey { return try readBlock(minimumIndent: column) }
        return try readInlineValue()
    }

    private mutating func readMapping(_ indent: Int) throws(YAMLError) -> YAMLNode {
        let start = position
        var entries: [YAMLNode.Entry] = []
        var keys: Set<String> = []
        while !atEnd, column == indent, try atKey() {
            let (key, keyRange) = try readKey()
            guard keys.insert(key).inserted else {
                throw YAMLError(message: "\"\(key)\" is set twice", range: keyRange)
            }
            skipSpaces()
            let value: YAMLNode
            if atLineEnd {
                try skipToContent()
                // A list may be in the same column as its key.
                value = try readBlock(minimumIndent: column == indent && atDash ? indent : indent + 1)
            } else {
                value = try readInlineValue()
            }
            entries.append(YAMLNode.Entry(key: key, keyRange: keyRange, value: value))
            try skipToContent()
        }
        try expectOutdent(indent)
        return YAMLNode(value: .mapping(entries), range: range(start))
    }

    private func expectOutdent(_ indent: Int) throws(YAMLError) {
        guard atEnd || column < indent || atDocumentMark || (column == indent && atDash) else {
            throw error(column > indent ? "this line is indented too far" : "a key with a colon is missing here")
        }
    }

    // MARK: Values on one line

    mutating func readInlineValue() throws(YAMLError) -> YAMLNode {
        let node = try readFlowValue(inFlow: false)
        skipSpaces()
        guard atLineEnd else { throw error("unexpected text behind the value") }
        return node
    }

    func range(_ start: Int) -> SourceRange { SourceRange(start: UInt32(start), end: UInt32(max(start, lastContent(start)))) }

    /// End of the range that starts at a position: the reader's position, but at most the end of that line without
    /// spaces.
    private func lastContent(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return min(end, max(position, start))
    }

    func error(_ message: String, length: Int = 1) -> YAMLError {
        let end = min(position + length, bytes.count)
        return YAMLError(message: message, range: SourceRange(start: UInt32(min(position, end)), end: UInt32(end)))
    }
}
