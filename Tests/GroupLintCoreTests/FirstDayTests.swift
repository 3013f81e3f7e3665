import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests what people meet on their first day: screens of any width, mistakes of habit, and views that nothing shows yet.
@Suite struct FirstDayTests {
    private static let package = "// swift-tools-version:5.9\n"
    private static let app = """
        import SwiftUI
        @main struct A: App { var body: some Scene { WindowGroup { Text("a") } } }
        """

    private func run(_ words: [String], _ files: [String: String], isTerminal: Bool = false, columns: Int? = nil) throws
        -> CommandLineRun
    {
        let tree = try TemporaryTree(files.merging(["Package.swift": Self.package]) { own, _ in own })
        return CommandLineRun(
            words, in: tree, variables: ["NO_COLOR": "1"], isTerminal: isTerminal, columns: columns, rules: allRules)
    }

    // MARK: Terminals

    @Test func linesAreBrokenAtSpaces() {
        func folded(_ text: String, _ columns: Int) -> String { TextFolding.fold(text, columns: columns) }
        #expect(folded("one two three four five six seven", 30) == "one two three four five six\n    seven")
        #expect(folded("short", 30) == "short")
        #expect(TextFolding.fold("one two three four five six seven", columns: nil) == "one two three four five six seven")
        #expect(folded("│  ├─ alpha beta gamma delta epsilon zeta", 32) == "│  ├─ alpha beta gamma delta\n│  │      epsilon zeta")
        // Colors take no space, and a long path stays whole.
        let red = "\u{1B}[1;31mone two\u{1B}[0m three four five six"
        #expect(folded(red, 28) == red)
        let path = "Sources/App/Screens/Home.swift:12"
        #expect(folded("│  │    \(path) one", 34) == " \(path)\n│  │        one")
        #expect(folded("  see Sources/App/Screens/Home.swift:12", 34) == "  see\n Sources/App/Screens/Home.swift:12")
    }

    @Test(arguments: [60, 80, 100]) func nothingIsWiderThanTheTerminal(_ columns: Int) throws {
        let long = String(repeating: "a", count: 150)
        let view = """
            import SwiftUI
            struct Home: View {
                var body: some View {
                    VStack { Group { Text("\(long)").padding(1, 2, 3) }; Text("b") }
                }
            }
            """
        for words in [[], ["views", "Home"], ["map"], ["explain", "needless_group"], ["doctor"], ["config", "show"]] {
            let shown = try run(words, ["App/Home.swift": view, "App/A.swift": Self.app], isTerminal: true, columns: columns)
            let lines = (shown.output + shown.errors).split(separator: "\n")
            for line in lines {
                // A single long word is never broken.
                let rest = line.drop { " =-│├└─".contains($0) }
                #expect(line.count <= columns || !rest.contains(" "), "\(words): \(line)")
            }
        }
    }

    @Test func codeIsCutAroundTheMark() {
        let line = Array(("let a = " + String(repeating: "x", count: 60) + "; mark; " + String(repeating: "y", count: 60)).utf8)
        let start = 70
        let marked = SourceLine.marking(start..<start + 4, in: line[...], width: 40)
        #expect(marked.text.count <= 40)
        #expect(marked.text.hasPrefix("…") && marked.text.hasSuffix("…"))
        let cells = Array(marked.text)
        #expect(String(cells[marked.indent..<marked.indent + marked.width]) == "mark")
        let first = SourceLine.marking(0..<3, in: line[...], width: 40)
        #expect(first.indent == 0 && first.width == 3 && first.text.count == 40 && first.text.hasPrefix("let a"))
    }

    @Test func picturesAreNotWrittenToATerminal() throws {
        for words in [["--format", "html"], ["map", "--format", "svg"], ["views", "B", "--format", "html"]] {
            let shown = try run(words, ["App/B.swift": Self.group(2, "")], isTerminal: true)
            #expect(shown.code == .failure && shown.output.isEmpty)
            #expect(shown.errors.contains("is not for a terminal"))
        }
    }

    @Test func theWrittenFileIsNamed() throws {
        let shown = try run(["--output", "report.txt"], ["App/A.swift": Self.app])
        #expect(shown.errors.contains("note: wrote report.txt: no diagnostics in 2 files"))
        #expect(try run(["--output", "report.txt", "--quiet"], ["App/A.swift": Self.app]).errors == "")
    }

    // MARK: Files of other names

