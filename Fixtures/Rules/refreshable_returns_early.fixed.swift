import SwiftUI

// Positive: a task alone, with a priority, detached, kept in a property, beside other work.
struct Feed: View {
    @StateObject private var model = FeedModel()
    @State private var refresh: Task<Void, Never>?
    @State private var count = 0

    var body: some View {
        TabView {
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    await Task { await model.reload() }.value
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { try? await Task(priority: .userInitiated) { try await model.download() }.value }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    await Task.detached { await model.reload() }.value
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    count += 1
                    refresh?.cancel()
                    refresh = Task { await model.reload() }
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    await Task<Void, Never> {
                        count += 1
                        await model.reload()
                    }.value
                }
        }
    }
}

// Positive: a function that the project defines starts the task, also one function further on, also by its name alone.
struct Library: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        TabView {
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { model.start() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { startSoon() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable(action: start)
        }
    }

    private func startSoon() { start() }

    private func start() {
        Task { await model.reload() }
    }
}

final class FeedModel: ObservableObject {
    @Published var posts: [String] = []

    func reload() async { posts = await fetchPosts() }
    func download() async throws { posts = try await fetchPosts() }
    func clear() { posts = [] }
    func start() { Task { await reload() } }
    func send(_ action: String) {
        switch action {
        case "load": Task { await reload() }
        default: posts = []
        }
    }
    func restart() { posts = [] }
    func restart() async { Task { await reload() } }
}

// Silent: the action waits, also with another task beside it, or for the task itself.
struct Waiting: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        TabView {
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { await model.reload() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { await Task { await model.reload() }.value }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    Task { await track() }
                    await model.reload()
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    let task = Task { await model.reload() }
                    await task.value
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {
                    for await post in model.stream { print(post) }
                }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable(action: model.reload)
        }
    }
}

// Silent: what does not wait, what the project does not define, a task in one case of a switch, an async overload.
struct Quick: View {
    @StateObject private var model = FeedModel()
    let other: OtherModel
    let action: () -> Void

    var body: some View {
        TabView {
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { model.clear() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { Task { model.clear() } }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { other.reload() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { action() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { model.send("clear") }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { model.restart() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable {}
        }
    }
}

// Silent: the view shows by itself that its model works, or the model takes the list away.
struct Own: View {
    @StateObject private var model = OwnModel()

    var body: some View {
        TabView {
            ScrollView {
                RefreshBar(isShown: $model.isRefreshing)
                Text("a")
            }
            .refreshable { Task { await model.reload(withProgress: false) } }
            if model.isLoading {
                ProgressView()
            } else {
                List(model.posts, id: \.self) { Text($0) }
                    .refreshable { Task { await model.load() } }
            }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable(isEnabled: !model.posts.isEmpty) { Task { await model.load() } }
        }
    }
}

struct RefreshBar: View {
    @Binding var isShown: Bool
    var body: some View { ProgressView().opacity(isShown ? 1 : 0) }
}

final class OwnModel: ObservableObject {
    @Published var posts: [String] = []
    @Published var isRefreshing = false
    @Published var isLoading = false
    @Published var isBusy = false

    func reload(withProgress: Bool) async {
        isRefreshing = !withProgress
        posts = await fetchPosts()
        isRefreshing = false
    }

    func load() async {
        isLoading = true
        posts = await fetchPosts()
        isLoading = false
    }

    func update(showsProgress: Bool) async {
        isBusy = showsProgress
        posts = await fetchPosts()
        isBusy = false
    }
}

extension View {
    func refreshable(isEnabled: Bool, action: @escaping @Sendable () async -> Void) -> some View { refreshable(action: action) }
}

// Positive: the call turns the progress off, and a flag that only hides something does not show progress.
struct Bare: View {
    @StateObject private var model = OwnModel()

    var body: some View {
        VStack {
            if model.isBusy { ProgressView() }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { await Task { await model.update(showsProgress: false) }.value }
            if !model.isLoading { Text("None") }
            List(model.posts, id: \.self) { Text($0) }
                .refreshable { await Task { await model.update(showsProgress: false) }.value }
        }
    }
}

#Preview {
    List { Text("a") }
        .refreshable {
            Task { await load() }
        }
}

// False positive trap: the function waits for nothing itself, so waiting for the task changes nothing.
@MainActor final class Shelf: ObservableObject {
    @Published var titles: [String] = []

    func refresh() async {
        fetch()
    }

    private func fetch() {
        Task { titles = await load() }
    }

    private func load() async -> [String] { [] }
}

struct ShelfScreen: View {
    @StateObject private var shelf = Shelf()

    var body: some View {
        List(shelf.titles, id: \.self) { Text($0) }
            .refreshable {
                Task { await shelf.refresh() }
            }
    }
}

// Trap: a case of the phase shows progress instead of the list.
@MainActor
final class Notices: ObservableObject {
    enum Phase { case loading, done, failed }
    @Published var phase = Phase.done
    @Published var items: [String] = []

    func reload() {
        Task {
            phase = .loading
            items = await fetch()
            phase = items.isEmpty ? .failed : .done
        }
    }

    private func fetch() async -> [String] { [] }
}

struct NoticeList: View {
    @StateObject private var notices = Notices()

    var body: some View {
        switch notices.phase {
        case .loading: ProgressView()
        case .done: List(notices.items, id: \.self) { Text($0) }.refreshable { notices.reload() }
        case .failed: Text("None")
        }
    }
}

// False positive trap: the task only starts a scan, which has no end.
final class Scanner: ObservableObject {
    @Published var found: [String] = []
    private var cancellables: [AnyCancellable] = []

    func scan() {
        Task {
            await prepare()
            results.sink { self.found.append($0) }.store(in: &cancellables)
        }
    }

    private func prepare() async {}
    private var results: AnyPublisher<String, Never> { Just("a").eraseToAnyPublisher() }
}

struct Devices: View {
    @ObservedObject var scanner: Scanner

    var body: some View {
        List(scanner.found, id: \.self) { Text($0) }
            .refreshable { scanner.scan() }
    }
}

// False positive trap: the view shows what a function that the called one calls sets.
final class Quotes: ObservableObject {
    @Published var isLoading = false
    @Published var all: [String] = []

    func refresh() {
        all = []
        update()
    }

    private func update() {
        isLoading = true
        Task {
            await Task.yield()
            isLoading = false
        }
    }
}

struct QuoteList: View {
    @ObservedObject var quotes: Quotes

    var body: some View {
        List(quotes.all, id: \.self) { Text($0) }
            .refreshable { quotes.refresh() }
        if quotes.isLoading { ProgressView() }
    }
}
