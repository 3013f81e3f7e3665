import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintSyntax

/// A directory of checkouts: names of one app say nothing about another.
@Suite struct SeparateFoldersTests {
    private static func inbox(_ row: String) -> String {
        "import SwiftUI\nstruct Inbox: View {\n    var body: some View { List { \(row)() } }\n}\n"
    }

    private static func row(_ name: String, _ access: String = "") -> String {
        """
        import SwiftUI
        \(access)struct \(name): View {
            \(access)var body: some View {
                Group { Text("a"); Text("b") }
            }
        }

        """
    }

    private static let project = "name: App\n"
    /// `Row` of the first app is shown in a list, that of the second is not.
    private static let apps = [
        "One/Inbox.swift": inbox("Row"), "One/Row.swift": row("Row"), "Two/Row.swift": row("Row"),
    ]

    /// The files with a report by the rule, which reports a `Group` that is shown in a list.
    private static func reported(_ files: [String: String], _ words: [String] = []) throws -> [String] {
        let tree = try TemporaryTree(files)
        let run = CommandLineRun(["--format", "compact", "--exit-zero"] + words, in: tree, rules: [GroupInRow.self])
        #expect(run.errors.isEmpty)
        return run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
    }

    @Test(arguments: ["project.yml", ".git/config", "App.xcodeproj/project.pbxproj"])
    func eachAppHasItsOwnNames(_ marker: String) throws {
        let files = Self.apps.merging(["One/\(marker)": Self.project, "Two/\(marker)": Self.project]) { _, new in new }
        #expect(try Self.reported(files) == ["One/Row.swift"])
        #expect(try Self.reported(files, ["One"]) == ["Row.swift"])
    }

    /// `Card` is in another folder than the list that shows it.
    private static let shared = ["One/Inbox.swift": inbox("Card"), "Two/Sources/Kit/Card.swift": row("Card")]

    @Test func foldersOfOneProjectBelongTogether() throws {
        #expect(try Self.reported(Self.shared) == ["Two/Sources/Kit/Card.swift"])
        let repository = [".git/config": "", "One/project.yml": "", "Two/project.yml": ""]
        #expect(try Self.reported(Self.shared.merging(repository) { _, new in new }) == ["Two/Sources/Kit/Card.swift"])
    }

    @Test func separateAppsDoNotShowEachOthersViews() throws {
        let files = Self.shared.merging(["One/project.yml": Self.project, "Two/project.yml": Self.project]) { _, new in new }
        #expect(try Self.reported(files).isEmpty)
    }

    @Test func aProjectFileThatNamesAnotherFolderJoinsThem() throws {
        let named = "name: App\npackages:\n  Kit: {path: ../Two}\n"
        let files = Self.shared.merging(["One/project.yml": named, "Two/project.yml": Self.project]) { _, new in new }
        #expect(try Self.reported(files) == ["Two/Sources/Kit/Card.swift"])
    }

    /// A package that the project beside it names: what the code outside needs in it is kept. It may be a checkout of its own,
    /// the project may be one folder further in, and all may be in the home directory.
    @Test(arguments: ["Two/.git/config", "Two/notes"], ["One/project.yml", "One/ios/project.yml"])
    func aPackageAloneKeepsWhatAnotherProjectNeeds(_ file: String, _ project: String) throws {
        let path = project == "One/project.yml" ? "../Two" : "../../Two"
        let tree = try TemporaryTree([
            file: "", project: "name: App\npackages:\n  Kit: {path: \(path)}\n",
            "Two/Package.swift": "// swift-tools-version:5.9\n",
            "Two/Sources/Kit/Card.swift": "import SwiftUI\nlet a = 1 // grouplint:disable:this needless_group -- why\n",
        ])
        func output() -> String {
            CommandLineRun(
                ["--format", "compact", "--exit-zero"], in: tree, directory: "Two",
                variables: ["HOME": file == "Two/notes" ? tree.path : "/nowhere"], rules: allRules
            ).output
        }
        #expect(!output().contains("unused_suppression"), "\(output())")
        try FileManager.default.removeItem(atPath: tree.path + "/" + project)
        #expect(output().contains("unused_suppression"), "\(output())")
    }

