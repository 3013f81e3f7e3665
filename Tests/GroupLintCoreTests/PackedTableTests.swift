import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that packed tables return the values that were stored: random values compared with a plain array or dictionary.
@Suite struct PackedTableTests {
    // MARK: MemberTable

    @Test(arguments: 1...20) func membersReadBackAsTheyWere(_ seed: UInt64) {
        var random = SplitMix64(seed)
        let members = (0..<80).map { _ in Self.member(&random) }
        var table = MemberTable()
        // Names that are not those of members may lie between them.
        for member in members {
            for _ in 0..<random.below(3) { table.names.append(Self.name(&random)) }
            table.append(member)
        }
        for table in [table, table.trimmed()] {
            #expect(table.records.count == members.count)
            for (index, member) in members.enumerated() {
                // The description contains every field.
                #expect("\(table[index])" == "\(member)")
                #expect(table.typeName(index) == member.type.name)
                let record = table.records[index]
                #expect(record.name == member.name && record.owner == member.owner && record.root == member.root)
                #expect(record.kind == member.kind && record.flags == member.flags)
            }
        }
    }

    /// Too many names of a member are dropped from the end, and the next member keeps its names.
    @Test func thereIsALimitToTheNamesOfAMember() {
        var random = SplitMix64(1)
        var crowded = Self.member(&random)
        crowded.type.name = "Model"
        crowded.wrapper = "State"
        crowded.constructed = "Other"
        crowded.cost.constructed = (0..<400).map { Name("constructed\($0)".utf8) }[...]
        crowded.fixed = (0..<50).map { Name("fixed\($0)".utf8) }[...]
        let next = Self.member(&random)
        var table = MemberTable()
        table.append(crowded)
        table.append(next)
        let read = table[0]
        #expect(read.type.name == "Model" && read.wrapper == "State" && read.constructed == "Other")
        #expect(Array(read.fixed) == Array(crowded.fixed.prefix(32)))
        #expect(Array(read.cost.constructed) == Array(crowded.cost.constructed.prefix(255 - 3 - 32)))
        #expect("\(table[1])" == "\(next)")
    }

    private static func name(_ random: inout SplitMix64) -> Name { Name(hash: random.next() | 1) }

    private static func member(_ random: inout SplitMix64) -> MemberSummary {
        var type = TypeShape()
        if random.below(3) > 0 { type.name = name(&random) }
        type.flags = TypeShape.Flags(rawValue: UInt8(random.below(64)))
        let start = UInt32(random.below(1000))
        var member = MemberSummary(
            name: name(&random), nameRange: SourceRange(start: start, end: start + 9), owner: Int32(random.below(9)) - 1,
            root: Int32(random.below(9)) - 1, type: type,
            kind: random.pick([.storedProperty, .computedProperty, .function, .initializer]),
            flags: MemberSummary.Flags(rawValue: UInt8(random.below(16))))
        let values: [MemberSummary.DefaultValue] = [.none, .literal, .construction, .collection, .other]
        member.defaultValue = random.pick(values)
        if random.below(2) > 0 { member.wrapper = name(&random) }
        if random.below(2) > 0 { member.constructed = name(&random) }
        member.fixed = (0..<random.below(4)).map { _ in name(&random) }[...]
        member.cost.constructed = (0..<random.below(5)).map { _ in name(&random) }[...]
        member.cost.flags = BodyCost.Flags(rawValue: UInt8(random.below(16)))
        if random.below(2) > 0 {
            member.getterReads =
                (0..<random.below(4)).map { _ in
                    ViewTree.Read(
                        root: name(&random), member: name(&random), isTypeMember: random.below(2) > 0,
                        isLocal: random.below(2) > 0, isPresence: random.below(2) > 0)
                }[...]
        } else {
            member.parameters =
                (0..<random.below(4)).map { _ in
                    ParameterSummary(
                        label: name(&random), name: name(&random), type: type, isBuilder: random.below(2) > 0,
                        hasDefault: random.below(2) > 0)
                }[...]
        }
        return member
    }

    // MARK: FileIndex

    private struct Entry: Hashable {
        var name: Name
        var value: MemberID
    }

    private static func entries(_ file: Int32, _ names: [Name], _ random: inout SplitMix64) -> [Entry] {
        (0..<random.below(12)).map { Entry(name: random.pick(names), value: MemberID(file: file, member: Int32($0))) }
    }

