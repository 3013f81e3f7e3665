import GroupLintEngine

/// The kind of word that belongs at a place in a configuration. It is found from the lines up to the place, because text
/// that is being edited often cannot be parsed.
enum ConfigurationPlace {
    case key
    case ruleID
    case severity
    /// One of the allowed words of a key.
    case value(ConfigurationKey)
    case preset
    /// A key below the rule with this id.
    case ruleKey(String)
    case other

    /// - Parameter lineStart: byte offset of the start of the line.
    /// - Parameter wordStart: byte offset of the start of the word at the cursor.
    init(_ bytes: [UInt8], lineStart: Int, wordStart: Int) {
        let before = String(decoding: bytes[lineStart..<wordStart], as: UTF8.self)
        let indentation = Self.indentation(before)
        let text = before.drop { $0 == " " }
        let parents = Self.parents(
            String(decoding: bytes[..<lineStart], as: UTF8.self), below: text.isEmpty ? indentation : Self.indentation(before))
        if text.hasPrefix("#") { self = .other } else { self = Self.place(text, indentation, parents) }
    }

    private static func place(_ text: Substring, _ indentation: Int, _ parents: [String]) -> ConfigurationPlace {
        let (top, inner) = (parents.first, parents.dropFirst().first)
        let extends = ConfigurationKey.extends.rawValue
        if text.hasPrefix(extends + ":") || top == extends { return .preset }
        if text.hasPrefix("severity:") { return .severity }
        let key = indentation == 0 ? text.firstIndex(of: ":").flatMap { ConfigurationKey(rawValue: String(text[..<$0])) } : nil
        if let key, !key.words.isEmpty { return .value(key) }
        if FixesKey.allCases.contains(where: { text.hasPrefix($0.rawValue + ":") }) { return .ruleID }
        if text.isEmpty {
            if indentation == 0 { return .key }
            let isBelowRules = parents.last == "rules"
            if isBelowRules { return .ruleID }
            if top == "rules", let inner { return .ruleKey(inner) }
            return .other
        }
        if parents.last == "rules", text.contains(":") { return .severity }
        return text.hasPrefix("rules:") ? .ruleID : .other
    }

    private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

    /// Keys that enclose a line with the given indentation, outermost first.
    private static func parents(_ text: String, below indentation: Int) -> [String] {
        var keys: [String] = []
        var limit = indentation
        for line in text.split(separator: "\n", omittingEmptySubsequences: true).reversed() {
            let own = Self.indentation(String(line))
            let content = line.drop { $0 == " " || $0 == "-" }
            guard own < limit, !content.isEmpty, !content.hasPrefix("#"), let colon = content.firstIndex(of: ":") else {
                continue
            }
            keys.append(String(content[..<colon]))
            limit = own
            if own == 0 { break }
        }
        return keys.reversed()
    }
}
