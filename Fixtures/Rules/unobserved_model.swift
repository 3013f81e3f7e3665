import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0
    @Published private(set) var title: String
    @Published var note = ""
    @Published private(set) var isDone = false
    @Published var owner: Account?
    var plain = 0

    init(title: String) {
        self.title = title
        prepare()
    }

    private func prepare() { isDone = false }

    func advance() {
        progress += 0.1
        plain += 1
    }
}

final class Account: ObservableObject {
    static let shared = Account()
    @Published var name = ""
    @Published var session: Download?

    func load() async {
        name = await fetchName()
        session = nil
    }
}

class Document: ObservableObject {
    @Published var name = ""
}

final class StoredDocument: Document {
    func rename() { name = "other" }
}

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var isLarge = false

    func enlarge() { isLarge = true }
}

@Observable final class Modern {
    var name = ""
    func rename() { name = "" }
}

struct Screen: View {
    @StateObject private var list = DownloadList()

    var body: some View {
        ForEach(list.downloads) { download in
            Row(download: download)
            MutableRow(download: download, selfRow: 1)
            Marked(title: download.title)
        }
        Plain(account: list.account)
        Titled(account: list.account, title: list.title)
        Documented(document: list.document)
    }
}

final class DownloadList: ObservableObject {
    @Published var downloads: [Download] = []
    @Published var title = ""
    @Published var account = Account.shared
    @Published var document = Document()
    func load() { title = "loaded" }
}

extension Download: Identifiable {}

// Positive: rows of a list, whose reference stays the same.
struct Row: View {
    let download: Download
//  ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `progress` of `download` changes, because it does not observe `download`

    var body: some View {
        ProgressView(value: download.progress)
    }
}

// Positive: through a computed property, with `self`, with a modifier list; in a conditional and a loop.
struct MutableRow: View {
    fileprivate var download: Download
//              ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `progress` of `download` changes, because it does not observe `download`
    let selfRow: Int

    init(download: Download, selfRow: Int) {
        self.download = download
        self.selfRow = selfRow
    }

    var body: some View {
        if isHalf { label } else { Text("") }
    }

    private var isHalf: Bool { self.download.progress > 0.5 }
    private var label: some View { Text("half") }
}

// Positive: a binding of its own that reads the model, in a menu.
struct Menus: View {
    let account: Account
//  ^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `account` changes, because it does not observe `account`

    var body: some View {
        Menu("More") {
            if account.name.isEmpty { Text("none") }
        }
    }
}

// Positive: a subclass changes the property.
struct Documented: View {
    let document: Document
//  ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `document` changes, because it does not observe `document`

    var body: some View { Text(document.name) }
}

// Positive: a modifier and a style.
struct Badge: ViewModifier {
    let account: Account
//  ^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `account` changes, because it does not observe `account`

    func body(content: Content) -> some View { content.overlay(Text(account.name)) }
}

struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(Account.shared.name.isEmpty ? 0 : 1)
//                                  ^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `Account.shared` changes, because it observes no `Account`
    }
}

// Positive: the shared instance in a property.
struct Kept: View {
    private let account = Account.shared
//          ^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `account` changes, because it does not observe `account`

    var body: some View { Text(account.name) }
}

// Positive, less certain: a local value of unknown type is changed.
struct Noted: View {
    let download: Download
//  ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update if `note` of `download` changes, because it does not observe `download`

    var body: some View { Text(download.note) }
}

func annotate(_ find: () -> [Download]) {}
struct Annotating: View {
    var body: some View {
        Button("Annotate") {
            let some = find()
            some.note = "x"
        }
    }
}

// Positive, less certain: the view is updated for other reasons too.
struct Profile: View {
    @EnvironmentObject var list: DownloadList

    var body: some View {
        Text(list.title)
            .onChange(of: Account.shared.name) { print("changed") }
//                        ^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view may not update when `name` of `Account.shared` changes, because it observes no `Account`
    }
}

// Positive, less certain: other code changes the property, maybe on another screen.
struct Sized: View {
    var body: some View { Text("a").font(Settings.shared.isLarge ? .title : .body) }
//                                       ^^^^^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `isLarge` of `Settings.shared` changes, because it observes no `Settings`
}

// Negative: observed, owned or from the environment.
struct Observed: View {
    @ObservedObject var download: Download
    @StateObject var own = Download(title: "")
    @EnvironmentObject var account: Account

