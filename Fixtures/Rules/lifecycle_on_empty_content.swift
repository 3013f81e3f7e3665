import SwiftUI

// Info: other views may fill the model, but this task does not run as long as nobody does.
final class Tickets: ObservableObject {
    @Published var all: [String] = []
    @Published var first: String?

    func load() async { all = await fetchTickets() }
    func loadFirst() async { first = await fetchTickets().first }
}

struct ActiveTickets: View {
    @EnvironmentObject private var tickets: Tickets

    var body: some View {
        VStack {
            Text("Tickets")
            Group {
                if !tickets.all.isEmpty { Text("Active") }
            }
            .task { await tickets.load() }
//           ^^^^ info/medium[lifecycle_on_empty_content]: `.task` does not run as long as `tickets.all` is empty: the `Group` then shows nothing, although this task is there to set it
            Group {
                if let first = tickets.first { Text(first) }
            }
            .task { await tickets.loadFirst() }
//           ^^^^ info/medium[lifecycle_on_empty_content]: `.task` does not run as long as `tickets.first` is `nil`: the `Group` then shows nothing, although this task is there to set it
        }
    }
}

// Silent: the content shows a view at first, or another value decides, which the action does not set.
struct OtherTickets: View {
    @EnvironmentObject private var tickets: Tickets
    let isShown: Bool

    var body: some View {
        VStack {
            Group {
                if tickets.all.isEmpty { ProgressView() } else { Text("Active") }
            }
            .task { await tickets.load() }
            Group {
                if isShown { Text("Active") }
            }
            .task { await tickets.load() }
            Group {
                if !tickets.all.isEmpty { Text("Active") }
            }
            .task { print("shown") }
        }
    }
}

// Info: the actions beside the task run while the content is empty, but only after a change.
struct Summary: View {
    let lines: [String]
    @State private var text: String?
    @State private var words: [String] = []
    @State private var note: String?

    var body: some View {
        VStack {
            Group {
                if let text { Text(text) }
            }
            .task { update() }
//           ^^^^ info/medium[lifecycle_on_empty_content]: `.task` does not run as long as `text` is `nil`: the `Group` then shows nothing, although this task is there to set it
            .onChange(of: lines) { update() }
            Group {
                if !words.isEmpty { Text("Words") }
            }
            .onAppear { split() }
//           ^^^^^^^^ info/medium[lifecycle_on_empty_content]: `.onAppear` does not run as long as `words` is empty: the `Group` then shows nothing, although this action is there to set it
            .onReceive(Clock.ticks) { _ in split() }
            // Silent: the task takes away what the change shows.
            Group {
                if let note { Text(note) }
            }
            .task(id: note) { note = nil }
            .onChange(of: lines) { note = "New lines" }
        }
    }

    private func update() {
        let next = lines.joined()
        if text != next { text = next }
    }

    private func split() { words = lines.flatMap { $0.split(separator: " ").map(String.init) } }
}

// Positive: neither of two actions runs.
struct Balance: View {
    @State private var amount: Int?

    var body: some View {
        VStack {
            Group {
                if let amount { Text("\(amount)") }
            }
            .onAppear { load() }
//           ^^^^^^^^ error[lifecycle_on_empty_content]: `.onAppear` never runs: the `Group` shows nothing until `amount` is set, and only this action sets it
            .task { load() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `amount` is set, and only this task sets it
        }
    }

    private func load() { amount = 1 }
}

// Positive: the only branch waits for what only the task loads.
struct Profile: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Group {
                if let name { Text(name) }
            }
            .task { name = await fetchName() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `name` is set, and only this task sets it
        }
    }
}

// Positive: a ForEach over data that the action loads in a method, in a List.
struct Rows: View {
    @State private var items: [String] = []

    var body: some View {
        List {
            Text("Items")
            ForEach(items, id: \.self) { Text($0) }
                .onAppear(perform: reload)
//               ^^^^^^^^ error[lifecycle_on_empty_content]: `.onAppear` never runs: the `ForEach` shows nothing until `items` is set, and only this action sets it
        }
    }

    private func reload() {
        Task { await load() }
    }

