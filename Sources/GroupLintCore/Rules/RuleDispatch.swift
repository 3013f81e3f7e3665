/// Runs the rules of a configuration on one file after the other.
package struct RuleDispatch: Sendable {
    private let settings: [FileSettings]
    private let position: @Sendable (String) -> Int
    private let index: ProjectIndex
    private let placements: ViewPlacements

    package init(_ configuration: LintConfiguration, _ index: ProjectIndex) {
        settings = configuration.settings.map { settings in
            var settings = settings
            settings.rules.removeAll { $0.severity == .off }
            return settings
        }
        position = configuration.position
        self.index = index
        placements = ViewPlacements(index)
    }

    /// Settings of a file, without the rules that are off.
    func settings(ofFile file: Int) -> FileSettings { settings[position(index.files[file].path)] }

    /// Diagnostics of a file, however certain, and, when there are any, its bytes. `load` gives its syntax.
    package func check(file: Int, load: @escaping () -> SyntaxTree?) -> (diagnostics: [Diagnostic], source: SourceFile?)
    {
        let summary = index.files[file]
        guard index.isLinted(file), !summary.views.roots.isEmpty || summary.usesContainers else { return ([], nil) }
        let settings = settings(ofFile: file)
        var context = RuleContext(
            index: index, placements: placements, settings: settings, file: Int32(file), load: load)
        let views = ViewFile(index, file: Int32(file))
        for configured in settings.rules {
            context.begin(configured.info, severity: configured.severity)
            configured.rule.check(views, &context)
        }
        return (context.diagnostics, context.diagnostics.isEmpty ? nil : context.source)
    }
}
