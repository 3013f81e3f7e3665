/// The pieces of code that show views: types, modifiers of the project, and content that is written in place.
struct MapUnits {
    enum Origin: Hashable {
        case type(TypeID)
        /// A function in an extension of `View`, by the root of its value.
        case modifier(ViewSite)
        /// Content of a slot that is written in place.
        case content(ViewSite)
        /// Code outside of types in a file.
        case file(Int32)
    }

    private(set) var all: [Origin] = []
    private var positions: [Origin: Int] = [:]

    mutating func unit(_ origin: Origin) -> Int {
        if let known = positions[origin] { return known }
        positions[origin] = all.count
        all.append(origin)
        return all.count - 1
    }

    func known(_ origin: Origin) -> Int? { positions[origin] }
}

/// What one unit does with another one.
struct MapLink {
    var source: Int
    var target: Int
    var kind: WayKind
    /// The element that names the target.
    var site: ViewSite
    /// The modifier that opens the target, as an index in `views.modifiers` of the file; -1 if it is not a modifier.
    var modifier: Int32 = -1
    /// The element whose modifier opens the target, or the call that does.
    var opener: ViewSite
    /// The slot that the target fills; the same as `site` outside of slots.
    var slot: ViewSite
    /// Where the way is written, as a UTF-8 offset in the file of `opener`, if no element is there.
    var offset: UInt32?

    /// Whether the target is a screen of its own.
    var isWay: Bool { kind != .contains && kind != .choice }
}

extension ProjectIndex {
    /// The kind of a type as the app map shows it.
    func mapKind(of type: TypeID) -> AppMap.NodeKind {
        if self.type(type).isView { return .screen }
        if inherits(type, from: SwiftUICatalog.sceneOwners) { return .app }
        return inherits(type, from: SwiftUICatalog.updatedProtocols) ? .part : .host
    }

    /// Whether a root is in an extension of View: its value is a modifier of the project.
    func isModifier(_ root: ViewElement) -> Bool {
        guard let owner = root.owner else { return false }
        return type(owner).home == nil && type(owner).name == .view
    }
}