    private func load() async {
        items = await fetchItems()
    }
}

// Positive: a model of the view's own, of which only the task's function sets the value.
struct Users: View {
    @StateObject private var model = UsersModel()

    var body: some View {
        ZStack {
            Group {
                if !model.users.isEmpty { Text("\(model.users.count)") }
            }
            .padding()
            .task { await model.load() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `users` is set, and only this task sets it
        }
    }
}

// Positive: the stack is around the only use of the view.
struct Report: View {
    var body: some View {
        VStack {
            ReportLines()
            Text("End")
        }
    }
}

struct ReportLines: View {
    @State private var lines: [String] = []

    var body: some View {
        Group {
            ForEach(lines, id: \.self) { Text($0) }
        }
        .task { lines = await fetchItems() }
//       ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `lines` is set, and only this task sets it
    }
}

// Negative: another use of the view is the content of a screen.
struct ReportScreen: View {
    @State private var isShown = false

    var body: some View {
        VStack { SheetLines() }
            .sheet(isPresented: $isShown) { SheetLines() }
    }
}

struct SheetLines: View {
    @State private var lines: [String] = []

    var body: some View {
        Group {
            ForEach(lines, id: \.self) { Text($0) }
        }
        .task { lines = await fetchItems() }
    }
}

// Positive: a flag, an else branch with EmptyView, a case, a group in a group, a member, a GeometryReader.
struct Flags: View {
    enum Phase { case idle, loaded }
    @State private var isReady = false
    @State private var phase = Phase.idle
    @State private var user: String?
    @State private var data = [Int]()

    var body: some View {
        GeometryReader { _ in
            Group {
                if isReady { Text("Ready") } else { EmptyView() }
            }
            .onAppear { isReady = true }
//           ^^^^^^^^ error[lifecycle_on_empty_content]: `.onAppear` never runs: the `Group` shows nothing until `isReady` is set, and only this action sets it
        }
        LazyVStack {
            Group {
                Group {
                    switch phase {
                    case .idle: EmptyView()
                    case .loaded: Text("Loaded")
                    }
                }
                .task {
//               ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `phase` is set, and only this task sets it
                    await prepare()
                    phase = .loaded
                }
            }
        }
        Form {
            content.task(id: 1) { user = await fetchName() }
//                  ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: `content` shows nothing until `user` is set, and only this task sets it
            Group {
                if !data.isEmpty { Text("Some") }
                ForEach(data.reversed(), id: \.self) { Text("\($0)") }
            }
            .task { data = await fetchNumbers() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `data` is set, and only this task sets it
        }
    }

    @ViewBuilder private var content: some View {
        if let user { Text(user) }
    }
}

// False positive trap: something is shown at first.
struct Placeholders: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Group {
                if let name { Text(name) } else { ProgressView() }
            }
            .task { name = await fetchName() }
            Group {
                if let name { Text(name) } else { Color.clear }
            }
            .task { name = await fetchName() }
        }
    }
}

struct Beside: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Group {
                Text("Name")
                if let name { Text(name) }
            }
            .task { name = await fetchName() }
        }
    }
}

// False positive trap: a value that is there at first.
struct Preset: View {
    @State private var name: String? = "Anna"
    @State private var items = ["a"]
    @State private var isReady = true
    @State private var count = makeCount()

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
            ForEach(items, id: \.self) { Text($0) }.task { items = await fetchItems() }
            Group { if isReady { Text("Ready") } }.task { isReady = true }
            Group { if count > 0 { Text("Some") } }.task { count = 1 }
        }
    }
}

// False positive trap: other code sets the value, too.
struct SetByUser: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
            Button("Load") { name = "Anna" }
        }
    }
}

struct SetByRefresh: View {
    @State private var items: [String] = []

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }.task { await load() }
        }
        .refreshable { await load() }
    }

    private func load() async { items = await fetchItems() }
}

struct SetByBinding: View {
    @State private var items: [String] = []

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }.task { items = await fetchItems() }
            AddButton(items: $items)
        }
    }
}

struct AddButton: View {
    @Binding var items: [String]
    var body: some View { Button("Add") { items.append("new") } }
}

