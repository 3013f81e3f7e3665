import GroupLintEngine

/// The manual page, rendered from the tables of commands and options.
enum ManualPage {
    /// Source for `man`.
    static var text: String {
        let verbs = Verb.allCases.filter { !$0.isForDevelopers }
        return """
            .TH GROUPLINT 1 "" "\(ToolIdentity.name) \(ToolIdentity.version)" "User Commands"
            .SH NAME
            grouplint \\- find SwiftUI code that does something else than it seems to
            .SH SYNOPSIS
            .B grouplint
            [\\fBlint\\fR] [\\fIPATH\\fR... | \\fB\\-\\fR] [\\fIOPTION\\fR...]
            .br
            .B grouplint
            \\fICOMMAND\\fR ...
            .SH DESCRIPTION
            Reads Swift source without a compiler, works out what SwiftUI will do with it, across files, and says so.
            Without a path the working directory is linted.
            .SH OPTIONS
            \(groups(.lint))
            .SH COMMANDS
            \(verbs.filter { $0 != .lint }.map(command).joined(separator: "\n"))
            .SH EXIT STATUS
            \(items(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
            .SH ENVIRONMENT
            \(items(variables))
            .SH FILES
            \(items(files))

            """
    }

    private static let variables = [
        ("NO_COLOR, FORCE_COLOR, TERM", "whether text is colored with --color auto"),
        ("XCODE_VERSION_ACTUAL, GITHUB_ACTIONS", "what --format auto means"),
        ("GITHUB_WORKSPACE, CI_PROJECT_DIR", "what paths of the formats github and gitlab are relative to"),
    ]

    private static let files = [
        (".grouplint.yml", "settings of a directory and what is below; the nearest one counts"),
        (BaselineDocument.fileName, "diagnostics that are accepted for now"),
    ]

    private static func command(_ verb: Verb) -> String {
        let head = "grouplint \(verb.rawValue) \(verb.operands)"
        return ".SS \(escaped(head))\n\(sentence(verb.summary))\n" + items(verb.options.map { item($0, verb) })
    }

    private static func groups(_ verb: Verb) -> String {
        OptionSpec.Group.allCases.compactMap { group in
            let options = verb.options.filter { $0.spec.group == group }
            return options.isEmpty ? nil : ".SS \(group.rawValue)\n" + items(options.map { item($0, verb) })
        }.joined(separator: "\n")
    }

    private static func item(_ option: Option, _ verb: Verb) -> (String, String) {
        let spec = option.spec
        let choices = verb.choices(of: option)
        let help = spec.help + (choices.isEmpty ? "" : ": \(choices.joined(separator: ", "))")
        return (option.usage, help)
    }

    private static func items(_ items: [(String, String)]) -> String {
        items.map { ".TP\n.B \(escaped($0.0))\n\(sentence($0.1))" }.joined(separator: "\n")
    }

    private static func sentence(_ text: String) -> String {
        escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
    }

    /// Text without any meaning to the formatter. What starts a line with a period or an apostrophe would be a request.
    private static func escaped(_ text: String) -> String {
        let body = text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "…": result += "..."
            case "'": result += "\\(aq"
            default: result.append(character)
            }
        }
        return body.hasPrefix(".") ? "\\&" + body : body
    }
}
