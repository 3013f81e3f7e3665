import GroupLintEngine

extension Program {
    /// Runs a command line and returns the exit code.
    ///
    /// - Parameter words: the command line without the name of the program.
    mutating func run(_ words: [String]) -> ExitCode {
        do throws(UsageError) {
            return run(try Command(words, rules: RuleNames(rules.map { $0.info })))
        } catch {
            let command = (error.verb?.rawValue ?? error.group).map { " " + $0 } ?? ""
            complain(error.message)
            note("see grouplint\(command) --help")
            return .failure
        }
    }

    private mutating func run(_ command: Command) -> ExitCode {
        let rules = rules
        return switch command {
        case .lint(let options): lint(options)
        case .rules(let request): showRules(request)
        case .views(let options): views(options)
        case .map(let options): map(options)
        case .languageServer(let fileTimeout): serve(fileTimeout: fileTimeout)
        case .config(let request): config(request)
        case .baseline(let action, let options, let acceptsNew): baseline(action, options, acceptsNew: acceptsNew)
        case .merge(let files, let options): merge(files, options)
        case .doctor(let directory, let root, let listsFiles):
            listsFiles ? listFiles(directory, root: root) : examine(directory, root: root)
        case .initialize(let directory, let isForced): initialize(directory, isForced: isForced)
        case .version(let isJSON): emitReference { try RuleDocuments.version(isJSON: isJSON) }
        case .completions(let shell): emit(CompletionScript(rules: RuleNames(rules.map { $0.info }).words).text(shell))
        case .manual: emit(ManualPage.text)
        case .help(let subject): emitProse(HelpText.about(subject, columns: environment.peopleWidth))
        case .dump(let kind, let files): dump(kind, files)
        case .verify(let files): verify(files)
        case .bench(let files, let repeats): bench(files, repeats: repeats)
        case .findMultiplier: emit("0x\(String(WordMultiplier.find(), radix: 16, uppercase: true))\n")
        case .docs(let isCheck): docs(isCheck: isCheck)
        case .formats: emit(ReportFormat.table)
        case .newRule(let id, let category): newRule(id, category)
        }
    }
}
