import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Loses only one file when the program crashes, runs out of memory or does not end.
///
/// A signal handler knows the file that the thread works on (`FileWatch`). It starts the program again with the same
/// arguments, in the same process, and names the file in an environment variable. The new run sets that file aside and
/// reports it as an internal failure. Nothing has been printed or written before, because that comes after all checks.
///
/// The handler calls only functions that are safe in signal handlers, and allocates nothing.
enum CrashRecovery {
    /// Names the files that are set aside: `<signal>:<stage>:<path>//` for each.
    static let variable = "GROUPLINT_SET_ASIDE"
    /// Most files that are set aside before the program gives up.
    static let limit = 32
    /// Number of looks at each thread after which a file counts as endless.
    private static let lookLimit = 12
    private static let roomForPaths = 96 << 10

    /// `GROUPLINT_SET_ASIDE=…`, with room for one more path. It is a part of the environment.
    nonisolated(unsafe) private static var entry = UnsafeMutablePointer<CChar>(bitPattern: 8)!
    nonisolated(unsafe) private static var entryLength = 0
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var program = UnsafeMutablePointer<CChar>(bitPattern: 8)!
    nonisolated(unsafe) private static var arguments = CommandLine.unsafeArgv
    /// A copy of standard input, which the next run reads again; empty unless it was read.
    nonisolated(unsafe) private static var input = UnsafeRawBufferPointer(start: nil, count: 0)
    nonisolated(unsafe) private static var inputFile = UnsafeMutablePointer<CChar>(bitPattern: 8)!
    nonisolated(unsafe) private static var isActive = false
    /// Whether a failure in no known file starts the program again too.
    nonisolated(unsafe) private static var mayLackFile = false
    /// Descriptor of the journal of a language server, which gets the file instead of the environment; -1 for other commands.
    nonisolated(unsafe) private static var journal: Int32 = -1
    /// What the next run knows about the client of a language server.
    enum Session { case none, kept, lost }
    /// `.none` in other commands.
    nonisolated(unsafe) static var session = Session.none
    /// Whether a message is being written, which must not be cut.
    nonisolated(unsafe) static var isWriting = false

    // MARK: Before a crash

    /// Installs the handlers. Call it once, on the main thread.
    static func install() {
        let before = getenv(variable).map { String(cString: $0) } ?? ""
        count = before.split(separator: "//").count
        let text = variable + "=" + before
        entryLength = text.utf8.count
        entry = .allocate(capacity: entryLength + roomForPaths)
        text.withCString { _ = strcpy(entry, $0) }
        program = strdup(programPath)
        inputFile = strdup(FilePath.join(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp", ".grouplint-\(getpid()).stdin"))
        guard putenv(entry) == 0 else { return }
        isActive = true
        for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { handle(signal) { CrashRecovery.recover(from: $0) } }
        handle(SIGPROF) { _ in CrashRecovery.watch() }
        limitFileTime(60)
    }

    /// Sets the processor time, of all threads, after which a file counts as endless.
    ///
    /// - Parameter seconds: 0 for no limit.
    static func limitFileTime(_ seconds: Int) {
        guard isActive else { return }
        var interval = itimerval()
        let look = seconds * 1_000_000 / lookLimit
        interval.it_interval.tv_sec = look / 1_000_000
        interval.it_interval.tv_usec = numericCast(look % 1_000_000)
        interval.it_value = interval.it_interval
        setTimer(&interval)
    }

    /// Limits the memory of the process. Memory that cannot be had then is a failure in the file that needs it.
    ///
    /// - Parameter megabytes: of data, on all threads. Has an effect on Linux only.
    static func limitMemory(_ megabytes: Int) {
        #if os(Linux)
        var limit = rlimit()
        guard getrlimit(dataLimit, &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(megabytes) << 20, limit.rlim_max)
        setrlimit(dataLimit, &limit)
        #endif
    }

    /// Appends failures to a journal, from which the next run goes on.
    ///
    /// - Parameter descriptor: of the journal.
    /// - Parameter remaining: number of failures after which the program gives up.
    /// - Parameter mayLackFile: whether to start again if no file is known.
    static func keep(_ descriptor: Int32, remaining: Int, mayLackFile: Bool) {
        journal = descriptor
        if session == .none { session = .kept }
        count = limit - remaining
        Self.mayLackFile = mayLackFile
    }

    private static var programPath: String {
        #if os(Linux)
        return "/proc/self/exe"
        #else
        // A shell passes a name without a path if it found the program in a directory of PATH.
        let name = CommandLine.arguments[0]
        let directories = name.contains("/") ? "." : getenv("PATH").map { String(cString: $0) } ?? ""
        let places = directories.split(separator: ":").map { FilePath.absolute(name, from: String($0)) }
        return places.first { FilePath.isFile($0) && access($0, X_OK) == 0 }.flatMap(FilePath.resolved) ?? name
        #endif
    }

    /// Keeps the bytes of standard input, which can be read only once.
    static func keepInput(_ bytes: [UInt8]) {
        guard isActive else { return }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
        copy.copyBytes(from: bytes)
        input = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(copy)[..<bytes.count])
    }

    /// Does not set a file aside any more, because it has changed. No file may be worked on at this time.
    static func forget(_ path: String) {
        guard isActive else { return }
        let failures = String(cString: entry).dropFirst(variable.utf8.count + 1).split(separator: "//")
        let kept = failures.filter { RecordedFailure($0.split(separator: ":", maxSplits: 2))?.path != path }
        let text = variable + "=" + kept.map { $0 + "//" }.joined()
        count = kept.count
        entryLength = text.utf8.count
        text.withCString { _ = strcpy(entry, $0) }
    }

    private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = numericCast(SA_ONSTACK) | numericCast(SA_RESTART)
        sigaction(signal, &action, nil)
    }

