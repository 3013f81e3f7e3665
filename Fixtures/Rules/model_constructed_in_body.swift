import SwiftUI
import Swinject

final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published var results: [String] = []
    @Published var isLoading = false

    init(query: String = "") {}

    func load() async { results = await fetch() }
}

final class Counter: ObservableObject {
    @Published var count = 0

    func increase() { count += 1 }
}

/// Starts with the value that it is given.
final class Draft: ObservableObject {
    @Published var title: String

    init(title: String) {
        self.title = title
    }
}

final class Monitor: ObservableObject {
    @Published var level = 0.0
    private var timer: Timer?

    init() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.level += 1 }
    }
}

@Observable final class Filter {
    var name = ""
}

struct SearchField: View {
    @ObservedObject var model: SearchModel

    var body: some View {
        TextField("Search", text: $model.text)
            .task { await model.load() }
    }
}

struct ResultRow: View {
    @ObservedObject private var model: SearchModel
    let title: String

    init(_ searchModel: SearchModel, title: String) {
        _model = ObservedObject(wrappedValue: searchModel)
        self.title = title
    }

    var body: some View {
        Text("\(title) \(model.results.count)")
            .task { await model.load() }
    }
}

struct DraftEditor: View {
    @ObservedObject var draft: Draft

    var body: some View { TextField("Title", text: $draft.title) }
}

struct Gauge: View {
    @ObservedObject var monitor: Monitor

    var body: some View { Text("\(monitor.level)") }
}

struct FilterForm: View {
    @Bindable var filter: Filter

    var body: some View { TextField("Name", text: $filter.name) }
}

struct Library: View {
    @StateObject private var counter = Counter()
    @State private var isOpen = false
    let items: [Item]

    var body: some View {
        Button("\(counter.count)", action: counter.increase)
        Toggle("Open", isOn: $isOpen)
        SearchField(model: SearchModel())
//                         ^^^^^^^^^^^^^ info[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` whenever `counter.count` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
        SearchField(model: .init(query: "all"))
//                         ^^^^^^^^^^^^^^^^^^^ info[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` whenever `counter.count` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
        DefaultField(model: newModel)
//                          ^^^^^^^^ info[model_constructed_in_body]: `DefaultField` loses `text` of its `SearchModel` whenever `counter.count` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
        FilterForm(filter: Filter())
//                         ^^^^^^^^ info[model_constructed_in_body]: `FilterForm` loses `name` of its `Filter` whenever `counter.count` changes, because this `body` then passes another `Filter`, and `@Bindable` does not keep the old one
        DraftEditor(draft: Draft(title: "New"))
//                         ^^^^^^^^^^^^^^^^^^^ info/low[model_constructed_in_body]: `DraftEditor` loses `title` of its `Draft` each time this view is updated, because this view then passes another `Draft`, and `@ObservedObject` does not keep the old one
        Gauge(monitor: Monitor())
//                     ^^^^^^^^^ info/medium[model_constructed_in_body]: a new `Monitor` starts its work each time `counter.count` changes, because this `body` makes another one for `Gauge`
        List(items) { item in
            let model = SearchModel(query: item.name)
            ResultRow(model, title: item.name)
//                    ^^^^^ info[model_constructed_in_body]: `ResultRow` loses `results` of its `SearchModel` whenever `counter.count` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
            NavigationLink("Show") {
                SearchField(model: makeModel(item))
            }
        }
        .sheet(isPresented: $isOpen) {
            SearchField(model: SearchModel())
        }
    }

    private var newModel: SearchModel { SearchModel(query: "new") }

    private func makeModel(_ item: Item) -> SearchModel {
        let model = SearchModel(query: item.name)
        model.isLoading = true
        return model
    }
}

// State that the body reads.
struct Sized: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        SearchField(model: SearchModel())
//                         ^^^^^^^^^^^^^ info[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` whenever `isLarge` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
            .font(isLarge ? .title : .body)
    }
}

struct LibraryScene: Scene {
    @StateObject private var counter = Counter()

    var body: some Scene {
        WindowGroup {
            SearchField(model: SearchModel())
//                             ^^^^^^^^^^^^^ info/low[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` each time this `body` runs again, because it then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
            Button("\(counter.count)", action: counter.increase)
        }
    }
}

