import SwiftUI

// Positive: the refresh of the list sets the flag for which the branch shows something else.
struct Feed: View {
    @State private var posts: [String] = []
    @State private var isLoading = false

    var body: some View {
        if isLoading {
            ProgressView()
        } else {
            List(posts, id: \.self) { Text($0) }
                .refreshable { await reload() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
        }
    }

    private func reload() async {
        guard !isLoading, !Task.isCancelled else { return }
        isLoading = true
        posts = await fetchPosts()
        isLoading = false
    }
}

// Positive: through a model, a member and a `switch`; the modifier is around the branch.
struct Library: View {
    @StateObject private var model = LibraryModel()

    var body: some View {
        VStack {
            switch model.state {
            case .idle, .loading: ProgressView()
            case .loaded(let books): list(books)
            case .failed: Text("Error")
            }
        }
        .refreshable { await model.load(quietly: false) }
//       ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `state`, and a `switch` then shows other views
    }

    private func list(_ books: [String]) -> some View {
        List(books, id: \.self) { Text($0) }
    }
}

@MainActor
final class LibraryModel: ObservableObject {
    enum State {
        case idle, loading, failed
        case loaded([String])
    }

    @Published var state = State.idle
    @Published var isWorking = false
    var isBusy = false

    func load(quietly: Bool = false) async {
        if !quietly { state = .loading }
        guard let url = URL(string: "https://example.com") else {
            state = .failed
            return
        }
        state = .loaded(await download(url))
    }

    // The views only see the last value.
    func reloadAtOnce() async {
        state = .loading
        state = .loaded([])
        _ = await download(URL(fileURLWithPath: ""))
    }

    func work() async {
        isBusy = true
        isWorking = true
        _ = await download(URL(fileURLWithPath: ""))
        isWorking = false
        isBusy = false
    }
}

// Positive: the list is in a member, and the condition is computed.
struct Inbox: View {
    @StateObject private var model = LibraryModel()
    private var showsList: Bool { !model.isWorking }

    var body: some View {
        NavigationStack {
            if showsList { list } else { ProgressView() }
        }
    }

    private var list: some View {
        ScrollView { ForEach(["Mail"], id: \.self) { Text($0) } }
            .refreshable { await model.work() }
//           ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isWorking`, and an `if` then shows other views
    }
}

// Positive: the list loads itself when it appears, and appears again after that.
struct Album: View {
    @State private var photos: [String] = []
    @State private var isLoading = false

    var body: some View {
        Group {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    VStack {
                        Text("Album")
                            .onAppear { Task { await load() } }
//                           ^^^^^^^^ warning[content_replaced_while_loading]: `.onAppear` runs again and again: it sets `isLoading`, for which an `if` removes the `ScrollView`, and it runs again when the `ScrollView` comes back
                    }
                }
            }
        }
    }

    private func load() async {
        isLoading = true
        defer { isLoading = false }
        photos = await fetchPosts()
    }
}

// Positive: a row that loads more takes the list away.
struct Timeline: View {
    @State private var posts: [String] = []
    @State private var isLoading = false

    var body: some View {
        if isLoading {
            ProgressView()
        } else {
            List {
                ForEach(posts, id: \.self) { Text($0) }
                ProgressView()
                    .task { await loadMore() }
//                   ^^^^ warning[content_replaced_while_loading]: the `List` disappears when this row appears and then starts at the top, because `.task` sets `isLoading`, and an `if` then shows other views
            }
        }
    }

    private func loadMore() async {
        isLoading = true
        posts += await fetchPosts()
        isLoading = false
    }
}

// Positive: the user comes back from a row's screen.
struct Folders: View {
    @StateObject private var model = LibraryModel()

    var body: some View {
        Group {
            if model.isWorking {
                ProgressView()
            } else {
                List(["a"], id: \.self) { name in
                    NavigationLink(name, value: name)
                }
            }
        }
        .task { await model.work() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `List` starts at the top again when the user comes back from another screen, because `.task` then sets `isWorking`, and an `if` shows other views until it has finished
    }
}

// Negative: no links, links around the list only, a modifier on the navigation container, a load that is done once.
struct Quiet: View {
    @StateObject private var model = LibraryModel()
    @State private var isLoaded = false

    var body: some View {
        VStack {
            NavigationLink("More", value: 1)
            if model.isWorking { ProgressView() } else { List(["a"], id: \.self) { Text($0) } }
        }
        .task { await model.work() }
        NavigationStack {
            if model.isWorking { ProgressView() } else { List(["a"], id: \.self) { NavigationLink($0, value: $0) } }
        }
        .task { await model.work() }
        VStack {
            if model.isWorking { ProgressView() } else { List(["a"], id: \.self) { NavigationLink($0, value: $0) } }
        }
        .task {
            guard !isLoaded else { return }
            isLoaded = true
            await model.work()
        }
    }
}

// Negative: other values decide too, the action leaves the branch alone, or sets the flag only sometimes.
struct Careful: View {
    @StateObject private var model = LibraryModel()
    @State private var posts: [String] = []
    @State private var isLoading = false
    @State private var count = 0

    var body: some View {
        if isLoading && posts.isEmpty {
            ProgressView()
        } else {
            List(posts, id: \.self) { Text($0) }.refreshable { await reload() }
        }
        if isLoading {
            ProgressView()
        } else {
            List(posts, id: \.self) { Text($0) }.refreshable { await reloadSometimes() }
            List(posts, id: \.self) { Text($0) }.refreshable { posts = await fetchPosts() }
        }
        switch model.state {
        case .loading: ProgressView()
        default:
            List(posts, id: \.self) { Text($0) }.refreshable { await model.load(quietly: true) }
            List(posts, id: \.self) { Text($0) }.refreshable { await model.reloadAtOnce() }
        }
        // Views do not follow a plain property of a model.
        if model.isBusy { ProgressView() } else { List(posts, id: \.self) { Text($0) }.refreshable { await model.work() } }
        // The list stays.
        ZStack {
            List(posts, id: \.self) { Text($0) }.refreshable { await reload() }
            if isLoading { ProgressView() }
        }
        List {
            if isLoading { ProgressView() } else { ForEach(posts, id: \.self) { Text($0) } }
        }
        .refreshable { await reload() }
        // The sheet has a list of its own.
        if isLoading {
            ProgressView()
        } else {
            Text("Posts").sheet(isPresented: .constant(true)) {
                List(posts, id: \.self) { Text($0) }.refreshable { await reload() }
            }
        }
    }

    private func reload() async {
        isLoading = true
        posts = await fetchPosts()
        isLoading = false
    }

    private func reloadSometimes() async {
        if posts.isEmpty { isLoading = true }
        posts = await fetchPosts()
        isLoading = false
    }
}

// Negative: a second run has nothing to do, and sets the flag back at once.
struct Once: View {
    @State private var posts: [String] = []
    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { List(posts, id: \.self) { NavigationLink($0, value: $0) } }
        }
        .task {
            isLoading = true
            defer { isLoading = false }
            guard posts.isEmpty else { return }
            posts = await fetchPosts()
        }
    }
}

func fetchPosts() async -> [String] { [] }
func download(_ url: URL) async -> [String] { [] }

// --- Emptied.swift
import SwiftUI

// Positive: the items are removed before they are loaded again, and either flag shows another view.
final class ShelfModel: ObservableObject {
    @Published var books: [String] = []
    @Published var isLoading = false

    func refresh() async {
        books.removeAll()
        isLoading = true
        books = await fetchPosts()
        isLoading = false
    }

    // Negative: the old items stay until there are new ones; only some are removed.
    func update() async {
        books.removeAll { $0.isEmpty }
        books = await fetchPosts()
    }
}

struct Shelf: View {
    @StateObject private var model = ShelfModel()

