import GroupLintEngine

extension Program {
    /// Writes every report, even if another one fails. Returns false when one failed, which has been reported.
    mutating func writeReports(_ report: LintReport, _ run: RunDescription, _ options: LintOptions) -> Bool {
        FileWatch.enter(.reporting, "")
        // `--watch` goes on, and may then work for a long time.
        defer { FileWatch.enter(.starting, "") }
        let isFixingInput = options.fixing == .apply && options.readsStandardInput
        let isTerminal = isFixingInput ? environment.errorsAreTerminal : environment.outputIsTerminal
        let toTerminal = options.output == nil && isTerminal
        let isColored = environment.isColored(options.color, isTerminal: toTerminal)
        var isWritten = true
        for further in options.reports {
            guard let bytes = bytes(report, run, further.format, options, isColored: false) else {
                isWritten = false
                continue
            }
            isWritten = write(bytes, to: further.file) && isWritten
        }
        var run = run
        if toTerminal, environment.isForPeople { run.screen = screen(run, options) }
        let base = options.pathBase ?? (run.screen == nil ? .root : .cwd)
        run.pathDirectory = base == .cwd ? environment.workingDirectory : nil
        let main =
            options.countsOnly
            ? counts(report, root: run.root, options) : bytes(report, run, options.format, options, isColored: isColored)
        guard let bytes = main else { return false }
        if let file = options.output {
            guard write(bytes, to: file) else { return false }
            if !options.isQuiet { note("wrote \(file): \(TextReporter.summary(report))") }
            return isWritten
        }
        if isFixingInput {
            // Standard output carries the fixed text.
            writeError(bytes)
            return isWritten
        }
        return emit(bytes) == .success && isWritten
    }

    /// The counts of `--statistics`; nil when they could not be encoded, which has been reported.
    private mutating func counts(_ report: LintReport, root: String, _ options: LintOptions) -> [UInt8]? {
        let counts = ReportCounts(report, owners(below: root))
        guard options.format == .json else { return Array(counts.text.utf8) }
        do {
            return try counts.json()
        } catch {
            complain("the counts could not be encoded: \(error)")
            return nil
        }
    }

    /// The owners of the repository; nil if there is no such file, or if it cannot be read, which has been said.
    private mutating func owners(below root: String) -> OwnersFile? {
        do throws(InputError) {
            return try OwnersFile.find(below: root)
        } catch {
            note("CODEOWNERS \(error.message); diagnostics are shown without owners")
            return nil
        }
    }

    /// Nothing is suggested for runs over a part of the project or its history.
    private func screen(_ run: RunDescription, _ options: LintOptions) -> RunDescription.Screen {
        let isPlain = options.fixing == .show && !options.git.isUsed && options.shard == nil && !options.readsStandardInput
        return RunDescription.Screen(
            suggestsBaseline: isPlain && !run.usesBaseline && !options.given.has(.noBaseline),
            width: environment.outputWidth())
    }

    /// The report in a format; nil when it could not be encoded, which has been reported.
    private mutating func bytes(
        _ report: LintReport, _ run: RunDescription, _ format: ReportFormat, _ options: LintOptions, isColored: Bool
    ) -> [UInt8]? {
        var run = run
        run.servicePrefix = environment.servicePrefix(format, root: run.root)
        if format == .html, let file = owners(below: run.root) { run.owners = { file.owners.owners(of: $0) } }
        do {
            let reporter = format.record.makeReporter(TextStyle(isColored: isColored), !options.isQuiet)
            return try reporter.render(report, run)
        } catch {
            complain("the report could not be encoded: \(error)")
            return nil
        }
    }

    mutating func write(_ bytes: [UInt8], to file: String) -> Bool {
        do throws(WriteError) {
            try OutputFile.write(bytes, to: FilePath.absolute(file, from: environment.workingDirectory))
            return true
        } catch {
            complain("\"\(file)\" could not be written: \(error.text)")
            return false
        }
    }

    /// Prints counts and times: after a plain report on standard output, or else on the error stream.
    mutating func writeTables(_ report: LintReport, _ options: LintOptions) -> Bool {
        var text = ""
        if options.showsStatistics { text += "\n" + ReportStatistics(report).text }
        if options.showsTimings, let timings = report.timings { text += "\n" + timings.text }
        if text.isEmpty { return true }
        let isOutputFree = options.fixing == .show || options.fixing == .apply && !options.readsStandardInput
        if options.format.record.isPlain, options.output == nil, isOutputFree { return emit(text) == .success }
        writeError(text)
        return true
    }

    /// The progress line; nil when progress is off or the error stream is not a terminal.
    func progressLine(_ options: LintOptions) -> ProgressLine? {
        guard options.progress == .auto, !options.isQuiet else { return nil }
        return environment.writeProgress.map { ProgressLine(write: $0) }
    }
}

extension ProcessEnvironment {
    /// Path from the base directory of a CI service to the root of the run, with a slash at the end; may be empty.
    func servicePrefix(_ format: ReportFormat, root: String) -> String {
        let directory = format.record.pathVariable.flatMap(variable).flatMap(FilePath.resolved)
        guard let directory, root != directory,
            FilePath.lies(root, in: directory)
        else { return "" }
        return FilePath.relative(root, to: directory) + "/"
    }
}

/// A line in the terminal that shows the progress of a long run. It has no mutable state, so any thread may draw it.
struct ProgressLine: Sendable {
    let write: @Sendable (String) -> Void
    /// Time before the line appears; shorter runs do not show it.
    var delay = Duration.milliseconds(500)
    private let stopwatch = Stopwatch()

    private static let width = 30

    init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    private var isDue: Bool { stopwatch.elapsed >= delay }

    /// Draws the line each time another percent of a phase is done.
    @Sendable func show(_ phase: LintPhase, _ done: Int, _ count: Int) {
        let percent = done * 100 / max(1, count)
        guard done == 0 || percent != (done - 1) * 100 / max(1, count), isDue else { return }
        let filled = percent * Self.width / 100
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
        let word = phase == .reading ? "reading " : "checking"
        write("\r\(word) [\(bar)] \(percent) %\u{1B}[K")
    }

    /// Removes the line. Call this before anything else is printed.
    func clear() {
        if isDue { write("\r\u{1B}[K") }
    }
}
