import GroupLintEngine

extension Program {
    /// Draws views with the diagnostics of their files.
    mutating func emitPicture(_ outlines: [ViewOutline], _ project: SourceSet, _ options: ViewsOptions) -> ExitCode {
        guard let diagnostics = diagnostics(of: outlines, project, options) else { return .failure }
        let title = options.operands.joined(separator: ", ")
        let bytes =
            options.format == .html
            ? ViewOutlinePage.render(outlines, title: title, diagnostics: diagnostics)
            : Array(ViewOutlineSVG.render(outlines, diagnostics: diagnostics).utf8)
        return emit(bytes, to: options.output)
    }

    /// What rules report in the code of the outlines, with the settings of the project; nil on an error, which has been reported.
    private mutating func diagnostics(
        of outlines: [ViewOutline], _ project: SourceSet, _ options: ViewsOptions
    ) -> [(diagnostic: Diagnostic, place: ViewOutline.Place)]? {
        var lint = LintOptions()
        lint.files.paths = outlines.map { FilePath.join(project.root, $0.path) }
        lint.root = project.root
        lint.targets = options.targets
        guard let run = run(lint) else { return nil }
        run.progress?.clear()
        let places = Set(outlines.flatMap(\.builders).flatMap(\.allPlaces))
        return run.report.diagnostics.compactMap { diagnostic in
            guard let source = run.report.sources[diagnostic.path] else { return nil }
            let location = LineTable(source.bytes).location(diagnostic.range.start)
            let place = ViewOutline.Place(path: diagnostic.path, line: location.line, column: location.column)
            return places.contains(place) ? (diagnostic, place) : nil
        }
    }
}

extension ViewOutline.Builder {
    /// The places of its code that a picture shows.
    fileprivate var allPlaces: [ViewOutline.Place] { [place] + nodes.flatMap(\.allPlaces) }
}

extension ViewOutline.Node {
    fileprivate var allPlaces: [ViewOutline.Place] {
        [place] + modifiers.map(\.place) + (modifiers.flatMap(\.children) + children).flatMap(\.allPlaces)
    }
}
