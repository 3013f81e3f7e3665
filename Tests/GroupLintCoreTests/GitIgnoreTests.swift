import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests which files `.gitignore` leaves out, compared with git itself.
@Suite(.enabled(if: TestRepository.isPossible)) struct GitIgnoreTests {
    private func isIgnored(_ path: String, in tree: TemporaryTree) -> Bool {
        var selection = FileSelection()
        selection.start(root: tree.path)
        return selection.leavesOut(file: tree.path + "/" + path)
    }

    /// Random patterns and paths: 60 repositories, each with three files of patterns.
    @Test(.slow, .tags(.slow), arguments: 0..<60) func agreesWithGit(_ seed: Int) throws {
        var random = Dice(seed: UInt64(seed))
        let repository = try TestRepository()
        let paths = Set((0..<40).map { _ in random.path() }).sorted()
        // A path that is the directory of another path cannot be a file.
        let files = paths.filter { path in !paths.contains { $0.hasPrefix(path + "/") } }
        for file in files { try repository.write(file, "") }
        let directory = files.map { $0.split(separator: "/") }.first { $0.count > 1 }?.first.map(String.init) ?? "none"
        try repository.write(".gitignore", random.patterns())
        try repository.write(directory + "/.gitignore", random.patterns())
        try repository.write(".git/info/exclude", random.patterns())
        let answer = try repository.git(
            "check-ignore", "--no-index", "-z", "--stdin", input: files.joined(separator: "\0") + "\0", allows: [0, 1])
        let ignored = Set(answer.split(separator: "\0").map(String.init))
        let found = files.filter { isIgnored($0, in: repository.tree) }
        let patterns = [".gitignore", directory + "/.gitignore", ".git/info/exclude"].compactMap(repository.tree.text)
        #expect(Set(found) == ignored, "\(patterns)")
        let walked = repository.tree.find(".").paths
        let swift = files.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
        #expect(walked == swift.filter { !ignored.contains($0) }.sorted(by: precedesInBytes))
    }

    /// git does not read it either: the link may lead to any file of the machine.
    @Test func aLinkInThePlaceOfTheFileIsNotRead() throws {
        let repository = try TestRepository()
        try repository.write("A.swift", "")
        try repository.write("outside", "A.swift\n")
        try repository.tree.link(".gitignore", to: "outside")
        #expect(repository.tree.find(".").paths == ["A.swift"])
        try repository.write("Sub/.gitignore", "B.swift\n")
        try repository.write("Sub/B.swift", "")
        #expect(repository.tree.find(".").paths == ["A.swift"])
    }

    /// Patterns that random ones rarely include, each with paths to ask git about. `a**/b` is left out: git removes the `a`
    /// before it matches the rest, which then crosses slashes, contrary to git's documentation.
    @Test(arguments: [
        "a", "/a", "a/", "/a/", "a/b", "**/b", "a/**", "a/**/b", "**", "/**", "*", "/*", "/", "//", "a//b", "!a", "\\!a",
        "#a", "\\#a", "a ", "a\\ ", "a \\", "a\t", "[a", "[]a]", "[!]a]", "[a-c]", "[c-a]", "[a-", "[a-]", "[[:alpha:]]",
        "[[:nope:]]", "[[:alpha]", "a[/]b", "a\\/b", "***/b", "a/***", "*.swift", "*.swif?", "a*b", "a**b", "?", "\\",
        "a\\", "\\a", "*\\", "a\r", " a", "**a/b", "a/b/**", "é", "?.swift", "??.swift", "[!a-b]/b", "A",
    ])
    func agreesWithGitAboutOddLines(_ line: String) throws {
        let paths = [
            "a/b", "a/c/b", "b", "c/a/b", "c/b/a", "!a", "#a", "x/a ", "a b", "]", "-", "ab", "a-b", "a.swift", "é.swift",
            "c/x.swift", "\\", "aa\\", "c/ab/b", "é", "A/b", " a", "x/axb", "x/\\a",
        ]
        let repository = try TestRepository()
        try repository.write(".gitignore", line + "\n")
        for path in paths { try repository.write(path, "") }
        let answer = try repository.git(
            "check-ignore", "--no-index", "-z", "--stdin", input: paths.joined(separator: "\0") + "\0", allows: [0, 1])
        let found = paths.filter { isIgnored($0, in: repository.tree) }
        #expect(Set(found) == Set(answer.split(separator: "\0").map(String.init)))
    }

    @Test func whatIsInAnIgnoredDirectoryCannotBeTakenBack() throws {
        let tree = try TemporaryTree([
            ".git/config": "", ".gitignore": "/build/\n*.gen.swift\n!Keep.gen.swift", "build/.gitignore": "!A.swift",
            "build/A.swift": "", "App/B.gen.swift": "", "App/Keep.gen.swift": "", "App/C.swift": "",
        ])
        #expect(tree.find(".").paths == ["App/C.swift", "App/Keep.gen.swift"])
        #expect(tree.find("build/A.swift").paths == [])
        #expect(tree.find("build/A.swift").leftOutNamed == ["build/A.swift"])
    }

    @Test func patternsAboveTheInputCount() throws {
        let tree = try TemporaryTree([
            ".git/config": "", ".gitignore": "*.gen.swift", "App/.gitignore": "Old/", "App/Old/A.swift": "",
            "App/New/B.swift": "", "App/New/C.gen.swift": "",
        ])
        #expect(tree.find("App/New").paths == ["App/New/B.swift"])
        #expect(tree.find(".", from: "App/New").paths == ["App/New/B.swift"])
    }

    @Test func aRepositoryInsideIsItsOwn() throws {
        let tree = try TemporaryTree([
            ".git/config": "", ".gitignore": "A.swift", "Module/.git/config": "", "Module/A.swift": "", "A.swift": "",
            "Module/.git/info/exclude": "B.swift", "Module/B.swift": "",
        ])
        #expect(tree.find(".").paths == ["Module/A.swift"])
    }

    @Test func furtherWorkTreesShareWhatIsExcluded() throws {
        let tree = try TemporaryTree([
            "Main/.git/info/exclude": "A.swift", "Main/.git/worktrees/W/commondir": "../..\n",
            "W/.git": "gitdir: ../Main/.git/worktrees/W\n", "W/A.swift": "", "W/B.swift": "",
        ])
        #expect(tree.find("W").paths == ["B.swift"])
    }

    @Test func withoutRepositoryThePatternsOfTheRootCount() throws {
        let tree = try TemporaryTree(["Package.swift": "", ".gitignore": "B.swift", "A.swift": "", "B.swift": ""])
        #expect(tree.find(".").paths == ["A.swift", "Package.swift"])
    }

    @Test func patternsCanBeSwitchedOff() throws {
        let tree = try TemporaryTree([".git/config": "", ".gitignore": "A.swift", "A.swift": ""])
        var selection = FileSelection()
        selection.obeysGitIgnore = false
        let request = SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path)
        #expect(SourceDiscovery.find(request, &selection).paths == ["A.swift"])
    }

    @Test func aFileOfPatternsThatIsNoneIsPassedOver() throws {
        let tree = try TemporaryTree([".git/config": "", "A.swift": ""])
        try #require(mkfifo(tree.path + "/.gitignore", 0o666) == 0)
        #expect(tree.find(".").paths == ["A.swift"])
        #expect(tree.find("A.swift").paths == ["A.swift"])
    }
}

