// target: iOS=15.0
import SwiftUI

@main
struct Mail: App {
    var body: some Scene {
        WindowGroup { Home() }
        WindowGroup { Fallback() }
        WindowGroup { Links() }
        WindowGroup { Barred() }
        WindowGroup { Stacked() }
        WindowGroup { Experience() }
        WindowGroup { Later() }
    }
}

// Low: few users still see the older container.
struct Fallback: View {
    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { Text("a") }
        } else {
            NavigationView { Text("a") }
//          ^^^^^^^^^^^^^^ info/low[navigation_view_default_style]: on an iPad this `NavigationView` may show its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
        }
    }
}

// Positive: one view in a container with columns.
struct Home: View {
    @State var isShown = false

    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ warning/medium[navigation_view_default_style]: on an iPad this `NavigationView` shows its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
            Foreign {
                Alone()
                Inside()
                Columns()
                Styled()
                Caller()
                Custom()
                Desktop()
            }
        }
        .sheet(isPresented: $isShown) {
            NavigationView { Text("Sheet") }
//          ^^^^^^^^^^^^^^ info/low[navigation_view_default_style]: on an iPad this `NavigationView` may show its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
        }
        .popover(isPresented: $isShown) {
            NavigationView { Text("Narrow") }
        }
    }
}

// Positive: a screen that the project shows at an unknown place.
struct Alone: View {
    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ info/low[navigation_view_default_style]: on an iPad this `NavigationView` may show its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
            Text("Inbox")
        }
    }
}

// Positive: the style is inside.
struct Inside: View {
    var body: some View {
        NavigationView {
            List { Text("Inbox") }.navigationViewStyle(.stack)
//                                 ^^^^^^^^^^^^^^^^^^^ warning[navigation_view_default_style]: `.navigationViewStyle` has no effect here, because it is inside the `NavigationView` and not on it
        }
    }
}

// Negative: two columns, a style, a style around it or at the caller, an unknown modifier, another platform.
struct Columns: View {
    var body: some View {
        NavigationView {
            List { Text("Inbox") }
            Text("Mail")
        }
    }
}

struct Styled: View {
    var body: some View {
        TabView {
            NavigationView { Text("A") }
            NavigationView { Text("B") }.navigationViewStyle(StackNavigationViewStyle())
        }
        .navigationViewStyle(.stack)
    }
}

struct Caller: View {
    var body: some View {
        VStack { Called() }.navigationViewStyle(.stack)
    }
}

struct Called: View {
    var body: some View {
        NavigationView { Text("A") }
    }
}

struct Custom: View {
    var body: some View {
        NavigationView { Text("A") }.plain()
    }
}

#if os(macOS)
struct Desktop: View {
    var body: some View {
        NavigationView { Text("A") }
    }
}
#endif

#Preview {
    NavigationView { Text("A") }
}

// Low: links may want columns.
struct Links: View {
    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ info/low[navigation_view_default_style]: on an iPad this `NavigationView` may show its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
            List { NavigationLink("A") { Text("A") } }
        }
    }
}

// Positive: a modifier of the project sets no style. Negative: one that does.
extension View {
    func bar(_ color: Color) -> some View { modifier(Bar(color: color)) }
    func stacked() -> some View { padding().navigationViewStyle(.stack) }
}

struct Bar: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        ZStack(alignment: .top) {
            content
            color.frame(height: 1)
        }
    }
}

struct Barred: View {
    var body: some View {
        NavigationView { Text("A") }.bar(.red)
//      ^^^^^^^^^^^^^^ warning/medium[navigation_view_default_style]: on an iPad this `NavigationView` shows its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
    }
}

struct Stacked: View {
    var body: some View {
        NavigationView { Text("A") }.stacked()
    }
}

// Negative: only narrow screens show it. Positive: only wide screens do.
struct Experience: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        switch sizeClass {
        case .regular: Wide()
        default: Narrow()
        }
        if sizeClass == .compact { NavigationView { Text("B") } } else { Text("C") }
    }
}

struct Narrow: View {
    var body: some View {
        NavigationView { Text("A") }
    }
}

struct Wide: View {
    var body: some View {
        NavigationView { Text("A") }
//      ^^^^^^^^^^^^^^ warning/medium[navigation_view_default_style]: on an iPad this `NavigationView` shows its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
    }
}

// Positive: for later systems only; a `NavigationStack` is the better way there.
@available(iOS 16, *)
struct Later: View {
    var body: some View {
        NavigationView { Text("A") }
//      ^^^^^^^^^^^^^^ info/medium[navigation_view_default_style]: on an iPad this `NavigationView` shows its only view in a sidebar next to an empty screen, because it has no `.navigationViewStyle(.stack)`
    }
}
