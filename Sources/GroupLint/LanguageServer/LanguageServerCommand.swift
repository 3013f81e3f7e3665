import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Program {
    /// `grouplint lsp`: serves one client until it exits or closes the connection.
    func serve(fileTimeout: Int?) -> ExitCode {
        environment.limitFileTime(fileTimeout ?? 20)
        let (rules, threadCount, home) = (rules, environment.processorCount(), environment.variable("HOME"))
        let codes = DeepStack.run(isHere: environment.hasDeepStack) { StandardStreams.serve(rules, threadCount, home) }
        return codes == [0] ? .success : .diagnostics
    }
}

/// Connects a server to standard input and standard output.
private enum StandardStreams {
    /// Standard output; `isOpen` becomes false when a write fails.
    private final class Output {
        let sink = DescriptorSink(descriptor: STDOUT_FILENO)
        private(set) var isOpen = true

        func write(_ bytes: [UInt8]) {
            CrashRecovery.isWriting = true
            defer { CrashRecovery.isWriting = false }
            do throws(WriteError) { try sink.write(bytes) } catch { isOpen = false }
        }
    }

    /// Serves the client and returns the exit code. The end of the input means that the client is gone.
    static func serve(_ rules: [any Rule.Type], _ threadCount: Int, _ home: String?) -> Int32 {
        let output = Output()
        let server = LanguageServer(rules: rules, threadCount: threadCount, home: home) { output.write($0) }
        defer { server.scratch.remove() }
        let journal = Journal.open()
        if let journal { resume(server, journal) } else { CrashRecovery.session = .lost }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var hasWork = true
        while output.isOpen {
            // Read everything that has arrived before answering.
            while isReadable(within: hasWork ? server.patience : -1) {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    server.finish()
                    return exitCode(server.phase)
                }
                journal?.append(JournalRecord(kind: .input, bytes: Array(buffer[..<count])))
                server.receive(buffer[..<count])
                hasWork = true
            }
            hasWork = server.work()
            if case .exited(let code) = server.phase { return code }
            if !hasWork, let journal, journal.isLong, let records = server.snapshot() { journal.replace(with: records) }
        }
        return 1
    }

    /// Goes on from the journal of a server that failed, and keeps the journal for the case that this one fails.
    private static func resume(_ server: LanguageServer, _ journal: Journal) {
        let records = journal.records()
        let failures = records.compactMap { record in
            [.failure, .pastFailure].contains(record.kind) ? RecordedFailure(String(decoding: record.bytes, as: UTF8.self)) : nil
        }
        CrashRecovery.keep(
            journal.descriptor, remaining: SessionMemory.failureLimit - failures.count,
            mayLackFile: failures.count(where: \.path.isEmpty) < SessionMemory.unknownLimit)
        server.memory.keep = { journal.append($0) }
        if !records.isEmpty { server.resume(records) }
    }

    private static func exitCode(_ phase: LanguageServer.Phase) -> Int32 {
        if case .exited(let code) = phase { return code }
        return phase == .shutDown ? 0 : 1
    }

    /// Whether standard input has bytes to read or has ended.
    ///
    /// - Parameter milliseconds: how long to wait for this; forever if negative.
    private static func isReadable(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let count = poll(&descriptor, 1, milliseconds)
        return count > 0
    }
}
