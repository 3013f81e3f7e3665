/// Runs the rules of a configuration on one file after the other.
package struct RuleDispatch: Sendable {
    private let rules: [ConfiguredRule]
    private let targets: DeploymentTargets
    private let index: ProjectIndex
    private let placements: ViewPlacements

    package init(_ configuration: LintConfiguration, _ index: ProjectIndex) {
        rules = configuration.rules.filter { $0.severity != .off }
        targets = configuration.targets
        self.index = index
        placements = ViewPlacements(index)
    }

    /// Diagnostics of a file and, when there are any, its bytes. `load` gives its syntax.
    package func check(file: Int, load: @escaping () -> SyntaxTree?) -> (diagnostics: [Diagnostic], source: SourceFile?)
    {
        guard index.isLinted(file), !index.files[file].views.roots.isEmpty else { return ([], nil) }
        var context = RuleContext(
            index: index, placements: placements, targets: targets, file: Int32(file), load: load)
        let views = ViewFile(index, file: Int32(file))
        for configured in rules {
            context.begin(type(of: configured.rule).info, severity: configured.severity)
            configured.rule.check(views, &context)
        }
        return (context.diagnostics, context.diagnostics.isEmpty ? nil : context.source)
    }
}