    var body: some View {
        if model.isLoading && model.books.isEmpty {
            ProgressView()
        } else if !model.isLoading && model.books.isEmpty {
            Text("No books")
        } else {
            List(model.books, id: \.self) { Text($0) }
                .refreshable { await model.refresh() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `books`, and an `if` then shows other views
        }
    }
}

struct UpdatedShelf: View {
    @StateObject private var model = ShelfModel()

    var body: some View {
        if model.books.isEmpty {
            Text("No books")
        } else {
            List(model.books, id: \.self) { Text($0) }
                .refreshable { await model.update() }
        }
    }
}

// --- Subclass.swift
import SwiftUI

// Positive: the class of the property leaves the function to its subclass.
class AuthorsModel: ObservableObject {
    @Published var authors: [String] = []

    func refresh() async {}
}

final class StoredAuthorsModel: AuthorsModel {
    override func refresh() async {
        authors = []
        authors = await fetchPosts()
    }
}

struct Authors: View {
    @ObservedObject var model: AuthorsModel

    var body: some View {
        if model.authors.isEmpty {
            Text("No authors")
        } else {
            List(model.authors, id: \.self) { Text($0) }
                .refreshable { await model.refresh() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `authors`, and an `if` then shows other views
        }
    }
}

// Positive: the class of the model is in the view, and the refresh sets the flags that the function asks for.
struct Shelves: View {
    @ObservedObject var model: Model

    var body: some View {
        if model.shelves.isEmpty {
            Text("No shelves")
        } else {
            List(model.shelves, id: \.self) { Text($0) }
                .refreshable { await model.refresh() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `shelves`, and an `if` then shows other views
        }
    }

    class Model: ObservableObject {
        @Published var shelves: [String] = []

        func refresh() async {}
    }
}

final class StoredShelves: Shelves.Model {
    private var isLoading = false
    private var hasMore = true

    override func refresh() async {
        isLoading = false
        hasMore = true
        shelves.removeAll()
        await load()
    }

    private func load() async {
        guard hasMore && !isLoading else { return }
        isLoading = true
        shelves = await fetchPosts()
        isLoading = false
    }
}

// Negative: of two subclasses, it is not known which one is shown.
class EditionsModel: ObservableObject {
    @Published var editions: [String] = []

    func refresh() async {}
}

final class NewEditionsModel: EditionsModel {
    override func refresh() async {
        editions = []
        editions = await fetchPosts()
    }
}

final class OldEditionsModel: EditionsModel {
    override func refresh() async {
        editions = await fetchPosts()
    }
}

struct Editions: View {
    @ObservedObject var model: EditionsModel

    var body: some View {
        if model.editions.isEmpty {
            Text("No editions")
        } else {
            List(model.editions, id: \.self) { Text($0) }
                .refreshable { await model.refresh() }
        }
    }
}

// --- Rows.swift
import SwiftUI

// Positive: all rows are removed when the user comes back from a screen that a path pushes.
struct Followers: View {
    @Binding var path: [String]
    @State private var names: [String] = []
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            LazyVStack {
                if isLoading {
                    ProgressView()
                } else {
                    ForEach(names, id: \.self) { name in
                        Button(name) { path.append(name) }
                    }
                }
            }
        }
        .onAppear { load() }
//       ^^^^^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.onAppear` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func load() {
        Task {
            isLoading = true
            names = await fetchPosts()
            isLoading = false
        }
    }
}

// Negative: the user does not come back, and the view that refreshes stays.
struct Names: View {
    @State private var names: [String] = []
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            if isLoading {
                ProgressView()
            } else {
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        .refreshable {
            isLoading = true
            names = await fetchPosts()
            isLoading = false
        }
        .task {
            isLoading = true
            names = await fetchPosts()
            isLoading = false
        }
    }
}

// Positive: only the rows below other views make way.
struct Profile: View {
    @Binding var path: [String]
    @State private var names: [String] = []
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            VStack {
                Text("Profile").font(.largeTitle)
                if isLoading {
                    ProgressView()
                } else {
                    ForEach(names, id: \.self) { name in
                        Button(name) { path.append(name) }
                    }
                }
            }
        }
        .task {
//       ^^^^ info/medium[content_replaced_while_loading]: the rows disappear when the user comes back from another screen, and the `ScrollView` loses its position, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
            isLoading = true
            names = await fetchPosts()
            isLoading = false
        }
    }
}

// --- Pages.swift
import SwiftUI

// Negative: the pages that disappear have no rows: one says that loading failed, the other that there is nothing.
struct Pages: View {
    @State private var names: [String] = []
    @State private var hasFailed = false

    var body: some View {
        Group {
            if !names.isEmpty {
                List(names, id: \.self) { Text($0) }
            } else if hasFailed {
                FailurePage()
            } else {
                Form {}
            }
        }
        .refreshable {
            hasFailed = false
            names = await fetchPosts()
            hasFailed = names.isEmpty
        }
    }
}

struct FailurePage: View {
    var body: some View {
        ScrollView { Text("Loading failed") }
    }
}

// Negative: set when everything is loaded.
struct Ready: View {
    @State private var names: [String] = []
    @State private var isReady = false

    var body: some View {
        Group {
            if isReady {
                Text("Ready")
            } else {
                List(names, id: \.self) { Text($0) }
            }
        }
        .refreshable {
            names = await fetchPosts()
            isReady = true
        }
    }
}

// Positive: a refresh that fails takes the rows away.
struct Station: View {
    @State private var departures: [String] = []
    @State private var error: Error?

    var body: some View {
        if let error {
            Text(error.localizedDescription)
        } else {
            List(departures, id: \.self) { Text($0) }
                .refreshable { await reload() }
//               ^^^^^^^^^^^ info/medium[content_replaced_while_loading]: a failed refresh removes the rows that are on screen, because it sets `error`, and an `if` then shows other views instead of the `List`
        }
    }

    private func reload() async {
        do {
            departures = try await fetchDepartures()
        } catch {
            guard !Task.isCancelled else { return }
            self.error = error
        }
    }
}

// Positive: through a model and a `switch`, with a result, and in a row that loads more.
struct Tracks: View {
    @StateObject private var model = TracksModel()

    var body: some View {
        switch model.phase {
        case .loaded(let tracks):
            List {
                ForEach(tracks, id: \.self) { Text($0) }
                ProgressView()
                    .onAppear { model.loadMore() }
//                   ^^^^^^^^ info/medium[content_replaced_while_loading]: a failed load removes the rows that are on screen, because it sets `phase`, and a `switch` then shows other views instead of the `List`
            }
            .refreshable { await model.refresh() }
        case .failed: Text("Error")
        }
    }
}

@MainActor
final class TracksModel: ObservableObject {
    enum Phase {
        case failed
        case loaded([String])
    }

    @Published var phase = Phase.loaded([])

    func loadMore() {
        requestDepartures { result in
            switch result {
            case .success(let tracks): self.phase = .loaded(tracks)
            case .failure: self.phase = .failed
            }
        }
    }

    // Negative: only errors of one kind.
    func refresh() async {
        do {
            phase = .loaded(try await fetchDepartures())
        } catch is DecodingError {
            phase = .failed
        } catch {}
    }
}

// Negative: the page for errors only comes while there are no rows, or the function shows it only then, or takes it back.
struct Timetable: View {
    @State private var departures: [String] = []
    @State private var error: Error?
    @State private var hasFailed = false
    @State private var isOffline = false

    var body: some View {
        VStack {
            if let error, departures.isEmpty {
                Text(error.localizedDescription)
            } else {
                List(departures, id: \.self) { Text($0) }
                    .refreshable { await reload() }
            }
            if hasFailed {
                Text("Error")
            } else {
                List(departures, id: \.self) { Text($0) }
                    .refreshable { await reload() }
            }
            if isOffline {
                Text("Offline")
            } else {
                List(departures, id: \.self) { Text($0) }
                    .refreshable { await reload() }
            }
        }
    }

    private func reload() async {
        do {
            departures = try await fetchDepartures()
        } catch {
            self.error = error
            if departures.isEmpty { hasFailed = true }
            isOffline = true
        }
        isOffline = false
    }
}

