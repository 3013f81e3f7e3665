import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests that debug builds stop at every access past the end of a slab, a list or a block.
///
/// Each access runs in its own process, which must end with the message of the assertion.
@Suite(.enabled(if: assertionsAreOn, "this build has no assertions")) struct MemorySafetyTests {
    @Test func nothingIsAppendedToAFullSlab() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var slab = Slab<UInt32>(capacity: 16)
            for number in 0...UInt32(16) { slab.append(number) }
        }
        expect(result, "access past the memory of a slab")
    }

    @Test func nothingIsWrittenBehindTheRoomOfASlab() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var slab = Slab<UInt32>(capacity: 16)
            slab.write(1, ahead: 16)
        }
        expect(result, "access past the memory of a slab")
    }

    @Test func aSlabCountsNoMoreThanItHasRoomFor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var slab = Slab<UInt32>(capacity: 16)
            slab.extend(by: 17)
        }
        expect(result, "more elements than there is room for")
    }

    @Test func aSlabHasNoElementBehindItsLast() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let slab = Slab<UInt32>(capacity: 16)
            _ = slab[0]
        }
        expect(result, "index past the end of a slab")
    }

    @Test func aSlabGivesNoAddressPastItsMemory() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let slab = Slab<UInt32>(capacity: 16)
            _ = slab.address(8, length: 9)
        }
        expect(result, "access past the memory of a slab")
    }

    @Test func aFrozenArrayHasNoElementBehindItsLast() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = FrozenArray<UInt32>([1, 2]).known(2)
        }
        expect(result, "index of no element")
    }

    @Test func thereIsNoTokenBehindTheLast() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            TokenList.with(Lexer.lex(Array("a".utf8)).tokens) { tokens in _ = tokens[tokens.count] }
        }
        expect(result, "index past the last token")
    }

    @Test func aListWithoutChildIsNotUnwrapped() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var builder = TreeBuilder(tokenCount: 1)
            _ = builder.unwrapSingle(builder.mark())
        }
        expect(result, "index past the end of a slab")
    }

    @Test func aWordIsNotReadPastTheEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Array("12345678".utf8).withUnsafeBufferPointer { ByteWord.of($0, 1) }
        }
        expect(result, "word past the end of the bytes")
    }

    @Test func aBlockHasSixtyFourBytes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ByteBlock.classes.withUnsafeBufferPointer { classes in
                [UInt8](repeating: 0, count: 63).withUnsafeBytes { _ = ByteBlock($0, classes) }
            }
        }
        expect(result, "less than a block")
    }

    @Test func theTableKnowsNoWordThatIsTooLong() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = WordTable.shared.meaning(0, length: WordTable.longest + 1)
        }
        expect(result, "word longer than the table knows")
    }

    private func expect(_ result: ExitTest.Result?, _ message: String) {
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains(message), "\(errors)")
    }

    /// Accesses inside the bounds do not trap.
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
    assert(
        {
            isOn = true
            return true
        }())
    return isOn
}()
