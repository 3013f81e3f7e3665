import Testing

@testable import GroupLintCore
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct ParsedFilesTests {
    private func tree(_ path: String, _ byteCount: Int) -> SyntaxTree {
        parse(SourceFile(path: path, bytes: [UInt8](repeating: UInt8(ascii: " "), count: byteCount)))
    }

    /// The file that was asked for longest ago is dropped first, and the two newest stay even if one is too large.
    @Test func filesThatNobodyAskedForAreDropped() {
        let parsed = ParsedFiles()
        for name in ["A", "B", "C"] { parsed.add(tree(name, 160_000)) }
        #expect(parsed.tree("A")?.source.path == "A")
        parsed.add(tree("D", 160_000))
        #expect(parsed.tree("B") == nil)
        #expect(["A", "C", "D"].allSatisfy { parsed.tree($0) != nil })
        parsed.add(tree("E", 1 << 20))
        #expect(["A", "C"].allSatisfy { parsed.tree($0) == nil })
        #expect(["D", "E"].allSatisfy { parsed.tree($0) != nil })
    }

    /// A large model that each view asks for is not parsed again for each view that also asks for a small file.
    @Test func aLargeFileStaysBesideSmallOnes() {
        let parsed = ParsedFiles()
        parsed.add(tree("Model", 1 << 20))
        for name in ["A", "B", "C"] {
            parsed.add(tree(name, 100))
            #expect(parsed.tree("Model") != nil)
        }
        #expect(parsed.tree("A") == nil)
    }

    /// Code asks for the file that is checked again and again, however much it reads in between.
    @Test func theFileThatIsCheckedStays() {
        let parsed = ParsedFiles()
        let checked = tree("A", 1 << 20)
        parsed.begin(checked)
        for name in ["B", "C"] { parsed.add(tree(name, 1 << 20)) }
        #expect(parsed.tree("A") === checked)
        #expect(parsed.tree("A") { _ in nil } === checked)
        #expect(parsed.tree("D") { _ in nil } == nil)
    }

    /// Each thread keeps what is its own.
    @Test func threadsDoNotShareWhatTheyKeep() {
        final class Kept { var indices: [Int] = [] }
        let results = WorkerThreads.map(100, threads: 3, state: Kept.init) { index, kept in
            kept.indices.append(index)
            return kept.indices
        }
        for (index, indices) in results.enumerated() { #expect(indices == Array(stride(from: index % 3, through: index, by: 3))) }
    }
}
