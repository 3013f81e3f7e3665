/// A project that is checked again and again while its files change. What is known of each file is kept, and only what
/// changed is read again.
///
/// A value: a copy can be changed to see what would be said then.
package struct IncrementalProject: Sendable {
    package private(set) var linter: Linter
    private var index: ProjectIndex

    package init(_ configuration: LintConfiguration) {
        linter = Linter(configuration)
        index = ProjectIndex([], lookAlikeModules: configuration.lookAlikeModules)
    }

    package var fileCount: Int { index.files.count }

    package func contains(_ path: String) -> Bool { index.position(of: path) != nil }

    /// Takes settings that know more files. The index stays: which modules look like SwiftUI is the same for all of them.
    package mutating func configure(_ configuration: LintConfiguration) { linter = Linter(configuration) }

    /// Adds many files at once, or takes other versions of them.
    package mutating func add(_ summaries: [FileSummary]) {
        let new = Set(summaries.map(\.path))
        let others = index.files.filter { !new.contains($0.path) }
        index = ProjectIndex(others + summaries, lookAlikeModules: linter.configuration.lookAlikeModules)
    }

    /// Adds a file or takes another version of it.
    package mutating func update(_ source: SourceFile) {
        let summary = Linter.summary(of: source)
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

    /// What the rules say of a file, with the suppressions in it.
    package func report(
        on path: String, load: @escaping @Sendable (String) -> Result<SourceFile, InputError>
    ) -> LintReport {
        guard let position = index.position(of: path) else { return LintReport() }
        return linter.check([position], of: index, load: load)
    }

    /// Types of a file that are views, with the places of their names.
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

    /// The views of a file as SwiftUI will see them.
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
