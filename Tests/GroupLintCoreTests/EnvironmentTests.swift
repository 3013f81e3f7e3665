import GroupLintRules
import Testing

@testable import GroupLintCommandLine

/// Objects in the environment: what reaches a view in scenes, and what `views` says about it.
@Suite struct EnvironmentTests {
    private static let views = """
        import SwiftUI
        final class Session: ObservableObject { @Published var name = "" }
        struct Profile: View {
            @EnvironmentObject var session: Session
            var body: some View { Text(session.name) }
        }
        struct Home: View {
            @StateObject var session = Session()
            var body: some View { VStack { Profile() }.environmentObject(session) }
        }
        struct Other: View { var body: some View { Profile() } }
        extension View { func prepared(_ session: Session) -> some View { environmentObject(session) } }

        """

    private func files(_ app: String) -> [String: String] { [".git/config": "", "Views.swift": Self.views, "App.swift": app] }

    /// Lines of the app with a diagnostic: `3 error`.
    private func found(_ app: String) throws -> [String] {
        let words = ["--only", "missing_environment_object", "--confidence", "low", "--format", "compact"]
        let run = CommandLineRun(words, in: try TemporaryTree(files("import SwiftUI\n" + app)), rules: allRules)
        return run.output.split(separator: "\n").filter { $0.hasPrefix("App.swift") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 4)
            return "\(parts[1])\(parts[3])"
        }
    }

    @Test func eachSceneStartsEmpty() throws {
        let app = """
            struct Mail: App {
                @StateObject var session = Session()
                var body: some Scene {
                    WindowGroup { Other().environmentObject(session) }
                    Window("Log", id: "log") { Other() }
                    Settings { Home() }
                    MenuBarExtra("Mail") { Profile().prepared(session) }
                }
            }
            """
        #expect(try found(app) == ["6 error"])
    }

    /// A view that passes on what it reads sets nothing.
    @Test func whatIsPassedOnWasSetElsewhere() throws {
        let app = """
            final class Basket: ObservableObject { @Published var count = 0 }
            struct Mail: App { var body: some Scene { WindowGroup { Start() } } }
            struct Start: View {
                @State private var isOn = false
                var body: some View {
                    Button("Show") { isOn = true }
                    if isOn { Page() }
                }
            }
            struct Page: View {
                @EnvironmentObject var basket: Basket
                var body: some View {
                    Text("\\(basket.count)")
                    Rows().environmentObject(basket)
                }
            }
            struct Rows: View {
                @EnvironmentObject var basket: Basket
                var body: some View { Text("\\(basket.count)") }
            }
            """
        #expect(try found(app) == ["3 warning"])
    }

    @Test func aSceneHandsOnWhatIsSetOnIt() throws {
        let app = """
            struct Mail: App {
                @StateObject var session = Session()
                var body: some Scene {
                    WindowGroup { Other() }.defaultSize(width: 1, height: 1).environmentObject(session)
                    Tools().environmentObject(session)
                    Group { Window("Log", id: "log") { Other() } }.environmentObject(session)
                    more
                }
                var more: some Scene { Settings { Other() } }
            }
            struct Tools: Scene { var body: some Scene { Window("Tools", id: "tools") { Other() } } }
            struct Unused: Scene { var body: some Scene { Window("Tools", id: "tools") { Other() } } }
            """
        #expect(try found(app) == ["10 error"])
    }

    @Test func delegatesAreInTheEnvironment() throws {
        let app = """
            final class Delegate: NSObject, UIApplicationDelegate, ObservableObject { var name = "" }
            struct Name: View { @EnvironmentObject var delegate: Delegate; var body: some View { Text(delegate.name) } }
            struct Mail: App {
                @UIApplicationDelegateAdaptor var delegate: Delegate
                var body: some Scene { WindowGroup { Name() } }
            }
            """
        #expect(try found(app) == [])
    }

    @Test func viewsShowsWhatReachesAView() throws {
        let app = """
            import SwiftUI
            struct Mail: App {
                var body: some Scene {
                    WindowGroup { Home() }
                    Window("Log", id: "log") { Other() }
                }
            }
            struct Third: View {
                let session: Session
                var body: some View {
                    Profile().prepared(session)
                    Profile().modifier(Unknown())
                    Fourth { Profile() }
                }
            }
            struct Fourth<Content: View>: View {
                @StateObject var session = Session()
                @ViewBuilder let content: Content
                var body: some View { content.environmentObject(session) }
            }
            func show() { present(UIHostingController(rootView: Profile())) }
            """
        let run = CommandLineRun(["views", "Profile"], in: try TemporaryTree(files(app)), rules: allRules)
        let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            Array(lines.suffix(6)) == [
                "App.swift:11:9: set by prepared at App.swift:11:19",
                "App.swift:12:9: may be set by modifier at App.swift:12:19",
                "App.swift:13:18: may be set by Fourth at App.swift:13:9",
                "App.swift:21:53: not set inside of UIHostingController at App.swift:21:23",
                "Views.swift:9:36: set by environmentObject at Views.swift:9:48",
                "and at 1 more place",
            ])
    }
}
