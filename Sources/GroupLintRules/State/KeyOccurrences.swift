import GroupLintCore

/// How often the files of the project name some keys. Each file is read once for all keys.
struct KeyOccurrences {
    /// How often each key is written with its quotes.
    private(set) var literals: [Int]
    /// Whether an enum has a case with the name of the key, which may stand for it.
    private(set) var isCase: [Bool]

    /// Nil if a file cannot be read.
    init?(of keys: [StorageKey], _ context: RuleContext) {
        literals = keys.map { _ in 0 }
        isCase = keys.map { _ in false }
        let texts = keys.map { Array($0.text.utf8) }
        let cases = keys.map { Array("case \($0.name)".utf8) }
        for file in context.index.files {
            guard let bytes = context.read(file.path)?.bytes else { return nil }
            for position in bytes.indices {
                if bytes[position] == UInt8(ascii: "\"") {
                    for key in keys.indices where bytes.has(texts[key], at: position) { literals[key] += 1 }
                } else if bytes[position] == UInt8(ascii: "c") {
                    for key in keys.indices where bytes.has(cases[key], at: position) { isCase[key] = true }
                }
            }
        }
    }
}

extension [UInt8] {
    fileprivate func has(_ text: [UInt8], at position: Int) -> Bool {
        position + text.count <= count && self[position..<(position + text.count)].elementsEqual(text)
    }
}
