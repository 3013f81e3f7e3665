import GroupLintEngine

/// What a lint run writes to the error stream besides its report.
extension Program {
    /// - Parameter showsAll: whether problems that are no errors are shown in a quiet run too.
    mutating func showProblems(_ report: LintReport, root: String, _ options: LintOptions, showsAll: Bool = false) {
        let isColored = environment.isColored(options.color, isTerminal: environment.errorsAreTerminal)
        let reporter = TextReporter(style: TextStyle(isColored: isColored))
        let bytes = reporter.renderProblems(
            report, from: options.isQuiet && !showsAll ? .error : .info, environment.pathsOnErrors(root: root))
        if !bytes.isEmpty { writeError(bytes) }
    }

    /// Whether nothing is named and the working directory is no project, but the home directory or `/`, whose files take long to
    /// read; reported.
    mutating func refusesEverything(_ options: LintOptions) -> Bool {
        let directory = environment.workingDirectory
        guard options.given.operands.isEmpty, options.files.lists.isEmpty, options.root == nil,
            directory == "/" || directory == environment.variable("HOME"), !RunRoot.isTop(directory)
        else { return false }
        let place = directory == "/" ? "/ is the root of the file system" : "\(directory) is your home directory"
        complain("\(place), which GroupLint does not read; change to the directory of an app, or name a path")
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

    /// Prints a note when `--staged` or `--changed-since` leaves no file to report on.
    mutating func showNothingChanged(_ run: LintRun) {
        guard run.sources.paths.isEmpty, run.options.shard == nil else { return }
        if run.options.git.isStaged {
            note("no Swift file is staged; git add stages files")
        } else if let revision = run.options.git.changedSince {
            note("no Swift file has changed since \(revision)")
        }
    }

    /// Prints a note when patterns exclude every named file.
    mutating func showLeftOut(_ sources: SourceSet) {
        guard sources.paths.isEmpty, let first = sources.leftOutNamed.first else { return }
        let others = sources.leftOutNamed.count - 1
        let files = others == 0 ? "\"\(first)\"" : "\"\(first)\" and \(others) more"
        note("patterns exclude \(files); use --no-exclude and --no-gitignore to lint anyway")
    }

    /// Prints a note when no target of the project compiles any of the files, such as a new file.
    mutating func showInNoTarget(_ report: LintReport) {
        guard report.fileCount == 0, report.inNoTargetCount > 0 else { return }
        let (file, them) = report.inNoTargetCount == 1 ? ("this file", "it") : ("these files", "them")
        note("no target of the project compiles \(file), so GroupLint does not check \(them); add \(them) to a target")
    }

    /// Prints a note when no rule is on: the report then looks as if the code had no faults.
    mutating func showNoRule(_ run: LintRun) {
        guard run.report.fileCount > 0, run.findRules().isEmpty else { return }
        let only = run.options.selection.only
        let off = rules.map { $0.info }.filter { info in only.contains { $0.matches(info) } }.map(\.id).sorted()
        if off.isEmpty || !run.options.selection.disabled.isEmpty {
            return note("no rule is on, so nothing was checked; grouplint rules --enabled-for FILE lists the rules that are on")
        }
        let names = off.count > 3 ? "\(off[0]) and \(off.count - 1) more" : off.joined(separator: ", ")
        let (verb, them) = off.count == 1 ? ("is", "it") : ("are", "them")
        let enabled = off.count > 3 ? "RULE" : off.joined(separator: ",")
        note(
            "no rule is on, so nothing was checked: --only \(only.map(\.text).joined(separator: ",")) leaves out all rules but "
                + "\(names), which \(verb) off; switch \(them) on with --enable \(enabled)")
    }

    /// Prints a note when the root has a configuration whose name ends in `.yaml`, which GroupLint does not read.
    mutating func showMisnamedConfiguration(_ run: LintRun) {
        guard run.options.configuration == .nearest, let text = ConfigurationLoader.misnamed(in: run.sources.root) else { return }
        note(text)
    }

    /// Prints a note that a diff can leave out the lines that fixes only moved.
    mutating func showMovedLines(_ options: LintOptions) {
        guard options.fixing == .apply, !options.isQuiet, !options.readsStandardInput else { return }
        note("some fixes only move lines to the left or right; git diff -w leaves these lines out")
    }

    /// Prints what the user may want to know about a run besides its report.
    mutating func showHints(_ run: LintRun) {
        showTargetHint(run)
        showUnshownViews(run)
        showOtherBaselines(run)
        if run.options.fixing == .show, run.options.fixPolicy.allowsUnsafe {
            note("--unsafe-fixes has no effect without --fix or --diff")
        }
    }

    /// Prints a note when the paths are in several projects, and one has a baseline: its diagnostics are reported again.
    private mutating func showOtherBaselines(_ run: LintRun) {
        guard run.options.baseline == nil, !run.options.ignoresBaseline else { return }
        let files = run.sources.projects.map { FilePath.join($0, BaselineDocument.fileName) }
        guard let file = files.first(where: { FilePath.isFile(FilePath.join(run.sources.root, $0)) }) else { return }
        note(
            "the baseline \"\(file)\" is not used, because the paths are in several projects and a run has one baseline; "
                + "lint the projects one by one")
    }

    /// Prints a note on how to set the deployment target when it is unknown and rules need it.
    private mutating func showTargetHint(_ run: LintRun) {
        let unknown = run.configuration.settings.filter(\.targets.isUnknown)
        let silent = unknown.map { $0.rules.count { $0.info.needsTarget } }.max() ?? 0
        let (count, all) = (run.report.untargetedFileCount, run.report.viewFileCount ?? 0)
        // A few files that belong to no target are not worth a note.
        guard silent > 0, count * 2 > all else { return }
        let effect = silent == 1 ? "1 rule reports less" : "\(silent) rules report less"
        guard count < all else {
            let remedy = "set it with --target iOS=16.0, or deployment_targets in \(ConfigurationLoader.fileName)"
            return note("the deployment target is unknown, so \(effect); \(remedy)")
        }
        note(
            "\(count) of \(all) files with views belong to no target, so their deployment target is unknown and \(effect); "
                + "set it with deployment_targets in \(ConfigurationLoader.fileName)")
    }

    /// Prints a note when what was asked about has only views that nothing shows: a new view is checked for less until the app
    /// shows it, which looks as if the rules did not work.
    private mutating func showUnshownViews(_ run: LintRun) {
        let views = run.report.unshownViews
        guard let first = views.first, run.report.fileCount > 0 else { return }
        let others = views.count == 1 ? "" : " and the views of \(views.count - 1) more \(views.count == 2 ? "file" : "files")"
        note("nothing in the project shows `\(first)`\(others) yet, so rules about what happens at run time report nothing there")
    }
}

extension LintRun {
    /// Whether the run fails on infos, and a file was not read, or code in it was not understood, which counts as one.
    var failsOnUnreadCode: Bool {
        let fails = fails
        return report.problems.contains { ($0.kind == .parse || $0.kind == .skipped) && fails(.info, $0.path) }
    }

