/// The members of a file in compact form. A large project has a hundred thousand members; parts that few members have
/// are in separate arrays. This saves two megabytes in a project of 7,000 files, compared with an array of
/// `MemberSummary`.
public struct MemberTable: Sendable {
    /// Fields that every member has.
    public struct Record: Sendable {
        public let name: Name
        let nameRange: SourceRange
        public let owner: Int32
        public let root: Int32
        /// Position of its first name in `names`. The order is: type, wrapper, constructed type, types that the body
        /// constructs, fixed properties.
        fileprivate let firstName: UInt32
        /// Position of its first parameter in `parameters`, or of its first getter read in `reads`.
        fileprivate let firstPart: UInt32
        fileprivate let partCount: UInt16
        fileprivate let nameCount: UInt8
        fileprivate let fixedCount: UInt8
        fileprivate let marks: Marks
        let typeFlags: TypeShape.Flags
        /// The kind in the lower half, the default value in the upper one. With one byte more, a record would take eight.
        fileprivate let kindAndValue: UInt8

        public var kind: MemberSummary.Kind { MemberSummary.Kind(rawValue: kindAndValue & 0xF) ?? .storedProperty }
        var defaultValue: MemberSummary.DefaultValue { MemberSummary.DefaultValue(rawValue: kindAndValue >> 4) ?? .other }
        public var flags: MemberSummary.Flags { MemberSummary.Flags(rawValue: UInt8(truncatingIfNeeded: marks.rawValue)) }
    }

    /// Flags of a member from bit 0, flags of its cost from bit 8, and marks for its optional parts from bit 12.
    fileprivate struct Marks: OptionSet, Sendable {
        let rawValue: UInt16

        static let hasWrapper = Marks(rawValue: 1 << 12)
        static let hasConstructed = Marks(rawValue: 1 << 13)
        static let hasGetterReads = Marks(rawValue: 1 << 14)
        static let hasTypeName = Marks(rawValue: 1 << 15)

        init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        init(_ member: borrowing MemberSummary) {
            self.init(rawValue: UInt16(member.flags.rawValue) | UInt16(member.cost.flags.rawValue) << 8)
            if !member.wrapper.isNone { insert(.hasWrapper) }
            if !member.constructed.isNone { insert(.hasConstructed) }
            if member.getterReads != nil { insert(.hasGetterReads) }
            if !member.type.name.isNone { insert(.hasTypeName) }
        }
    }

    public private(set) var records: [Record] = []
    /// Names that the members use. Also holds the imports of the file and the names of inherited types.
    var names: [Name] = []
    private(set) var parameters: [ParameterSummary] = []
    private var reads: [ViewTree.Read] = []
    /// Where the members of each declaration begin and end in `records`, by the position of the declaration in the file. The
    /// members of nested declarations can be in between.
    private var spans: [Span] = []

    private struct Span {
        var first: Int32 = 0
        var end: Int32 = 0
    }

    mutating func append(_ member: borrowing MemberSummary) {
        let (firstName, isGetter) = (names.count, member.getterReads != nil)
        if !member.type.name.isNone { names.append(member.type.name) }
        if !member.wrapper.isNone { names.append(member.wrapper) }
        if !member.constructed.isNone { names.append(member.constructed) }
        let fixedCount = min(member.fixed.count, 32)
        if !member.cost.constructed.isEmpty { names += member.cost.constructed.prefix(Int(UInt8.max) - 3 - fixedCount) }
        if fixedCount > 0 { names += member.fixed.prefix(fixedCount) }
        let firstPart = isGetter ? reads.count : parameters.count
        if let getterReads = member.getterReads { reads += getterReads.prefix(Int(UInt16.max)) }
        if !member.parameters.isEmpty { parameters += member.parameters.prefix(Int(UInt16.max)) }
        records.append(
            Record(
                name: member.name, nameRange: member.nameRange, owner: member.owner,
                root: member.root, firstName: UInt32(firstName), firstPart: UInt32(firstPart),
                partCount: UInt16((isGetter ? reads.count : parameters.count) - firstPart),
                nameCount: UInt8(names.count - firstName), fixedCount: UInt8(fixedCount), marks: Marks(member),
                typeFlags: member.type.flags, kindAndValue: member.kind.rawValue | member.defaultValue.rawValue << 4))
    }