/// Random patterns and paths made of few names, so they often match.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }

    mutating func path() -> String {
        let names = ["a", "b", "ab", "abc", "d e", "é", "[a]", "a.b", ".c", "-", "b*"]
        let directories = (0..<roll(4)).map { _ in pick(names) }
        return (directories + [pick(names + ["a.swift", "b.swift", "ab.gen.swift", "é.swift"])]).joined(separator: "/")
    }

    mutating func patterns() -> String {
        (0..<(1 + roll(7))).map { _ in pattern() }.joined(separator: pick(["\n", "\n", "\r\n"])) + pick(["\n", ""])
    }

    private mutating func pattern() -> String {
        let parts = [
            "a", "b", "ab", "abc", "a*", "*b", "*", "**", "?", "a?", "[ab]", "[!a]", "[^b]", "[a-b]*", "*.swift",
            "*.gen.swift", "\\a", "\\[a\\]", "d e", "é", "??", "a**b", "[[:alpha:]]", "[[:digit:]a]", "a.b", ".*", "[a", "",
        ]
        let body = (0...roll(3)).map { _ in pick(parts) }.joined(separator: "/")
        return pick(["", "", "", "!", "!", "#"]) + pick(["", "", "/", "**/"]) + body + pick(["", "", "/", "/**", " ", "\\ "])
    }
}
