import Testing

@testable import GroupLintCore
@testable import GroupLintSyntax

@Suite struct ByteSearchTests {
    /// The search reads eight bytes at once, so each offset in a word and each rest behind the last word is asked.
    @Test(arguments: 0..<20)
    func textIsFoundAtEachOffset(_ before: Int) {
        for after in 0..<20 {
            let text = String(repeating: "<", count: before) + "x<<y" + String(repeating: "x", count: after)
            #expect(Array(text.utf8).contains("x<<y"), "\(text)")
            #expect(!Array(text.utf8).contains("x<<z"), "\(text)")
        }
    }

    @Test func textThatIsCutOffIsNotFound() {
        #expect(!Array("a<<<<<<".utf8).contains("<<<<<<< "))
        #expect(![UInt8]().contains("x"))
    }
}
