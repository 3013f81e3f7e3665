import SwiftUI

final class Library: ObservableObject {
    @Published var songs: [String] = []
}

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var isOn = false
}

final class Plain: ObservableObject {
    var number = 0
}

final class Announcing: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }
}

@Observable final class Account {
    var name = ""
}

final class Player: ObservableObject {
    @Published var isPlaying = false

    init() { Task { print("starts") } }
}

// Positive: nothing reads the object.
struct Cover: View {
    @ObservedObject var other: Library

    let image: Image

    var body: some View { image.resizable() }
}

struct Covers: View {
    @StateObject private var library = Library()

    var body: some View { Cover(other: library, image: Image("cover")).environmentObject(library) }
}

// Positive, as information: the view may observe the object to be drawn again.
struct Label: View {
    @ObservedObject private var settings = Settings.shared
    @EnvironmentObject private var environmentSettings: Settings
    @EnvironmentObject private var theme: Library

    var body: some View { Text("Title").foregroundStyle(Palette.text) }
}

final class Root: ObservableObject {
    let library = Library()
}

struct Songs: View {
    @EnvironmentObject private var root: Root
    @EnvironmentObject private var library: Library

    var body: some View { Text("\(root.library.songs.count) songs") }
}

// Positive, as information: the object may be there for what its initializer does.
struct Sound: View {
    @StateObject private var player = Player()
    @StateObject private var made = makeForeign()

    var body: some View { EmptyView() }
}

// Positive, as information: the environment, queries, stored settings, and objects that do not update the view.
struct Details: View {
    var body: some View { EmptyView() }
}

// Positive: the attribute on a line of its own.
struct Lines: View {
    var body: some View { EmptyView() }
}

// Silent: uses in the type, in an extension, with `$` and `_`, and through `self`.
struct Reader: View {
    @EnvironmentObject private var read: Library
    @EnvironmentObject private var extended: Library
    @ObservedObject private var wrapped: Library
    @ObservedObject private var assigned: Library
    @StateObject private var bound = Library()

    init(library: Library) {
        _wrapped = ObservedObject(wrappedValue: library)
        self.assigned = library
    }

    var body: some View {
        List(self.read.songs, id: \.self) { Text($0) }
        Songs2(songs: $bound.songs)
    }
}

extension Reader {
    var count: Int { extended.songs.count }
}

// Silent: a property that a protocol requires.
protocol SizeClassProviding {
    var sizeClass: UserInterfaceSizeClass? { get }
}

extension SizeClassProviding {
    var isWide: Bool { sizeClass == .regular }
}

struct Wide: View, SizeClassProviding {
    @Environment(\.horizontalSizeClass) var sizeClass

    var body: some View { Text(isWide ? "Wide" : "Narrow") }
}

// Silent: environment values that decide how text is drawn, and reloading during development.
struct Drawn: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    @ObservedObject private var reload = Inject.observer

    var body: some View { Text("Title") }
}

// Silent: a coordinator uses the model of its parent.
struct Map: UIViewRepresentable {
    @ObservedObject var model: Library

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func makeCoordinator() -> MapCoordinator { MapCoordinator(parent: self) }
}

final class MapCoordinator {
    var parent: Map

    init(parent: Map) { self.parent = parent }
    func load() { print(parent.model.songs) }
}

// Silent: public properties, and types with an unknown protocol or macro.
public struct Open: View {
    @EnvironmentObject public var library: Library

    public var body: some View { EmptyView() }
}

struct Unknown: View, ForeignProtocol {
    @EnvironmentObject private var library: Library

    var body: some View { EmptyView() }
}

@Tracked
struct Marked: View {
    @EnvironmentObject private var library: Library

    var body: some View { EmptyView() }
}

// Silent: previews.
struct Cover_Previews: PreviewProvider {
    @EnvironmentObject private var library: Library

    static var previews: some View { EmptyView() }
}
// Silent: a property of its own name with an underscore.
struct Underscored: View {
    @ObservedObject private var _library: Library
    @State private var _isOpen = false

    init(library: Library) {
        __library = ObservedObject(wrappedValue: library)
    }

    var body: some View {
        Text(_library.title)
        Toggle("Open", isOn: $_isOpen)
    }
}


// False positive trap: a scene may need what the default value does when it is made.
struct Windows: Scene {
    @Environment(\.startUp) private var startUp
    var body: some Scene { WindowGroup { Text("a") } }
}

// An object that is made here and publishes nothing updates no view.
final class Attachments: ObservableObject {
    var names: [String]

    init(_ names: [String] = []) {
        self.names = names
    }
}

struct Attached: View {
    @StateObject private var attachments = Attachments()

    var body: some View { Text("a") }
}

// Negative: another object of Core Data may show a relation of this one.
final class Person: NSManagedObject {
    @NSManaged var friends: Set<Person>
}

struct FollowButton: View {
    @ObservedObject var viewer: Person
    let session: Session
    let person: Person

    var body: some View {
        Text(session.isFollowing(person) ? "Unfollow" : "Follow")
    }
}

// Positive: a shared object of which the body shows nothing.
final class Downloads: ObservableObject {
    static let shared = Downloads()
    @Published var count = 0

    func cancel() { count = 0 }
}

struct CancelButton: View {
    var body: some View {
        Button("Cancel") { Downloads.shared.cancel() }
    }
}

// Silent: the body or a helper of the view reads the shared object itself.
struct DownloadCount: View {
    @ObservedObject private var downloads = Downloads.shared

    var body: some View { Text(title) }

    private var title: String { "\(Downloads.shared.count) files" }
}

struct DownloadTitle: View {
    @ObservedObject private var downloads = Downloads.shared

    var body: some View {
        let all = Downloads.shared
        Text("\(all.count) files")
    }
}

// Hidden: a view, a model or a model around it reads the shared object, and the view names it.
struct Badge: View {
    var body: some View { Text("\(Downloads.shared.count)") }
}

final class Transfers {
    var title: String { "\(Downloads.shared.count) files" }
}

final class Workspace: ObservableObject {
    @Published var transfers = Transfers()
}

extension Color {
    static var busy: Color { Downloads.shared.count > 0 ? .red : .gray }
}

struct BusyDot: View {
    @ObservedObject private var downloads = Downloads.shared

    var body: some View { Circle().fill(Color.busy) }
}

// Hidden: code that reads stored settings shows what the object changes.
struct Price: View {
    @ObservedObject private var appSettings = Downloads.shared

    var body: some View { Text("1 €") }
}

struct BadgeRow: View {
    @ObservedObject private var downloads = Downloads.shared

    var body: some View { HStack { Badge() } }
}

struct TransfersTitle: View {
    @ObservedObject private var downloads = Downloads.shared
    @EnvironmentObject private var workspace: Workspace

    var body: some View { Text(workspace.transfers.title) }
}

// Positive: a model that the view names only tells the shared object what to do.
final class Cleaner {
    private let downloads = Downloads.shared

    func clean() { downloads.cancel() }
}

struct CleanButton: View {
    let cleaner: Cleaner

    var body: some View { Button("Clean") { cleaner.clean() } }
}
