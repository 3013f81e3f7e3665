import Combine
import Network
import SwiftUI

struct Notes: View {
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List(0..<100, id: \.self) { row in
                NavigationLink("\(row)") { TextEditor(text: $draft) }
            }
        }
    }
}

struct Lock: View {
    var body: some View { Text("Locked") }
}

// Positive: the action for the phase sets the flag.
struct LockedByPhase: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isLocked = false
    @AppStorage("usesLock") private var usesLock = false

    var body: some View {
        Group {
            if isLocked && usesLock {
//          ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
                Lock()
            } else {
                Notes()
            }
        }
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .background: lock()
            case .active: Task { await unlock() }
            default: break
            }
        }
    }

    private func lock() { isLocked = true }

    private func unlock() async {
        try? await Task.sleep(for: .seconds(1))
        isLocked = false
    }
}

// Positive: the condition asks for the phase itself.
struct HiddenInSwitcher: View {
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        if scenePhase != .active {
//      ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
            Color.black
        } else {
            Notes()
        }
    }
}

// Positive: an action of the app itself, a getter with a condition of its own, and a model.
final class Keeper: ObservableObject {
    @Published private(set) var isLocked = true
    private let hasCode = UserDefaults.standard.bool(forKey: "code")

    var showsLock: Bool {
        guard hasCode else { return false }
        return isLocked
    }

    func lock() {
        guard hasCode else { return }
        isLocked = true
    }
}

@main
struct Journal: App {
    @StateObject private var keeper = Keeper()
    @StateObject private var gate = Gate()
    @StateObject private var network = NetworkModel()
    @StateObject private var door = Door()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            VStack {
                if keeper.showsLock {
//              ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
                    Lock()
                } else {
                    Notes()
                }
                LockedByPhase()
                HiddenInSwitcher()
                Covered()
                First()
                Offline()
                Guarded()
                Session()
                Fields()
                Gated(gate: gate)
                Connected(network: network)
                Behind(door: door)
                HStack {
                    LockedByGetter()
                    LockedByOtherGetter()
                    LockedSearch()
                }
            }
            .onChange(of: scenePhase) { _, phase in
                if phase == .background { keeper.lock() }
            }
        }
    }
}

// Positive: the model listens to notifications of the app.
final class Gate: ObservableObject {
    @Published var isOpen = true
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.isOpen = false }
            .store(in: &subscriptions)
    }
}

struct Gated: View {
    @ObservedObject var gate: Gate

    var body: some View {
        if gate.isOpen {
//      ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
            Notes()
        } else {
            Button("Open") { gate.isOpen = true }
        }
    }
}

final class Door: NSObject, ObservableObject {
    @Published var isClosed = false

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(close), name: UIApplication.willResignActiveNotification, object: nil)
    }

    @objc private func close() { isClosed = true }
}

struct Behind: View {
    @ObservedObject var door: Door

    var body: some View {
        if door.isClosed {
//      ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
            Button("Open") { door.isClosed = false }
        } else {
            Notes()
        }
    }
}

// Positive: the connection comes and goes.
final class NetworkModel: ObservableObject {
    @Published private(set) var isConnected = true
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.isConnected = path.status == .satisfied }
        }
        monitor.start(queue: .main)
    }
}

struct Connected: View {
    @ObservedObject var network: NetworkModel

    var body: some View {
        if !network.isConnected {
//      ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the network connection comes or goes, because an `if` then shows other views in its place
            Text("You are offline")
        } else {
            Notes()
        }
    }
}

// Positive, but the view keeps state that nobody may notice.
struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
}

struct Offline: View {
    @StateObject private var network = NetworkModel()

    var body: some View {
        if network.isConnected {
//      ^^ info/medium[content_replaced_while_blocked]: the `Counter` loses its state when the network connection comes or goes, if an `if` then shows other views in its place
            Counter()
        } else {
            Text("You are offline")
        }
    }
}

