import GroupLintEngine

/// Checked values of options and operands.
extension Arguments {
    func expectNoOperands() throws(UsageError) {
        guard let operand = operands.first else { return }
        let hint = verb == .configShow ? "; write --for \(operand)" : ""
        throw UsageError(message: "\(verb.rawValue) takes no operand, but got \"\(operand)\"\(hint)", verb: verb)
    }

    var pathLists: [FileRequest.PathList] {
        uses.compactMap { use in
            switch use.option {
            case .filesFrom: FileRequest.PathList(file: use.value, separator: UInt8(ascii: "\n"))
            case .filesFrom0: FileRequest.PathList(file: use.value, separator: 0)
            default: nil
            }
        }
    }

    func fileRequest() throws(UsageError) -> FileRequest {
        let request = FileRequest(paths: operands, lists: pathLists)
        if request != FileRequest() { return request }
        throw UsageError(message: "\(verb.rawValue) needs a path", verb: verb)
    }

    func views() throws(UsageError) -> ViewsOptions {
        if operands.isEmpty { throw UsageError(message: "views needs a type or a file", verb: verb) }
        return ViewsOptions(
            operands: operands, root: value(.root), targets: try targets(), format: try drawingFormat(),
            color: try choice(.color) ?? .auto, output: value(.output))
    }

    /// The format that `--format` names, or that the ending of the file of `--output` stands for.
    func drawingFormat() throws(UsageError) -> DrawingFormat {
        if let named: DrawingFormat = try choice(.format) { return named }
        guard let file = value(.output) else { return .text }
        if let format = DrawingFormat(ofFile: file) { return format }
        throw UsageError(
            message: "no format has the ending of \"\(file)\"; use .html, .svg, .mmd, .dot, .json or .txt, or --format",
            verb: verb)
    }

    var configurationSource: ConfigurationSource {
        if has(.isolated) { return .none }
        return value(.config).map(ConfigurationSource.file) ?? .nearest
    }

    func directory() throws(UsageError) -> String {
        guard operands.count < 2 else { throw UsageError(message: "\(verb.rawValue) takes one directory", verb: verb) }
        return operands.first ?? "."
    }

    /// At least one operand.
    func paths() throws(UsageError) -> [String] {
        if operands.isEmpty { throw UsageError(message: "\(verb.rawValue) needs a path", verb: verb) }
        return operands
    }

    func patterns(_ option: Option) throws(UsageError) -> [String] {
        for text in values(option) where PathPattern(text.utf8) == nil {
            throw UsageError(message: "\"\(text)\" of \(option.spelling) is not a path pattern", verb: verb)
        }
        return values(option)
    }

    func shell() throws(UsageError) -> Shell {
        let names = Shell.allCases.map(\.rawValue)
        guard operands.count == 1, let name = operands.first else {
            throw UsageError(message: "completions needs a shell: \(names.joined(separator: ", "))", verb: verb)
        }
        if let shell = Shell(rawValue: name) { return shell }
        let hint = Arguments.suggestion(name, names) ?? "use one of \(names.joined(separator: ", "))"
        throw UsageError(message: "unknown shell \"\(name)\"; \(hint)", verb: verb)
    }

    func newRule(_ rules: RuleNames) throws(UsageError) -> Command {
        guard operands.count == 1, let id = operands.first else {
            throw UsageError(message: "new-rule needs one id", verb: verb)
        }
        guard isSnakeCase(id) else {
            throw UsageError(message: "\"\(id)\" is not snake_case: use lower-case words joined by _", verb: verb)
        }
        if rules.ids.contains(id) { throw UsageError(message: "the rule \"\(id)\" already exists", verb: verb) }
        return .newRule(id: id, category: try choice(.category) ?? .identity)
    }

    private func isSnakeCase(_ id: String) -> Bool {
        let words = id.split(separator: "_", omittingEmptySubsequences: false)
        let letters = id.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
        return letters && words.allSatisfy { !$0.isEmpty } && !(id.first?.isNumber ?? true)
    }

    /// The value of an option that allows only a fixed set of words; nil if the option is absent.
    func choice<Value>(_ option: Option) throws(UsageError) -> Value?
    where Value: RawRepresentable<String> & CaseIterable {
        guard let word = value(option) else { return nil }
        if let value = Value(rawValue: word) { return value }
        throw unknown(word, option, Value.allCases.map(\.rawValue))
    }

    func number(_ option: Option, in range: ClosedRange<Int> = 1...1024) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        let limits = "from \(range.lowerBound) to \(range.upperBound)"
        throw UsageError(message: "\(option.spelling) needs a number \(limits), but got \"\(text)\"", verb: verb)
    }

    func unknown(_ word: String, _ option: Option, _ choices: [String]) -> UsageError {
        let hint =
            FamiliarWords.hint(for: word, among: choices) ?? Arguments.suggestion(word, choices)
            ?? "use one of \(choices.joined(separator: ", "))"
        return UsageError(message: "unknown value \"\(word)\" of \(option.spelling); \(hint)", verb: verb)
    }

    func failOn() throws(UsageError) -> Severity? {
        let last = uses.last { $0.option == .failOn || $0.option == .strict }
        guard let last else { return nil }
        if last.option == .strict { return .info }
        if let severity = Severity(failOnWord: last.value) { return severity }
        throw unknown(last.value, .failOn, Severity.failOnWords)
    }

    func referenceFormat() throws(UsageError) -> ReferenceFormat { try choice(.format) ?? .text }

    func reportFormat(_ word: String, _ option: Option) throws(UsageError) -> ReportFormat {
        if let format = ReportFormat(rawValue: word) { return format }
        throw unknown(word, option, verb.formats)
    }

    func furtherReport(_ text: String) throws(UsageError) -> LintOptions.FurtherReport {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else {
            throw UsageError(message: "--report needs FORMAT=FILE, but got \"\(text)\"", verb: verb)
        }
        return LintOptions.FurtherReport(
            format: try reportFormat(String(parts[0]), .report), file: String(parts[1]))
    }

    func targets() throws(UsageError) -> DeploymentTargets {
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
