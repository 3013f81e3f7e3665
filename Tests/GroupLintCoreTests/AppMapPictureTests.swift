import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests what the command `map` and the pictures of `views` print.
@Suite struct AppMapPictureTests {
    private static let hostile = "</script><script>alert(1)</script>\"'&`\u{202E}"

    /// A map in which all text that comes from a repository is hostile.
    private static var hostileMap: AppMap {
        var map = AppMap()
        let place = AppMap.Place(path: hostile + ".swift", line: 1)
        for kind in [AppMap.NodeKind.app, .screen] {
            var node = AppMap.Node(kind: kind, name: hostile, place: place, group: hostile)
            node.parts = [AppMap.View(name: hostile, place: place)]
            node.diagnostics = [AppMap.Issue(rule: "sample_rule", severity: .error, message: hostile, place: place)]
            map.nodes.append(node)
        }
        map.edges = [AppMap.Edge(source: 0, target: 1, kind: .sheet, detail: hostile, places: [place])]
        map.unshown = [AppMap.View(name: hostile, place: place)]
        return map
    }

    private func expectHarmless(_ document: String) {
        #expect(!document.contains("<script>alert"))
        #expect(!document.contains("\u{202E}"))
    }

    @Test func hostileNamesStayText() throws {
        let page = String(decoding: try AppMapPage.render(Self.hostileMap, title: Self.hostile), as: UTF8.self)
        expectHarmless(page)
        #expect(page.components(separatedBy: "<script").count == 4, "the theme, the data and the script of the page")
        #expect(page.components(separatedBy: "</script>").count == 4)
        let svg = AppMapSVG.render(Self.hostileMap, title: Self.hostile)
        expectHarmless(svg)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(!AppMapText.render(Self.hostileMap, style: TextStyle(isColored: false)).contains("\u{202E}"))
        let mermaid = AppMapGraph.render(Self.hostileMap, .mermaid)
        #expect(!mermaid.contains("<script") && !mermaid.contains("`"))
        let dot = AppMapGraph.render(Self.hostileMap, .dot)
        #expect(dot.contains("\\\"") && dot.components(separatedBy: "\n").allSatisfy { !$0.contains("\u{202E}") })
    }

    @Test func pageCountsDiagnosticsThatAreOnNoScreen() throws {
        func page(_ map: AppMap) throws -> String { String(decoding: try AppMapPage.render(map, title: "App"), as: UTF8.self) }
        // Two screens have the same part with one error.
        var map = Self.hostileMap
        #expect(try page(map).contains("1 entry point; 1 error on screens</p>"))
        map.otherDiagnostics.add(.warning)
        map.otherDiagnostics.add(.info)
        #expect(try page(map).contains("1 entry point; 1 error on screens, 2 not on a screen</p>"))
        for position in map.nodes.indices { map.nodes[position].diagnostics = [] }
        #expect(try page(map).contains("1 entry point; 2 diagnostics not on a screen</p>"))
    }

    @Test func hostileViewsStayText() throws {
        let tree = try TemporaryTree([
            "Package.swift": "// swift-tools-version:5.9\n",
            "A.swift": """
            import SwiftUI
            struct A: View {
                var body: some View { Text("</svg><script>alert(1)</script>").onTapGesture { }.accessibilityLabel("<b>") }
            }
            """,
        ])
        for format in ["svg", "html"] {
            let run = CommandLineRun(["views", "A", "--format", format], in: tree, rules: allRules)
            #expect(run.code == .success && run.errors == "")
            #expect(!run.output.contains("<script>alert") && !run.output.contains("<b>"))
        }
    }

    private static func garden() throws -> TemporaryTree {
        var files = try AppMapTests.fixture()
        files["Package.swift"] = "// swift-tools-version:5.9\n"
        return try TemporaryTree(files)
    }

    @Test func eachFormatIsWritten() throws {
        let tree = try Self.garden()
        let beginnings = [
            "text": "GardenApp  App/GardenApp.swift:8\n", "html": "<!DOCTYPE html>", "svg": "<svg ", "mermaid": "flowchart LR\n",
            "dot": "digraph app {", "json": "{\n",
        ]
        #expect(Set(beginnings.keys) == Set(DrawingFormat.allCases.map(\.rawValue)))
        for (format, beginning) in beginnings {
            let run = CommandLineRun(["map", "--format", format], in: tree, rules: allRules)
            #expect(run.code == .success && run.errors == "")
            #expect(run.output.hasPrefix(beginning), "\(format)")
        }
    }

