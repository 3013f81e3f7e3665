import GroupLintEngine

extension Program {
    /// `grouplint --watch`: lints again each time a file of the project changes, until the user interrupts it or the reader
    /// of the output has gone.
    mutating func watch(_ options: LintOptions) -> ExitCode {
        var options = options
        options.progress = .never
        environment.endOnInterrupt()
        var screen = WatchScreen(isTerminal: environment.outputIsTerminal)
        while true {
            var session = startWatching(options, &screen)
            guard follow(&session, &screen) else { return .success }
        }
    }

    /// Reads everything and shows the report, or why there is none.
    private mutating func startWatching(_ options: LintOptions, _ screen: inout WatchScreen) -> WatchSession {
        var started: WatchSession?
        let settings = watchedSettings(options)
        let shown = captured { program in
            var kept: (files: WatchedFiles, project: WatchedProject)?
            let run = program.run(options) { configuration, sources in
                // The times come first: what changes while files are read is read again.
                let files = WatchedFiles(sources, settings: settings + Self.watchedHistory(options, sources))
                let project = WatchedProject(configuration, sources)
                kept = (files, project)
                return project.report
            }
            guard let run, let kept else { return }
            started = WatchSession(run: run, project: kept.project, files: kept.files)
            _ = program.finish(run)
        }
        let session = started ?? sessionWithoutReport(settings)
        screen.show(shown, session.status, &environment)
        return session
    }

    /// Waits for a change after a mistake in the settings.
    private func sessionWithoutReport(_ settings: [String]) -> WatchSession {
        var request = SourceDiscovery.Request(inputs: ["."], workingDirectory: environment.workingDirectory)
        request.allowsEmpty = true
        request.isWatched = true
        return WatchSession(files: WatchedFiles(SourceDiscovery.find(request), settings: settings))
    }

    /// Absolute paths of the settings that the command line names, and of the usual baseline.
    private func watchedSettings(_ options: LintOptions) -> [String] {
        var names = [options.baseline ?? BaselineDocument.fileName]
        if case .file(let file) = options.configuration { names.append(file) }
        return names.map { FilePath.absolute($0, from: environment.workingDirectory) }
    }

    /// The file that git writes to when another commit is checked out; empty unless the report depends on it.
    private static func watchedHistory(_ options: LintOptions, _ sources: SourceSet) -> [String] {
        options.git.changedSince == nil ? [] : [FilePath.join(sources.root, ".git/logs/HEAD")]
    }

    /// Shows a new report after each change of contents. Returns true when everything has to be read again, and false when
    /// nobody watches any more.
    ///
    /// A change is shown as soon as the changed files are checked. The other files follow when nothing changes any more. Looking
    /// at all files takes at most a twentieth of a processor; in between only those that changed last are looked at.
    private mutating func follow(_ session: inout WatchSession, _ screen: inout WatchScreen) -> Bool {
        var isPartial = false
        // Milliseconds until all files are looked at again.
        var pause = 0
        while screen.isOpen {
            let looksAtAll = pause <= 0
            let stopwatch = Stopwatch()
            let change = looksAtAll ? session.files.changes() : session.files.recentChanges()
            if looksAtAll { pause = Int(stopwatch.elapsed.microseconds / 1000) * 20 }
            let isBack = takeBack(session.files.changedPaths)
            switch change {
            case .structure: return true
            case .contents where isBack: return true
            case .contents(let changed):
                if !isPartial { session.before = session.project?.report.diagnostics ?? [] }
                guard changed.count <= WatchSession.fewFiles, session.update(changed) else { return true }
                isPartial = true
                session.run?.recentPaths = Set(changed)
                show(session, &screen)
            case .none where isPartial && looksAtAll:
                isPartial = false
                session.project?.checkAll()
                show(session, &screen)
            case .none: break
            }
            guard environment.wait(WatchSession.interval) else { return false }
            pause -= WatchSession.interval
        }
        return false
    }

    /// Reads files again that were set aside after a failure and have changed since. Returns false if there are none.
    private mutating func takeBack(_ changed: [String]) -> Bool {
        var isBack = false
        for path in changed where environment.setAside.removeValue(forKey: path) != nil {
            environment.forgetFailure(path)
            isBack = true
        }
        return isBack
    }

    private mutating func show(_ session: WatchSession, _ screen: inout WatchScreen) {
        guard var run = session.run, let project = session.project else { return }
        run.report = project.report
        let shown = captured { _ = $0.finish(run) }
        screen.show(shown, session.status, &environment)
    }

    /// What a part of the program writes to both streams.
    private func captured(_ body: (inout Program) -> Void) -> [UInt8] {
        let (output, errors) = (CapturedOutput(), CapturedOutput())
        var copy = self
        copy.environment.output = output
        copy.environment.errors = errors
        body(&copy)
        return errors.bytes + output.bytes
    }
}

/// What is known about a watched project.
private struct WatchSession {
    /// Nil when the run could not start.
    var run: LintRun?
    var project: WatchedProject?
    var files: WatchedFiles
    /// What was reported before the last save.
    var before: [Diagnostic]?

    /// Milliseconds between two looks at the files.
    static let interval = 25
    /// More changed files than this are a different version of the project, which is read again.
    static let fewFiles = 16

    /// Checks files that changed. Returns false if the project has to be read again.
    mutating func update(_ changed: [String]) -> Bool {
        guard var sources = run?.sources else { return false }
        if let files = run?.changedFiles {
            guard let now = files.sources(after: changed, reported: sources.paths) else { return false }
            sources = now
        }
        run?.sources = sources
        return project?.update(changed, in: sources) ?? false
    }

    /// How the last save changed the report, in one line; empty before the first save and if nothing changed.
    private var news: String {
        guard let before, let now = project?.report.diagnostics else { return "" }
        let (old, new) = (Self.counted(before), Self.counted(now))
        let added = new.reduce(0) { $0 + max(0, $1.value - old[$1.key, default: 0]) }
        let gone = old.reduce(0) { $0 + max(0, $1.value - new[$1.key, default: 0]) }
        return added + gone == 0 ? "" : "Since the last save: \(added) new, \(gone) gone.\n"
    }

    /// Numbers of diagnostics with the same file, rule and message, which stay the same when code moves.
    private static func counted(_ diagnostics: [Diagnostic]) -> [[String]: Int] {
        diagnostics.reduce(into: [:]) { $0[[$1.path, $1.rule, $1.message], default: 0] += 1 }
    }

    var status: String {
        let count = run.map { $0.sources.paths.count + $0.sources.context.count } ?? 0
        return news + "Watching \(count) \(count == 1 ? "file" : "files"); press Ctrl-C to end.\n"
    }
}

/// Shows one report after the other, on a cleared terminal.
private struct WatchScreen {
    let isTerminal: Bool
    /// Whether the last text could be written.
    private(set) var isOpen = true
    private var last: [UInt8]?

    /// Moves to the corner and clears the screen and what was scrolled away.
    private static let clear = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

    init(isTerminal: Bool) {
        self.isTerminal = isTerminal
    }

    /// Shows a text, unless it is shown already.
    mutating func show(_ text: [UInt8], _ status: String, _ environment: inout ProcessEnvironment) {
        if text == last { return }
        last = text
        let bytes = isTerminal ? Array(Self.clear.utf8) + text + Array(status.utf8) : text
        do throws(WriteError) { try environment.output.write(bytes) } catch { isOpen = false }
    }
}

private final class CapturedOutput: ByteSink {
    private(set) var bytes: [UInt8] = []

    func write(_ bytes: [UInt8]) { self.bytes += bytes }
}
