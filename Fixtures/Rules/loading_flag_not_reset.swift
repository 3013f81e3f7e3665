import SwiftUI

func fetchItems() async throws -> [String] { [] }
func request(_ done: @escaping (Result<[String], Error>) -> Void) {}
func perform(_ done: @escaping (Data?) -> Void) {}

// Positive: errors and early returns skip the line that resets the flag.
struct Items: View {
    @State private var isLoading = false
    @State private var isSaving = false
    @State private var items: [String] = []
    @State private var message = ""
    let url: URL?

    var body: some View {
        List(items, id: \.self) { Text($0) }
            .overlay { if isLoading { ProgressView() } }
            .toolbar {
                Button("Save") {
                    Task {
                        isSaving = true
                        let saved = try await fetchItems()
//                                  ^^^ info[loading_flag_not_reset]: what views show while `isSaving` is `true` stays after an error, because the error leaves before `isSaving` is reset
                        items = saved
                        isSaving = false
                    }
                }
                .disabled(isSaving)
                Text(message)
            }
            .task { await load() }
            .refreshable { await reload() }
            .onAppear { start() }
    }

    private func load() async {
        isLoading = true
        do {
            items = try await fetchItems()
            isLoading = false
        } catch {
//        ^^^^^ warning[loading_flag_not_reset]: what views show while `isLoading` is `true` stays after an error, because this `catch` does not reset it
            message = "No items"
        }
    }

    private func reload() async {
        isLoading = true
        guard url != nil, let found = try? await fetchItems() else {
            message = "No items"
            return
//          ^^^^^^ info[loading_flag_not_reset]: what views show while `isLoading` is `true` stays after this `return`, because it leaves before `isLoading` is reset
        }
        items = found
        isLoading = false
    }

    private func start() {
        isLoading = true
        perform { data in
            guard let data else { return }
//                                ^^^^^^ info[loading_flag_not_reset]: what views show while `isLoading` is `true` stays after this `return`, because it leaves before `isLoading` is reset
            DispatchQueue.main.async {
                items = [String(decoding: data, as: UTF8.self)]
                isLoading = false
            }
        }
    }
}

// Positive: a model, whose flag a view shows; a `catch` that returns before the reset; a function that throws.
final class ItemModel: ObservableObject {
    @Published var isLoading = false
    @Published var items: [String] = []

    func load() async {
        isLoading = true
        do {
            items = try await fetchItems()
        } catch {
//        ^^^^^ warning[loading_flag_not_reset]: what views show while `isLoading` is `true` stays after an error, because this `catch` does not reset it
            print(error)
            return
        }
        isLoading = false
    }

    func refresh() async throws {
        isLoading = true
        items = try await fetchItems()
//              ^^^ info[loading_flag_not_reset]: what views show while `isLoading` is `true` stays after an error, because the error leaves before `isLoading` is reset
        isLoading = false
    }

    func send() {
        isLoading = true
        defer { isLoading = false }
//              ^^^^^^^^^^^^^^^^^ warning[loading_flag_not_reset]: views show nothing of `isLoading`, because it is `false` again before this `Task` begins
        Task { items = (try? await fetchItems()) ?? [] }
    }

    func resend() {
        isLoading = true
        Task { items = (try? await fetchItems()) ?? [] }
        isLoading = false
//      ^^^^^^^^^^^^^^^^^ warning[loading_flag_not_reset]: views show nothing of `isLoading`, because it is `false` again before this `Task` begins
    }
}

struct ItemPage: View {
    @StateObject private var model = ItemModel()

    var body: some View {
        if model.isLoading {
            ProgressView()
        } else {
            List(model.items, id: \.self) { Text($0) }
                .task { await model.load() }
                .refreshable { try? await model.refresh() }
                .toolbar {
                    Button("Send") { model.send() }
                    Button("Again") { model.resend() }
                }
        }
    }
}

// False positive traps: each way out resets the flag, itself, after it, with `defer` or in a function that it calls.
struct CarefulItems: View {
    @State private var isLoading = false
    @State private var isSending = false
    @State private var items: [String] = []
    @State private var hasFailed = false