    @Test func endingsThatNoFormatHasAreRejected() throws {
        for command in ["map", "views A"] {
            let words = command.split(separator: " ").map(String.init)
            let shown = try run(words + ["--output", "out.pdf"], ["App/A.swift": Self.app])
            #expect(shown.errors.contains("no format has the ending of \"out.pdf\""))
        }
        let tree = try TemporaryTree(["App/B.swift": Self.group(2, ""), "Package.swift": Self.package])
        #expect(CommandLineRun(["views", "B", "--output", "out.svg"], in: tree, rules: allRules).code == .success)
        #expect(tree.text("out.svg")?.hasPrefix("<svg ") == true)
    }

    private static let project = """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = M; targets = (T); };
        M = { isa = PBXGroup; children = (F); path = Views; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        }; rootObject = P; }
        """

    @Test func projectsAreReadAsOnAFileSystemWithoutCase() throws {
        let tree = try TemporaryTree([
            "App.xcodeproj/project.pbxproj": Self.project, "views/home.swift": "", "other/Home.swift": "",
        ])
        func targets(_ path: String) -> String { CommandLineRun(["config", "show", "--for", path], in: tree).output }
        #expect(targets("views/home.swift").contains("iOS 17.0 (App.xcodeproj, target \"App\")"))
        #expect(targets("other/Home.swift").contains("unknown"))
    }

    /// A library that was copied into the app, with its demo; the same library as the whole run; an app that stands in a package.
    @Test(arguments: [
        ("Copied/Kit/Package.swift", "Copied/Kit/Demo/", false), ("Package.swift", "Demo/", true),
        ("Copied/Kit/Package.swift", "Copied/Kit/App/", true),
    ])
    func theDemoOfACopiedLibraryIsNotReportedOn(_ package: String, _ demo: String, _ isReported: Bool) throws {
        let tree = try TemporaryTree([
            "App.xcodeproj/project.pbxproj": Self.project, "Views/Home.swift": Self.app, package: Self.package,
            demo + "App.xcodeproj/project.pbxproj": Self.project, demo + "Views/Home.swift": Self.group(2, ""),
        ])
        let output = CommandLineRun(["--format", "compact"], in: tree, rules: allRules).output
        #expect(output.contains(demo + "Views/Home.swift:") == isReported, "\(output)")
    }

