import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Views that nobody shows: rules about what happens at run time say nothing in them.
@Suite struct ShownViewTests {
    private static let app = """
        import SwiftUI

        @main struct Demo: App {
            var body: some Scene { WindowGroup { Home() } }
        }

        struct Home: View {
            var body: some View { Text("Home") }
        }
        """

    /// A view with a diagnostic of an identity rule and one of a style rule.
    private static func view(_ name: String, access: String = "", shows: String = "EmptyView()") -> String {
        """
        import SwiftUI

        \(access) struct \(name): View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Group { Text("a"); Text("b") }
                    if isOn { Text("a") } else { Text("a") }
                    Button("Switch") { isOn.toggle() }
                    \(shows)
                }
            }
        }
        """
    }

    private static func rules(_ ids: [String]) -> [any Rule] {
        allRules.filter { ids.contains($0.info.id) }.map { $0.init() }
    }

    /// Rules that report something in some files, in the order of the files.
    private func rules(_ texts: String...) -> [String] {
        let run = FixtureRun(rules: Self.rules(identity + style))
        return run.report(texts.enumerated().map { ("\($0).swift", $1) }).diagnostics.map(\.rule)
    }

    private let identity = ["conditional_identity_split"]
    private let style = ["needless_group"]
    private var both: [String] { style + identity }

    @Test func aViewThatNobodyShowsIsOnlyJudgedByItsStyle() {
        #expect(rules(Self.view("Old")) == both, "without an app, code outside of the run may show the view")
        #expect(rules(Self.app, Self.view("Old")) == style)
        #expect(rules(Self.app.replacing("Text(\"Home\")", with: "Page()"), Self.view("Page")) == both)
        #expect(rules(Self.app, Self.view("Home")) == style, "the name means the nearest `Home`")
        #expect(rules(Self.app, Self.view("Old", access: "public")) == style, "only the app imports its modules")
        #expect(rules(Self.app, Self.view("old")) == both)
    }

    @Test func aViewInAnUnshownViewIsNotShown() {
        #expect(rules(Self.app, Self.view("Old", shows: "OldRow()"), Self.view("OldRow")) == style + style)
        #expect(rules(Self.app, Self.view("Old", shows: "OldRow()"), Self.view("OldRow", shows: "Old()")) == style + style)
        #expect(rules(Self.app, Self.view("old", shows: "OldRow()"), Self.view("OldRow")) == both + both)
        let app = Self.app.replacing("Text(\"Home\")", with: "Page()")
        #expect(rules(app, Self.view("Page", shows: "Row()"), Self.view("Row")) == both + both)
    }

    @Test func membersInExtensionsBelongToTheirView() {
        let part = """
            import SwiftUI

            extension Old {
                var part: some View {
                    VStack { if count > 1 { Text("a") } else { Text("a") } }
                }
            }
            """
        let old = "import SwiftUI\nstruct Old: View {\n@State var count = 0\nvar body: some View { part }\n}"
        #expect(rules(Self.app, old, part) == [])
        #expect(rules(Self.app, old, part, "import UIKit\nlet screen = Old()") == identity)
    }

    @Test(arguments: [
        "import UIKit\nclass Coordinator { func start() { show(Old()) } }",
        "import UIKit\nfinal class OldController: UIHostingController<Old> {}",
        "import SwiftUI\nstruct Box { let screen: Old }\nlet box: Box? = nil",
        "import SwiftUI\nstruct Box { var screens: [any View.Type] = [Old.self] }\nlet box = Box()",
        "import SwiftUI\nlet screen: Old = .init()",
        "import SwiftUI\ntypealias Screen = Old",
        "import SwiftUI\nextension Registry: Provider { typealias Screen = Old }",
        "import SwiftUI\n@main struct Clock: Widget { var body: some WidgetConfiguration { make { _ in Old() } } }",
        "import AppIntents\nstruct Ask: AppIntent { func perform() -> some IntentResult { .result(view: Old()) } }",
        "import SwiftUI\nextension View { func old() -> some View { overlay { Old() } } }\nlet view = Box().old()",
        "let text = \"\\(Old())\"",
        "import XCTest\nfinal class OldTests: XCTestCase { let view = Store().make(Old.self) }\nlet old = Old()",
    ]) func everyMentionOfAViewCounts(_ use: String) {
        #expect(rules(Self.app, Self.view("Old"), use) == both)
    }

    @Test(arguments: [
        "import SwiftUI\n#Preview { Old() }",
        "import SwiftUI\nstruct Old_Previews: PreviewProvider { static var previews: some View { Old() } }",
        "import SwiftUI\nstruct Sample: View { var body: some View { Old() } }\n#Preview { Sample() }",
        "import SwiftUI\nextension Old { static let sample = Old() }",
        "import SwiftUI\n// Old() was here.",
        "import SwiftUI\nlet name = \"Old\"",
        "import SwiftUI\nstruct Box { let screen: Old }",
        "import SwiftUI\n#if DEBUG\nfunc make() -> some View { Old() }\n#endif",
        "import SwiftUI\nextension View { func old() -> some View { sheet(isPresented: .constant(true)) { Old() } } }",
    ]) func previewsAndUnusedCodeDoNotCount(_ use: String) {
        #expect(rules(Self.app, Self.view("Old"), use) == style)
    }

    @Test(arguments: [
        "import UIKit\n@UIApplicationMain class Start {}",
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
        "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        "import SwiftUI\nclass Controller: UIHostingController<AnyView> {}",
    ]) func anAppHasManyForms(_ app: String) {
        #expect(rules(app, Self.view("Old")) == style)
    }

    @Test func anEditCanShowAView() throws {
        func source(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
        let configuration = LintConfiguration(rules: Self.rules(identity).map { ConfiguredRule($0) })
        var project = IncrementalProject(configuration)
        let old = source("Old.swift", Self.view("Old"))
        project.add([source("App.swift", Self.app), old].map(Linter.summary))
        #expect(project.report(on: "Old.swift") { _ in .success(old) }.diagnostics.isEmpty)
        project.update(source("App.swift", Self.app.replacing("Text(\"Home\")", with: "Old()")))
        #expect(project.report(on: "Old.swift") { _ in .success(old) }.diagnostics.map(\.rule) == identity)
        project.update(source("App.swift", Self.app))
        #expect(project.report(on: "Old.swift") { _ in .success(old) }.diagnostics.isEmpty)
    }

    /// A long chain of unshown views costs no more than the limit, and counts as shown.
    @Test func aLongChainIsTakenAsShown() {
        let chain = (0..<100).map { "struct Row\($0): View { var body: some View { Row\($0 + 1)() } }\n" }.joined()
        #expect(rules(Self.app, "import SwiftUI\n" + chain, Self.view("Row100")) == both)
        #expect(rules(Self.app, "import SwiftUI\n" + chain, Self.view("Row40")) == style)
    }
}
