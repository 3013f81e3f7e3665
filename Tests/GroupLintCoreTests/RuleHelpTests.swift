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
        #expect(!old.contains("NavigationLink(value:)") && old.contains("@StateObject"))
        #expect(new.hasPrefix("inside a `NavigationStack`, write `NavigationLink(value:)`"))
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
        #expect(help.hasPrefix("value links do nothing in a `NavigationView`: first replace it with a `NavigationStack`"))
    }

    /// Screens are pushed by the path of a container, so the other one is in the way.
    @Test(arguments: [("", "path: $path", "remove this `NavigationStack`"), ("path: $path", "", "remove the `NavigationStack`")])
    func theContainerWithThePathStays(_ outer: String, _ inner: String, _ help: String) throws {
        let stack = { (path: String) in path.isEmpty ? "NavigationStack" : "NavigationStack(\(path))" }
        let text = """
            struct Home: View { @State private var path: [Int] = []; var body: some View { \(stack(outer)) { Items() } } }
            struct Items: View {
                @State private var path: [Int] = []
                var body: some View { \(stack(inner)) { Text("a") } }
            }
            """
        let found = try #require(diagnostics("nested_navigation_container", iOS: 17, text).first?.help)
        #expect(found.hasPrefix(help) && found.hasSuffix("has the path"))
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

    /// In a NavigationView a value link does nothing, also on the screens that its links push: only the work can move.
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
            "NavigationView": "let `Model` conform to `ObservableObject`, and write `@StateObject private var model = Model()`",
            "NavigationStack": "write `NavigationLink(value:)`",
            "VStack": "inside a `NavigationStack`, write `NavigationLink(value:)`",
        ]
        #expect(help.hasPrefix(try #require(starts[container])), "\(help)")
    }

    /// What waits until the view is shown differs: the value of a StateObject, a task, a function that makes a UIKit view.
    @Test func workMovesToWhereItWaits() throws {
        func help(_ destination: String, _ rest: String = "") -> String? {
            let text = "struct Home: View { var body: some View { NavigationLink(\"a\") { \(destination) } } }\n" + rest
            return diagnostics("eager_navigation_destination", iOS: 16, text).first?.help
        }
        let store = "final class Store: ObservableObject {}\n"
        let owner =
            store + """
                struct Page: View {
                    @StateObject private var store: Store
                    init() { let new = Store(); _store = StateObject(wrappedValue: new) }
                    var body: some View { Text("") }
                }
                struct Home: View {
                    var body: some View { List(items) { item in NavigationLink("a") { Page() } } }
                }
                """
        let own = diagnostics("eager_navigation_destination", iOS: 14, owner).first?.help
        #expect(own?.hasPrefix("create the `Store` inside the parentheses of `StateObject(wrappedValue:)`") == true)
        let model = "final class Feed: ObservableObject { init(_ id: Int = 0) { Task { await load(id) } } }\n"
        func shown(_ call: String, _ page: String) -> String? { help(call, model + "struct Page: View { \(page) }") }
        let made = "init(feed: Feed) { _feed = StateObject(wrappedValue: feed) }; var body: some View { Text(\"\") }"
        #expect(
            shown("Page(feed: Feed())", "@StateObject private var feed: Feed; \(made)")?
                .hasPrefix("let the initializer of `Page` take an `@autoclosure @escaping () -> Feed`") == true)
        let body = "var body: some View { Text(\"\") }"
        #expect(
            shown("Page()", "@ObservedObject var feed = Feed(1); \(body)")?
                .hasPrefix("write `@StateObject var feed = Feed(1)` in `Page`") == true)
        // An initializer that sets something in the object would set it in another one.
        #expect(
            shown("Page()", "@ObservedObject var feed = Feed(1); init() { feed.load(1) }; \(body)")?
                .hasPrefix("let `Page` keep the `Feed` in a `@StateObject`, create it in each initializer inside") == true)
        #expect(
            shown("Page(feed: Feed())", "@ObservedObject var feed: Feed; \(body)")?
                .hasPrefix("write `@StateObject private var feed = Feed()` in `Page`") == true)
        #expect(
            shown("Page(feed: Feed(1))", "@ObservedObject var feed: Feed; \(body)")?
                .contains("in the initializer of `Page` with `StateObject(wrappedValue: Feed(1))`") == true)
        let view = "struct Page: UIViewRepresentable { let view = WKWebView() }"
        #expect(help("Page()", view) == "create it in `makeUIView(context:)`")
        let page = "struct Page: View { let manager = CLLocationManager(); var body: some View { Text(\"\") } }"
        #expect(help("Page()", page) == "create it in a `.task` of `Page`")
        #expect(help("Text(String(contentsOfFile: path))")?.hasPrefix("do this work in the `body` or a `.task`") == true)
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
                    var body: some View { Toggle("a", isOn: $isOn); ScrollView { Text("a") }.helped(isOn) }
                }
                """
            return diagnostics("conditional_modifier_extension", iOS: 16, text).first?.help
        }
        #expect(help("opacity(0.4)") == "apply `.opacity` always and let its argument depend on `isOn`")
        #expect(help("background(.thinMaterial)")?.hasSuffix("put the condition inside: `.background { if isOn { … } }`") == true)
        let item = "`.toolbar { ToolbarItem { if isOn { … } } }`"
        #expect(help("toolbar { Text(\"a\") }")?.hasSuffix("put the condition inside: " + item) == true)
        #expect(help("colorInvert()")?.hasPrefix("put the inversion on top instead: `.overlay { if isOn { Color.white") == true)
        #expect(help("shown(true)") == "apply `.shown` always and give it a parameter for `isOn`")
        #expect(help("searchable(text: .constant(\"\"))")?.hasPrefix("no argument turns `.searchable` off, so ") == true)
        #expect(help("fixedSize()")?.hasSuffix(": `.fixedSize(horizontal: isOn, vertical: isOn)`") == true)
        #expect(help("fixedSize(horizontal: true, vertical: false)")?.hasSuffix("(horizontal: isOn, vertical: false)`") == true)
        #expect(help("gesture(drag)")?.hasSuffix(": `.gesture(…, including: isOn ? .all : .subviews)`") == true)
        #expect(help("onHover { _ in }")?.hasSuffix(": `.onHover { … if isOn { … } }`") == true)
        let tap = "`.gesture(TapGesture(count: 2).onEnded { … }, including: isOn ? .all : .subviews)`"
        #expect(help("onTapGesture(count: 2) {}")?.hasSuffix(": " + tap) == true)
        #expect(help("task {}")?.hasSuffix(": `.task(id: isOn) { if isOn { … } }`") == true)
        #expect(help("scrollDisabled(true)")?.hasSuffix(": `.scrollDisabled(isOn)`") == true)
        #expect(help("preferredColorScheme(.dark)")?.hasSuffix(": `.preferredColorScheme(isOn ? … : nil)`") == true)
        #expect(help("help(\"a\")")?.hasSuffix(": `.help(isOn ? … : \"\")`") == true)
        #expect(help("toolbar(.hidden)")?.hasSuffix(": `.toolbar(isOn ? … : .automatic)`") == true)
        #expect(
            help("scrollDisabled(true).opacity(0.5).shown(true)")
                == "apply `.scrollDisabled` and `.opacity` always: `.scrollDisabled(isOn)` and `.opacity(isOn ? … : 1)`, "
                + "and give `.shown` a parameter for it")
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

    @Test func presentationsMoveToAViewThatExistsOnce() throws {
        func help(_ body: String, _ rest: String = "", rule: String = "group_presentation_modifier") throws -> String {
            let text = """
                struct Part: View {
                    @State private var isOpen = false
                    let items: [Item]
                    var body: some View { \(body) }
                    \(rest)
                }
                struct Home: View { var body: some View { Form { Part(items: []) } } }
                struct AddCard: View { let action: () -> Void; var body: some View { Text("a").onTapGesture(perform: action) } }
                """
            return try #require(diagnostics(rule, iOS: 16, text).first?.help)
        }
        let row = "presentation_in_row"
        let rows = "ForEach(items) { Text($0.name) }"
        let sheet = ".sheet(isPresented: $isOpen) { Text(\"a\") }"
        let card = "HStack { \(rows); AddCard { isOpen = true } }"
        #expect(
            try help("Section(\"a\") { \(card) }\(sheet)") == "put `.sheet` on the `AddCard` that opens it")
        // A row or a header that is scrolled off presents nothing.
        let header = "Section { \(rows) } header: { Label(\"a\", image: \"b\") }"
        let below =
            "put `.sheet` on the `Form` that shows this `Section`, keep the state of the presentation there, and pass a binding "
            + "down"
        #expect(try help("Section(\"a\") { \(rows); HStack { Text(\"a\") } }\(sheet)") == below)
        #expect(try help("\(header)\(sheet)") == below)
        #expect(try help("VStack { \(rows)\(sheet) }") == "put `.sheet` on the `VStack` around the `ForEach`")
        #expect(
            try help("VStack { parts }", "var parts: some View { \(rows)\(sheet) }")
                == "put `.sheet` on the `VStack` that shows this `ForEach`")
        #expect(
            try help("\(rows)\(sheet)")
                == "put `.sheet` on the `Form` that shows this `ForEach`, keep the state of the presentation there, and pass a "
                + "binding down")
        #expect(
            try help(
                "VStack { ForEach(items) { item in Text(item.name).sheet(isPresented: $isOpen) { Text(item.name) } } }", rule: row
            )
                == "let the action of the row set an optional `@State` to its element, and write one `.sheet(item: …)` for this "
                + "state on the `VStack` around the `ForEach`")
        #expect(
            try help("ForEach(items) { item in Text(item.name)\(sheet) }", rule: row)
                == "put `.sheet` on one view outside the `ForEach`")
        // A button that goes away, and one of two that open it, are no places for the sheet.
        let button = "Button(\"a\") { isOpen = true }"
        let sole = try help("VStack { Group { \(button); Text(\"b\") }\(sheet) }")
        #expect(sole.hasPrefix("put `.sheet` on the `Button` that opens"))
        let others = [
            "if items.isEmpty { \(button) }; Text(\"b\")", "\(button); \(button)", "Text(\"a\"); Menu(\"b\") { \(button) }",
        ]
        for views in others {
            #expect(
                try help("VStack { Group { \(views) }\(sheet) }") == "put `.sheet` on the `VStack` around the `Group`")
        }
        #expect(
            try help("VStack { Group { \(button); Text(\"b\") }\(sheet); more }", "var more: some View { \(button) }")
                == "put `.sheet` on the `VStack` around the `Group`")
    }

    /// The note points to the `if` of a chain that reads the property, or to the first one.
    @Test(arguments: [
        ("if search.isEmpty { Text(\"a\") } else if isLoading { ProgressView() } else { list }", "isLoading"),
        ("if isLoading { ProgressView() } else if search.isEmpty { Text(\"a\") } else { list }", "isLoading"),
        ("if search.isEmpty { Text(\"a\") } else if isBusy { ProgressView() } else { list }", "search"),
        (
            """
            if search.isEmpty { Text("a") } else if model.isLoading { ProgressView() } else {
                List(model.posts, id: \\.self) { Text($0) }.refreshable { await model.reload() }
            }
            """, "model.isLoading"
        ),
    ])
    func theDecisiveConditionIsNamed(_ choice: String, _ read: String) throws {
        let text = """
            struct Feed: View {
                @State private var posts: [String] = []
                @State private var search = ""
                @State private var isLoading = false
                private var isBusy: Bool { isLoading }
                var body: some View { \(choice) }
                private var list: some View {
                    List(posts, id: \\.self) { Text($0) }.refreshable { await reload() }
                }
                @StateObject private var model = FeedModel()
                \(Self.reload)
            }
            final class FeedModel: ObservableObject {
                @Published var posts: [String] = []
                @Published var isLoading = false
                \(Self.reload)
            }
            """
        let found = try #require(diagnostics("content_replaced_while_loading", iOS: 17, text).first)
        let note = try #require(found.related.first { $0.message.hasPrefix("this decides") })
        let code = Array(("import SwiftUI\n" + text).utf8)[Int(note.range.start)...]
        #expect(String(decoding: code, as: UTF8.self).hasPrefix("if \(read)"))
    }

    private static let reload = "func reload() async { isLoading = true; posts = await fetchPosts(); isLoading = false }"

    @Test func controlsWithTheSameNameAreToldApart() throws {
        let text = """
            struct Row: View {
                var body: some View { Button(action: open) { HStack { Text("a"); Button("b", action: like) } } }
                func open() { print(1) }
                func like() { print(2) }
            }
            """
        let help = try #require(diagnostics("nested_control", iOS: 17, text).first?.help)
        #expect(help == "put the inner `Button` next to the outer one and not into its label, for example in an `HStack`")
    }
}
