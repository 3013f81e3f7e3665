/// Names of the API for custom containers: collections of the subviews or sections of a view, and the values that
/// containers read from them. Source: Apple's documentation of `Group.init(subviews:transform:)` and related API.
extension SwiftUICatalog {
    /// First versions with the API for custom containers.
    public static let containerAPIVersions = ReleaseYear.iOS18.versions

    /// The meaning of a type or label in the API for custom containers.
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

    /// Labels of the first argument with which `Group` and `ForEach` resolve content into subviews or sections.
    public static let resolvingLabels = ContainerTypeTable(subviews: "subviews", sections: "sections")

    /// Old labels from the first betas of Xcode 16, with the meaning of the labels that replaced them.
    public static let betaLabels = ContainerTypeTable(
        subviews: "subviewOf subviewsOf", sections: "sectionOf sectionsOf")
}

/// Names in the API for custom containers, with their meanings.
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