private func fetchDepartures() async throws -> [String] { [] }
private func requestDepartures(_ done: @escaping (Result<[String], Error>) -> Void) { done(.success([])) }

// Negative: a refresh that starts anew on purpose.
struct Scanner: View {
    @State private var devices: [String] = []

    var body: some View {
        if devices.isEmpty {
            ProgressView()
        } else {
            List(devices, id: \.self) { Text($0) }
                .refreshable { restart() }
        }
    }

    private func restart() {
        devices.removeAll()
        Task { devices = await scan() }
    }

    private func scan() async -> [String] { ["A"] }
}

final class ShopModel: ObservableObject {
    @Published var goods: [String] = []
    @Published var isLoading = false

    @MainActor func reload() async {
        isLoading = true
        goods = await fetchGoods()
        isLoading = false
    }

    private func fetchGoods() async -> [String] { [] }
}

// Positive: the list is in another view, which gets the model.
struct Shop: View {
    @StateObject private var model = ShopModel()

    var body: some View {
        if model.isLoading {
            ProgressView()
        } else {
            ShopContent(model: model)
        }
    }
}

struct ShopContent: View {
    @ObservedObject var model: ShopModel

    var body: some View {
        List(model.goods, id: \.self) { Text($0) }
            .refreshable { await model.reload() }
//           ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
    }
}

// Negative: the other view has a model of its own, or is shown elsewhere too.
struct Market: View {
    @StateObject private var model = ShopModel()

    var body: some View {
        if model.isLoading {
            ProgressView()
        } else {
            MarketContent()
            StallContent(model: model)
        }
    }
}

struct MarketContent: View {
    @StateObject private var model = ShopModel()

    var body: some View {
        List(model.goods, id: \.self) { Text($0) }
            .refreshable { await model.reload() }
    }
}

struct StallContent: View {
    @ObservedObject var model: ShopModel

    var body: some View {
        List(model.goods, id: \.self) { Text($0) }
            .refreshable { await model.reload() }
    }
}

struct Stall: View {
    @StateObject private var model = ShopModel()

    var body: some View { StallContent(model: model) }
}

// Positive: an action of a row, in its view, in a dialog of it, and in a closure that a row takes.
@Observable final class Crew {
    var members: [String] = []
    var isLoading = false
    var isSaving = false

    func invite(_ name: String) async {
        await MainActor.run { isLoading = true }
        await send(name)
        await MainActor.run { isLoading = false }
    }

    func expel(_ name: String) async {
        setLoading(true)
        defer { setLoading(false) }
        await send(name)
    }

    func rename(_ name: String) async {
        isSaving = true
        await send(name)
        isSaving = false
    }

    func leave() async {
        isLoading = true
        await send("")
    }

    private func setLoading(_ flag: Bool) { isLoading = flag }

    private func send(_ name: String) async {}
}

struct CrewList: View {
    @State private var crew = Crew()

    var body: some View {
        ScrollView {
            VStack {
                if crew.isLoading {
                    ProgressView()
                } else {
                    ForEach(crew.members, id: \.self) { name in
                        CrewRow(crew: crew, name: name)
                        CrewCard(name: name, onInvite: { Task { await crew.invite(name) } }, onRename: { Task { await crew.rename(name) } })
//                      ^^^^^^^^ info/medium[content_replaced_while_loading]: all rows disappear while this action of one of them runs, and lose their state, because it sets `isLoading`, and an `if` then shows other views
                    }
                }
                Button("Invite") { Task { await crew.invite("Ann") } }
            }
        }
    }
}

struct CrewRow: View {
    let crew: Crew
    let name: String
    @State private var asks = false

    var body: some View {
        HStack {
            Text(name)
            Button("Invite") { Task { await crew.invite(name) } }
//          ^^^^^^ info/medium[content_replaced_while_loading]: all rows disappear while this action of one of them runs, and lose their state, because it sets `isLoading`, and an `if` then shows other views
            Button("Remove") { asks = true }
            Button("Rename") { Task { await crew.rename(name) } }
            Button("Leave") { Task { await crew.leave() } }
        }
        .alert("Remove?", isPresented: $asks) {
            Button("Remove") { Task { await crew.expel(name) } }
//          ^^^^^^ info/medium[content_replaced_while_loading]: all rows disappear while this action of one of them runs, and lose their state, because it sets `isLoading`, and an `if` then shows other views
        }
    }
}

struct CrewCard: View {
    let name: String
    let onInvite: () -> Void
    let onRename: () -> Void

    var body: some View {
        Button(name, action: onInvite)
        Button("Rename", action: onRename)
    }
}

// Negative: the action of a row chooses what to show next, and nothing is loading.
@MainActor @Observable final class SearchPage {
    var words: [String] = []
    var showsHistory = true

    func search(_ word: String) async {
        showsHistory = false
        await send(word)
        showsHistory = true
    }

    private func send(_ name: String) async {}
}

struct SearchPageView: View {
    @State private var page = SearchPage()

    var body: some View {
        ScrollView {
            if page.showsHistory {
                ForEach(page.words, id: \.self) { word in
                    Button(word) { Task { await page.search(word) } }
                }
            }
        }
    }
}

// Positive: the work that needs an account. Negative: work that may be done at once.
final class Account: ObservableObject {
    @Published var orders: [String] = []
    @Published var isLoading = false
    private var isSignedIn = true
    private var isCached = true

    func load() async {
        isLoading = true
        if !isSignedIn {
            isLoading = false
            return
        }
        orders = await fetchPosts()
        isLoading = false
    }

    func loadMissing() async {
        isLoading = true
        if !isCached {
            isLoading = false
            return
        }
        orders = await fetchPosts()
        isLoading = false
    }
}

struct Orders: View {
    @StateObject private var account = Account()

    var body: some View {
        if account.isLoading {
            ProgressView()
        } else {
            List(account.orders, id: \.self) { Text($0) }
                .refreshable { await account.load() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
            List(account.orders, id: \.self) { Text($0) }
                .refreshable { await account.loadMissing() }
        }
    }
}

// Two branches show the same rows, and each makes its own list.
struct Threads: View {
    enum Phase { case loading, loaded, failed }
    @State private var phase = Phase.loading
    @State private var threads: [String] = []
    var body: some View {
        switch phase {
        case .loading: if threads.isEmpty { ProgressView() } else { list }
        case .loaded: list
        case .failed: Text("Failed")
        }
    }
    private var list: some View {
        ScrollView {
            ForEach(threads, id: \.self) { Text($0) }
        }
        .refreshable { await load() }
//       ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` starts at the top again when it refreshes, because `.refreshable` sets `phase`, and a `switch` then shows another `ScrollView` in its place
    }
    private func load() async {
        phase = .loading
        threads = await Self.fetch()
        phase = .loaded
    }
    private static func fetch() async -> [String] {
        try? await Task.sleep(for: .seconds(1))
        return ["a"]
    }
}

// --- Searched.swift
import SwiftUI

// Positive: the load empties the rows first, and one of two pages takes their place, whatever the search text is.
@Observable
final class CatalogModel {
    var products: [String] = []
    var query = ""
    var isLoading = false
    var message: String?

    func refresh() async { await load(more: false) }

    private func load(more: Bool) async {
        if more {
            guard !isLoading else { return }
        } else {
            isLoading = true
            products = []
        }
        products = await fetchPosts()
        isLoading = false
    }
}

struct Catalog: View {
    @State private var model = CatalogModel()

