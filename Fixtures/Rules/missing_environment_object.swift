// target: iOS=17.0, macOS=14.0
import SwiftUI
import UIKit

final class Session: ObservableObject {
    @Published var name = ""
}

@Observable final class Router {
    static let shared = Router()
    var path: [Int] = []
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

struct Profile: View {
    @EnvironmentObject private var session: Session

    var body: some View { Text(session.name) }
}

struct Steps: View {
    @Environment(Router.self) private var router

    var body: some View { VStack { title } }

    private var title: some View { Text("\(router.path.count)") }
}

struct ThemeButton: View {
    @EnvironmentObject var theme: Theme

    var body: some View { Button("Dark") { theme.isDark = true } }
}

// Positive: hosted without the object: alone, in a container, through a local, in a type eraser, through a child.
final class Screens {
    let session = Session()
    weak var window: UIWindow?

    func direct() -> UIViewController {
        UIHostingController(rootView: Profile())
//                                    ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    }

    func inContainer() -> UIViewController {
        UIHostingController(rootView: NavigationStack { ScrollView { Profile().padding() } })
//                                    ^^^^^^^^^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    }

    func throughLocal() {
        let steps = Steps().tint(.red)
//                  ^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Steps` reads `router` from the environment, but nothing sets a `Router` inside of `UIHostingController`, whose environment starts empty
        let screen = UIHostingController(rootView: steps)
        window?.rootViewController = UINavigationController(rootViewController: screen)
    }

    func erased(_ model: Theme) -> UIViewController {
        UIHostingController(rootView: AnyView(Profile().environmentObject(model)))
//                                            ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    }

    func child() -> UIImage? {
        ImageRenderer(content: Card()).uiImage
//                             ^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `ImageRenderer`, whose environment starts empty
    }

    func inAction() -> UIViewController {
        UIHostingController(rootView: ThemeButton())
//                                    ^^^^^^^^^^^ warning[missing_environment_object]: the app crashes when an action of `ThemeButton` reads `theme` from the environment, but nothing sets a `Theme` inside of `UIHostingController`, whose environment starts empty
    }
}

struct Card: View {
    var body: some View { VStack { Profile(); Profile() } }
}

// Positive: a hosting controller of the project.
final class ProfileScreen: UIHostingController<Profile> {
    init() {
        super.init(rootView: Profile())
//                           ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of the hosting controller, whose environment starts empty
    }

    required init?(coder: NSCoder) { nil }
}

class Host<Content: View>: UIHostingController<Content> {}

func show() -> UIViewController {
    Host(rootView: Profile())
//                 ^^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `Host`, whose environment starts empty
}

// Positive: the view reads the object before the container inside of it sets one.
struct Frame: View {
    @EnvironmentObject var session: Session

    var body: some View {
        Profile().environmentObject(session)
    }
}

enum Frames {
    static func make() -> UIViewController { UIHostingController(rootView: Frame()) }
//                                                                         ^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Frame` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
}

// Positive: only under a condition, or if the user opens it.
struct Pages: View {
    let isLong: Bool
    @State private var isOpen = false

    var body: some View {
        VStack {
            if isLong { Steps() }
            Button("Profile") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { Profile() }
    }
}

struct Badge: View {
    @EnvironmentObject var session: Session
    let isShown: Bool

    var body: some View {
        if isShown { Text(session.name) }
    }
}

enum Later {
    static func pages() -> UIViewController { UIHostingController(rootView: Pages(isLong: true)) }
//                                                                          ^^^^^ info/low[missing_environment_object]: the app crashes if this shows `Steps`, which reads `router` from the environment, but nothing sets a `Router` inside of `UIHostingController`, whose environment starts empty
//                                                                          ^^^^^ warning/medium[missing_environment_object]: the app crashes when the user opens `Profile`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    static func badge() -> UIViewController { UIHostingController(rootView: Badge(isShown: true)) }
//                                                                          ^^^^^ info/low[missing_environment_object]: the app crashes if this shows `Badge`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
}

// Positive: each arm needs it.
struct Choice: View {
    let isLong: Bool

    var body: some View {
        if isLong { Profile().padding() } else { Profile() }
    }
}

enum Choices {
    static func make() -> UIViewController { UIHostingController(rootView: Choice(isLong: true)) }
//                                                                         ^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
}

// Positive: a modifier of the project sets the object for its content, but not for what it reads itself.
struct Sessions: ViewModifier {
    @EnvironmentObject var session: Session

    func body(content: Content) -> some View {
        content.environmentObject(session).navigationTitle(session.name)
    }
}

enum Modified {
    static func make() -> UIViewController { UIHostingController(rootView: Profile().modifier(Sessions())) }
//                                                                         ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Sessions` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
}

// Positive, but hidden: a representable view may be around the controller.
struct Embedded: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { EmbeddedScreen().make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class EmbeddedScreen {
    func make() -> UIViewController { UIHostingController(rootView: Profile()) }
//                                                                  ^^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty

    func present(from other: UIViewController) {
        let screen = UIHostingController(rootView: Profile())
//                                                 ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
        other.present(screen, animated: true)
    }
}

// Negative: set at the root, by a helper, by a modifier, by the parent, or by a container of the project.
extension View {
    func withObjects() -> some View { environmentObject(Session()).environment(Router.shared) }

    @ViewBuilder func withSession(_ isOn: Bool, _ session: Session) -> some View {
        if isOn { self.bold().environmentObject(session) } else { environmentObject(session) }
    }
}

struct WithSession: ViewModifier {
    @StateObject private var session = Session()

    func body(content: Content) -> some View { content.environmentObject(session) }
}

struct Shell<Content: View>: View {
    @StateObject private var session = Session()
    @ViewBuilder let content: Content

    var body: some View { VStack { content }.environmentObject(session) }
}

struct Parent: View {
    @State private var router = Router()
    @StateObject private var session = Session()

    var body: some View {
        ZStack {
            Steps().environment(router)
            Group { Profile() }
        }
        .environmentObject(session)
    }
}

final class FineScreens {
    private let session = Session()
    private lazy var container = Container()

    func all(_ passed: Session) -> [UIViewController] {
        let local = Session()
        let known = passed
        return [
            UIHostingController(rootView: AnyView(Profile().environmentObject(session))),
            UIHostingController(rootView: AnyView(Profile().padding().environmentObject(self.container.session))),
            UIHostingController(rootView: AnyView(Profile().environmentObject(container.makeSession()))),
            UIHostingController(rootView: AnyView(Profile().environmentObject(local))),
            UIHostingController(rootView: AnyView(Profile().environmentObject(known))),
            UIHostingController(rootView: AnyView(Steps().environment(Router.shared))),
            UIHostingController(rootView: AnyView(NavigationStack { Card() }.withObjects())),
            UIHostingController(rootView: AnyView(Card().withSession(true, session))),
            UIHostingController(rootView: AnyView(Card().modifier(WithSession()))),
            UIHostingController(rootView: AnyView(Shell { Profile() })),
            UIHostingController(rootView: AnyView(Parent())),
        ]
    }

    func local() -> UIViewController {
        let view = Profile().environmentObject(session)
        return UIHostingController(rootView: view)
    }
}

final class Container {
    let session = Session()
    func makeSession() -> Session { Session() }
}

// Negative: an object of an unknown class, an unknown modifier that gets an object, and unknown views.
enum Unknown {
    static func all<Model: ObservableObject>(_ model: Model, _ view: some View) -> [UIViewController] {
        [
            UIHostingController(rootView: AnyView(Profile().environmentObject(model))),
            UIHostingController(rootView: AnyView(Profile().environmentObject(makeObject()))),
            UIHostingController(rootView: AnyView(Profile().inject(model))),
            UIHostingController(rootView: AnyView(view)),
        ]
    }
}

// Positive: the type is written with the wrapper, and a method of a view returns the view.
struct Caption: View {
    @EnvironmentObject<Session> private var session
    var isSmall = false

    var body: some View { Text(session.name) }
}

extension Caption {
    func small() -> Caption {
        var copy = self
        copy.isSmall = true
        return copy
    }
}

// Positive: the object is set in front of the sheet that needs it, and an unknown view runs the code that reads it.
struct Inviting: View {
    @StateObject private var session = Session()
    @State private var isOpen = false

    var body: some View {
        Text("Invite")
            .environmentObject(session)
            .sheet(isPresented: $isOpen) { Profile() }
    }
}

struct Reloading: View {
    @EnvironmentObject private var session: Session

    var body: some View { AsyncButton { reload() } }

    private func reload() { session.name = "" }
}

enum LaterScreens {
    static func caption() -> UIViewController { UIHostingController(rootView: Caption().small()) }
//                                                                            ^^^^^^^ error[missing_environment_object]: the app crashes when this is shown: `Caption` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    static func inviting() -> UIViewController { UIHostingController(rootView: Inviting()) }
//                                                                             ^^^^^^^^ warning/medium[missing_environment_object]: the app crashes when the user opens `Profile`, which reads `session` from the environment, but `.environmentObject` comes before `.sheet`, whose content does not get the `Session` then
    static func reloading() -> UIViewController { UIHostingController(rootView: Reloading()) }
//                                                                              ^^^^^^^^^ info/low[missing_environment_object]: the app crashes if this shows `Reloading`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
}

// Negative: optional, not read, or read by nobody.
struct Relaxed: View {
    @Environment(Router.self) private var router: Router?
    @EnvironmentObject private var session: Session

    var body: some View { Text("\(router?.path.count ?? 0)") }
}

enum RelaxedScreens {
    static func make() -> UIViewController { UIHostingController(rootView: Relaxed()) }
}

// Negative: a controller of the project that sets the object itself, also for its subclasses.
class SessionHost<Content: View>: UIHostingController<AnyView> {
    init(rootView: Content) {
        super.init(rootView: AnyView(rootView.environmentObject(Session())))
    }

    required init?(coder: NSCoder) { nil }
}

final class SessionScreen: SessionHost<Profile> {
    init() {
        super.init(rootView: Profile())
    }

    required init?(coder: NSCoder) { nil }
}

enum Sessioned {
    static func make() -> UIViewController { SessionHost(rootView: Profile()) }
}

// Negative: previews of context menus.
struct Pressed: View {
    var body: some View { Text("a").contextMenu { Button("b") {} } preview: { Profile() } }
}

enum PressedScreens {
    static func make() -> UIViewController { UIHostingController(rootView: Pressed()) }
}

// Negative: a preview.
struct Card_Previews: PreviewProvider {
    static var previews: some View { Host2(UIHostingController(rootView: Card())) }
}

#Preview {
    let controller = UIHostingController(rootView: Card())
    return controller
}

// The code above counts as used.
let used: [Any] = [
    direct, inContainer, throughLocal, erased, child, inAction, show, pages, badge, all, caption,
    inviting, reloading, Screens.self, Frames.self, Later.self, Choices.self, Modified.self,
    Embedded.self, FineScreens.self, Unknown.self, LaterScreens.self, RelaxedScreens.self,
    Sessioned.self, PressedScreens.self, SettingFrames.self, tabs, links, choice, CoverFrames.self, covers, safe, drafts,
]

// False positive trap: no code makes the view controller; a storyboard may.
class BaseScreen: UIViewController {}

final class OldScreen: BaseScreen {
    func show() -> UIViewController { UIHostingController(rootView: Profile()) }
}

// False positive trap: only macOS shows the scene `Settings`.
struct CatalystScenes: App {
    var body: some Scene {
        #if targetEnvironment(macCatalyst)
        Settings { Profile() }
        #endif
    }
}

// Only another platform has the property.
struct MenuBar: View {
    #if os(macOS)
    @EnvironmentObject private var session: Session
    #endif
    var body: some View {
        Text("Menu").task { session.load() }
    }
}

#if canImport(UIKit)
final class MenuBars {
    func make() -> UIViewController { UIHostingController(rootView: MenuBar()) }
}
#endif

let menuBars = MenuBars()

// Positive: a modifier of the project shows what its closure makes of the view, and every tab is there to be chosen.
let byClosure = UIHostingController(rootView: VStack { Profile().apply { $0.padding() } })
//                                            ^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
let byName = UIHostingController(rootView: VStack { Text("A").apply { view in view.overlay { Profile() } } })
//                                         ^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
let byVersion = UIHostingController(rootView: VStack { Text("A").loggingName() })
//                                            ^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `LogName` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
let byTab = UIHostingController(rootView: TabView { Text("A"); Profile() })
//                                        ^^^^^^^ error/low[missing_environment_object]: the app crashes when this is shown: `Profile` reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
let byCondition = UIHostingController(rootView: VStack { Profile().when(true) { $0.padding() } })
//                                              ^^^^^^ info/low[missing_environment_object]: the app crashes if this shows `Profile`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty

struct LogName: ViewModifier {
    @EnvironmentObject private var session: Session

    func body(content: Content) -> some View { content.accessibilityLabel(session.name) }
}

extension View {
    func apply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }

    @ViewBuilder
    func when<V: View>(_ condition: Bool, _ transform: (Self) -> V) -> some View {
        if condition { transform(self) } else { self }
    }

    func loggingName() -> some View {
        apply {
            if #available(iOS 18, *) { $0.modifier(LogName()) } else { $0 }
        }
    }

    func passing<V: View>(_ session: Session, @ViewBuilder _ block: (Self) -> V) -> some View {
        block(self).environmentObject(session)
    }
}

// Negative: the closure, or the function around it, sets the object.
let inClosure = UIHostingController(rootView: VStack { Profile().apply { $0.environmentObject(Session()) } })
let aroundClosure = UIHostingController(rootView: VStack { Text("A").passing(Session()) { $0.overlay { Profile() } } })

// Positive: tabs and links that the user opens, also in a part of `#if`.
struct SettingTabs: View {
    var body: some View {
        #if os(iOS)
            tabs
        #else
            Text("Settings")
        #endif
    }

    private var tabs: some View {
        TabView {
            Tab("General", systemImage: "gear") { Text("General") }
            Tab("Profile", systemImage: "person") { Profile() }
        }
    }
}

struct SettingLinks: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Profile") { Profile() }
        }
    }
}

/// A condition decides whether there is a link.
struct SettingChoice: View {
    let isOpen: Bool

