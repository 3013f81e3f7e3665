import Testing

@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A table finds the patterns that one finds by comparing all of them.
@Suite struct PatternTableTests {
    private static let lines = [
        "Generated/", "/Pods", "*.pb.swift", "A*B.swift", "**/Model/*.swift", "!**/Model/Kept.swift", "Sources/**/Old",
        "a?c.swift", "[ab]c.swift", "[!a]*.swift", "x\\*y.swift", "*", "**", "App/**", "a/b/c.swift", "*Tests", "[", "\\",
        "Sources/App/View.swift", "*.generated.swift", "!*.generated.swift", "**/Gen[0-9]/**/*.swift", "é.swift", "*é*",
    ]
    private static let paths = [
        "Generated/A.swift", "App/Generated/A.swift", "Pods/B.swift", "App/Pods/B.swift", "a.pb.swift", "AxxB.swift", "AB.swift",
        "Model/A.swift", "App/Model/Kept.swift", "Sources/App/Old", "Sources/Old", "abc.swift", "bc.swift", "cc.swift",
        "x*y.swift", "a/b/c.swift", "MyTests", "[", "\\", "Sources/App/View.swift", "V.generated.swift", "Gen7/a/b.swift",
        "é.swift", "caféine", "",
    ]

    private static func components(_ path: String) -> [ArraySlice<UInt8>] {
        Array(path.utf8).split(separator: UInt8(ascii: "/"))
    }

    /// Each list is longer than those that are compared one by one, and ends in other patterns.
    @Test(arguments: 0..<lines.count) func theSameAreFound(_ first: Int) {
        let more = (0..<20).map { "Other\($0)/*.swift" }
        let texts = Self.lines[first...] + more + Self.lines[..<first]
        let patterns = texts.compactMap { PathPattern($0.utf8) }
        let table = PatternTable(patterns)
        for path in Self.paths {
            let parts = Self.components(path)
            #expect(table.covering(parts[...]) == patterns.indices.filter { patterns[$0].covers(parts) }, "\(path)")
            guard let name = parts.last else { continue }
            for isDirectory in [false, true] {
                let expected = patterns.lastIndex { $0.matches(name, in: parts.dropLast(), isDirectory: isDirectory) }
                #expect(table.last(name, in: parts.dropLast(), isDirectory: isDirectory) == expected, "\(path)")
            }
        }
    }

    /// Compared one by one, this took minutes without optimization.
    @Test(.timeLimit(.minutes(5))) func manyPatternsCostLittle() {
        let lines = (0..<5_000).flatMap { ["**/Generated\($0)/*.swift", "*.part\($0).swift"] }
        let list = PathPatternList(lines.compactMap { PathPattern($0.utf8) })
        let directory = Self.components("Sources/App/Generated77")
        for number in 0..<10_000 {
            let name = Array("View\(number).swift".utf8)
            #expect(list.decision(on: name[...], in: directory.dropLast(), .swiftFile) == nil)
            if number % 100 == 0 { #expect(list.decision(on: name[...], in: directory[...], .swiftFile) == true) }
        }
    }
}
