import SwiftUI

func fetchNews(after page: Int) async throws -> [String] { [] }

@MainActor
final class NewsModel: ObservableObject {
    @Published var news: [String] = []
    @Published var isLoadingMore = false
    @Published var hasMore = true
    @Published var message: String?
    @Published var tries = 0
    private var page = 1
    private var last = 9

    var mayLoadMore: Bool { page < last }

    func loadMore() async {
        guard hasMore, !isLoadingMore else { return }
        isLoadingMore = true
        do {
            news += try await fetchNews(after: page)
            page += 1
            hasMore = page < last
        } catch {
            print("failed: \(error)")
        }
        isLoadingMore = false
    }

    func load(more: Bool) async {
        guard mayLoadMore else { return }
        if more {
            guard !isLoadingMore else { return }
            isLoadingMore = true
        } else {
            page = 1
        }
        do {
            let found = try await fetchNews(after: page)
            await MainActor.run {
                news += found
                page += 1
                isLoadingMore = false
            }
        } catch is CancellationError {
            page = 1
        } catch {
            if !more { page = last }
            isLoadingMore = false
        }
    }

    func loadUntilFailure() async {
        isLoadingMore = true
        defer { isLoadingMore = false }
        do {
            news += try await fetchNews(after: page)
        } catch {
            hasMore = false
        }
    }

    func loadWithMessage() async {
        isLoadingMore = true
        do {
            news += try await fetchNews(after: page)
        } catch {
            message = "No connection"
        }
        isLoadingMore = false
    }

    func loadLater() async {
        isLoadingMore = true
        do {
            news += try await fetchNews(after: page)
        } catch {
            try? await Task.sleep(nanoseconds: 30_000_000_000)
        }
        isLoadingMore = false
    }

    func loadPages() async {
        isLoadingMore = true
        page += 1
        do {
            news += try await fetchNews(after: page)
        } catch {
            print(error)
        }
        isLoadingMore = false
    }

    func loadSurely() async {
        isLoadingMore = true
        let found = try? await fetchNews(after: page)
        news += found ?? []
        hasMore = found != nil
        isLoadingMore = false
    }

    func loadSometimes() async {
        guard tries < 3 else { return }
        tries += 1
        isLoadingMore = true
        do {
            news += try await fetchNews(after: page)
        } catch {
            print(error)
        }
        isLoadingMore = false
    }

    func loadAndHandle() async {
        isLoadingMore = true
        do {
            news += try await fetchNews(after: page)
        } catch {
            handle(error)
        }
        isLoadingMore = false
    }

    private func handle(_ error: any Error) { hasMore = false }
}

// Positive: each failure makes a new view at the end of the list, which loads again.
struct News: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        List {
            ForEach(model.news, id: \.self) { Text($0) }
            if model.hasMore {
                if model.isLoadingMore {
                    ProgressView()
                } else {
                    Color.clear
                        .onAppear { Task { await model.loadMore() } }
//                       ^^^^^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoadingMore` back, an `if` then makes this view anew, and `.onAppear` loads again
                }
            }
        }
    }
}

// Positive: in a member, with an argument that decides what the `catch` does.
struct Headlines: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(model.news, id: \.self) { Text($0) }
                footer
            }
        }
    }

    @ViewBuilder private var footer: some View {
        if model.mayLoadMore && !model.news.isEmpty {
            if !model.isLoadingMore {
                Color.clear.task { await model.load(more: true) }
//                          ^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoadingMore` back, an `if` then makes this view anew, and `.task` loads again
            } else {
                ProgressView()
            }
        }
    }
}

// Positive: state of the view itself, without a model.
struct Archive: View {
    @State private var items: [String] = []
    @State private var isLoading = false

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }
            if isLoading {
                ProgressView()
            } else {
                Text("More").onAppear(perform: load)
//                           ^^^^^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoading` back, an `if` then makes this view anew, and `.onAppear` loads again
            }
        }
    }

    private func load() {
        isLoading = true
        Task {
            do {
                items += try await fetchNews(after: items.count)
            } catch {
                print(error)
            }
            isLoading = false
        }
    }
}

