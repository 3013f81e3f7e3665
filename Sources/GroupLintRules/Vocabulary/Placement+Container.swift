import GroupLintCore

extension Placement {
    /// The container with its real name, as messages name it: `VStack` in backticks. What kind it is if the name is not
    /// known, as for a container of the project.
    func containerText(_ index: ProjectIndex) -> String {
        guard let name = container.map({ ViewElement(index, $0).name }) else { return layout.text }
        return Self.known.first { Name($0.utf8) == name }.map { "`\($0)`" } ?? layout.text
    }

    /// Names are stored as hashes, so the text of a name comes from here.
    private static let known = [
        "List", "Form", "Table", "TableColumn", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
        "LazyHGrid", "Grid", "GridRow", "GeometryReader", "ViewThatFits", "Picker", "TabView", "Menu", "ControlGroup",
        "DisclosureGroup",
        "NavigationLink", "NavigationStack", "NavigationView", "ScrollView", "Section", "GroupBox",
    ]
}
