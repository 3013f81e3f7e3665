import GroupLintEngine

/// Hover and completion in a `.grouplint.yml`.
extension LanguageServer {
    /// Help for a configuration key, a rule option, or a name of several rules; nil for everything else.
    func settingHover(_ document: TextDocument, _ offset: Int) -> LSPHover? {
        guard isConfiguration(document.uri), let (word, range) = word(at: offset, in: document, signs: Array("*?".utf8)) else {
            return nil
        }
        let lineStart = document.positions.line(at: offset).lowerBound
        let help: String?
        switch ConfigurationPlace(document.bytes, lineStart: lineStart, wordStart: Int(range.start)) {
        case .key: help = ConfigurationKey(rawValue: word)?.help
        case .ruleKey(let id): help = options(of: id).first { $0.name == word }?.help
        case .ruleID: help = severalRules(word)
        case .severity, .value, .preset, .other: help = nil
        }
        return help.map { LSPHover(contents: LSPMarkup(kind: "plaintext", value: $0), range: document.positions.range(range)) }
    }

    private var names: RuleNames { RuleNames(rules.map { $0.info }) }

    /// The rules that a category or a pattern names; nil for the id of a rule.
    private func severalRules(_ text: String) -> String? {
        guard let selector = try? names.selector(text), selector.kind != .id else { return nil }
        let ids = "Rules: \(names.ids(matching: [selector]).joined(separator: ", "))."
        let summary = RuleCategory(rawValue: text)?.summary
        return summary.map { "\($0.prefix(1).uppercased())\($0.dropFirst()).\n\n\(ids)" } ?? ids
    }

    private func options(of id: String) -> [RuleOptionSummary] {
        rules.first { $0.info.id == id }?.optionSummaries ?? []
    }

    func settingItems(_ document: TextDocument, lineStart: Int, wordStart: Int, _ range: LSPRange) -> [LSPCompletionItem] {
        let place = ConfigurationPlace(document.bytes, lineStart: lineStart, wordStart: wordStart)
        switch place {
        case .key: return ConfigurationKey.allCases.map { word($0.rawValue, 10, range, detail: $0.help) }
        case .ruleID:
            return rules.map { item($0, range) } + names.categories.map { word($0.rawValue, 20, range, detail: $0.summary) }
                + [word(RuleNames.everyRule, 20, range, detail: "every rule")]
        case .severity: return Severity.allCases.map { word($0.rawValue, 20, range) }
        case .value(let key): return key.words.map { word($0, 20, range) }
        case .preset:
            let prefix = Preset.prefix.utf8
            let isBehindPrefix = document.bytes[lineStart..<wordStart].suffix(prefix.count).elementsEqual(prefix)
            return Preset.allCases.map { word(isBehindPrefix ? $0.rawValue : $0.reference, 20, range) }
        case .ruleKey(let id):
            return [word("severity", 10, range)] + options(of: id).map { word($0.name, 10, range, detail: $0.help) }
        case .other: return []
        }
    }
}
