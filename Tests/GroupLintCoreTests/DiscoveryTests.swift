import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct DiscoveryTests {
    @Test func directoriesWithoutSourceOfTheProjectAreLeftOut() throws {
        let tree = try TemporaryTree([
            "A.swift": "", "Sources/B.swift": "", "Sources/C.txt": "", ".build/D.swift": "", "Pods/E.swift": "",
            "DerivedData/F.swift": "", "Carthage/G.swift": "", "App.xcodeproj/H.swift": "", ".hidden.swift": "",
            "App.xcworkspace/I.swift": "", "A.xcassets/N.swift": "", "SourcePackages/J.swift": "", "node_modules/K.swift": "",
            "Sources/Podsy/L.swift": "", "Directory.swift/M.swift": "",
        ])
        let expected = ["A.swift", "Directory.swift/M.swift", "Sources/B.swift", "Sources/Podsy/L.swift"]
        #expect(tree.find(".").paths == expected)
    }

    @Test func whatIsNamedIsTakenIfItIsSwift() throws {
        let tree = try TemporaryTree(["Pods/A.swift": "", ".b.swift": "", "note.txt": "", ".git/config": ""])
        let sources = tree.find("Pods", ".b.swift", "note.txt")
        #expect(sources.paths == [".b.swift", "Pods/A.swift"])
        #expect(sources.named == [".b.swift"])
        #expect(sources.problems.map(\.message) == ["is not a Swift file and is not linted"])
        #expect(sources.problems.map(\.severity) == [.warning])
        #expect(tree.find("note.txt").problems.map(\.severity) == [.error])
    }

    @Test func aWalkMeetsFilesInTheOrderOfTheirPaths() throws {
        let tree = try TemporaryTree([
            "a/x.swift": "", "a/b/x.swift": "", "a/b.swift": "", "a-b/x.swift": "", "ab/x.swift": "", "a.swift": "",
            "a.swift.d/x.swift": "", "é/x.swift": "", "Z.swift": "",
        ])
        var walk = DirectoryWalk(prefix: "App/")
        walk.walk(tree.path)
        let below = [
            "Z.swift", "a-b/x.swift", "a.swift", "a.swift.d/x.swift", "a/b.swift", "a/b/x.swift", "a/x.swift", "ab/x.swift",
            "é/x.swift",
        ]
        #expect(walk.files == below.map { "App/" + $0 })
    }

    #if os(Linux)
    /// The file systems of macOS cannot hold both names.
    @Test func oneOfTwoNamesThatUnicodeTakesForOneIsLeftOut() throws {
        let group = "import SwiftUI\nstruct V: View {\n    var body: some View {\n        Group { Text(\"\") }\n    }\n}\n"
        let tree = try TemporaryTree([
            "\u{FC}.swift": "// grouplint:disable:file needless_group\n" + group, "\u{E9}/A.swift": "", "e\u{301}/B.swift": "",
            "e\u{301}/C.swift": "", "\u{E9}\u{E9}.swift": "",
        ])
        // Not in the dictionary above, whose keys would be equal.
        try tree.write("u\u{308}.swift", Array(group.utf8))
        let sources = tree.find(".")
        let expected = ["e\u{301}/B.swift", "e\u{301}/C.swift", "u\u{308}.swift", "\u{E9}\u{E9}.swift"]
        #expect(sources.paths.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
        #expect(sources.problems.map { Array($0.path.utf8) } == ["\u{E9}", "\u{FC}.swift"].map { Array($0.utf8) })
        #expect(sources.problems.last?.message.contains("its name (with U+00FC) is for Unicode the name of another file") == true)
        #expect(!sources.hasWholeRoot)
        #expect(CommandLineRun(["lint", "."], in: tree).code == .failure)
    }

    /// The file system of macOS refuses such names.
    @Test func aDirectoryWhoseNameIsNotUTF8IsSkipped() throws {
        let tree = try TemporaryTree(["A.swift": ""])
        try #require(mkdir((tree.path + "/caf").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0], 0o777) == 0)
        let sources = tree.find(".")
        #expect(sources.paths == ["A.swift"] && !sources.hasWholeRoot)
        #expect(sources.problems.map(\.kind) == [.skipped] && sources.problems.map(\.path) == ["caf\u{FFFD}"])
        #expect(sources.problems.first?.message == "the directory name is not UTF-8; rename the directory")
        for words in [["lint", "."], ["map"], ["doctor"], ["baseline", "create"]] {
            #expect(CommandLineRun(words, in: tree).code == .success, "\(words)")
        }
    }
    #endif

    @Test func pathsAreSortedByBytes() throws {
        let tree = try TemporaryTree(["a/x.swift": "", "a-b/x.swift": "", "é.swift": "", "Z.swift": "", "a.swift": ""])
        #expect(tree.find(".").paths == ["Z.swift", "a-b/x.swift", "a.swift", "a/x.swift", "é.swift"])
    }

    @Test func linksBelowAreNotFollowedAndLinksThatAreNamedAre() throws {
        let tree = try TemporaryTree(["Real/A.swift": "", ".git/config": ""])
        try tree.link("Real/loop", to: "..")
        try tree.link("Link", to: "Real")
        try tree.link("Other.swift", to: "Real/A.swift")
        #expect(tree.find(".").paths == ["Real/A.swift"])
        #expect(tree.find("Link").paths == ["Real/A.swift"])
        #expect(tree.find("Other.swift").paths == ["Other.swift"])
    }

    @Test func linksAreFollowedOnDemandAndNeverOutOfTheRoot() throws {
        let tree = try TemporaryTree([
            "App/.git/config": "", "App/Real/A.swift": "", "App/.hidden/B.swift": "", "Outside/C.swift": "",
            "App/.gitignore": "Ignored/", "App/Ignored/D.swift": "",
        ])
        try tree.link("App/Real/loop", to: "..")
        try tree.link("App/Real/self", to: "self")
        try tree.link("App/Shown", to: ".hidden")
        try tree.link("App/Again", to: "Real")
        try tree.link("App/Real/Other.swift", to: "A.swift")
        try tree.link("App/Escape", to: "../Outside")
        try tree.link("App/Escape.swift", to: "../Outside/C.swift")
        try tree.link("App/Old", to: "Ignored")
        var request = SourceDiscovery.Request(inputs: ["App"], workingDirectory: tree.path)
        #expect(SourceDiscovery.find(request).paths == ["Real/A.swift"])
        request.followsLinks = true
        #expect(SourceDiscovery.find(request).paths == [".hidden/B.swift", "Real/A.swift"])
    }

    @Test func eachFileIsTakenOnce() throws {
        let tree = try TemporaryTree(["Real/A.swift": "", ".git/config": ""])
        try tree.link("Z.swift", to: "Real/A.swift")
        try tree.link("B.swift", to: "Real/A.swift")
        #expect(tree.find(".", "Real", "Real/A.swift", "Real/../Real/A.swift").paths == ["Real/A.swift"])
        #expect(tree.find("Z.swift", ".", "B.swift").paths == ["Real/A.swift"])
        #expect(tree.find("Z.swift", "B.swift").paths == ["B.swift"])
    }

    @Test(arguments: ["", "App", "App/Views"])
    func pathsStartAtTheRepositoryFromAnywhere(_ directory: String) throws {
        let tree = try TemporaryTree(["App/Views/A.swift": "", ".git/config": "", "App/Package.swift": ""])
        let sources = tree.find(tree.path + "/App/Views", from: directory)
        #expect(sources.paths == ["App/Views/A.swift"])
        #expect(sources.root == tree.path)
    }

    @Test func withoutRepositoryTheProjectIsTheRoot() throws {
        let tree = try TemporaryTree(["App/Package.swift": "", "App/Sources/A.swift": ""])
        #expect(tree.find("App/Sources").paths == ["Sources/A.swift"])
    }

    @Test func withoutProjectWhatHoldsAllInputsIsTheRoot() throws {
        let tree = try TemporaryTree(["X/B/A.swift": "", "X/C/A.swift": ""])
        #expect(tree.find("X/B").paths == ["A.swift"])
        #expect(tree.find("X/B", "X/C/A.swift").paths == ["B/A.swift", "C/A.swift"])
    }

    /// The first of two projects once decided for both, so the second one lost its settings.
    @Test func inputsInTwoProjectsKeepBoth() throws {
        let tree = try TemporaryTree([
            "A/Package.swift": "", "A/Sources/a.swift": "", "A/Sources/b.swift": "", "B/.grouplint.yml": "version: 1",
            "B/c.swift": "", "B/Sub/d.swift": "", "Other/e.swift": "",
        ])
        for inputs in [["A", "B"], ["B", "A"], ["B", "A", "B/Sub"]] {
            var request = SourceDiscovery.Request(inputs: inputs, workingDirectory: tree.path)
            request.readsProject = true
            let sources = SourceDiscovery.find(request)
            #expect(sources.root == tree.path && sources.hasWholeRoot)
            #expect(sources.paths == ["A/Package.swift", "A/Sources/a.swift", "A/Sources/b.swift", "B/Sub/d.swift", "B/c.swift"])
            #expect(sources.context == [])
        }
        var request = SourceDiscovery.Request(inputs: ["B/Sub/d.swift", "A/Sources/a.swift"], workingDirectory: tree.path)
        request.readsProject = true
        let sources = SourceDiscovery.find(request)
        #expect(sources.paths == ["A/Sources/a.swift", "B/Sub/d.swift"] && sources.root == tree.path)
        #expect(sources.context.sorted() == ["A/Package.swift", "A/Sources/b.swift", "B/c.swift"])

        let baseline = #"{"version":1,"tool":"x","entries":[]}"#
        try tree.write("A/.grouplint-baseline.json", Array(baseline.utf8))
        let run = CommandLineRun(["A", "B"], in: tree)
        #expect(run.errors.contains(#"the baseline "A/.grouplint-baseline.json" is not used"#), "\(run.errors)")
        #expect(!CommandLineRun(["A"], in: tree).errors.contains("is not used"))
    }

    @Test func rootCanBeChosen() throws {
        let tree = try TemporaryTree(["X/B/A.swift": "", "C.swift": ""])
        var request = SourceDiscovery.Request(inputs: ["X", "C.swift"], workingDirectory: tree.path)
        request.root = "X"
        #expect(SourceDiscovery.find(request).paths == ["../C.swift", "B/A.swift"])
    }

    @Test func missingPathsAreNamedWithTheNearestSibling() throws {
        let tree = try TemporaryTree(["Sources/A.swift": "", ".git/config": ""])
        let sources = tree.find("Soures", "Sources")
        #expect(sources.paths == ["Sources/A.swift"])
        #expect(sources.problems.map(\.path) == ["Soures"])
        #expect(sources.problems.map(\.message) == [#"no such file or directory; did you mean "Sources"?"#])
        #expect(tree.find("Nothing/like/it").problems.map(\.message) == ["no such file or directory"])
        #expect(tree.find("Nothing/like/it").problems.map(\.path) == ["Nothing/like/it"])
        let inside = tree.find("Surces/A.swift").problems
        #expect(inside.map(\.message) == [#"no such file or directory; did you mean "Sources"?"#])
    }

    @Test func linksThatLeadNowhereSaySo() throws {
        let tree = try TemporaryTree([".git/config": ""])
        try tree.link("loop.swift", to: "pool.swift")
        try tree.link("pool.swift", to: "loop.swift")
        try tree.link("lost.swift", to: "gone.swift")
        let sources = tree.find("loop.swift", "lost.swift")
        #expect(
            sources.problems.map(\.message) == [
                "could not be read: symbolic links form a loop", "the target of this symbolic link does not exist",
            ])
    }

    @Test func directoryWithoutSwiftFilesIsAProblem() throws {
        let tree = try TemporaryTree(["Docs/a.md": "", ".git/config": ""])
        let message = "no Swift files found in this directory; name another directory"
        #expect(tree.find("Docs").problems.map(\.message) == [message])
        #expect(tree.find("Docs").problems.map(\.path) == ["Docs"])
        #expect(tree.find().problems.isEmpty)
        var request = SourceDiscovery.Request(inputs: ["Docs"], workingDirectory: tree.path)
        request.allowsEmpty = true
        #expect(SourceDiscovery.find(request).problems.isEmpty)
    }

    @Test func standardInputTakesThePlaceOfItsFile() throws {
        let tree = try TemporaryTree(["A.swift": "old", "B.swift": "", ".git/config": ""])
        var request = SourceDiscovery.Request(inputs: ["."], workingDirectory: tree.path)
        request.standardInput = .init(path: "./A.swift", bytes: .success(Array("new".utf8)))
        let sources = SourceDiscovery.find(request)
        #expect(sources.paths == ["A.swift", "B.swift"])
        #expect(try sources.load("A.swift").get().bytes == Array("new".utf8))
        request.standardInput?.path = nil
        #expect(SourceDiscovery.find(request).paths == ["<stdin>", "A.swift", "B.swift"])
    }
}

