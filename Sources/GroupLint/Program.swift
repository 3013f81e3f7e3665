import GroupLintEngine

/// Exit codes of the process. When several apply, 2 goes before 3, 3 before 1, 1 before 0.
enum ExitCode: Int32, CaseIterable {
    /// Ran to completion, nothing at or above the gate.
    case success = 0
    /// Ran to completion, diagnostics at or above the gate.
    case diagnostics = 1
    /// Could not do what was asked: usage, unreadable input, output not written, no files.
    case failure = 2
    /// GroupLint failed inside on a file; other results hold.
    case internalFailure = 3

    /// Lower case, no full stop.
    var meaning: String {
        switch self {
        case .success: "nothing at or above the gate"
        case .diagnostics: "diagnostics at or above the gate, or a --diff that is not empty"
        case .failure: "could not do what was asked: usage, unreadable input, no files, output not written"
        case .internalFailure: "GroupLint failed inside on a file; the other results hold"
        }
    }
}

/// The whole program as a function of its command line and surroundings.
struct Program {
    let rules: [any Rule.Type]
    var surroundings: Surroundings
    /// The pipeline; tests put others in its place to see what becomes of their reports.
    var makeReport: @Sendable (LintConfiguration, SourceSet) -> LintReport = { configuration, sources in
        Linter(configuration).lint(sources.paths, context: sources.context, load: sources.load)
    }

    /// - Parameter words: the command line without the name of the program.
    mutating func run(_ words: [String]) -> ExitCode {
        do throws(UsageError) {
            return run(try Command(words, rules: rules.map { $0.info.id }))
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
        case .rules(let format, let preset): listRules(format, preset)
        case .enabledRules(let format, let file, let options): showRules(for: file, format, options)
        case .explain(let ids, let format): explain(ids, format)
        case .views(let options): views(options)
        case .languageServer: serve()
        case .config(let request): config(request)
        case .baseline(let action, let options, let acceptsNew): baseline(action, options, acceptsNew: acceptsNew)
        case .merge(let files, let options): merge(files, options)
        case .doctor(let directory, let root, let listsFiles):
            listsFiles ? listFiles(directory, root: root) : examine(directory, root: root)
        case .initialise(let directory, let isForced): initialise(directory, isForced: isForced)
        case .version(let isJSON): emitReference { try RuleDocuments.version(isJSON: isJSON) }
        case .completions(let shell): emit(CompletionScript(rules: rules.map { $0.info.id }).text(shell))
        case .manual: emit(ManualPage.text)
        case .help(let subject): emit(HelpText.about(subject))
        case .dump(let kind, let files): dump(kind, files)
        case .verify(let files): verify(files)
        case .bench(let files, let repeats): bench(files, repeats: repeats)
        case .findMultiplier: emit("0x\(String(WordMultiplier.find(), radix: 16, uppercase: true))\n")
        case .docs(let isCheck): docs(isCheck: isCheck)
        case .formats: emit(ReportFormat.table)
        case .newRule(let id, let category): newRule(id, category)
        }
    }

    private mutating func explain(_ ids: [String], _ format: ReferenceFormat) -> ExitCode {
        let wanted = ids.compactMap { id in rules.first { $0.info.id == id } }
        return emitReference { try RuleDocuments.explanation(of: wanted, format) }
    }

    mutating func emitReference(_ text: () throws -> String) -> ExitCode {
        do {
            return emit(try text())
        } catch {
            complain("the text could not be encoded: \(error)")
            return .internalFailure
        }
    }

    /// Writes to standard output.
    mutating func emit(_ text: String) -> ExitCode { emit(Array(text.utf8)) }

    mutating func emit(_ bytes: [UInt8]) -> ExitCode {
        do throws(WriteError) {
            try surroundings.output.write(bytes)
            return .success
        } catch {
            complain("standard output could not be written: \(systemErrorText(error.number))")
            return .failure
        }
    }

    /// Writes an error about the run to the error stream.
    mutating func complain(_ message: String) { writeError("grouplint: error: \(visible(message))\n") }

    mutating func note(_ message: String) { writeError("grouplint: note: \(visible(message))\n") }

    mutating func writeError(_ text: String) { writeError(Array(text.utf8)) }

    /// There is no place left to say that the error stream is closed.
    mutating func writeError(_ bytes: [UInt8]) { try? surroundings.errors.write(bytes) }
}
