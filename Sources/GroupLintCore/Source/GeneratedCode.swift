/// Tells source that a tool has written from source that people keep.
enum GeneratedCode {
    /// Lines that are looked at: tools say so in the comment at the top.
    private static let lineCount = 12

    /// Whether a file says that it is generated, by the comments at its top or by its name.
    static func isMarked(_ bytes: [UInt8], path: String) -> Bool {
        path.utf8.suffix(16).elementsEqual(".generated.swift".utf8) || hasMark(bytes)
    }

    private static func hasMark(_ bytes: [UInt8]) -> Bool {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var isInBlock = false
        var saysGenerated = false
        var forbidsEdits = false
        for _ in 0..<lineCount where start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
            start = end + 1
            if line.isEmpty { continue }
            let isComment = isInBlock || line.starts(with: "//".utf8) || line.starts(with: "/*".utf8)
            guard isComment else { break }
            isInBlock = (isInBlock || line.starts(with: "/*".utf8)) && !contains(line, "*/")
            let text = line.drop { [UInt8(ascii: "/"), UInt8(ascii: "*"), 0x20, 0x09].contains($0) }
            if text.isEmpty { continue }
            if contains(text, "@generated") || startsWith(text, "generated using") || contains(text, "code generated") {
                return true
            }
            saysGenerated = saysGenerated || contains(text, "generated")
            forbidsEdits = forbidsEdits || edits.contains { contains(text, $0) }
        }
        return saysGenerated && forbidsEdits
    }

    /// What tools ask of people, besides saying that they have generated the file.
    private static let edits = ["do not edit", "do not modify", "don't edit", "not be edited", "not be modified", "do not change"]

    /// Upper and lower case count as equal; the word is in lower case.
    private static func contains(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
        guard let first = word.utf8.first else { return true }
        return text.indices.contains { lowercased(text[$0]) == first && startsWith(text[$0...], word) }
    }

    private static func startsWith(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
        text.count >= word.utf8.count && zip(text, word.utf8).allSatisfy { lowercased($0) == $1 }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
