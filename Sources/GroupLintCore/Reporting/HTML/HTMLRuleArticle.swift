/// The documentation of a rule as part of an HTML page.
struct HTMLRuleArticle {
    private let rule: any RuleDescription.Type

    init(_ rule: any RuleDescription.Type) {
        self.rule = rule
    }

    /// An `article` whose id is `rule-` and the id of the rule.
    var html: String {
        let info = rule.info
        let head = ["\(info.category.rawValue), \(info.severityWords)"] + RuleReference.facts(info)
        var parts = ["<h3>\(HTMLText.escaped(info.id))</h3>"]
        parts.append("<p class=\"meta\">\(head.map(HTMLText.escaped).joined(separator: " · "))</p>")
        parts.append("<p class=\"lead\">\(HTMLText.withCode(info.summary))</p>")
        parts += RuleReference.paragraphs(info.rationale).map { "<p>\(HTMLText.withCode($0))</p>" }
        parts += example("Reported", info.bad, "bad") + example("Not reported", info.good, "good")
        if let fix = info.fix { parts += [heading("Fix"), "<p>\(HTMLText.withCode(fix))</p>"] }
        parts += list("Severity", RuleReference.severities(info).map(HTMLText.withCode))
        parts += list("Silent on", RuleReference.allSilences(info).map(HTMLText.withCode))
        parts += list("Sources", info.sources.map(source))
        let ways = RuleReference.waysOff(info).map { "\(HTMLText.escaped($0.place)): <code>\(HTMLText.escaped($0.text))</code>" }
        parts += list("Switch it off", ways)
        return "<article class=\"rule\" id=\"rule-\(HTMLText.escaped(info.id))\">\n\(parts.joined(separator: "\n"))\n</article>\n"
    }

    private func heading(_ title: String) -> String { "<h4>\(title)</h4>" }

    private func example(_ title: String, _ code: String, _ kind: String) -> [String] {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { HTMLText.escaped(String($0)) }
        return [heading(title), "<pre class=\"example \(kind)\"><code>\(lines.joined(separator: "\n"))</code></pre>"]
    }

    private func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [heading(title), "<ul>\(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))</ul>"]
    }

    /// A source with its addresses as links. They are opened only when somebody follows them.
    private func source(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let text = HTMLText.escaped(String(word))
            return word.hasPrefix("https://") ? "<a href=\"\(text)\">\(text)</a>" : HTMLText.withCode(String(word))
        }.joined(separator: " ")
    }
}
