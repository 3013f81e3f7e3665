import GroupLintEngine

/// The manual page, generated from the tables of commands and options.
enum ManualPage {
    /// The source of the page, in the format of `man`.
    static var text: String {
        let verbs = Verb.allCases.filter { !$0.isForDevelopers }
        return """
            .TH GROUPLINT 1 "" "\(ToolIdentity.name) \(ToolIdentity.version)" "User Commands"
            .SH NAME
            grouplint \\- find SwiftUI code that does not do what it appears to do
            .SH SYNOPSIS
            .B grouplint
            [\\fBlint\\fR] [\\fIPATH\\fR... | \\fB\\-\\fR] [\\fIOPTION\\fR...]
            .br
            .B grouplint
            \\fICOMMAND\\fR ...
            .SH DESCRIPTION
            Reads Swift source without a compiler and works out across files what SwiftUI does with it.
            Reports code that does not do what it appears to do.
            Without a path, grouplint lints the working directory.
            .br
            \(escaped(HelpText.whatIsRead))
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
        ("HOME", "directory that is not read as a project, unless it is named"),
        ("NO_COLOR, FORCE_COLOR, TERM", "whether --color auto colors the text"),
        ("XCODE_VERSION_ACTUAL, GITHUB_ACTIONS", "format that --format auto selects"),
        ("GITHUB_WORKSPACE, CI_PROJECT_DIR", "directory that paths in the formats github and gitlab are relative to"),
    ]

    private static let files = [
        (".grouplint.yml", "settings of a directory and its subdirectories; the nearest file applies"),
        (BaselineDocument.fileName, "diagnostics that the baseline suppresses"),
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
        let choices = verb.choices(of: option)
        let help = verb.help(of: option) + (choices.isEmpty ? "" : ": \(choices.joined(separator: ", "))")
        return (option.usage, help)
    }

    private static func items(_ items: [(String, String)]) -> String {
        items.map { ".TP\n.B \(escaped($0.0))\n\(sentence($0.1))" }.joined(separator: "\n")
    }

    private static func sentence(_ text: String) -> String {
        escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
    }

    /// Escapes characters that are special to the formatter. A period or an apostrophe that starts a line marks a request.
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
