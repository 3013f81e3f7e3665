import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the program reads from and writes to besides files; tests pass their own.
struct ProcessEnvironment {
    var variable: (String) -> String?
    var workingDirectory: String
    var standardInput: () -> Result<[UInt8], InputError>
    var output: any ByteSink
    var errors: any ByteSink
    var outputIsTerminal: Bool
    var errorsAreTerminal: Bool
    /// To be asked for only when it matters: it is read from a file on some systems.
    var processorCount: () -> Int
    /// Whether the thread that runs the program can lint on its own stack.
    var hasDeepStack = false
    /// Writes to the error stream while a run goes on, from any thread; nil when nobody watches.
    var writeProgress: (@Sendable (String) -> Void)?

    static var ofProcess: ProcessEnvironment {
        ProcessEnvironment(
            variable: { name in getenv(name).map { String(cString: $0) } },
            workingDirectory: FilePath.workingDirectory,
            standardInput: {
                Result { () throws(InputError) in try FileReader.bytes(from: STDIN_FILENO) }
            },
            output: DescriptorSink(descriptor: STDOUT_FILENO),
            errors: DescriptorSink(descriptor: STDERR_FILENO),
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorsAreTerminal: isatty(STDERR_FILENO) == 1,
            processorCount: { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) },
            hasDeepStack: MainStack.deepen(), writeProgress: isWatched ? write : nil
        )
    }

    /// Whether the error stream is a terminal that can move its cursor.
    private static var isWatched: Bool {
        isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    @Sendable private static func write(_ text: String) {
        try? DescriptorSink(descriptor: STDERR_FILENO).write(Array(text.utf8))
    }

    /// What `--format auto` means here: the format of the service that runs the program, else text.
    var preferredFormat: ReportFormat {
        if variable("XCODE_VERSION_ACTUAL") != nil { return .xcode }
        return variable("GITHUB_ACTIONS") == "true" ? .github : .text
    }

    /// Whether text for a stream is colored, by the customs of NO_COLOR, FORCE_COLOR and TERM.
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

/// Takes output.
protocol ByteSink {
    mutating func write(_ bytes: [UInt8]) throws(WriteError)
}

/// Output that did not reach its place.
struct WriteError: Error, Equatable {
    /// Error number of the operating system.
    var number: Int32
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

/// `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