    var body: some View { Text("\(download.progress) \(own.progress) \(account.name) \(Account.shared.name)") }
}

// Negative: not published, set in the initializer only, or only called.
struct Fixed: View {
    let download: Download

    var body: some View {
        Text(download.title)
        Text("\(download.plain) \(download.isDone ? "" : "x")")
    }
}

// Negative: read by actions, tasks and other screens only.
struct Acting: View {
    let account: Account
    @State private var isShown = false

    var body: some View {
        Button("a") { print(account.name) }
            .onAppear { print(account.name) }
            .task { await use(account.name) }
            .sheet(isPresented: $isShown) { Text(account.name) }
            .contextMenu { Text(account.name) }
        Button(action: { print(account.name) }) { Text("b") }
        Button { print(account.name) } label: { Text("c") }
        NavigationLink("d", destination: Text(account.name))
        ShareLink(item: account.name)
        TimelineView(.periodic(from: .now, by: 1)) { _ in Text(account.name) }
    }
}

// Negative: the view subscribes.
struct Subscribed: View {
    let account: Account
    @State private var name = ""

    var body: some View {
        Text(account.name).onReceive(account.$name) { name = $0 }
    }
}

struct SubscribedToAll: View {
    let account: Account
    @State private var count = 0

    var body: some View {
        Text(account.name).onReceive(account.objectWillChange) { count += 1 }
    }
}

// Negative: an update of the view around it comes with another value or a closure.
struct Titled: View {
    let account: Account
    let title: String

    var body: some View { Text(account.name + title) }
}

struct ClosureScreen: View {
    @ObservedObject var account: Account

    var body: some View {
        Tapped(account: account) { print("tap") }
        Named(account: account, name: account.name)
        Referred(account: account, onTap: tap)
    }

    func tap() {}
}

struct Tapped: View {
    let account: Account
    let onTap: () -> Void

    var body: some View { Text(account.name).onTapGesture(perform: onTap) }
}

struct Referred: View {
    let account: Account
    let onTap: () -> Void

    var body: some View { Text(account.name).onTapGesture(perform: onTap) }
}

struct Named: View {
    let account: Account
    let name: String

    var body: some View { Text(account.name + name) }
}

// Negative: unknown callers that pass a closure.
struct Unknown: View {
    let account: Account
    let onTap: () -> Void

    var body: some View { Text(account.name).onTapGesture(perform: onTap) }
}

// Positive: the view around it observes the model, but passes only what stays the same.
struct Plain: View {
    let account: Account
//  ^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `name` of `account` changes, because it does not observe `account`

    var body: some View { Text(account.name) }
}

struct AccountScreen: View {
    @ObservedObject var account: Account

    var body: some View { Plain(account: account) }
}

// Positive: a computed property that reads a published one, an optional model, a shared instance behind a property.
struct Further: View {
    let maybe: Account?
//  ^^^^^^^^^ info/low[unobserved_model]: this view does not update if `name` of `maybe` changes, because it does not observe `maybe`
    let download: Download
//  ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `percent` of `download` changes, because it does not observe `download`
    private var session: Settings { .shared }

    var body: some View {
        Text(maybe?.name ?? "")
        Text("\(download.percent)").font(session.isLarge ? .title : .body)
//                                       ^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `isLarge` of `session` changes, because it observes no `Settings`
    }
}

extension Download {
    var percent: Double { progress * 100 }
}

// Positive: an object inside of a shared instance.
final class Stored<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) { self.value = value }
}

final class Storage {
    static let shared = Storage()
    let theme = Stored("dark")
    let size = Stored(1)
    let unit = Stored("m")
}

struct Themed: View {
    @ObservedObject private var size = Storage.shared.size

    var body: some View {
        Text("\(size.value) \(Storage.shared.size.value)")
        Text(Storage.shared.theme.value)
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view may not update when `value` of `Storage.shared.theme` changes, because it does not observe `Storage.shared.theme`
        Toggle("Dark", isOn: Binding(get: { Storage.shared.unit.value == "m" }, set: { _ in Storage.shared.unit.value = "m" }))
//                                          ^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view may not update when `value` of `Storage.shared.unit` changes, because it does not observe `Storage.shared.unit`
        Button("a") { print(Storage.shared.theme.value) }
    }
}

// Negative: a modifier may get another value with each change.
struct Framed: ViewModifier {
    let account: Account
    let width: Double

    func body(content: Content) -> some View { content.overlay(Text(account.name)).frame(width: width) }
}

