import GroupLintEngine

/// Checks the files that a run would write before it starts.
extension Program {
    /// Whether a report or stamp would replace a source or a configuration, as in `grouplint -o A.swift`, where a name was
    /// forgotten, whether two would replace each other, or whether markup would fill a terminal; reported.
    mutating func refusesOutput(_ options: LintOptions) -> Bool {
        if options.format == .html, options.output == nil, environment.outputIsTerminal, environment.isForPeople {
            complain("html is not for a terminal; write it to a file with --output report.html")
            return true
        }
        var outputs = options.output.map { [("--output", $0)] } ?? []
        outputs += options.reports.map { ("--report", $0.file) }
        if let stamp = options.stamp, !isStamp(stamp) { outputs.append(("--stamp", stamp)) }
        return refuses(outputs)
    }

    /// - Parameter outputs: options and the files that they name.
    mutating func refuses(_ outputs: [(option: String, file: String)]) -> Bool {
        var known: [String: String] = [:]
        for (option, file) in outputs {
            let named = FilePath.normalized(FilePath.absolute(file, from: environment.workingDirectory))
            // The system follows a link before `..`, and the text drops both.
            let written = FilePath.parent(FilePath.absolute(file, from: environment.workingDirectory))
            if let directory = FilePath.resolved(written), directory != FilePath.resolved(FilePath.parent(named)) {
                complain("\(option) \"\(file)\" has `..` after a link; name the file without them")
                return true
            }
            let resolved = FilePath.resolved(named)
            // `/dev/stdout` is a link to a pipe, which has no path.
            if resolved == nil, FilePath.isLink(named), !FilePath.exists(named) {
                complain("\(option) \"\(file)\" is a link to a file that does not exist; name the file itself")
                return true
            }
            if leavesProject(named) {
                complain("\(option) \"\(file)\" leads through a link out of the project; name the file itself")
                return true
            }
            let path = resolved ?? FilePath.withResolvedParent(named)
            let isSource = path.hasSuffix(".swift")
            if isSource || FilePath.lastComponent(path) == ".grouplint.yml", FilePath.isFile(path) {
                let kind = isSource ? "Swift file" : "configuration"
                complain("\(option) \"\(file)\" would replace a \(kind); choose another name")
                return true
            }
            if let other = known.updateValue(option, forKey: path) {
                complain("\(other) and \(option) name the same file \"\(file)\"; choose another name for one of them")
                return true
            }
        }
        return false
    }

    /// Whether a path leads through a link out of the project around it, or out of the working directory. Links are part of a
    /// repository, which may not decide what is replaced.
    private func leavesProject(_ path: String) -> Bool {
        let here = FilePath.normalized(environment.workingDirectory)
        let tops = [RunRoot.top(around: here) ?? here, RunRoot.top(around: FilePath.parent(path))].compactMap { $0 }
        return tops.contains { FilePath.lies(path, in: $0) && !FilePath.isContained(path, in: $0) }
    }

    /// Whether a file is a stamp of an earlier run, which may end in `.swift`.
    private func isStamp(_ file: String) -> Bool {
        let path = FilePath.absolute(file, from: environment.workingDirectory)
        return FilePath.isFile(path) && ((try? FileReader.bytes(of: path))?.starts(with: Self.stampMark.utf8) ?? false)
    }

    /// What a stamp starts with.
    static var stampMark: String { "// Linted by \(ToolIdentity.name) " }
}
