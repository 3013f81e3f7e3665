import GroupLintEngine

/// Shell scripts that complete command lines, generated from the tables of commands and options.
struct CompletionScript {
    /// Ids of all rules, and categories.
    let rules: [String]

    func text(_ shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletion(self).text
        case .zsh: ZshCompletion(self).text
        case .fish: FishCompletion(self).text
        }
    }

    /// Allowed words at a place in the command line.
    enum Words: Equatable {
        case nothing
        case anything
        case files
        case directories
        case words([String])
        /// Words separated by commas.
        case list([String])
    }

    /// Single-word commands, and groups such as `config`, with their help, in the order of the main help.
    var commands: [(name: String, help: String)] {
        var commands: [(name: String, help: String)] = []
        for verb in verbs {
            let name = verb.group ?? verb.rawValue
            if !commands.contains(where: { $0.name == name }) { commands.append((name, verb.summary)) }
        }
        return commands
    }

    /// Commands of a group with their help.
    func subcommands(of group: String) -> [(name: String, help: String)] {
        verbs.filter { $0.group == group }.map { (String($0.rawValue.dropFirst(group.count + 1)), $0.summary) }
    }

    var groups: [String] { commands.map(\.name).filter { !subcommands(of: $0).isEmpty } }

    var verbs: [Verb] { Verb.allCases.filter { !$0.isForDevelopers } }

    /// Allowed values of an option; `nothing` for a switch.
    func values(of option: Option, _ verb: Verb) -> Words {
        let spec = option.spec
        guard let placeholder = spec.value else { return .nothing }
        let words = verb.choices(of: option) + spec.beginnings
        if !words.isEmpty { return .words(words) }
        switch placeholder {
        case "FILE", "PATH": return .files
        case "DIR": return .directories
        case "RULE,…": return .list(rules)
        case "RULE=LEVEL": return .words(rules.map { $0 + "=" })
        default: return .anything
        }
    }

    func operands(of verb: Verb) -> Words {
        switch verb {
        case .explain, .rules: .words(rules)
        case .completions: .words(Shell.allCases.map(\.rawValue))
        case .help: .words(commands.map(\.name) + groups.flatMap { subcommands(of: $0).map(\.name) })
        case .configValidate, .initialize: .directories
        default: verb.operands.isEmpty ? .nothing : .files
        }
    }
}

extension Verb {
    /// First word of a grouped command, such as `config` in `config show`; nil for single-word commands.
    var group: String? { rawValue.split(separator: " ").count > 1 ? String(rawValue.prefix { $0 != " " }) : nil }
}

// MARK: bash

/// The script for bash 3.2 and later. It completes file names where it has no better answer.
private struct BashCompletion {
    let script: CompletionScript

    init(_ script: CompletionScript) {
        self.script = script
    }

    var text: String {
        """
        # Completions of grouplint for bash. To use them: source <(grouplint completions bash)
        _grouplint_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
        _grouplint_list() {
            local head=""
            [[ $cur == *,* ]] && head="${cur%,*},"
            COMPREPLY=($(compgen -P "$head" -W "$1" -- "${cur##*,}"))
        }
        _grouplint() {
            local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" verb=lint
            if [[ $cur == "=" ]]; then
                cur=""
            elif [[ $prev == "=" ]]; then
                prev="${COMP_WORDS[COMP_CWORD-2]}"
            fi
            COMPREPLY=()
            case "${COMP_WORDS[1]}" in
                \(singles)) (( COMP_CWORD > 1 )) && verb="${COMP_WORDS[1]}" ;;
        \(groups)
            esac
            case "$verb $prev" in
        \(values)
            esac
            case "$verb" in
        \(verbs)
            esac
        }
        complete -o default -F _grouplint grouplint

        """
    }

    private var singles: String {
        script.commands.map(\.name).filter { !script.groups.contains($0) }.joined(separator: "|")
    }

    private var groups: String {
        script.groups.map { group in
            """
                    \(group))
                        (( COMP_CWORD == 2 )) && \
            { _grouplint_words "\(joined(script.subcommands(of: group).map(\.name)))"; return; }
                        (( COMP_CWORD > 2 )) && verb="\(group) ${COMP_WORDS[2]}" ;;
            """
        }.joined(separator: "\n")
    }

    private var values: String {
        var lines: [String] = []
        for verb in script.verbs {
            for option in verb.options where option.spec.value != nil {
                var names = ["\"\(verb.rawValue) \(option.spelling)\""]
                if let short = option.spec.short { names.append("\"\(verb.rawValue) -\(short)\"") }
                let answer = answer(script.values(of: option, verb))
                lines.append("        \(names.joined(separator: "|"))) \(answer.map { "\($0); " } ?? "")return ;;")
            }
        }
        return lines.joined(separator: "\n")
    }

    private var verbs: String {
        script.verbs.map { verb in
            var body = "[[ $cur == -* ]] && { _grouplint_words \"\(joined(verb.options.map(\.spelling)))\"; return; }"
            if verb == .lint {
                body += "\n            (( COMP_CWORD == 1 )) && _grouplint_words \"\(joined(script.commands.map(\.name)))\""
            } else if let answer = answer(script.operands(of: verb)) {
                body += "\n            \(answer)"
            }
            return "        \"\(verb.rawValue)\")\n            \(body) ;;"
        }.joined(separator: "\n")
    }

    /// Shell code that completes the words; nil where the file names of the shell are enough.
    private func answer(_ words: CompletionScript.Words) -> String? {
        switch words {
        case .words(let words): "_grouplint_words \"\(joined(words))\""
        case .list(let words): "_grouplint_list \"\(joined(words))\""
        case .directories: "COMPREPLY=($(compgen -d -- \"$cur\"))"
        case .nothing, .anything, .files: nil
        }
    }

    private func joined(_ words: [String]) -> String { words.joined(separator: " ") }
}
