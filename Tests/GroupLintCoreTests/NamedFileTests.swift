import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintSyntax

/// Naming files limits what is reported and fixed, not what is read.
@Suite struct NamedFileTests {
    private static let rules: [any Rule.Type] = allRules.filter { $0.info.category == .suppression } + [GroupInRow.self]

    private static func view(_ name: String, _ comment: String = "") -> String {
        """
        import SwiftUI
        struct \(name): View {
            var body: some View {
                \(comment)
                Group { Text("a"); Text("b") }
            }
        }
        """
    }

    /// `Row` and `Kept` are shown in the list of another file, `Alone` is not. So one suppression is needed and one is not.
    /// The copy of `Inbox` is not in the project.
    private static let files = [
        ".git/config": "", ".grouplint.yml": "version: 1\nexclude: [Vendor/]\n",
        "App/Inbox.swift": """
        import SwiftUI
        struct Inbox: View {
            var body: some View {
                List { Row(); Kept(); Group { Text("a") } }
            }
        }
        """,
        "Kit/Row.swift": view("Row"),
        "Kit/Sub/Kept.swift": view("Kept", "// grouplint:disable:next group_in_row -- known"),
        "Kit/Sub/Alone.swift": view("Alone", "// grouplint:disable:next group_in_row -- not needed"),
        "Vendor/Copy.swift": view("Row"),
    ]

    private static let swiftFiles = files.keys.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Vendor") }.sorted()

