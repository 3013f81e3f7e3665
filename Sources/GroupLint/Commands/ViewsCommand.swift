import GroupLintEngine

extension Program {
    /// Prints views as SwiftUI sees them. Reads the whole project, because any file can use a view.
    mutating func views(_ options: ViewsOptions) -> ExitCode {
        let wanted = options.operands.map { ViewsOperand($0, in: environment.workingDirectory) }
        guard let project = project(of: wanted, options) else { return .failure }
        let configuration = LintConfiguration(rules: [], targets: options.targets, threadCount: environment.processorCount())
        let views = ProjectViews(configuration, project, options.targets)
        var outlines: [ViewOutline] = []
        for operand in wanted {
            do throws(ViewsError) {
                outlines += try views.outlines(of: operand, from: environment.workingDirectory)
            } catch {
                complain(error.message)
                return .failure
            }
        }
        for outline in outlines where outline.builders.isEmpty { note("\(outline.path): there is no view code") }
        let code = emit(outlines, project, options)
        return code == .success && !project.setAside.isEmpty ? .internalFailure : code
    }

    /// The files of the project around the named files, or around the working directory; nil on an error, which has been
    /// reported.
    private mutating func project(of wanted: [ViewsOperand], _ options: ViewsOptions) -> SourceSet? {
        let files = wanted.compactMap(\.file)
        var request = SourceDiscovery.Request(inputs: files, workingDirectory: environment.workingDirectory)
        request.root = options.root
        if !files.isEmpty {
            var selection = FileSelection.everything
            let problems = SourceDiscovery.find(request, &selection).problems
            for problem in problems { complain("\(problem.path): \(problem.message)") }
            guard problems.isEmpty else { return nil }
        } else {
            request.inputs = [options.root ?? "."]
        }
        request.readsProject = true
        request.home = environment.variable("HOME")
        var project = SourceDiscovery.find(request)
        project.setAside = environment.setAside
        for (path, failure) in environment.setAside.sorted(by: { $0.key < $1.key }) { complain("\(path): \(failure.message)") }
        return project
    }

    private mutating func emit(_ outlines: [ViewOutline], _ project: SourceSet, _ options: ViewsOptions) -> ExitCode {
        if refusesPicture(options.format, options.output) { return .failure }
        switch options.format {
        case .text:
            let isTerminal = options.output == nil && environment.outputIsTerminal
            let isColored = environment.isColored(options.color, isTerminal: isTerminal)
            let text = ViewOutlineText.render(outlines, style: TextStyle(isColored: isColored))
            return emit(text: options.output == nil ? TextFolding.fold(text, columns: environment.peopleWidth) : text, options)
        case .mermaid: return emit(text: ViewOutlineGraph.render(outlines, .mermaid), options)
        case .dot: return emit(text: ViewOutlineGraph.render(outlines, .dot), options)
        case .svg, .html: return emitPicture(outlines, project, options)
        case .json:
            guard let bytes = try? ViewOutline.json(outlines) else {
                complain("the views could not be encoded")
                return .internalFailure
            }
            return emit(bytes, to: options.output)
        }
    }

    private mutating func emit(text: String, _ options: ViewsOptions) -> ExitCode {
        emit(Array(text.utf8), to: options.output)
    }

    /// Writes bytes to a file and says so, or to standard output if it is nil.
    mutating func emit(_ bytes: [UInt8], to file: String?) -> ExitCode {
        guard let file else { return emit(bytes) }
        guard write(bytes, to: file) else { return .failure }
        note("wrote \(file)")
        return .success
    }

    /// Whether a picture would be written to a terminal, where nobody can read it; reported.
    mutating func refusesPicture(_ format: DrawingFormat, _ output: String?) -> Bool {
        if let output, refuses([("--output", output)]) { return true }
        guard output == nil, format == .html || format == .svg, environment.outputIsTerminal, environment.isForPeople
        else { return false }
        complain("\(format.rawValue) is not for a terminal; write it to a file with --output NAME.\(format.rawValue)")
        return true
    }
}

