import SwiftUI

final class Feed: ObservableObject {
    @Published var items: [String] = []
    @Published var isLoading = false
    @Published var count = 0
    @Published var selection = Selection()
    @Published var child = Worker()
    var plain = 0

    func load() async {
        isLoading = true
//      ^^^^^^^^^ warning[published_written_off_main]: `isLoading` is published from a background thread when it is set here, because the `async` function `load` does not run on the main actor
        items = await fetch()
        isLoading = false
    }

    func refresh() {
        isLoading = true
        Task {
            let found = await fetch()
            if !found.isEmpty {
                self.items = found
//                   ^^^^^ warning[published_written_off_main]: `items` is published from a background thread when it is set here, because this `Task` does not run on the main actor
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
//                           ^^^^^ warning[published_written_off_main]: `count` is published from a background thread when it is set here, because this `Task` does not run on the main actor
    }

    func decode() {
        DispatchQueue.global(qos: .utility).async {
            self.count = 1
//               ^^^^^ warning[published_written_off_main]: `count` is published from a background thread when it is set here, because the closure of `DispatchQueue.global().async` does not run on the main thread
            DispatchQueue.main.async { self.items = [] }
        }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            self.items.append("new")
//               ^^^^^ warning[published_written_off_main]: `items` is published from a background thread when it is set here, because the closure of `dataTask` does not run on the main thread
        }
        .resume()
    }

    func update() { items = [] }

    func loadMore() async {
        apply(await fetch())
//      ^^^^^ info[published_written_off_main]: `items` is published from a background thread when `apply` sets it, because the `async` function `loadMore` does not run on the main actor
        await MainActor.run { apply([]) }
        await store.update()
    }

    func more() { Task { @MainActor in await loadMore() } }

    // Trap: nobody calls it.
    func clearAll() async { items = [] }

    private func apply(_ new: [String]) { items += new }

    func reset() {
        applySafely()
        Task { applySafely() }
    }

    private func applySafely() {
        guard Thread.isMainThread else { return }
        items = []
    }

    func count() async {
        objectWillChange.send()
//      ^^^^^^^^^^^^^^^^ info[published_written_off_main]: this announces a change from a background thread, because the `async` function `count` does not run on the main actor
    }

    func animate() {
        Task {
            await wait()
            withAnimation { count = 2 }
//                          ^^^^^ warning[published_written_off_main]: `count` is published from a background thread when it is set here, because this `Task` does not run on the main actor
        }
        Task { @MainActor in selection.isOn = true }
        Task { selection.isOn = true }
//             ^^^^^^^^^ warning[published_written_off_main]: `selection` is published from a background thread when it is set here, because this `Task` does not run on the main actor
        Task { child.isOn = true }
    }

    func receive(_ provider: NSItemProvider) {
        provider.loadObject(ofClass: UIImage.self) { image, _ in
            self.count = 3
//               ^^^^^ warning[published_written_off_main]: `count` is published from a background thread when it is set here, because the completion handler of `loadObject` does not run on the main thread
        }
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
            self.isLoading = granted
//               ^^^^^^^^^ warning[published_written_off_main]: `isLoading` is published from a background thread when it is set here, because the completion handler of `requestAuthorization` does not run on the main thread
            DispatchQueue.main.async { self.isLoading = false }
        }
        photos.requestAuthorization { granted in
            self.isLoading = granted
        }
    }

    private func fetch() async -> [String] { [] }
}

struct Selection {
    var isOn = false
}

// Positive: before Swift 6 the compiler takes the closure of a queue for code of the main actor.
@MainActor
final class Player: ObservableObject {
    @Published var position = 0
    @Published var title = ""

    func poll() {
        DispatchQueue.global().async { self.sync() }
//                                          ^^^^ info[published_written_off_main]: `position` is published from a background thread when `sync` sets it, because the closure of `DispatchQueue.global().async` does not run on the main actor
        DispatchQueue.global().async {
            let title = readTitle()
            DispatchQueue.main.async { self.title = title }
            Task { @MainActor in self.title = title }
        }
        Task { position = 1 }
    }