// One cause, one diagnostic: the default value is reported only where callers use it.
struct DefaultField: View {
    @ObservedObject var model = SearchModel()

    var body: some View { TextField("Search", text: $model.text) }
}

// False positive traps.

struct OwningField: View {
    @StateObject var model: SearchModel

    var body: some View { TextField("Search", text: $model.text) }
}

final class ModelCache {
    private var models: [String: SearchModel] = [:]

    func model(for name: String) -> SearchModel {
        if let known = models[name] { return known }
        let model = SearchModel(query: name)
        models[name] = model
        return model
    }
}

final class Preferences: ObservableObject {
    /// Kept elsewhere too: a new object reads it again.
    @Published var isOn: Bool {
        didSet { UserDefaults.standard.set(isOn, forKey: "isOn") }
    }
    @Published var tone: String

    init() {
        isOn = UserDefaults.standard.bool(forKey: "isOn")
        tone = UserDefaults.standard.string(forKey: "tone") ?? ""
    }

    func select(_ tone: String) { self.tone = tone }
}

struct PreferenceRow: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Toggle("On", isOn: $preferences.isOn)
        Button("Loud") { preferences.select("loud") }
    }
}

/// Shows only what its model is made from.
final class RowModel: ObservableObject {
    @Published var title: String
    let item: Item

    init(item: Item) {
        self.item = item
        title = item.name
    }
}

struct ItemRow: View {
    @ObservedObject var model: RowModel

    var body: some View { Text(model.title) }
}

/// Other code changes the count, not this view.
struct CountLabel: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

struct Traps: View {
    @StateObject private var counter = Counter()
    @StateObject private var search = SearchModel()
    private let cache = ModelCache()
    let kept: SearchModel
    let items: [Item]

    var body: some View {
        Button("\(counter.count)", action: counter.increase)
        OwningField(model: SearchModel())
        SearchField(model: search)
        SearchField(model: kept)
        ForEach(items) { item in
            SearchField(model: cache.model(for: item.name))
            ItemRow(model: RowModel(item: item))
            CountLabel(counter: Counter())
        }
        PreferenceRow(preferences: Preferences())
        Button("Show") { show(SearchField(model: SearchModel())) }
    }

    private func show(_ view: some View) {}
}

// Nothing updates this view.
struct Fixed: View {
    let title: String

    var body: some View {
        Text(title)
        SearchField(model: SearchModel())
    }
}

// The change asks for another model, or comes before the view is there.
struct Following: View {
    @State private var query = ""
    @State private var isReady = false

    var body: some View {
        Picker("Query", selection: $query) { Text(query) }
        if isReady {
            SearchField(model: SearchModel(query: query))
        } else {
            Button("Start") { isReady = true }
        }
    }
}

final class Host {
    func show() { present(UIHostingController(rootView: SearchField(model: SearchModel()))) }
}

#Preview {
    @Previewable @State var isLarge = false
    SearchField(model: SearchModel())
}

// Nothing is known to update the view, but its callers may pass another note.
struct NoteRow: View {
    let title: String
    let note: String

    var body: some View {
        NavigationLink(note, destination: DraftEditor(draft: Draft(title: title)))
    }
}

// A sheet or pushed screen covers the view: only an object that changes by itself can update it then.
final class Prices: ObservableObject {
    @Published var price = 0.0

    func follow() async { price = await fetch() }
}

struct Wallet: View {
    @StateObject private var prices = Prices()
    let title: String
    @State private var isOpen = false

    var body: some View {
        Button("\(title) \(prices.price)") { isOpen = true }
            .sheet(isPresented: $isOpen) { SearchField(model: SearchModel()) }
//                                                            ^^^^^^^^^^^^^ info/low[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` each time this view is updated, because this view then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
    }
}

struct Purse: View {
    @StateObject private var counter = Counter()
    let title: String
    @State private var isOpen = false

    var body: some View {
        Button("\(title) \(counter.count)") { counter.increase() }
            .sheet(isPresented: $isOpen) { SearchField(model: SearchModel()) }
    }
}

// Low: only a flag is lost.
final class Download: ObservableObject {
    @Published var isLoading = false

    func load() { isLoading = true }
}

struct DownloadRow: View {
    @ObservedObject var download: Download
    var body: some View { Button(download.isLoading ? "Loading" : "Load") { download.load() } }
}