@Suite struct FileReadingTests {
    private func error(_ tree: TemporaryTree, _ path: String) -> InputError? {
        guard case .failure(let error) = tree.find(".").load(path) else { return nil }
        return error
    }

    @Test func bytesAreReadAsStored() throws {
        let long = Array(repeating: UInt8(ascii: "a"), count: 200_001)
        let tree = try TemporaryTree()
        try tree.write("Empty.swift", [])
        try tree.write("Long.swift", long)
        #expect(try tree.find(".").load("Empty.swift").get().bytes == [])
        #expect(try tree.find(".").load("Long.swift").get().bytes == long)
    }

    /// Like the sandbox of Xcode's script phases: it shows declared files and no directories.
    @Test func filesOfADirectoryThatCannotBeOpenedAreRead() throws {
        let tree = try TemporaryTree(["Sub/A.swift": "a"])
        let sources = SourceSet(
            root: tree.path, paths: ["Sub/A.swift"], context: [], leftOutNamed: [], named: [], problems: [], held: [:],
            standardInputPath: nil, directory: nil)
        #expect(try sources.load("Sub/A.swift").get().bytes == [0x61])
        #expect(sources.bytes("Sub/A.swift") == [0x61])
    }

    @Test func fileThatIsNotUTF8IsSkippedWithTheOffset() throws {
        let tree = try TemporaryTree()
        try tree.write("A.swift", Array("let é = ".utf8) + [0xFF, 0x20])
        try tree.write("B.swift", [0xFF, 0xFE, 0x61, 0x00])
        #expect(error(tree, "A.swift")?.kind == .skipped)
        let message = "not UTF-8 and not linted: byte 0xFF at offset 9; save the file as UTF-8"
        #expect(error(tree, "A.swift")?.message == message)
        #expect(error(tree, "B.swift")?.message.contains("it looks like UTF-16") == true)
    }

    @Test func fileThatVanishesCannotBeRead() throws {
        let tree = try TemporaryTree(["A.swift": ""])
        let sources = tree.find(".")
        try FileManager.default.removeItem(atPath: tree.path + "/A.swift")
        guard case .failure(let error) = sources.load("A.swift") else {
            Issue.record("a file that is gone was read")
            return
        }
        #expect(error.kind == .io)
        #expect(error.message == "could not be read: no such file or directory")
    }

    @Test(
        arguments: [
            ([], nil), ([0x61, 0xC3, 0xA9], nil), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0x61, 0x80], 1), ([0xC0, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0xE0, 0x80, 0x80], 0),
            ([0xEF, 0xBB, 0xBF], nil), (Array(repeating: 0x61, count: 17) + [0xFF], 17),
        ] as [([UInt8], Int?)])
    func malformedBytesAreFound(_ bytes: [UInt8], _ expected: Int?) {
        #expect(firstMalformedUTF8Offset(bytes) == expected)
    }
}
