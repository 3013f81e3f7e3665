import GroupLintEngine

extension Program {
    /// Checks that tokens and gaps reproduce each file byte for byte and that its tree is valid. Counts files with syntax
    /// problems and unknown nodes. The exit code is 1 when a file has a defect.
    mutating func verify(_ request: FileRequest) -> ExitCode {
        guard let paths = paths(of: request) else { return .failure }
        var code = ExitCode.success
        let (files, problems) = swiftFiles(paths)
        for problem in problems { complain("\(problem.path): \(problem.message)") }
        var count = VerifiedFiles()
        var lines = ""
        for path in files {
            guard let source = read(path, &code) else { continue }
            lines += count.add(parse(source))
        }
        let text = """
            \(lines)files          \(count.files)
            defects        \(count.defects)
            with problems  \(count.withProblems)
            with unknown   \(count.withUnknown)

            """
        guard emit(text) == .success, problems.isEmpty else { return .failure }
        return count.defects > 0 && code == .success ? .diagnostics : code
    }
}

/// The counts of `dev verify`.
private struct VerifiedFiles {
    var files = 0
    var defects = 0
    var withProblems = 0
    var withUnknown = 0

    /// Counts a file. Returns lines with its defect and the place of its first problem.
    mutating func add(_ tree: SyntaxTree) -> String {
        files += 1
        var lines = ""
        if let defect = tree.firstDefect() {
            defects += 1
            lines += "\(tree.source.path): defect: \(defect)\n"
        }
        if let problem = tree.problems.first {
            withProblems += 1
            let place = LineTable(tree.source.bytes).location(problem.range.start)
            lines += "\(tree.source.path):\(place.line):\(place.column): \(tree.message(of: problem))\n"
        }
        if tree.records.contains(where: { $0.kind == .unknown }) { withUnknown += 1 }
        return lines
    }
}