struct Downloads: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Button("\(counter.count)", action: counter.increase)
            DownloadRow(download: Download())
//                                ^^^^^^^^^^ info/low[model_constructed_in_body]: `DownloadRow` loses `isLoading` of its `Download` each time this view is updated, because this view then passes another `Download`, and `@ObservedObject` does not keep the old one
        }
    }
}

// A container of Swinject makes a new model each time, but for those that it keeps.
final class Registrations {
    func register(in container: Container) {
        container.register(Download.self) { _ in Download() }
        container.register(SearchModel.self) { resolver in
            SearchModel(query: resolver.resolve(Query.self)!.text)
        }
        container.register(Filter.self) { _ in Filter() }.inObjectScope(.transient)
        container.register(Draft.self) { _ in Draft(title: "New") }.inObjectScope(.container)
    }
}

struct Resolved: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("\(counter.count)", action: counter.increase)
        SearchField(model: Container.shared.resolve(SearchModel.self)!)
//                         ^^^^^^^^^^^^^^^^^^^^^^^^ info[model_constructed_in_body]: `SearchField` loses `text` of its `SearchModel` whenever `counter.count` changes, because this `body` then passes another `SearchModel`, and `@ObservedObject` does not keep the old one
        FilterForm(filter: Container.shared.resolve(Filter.self)!)
//                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[model_constructed_in_body]: `FilterForm` loses `name` of its `Filter` whenever `counter.count` changes, because this `body` then passes another `Filter`, and `@Bindable` does not keep the old one
        DraftEditor(draft: Container.shared.resolve(Draft.self)!)
        Gauge(monitor: Container.shared.resolve(Monitor.self)!)
    }
}

// A plain property only holds an object with `@Observable`.
@Observable final class Basket {
    var items: [String] = []

    func add() { items.append("apple") }
}

struct BasketView: View {
    let basket: Basket

    var body: some View {
        Text("\(basket.items.count)")
        Button("Add", action: basket.add)
    }
}

// False positive traps: the view keeps the object, shows nothing of it, or changes nothing of it.
struct KeptBasket: View {
    let basket: Basket
    @State private var kept: Basket

    init(basket: Basket) {
        self.basket = basket
        _kept = State(initialValue: basket)
    }

    var body: some View {
        Text("\(kept.items.count) \(basket.items.count)")
        Button("Add", action: kept.add)
    }
}

struct AddButton: View {
    let basket: Basket

    var body: some View { Button("Add") { basket.add() } }
}

struct HandedOn: View {
    let basket: Basket

    var body: some View {
        BasketView(basket: basket)
        Button("Add") { basket.add() }
    }
}

struct BasketCount: View {
    let basket: Basket

    var body: some View { Text("\(basket.items.count)") }
}

struct Shop: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        BasketView(basket: Basket()).font(isLarge ? .title : .body)
//                         ^^^^^^^^ info[model_constructed_in_body]: `BasketView` loses `items` of its `Basket` whenever `isLarge` changes, because this `body` then passes another `Basket`, and a plain property does not keep the old one
        KeptBasket(basket: Basket())
        AddButton(basket: Basket())
        HandedOn(basket: Basket())
        BasketCount(basket: Basket())
    }
}

// Positive: functions outside of types make it, also with a function of the class. Negative: one that keeps it.
extension Basket {
    static func empty() -> Basket { Basket() }
}

func makeBasket() -> Basket { Basket() }

func loadedBasket() -> Basket {
    let basket = Basket.empty()
    Task { basket.add() }
    return basket
}

var keptBaskets: [Basket] = []

func keptBasket() -> Basket {
    let basket = Basket()
    keptBaskets.append(basket)
    return basket
}

struct Market: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        BasketView(basket: makeBasket()).font(isLarge ? .title : .body)
//                         ^^^^^^^^^^^^ info[model_constructed_in_body]: `BasketView` loses `items` of its `Basket` whenever `isLarge` changes, because this `body` then passes another `Basket`, and a plain property does not keep the old one
        BasketView(basket: loadedBasket())
//                         ^^^^^^^^^^^^^^ info[model_constructed_in_body]: `BasketView` loses `items` of its `Basket` whenever `isLarge` changes, because this `body` then passes another `Basket`, and a plain property does not keep the old one
        BasketView(basket: keptBasket())
    }
}
