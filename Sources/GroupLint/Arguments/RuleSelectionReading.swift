import GroupLintEngine

extension RuleSelection {
    init(_ arguments: Arguments, rules: RuleNames) throws(UsageError) {
        self.init()
        preset = try arguments.choice(.preset)
        only = try arguments.selectors(.only, rules)
        enabled = try arguments.selectors(.enable, rules)
        disabled = try arguments.selectors(.disable, rules)
        for text in arguments.values(.severity).flatMap({ $0.split(separator: ",").map(String.init) }) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(message: "--severity needs RULE=LEVEL, but got \"\(text)\"", verb: arguments.verb)
            }
            let rule = try arguments.selector(parts[0], rules)
            guard let severity = Severity(rawValue: parts[1]) else {
                throw arguments.unknown(parts[1], .severity, Severity.allCases.map(\.rawValue))
            }
            severities.append(RuleSeverity(rule, severity))
        }
    }
}

/// Names of rules in options and operands.
extension Arguments {
    /// The selectors in all values of an option; empty when the option is absent.
    func selectors(_ option: Option, _ rules: RuleNames) throws(UsageError) -> [RuleSelector] {
        let selectors = try selectors(values(option), rules)
        // An empty list would mean all rules.
        if selectors.isEmpty, option == .only || option == .fixOnly, has(option) {
            throw UsageError(message: "\(option.spelling) needs a rule, a pattern or a category", verb: verb)
        }
        return selectors
    }

    func selector(_ text: String, _ rules: RuleNames) throws(UsageError) -> RuleSelector {
        do throws(UnknownRule) {
            return try rules.selector(text)
        } catch {
            throw UsageError(message: "\(error.message); \(error.help)", verb: verb)
        }
    }

    private func selectors(_ lists: [String], _ rules: RuleNames) throws(UsageError) -> [RuleSelector] {
        var selectors: [RuleSelector] = []
        for list in lists {
            for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
                selectors.append(try selector(String(word), rules))
            }
        }
        return selectors
    }

    // MARK: Commands

    /// The commands `rules` and `explain`: all rules or the named ones, of these only those of `--preset NAME`, or those
    /// that run for `--enabled-for FILE`.
    func ruleRequest(_ rules: RuleNames) throws(UsageError) -> RuleRequest {
        if has(.all), let operand = operands.first {
            throw UsageError(message: "--all means every rule; leave it out, or leave \"\(operand)\" out", verb: verb)
        }
        if operands.isEmpty, verb == .explain, ![.all, .preset, .enabledFor].contains(where: has) {
            throw UsageError(
                message: "explain needs a rule, a pattern or a category, a place such as App/Home.swift:12, or --all", verb: verb)
        }
        var request = RuleRequest(verb == .explain ? .explanation : .table, try referenceFormat())
        if let place = operands.first(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw UsageError(message: "\"\(place)\" names no rule; grouplint rules lists them all", verb: verb)
        }
        request.places = operands.compactMap(CodeLine.init)
        request.names = try selectors(operands.filter { CodeLine($0) == nil }, rules)
        request.ids = operands.isEmpty ? rules.ids : rules.ids(matching: request.names)
        request.preset = try choice(.preset)
        request.file = value(.enabledFor)
        let settings: [Option] = [.config, .isolated, .root]
        if request.file == nil, let option = settings.first(where: has) {
            throw UsageError(message: "\(option.spelling) needs --enabled-for FILE here", verb: verb)
        }
        request.options.configuration = configurationSource
        request.options.selection.preset = request.preset
        request.options.root = value(.root)
        return request
    }

    /// Help about a command, a group of commands, or rules.
    func help(_ rules: RuleNames) throws(UsageError) -> Command {
        if operands.isEmpty { return .help(.everything) }
        let name = operands.joined(separator: " ")
        if let verb = Verb(spelling: name) { return .help(.command(verb)) }
        if Verb.groups.contains(name) { return .help(.group(name)) }
        if let selector = try? rules.selector(name) {
            var request = RuleRequest(.explanation, .text)
            request.ids = rules.ids(matching: [selector])
            return .rules(request)
        }
        let names = Verb.allCases.map(\.rawValue) + Verb.groups + rules.words
        let hint = Arguments.suggestion(name, names) ?? "see grouplint --help"
        throw UsageError(message: "unknown command \"\(name)\"; \(hint)")
    }
}
