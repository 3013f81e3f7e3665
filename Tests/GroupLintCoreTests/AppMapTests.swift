import Foundation
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests the map of an app: which ways it finds, and which nodes it makes.
@Suite struct AppMapTests {
    static func map(_ files: [String: String], diagnostics: [Diagnostic] = []) -> AppMap {
        let sources = files.mapValues { Array($0.utf8) }
        let summaries = sources.map { Linter.summary(of: SourceFile(path: $0.key, bytes: $0.value)) }
        return AppMapBuilder.map(of: [(ProjectIndex(summaries), diagnostics)]) { path in
            sources[path].map { SourceFile(path: path, bytes: $0) }
        }
    }

    static func fixture() throws -> [String: String] {
        let folder = PackageRoot.url.appendingPathComponent("Fixtures/Map")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try names.reduce(into: [:]) {
            $0["App/" + $1] = try String(contentsOf: folder.appendingPathComponent($1), encoding: .utf8)
        }
    }

    /// `path:line kind source -> target` for each place of each way.
    private func ways(_ map: AppMap) -> Set<String> {
        Set(
            map.edges.flatMap { edge in
                edge.places.map { place in
                    "\(place.path):\(place.line) \(edge.kind.rawValue) "
                        + "\(map.nodes[edge.source].name) -> \(map.nodes[edge.target].name)"
                }
            })
    }

    /// The same, as comments of the form `// way[kind]: A -> B, A -> C` say it.
    private func expected(_ files: [String: String]) -> Set<String> {
        var found: Set<String> = []
        for (path, text) in files {
            for (number, line) in text.components(separatedBy: "\n").enumerated() {
                let parts = line.components(separatedBy: "// way[")
                guard parts.count == 2, let end = parts[1].range(of: "]: ") else { continue }
                let kind = parts[1][..<end.lowerBound]
                for way in parts[1][end.upperBound...].components(separatedBy: ", ") {
                    found.insert("\(path):\(number + 1) \(kind) \(way)")
                }
            }
        }
        return found
    }

