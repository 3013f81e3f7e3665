import SwiftUI

struct City: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Weather: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report)
            .task(id: city.id) { report = await forecast(for: city) }
    }
}

struct Photos: View {
    let city: City
    @State private var urls: [URL] = []

    var body: some View {
        VStack {
            Map(city: city).id(city.id)
            Text("\(urls.count)")
        }
        .task(id: city.id, priority: .low) { await load() }
    }

    private func load() async {
        urls = await photos(of: city.id)
    }
}

struct Map: View {
    let city: City

    var body: some View { Text(city.name) }
}

struct Cities: View {
    let cities: [City]
    @State private var selected: City?
    @State private var isOpen = false

    var body: some View {
        NavigationSplitView {
            List(cities, id: \.self, selection: $selected) { Text($0.name) }
        } detail: {
            if let selected {
                Weather(city: selected)
                Keyed(city: selected).id(selected)
                Restarted(city: selected)
                Reset(city: selected)
                Scrolled(city: selected)
                Inside(city: selected)
                Named(name: selected.name)
                Photos(city: selected)
                Coded(cityID: selected.id)
                CodedAndKeyed(cityID: selected.id).id(selected.id)
                Counted(days: selected.id)
            }
        }
        .sheet(isPresented: $isOpen) {
            if let selected { Presented(city: selected) }
        }
    }
}

// False positive traps: the caller gives the view an identity, or it restarts the task.
struct Keyed: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(for: city) }
    }
}

struct Restarted: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report).task(id: city.id) { report = await forecast(for: city) }
    }
}

struct Reset: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report)
            .task { await load() }
            .onChange(of: city) { Task { await load() } }
    }

    private func load() async { report = await forecast(for: city) }
}

// The identity is a position to scroll to.
struct Scrolled: View {
    let city: City
    @State private var report = ""

    var body: some View {
        ScrollViewReader { _ in
            Text(city.name).id(city.id)
            Text(report).task { report = await forecast(for: city) }
        }
    }
}

// The identity is around the task.
struct Inside: View {
    let city: City
    @State private var report = ""

    var body: some View {
        VStack {
            Text(report).task { report = await forecast(for: city) }
        }
        .id(city.id)
    }
}

// Positive: the input is the identity itself. Silent: the caller gives the view that identity.
struct Coded: View {
    let cityID: Int
    @State private var report = ""

    var body: some View {
        Text(report)
            .task(id: cityID) { await load() }
    }

    private func load() async { report = await forecast(id: cityID) }
}

struct CodedAndKeyed: View {
    let cityID: Int
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(id: cityID) }
    }
}

// Positive, less: a number that need not be an identity.
struct Counted: View {
    let days: Int
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(days: days) }
    }
}

// Positive, less: not identifiable.
struct Named: View {
    let name: String
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(named: name) }
    }
}

struct Presented: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(for: city) }
    }
}

// A link pushes it.
struct Linked: View {
    let city: City
    @State private var report = ""

    var body: some View {
        Text(report).task { report = await forecast(for: city) }
    }
}

struct Menu: View {
    let cities: [City]

    var body: some View {
        List(cities) { city in
            NavigationLink(city.name) { Linked(city: city) }
        }
    }
}

// Positive, less: the view beside a sidebar may stay for another selection. Silent: a link of another screen, an identified
// view, and a view that follows the value.
struct Player {
    let name: String
    func load() async -> String { name }
}

struct PlayerDetail: View {
    let player: Player
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await player.load() }
    }
}

struct PushedPlayer: View {
    let player: Player
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await player.load() }
    }
}

struct KeyedPlayer: View {
    let player: Player
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await player.load() }
    }
}

struct FollowingPlayer: View {
    let player: Player
    @State private var text = ""

    var body: some View {
        Text(text)
            .task { text = await player.load() }
            .onChange(of: player.name) { text = player.name }
    }
}

struct Team: View {
    let players: [Player]

    var body: some View {
        NavigationSplitView {
            List(players, id: \.name) { player in
                NavigationLink("Player") { PlayerDetail(player: player) }
                NavigationLink("Player") { KeyedPlayer(player: player).id(player.name) }
                NavigationLink("Player") { FollowingPlayer(player: player) }
            }
        } detail: {
            Text("None")
        }
    }
}

struct Bench: View {
    let players: [Player]

    var body: some View {
        NavigationStack {
            List(players, id: \.name) { player in
                NavigationLink("Player") { PushedPlayer(player: player) }
            }
        }
    }
}

// MARK: - The next page

struct Pages {
    var next: Int?
    var rows: [String] = []
}

func fetchPage(_ number: Int) async -> Pages { Pages(next: number + 1) }

final class PagesModel: ObservableObject {
    @Published var next: Int? = 1
    @Published var rows: [String] = []

    func load(_ number: Int) async {
        let page = await fetchPage(number)
        rows += page.rows
        next = page.next
    }
}

struct PagedRows: View {
    @State private var pages: Pages? = Pages(next: 1)

    var body: some View {
        List {
            ForEach(pages?.rows ?? [], id: \.self) { Text($0) }
            if let number = pages?.next {
                ProgressView()
                    .task(id: number) {
                        await load(number)
                    }
            }
        }
    }

    private func load(_ number: Int) async {
        pages = await fetchPage(number)
    }
}

struct PagedModelRows: View {
    @StateObject private var model = PagesModel()

    var body: some View {
        List {
            ForEach(model.rows, id: \.self) { Text($0) }
            if let number = model.next {
                ProgressView().task(id: number) { await model.load(number) }
            }
        }
    }
}

// Traps: another view for each page, a task for each page, a page that the task does not ask for, and one that it ends.
struct KeyedPages: View {
    @State private var pages: Pages? = Pages(next: 1)
    @State private var first: Int? = 1
    @State private var text = ""

    var body: some View {
        List {
            if let number = pages?.next {
                ProgressView().task { pages = await fetchPage(number) }.id(number)
            }
            if let number = pages?.next {
                ProgressView().task(id: number) { pages = await fetchPage(number) }
            }
            if let number = pages?.next {
                Text("\(number)").task { pages = await fetchPage(1) }
            }
            if let number = first {
                ProgressView().task {
                    text = await fetchPage(number).rows.joined()
                    first = nil
                }
            }
        }
    }
}

// Positive: the store replaces the model of an account, and the view stays. The `.id(…)` around it is another value.
@Observable
final class FeedModel {
    private(set) var rows: [String] = []

    func load() async { rows = ["a"] }
}

@Observable
final class FeedStore {
    private(set) var feed = FeedModel()
    let fixed = FeedModel()

    func changeAccount() { feed = FeedModel() }
}

struct FeedView: View {
    let model: FeedModel

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
            .task { await model.load() }
    }
}

// Traps: it runs again for another model, and nothing replaces the model.
struct KeyedFeedView: View {
    let model: FeedModel

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
            .task(id: ObjectIdentifier(model)) { await model.load() }
    }
}

struct FixedFeedView: View {
    let model: FeedModel

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
            .task { await model.load() }
    }
}

// Trap: each model has a view of its own.
struct IdentifiedFeedView: View {
    let model: FeedModel

    var body: some View {
        List(model.rows, id: \.self) { Text($0) }
            .task { await model.load() }
    }
}

struct FeedScreen: View {
    let store: FeedStore
    let section: Int

    var body: some View {
        VStack {
            FeedView(model: store.feed)
            KeyedFeedView(model: store.feed)
            FixedFeedView(model: store.fixed)
            IdentifiedFeedView(model: store.feed).id(ObjectIdentifier(store.feed))
        }
        .id(section)
    }
}
