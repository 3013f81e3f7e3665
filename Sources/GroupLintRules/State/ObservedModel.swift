import GroupLintCore

/// The object of an unused property.
struct ObservedModel {
    /// Whether making the object may do something that the app needs.
    let mayWork: Bool
    /// The class, if the project declares it.
    let type: TypeID?
    /// Whether the view may observe the object only to be drawn again.
    let mayRedraw: Bool
    /// Whether any code can read the object: `Settings.shared`.
    let isShared: Bool
    let publishes: Bool
    /// Whether the project declares the class.
    let isOfProject: Bool
    /// Whether a development tool reloads views with it.
    let isForReloading: Bool
    /// Whether Core Data keeps it. Its relations also change what other objects say: `user.isFollowing(author)`.
    let isManaged: Bool

    init(_ unused: UnusedProperty, _ index: ProjectIndex) {
        let type: TypeID? =
            if case .project(let type) = index.valueType(of: unused.property.name, in: unused.property.type) { type } else { nil }
        mayWork = unused.property.wrapper == "StateObject" && !(type.map(index.holdsOnlyLiterals) ?? false)
        isOfProject = type != nil
        publishes = type.map(index.mayPublish) ?? true
        let value = unused.declaration.binding.initialValue?.unwrapped
        isShared = value?.kind == .memberAccessExpr || type.map(index.hasSharedInstance) ?? false
        mayRedraw =
            Self.isAboutLooks(unused.name) || isShared && Self.isAboutSettings(unused.name)
            || type.map { index.names($0, throughOthersIn: unused.property.type) } ?? false
        self.type = type
        isManaged = type.map { index.inheritance(of: $0).contains("NSManagedObject") } ?? false
        isForReloading = value?.chainBase?.tokenText == "Inject"
    }

    /// Much code reads stored settings, and not from the object.
    static func isAboutSettings(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("setting") || name.contains("preference")
    }

    static func isAboutLooks(_ name: String) -> Bool {
        let name = name.lowercased()
        return looks.contains { name.hasWord($0) }
    }

    private static let looks = ["theme", "appearance", "locali", "language", "font", "skin"]
}
