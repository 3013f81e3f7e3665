// target: iOS=17.0
import SwiftUI

@main
struct Mail: App {
    var body: some Scene {
        WindowGroup {
            Inbox()
            Drafts()
            Sent()
            Kept()
            Asked()
            Once()
            Cached()
            Some()
        }
    }
}

@Observable final class Store {
    var mails: [String] = []
    var query = ""
    var found: [String] { mails.filter { $0.contains(query) } }

    func load() async {
        do {
            mails = try await fetch()
        } catch {
            mails = []
        }
    }

    func reload() async {
        do {
            mails = try await fetch()
        } catch {
            mails = []
            mails = cache()
        }
    }

    func refresh() async {
        do {
            mails = try await fetch()
        } catch is CancellationError {
            mails = []
        } catch {
        }
    }

    private func fetch() async throws -> [String] { [] }
    private func cache() -> [String] { [] }
}

// Positive: the collection itself.
struct Inbox: View {
    @State private var mails: [String] = []

    var body: some View {
        List(mails, id: \.self) { Text($0) }
            .refreshable { await load() }
//           ^^^^^^^^^^^ info/medium[failed_refresh_clears_rows]: a failed refresh removes all rows that are on screen, because the load sets `mails` to `[]` when it fails
    }

    private func load() async {
        do {
            mails = try await URLSession.shared.mails()
        } catch {
            print(error)
            mails = []
        }
    }
}

// Positive: rows in a member, computed from the collection of a model.
struct Drafts: View {
    @State private var store = Store()

    var body: some View {
        ScrollView { rows }
            .refreshable { await store.load() }
//           ^^^^^^^^^^^ info/medium[failed_refresh_clears_rows]: a failed refresh removes all rows that are on screen, because the load sets `mails` to `[]` when it fails
    }

    private var rows: some View {
        VStack {
            ForEach(store.found, id: \.self) { Text($0) }
        }
    }
}

// Positive: a branch asks for something else.
struct Sent: View {
    @State private var mails: [String] = []
    @State private var isLoading = false

    var body: some View {
        List {
            if isLoading { ProgressView() }
            ForEach(mails, id: \.self) { Text($0) }
        }
        .refreshable {
//       ^^^^^^^^^^^ info/medium[failed_refresh_clears_rows]: a failed refresh removes all rows that are on screen, because the load sets `mails` to `[]` when it fails
            do {
                mails = try await URLSession.shared.mails()
            } catch {
                mails.removeAll()
            }
        }
    }
}

// Negative: the rows stay.
struct Kept: View {
    @State private var mails: [String] = []
    @State private var message: String?

    var body: some View {
        List(mails, id: \.self) { Text($0) }
            .refreshable {
                do {
                    mails = try await URLSession.shared.mails()
                } catch {
                    message = error.localizedDescription
                }
            }
    }
}

// Negative: a branch asks for the collection, which another rule reports.
struct Asked: View {
    @State private var mails: [String] = []

    var body: some View {
        Group {
            if mails.isEmpty {
                Text("No mails")
            } else {
                List(mails, id: \.self) { Text($0) }
            }
        }
        .refreshable {
            do {
                mails = try await URLSession.shared.mails()
            } catch {
                mails = []
            }
        }
    }
}

// Negative: it runs once, from a cache, for some errors, or empties other data.
struct Once: View {
    @State private var store = Store()
    @State private var other: [String] = []

    var body: some View {
        List(store.mails, id: \.self) { Text($0) }
            .task { await store.load() }
            .refreshable {
                do {
                    other = try await URLSession.shared.mails()
                } catch {
                    other = []
                }
            }
    }
}

struct Cached: View {
    @State private var store = Store()

    var body: some View {
        List(store.mails, id: \.self) { Text($0) }
            .refreshable { await store.reload() }
    }
}

struct Some: View {
    @State private var store = Store()

    var body: some View {
        List(store.mails, id: \.self) { Text($0) }
            .refreshable { await store.refresh() }
    }
}