    func trimmed() -> MemberTable {
        var table = self
        table.records = records.trimmed()
        table.names = names.trimmed()
        table.parameters = parameters.trimmed()
        table.reads = reads.trimmed()
        table.findSpans()
        return table
    }

    private mutating func findSpans() {
        var found = [Span](repeating: Span(), count: Int(records.reduce(-1) { max($0, $1.owner) }) + 1)
        for (position, record) in records.enumerated() where record.owner >= 0 {
            let owner = Int(record.owner)
            if found[owner].end == 0 { found[owner].first = Int32(position) }
            found[owner].end = Int32(position) + 1
        }
        spans = found
    }

    /// Positions of records among which all members of a declaration are. Members of nested declarations may be among them.
    func span(of declaration: Int32) -> Range<Int> {
        guard declaration >= 0, Int(declaration) < spans.count else { return 0..<0 }
        return Int(spans[Int(declaration)].first)..<Int(spans[Int(declaration)].end)
    }

    /// Name of a member's type.
    func typeName(_ index: Int) -> Name {
        let record = records[index]
        return record.marks.contains(.hasTypeName) ? names[Int(record.firstName)] : .none
    }

    /// The classes of the objects that Core Data fetches: `Item` in `var items: FetchedResults<Item>`.
    var fetchedTypes: [Name] {
        records.indices.filter { typeName($0) == .fetchedResults }.map(constructed).filter { !$0.isNone }
    }

    /// Whether some member has a property wrapper.
    var hasWrappers: Bool { records.contains { $0.marks.contains(.hasWrapper) } }

    /// First property wrapper of a member.
    func wrapper(_ index: Int) -> Name {
        let record = records[index]
        guard record.marks.contains(.hasWrapper) else { return .none }
        return names[Int(record.firstName) + (record.marks.contains(.hasTypeName) ? 1 : 0)]
    }

    /// The type that the default value of a member constructs; see `MemberSummary.constructed`.
    func constructed(_ index: Int) -> Name {
        let record = records[index]
        guard record.marks.contains(.hasConstructed) else { return .none }
        let before = (record.marks.contains(.hasTypeName) ? 1 : 0) + (record.marks.contains(.hasWrapper) ? 1 : 0)
        return names[Int(record.firstName) + before]
    }

    /// The type of a member's value; see `MemberSummary.valueTypeName`.
    func valueTypeName(_ index: Int) -> Name {
        let name = typeName(index)
        return name.isNone && wrapper(index) != .environment ? constructed(index) : name
    }

    func inherited(by type: TypeSummary) -> ArraySlice<Name> {
        names[Int(type.firstInherited)...].prefix(Int(type.inheritedCount))
    }

    public subscript(index: Int) -> MemberSummary {
        let record = records[index]
        let marks = record.marks
        var first = Int(record.firstName)
        let end = first + Int(record.nameCount)
        if marks.contains(.hasTypeName) { first += 1 }
        if marks.contains(.hasWrapper) { first += 1 }
        if marks.contains(.hasConstructed) { first += 1 }
        let firstFixed = end - Int(record.fixedCount)
        let parts = Int(record.firstPart)..<(Int(record.firstPart) + Int(record.partCount))
        let isGetter = marks.contains(.hasGetterReads)
        return MemberSummary(
            name: record.name, nameRange: record.nameRange, owner: record.owner, root: record.root,
            parameters: isGetter || parts.isEmpty ? [] : parameters[parts], getterReads: isGetter ? reads[parts] : nil,
            wrapper: wrapper(index), constructed: constructed(index),
            type: TypeShape(name: typeName(index), flags: record.typeFlags), kind: record.kind, flags: record.flags,
            defaultValue: record.defaultValue,
            cost: BodyCost(
                constructed: first < firstFixed ? names[first..<firstFixed] : [],
                flags: BodyCost.Flags(rawValue: UInt8(marks.rawValue >> 8 & 0xF))),
            fixed: firstFixed < end ? names[firstFixed..<end] : [])
    }
}
