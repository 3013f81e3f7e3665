import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Tests help texts and notes of diagnostics, which fixtures do not contain.
@Suite struct RuleHelpTests {
    private func diagnostics(_ rule: String, iOS major: Int, _ text: String) -> [Diagnostic] {
        let rules = allRules.filter { $0.info.id == rule }.map { $0.init() }
        let run = FixtureRun(rules: rules, targets: DeploymentTargets([.iOS: OSVersion(major)]))
        return run.report([("A.swift", "import SwiftUI\n" + text)]).diagnostics
    }

    private let detail = "struct Detail: View { let model: Model; var body: some View { Text(\"\") } }; final class Model {}\n"
    private let rows = "List(items) { item in NavigationLink(item.name) { Detail(model: Model()) } }"

    @Test func valueLinksAreAdvisedWhereTheyExist() throws {
        let text = detail + "struct Items: View { let items: [Item]; var body: some View { \(rows) } }"
        let old = try #require(diagnostics("eager_navigation_destination", iOS: 14, text).first?.help)
        let new = try #require(diagnostics("eager_navigation_destination", iOS: 16, text).first?.help)
        #expect(!old.contains("NavigationLink(value:)") && old.contains(".task"))
        #expect(new.hasPrefix("inside a `NavigationStack`, use `NavigationLink(value:)`"))
    }

    @Test func navigationViewIsSeenAroundAViewThatLeadsToItself() throws {
        let text = """
            struct Home: View { var body: some View { NavigationView { Items(items: []) } } }
            struct Items: View {
                let items: [Item]
                var body: some View {
                    List(items) { item in NavigationLink(item.name) { Items(items: item.items) } }
                }
            }
            """
        let help = try #require(diagnostics("eager_navigation_destination", iOS: 16, text).first?.help)
        #expect(help.hasPrefix("replace the `NavigationView` by a `NavigationStack`"))
    }

    /// A link that is made once is reported for any work only if the option says so.
    @Test func fixedLinksAreAnOption() throws {
        let text = detail + "struct Items: View { var body: some View { NavigationLink(\"a\") { Detail(model: Model()) } } }"
        let rule = try #require(allRules.first { $0.info.id == "eager_navigation_destination" })
        for (isOn, count) in [(false, 0), (true, 1)] {
            let run = FixtureRun(rules: [rule.configured(with: [("fixed_links", .bool(isOn))])], targets: DeploymentTargets())
            #expect(run.report([("A.swift", "import SwiftUI\n" + text)]).diagnostics.count == count)
        }
    }

    /// In a NavigationView a value link does nothing, also on the screens that its links push.
    @Test(arguments: ["NavigationView", "NavigationStack", "VStack"])
    func navigationIsKnownBehindLinks(_ container: String) throws {
        let text =
            detail + """
                struct Home: View { var body: some View { \(container) { NavigationLink("a") { Middle() } } } }
                struct Middle: View { var body: some View { List { NavigationLink("b", destination: Items(items: [])) } } }
                struct Items: View { let items: [Item]; var body: some View { \(rows) } }
                """
        let help = try #require(diagnostics("eager_navigation_destination", iOS: 16, text).first?.help)
        let starts = [
            "NavigationView": "replace the `NavigationView` by a `NavigationStack`, use `NavigationLink(value:)`",
            "NavigationStack": "use `NavigationLink(value:)`",
            "VStack": "inside a `NavigationStack`, use `NavigationLink(value:)`",
        ]
        #expect(help.hasPrefix(try #require(starts[container])), "\(help)")
    }

    @Test func modifiersWithoutNeutralValueAreNotToBeAppliedAlways() throws {
        func help(_ modifier: String) -> String? {
            let text = """
                extension View {
                    @ViewBuilder func helped(_ isOn: Bool) -> some View { if isOn { \(modifier) } else { self } }
                }
                extension View {
                    func shown(_ isShown: Bool) -> some View { opacity(isShown ? 1 : 0) }
                }
                struct Home: View {
                    @State private var isOn = false
                    var body: some View { ScrollView { Text("a") }.helped(isOn) }
                }
                """
            return diagnostics("conditional_modifier_extension", iOS: 16, text).first?.help
        }
        #expect(help("opacity(0.4)") == "apply `.opacity` always and let its argument depend on `isOn`")
        #expect(help("background(.thinMaterial)")?.hasSuffix("put the condition inside: `.background { if isOn { … } }`") == true)
        #expect(help("toolbar { Text(\"a\") }")?.hasSuffix("put the condition inside: `.toolbar { if isOn { … } }`") == true)
        #expect(help("shown(true)") == "apply `.shown` always and give it a parameter for `isOn`")
        #expect(help("searchable(text: .constant(\"\"))")?.hasPrefix("use it only where") == true)
    }

    @Test func callbacksMoveToTheListThatIsThere() throws {
        let row = "Group { if isOn { Text(\"a\") } else { Text(\"b\") } }.onAppear { isOn.toggle() }"
        func help(_ body: String, _ rest: String = "") throws -> String {
            let text = "struct Part: View { @State private var isOn = false; var body: some View { \(body) } }\n" + rest
            return try #require(diagnostics("group_lifecycle_in_list", iOS: 16, text).first?.help)
        }
        #expect(try help("List { \(row) }").hasPrefix("move `.onAppear` to the `List`"))
        let home = "struct Home: View { var body: some View { List { Part() } } }"
        #expect(try help(row, home).hasPrefix("replace the `Group` with a `ZStack`"))
    }

    @Test func callersAreNotPointedAtWhereTheContainerStandsInTheSameView() throws {
        let text = """
            struct Part: View {
                var body: some View { Form { Section { Text("a"); Text("b") }.onAppear { print("") } } }
            }
            struct Home: View { var body: some View { VStack { Part() } } }
            """
        let found = try #require(diagnostics("foreach_lifecycle_modifier", iOS: 14, text).first)
        #expect(found.related.map(\.message) == ["in this `Form`"])
    }
}
