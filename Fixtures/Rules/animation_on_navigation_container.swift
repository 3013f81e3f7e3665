import SwiftUI

// Positive: everything inside moves.
struct Home: View {
    @State private var isBusy = false
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                VStack {
                    Text("Mail")
                    Circle().opacity(isBusy ? 1 : 0)
                }
            }
            .animation(.easeInOut, value: isBusy)
//           ^^^^^^^^^ info[animation_on_navigation_container]: when `isBusy` changes, everything that changes inside this `NavigationStack` at the same time is animated, also its bars and the layout of its screens
        }
        .animation(.default)
//       ^^^^^^^^^ info[animation_on_navigation_container]: each change inside this `TabView` is animated, also its bars and the layout of its screens
    }
}

// Negative: no animation, pages, the selection, the choice at the root, other views.
struct Fine: View {
    @State private var isBusy = false
    @State private var isLoggedIn = false
    @State private var tab = 0
    @State private var path: [Int] = []

    var body: some View {
        VStack {
            NavigationStack { Text("A") }.animation(nil, value: isBusy)
            TabView { Text("A") }.tabViewStyle(.page).animation(.default, value: isBusy)
            TabView(selection: $tab) { Text("A") }.animation(.default, value: tab)
            NavigationStack(path: $path) { Text("A") }.animation(.default, value: path)
            NavigationStack {
                if isLoggedIn { Text("A") } else { Text("B") }
            }
            .animation(.default, value: isLoggedIn)
            Circle().opacity(isBusy ? 1 : 0).animation(.default, value: isBusy)
        }
    }
}

#Preview {
    NavigationStack { Text("A") }.animation(.default, value: 1)
}

// False positive trap: the animation belongs to the transition of the whole container.
struct Replaced: View {
    let session: Int

    var body: some View {
        NavigationStack { Text("Session") }
            .id(session)
            .transition(.opacity)
            .animation(.default, value: session)
    }
}

// False positive trap: both pages have an animation of their own.
struct Pages: View {
    var body: some View {
        TabView {
            Text("A").animation(.none)
            Text("B").animation(nil)
        }
        .animation(.easeInOut)
    }
}