    /// Replaces files many times; some are new, and some become empty.
    @Test(arguments: 1...10) func replacedFilesAreFoundAsIfTheyHadAlwaysBeenThere(_ seed: UInt64) {
        var random = SplitMix64(seed)
        let names = (0..<20).map { Name("name\($0)".utf8) }
        var files: [Int32: [Entry]] = [:]
        for file in 0..<Int32(10) { files[file] = Self.entries(file, names, &random) }
        let first = files.sorted { $0.key < $1.key }.flatMap(\.value)
        var index = FileIndex<MemberID> { add in
            for entry in first { add(entry.name, entry.value) }
        }
        for _ in 0..<25 {
            let file = Int32(random.below(12))
            let entries = random.below(5) == 0 ? [] : Self.entries(file, names, &random)
            files[file] = entries
            index = index.replacing(file: file) { add in
                for entry in entries { add(entry.name, entry.value) }
            }
            let all = files.sorted { $0.key < $1.key }.flatMap(\.value)
            for name in names {
                let found = index.candidates(name)
                // Candidates may have other names, but none comes from the old version of a replaced file.
                let known = Set(all.map(\.value))
                #expect(found.allSatisfy(known.contains))
                let expected = all.filter { $0.name == name }.map(\.value)
                #expect(found.filter { Set(expected).contains($0) } == expected)
            }
        }
    }

    // MARK: NameIndex, Groups and NameTable

    @Test(arguments: 1...20) func anIndexFindsAllValuesOfANameInTheirOrder(_ seed: UInt64) {
        var random = SplitMix64(seed)
        let names = (0..<(1 + random.below(200))).map { _ in Self.name(&random) }
        let entries = (0..<random.below(500)).map { (name: random.pick(names), value: $0) }
        let index = NameIndex<Int> { add in
            for entry in entries { add(entry.name, entry.value) }
        }
        for name in names {
            let found = index.candidates(name)
            #expect(found.filter { entries[$0].name == name } == entries.filter { $0.name == name }.map(\.value))
            #expect(Array(found) == found.sorted())
        }
        #expect(index.candidates(.none).isEmpty)
    }

    @Test(arguments: 1...20) func groupsHoldWhatWasAdded(_ seed: UInt64) {
        var random = SplitMix64(seed)
        let count = 1 + random.below(30)
        let entries = (0..<random.below(300)).map { (group: random.below(count), value: $0) }
        var groups = Groups<Int>(count: count)
        for entry in entries { groups.announce(entry.value, in: entry.group) }
        groups.makeRoom()
        for entry in entries { groups.add(entry.value, to: entry.group) }
        #expect(groups.count == count)
        for group in 0..<count { #expect(Array(groups[group]) == entries.filter { $0.group == group }.map(\.value)) }
    }

    @Test(arguments: 1...10) func aTableOfNamesIsADictionary(_ seed: UInt64) {
        var random = SplitMix64(seed)
        // The low bits have few different values, so the positions of names collide.
        let names = (0..<300).map { Name(hash: UInt64($0 % 7) | UInt64($0 + 1) << 40) }
        var table = NameTable(minimumCapacity: random.below(40))
        var model: [Name: Int32] = [:]
        for _ in 0..<random.below(600) {
            let (name, value) = (random.pick(names), Int32(truncatingIfNeeded: random.next()))
            table.insert(name, value)
            model[name] = value
        }
        for name in names { #expect(table[name] == model[name] && table.contains(name) == (model[name] != nil)) }
    }

    // MARK: Slab and FrozenArray

    @Test(arguments: 1...20) func aSlabIsAnArray(_ seed: UInt64) {
        var random = SplitMix64(seed)
        var slab = Slab<UInt32>(capacity: random.below(20))
        var model: [UInt32] = []
        for _ in 0..<400 {
            let value = UInt32(truncatingIfNeeded: random.next())
            switch random.below(8) {
            case 0:
                let count = random.below(model.count + 1)
                slab.truncate(to: count)
                model.removeLast(model.count - count)
            case 1 where !model.isEmpty:
                let index = random.below(model.count)
                slab[index] = value
                model[index] = value
            case 2:
                slab.reserve(3)
                for ahead in 0..<3 { slab.write(value &+ UInt32(ahead), ahead: ahead) }
                slab.extend(by: 2)
                model += [value, value &+ 1]
            default:
                slab.reserve(1)
                slab.append(value)
                model.append(value)
            }
        }
        #expect(slab.count == model.count && slab.room >= 0)
        let frozen = slab.freeze()
        #expect(Array(frozen) == model && frozen == FrozenArray(model))
        #expect(frozen.withUnsafeBufferPointer { Array($0) } == model)
        let start = random.below(model.count + 1)
        let range = start..<(start + random.below(model.count - start + 1))
        #expect(Array(frozen[range]) == Array(model[range]) && frozen[range].count == range.count)
        #expect(frozen[range].withContiguousStorageIfAvailable { Array($0) } == Array(model[range]))
    }
}
