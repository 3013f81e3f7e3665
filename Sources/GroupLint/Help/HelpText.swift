import GroupLintEngine

/// Help, generated from the tables of commands and options.
enum HelpText {
    static var overview: String {
        let verbs = Verb.allCases.filter { !$0.isForDevelopers }
        let width = verbs.map(\.rawValue.count).max() ?? 0
        let commands = verbs.map { "  \(padded($0.rawValue, width + 1))  \($0.summary)\n" }.joined()
        return """
            \(ToolIdentity.name) \(ToolIdentity.version) finds SwiftUI code that does not do what it appears to do.

            Usage: grouplint [lint] [PATH… | -] [OPTION…]
                   grouplint COMMAND …

            Commands:
            \(commands)
            Without a path, grouplint lints the working directory.
            For options, see grouplint lint --help or grouplint COMMAND --help.

            \(exitCodes)
            """
    }

    /// - Parameter columns: number of columns of the terminal; nil if there is none.
    static func about(_ subject: HelpSubject, columns: Int? = nil) -> String {
        switch subject {
        case .everything: overview
        case .command(let verb): command(verb, columns: columns)
        case .group(let name): group(name)
        }
    }

    /// Number of columns of a line.
    private static func width(_ columns: Int?) -> Int { max(60, min(100, columns ?? 100)) }

    private static func group(_ name: String) -> String {
        let verbs = Verb.allCases.filter { $0.rawValue.hasPrefix(name + " ") }
        let width = verbs.map(\.rawValue.count).max() ?? 0
        return "Usage: grouplint \(name) COMMAND …\n\nCommands:\n"
            + verbs.map { "  \(padded($0.rawValue, width + 1))  \($0.summary)\n" }.joined()
            + "\nFor options, see grouplint \(name) COMMAND --help.\n"
    }

    static func command(_ verb: Verb, columns: Int? = nil) -> String {
        let width = width(columns)
        let operands = verb.operands.isEmpty ? "" : " " + verb.operands
        let name = verb == .lint ? "[lint]" : verb.rawValue
        var text = "\(capitalized(verb.summary)).\n\nUsage: grouplint \(name)\(operands) [OPTION…]\n"
        if verb == .lint { text += "\n" + wrapped(whatIsRead, firstPrefix: "", prefix: "", width) }
        for group in OptionSpec.Group.allCases {
            let options = verb.options.filter { $0.spec.group == group }
            if options.isEmpty { continue }
            text += "\n\(group.rawValue):\n"
            text += options.map { line($0, verb, width) }.joined()
        }
        if verb.namesRules { text += "\n" + wrapped(ruleNames, firstPrefix: "", prefix: "", width) }
        if verb.options.contains(.preset) { text += "\n" + presets }
        return verb == .lint ? text + "\n" + exitCodes : text
    }

    /// What paths mean. Also for the manual page.
    static let whatIsRead =
        "Paths decide what is reported and fixed. The whole project is read all the same, because other files decide where a "
        + "view is shown. The project is the git repository of the path, or the nearest directory above it that has a "
        + "\(ConfigurationLoader.fileName), a Package.swift or an Xcode project. Paths may be in several projects."

    /// What RULE means. Also for the manual page.
    static var ruleNames: String {
        "RULE is the id of a rule, a pattern such as \"group_*\", a category such as \(RuleCategory.lifecycle.rawValue) "
            + "(grouplint rules shows them), or all. An id counts more than a pattern, and a pattern more than a category, "
            + "in any order."
    }

    private static var presets: String {
        "Presets:\n" + Preset.allCases.map { padded("  " + $0.rawValue, 16) + $0.summary + "\n" }.joined()
    }

    private static var exitCodes: String {
        "Exit codes:\n" + ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)\n" }.joined()
    }

    private static func line(_ option: Option, _ verb: Verb, _ width: Int) -> String {
        let spec = option.spec
        let name = (spec.short == nil ? "      " : "  ") + option.usage
        let choices = verb.choices(of: option)
        let help = verb.help(of: option) + (choices.isEmpty ? "" : ": \(choices.joined(separator: ", "))")
        return wrapped(help, firstPrefix: padded(name, helpColumn), prefix: String(repeating: " ", count: helpColumn), width)
    }

    /// Column at which explanations start, 0-based.
    private static let helpColumn = 32

    private static func wrapped(_ text: String, firstPrefix: String, prefix: String, _ width: Int) -> String {
        let lines = TextWrapping.lines(text, width: width - prefix.count)
        return lines.enumerated().map { ($0.offset == 0 ? firstPrefix : prefix) + $0.element + "\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Verb {
    /// Whether an option or operand of the command names rules.
    fileprivate var namesRules: Bool {
        operands.contains("RULE…") || options.contains { $0.spec.value?.hasPrefix("RULE") ?? false }
    }
}
