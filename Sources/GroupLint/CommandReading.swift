import GroupLintCore

extension Command {
    /// - Parameter words: the command line without the name of the program.
    /// - Parameter rules: ids of all rules.
    init(_ words: [String], rules: [String]) throws(UsageError) {
        self = try Command(Arguments(words), rules: rules)
    }

    private init(_ arguments: Arguments, rules: [String]) throws(UsageError) {
        if arguments.has(.help) {
            self = .help(arguments.isVerbNamed ? arguments.verb : nil)
            return
        }
        switch arguments.verb {
        case .lint where arguments.has(.version): self = .version(isJSON: false)
        case .lint: self = .lint(try LintOptions(arguments, rules: rules))
        case .rules:
            try arguments.expectNoOperands()
            self = .rules(try arguments.referenceFormat())
        case .explain: self = try arguments.explain(rules)
        case .views: self = .views(try arguments.views())
        case .baselineCreate: self = .baseline(.create, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselinePrune: self = .baseline(.prune, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselineCheck: self = .baseline(.check, try LintOptions(arguments, rules: rules), acceptsNew: false)
        case .baselineUpdate:
            self = .baseline(
                .update, try LintOptions(arguments, rules: rules), acceptsNew: arguments.has(.acceptNew))
        case .configShow:
            try arguments.expectNoOperands()
            self = .config(
                .show(
                    file: arguments.value(.forFile), arguments.configurationSource,
                    try RuleSelection(arguments, rules: rules), try arguments.targets(), root: arguments.value(.root)))
        case .configValidate:
            self = .config(
                .validate(
                    directory: try arguments.directory(), arguments.configurationSource,
                    try arguments.choice(.color) ?? .auto))
        case .configSchema:
            try arguments.expectNoOperands()
            self = .config(.schema)
        case .initialise:
            self = .initialise(directory: try arguments.directory(), isForced: arguments.has(.force))
        case .version:
            try arguments.expectNoOperands()
            self = .version(isJSON: arguments.has(.json))
        case .help: self = .help(try arguments.helpSubject())
        case .dumpTokens: self = .dump(.tokens, try arguments.fileRequest())
        case .dumpSyntax: self = .dump(.syntax, try arguments.fileRequest())
        case .dumpViews: self = .dump(.views, try arguments.fileRequest())
        case .docs:
            try arguments.expectNoOperands()
            self = .docs(isCheck: arguments.has(.check))
        case .newRule: self = try arguments.newRule(rules)
        case .verify: self = .verify(try arguments.fileRequest())
        case .bench: self = .bench(try arguments.fileRequest(), repeats: try arguments.number(.repeats) ?? 9)
        }
    }
}

extension LintOptions {
    fileprivate init(_ arguments: Arguments, rules: [String]) throws(UsageError) {
        files = FileRequest(paths: arguments.operands, lists: arguments.pathLists)
        if files == FileRequest() { files.paths = ["."] }
        stdinFilename = arguments.value(.stdinFilename)
        root = arguments.value(.root)
        allowsEmpty = arguments.has(.allowEmpty)
        selection = try RuleSelection(arguments, rules: rules)
        targets = try arguments.targets()
        confidence = try arguments.choice(.confidence)
        configuration = arguments.configurationSource
        baseline = arguments.value(.baseline)
        ignoresBaseline = arguments.has(.noBaseline)
        isBaselineStrict = arguments.has(.baselineStrict)
        include = try arguments.patterns(.include)
        exclude = try arguments.patterns(.exclude)
        if arguments.has(.isolated), arguments.has(.config) {
            throw UsageError(message: "--isolated and --config exclude each other", verb: .lint)
        }
        exitsZero = arguments.has(.exitZero)
        fixing = arguments.has(.diff) ? .diff : arguments.has(.fix) ? .apply : .show
        fixPolicy.allowsUnsafe = arguments.has(.unsafeFixes)
        fixPolicy.rules = try RuleSelection.ids(arguments, .fixOnly, rules)
        exitsNonZeroOnFix = arguments.has(.exitNonZeroOnFix)
        output = arguments.value(.output)
        stamp = arguments.value(.stamp)
        color = try arguments.choice(.color) ?? .auto
        isQuiet = arguments.has(.quiet)
        showsTimings = arguments.has(.timings)
        threadCount = try arguments.number(.jobs)
        gate = try arguments.gate()
        if let word = arguments.value(.format), word != "auto" { format = try arguments.reportFormat(word, .format) }
        for text in arguments.values(.report) { reports.append(try arguments.furtherReport(text)) }
        try checkStandardInput()
        try checkFixing()
    }

    private func checkFixing() throws(UsageError) {
        if fixing == .show, fixPolicy.rules != nil {
            throw UsageError(message: "--fix-only needs --fix or --diff", verb: .lint)
        }
        if fixing == .diff, format != .text || !reports.isEmpty {
            throw UsageError(message: "--diff prints a diff in place of a report; leave --format and --report out", verb: .lint)
        }
    }

    private func checkStandardInput() throws(UsageError) {
        let listsFromInput = files.lists.count { $0.file == "-" }
        if listsFromInput + (readsStandardInput ? 1 : 0) > 1 {
            throw UsageError(message: "standard input can be read only once; name - in one place", verb: .lint)
        }
        if stdinFilename != nil, !readsStandardInput {
            throw UsageError(message: "--stdin-filename needs the operand -, which reads standard input", verb: .lint)
        }
    }
}

extension Arguments {
    fileprivate func expectNoOperands() throws(UsageError) {
        guard let operand = operands.first else { return }
        throw UsageError(message: "\(verb.rawValue) takes no operand, but got \"\(operand)\"", verb: verb)
    }

    fileprivate var pathLists: [FileRequest.PathList] {
        uses.compactMap { use in
            switch use.option {
            case .filesFrom: FileRequest.PathList(file: use.value, separator: UInt8(ascii: "\n"))
            case .filesFrom0: FileRequest.PathList(file: use.value, separator: 0)
            default: nil
            }
        }
    }

    fileprivate func fileRequest() throws(UsageError) -> FileRequest {
        let request = FileRequest(paths: operands, lists: pathLists)
        if request != FileRequest() { return request }
        throw UsageError(message: "\(verb.rawValue) needs a path", verb: verb)
    }

    fileprivate func views() throws(UsageError) -> ViewsOptions {
        if operands.isEmpty { throw UsageError(message: "views needs a file", verb: verb) }
        return ViewsOptions(
            operands: operands, root: value(.root), targets: try targets(), format: try choice(.format) ?? .text,
            color: try choice(.color) ?? .auto)
    }

    fileprivate var configurationSource: ConfigurationSource {
        if has(.isolated) { return .none }
        return value(.config).map(ConfigurationSource.file) ?? .nearest
    }

    fileprivate func directory() throws(UsageError) -> String {
        guard operands.count < 2 else { throw UsageError(message: "\(verb.rawValue) takes one directory", verb: verb) }
        return operands.first ?? "."
    }

    fileprivate func patterns(_ option: Option) throws(UsageError) -> [String] {
        for text in values(option) where PathPattern(text.utf8) == nil {
            throw UsageError(message: "\"\(text)\" of \(option.spelling) is no pattern for paths", verb: verb)
        }
        return values(option)
    }

    fileprivate func explain(_ rules: [String]) throws(UsageError) -> Command {
        let format = try referenceFormat()
        if has(.all) {
            try expectNoOperands()
            return .explain(rules: rules, format)
        }
        if operands.isEmpty { throw UsageError(message: "explain needs the id of a rule, or --all", verb: verb) }
        for id in operands { try checkRule(id, rules) }
        return .explain(rules: operands, format)
    }

    fileprivate func helpSubject() throws(UsageError) -> Verb? {
        if operands.isEmpty { return nil }
        let name = operands.joined(separator: " ")
        if let verb = Verb(spelling: name) { return verb }
        let hint = Arguments.suggestion(name, Verb.allCases.map(\.rawValue)) ?? "see grouplint --help"
        throw UsageError(message: "unknown command \"\(name)\"; \(hint)")
    }

    fileprivate func newRule(_ rules: [String]) throws(UsageError) -> Command {
        guard operands.count == 1, let id = operands.first else {
            throw UsageError(message: "new-rule needs one id", verb: verb)
        }
        guard isSnakeCase(id) else {
            throw UsageError(message: "\"\(id)\" is not snake_case: use lower-case words joined by _", verb: verb)
        }
        if rules.contains(id) { throw UsageError(message: "there is a rule \"\(id)\" already", verb: verb) }
        return .newRule(id: id, category: try choice(.category) ?? .identity)
    }

    private func isSnakeCase(_ id: String) -> Bool {
        let words = id.split(separator: "_", omittingEmptySubsequences: false)
        let letters = id.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
        return letters && words.allSatisfy { !$0.isEmpty } && !(id.first?.isNumber ?? true)
    }

    func checkRule(_ id: String, _ rules: [String]) throws(UsageError) {
        if rules.contains(id) { return }
        let hint = Arguments.suggestion(id, rules) ?? "grouplint rules lists them all"
        throw UsageError(message: "unknown rule \"\(id)\"; \(hint)", verb: verb)
    }

    /// The value of an option that is one word of a few.
    func choice<Value>(_ option: Option) throws(UsageError) -> Value?
    where Value: RawRepresentable<String> & CaseIterable {
        guard let word = value(option) else { return nil }
        if let value = Value(rawValue: word) { return value }
        throw unknown(word, option, Value.allCases.map(\.rawValue))
    }

    fileprivate func number(_ option: Option) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        if let number = Int(text), (1...1024).contains(number) { return number }
        throw UsageError(message: "\(option.spelling) needs a number from 1 to 1024, but got \"\(text)\"", verb: verb)
    }

    func unknown(_ word: String, _ option: Option, _ choices: [String]) -> UsageError {
        let hint = Arguments.suggestion(word, choices) ?? "use one of \(choices.joined(separator: ", "))"
        return UsageError(message: "unknown value \"\(word)\" of \(option.spelling); \(hint)", verb: verb)
    }

    fileprivate func gate() throws(UsageError) -> Severity? {
        let last = uses.last { $0.option == .failOn || $0.option == .strict }
        guard let last else { return nil }
        if last.option == .strict { return .info }
        if last.value == "never" { return .off }
        if let severity = Severity(rawValue: last.value), severity != .off { return severity }
        throw unknown(last.value, .failOn, Option.failOn.spec.choices)
    }

    fileprivate func referenceFormat() throws(UsageError) -> ReferenceFormat { try choice(.format) ?? .text }

    fileprivate func reportFormat(_ word: String, _ option: Option) throws(UsageError) -> ReportFormat {
        if let format = ReportFormat(rawValue: word) { return format }
        throw unknown(word, option, verb.formats)
    }

    fileprivate func furtherReport(_ text: String) throws(UsageError) -> LintOptions.FurtherReport {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else {
            throw UsageError(message: "--report needs FORMAT=FILE, but got \"\(text)\"", verb: verb)
        }
        return LintOptions.FurtherReport(
            format: try reportFormat(String(parts[0]), .report), file: String(parts[1]))
    }

    fileprivate func targets() throws(UsageError) -> DeploymentTargets {
        var targets = DeploymentTargets()
        for text in values(.target) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw UsageError(message: "--target needs OS=VERSION such as iOS=16.0, but got \"\(text)\"", verb: verb)
            }
            guard let platform = Platform(spelling: parts[0]) else {
                let names = Platform.allCases.map(\.rawValue)
                let hint = Arguments.suggestion(parts[0], names) ?? "use one of \(names.joined(separator: ", "))"
                throw UsageError(message: "unknown platform \"\(parts[0])\"; \(hint)", verb: verb)
            }
            guard let version = OSVersion(parts[1]) else {
                throw UsageError(
                    message: "\"\(parts[1])\" is not a version; write it like \(platform.rawValue)=16.0", verb: verb)
            }
            targets[platform] = version
        }
        return targets
    }
}
