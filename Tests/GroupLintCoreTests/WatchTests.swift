import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// `--watch` shows after each change what a new run shows.
@Suite struct WatchTests {
    private final class Screens: ByteSink {
        private(set) var texts: [String] = []
        func write(_ bytes: [UInt8]) { texts.append(String(decoding: bytes, as: UTF8.self)) }
    }

    private static func view(_ body: String) -> String {
        "import SwiftUI\nstruct A: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
    }
    private static let group = view("VStack { Group { Text(\"a\") } }")
    private static let plain = view("VStack { Text(\"a\") }")

    private func tree() throws -> TemporaryTree {
        try TemporaryTree([".git/config": "", "App/A.swift": Self.plain, "App/B.swift": "struct B {}"])
    }

    private let words = ["--target", "iOS=16", "--only", "needless_group", "-f", "compact"]

    /// The texts that are shown while the steps are taken. Between two steps the program looks at the files several times.
    private func watch(
        _ tree: TemporaryTree, isTerminal: Bool = false, more: [String] = [], setAside: [String: InputError] = [:],
        variables: [String: String] = [:], _ steps: [() throws -> Void]
    ) throws -> [String] {
        let screens = Screens()
        var environment = ProcessEnvironment(
            variable: { variables[$0] }, workingDirectory: tree.path, standardInput: { .success([]) }, output: screens,
            errors: Screens(), outputIsTerminal: isTerminal, errorsAreTerminal: isTerminal, processorCount: { 2 })
        environment.setAside = setAside
        var waits = 0
        var failure: (any Error)?
        environment.wait = { _ in
            waits += 1
            // The times of files are only exact after a while.
            usleep(20_000)
            if waits % 6 != 0 { return true }
            guard waits / 6 <= steps.count else { return false }
            do { try steps[waits / 6 - 1]() } catch { failure = error }
            return true
        }
        var program = Program(rules: allRules, environment: environment)
        #expect(program.run(words + ["--watch"] + more) == .success)
        if let failure { throw failure }
        return screens.texts
    }