// Negative: made here, a collection, `@Observable`, a protocol, another module.
struct Various: View {
    let own = Account()
    let all: [Account]
    let modern: Modern
    let some: any Named2
    let foreign: CLLocationManager

    var body: some View {
        Text(own.name + all[0].name + modern.name + some.name + "\(foreign.name)")
    }
}

protocol Named2 { var name: String { get } }

// Negative: the value is what the parent read.
struct Marked: View {
    let title: String

    var body: some View { Text(title) }
}

// Negative: the shared instance is read by actions, or for an object that is rarely replaced.
struct Shared: View {
    var body: some View {
        Button("a") { print(Account.shared.name) }
        if let session = Account.shared.session { Row(download: session) }
        Owned(account: .shared)
    }
}

struct Owned: View {
    let account: Account

    var body: some View { Row(download: account.session!) }
}

// Negative: an unknown macro.
@Tracked struct Tracked: View {
    let account: Account

    var body: some View { Text(account.name) }
}

#Preview {
    Text(Account.shared.name)
}

// An object of Core Data, whose class Xcode generates.
struct Tasks: View {
    @FetchRequest(sortDescriptors: []) private var tasks: FetchedResults<TaskEntity>

    var body: some View {
        ForEach(tasks) { task in
            TaskRow(task: task)
            OptionalTaskRow(task: task)
            KeptTaskRow(task: task)
        }
    }
}

struct TaskRow: View {
    let task: TaskEntity
//  ^^^^^^^^ info/low[unobserved_model]: this view may not update when `title` of `task` changes, because it does not observe `task`

    var body: some View { Text(task.title) }
}

// Code that did not create the object sets the property.
struct DoneTaskRow: View {
    let task: TaskEntity
//  ^^^^^^^^ info/low[unobserved_model]: this view may not update when `isDone` of `task` changes, because it does not observe `task`

    var body: some View {
        Text(task.isDone ? "done" : "").onTapGesture { finish() }
    }

    private func finish() { task.isDone = true }
}

struct OptionalTaskRow: View {
    let task: TaskEntity?

    var body: some View { Text(task?.title ?? "") }
}

struct KeptTaskRow: View {
    @ObservedObject var task: TaskEntity

    var body: some View { Text(task.title) }
}

// False positive trap: the reader of sizes gives another value each time the view around it is updated.
struct Sections: View {
    @ObservedObject var download: Download

    var body: some View {
        GeometryReader { proxy in Measured(proxy: proxy, download: download) }
    }
}

struct Measured: View {
    let proxy: GeometryProxy
    let download: Download

    var body: some View { Text("\(download.progress)") }
}

// Certain: a view sets it.
struct Setter: View {
    let download: Download
//  ^^^^^^^^^^^^ info/low[unobserved_model]: this view does not update when `progress` of `download` changes, because it does not observe `download`

    var body: some View {
        Text("\(download.progress)")
        Button("Advance") { download.progress = 1 }
    }
}

// The closure of a modifier that compares a value of a shared object only runs when the view is updated.
final class Locator: ObservableObject {
    static let shared = Locator()
    @Published var place = 0

    func moved(to place: Int) { self.place = place }
}

struct Distance: View {
    let name: String
    @State private var distance = 0

    var body: some View {
        Text("\(name) \(distance)")
            .onChange(of: Locator.shared.place) { distance = 1 }
//                        ^^^^^^^^^^^^^^^^^^^^ info/medium[unobserved_model]: the closure of `.onChange` does not run when `place` of `Locator.shared` changes, because this view observes no `Locator` and so is not updated
    }
}

// Less certain: the view is updated for other reasons too.
struct ObservingDistance: View {
    @ObservedObject var download: Download
    @State private var distance = 0

    var body: some View {
        Text("\(download.progress) \(distance)")
            .task(id: Locator.shared.place) { distance = 1 }
//                    ^^^^^^^^^^^^^^^^^^^^ info/low[unobserved_model]: this view may not update when `place` of `Locator.shared` changes, because it observes no `Locator`
    }
}

// Silent: `@Observable` tracks the read.
@Observable final class TrackedLocator {
    static let shared = TrackedLocator()
    var place = 0

    func moved(to place: Int) { self.place = place }
}

struct TrackedDistance: View {
    @State private var distance = 0

    var body: some View {
        Text("\(distance)").onChange(of: TrackedLocator.shared.place) { distance = 1 }
    }
}
