/// The script for zsh: a file `_grouplint` in a directory of `$fpath`, or evaluated after `compinit`.
struct ZshCompletion {
    let script: CompletionScript

    init(_ script: CompletionScript) {
        self.script = script
    }

    var text: String {
        """
        #compdef grouplint
        # Completions of grouplint for zsh. To use them: grouplint completions zsh > a directory of $fpath/_grouplint
        _grouplint() {
            local verb=lint
            local -a commands
            commands=(
        \(described(script.commands))
            )
            if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                _describe -t commands command commands
                _files
                return
            fi
            case $words[2] in
                \(singles)) verb=$words[2]; shift words; (( CURRENT-- )) ;;
        \(groups)
            esac
            case $verb in
        \(script.verbs.map(arguments).joined(separator: "\n"))
            esac
        }
        if [[ ${funcstack[1]} == _grouplint ]]; then _grouplint "$@"; else compdef _grouplint grouplint; fi

        """
    }

    private var singles: String {
        script.commands.map(\.name).filter { !script.groups.contains($0) }.joined(separator: "|")
    }

    private var groups: String {
        script.groups.map { group in
            """
                    \(group))
                        if (( CURRENT == 3 )); then
                            commands=(
            \(described(script.subcommands(of: group)))
                            )
                            _describe -t commands command commands
                            return
                        fi
                        verb="$words[2] $words[3]"; shift 2 words; (( CURRENT -= 2 )) ;;
            """
        }.joined(separator: "\n")
    }

    private func described(_ commands: [(name: String, help: String)]) -> String {
        commands.map { "        '\($0.name):\(quoted($0.help))'" }.joined(separator: "\n")
    }

    private func arguments(_ verb: Verb) -> String {
        var lines = verb.options.flatMap { option -> [String] in
            let help = "[\(bracketed(verb.help(of: option)))]"
            let value = option.spec.value.map { ":\($0.filter(\.isLetter)):\(action(script.values(of: option, verb)))" } ?? ""
            let sign = value.isEmpty ? "" : "="
            let long = "'*\(option.spelling)\(sign)\(help)\(value)'"
            return option.spec.short.map { ["'*-\($0)\(value.isEmpty ? "" : "+")\(help)\(value)'", long] } ?? [long]
        }
        let operands = script.operands(of: verb)
        if operands != .nothing { lines.append("'*:operand:\(action(operands))'") }
        let body = lines.map { "                \($0)" }.joined(separator: " \\\n")
        return "        '\(verb.rawValue)')\n            _arguments \\\n\(body) ;;"
    }

    private func action(_ words: CompletionScript.Words) -> String {
        switch words {
        case .nothing: ""
        case .anything: " "
        case .files: "_files"
        case .directories: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
        }
    }

    private func quoted(_ text: String) -> String { replacing(text, ["'": "'\\''"]) }

    private func bracketed(_ text: String) -> String {
        replacing(text, ["'": "'\\''", "[": "\\[", "]": "\\]", ":": "\\:"])
    }
}

/// The script for fish: a file `grouplint.fish` in its `completions` directory.
struct FishCompletion {
    let script: CompletionScript

    init(_ script: CompletionScript) {
        self.script = script
    }

    var text: String {
        let singles = script.commands.map(\.name).filter { !script.groups.contains($0) }
        return """
            # Completions of grouplint for fish. To use them: grouplint completions fish | source
            function __grouplint_verb
                set -l words (commandline -opc)
                switch "$words[2]"
                    case \(singles.joined(separator: " "))
                        echo $words[2]
                    case \(script.groups.joined(separator: " "))
                        echo "$words[2] $words[3]"
                    case '*'
                        echo lint
                end
            end
            function __grouplint_is
                test (__grouplint_verb) = "$argv"
            end
            function __grouplint_rules
                printf '%s\\n' \(script.rules.joined(separator: " "))
            end
            \(commands)
            \(script.verbs.map(lines).joined(separator: "\n"))

            """
    }

    private var commands: String {
        let first = script.commands.map { item in
            "complete -c grouplint -n 'test (count (commandline -opc)) -eq 1' -a \(item.name) -d '\(quoted(item.help))'"
        }
        let second = script.groups.flatMap { group in
            script.subcommands(of: group).map { item in
                "complete -c grouplint -n '__grouplint_is \(group) \"\"' -f -a \(item.name) -d '\(quoted(item.help))'"
            }
        }
        return (first + second).joined(separator: "\n")
    }

    private func lines(_ verb: Verb) -> String {
        let condition = "complete -c grouplint -n '__grouplint_is \(verb.rawValue)'"
        var lines = verb.options.map { option in
            let short = option.spec.short.map { " -s \($0)" } ?? ""
            let value = value(script.values(of: option, verb))
            return "\(condition)\(short) -l \(option.rawValue)\(value) -d '\(quoted(verb.help(of: option)))'"
        }
        switch script.operands(of: verb) {
        case .files, .anything: break
        case .nothing: lines.append("\(condition) -f")
        case let words: lines.append("\(condition)\(operand(words))")
        }
        return lines.joined(separator: "\n")
    }

    private func value(_ words: CompletionScript.Words) -> String {
        switch words {
        case .nothing: ""
        case .anything: " -x"
        case .files: " -r"
        case .directories: " -x -a '(__fish_complete_directories)'"
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .list: " -x -a '(__fish_complete_list , __grouplint_rules)'"
        }
    }

    private func operand(_ words: CompletionScript.Words) -> String {
        switch words {
        case .directories: " -f -a '(__fish_complete_directories)'"
        case .words(let words): " -f -a '\(words.joined(separator: " "))'"
        default: ""
        }
    }

    private func quoted(_ text: String) -> String { replacing(text, ["\\": "\\\\", "'": "\\'"]) }
}

/// Replaces single characters in a text.
private func replacing(_ text: String, _ table: [Character: String]) -> String {
    text.reduce(into: "") { $0 += table[$1] ?? String($1) }
}