    var body: some View {
        VStack {
            if hasFailed {
                Text("No items")
            } else if isLoading {
                ProgressView()
            }
            Button("Send") { send() }.disabled(isSending)
        }
        .task {
            await load()
            await reload()
            sendAll()
            try? await upload()
            await wait()
            await update()
            open()
        }
    }

    private func load() async {
        isLoading = true
        do {
            items = try await fetchItems()
            isLoading = false
        } catch {
            hasFailed = true
        }
    }

    private func reload() async {
        isSending = true
        defer { isSending = false }
        guard let found = try? await fetchItems() else { return }
        items = found
    }

    private func send() {
        isSending = true
        Task {
            do {
                items = try await fetchItems()
            } catch {
                print(error)
            }
            isSending = false
        }
    }

    private func sendAll() {
        guard !items.isEmpty else { return }
        isSending = true
        request { result in
            isSending = false
            guard case .success(let found) = result else { return }
            items = found
        }
    }

    private func upload() async throws {
        isSending = true
        do {
            items = try await fetchItems()
            isSending = false
        } catch {
            isSending = false
            throw error
        }
    }

    private func wait() async {
        isSending = true
        do {
            try await Task.sleep(for: .seconds(1))
            isSending = false
        } catch {
            print(error)
        }
    }

    private func open() {
        isSending = true
        guard let url = URL(string: "https://example.com/\(items.count)") else { return }
        items = [url.path]
        isSending = false
    }

    private func update() async {
        isSending = true
        guard !Task.isCancelled else { return }
        isSending = false
    }
}

// False positive traps: other code resets the flag, or sets it only under a condition; a flag that no view reads; a flag that is
// no work; errors that a caller gets.
final class SharedModel: ObservableObject {
    @Published var isLoading = false
    @Published var isRefreshing = false
    @Published var isSyncing = false
    @Published var isShowing = false
    @Published var items: [String] = []

    func load() async {
        isLoading = true
        do {
            items = try await fetchItems()
            isLoading = false
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        isLoading = false
    }

    func refresh(silently: Bool) async {
        if !silently { isRefreshing = true }
        do {
            items = try await fetchItems()
            if !silently { isRefreshing = false }
        } catch {
            print(error)
        }
    }

    func sync() async {
        isSyncing = true
        do {
            items = try await fetchItems()
            isSyncing = false
        } catch {
            print(error)
        }
    }

    func show() {
        isShowing = true
        guard !items.isEmpty else { return }
        isShowing = false
    }
}

struct SharedPage: View {
    @ObservedObject var model: SharedModel

    var body: some View {
        if model.isLoading || model.isRefreshing || model.isShowing { ProgressView() }
        Button("Load") {
            Task {
                await model.load()
                await model.refresh(silently: true)
                await model.sync()
                model.show()
            }
        }
    }
}

// False positive traps: the view resets the flag of its model, the screen closes, the task sets its own flag, an async function
// waits for the task.
@Observable
final class DraftModel {
    var isSaving = false
    var isPosting = false
    var isLoading = false
    var router = Router()

    func save() async {
        isSaving = true
        do {
            _ = try await fetchItems()
            isSaving = false
        } catch {
            print(error)
        }
    }

    func post() async {
        isPosting = true
        do {
            _ = try await fetchItems()
            isPosting = false
        } catch {
            router.dismiss()
        }
    }

    func load() {
        isLoading = true
        Task {
            isLoading = true
            _ = try? await fetchItems()
            isLoading = false
        }
        isLoading = false
    }

    func reload() async {
        isLoading = true
        defer { isLoading = false }
        let task = Task { try await fetchItems() }
        _ = try? await task.value
    }
}

final class Router {
    func dismiss() {}
}

struct DraftPage: View {
    @State private var model = DraftModel()

    var body: some View {
        if model.isSaving || model.isPosting || model.isLoading { ProgressView() }
        Button("Cancel") { model.isSaving = false }
        Button("Post") {
            model.load()
            Task {
                await model.save()
                await model.post()
                await model.reload()
            }
        }
    }
}

// False positive trap: the caller of a function that throws shows something else.
struct FailingItems: View {
    @State private var isLoading = false
    @State private var hasFailed = false
    @State private var items: [String] = []

