/// A view of SwiftUI: what the program knows of it.
public struct CatalogView: Sendable {
    let record: CatalogRecord

    /// Arguments and closures that content comes from.
    public var slots: [CatalogSlot] { SwiftUICatalog.views.table.slots(of: record) }

    /// Takes no content.
    public var isLeaf: Bool { record.slotCount == 0 }

    public var count: Count { Count(rawValue: record.kind) ?? .assumedOne }

    public var traits: Traits { Traits(rawValue: record.traits) }

    /// First versions that have it; nil when the catalog does not say.
    public var since: PlatformVersions? { record.since?.versions }

    /// Role of the argument or closure with a label; of the first trailing closure when there is no label.
    public func role(of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        SwiftUICatalog.views.table.role(in: record, of: label, hasArgument: hasArgument)
    }

    /// How many views it is to the container around it.
    public enum Count: UInt8, Sendable {
        /// One view, whatever is in it. Values that a container reads from its views do not get out of it.
        case one
        /// Depends on the place or is not known, or it is not a view: it is taken for one view.
        case assumedOne
        /// As many as its content.
        case joins
        /// As many as its content, for each element of some data.
        case each
        /// Only its value at run time tells.
        case unknown
        /// No view at all.
        case none
    }

    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Other modules would ask the runtime for the generic one of the standard library, which takes long at the start.
        public init(arrayLiteral traits: Traits...) {
            var bits: UInt32 = 0
            for trait in traits { bits |= trait.rawValue }
            rawValue = bits
        }

        /// Loses something that the user sees when it is replaced: text, position, selection, a running task.
        public static let stateful = Traits(rawValue: 1 << 0)
        /// Makes its rows when they are about to be seen.
        public static let lazy = Traits(rawValue: 1 << 1)
        /// The user acts on it. Two of them with different arguments do different things.
        public static let control = Traits(rawValue: 1 << 2)
        /// The user taps its label.
        public static let button = Traits(rawValue: 1 << 3)
        /// Makes rows of data, which is its first argument.
        public static let data = Traits(rawValue: 1 << 4)
        /// Generic over an argument that is not data for rows: another argument may have another type.
        public static let generic = Traits(rawValue: 1 << 5)
        /// Draws something, whatever its content is.
        public static let draws = Traits(rawValue: 1 << 6)
        /// A leaf that draws nothing.
        public static let blank = Traits(rawValue: 1 << 7)
        /// Draws nothing itself, but a background or border on it is drawn although its content is empty.
        public static let stays = Traits(rawValue: 1 << 8)
        /// Fills the room that it is given.
        public static let fills = Traits(rawValue: 1 << 9)
        /// A shape style with a type of its own.
        public static let style = Traits(rawValue: 1 << 10)
        /// Not a view: part of a toolbar, tab view, table, menu bar, scene, widget, chart or map.
        public static let nonView = Traits(rawValue: 1 << 11)
        /// Two of them have nothing in common that can be compared.
        public static let incomparable = Traits(rawValue: 1 << 12)
    }
}

/// SwiftUI's views by name.
public struct ViewTable: Sendable {
    private(set) var table = CatalogTable(nameCount: 192, recordCount: 160)

    fileprivate init() {
        addViews()
    }

    /// - Parameter names: with a space between each two.
    mutating func add(
        _ names: StaticString, _ count: CatalogView.Count, _ slots: [CatalogSlot], _ traits: CatalogView.Traits,
        since: ReleaseYear? = nil
    ) {
        table.add(
            CatalogRecord(names: names, kind: count.rawValue, since: since, traits: traits.rawValue), slots)
    }

    /// Adds views that take no content.
    mutating func leaf(_ names: StaticString, _ count: CatalogView.Count, _ traits: CatalogView.Traits) {
        add(names, count, [], traits)
    }

    /// Adds names that are not listed as views: only their traits are known.
    mutating func onlyTraits(_ names: StaticString, _ traits: CatalogView.Traits) {
        table.addUnlisted(CatalogRecord(names: names, traits: traits.rawValue))
    }

    public subscript(name: Name) -> CatalogView? { table[name].map(CatalogView.init) }

    public func contains(_ name: Name) -> Bool { table.contains(name) }

    /// Traits of a view, and of a name that the catalog has only traits of; none for other names.
    public func traits(of name: Name) -> CatalogView.Traits { CatalogView.Traits(rawValue: table.facts(of: name).traits) }

    /// Whether the views inside join those around it: Group, Section, ForEach.
    public func isTransparent(_ name: Name) -> Bool {
        guard let count = self[name]?.count else { return false }
        return count == .joins || count == .each
    }
}

extension SwiftUICatalog {
    public static let views = ViewTable()
}