    private func sync() { position += 1 }
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @State private var isReady = false

    var body: some View {
        Text(player.title + "\(player.position)")
            .onAppear {
                DispatchQueue.global().async {
                    isReady = true
                    player.title = "Ready"
//                  ^^^^^^ warning[published_written_off_main]: `title` is published from a background thread when it is set here, because the closure of `DispatchQueue.global().async` does not run on the main thread
                    DispatchQueue.main.async { player.position = 0 }
                }
            }
            .onDisappear { player.title = "" }
    }
}

@Observable
final class Library {
    var books: [String] = []
    var hidden = 0
    let name = "Library"
    @ObservationIgnored var cache = 0

    func load() async {
        books = await fetch()
//      ^^^^^ info/medium[published_written_off_main]: the app may crash or show an old value, because the `async` function `load` sets `books` on a background thread while views may read it on the main thread
    }

    func refresh() {
        hidden = 1
        Task { insert("new") }
//             ^^^^^^ info/medium[published_written_off_main]: the app may crash or show an old value, because `insert`, which this `Task` calls, sets `books` on a background thread while views may read it on the main thread
        Task {
            hidden = 2
            cache = 3
        }
        Task { @MainActor in books = [] }
    }

    private func insert(_ book: String) { books.append(book) }
    private func fetch() async -> [String] { [] }
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        List(library.books, id: \.self) { Text($0) }
    }
}

// What an extension of a protocol adds is not required of the class.
protocol Counting: AnyObject {
    var count: Int { get set }
}

extension Counting {
    @MainActor func countOne() { count += 1 }
}

final class CountedFeed: ObservableObject, Counting {
    @Published var count = 0
    @Published var text = ""

    func send() async {
        await countOne()
        text = ""
//      ^^^^ warning[published_written_off_main]: `text` is published from a background thread when it is set here, because the `async` function `send` does not run on the main actor
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()
    @ObservedObject var main: MainFeed
    @ObservedObject var promised: PromisedFeed
    @ObservedObject var counted: CountedFeed
    @ObservedObject var sending: SendingFeed
    @ObservedObject var derived: DerivedFeed
    @ObservedObject var extended: ExtendedFeed
    @ObservedObject var foreign: ForeignFeed
    @ObservedObject var wrapped: WrappedFeed
    @ObservedObject var partly: PartlyMainFeed
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

// A requirement may name the actor of what the class declares for it.
protocol Sending: AnyObject {
    @MainActor func send() async
}

final class SendingFeed: ObservableObject, Sending {
    @Published var text = ""

    func send() async { text = "" }
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

final class WrappedFeed: ObservableObject {
    @ObservedObject var main: MainFeed
    @Published var items: [String] = []

    func load() async { items = [] }
}

final class PartlyMainFeed: ObservableObject {
    @MainActor @Published var items: [String] = []

    func load() async { items = [] }
}

// No body reads it.
@Observable
final class Downloads {
    var progress = 0.0

    func load() async { progress = 1 }
}

@MainActor @Observable
final class MainLibrary {
    var books: [String] = []

    func load() async { books = [] }
}

struct MainLibraryView: View {
    let library: MainLibrary
    @State private var downloads = Downloads()

    var body: some View {
        Text("\(library.books.count)")
            .task { await downloads.load() }
    }
}

// No view observes it.
final class Worker: ObservableObject {
    @Published var isOn = false
    @Published var items: [String] = []

    func load() async { items = [] }
}

// A notification that comes from a background thread.
final class Calendars: ObservableObject {
    @Published var names: [String] = []
    @Published var route = ""
    @Published var isActive = false
    private var cancellables: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: .EKEventStoreChanged, object: nil)
        NotificationCenter.default.publisher(for: AVAudioSession.routeChangeNotification)
            .sink { [weak self] _ in self?.route = "new" }
//                                         ^^^^^ info/medium[published_written_off_main]: `route` may be published from a background thread when it is set here, because this `sink` runs on the thread that posts the notification
            .store(in: &cancellables)
        // Silent: on the main thread.
        NotificationCenter.default.publisher(for: AVAudioSession.routeChangeNotification)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.route = "" }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [weak self] _ in self?.isActive = true }
            .store(in: &cancellables)
    }

    @objc func update() {
//             ^^^^^^ info/medium[published_written_off_main]: `names` may be published from a background thread when it is set here, because `update` runs on the thread that posts the notification
        names = []
    }
}

