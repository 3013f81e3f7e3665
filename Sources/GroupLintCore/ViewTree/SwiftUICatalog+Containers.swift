/// The API of custom containers: a view's content as a collection of its subviews or sections, and values that
/// containers read from them. From the documentation of `Group.init(subviews:transform:)` and its neighbors.
extension SwiftUICatalog {
    /// First versions that have any of it.
    public static let containerAPIVersions = ReleaseYear.iOS18.versions

    /// What a type of the API stands for.
    public enum ContainerType: UInt8, Sendable {
        case subview
        case subviews
        case sections
        case section
        case values
    }

    public static let containerTypes = ContainerTypeTable(
        subview: "Subview", subviews: "SubviewsCollection SubviewsCollectionSlice", sections: "SectionCollection",
        section: "SectionConfiguration", values: "ContainerValues ContainerValueKey")

    /// First labels of `Group` and `ForEach` that resolve content.
    public static let resolvingLabels = ContainerTypeTable(subviews: "subviews", sections: "sections")

    /// Labels of the first betas of Xcode 16; what became of them has the plain label of its kind.
    public static let betaLabels = ContainerTypeTable(
        subviews: "subviewOf subviewsOf", sections: "sectionOf sectionsOf")
}

/// Names that stand for parts of the API of custom containers.
public struct ContainerTypeTable: Sendable {
    private var table = NameTable()

    fileprivate init(
        subview: StaticString = "", subviews: StaticString = "", sections: StaticString = "",
        section: StaticString = "", values: StaticString = ""
    ) {
        insert(subview, .subview)
        insert(subviews, .subviews)
        insert(sections, .sections)
        insert(section, .section)
        insert(values, .values)
    }

    private mutating func insert(_ words: StaticString, _ type: SwiftUICatalog.ContainerType) {
        if words.utf8CodeUnitCount > 0 { table.insert(words: words, Int32(type.rawValue)) }
    }

    public subscript(name: Name) -> SwiftUICatalog.ContainerType? {
        table[name].flatMap { SwiftUICatalog.ContainerType(rawValue: UInt8($0)) }
    }

    public func contains(_ name: Name) -> Bool { table.contains(name) }
}

extension Name {
    public static let containerValue: Name = "containerValue"
    public static let containerValues: Name = "containerValues"
}
