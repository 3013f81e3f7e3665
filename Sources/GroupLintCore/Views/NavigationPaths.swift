extension ProjectIndex {
    /// Whether the project has a `NavigationStack` with a path that takes values of one type only. A link with a value of another
    /// type then does nothing.
    public var hasTypedPath: Bool { fact { NavigationPaths(self) }.areTyped }
}

/// Whether the paths of the project's navigation stacks take values of any type.
///
/// Source: developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
private struct NavigationPaths: Sendable {
    let areTyped: Bool

    init(_ index: ProjectIndex) {
        let hasPath = index.callsByName.candidates("NavigationStack").contains { site in
            let element = ViewElement(index, site)
            return element.name == "NavigationStack" && element.hasArgument("path")
        }
        areTyped =
            hasPath
            && !index.types.indices.contains { type in
                index.storedProperties(of: TypeID(type)).contains { index.member($0).writtenType == "NavigationPath" }
            }
    }
}
