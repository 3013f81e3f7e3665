extension YAMLReader {
    /// The file with blanks instead of text over several lines (`script: |` and the lines below it), which the reader rejects.
    /// For files of other tools, where only other values matter. Places stay the same.
    package static func blankingBlockText(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var keyColumn: Int?
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[start..<end]
            let content = line.firstIndex { !isBlank($0) }
            if let column = keyColumn, content.map({ $0 - start > column }) ?? true {
                for position in start..<end { result[position] = UInt8(ascii: " ") }
            } else {
                keyColumn = nil
                if let content, let indicator = indicator(in: line) {
                    for position in indicator..<end { result[position] = UInt8(ascii: " ") }
                    // The key of `- script: |` is behind the hyphen.
                    keyColumn = (line[content...].firstIndex { $0 != UInt8(ascii: "-") && !isBlank($0) } ?? content) - start
                }
            }
            start = end + 1
        }
        return result
    }

    /// The position of `|` or `>` at the end of a line, after a colon or a hyphen: `script: |-`.
    private static func indicator(in line: ArraySlice<UInt8>) -> Int? {
        guard let position = line.lastIndex(where: { !isBlank($0) && !"+-0123456789".utf8.contains($0) }),
            line[position] == UInt8(ascii: "|") || line[position] == UInt8(ascii: ">"),
            let before = line[..<position].lastIndex(where: { !isBlank($0) }), before + 1 < position,
            line[before] == UInt8(ascii: ":") || line[before] == UInt8(ascii: "-")
        else { return nil }
        return position
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    }
}