    var body: some View {
        Group {
            if model.isLoading && model.products.isEmpty {
                ProgressView()
            } else if let message = model.message {
                Text(message)
            } else if model.products.isEmpty && !model.query.isEmpty {
                Text("Nothing for \(model.query)")
            } else if model.products.isEmpty && model.query.isEmpty {
                Text("No products")
            } else {
                ScrollView { ForEach(model.products, id: \.self) { NavigationLink($0, value: $0) } }
            }
        }
        .refreshable { await model.refresh() }
//       ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` disappears while it refreshes and then starts at the top, because `.refreshable` sets `products`, and an `if` then shows other views
        .task { await model.refresh() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `products`, and an `if` shows other views until it has finished
    }
}

// Negative: without a search text, the grid itself says that there is nothing.
struct PlainCatalog: View {
    @State private var model = CatalogModel()

    var body: some View {
        if model.products.isEmpty && !model.query.isEmpty {
            Text("Nothing for \(model.query)")
        } else {
            ScrollView { ForEach(model.products, id: \.self) { Text($0) } }
                .refreshable { await model.refresh() }
        }
    }
}

// --- Detail.swift
import SwiftUI

struct Receipt {
    var title = ""
}

struct ReceiptProblem: Error {}

@MainActor
final class ReceiptModel: ObservableObject {
    @Published var receipt: Receipt?
    @Published var problem: ReceiptProblem?
    @Published var message: String?
    @Published var isLoading = false
    private let link = Link()
    private var usesDemoData = false

    func load() async {
        isLoading = true
        #if DEBUG
        if Receipt.isSample {
            isLoading = false
            return
        }
        #endif
        if usesDemoData {
            isLoading = false
            return
        }
        receipt = await fetchReceipt()
        isLoading = false
    }

    func request() {
        guard link.isConnected else { return }
        isLoading = true
        link.send { [weak self] in self?.isLoading = false }
    }
}

// Positive: a page for a loaded value has a position to lose, as rows have. Users do not run the code of debug builds.
struct ReceiptPage: View {
    @StateObject private var model = ReceiptModel()

    var body: some View {
        content
            .refreshable { await model.load() }
//           ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
    }

    @ViewBuilder private var content: some View {
        if model.isLoading {
            ProgressView()
        } else if let message = model.message {
            ScrollView { Text(message) }
        } else if let receipt = model.receipt {
            ScrollView { Text(receipt.title) }
        } else {
            Text("No receipt")
        }
    }
}

// Negative: pages for a message and for an error.
struct ProblemPage: View {
    @StateObject private var model = ReceiptModel()

    var body: some View {
        Group {
            if model.isLoading {
                ProgressView()
            } else if let message = model.message {
                ScrollView { Text(message) }
            } else if let problem = model.problem {
                ScrollView { Text("\(problem)") }
            } else {
                ScrollView { Text("Pull") }
            }
        }
        .refreshable { await model.load() }
    }
}

// Positive: a value of the view pushes the other screen, and the connection is there when rows are.
struct Receipts: View {
    @StateObject private var model = ReceiptModel()
    @State private var showsAll = false

    var body: some View {
        VStack {
            if model.isLoading {
                ProgressView()
            } else {
                ScrollView {
                    ForEach(["a"], id: \.self) { Text($0) }
                    Button("All") { showsAll = true }
                }
            }
        }
        .navigationDestination(isPresented: $showsAll) { Text("All") }
        .onAppear { model.request() }
//       ^^^^^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.onAppear` then sets `isLoading`, and an `if` shows other views until it has finished
    }
}

// Positive: a shared object, which the view observes. Guests have no such page.
final class ReceiptStore: ObservableObject {
    static let shared = ReceiptStore()
    @Published var items: [String] = []
    @Published var isLoading = false
    var isSignedIn = true
    var isGuestUser = false

    func load() async {
        guard isSignedIn, !isGuestUser else {
            await MainActor.run { items.removeAll() }
            return
        }
        await MainActor.run { self.isLoading = true }
        let found = await fetchReceipts()
        await MainActor.run {
            self.items = found
            self.isLoading = false
        }
    }

    private func fetchReceipts() async -> [String] { [] }
}

struct SharedReceipts: View {
    @ObservedObject private var store = ReceiptStore.shared

    var body: some View {
        VStack {
            if store.isLoading {
                ProgressView()
            } else {
                ScrollView { ForEach(store.items, id: \.self) { Text($0) } }
            }
        }
        .refreshable { await store.load() }
//       ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
    }
}

// Positive: a case of a `switch` has the loaded value. Sample data come at once, the data of users do not.
@MainActor
final class RecapModel: ObservableObject {
    enum Phase { case idle, loading, loaded(String), failed(String) }

    @Published var phase = Phase.idle
    var isHealthDataAvailable = true

    func load(useSampleData: Bool) async {
        phase = .loading
        if useSampleData || !isHealthDataAvailable {
            phase = .loaded("Sample")
            return
        }
        phase = .loaded(await readRecap())
    }

    private func readRecap() async -> String { "" }
}

struct RecapPage: View {
    @StateObject private var model = RecapModel()
    @State private var useSampleData = false

    var body: some View {
        switch model.phase {
        case .idle, .loading:
            ProgressView()
        case .failed(let message):
            ScrollView { Text(message) }
                // Negative: a page that says that loading failed has no position to lose.
                .refreshable { await model.load(useSampleData: useSampleData) }
        case .loaded(let recap):
            ScrollView { Text(recap) }
                .refreshable { await model.load(useSampleData: useSampleData) }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `ScrollView` disappears while it refreshes and then starts at the top, because `.refreshable` sets `phase`, and a `switch` then shows other views
        }
    }
}

// Positive: a router pushes screens by its paths. While the list is shown, the country is the one that the load asks for.
final class Router: ObservableObject {
    @Published var homePath: [String] = []

    func open(_ screen: String) { append(screen) }
    func showMessage(_ text: String) { print(text) }

    private func append(_ screen: String) {
        var path = homePath
        path.append(screen)
        homePath = path
    }
}

struct Schools: View {
    @EnvironmentObject private var router: Router
    @State private var names: [String] = []
    @State private var isLoading = true
    let code: String

    private var country: String { code.lowercased() }

    var body: some View {
        ZStack {
            if country != "jp" {
                Text("Soon")
            } else if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    ForEach(names, id: \.self) { name in
                        Button(name) { router.open(name) }
                    }
                }
            }
        }
        .task(id: country) { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func load() async {
        guard country == "jp" else { return }
        isLoading = true
        defer { isLoading = false }
        names = await fetchNames()
    }

    private func fetchNames() async -> [String] { [] }
}

// Positive: a view in the arm has the router, and only shows it for what there is. Of two functions, the labels name the one.
struct Related: View {
    @EnvironmentObject private var router: Router
    let names: [String]

    var body: some View {
        if !names.isEmpty {
            ForEach(names, id: \.self) { name in
                Button(name) { router.open(name) }
            }
        }
    }
}

struct Article: View {
    @State private var names: [String] = []
    @State private var isLoading = true

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    Text("Article")
                    Related(names: names)
                }
            }
        }
        .task { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func load() async { await load(showsProgress: true) }

    private func load(showsProgress: Bool) async {
        if showsProgress { isLoading = true }
        names = await fetchNames()
        isLoading = false
    }

    private func fetchNames() async -> [String] { [] }
}

// Positive: a link under a condition, in another view.
struct Links: View {
    let names: [String]

    var body: some View {
        if !names.isEmpty {
            ForEach(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
        }
    }
}

struct Index: View {
    @State private var names: [String] = []
    @State private var isLoading = true

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView { Links(names: names) }
            }
        }
        .task {
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
            isLoading = true
            names = await fetchNames()
            isLoading = false
        }
    }

    private func fetchNames() async -> [String] { [] }
}

// Negative: the labels do not tell which of two functions is meant.
struct Unclear: View {
    @State private var names: [String] = []
    @State private var isLoading = true

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView { Links(names: names) }
            }
        }
        .task { await load(1) }
    }

    private func load(_ page: Int) async {
        isLoading = true
        names = await fetchNames()
        isLoading = false
    }

    private func load(_ name: String) async { names = await fetchNames() }

    private func fetchNames() async -> [String] { [] }
}

