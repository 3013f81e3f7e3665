/// The facts of one line of the catalog, for all names on the line.
struct CatalogRecord: Sendable {
    /// The names, separated by spaces.
    let names: StaticString
    /// Raw value of `CatalogView.Count` or `CatalogModifier.Kind`.
    var kind: UInt8 = 0
    var neutral: NeutralArgument?
    var off: ConditionalForm?
    var switched: SwitchedForm?
    var since: ReleaseYear?
    fileprivate(set) var slotCount: UInt8 = 0
    fileprivate(set) var firstSlot: UInt16 = 0
    var traits: UInt32
}

/// The catalog records of views or of modifiers, by name.
struct CatalogTable: Sendable {
    /// Index of each name's record; the bitwise complement of the index for a name that is not listed.
    private var names: NameTable
    private(set) var records: [CatalogRecord] = []
    private var slots: [CatalogSlot] = []
    /// Number of listed records. Records from this index on have names that are not listed.
    private(set) var listedCount = 0

    /// - Parameters:
    ///   - nameCount: number of names that the table holds without growing.
    ///   - recordCount: number of records that the table holds without growing; also used for slots.
    init(nameCount: Int, recordCount: Int) {
        names = NameTable(minimumCapacity: nameCount)
        records.reserveCapacity(recordCount)
        slots.reserveCapacity(recordCount)
    }

    mutating func add(_ record: CatalogRecord, _ content: [CatalogSlot]) {
        var record = record
        record.firstSlot = UInt16(slots.count)
        record.slotCount = UInt8(content.count)
        for slot in content { slots.append(slot) }
        names.insert(words: record.names, Int32(records.count))
        records.append(record)
        listedCount = records.count
    }

    /// Adds names that are not listed and only have traits. Call it after all calls of `add`.
    mutating func addUnlisted(_ record: CatalogRecord) {
        names.insert(words: record.names, ~Int32(records.count))
        records.append(record)
    }

    subscript(name: Name) -> CatalogRecord? {
        guard let position = names[name], position >= 0 else { return nil }
        return records[Int(position)]
    }

    func contains(_ name: Name) -> Bool { names[name].map { $0 >= 0 } ?? false }

    /// Traits of a name, and whether the name is listed.
    func facts(of name: Name) -> (traits: UInt32, isListed: Bool) {
        guard let position = names[name] else { return (0, false) }
        let isListed = position >= 0
        return (records[Int(isListed ? position : ~position)].traits, isListed)
    }

    func slots(of record: CatalogRecord) -> [CatalogSlot] { Self.range(of: record).map { slots[$0] } }

    func role(in record: CatalogRecord, of label: Name, hasArgument: (Name) -> Bool) -> SlotRole? {
        for position in Self.range(of: record) {
            let slot = slots[position]
            guard label.isNone ? slot.isTrailing : slot.label == label else { continue }
            if slot.condition.isNone || hasArgument(slot.condition) { return slot.role }
        }
        return nil
    }

    private static func range(of record: CatalogRecord) -> Range<Int> {
        Int(record.firstSlot)..<Int(record.firstSlot) + Int(record.slotCount)
    }
}
