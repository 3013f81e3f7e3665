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
    nonisolated(unsafe) private static var mayRestart = true

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

    /// Lets a failure end the process. A language server that started again would not know what its client told it before;
    /// the client starts it again.
    static func endOnFailure() {
        limitFileTime(0)
        mayRestart = false
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

    /// The files that earlier runs set aside, with the message about each.
    static func setAside(_ text: String) -> [String: InputError] {
        var files: [String: InputError] = [:]
        var rest = text[...]
        while let end = rest.firstRange(of: "//") {
            let parts = rest[..<end.lowerBound].split(separator: ":", maxSplits: 2)
            rest = rest[end.upperBound...]
            guard parts.count == 3, let signal = Int32(parts[0]), let stage = Int32(parts[1]).flatMap(FileWatch.Stage.init)
            else { continue }
            let what = signal == SIGPROF ? "took longer than --file-timeout allows when it" : "failed when it"
            let number = signal == SIGPROF ? "" : " (signal \(signal))"
            files[String(parts[2])] = InputError(
                kind: .internal,
                message: "GroupLint \(what) \(stage.text)\(number); the results of the other files are valid; "
                    + "please report this with the file")
        }
        return files
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
        guard let (stage, path) = FileWatch.stuck(after: lookLimit) else { return }
        restart(SIGPROF, stage, path)
    }

    private static func recover(from signal: Int32) {
        let (stage, path) = FileWatch.current()
        restart(signal, stage, path)
    }

    private static func restart(_ signal: Int32, _ stage: Int32, _ path: UnsafeBufferPointer<UInt8>) {
        guard mayRestart, path.count > 0, count < limit, path.count + 16 < roomForPaths else { giveUp(signal) }
        var end = entryLength
        append(signal, &end)
        append(stage, &end)
        memcpy(entry + end, path.baseAddress!, path.count)
        end += path.count
        entry[end] = 0x2F
        entry[end + 1] = 0x2F
        entry[end + 2] = 0
        var none = itimerval()
        setTimer(&none)
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        pthread_sigmask(SIG_SETMASK, &unblocked, nil)
        if input.count > 0 { restoreInput() }
        execv(program, arguments)
        giveUp(signal)
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

    private static func restoreInput() {
        let file = open(inputFile, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        unlink(inputFile)
        var start = 0
        while start < input.count {
            let written = write(file, input.baseAddress! + start, input.count - start)
            guard written > 0 else { return }
            start += written
        }
        lseek(file, 0, SEEK_SET)
        dup2(file, STDIN_FILENO)
    }

    private static func giveUp(_ signal: Int32) -> Never {
        let text: StaticString =
            "grouplint: error: GroupLint failed inside and cannot tell which file is the cause; please report this\n"
        write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitCode.internalFailure.rawValue)
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