    /// A submodule: what the code around it needs in it is kept when it is linted alone.
    /// Other ways in which a project names a package.
    @Test(arguments: [
        ("One/App.xcworkspace/contents.xcworkspacedata", "<FileRef location = \"group:../Two\"></FileRef>", "Two"),
        ("One/Podfile", "pod 'Kit', :path => '../Two'\n", "Two"),
        ("One/Package.swift", "let all = [\"Two\"].map { Package.Dependency.package(path: \"../\\($0)\") }\n", "Two"),
        ("One/ios/App/Package.swift", "let kit = Package.Dependency.package(path: \"../../../Two\")\n", "Two"),
        ("One/Package.swift", "let kit = Package.Dependency.package(path: \"../Kits/Two\")\n", "Kits/Two"),
    ])
    func aPackageAloneMayBeNamedInOtherWays(_ file: String, _ text: String, _ package: String) throws {
        let card = "import SwiftUI\nlet a = 1 // grouplint:disable:this needless_group -- why\n"
        for isNamed in [true, false] {
            let tree = try TemporaryTree([
                file: isNamed ? text : "", "\(package)/.git/config": "", "\(package)/Sources/Kit/Card.swift": card,
                "\(package)/Package.swift": "// swift-tools-version:5.9\n",
            ])
            let run = CommandLineRun(["--fix"], in: tree, directory: package, rules: allRules)
            #expect(run.code == .success)
            #expect((tree.text("\(package)/Sources/Kit/Card.swift") == card) == isNamed)
        }
    }

    /// A link to the package, and a worktree of its repository: the project names what these stand for.
    @Test(arguments: [true, false])
    func aPackageAloneMayBeNamedByAnotherFolder(_ isLink: Bool) throws {
        let card = "import SwiftUI\nlet a = 1 // grouplint:disable:this needless_group -- why\n"
        for isNamed in [true, false] {
            let tree = try TemporaryTree([
                "One/Package.swift": "let kit = Package.Dependency.package(path: \"../\(isNamed ? "Kit" : "Other")\")\n",
                "Two/Sources/Kit/Card.swift": card, "Two/Package.swift": "// swift-tools-version:5.9\n",
            ])
            if isLink {
                try tree.write("Two/.git/config", [])
                try tree.link("Kit", to: "Two")
            } else {
                try tree.write("Kit/.git/worktrees/Two/commondir", Array("../..\n".utf8))
                try tree.write("Two/.git", Array("gitdir: \(tree.path)/Kit/.git/worktrees/Two\n".utf8))
            }
            #expect(CommandLineRun(["--fix"], in: tree, directory: "Two", rules: allRules).code == .success)
            #expect((tree.text("Two/Sources/Kit/Card.swift") == card) == isNamed)
        }
    }

    @Test(arguments: [".git/config", "Package.swift", "App.xcworkspace/contents.xcworkspacedata"])
    func aSubmoduleAloneKeepsWhatTheCodeAroundItNeeds(_ around: String) throws {
        let tree = try TemporaryTree([
            around: "// swift-tools-version:5.9\n", "Modules/Kit/.git": "gitdir: ../../.git/modules/Kit\n",
            "Modules/Kit/Package.swift": "// swift-tools-version:5.9\n",
            "Modules/Kit/Card.swift": "import SwiftUI\nlet a = 1 // grouplint:disable:this needless_group -- why\n",
        ])
        func output() -> String {
            CommandLineRun(["--format", "compact", "--exit-zero"], in: tree, directory: "Modules/Kit", rules: allRules).output
        }
        #expect(!output().contains("unused_suppression"), "\(output())")
        try FileManager.default.removeItem(atPath: tree.path + "/" + around.prefix { $0 != "/" })
        #expect(output().contains("unused_suppression"), "\(output())")
    }

    @Test func anImportOfItsModuleJoinsAFolder() throws {
        var files = Self.shared.merging(["One/project.yml": Self.project, "Two/project.yml": Self.project]) { _, new in new }
        files["One/Inbox.swift"] = "import Kit\n" + Self.inbox("Card")
        files["Two/Sources/Kit/Card.swift"] = Self.row("Card", "public ")
        #expect(try Self.reported(files) == ["Two/Sources/Kit/Card.swift"])
    }

    @Test func filesInTheRootKeepAllTogether() throws {
        var files = Self.shared.merging(["One/project.yml": Self.project, "Two/project.yml": Self.project]) { _, new in new }
        files["Main.swift"] = "import SwiftUI\n"
        #expect(try Self.reported(files) == ["Two/Sources/Kit/Card.swift"])
    }
}
