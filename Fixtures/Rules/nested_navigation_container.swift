import SwiftUI

// Positive: the link is in the same body.
struct Lexical: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Page") {
                    NavigationStack {
//                  ^^^^^^^^^^^^^^^ warning[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
                        Text("Page")
                    }
                }
            }
        }
    }
}

// Positive: the screens are views of their own, behind a link, a value and a flag.
struct Settings: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("About", destination: About())
                NavigationLink("Old", destination: OldScreen())
                NavigationLink("Value", value: 1)
                NavigationLink("Shared") { Shared() }
            }
            .navigationDestination(for: Int.self) { _ in Numbers() }
//                                                       ^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because `.navigationDestination` pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
            .navigationDestination(isPresented: $isShown) { NavigationView { Text("Shown") } }
//                                                          ^^^^^^^^^^^^^^ warning[nested_navigation_container]: this screen has two navigation bars, because `.navigationDestination` pushes it into a `NavigationStack` and it makes a `NavigationView` of its own
        }
    }
}

struct About: View {
    var body: some View {
        NavigationStack {
//      ^^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
            Text("About").navigationTitle("About")
        }
    }
}

struct OldScreen: View {
    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationView` of its own
            Text("Old")
        }
    }
}

struct Numbers: View {
    var body: some View {
        NavigationStack { Text("Numbers") }
    }
}

// Positive: the screen is pushed here, and a tab elsewhere.
struct Shared: View {
    var body: some View {
        NavigationStack { Text("Shared") }
//      ^^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
    }
}

struct Tabs: View {
    var body: some View {
        TabView {
            Shared().tabItem { Text("Shared") }
            Settings().tabItem { Text("Settings") }
        }
    }
}

// Positive: views in a `NavigationView`.
struct OldRoot: View {
    var body: some View {
        NavigationView {
            NavigationLink("Page") {
                NavigationView { Text("Page") }
//              ^^^^^^^^^^^^^^ warning[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationView` and it makes a `NavigationView` of its own
            }
        }
    }
}

// Silent: a stack in the detail column of a `NavigationView` or a split view.
struct Columns: View {
    var body: some View {
        NavigationView {
            NavigationLink("Page") { NavigationStack { Text("Page") } }
        }
        NavigationSplitView {
            List {
                NavigationLink("Detail") { NavigationStack { Text("Detail") } }
            }
        } detail: {
            NavigationStack { Text("Empty") }
        }
    }
}

// Silent: a condition adds the container; a sheet starts without one.
struct Optional: View {
    @State private var isShown = false
    let needsStack: Bool

    var body: some View {
        NavigationStack {
            NavigationLink("Page") {
                if needsStack {
                    NavigationStack { Text("Page") }
                } else {
                    Text("Page")
                }
            }
            .sheet(isPresented: $isShown) {
                NavigationStack { Text("Sheet") }
            }
        }
    }
}

// Silent: a branch decides about the member with the container.
struct Folders: View {
    let isFirst: Bool

    var body: some View {
        if isFirst { wrapped } else { content }
    }

    private var wrapped: some View {
        NavigationView { content }
    }

    private var content: some View {
        NavigationLink("Folder") { Folders(isFirst: false) }
    }
}

// Silent: one of the bars is hidden.
struct Hidden: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page") {
                NavigationStack { Text("Page") }
                    .toolbar(.hidden, for: .navigationBar)
            }
        }
    }
}

struct Hiding: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page") { Covered().navigationBarHidden(true) }
        }
    }
}

struct Covered: View {
    var body: some View {
        NavigationStack { Text("Covered") }
    }
}

// Silent: a preview.
#Preview {
    NavigationStack {
        NavigationLink("Page") { NavigationStack { Text("Page") } }
    }
}

// False positive trap: the link is only in debug builds.
struct DebugScreens: View {
    var body: some View {
        NavigationStack {
            #if DEBUG
            NavigationLink("Debug") { NavigationStack { Text("Debug") } }
            #endif
        }
    }
}