struct SetByMethod: View {
    @State private var items: [String] = []

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }.task { items = await fetchItems() }
            Button("Add") { items.addSamples() }
        }
    }
}

struct SetByInit: View {
    @State private var name: String?

    init(name: String) { _name = State(initialValue: name) }

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
        }
    }
}

struct SetByCaller: View {
    @State var name: String?

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
        }
    }
}

struct Caller: View {
    var body: some View { SetByCaller(name: "Anna") }
}

struct SetByChange: View {
    let id: Int
    @State private var name: String?

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }.task { await load() }
        }
        .onChange(of: id) { Task { await load() } }
    }

    private func load() async { name = await fetchName() }
}

// False positive trap: a model that sets the value itself, or that others hold.
struct SelfLoading: View {
    @StateObject private var model = ClockModel()
    @StateObject private var shared = UsersModel()
    @StateObject private var other = DelegateModel()
    @StateObject private var session = SessionModel()
    @ObservedObject var given: UsersModel

    var body: some View {
        VStack {
            Group { if let time = model.time { Text(time) } }.task { await model.load() }
            Group { if !shared.users.isEmpty { Text("Users") } }.task { await shared.load() }
            Group { if let place = other.place { Text(place) } }.task { other.start() }
            Group { if let user = session.user { Text(user) } }.task { session.start() }
            Group { if let token = session.token { Text(token) } }.task { session.start() }
            Group { if !given.users.isEmpty { Text("Users") } }.task { await given.load() }
        }
        .environmentObject(shared)
    }
}

// False positive trap: content that is asked for as one view, or whose container is unknown.
struct Root: View {
    @State private var name: String?

    var body: some View {
        Group {
            if let name { Text(name) }
        }
        .task { name = await fetchName() }
    }
}

struct OneView: View {
    @State private var name: String?

    var body: some View {
        NavigationStack {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
        }
        ScrollView {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
        }
        Text("Back").overlay {
            Group { if let name { Text(name) } }.task { name = await fetchName() }
        }
    }
}

struct Measured: View {
    @State private var name: String?
    @State private var size = 0.0

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }
                .onGeometryChange(for: Double.self) { $0.size.width } action: { size = $0 }
                .task { name = await fetchName() }
        }
    }
}

struct Carded: View {
    @State private var name: String?

    var body: some View {
        VStack {
            Group { if let name { Text(name) } }
                .task { name = await fetchName() }
                .card()
        }
    }
}

struct Sections: View {
    @State private var name: String?
    @State private var items: [String] = []

    var body: some View {
        List {
            Section("Name") {
                if let name { Text(name) }
            }
            .task { name = await fetchName() }
            Section {
                ForEach(items, id: \.self) { Text($0) }.task { items = await fetchItems() }
            }
        }
        Wrapper {
            ForEach(items, id: \.self) { Text($0) }.task { items = await fetchItems() }
        }
    }
}

// False positive trap: the container itself, and an action that sets something else.
struct Outside: View {
    @State private var name: String?
    @State private var hasAppeared = false

    var body: some View {
        VStack {
            if let name { Text(name) }
        }
        .task { name = await fetchName() }
        VStack {
            Group { if let name { Text(name) } }.onAppear { hasAppeared = true }
        }
    }
}

#Preview {
    @Previewable @State var name: String?
    VStack {
        Group { if let name { Text(name) } }.task { name = "Anna" }
    }
}
// --- Models.swift
import SwiftUI

final class UsersModel: ObservableObject {
    @Published private(set) var users: [String] = []

    func load() async {
        await store(fetchItems())
    }

    private func store(_ items: [String]) {
        users = items
    }
}

final class ClockModel: ObservableObject {
    @Published var time: String?

    init() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    }

    func load() async { tick() }

    private func tick() { time = "now" }
}

final class SessionModel: ObservableObject {
    @AppStorage("token") var token: String?
    var user: String? { token }

    func start() { token = "token" }
}

final class DelegateModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var place: String?
    private let manager = CLLocationManager()

    func start() {
        place = nil
        manager.delegate = self
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        place = "here"
    }
}

extension View {
    func card() -> some View { VStack { self }.background(.white) }
}

