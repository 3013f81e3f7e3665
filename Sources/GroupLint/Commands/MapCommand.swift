import GroupLintEngine

extension MapDetail {
    /// Most screens that a drawing shows one by one, unless it is told to.
    static let mostScreens = 150
}

extension Program {
    /// Prints the screens of an app, the ways between them, and the diagnostics on them. Reads the whole project; the named
    /// paths decide which screens are shown. Files that could not be read are reported like those of a lint run.
    mutating func map(_ options: MapOptions) -> ExitCode {
        if refusesPicture(options.format, options.output) { return .failure }
        var kept: ProjectIndexes?
        // A screen has parts in other files, whose diagnostics count too.
        let lintOnce = { (configuration: LintConfiguration, sources: SourceSet) in
            Linter(configuration).lint(sources.allPaths, load: sources.load) { kept = $0 }
        }
        var lint = options.lint
        lint.checksContext = true
        guard var run = run(lint, lint: lintOnce), let indexes = kept else { return .failure }
        run.progress?.clear()
        run.report.add(run.sources)
        showProblems(run.report, root: run.sources.root, options.lint)
        guard !run.sources.problems.contains(where: { $0.kind == .io }) else { return .failure }
        do throws(InputError) {
            let baseline = try loadBaseline(options.lint, run.loaded, root: run.sources.root)
            run.report.accept(baseline, run.sources, run.findRules)
        } catch {
            complain(error.message)
            return .failure
        }
        let map = appMap(indexes, run)
        if map.nodes.isEmpty { note("no screens were found; is this the directory of an app?") }
        guard let bytes = bytes(map, run, options) else { return .internalFailure }
        let code = run.incompleteCode ?? .success
        let written = emit(bytes, to: options.output)
        return written == .success ? code : written
    }

    private func appMap(_ indexes: ProjectIndexes, _ run: LintRun) -> AppMap {
        let sources = run.sources
        var apps = indexes.all.map { (index: $0, diagnostics: [Diagnostic]()) }
        for diagnostic in run.report.diagnostics {
            if let place = indexes.place(of: diagnostic.path) { apps[place.part].diagnostics.append(diagnostic) }
        }
        let map = AppMapBuilder.map(of: apps) { try? sources.load($0).get() }
        return sources.context.isEmpty ? map : map.limited(to: Set(sources.paths))
    }

    private mutating func bytes(_ map: AppMap, _ run: LintRun, _ options: MapOptions) -> [UInt8]? {
        let isFolded =
            switch options.detail {
            case .auto: map.nodes.count > MapDetail.mostScreens
            case .screens: false
            case .folders: true
            }
        let drawn = isFolded ? map.folded : map
        let title = run.sources.root.split(separator: "/").last.map(String.init) ?? "app"
        switch options.format {
        case .text:
            let isTerminal = options.output == nil && environment.outputIsTerminal
            let isColored = environment.isColored(options.lint.color, isTerminal: isTerminal)
            let text = AppMapText.render(map, style: TextStyle(isColored: isColored))
            return Array(TextFolding.fold(text, columns: isTerminal ? environment.peopleWidth : nil).utf8)
        case .mermaid: return Array(AppMapGraph.render(drawn, .mermaid).utf8)
        case .dot: return Array(AppMapGraph.render(drawn, .dot).utf8)
        case .svg: return Array(AppMapSVG.render(drawn, title: "Map of \(title)").utf8)
        case .html: return encoded { try AppMapPage.render(map, title: title) }
        case .json: return encoded { try map.json() }
        }
    }

    private mutating func encoded(_ bytes: () throws -> [UInt8]) -> [UInt8]? {
        if let bytes = try? bytes() { return bytes }
        complain("the map could not be encoded")
        return nil
    }
}