    @Test func everyWayOfTheFixtureIsFoundAndNoOther() throws {
        let files = try Self.fixture()
        let (found, wanted) = (ways(Self.map(files)), expected(files))
        #expect(found.subtracting(wanted).sorted() == [])
        #expect(wanted.subtracting(found).sorted() == [])
        let kinds = Set(wanted.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
        #expect(kinds == Set(WayKind.allCases.map(\.rawValue)), "the fixture has a way of each kind")
    }

    /// A value that is not a selection, and an arm with several views, are no tabs.
    @Test(arguments: [
        ("if selection == 0 { One() } else if selection == 1 { Two() } else { Three() }", true),
        ("switch router.selectedTab { case .a: NavigationStack { One() }; case .b: Two(); default: Three() }", true),
        ("if isLoading { One() } else if hasFailed { Two() } else { Three() }", false),
        ("if selection == 0 { One(); Two() } else if selection == 1 { Two() } else { Three() }", false),
    ])
    func screensOfATabBarMadeByHandAreTabs(_ choice: String, _ areTabs: Bool) throws {
        let app = """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
            struct Root: View {
                @State private var selection = 0
                @StateObject private var router = Router()
                var body: some View { VStack { content; Text("bar") } }
                private var content: some View { ZStack { \(choice) } }
            }
            struct One: View { var body: some View { Text("1") } }
            struct Two: View { var body: some View { Text("2") } }
            struct Three: View { var body: some View { Text("3") } }
            """
        let map = Self.map(["App/A.swift": app])
        let tabs = map.edges.filter { $0.kind == .tab }.map { "\(map.nodes[$0.source].name) \(map.nodes[$0.target].name)" }
        #expect(Set(tabs) == (areTabs ? ["Root One", "Root Two", "Root Three"] : []))
    }

    @Test func partsAndUnshownViewsAreNoScreens() throws {
        let map = Self.map(try Self.fixture())
        let names = map.nodes.map(\.name)
        #expect(!names.contains("PlantRow") && !names.contains("FooterView") && !names.contains("OldBanner"))
        #expect(map.unshown.map(\.name) == ["OldBanner"])
        let list = try #require(map.nodes.first { $0.name == "PlantList" })
        #expect(list.parts.map(\.name) == ["PlantRow"])
        #expect(map.nodes.first { $0.name == ".routed()" }?.kind == .part)
        #expect(map.nodes.allSatisfy { $0.isReached })
    }

    @Test func diagnosticsOfPartsCountAtTheirScreen() throws {
        let files = try Self.fixture()
        let text = try #require(files["App/PlantList.swift"])
        let offset = try #require(text.range(of: "Text(\"Plant\")")).lowerBound.utf16Offset(in: text)
        let range = SourceRange(start: UInt32(offset), end: UInt32(offset + 4))
        let diagnostic = Diagnostic(
            rule: "sample_rule", category: .style, severity: .warning, confidence: .high, message: "is wrong", help: nil,
            path: "App/PlantList.swift", range: range, scope: "", related: [], target: nil)
        let map = Self.map(files, diagnostics: [diagnostic])
        let marked = map.nodes.filter { $0.tally.count > 0 }
        #expect(marked.map(\.name) == ["PlantList"])
        #expect(marked.first?.tally.worst == .warning)
        #expect(map.otherDiagnostics.count == 0)
    }

    @Test func aProjectWithoutAnAppClaimsNoUnshownViews() {
        let map = Self.map(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"])
        #expect(map.unshown == [] && map.nodes.isEmpty)
    }

    /// `Card.Model` names the model, and a screen that nothing opens is listed once.
    @Test func theNameOfANestedTypeOpensNothing() {
        func map(_ model: String) -> AppMap {
            Self.map([
                "A.swift": """
                import SwiftUI
                @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
                struct Home: View { var body: some View { Text("a") } }
                struct Card: View { var body: some View { Text("a").sheet(isPresented: $a) { Home() } }; class Model {} }
                final class Factory { func make() { let model: Card.Model = \(model) } }
                """
            ])
        }
        let named = map("Card.Model()")
        #expect(named.nodes.first { $0.name == "Factory" } == nil)
        #expect(named.nodes.contains { $0.name == "Card" && !$0.isReached } != named.unshown.contains { $0.name == "Card" })
        #expect(map("show(Card())").nodes.contains { $0.name == "Factory" })
    }

    @Test func recursiveViewsEnd() {
        let map = Self.map([
            "A.swift": """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
            struct A: View { var body: some View { VStack { B(); part } }; var part: some View { VStack { part; B() } } }
            struct B: View { var body: some View { VStack { A(); B() }.sheet(isPresented: .constant(true)) { A() } } }
            """
        ])
        #expect(ways(map).contains("A.swift:4 sheet A -> A"))
    }

    @Test func manyScreensWithACommonPartMakeFewEdges() {
        var text = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { S0() } } }\n"
        let count = 200
        for number in 0..<count {
            text += "struct S\(number): View { var body: some View {\n"
            text += "  VStack { Row(); NavigationLink(\"n\") { S\(number + 1)() } } } }\n"
        }
        text += "struct S\(count): View { var body: some View { Text(\"end\") } }\n"
        text += "struct Row: View { var body: some View { VStack {\n"
        for number in 0..<count { text += "  NavigationLink(\"r\") { S\(number)() }\n" }
        text += "} } }\n"
        let map = Self.map(["A.swift": text])
        #expect(map.nodes.contains { $0.name == "Row" && $0.kind == .part })
        #expect(map.edges.count < 3 * count + 10)
    }

    @Test func namedPathsLimitTheMap() throws {
        let map = Self.map(try Self.fixture()).limited(to: ["App/BedSplitView.swift"])
        let names = [".routed()", "AccountView", "BedList", "BedSplitView", "MainTabs", "ProfileView"]
        #expect(map.nodes.map(\.name).sorted() == names)
    }
}