struct Wrapper<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { List { content() } }
}

// Positive: the action is on a view in the branch that waits for it.
struct Greeting: View {
    @State private var user: String?

    var body: some View {
        VStack {
            if let user {
                Text(user)
                    .task { await load() }
//                   ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: this view is not shown until `user` is set, and only this task sets it
            } else {
                Text("Nobody")
            }
        }
    }

    private func load() async { user = "Ada" }
}

final class SessionModel: ObservableObject {
    @Published private(set) var user: String?
    func load() { user = "Ada" }
}

struct SessionScreen: View {
    @StateObject private var model = SessionModel()

    var body: some View {
        if let user = model.user {
            Text(user).onAppear { model.load() }
        }
    }
}

// Negative: the branch at first has the action, or other code sets the value too.
struct Loaded: View {
    @State private var user: String?
    @State private var other: String?

    var body: some View {
        VStack {
            if let user { Text(user) } else { ProgressView().task { user = "Ada" } }
            if let other { Text(other).task { self.other = "Eve" } }
            Button("Other") { other = "Bob" }
        }
    }
}

// False positive trap: an empty dictionary has no elements, so the `else` is shown at first.
struct Thumbnail: View {
    @State private var images: [String: String] = [:]
    let key: String

    var body: some View {
        if let image = images[key] {
            Text(image)
        } else {
            Color.clear.onAppear { load() }
        }
    }

    private func load() { images[key] = "loaded" }
}

// Positive: computed properties that are empty or false while a stored one is not set. Negative: one that shows something.
struct Computed: View {
    @State private var page: Page?
    @State private var isLoading = false

    private var names: [String] { page?.content.names ?? [] }

    var body: some View {
        VStack {
            Group {
                if isLoading && page == nil {
                    ProgressView()
                } else if !names.isEmpty {
                    Text("Names")
                }
            }
            .task {
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `isLoading` is set, and only this task sets it
                isLoading = true
                defer { isLoading = false }
                page = await Page.load()
            }
        }
    }
}

struct ComputedRows: View {
    @State private var ids: [Int] = []

    private var even: [Int] { ids.filter { $0.isMultiple(of: 2) } }

    var body: some View {
        VStack {
            ForEach(even, id: \.self) { Text("\($0)") }
                .task { ids = await Page.ids() }
//               ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `ForEach` shows nothing until `ids` is set, and only this task sets it
        }
    }
}

struct ComputedFlag: View {
    @State private var page: Page?

    private var isReady: Bool { page != nil }

    var body: some View {
        VStack {
            Group {
                if isReady { Text("Page") }
            }
            .task { page = await Page.load() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `page` is set, and only this task sets it
        }
    }
}

struct ComputedTitle: View {
    @State private var page: Page?

    private var title: String { page?.content.title ?? "Loading" }

    var body: some View {
        VStack {
            Group {
                if !title.isEmpty { Text(title) }
            }
            .task { page = await Page.load() }
        }
    }
}

struct Page {
    let content: PageContent

    static func load() async -> Page? { nil }
    static func ids() async -> [Int] { [] }
}

struct PageContent {
    let names: [String]
    let title: String
}

// --- Account.swift
import SwiftUI

// Positive: through a computed property; a local constant has the name of the property, and a binding leads to another member.
struct Account: View {
    @StateObject private var model = AccountModel()

    private var owner: Owner? { model.owner }

    var body: some View {
        if let owner {
            VStack {
                Text(owner.name)
                TextField("Note", text: $model.note)
            }
            .task {
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: this view is not shown until `owner` is set, and only this task sets it
                model.load()
                model.rename()
            }
        }
    }
}

final class AccountModel: ObservableObject {
    @Published var owner: Owner?
    @Published var note = ""
    @Published private var owners: [Owner] = []

    func load() {
        owners = Owner.saved()
        owner = owners.first
    }

    func rename() {
        if let place = owners.indices.first {
            let owner = owners[place]
            owner.name = note
        }
    }
}

final class Owner {
    var name = ""

    static func saved() -> [Owner] { [] }
}

// Negative: a binding to the property itself.
struct EditedAccount: View {
    @StateObject private var model = AccountModel()