/// An operand of `views`.
private enum ViewsOperand {
    /// A file, and a type in it if one is named: `Sources/Inbox.swift` or `Sources/Inbox.swift:Inbox`.
    case file(String, type: String?)
    /// A type of the project, such as `Inbox` or `Inbox.Row`.
    case type(String)

    init(_ text: String, in directory: String) {
        if FilePath.exists(FilePath.absolute(text, from: directory)) {
            self = .file(text, type: nil)
        } else if let colon = text.lastIndex(of: ":") {
            self = .file(String(text[..<colon]), type: String(text[text.index(after: colon)...]))
        } else {
            self = Self.isTypeName(text) ? .type(text) : .file(text, type: nil)
        }
    }

    var file: String? {
        if case .file(let file, _) = self { return file }
        return nil
    }

    /// Whether a text can be the name of a type rather than of a file.
    private static func isTypeName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let areNames = parts.allSatisfy { part in
            part.first.map { $0.isLetter || $0 == "_" } ?? false && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return areNames && parts.last != "swift"
    }
}

private struct ViewsError: Error {
    /// Lower case, no period.
    var message: String
}

/// The views of a project by file and type.
private struct ProjectViews {
    private let project: SourceSet
    private let index: ProjectIndex
    private let placements: ViewPlacements
    private let targets: DeploymentTargets

    init(_ configuration: LintConfiguration, _ project: SourceSet, _ targets: DeploymentTargets) {
        self.project = project
        self.targets = targets
        index = Linter(configuration).index(project.paths + project.context, load: project.load)
        placements = ViewPlacements(index)
    }

    /// Outlines of what an operand names, one for each file. One without builders means a whole file without view code.
    func outlines(of operand: ViewsOperand, from directory: String) throws(ViewsError) -> [ViewOutline] {
        switch operand {
        case .file(let file, let type):
            if FilePath.isDirectory(FilePath.absolute(file, from: directory)) {
                throw ViewsError(message: "\(file) is a directory; name a file, or a type of the project")
            }
            let path = project.path(of: file, from: directory)
            guard let type else { return [try outline(path)] }
            return try outlines(of: type, in: [path])
        case .type(let type):
            let search = TypeSearch(index) { try? project.load($0).get() }
            let paths = search.paths(of: type)
            guard !paths.isEmpty else {
                let nearest = search.nearest(to: type).map { "did you mean \"\($0)\"?" }
                throw ViewsError(
                    message: "there is no type \"\(type)\" in the project; "
                        + (nearest ?? "grouplint views FILE shows the views of a file"))
            }
            return try outlines(of: type, in: paths)
        }
    }

    /// Outlines of a type in files that may contain parts of it, without files that contain none.
    private func outlines(of type: String, in paths: [String]) throws(ViewsError) -> [ViewOutline] {
        var outlines: [ViewOutline] = []
        for path in paths { outlines.append(try outline(path, type)) }
        let found = outlines.filter { !$0.builders.isEmpty }
        if !found.isEmpty { return found }
        var names: [String] = []
        for path in paths { names += try outline(path).builders.flatMap(\.suffixes) }
        let nearest = SpellingSuggestion.nearest(to: type, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
        let place = type.allSatisfy(\.isNumber) ? "; write FILE:TYPE, or grouplint explain FILE:LINE" : nearest
        throw ViewsError(message: "\(paths.listed("and")): there is no view code in \"\(type)\"" + place)
    }

    private func outline(_ path: String, _ type: String? = nil) throws(ViewsError) -> ViewOutline {
        guard case .success(let source) = project.load(path) else {
            throw ViewsError(message: "\(path): the file cannot be read")
        }
        var builder = ViewOutlineBuilder(source, index, placements, targets: targets) { try? project.load($0).get() }
        return builder.outline(of: type)
    }
}

extension ViewOutline.Builder {
    /// Names by which `views` finds the builder or its type: `A.B.body`, `A.B`, `B.body`, `B`, `A`.
    fileprivate var suffixes: [String] {
        let parts = name.split(separator: ".")
        return parts.indices.flatMap { start in
            parts.indices.filter { $0 >= start }.map { parts[start...$0].joined(separator: ".") }
        }
    }
}
