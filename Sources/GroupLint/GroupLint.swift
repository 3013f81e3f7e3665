import GroupLintCore
import GroupLintRules

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@main
enum GroupLint {
    static func main() {
        // A closed pipe and a file that grows too large are reported like any other failed write.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        var program = Program(rules: allRules, surroundings: .ofProcess)
        exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