    private static func tree(_ more: [String: String] = [:]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(more) { _, new in new })
    }

    private static func run(
        _ words: [String], in tree: TemporaryTree, directory: String = "", input: String = "",
        variables: [String: String] = [:]
    ) -> CommandLineRun {
        CommandLineRun(words, in: tree, directory: directory, input: input, variables: variables, rules: rules)
    }

    /// The lines of a report that a program reads.
    private static func lines(
        _ words: [String], in tree: TemporaryTree, directory: String = "", input: String = ""
    ) -> [String] {
        let run = run(["--format", "compact"] + words, in: tree, directory: directory, input: input)
        #expect(run.errors.isEmpty)
        return run.output.split(separator: "\n").map(String.init)
    }

    // MARK: The report

    @Test func theWholeReportNeedsSeveralFiles() throws {
        let whole = Self.lines([], in: try Self.tree())
        let places = whole.map { $0.split(separator: ":").first.map(String.init) ?? "" }
        #expect(places == ["App/Inbox.swift", "Kit/Row.swift", "Kit/Sub/Alone.swift"])
        #expect(whole.last?.contains("[unused_suppression]") == true)
    }

    @Test(arguments: swiftFiles)
    func theReportOfAFileIsItsPartOfTheWhole(_ file: String) throws {
        let tree = try Self.tree()
        let part = Self.lines([], in: tree).filter { $0.hasPrefix(file + ":") }
        #expect(Self.lines([file], in: tree) == part)
        #expect(Self.lines([tree.path + "/" + file], in: tree, directory: "Vendor") == part)
        #expect(Self.lines([FilePath.lastComponent(file)], in: tree, directory: FilePath.parent("/" + file)) == part)
        #expect(Self.lines(["--files-from", "-"], in: tree, input: file + "\n") == part)
        #expect(Self.lines(["--include", file], in: tree) == part)
        #expect(Self.lines([".", "--include", file], in: tree, directory: FilePath.parent("/" + file)) == part)
        let text = try #require(tree.text(file))
        try tree.write(file, [])
        #expect(Self.lines(["-", "--stdin-filename", file], in: tree, input: text) == part)
    }

    @Test(arguments: [["App"], ["Kit"], ["Kit/Sub"], ["App", "Kit/Row.swift"], ["Kit/Row.swift", "Kit"]])
    func theReportOfSeveralPathsIsTheirPartOfTheWhole(_ paths: [String]) throws {
        let tree = try Self.tree()
        let part = Self.lines([], in: tree).filter { line in
            paths.contains { line.hasPrefix($0 + ":") || line.hasPrefix($0 + "/") }
        }
        #expect(Self.lines(paths, in: tree) == part)
        #expect(!part.isEmpty)
        if paths.count == 1 { #expect(Self.lines([], in: tree, directory: paths[0]) == part) }
    }

    @Test func onlyNamedFilesAreCounted() throws {
        let tree = try Self.tree(["Kit/Broken.swift": "struct {"])
        try tree.write("Kit/Old.swift", [0x61, 0xFF])
        let run = Self.run(["Kit/Sub/Kept.swift"], in: tree)
        #expect(run.output == "no diagnostics in 1 file, 1 with views, 1 suppressed\n")
        #expect(run.errors.isEmpty && run.code == .success)
        #expect(Self.run(["--include", "App/"], in: tree).output.hasSuffix("\n1 warning in 1 file\n"))
    }

    /// Two copies of a type would make the project unclear.
    @Test func aFileThatIsNamedThroughALinkIsReadOnce() throws {
        let tree = try Self.tree()
        try tree.link("Link.swift", to: "Kit/Row.swift")
        #expect(Self.lines(["Link.swift"], in: tree) == Self.lines(["Kit/Row.swift"], in: tree))
    }

    @Test func aMistakeInAConfigurationIsSaidOnce() throws {
        let tree = try Self.tree(["Kit/.grouplint.yml": "nonsense: 1\n"])
        for words in [["Kit/Row.swift"], ["App/Inbox.swift"], ["Kit", "."]] {
            let run = Self.run(words, in: tree)
            #expect(run.code == .failure)
            #expect(run.errors.components(separatedBy: "Kit/.grouplint.yml:1:1: error").count == 2)
        }
    }

    // MARK: Fixes

    @Test func aSuppressionThatTheProjectNeedsIsNotRemoved() throws {
        let tree = try Self.tree()
        let kept = tree.text("Kit/Sub/Kept.swift")
        #expect(Self.run(["--fix", "Kit/Sub/Kept.swift"], in: tree).output.hasPrefix("no diagnostics in 1 file"))
        #expect(tree.text("Kit/Sub/Kept.swift") == kept)
        let alone = tree.text("Kit/Sub/Alone.swift")
        #expect(Self.run(["--fix", "Kit/Row.swift", "App"], in: tree).code == .success)
        #expect(tree.text("Kit/Sub/Alone.swift") == alone)
        #expect(Self.run(["--fix", "Kit/Sub"], in: tree).output.contains("1 fixed"))
        #expect(tree.text("Kit/Sub/Alone.swift")?.contains("grouplint") == false)
        #expect(tree.text("Kit/Sub/Kept.swift") == kept)
    }

    // MARK: Files without their project

    @Test(arguments: swiftFiles)
    func withoutTheProjectNoSuppressionIsUnused(_ file: String) throws {
        let tree = try Self.tree()
        let lines = Self.lines(["--no-project", file], in: tree)
        #expect(lines.count == (file == "App/Inbox.swift" ? 1 : 0))
        let before = tree.text(file)
        _ = Self.run(["--no-project", "--fix", file], in: tree)
        #expect(tree.text(file) == before)
        let text = before ?? ""
        #expect(Self.lines(["-"], in: tree, input: text).allSatisfy { !$0.contains("unused_suppression") })
    }

    @Test func mistakesInCommentsDoNotNeedTheProject() throws {
        let tree = try Self.tree(["Kit/New.swift": "// grouplint:disable:next no_such_rule -- why\nlet a = 1\n"])
        #expect(Self.lines(["--no-project", "Kit/New.swift"], in: tree).count == 1)
    }

    @Test func namingTheWholeRootIsTheProjectToo() throws {
        let tree = try Self.tree()
        #expect(Self.lines(["--no-project"], in: tree) == Self.lines([], in: tree))
    }

    @Test func withoutTheProjectNoBaselineEntryIsStale() throws {
        let tree = try Self.tree()
        #expect(Self.run(["baseline", "create"], in: tree).code == .success)
        let words = ["Kit/Row.swift", "--baseline-strict"]
        #expect(Self.run(words, in: tree).output == "no diagnostics in 1 file, 1 with views, 1 baselined\n")
        let alone = Self.run(words + ["--no-project"], in: tree)
        #expect(alone.output == "no diagnostics in 1 file, 1 with views\n" && alone.code == .success)
    }

    /// What lies beside a file on a desktop need not belong to it.
    @Test func aFileWithoutAProjectIsReadAlone() throws {
        let tree = try Self.tree([".git/config": ""])
        for name in [".git", ".grouplint.yml", "Vendor"] { try FileManager.default.removeItem(atPath: tree.path + "/" + name) }
        for file in Self.swiftFiles { #expect(Self.lines([file], in: tree).count == (file == "App/Inbox.swift" ? 1 : 0)) }
        #expect(Self.lines(["."], in: tree).count == 3)
        #expect(Self.lines(["--root", ".", "Kit/Row.swift"], in: tree).count == 1)
    }

    @Test func theHomeDirectoryIsNotReadForOneFile() throws {
        let tree = try Self.tree()
        for home in [tree.path, tree.path + "/Kit"] {
            let run = Self.run(["Kit/Row.swift", "Kit/Sub/Alone.swift"], in: tree, variables: ["HOME": home])
            #expect(run.output == "no diagnostics in 2 files, 2 with views\n")
            #expect(Self.run(["."], in: tree, variables: ["HOME": home]).output.contains("\n3 warnings in 4 files"))
        }
        let elsewhere = Self.run(["Kit/Row.swift"], in: tree, variables: ["HOME": "/nowhere"])
        #expect(elsewhere.output.hasSuffix("1 warning in 1 file\n"))
    }

    @Test func aFileThatCannotBeReadMayNeedASuppression() {
        let source = SourceFile(path: "A.swift", bytes: Array(Self.files["Kit/Sub/Alone.swift", default: ""].utf8))
        func rules(_ kind: InputProblem.Kind) -> [String] {
            let linter = Linter(LintConfiguration(rules: Self.rules.map { ConfiguredRule($0.init()) }))
            return linter.lint(["A.swift"], context: ["B.swift"]) { path in
                path == "A.swift" ? .success(source) : .failure(InputError(kind: kind, message: ""))
            }.diagnostics.map(\.rule)
        }
        #expect(rules(.io) == [])
        #expect(rules(.skipped) == ["unused_suppression"])
    }

    // MARK: Editors

    @Test func anEditorThatOpensAFolderReadsItsProject() throws {
        let tree = try Self.tree()
        var workspace = Workspace(
            folder: tree.path + "/Kit", rules: Self.rules, threadCount: 1, configurationFile: nil, home: nil)
        while !workspace.isIndexed { _ = workspace.indexFurther() }
        #expect(workspace.report(on: "Kit/Row.swift").diagnostics.map(\.rule) == ["group_in_row"])
        #expect(workspace.report(on: "Kit/Sub/Kept.swift").diagnostics.isEmpty)
        #expect(workspace.report(on: "Kit/Sub/Alone.swift").diagnostics.map(\.rule) == ["unused_suppression"])
        #expect(workspace.report(on: "App/Inbox.swift").diagnostics.isEmpty)
    }
}

/// Reports each `Group` whose views are rows of a list, also when another file says so.
struct GroupInRow: Rule {
    static let info = RuleInfo(
        id: "group_in_row", summary: "A group is in a row.", category: .layout, rationale: "None.",
        cases: [RuleCase(.warning, says: "this is in a row")], bad: "", good: "")

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for group in file.calls(.group) where context.placements.of(group).contains(where: \.layout.isRow) {
            context.report(Self.info.cases[0], at: group.nameRange)
        }
    }
}
