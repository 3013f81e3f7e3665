/// A project that is checked repeatedly while its files change. It keeps what it knows about each file, and only
/// changed files are read again.
///
/// It is a value: a copy can be changed to see what would be reported then.
package struct IncrementalProject: Sendable {
    package private(set) var linter: Linter
    private var index: ProjectIndex

    package init(_ configuration: LintConfiguration) {
        linter = Linter(configuration)
        index = ProjectIndex([], lookAlikeModules: configuration.lookAlikeModules)
    }

    package var fileCount: Int { index.files.count }

    package func contains(_ path: String) -> Bool { index.position(of: path) != nil }

    /// Applies settings for more files. The index is kept, because the modules that look like SwiftUI do not change.
    package mutating func configure(_ configuration: LintConfiguration) { linter = Linter(configuration) }

    /// Adds several files at once, or replaces them with new versions.
    package mutating func add(_ summaries: [FileSummary]) {
        let new = Set(summaries.map(\.path))
        let others = index.files.filter { !new.contains($0.path) }
        index = ProjectIndex(others + summaries, lookAlikeModules: linter.configuration.lookAlikeModules)
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
            return Linter.summary(of: source)
        }
        add(summaries)
    }

    /// More files than this are added at once: that takes as long as to replace a few.
    private static let fewFiles = 16

    /// Adds a file, or replaces it with a new version.
    package mutating func update(_ source: SourceFile) {
        FileWatch.enter(.parsing, source.path)
        defer { FileWatch.leave() }
        let summary = Linter.summary(of: source)
        FileWatch.enter(.indexing)
        if let position = index.position(of: source.path) {
            index = index.replacing(file: position, with: summary)
        } else {
            add([summary])
        }
    }

    package mutating func remove(_ paths: Set<String>) {
        if paths.isEmpty { return }
        let files = index.files.filter { !paths.contains($0.path) }
        if files.count == index.files.count { return }
        index = ProjectIndex(files, lookAlikeModules: linter.configuration.lookAlikeModules)
    }

    /// Diagnostics of a file and its suppressions.
    package func report(
        on path: String, load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> LintReport {
        guard let position = index.position(of: path) else { return LintReport() }
        return linter.check([position], of: index, load: load)
    }

    /// Names and name ranges of the view types that a file declares.
    package func viewTypes(in source: SourceFile) -> [(name: String, range: SourceRange)] {
        guard let position = index.position(of: source.path) else { return [] }
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
        let position = index.position(of: source.path)
        var builder = ViewOutlineBuilder(
            source, index, ViewPlacements(index, in: position.map { [$0] } ?? []),
            targets: linter.configuration.settings(for: source.path).targets, load: load)
        return builder.outline(of: type)
    }
}