// Info: the outer bar shows the title and the buttons.
struct Chats: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Chat") { Chat() }
        }
    }
}

struct Chat: View {
    var body: some View {
        NavigationStack {
//      ^^^^^^^^^^^^^^^ info/medium[nested_navigation_container]: this screen may have a second, empty navigation bar, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
            Text("Hello")
        }
        .navigationTitle("Chat")
    }
}

// Positive: a container around a view that makes its own.
struct Starts: View {
    @State private var isShown = false

    var body: some View {
        Text("Start")
            .sheet(isPresented: $isShown) {
                NavigationStack { Framed() }
//                                ^^^^^^ warning/medium[nested_navigation_container]: this screen may have a second, empty navigation bar, because the only view in this `NavigationStack` makes a `NavigationView` of its own
            }
            .popover(isPresented: $isShown) {
                NavigationView {
                    NavigationView { Text("Inner") }
//                  ^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen may have a second, empty navigation bar, because the only view in this `NavigationView` makes a `NavigationView` of its own
                }
            }
    }
}

struct Framed: View {
    var body: some View {
        NavigationView { Text("Framed").navigationTitle("Framed") }
    }
}

// Silent: columns, a bar that is hidden, a container among other views or under a condition.
struct StartTraps: View {
    let isFramed: Bool

    var body: some View {
        NavigationView { NavigationStack { Text("Column") } }
        TabView { NavigationStack { Bare() } }
        NavigationStack { if isFramed { Framed() } else { Text("Plain") } }
        NavigationStack {
            Text("Above")
            Framed()
        }
    }
}

struct Bare: View {
    var body: some View {
        NavigationStack { Text("Bare").toolbar(.hidden, for: .navigationBar) }
    }
}

// Positive: without its back button, the outer bar still takes space.
struct Guide: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page") {
                GuidePage().navigationBarBackButtonHidden(true)
            }
        }
    }
}

struct GuidePage: View {
    var body: some View {
        NavigationStack { Text("Page") }
//      ^^^^^^^^^^^^^^^ info/medium[nested_navigation_container]: this screen may have a second, empty navigation bar, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
    }
}

// Positive, once: where a link pushes the view, its own container is the one to remove; the one in the sheet stays.
struct Maxes: View {
    var body: some View {
        NavigationStack { Text("Maxes").navigationTitle("Maxes") }
//      ^^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
    }
}

struct MaxesHub: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            NavigationLink("Maxes") { Maxes() }
        }
        .sheet(isPresented: $isShown) {
            NavigationStack { Maxes() }
        }
    }
}

// Negative: no source says that a link in swipe actions pushes.
struct Inbox: View {
    var body: some View {
        NavigationStack {
            List(0..<9, id: \.self) { row in
                Text("\(row)")
                    .swipeActions {
                        NavigationLink("Edit") { Draft() }
                    }
            }
        }
    }
}

struct Draft: View {
    var body: some View {
        NavigationStack { Text("Draft").navigationTitle("Draft") }
    }
}

// Positive: the tabs have containers, and one is around them all.
struct Shop: View {
    var body: some View {
        NavigationStack { ShopTabs() }
    }
}

struct ShopTabs: View {
    var body: some View {
        TabView {
//      ^^^^^^^ warning/medium[nested_navigation_container]: the tabs may have a second, empty navigation bar, because this `TabView` is in a `NavigationStack` and a tab makes a `NavigationStack` of its own
            Tab("Goods", systemImage: "cart") { Goods() }
            Text("Account").tabItem { Text("Account") }
        }
    }
}

struct Goods: View {
    var body: some View {
        NavigationStack { Text("Goods").navigationTitle("Goods") }
    }
}

// Negative: only the tabs have containers, only the outside has one, or code hides its bar.
struct Tabs: View {
    var body: some View {
        TabView { Goods().tabItem { Text("Goods") } }
    }
}