    /// `grouplint --watch | head`
    @Test func aReaderThatEndsIsNoticed() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        #expect(ProcessEnvironment.waitWhileRead(1, ends[1]))
        close(ends[0])
        #expect(!ProcessEnvironment.waitWhileRead(1, ends[1]))
        close(ends[1])
    }

    @Test func changesAreShown() throws {
        let tree = try tree()
        func write(_ path: String, _ text: String) -> () throws -> Void { { try tree.write(path, Array(text.utf8)) } }
        let texts = try watch(
            tree,
            [
                write("App/A.swift", Self.group), write("App/B.swift", "struct B { var b = 1 }"),
                write("App/A.swift", Self.plain),
                write("App/New/C.swift", Self.group),
                { try FileManager.default.removeItem(atPath: tree.path + "/App/New/C.swift") },
            ])
        let shown = texts.map { $0.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } }
        #expect(shown == [[], ["App/A.swift"], [], ["App/New/C.swift"], []])
        #expect(texts[1] == CommandLineRun(words, in: try TemporaryTree(["App/A.swift": Self.group]), rules: allRules).output)
    }

    /// A view is checked again when another file changes how it is used.
    @Test func otherFilesFollow() throws {
        let tree = try tree()
        let row =
            "import SwiftUI\nstruct Row: View { var body: some View { Group { Text(\"a\"); Text(\"b\") }.task { load() } } }\n"
        try tree.write("App/A.swift", Array(row.utf8))
        let list = "import SwiftUI\nstruct All: View { var body: some View { List { Row() } } }\n"
        let more = ["--only", "group_lifecycle_in_list,needless_group", "--confidence", "low"]
        let texts = try watch(tree, more: more, [{ try tree.write("App/B.swift", Array(list.utf8)) }])
        let fresh = CommandLineRun(words + more, in: tree, rules: allRules)
        #expect(texts.last == fresh.errors + fresh.output)
    }

    /// The set of changed files follows each save and each commit.
    @Test(.enabled(if: TestRepository.isPossible)) func changedFilesAreFoundAgain() throws {
        let other = Self.group.replacingOccurrences(of: "struct A", with: "struct B")
        let repository = try TestRepository(["App/A.swift": Self.plain, "App/B.swift": other])
        try repository.commit()
        func write(_ path: String, _ text: String) -> () throws -> Void { { try repository.write(path, text) } }
        let texts = try watch(
            repository.tree, more: ["--changed-since", "HEAD"], variables: TestRepository.variables,
            [
                write("App/A.swift", Self.group), write("App/A.swift", Self.plain), write("App/B.swift", other + "\n"),
                { try repository.commit() },
            ])
        let shown = texts.map { text in ["A", "B"].filter { text.contains("App/\($0).swift:4:") } }
        #expect(shown == [[], ["A"], [], ["B"], []])
    }

    @Test func settingsAreReadAgain() throws {
        let tree = try tree()
        try tree.write("App/A.swift", Array(Self.group.utf8))
        let texts = try watch(
            tree,
            [
                { try tree.write(".grouplint.yml", Array("rules: {needless_group: on}".utf8)) },
                { try tree.write(".grouplint.yml", Array("rules: {needless_group: error}".utf8)) },
                { try tree.write("App/A.swift", Array("struct A { f( }".utf8)) },
            ])
        #expect(texts.count == 4)
        #expect(texts[0].contains("info: ") && texts[1].contains("unknown value of needless_group"))
        #expect(texts[2].contains("error: this `Group`") && texts[3].contains("[parse]"))
    }

    @Test func aTerminalIsCleared() throws {
        let tree = try tree()
        let texts = try watch(tree, isTerminal: true, [{ try tree.write("App/A.swift", Array(Self.group.utf8)) }])
        #expect(texts.count == 2)
        for text in texts {
            #expect(text.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[3J"))
            #expect(text.hasSuffix("Watching 2 files; press Ctrl-C to end.\n"))
        }
    }

    /// A rule with many diagnostics elsewhere does not hide what the user just wrote.
    @Test func onATerminalTheSavedFilesAreLast() throws {
        let tree = try tree()
        for number in 0..<6 { try tree.write("App/C\(number).swift", Array(Self.group.utf8)) }
        let five = Self.view("VStack { " + String(repeating: "Group { Text(\"a\") }; ", count: 5) + "}")
        let texts = try watch(
            tree, isTerminal: true, more: ["-f", "text", "--color", "never"],
            [{ try tree.write("App/A.swift", Array(five.utf8)) }])
        let shown = try #require(texts.last).dropFirst("\u{1B}[H\u{1B}[2J\u{1B}[3J".count)
        let heads = shown.split(separator: "\n").filter { $0.hasSuffix("[needless_group]") }
            .map { String($0.prefix { $0 != ":" }) }
        #expect(heads == ["App/C0.swift", "App/C1.swift", "App/C2.swift"] + Array(repeating: "App/A.swift", count: 5))
    }

    @Test func savesThatReplaceAFileAreContents() throws {
        let tree = try tree()
        var sources = tree.find(".")
        #expect(sources.paths == ["App/A.swift", "App/B.swift"])
        usleep(60_000)
        var files = WatchedFiles(sources, settings: [])
        #expect(files.changes() == .none)
        try tree.write("App/A.swift.tmp", Array(Self.group.utf8))
        rename(tree.path + "/App/A.swift.tmp", tree.path + "/App/A.swift")
        #expect(files.changes() == .contents(["App/A.swift"]))
        // A file that is as new as this is looked at once more, unless the machine is slow.
        usleep(60_000)
        _ = files.changes()
        #expect(files.changes() == .none)
        try tree.write("App/C.swift", [])
        #expect(files.changes() == .structure)
        sources = tree.find(".")
        #expect(sources.paths.count == 3)
    }

    /// A link out of the root shows nothing of its target, and a pipe does not block: both are files that are gone.
    @Test(.timeLimit(.minutes(5))) func whatTakesThePlaceOfAFileIsNotRead() throws {
        let (tree, outside) = (try tree(), try TemporaryTree(["Secret.swift": Self.group, "App/B.swift": Self.group]))
        let app = tree.path + "/App"
        func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
        let texts = try watch(
            tree,
            [
                {
                    try remove(app + "/A.swift")
                    try tree.link("App/A.swift", to: outside.path + "/Secret.swift")
                },
                {
                    try remove(app + "/A.swift")
                    try #require(mkfifo(app + "/A.swift", 0o600) == 0)
                },
                { try tree.write("App/B.swift", Array(Self.group.utf8)) },
                {
                    try remove(app)
                    try tree.link("App", to: outside.path + "/App")
                },
            ])
        #expect(texts.map { $0.contains("needless_group") } == [false, true, false])
        #expect(texts.count == 3 && texts[1].hasPrefix("App/B.swift:"))
    }

    @Test(.timeLimit(.minutes(5))) func aNamedFileThatBecomesAPipeIsNotRead() throws {
        let tree = try tree()
        let texts = try watch(
            tree, more: ["App/A.swift"],
            [
                {
                    try FileManager.default.removeItem(atPath: tree.path + "/App/A.swift")
                    try #require(mkfifo(tree.path + "/App/A.swift", 0o600) == 0)
                }
            ])
        #expect(texts.last?.contains("A.swift: error: is not a regular file, so --watch cannot read it again") == true)
    }

    @Test func filesInDirectoriesWithoutSwiftFilesAreSeen() throws {
        let tree = try tree()
        try tree.write("Old/Notes/a.txt", [])
        let texts = try watch(
            tree,
            [
                { try tree.write("Old/Notes/C.swift", Array(Self.group.utf8)) },
                { try FileManager.default.createDirectory(atPath: tree.path + "/New", withIntermediateDirectories: false) },
                { try tree.write("New/D.swift", Array(Self.group.utf8)) },
            ])
        #expect(texts.count == 3)
        #expect(texts.last?.contains("New/D.swift:") == true && texts.last?.contains("Old/Notes/C.swift:") == true)
    }

    @Test func aFileThatWasSetAsideIsReadAgainWhenItChanges() throws {
        let tree = try tree()
        let failures = ["App/A.swift", "App/B.swift"].map { ($0, InputError(kind: .internal, message: "GroupLint failed")) }
        let texts = try watch(
            tree, setAside: Dictionary(uniqueKeysWithValues: failures),
            [
                { try tree.write("App/A.swift", Array(Self.group.utf8)) },
                { try FileManager.default.removeItem(atPath: tree.path + "/App/B.swift") },
                { try tree.write("App/B.swift", Array(Self.plain.utf8)) },
            ])
        let shown = texts.map { text in ["A", "B"].filter { text.contains("App/\($0).swift: error: GroupLint failed") } }
        #expect(shown == [["A", "B"], ["B"], []])
        #expect(texts[1].contains("App/A.swift:4:"))
    }

    @Test(arguments: [["-"], ["--fix"], ["--diff"], ["-o", "x"], ["--staged"], ["--shard", "1/2"]])
    func whatDoesNotFitIsRefused(_ words: [String]) throws {
        let run = CommandLineRun(["--watch"] + words, in: try tree())
        #expect(run.code == .failure)
        #expect(run.errors.hasPrefix("grouplint: error: --watch "))
    }
}
