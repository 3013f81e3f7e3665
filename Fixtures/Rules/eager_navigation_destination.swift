// target: iOS=17.0
import SwiftUI

// Positive: a model constructed in the link, in every spelling of a destination.
struct Inline: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink(destination: Detail(model: DetailModel(item))) { Text(item.title) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink { Detail(model: DetailModel(item)) } label: { Text(item.title) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            let detail = Detail(model: DetailModel(item))
            NavigationLink(destination: detail) { Text(item.title) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("Item") { Detail(model: DetailModel.init(item)) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }
}

// Positive: the destination's initializer works.
struct Working: View {
    let items: [Item]

    var body: some View {
        LazyVStack {
            ForEach(items) { item in
                NavigationLink("a") { Loader(item) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` in the initializer of `Loader` before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("b") { Formatted(item) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DateFormatter` in the initializer of `Formatted` before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("c") { Observed() }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `Store` for a property of `Observed` before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("d") { Looping(items) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row runs a loop in the initializer of `Looping` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            }
        }
    }
}

// Positive: everything else, where value links exist.
struct Plain: View {
    let items: [Item]

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { item in
                    NavigationLink { Light(item: item) } label: { Text(item.title) }
//                  ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                }
            }
        }
    }
}

// A fix is offered where the element is Hashable, the stack stands around the rows, and nothing else is needed.
struct Pushed: View {
    let entries: [Entry]
    @State private var path: [Entry] = []

