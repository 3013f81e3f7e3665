import GroupLintEngine

extension Program {
    /// Prints the views of files as SwiftUI sees them. Reads the whole project, because any file can use a view.
    mutating func views(_ options: ViewsOptions) -> ExitCode {
        let wanted = options.operands.map { ViewsOperand($0, in: environment.workingDirectory) }
        var request = SourceDiscovery.Request(
            inputs: wanted.map(\.file), workingDirectory: environment.workingDirectory)
        request.root = options.root
        var selection = FileSelection.everything
        let named = SourceDiscovery.find(request, &selection)
        for problem in named.problems { complain("\(problem.path): \(problem.message)") }
        guard named.problems.isEmpty else { return .failure }
        request.readsProject = true
        request.home = environment.variable("HOME")
        let project = SourceDiscovery.find(request)
        let linter = Linter(
            LintConfiguration(rules: [], targets: options.targets, threadCount: environment.processorCount()))
        let index = linter.index(project.paths + project.context, load: project.load)
        let placements = ViewPlacements(index)
        var outlines: [ViewOutline] = []
        for (operand, path) in zip(wanted, wanted.map { project.path(of: $0.file, from: environment.workingDirectory) }) {
            guard case .success(let source) = project.load(path) else {
                complain("\(path): the file cannot be read")
                return .failure
            }
            var builder = ViewOutlineBuilder(source, index, placements, targets: options.targets) {
                try? project.load($0).get()
            }
            let outline = builder.outline(of: operand.type)
            if outline.builders.isEmpty { complainOfNothing(operand, path) }
            outlines.append(outline)
        }
        return emit(outlines, options)
    }

    private mutating func complainOfNothing(_ operand: ViewsOperand, _ path: String) {
        let type = operand.type.map { " in a type \"\($0)\"" } ?? ""
        note("\(path): there is no view code\(type)")
    }

    private mutating func emit(_ outlines: [ViewOutline], _ options: ViewsOptions) -> ExitCode {
        switch options.format {
        case .text:
            let isColored = environment.isColored(options.color, isTerminal: environment.outputIsTerminal)
            return emit(ViewOutlineText.render(outlines, style: TextStyle(isColored: isColored)))
        case .mermaid: return emit(ViewOutlineGraph.render(outlines, .mermaid))
        case .dot: return emit(ViewOutlineGraph.render(outlines, .dot))
        case .json:
            guard let bytes = try? ViewOutline.json(outlines) else {
                complain("the views could not be encoded")
                return .internalFailure
            }
            return emit(bytes)
        }
    }
}

/// An operand such as `Sources/Inbox.swift:Inbox`, split into file and type.
private struct ViewsOperand {
    var file: String
    var type: String?

    /// Splits at the last colon, unless a file with the whole name exists.
    init(_ text: String, in directory: String) {
        file = text
        guard let colon = text.lastIndex(of: ":"), !FilePath.exists(FilePath.absolute(text, from: directory)) else {
            return
        }
        file = String(text[..<colon])
        type = String(text[text.index(after: colon)...])
    }
}