// Positive: the result says whether the load has failed.
enum Found { case ok([String]), failed }

func askForNews(after page: Int) async -> Found { .failed }
func searchNews(after page: Int) async -> Result<[String], any Error> { .success([]) }

@MainActor @Observable
final class ResultModel {
    var news: [String] = []
    var isLoadingMore = false
    var hasMore = true
    var hasFailed = false

    func loadByCase() async {
        guard !isLoadingMore, !news.isEmpty else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        let result = await askForNews(after: news.count)
        if case .ok(let found) = result {
            news += found
            hasMore = !found.isEmpty
        }
    }

    func loadOrReturn() async {
        isLoadingMore = true
        defer { isLoadingMore = false }
        guard let found = try? await fetchNews(after: news.count) else { return }
        news += found
        hasMore = !found.isEmpty
    }

    func loadBySwitch() async {
        isLoadingMore = true
        switch await searchNews(after: news.count) {
        case .success(let found): news += found
        case .failure(let error): print(error)
        }
        isLoadingMore = false
    }

    func loadOrGiveUp() async {
        isLoadingMore = true
        defer { isLoadingMore = false }
        guard let found = try? await fetchNews(after: news.count) else {
            hasMore = false
            return
        }
        news += found
    }

    func loadWithElse() async {
        isLoadingMore = true
        if let found = try? await fetchNews(after: news.count) { news += found } else { hasFailed = true }
        isLoadingMore = false
    }
}

struct Results: View {
    @State private var model = ResultModel()

    var body: some View {
        List {
            ForEach(model.news, id: \.self) { Text($0) }
            if model.isLoadingMore {
                ProgressView()
            } else if model.hasMore {
                Color.clear.onAppear { Task { await model.loadByCase() } }
//                          ^^^^^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoadingMore` back, an `if` then makes this view anew, and `.onAppear` loads again
            }
            if model.isLoadingMore {
                ProgressView()
            } else if model.hasMore {
                Color.clear.onAppear { Task { await model.loadOrReturn() } }
//                          ^^^^^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoadingMore` back, an `if` then makes this view anew, and `.onAppear` loads again
            }
            if model.isLoadingMore {
                ProgressView()
            } else {
                Color.clear.onAppear { Task { await model.loadBySwitch() } }
//                          ^^^^^^^^ warning[load_more_repeats]: a load that fails starts again at once, without end: it sets `isLoadingMore` back, an `if` then makes this view anew, and `.onAppear` loads again
            }
            // Negative: what runs after the failure takes the view away.
            if model.isLoadingMore { ProgressView() } else if model.hasMore { Color.clear.task { await model.loadOrGiveUp() } }
            if model.isLoadingMore { ProgressView() } else if !model.hasFailed { Color.clear.task { await model.loadWithElse() } }
        }
    }
}

// Negative: the failure takes the view away, waits, is known to end, or may be known to code that cannot be read.
struct Careful: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        if let message = model.message {
            Text(message)
        } else {
            List {
                ForEach(model.news, id: \.self) { Text($0) }
                if model.hasMore {
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadUntilFailure() } }
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadWithMessage() } }
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadLater() } }
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadSurely() } }
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadSometimes() } }
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadAndHandle() } }
                }
                if model.mayLoadMore {
                    if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadPages() } }
                }
            }
        }
    }
}

// Negative: the view stays while it loads, or is a button.
struct Steady: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        List {
            ForEach(model.news, id: \.self) { Text($0) }
            if model.hasMore {
                Color.clear
                    .overlay { if model.isLoadingMore { ProgressView() } }
                    .onAppear { Task { await model.loadMore() } }
                if model.isLoadingMore {
                    ProgressView()
                } else {
                    Button("More") { Task { await model.loadMore() } }
                }
            }
        }
    }
}

// Negative: a caller takes the list away.
struct NewsScreen: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        if model.message == nil { NewsList(model: model) } else { Text("No connection") }
    }
}

struct NewsList: View {
    @ObservedObject var model: NewsModel

    var body: some View {
        List {
            ForEach(model.news, id: \.self) { Text($0) }
            if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadWithMessage() } }
        }
    }
}

