/// A modifier of SwiftUI: what the program knows of it.
public struct CatalogModifier: Sendable {
    let record: CatalogRecord

    /// Takes no content.
    public var isPlain: Bool { record.slotCount == 0 }

    public var kind: Kind { Kind(rawValue: record.kind) ?? .open }

    public var traits: Traits { Traits(rawValue: record.traits) }

    /// What it must be given to change nothing; nil when that is not possible.
    public var neutral: NeutralArgument? { record.neutral }

    /// First versions that have it; nil when the catalog does not say.
    public var since: PlatformVersions? { record.since?.versions }

    /// Role of the argument or closure with a label; of the first trailing closure when there is no label.
    public func role(of label: Name) -> SlotRole? {
        SwiftUICatalog.modifiers.table.role(in: record, of: label, hasArgument: { _ in false })
    }

    /// What becomes of the modifier when it is on several views: on a Group, a ForEach, a branch.
    ///
    /// The kinds are those of the implementations in OpenSwiftUI: `MultiViewModifier` is `perChild`, `GraphInputs` and
    /// `ViewInputs` are `inherited`, `UnaryViewModifier` is `makesOneView`. A modifier that is not in OpenSwiftUI has the
    /// kind that Apple's documentation of it or of Group gives, or `open`.
    public enum Kind: UInt8, Sendable {
        /// Each view has a copy of its own, which is made together with the view.
        case perChild
        /// One for all of the views.
        case once
        /// One value, which all of the views get: environment, transaction, or a trait of each view.
        case inherited
        /// The views become one view.
        case makesOneView
        /// Not known. Do not base a warning on it.
        case open
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

        /// Runs code when views come, go or change. The calls of several views are merged since iOS 15.
        public static let lifecycle = Traits(rawValue: 1 << 0)
        /// Subscribes to a publisher.
        public static let subscribes = Traits(rawValue: 1 << 1)
        /// Runs code when the app is opened with a link or an activity.
        public static let opens = Traits(rawValue: 1 << 2)
        /// Shows something else on top of the view or beside it while a value says so.
        public static let presents = Traits(rawValue: 1 << 3)
        /// Tells the NavigationStack around it what a value pushes.
        public static let pushes = Traits(rawValue: 1 << 4)
        /// Gives the view an identity that must be the only one.
        public static let identifies = Traits(rawValue: 1 << 5)
        /// Gives the view a value to select it by.
        public static let tags = Traits(rawValue: 1 << 6)
        /// Names or describes the whole, or acts for it: several of them say the same thing.
        public static let describes = Traits(rawValue: 1 << 7)
        /// Changes the room that a view is given or its place. Effects such as scaleEffect only draw it elsewhere.
        public static let geometry = Traits(rawValue: 1 << 8)
        /// Settles the geometry of a view before that of its content.
        public static let barrier = Traits(rawValue: 1 << 9)
        /// Draws something even when the view draws nothing.
        public static let draws = Traits(rawValue: 1 << 10)
        /// Draws or cuts the edges of a card behind padding.
        public static let card = Traits(rawValue: 1 << 11)
        /// Decides where touches count.
        public static let touch = Traits(rawValue: 1 << 12)
        /// Makes one accessibility element.
        public static let groups = Traits(rawValue: 1 << 13)
        /// Adds room around the view.
        public static let pads = Traits(rawValue: 1 << 14)
        /// Each value of its argument has a type of its own, and none does nothing: only branches can choose.
        public static let needsBranch = Traits(rawValue: 1 << 15)
        /// Each value of its argument may have a type of its own: a ternary does not compile.
        public static let ownType = Traits(rawValue: 1 << 16)
        /// Takes a shape style of any type: a ternary compiles only when both values have one type.
        public static let anyStyle = Traits(rawValue: 1 << 17)
    }
}

/// SwiftUI's modifiers by name.
public struct ModifierTable: Sendable {
    private(set) var table = CatalogTable(nameCount: 448, recordCount: 128)

    fileprivate init() {
        addModifiers()
    }

    /// Adds modifiers that take content.
    ///
    /// - Parameter names: with a space between each two.
    mutating func add(
        _ names: StaticString, _ kind: CatalogModifier.Kind, _ slots: [CatalogSlot], _ traits: CatalogModifier.Traits
    ) {
        table.add(CatalogRecord(names: names, kind: kind.rawValue, traits: traits.rawValue), slots)
    }

    /// Adds modifiers that take no content: their closures, if any, are run and not shown.
    mutating func add(
        _ names: StaticString, _ kind: CatalogModifier.Kind, _ traits: CatalogModifier.Traits,
        neutral: NeutralArgument? = nil, since: ReleaseYear? = nil
    ) {
        table.add(
            CatalogRecord(names: names, kind: kind.rawValue, neutral: neutral, since: since, traits: traits.rawValue), [])
    }

    /// Adds names that are not listed as modifiers: only their traits are known.
    mutating func onlyTraits(_ names: StaticString, _ traits: CatalogModifier.Traits) {
        table.addUnlisted(CatalogRecord(names: names, traits: traits.rawValue))
    }

    public subscript(name: Name) -> CatalogModifier? { table[name].map(CatalogModifier.init) }

    public func contains(_ name: Name) -> Bool { table.contains(name) }

    /// Traits of a modifier, and of a name that the catalog has only traits of; none for other names.
    public func traits(of name: Name) -> CatalogModifier.Traits { facts(of: name).traits }

    /// The same, and whether the name is listed as a modifier, with one search.
    public func facts(of name: Name) -> (traits: CatalogModifier.Traits, isListed: Bool) {
        let found = table.facts(of: name)
        return (CatalogModifier.Traits(rawValue: found.traits), found.isListed)
    }
}

extension SwiftUICatalog {
    public static let modifiers = ModifierTable()
}

extension Name {
    /// Whether SwiftUI's modifier of this name has one of some traits.
    public func isModifier(with traits: CatalogModifier.Traits) -> Bool {
        !SwiftUICatalog.modifiers.traits(of: self).isDisjoint(with: traits)
    }
}
