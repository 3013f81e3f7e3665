import GroupLintCommandLine
import GroupLintRules

@main
enum GroupLint {
    static func main() { GroupLintProcess.run(rules: allRules) }
}
