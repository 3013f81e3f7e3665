import GroupLintEngine

/// An error in the command line.
struct UsageError: Error, Equatable {
    /// What is wrong, and often a suggestion. Lower case, no full stop.
    var message: String
    /// The command whose help the user should read.
    var verb: Verb?
    /// The group of commands whose help the user should read, such as `config`.
    var group: String?
}

/// A command line split into command, options and operands. Values are not checked yet.
struct Arguments: Equatable {
    struct OptionUse: Equatable {
        var option: Option
        /// Empty for a switch.
        var value: String
    }

    var verb: Verb
    /// False when the command line names no command and means `lint`.
    var isVerbNamed = true
    var uses: [OptionUse] = []
    var operands: [String] = []

    init(verb: Verb) {
        self.verb = verb
    }

    /// - Parameter words: the command line without the name of the program.
    init(_ words: [String]) throws(UsageError) {
        var words = words[...]
        let verb = try Arguments.takeVerb(&words)
        self.verb = verb ?? .lint
        isVerbNamed = verb != nil
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                break
            }
            if word.hasPrefix("--") {
                try takeLong(word.dropFirst(2), &words)
            } else if word.hasPrefix("-"), word != "-" {
                try takeShort(word.dropFirst(), &words)
            } else {
                operands.append(word)
            }
        }
        if operands.contains(""), ![.rules, .explain].contains(self.verb) {
            let remedy = "write . for this directory"
            throw UsageError(message: "a path is empty, as from a variable without a value; \(remedy)", verb: verb)
        }
    }

    /// The last value of an option; it overrides earlier ones.
    func value(_ option: Option) -> String? { uses.last { $0.option == option }?.value }

    func values(_ option: Option) -> [String] { uses.filter { $0.option == option }.map(\.value) }

    func has(_ option: Option) -> Bool { uses.contains { $0.option == option } }

    /// Removes and returns the command at the start of `words`; nil when there is none.
    private static func takeVerb(_ words: inout ArraySlice<String>) throws(UsageError) -> Verb? {
        guard let first = words.first else { return nil }
        if Verb.groups.contains(first) {
            words.removeFirst()
            return try takeSubverb(of: first, &words)
        }
        if let verb = Verb(spelling: first), !verb.isForDevelopers {
            words.removeFirst()
            return verb
        }
        return nil
    }

    /// Removes and returns the second word of a grouped command, such as `show` in `config show`.
    private static func takeSubverb(of group: String, _ words: inout ArraySlice<String>) throws(UsageError) -> Verb {
        let verbs = Verb.allCases.map(\.rawValue).filter { $0.hasPrefix(group + " ") }
            .map { String($0.dropFirst(group.count + 1)) }
        guard let word = words.popFirst() else {
            throw UsageError(message: "\(group) needs a command: \(verbs.joined(separator: ", "))", group: group)
        }
        if let verb = Verb(spelling: "\(group) \(word)") { return verb }
        let all = "the commands are \(verbs.joined(separator: ", "))"
        throw UsageError(message: "unknown command \"\(group) \(word)\"; " + (suggestion(word, verbs) ?? all), group: group)
    }

    private mutating func takeLong(_ word: Substring, _ words: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = Option(rawValue: name), verb.options.contains(option) else {
            throw unknownOption("--" + name)
        }
        try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, &words)
    }

    /// Reads `-f json` or `-fjson`. Switches cannot be combined as in `-qj`.
    private mutating func takeShort(_ word: Substring, _ words: inout ArraySlice<String>) throws(UsageError) {
        guard let letter = word.first, let option = verb.options.first(where: { $0.spec.short == letter }) else {
            throw unknownOption("-" + word)
        }
        let rest = word.dropFirst()
        if option.spec.value == nil, !rest.isEmpty { throw unknownOption("-" + word) }
        try take(option, attached: rest.isEmpty ? nil : String(rest), &words)
    }

    private mutating func take(
        _ option: Option, attached: String?, _ words: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.spec.value else {
            if let attached, option.spec.attachedValue == nil || attached.isEmpty {
                let form = option.spec.attachedValue.map { "needs text after the = for \($0)" } ?? "takes no value"
                throw UsageError(message: "\(option.spelling) \(form)", verb: verb)
            }
            uses.append(OptionUse(option: option, value: attached ?? ""))
            return
        }
        guard let value = attached ?? words.popFirst(), !value.isEmpty else {
            throw UsageError(message: "\(option.spelling) needs a value: \(option.spelling) \(placeholder)", verb: verb)
        }
        uses.append(OptionUse(option: option, value: value))
    }

    private func unknownOption(_ spelling: String) -> UsageError {
        let known = verb.options.map(\.spelling)
        let familiar = FamiliarWords.option(String(spelling.drop { $0 == "-" })).flatMap(Option.init)
            .flatMap { verb.options.contains($0) ? "did you mean \"\($0.spelling)\"?" : nil }
        let whole = spelling == "--no-color" && verb.options.contains(.color) ? "write --color never" : nil
        let help = verb == .lint ? "grouplint lint --help" : "grouplint \(verb.rawValue) --help"
        let hint = whole ?? familiar ?? Arguments.suggestion(spelling, known) ?? "\(help) lists the options"
        return UsageError(message: "unknown option \"\(spelling)\"; \(hint)", verb: verb)
    }

    /// `did you mean "…"?`, or nil when no candidate is similar.
    static func suggestion(_ word: String, _ candidates: [String]) -> String? {
        SpellingSuggestion.nearest(to: word, in: candidates).map { "did you mean \"\($0)\"?" }
    }
}
