import GroupLintEngine

/// Converts between paths and `file:` URIs.
enum DocumentURI {
    /// Longest path in bytes that any system opens.
    private static let longestPath = 4096

    /// Absolute path of a `file:` URI; nil for other URIs, for invalid text, and if no file can have the path.
    static func path(_ uri: String) -> String? {
        // A byte has at most three characters.
        guard uri.utf8.count <= 3 * longestPath + 32, uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count)
        guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        // Files on another host have no path on this one.
        let host = rest[..<slash]
        guard host.isEmpty || host.lowercased() == "localhost", let bytes = decoded(rest[slash...].utf8) else { return nil }
        guard bytes.count <= longestPath, !bytes.contains(0), firstMalformedUTF8Offset(bytes) == nil else { return nil }
        return FilePath.normalized(String(decoding: bytes, as: UTF8.self))
    }

    static func uri(_ path: String) -> String {
        var text = "file://"
        let hex = Array("0123456789ABCDEF")
        for byte in path.utf8 {
            if isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%"
                text.append(hex[Int(byte >> 4)])
                text.append(hex[Int(byte & 15)])
            }
        }
        return text
    }

    private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
