/// A project that is linted again each time files change. It keeps what it knows about each file, so only changed files are
/// read and parsed again.
package struct WatchedProject {
    private let linter: Linter
    private var sources: SourceSet
    private var reported: Set<String>
    private var indexes: ProjectIndexes
    /// What reading the files found: problems, and the number of files that could not be read.
    private var readings = LintReport()
    /// The report on all files. After `update`, what it says about the other files is from the last check of all files.
    package private(set) var report = LintReport()

    /// Reads and checks all files.
    package init(_ configuration: LintConfiguration, _ sources: SourceSet) {
        linter = Linter(configuration)
        self.sources = sources
        reported = Set(sources.paths)
        let summaries = linter.summarize(sources.paths, sources.context, sources.load, &readings)
        indexes = ProjectIndexes(summaries, configuration)
        checkAll()
    }

    /// Checks all files with what is known about them.
    package mutating func checkAll() {
        report = linter.check(
            sources.context.isEmpty ? nil : sources.paths, of: indexes, readings: readings, load: sources.load)
        report.problems.sort { precedesInBytes($0.path, $1.path) }
    }

    /// Reads some files again and checks only these. Returns false if one of them was not read before or cannot be read now;
    /// then the project has to be read again.
    ///
    /// - Parameter sources: the files of the run now; only files that changed may be reported on that were not before.
    package mutating func update(_ changed: [String], in sources: SourceSet) -> Bool {
        let old = changed.filter { reported.contains($0) && !report.uncheckedPaths.contains($0) }
        self.sources = sources
        reported = Set(sources.paths)
        var part = LintReport()
        let own = changed.filter(reported.contains)
        let summaries = linter.summarize(own, changed.filter { !reported.contains($0) }, sources.load, &part)
        guard summaries.count == changed.count else { return false }
        for summary in summaries {
            guard indexes.replace(summary) else { return false }
        }
        let paths = Set(changed)
        readings.problems = readings.problems.filter { !paths.contains($0.path) } + part.problems
        part = linter.check(own, of: indexes, readings: part, load: sources.load)
        report.fileCount += part.fileCount - old.count
        report.diagnostics = Self.merged(report.diagnostics, part.diagnostics, paths)
        report.suppressed = Self.merged(report.suppressed, part.suppressed, paths)
        report.problems = (report.problems.filter { !paths.contains($0.path) } + part.problems)
            .sorted { precedesInBytes($0.path, $1.path) }
        report.sources.merge(part.sources) { _, new in new }
        for path in changed where report.sources[path] != nil { report.sources[path] = try? sources.load(path).get() }
        return true
    }

    private static func merged(_ old: [Diagnostic], _ new: [Diagnostic], _ changed: Set<String>) -> [Diagnostic] {
        (old.filter { !changed.contains($0.path) } + new).sorted(by: Diagnostic.isOrderedBefore)
    }
}
