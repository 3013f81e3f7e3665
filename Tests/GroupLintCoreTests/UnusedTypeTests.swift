import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine

/// Types that the app does not reach: rules about what happens at run time say nothing in them.
@Suite struct UnusedTypeTests {
    /// Number of reports about equal branches in `Row`, which only `code` shows.
    ///
    /// - Parameter manifest: path of a package manifest, if the project has one.
    /// - Parameter product: what the packages are for: `library`, `executable`.
    private func count(
        _ code: String, home: String = "EmptyView()", manifests: [String] = [], product: String = "library"
    ) -> Int {
        let app = """
            import SwiftUI
            @main struct Demo: App { var body: some Scene { WindowGroup { \(home) } } }
            struct Row: View {
                @State var isOn = false
                var body: some View {
                    VStack { if isOn { Text("a") } else { Text("a") } }
                    Button("Turn") { isOn.toggle() }
                }
            }
            """
        let rules = allRules.filter { $0.info.id == "conditional_identity_split" }.map { $0.init() }
        let files =
            [("App.swift", app), ("Kit/Rest.swift", "import SwiftUI\n" + code)]
            + manifests.map {
                ($0, "import PackageDescription\nlet package = Package(name: \"A\", products: [.\(product)(name: \"A\")])")
            }
        return FixtureRun(rules: rules).report(files).diagnostics.count
    }

    @Test func aViewIsJudgedIfATypeThatTheAppUsesNamesIt() {
        let factory = "enum Factory { static func row() -> some View { Row() } }"
        #expect(count(factory, home: "Factory.row()") == 1)
        #expect(count(factory) == 0)
        #expect(count(factory + "\nextension Factory { static let one = row() }") == 0)
        #expect(count(factory + "\nstruct Other { let row = Factory.row() }") == 0)
        #expect(count(factory + "\nstruct Other { let row = Factory.row() }", home: "Other().row") == 1)
    }

    @Test func aTypeThatAFrameworkMakesIsUsed() {
        #expect(count("final class Scene: UIResponder, UIWindowSceneDelegate { let row = Row() }") == 1)
        #expect(count("struct Show: AppIntent { func perform() { Row() } }") == 1)
        #expect(count("let row = Row()") == 1)
    }

    /// Other projects import a package at the root; only the app imports modules in its folders.
    @Test(arguments: [([], 0), (["Kit/Package.swift"], 0), (["Package.swift"], 1), (["Package.swift", "Kit/Package.swift"], 0)])
    func aPublicTypeOfAnAppIsUsedOnlyIfTheAppNamesIt(_ manifests: [String], _ expected: Int) {
        let kit = "public struct Kit { public init() { Row() } }"
        #expect(count(kit, manifests: manifests) == expected)
        #expect(count(kit, home: "Kit()", manifests: manifests) == 1)
        #expect(count(kit, manifests: manifests, product: "executable") == 0)
    }

    /// Members that only each other call, and code for debug builds.
    @Test func aViewIsNotJudgedIfOnlyUnusedCodeOfAUsedTypeShowsIt() {
        func home(_ body: String, _ members: String) -> String {
            "struct Other: View { var body: some View { \(body) }\n\(members)\n}"
        }
        let part = "private var part: some View { Row() }"
        let chain = "private func all() -> some View { section }\nprivate var section: some View { VStack { part } }\n\(part)"
        for (members, name) in [(part, "part"), (chain, "all()")] {
            #expect(count(home("Text(\"a\")", members), home: "Other()") == 0)
            #expect(count(home(name, members), home: "Other()") == 1)
            #expect(count(home("Text(\"\\(\(name))\")", members), home: "Other()") == 1)
        }
        #expect(count(home("Text(\"a\")", "@IBAction \(part)"), home: "Other()") == 1)
        #expect(count(home("Text(\"a\")", part.replacing("private", with: "private(set)")), home: "Other()") == 1)
        #expect(count(home("Text(\"a\")\n#if DEBUG\nRow()\n#endif", ""), home: "Other()") == 0)
        #expect(count(home("Text(\"a\")\n#if DEBUG\nRow()\n#else\nRow()\n#endif", ""), home: "Other()") == 1)
    }

    /// Two types that only name each other.
    @Test func aCycleOfUnusedTypesIsNotUsed() {
        let cycle = "struct A { func b() { B(); Row() } }\nstruct B { func a() { A() } }"
        #expect(count(cycle) == 0)
        #expect(count(cycle + "\nfunc start() { A() }") == 1)
    }
}
