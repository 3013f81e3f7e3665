import GroupLintEngine

extension LanguageServer {
    func hover(_ parameters: PositionParameters) -> LSPHover? {
        guard let document = documents[parameters.textDocument.uri] else { return nil }
        let offset = document.positions.offset(parameters.position)
        if let hover = settingHover(document, offset) { return hover }
        if let (rule, range) = ruleID(at: offset, in: document) {
            return LSPHover(contents: documentation([rule]), range: document.positions.range(range))
        }
        let found = diagnostics(document).report.diagnostics.filter {
            Int($0.range.start) <= offset && offset <= Int($0.range.end)
        }
        guard let range = found.first?.range else { return nil }
        let meant = rules.filter { rule in found.contains { $0.rule == rule.info.id } }
        return LSPHover(contents: documentation(meant), range: document.positions.range(range))
    }

    private func documentation(_ rules: [any Rule.Type]) -> LSPMarkup {
        let formats = client.textDocument?.hover?.contentFormat
        if let formats, !formats.contains("markdown") {
            return LSPMarkup(kind: "plaintext", value: rules.map { RuleReference.plainText(for: $0) }.joined(separator: "\n"))
        }
        return LSPMarkup(value: rules.map { RuleReference.wrappedSection(for: $0) }.joined(separator: "\n---\n\n"))
    }

    /// The rule whose id is at a byte offset, in a suppression comment or a configuration.
    private func ruleID(at offset: Int, in document: TextDocument) -> (any Rule.Type, SourceRange)? {
        guard let (word, range) = word(at: offset, in: document) else { return nil }
        guard let rule = rules.first(where: { $0.info.id == word }) else { return nil }
        let before = document.bytes[document.positions.line(at: offset).lowerBound..<Int(range.start)]
        return isConfiguration(document.uri) || Directive(before) != nil ? (rule, range) : nil
    }

    /// The word around a byte offset.
    ///
    /// - Parameter signs: further bytes that are parts of words.
    func word(at offset: Int, in document: TextDocument, signs: [UInt8] = []) -> (text: String, range: SourceRange)? {
        let line = document.positions.line(at: offset)
        let bytes = document.bytes
        var start = offset
        while start > line.lowerBound, bytes[start - 1].isWordByte || signs.contains(bytes[start - 1]) { start -= 1 }
        var end = offset
        while end < line.upperBound, bytes[end].isWordByte || signs.contains(bytes[end]) { end += 1 }
        guard start < end else { return nil }
        return (String(decoding: bytes[start..<end], as: UTF8.self), SourceRange(start: UInt32(start), end: UInt32(end)))
    }

    // MARK: Completion

    func completions(_ parameters: PositionParameters) -> [LSPCompletionItem] {
        guard let document = documents[parameters.textDocument.uri] else { return [] }
        let offset = document.positions.offset(parameters.position)
        let line = document.positions.line(at: offset)
        var start = offset
        while start > line.lowerBound, document.bytes[start - 1].isWordByte { start -= 1 }
        let before = document.bytes[line.lowerBound..<start]
        let range = document.positions.range(SourceRange(start: UInt32(start), end: UInt32(offset)))
        if isConfiguration(document.uri) {
            return settingItems(document, lineStart: line.lowerBound, wordStart: start, range)
        }
        switch Directive(before) {
        case .verb:
            let verbs = ["disable:next", "disable:this", "disable:previous", "disable:file", "disable", "enable"]
            return verbs.map { word($0, 14, range) }
        case .scope: return ["next", "this", "previous", "file"].map { word($0, 14, range) }
        case .ids: return rules.map { item($0, range) }
        case nil: return []
        }
    }

    func item(_ rule: any Rule.Type, _ range: LSPRange) -> LSPCompletionItem {
        var item = word(rule.info.id, 20, range, detail: rule.info.summary)
        let formats = client.textDocument?.completion?.completionItem?.documentationFormat
        let isPlain = formats.map { !$0.contains("markdown") } ?? false
        item.documentation =
            isPlain
            ? LSPMarkup(kind: "plaintext", value: RuleReference.plainText(for: rule))
            : LSPMarkup(value: RuleReference.body(for: rule))
        return item
    }

    func word(_ text: String, _ kind: Int, _ range: LSPRange, detail: String? = nil) -> LSPCompletionItem {
        LSPCompletionItem(label: text, kind: kind, detail: detail, textEdit: LSPTextEdit(range: range, newText: text))
    }
}

/// The part of a suppression comment that the cursor is in.
private enum Directive {
    /// After `grouplint:`.
    case verb
    /// After `grouplint:disable:`.
    case scope
    /// In the list of rule ids.
    case ids

    /// Nil outside of a suppression comment and in its reason.
    ///
    /// - Parameter before: the line up to the word at the cursor.
    init?(_ before: ArraySlice<UInt8>) {
        let text = String(decoding: before, as: UTF8.self)
        guard let comment = ["//", "/*"].compactMap({ Self.text(behind: $0, in: text) }).first else { return nil }
        let rest = comment.drop { $0 == " " || $0 == "\t" }
        guard rest.hasPrefix("grouplint:") else { return nil }
        let words = rest.dropFirst("grouplint:".count)
        if words.isEmpty {
            self = .verb
        } else if words == "disable:" {
            self = .scope
        } else if words.contains(" "), !words.contains("--") {
            self = .ids
        } else {
            return nil
        }
    }

    /// The text after the first comment mark that `grouplint:` follows.
    private static func text(behind mark: String, in text: String) -> Substring? {
        var rest = text[...]
        while let place = rest.firstRange(of: mark) {
            let after = rest[place.upperBound...]
            if after.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("grouplint:") { return after }
            rest = after
        }
        return nil
    }
}

extension Substring {
    /// The first range of a text of two characters.
    fileprivate func firstRange(of mark: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(mark) { return start..<index(start, offsetBy: mark.count) }
            formIndex(after: &start)
        }
        return nil
    }
}