    var body: some View {
        NavigationStack {
            List(entries) { entry in
                NavigationLink {
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                    Page(entry: entry)
                        .navigationTitle("Page")
                } label: {
                    Text(entry.title) // Kept.
                }
            }
            .listStyle(.plain)
        }
        NavigationStack {
            List {
                ForEach(entries) { entry in
                    NavigationLink(entry.title) { Page(entry: entry) }
//                  ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                }
            }
        }
        NavigationStack {
            VStack {
                ForEach(entries) { entry in
                    NavigationLink(destination: Page(entry: entry)) { Text(entry.title) }
//                  ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                }
            }
        }
        // A path of its own, another name of the row, a comment that would be lost, two links.
        NavigationStack(path: $path) {
            List(entries) { entry in
                NavigationLink(entry.title) { Page(entry: entry) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
        NavigationStack {
            List(entries) { entry in
                let other = entry
                NavigationLink(entry.title) { Page(entry: other) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
        NavigationStack {
            List(entries) { entry in
                NavigationLink { Page(entry: entry) } /* Why. */ label: { Text(entry.title) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
        NavigationStack {
            List(entries) { entry in
                NavigationLink("One") { Page(entry: entry) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                NavigationLink("Two") { Page(entry: entry) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
    }
}

struct Entry: Identifiable, Hashable {
    let id: Int
    let title: String
}

struct Page: View {
    let entry: Entry
    var body: some View { Text(entry.title).padding() }
}

// False negative trap: the row in another file, a helper, a function reference, a menu, a background.
struct Hops: View {
    let items: [Item]

    var body: some View {
        List {
            ForEach(items) { item in ItemRow(item: item) }
            ForEach(items) { item in row(for: item) }
            ForEach(items, content: light)
            ForEach(items) { item in
                Text("a").contextMenu { NavigationLink("more") { Light(item: item) } }
//                                      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
            ForEach(items) { item in
                Text("a").background(NavigationLink("", destination: Light(item: item)).hidden())
//                                   ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
    }

    @ViewBuilder private func row(for item: Item) -> some View {
        if item.title.isEmpty { Text("none") } else { NavigationLink("a") { Light(item: item) } }
//                                                    ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }

    private func light(_ item: Item) -> some View {
        NavigationLink("a") { Light(item: item) }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

// False negative trap: the row's function itself is handed to the List; a destination that a router makes.
struct References: View {
    let items: [Item]

    var body: some View {
        List(items, rowContent: row)
        List(items) { item in
            NavigationLink("a") { route(item) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
        }
    }

    private func row(_ item: Item) -> some View {
        NavigationLink("a") { Light(item: item) }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }

    private func route(_ item: Item) -> AnyView {
        item.id > 0 ? AnyView(Light(item: item)) : AnyView(Text("none"))
    }
}

// In a NavigationView there are no value links: what the help says differs.
struct Old: View {
    let items: [Item]

    var body: some View {
        NavigationView {
            List(items) { item in
                NavigationLink("a") { Light(item: item) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            }
        }
    }
}

// False negative trap: three helpers between the row and its link.
struct DeepRows: View {
    let items: [Item]

    var body: some View {
        List(items) { item in row(item) }
    }

    private func row(_ item: Item) -> some View {
        HStack { content(item) }
    }

    @ViewBuilder private func content(_ item: Item) -> some View {
        if item.id > 0 { link(item) }
    }

    private func link(_ item: Item) -> some View {
        NavigationLink("Open", destination: Light(item: item))
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

// False positive trap: value links, links of state, links of libraries.
struct Values: View {
    let items: [Item]
    @State private var isActive = false

    var body: some View {
        List(items) { item in
            NavigationLink(value: item.id) { Text(item.title) }
            NavigationLink("a", value: item.id)
            NavigationLink("a", destination: Light(item: item), isActive: $isActive)
            NavigationLink(destination: Light(item: item), tag: item.id, selection: $isActive) { Text("a") }
            NavigationLink(state: Path(item)) { Text("a") }
            NavigationLink(destinationName: "scene") { Text("a") }
        }
        .navigationDestination(for: Int.self) { _ in Detail(model: DetailModel(items[0])) }
    }
}

// False positive trap: fixed links, and rows that are always the same.
struct Fixed: View {
    private let tabs = [Tab.home, Tab.search]
    static let kinds = [Tab.home, .search]

    var body: some View {
        List {
            NavigationLink("About") { Detail(model: DetailModel(.sample)) }
            NavigationLink("Licence") { Light(item: .sample) }
            ForEach(Tab.allCases, id: \.self) { tab in NavigationLink("a") { Light(item: .sample) } }
            ForEach([Tab.home, .search], id: \.self) { tab in NavigationLink("a") { Light(item: .sample) } }
            ForEach(0..<3) { index in NavigationLink("a") { Light(item: .sample) } }
            ForEach(tabs, id: \.self) { tab in NavigationLink("a") { Light(item: .sample) } }
            ForEach(Fixed.kinds, id: \.self) { tab in NavigationLink("a") { Light(item: .sample) } }
            ForEach(Array(Tab.allCases.enumerated()), id: \.offset) { tab in NavigationLink("a") { Light(item: .sample) } }
        }
    }
}

// False positive trap: a link that leads every row to the same place, through what views hand on.
struct Notices: View {
    let notices: [Item]
    let account: Item

    var body: some View {
        List(notices) { notice in
            Notice(notice: notice, account: account)
            NavigationLink("Help") { Light(item: account) }
        }
    }
}

struct Notice: View {
    let notice: Item
    let account: Item

    var body: some View {
        Text(notice.title)
        Renewal(account: account, entry: notice)
    }
}

#Preview {
    Renewal(account: .sample, entry: .sample)
}

struct Renewal: View {
    let account: Item
    let entry: Item

    var body: some View {
        NavigationLink("Renew") { Light(item: account) }
        NavigationLink("Show") { Light(item: entry) }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

struct Outer: View {
    let notices: [Item]
    let account: Item

    var body: some View {
        List(notices) { notice in Inner(notice: notice, account: self.account) }
    }
}

// False positive trap: the shared value handed on as `self.account`.
struct Inner: View {
    let notice: Item
    let account: Item

    var body: some View {
        Inmost(account: self.account)
    }
}

struct Inmost: View {
    let account: Item
    var body: some View { NavigationLink("Renew") { Light(item: self.account) } }
}

// False positive trap: a model that only one kind of rows needs.
struct Choosing: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink("a") {
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                switch item.title {
                case "a": Detail(model: DetailModel(item))
                default: Light(item: item)
                }
            }
        }
    }
}

// Positive: values that are computed for the destination, in the link or in members that it reads.
struct Computed: View {
    let items: [Item]
    let catalog: Catalog

    private var sortedItems: [Item] { items.sorted { $0.title < $1.title } }
    var body: some View {
        List(items) { item in
            NavigationLink("a") { Several(items: items.filter { $0.title == item.title }) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row filters `items` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a", destination: Several(items: sortedItems))
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row sorts `items` in `sortedItems` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Several(items: catalog.grouped[item.id] ?? []) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row groups `changes` in `grouped` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Detail(model: makeModel(item)) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Detail(model: .init(item)) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { catalog.page(for: item) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` in the initializer of `Loader` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Decoded(item: item) }
//          ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row decodes `data` in the initializer of `Decoded` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { VStack { Detail(model: DetailModel(item)) } }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Card { Detail(model: DetailModel(item)) } }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a", destination: Detail(model: DetailModel(item)), isActive: .constant(false))
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a") { Commented(model: DetailModel(item), onDone: { true }) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }

    private func makeModel(_ item: Item) -> DetailModel { DetailModel(item) }
}

// False positive trap: values that need no work, publishers, an Optional that is mapped, work in closures.
struct Cheap: View {
    let items: [Item]
    let catalog: Catalog

    private func second(_ item: Item) -> Item {
        for other in items where other.id > item.id { return other }
        return item
    }

    var body: some View {
        List(items) { item in
            NavigationLink("a") { Light(item: second(item)) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            NavigationLink("a") { Light(item: catalog.named(item) ?? item) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            NavigationLink("a") { Light(item: catalog.optional.map { $0 } ?? item) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            NavigationLink("a") { Light(item: item).task { _ = items.sorted { $0.id < $1.id } } }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            NavigationLink("a") { GeometryReader { _ in Detail(model: DetailModel(item)) } }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            NavigationLink("a") { Light(item: item).onReceive(catalog.$changes.filter { $0.isEmpty }) { _ in } }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
        }
    }
}

// Positive: links that are made once, with work that goes on.
struct Settings: View {
    @State private var isOn = false

    var body: some View {
        Form {
            NavigationLink("a") { Sync() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view starts a task in the initializer of `Sync`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("b") { Feed(model: FeedModel()) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `FeedModel`, which starts a task, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("c") { Clock() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view starts a timer in the initializer of `Clock`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            // Costs little, or is done once.
            NavigationLink("d") { Formatted(.sample) }
            NavigationLink("e") { Detail(model: DetailModel(.sample)) }
            NavigationLink("f") { OwnFeed() }
        }
    }
}

// In a NavigationView, also behind its links, there are no value links.
struct OldRoot: View {
    let items: [Item]

    var body: some View {
        NavigationView {
            NavigationLink("Items") { Pushes(items: items) }
        }
    }
}

struct Pushes: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink("a") { Loader(item) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` in the initializer of `Loader` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }
}

// False positive trap: wrappers that wait, by declaration or by name.
struct Waiting: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink("a") { Deferred(Detail(model: DetailModel(item))) }
            NavigationLink("a") { Delayed { Detail(model: DetailModel(item)) } }
            NavigationLink("a") { LazyView(Detail(model: DetailModel(item))) }
            NavigationLink("a") { Text(item.title) }
        }
    }
}

// False positive trap: what SwiftUI makes once is not made with the view.
struct Owned: View {
    let items: [Item]

    var body: some View {
        NavigationSplitView {
            List(items) { item in
                NavigationLink("a") { Owner(item: item) }
                NavigationLink("a") { ShortOwner(item: item) }
                NavigationLink("a") { Detail(model: DetailModel(item)) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            }
        } detail: {
            Text("Detail")
        }
    }
}

// False positive trap: a new screen ends the row.
struct Screens: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            Text(item.title).sheet(isPresented: .constant(true)) {
                NavigationStack { NavigationLink("a") { Light(item: item) } }
            }
        }
    }
}

// False positive trap: in a case of a switch over the element itself a link is shown by one row.
struct Entries: View {
    let entries: [Entry]
    enum Entry { case news, archive(Int) }

    var body: some View {
        List(entries, id: \.self) { item in
            switch item {
            case .news: NavigationLink("News") { Light(item: .sample) }
            default: other(item)
            }
        }
        List(Tab.all, id: \.self) { tab in
            switch tab {
            case .home: HomeLink()
            case .search: Text("Search")
            }
        }
    }

    private func other(_ entry: Entry) -> some View { Text("Archive") }
}

struct HomeLink: View {
    var body: some View { NavigationLink("Home") { Light(item: .sample) } }
}

// False positive trap: a memberwise initializer takes the value of a StateObject as an autoclosure.
struct Kept: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink("a") { Keeper(model: KeptModel(item)) }
        }
    }
}

struct Keeper: View {
    @StateObject var model: KeptModel
    var body: some View { Text("Keeper") }
}

final class KeptModel: ObservableObject {
    init(_ item: Item) {}
}

// Positive: the destination stands in a helper.
struct Helped: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink("a") { destination(item) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("a", destination: loader(item))
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` in the initializer of `Loader` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }

    private func destination(_ item: Item) -> some View { Detail(model: DetailModel(item)) }
    private func loader(_ item: Item) -> some View { Loader(item) }
}

// Positive: a kind is no element, many rows may be of it.
struct Kinds: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            switch item.title {
            case "a": NavigationLink("a") { Light(item: item) }
//                    ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            default: Text(item.title)
            }
        }
    }
}

// Positive: members of the element, also in a modifier of the destination and in a file without SwiftUI.
struct Servers: View {
    let names: [String]
    @State private var servers: [Server] = []

    var body: some View {
        List {
            ForEach(servers) { server in
                NavigationLink("a") { Light(item: .sample).environmentObject(server.makeClient()) }
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `Client` before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("b") { Note(text: server.note()) }
//              ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row loads `url` in `note` before anyone taps its link, because `NavigationLink` creates its destination together with the link
                // False positive trap: a client that the server keeps, and a reference that is found.
                NavigationLink("c") { Light(item: .sample).environmentObject(server.client) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                NavigationLink("d") { Light(item: .sample).environmentObject(server.sharedClient()) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                // False positive trap: another value by the name of the element.
                ForEach(names, id: \.self) { server in
                    NavigationLink("e") { Note(text: server.note()) }
//                  ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                }
            }
        }
    }
}

// Positive: a model that exists before StateObject gets it; also for rows that are always the same.
struct Shelves: View {
    let items: [Item]

    var body: some View {
        List {
            ForEach(items) { item in NavigationLink("a") { Shelf(item) } }
//                                   ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `ViewModel` in the initializer of `Shelf` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            ForEach(Tab.allCases, id: \.self) { tab in NavigationLink("b") { Shelf(.sample) } }
//                                                     ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `ViewModel` in the initializer of `Shelf` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("c") { Shelf(.sample) }
            // False positive trap: a case of a switch over the element, which a view hands on.
            ForEach(names, id: \.self) { name in ShelfSection(key: name) }
        }
    }

    private var names: [String] { items.map(\.title) }
}

struct ShelfSection: View {
    let key: String

    var body: some View {
        switch key {
        case "all": NavigationLink("All") { Shelf(.sample) }
        case "home": HomeShelf()
        default: Text(key)
        }
    }
}

struct HomeShelf: View {
    var body: some View { NavigationLink("Home") { Shelf(.sample) } }
}

struct Shelf: View {
    @StateObject private var model: ViewModel

    init(_ item: Item) {
        let model = ViewModel()
        model.item = item
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text("Shelf") }
}

extension Shelf {
    final class ViewModel: ObservableObject {
        var item: Item?
    }
}

extension Light {
    final class ViewModel: ObservableObject {}
}

// Positive: links that are made once, whose destination waits for files or services, or takes longer with more data.
struct Places: View {
    let items: [Item]
    let url: URL

    var body: some View {
        Form {
            NavigationLink("a") { Nearby(items) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `CLLocationManager` for a property of `Nearby`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("b") { Browser() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `WKWebView` for a property of `Browser`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("c") { Text(readLog()) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view loads `url` in `readLog`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("d") { Titled { Text(readLog()) }.navigationTitle("Log") }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view loads `url` in `readLog`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("e") { Stored(store: LogStore()) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `LogStore`, which lists files, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("f") { Several(items: items.filter { $0.id > 0 }) }
//          ^^^^^^^^^^^^^^ info/medium[eager_navigation_destination]: each update of this view filters `items`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("g") { Ordered(items) }
//          ^^^^^^^^^^^^^^ info/medium[eager_navigation_destination]: each update of this view sorts `items` in the initializer of `Ordered`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            PushLink(destination: Text(readLog())) { Text("h") }
//          ^^^^^^^^ info[eager_navigation_destination]: each update of this view loads `url` in `readLog`, even if nobody taps the link, because `PushLink` creates its destination together with the link
            // False positive trap: code that waits, views that keep the code, and links that cost little.
            NavigationLink("i") { Text("Log").task { _ = readLog() } }
            NavigationLink("j") { Delayed { Text(readLog()) } }
            NavigationLink("k") { Aliased { Text(readLog()) } }
            NavigationLink("l") { Reader(contentsOf: url) }
            PushLink(destination: Light(item: .sample)) { Text("m") }
            LatePushLink(destination: Text(readLog()))
            SheetLink(destination: Text(readLog()))
        }
        List(items) { item in
            PushLink(destination: Detail(model: DetailModel(item))) { Text("n") }
//          ^^^^^^^^ info[eager_navigation_destination]: each row creates a `DetailModel` before anyone taps its link, because `PushLink` creates its destination together with the link
        }
    }

    private func readLog() -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

struct PushLink<Destination: View, Label: View>: View {
    let destination: Destination
    let label: Label

    init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    var body: some View {
        NavigationLink(destination: destination.padding()) { label }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

struct LatePushLink<Destination: View>: View {
    private let destination: () -> Destination

    init(destination: @autoclosure @escaping () -> Destination) { self.destination = destination }

    var body: some View { NavigationLink("Late") { Delayed { destination() } } }
}

struct SheetLink<Destination: View>: View {
    let destination: Destination
    @State private var isShown = false

    var body: some View {
        Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { destination }
    }
}

// Positive: an escaping builder that is called at once.
struct Titled<Content: View, Extra: View>: View {
    let content: Content
    let extra: () -> Extra

    init(extra: @escaping () -> Extra = { EmptyView() }, @ViewBuilder content: @escaping () -> Content) {
        self.content = content()
        self.extra = extra
    }

    var body: some View { content }
}

struct Aliased<Content: View>: View {
    typealias Builder = () -> Content
    let content: Builder

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var body: some View { content() }
}

struct Reader: View {
    let url: URL

    init(contentsOf url: URL) { self.url = url }

    var body: some View { Text(url.path) }
}

struct Nearby: View {
    let items: [Item]
    private let manager = CLLocationManager()

    init(_ items: [Item]) { self.items = items }

    var body: some View { Text("Nearby") }
}

struct Browser: UIViewRepresentable {
    private let view = WKWebView()

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

struct Ordered: View {
    private let items: [Item]

    init(_ items: [Item]) { self.items = items.sorted { $0.title < $1.title } }

    var body: some View { Text("\(items.count)") }
}

struct Note: View {
    let text: String
    var body: some View { Text(text) }
}

struct Stored: View {
    let store: LogStore
    var body: some View { Text("Stored") }
}

// Positive: models that start subscriptions or audio, made by a function of a type, by a default value, or in a closure
// that a row of the project calls when it is created.
struct Menu: View {
    let updates: Updates

    var body: some View {
        Form {
            NavigationLink("a") { ChainModule.view() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `ChainModel`, which starts a subscription, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            PushRow(destination: { ChainModule.view().padding() }) { Text("b") }
//          ^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `ChainModel`, which starts a subscription, even if nobody taps the link, because `PushRow` creates its destination together with the link
            PushRow(destination: { Purchases() }) { Text("c") }
//          ^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `PurchaseModel`, which starts a subscription, for a property of `Purchases`, even if nobody taps the link, because `PushRow` creates its destination together with the link
            BuiltPushRow(destination: { Purchases() })
//          ^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `PurchaseModel`, which starts a subscription, for a property of `Purchases`, even if nobody taps the link, because `BuiltPushRow` creates its destination together with the link
            NavigationLink("d", destination: Strings())
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `StringConductor`, which creates an `AudioEngine`, for a property of `Strings`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("e", destination: Tables())
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `TableConductor`, which loads `url`, for a property of `Tables`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("f") { Keeping(model: FeedModel()) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `FeedModel`, which starts a task, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("g") { Assigned(model: AssignedModel(updates)) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates an `AssignedModel`, which starts a subscription, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            // False positive trap: a function that waits, a kept model, an operator, a later engine, a type of the project.
            PushRow(destination: { OwnFeed() }) { Text("h") }
            LatePushRow(destination: { Purchases() })
            NavigationLink("i") { ChainModule.keptView() }
            NavigationLink("j") { ChainModule.shared.chain }
            NavigationLink("k") { Assigned(model: QuietModel(updates)) }
            NavigationLink("l") { Later() }
            NavigationLink("m") { Motor() }
            NavigationLink("n") { AutoKeeping(model: FeedModel()) }
        }
    }
}

enum ChainModule {
    static let shared = ChainRouter()

    static func view() -> some View {
        let model = ChainModel(updates: Updates())

        return Chains(model: model)
    }

    static func keptView() -> some View { KeptChains() }
}

struct ChainRouter {
    let chain = Text("Chain")
}

struct Chains: View {
    @ObservedObject var model: ChainModel
    var body: some View { Text("Chains") }
}

struct KeptChains: View {
    @StateObject private var model = ChainModel(updates: Updates())
    var body: some View { Text("Chains") }
}

final class ChainModel: ObservableObject {
    init(updates: Updates) { subscribe(updates) { [weak self] in self?.objectWillChange.send() } }

    private func subscribe(_ updates: Updates, onUpdate: @escaping () -> Void) {}
}

final class Updates {
    let chains = PassthroughSubject<Int, Never>()
}

struct Purchases: View {
    @ObservedObject private var model = PurchaseModel()
    var body: some View { Text("Purchases") }
}

final class PurchaseModel: ObservableObject {
    private var cancellables: Set<AnyCancellable> = []

    init() { Store.shared.$purchases.sink { _ in }.store(in: &cancellables) }
}

struct Strings: View {
    @ObservedObject var conductor = StringConductor()
    var body: some View { Text("Strings") }
}

final class StringConductor: ObservableObject {
    let engine = AudioEngine()
}

struct Tables: View {
    var conductor = TableConductor()
    var body: some View { Text("Tables") }
}

final class TableConductor {
    let file: AVAudioFile?

    init() {
        let url = Bundle.main.resourceURL!
        file = try? AVAudioFile(forReading: url)
    }
}

struct Keeping: View {
    @StateObject private var model: FeedModel

    init(model: FeedModel) { _model = StateObject(wrappedValue: model) }

    var body: some View { Text("Keeping") }
}

struct AutoKeeping: View {
    @StateObject private var model: FeedModel

    init(model: @autoclosure @escaping () -> FeedModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View { Text("Keeping") }
}

struct Assigned: View {
    let model: AnyObject
    var body: some View { Text("Assigned") }
}

final class AssignedModel: ObservableObject {
    @Published var last = 0

    init(_ updates: Updates) { updates.chains.assign(to: &$last) }
}

final class QuietModel: ObservableObject {
    let chains: AnyPublisher<Int, Never>

    init(_ updates: Updates) { chains = updates.chains.subscribe(on: DispatchQueue.main).eraseToAnyPublisher() }
}

struct Later: View {
    @ObservedObject var conductor = LaterConductor()
    var body: some View { Text("Later") }
}

final class LaterConductor: ObservableObject {
    lazy var engine = AudioEngine()
    static let shared = AudioEngine()
}

struct Motor: View {
    @ObservedObject var model = MotorModel()
    var body: some View { Text("Motor") }
}

final class MotorModel: ObservableObject {
    let manager = CBCentralManager()
}

final class CBCentralManager {}

struct PushRow<Destination: View, Label: View>: View {
    @ViewBuilder let destination: Destination
    @ViewBuilder let label: Label

    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
    }

    var body: some View {
        NavigationLink(destination: destination) { label }
    }
}

struct BuiltPushRow<Destination: View>: View {
    @ViewBuilder let destination: Destination

    var body: some View { NavigationLink("Built", destination: destination) }
}

struct LatePushRow<Destination: View>: View {
    @ViewBuilder let destination: () -> Destination

    var body: some View { NavigationLink("Late") { Delayed { destination() } } }
}

#Preview {
    List([Item.sample]) { item in NavigationLink("a") { Detail(model: DetailModel(item)) } }
}
// --- Own.swift
import SwiftUI

// False positive trap: a view of the project by that name.
private struct NavigationLink<Content: View>: View {
    let title: String
    @ViewBuilder let destination: () -> Content

    init(_ title: String, @ViewBuilder destination: @escaping () -> Content) {
        self.title = title
        self.destination = destination
    }

    var body: some View { Text(title) }
}

struct OwnType: View {
    let items: [Item]
    var body: some View { List(items) { item in NavigationLink("a") { Light(item: item) } } }
}
// --- Links.swift
import SwiftUI

// False positive trap: initializers of the project that push a value; one of the project's that takes a view is none.
enum Screen: Hashable { case item(Int), settings }

extension NavigationLink where Destination == Never {
    init(_ screen: Screen, @ViewBuilder label: () -> Label) { self.init(value: screen, label: label) }
    init(_ title: LocalizedStringResource, screen: Screen) where Label == Text { self.init(value: screen) { Text(title) } }
}

extension NavigationLink where Label == Text {
    init(_ title: String, id: Int, @ViewBuilder destination: () -> Destination) { self.init(destination: destination) { Text(title) } }
}

struct OwnLinks: View {
    let items: [Item]

    var body: some View {
        List(items) { item in
            NavigationLink(.item(item.id)) { Text(item.title) }
            NavigationLink("Settings", screen: .settings)
            NavigationLink("a") { Light(item: item) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
        }
    }
}
// --- Model.swift
import SwiftUI

struct Item: Identifiable {
    let id: Int
    let title: String
    static let sample = Item(id: 0, title: "")
}

enum Tab: CaseIterable {
    case home, search
    static func shown() -> [Tab] { allCases }
    static var all: [Tab] { shown() }
}

@Observable final class DetailModel {
    init(_ item: Item) {}
}

struct Detail: View {
    let model: DetailModel
    var body: some View { Text("Detail") }
}

struct Light: View {
    let item: Item
    var body: some View { Text(item.title) }
}

struct Loader: View {
    private let model: DetailModel

    init(_ item: Item) { model = DetailModel(item) }

    var body: some View { Text("Loader") }
}

struct Formatted: View {
    private let text: String

    init(_ item: Item) {
        let formatter = DateFormatter()
        text = formatter.string(from: Date())
    }

    var body: some View { Text(text) }
}

final class Store: ObservableObject {}

struct Observed: View {
    @ObservedObject var store = Store()
    var body: some View { Text("Observed") }
}

struct Looping: View {
    private var titles: [String] = []

    init(_ items: [Item]) {
        for item in items { titles.append(item.title) }
    }

    var body: some View { Text(titles.joined()) }
}

struct Owner: View {
    @StateObject private var store: Store
    @State private var model = DetailModel(.sample)

    init(item: Item) { _store = StateObject(wrappedValue: Store()) }

    var body: some View { Text("Owner") }
}

struct ShortOwner: View {
    @StateObject private var store: Store

    init(item: Item) { self._store = .init(wrappedValue: Store()) }

    var body: some View { Text("Owner") }
}

struct Deferred<Content: View>: View {
    private let build: () -> Content

    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }

    var body: some View { build() }
}

// Positive: this wrapper calls its builder when it is created.
struct Card<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content.padding() }
}

struct Delayed<Content: View>: View {
    @ViewBuilder let build: () -> Content
    var body: some View { build() }
}

struct ItemRow: View {
    let item: Item
    var body: some View {
        NavigationLink(destination: Light(item: item)) { Text(item.title) }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

struct Several: View {
    let items: [Item]
    var body: some View { Text("\(items.count)") }
}

// Positive: a function that the view keeps is no content.
struct Commented: View {
    let model: DetailModel
    let onDone: () -> Bool
    var body: some View { Text("Detail") }
}

final class Catalog: ObservableObject {
    @Published var changes: [Item] = []
    var optional: Item?

    var grouped: [Int: [Item]] { Dictionary(grouping: changes, by: \.id) }

    func named(_ item: Item) -> Item? { optional }

    func page(for item: Item) -> some View { Loader(item) }
}

struct Decoded: View {
    private let title: String?

    init(item: Item) {
        let data = Data(item.title.utf8)
        title = try? JSONDecoder().decode(String.self, from: data)
    }

    var body: some View { Text(title ?? "") }
}

struct Sync: View {
    init() { Task { await Self.run() } }

    var body: some View { Text("Sync") }

    private static func run() async {}
}

struct Clock: View {
    private let timer: Timer

    init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }

    var body: some View { Text("Clock") }
}

final class FeedModel: ObservableObject {
    init() { load() }

    private func load() { Task { await fetch() } }
    private func fetch() async {}
}

struct Feed: View {
    @ObservedObject var model: FeedModel
    var body: some View { Text("Feed") }
}

struct OwnFeed: View {
    @StateObject private var model = FeedModel()
    var body: some View { Text("Feed") }
}

// Positive: a group that can be folded makes its links when it is unfolded.
struct Folded: View {
    var body: some View {
        Form {
            DisclosureGroup("Feeds") {
                NavigationLink("Own", destination: FeedWatcher())
//              ^^^^^^^^^^^^^^ info[eager_navigation_destination]: unfolding this `DisclosureGroup` creates a `FeedModel`, which starts a task, for a property of `FeedWatcher`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            }
        }
    }
}

struct FeedWatcher: View {
    @ObservedObject var model = FeedModel()
    var body: some View { Text("Feed") }
}
// MARK: - Work behind calls of the project

struct ArchiveEntries: View {
    let entries: [String]
    var body: some View { Text(entries.joined()) }
}

struct FirstPage: View {
    @State private var entries: [String]

    init(archive: Binding<Archive>) {
        let page = (try? archive.wrappedValue.page(1)) ?? Archive()
        _entries = State(initialValue: page.entries)
    }

    var body: some View { Text(entries.joined()) }
}

/// Trap: the page is read when the view is shown.
struct LaterPage: View {
    @StateObject private var store: ArchiveStore
    @State private var archive = Archive()

    init() {
        _store = StateObject(wrappedValue: ArchiveStore())
    }

    var body: some View {
        Text(store.archive.entries.joined()).onAppear { archive = Archive.load() }
    }
}

struct StoredPage: View {
    @ObservedObject private var store = ArchiveStore()
    var body: some View { Text(store.archive.entries.joined()) }
}

struct DefaultPage: View {
    @ObservedObject private var store: ArchiveStore

    init(store: ArchiveStore = ArchiveStore()) {
        self.store = store
    }

    var body: some View { Text(store.archive.entries.joined()) }
}

/// What a nested type reads with a function of the type around it, in an initializer that another one calls.
struct CoverPage: View {
    private let covers = [Cover(), Cover("second")]

    struct Cover {
        let text: String

        init() {
            self.init("first")
        }

        init(_ name: String) {
            text = coverText(name)
        }
    }

    static func coverText(_ name: String) -> String {
        (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
    }

    var body: some View { Text(covers[0].text) }
}

struct ArchiveLinks: View {
    @StateObject private var store = ArchiveStore()
    @State private var archive = Archive()
    let source: any ArchiveSource
    let isOpen: Bool

    var body: some View {
        Form {
            NavigationLink("Entries") { ArchiveEntries(entries: Archive.load().entries) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view calls `load`, which loads a file, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("First page") { FirstPage(archive: $archive) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view calls `page`, which loads a file, in the initializer of `FirstPage`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("Stored") { StoredPage() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates an `ArchiveStore`, which loads a file, for a property of `StoredPage`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("By default") { DefaultPage() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates an `ArchiveStore`, which loads a file, in the initializer of `DefaultPage`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("Cover") { CoverPage() }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view creates a `Cover`, which loads a file, in the initializer of `CoverPage`, even if nobody taps the link, because `NavigationLink` creates its destination together with the link
            NavigationLink("Given") { DefaultPage(store: store) }
            NavigationLink("Later") { LaterPage() }
            NavigationLink("Once") { ArchiveEntries(entries: Archive.loadOnce().entries) }
            NavigationLink("Partly") { ArchiveEntries(entries: Archive.load(fully: isOpen).entries) }
            NavigationLink("Of a protocol") { ArchiveEntries(entries: source.read().entries) }
            NavigationLink("In turns") { ArchiveEntries(entries: Archive.even(2).entries) }
        }
    }
}

struct PresentedArchive: View {
    @State private var archive = Archive()
    @State private var isShown = false
    @State private var shown: Int?

    var body: some View {
        Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { FirstPage(archive: $archive) }
//           ^^^^^^^^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view calls `page`, which loads a file, in the initializer of `FirstPage`, even if that screen is not shown, because `.navigationDestination(isPresented:)` does not wait for it
            .navigationDestination(isPresented: $isShown) { ArchiveEntries(entries: Archive.load().entries) }
//           ^^^^^^^^^^^^^^^^^^^^^ info[eager_navigation_destination]: each update of this view calls `load`, which loads a file, even if that screen is not shown, because `.navigationDestination(isPresented:)` does not wait for it
            .navigationDestination(isPresented: $isShown) { LaterPage() }
            .navigationDestination(item: $shown) { _ in FirstPage(archive: $archive) }
            .sheet(isPresented: $isShown) { FirstPage(archive: $archive) }
    }
}

struct ArchiveRows: View {
    let archives: [Int]
    let archive: Archive

    var body: some View {
        List(archives, id: \.self) { number in
            NavigationLink("Page", isActive: .constant(false)) { ArchiveEntries(entries: (try? archive.page(number))?.entries ?? []) }
//          ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row loads `folder` in `page` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }
}
// --- Server.swift
import Foundation

struct Server: Identifiable {
    let id: Int
    let client: Client
    private let url: URL
    static var clients: [Int: Client] = [:]

    func makeClient() -> Client {
        let url = url.appendingPathComponent("feed")
        return .init(url)
    }

    func sharedClient() -> Client {
        if let known = Self.clients[id] { return known }
        let client = Client(url)
        Self.clients[id] = client
        return client
    }

    func note() -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
}

final class Client: ObservableObject {
    init(_ url: URL) {}
}

final class LogStore: ObservableObject {
    init() { load() }

    private func load() { _ = try? FileManager.default.contentsOfDirectory(atPath: "/logs") }
}

struct Archive {
    var entries: [String] = []

    static func folder() -> URL { URL(fileURLWithPath: "/archive") }

    static func load() -> Archive {
        let url = folder()
        do {
            let data = try Data(contentsOf: url)
            return Archive(entries: [String(decoding: data, as: UTF8.self)])
        } catch {
            return Archive()
        }
    }

    /// Trap: what was read is kept.
    static var kept: Archive?
    static func loadOnce() -> Archive {
        if let kept { return kept }
        return load()
    }

    /// Trap: read only if it is asked for.
    static func load(fully: Bool) -> Archive { fully ? load() : Archive() }

    func page(_ number: Int) throws -> Archive {
        guard let folder = URL(string: "/archive/\(number)") else { throw CocoaError(.fileNoSuchFile) }
        return Archive(entries: [try String(contentsOf: folder, encoding: .utf8)])
    }

    func reload() {
        Task { _ = Archive.load() }
    }

    /// Trap: two functions that call each other.
    static func even(_ count: Int) -> Archive { odd(count - 1) }
    static func odd(_ count: Int) -> Archive { even(count - 1) }
}

final class ArchiveStore: ObservableObject {
    @Published var archive = Archive.load()
}

protocol ArchiveSource { func read() -> Archive }

extension ArchiveSource {
    func read() -> Archive { Archive.load() }
}

// A function that the class of the value inherits, and one outside of types.
class FileShelf {
    func pages(of id: UUID) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: id.uuidString)) }
}

final class BookShelf: FileShelf {}

private func loadCover(_ id: UUID) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: id.uuidString)) }

// What the function needs is usually there.
private func loadBack(_ id: UUID) -> Data? {
    let url: URL? = if id.uuidString.isEmpty { Bundle.main.resourceURL } else { URL(string: id.uuidString) }
    guard let url else { return nil }
    return try? Data(contentsOf: url)
}

private var opened: URL?

// Trap: the variable may be a cache.
private func loadOpened() -> Data? {
    let url = opened
    guard let url else { return nil }
    return try? Data(contentsOf: url)
}

struct BookPages: View {
    let data: Data?
    var body: some View { Text(verbatim: "\(data?.count ?? 0)") }
}

struct Books: View {
    let shelf: BookShelf
    let ids: [UUID]

    var body: some View {
        List {
            ForEach(ids, id: \.self) { id in
                NavigationLink("Pages") { BookPages(data: shelf.pages(of: id)) }
//              ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row calls `pages`, which loads a file, before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("Back") { BookPages(data: loadBack(id)) }
//              ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row calls `loadBack`, which loads a file, before anyone taps its link, because `NavigationLink` creates its destination together with the link
                NavigationLink("Opened") { BookPages(data: loadOpened()) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
                NavigationLink("Cover") { BookPages(data: loadCover(id)) }
//              ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row calls `loadCover`, which loads a file, before anyone taps its link, because `NavigationLink` creates its destination together with the link
            }
        }
    }
}

// False positive trap: the label of the link needs the same work.
struct Shelf: View {
    let shelves: [BookShelf]
    let names: [String]

    var body: some View {
        List { ForEach(names, id: \.self) { ShelfRow(name: $0, all: names) } }
        List { ForEach(names, id: \.self) { PlainShelfRow(name: $0, all: names) } }
    }
}

struct ShelfRow: View {
    let name: String
    let all: [String]
    private var found: [String] { all.filter { $0 == name } }

    var body: some View {
        NavigationLink(destination: FoundBooks(found: found)) { Text("\(found.count)") }
//      ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
    }
}

struct PlainShelfRow: View {
    let name: String
    let all: [String]
    private var found: [String] { all.filter { $0 == name } }

    var body: some View {
        NavigationLink(destination: FoundBooks(found: found)) { Text(name) }
//      ^^^^^^^^^^^^^^ info/medium[eager_navigation_destination]: each row filters `all` in `found` before anyone taps its link, because `NavigationLink` creates its destination together with the link
    }
}

struct FoundBooks: View {
    let found: [String]
    var body: some View { Text(found.first ?? "") }
}

// Negative: a model that only keeps what it gets costs as little as a struct.
@Observable
final class Draft {
    private let id: String
    var text = ""
    init(_ id: String) { self.id = id }
}

struct DraftView: View {
    @State private var draft: Draft
    init(_ id: String) { draft = Draft(id) }
    var body: some View { Text(draft.text) }
}

struct Drafts: View {
    let ids: [String]
    var body: some View {
        List(ids, id: \.self) { id in
            NavigationLink(id) { DraftView(id) }
        }
    }
}

// Cases of an enum are few: sorting them costs little.
enum Mark: Comparable { case red, blue }

struct Note { var marks: [Mark]? }

final class NoteModel {
    let first: Mark?
    init(note: Note) { first = note.marks?.sorted().first }
}

struct NoteView: View {
    let model: NoteModel
    var body: some View { Text("\(String(describing: model.first))") }
}

struct Notes: View {
    let notes: [Int: Note]
    var body: some View {
        List(Array(notes.keys), id: \.self) { key in
            NavigationLink("Note") { NoteView(model: NoteModel(note: notes[key]!)) }
//          ^^^^^^^^^^^^^^ info[eager_navigation_destination]: each row creates a `NoteModel` before anyone taps its link, because `NavigationLink` creates its destination together with the link
        }
    }
}

// Positive: `State` takes a value in the initializer, so each row makes the model. A `@StateObject` waits.
final class PlayerModel: ObservableObject {
    init(path: String) { print((try? String(contentsOfFile: path)) ?? "") }
}

struct PlayerView: View {
    @State private var model: PlayerModel
    init(path: String) { _model = State(wrappedValue: PlayerModel(path: path)) }
    var body: some View { Text("Player") }
}

struct WaitingPlayerView: View {
    @StateObject private var model: PlayerModel
    init(path: String) { _model = StateObject(wrappedValue: PlayerModel(path: path)) }
    var body: some View { Text("Player") }
}

struct Players: View {
    let paths: [String]
    @State private var isShown = false
    @State private var shown: String?

    var body: some View {
        List(paths, id: \.self) { path in
            NavigationLink("Play") { PlayerView(path: path) }
//          ^^^^^^^^^^^^^^ warning[eager_navigation_destination]: each row creates a `PlayerModel`, which loads `path`, in the initializer of `PlayerView` before anyone taps its link, because `NavigationLink` creates its destination together with the link
            NavigationLink("Wait") { WaitingPlayerView(path: path) }
//          ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]: each row creates the destination of its `NavigationLink` before anyone taps the link, so work in the initializer of the destination would run for each row
            Button("Open") {
                shown = path
                isShown = true
            }
        }
        .navigationDestination(isPresented: $isShown) {
            if let shown { PlayerView(path: shown) }
        }
    }
}

// Negative: the link gives the object, so the property does not make its own.
final class Player {
    init() { Task { print("ready") } }
}

struct PlayerPage: View {
    let name: String
    var player = Player()

    var body: some View { Text(name) }
}

struct PlayerRows: View {
    let names: [String]
    let player: Player

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in
                NavigationLink { PlayerPage(name: name, player: player) } label: { Text(name) }
//              ^^^^^^^^^^^^^^ info/low[eager_navigation_destination]
                NavigationLink { PlayerPage(name: name) } label: { Text(name) }
//              ^^^^^^^^^^^^^^ warning[eager_navigation_destination]
            }
        }
    }
}
