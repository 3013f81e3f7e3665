import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
        String(decoding: UnifiedDiff.text(path: path, from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
    }

    private func hunks(_ old: String, _ new: String) -> String {
        diff(old, new).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
    }

    @Test func equalTextsHaveNone() {
        #expect(diff("a\n", "a\n").isEmpty)
    }

    @Test(arguments: [
        ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
        ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n6\n7\n8\n9\n", "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"),
        ("a\r\nb\r\n", "a\r\n", "@@ -1,2 +1,1 @@\n a\r\n-b\r\n"),
    ])
    func changesStandInTheirLines(_ old: String, _ new: String, _ expected: String) {
        #expect(hunks(old, new) == expected)
    }

    @Test func distantChangesAreHunksOfTheirOwn() {
        let old = (1...20).map { "\($0)\n" }
        var near = old
        var far = old
        (near[3], near[10], far[3], far[11]) = ("x\n", "y\n", "x\n", "y\n")
        func count(_ new: [String]) -> Int {
            hunks(old.joined(), new.joined()).split(separator: "\n").count { $0.hasPrefix("@@") }
        }
        #expect(count(near) == 1)
        #expect(count(far) == 2)
    }

    @Test(arguments: [
        ("a b.swift", "--- a/a b.swift\t\n"), ("a\"\\.swift", "--- \"a/a\\\"\\\\.swift\"\n"),
        ("a\u{1B}\n.swift", "--- \"a/a\\033\\012.swift\"\n"), ("\u{E9}.swift", "--- a/\u{E9}.swift\n"),
    ])
    func namesAreWrittenAsGitWritesThem(_ path: String, _ header: String) {
        #expect(diff("a", "b", path: path).contains("\n" + header))
    }

    /// Long texts are split at lines that occur once. The difference, applied to the old text, always gives the new text.
    @Test(arguments: [1, 2, 3]) func everyDifferenceLeadsToTheNewText(_ seed: UInt64) {
        var random = seed
        func next(_ limit: UInt64) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((random >> 33) % limit)
        }
        let old = (0..<3_000).map { _ in Array("\(next(2_000))\n".utf8)[...] }
        var new = old
        for _ in 0..<900 {
            let place = next(UInt64(new.count))
            if next(2) == 0 { new.remove(at: place) } else { new.insert(Array("\(next(2_000))\n".utf8)[...], at: place) }
        }
        let difference = LineDifference(old, new)
        var rebuilt = old
        for change in difference.changes.reversed() { rebuilt.replaceSubrange(change.old, with: new[change.new]) }
        #expect(rebuilt == new)
        let touched = difference.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
        #expect(touched < 2_000)
    }

    @Test func hostileTextsTakeNoLongerThanOthers() {
        let old = String(repeating: "a\nb\n", count: 50_000)
        let new = String(repeating: "b\na\na\n", count: 50_000)
        #expect(diff(old, new).hasPrefix("diff --git"))
    }
}
