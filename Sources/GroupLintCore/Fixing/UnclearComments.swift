/// Suppression comments that hide nothing because something in them is wrong: what their authors mean to keep is not known.
struct UnclearComments {
    /// The first such comment of each file, by path.
    private var first: [String: Diagnostic] = [:]

    init(_ report: LintReport) {
        for diagnostic in report.diagnostics where Self.rules.contains(diagnostic.rule) && first[diagnostic.path] == nil {
            first[diagnostic.path] = diagnostic
        }
    }

    private static let rules = [SuppressionRule.blanket, .malformed, .unknown].map(\.rawValue)

    func contains(_ path: String) -> Bool { first[path] != nil }

    /// The first such comment of each of some files.
    func first(in paths: [String]) -> [Diagnostic] { Set(paths).compactMap { first[$0] } }
}

extension SuppressionRule {
    /// Whether a rule is about the comments and not about the code.
    static func isAboutComments(_ rule: String) -> Bool { SuppressionRule(rawValue: rule) != nil }
}