    var body: some View {
        VStack {
            if hasFailed {
                Text("No items")
            } else if isLoading {
                ProgressView()
            }
        }
        .task {
            do { try await load() } catch { hasFailed = true }
        }
    }

    private func load() async throws {
        isLoading = true
        items = try await fetchItems()
        isLoading = false
    }
}

// Negative: the `else` is for a case that the code before has left.
struct Finder: View {
    @State private var isLoading = false
    @State private var names: [String] = []
    let query: String
    let category: String?

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .overlay { if isLoading { ProgressView() } }
            .task(id: query) { await load() }
    }

    private func load() async {
        if query.isEmpty, category == nil { return }
        isLoading = true
        if !query.isEmpty {
            names = await find(query)
        } else if let category {
            names = await find(category)
        } else {
            return
        }
        isLoading = false
    }

    private func find(_ text: String) async -> [String] { [text] }
}

// Negative: the function that is called catches all errors, and an address that is made from constants is there. Positive: one
// that passes its error on.
enum API {
    static let base = "https://example.com"
}

final class SignUpService {
    static let shared = SignUpService()

    func signUp(_ name: String) async throws {
        do {
            try await send(name)
        } catch {
            print(error)
        }
    }

    func rename(_ name: String) async throws {
        try await send(name)
    }

    private func send(_ name: String) async throws {
        if name.isEmpty { throw CancellationError() }
    }
}

@MainActor final class SignUpModel: ObservableObject {
    @Published var isSending = false
    @Published var isRenaming = false
    @Published var isSearching = false

    func signUp() async throws {
        isSending = true
        try await SignUpService.shared.signUp("Ann")
        isSending = false
    }

    func rename() async throws {
        isRenaming = true
        try await SignUpService.shared.rename("Ann")
//      ^^^ info[loading_flag_not_reset]: what views show while `isRenaming` is `true` stays after an error, because the error leaves before `isRenaming` is reset
        isRenaming = false
    }

    func search() async {
        isSearching = true
        let address = API.base + "/search"
        guard let url = URL(string: address) else { return }
        _ = try? await URLSession.shared.data(from: url)
        isSearching = false
    }
}

struct SignUp: View {
    @StateObject private var model = SignUpModel()

    var body: some View {
        VStack {
            if model.isSending { ProgressView() }
            if model.isRenaming { ProgressView() }
            if model.isSearching { ProgressView() }
            Button("Sign up") { Task { try await model.signUp() } }
            Button("Rename") { Task { try await model.rename() } }
            Button("Search") { Task { await model.search() } }
        }
    }
}

// Silent: a newer load owns the flag, and an error that passes by itself keeps it on purpose.
struct Revisions {
    private var current = 0

    mutating func advance() -> Int {
        current += 1
        return current
    }

    func isCurrent(_ revision: Int) -> Bool { revision == current }
}

enum LockError: Error {
    case locked
}

final class RevisedModel: ObservableObject {
    @Published var isLoading = false
    @Published var isRestoring = true
    @Published var items: [String] = []
    private var revisions = Revisions()

    func load() async {
        let revision = revisions.advance()
        isLoading = true
        let found = (try? await fetch()) ?? []
        guard revisions.isCurrent(revision) else { return }
        items = found
        isLoading = false
    }

    func restore() async {
        isRestoring = true
        do {
            items = try await fetch()
            isRestoring = false
        } catch LockError.locked {
            // The next start tries again.
        } catch {
            items = []
            isRestoring = false
        }
    }

    private func fetch() async throws -> [String] {
        try await Task.sleep(for: .seconds(1))
        return ["a"]
    }
}

struct RevisedView: View {
    @StateObject private var model = RevisedModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if model.isRestoring { ProgressView() }
            ForEach(model.items, id: \.self) { Text($0) }
        }
        .task { await model.load() }
        .task { await model.restore() }
    }
}
