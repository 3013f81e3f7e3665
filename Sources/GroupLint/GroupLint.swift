import GroupLintCore
import GroupLintRules

@main
enum GroupLint {
    static func main() {}
}