// Negative: the function of the router pushes nothing.
struct Notices: View {
    @EnvironmentObject private var router: Router
    @State private var names: [String] = []
    @State private var isLoading = true

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    ForEach(names, id: \.self) { name in
                        Button(name) { router.showMessage(name) }
                    }
                }
            }
        }
        .task {
            isLoading = true
            names = await fetchNames()
            isLoading = false
        }
    }

    private func fetchNames() async -> [String] { [] }
}

enum DiaryPhase {
    case loading
    case loaded(String)
}

@MainActor
final class DiaryModel: ObservableObject {
    @Published private(set) var phase = DiaryPhase.loading

    func load() async {
        phase = .loading
        phase = .loaded(await fetchDiary())
    }

    func loadOnce() async {
        guard case .loading = phase else { return }
        phase = .loaded(await fetchDiary())
    }

    private func fetchDiary() async -> String { "" }
}

struct DiaryTabs: View {
    @StateObject private var model = DiaryModel()
    @State private var page = 0

    var body: some View {
        TabView {
            DiaryTab(model: model)
            DiaryTabOnce(model: model)
        }
        TabView(selection: $page) {
            DiaryPage(model: model)
            Text("More")
        }
        .tabViewStyle(.page)
    }
}

// Positive: the task runs again when the user comes back to the tab.
struct DiaryTab: View {
    @ObservedObject var model: DiaryModel

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Diary")
                .task { await model.load() }
//               ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back to this tab, because `.task` then sets `phase`, and a `switch` shows other views until it has finished
        }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .loading: ProgressView()
        case .loaded(let text): ScrollView { Text(text) }
        }
    }
}

// Positive: a modifier around the stack of screens runs then, too.
struct DiaryTabOutside: View {
    @StateObject private var model = DiaryModel()

    var body: some View {
        TabView {
            NavigationStack {
                switch model.phase {
                case .loading: ProgressView()
                case .loaded(let text): ScrollView { Text(text) }
                }
            }
            .task { await model.load() }
//           ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back to this tab, because `.task` then sets `phase`, and a `switch` shows other views until it has finished
        }
    }
}

// Negative: it loads only once.
struct DiaryTabOnce: View {
    @ObservedObject var model: DiaryModel

    var body: some View {
        ZStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let text): ScrollView { Text(text) }
            }
        }
        .task { await model.loadOnce() }
    }
}

// Negative: of pages that the user swipes it is not known when they appear.
struct DiaryPage: View {
    @ObservedObject var model: DiaryModel

    var body: some View {
        ZStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let text): ScrollView { Text(text) }
            }
        }
        .task { await model.load() }
    }
}

// Negative: the list goes away while there is no content yet.
@MainActor
final class GuestModel: ObservableObject {
    @Published var guests: [String] = []
    @Published var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        guests = await fetchGuests()
    }

    private func fetchGuests() async -> [String] { [] }
}

struct GuestTabs: View {
    @StateObject private var model = GuestModel()

    var body: some View {
        TabView {
            NavigationStack {
                if model.isLoading && model.guests.isEmpty {
                    List { ForEach(0..<10) { Text("\($0)") } }
                } else {
                    List { ForEach(model.guests, id: \.self) { Text($0) } }
                }
            }
            .task { await model.load() }
        }
    }
}

// Positive: a flag keeps the action from running twice. It is free when the action starts.
struct Courses: View {
    @State private var courses: [String] = []
    @State private var isLoading = false
    @State private var isFetching = false
    @State private var isPaused = false

    var body: some View {
        if isLoading {
            ProgressView()
        } else {
            List(courses, id: \.self) { Text($0) }
                .refreshable { await load() }
//               ^^^^^^^^^^^ warning[content_replaced_while_loading]: the `List` disappears while it refreshes and then starts at the top, because `.refreshable` sets `isLoading`, and an `if` then shows other views
                .refreshable { await loadUnlessPaused() }
        }
    }

    private func load() async {
        guard !isFetching else { return }
        isFetching = true
        isLoading = true
        courses = await fetchPosts()
        isLoading = false
        isFetching = false
    }

    // Negative: another flag, which the action does not set itself.
    private func loadUnlessPaused() async {
        guard !isPaused else { return }
        isLoading = true
        courses = await fetchPosts()
        isLoading = false
    }
}

// Positive: the last row asks for the next page with the flag for which the whole list makes way.
struct Recipes: View {
    @StateObject private var model = RecipesModel()

    var body: some View {
        ScrollView {
            VStack {
                Text("Recipes")
                recipes
                teasers
            }
        }
    }

    @ViewBuilder private var recipes: some View {
        if model.isLoading {
            ProgressView()
        } else if model.recipes.isEmpty {
            Text("Nothing yet")
        } else {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(model.recipes, id: \.self) { recipe in
                    Text(recipe)
                        .onAppear { model.loadMore(after: recipe) }
//                       ^^^^^^^^ warning[content_replaced_while_loading]: all rows disappear when this row appears, and the `ScrollView` loses its position, because `.onAppear` sets `isLoading`, and an `if` then shows other views
                        .onAppear { model.loadQuietly(after: recipe) }
                        .onAppear { model.loadAll(after: recipe) }
                }
            }
        }
    }

    // Negative: the branch in the row shows that row only, and fixed rows have nothing to load.
    private var teasers: some View {
        ForEach(model.recipes, id: \.self) { recipe in
            if model.isLoading {
                ProgressView()
            } else {
                Text(recipe).onAppear { model.loadMore(after: recipe) }
            }
        }
    }
}

@MainActor
final class RecipesModel: ObservableObject {
    @Published var recipes: [String] = []
    @Published var isLoading = false
    @Published var isLoadingMore = false
    private var hasNextPage = true
    private var isPaused = false

    func loadMore(after recipe: String) {
        guard recipe == recipes.last, !isLoading && hasNextPage else { return }
        isLoading = true
        Task {
            recipes += await fetchPosts()
            isLoading = false
        }
    }

    // Negative: another flag.
    func loadQuietly(after recipe: String) {
        guard recipe == recipes.last, !isLoadingMore else { return }
        isLoadingMore = true
        Task {
            recipes += await fetchPosts()
            isLoadingMore = false
        }
    }

    // Negative: a condition that does not ask for the end of the rows.
    func loadAll(after recipe: String) {
        guard recipe == recipes.last, isPaused else { return }
        isLoading = true
        Task {
            recipes += await fetchPosts()
            isLoading = false
        }
    }
}

// Positive: the list itself, whose last row loads with the flag of the first load.
struct Songs: View {
    @StateObject private var model = SongsModel()

    var body: some View {
        if model.isLoading {
            ProgressView()
        } else {
            List {
                ForEach(model.songs, id: \.self) { song in
                    Text(song)
                        .task { if song == model.songs.last && model.hasMore { await model.load() } }
//                       ^^^^ warning[content_replaced_while_loading]: the `List` disappears when this row appears and then starts at the top, because `.task` sets `isLoading`, and an `if` then shows other views
                        .task { if model.isLastSong(song) { await model.load() } }
//                       ^^^^ warning[content_replaced_while_loading]: the `List` disappears when this row appears and then starts at the top, because `.task` sets `isLoading`, and an `if` then shows other views
                        .task { if song == "x" { await model.load() } }
                        .task { await model.loadUnlessDone() }
//                       ^^^^ warning[content_replaced_while_loading]: the `List` disappears when this row appears and then starts at the top, because `.task` sets `isLoading`, and an `if` then shows other views
                }
            }
        }
    }
}

@MainActor
final class SongsModel: ObservableObject {
    @Published var songs: [String] = []
    @Published var isLoading = false
    var hasMore = true
    private var didReachEnd = false

    func isLastSong(_ song: String) -> Bool { song == songs.last }

    func load() async {
        isLoading = true
        songs += await fetchPosts()
        isLoading = false
    }

    func loadUnlessDone() async {
        if isLoading || didReachEnd { return }
        await load()
    }
}