    var body: some View {
        if model.owner != nil {
            Text("Account").task { model.load() }
        }
        OwnerPicker(owner: $model.owner)
    }
}

struct OwnerPicker: View {
    @Binding var owner: Owner?

    var body: some View {
        Button("Clear") { owner = nil }
    }
}

// Positive: the view is in a member that only a branch shows.
struct BirthdayCard: View {
    @Environment(\.isEnabled) private var isEnabled
    @State private var names: [String] = []

    var body: some View {
        VStack {
            if isEnabled, !names.isEmpty {
                card
            }
        }
    }

    private var card: some View {
        VStack { ForEach(names, id: \.self) { Text($0) } }
            .task { names = await loadNames() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: this view is not shown until `names` is set, and only this task sets it
    }

    private func loadNames() async -> [String] { [] }
}

// Negative: another place shows the member, too.
struct BirthdayCards: View {
    @State private var names: [String] = []
    @State private var isOpen = true

    var body: some View {
        VStack {
            if !names.isEmpty { card }
            if isOpen { card }
        }
    }

    private var card: some View {
        VStack { ForEach(names, id: \.self) { Text($0) } }
            .task { names = ["Ada"] }
    }
}

// Positive: no meeting is there while there are no meetings. What would set them again is in the content, or in a sheet of it.
struct MeetingBar: View {
    let isGuest: Bool
    @State private var meetings: [String] = []
    @State private var isOpen = false

    private var next: String? { meetings.first { $0.count > 3 } ?? meetings.last }

    var body: some View {
        VStack {
            Group {
                if isGuest {
                    EmptyView()
                } else if let next {
                    Button(next) { isOpen = true }
                    reloadButton
                }
            }
            .task { await reload() }
//           ^^^^ error[lifecycle_on_empty_content]: `.task` never runs: the `Group` shows nothing until `meetings` is set, and only this task sets it
            .sheet(isPresented: $isOpen) {
                Button("Again") { Task { await reload() } }
            }
        }
    }

    private var reloadButton: some View { Button("Reload") { Task { await reload() } } }

    private func reload() async { meetings = ["Board"] }
}

// Negative: a button outside of the content loads the meetings.
struct MeetingList: View {
    @State private var meetings: [String] = []

    var body: some View {
        VStack {
            reloadButton
            Group {
                if let next = meetings.first { Text(next) }
            }
            .task { await reload() }
        }
    }

    private var reloadButton: some View { Button("Reload") { Task { await reload() } } }

    private func reload() async { meetings = ["Board"] }
}

enum Notice { case noRecentNotes, noise }

final class NoteModel: ObservableObject {
    @Published var notes: [String] = []
    @Published var isReady = false
    func show(_ notice: Notice) {}
    func load() async {}
}

struct NoteScreen: View {
    @StateObject private var model = NoteModel()
    @State private var notes: [String] = ["First"]

    var body: some View {
        List {
            RecentNotes(model: model, recentNotes: notes)
            OldNotes(model: model, notes: notes)
        }
        Button("Delete") { notes = [] }
    }
}

// Positive: there is no view to apply the task to when there are no notes.
struct RecentNotes: View {
    @ObservedObject var model: NoteModel
    let recentNotes: [String]

    var body: some View {
        Group {
            if recentNotes.isEmpty || !model.isReady {
                EmptyView()
            } else {
                Section("Recent") {
                    ForEach(recentNotes, id: \.self) { Text($0) }
                }
            }
        }
        .task { model.show(.noRecentNotes) }
//       ^^^^ info/medium[lifecycle_on_empty_content]: `.task` does not run while `recentNotes` is empty, but `noRecentNotes` in it is for that case: the `Group` then shows nothing, and the action runs only when there is something
    }
}

// Positive: the action asks for the case in which it does not run.
struct OldNotes: View {
    @ObservedObject var model: NoteModel
    let notes: [String]

