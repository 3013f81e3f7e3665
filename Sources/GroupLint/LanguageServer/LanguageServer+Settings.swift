import GroupLintEngine

/// Hover and completion in a `.grouplint.yml`.
extension LanguageServer {
    /// Help for a configuration key or a rule option; nil for everything else.
    func settingHover(_ document: TextDocument, _ offset: Int) -> LSPHover? {
        guard isConfiguration(document.uri), let (word, range) = word(at: offset, in: document) else { return nil }
        let lineStart = document.positions.line(at: offset).lowerBound
        let help: String?
        switch ConfigurationPlace(document.bytes, lineStart: lineStart, wordStart: Int(range.start)) {
        case .key: help = ConfigurationKey(rawValue: word)?.help
        case .ruleKey(let id): help = options(of: id).first { $0.name == word }?.help
        default: help = nil
        }
        return help.map { LSPHover(contents: LSPMarkup(kind: "plaintext", value: $0), range: document.positions.range(range)) }
    }

    private func options(of id: String) -> [RuleOptionSummary] {
        rules.first { $0.info.id == id }?.optionSummaries ?? []
    }

    func settingItems(_ document: TextDocument, lineStart: Int, wordStart: Int, _ range: LSPRange) -> [LSPCompletionItem] {
        let place = ConfigurationPlace(document.bytes, lineStart: lineStart, wordStart: wordStart)
        switch place {
        case .key: return ConfigurationKey.allCases.map { word($0.rawValue, 10, range, detail: $0.help) }
        case .ruleID: return rules.map { item($0, range) }
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
