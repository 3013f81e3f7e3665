import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process around the program.
package enum GroupLintProcess {
    /// Does what the command line of the process says, and ends the process.
    package static func run(rules: [any Rule.Type]) -> Never {
        // A closed pipe and a file that grows too large are reported like any other failed write.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        var program = Program(rules: rules, surroundings: .ofProcess)
        exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
