import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct CodeOwnersTests {
    private func owners(_ text: String, _ path: String, isOfGitLab: Bool = false) -> String {
        CodeOwners(Array(text.utf8), isOfGitLab: isOfGitLab).owners(of: path).joined(separator: " ")
    }

    /// The examples in the documentation of GitHub.
    @Test(arguments: [
        ("readme.swift", "@all"), ("a/b.js", "@js"), ("build/logs/x/y.swift", "@logs"), ("other/build/logs/x", "@all"),
        ("docs/a.md", "docs@example.com"), ("docs/build/a.md", "@all"), ("x/apps/y/z", "@apps"), ("/docs/a", "docs@example.com"),
        ("scripts/a", "@doctocat @octocat"), ("x/scripts/a", "@all"), ("x/temp/y/a", "@temp"), ("apps/github/a", ""),
    ])
    func theLastMatchingLineDecides(_ path: String, _ expected: String) {
        let text = """
            # a comment
            *       @all   # the rest
            *.js    @js #inline
            /build/logs/ @logs
            docs/*  docs@example.com
            apps/ @apps
            /scripts/ @doctocat @octocat
            **/temp @temp
            /apps/github
            """
        #expect(owners(text, path) == expected)
    }

    @Test func spacesAndMistakes() {
        #expect(owners("My\\ App/ @a\r\n", "My App/A.swift") == "@a")
        #expect(owners("App/ @a not-an-owner @a\n@b\n", "App/A.swift") == "@a")
        #expect(owners("\u{FEFF}App @a", "App/A.swift") == "@a")
        #expect(owners("", "A.swift") == "")
        #expect(owners("App/\\#a.swift @a", "App/#a.swift") == "@a")
    }

    @Test func sectionsOfGitLabAddTheirOwners() {
        let text = """
            * @all
            [iOS] @ios @lead
            App/
            !App/Legacy/
            ^[Database][2] @db
            App/Model/ @model
            [ios]
            Kit/ @kit
            """
        #expect(owners(text, "App/A.swift") == "@all @ios @lead")
        #expect(owners(text, "App/Legacy/A.swift") == "@all")
        #expect(owners(text, "App/Model/A.swift") == "@all @ios @lead @model")
        #expect(owners(text, "Kit/A.swift") == "@all @kit")
    }

    @Test func onlyGitLabMatchesInnerSlashesAtAnyDepth() {
        #expect(owners("Home/Row/ @a", "App/Home/Row/A.swift") == "")
        #expect(owners("Home/Row/ @a", "App/Home/Row/A.swift", isOfGitLab: true) == "@a")
        #expect(owners("/Home/Row/ @a", "App/Home/Row/A.swift", isOfGitLab: true) == "")
    }

    @Test func theFirstPlaceCounts() throws {
        let tree = try TemporaryTree(["docs/CODEOWNERS": "* @docs", ".gitlab/CODEOWNERS": "* @gitlab"])
        #expect(try OwnersFile.find(below: tree.path)?.owners.owners(of: "A.swift") == ["@docs"])
        try tree.write("CODEOWNERS", Array("* @root".utf8))
        #expect(try OwnersFile.find(below: tree.path)?.owners.owners(of: "A.swift") == ["@root"])
        try tree.write(".github/CODEOWNERS", Array("* @hub".utf8))
        #expect(try OwnersFile.find(below: tree.path)?.path == ".github/CODEOWNERS")
        #expect(try OwnersFile.find(below: tree.path + "/docs/none") == nil)
    }

    @Test func aLinkOutOfTheRepositoryIsNotRead() throws {
        let outside = try TemporaryTree(["secret": "* @secret"])
        let tree = try TemporaryTree(["A.swift": "INFO", ".git/config": ""])
        try tree.link("CODEOWNERS", to: outside.path + "/secret")
        let run = CommandLineRun(["--statistics"], in: tree)
        #expect(!run.output.contains("@secret"))
        #expect(run.errors.contains("note: CODEOWNERS is a link to a file outside of the repository"))
    }
}

@Suite struct StatisticsTests {
    private func tree() throws -> TemporaryTree {
        try TemporaryTree([
            ".git/config": "", "CODEOWNERS": "App/ @ios @lead\nKit/ @ios\n", "App/A.swift": "ERROR WARNING",
            "App/B.swift": "INFO", "Kit/C.swift": "WARNING", "D.swift": "WARNING",
        ])
    }

    @Test func countsReplaceTheReport() throws {
        let run = CommandLineRun(["--statistics", "--target", "iOS=16"], in: try tree())
        #expect(run.code == .diagnostics)
        #expect(
            run.output == """
                By rule:
                      5 sample_rule  1 error, 3 warnings, 1 info

                By directory:
                      3 App
                      1 .
                      1 Kit

                By owner in CODEOWNERS:
                      4 @ios
                      3 @lead
                      1 (no owner)

                1 error, 3 warnings, 1 info in 4 files

                """)
        let clean = try TemporaryTree([".git/config": "", "A.swift": "let a = 1"])
        #expect(CommandLineRun(["--statistics", "--target", "iOS=16"], in: clean).output == "no diagnostics in 1 file\n")
    }

    @Test func countsAsJSON() throws {
        let tree = try tree()
        let run = CommandLineRun(["--statistics", "-f", "json", "--max-diagnostics", "1", "--exit-zero"], in: tree)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(json["schema"] as? String == "grouplint-statistics-1")
        #expect([json["files"], json["errors"], json["warnings"], json["infos"]].map { $0 as? Int } == [4, 1, 3, 1])
        let owners = try #require(json["owners"] as? [[String: Any]])
        #expect(owners.map { $0["name"] as? String } == ["@ios", "@lead"])
        #expect(owners.map { $0["count"] as? Int } == [4, 3])
        #expect(json["withoutOwner"] as? Int == 1)
        #expect(json["ownersFile"] as? String == "CODEOWNERS")
        let nobody = try TemporaryTree([".git/config": "", "A.swift": "INFO"])
        #expect(CommandLineRun(["--statistics", "-f", "json"], in: nobody).output.contains("\"owners\" : null"))
    }

    @Test(arguments: [["-f", "sarif"], ["--diff"]])
    func otherOutputsAreRefused(_ words: [String]) throws {
        let run = CommandLineRun(["--statistics"] + words, in: try tree())
        #expect(run.code == .failure)
        #expect(run.errors.hasPrefix("grouplint: error: --statistics "))
    }

    @Test func furtherReportsAreWritten() throws {
        let tree = try tree()
        let run = CommandLineRun(["--statistics", "--report", "compact=all", "-o", "counts", "--exit-zero"], in: tree)
        #expect(run.output == "")
        #expect(tree.text("counts")?.hasPrefix("By rule:\n      5 sample_rule  1 error, 3 warnings, 1 info\n") == true)
        #expect(tree.text("all")?.split(separator: "\n").count == 5)
    }
}
