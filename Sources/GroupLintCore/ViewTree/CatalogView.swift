/// The catalog's facts about a SwiftUI view.
public struct CatalogView: Sendable {
    let record: CatalogRecord

    /// Arguments and closures that supply content.
    public var slots: [CatalogSlot] { SwiftUICatalog.views.table.slots(of: record) }

    /// Whether the view takes no content.
    public var isLeaf: Bool { record.slotCount == 0 }

    public var count: Count { Count(rawValue: record.kind) ?? .assumedOne }

    public var traits: Traits { Traits(rawValue: record.traits) }

    /// First versions that have it; nil when the catalog does not say.
    public var since: PlatformVersions? { record.since?.versions }

    /// Role of the argument or closure with this label. Without a label: role of the first trailing closure.
    ///
    /// - Parameter hasArgument: whether the call has an argument with a label.
    public func role(of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        SwiftUICatalog.views.table.role(in: record, of: label, hasArgument: hasArgument)
    }

    /// Whether the closure after the call runs during the call and makes views.
    public var buildsAtOnce: Bool {
        guard !traits.contains(.defers) else { return false }
        switch role(of: .none, hasArgument: { _ in false }) {
        case .transparent, .listRows, .formRows, .lazyRows, .stack, .single, .navigationStack, .navigationView: return true
        case .repeated, .tableCell, .menu, .screen, .destination, .splitSidebar, .splitColumn, .nonView, .action, .unknown,
            nil:
            return false
        }
    }

    /// How many views the view adds to the container around it.
    public enum Count: UInt8, Sendable {
        /// One view, independent of its content. Container values inside it do not reach the container.
        case one
        /// Assumed to be one view: the count is unknown, depends on the place, or this is not a view.
        case assumedOne
        /// As many views as its content.
        case joins
        /// As many views as its content, for each element of the data.
        case each
        /// Only known at run time.
        case unknown
        /// Not a single view.
        case none
    }

    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Replaces the generic initializer of the standard library, for which other modules need slow runtime calls at start.
        public init(arrayLiteral traits: Traits...) {
            var bits: UInt32 = 0
            for trait in traits { bits |= trait.rawValue }
            rawValue = bits
        }

        /// Loses visible state when it is replaced: text, scroll position, selection, a running task.
        public static let stateful = Traits(rawValue: 1 << 0)
        /// Creates its rows shortly before they become visible.
        public static let lazy = Traits(rawValue: 1 << 1)
        /// The user operates it. Two controls with different arguments do different things.
        public static let control = Traits(rawValue: 1 << 2)
        /// The user taps its label.
        public static let button = Traits(rawValue: 1 << 3)
        /// Creates rows from data, which is the first argument.
        public static let data = Traits(rawValue: 1 << 4)
        /// Generic over an argument that is not row data: a different argument may lead to a different type.
        public static let generic = Traits(rawValue: 1 << 5)
        /// Draws something, even if its content draws nothing.
        public static let draws = Traits(rawValue: 1 << 6)
        /// A leaf that draws nothing.
        public static let blank = Traits(rawValue: 1 << 7)
        /// Draws nothing itself, but a background or border on it is drawn even if its content is empty.
        public static let stays = Traits(rawValue: 1 << 8)
        /// Fills the space that its parent proposes.
        public static let fills = Traits(rawValue: 1 << 9)
        /// A shape style with its own type.
        public static let style = Traits(rawValue: 1 << 10)
        /// Not a view, but part of a toolbar, tab view, table, menu bar, scene, widget, chart or map.
        public static let nonView = Traits(rawValue: 1 << 11)
        /// Two views with this name cannot be compared.
        public static let incomparable = Traits(rawValue: 1 << 12)
        /// Shows only one of its views.
        public static let choosesOne = Traits(rawValue: 1 << 13)
        /// Has a scroll position.
        public static let scrolls = Traits(rawValue: 1 << 14)
        /// The user types into it.
        public static let edits = Traits(rawValue: 1 << 15)
        /// A control that shows a value and sets it through a binding.
        public static let adjusts = Traits(rawValue: 1 << 16)
        /// Keeps its content as a closure and calls it when it is shown.
        public static let defers = Traits(rawValue: 1 << 17)
        /// Loads what it shows, and shows a placeholder until then.
        public static let loads = Traits(rawValue: 1 << 21)
        /// Starts with an empty environment: objects that are set around it do not reach its content. This is not so for sheets,
        /// covers, popovers and pushed screens: they get the environment of the view with the modifier or the link. Source:
        /// Apple's documentation of `environmentObject(_:)`, which speaks of the subviews of a view, and of `Scene`.
        public static let startsEnvironment = Traits(rawValue: 1 << 18)
        /// Starts with an empty environment, but not inside of a representable view: UIKit hands the environment around that
        /// view on with its traits. Source: `_environmentWrapper` of UITraitCollection, which hosting views read.
        public static let isHost = Traits(rawValue: 1 << 20)
        /// May show none or only one of its contents: the user, a download or the space decides.
        public static let mayHide = Traits(rawValue: 1 << 19)
    }
}

/// The catalog of SwiftUI's views, by name.
public struct ViewTable: Sendable {
    private(set) var table = CatalogTable(nameCount: 192, recordCount: 160)

    fileprivate init() {
        addViews()
    }

    /// Adds views with their slots.
    ///
    /// - Parameter names: names of views, separated by spaces.
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

    /// Adds names that are not listed as views and only have traits.
    mutating func onlyTraits(_ names: StaticString, _ traits: CatalogView.Traits) {
        table.addUnlisted(CatalogRecord(names: names, traits: traits.rawValue))
    }

    public subscript(name: Name) -> CatalogView? { table[name].map(CatalogView.init) }

    public func contains(_ name: Name) -> Bool { table.contains(name) }

    /// Traits of a view or of a name that only has traits; empty for other names.
    public func traits(of name: Name) -> CatalogView.Traits { CatalogView.Traits(rawValue: table.facts(of: name).traits) }

    /// Whether the views inside become siblings of the views around it: Group, Section and ForEach.
    public func isTransparent(_ name: Name) -> Bool {
        guard let count = self[name]?.count else { return false }
        return count == .joins || count == .each
    }
}

extension SwiftUICatalog {
    public static let views = ViewTable()
}
