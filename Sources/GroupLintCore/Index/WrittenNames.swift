/// The names in the code of a run, except where `func` or `var` declares them. It is read as text, because most bodies outside
/// of views are not parsed: a name in a literal counts, one in a comment does not.
struct WrittenNames: Sendable {
    private var names = NameTable(minimumCapacity: 4096)

    func contains(_ name: Name) -> Bool { names.contains(name) }

    mutating func add(_ bytes: [UInt8]) {
        var start = 0
        var isDeclared = false
        while start < bytes.count {
            let byte = bytes[start]
            if Self.isPartOfName(byte) {
                var end = start + 1
                while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
                let name = Name(bytes, in: start..<end)
                if !isDeclared { _ = names.add(name) }
                isDeclared = name == Self.function || name == Self.variable
                start = end
            } else if byte == UInt8(ascii: "/"), let end = Self.endOfComment(at: start, bytes) {
                start = end
            } else {
                // A name in back quotes follows its keyword too.
                if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`") { isDeclared = false }
                start += 1
            }
        }
    }

    private static let function: Name = "func"
    private static let variable: Name = "var"

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The end of the comment that starts at a slash. A slash after another sign than white space may be in a literal:
    /// `https://a`, `image/*`.
    private static func endOfComment(at start: Int, _ bytes: [UInt8]) -> Int? {
        guard start + 1 < bytes.count, start == 0 || bytes[start - 1] <= UInt8(ascii: " ") else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"):
            return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            var end = start + 2
            while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
            return end + 2
        default: return nil
        }
    }
}
