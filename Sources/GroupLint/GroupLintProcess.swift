import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the program in the current process.
package enum GroupLintProcess {
    /// Runs the command line of the process and exits with its exit code.
    package static func run(rules: [any Rule.Type]) -> Never {
        // A closed pipe or an oversized file is then reported like any other failed write.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        if getpid() == 1 { endOnSignals() }
        guard !CommandLine.arguments.isEmpty else {
            end("the command line cannot be read, because /proc is not mounted; mount it")
        }
        guard let environment = ProcessEnvironment.ofProcess else {
            end("the working directory cannot be found: \(systemErrorText(errno)); change to one that exists")
        }
        if let size = MainStack.tooSmall {
            end("GroupLint needs a stack of \(MainStack.neededSize) KiB and may use \(size); raise the limit with ulimit -s")
        }
        FileWatch.start(onEntry: InjectedFailure.fromEnvironment)
        CrashRecovery.install()
        FileWatch.enter(.starting, "")
        var program = Program(rules: rules, environment: environment)
        exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Makes SIGTERM and SIGINT end the process. The first process of a container ignores signals that it does not handle.
    private static func endOnSignals() {
        for number in [SIGTERM, SIGINT] { signal(number) { _exit(128 + $0) } }
    }

    /// Ends the process because nothing can be done here.
    private static func end(_ message: String) -> Never {
        try? DescriptorSink(descriptor: STDERR_FILENO).write(Array("grouplint: error: \(message)\n".utf8))
        exit(ExitCode.failure.rawValue)
    }
}
