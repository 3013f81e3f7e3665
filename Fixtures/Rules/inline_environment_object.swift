import SwiftUI

final class Router: ObservableObject {
    @Published var path: [Int] = []
}

@Observable
final class Session {
    var user = ""
    static let shared = Session()
}

final class Formatter {
    let style = "short"
}

final class Layout: ObservableObject {
    @Published var width: Double
    init(width: Double) { self.width = width }
}

final class Cache {
    var items: [Int] = []
}

struct Theme {
    var color = 1
}

extension EnvironmentValues {
    @Entry var cache: Cache?
    @Entry var formatter: Formatter?
}

struct Home: View {
    @State private var isOpen = false
    @StateObject private var router = Router()

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
        }
        .environmentObject(Router())
//                         ^^^^^^ info/low[inline_environment_object]: what the `Router` holds is lost each time this view is updated, because the argument of `.environmentObject` creates another one
        .environment(Session.init())
//                   ^^^^^^^ info/low[inline_environment_object]: what the `Session` holds is lost each time this view is updated, because the argument of `.environment` creates another one
        .environment(\.cache, Cache())
//                            ^^^^^ info/low[inline_environment_object]: what the `Cache` holds is lost each time this view is updated, because the argument of `.environment` creates another one
        Text("Accepted").environment(Session()) // grouplint:disable:this inline_environment_object -- it is empty on purpose
        footer
        hidden
        shown
        Text("Custom").panel(isPresented: $isOpen) { Text("Panel").environmentObject(Router()) }
//                                                                                   ^^^^^^ info/low[inline_environment_object]: what the `Router` holds may be lost each time this view is updated, because the argument of `.environmentObject` creates another one
    }

    private var footer: some View {
        Text("Footer").environment(Session())
//                                 ^^^^^^^ info/low[inline_environment_object]: what the `Session` holds is lost each time this view is updated, because the argument of `.environment` creates another one
    }

    @ViewBuilder private var shown: some View {
        Text("Shown").sheet(isPresented: $isOpen) {
            Text("Sheet").environmentObject(Router())
//                                          ^^^^^^ info/low[inline_environment_object]: what the `Router` holds may be lost each time this view is updated, because the argument of `.environmentObject` creates another one
        }
    }

    // False positive traps.
    private var hidden: some View {
        Text("Hidden")
            .environmentObject(router)
            .environmentObject(makeRouter())
            .environment(Session.shared)
            .environment(\.formatter, Formatter())
            .environment(\.theme, Theme())
            .environmentObject(Layout(width: 20))
            .environment(\.font, Font(1))
            .environment(\.store, Store(initialState: 0))
    }

    var untouchable: some View {
        Text("Untouchable").environmentObject(Router()).allowsHitTesting(false)
    }

    private var image: some View {
        Text("Drawn").environmentObject(Router())
    }

    func share() {
        let renderer = ImageRenderer(content: AnyView(image))
        let controller = UIHostingController(rootView: VStack { Text("Root") }.environmentObject(Router()))
        print(renderer, controller)
    }

    static func sample() -> some View {
        Text("Sample").environmentObject(Router())
    }

    private func makeRouter() -> Router { router }
}

// False positive trap: without properties, the view is updated only when it is new.
struct Fixed: View {
    var body: some View { Text("Fixed").environmentObject(Router()) }
}

struct Bordered: ViewModifier {
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content.environment(Session())
//                          ^^^^^^^ info/low[inline_environment_object]: what the `Session` holds is lost each time this view is updated, because the argument of `.environment` creates another one
    }
}

final class Coordinator {
    let name = "a"
    func screen() -> some View { Text(name).environmentObject(Router()) }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            Home().environmentObject(Router())
//                                   ^^^^^^ info/low[inline_environment_object]: what the `Router` holds is lost if this `body` runs again, because the argument of `.environmentObject` creates another one
            Fixed().modifier(Bordered())
        }
    }
}

#Preview {
    Home().environmentObject(Router())
}

// Trap: a new object reads from the same place.
final class Icons: ObservableObject {
    @Published var name = "a"

    init() {
        name = UserDefaults.standard.string(forKey: "icon") ?? "a"
    }
}

struct IconSettings: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen).environmentObject(Icons())
    }
}