struct Outer: View {
    var body: some View {
        NavigationStack {
            TabView { Text("Account").tabItem { Text("Account") } }
        }
    }
}

struct Bar: View {
    var body: some View {
        NavigationStack {
            TabView { Goods().tabItem { Text("Goods") } }
                .toolbar(.hidden, for: .navigationBar)
        }
    }
}

// Negative: the split view shows the destination in another column, which may have a stack.
struct Folders: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationSplitView {
            List { NavigationLink("First", value: 1) }
                .navigationDestination(for: Int.self) { _ in
                    NavigationStack(path: $path) { Text("Mails") }
                }
        } detail: {
            Text("None")
        }
    }
}

// Positive: the cases of a `switch` in a destination, also if the first screen of the stack hides its bar. Negative: a case that
// hides the bar.
struct Routes: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Profile") { path.append("profile") }
                .navigationBarHidden(true)
                .navigationDestination(for: String.self) { route in
                    switch route {
                    case "profile": Profile()
//                                  ^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because `.navigationDestination` pushes it into a `NavigationStack` and it makes a `NavigationView` of its own
                    case "bare": Bare()
                    default: Text("Nothing")
                    }
                }
        }
    }
}

struct Profile: View {
    var body: some View {
        NavigationView { Text("Profile").navigationTitle("Profile") }
    }
}

struct Bare: View {
    var body: some View {
        NavigationView { Text("Bare").navigationBarHidden(true) }
    }
}

// Positive: a stack of views around the container or the tabs. The bar of the tabs is not the one of the navigation.
struct Headed: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Orders") { Orders() }
        }
    }
}

struct Orders: View {
    var body: some View {
        VStack {
            Text("Orders")
            NavigationStack { Text("None").navigationTitle("Orders") }
//          ^^^^^^^^^^^^^^^ warning/medium[nested_navigation_container]: this screen has two navigation bars, because a link pushes it into a `NavigationStack` and it makes a `NavigationStack` of its own
        }
        .toolbar(.hidden, for: .tabBar)
    }
}

struct Banner: View {
    var body: some View {
        NavigationStack {
            VStack {
                Text("Sale")
                TabView {
//              ^^^^^^^ warning/medium[nested_navigation_container]: the tabs may have a second, empty navigation bar, because this `TabView` is in a `NavigationStack` and a tab makes a `NavigationStack` of its own
                    Goods().tabItem { Text("Goods") }
                }
            }
        }
    }
}

// Negative: a view that takes content is somewhere else in a container, and this content is not.
struct Bordered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { ZStack { content } }
}

struct BorderedApp: View {
    var body: some View {
        Bordered {
            TabView { Goods().tabItem { Text("Goods") } }
        }
        .fullScreenCover(isPresented: .constant(true)) { BorderedPush() }
    }
}

struct BorderedPush: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Search") { Bordered { Text("Search") } }
        }
    }
}

// Positive: the bar is hidden on another screen only, and the container has a background.
enum AuthPage: Hashable {
    case login, register
}

struct AuthRoot: View {
    @State private var path: [AuthPage] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Log in") { path = [.login, .register] }
                .navigationDestination(for: AuthPage.self) { page in
                    switch page {
                    case .login: LoginPage()
//                               ^^^^^^^^^ warning/medium[nested_navigation_container]
                    case .register: Text("Register").navigationBarHidden(true)
                    }
                }
        }
    }
}

struct LoginPage: View {
    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea()
            NavigationStack { Text("Login").navigationTitle("Login") }
        }
    }
}

// Negative: the bar of the outer container has a button.
struct LoginSheet: View {
    var body: some View {
        NavigationStack {
            LoginSettings().toolbar { Button("Cancel") {} }
        }
    }
}

struct LoginSettings: View {
    var body: some View {
        NavigationStack { Text("Settings").navigationTitle("Settings") }
    }
}