// Negative: the lock is over the content.
struct Covered: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isLocked = false

    var body: some View {
        ZStack {
            Notes()
            if isLocked { Lock() }
            if scenePhase != .active { Color.black }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { isLocked = true }
        }
    }
}

// Negative: a flag for loading, which the action sets back.
struct First: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isLoading = false

    var body: some View {
        Group {
            if isLoading {
                ProgressView()
            } else {
                Notes()
            }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { Task { await load() } }
        }
    }

    private func load() async {
        isLoading = true
        try? await Task.sleep(for: .seconds(1))
        isLoading = false
    }
}

// Negative: the page is only for content that is not there yet.
struct Guarded: View {
    @StateObject private var network = NetworkModel()
    @State private var items: [String] = []

    var body: some View {
        if !network.isConnected && items.isEmpty {
            Text("You are offline")
        } else {
            Notes()
        }
    }
}

// Negative: after a logout the content should go.
struct Session: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isLoggedIn = true

    var body: some View {
        Group {
            if isLoggedIn { Notes() } else { Button("Log in") { isLoggedIn = true } }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { isLoggedIn = false }
        }
    }
}

// Negative: a field keeps nothing but the focus.
struct Fields: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var showsCode = false
    @State private var code = ""

    var body: some View {
        Group {
            if showsCode { TextField("Code", text: $code) } else { Button("Use code") { showsCode = true } }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { showsCode = false }
        }
    }
}

// Negative: a notice that comes and goes takes the place of nothing.
struct Noticed: View {
    @StateObject private var network = NetworkModel()

    var body: some View {
        VStack {
            if !network.isConnected { Notes() }
            Text("Notes")
        }
    }
}

// Negative: `defer` sets back what the same function sets: it loads.
struct Deferred: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var isLoading = false

    var body: some View {
        Group {
            if isLoading { ProgressView() } else { Notes() }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { Task { await load() } }
        }
    }

    private func load() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(for: .seconds(1))
    }
}

// Negative: a total of zero means that there is no content yet.
struct Totaled: View {
    @StateObject private var network = NetworkModel()
    @State private var total = 0

    var body: some View {
        if !network.isConnected && total == 0 {
            Text("You are offline")
        } else {
            Notes()
        }
    }
}

// Positive: a constant of a getter has the flag.
struct LockedByGetter: View {
    @StateObject private var lock = GetterLock()

    var body: some View {
        if showsLock {
//      ^^ warning[content_replaced_while_blocked]: the `Notes` goes back to its first screen when the app leaves the foreground or comes back, because an `if` then shows other views in its place
            Lock()
        } else {
            Notes()
        }
    }

    private var showsLock: Bool {
        let isNeeded = lock.isEnabled && lock.isClosed
        if isNeeded { print("locked") }
        return isNeeded
    }
}

final class GetterLock: ObservableObject {
    @Published var isEnabled = true
    @Published var isClosed = false

    init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(close), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func close() { isClosed = true }

    func open() { isClosed = false }
}

// Negative: what the getter returns is not known.
struct LockedByOtherGetter: View {
    @StateObject private var lock = GetterLock()

    var body: some View {
        if showsLock {
            Lock()
        } else {
            Notes()
        }
    }

    private var showsLock: Bool {
        let isNeeded = lock.isClosed
        if isNeeded { return false }
        return isNeeded
    }
}

// Positive: the field tells more than the state beside it, but only its focus goes, which does not matter here.
struct LockedSearch: View {
    @StateObject private var lock = GetterLock()

    var body: some View {
        if lock.isClosed {
//      ^^ info/medium[content_replaced_while_blocked]: the `SearchPage` loses its state when the app leaves the foreground or comes back, if an `if` then shows other views in its place
            Lock()
        } else {
            SearchPage()
        }
    }
}

struct SearchPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            TextField("Search", text: .constant(""))
            Button("\(count)") { count += 1 }
        }
    }
}
