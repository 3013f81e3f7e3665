import Testing

@testable import GroupLintCore

/// Debug builds stop at every access past the end of a slab, a list or a block, so that no test passes by luck.
///
/// Each test runs in a process of its own, which has to end with a trap.
@Suite(.enabled(if: assertionsAreOn, "this build has no assertions")) struct MemorySafetyTests {
    @Test func nothingIsAppendedToAFullSlab() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab<UInt32>(capacity: 16)
            for number in 0...UInt32(16) { slab.append(number) }
        }
    }

    @Test func nothingIsWrittenBehindTheRoomOfASlab() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab<UInt32>(capacity: 16)
            slab.write(1, ahead: 16)
        }
    }

    @Test func aSlabCountsNoMoreThanItHasRoomFor() async {
        await #expect(processExitsWith: .failure) {
            var slab = Slab<UInt32>(capacity: 16)
            slab.extend(by: 17)
        }
    }

    @Test func aSlabHasNoElementBehindItsLast() async {
        await #expect(processExitsWith: .failure) {
            let slab = Slab<UInt32>(capacity: 16)
            _ = slab[0]
        }
    }

    @Test func aSlabGivesNoAddressPastItsMemory() async {
        await #expect(processExitsWith: .failure) {
            let slab = Slab<UInt32>(capacity: 16)
            _ = slab.address(8, length: 9)
        }
    }

    @Test func thereIsNoTokenBehindTheLast() async {
        await #expect(processExitsWith: .failure) {
            TokenList.with(Lexer.lex(Array("a".utf8)).tokens) { tokens in _ = tokens[tokens.count] }
        }
    }

    @Test func aListWithoutChildIsNotUnwrapped() async {
        await #expect(processExitsWith: .failure) {
            var builder = TreeBuilder(tokenCount: 1)
            _ = builder.unwrapSingle(builder.mark())
        }
    }

    @Test func aWordIsNotReadPastTheEnd() async {
        await #expect(processExitsWith: .failure) {
            _ = Array("12345678".utf8).withUnsafeBufferPointer { ByteWord.of($0, 1) }
        }
    }

    @Test func aBlockHasSixtyFourBytes() async {
        await #expect(processExitsWith: .failure) {
            ByteBlock.classes.withUnsafeBufferPointer { classes in
                [UInt8](repeating: 0, count: 63).withUnsafeBytes { _ = ByteBlock($0, classes) }
            }
        }
    }

    @Test func theTableKnowsNoWordThatIsTooLong() async {
        await #expect(processExitsWith: .failure) {
            _ = WordTable.shared.meaning(0, length: WordTable.longest + 1)
        }
    }

    /// The other way round: what is inside does not trap.
    @Test func whatIsInsideIsRead() {
        var slab = Slab<UInt32>(capacity: 16)
        for number in 0..<UInt32(16) { slab.append(number) }
        #expect(slab[15] == 15 && slab.room == 0)
        #expect(Array("12345678".utf8).withUnsafeBufferPointer { ByteWord.of($0, 0) } == 0x3837_3635_3433_3231)
        #expect(WordTable.shared.meaning(0, length: WordTable.longest).kind == .identifier)
    }
}

/// Whether this build checks assertions.
private let assertionsAreOn: Bool = {
    var isOn = false
    assert({ isOn = true; return true }())
    return isOn
}()
