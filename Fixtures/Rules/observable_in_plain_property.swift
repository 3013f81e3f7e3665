import SwiftUI

@Observable
final class Draft {
    var text = ""
}

final class Player: ObservableObject {
    @Published var time = 0.0
    func play() {}
}

final class Sender: ObservableObject {
    let address: String
    init(address: String) { self.address = address }
}

final class Inspection {
    var count = 0
}

struct PlayerModel {
    var time = 0.0
}

struct Editor: View {
    let draft = Draft()
//  ^^^ info[observable_in_plain_property]: what `draft` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Draft` that is created here
    private var second: Draft = .init()
//          ^^^ info[observable_in_plain_property]: what `second` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Draft` that is created here

    var body: some View {
        Text(draft.text)
        Child(draft: second)
    }
}

struct Buttons: View {
    private let player = Player()
//          ^^^ info[observable_in_plain_property]: each time SwiftUI makes this view again, `player` is another `Player`, because nothing keeps the one that is created here

    var body: some View {
        Button("Play") { player.play() }
    }
}

struct Parent: View {
    let player: Player
    var given: Player

    init() {
        player = Player()
//      ^^^^^^^^^^^^^^^^^ info[observable_in_plain_property]: what `player` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Player` that is created here
        let local = Player()
        self.given = local
//      ^^^^^^^^^^^^^^^^^^ info[observable_in_plain_property]: what `given` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Player` that is created here
    }

    var body: some View {
        Watcher(player: player)
        Text("Given").environmentObject(given)
    }
}

struct Stacked: View {
    let player = Player()
//  ^^^ info[observable_in_plain_property]: what `player` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Player` that is created here

    var body: some View { playerStack(player: player) }
}

struct playerStack: View {
    @ObservedObject var player: Player
    var body: some View { Text("\(player.time)") }
}

struct Glow: ViewModifier {
    let draft = Draft()
//  ^^^ info[observable_in_plain_property]: what `draft` holds is lost each time SwiftUI makes this modifier again, because nothing keeps the `Draft` that is created here

    func body(content: Content) -> some View { content.help(draft.text) }
}

// Silent: a caller may pass another model.
struct Omitted: View {
    let draft: Draft

    init(draft: Draft = Draft()) {
        self.draft = draft
    }

    var body: some View { Text(draft.text) }
}

// Positive: a service of another module, and an object that an action changes.
struct Located: View {
    let manager = CLLocationManager()
//  ^^^ info[observable_in_plain_property]: each time SwiftUI makes this view again, `manager` is another `CLLocationManager`, because nothing keeps the one that is created here
    let inspection = Inspection()
//  ^^^ info[observable_in_plain_property]: what this view stores in `inspection` is lost each time SwiftUI makes the view again, because nothing keeps the `Inspection` that is created here

    var body: some View {
        Button("Locate") {
            manager.requestLocation()
            inspection.count = 1
        }
    }
}

// False positive traps: kept, shared, passed, or nothing to keep.
struct Kept: View {
    @State private var draft = Draft()
    @StateObject private var player = Player()
    static let shared = Draft()
    let shared = Kept.shared
    let sender = Sender(address: "a")
    let inspection = Inspection()
    let value = PlayerModel()
    let passed: Draft
    lazy var late = Draft()
    #if DEBUG
        let debug = Draft()
    #endif

    init(passed: Draft) { self.passed = passed }

    var body: some View { Text(draft.text + shared.text + passed.text) }
}

// False positive trap: the view inside keeps the first model.
struct Wrapper: View {
    let player: Player

    init() { player = Player() }

    var body: some View { Keeper(player: player) }
}

struct Keeper: View {
    @StateObject var player: Player
    var body: some View { Text("\(player.time)") }
}

struct Replaced: View {
    var draft = Draft()
    var body: some View { Text(draft.text) }
}

struct Hosted: View {
    let draft = Draft()
    var body: some View { Text(draft.text) }
}

final class Screens {
    func hosted() -> UIViewController { UIHostingController(rootView: Hosted()) }
}

struct Camera: UIViewRepresentable {
    let player = Player()
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct Counter: View {
    let store = Store(initialState: 0)
    var body: some View { Text("\(store.count)") }
}

struct Child: View {
    let draft: Draft
    var body: some View { Text(draft.text) }
}

struct Watcher: View {
    @ObservedObject var player: Player
    var body: some View { Text("\(player.time)") }
}

@main
struct Sample: App {
    let player = Player()

    var body: some Scene {
        WindowGroup { Root(player: player) }
    }
}

struct Root: View {
    let player: Player
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        Gallery()
        Editor()
        Buttons().modifier(Glow())
        Parent()
        Stacked()
        Located()
        Omitted()
        Kept(passed: Draft())
        Wrapper()
        Replaced(draft: Draft())
        Camera()
        Counter()
    }
}

// False positive traps: a view around it that nothing updates, and a hosting controller that a function returns.
struct Gallery: View {
    var body: some View { Still() }
}

struct Still: View {
    let draft = Draft()
    var body: some View { Text(draft.text) }
}

struct Shown: View {
    let draft = Draft()
    var body: some View { Text(draft.text) }
}

enum Assembly {
    static func make() -> ScreenHostingController<Shown> { ScreenHostingController(Shown()) }
}

// Less certain: code that does not name it with a capital may show it.
struct offered: View {
    let draft = Draft()
//  ^^^ info/low[observable_in_plain_property]: what `draft` holds is lost each time SwiftUI makes this view again, because nothing keeps the `Draft` that is created here
    public var body: some View { Text(draft.text) }
}

#Preview {
    Replaced()
}

// Trap: nothing changes the model, which has only what the caller passes.
@Observable
final class Artwork {
    var url: String
    var title: String?

    init(url: String) {
        self.url = url
    }
}

struct ArtworkView: View {
    let artwork: Artwork

    init(url: String) {
        artwork = Artwork(url: url)
    }

    var body: some View {
        Text(artwork.url)
    }
}

struct Artworks: View {
    @State private var count = 0

    var body: some View {
        Stepper("Count", value: $count)
        ArtworkView(url: "\(count)")
    }
}

// Negative: the view calls nothing that changes the object, so another one with the same values is as good.
@Observable
final class Info {
    var title: String
    init(title: String) { self.title = title }

    func text() -> String { title.uppercased() }
    func rename(_ title: String) { self.title = title }
}

struct InfoRow: View {
    @State private var count = 0
    let title: String
    let info: Info

    init(title: String) {
        self.title = title
        self.info = Info(title: title)
    }

    var body: some View { Button("\(count) \(info.text())") { count += 1 } }
}

struct InfoRows: View {
    @State private var title = "A"
    var body: some View {
        InfoRow(title: title)
        Button("B") { title = "B" }
    }
}
