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

    /// Ends the process because nothing can be done here.
    private static func end(_ message: String) -> Never {
        try? DescriptorSink(descriptor: STDERR_FILENO).write(Array("grouplint: error: \(message)\n".utf8))
        exit(ExitCode.failure.rawValue)
    }
}