struct CalendarsView: View {
    @StateObject private var calendars = Calendars()

    var body: some View { Text(calendars.names.joined()) }
}

// A view reads the object through another one, which the environment keeps.
@Observable
final class Releases {
    var items: [String] = []

    func load() async { items = await fetchReleases() }
//                      ^^^^^ info/medium[published_written_off_main]: the app may crash or show an old value, because the `async` function `load` sets `items` on a background thread while views may read it on the main thread
}

@Observable
final class Station {
    var releases = Releases()
}

struct StationView: View {
    @Environment(Station.self) private var station

    var body: some View { Text(station.releases.items.joined()) }
}

// Trap: views read other properties of the tasks that the manager holds.
@Observable
final class Download {
    var name = ""
    var session: String?

    func start() {
        Task {
            await Task.yield()
            session = nil
        }
    }
}

@Observable
final class Downloads {
    var current: Download?
}

struct DownloadList: View {
    let downloads: Downloads

    var body: some View {
        Text(downloads.current?.name ?? "")
    }
}

// False positive trap: a class is not updated by what it observes, so no view needs the main thread.
final class Tunnel: ObservableObject {
    @Published var isOpen = false

    func open() async {
        await Task.yield()
        isOpen = true
    }
}

final class Notifier {
    @ObservedObject var tunnel = Tunnel()
}

// Handlers that frameworks call on a queue of their own.
final class Status: NSObject, ObservableObject, WCSessionDelegate {
    @Published var isOnline = false
    @Published var isAllowed = false
    @Published var message = ""
    @Published var steps = 0
    private let monitor = NWPathMonitor()
    private let queue = DispatchQueue(label: "status")
    private let mainMonitor = NWPathMonitor()
    private let target = DispatchQueue(label: "main target", target: .main)
    private let store: HKHealthStore = .init()
    private var database: CKDatabase?
    private let session = URLSession(configuration: .default)
    private let mainSession = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)

    func start() {
        monitor.pathUpdateHandler = { path in
            self.isOnline = path.status == .satisfied
//               ^^^^^^^^ warning[published_written_off_main]: `isOnline` is published from a background thread when it is set here, because `pathUpdateHandler` does not run on the main thread
        }
        monitor.start(queue: queue)
        mainMonitor.pathUpdateHandler = { path in
            self.isOnline = path.status == .satisfied
        }
        mainMonitor.start(queue: .main)
        queue.async {
            self.message = "a"
//               ^^^^^^^ warning[published_written_off_main]: `message` is published from a background thread when it is set here, because the closure of `queue.async` does not run on the main thread
        }
        target.async { self.message = "b" }
    }

    func ask(_ url: URL, _ other: Helper) {
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            self.isAllowed = settings.authorizationStatus == .authorized
//               ^^^^^^^^^ warning[published_written_off_main]: `isAllowed` is published from a background thread when it is set here, because the completion handler of `getNotificationSettings` does not run on the main thread
        }
        other.getNotificationSettings { self.isAllowed = true }
        store.requestAuthorization(toShare: [], read: []) { isAllowed, _ in
            self.isAllowed = isAllowed
//               ^^^^^^^^^ warning[published_written_off_main]: `isAllowed` is published from a background thread when it is set here, because the completion handler of `requestAuthorization` does not run on the main thread
        }
        database?.fetch(withRecordID: id) { record, _ in
            self.message = "\(record)"
//               ^^^^^^^ warning[published_written_off_main]: `message` is published from a background thread when it is set here, because the completion handler of `fetch` does not run on the main thread
        }
        session.dataTask(with: url) { _, _, _ in
            self.message = "c"
//               ^^^^^^^ warning[published_written_off_main]: `message` is published from a background thread when it is set here, because the closure of `dataTask` does not run on the main thread
        }
        mainSession.dataTask(with: url) { _, _, _ in self.message = "d" }
        let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil) { _, _, _ in
            self.steps = 1
//               ^^^^^ warning[published_written_off_main]: `steps` is published from a background thread when it is set here, because the handler of `HKStatisticsQuery` does not run on the main thread
        }
        store.execute(query)
        let process = Process()
        process.terminationHandler = { _ in self.message = "done" }