#Preview {
    @Previewable @State var model = NewsModel()
    List {
        if model.isLoadingMore { ProgressView() } else { Color.clear.task { await model.loadMore() } }
    }
}

// Positive: the stack makes all rows at once.
struct EagerNews: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(model.news, id: \.self) { item in
                    Button {
                        print(item)
                    } label: {
                        Text(item)
                            .onAppear {
//                           ^^^^^^^^ warning[load_more_repeats]: `loadMore` loads one page after the other, before the user scrolls: the `VStack` makes all rows at once, so the last row of each page appears, and `.onAppear` runs
                                if item == model.news.last { Task { await model.loadMore() } }
                            }
                    }
                }
            }
        }
    }
}

// Positive: by the position of the row, in a member.
struct EagerStrip: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        ScrollView(.horizontal) {
            HStack { strip }
        }
    }

    @ViewBuilder private var strip: some View {
        Text("News")
        ForEach(0..<model.news.count, id: \.self) { index in
            if let item = model.news.indices.contains(index) ? model.news[index] : nil {
                Text(item)
                    .task {
//                   ^^^^ warning[load_more_repeats]: `loadUntilFailure` loads one page after the other, before the user scrolls: the `HStack` makes all rows at once, so the last row of each page appears, and `.task` runs
                        guard index == model.news.count - 1 else { return }
                        await model.loadUntilFailure()
                    }
            }
        }
    }
}

// Positive: bindings to the elements, directly in the ScrollView.
struct EagerSwitches: View {
    @StateObject private var model = SwitchModel()

    var body: some View {
        ScrollView {
            ForEach($model.switches) { $item in
                Toggle(item.id, isOn: $item.isOn)
                    .onAppear {
//                   ^^^^^^^^ warning[load_more_repeats]: `fetch` loads one page after the other, before the user scrolls: the `ScrollView` makes all rows at once, so the last row of each page appears, and `.onAppear` runs
                        if model.switches.last?.id == item.id { model.fetch() }
                    }
            }
        }
    }
}

struct SwitchItem: Identifiable {
    let id: String
    var isOn = false
}

@MainActor
final class SwitchModel: ObservableObject {
    @Published var switches: [SwitchItem] = []

    func fetch() { switches.append(SwitchItem(id: "\(switches.count)")) }
    func markAsRead() {}
}

// Negative: these make a row when the user gets near it.
struct LazyNews: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(model.news, id: \.self) { item in
                    VStack { Text(item) }
                        .onAppear { if item == model.news.last { Task { await model.loadMore() } } }
                }
            }
        }
        List {
            ForEach(model.news, id: \.self) { item in
                Text(item).onAppear { if item == model.news.last { Task { await model.loadMore() } } }
            }
        }
        List(model.news, id: \.self) { item in
            Text(item).onAppear { if item == model.news.last { Task { await model.loadMore() } } }
        }
    }
}

// Negative: no more rows are loaded, the rows are fixed, the action runs on another screen, or nothing scrolls.
struct OtherRows: View {
    @StateObject private var model = SwitchModel()
    @StateObject private var news = NewsModel()

    var body: some View {
        ScrollView {
            VStack {
                ForEach(model.switches) { item in
                    Text(item.id).onAppear { if item.id == model.switches.last?.id { model.markAsRead() } }
                    Text(item.id).onAppear { model.fetch() }
                    Text(item.id).sheet(isPresented: .constant(true)) {
                        Text("Details").onAppear { if item.id == model.switches.last?.id { model.fetch() } }
                    }
                }
                ForEach(["A", "B"], id: \.self) { title in
                    Text(title).task { await news.loadMore() }
                }
                ForEach(news.news, id: \.self) { day in
                    HStack {
                        ForEach(model.switches) { item in
                            Text(item.id).onAppear { if item.id == model.switches.last?.id { model.fetch() } }
                        }
                    }
                }
            }
        }
        VStack {
            ForEach(model.switches) { item in
                Text(item.id).onAppear { if item.id == model.switches.last?.id { model.fetch() } }
            }
        }
    }
}