    /// Why the exit code is 1, where the report does not show it: without settings, only errors make a run fail.
    var reasonOfFailure: String? {
        let count = report.count(.warning)
        if let limit = options.warningLimit, count > limit {
            return "the exit code is 1, because --max-warnings allows \(limit) and there \(count == 1 ? "is 1" : "are \(count)")"
        }
        if options.exitsNonZeroOnFix, options.fixing == .apply, changesSomething {
            return
                "the exit code is 1, because fixes changed files\(options.git.isStaged ? "; stage them, then commit again" : "")"
        }
        let failing = report.diagnostics.filter(isOverGate)
        if failing.isEmpty, options.fixing != .diff {
            if options.isBaselineStrict, report.staleCount > 0 {
                let entries = report.staleCount == 1 ? "1 entry" : "\(report.staleCount) entries"
                return "the exit code is 1, because \(entries) of the baseline \(report.staleCount == 1 ? "is" : "are") stale; "
                    + "grouplint baseline check lists them"
            }
            if failsOnUnreadCode {
                let files = report.partlyReadCount == 1 ? "a file" : "some files"
                return "the exit code is 1, because "
                    + (report.partlyReadCount == 0 ? "a file was not linted" : "code in \(files) was not understood")
            }
        }
        guard options.fixing != .diff, !failing.isEmpty, failing.allSatisfy({ $0.severity < .error }) else { return nil }
        let option = options.given.uses.last { [.failOn, .strict].contains($0.option) }
        let setting = option.map { $0.value.isEmpty ? $0.option.spelling : "\($0.option.spelling) \($0.value)" }
        let verb = failing.count == 1 ? "1 diagnostic reaches" : "\(failing.count) diagnostics reach"
        let file = failing.count == 1 ? "its file" : "their files"
        return "the exit code is 1, because \(verb) \(setting ?? "fail_on in the settings of \(file)")"
    }
}

extension LintReport {
    /// Adds the problems of the file search. A skipped file is an error if it was named, and a warning if it was found
    /// in a directory.
    mutating func add(_ sources: SourceSet) {
        for index in problems.indices where problems[index].kind == .skipped {
            problems[index].severity = sources.named.contains(problems[index].path) ? .error : .warning
        }
        skippedCount += sources.problems.count { $0.kind == .skipped }
        problems = (problems + sources.problems).sorted { precedesInBytes($0.path, $1.path) }
    }
}
