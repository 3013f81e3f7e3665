/// Reads a baseline in the form in which GroupLint writes it, which takes a tenth of the time that the decoder of Foundation
/// takes. It gives up at everything else; then that decoder reads the file, or says what is wrong with it.
struct BaselineScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// The entries of a baseline; nil if the file has another form. The counts are not checked.
    static func entries(_ bytes: [UInt8]) -> [Baseline.Entry]? {
        guard firstMalformedUTF8Offset(bytes) == nil else { return nil }
        var scanner = BaselineScanner(bytes: bytes)
        guard let entries = scanner.document() else { return nil }
        scanner.skipSpace()
        return scanner.position == bytes.count ? entries : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func document() -> [Baseline.Entry]? {
        var found: [Baseline.Entry]?
        var version: Int?
        let isWhole = object { scanner, key in
            switch key {
            case "version" where version == nil: version = scanner.number()
            case "tool": return scanner.text() != nil
            case "entries" where found == nil: found = scanner.entries()
            default: return false
            }
            return true
        }
        return isWhole && version == BaselineDocument.version ? found : nil
    }

    private mutating func entries() -> [Baseline.Entry]? {
        var found: [Baseline.Entry] = []
        guard take("[") else { return nil }
        if take("]") { return found }
        repeat {
            guard let entry = entry() else { return nil }
            found.append(entry)
        } while take(",")
        return take("]") ? found : nil
    }

    private mutating func entry() -> Baseline.Entry? {
        var (path, rule, scope, hash): (String?, String?, String?, String?)
        var count: Int?
        let isWhole = object { scanner, key in
            switch key {
            case "path" where path == nil: path = scanner.text()
            case "rule" where rule == nil: rule = scanner.text()
            case "scope" where scope == nil: scope = scanner.text()
            case "hash" where hash == nil: hash = scanner.text()
            case "count" where count == nil: count = scanner.number()
            default: return false
            }
            return true
        }
        guard isWhole, let path, let rule, let scope, let hash, let count else { return nil }
        return Baseline.Entry(path: path, rule: rule, scope: scope, hash: hash, count: count)
    }

    // MARK: JSON

    /// Reads an object, whose values `read` reads. False if it has another form or `read` returns false.
    private mutating func object(_ read: (inout BaselineScanner, String) -> Bool) -> Bool {
        guard take("{") else { return false }
        repeat {
            guard let key = text(), take(":"), read(&self, key) else { return false }
        } while take(",")
        return take("}")
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Reads a positive number of at most ten digits.
    private mutating func number() -> Int? {
        skipSpace()
        let start = position
        var value = 0
        while position < bytes.count, position - start < 10, (0x30...0x39).contains(bytes[position]) {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        let isWritten = position > start && bytes[start] != 0x30
        return isWritten ? value : nil
    }

    /// Reads a text with the escapes that names of files can need.
    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        let start = position
        position = endOfPlainText(from: start)
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "\"") {
            position += 1
            return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
        }
        var unescaped = Array(bytes[start..<position])
        while position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), Self.isEscapedAsItself(bytes[position + 1]) {
            unescaped.append(bytes[position + 1])
            let end = endOfPlainText(from: position + 2)
            unescaped += bytes[(position + 2)..<end]
            position = end
        }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        return String(decoding: unescaped, as: UTF8.self)
    }

    /// Position of the next quote, backslash or control character, or of the end.
    private func endOfPlainText(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            end += 1
        }
        return end
    }

    private static func isEscapedAsItself(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/")
    }
}
