/// Finds types of the project by the names that people type, such as `Inbox` or `Inbox.Row`.
package struct TypeSearch {
    private let index: ProjectIndex
    private let load: (String) -> SourceFile?

    /// - Parameter load: reads a file, because the index knows names only by their hashes.
    package init(_ index: ProjectIndex, load: @escaping (String) -> SourceFile?) {
        self.index = index
        self.load = load
    }

    /// Paths of the files that declare or extend a type, sorted. Several types can have the name.
    ///
    /// - Parameter name: a type with any number of its enclosing types, or a member of one, such as `Inbox.body`.
    package func paths(of name: String) -> [String] {
        let names = name.split(separator: ".").map { Name($0.utf8) }
        var types = index.types(endingWith: names)
        if types.isEmpty { types = index.types(endingWith: names.dropLast()) }
        let found = Set(types.flatMap { index.places(of: $0).map(\.path) })
        return index.files.map(\.path).filter(found.contains)
    }

    /// The name of a type that is spelled similarly; views come first.
    package func nearest(to name: String) -> String? {
        let isNested = name.contains(".")
        var views: [String] = []
        var others: [String] = []
        for (file, summary) in index.files.enumerated() where !summary.types.isEmpty {
            guard let source = load(summary.path) else { continue }
            for position in summary.types.indices where summary.types[position].kind != .extensionType {
                let names = summary.names(ofType: position, in: source)
                let text = isNested ? names.joined(separator: ".") : names[names.count - 1]
                let id = index.typeID(file: Int32(file), declaration: Int32(position))
                if id.map({ index.type($0).isView }) ?? false { views.append(text) } else { others.append(text) }
            }
        }
        return SpellingSuggestion.nearest(to: name, in: views) ?? SpellingSuggestion.nearest(to: name, in: others)
    }
}

extension FileSummary {
    /// Names of a type and of the types around it, outermost first.
    fileprivate func names(ofType position: Int, in source: SourceFile) -> [String] {
        var names: [String] = []
        var next = position
        while next >= 0 {
            names.append(types[next].text(in: source))
            next = Int(types[next].parent)
        }
        return names.reversed()
    }
}