// Positive: the rows below a header make way, and the views around the header stay.
struct TagScreen: View {
    @State private var posts: [String] = []
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            LazyVStack {
                Text("Tag")
                Text("About")
                content
            }
        }
        .task { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: the rows disappear when the user comes back from another screen, and the `ScrollView` loses its position, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    @ViewBuilder private var content: some View {
        if isLoading {
            ProgressView()
        } else if posts.isEmpty {
            Text("None")
        } else {
            ForEach(posts, id: \.self) { post in
                NavigationLink(post) { Text(post) }
            }
        }
    }

    private func load() async {
        isLoading = true
        posts = await fetchPosts()
        isLoading = false
    }
}

// Negative: what comes after the rows keeps the height, fixed rows, and rows without links.
struct TagParts: View {
    @State private var posts: [String] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            ScrollView {
                Text("Tag")
                if isLoading { ProgressView() } else { ForEach(posts, id: \.self) { NavigationLink($0) { Text("a") } } }
                Text("End")
            }
            .task { await load() }
            ScrollView {
                Text("Tag")
                if isLoading { ProgressView() } else { ForEach(0..<4, id: \.self) { NavigationLink("\($0)") { Text("a") } } }
            }
            .task { await load() }
        }
    }

    private func load() async {
        isLoading = true
        posts = await fetchPosts()
        isLoading = false
    }
}

struct TagRows: View {
    @State private var posts: [String] = []
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            Text("Tag")
            if isLoading { ProgressView() } else { ForEach(posts, id: \.self) { Text($0) } }
        }
        .task {
            isLoading = true
            posts = await fetchPosts()
            isLoading = false
        }
    }
}

// Positive: a page with so many badges that the link comes late. Each view of the project is looked at once.
struct Town: View {
    @State private var sights: [String] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    ForEach(sights, id: \.self) { Text($0) }
                    TownBadges()
                    TownBadges()
                    TownBadges()
                    TownBadges()
                    TownBadges()
                    TownBadges()
                    NavigationLink("Map") { Text("Map") }
                }
            }
        }
        .task { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func load() async {
        isLoading = true
        sights = await fetchPosts()
        isLoading = false
    }
}

struct TownBadges: View {
    var body: some View {
        VStack {
            TownRow()
            TownRow()
            TownRow()
            TownRow()
            TownRow()
            TownRow()
            TownRow()
            TownRow()
        }
    }
}

struct TownRow: View {
    var body: some View {
        HStack {
            HStack { VStack { Text("a") }; VStack { Text("b") } }
            HStack { VStack { Text("c") }; VStack { Text("d") } }
        }
    }
}

// Negative: rows that stand for those that are not there yet make way for good.
struct TagPlaceholders: View {
    @State private var state = ListState.loading

    var body: some View {
        ScrollView {
            Text("Tag")
            switch state {
            case .loading: ForEach(TagPlaceholders.samples()) { sample in NavigationLink(sample.name) { Text("a") } }
            case .ready(let posts): ForEach(posts, id: \.self) { NavigationLink($0) { Text("a") } }
            }
        }
        .task {
            let posts = await fetchPosts()
            state = .ready(posts)
            await rest()
        }
    }

    private func rest() async {}

    static func samples() -> [Sample] { [] }

    enum ListState {
        case loading
        case ready([String])
    }

    struct Sample: Identifiable {
        let id: Int
        let name: String
    }
}

// --- HiddenLinks.swift
import SwiftUI

// Positive: a link that is hidden behind the content pushes the screen that a row asks for.
struct Lessons: View {
    @State private var lessons: [String] = []
    @State private var isLoading = false
    @State private var opensLesson = false

    var body: some View {
        ZStack { content }
            .background(NavigationLink(destination: Text("Lesson"), isActive: $opensLesson) { EmptyView() })
            .task { await load() }
//           ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    @ViewBuilder private var content: some View {
        if isLoading {
            ProgressView()
        } else {
            if lessons.isEmpty { Text("None") } else { loaded }
        }
    }

    private var loaded: some View {
        VStack { rows() }
    }

    private func rows() -> some View {
        VStack {
            ScrollView {
                ForEach(lessons, id: \.self) { lesson in
                    Button(lesson) { opensLesson = true }
                }
            }
        }
    }

    private func load() async {
        isLoading = true
        lessons = await fetchPosts()
        isLoading = false
    }
}

// Positive: the view with the rows has the link.
struct Courts: View {
    @State private var courts: [String] = []
    @State private var isLoading = false

    var body: some View {
        ZStack {
            if isLoading { ProgressView() } else { CourtList(courts: courts) }
        }
        .task {
//       ^^^^ info/medium[content_replaced_while_loading]: the `List` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
            isLoading = true
            courts = await fetchPosts()
            isLoading = false
        }
    }
}

struct CourtList: View {
    let courts: [String]
    @State private var showsMap = false

    var body: some View {
        List(courts, id: \.self) { court in
            Button(court) { showsMap = true }
        }
        .background(NavigationLink(destination: Text("Map"), isActive: $showsMap) { EmptyView() })
    }
}

// Positive: a router by another name of its class.
final class StopRouter: ObservableObject {
    @Published private var path: [String] = []

    func open(_ stop: String) { path.append(stop) }
}

typealias Guide = StopRouter

struct Stops: View {
    @EnvironmentObject private var router: Guide
    @State private var stops: [String] = []
    @State private var isLoading = false

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                List(stops, id: \.self) { stop in
                    Button(stop) { router.open(stop) }
                }
            }
        }
        .task {
//       ^^^^ info/medium[content_replaced_while_loading]: the `List` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
            isLoading = true
            stops = await fetchPosts()
            isLoading = false
        }
    }
}

// Positive: a page whose parts depend on what is loaded.
struct Trip: View {
    @Binding var path: [String]
    @State private var title = ""
    @State private var isLoading = false
    let isOpen: Bool

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    Text(title)
                    Text("Date")
                    Text("Place")
                    Text("Length")
                    Button("Rules") { path.append("rules") }
                    if isOpen {
                        TripParts()
                        TripParts()
                    } else {
                        Text("Closed")
                    }
                    TripParts()
                }
            }
        }
        .task { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again when the user comes back from another screen, because `.task` then sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func load() async {
        isLoading = true
        title = await fetchPosts().first ?? ""
        isLoading = false
    }
}

struct TripParts: View {
    var body: some View {
        Text("a")
        Text("b")
        Text("c")
        Text("d")
        Text("e")
    }
}

// Negative: a short page, of which only one of several parts is there at a time; a view with rows that pushes nothing.
struct ShortTrip: View {
    @Binding var path: [String]
    @State private var title = ""
    @State private var isLoading = false
    let part: Int

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                ScrollView {
                    Text(title)
                    Button("Rules") { path.append("rules") }
                    switch part {
                    case 0: TripParts()
                    case 1: TripParts()
                    case 2: TripParts()
                    case 3: TripParts()
                    default: TripParts()
                    }
                }
            }
        }
        .task { await load() }
    }

    private func load() async {
        isLoading = true
        title = await fetchPosts().first ?? ""
        isLoading = false
    }
}

struct CourtNames: View {
    @State private var courts: [String] = []
    @State private var isLoading = false

    var body: some View {
        ZStack {
            if isLoading { ProgressView() } else { List(courts, id: \.self) { Text($0) } }
        }
        .task {
            isLoading = true
            courts = await fetchPosts()
            isLoading = false
        }
    }
}

// --- ClosedSheets.swift
import SwiftUI

// Positive: the content below a sheet is there when the sheet is closed, and then makes way.
struct Orders: View {
    @State private var orders: [String] = []
    @State private var isLoading = false
    @State private var addsOrder = false
    @State private var showsFilter = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else {
                List(orders, id: \.self) { Text($0) }
            }
            Button("Add") { addsOrder = true }
            Button("Filter") { showsFilter = true }
        }
        .sheet(isPresented: $addsOrder, onDismiss: { Task { await load() } }) { Text("New order") }
