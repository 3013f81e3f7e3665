import GroupLintEngine

/// What a lint run writes to the error stream besides its report.
extension Program {
    mutating func showProblems(_ report: LintReport, root: String, _ options: LintOptions) {
        let isColored = environment.isColored(options.color, isTerminal: environment.errorsAreTerminal)
        let reporter = TextReporter(style: TextStyle(isColored: isColored))
        let bytes = reporter.renderProblems(
            report, from: options.isQuiet ? .error : .info, environment.pathsOnErrors(root: root))
        if !bytes.isEmpty { writeError(bytes) }
    }

    /// Whether the report would replace source code, as in `grouplint -o A.swift`, where a name was forgotten; reported.
    mutating func refusesOutput(_ options: LintOptions) -> Bool {
        guard let output = options.output, output.hasSuffix(".swift"),
            FilePath.isFile(FilePath.absolute(output, from: environment.workingDirectory))
        else { return false }
        complain("--output \"\(output)\" would replace a Swift file; choose another name")
        return true
    }

    /// Says what to write instead of a command of another tool, such as `grouplint check .`; true if there was one. Nothing is
    /// linted then, because the other words are probably meant for that command.
    mutating func refusesFamiliarCommand(_ options: LintOptions) -> Bool {
        guard !options.given.isVerbNamed, let word = options.given.operands.first, let own = FamiliarWords.command(word),
            !FilePath.exists(FilePath.absolute(word, from: environment.workingDirectory))
        else { return false }
        complain("there is no command or path \"\(word)\"; did you mean `\(own)`?")
        return true
    }

    /// Suggests a command when no operand exists and the first looks like a misspelled command.
    mutating func suggestCommand(_ options: LintOptions, _ sources: SourceSet) {
        let words = options.files.paths
        let directory = environment.workingDirectory
        guard let word = words.first, !word.contains("/"), sources.problems.contains(where: { $0.kind == .io }),
            words.allSatisfy({ !FilePath.exists(FilePath.absolute($0, from: directory)) })
        else { return }
        let verbs = Verb.allCases.filter { !$0.isForDevelopers }.map(\.rawValue)
        if let verb = SpellingSuggestion.nearest(to: word, in: verbs) { note("did you mean the command \"\(verb)\"?") }
    }

    /// Prints a note when patterns exclude every named file.
    mutating func showLeftOut(_ sources: SourceSet) {
        guard sources.paths.isEmpty, let first = sources.leftOutNamed.first else { return }
        let others = sources.leftOutNamed.count - 1
        let files = others == 0 ? "\"\(first)\"" : "\"\(first)\" and \(others) more"
        note("patterns exclude \(files); use --no-exclude and --no-gitignore to lint anyway")
    }

    /// Prints a note when the root has a configuration whose name ends in `.yaml`, which GroupLint does not read.
    mutating func showMisnamedConfiguration(_ run: LintRun) {
        guard run.options.configuration == .nearest, let text = ConfigurationLoader.misnamed(in: run.sources.root) else { return }
        note(text)
    }

    /// Prints a note on how to set the deployment target when it is unknown and rules need it.
    mutating func showHint(_ run: LintRun) {
        let unknown = run.configuration.settings.filter(\.targets.isUnknown)
        let silent = unknown.map { $0.rules.count { $0.info.needsTarget } }.max() ?? 0
        let paths = run.sources.paths
        let count = silent == 0 ? 0 : paths.count { run.configuration.settings(for: $0).targets.isUnknown }
        // A few files that belong to no target are not worth a note.
        guard count * 2 > paths.count, run.report.fileCount > 0 else { return }
        let files = count == paths.count ? "" : " of \(count) of \(paths.count) files"
        let effect = silent == 1 ? "1 rule reports less" : "\(silent) rules report less"
        let remedy = "set it with --target iOS=16.0, or deployment_targets in \(ConfigurationLoader.fileName)"
        note("the deployment target\(files) is unknown, so \(effect); \(remedy)")
    }
}