//                                               ^^^^^^^ warning[published_written_off_main]: `message` is published from a background thread when it is set here, because `terminationHandler` does not run on the main thread
    }

    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
        self.message = "e"
//           ^^^^^^^ warning[published_written_off_main]: `message` is published from a background thread when it is set here, because `session` of `WCSessionDelegate` does not run on the main thread
    }

    func sessionReachabilityDidChange(_ session: WCSession) {
        DispatchQueue.main.async { self.isOnline = session.isReachable }
    }

    func show(_ session: WCSession, text: String) { message = text }
}

struct StatusView: View {
    @StateObject private var status = Status()

    var body: some View { Text(status.message + "\(status.steps)\(status.isOnline)\(status.isAllowed)") }
}

// A method hands its closure to a framework, which calls it on a background thread.
final class HealthGate {
    static let shared = HealthGate()
    private let store = HKHealthStore()

    func ask(completion: @escaping (Bool, Error?) -> Void) {
        guard HKHealthStore.isHealthDataAvailable() else {
            completion(false, nil)
            return
        }
        store.requestAuthorization(toShare: [], read: []) { isGranted, error in
            completion(isGranted, error)
        }
    }

    func askForAll(then next: ((Bool, Error?) -> Void)?) {
        store.requestAuthorization(toShare: [], read: []) { isGranted, error in
            next?(isGranted, error)
        }
    }

    func askOnce(_ completion: @escaping (Bool, Error?) -> Void) {
        store.requestAuthorization(toShare: [], read: [], completion: completion)
    }

    func askSafely(completion: @escaping (Bool) -> Void) {
        store.requestAuthorization(toShare: [], read: []) { isGranted, _ in
            DispatchQueue.main.async { completion(isGranted) }
        }
    }

    func askOnActor(completion: @escaping @MainActor (Bool) -> Void) {
        store.requestAuthorization(toShare: [], read: []) { isGranted, _ in
            Task { await completion(isGranted) }
        }
    }

    /// Only errors are told in the background.
    func askAndWait(completion: @escaping (Bool) -> Void) {
        let group = DispatchGroup()
        store.requestAuthorization(toShare: [], read: []) { isGranted, error in
            if error != nil { completion(false) }
            group.notify(queue: .main) { completion(isGranted) }
        }
    }

    func ask(_ kind: String, onStart: () -> Void, onEnd: @escaping (Bool) -> Void) {
        onStart()
        store.requestAuthorization(toShare: [], read: []) { isGranted, _ in onEnd(isGranted) }
    }

    func check(onStart: () -> Void, onEnd: @escaping (Bool) -> Void) {
        onStart()
        store.requestAuthorization(toShare: [], read: []) { isGranted, _ in onEnd(isGranted) }
    }
}

final class GateModel: ObservableObject {
    @Published var isOpen = false
    @Published var isWaiting = false
    private let gate: HealthGate

    init(gate: HealthGate) {
        self.gate = gate
    }