    var body: some View {
        if isOpen {
            NavigationLink("Profile") { Profile() }
        }
    }
}

#if os(iOS)
    enum SettingFrames {
        static func tabs() -> UIViewController { UIHostingController(rootView: SettingTabs()) }
//                                                                             ^^^^^^^^^^^ warning/medium[missing_environment_object]: the app crashes when the user opens `Profile`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
        static func links() -> UIViewController { UIHostingController(rootView: SettingLinks()) }
//                                                                              ^^^^^^^^^^^^ warning/medium[missing_environment_object]: the app crashes when the user opens `Profile`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
        static func choice() -> UIViewController { UIHostingController(rootView: SettingChoice(isOpen: true)) }
//                                                                               ^^^^^^^^^^^^^ info/low[missing_environment_object]: the app crashes if this shows `Profile`, which reads `session` from the environment, but nothing sets a `Session` inside of `UIHostingController`, whose environment starts empty
    }
#endif

// MARK: - Modifiers that come after the object is set, and objects that no code sets

struct ProfileCover: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay { Profile() }
    }
}

/// Only a condition around all of it decides whether the cover is shown.
struct Covers: View {
    let isOpen: Bool
    private static let session = Session()

    var body: some View {
        if isOpen {
            Text("Covered").environmentObject(Self.session).modifier(ProfileCover())
        }
    }
}

