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
        // A closed pipe is reported like any other failed write.
        signal(SIGPIPE, SIG_IGN)
        var program = Program(rules: allRules, surroundings: .ofProcess)
        exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