    func open() {
        gate.askForAll { isGranted, _ in
            self.isOpen = isGranted
//               ^^^^^^ warning[published_written_off_main]: `isOpen` is published from a background thread when it is set here, because the closure of `askForAll` does not run on the main thread
        }
        HealthGate.shared.askOnce { isGranted, _ in self.apply(isGranted) }
//                                                       ^^^^^ info[published_written_off_main]: `isOpen` is published from a background thread when `apply` sets it, because the closure of `askOnce` does not run on the main actor
        gate.check(onStart: { self.isWaiting = true }, onEnd: { self.isOpen = $0 })
//                                                                   ^^^^^^ warning[published_written_off_main]: `isOpen` is published from a background thread when it is set here, because the closure of `check` does not run on the main thread
    }

    // Silent: the closures run on the main thread, or it is not known which method is called.
    func openSafely() {
        gate.askSafely { self.isOpen = $0 }
        gate.askAndWait { self.isOpen = $0 }
        gate.askOnActor { self.isOpen = $0 }
        gate.askForAll { isGranted, _ in
            DispatchQueue.main.async { self.isOpen = isGranted }
        }
        gate.ask { isGranted, _ in self.isOpen = isGranted }
        unknown.askForAll { isGranted, _ in self.isOpen = isGranted }
    }

    private func apply(_ isGranted: Bool) { isOpen = isGranted }
}

struct GateView: View {
    @StateObject private var model = GateModel(gate: .shared)

    var body: some View {
        Text(model.isOpen ? "Open" : "Closed")
            .onAppear { model.open() }
    }
}

// Negative: calls with other labels mean another method, and nobody calls this one.
final class Translator: ObservableObject {
    @Published var progress = 0
    private let service = TranslationService()

    func translate(_ text: String, from language: String) async {
        progress = 1
    }

    func run() async {
        await service.translate("a", to: "de")
    }
}

struct TranslationService {
    func translate(_ text: String, to language: String) async {}
}

struct TranslatorView: View {
    @StateObject private var translator = Translator()

    var body: some View {
        Text("\(translator.progress)").task { await translator.run() }
    }
}

// Positive: a method passes its closure to another one, which calls it in the background. Negative: on the main queue.
final class NewsAPI {
    func get(done: @escaping (String) -> Void) {
        guard let url = URL(string: "https://example.com") else { return }
        URLSession.shared.dataTask(with: url) { _, _, _ in done("a") }.resume()
    }

    func load(done: @escaping (String) -> Void) {
        get { text in done(text) }
    }

    func reload(done: @escaping (String) -> Void) {
        get(done: done)
    }

    func loadOnMain(done: @escaping (String) -> Void) {
        get { text in DispatchQueue.main.async { done(text) } }
    }

    func repeatForever(done: @escaping (String) -> Void) {
        repeatForever { text in done(text) }
    }
}

final class NewsModel: ObservableObject {
    @Published var text = ""
    private let api = NewsAPI()

    func start() {
        api.load { self.text = $0 }
//                      ^^^^ warning[published_written_off_main]: `text` is published from a background thread when it is set here, because the closure of `load` does not run on the main thread
        api.reload { self.text = $0 }
//                        ^^^^ warning[published_written_off_main]: `text` is published from a background thread when it is set here, because the closure of `reload` does not run on the main thread
        api.loadOnMain { self.text = $0 }
        api.repeatForever { self.text = $0 }
    }
}

struct NewsView: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        Text(model.text).onAppear { model.start() }
    }
}

// Positive: one of two methods with this name, by its label.
final class ErrorModel: ObservableObject {
    @Published var text = ""

    func handle(error: Error) { text = "\(error)" }

    func handle(action: @escaping () async throws -> Void) {
        Task {
            do {
                try await action()
            } catch {
                handle(error: error)
//              ^^^^^^ info[published_written_off_main]
            }
        }
    }
}

struct ErrorButton: View {
    @StateObject private var model = ErrorModel()

    var body: some View {
        Button(model.text) { model.handle { try await Task.sleep(for: .seconds(1)) } }
    }
}
