// target: iOS=17.0
import SwiftUI

@main
struct Library: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Shelf()
                Loans()
                NavigationStack { Inside() }
                Wrapped { Deep() }
                Framed { Plain() }
                Modified().embedded()
                Both()
                NavigationStack { Both() }
                Registered()
                Split()
                Permission(onDone: {})
                Consent(isStrict: true)
            }
        }
    }
}

// Positive: a row of a tab without a container; one report for the view.
struct Shelf: View {
    let books: [String]

    var body: some View {
        List(books, id: \.self) { book in
            NavigationLink(book) { Text(book) }
//          ^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `NavigationLink` does nothing, because no navigation container is around it in the window
            NavigationLink("Author") { Text("Author") }
        }
    }
}

// Positive: a sheet and a cover start without a container, also below one.
struct Loans: View {
    @State private var isShown = false
    @State private var isCovered = false

    var body: some View {
        NavigationStack {
            Button("Loans") { isShown = true }
                .onLongPressGesture { isCovered = true }
                .sheet(isPresented: $isShown) { Rules() }
                .fullScreenCover(isPresented: $isCovered) {
                    VStack { header }
                }
        }
    }

    private var header: some View {
        NavigationLink("Fees") { Text("Fees") }
//      ^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `NavigationLink` does nothing, because no navigation container is around it in the cover
    }
}

struct Rules: View {
    var body: some View {
        ScrollView {
            Card { Text("Rules") }
        }
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            content
            NavigationLink("More") { Text("More") }
//          ^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `NavigationLink` does nothing, because no navigation container is around it in the sheet
        }
    }
}

// Positive: a view of the project around it makes no container.
struct Framed<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { VStack { content }.padding() }
}

struct Plain: View {
    var body: some View {
        NavigationLink("Plain") { Text("Plain") }
//      ^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `NavigationLink` does nothing, because no navigation container is around it in the window
    }
}

// Positive: a destination without a container.
struct Registered: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Opened() }
//           ^^^^^^^^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `.navigationDestination` never shows its screen, because no navigation container is around it in the window
    }
}

// Negative: what a destination shows is in the container that it asks for; that one is reported.
struct Opened: View {
    var body: some View { NavigationLink("Next") { Text("Next") } }
}

// Positive: the check before the write is not about an optional input.
struct Consent: View {
    let isStrict: Bool
    @State private var isShown = false

    var body: some View {
        Button("Agree", action: agree)
            .navigationDestination(isPresented: $isShown) { Opened() }
//           ^^^^^^^^^^^^^^^^^^^^^ warning/medium[link_outside_navigation]: this `.navigationDestination` never shows its screen, because no navigation container is around it in the window
    }

    private func agree() {
        if isStrict { return }
        isShown = true
    }
}

// Negative: callers that pass the closure never open the destination.
struct Permission: View {
    let onDone: (() -> Void)?
    @State private var isShown = false

    var body: some View {
        Button("Allow", action: allow)
            .navigationDestination(isPresented: $isShown) { Opened() }
    }

    private func allow() {
        if let onDone {
            onDone()
            return
        }
        isShown = true
    }
}

// Negative: a container around it, one in a view or a modifier of the project, one at some of the places, columns.
struct Inside: View {
    var body: some View { NavigationLink("Inside") { Pushed() } }
}

struct Pushed: View {
    var body: some View { NavigationLink("Pushed") { Text("Pushed") } }
}

struct Wrapped<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { NavigationStack { content } }
}

struct Deep: View {
    var body: some View { NavigationLink("Deep") { Text("Deep") } }
}

struct Modified: View {
    var body: some View { NavigationLink("Modified") { Text("Modified") } }
}

extension View {
    func embedded() -> some View { NavigationStack { self } }
}

struct Both: View {
    var body: some View { NavigationLink("Both") { Text("Both") } }
}

struct Split: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("Sidebar") { Text("Sidebar") }
        } detail: {
            NavigationLink("Detail") { Text("Detail") }
        }
    }
}

// Negative: an unknown place, a hosting controller, a preview, a view that nothing shows.
struct Hosted: View {
    var body: some View { NavigationLink("Hosted") { Text("Hosted") } }
}

func host() -> UIViewController { UIHostingController(rootView: Hosted()) }

struct Unshown: View {
    var body: some View { NavigationLink("Unshown") { Text("Unshown") } }
}

struct Previewed: View {
    var body: some View { NavigationLink("Previewed") { Text("Previewed") } }
}

#Preview { Previewed() }