//       ^^^^^ info/medium[content_replaced_while_loading]: the `List` starts at the top again when the user closes this `.sheet`, because its `onDismiss` sets `isLoading`, and an `if` shows other views until it has finished
        .fullScreenCover(isPresented: $showsFilter, onDismiss: reload) { Text("Filter") }
    }

    private func load() async {
        isLoading = true
        orders = await fetchPosts()
        isLoading = false
    }

    // Negative: the list stays while it is loaded again.
    private func reload() {
        Task { orders = await fetchPosts() }
    }
}

// Positive: the rows below a header.
struct Receipts: View {
    @State private var receipts: [String] = []
    @State private var isLoading = false
    @State private var showsScan = false

    var body: some View {
        ScrollView {
            Text("Receipts")
            if isLoading {
                ProgressView()
            } else {
                ForEach(receipts, id: \.self) { Text($0) }
            }
        }
        .onTapGesture { showsScan = true }
        .fullScreenCover(isPresented: $showsScan, onDismiss: reload) { Text("Scan") }
//       ^^^^^^^^^^^^^^^ info/medium[content_replaced_while_loading]: the rows disappear, and the `ScrollView` loses its position, when the user closes this `.fullScreenCover`, because its `onDismiss` sets `isLoading`, and an `if` shows other views until it has finished
    }

    private func reload() {
        Task {
            isLoading = true
            receipts = await fetchPosts()
            isLoading = false
        }
    }
}

// Negative: a message has no position, and what is loaded for the first time has none either.
struct Coupons: View {
    @State private var coupons: [String] = []
    @State private var isLoading = false
    @State private var showsScan = false

    var body: some View {
        VStack {
            if isLoading && coupons.isEmpty {
                ProgressView()
            } else if coupons.isEmpty {
                ScrollView { Text("None") }
            } else {
                List(coupons, id: \.self) { Text($0) }
            }
            Button("Scan") { showsScan = true }
        }
        .sheet(isPresented: $showsScan, onDismiss: { Task { await load() } }) { Text("Scan") }
    }

    private func load() async {
        isLoading = true
        coupons = await fetchPosts()
        isLoading = false
    }
}

// --- Actions.swift
import SwiftUI

protocol RemarkService {
    func remarks() async -> [String]
    func addRemark(_ text: String) async
    func search(_ text: String) async -> [String]
}

// Positive: the user sends something, and all that is there makes way while it is loaded again.
struct Remarks: View {
    let service: any RemarkService
    @State private var remarks: [String] = []
    @State private var text = ""
    @State private var isLoading = true

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
                Spacer()
            } else if remarks.isEmpty {
                // Negative: the list is not there yet.
                Button("Be the first") { Task { await send("Hello") } }
            } else {
                ScrollView {
                    LazyVStack {
                        ForEach(remarks, id: \.self) { Text($0) }
                    }
                }
            }
            TextField("Remark", text: $text)
            Button("Send", action: submit)
//          ^^^^^^ info/medium[content_replaced_while_loading]: the `ScrollView` starts at the top again after this action, because it sets `isLoading`, and an `if` shows other views until it has finished
            // Negative: a search shows something else, and may start at the top; this screen is closed.
            Button("Search") { Task { await search() } }
        }
        .onAppear { load() }
    }

    private func load() {
        Task {
            isLoading = true
            remarks = await service.remarks()
            isLoading = false
        }
    }

    private func submit() {
        guard !text.isEmpty else { return }
        Task { await send(text) }
    }

    private func send(_ text: String) async {
        await service.addRemark(text)
        load()
    }

    private func search() async {
        isLoading = true
        remarks = await service.search(text)
        isLoading = false
    }
}

// Negative: the button is not there together with the list, or the action goes on to another step.
struct RemarkSteps: View {
    let service: any RemarkService
    @State private var remarks: [String] = []
    @State private var step = RemarkStep.list
    @State private var isLoading = false
    @State private var adds = false

    var body: some View {
        VStack {
            if adds { form } else { list }
            if remarks.isEmpty {
                Button("Send") { Task { await send() } }
            }
        }
        if step == .done {
            Text("Done")
        } else {
            List(remarks, id: \.self) { Text($0) }
            Button("Finish") { Task { await finish() } }
        }
    }

    private var form: some View {
        Button("Send") { Task { await send() } }
    }

    @ViewBuilder private var list: some View {
        if isLoading {
            ProgressView()
        } else {
            List(remarks, id: \.self) { Text($0) }
        }
    }

    private func send() async {
        await service.addRemark("Hello")
        adds = false
        isLoading = true
        remarks = await service.remarks()
        isLoading = false
    }

    private func finish() async {
        await service.addRemark("Done")
        step = .done
        await service.addRemark("Bye")
        step = .list
    }

    enum RemarkStep {
        case list, done
    }
}

// Negative: nobody looks at the list after the action.
struct LastRemark: View {
    let service: any RemarkService
    @Environment(\.dismiss) private var dismiss
    @State private var remarks: [String] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading { ProgressView() } else { List(remarks, id: \.self) { Text($0) } }
            Button("Send") { Task { await send() } }
        }
    }

    private func send() async {
        isLoading = true
        await service.addRemark("Bye")
        isLoading = false
        dismiss()
    }
}

// Positive: a view of the project says that it has saved something.
struct Notes: View {
    @State private var notes: [String] = []
    @State private var isLoading = false
    @State private var edits = false

    var body: some View {
        ZStack {
            if isLoading { ProgressView() } else { List(notes, id: \.self) { Text($0) } }
        }
        .toolbar { Button("Edit") { edits = true } }
        .sheet(isPresented: $edits) {
            NoteEditor(
//          ^^^^^^^^^^ info/medium[content_replaced_while_loading]: the `List` starts at the top again after this action, because it sets `isLoading`, and an `if` shows other views until it has finished
                onSaved: { Task { await load() } })
        }
    }

    private func load() async {
        isLoading = true
        notes = await fetchPosts()
        isLoading = false
    }
}

struct NoteEditor: View {
    let onSaved: () -> Void

    var body: some View {
        Button("Save") { onSaved() }
    }
}

// --- Forms.swift
import SwiftUI

enum PlanStep {
    case form, working, done
}

@MainActor
final class PlanModel: ObservableObject {
    @Published var step = PlanStep.form
    @Published var isSaving = false
    @Published var isChecking = false
    var message = ""

    func start(_ name: String) async {
        guard !name.isEmpty else { return }
        step = .working
        do {
            try await upload(name)
            step = .done
        } catch {
            step = .form
            message = "Try again"
        }
    }

    func save(_ name: String) async {
        isSaving = true
        try? await upload(name)
        isSaving = false
    }

    // The views only see the last value.
    func check() {
        isChecking = true
        isChecking = false
    }

    private func upload(_ name: String) async throws {}
}

// Positive: a failure shows the form again, and it is a new one.
struct PlanFlow: View {
    @StateObject private var model = PlanModel()

    var body: some View {
        switch model.step {
//      ^^^^^^ info/medium[content_replaced_while_loading]: what the user has typed in the `PlanForm` is gone after `start`, also if that fails, because it sets `step`, and this `switch` removes the `PlanForm` until it has finished
        case .form: PlanForm(model: model)
        case .working: ProgressView()
        case .done: Text("Done")
        }
    }
}

struct PlanForm: View {
    @ObservedObject var model: PlanModel
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Button("Start") { Task { await model.start(name) } }
    }
}

// Positive: the page of the results that the user looks at.
struct PlanPages: View {
    @ObservedObject var model: PlanModel

    var body: some View {
        ZStack {
            if model.isSaving {
//          ^^ info/medium[content_replaced_while_loading]: what the user has chosen in the `PlanResults` is gone after `save`, also if that fails, because it sets `isSaving`, and this `if` removes the `PlanResults` until it has finished
                ProgressView()
            } else {
                PlanResults(model: model)
            }
        }
    }
}

