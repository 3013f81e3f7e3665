import SwiftUI

final class Player: ObservableObject {
    @Published var progress = 0.0
    @Published var title = ""

    func play() { progress = 0 }
}

final class Clock: ObservableObject {
    @Published var seconds = 0
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    }
}

final class Feed: ObservableObject {
    @Published var items: [String] = []

    func follow() async {
        for await item in stream { items.append(item) }
    }
}

final class Session: ObservableObject {
    static let shared = Session()
    @Published var user = ""

    func leave() { user = "" }
}

/// Nothing changes it.
final class Constants: ObservableObject {
    @Published var name = ""

    func log() { print(name) }
}

struct PlayButton: View {
    @ObservedObject var player: Player
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `player.progress` updates this view for nothing: its `body` reads nothing of `player`

    var body: some View {
        Button("Play") { player.play() }
            .onReceive(player.$title) { print($0) }
    }
}

struct ClockButton: View {
    @ObservedObject private var clock: Clock
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `clock.seconds`, which a timer or a `for await` loop makes, updates this view for nothing: its `body` shows nothing of `clock`

    init(clock: Clock) {
        self.clock = clock
    }

    var body: some View {
        Text("Start").task { clock.start() }
    }
}

struct FeedButton: View {
    @ObservedObject var feed: Feed
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `feed.items`, which a timer or a `for await` loop makes, updates this view for nothing: its `body` shows nothing of `feed`

    var body: some View {
        Text("Follow").task { await feed.follow() }
    }
}

// Only hands the object on.
struct Screen: View {
    @ObservedObject var player: Player
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `player.progress` updates this view for nothing: its `body` reads nothing of `player`

    var body: some View {
        Title(player: player)
        PlayButton(player: player)
    }
}

// `\.self` is each number, not the view.
struct Numbers: View {
    @ObservedObject var player: Player
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `player.progress` updates this view for nothing: its `body` reads nothing of `player`
    let numbers: [Int]

    var body: some View {
        ForEach(numbers, id: \.self) { number in
            Button("\(number)") { player.play() }
        }
    }
}

struct Title: View {
    @ObservedObject var player: Player

    var body: some View { Text(player.title) }
}

struct PlainTitle: View {
    let player: Player

    var body: some View { Text("Title").onTapGesture { player.play() } }
}

// An object of the environment, and one that other code can read too.
struct GivenButton: View {
    @EnvironmentObject private var given: Player
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `given.progress` updates this view, but its `body` reads nothing of `given`
    @ObservedObject private var session = Session.shared
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `session.user` updates this view for nothing: neither its `body` nor code that it names shows anything of `session`

    var body: some View {
        Button("Play") {
            given.play()
            session.leave()
        }
    }
}

// Shared objects that nothing shows: other code only tells them what to do.
final class Router: ObservableObject {
    static let shared = Router()
    @Published var path: [Int] = []

    private init() {}
    func open(_ page: Int) { path.append(page) }
}

final class Links {
    private let router = Router.shared

    func handle(_ page: Int) {
        router.open(page)
        self.router.path = [page]
    }
}

final class Notifier {
    func handle() {
        let router = Router.shared
        router.open(1)
        Router.shared.path = []
        Links().handle(2)
    }
}

struct OpenButton: View {
    @ObservedObject private var router = Router.shared
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `router.path` updates this view for nothing: neither its `body` nor code that it names shows anything of `router`
    let notifier = Notifier()

    var body: some View {
        Button("Open") {
            router.open(1)
            notifier.handle()
        }
    }
}

// The environment holds the only instance.
struct GivenRouter: View {
    @EnvironmentObject private var router: Router
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `router.path` updates this view for nothing: neither its `body` nor code that it names shows anything of `router`

    var body: some View { Button("Open") { router.open(1) } }
}

// Code that the view names reads the shared object, or a name is about looks.
final class Skin: ObservableObject {
    static let shared = Skin()
    @Published var isBold = false

    func change() { isBold.toggle() }
    func weight(_ isTitle: Bool) -> Double { isBold && isTitle ? 2 : 1 }
}

struct Weights {
    private let skin = Skin.shared

    var title: Double { skin.weight(true) }
}

struct LightButton: View {
    @ObservedObject private var looks = Skin.shared
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `looks.isBold` updates this view, although its `body` shows nothing of `looks`

    var body: some View {
        Button("Light") { looks.change() }.opacity(TypedWeights().title)
    }
}

struct TypedWeights {
    private let skin: Skin = .shared

    var title: Double { skin.weight(true) }
}

struct BoldButton: View {
    @ObservedObject private var looks = Skin.shared
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `looks.isBold` updates this view, although its `body` shows nothing of `looks`

    var body: some View {
        Button("Bold") { looks.change() }.opacity(Weights().title)
    }
}

final class Language: ObservableObject {
    static let shared = Language()
    @Published var code = "en"

    func reset() { code = "en" }
}

struct ResetButton: View {
    @ObservedObject private var owner = Language.shared
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `owner.code` updates this view, although its `body` shows nothing of `owner`

    var body: some View { Button("Reset") { owner.reset() } }
}

// The environment may hold another object than the shared one.
struct GivenSession: View {
    @EnvironmentObject private var session: Session
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[observed_only_in_actions]: each change of `session.user` updates this view, although its `body` shows nothing of `session`

    var body: some View { Button("Leave") { session.leave() } }
}

func makeSession() -> Session { Session() }

// False positive traps.
struct Traps: View {
    @ObservedObject var reading: Player
    @ObservedObject var binding: Player
    @ObservedObject var called: Player
    @ObservedObject var handed: Player
    @ObservedObject var watched: Player
    @ObservedObject var constants: Constants
    @StateObject private var owned = Player()
    let title: (Player) -> String

    var body: some View {
        Text(reading.title)
        TextField("Title", text: $binding.title)
        Text(title(called))
        PlainTitle(player: handed)
        Text("Watch").onChange(of: watched.title) { print("new") }
        Button("Log") { constants.log() }
        Button("Play") {
            owned.play()
        }
    }
}

// The view that needs the update is this one: it reads the object through a helper.
struct Helped: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(text)
        Button("Play") { player.play() }
    }

    private var text: String { player.title }
}

// What gets the view may read its object.
struct Given: View {
    @ObservedObject var player: Player

    var body: some View {
        Text(describe(self))
        Button("Play") { player.play() }
    }
}

func describe(_ view: Given) -> String { view.player.title }