    @Test func theEndingOfTheFileDecides() throws {
        let tree = try Self.garden()
        #expect(CommandLineRun(["map", "-o", "out.svg"], in: tree, rules: allRules).code == .success)
        let text = try String(contentsOfFile: tree.path + "/out.svg", encoding: .utf8)
        #expect(text.hasPrefix("<svg ") && XMLParser(data: Data(text.utf8)).parse())
        #expect(CommandLineRun(["map", "--format", "pdf"], in: tree, rules: allRules).errors.contains("unknown value \"pdf\""))
    }

    @Test func theTreeShowsEachScreenOnceWithItsWays() throws {
        let run = CommandLineRun(["map", "App/BedSplitView.swift"], in: try Self.garden(), rules: allRules)
        #expect(
            run.output == """
                MainTabs  App/GardenApp.swift:66
                ├─ tab: BedSplitView  App/BedSplitView.swift:3
                │  └─ sidebar: BedList  App/BedSplitView.swift:14
                │     └─ contains: .routed()  App/PlantList.swift:116
                └─ tab: ProfileView  App/BedSplitView.swift:23  1 info
                   └─ root: AccountView  App/BedSplitView.swift:33

                root: root of a stack
                contains: a part of the screen that opens others

                5 screens, 4 transitions, 0 entry points; diagnostics on 1 of them

                """)
    }

    /// An app may have windows for tests, in which its screens are too.
    @Test func theLargestWindowComesFirst() throws {
        let tree = try TemporaryTree([
            "Package.swift": "// swift-tools-version:5.9\n",
            "A.swift": """
            import SwiftUI
            struct TestHost: View { var body: some View { Text("t").sheet(isPresented: .constant(true)) { Login() } } }
            struct Home: View { var body: some View { Text("h").sheet(isPresented: .constant(true)) { Login() } } }
            struct Login: View { var body: some View { NavigationLink("d") { Details() } } }
            struct Details: View { var body: some View { Text("d") } }
            struct Root: View { var body: some View { NavigationStack { Home() } } }
            @main struct Garden: App {
                var body: some Scene { WindowGroup { if isTest { TestHost() } else { Root() } } }
            }
            """,
        ])
        let run = CommandLineRun(["map"], in: tree, rules: allRules)
        let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != "." } }
        let names = ["Root", "Home", "Login", "TestHost"].map { name in lines.firstIndex { $0.contains(": \(name)  A") } ?? -1 }
        #expect(names == names.sorted() && !names.contains(-1), "\(run.output)")
    }

    @Test func foldersAreBoxesOfLargeMaps() throws {
        let run = CommandLineRun(["map", "--format", "dot", "--detail", "folders"], in: try Self.garden(), rules: allRules)
        #expect(run.output.contains("[label=\"App\\n3 warnings, 2 info\", shape=folder]"))
        #expect(!run.output.contains("PlantList"))
    }

    @Test func aPictureOfAViewNumbersItsDiagnostics() throws {
        let tree = try TemporaryTree([
            "Package.swift": "// swift-tools-version:5.9\n",
            "A.swift": """
            import SwiftUI
            struct A: View {
                @State private var isOn = false
                var body: some View {
                    Group { Text("a") }
                    if isOn { Toggle("b", isOn: $isOn) } else { Text("c") }
                }
            }
            """,
        ])
        let run = CommandLineRun(["views", "A", "--format", "svg"], in: tree, rules: allRules)
        #expect(XMLParser(data: Data(run.output.utf8)).parse())
        #expect(run.output.contains("<circle class=\"mark info\""), "needless_group on the Group")
        #expect(run.output.contains("identity A") && run.output.contains("identity B"))
        let page = CommandLineRun(["views", "A", "--format", "html"], in: tree, rules: allRules)
        #expect(page.output.contains("<code>needless_group</code>") && page.output.contains("Data of A"))
    }
}
