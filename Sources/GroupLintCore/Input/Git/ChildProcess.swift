#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs another program and waits for its end. GroupLint runs only git.
struct ChildProcess {
    /// Absolute path of the program.
    let executable: String
    /// Arguments, without the program's name.
    let arguments: [String]
    /// Variables as `NAME=value`. The program inherits no others.
    let environment: [String]
    /// Seconds that the program may neither print nor read anything. After that it is ended: it may wait for a pipe that
    /// nobody writes to, such as `.git/HEAD` in a hostile repository.
    var patience: Int32 = 60

    struct Outcome {
        /// The exit code, or 128 plus the number of the signal that ended the program.
        var code: Int32
        var output: [UInt8] = []
        var errors: [UInt8] = []
    }

    /// Runs the program with some bytes as standard input.
    ///
    /// - Throws: the error number when the program cannot be started, or `ETIMEDOUT` when it had to be ended.
    func run(input: [UInt8] = []) throws(WriteFailure) -> Outcome {
        guard let input = Feed(input), let output = Drain(), let errors = Drain() else { throw WriteFailure(number: errno) }
        let process = try spawn(input.readEnd, output.writeEnd, errors.writeEnd)
        input.closeReadEnd()
        output.closeWriteEnd()
        errors.closeWriteEnd()
        while input.isOpen || output.isOpen || errors.isOpen {
            var polled = [input.polled, output.polled, errors.polled]
            let count = poll(&polled, nfds_t(polled.count), patience * 1000)
            if count == 0 {
                kill(process, SIGKILL)
                while waitpid(process, nil, 0) < 0, errno == EINTR {}
                throw WriteFailure(number: ETIMEDOUT)
            }
            if count < 0, errno != EINTR { break }
            if polled[0].revents != 0 { input.write() }
            if polled[1].revents != 0 { output.read() }
            if polled[2].revents != 0 { errors.read() }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        return Outcome(code: code, output: output.bytes, errors: errors.bytes)
    }

    struct WriteFailure: Error {
        var number: Int32
        /// Whether the program was ended because it did nothing.
        var isSilence: Bool { number == ETIMEDOUT }
    }

    private func spawn(_ input: Int32, _ output: Int32, _ errors: Int32) throws(WriteFailure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
        }
        // GroupLint ignores SIGPIPE, and programs inherit ignored signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let number = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
        if number != 0 { throw WriteFailure(number: number) }
        return process
    }
}

/// Creates a pipe whose ends child processes do not inherit.
private func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
}

/// Writes bytes to a program's standard input.
private final class Feed {
    private(set) var readEnd: Int32
    private var writeEnd: Int32
    private let bytes: [UInt8]
    private var written = 0

    init?(_ bytes: [UInt8]) {
        guard let ends = makePipe() else { return nil }
        (readEnd, writeEnd) = ends
        self.bytes = bytes
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
    }

    var isOpen: Bool { writeEnd >= 0 }
    var polled: pollfd { pollfd(fd: writeEnd, events: Int16(POLLOUT), revents: 0) }

    func closeReadEnd() {
        close(readEnd)
        readEnd = -1
        if bytes.isEmpty { finish() }
    }

    /// Writes as many bytes as the pipe takes. Drops the rest when the program has closed its input.
    func write() {
        let count = bytes.withUnsafeBytes { buffer in
            let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
            return systemWrite(writeEnd, rest.baseAddress, rest.count)
        }
        if count > 0 { written += count }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        if count <= 0 || written == bytes.count { finish() }
    }

    private func finish() {
        close(writeEnd)
        writeEnd = -1
    }

    deinit {
        if readEnd >= 0 { close(readEnd) }
        if writeEnd >= 0 { close(writeEnd) }
    }
}

/// Collects the bytes that a program prints.
private final class Drain {
    private var readEnd: Int32
    private(set) var writeEnd: Int32
    private(set) var bytes: [UInt8] = []
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    init?() {
        guard let ends = makePipe() else { return nil }
        (readEnd, writeEnd) = ends
    }

    var isOpen: Bool { readEnd >= 0 }
    var polled: pollfd { pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0) }

    func closeWriteEnd() {
        close(writeEnd)
        writeEnd = -1
    }

    func read() {
        let count = systemRead(readEnd, &chunk, chunk.count)
        if count > 0 {
            bytes += chunk[..<count]
        } else if count == 0 || errno != EINTR {
            close(readEnd)
            readEnd = -1
        }
    }

    deinit {
        if readEnd >= 0 { close(readEnd) }
        if writeEnd >= 0 { close(writeEnd) }
    }
}

/// Calls `write(2)`. Inside the types above, methods named `write` and `read` hide the system calls.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
