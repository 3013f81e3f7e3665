/// Renders documents about rules from their metadata.
package enum RuleReference {
    /// Content of `Rules.md`.
    package static func markdown(for rules: [any RuleDescription.Type]) -> String {
        let categories = RuleNames(rules.map { $0.info }).categories
        let runTime = categories.filter(\.isAboutRunTime).map(\.rawValue).joined(separator: ", ")
        return """
            # Rules

            <!-- Written by `grouplint dev docs` from the metadata of the rules; edit those. -->

            A rule reports code only if it can show that the code does what the rule describes. Where it lacks the information,
            it reports nothing; each rule lists these cases under "Silent on".

            If the run contains an app, rules about behavior at run time (\(runTime))
            report nothing in a view that only previews and other such views name, in other types that nothing names, and in
            functions and computed properties that nothing calls, unless they are `public`.

            Every diagnostic has a confidence. *high*: all the relevant code is in one builder. *medium*: the diagnostic depends
            on other members, views or files, on modifiers of the project, or on a comparison of whole containers. *low*:
            likely, but nothing in the project proves it; hidden unless you use `--confidence low`. If a rule is less certain
            than that in some case, its section says so. A rule with several severities chooses one for each report; its
            section says when.

            Wherever you can name a rule by its id, you can also name a category or a pattern such as `group_*`; only comments
            in the code name single rules.

            ## Contents

            A rule is about all OS versions, or about those in its row. Its confidence is that of its reports.

            Some sections say how many reports were right. People read these reports in open-source apps that nobody had used
            to write or narrow the rule. They did not know the rule, and counted a report as wrong unless they could show that
            it is true and worth a change. Of the other rules, fewer than \(Measurement.fewestReports) reports have been read so
            far.

            \(categories.map { contents(of: $0, rules) }.joined(separator: "\n"))
            """ + categories.map { "\n" + chapter(of: $0, rules) }.joined()
    }

    /// One rule as a Markdown section with a level 2 heading, one line per paragraph.
    ///
    /// - Parameter isAlone: whether the reader does not see what Rules.md says about all rules.
    package static func section(for rule: any RuleDescription.Type, isAlone: Bool = true) -> String {
        "## `\(rule.info.id)`\n\n" + body(for: rule, isAlone: isAlone)
    }

    /// One rule as a Markdown section with lines of at most 80 columns, except code and tables. Terminals break longer
    /// lines inside words.
    package static func wrappedSection(for rule: any RuleDescription.Type) -> String {
        var isCode = false
        let lines = section(for: rule).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode || line.hasPrefix("|") || line.count <= 80 { return String(line) }
            let indentation = line.hasPrefix("- ") ? "  " : ""
            return TextWrapping.lines(String(line), width: 80 - indentation.count).joined(separator: "\n" + indentation)
        }
        return lines.joined(separator: "\n")
    }

    /// The Markdown section of a rule, without its heading.
    package static func body(for rule: any RuleDescription.Type, isAlone: Bool = false) -> String {
        let info = rule.info
        var parts = ["\(info.summary)", "Category: \(info.category). Severity: \(info.severityWords)."]
        parts.append(facts(info).map { "- \($0)" }.joined(separator: "\n"))
        parts += paragraphs(info.rationale)
        parts += titledList("Severity", severities(info))
        parts += titledList("Silent on", isAlone ? allSilences(info) : info.silentOn)
        if let fix = info.fix { parts.append("**Fix**: \(fix)") }
        let target = info.exampleTarget.map { ", reported with `--target \($0)`" } ?? ""
        parts += ["**Reported**\(target):", codeBlock(info.bad), "**Not reported**:", codeBlock(info.good)]
        let options = rule.optionSummaries
        if !options.isEmpty { parts += ["**Options**", optionTable(options)] }
        parts += titledList("Sources", info.sources)
        parts += ["**Switch it off**", waysOff(info).map { "- \($0.place): `\($0.text)`" }.joined(separator: "\n")]
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// One rule as text for a terminal, with lines of at most 100 columns, except code and URLs.
    ///
    /// - Parameter columns: number of columns of the terminal; nil if there is none.
    package static func plainText(for rule: any RuleDescription.Type, columns: Int? = nil) -> String {
        let info = rule.info
        let width = min(100, columns ?? 100)
        var parts = ["\(info.id) (\(info.category), \(info.severityWords))", wrapped(info.summary, width)]
        parts.append(facts(info).map { wrapped($0, width) }.joined(separator: "\n"))
        parts += paragraphs(info.rationale).map { wrapped($0, width) }
        parts += plainList("Severity", severities(info), width)
        parts += plainList("Silent on", allSilences(info), width)
        if let fix = info.fix { parts.append(wrapped("Fix: " + fix, width)) }
        let target = info.exampleTarget.map { " with --target \($0)" } ?? ""
        parts += ["Reported\(target):", indented(info.bad), "Not reported:", indented(info.good)]
        parts += plainList("Options", rule.optionSummaries.map { "\($0.name) = \(yaml($0.defaultValue)): \($0.help)" }, width)
        parts += plainList("Sources", info.sources, width)
        parts += plainList("Switch it off", waysOff(info).map { "\($0.place): \($0.text)" }, width)
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// A table of rules for a terminal: id, severity, category, summary.
    ///
    /// - Parameter severities: configured severities by rule id. The other rules are shown with those of their cases.
    /// - Parameter columns: number of columns of the terminal; nil to leave each rule on one line.
    package static func plainTable(
        of rules: [any RuleDescription.Type], _ severities: [String: Severity] = [:], columns: Int? = nil
    ) -> String {
        let width = rules.map { $0.info.id.count }.max() ?? 0
        let categoryWidth = rules.map { $0.info.category.rawValue.count }.max() ?? 0
        let words = rules.map { rule -> String in
            guard let configured = severities[rule.info.id] else { return rule.info.severityWords }
            // An enabled rule that is off by default has only the severities of its cases.
            return configured == .off ? rule.info.levelWords : configured.rawValue
        }
        let severityWidth = words.map(\.count).max() ?? 0
        return zip(rules, words).map { rule, severity in
            let info = rule.info
            let cells = [(info.id, width), (severity, severityWidth), (info.category.rawValue, categoryWidth)]
            let head = cells.map { $0.0 + String(repeating: " ", count: max(0, $0.1 - $0.0.count)) }.joined(separator: "  ")
            guard let columns, head.count + 2 + info.summary.count > columns else { return "\(head)  \(info.summary)\n" }
            return head + TextWrapping.lines(info.summary, width: columns - 4).map { "\n    " + $0 }.joined() + "\n"
        }.joined()
    }

    /// An option value as YAML, with strings in quotes.
    package static func yaml(_ value: RuleOptionValue) -> String {
        switch value {
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .strings(let list): "[" + list.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        }
    }
}

extension RuleReference {
    /// What the rule is silent on, with what holds for all rules about behavior at run time.
    static func allSilences(_ info: RuleInfo) -> [String] {
        guard info.category.isAboutRunTime else { return info.silentOn }
        return info.silentOn + ["in a project with an app: code that the project does not use, such as a view that nothing shows"]
    }

    /// Descriptions of the cases, most severe first, then of the doubts. Empty for a single case with high confidence.
    static func severities(_ info: RuleInfo) -> [String] {
        let cases = info.cases
        let isPlain = cases.count == 1 && info.doubts.isEmpty && cases[0].severity == info.severity
        if isPlain, cases[0].confidence == .high { return [] }
        let levels: [Severity] = [.error, .warning, .info]
        let sorted = levels.flatMap { level in cases.filter { $0.severity == level } }
        return sorted.map { ruleCase in
            let when = ruleCase.when == "always" && sorted.count > 1 ? "unless another line applies" : ruleCase.when
            return "\(ruleCase.severity)\(confidence(ruleCase.confidence)): \(when)"
        }
            + info.doubts.map { "\($0.confidence) confidence\($0.confidence == .low ? ", hidden by default" : ""): \($0.when)" }
    }

    private static func confidence(_ confidence: Confidence) -> String {
        switch confidence {
        case .high: ""
        case .medium: ", medium confidence"
        case .low: ", low confidence, hidden by default"
        }
    }

    /// Ways to turn a rule off, smallest scope first. Comments cannot suppress rules about suppressions.
    static func waysOff(_ info: RuleInfo) -> [(place: String, text: String)] {
        var ways = [("in .grouplint.yml", "rules: {\(info.id): off}"), ("for one run", "--disable \(info.id)")]
        if info.category != .suppression {
            ways.insert(("for what follows", "// grouplint:disable:next \(info.id) -- reason"), at: 0)
        }
        return ways
    }

    /// Splits a text into paragraphs, each joined to one line.
    static func paragraphs(_ text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    private static func titledList(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["**\(title)**", items.map { "- \($0)" }.joined(separator: "\n")]
    }

    private static func plainList(_ title: String, _ items: [String], _ width: Int) -> [String] {
        if items.isEmpty { return [] }
        return ["\(title):\n" + items.map { wrapped($0, width, first: "  - ", rest: "    ") }.joined(separator: "\n")]
    }

    private static func codeBlock(_ code: String) -> String { "```swift\n\(code)\n```" }

    private static func optionTable(_ options: [RuleOptionSummary]) -> String {
        let rows = options.map { "| `\($0.name)` | `\(cell(yaml($0.defaultValue)))` | \(cell($0.help)) |" }
        return "| Option | Default | Meaning |\n|---|---|---|\n" + rows.joined(separator: "\n")
    }

    /// Escapes text for a cell of a Markdown table.
    static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    private static func wrapped(_ text: String, _ width: Int, first: String = "", rest: String = "") -> String {
        let lines = TextWrapping.lines(text, width: width - rest.count)
        return lines.enumerated().map { ($0.offset == 0 ? first : rest) + $0.element }.joined(separator: "\n")
    }

    private static func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
