/// Type aliases of the project for SwiftUI's views: `typealias Rows = ForEach`. Calls of an alias count as calls of the view.
struct ViewAliases: Sendable {
    private struct Alias: Sendable {
        var name: Name
        var view: Name
        /// Position of the only file that sees the alias; -1 for all files.
        var file: Int32
    }

    private var aliases: [Alias] = []
    /// Position in `aliases` of each name.
    private var positions = NameTable()
    private let lowercaseViews: LowercaseViews

    /// Only aliases outside of types whose name has no other meaning in the project.
    init(_ files: [FileSummary]) {
        lowercaseViews = LowercaseViews(files)
        var found: [Alias] = []
        for (position, file) in files.enumerated() {
            for type in file.types where type.kind == .alias && type.parent < 0 {
                guard let view = file.inherited(by: type).first, let known = SwiftUICatalog.views[view],
                    view == type.name || !known.takesActions
                else { continue }
                let file = type.flags.contains(.isPrivate) ? Int32(position) : -1
                found.append(Alias(name: type.name, view: view, file: file))
            }
        }
        guard !found.isEmpty else { return }
        let counts = Self.declarations(of: found.flatMap { [$0.name, $0.view] }, files)
        for alias in found {
            let own = counts[alias.name] ?? 0
            let hidden = alias.name == alias.view ? 0 : counts[alias.view] ?? 0
            guard own + hidden == 1 else { continue }
            positions.insert(alias.name, Int32(aliases.count))
            aliases.append(alias)
        }
    }

    /// How many types and aliases the project declares under each of some names.
    private static func declarations(of names: [Name], _ files: [FileSummary]) -> NameTable {
        var counts = NameTable(names)
        for file in files {
            for type in file.types where type.kind != .extensionType {
                if let count = counts[type.name] { counts.insert(type.name, count + 1) }
            }
        }
        return counts
    }

    private var isEmpty: Bool { aliases.isEmpty && lowercaseViews.isEmpty }

    func resolved(_ files: [FileSummary]) -> [FileSummary] {
        isEmpty ? files : files.indices.map { resolved(files[$0], at: $0) }
    }

    /// The file with the names of the views in place of those of aliases, and with calls of types whose names begin with a
    /// lower-case letter.
    func resolved(_ file: FileSummary, at position: Int) -> FileSummary {
        if isEmpty { return file }
        let called = lowercaseViews.resolved(file.views)
        let views = (called ?? file.views).renamingCalls { name in
            guard let alias = positions[name].map({ aliases[Int($0)] }) else { return nil }
            return alias.file < 0 || alias.file == position ? alias.view : nil
        }
        return (views ?? called).map { FileSummary(file, views: $0) } ?? file
    }
}

extension CatalogView {
    /// Whether closures of its calls may be actions. The view tree keeps the closures of an alias as content.
    fileprivate var takesActions: Bool { slots.contains { $0.role == .action || ($0.isTrailing && $0.role == .nonView) } }
}
