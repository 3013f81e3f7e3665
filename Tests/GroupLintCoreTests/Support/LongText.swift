import Testing

/// A text for an argument of a test. What is long is shown in a few words.
struct LongText: CustomTestStringConvertible, ExpressibleByStringLiteral, Sendable {
    let text: String
    let testDescription: String

    init(stringLiteral text: String) {
        self.text = text
        testDescription = text.debugDescription
    }

    /// A text that is repeated.
    init(_ text: String, count: Int) {
        self.text = String(repeating: text, count: count)
        testDescription = "\(count) times \(text.debugDescription)"
    }
}

/// Texts of files by path for an argument of a test, which shows the paths alone.
struct NamedFiles: CustomTestStringConvertible, ExpressibleByDictionaryLiteral, Sendable {
    let texts: [String: String]

    init(dictionaryLiteral files: (String, String)...) {
        texts = Dictionary(uniqueKeysWithValues: files)
    }

    var testDescription: String { "files \(texts.keys.sorted().joined(separator: ", "))" }
}