    var body: some View {
        Group {
            if !notes.isEmpty { Text("Old notes") }
        }
        .task {
//       ^^^^ warning[lifecycle_on_empty_content]: `.task` does nothing: it runs only while the `Group` shows something, and then `notes` is not what its action asks for
            guard notes.isEmpty else { return }
            await model.load()
        }
        if model.isReady {
            Text("Ready")
                .onAppear(perform: start)
//               ^^^^^^^^ warning[lifecycle_on_empty_content]: `.onAppear` does nothing: it runs only while this branch shows something, and then `model.isReady` is not what its action asks for
        }
    }

    private func start() {
        guard !model.isReady else { return }
        model.show(.noise)
    }
}

// Negative: the action is for the case in which there are notes, does other work too, or is on a view that is always there.
struct CountedNotes: View {
    @ObservedObject var model: NoteModel
    let notes: [String]

    var body: some View {
        VStack {
            Group {
                if notes.isEmpty { EmptyView() } else { Text("Notes") }
            }
            .task {
                guard !notes.isEmpty else { return }
                await model.load()
            }
            Group {
                if notes.isEmpty { EmptyView() } else { Text("Notes") }
            }
            .task {
                if notes.isEmpty { await model.load() }
                model.show(.noise)
            }
            Group {
                if notes.isEmpty { Text("None") } else { Text("Notes") }
            }
            .task { model.show(.noRecentNotes) }
            if model.isReady {
                Text("Ready").onAppear {
                    guard model.isReady else { return }
                    model.show(.noise)
                }
            }
            if model.isReady || notes.isEmpty {
                Text("Ready").onAppear {
                    guard !model.isReady else { return }
                    model.show(.noise)
                }
            }
        }
    }
}

@MainActor
final class PageModel: ObservableObject {
    @Published var pages: [String] = []
    @Published var isLoading = false

    func load() async { pages = await fetchPages() }
}

func fetchPages() async -> [String] { ["a"] }

// Positive: the change that shows the view is none for the view, and the action is there for the first value.
struct Pager: View {
    @StateObject private var model = PageModel()
    @State private var current: String?
    @State private var shown: [String] = []
    @State private var title = ""

    var body: some View {
        ZStack {
            if model.isLoading && model.pages.isEmpty {
                ProgressView()
            } else if model.pages.isEmpty {
                Text("None")
            } else {
                Text(current ?? "")
                    .onChange(of: model.pages) { _, pages in
//                   ^^^^^^^^ info/medium[lifecycle_on_empty_content]: this `.onChange` does not run for the first `model.pages`: the view is only there once `model.pages` has come, so `current` stays `nil`
                        if current == nil { current = pages.first }
                    }
                Button("First") { current = model.pages.first }
                ForEach(shown, id: \.self) { Text($0) }
                    .onChange(of: model.pages.count) {
//                   ^^^^^^^^ info/medium[lifecycle_on_empty_content]: this `.onChange` does not run for the first `model.pages.count`: the view is only there once `model.pages.count` has come, so `shown` stays empty
                        shown = model.pages.filter { $0 != "b" }
                    }
                Text(title)
            }
        }
        .task { await model.load() }
    }
}

// Negative: an action that runs initially, one on a view that is always there, one after `.onAppear`, and actions for later
// changes.
struct OtherPager: View {
    @StateObject private var model = PageModel()
    @State private var current: String?
    @State private var selected: String?
    @State private var last: String?
    @State private var hint: String?
    @State private var count = 0

    var body: some View {
        VStack {
            if model.pages.isEmpty {
                Text("None")
            } else {
                Text(current ?? "")
                    .onChange(of: model.pages, initial: true) { _, pages in
                        if current == nil { current = pages.first }
                    }
                Text(selected ?? "")
                    .onAppear { selected = model.pages.first }
                    .onChange(of: model.pages) { _, pages in
                        if selected == nil { selected = pages.first }
                    }
                Text("\(count)")
                    .onChange(of: model.pages) { count += 1 }
                Text(hint ?? "")
                    .onChange(of: model.pages) { hint = "changed" }
                Button("Hint") { hint = "asked" }
            }
            Text(last ?? "")
                .onChange(of: model.pages) { _, pages in
                    if last == nil { last = pages.first }
                }
        }
        .task { await model.load() }
    }
}