    @Test func filesInNoTargetAreNotReportedOn() throws {
        let group = Self.group(2, "")
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project, "Views/Home.swift": group, "Views/Old.swift": group,
            "Other/New.swift": group, "Views/Old/Rest.swift": group,
        ]
        let shown = CommandLineRun(["--all"], in: try TemporaryTree(files), rules: allRules)
        #expect(!shown.output.contains("Old.swift:") && !shown.output.contains("Rest.swift:"))
        #expect(shown.output.contains("Home.swift:") && shown.output.contains("New.swift:"))
        #expect(shown.output.contains("in 2 files, 2 not checked (no target compiles them)"))
        let doctor = CommandLineRun(["doctor"], in: try TemporaryTree(files), rules: allRules).output
        #expect(doctor.contains("not checked         Views/Old.swift, Views/Old/Rest.swift: no target compiles them\n"))
        let explained = CommandLineRun(["config", "explain-path", "Views/Old.swift"], in: try TemporaryTree(files)).output
        #expect(explained.contains("no target of the project compiles it"))
        // A package beside the project may compile the file.
        let tree = try TemporaryTree(files.merging(["Package.swift": Self.package]) { $1 })
        #expect(CommandLineRun(["--format", "compact"], in: tree, rules: allRules).output.contains("Old.swift:"))
    }

    /// A file that no target compiles shows no views, so it says nothing about the others.
    @Test func filesInNoTargetShowNothing() throws {
        let screen = """
            import SwiftUI
            struct Old: View { var body: some View { NavigationStack { Page() } } }
            """
        let page = """
            import SwiftUI
            struct Page: View { var body: some View { NavigationStack { Text("") } } }
            """
        for (path, isReported) in [("Views/Old.swift", false), ("Other/Old.swift", true)] {
            let tree = try TemporaryTree([
                "App.xcodeproj/project.pbxproj": Self.project, "Views/Home.swift": page, path: screen,
            ])
            // The files alone are read with the same project.
            for words in [[], [path], ["Views/Home.swift", path]] {
                let output = CommandLineRun(["--format", "compact"] + words, in: tree, rules: allRules).output
                #expect(output.contains("nested_navigation_container") == isReported, "\(output)")
            }
        }
    }

    /// A file above the project: out of the run, where no rule sees it, or beside the project.
    @Test(arguments: [("", false), ("Apps/", true)])
    func projectsMayCompileFilesAboveThem(_ directory: String, _ isChecked: Bool) throws {
        let project = Self.project.replacing("children = (F)", with: "children = (F, G)").replacing(
            "files = (B)", with: "files = (B, D)"
        ).replacing(
            "B = {",
            with: """
                G = { isa = PBXFileReference; path = ../../Far.swift; sourceTree = "<group>"; };
                D = { isa = PBXBuildFile; fileRef = G; };
                B = {
                """)
        let tree = try TemporaryTree([
            directory + "App.xcodeproj/project.pbxproj": project, directory + "Views/Home.swift": Self.app,
            directory + "Views/Old.swift": Self.group(2, ""),
        ])
        let output = CommandLineRun(["--format", "compact"], in: tree, rules: allRules).output
        #expect(output.contains("Old.swift:") == isChecked, "\(output)")
    }

    /// Somebody has moved all files, so the project knows nothing about those that are there.
    @Test func aProjectWithoutItsFilesLeavesNothingOut() throws {
        let tree = try TemporaryTree(["App.xcodeproj/project.pbxproj": Self.project, "Views/Moved/Home.swift": Self.group(2, "")])
        let shown = CommandLineRun(["--format", "compact"], in: tree, rules: allRules)
        #expect(shown.output.contains("Views/Moved/Home.swift:"), "\(shown.output)")
    }

    // MARK: Suppressions

    private static func group(_ count: Int, _ comment: String) -> String {
        let views = (0..<count).map { "Text(\"\($0)\")" }.joined(separator: "\n        ")
        return """
            import SwiftUI
            struct B: View {
                var body: some View {
                    VStack {
                        \(comment)
                        Group { Text("a"); Text("b") }
                        \(views)
                    }
                }
            }

            """
    }

    /// The ninth other view makes `obsolete_view_limit_group` of `needless_group`.
    @Test(arguments: [3, 8, 9, 12]) func aSuppressionHoldsWhenTheReasonOfTheReportChanges(_ count: Int) throws {
        for id in ["needless_group", "obsolete_view_limit_group"] {
            let text = Self.group(count, "// grouplint:disable:next \(id) -- readable")
            let tree = try TemporaryTree(["B.swift": text, "Package.swift": Self.package])
            let fixed = CommandLineRun(["--fix"], in: tree, rules: allRules)
            #expect(tree.text("B.swift") == text)
            #expect(fixed.output.hasPrefix("no diagnostics in 2 files") && fixed.output.contains("1 suppressed"))
        }
        let other = Self.group(count, "// grouplint:disable:next unused_state -- readable")
        #expect(try run([], ["B.swift": other]).output.contains("_group]"))
    }

    @Test func relativesAreRulesAndNameEachOther() throws {
        for rule in allRules {
            for id in rule.info.relatives {
                let relative = try #require(allRules.first { $0.info.id == id })
                #expect(relative.info.relatives.contains(rule.info.id))
            }
        }
    }

    @Test(arguments: [
        ("grouplint:disable-line needless_group -- x", "grouplint:disable:this needless_group -- x"),
        ("GroupLint:disable:next needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("grouplint:disable:nxt needless_group -- x", "grouplint:disable:next needless_group -- x"),
        ("grouplint:disable:next needless_group - x", "grouplint:disable:next needless_group -- x"),
        ("grouplint:disable:next needless_group — x", "grouplint:disable:next needless_group -- x"),
    ])
    func fixesCorrectComments(_ wrong: String, _ right: String) throws {
        let tree = try TemporaryTree(["B.swift": Self.group(2, "// " + wrong), "Package.swift": Self.package])
        _ = CommandLineRun(["--fix", "--fix-only", "malformed_suppression"], in: tree, rules: allRules)
        #expect(tree.text("B.swift") == Self.group(2, "// " + right))
    }

    /// What a comment means to keep must not be changed in the run that corrects the comment.
    @Test(arguments: [
        ("// grouplint:disable-next-line needless_group -- x", "// grouplint:disable:next needless_group -- x"),
        ("// grouplint:disable next needless_group -- x", "// grouplint:disable:next needless_group -- x"),
        ("// grouplint:disable:next needless_group x y", "// grouplint:disable:next needless_group -- x y"),
        ("/// grouplint:disable:next needless_group -- x", "// grouplint:disable:next needless_group -- x"),
    ])
    func aCorrectedCommentProtectsItsCode(_ wrong: String, _ right: String) throws {
        let tree = try TemporaryTree(["B.swift": Self.group(2, wrong), "Package.swift": Self.package])
        _ = CommandLineRun(["--fix"], in: tree, rules: allRules)
        #expect(tree.text("B.swift") == Self.group(2, right))
    }

    @Test(arguments: ["needles_group -- x", "style -- x", "\"needless_*\" -- x"])
    func nothingIsFixedBesideAnUnclearComment(_ names: String) throws {
        let source = Self.group(2, "// grouplint:disable:next " + names)
        let tree = try TemporaryTree(["B.swift": source, "Package.swift": Self.package])
        let run = CommandLineRun(["--fix"], in: tree, rules: allRules)
        #expect(tree.text("B.swift") == source)
        #expect(run.errors.contains("no other fix is made in this file until this comment is correct"))
    }

    // MARK: Views

    @Test func aViewThatNothingShowsIsNamed() throws {
        let view = "import SwiftUI\nstruct Fresh: View { @State private var a = 1; var body: some View { Text(\"a\") } }\n"
        let note = "nothing in the project shows `Fresh` yet"
        #expect(try run([], ["A.swift": Self.app, "Fresh.swift": view]).errors.contains(note))
        #expect(try run(["Fresh.swift"], ["A.swift": Self.app, "Fresh.swift": view]).errors.contains(note))
        #expect(try run(["A.swift"], ["A.swift": Self.app, "Fresh.swift": view]).errors.contains(note) == false)
        #expect(try run(["--quiet"], ["A.swift": Self.app, "Fresh.swift": view]).errors == "")
        let shown = Self.app.replacing("Text(\"a\")", with: "Fresh()")
        #expect(try run([], ["A.swift": shown, "Fresh.swift": view]).errors.contains(note) == false)
    }

    @Test func aLineIsExplained() throws {
        let files = ["A.swift": Self.app, "B.swift": Self.group(2, "// a")]
        #expect(try run(["explain", "B.swift:6"], files).output.hasPrefix("needless_group (style, info)"))
        #expect(try run(["explain", "B.swift:6:13"], files).output.hasPrefix("needless_group (style, info)"))
        let beside = "nothing is reported in line 7 of B.swift; the nearest report is in line 6: needless_group"
        #expect(try run(["explain", "B.swift:7"], files).errors.contains(beside))
        let clean = files.merging(["C.swift": "import SwiftUI\n"]) { $1 }
        #expect(try run(["explain", "C.swift:1"], clean).errors.contains("nothing is reported in line 1 of C.swift"))
        let missing = try run(["explain", "Nope.swift:7"], files)
        #expect(missing.code == .failure && missing.errors.contains("no such file") && !missing.errors.contains("nothing"))
        #expect(try run(["explain", "unstopable_timer"], files).errors.contains("\"unstoppable_timer_or_observer\"?"))
        #expect(try run(["explain", ""], files).errors.contains("names no rule"))
    }

    @Test func anEmptyPathIsAMistake() throws {
        for words in [[""], ["lint", ""], ["map", "--", ""], ["views", ""]] {
            let shown = try run(words, ["A.swift": Self.app])
            #expect(shown.code == .failure && shown.errors.contains("a path is empty"), "\(words)")
            #expect(shown.output == "")
        }
    }

    @Test func severitiesTakeSeveralRules() throws {
        let shown = try run(["--severity", "style=off,layout=error"], ["B.swift": Self.group(2, "// a")])
        #expect(shown.output.hasPrefix("no diagnostics"))
    }

    // MARK: Configurations

    @Test(arguments: [
        ("extends: recommended", "write extends: [preset:recommended]"),
        ("extends: preset:strikt", "write extends: [preset:strict]"),
        ("extends: [eslint:recommended]", "write preset:recommended"),
        ("extends: [Missing.yml]", "extends takes files of the repository, and presets such as preset:recommended"),
        ("unused_state: error", "`unused_state` is a rule: write rules: {unused_state: error}"),
        ("overrides: [{files: [a], rules: {}}]", "write paths: [\"Tests/\"]"),
        ("per_file_ignores: {}", "write overrides with paths and rules"),
    ])
    func habitsOfOtherToolsAreAnswered(_ text: String, _ help: String) throws {
        let errors = try run([], [".grouplint.yml": text + "\n", "A.swift": ""]).errors
        #expect(errors.contains("= help: " + help))
    }

    @Test func aMissingConfigurationHasNoLines() throws {
        let errors = try run(["--config", "nosuch.yml"], ["A.swift": ""]).errors
        #expect(errors == "nosuch.yml: error: \"nosuch.yml\" could not be read: no such file or directory\n")
    }

    @Test func aConfigurationWithoutItsDotIsNamed() throws {
        let errors = try run([], ["grouplint.yml": "version: 1\n", "A.swift": ""]).errors
        #expect(errors.contains("found `grouplint.yml`; the name must be `.grouplint.yml`"))
    }
}
