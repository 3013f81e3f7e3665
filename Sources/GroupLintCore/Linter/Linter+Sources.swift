extension Linter {
    /// Adds the sources of files that diagnostics, related locations or problems refer to. A file that has changed since it was
    /// read is left out, because places in a report and edits of fixes are about the bytes that were read.
    ///
    /// - Parameter hashes: those of the bytes that were read, by path.
    func addSources(
        _ hashes: [String: UInt64], _ load: (String) -> Result<SourceFile, InputError>, _ report: inout LintReport
    ) {
        for path in report.shownPaths where report.sources[path] == nil {
            let source = try? load(path).get()
            if let hash = hashes[path], source?.contentHash != hash {
                report.problems.append(
                    InputProblem(
                        kind: .io, severity: .warning, message: "has changed since it was read; run GroupLint again", path: path,
                        range: nil))
            } else if let source {
                report.sources[path] = source
            }
        }
    }
}

extension LintReport {
    /// The files that diagnostics, related locations or problems refer to, each once.
    fileprivate var shownPaths: [String] {
        let diagnostics = diagnostics + suppressed
        var seen: Set<String> = []
        let paths =
            diagnostics.map(\.path) + diagnostics.flatMap { $0.related.map(\.path) }
            + problems.compactMap { $0.range == nil ? nil : $0.path }
        return paths.filter { seen.insert($0).inserted }
    }
}

extension ProjectIndex {
    /// Hashes of the files that a report shows, by path.
    func hashes(ofFilesIn report: LintReport) -> [String: UInt64] {
        var hashes: [String: UInt64] = [:]
        for path in report.shownPaths { hashes[path] = position(of: path).map { files[$0].contentHash } }
        return hashes
    }

    /// Loads files again, and fails for a file that has changed since it was indexed: its syntax would not fit the index.
    func unchanged(
        _ load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> @Sendable (String) -> Result<SourceFile, InputError> {
        { path in
            load(path).flatMap { source in
                if let position = self.position(of: path), self.files[position].contentHash != source.contentHash {
                    return .failure(InputError(kind: .io, message: "has changed since it was read"))
                }
                return .success(source)
            }
        }
    }
}
