import SwiftUI

final class Feed: ObservableObject {
    @Published var items: [String] = []
    @Published var isLoading = false
    @Published var count = 0
    var plain = 0

    func load() async {
        isLoading = true
//      ^^^^^^^^^ warning[published_written_off_main]: views are updated on a background thread when `isLoading` is set here, because the `async` function `load` does not run on the main actor
        items = await fetch()
        isLoading = false
    }

    func refresh() {
        isLoading = true
        Task {
            let found = await fetch()
            if !found.isEmpty {
                self.items = found
//                   ^^^^^ warning[published_written_off_main]: views are updated on a background thread when `items` is set here, because this `Task` does not run on the main actor
            }
        }
        Task { @MainActor in
            items = await fetch()
        }
        Task {
            let found = await fetch()
            await MainActor.run { items = found }
            DispatchQueue.main.async { self.items = found }
            plain = found.count
        }
    }

    @MainActor func reload() async {
        items = await fetch()
        Task { isLoading = false }
        Task.detached { self.count += 1 }
//                           ^^^^^ warning[published_written_off_main]: views are updated on a background thread when `count` is set here, because this `Task` does not run on the main actor
    }

    func decode() {
        DispatchQueue.global(qos: .utility).async {
            self.count = 1
//               ^^^^^ warning[published_written_off_main]: views are updated on a background thread when `count` is set here, because the closure of `DispatchQueue.global().async` does not run on the main thread
            DispatchQueue.main.async { self.items = [] }
        }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            self.items.append("new")
//               ^^^^^ warning[published_written_off_main]: views are updated on a background thread when `items` is set here, because the closure of `URLSession.shared.dataTask` does not run on the main thread
        }
        .resume()
    }

    func update() { items = [] }
    private func fetch() async -> [String] { [] }
}

struct FeedView: View {
    @StateObject private var feed = Feed()
    @ObservedObject var main: MainFeed
    @ObservedObject var promised: PromisedFeed
    @ObservedObject var derived: DerivedFeed
    @ObservedObject var extended: ExtendedFeed
    @ObservedObject var foreign: ForeignFeed
    @State private var value = 0

    var body: some View {
        Text("\(feed.count) \(value)")
            .task {
                await feed.load()
                value = 1
            }
        Button("Load") { Task.detached { value = 2 } }
    }
}

// False positive traps: the code runs on the main actor, or may do so.

@MainActor final class MainFeed: ObservableObject {
    @Published var items: [String] = []

    func load() async { items = [] }
}

@MainActor protocol Promise {
    func load() async
}

final class PromisedFeed: ObservableObject, Promise {
    @Published var items: [String] = []

    func load() async { items = [] }
}

final class DerivedFeed: MainBase {
    @Published var items: [String] = []

    func load() async { items = [] }
}

@MainActor class MainBase: ObservableObject {}

final class ExtendedFeed: ObservableObject {
    @Published var items: [String] = []
}

@MainActor extension ExtendedFeed {
    func load() async { items = [] }
}

final class ForeignFeed: ForeignController, ObservableObject {
    @Published var items: [String] = []

    func load() async { items = [] }
}

// No view observes it.
final class Worker: ObservableObject {
    @Published var items: [String] = []

    func load() async { items = [] }
}
