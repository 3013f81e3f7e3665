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
                report.addChanged([path])
            } else if let source {
                report.sources[path] = source
            }
        }
    }
}

extension LintReport {
    /// Notes files that have changed since they were read, each once: what the rules would say about them is missing.
    mutating func addChanged(_ paths: some Sequence<String>) {
        let message = "has changed since it was read; run GroupLint again"
        let known = Set(problems.compactMap { $0.message == message ? $0.path : nil })
        problems += paths.filter { !known.contains($0) }.map {
            InputProblem(kind: .io, severity: .warning, message: message, path: $0, range: nil)
        }
    }

    /// The files that diagnostics, related locations or problems refer to, each once.
    var shownPaths: [String] {
        let diagnostics = diagnostics + suppressed
        var seen: Set<String> = []
        let paths =
            diagnostics.map(\.path) + diagnostics.flatMap { $0.related.map(\.path) }
            + problems.compactMap { $0.range == nil ? nil : $0.path }
        return paths.filter { seen.insert($0).inserted }
    }
}

extension ProjectIndex {
    /// Loads files again, and fails for a file that has changed since it was indexed: its syntax would not fit the index.
    ///
    /// - Parameter changed: gets the paths of such files, and of those that cannot be read any more.
    func unchanged(
        _ load: @escaping @Sendable (String) -> Result<SourceFile, InputError>, _ changed: SharedValue<Set<String>>
    ) -> @Sendable (String) -> Result<SourceFile, InputError> {
        { path in
            let loaded = load(path)
            guard let position = self.position(of: path), (try? loaded.get())?.contentHash != self.files[position].contentHash
            else { return loaded }
            changed.change { $0.insert(path) }
            return .failure(InputError(kind: .io, message: "has changed since it was read"))
        }
    }
}
