// target: iOS=16.0
// options: extra_list_containers = [LibraryList]
import SwiftUI

// Positive: on a row, deep inside a row, on a section, in a lazy stack and a grid.
struct Rows: View {
    let items: [Item]
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            List(items) { item in
                NavigationLink(item.title, value: item)
                    .navigationDestination(for: Item.self) { Detail(item: $0) }
//                   ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
                    .padding()
            }
        }
        List {
            Section {
                HStack {
                    Text("a").navigationDestination(isPresented: $isShown) {
//                            ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: `$isShown` opens nothing until this row is on screen, because a lazy container creates its rows only then
                        Text("Shown")
                    }
                }
            }
            ForEach(items) { Text($0.title) }
                .navigationDestination(for: Item.self) { item in Detail(item: item) }
//               ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
        }
        .listStyle(.plain)
        ScrollView {
            LazyVGrid(columns: []) {
                ForEach(items) { item in
                    VStack { Text(item.title) }.navigationDestination(for: Item.self) { _ in
//                                              ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
                        Detail(item: item)
                    }
                }
            }
        }
    }
}

// Positive: a row's own overlay and background belong to the row; here the fix would lose a comment.
struct Decorated: View {
    let items: [Item]

    var body: some View {
        LazyVStack {
            ForEach(items) { item in
                Text(item.title).background {
                    Color.clear // Why it is here.
                        // Because.
                        .navigationDestination(for: Item.self) { Detail(item: $0) }
//                       ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
                }
            }
        }
    }
}

// Positive: through a helper of the same type.
struct Helper: View {
    let items: [Item]

    var body: some View {
        List(items) { row($0) }
    }

    private func row(_ item: Item) -> some View {
        Text(item.title).navigationDestination(for: Item.self) { Detail(item: $0) }
//                       ^^^^^^^^^^^^^^^^^^^^^ error/medium[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
    }
}

// False negative trap: through a row view, the project's own list, a list from elsewhere.
struct Row: View {
    let item: Item

    var body: some View {
        Text(item.title).navigationDestination(for: Item.self) { Detail(item: $0) }
//                       ^^^^^^^^^^^^^^^^^^^^^ info/low[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
    }
}

struct RowList: View {
    let items: [Item]
    var body: some View { List(items) { Row(item: $0) } }
}

struct CardList<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { LazyVStack { content() } }
}

struct Cards: View {
    var body: some View {
        CardList {
            Text("a").navigationDestination(for: Item.self) { Detail(item: $0) }
//                    ^^^^^^^^^^^^^^^^^^^^^ info/low[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
        }
        LibraryList {
            Text("a").navigationDestination(for: Item.self) { Detail(item: $0) }
//                    ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: links do not find this `.navigationDestination` until this row is on screen, because a lazy container creates its rows only then
        }
    }
}

// False negative trap: modifiers of the project that wrap it.
extension View {
    func withDestinations() -> some View {
        navigationDestination(for: Item.self) { Detail(item: $0) }
    }
}

struct Router: ViewModifier {
    func body(content: Content) -> some View {
        content.navigationDestination(for: Item.self) { Detail(item: $0) }
    }
}

struct Wrapped: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            Text(item.title).withDestinations()
//                           ^^^^^^^^^^^^^^^^ error/medium[navigation_destination_in_lazy_container]: links do not find the `.navigationDestination` in `.withDestinations()` until this row is on screen, because a lazy container creates its rows only then
            Text(item.title).modifier(Router())
//                           ^^^^^^^^ error/medium[navigation_destination_in_lazy_container]: links do not find the `.navigationDestination` in `.modifier(Router())` until this row is on screen, because a lazy container creates its rows only then
        }
        .withDestinations()
    }
}

// False positive trap: on the container itself, also in a detail column.
struct Outside: View {
    let items: [Item]

    var body: some View {
        NavigationSplitView {
            List(items) { Text($0.title) }
        } detail: {
            List(items) { Text($0.title) }
                .navigationDestination(for: Item.self) { Detail(item: $0) }
        }
    }
}

// False positive trap: another screen starts inside the row.
struct Screens: View {
    let items: [Item]
    @State private var isShown = false

    var body: some View {
        List(items) { item in
            Text(item.title).sheet(isPresented: $isShown) {
                NavigationStack { Text("a").navigationDestination(for: Item.self) { Detail(item: $0) } }
            }
            Text(item.title).fullScreenCover(isPresented: $isShown) {
                Text("a").navigationDestination(for: Item.self) { Detail(item: $0) }
            }
            NavigationLink {
                Text("a").navigationDestination(for: Item.self) { Detail(item: $0) }
            } label: {
                Text("b")
            }
        }
    }
}

// False positive trap: no lazy container around it, and nobody knows what is.
struct Eager: View {
    let items: [Item]

    var body: some View {
        VStack {
            ForEach(items) { Text($0.title).navigationDestination(for: Item.self) { Detail(item: $0) } }
        }
        Form { Text("a").navigationDestination(for: Item.self) { Detail(item: $0) } }
    }
}

#Preview {
    List { Text("a").navigationDestination(for: Item.self) { Detail(item: $0) } }
}

struct Item: Identifiable, Hashable {
    let id: Int
    let title: String
}

struct Detail: View {
    let item: Item
    var body: some View { Text(item.title) }
}

// False positive trap: the closure of a row is its destination, though a closure with a default comes first.
struct LinkRow<Destination: View, Accessory: View>: View {
    let accessory: () -> Accessory
    let destination: () -> Destination

    init(
        _ title: String,
        @ViewBuilder accessory: @escaping () -> Accessory = { EmptyView() },
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.accessory = accessory
        self.destination = destination
    }

    var body: some View {
        NavigationLink {
            destination()
        } label: {
            HStack { accessory() }
        }
    }
}

struct LinkRows: View {
    @State private var isShown = false

    var body: some View {
        List {
            LinkRow("Details") {
                Text("a").navigationDestination(isPresented: $isShown) { Text("b") }
            }
            LinkRow("Details") {
                Text("a").navigationDestination(isPresented: $isShown) { Text("b") }
//                        ^^^^^^^^^^^^^^^^^^^^^ error[navigation_destination_in_lazy_container]: `$isShown` opens nothing until this row is on screen, because a lazy container creates its rows only then
            } destination: {
                Text("c")
            }
        }
    }
}
