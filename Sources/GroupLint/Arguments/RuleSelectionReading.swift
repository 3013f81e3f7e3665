import GroupLintEngine

extension RuleSelection {
    init(_ arguments: Arguments, rules: [String]) throws(UsageError) {
        self.init()
        preset = try arguments.choice(.preset)
        only = try Self.ids(arguments, .only, rules)
        enabled = try Self.ids(arguments, .enable, rules)
        disabled = try Self.ids(arguments, .disable, rules)
        for text in arguments.values(.severity) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(message: "--severity needs ID=LEVEL, but got \"\(text)\"", verb: arguments.verb)
            }
            try arguments.checkRule(parts[0], rules)
            guard let severity = Severity(rawValue: parts[1]) else {
                throw arguments.unknown(parts[1], .severity, Severity.allCases.map(\.rawValue))
            }
            severities.append(RuleSeverity(parts[0], severity))
        }
    }

    /// Rule ids from all values of an option; empty when the option is absent.
    static func ids(
        _ arguments: Arguments, _ option: Option, _ rules: [String]
    ) throws(UsageError) -> [String] {
        var ids: [String] = []
        for list in arguments.values(option) {
            for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
                try arguments.checkRule(String(word), rules)
                ids.append(String(word))
            }
        }
        // An empty list would mean all rules.
        if ids.isEmpty, option == .only || option == .fixOnly, arguments.has(option) {
            throw UsageError(message: "\(option.spelling) needs the id of a rule", verb: arguments.verb)
        }
        return ids
    }
}