/// Trap: the view before the setter gets the object, and further out it is set again.
struct SafeCovers: View {
    let session: Session

    var body: some View {
        VStack {
            Text("Covered").modifier(ProfileCover()).environmentObject(session)
            Text("Covered").environmentObject(session).modifier(ProfileCover()).environmentObject(session)
        }
    }
}

@Observable final class Draft {
    var text = ""
}

struct DraftRow: View {
    @Environment(Draft.self) private var draft

    var body: some View { Text(draft.text) }
}

struct DraftRows: View {
    let rows: [Int]

    var body: some View {
        List(rows, id: \.self) { _ in DraftRow() }
    }
}

#Preview {
    DraftRows(rows: [1]).environment(Draft())
}

enum CoverFrames {
    static func covers() -> UIViewController { UIHostingController(rootView: Covers(isOpen: true)) }
//                                                                           ^^^^^^ warning/medium[missing_environment_object]: the app crashes when the user opens `Profile`, which reads `session` from the environment, but `.environmentObject` comes before `.modifier`, whose content does not get the `Session` then
    static func safe() -> UIViewController { UIHostingController(rootView: SafeCovers(session: Session())) }
    static func drafts() -> UIViewController { UIHostingController(rootView: DraftRows(rows: [])) }
//                                                                           ^^^^^^^^^ warning/medium[missing_environment_object]: the app crashes if this shows `DraftRow`, which reads `draft` from the environment, because no code of the app sets a `Draft` there
}
