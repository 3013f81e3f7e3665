/// A project that is checked repeatedly while its files change. It keeps what it knows about each file, and only
/// changed files are read again.
///
/// It is a value: a copy can be changed to see what would be reported then.
package struct IncrementalProject: Sendable {
    package private(set) var linter: Linter
    private var indexes: ProjectIndexes

    package init(_ configuration: LintConfiguration) {
        linter = Linter(configuration)
        indexes = ProjectIndexes([], configuration)
    }

    package var fileCount: Int { indexes.fileCount }

    package func contains(_ path: String) -> Bool { indexes.place(of: path) != nil }

    /// Applies settings for more files. The index is kept, because the modules that look like SwiftUI do not change.
    package mutating func configure(_ configuration: LintConfiguration) { linter = Linter(configuration) }

    /// Adds several files at once, or replaces them with new versions.
    package mutating func add(_ summaries: [FileSummary]) {
        let new = Set(summaries.map(\.path))
        let others = indexes.files.filter { !new.contains($0.path) }
        indexes = ProjectIndexes(others + summaries, linter.configuration)
    }

    /// Adds files, or replaces them with new versions.
    package mutating func update(_ sources: [SourceFile]) {
        if sources.count <= Self.fewFiles {
            for source in sources { update(source) }
            return
        }
        let summaries = sources.map { source in
            FileWatch.enter(.parsing, source.path)
            defer { FileWatch.leave() }
            return linter.summary(of: source)
        }
        add(summaries)
    }

    /// More files than this are added at once: that takes as long as to replace a few.
    private static let fewFiles = 16

    /// Adds a file, or replaces it with a new version.
    package mutating func update(_ source: SourceFile) {
        FileWatch.enter(.parsing, source.path)
        defer { FileWatch.leave() }
        let summary = linter.summary(of: source)
        FileWatch.enter(.indexing)
        if !indexes.replace(summary) { add([summary]) }
    }

    package mutating func remove(_ paths: Set<String>) {
        if paths.isEmpty { return }
        let files = indexes.files.filter { !paths.contains($0.path) }
        if files.count == indexes.fileCount { return }
        indexes = ProjectIndexes(files, linter.configuration)
    }

    /// Diagnostics of a file and its suppressions. None of a file with a merge conflict: a fix would change one of the two
    /// versions.
    package func report(
        on path: String, load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> LintReport {
        guard let place = indexes.place(of: path), !indexes.all[place.part].files[place.file].hasMergeConflict else {
            return LintReport()
        }
        return linter.check([path], of: indexes, load: load)
    }

    /// Names and name ranges of the view types that a file declares.
    package func viewTypes(in source: SourceFile) -> [(name: String, range: SourceRange)] {
        guard let (part, position) = indexes.place(of: source.path) else { return [] }
        let index = indexes.all[part]
        return index.files[position].types.indices.compactMap { declaration in
            let summary = index.files[position].types[declaration]
            guard summary.kind != .extensionType,
                let type = index.typeID(file: Int32(position), declaration: Int32(declaration)), index.type(type).isView
            else { return nil }
            return (summary.text(in: source), summary.nameRange)
        }
    }

    /// Outline of the views in a file.
    package func outline(
        of source: SourceFile, type: String?, load: @escaping (String) -> SourceFile?
    ) -> ViewOutline {
        let place = indexes.place(of: source.path)
        let index = indexes.all[place?.part ?? 0]
        var builder = ViewOutlineBuilder(
            source, index, ViewPlacements(index, in: place.map { [$0.file] } ?? []),
            targets: linter.configuration.settings(for: source.path).targets, load: load)
        return builder.outline(of: type)
    }
}
