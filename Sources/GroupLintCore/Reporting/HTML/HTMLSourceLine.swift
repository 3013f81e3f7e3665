/// A source line as a page shows it: tabs are expanded, control characters visible, and long lines cut.
struct HTMLSourceLine {
    /// Maximum number of bytes that are shown.
    static let maximumLength = 1_000
    private static let tabWidth = 4

    private(set) var text = ""
    /// UTF-16 column in `text` of each byte of the line that is shown and of the end; nil if they are equal.
    private var columns: [UInt16]?
    private let shownLength: Int

    init(_ line: ArraySlice<UInt8>) {
        if line.count <= Self.maximumLength, line.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            text = String(decoding: line, as: UTF8.self)
            shownLength = line.count
            return
        }
        let bytes = Array(line.prefix(Self.maximumLength + 4))
        var columns: [UInt16] = []
        var column = 0
        while columns.count < bytes.count, columns.count < Self.maximumLength {
            let index = columns.count
            let length = scalarLength(bytes, at: index)
            let shown = Self.shown(bytes[index..<index + (length ?? 1)], isValid: length != nil, column: column)
            columns += Array(repeating: UInt16(column), count: length ?? 1)
            column += shown.utf16.count
            text.unicodeScalars += shown.unicodeScalars
        }
        shownLength = columns.count
        self.columns = columns + [UInt16(column)]
        if shownLength < line.count { text += "…" }
    }

    private static func shown(_ bytes: ArraySlice<UInt8>, isValid: Bool, column: Int) -> String {
        guard isValid else { return "\u{FFFD}" }
        let text = String(decoding: bytes, as: UTF8.self)
        if text == "\t" { return String(repeating: " ", count: tabWidth - column % tabWidth) }
        return escapingControls(text)
    }

    /// UTF-16 column in `text`, 0-based, of a byte of the line. Bytes that are not shown count as the end.
    func column(_ byte: Int) -> Int {
        let byte = min(max(0, byte), shownLength)
        return columns.map { Int($0[byte]) } ?? byte
    }
}
