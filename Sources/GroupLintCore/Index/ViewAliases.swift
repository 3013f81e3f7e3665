/// Type aliases of the project for SwiftUI's views: `typealias Rows = ForEach`. Calls of an alias count as calls of the view.
struct ViewAliases: Sendable {
    private struct Alias: Sendable {
        var name: Name
        var view: Name
        /// Position of the only file that sees the alias; nil for all files.
        var file: Int?
    }

    private var aliases: [Alias] = []

    /// Only aliases outside of types whose name has no other meaning in the project.
    init(_ files: [FileSummary]) {
        for (position, file) in files.enumerated() {
            for type in file.types where type.kind == .alias && type.parent < 0 {
                guard let view = file.inherited(by: type).first, let known = SwiftUICatalog.views[view],
                    view == type.name || !known.takesActions
                else { continue }
                aliases.append(
                    Alias(name: type.name, view: view, file: type.flags.contains(.isPrivate) ? position : nil))
            }
        }
        guard !aliases.isEmpty else { return }
        aliases.removeAll { alias in
            let names = alias.name == alias.view ? [alias.name] : [alias.name, alias.view]
            let count = files.reduce(0) { count, file in
                count + file.types.count { names.contains($0.name) && $0.kind != .extensionType }
            }
            return count != 1
        }
    }

    func resolved(_ files: [FileSummary]) -> [FileSummary] {
        aliases.isEmpty ? files : files.indices.map { resolved(files[$0], at: $0) }
    }

    /// The file with the names of the views in place of those of aliases.
    func resolved(_ file: FileSummary, at position: Int) -> FileSummary {
        let visible = aliases.filter { $0.file == nil || $0.file == position }
        guard !visible.isEmpty else { return file }
        let views = file.views.renamingCalls { name in visible.first { $0.name == name }?.view }
        return views.map { FileSummary(file, views: $0) } ?? file
    }
}

extension CatalogView {
    /// Whether closures of its calls may be actions. The view tree keeps the closures of an alias as content.
    fileprivate var takesActions: Bool { slots.contains { $0.role == .action || ($0.isTrailing && $0.role == .nonView) } }
}