    // MARK: In a handler

    private static func watch() {
        guard !isWriting, let (stage, path) = FileWatch.stuck(after: lookLimit) else { return }
        restart(SIGPROF, stage, path)
    }

    private static func recover(from signal: Int32) {
        let (stage, path) = FileWatch.current()
        restart(signal, stage, path)
    }

    private static func restart(_ signal: Int32, _ stage: Int32, _ path: UnsafeBufferPointer<UInt8>) {
        if session == .lost { giveUpWithoutFolder(stage, path) }
        let isRepeatable = !ReadPipes.cannotBeReadAgain
        guard path.count > 0 || mayLackFile, count < limit, path.count < roomForPaths / 4, isRepeatable else {
            giveUp(stage, isEndless: signal == SIGPROF)
        }
        if journal < 0 {
            addToEnvironment(signal, stage, path)
        } else if !addToJournal(signal, stage, path) {
            giveUpWithoutFolder(stage, path)
        }
        var none = itimerval()
        setTimer(&none)
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        pthread_sigmask(SIG_SETMASK, &unblocked, nil)
        if input.count > 0, !restore(input, to: STDIN_FILENO) { giveUpWithoutFolder(stage, path) }
        for place in 0..<ReadPipes.count {
            let pipe = ReadPipes.all[place]
            if !restore(pipe.bytes, to: pipe.descriptor) { giveUpWithoutFolder(stage, path) }
        }
        execv(program, arguments)
        giveUp(stage)
    }

    private static func addToEnvironment(_ signal: Int32, _ stage: Int32, _ path: UnsafeBufferPointer<UInt8>) {
        var end = entryLength
        append(signal, &end)
        append(stage, &end)
        append(path, &end)
        entry[end] = 0x2F
        entry[end + 1] = 0x2F
        entry[end + 2] = 0
    }

    /// Builds the record in the room behind the environment variable and writes it; false if it cannot be written.
    private static func addToJournal(_ signal: Int32, _ stage: Int32, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = entryLength + 1
        let content = start + JournalRecord.headerSize
        var end = content
        append(signal, &end)
        append(stage, &end)
        if path.count > 0 {
            append(FileWatch.root, &end)
            entry[end] = 0x2F
            end += 1
            append(path, &end)
        }
        var place = 0
        while place < JournalRecord.headerSize {
            entry[start + place] = CChar(bitPattern: JournalRecord.headerByte(place, .failure, count: end - content))
            place += 1
        }
        return write(journal, entry + start, end - start) == end - start
    }

    private static func append(_ path: UnsafeBufferPointer<UInt8>, _ end: inout Int) {
        if let base = path.baseAddress { memcpy(entry + end, base, path.count) }
        end += path.count
    }

    /// Appends a number below 100 and a colon.
    private static func append(_ number: Int32, _ end: inout Int) {
        if number > 9 {
            entry[end] = CChar(truncatingIfNeeded: 0x30 + number / 10)
            end += 1
        }
        entry[end] = CChar(truncatingIfNeeded: 0x30 + number % 10)
        entry[end + 1] = 0x3A
        end += 2
    }

    /// Puts the bytes that were read from standard input or a pipe into a temporary file that the next run reads; false if that
    /// fails.
    private static func restore(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        let file = open(inputFile, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        unlink(inputFile)
        var start = 0
        while start < bytes.count {
            let written = write(file, bytes.baseAddress! + start, bytes.count - start)
            guard written > 0 else { return false }
            start += written
        }
        return lseek(file, 0, SEEK_SET) == 0 && dup2(file, descriptor) == descriptor
    }

    private static func say(_ text: StaticString) { write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

    private static func giveUp(_ stage: Int32, isEndless: Bool = false) -> Never {
        say("grouplint: error: there are no results, because GroupLint ")
        say(isEndless ? "took too long when it " : "failed when it ")
        say((FileWatch.Stage(rawValue: stage) ?? .starting).words)
        say(isEndless ? "; raise --file-timeout, or please report this\n" : "; please report this\n")
        _exit(ExitCode.internalFailure.rawValue)
    }

    /// Ends the process when what the next run needs cannot be kept in a temporary file.
    private static func giveUpWithoutFolder(_ stage: Int32, _ path: UnsafeBufferPointer<UInt8>) -> Never {
        say("grouplint: error: ")
        say(session == .none ? "there are no results" : "the language server ends")
        say(", because GroupLint failed when it ")
        say((FileWatch.Stage(rawValue: stage) ?? .starting).words)
        if path.count > 0, path.count < roomForPaths { say(path) }
        say(" and the temporary folder cannot be written, so it cannot start again without that file; ")
        say("set TMPDIR to a folder that can be written, and please report this\n")
        _exit(ExitCode.internalFailure.rawValue)
    }

    /// Writes a path between quotes. Question marks replace control characters.
    private static func say(_ path: UnsafeBufferPointer<UInt8>) {
        var place = 0
        while place < path.count {
            entry[place] = path[place] < 0x20 || path[place] == 0x7F ? 0x3F : CChar(bitPattern: path[place])
            place += 1
        }
        say(" \"")
        write(STDERR_FILENO, entry, path.count)
        say("\"")
    }
}

/// Sets the timer that counts the processor time of the process.
private func setTimer(_ value: UnsafeMutablePointer<itimerval>) {
    #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), value, nil)
    #else
    setitimer(ITIMER_PROF, value, nil)
    #endif
}

#if canImport(Glibc)
private let dataLimit = __rlimit_resource_t(RLIMIT_DATA.rawValue)
#elseif canImport(Musl)
private let dataLimit = RLIMIT_DATA
#endif
