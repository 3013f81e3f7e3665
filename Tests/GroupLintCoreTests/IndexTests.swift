import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct IndexTests {
    private func index(_ files: (String, String)...) -> ProjectIndex {
        ProjectIndex(files.map { FileSummary(parse(SourceFile(path: $0.0, bytes: Array($0.1.utf8)))) })
    }

    private func element(_ index: ProjectIndex, _ name: Name) -> ViewElement? {
        for file in index.files.indices {
            for id in index.files[file].views.elements.indices {
                let element = ViewElement(index, ViewSite(file: Int32(file), element: Int32(id)))
                if element.name == name, element.kind == .call || element.kind == .reference { return element }
            }
        }
        return nil
    }

    @Test func extensionsInOtherFilesBelongToTheirType() throws {
        let index = index(
            ("A.swift", "import SwiftUI\nstruct Home { var body: some View { row } }"),
            ("B.swift", "import SwiftUI\nextension Home: View { var row: some View { Text(\"a\") } }"))
        let home = try #require(index.resolveType("Home", file: 0, in: nil))
        #expect(index.type(home).isView)
        #expect(index.members(of: home, named: "row").count == 1)
        #expect(element(index, "row")?.targets.count == 1)
    }

    @Test func privateMembersOfOtherFilesAreOutOfSight() {
        let index = index(
            ("A.swift", "import SwiftUI\nstruct Home: View { var body: some View { row } }"),
            ("B.swift", "import SwiftUI\nextension Home { private var row: some View { Text(\"a\") } }"))
        #expect(element(index, "row")?.targets.isEmpty == true)
    }

    @Test func ofManyModifiersWithOneNameTheNearestAreMeant() throws {
        let helper = "import SwiftUI\nextension View { func card() -> some View { self.padding() } }"
        let apps = ["A", "B", "C", "D", "E"]
        let summaries = apps.flatMap { app in
            ["\(app)/Card.swift", "\(app)/Other.swift"].map { path in
                FileSummary(parse(SourceFile(path: path, bytes: Array((path.hasSuffix("Card.swift") ? helper : "").utf8))))
            }
        }
        let index = ProjectIndex(summaries)
        let other = try #require(index.position(of: "C/Other.swift"))
        let found = index.viewModifiers(named: "card", for: Int32(other))
        #expect(found.map { index.files[Int($0.site.file)].path } == ["C/Card.swift"])
        #expect(index.declaresViewModifier(named: "card") && !index.declaresViewModifier(named: "cards"))

        // Few are all looked at: the right one may be in another module.
        let few = ProjectIndex(Array(summaries.prefix(6)))
        #expect(few.viewModifiers(named: "card", for: 1).count == 3)
    }

    @Test func theNearestOfTwoTypesWithOneNameIsMeant() throws {
        let use = "import SwiftUI\nstruct Use: View { var body: some View { Row() } }"
        let index = index(
            ("App/Use.swift", use),
            ("App/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"),
            ("Watch/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"))
        let file = try #require(index.files.firstIndex { $0.path == "App/Use.swift" })
        let row = try #require(index.resolveType("Row", file: Int32(file), in: nil))
        #expect(index.files[Int(try #require(index.type(row).home).file)].path == "App/Row.swift")
    }

    @Test func equallyNearTypesAreUnknown() {
        let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"
        let index = index(("A/Row.swift", row), ("B/Row.swift", row), ("C/Use.swift", "import SwiftUI"))
        #expect(index.resolveType("Row", file: 2, in: nil) == nil)
    }

    @Test func privateTypesOfOtherFilesDoNotShadow() {
        let index = index(
            ("A.swift", "private struct Group {}"),
            ("B.swift", "import SwiftUI\nstruct Use: View { var body: some View { Group { Text(\"\") } } }"))
        #expect(element(index, "Group")?.isSwiftUI("Group") == true)
    }

    @Test func relevanceFollowsTheImports() {
        func relevance(_ text: String) -> FileSummary.Relevance {
            FileSummary(parse(SourceFile(path: "A.swift", bytes: Array(text.utf8)))).relevance
        }
        #expect(relevance("struct A {}") == .snippet)
        #expect(relevance("import SwiftUI") == .swiftUI)
        #expect(relevance("@_exported import struct SwiftUI.Color") == .swiftUI)
        #expect(relevance("#if canImport(WidgetKit)\nimport WidgetKit\n#endif") == .swiftUI)
        #expect(relevance("import Foundation") == .other)
        #expect(relevance("import Ignite") == .otherFramework)
        #expect(relevance("import SwiftUI\nimport XCTest") == .otherFramework)
    }

    @Test func filesOfOtherModulesCountWhenTheRunHasSwiftUI() {
        let other = ("A.swift", "import Common\nstruct A {}")
        #expect(!index(other).isLinted(0))
        #expect(index(other, ("B.swift", "import SwiftUI")).isLinted(0))
    }

    @Test func costsOfAnInitialiser() throws {
        let text = """
            import SwiftUI
            struct A: View {
                init() { _model = StateObject(wrappedValue: Model()); for _ in 0..<3 {}; Task {}; run { Later() } }
            }
            """
        let index = index(("A.swift", text))
        let type = try #require(index.resolveType("A", file: 0, in: nil))
        let cost = index.member(try #require(index.initializers(of: type).first)).cost
        #expect(cost.flags == [.works, .startsWork])
        #expect(cost.constructed == ["Task"])
    }

    // MARK: Aliases of views

    private static let use = "import SwiftUI\nstruct Use: View { var body: some View { Rows { Text(\"\") } } }"

    @Test func anAliasOfAViewIsTheView() {
        let inFile = index(("A.swift", Self.use + "\nprivate typealias Rows = Group"))
        #expect(element(inFile, "Group")?.isSwiftUI(.group) == true)
        let elsewhere = index(("A.swift", Self.use), ("B.swift", "typealias Rows = SwiftUI.ForEach<[Int], Int, Text>"))
        #expect(element(elsewhere, "ForEach")?.flags.contains(.hasFixedData) == true)
        let sameName = index(("A.swift", "import SwiftUI\ntypealias Rows = Group\n" + Self.use))
        #expect(element(sameName, "Rows") == nil)
    }

    @Test(
        arguments: [
            "private typealias Rows = Group", "enum Kind { typealias Rows = Group }", "typealias Rows = Button",
            "typealias Rows = Group; struct Group {}", "typealias Rows = Group; enum Kind { struct Rows {} }",
            "typealias Rows = Layout",
        ]) func anAliasWithAnotherOrAnUnknownMeaningIsNotFollowed(_ declaration: String)
    {
        let index = index(("A.swift", Self.use), ("B.swift", declaration))
        #expect(element(index, "Rows") != nil)
    }

    @Test func anAliasStaysInANewVersionOfAFile() {
        let old = index(("A.swift", Self.use), ("B.swift", "typealias Rows = Group"))
        let new = old.replacing(file: 0, with: FileSummary(parse(SourceFile(path: "A.swift", bytes: Array(Self.use.utf8)))))
        #expect(element(new, "Group")?.isSwiftUI(.group) == true)
    }

    // MARK: View types with a lower-case letter

    private static let lowercase = "import SwiftUI\nstruct iPlayer: View { var body: some View { Text(\"\") } }"
    private static let lowercaseUse = "import SwiftUI\nstruct Use: View { var body: some View { VStack { iPlayer() } } }"

    @Test func aCallOfATypeMayBeginWithALowerCaseLetter() {
        let index = index(("A.swift", Self.lowercaseUse), ("B.swift", Self.lowercase))
        #expect(element(index, "iPlayer")?.kind == .call)
        #expect(element(index, "iPlayer")?.targets.count == 1)
        let old = self.index(("A.swift", "import SwiftUI"), ("B.swift", Self.lowercase))
        let use = FileSummary(parse(SourceFile(path: "A.swift", bytes: Array(Self.lowercaseUse.utf8))))
        #expect(element(old.replacing(file: 0, with: use), "iPlayer")?.kind == .call)
    }

    @Test(
        arguments: [
            "func iPlayer() -> some View { Text(\"\") }", "struct iPlayer {}", "enum Kind { struct iPlayer: View {} }",
        ]) func aFunctionIsNoViewType(_ declaration: String)
    {
        let index = index(("A.swift", Self.lowercaseUse), ("B.swift", "import SwiftUI\n" + declaration))
        #expect(element(index, "iPlayer")?.kind == .reference)
    }
}
