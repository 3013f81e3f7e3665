/// Reads single values and reports mistakes in them.
extension ConfigurationDecoder {
    mutating func entries(_ node: YAMLNode, _ name: String) -> [YAMLNode.Entry] {
        if case .mapping(let entries) = node.value { return entries }
        if case .null = node.value { return [] }
        report(node.range, "\(name) must be a mapping, not \(node.kind)", help: "write it as key: value")
        return []
    }

    mutating func list(_ node: YAMLNode, _ name: String) -> [YAMLNode] {
        switch node.value {
        case .sequence(let items): return items
        case .null: return []
        case .scalar(let text, _):
            let isQuotable = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != 0x5C }
            let item = isQuotable ? "[\"\(text)\"]" : "[one, two]"
            report(node.range, "\(name) must be a list, not \(node.kind)", help: "write \(name): \(item)")
            return []
        case .mapping:
            report(node.range, "\(name) must be a list, not \(node.kind)", help: "write \(name): [one, two]")
            return []
        }
    }

    func text(_ node: YAMLNode) -> String? {
        if case .scalar(let text, _) = node.value { return text }
        return nil
    }

    mutating func text(_ node: YAMLNode, _ name: String) -> String? {
        if let text = text(node) { return text }
        report(node.range, "\(name) must be text, not \(node.kind)")
        return nil
    }

    mutating func strings(_ node: YAMLNode, _ name: String) -> [(text: String, range: SourceRange)] {
        list(node, name).compactMap { item in
            text(item, "each item of \(name)").map { ($0, item.range) }
        }
    }

    mutating func word(_ node: YAMLNode, _ name: String, _ choices: [String]) -> String? {
        guard let text = text(node, name) else { return nil }
        if choices.contains(text) { return text }
        reportUnknown("value of \(name)", text, node.range, choices)
        return nil
    }

    mutating func choice<Value>(_ node: YAMLNode, _ name: String) -> Value?
    where Value: RawRepresentable<String> & CaseIterable {
        word(node, name, Value.allCases.map(\.rawValue)).flatMap(Value.init)
    }

    /// A severity, or `.off` for `never`.
    mutating func failOn(_ node: YAMLNode, _ name: String) -> Severity? {
        word(node, name, Severity.failOnWords).flatMap { Severity(failOnWord: $0) }
    }

    mutating func patterns(_ node: YAMLNode, _ name: String) -> [ConfigurationFile.LocatedPattern] {
        strings(node, name).compactMap { item in
            guard let pattern = PathPattern(item.text.utf8) else {
                report(item.range, "\"\(item.text)\" is not a path pattern", help: "write it like \"Vendor/\"")
                return nil
            }
            return ConfigurationFile.LocatedPattern(text: item.text, pattern: pattern, range: item.range)
        }
    }

    /// Versions by platform; nil for `auto`.
    mutating func targets(_ node: YAMLNode) -> DeploymentTargets? {
        if text(node) == "auto" { return nil }
        if let text = text(node) {
            report(
                node.range, "unknown value of deployment_targets \"\(text)\"",
                help: "use auto, or a mapping such as {iOS: \"16.0\"}")
            return nil
        }
        var targets = DeploymentTargets()
        for entry in entries(node, "deployment_targets") {
            guard let platform = Platform(spelling: entry.key) else {
                reportUnknown("platform", entry.key, entry.keyRange, Platform.allCases.map(\.rawValue))
                continue
            }
            guard let text = text(entry.value, platform.rawValue) else { continue }
            guard let version = OSVersion(text) else {
                report(entry.value.range, "\"\(text)\" is not a version", help: "write it like \"16.0\"")
                continue
            }
            targets[platform] = version
        }
        return targets
    }

    // MARK: Rules

    mutating func selectors(_ node: YAMLNode, _ name: String) -> [RuleSelector] {
        strings(node, name).compactMap { selector($0.text, $0.range) }
    }

    private mutating func selector(_ text: String, _ range: SourceRange) -> RuleSelector? {
        do throws(UnknownRule) {
            return try RuleNames(rules.map { $0.info }).selector(text)
        } catch {
            report(range, error.message, help: suggests ? error.help : UnknownRule.plainHelp)
            return nil
        }
    }

    mutating func ruleSettings(_ node: YAMLNode) -> [ConfigurationFile.RuleSetting] {
        entries(node, "rules").compactMap { entry in
            guard let selector = selector(entry.key, entry.keyRange) else { return nil }
            var setting = ConfigurationFile.RuleSetting(selector: selector, range: entry.keyRange)
            if case .mapping(let settings) = entry.value.value {
                for option in settings { decode(option, &setting) }
            } else {
                setting.severity = severity(entry.value, entry.key)
            }
            return setting
        }
    }

    private mutating func severity(_ node: YAMLNode, _ name: String) -> Severity? {
        word(node, name, Severity.allCases.map(\.rawValue)).flatMap(Severity.init(rawValue:))
    }

    private mutating func decode(_ entry: YAMLNode.Entry, _ setting: inout ConfigurationFile.RuleSetting) {
        if entry.key == "severity" {
            setting.severity = severity(entry.value, "severity")
            return
        }
        guard setting.selector.kind == .id, let rule = rules.first(where: { setting.selector.matches($0.info) }) else {
            return report(
                entry.keyRange, "\(setting.selector.text) is several rules and has no option \"\(entry.key)\"",
                help: "write the option under the id of a rule")
        }
        let summaries = rule.optionSummaries
        guard let option = summaries.first(where: { $0.name == entry.key }) else {
            let names = ["severity"] + summaries.map(\.name)
            return reportUnknown("option of \(rule.info.id)", entry.key, entry.keyRange, names)
        }
        guard let value = optionValue(entry.value, like: option.defaultValue) else {
            report(
                entry.value.range, "\(entry.key) must be \(option.defaultValue.kind), not \(describe(entry.value))",
                help: limits(option) + "its default is \(option.defaultValue.text)")
            return
        }
        if case .int(let number) = value, !option.range.contains(number) {
            report(
                entry.value.range, "\(entry.key) is out of range: \(number)",
                help: "use \(option.range.lowerBound) to \(option.range.upperBound)")
            return
        }
        setting.options.append((entry.key, value))
    }

    /// Help text with the allowed range of a number; empty for other types.
    private func limits(_ option: RuleOptionSummary) -> String {
        guard case .int = option.defaultValue else { return "" }
        return "use \(option.range.lowerBound) to \(option.range.upperBound); "
    }

    private func describe(_ node: YAMLNode) -> String { text(node).map { "\"\($0)\"" } ?? node.kind }

    private func optionValue(_ node: YAMLNode, like example: RuleOptionValue) -> RuleOptionValue? {
        switch (example, node.value) {
        case (.bool, .scalar("true", false)): .bool(true)
        case (.bool, .scalar("false", false)): .bool(false)
        case (.int, .scalar(let text, false)): Int(text).map(RuleOptionValue.int)
        case (.strings, .sequence(let items)):
            items.allSatisfy({ text($0) != nil }) ? .strings(items.compactMap(text)) : nil
        default: nil
        }
    }
}

extension RuleOptionValue {
    /// Type of the value, as messages name it.
    var kind: String {
        switch self {
        case .bool: "true or false"
        case .int: "a number"
        case .strings: "a list"
        }
    }

    /// The value as YAML, with strings unquoted.
    package var text: String {
        switch self {
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .strings(let list): "[" + list.joined(separator: ", ") + "]"
        }
    }
}
