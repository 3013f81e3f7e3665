/// The catalog's facts about a SwiftUI modifier.
public struct CatalogModifier: Sendable {
    let record: CatalogRecord

    /// Whether the modifier takes no content.
    public var isPlain: Bool { record.slotCount == 0 }

    public var kind: Kind { Kind(rawValue: record.kind) ?? .open }

    public var traits: Traits { Traits(rawValue: record.traits) }

    /// The argument with which the modifier changes nothing; nil if there is none.
    public var neutral: NeutralArgument? { record.neutral }

    /// The form in which a condition turns the modifier off, besides a neutral argument; nil if there is none.
    public var off: ConditionalForm? { record.off }

    /// How a condition turns the modifier off, for advice about modifiers with neither of these; nil if there is no way.
    public var switched: SwitchedForm? { record.switched }

    /// First versions that have it; nil when the catalog does not say.
    public var since: PlatformVersions? { record.since?.versions }

    /// Role of the argument or closure with this label. Without a label: role of the first trailing closure.
    public func role(of label: Name) -> SlotRole? {
        SwiftUICatalog.modifiers.table.role(in: record, of: label, hasArgument: { _ in false })
    }

    /// How the modifier applies to several views: those of a Group, ForEach or branch.
    ///
    /// The kinds follow the implementations in OpenSwiftUI: `MultiViewModifier` is `perChild`, `GraphInputs` and
    /// `ViewInputs` are `inherited`, `UnaryViewModifier` is `makesOneView`. For a modifier that is not in OpenSwiftUI, the
    /// kind follows Apple's documentation of the modifier or of Group, or is `open`.
    public enum Kind: UInt8, Sendable {
        /// Each view gets its own copy, which is created together with the view.
        case perChild
        /// All views share one copy.
        case once
        /// All views get one value: in the environment, the transaction or a trait of each view.
        case inherited
        /// The views become one view.
        case makesOneView
        /// Unknown. Do not base a warning on it.
        case open
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

        /// Runs code when views appear, disappear or change. The calls of several views are merged since iOS 15.
        public static let lifecycle = Traits(rawValue: 1 << 0)
        /// Subscribes to a publisher.
        public static let subscribes = Traits(rawValue: 1 << 1)
        /// Lifts the view under the finger: a context menu, a drag.
        public static let lifts = Traits(rawValue: 1 << 2)
        /// Presents other content over or next to the view while a value is true or not nil.
        public static let presents = Traits(rawValue: 1 << 3)
        /// Tells the enclosing NavigationStack which screen a value pushes.
        public static let pushes = Traits(rawValue: 1 << 4)
        /// Gives the view an identity that must be unique.
        public static let identifies = Traits(rawValue: 1 << 5)
        /// Gives the view a value for selection.
        public static let tags = Traits(rawValue: 1 << 6)
        /// Names the view for code that looks it up: `scrollTo`, tests.
        public static let names = Traits(rawValue: 1 << 7)
        /// Changes the space or the position of the view. Effects such as scaleEffect do not: they only change the drawing.
        public static let geometry = Traits(rawValue: 1 << 8)
        /// Fixes the geometry of the view before that of its content.
        public static let barrier = Traits(rawValue: 1 << 9)
        /// Draws something even if the view draws nothing.
        public static let draws = Traits(rawValue: 1 << 10)
        /// Draws or clips the edges of a card around padded content.
        public static let card = Traits(rawValue: 1 << 11)
        /// Handles touches or sets the area that receives them.
        public static let touch = Traits(rawValue: 1 << 12)
        /// Creates one accessibility element.
        public static let groups = Traits(rawValue: 1 << 13)
        /// Adds space around the view.
        public static let pads = Traits(rawValue: 1 << 14)
        /// Each value of the argument has its own type, and no value is neutral: only a branch can choose.
        public static let needsBranch = Traits(rawValue: 1 << 15)
        /// Each value of the argument may have its own type: a ternary does not compile.
        public static let ownType = Traits(rawValue: 1 << 16)
        /// Takes a shape style of any type: a ternary only compiles if both values have the same type.
        public static let anyStyle = Traits(rawValue: 1 << 17)
        /// Writes a preference of the view, or acts on one.
        public static let preference = Traits(rawValue: 1 << 18)
        /// Sets the value of `isPresented` to true itself, such as when the search field is tapped. Others only set it to false.
        public static let opensItself = Traits(rawValue: 1 << 19)
    }
}

/// The catalog of SwiftUI's modifiers, by name.
public struct ModifierTable: Sendable {
    private(set) var table = CatalogTable(nameCount: 448, recordCount: 160)

    fileprivate init() {
        addModifiers()
    }

    /// Adds modifiers that take content.
    ///
    /// - Parameter names: names of modifiers, separated by spaces.
    mutating func add(
        _ names: StaticString, _ kind: CatalogModifier.Kind, _ slots: [CatalogSlot], _ traits: CatalogModifier.Traits,
        off: ConditionalForm? = nil, switched: SwitchedForm? = nil
    ) {
        table.add(
            CatalogRecord(names: names, kind: kind.rawValue, off: off, switched: switched, traits: traits.rawValue), slots)
    }

    /// Adds modifiers that take no content. Their closures, if any, are actions.
    mutating func add(
        _ names: StaticString, _ kind: CatalogModifier.Kind, _ traits: CatalogModifier.Traits,
        neutral: NeutralArgument? = nil, off: ConditionalForm? = nil, switched: SwitchedForm? = nil,
        since: ReleaseYear? = nil
    ) {
        let record = CatalogRecord(
            names: names, kind: kind.rawValue, neutral: neutral, off: off, switched: switched, since: since,
            traits: traits.rawValue)
        table.add(record, [])
    }

    /// Adds names that are not listed as modifiers and only have traits.
    mutating func onlyTraits(_ names: StaticString, _ traits: CatalogModifier.Traits) {
        table.addUnlisted(CatalogRecord(names: names, traits: traits.rawValue))
    }

    public subscript(name: Name) -> CatalogModifier? { table[name].map(CatalogModifier.init) }

    public func contains(_ name: Name) -> Bool { table.contains(name) }

    /// Traits of a modifier or of a name that only has traits; empty for other names.
    public func traits(of name: Name) -> CatalogModifier.Traits { facts(of: name).traits }

    /// Traits of a name, and whether the name is listed as a modifier, with a single lookup.
    public func facts(of name: Name) -> (traits: CatalogModifier.Traits, isListed: Bool) {
        let found = table.facts(of: name)
        return (CatalogModifier.Traits(rawValue: found.traits), found.isListed)
    }
}

extension SwiftUICatalog {
    public static let modifiers = ModifierTable()
}

extension Name {
    /// Whether the SwiftUI modifier with this name has at least one of the given traits.
    public func isModifier(with traits: CatalogModifier.Traits) -> Bool {
        !SwiftUICatalog.modifiers.traits(of: self).isDisjoint(with: traits)
    }
}
