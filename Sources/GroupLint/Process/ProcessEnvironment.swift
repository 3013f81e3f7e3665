import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Environment variables, streams and other properties of the process; tests replace them.
struct ProcessEnvironment {
    var variable: (String) -> String?
    var workingDirectory: String
    var standardInput: () -> Result<[UInt8], InputError>
    var output: any ByteSink
    var errors: any ByteSink
    var outputIsTerminal: Bool
    var errorsAreTerminal: Bool
    /// Whether the output goes to a file, where nothing but programs reads it.
    var outputIsFile = false
    /// Number of columns of the terminal that shows the output; nil if there is none.
    var outputWidth: () -> Int? = { nil }
    /// Number of columns of the terminal that shows errors and notes; nil if there is none.
    var errorsWidth: () -> Int? = { nil }
    /// Number of processors. Call it only when needed: some systems read it from a file.
    var processorCount: () -> Int
    /// Limits the processor time for one file, in seconds; 0 for no limit.
    var limitFileTime: (Int) -> Void = { _ in }
    /// Waits some milliseconds. Returns false when the program should end.
    var wait: (Int) -> Bool = { _ in false }
    /// Ends the process with success when the user interrupts it.
    var endOnInterrupt: () -> Void = {}
    /// Limits the memory of the process, in MB.
    var limitMemory: (Int) -> Void = { _ in }
    /// Files on which an earlier run failed, with the messages about them.
    var setAside: [String: InputError] = [:]
    /// Reads a file again from now on, on which an earlier run failed.
    var forgetFailure: (String) -> Void = { _ in }
    /// Whether the thread that runs the program can lint on its own stack.
    var hasDeepStack = false
    /// Writes progress to the error stream, from any thread; nil when the stream is not a terminal that can show it.
    var writeProgress: (@Sendable (String) -> Void)?

    /// The environment of this process; nil when its working directory cannot be named, with the reason in `errno`.
    static var ofProcess: ProcessEnvironment? {
        guard let directory = FilePath.workingDirectory else { return nil }
        return ProcessEnvironment(
            variable: { name in getenv(name).map { String(cString: $0) } },
            workingDirectory: directory,
            standardInput: {
                Result { () throws(InputError) in
                    let bytes = try FileReader.bytes(from: STDIN_FILENO)
                    CrashRecovery.keepInput(bytes)
                    return bytes
                }
            },
            output: DescriptorSink(descriptor: STDOUT_FILENO),
            errors: DescriptorSink(descriptor: STDERR_FILENO),
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorsAreTerminal: isatty(STDERR_FILENO) == 1,
            outputIsFile: isFile(STDOUT_FILENO),
            outputWidth: { terminalWidth(STDOUT_FILENO) }, errorsWidth: { terminalWidth(STDERR_FILENO) },
            processorCount: { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) },
            limitFileTime: CrashRecovery.limitFileTime,
            wait: { waitWhileRead($0, STDOUT_FILENO) },
            endOnInterrupt: { signal(SIGINT) { _ in _exit(0) } },
            limitMemory: CrashRecovery.limitMemory,
            setAside: getenv(CrashRecovery.variable).map { CrashRecovery.setAside(String(cString: $0)) } ?? [:],
            forgetFailure: CrashRecovery.forget, hasDeepStack: MainStack.deepen(), writeProgress: isWatched ? write : nil
        )
    }

    /// Whether the error stream is a terminal that can move its cursor.
    private static var isWatched: Bool {
        isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    private static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func terminalWidth(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Waits, and returns false when the reader of a pipe has gone, as `head` does after some lines.
    static func waitWhileRead(_ milliseconds: Int, _ descriptor: Int32) -> Bool {
        var output = pollfd(fd: descriptor, events: 0, revents: 0)
        let count = poll(&output, 1, Int32(milliseconds))
        if count > 0, Int32(output.revents) & Int32(POLLERR | POLLHUP) != 0 { return false }
        // A descriptor that cannot be waited for returns at once.
        if count != 0 { usleep(UInt32(milliseconds) * 1000) }
        return true
    }

    @Sendable private static func write(_ text: String) {
        try? DescriptorSink(descriptor: STDERR_FILENO).write(Array(text.utf8))
    }

    /// The format that `--format auto` selects: that of Xcode or GitHub Actions if one runs the program, otherwise text.
    var preferredFormat: ReportFormat {
        if variable("XCODE_VERSION_ACTUAL") != nil { return .xcode }
        return variable("GITHUB_ACTIONS") == "true" ? .github : .text
    }

    /// Whether a terminal is one that people sit at. Some CI services give programs a terminal to get colors.
    var isForPeople: Bool { ["", "0", "false"].contains(variable("CI") ?? "") }

    /// Number of columns of the terminal that a person reads the output on; nil if there is none.
    var peopleWidth: Int? { outputIsTerminal && isForPeople ? outputWidth() : nil }

    /// How to write paths to the error stream.
    func pathsOnErrors(root: String) -> ShownPaths {
        ShownPaths(root: root, from: errorsAreTerminal && isForPeople ? workingDirectory : nil)
    }

    /// Whether to color text for a stream. Follows the conventions of NO_COLOR, FORCE_COLOR and TERM.
    func isColored(_ choice: ColorChoice, isTerminal: Bool) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = variable("NO_COLOR"), !value.isEmpty { return false }
            if let value = variable("FORCE_COLOR"), !value.isEmpty { return value != "0" }
            return isTerminal && variable("TERM") != "dumb"
        }
    }
}

/// A destination for output.
protocol ByteSink {
    mutating func write(_ bytes: [UInt8]) throws(WriteError)
}

/// An error while writing output.
struct WriteError: Error, Equatable {
    /// Error number of the operating system.
    var number: Int32

    /// Why GroupLint itself does not write there; nil if the system refused.
    var refusal: Refusal?

    enum Refusal {
        /// The path leads out of the directory that it must lie in.
        case outsideRoot
        case insideGit
    }

    /// In lower case without a period.
    var text: String {
        switch refusal {
        case .outsideRoot: "it is a link to a place outside of the repository"
        case .insideGit: "only git writes into .git"
        case nil: systemErrorText(number)
        }
    }

    /// Whether the reader of a pipe has ended, as `head` does after some lines.
    var isClosedPipe: Bool { number == EPIPE }
}

/// An open file, pipe or terminal.
struct DescriptorSink: ByteSink {
    let descriptor: Int32

    func write(_ bytes: [UInt8]) throws(WriteError) {
        let failure = bytes.withUnsafeBytes { buffer -> Int32? in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemWrite(descriptor, part.baseAddress, part.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
        if let failure { throw WriteError(number: failure) }
    }
}

/// Calls `write(2)`, which the method `write` hides inside `DescriptorSink`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