struct PlanResults: View {
    @ObservedObject var model: PlanModel
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            Text("1").tag(0)
            Text("2").tag(1)
        }
        .tabViewStyle(.page)
        Button("Again") { Task { await model.save("") } }
    }
}

// Negative: the text is kept outside, nothing is typed, the form loads by itself, the flag is set back at once.
struct PlanSteps: View {
    @StateObject private var model = PlanModel()
    @State private var name = ""

    var body: some View {
        if model.isSaving {
            ProgressView()
        } else {
            PlanField(model: model, name: $name)
            PlanButton(model: model)
            PlanLoader(model: model)
        }
        if model.isChecking { ProgressView() } else { PlanCheck(model: model) }
        // The form stays.
        ZStack {
            PlanSave(model: model)
            if model.isSaving { ProgressView() }
        }
    }
}

struct PlanField: View {
    @ObservedObject var model: PlanModel
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { Task { await model.save(name) } }
    }
}

struct PlanButton: View {
    @ObservedObject var model: PlanModel
    @State private var isOn = false

    var body: some View {
        Image(systemName: isOn ? "star" : "star.fill").onTapGesture { isOn.toggle() }
        Button("Save") { Task { await model.save("") } }
    }
}

struct PlanLoader: View {
    @ObservedObject var model: PlanModel
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
            .task { await model.save(name) }
    }
}

struct PlanCheck: View {
    @ObservedObject var model: PlanModel
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Button("Check") { model.check() }
    }
}

struct PlanSave: View {
    @ObservedObject var model: PlanModel
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { Task { await model.save(name) } }
    }
}

// --- Roots.swift
import SwiftUI

@MainActor
final class Account: ObservableObject {
    static let shared = Account()
    @Published var isLoading = false
    @Published var isBusy = false
    @Published var name: String?

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        name = await fetchPosts().first
        isLoading = false
    }

    // Negative: after that another page is there anyway.
    func leave() async {
        isBusy = true
        _ = await fetchPosts()
        name = nil
        isBusy = false
    }
}

// Positive: a screen in the tabs loads the account again.
struct AccountRoot: View {
    @ObservedObject private var account = Account.shared

    var body: some View {
        Group {
            if account.isLoading {
//          ^^ info/medium[content_replaced_while_loading]: the `AccountTabs` loses its open screens when code in it calls `load`, because that sets `isLoading`, and this `if` removes the `AccountTabs` until it has finished
                ProgressView()
            } else if account.name != nil {
                AccountTabs()
            } else {
                Text("Welcome")
            }
        }
    }
}

struct AccountTabs: View {
    var body: some View {
        TabView {
            NavigationStack { AccountPage() }
            Text("More")
        }
    }
}

struct AccountPage: View {
    @ObservedObject private var account = Account.shared

    var body: some View {
        Button("Load") { reload() }
        Button("Leave") { Task { await account.leave() } }
    }

    private func reload() {
        Task { await account.load() }
    }
}

// Negative: the user leaves the account.
struct BusyRoot: View {
    @ObservedObject private var account = Account.shared

    var body: some View {
        if account.isBusy || account.name == nil {
            ProgressView()
        } else {
            AccountTabs()
        }
    }
}

// Negative: code in the tabs loads only what is not there; no screens.
struct CarefulRoot: View {
    @ObservedObject private var account = Account.shared

    var body: some View {
        if account.isLoading { ProgressView() } else { CarefulTabs() }
        if account.isLoading { ProgressView() } else { AccountPage() }
    }
}

struct CarefulTabs: View {
    var body: some View {
        TabView {
            CarefulPage()
            Text("More")
        }
    }
}

struct CarefulPage: View {
    @ObservedObject private var account = Account.shared

    var body: some View {
        Text("Page")
            .task {
                if account.name == nil { await account.load() }
            }
            .task { await loadOnce() }
    }

    private func loadOnce() async {
        guard account.name == nil else { return }
        await account.load()
    }
}

// Negative: a screen that is pushed inside of the tabs does not cover what is around them.
struct InnerStack: View {
    @State private var names: [String] = []
    @State private var isLoading = false

    var body: some View {
        ZStack {
            if isLoading {
                ProgressView()
            } else {
                NavigationStack {
                    List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
                }
            }
        }
        .task {
            isLoading = true
            names = await fetchPosts()
            isLoading = false
        }
    }
}

// --- Choices.swift
import SwiftUI

// Positive: each other period makes a new chart, which shows its first side again.
struct Report: View {
    @State private var period = 0
    @State private var values: [Int] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            Stepper("Period", value: $period)
            if isLoading {
                ProgressView()
            } else {
                BodyChart(values: values)
            }
        }
        .task(id: period) { await load() }
//       ^^^^ info/medium[content_replaced_while_loading]: what the user has chosen in the `BodyChart` is gone each time the value of this `.task` changes, because it sets `isLoading`, and an `if` removes the `BodyChart` until it has finished
        .onChange(of: values) { isLoading = false }
    }

    private func load() async {
        isLoading = true
        values = await fetchPosts().map(\.count)
        isLoading = false
    }
}

struct BodyChart: View {
    let values: [Int]
    @State private var side = 0

    var body: some View {
        Picker("Side", selection: $side) {
            Text("Front").tag(0)
            Text("Back").tag(1)
        }
        Text("\(values.count)")
    }
}

// Negative: the value stays the same, and rows have choices of their own.
struct RowReport: View {
    let id: Int
    @State private var period = 0
    @State private var values: [Int] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            Stepper("Period", value: $period)
            if isLoading {
                ProgressView()
            } else {
                ForEach(values, id: \.self) { value in BodyChart(values: [value]) }
            }
        }
        .task(id: period) { await load() }
        VStack {
            if isLoading { ProgressView() } else { BodyChart(values: values) }
        }
        .task(id: id) { await load() }
    }

    private func load() async {
        isLoading = true
        values = await fetchPosts().map(\.count)
        isLoading = false
    }
}

// Negative: no choice, a choice outside, one that the caller gives a start, a task without a value.
struct SmallReport: View {
    @State private var period = 0
    @State private var side = 0
    @State private var values: [Int] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            Stepper("Period", value: $period)
            if isLoading {
                ProgressView()
            } else {
                PlainChart(values: values)
                SideChart(side: $side)
                StartedChart(side: period)
            }
        }
        .task(id: period) { await load() }
        VStack {
            if isLoading { ProgressView() } else { BodyChart(values: values) }
        }
        .task { await load() }
    }

    private func load() async {
        isLoading = true
        values = await fetchPosts().map(\.count)
        isLoading = false
    }
}

struct PlainChart: View {
    let values: [Int]
    @State private var isPressed = false

    var body: some View {
        Button("\(values.count)") { isPressed.toggle() }
            .opacity(isPressed ? 1 : 0.5)
    }
}

struct SideChart: View {
    @Binding var side: Int

    var body: some View {
        Stepper("Side", value: $side)
    }
}

struct StartedChart: View {
    @State private var side: Int

    init(side: Int) { _side = State(initialValue: side) }

    var body: some View {
        Stepper("Side", value: $side)
    }
}

// Negative: the `defer` ends the load, and only the placeholder goes then; what is loaded stays.
struct Totals: View {
    @State private var totals: [String]?
    @State private var isLoading = true

    var body: some View {
        Group {
            if let totals {
                ScrollView { ForEach(totals, id: \.self) { Text($0) } }
            } else if isLoading {
                ScrollView { ForEach(placeholders, id: \.self) { Text($0) } }
            } else {
                Color.clear
            }
        }
        .task { await load() }
        .refreshable { await load() }
    }

    private var placeholders: [String] { ["a", "b"] }

    private func load() async {
        defer { isLoading = false }
        totals = await fetch()
    }

    private func fetch() async -> [String] { [] }
}
