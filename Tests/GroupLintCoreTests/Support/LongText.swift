import Testing

/// A text as an argument of a test. The name of the test shows a short form of a long text.
struct LongText: CustomTestStringConvertible, ExpressibleByStringLiteral, Sendable {
    let text: String
    let testDescription: String

    init(stringLiteral text: String) {
        self.text = text
        testDescription = text.debugDescription
    }

    /// A text made of a repeated piece.
    init(_ text: String, count: Int) {
        self.text = String(repeating: text, count: count)
        testDescription = "\(count) times \(text.debugDescription)"
    }
}

/// Texts of files by path as an argument of a test. The name of the test shows only the paths.
struct NamedFiles: CustomTestStringConvertible, ExpressibleByDictionaryLiteral, Sendable {
    let texts: [String: String]

    init(dictionaryLiteral files: (String, String)...) {
        texts = Dictionary(uniqueKeysWithValues: files)
    }

    var testDescription: String { "files \(texts.keys.sorted().joined(separator: ", "))" }
}
