import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

struct NameTableTests {
    @Test func holdsItsWordsAndNothingElse() {
        let table = NameTable("Group ForEach Section")
        #expect(table.contains("Group") && table.contains("ForEach") && table.contains("Section"))
        #expect(!table.contains("List") && !table.contains("") && !table.contains(.none))
    }

    @Test func growsAndKeepsTheLastValue() {
        var table = NameTable()
        for number in 0..<1000 { table.insert(Name("name\(number)".utf8), Int32(number)) }
        table.insert("name7", -7)
        #expect(table["name7"] == -7)
        #expect((0..<1000).allSatisfy { $0 == 7 || table[Name("name\($0)".utf8)] == Int32($0) })
        #expect(table["name1000"] == nil)
    }

    @Test func namesDifferInEveryByteAndInLength() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 40)
        var names = (0...40).map { Name(letters[..<$0]) }
        for length in 1...40 {
            for position in 0..<length {
                var other = letters
                other[position] = UInt8(ascii: "b")
                names.append(Name(other[..<length]))
            }
        }
        #expect(Set(names).count == 41 + 40 * 41 / 2 && !names.contains(.none))
    }

    /// The letters are where words of eight bytes end and where the tail of the name overlaps.
    @Test func namesThatDifferInSomeLettersAreNotEqual() {
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        var names: [Name] = []
        for first in letters {
            for second in letters {
                let name = Array("Section".utf8) + [first] + Array("Row".utf8) + [second]
                names.append(Name(name))
                for third in letters { names.append(Name(name + Array("tem".utf8) + [third])) }
            }
        }
        #expect(Set(names).count == 26 * 26 * 27)
    }

    @Test func namesAreTheSameInBackQuotesAndInAnyCollection() {
        for word in ["in", "default", "repeated", "containers", "accessibilityLabel"] {
            #expect(Name("`\(word)`".utf8) == Name(word.utf8))
            #expect(Name(word.utf8.reversed().reversed()) == Name(Array(word.utf8)))
        }
        #expect(Name("padding".utf8) == "padding" && Name("accessibilityLabel".utf8) == "accessibilityLabel")
    }

    /// The end of a name is read as one word if eight bytes of the file end there.
    @Test func namesAreTheSameAtEveryPlaceOfAFile() {
        let bytes = Array("let accessibilityLabel = `in`.title".utf8)
        for start in bytes.indices {
            for end in start...bytes.count {
                #expect(Name(bytes, in: start..<end) == Name(verbatim: Array(bytes[start..<end])))
                let range = SourceRange(start: UInt32(start), end: UInt32(end))
                #expect(Name(token: range, in: bytes) == Name(Array(bytes[start..<end])))
            }
        }
    }

    @Test func addsANameOnce() {
        var table = NameTable()
        let areNew = (0..<100).map { table.add(Name("name\($0)".utf8)) }
        let isNew = (known: table.add("name7"), none: table.add(.none))
        #expect(areNew.allSatisfy { $0 } && !isNew.known && !isNew.none && table["name7"] == 0)
    }

    @Test func groupsValuesByNameInOrder() {
        let names: [Name] = ["a", "b", "c"]
        let index = NameIndex { add in
            for number in 0..<300 { add(names[number % 3], number) }
        }
        #expect(index.candidates("b").filter { $0 % 3 == 1 } == Array(stride(from: 1, to: 300, by: 3)))
        #expect(!index.candidates("d").contains { _ in true } || index.candidates("d").count < 300)
        #expect(index.candidates(.none).isEmpty && NameIndex<Int> { _ in }.candidates("a").isEmpty)
    }

    @Test func groupsKeepTheOrderAndMayBeEmpty() {
        let values = [(2, "a"), (0, "b"), (2, "c")]
        var groups = Groups<String>(count: 3)
        for (group, value) in values { groups.announce(value, in: group) }
        groups.makeRoom()
        for (group, value) in values { groups.add(value, to: group) }
        #expect(groups.count == 3 && groups[0] == ["b"] && groups[1].isEmpty && groups[2] == ["a", "c"])
    }
}

struct WorkerThreadsTests {
    @Test(arguments: [1, 2, 3, 8], [false, true])
    func resultsStandInTheOrderOfTheIndices(threads: Int, callerWorks: Bool) {
        let squares = WorkerThreads.map(7, threads: threads, callerWorks: callerWorks) { $0 * $0 }
        #expect(squares == [0, 1, 4, 9, 16, 25, 36])
        #expect(WorkerThreads.map(0, threads: threads, callerWorks: callerWorks) { $0 }.isEmpty)
    }
}
