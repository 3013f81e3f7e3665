import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
}

final class DetailModel: ObservableObject {
    @Published var text: String

    init(item: Item) {
        text = item.isDone ? "done" : item.title
    }

    init(id: Int) {
        text = String(id)
    }
}

@Observable
final class Library {
    var items: [Item] = []
    var query = ""
    let name = "Library"

    func finish() { items[0].isDone = true }
    func search(_ text: String) { query = text }
}

// MARK: The details of a selection.

struct Detail: View {
    @StateObject private var model: DetailModel

    init(item: Item) {
        _model = StateObject(wrappedValue: DetailModel(item: item))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: later values of `item` do not show here, because `@StateObject` keeps the `DetailModel` that was made from the first `item`
    }

    var body: some View { Text(model.text) }
}

struct NumberDetail: View {
    @State private var model: DetailModel

    init(_ id: Int) {
        _model = .init(initialValue: .init(id: id))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: later values of `number` do not show here, because `@State` keeps the `DetailModel` that was made from the first `id`
    }

    var body: some View { Text(model.text) }
}

struct Screen: View {
    let items: [Item]
    @State private var selected: Item?
    @State private var number = 0

    var body: some View {
        NavigationSplitView {
            List(items, selection: $selected) { Text($0.title) }
        } detail: {
            if let item = selected {
                Outer(item: item)
                Keyed(item: item).id(item.id)
            }
            NumberDetail(number)
        }
        Picker("Number", selection: $number) { Text("1") }
    }
}

struct Outer: View {
    let item: Item

    var body: some View { Detail(item: item) }
}

// MARK: State that the view never sets.

struct Caption: View {
    @State var number: Int
//  ^^^^^^ warning[state_copies_input]: this view keeps showing the first `number` that it gets, because `@State` ignores the later values that its caller passes
    @State var isLast: Bool
//  ^^^^^^ warning[state_copies_input]: this view keeps showing the first `isLast` that it gets, because `@State` ignores the later values that its caller passes

    var body: some View { Text("Page \(number) \(isLast)") }
}

struct Summary: View {
    @State private var text: String

    init(text: String) {
        _text = State(initialValue: text)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: this view keeps showing the first `text` that it gets, because `@State` ignores the later values that its caller passes
    }

    var body: some View { Text(text) }
}

struct Reader: View {
    @State private var page = 1
    @State private var library = Library()

    var body: some View {
        Stepper("Page", value: $page)
        Caption(number: page, isLast: page == 9)
        Summary(text: library.query)
        Button("All") { library.search("all") }
        Constant(name: library.name)
    }
}

// MARK: Rows whose element changes in place.

struct Row: View {
    @StateObject private var model: DetailModel

    init(item: Item) {
        _model = StateObject(wrappedValue: DetailModel(item: item))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: later values of `item` do not show here, because `@StateObject` keeps the `DetailModel` that was made from the first `item`
    }

    var body: some View { Text(model.text) }
}

struct Rows: View {
    @State private var library = Library()

    var body: some View {
        List(library.items) { item in
            Row(item: item)
            TitleRow(item: item)
            IdentifierRow(id: item.id)
        }
        ForEach(library.items, id: \.self) { item in
            WholeRow(item: item)
        }
        Button("Finish") { library.finish() }
    }
}

// False positive traps: identified rows, and the identifier of an element.

struct IdentifierRow: View {
    @StateObject private var model: DetailModel

    init(id: Int) {
        _model = StateObject(wrappedValue: DetailModel(id: id))
    }

    var body: some View { Text(model.text) }
}

// The model uses a member that does not change in place.
final class TitleModel: ObservableObject {
    @Published var text: String

    init(item: Item) {
        text = item.title
    }
}

struct TitleRow: View {
    @StateObject private var model: TitleModel

    init(item: Item) {
        _model = StateObject(wrappedValue: TitleModel(item: item))
    }

    var body: some View { Text(model.text) }
}

struct WholeRow: View {
    @StateObject private var model: DetailModel

    init(item: Item) {
        _model = StateObject(wrappedValue: DetailModel(item: item))
    }

    var body: some View { Text(model.text) }
}

struct Keyed: View {
    @StateObject private var model: DetailModel

    init(item: Item) {
        _model = StateObject(wrappedValue: DetailModel(item: item))
    }

    var body: some View { Text(model.text) }
}

// A constant of a model.
struct Constant: View {
    @State var name: String

    var body: some View { Text(name) }
}

// It keeps its copy in step.
struct Following: View {
    let number: Int
    @State private var shown: Int

    init(number: Int) {
        self.number = number
        _shown = State(initialValue: number)
    }

    var body: some View {
        Text("\(shown)").onChange(of: number) { shown = number }
    }
}

// Positive, less: it sets its copy. Silent: text, which is usually a draft.
struct Counter: View {
    @State var count: Int
//  ^^^^^^ info/low[state_copies_input]: a change of `count` in this view does not reach its caller, and a later value of the caller is ignored, because `@State` copies the first one
    @State var text: String

    var body: some View {
        Button("\(count)") { count += 1 }
        TextField("Text", text: $text)
    }
}

// A draft.
struct Draft: View {
    @State private var draft: DetailModel

    init(item: Item) {
        _draft = State(initialValue: DetailModel(item: item))
    }

    var body: some View { Text(draft.text) }
}

// An editor that closes itself.
struct Renaming: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject private var model: DetailModel

    init(item: Item) {
        _model = StateObject(wrappedValue: DetailModel(item: item))
    }

    var body: some View {
        Text(model.text)
        Button("Save") { dismiss() }
    }
}

// The view makes the change itself and tells its caller.
final class Flag: ObservableObject {
    @Published var isOn: Bool

    init(isOn: Bool) {
        self.isOn = isOn
    }
}

struct Switch: View {
    @StateObject private var flag: Flag
    let changed: (Bool) -> Void

    init(isOn: Bool, changed: @escaping (Bool) -> Void) {
        _flag = StateObject(wrappedValue: Flag(isOn: isOn))
        self.changed = changed
    }

    var body: some View {
        Toggle("On", isOn: $flag.isOn).onChange(of: flag.isOn) { changed(flag.isOn) }
    }
}

// Positive: the caller makes another object, which this view never gets.
struct Owner: View {
    @State var library: Library
//  ^^^^^^ info/low[state_copies_input]: if the caller passes another `library` later, this view ignores it, because `@State` keeps the first object

    var body: some View { Text(library.query) }
}

struct Presented: View {
    @State var page: Int

    var body: some View { Text("\(page)") }
}

struct Traps: View {
    @State private var page = 1
    @State private var isOpen = false
    @State private var isOn = false
    @State private var item = Item(id: 1, title: "One")
    @State private var library = Library()
    @State private var fixed = 7

    var body: some View {
        Stepper("Page", value: $page)
        Following(number: page)
        Counter(count: page, text: item.title)
        Draft(item: item)
        Renaming(item: item)
        Switch(isOn: isOn) { isOn = $0 }
        Owner(library: library)
        Button("Other") {
            item = Item(id: 2, title: "Two")
            library = Library()
        }
        .sheet(isPresented: $isOpen) { Presented(page: page) }
        NavigationLink("More") { Presented(page: page) }
        Unchanged(number: fixed)
    }
}

struct Unchanged: View {
    @State var number: Int

    var body: some View { Text("\(number)") }
}

// Positive: the caller passes a value of its own state. Silent: a constant; an object; a value that the view sets.
struct Meter: View {
    @State var level: Int?
//  ^^^^^^ warning[state_copies_input]: this view keeps showing the first `level` that it gets, because `@State` ignores the later values that its caller passes
    @State var limit = 10
    @State var share = 0.0
//  ^^^^^^ info/medium[state_copies_input]: this view ignores a later `share` of its caller, because `@State` keeps the first one, and nothing here sets it
    @State var library: Library?
    @State var isOpen = false

    var body: some View {
        Text("\(level ?? 0) of \(limit) \(share) \(library?.query ?? "")")
        Toggle("Open", isOn: $isOpen)
    }
}

// Positive: the row of another item shows the first one. Silent: the caller owns the object, or makes it.
struct Player: View {
    @StateObject var model: DetailModel
//  ^^^^^^^^^^^^ info/low[state_copies_input]: if the caller passes another `model` later, this view ignores it, because `@StateObject` keeps the first one

    var body: some View { Text(model.text) }
}

struct OwnedPlayer: View {
    @StateObject var model: DetailModel

    var body: some View { Text(model.text) }
}

struct Players: View {
    let models: [DetailModel]
    @StateObject private var own = DetailModel(item: Item(id: 1, title: "One"))

    var body: some View {
        ForEach(models) { model in Player(model: model) }
        OwnedPlayer(model: own)
        OwnedPlayer(model: DetailModel(item: Item(id: 2, title: "Two")))
    }
}

// Positive: values of the caller's state that the view keeps: one that it shows, one that is made of the input, and one that only
// an action uses.
struct Gauges: View {
    @State var share: Double
    @State private var lines: [String]
    @State private var caption: String

    init(share: Double, text: String, caption: String) {
        self.share = share
//      ^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: this view keeps showing the first `share` that it gets, because `@State` ignores the later values that its caller passes
        _lines = State(initialValue: text.components(separatedBy: "-"))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: this view keeps showing the first `text` that it gets, because `@State` ignores the later values that its caller passes
        self.caption = caption
//      ^^^^^^^^^^^^^^^^^^^^^^ warning[state_copies_input]: this view keeps showing the first `caption` that it gets, because `@State` ignores the later values that its caller passes
    }

    var body: some View {
        Text("\(share) \(lines.count)")
        Button("Print") { print(caption) }
    }
}

// Positive, less: beside a sidebar, the destination of a link stays. Silent: a link of another screen.
struct Beside: View {
    @State var number: Int
//  ^^^^^^ info/low[state_copies_input]: another selection may show the first `number` again, because `@State` keeps it while the view stays beside the sidebar

    var body: some View { Text("\(number)") }
}

struct Sidebar: View {
    let numbers: [Int]

    var body: some View {
        NavigationSplitView {
            List(numbers, id: \.self) { number in
                NavigationLink("\(number)") { Beside(number: number) }
            }
        } detail: {
            Text("None")
        }
    }
}

struct Status {
    var level = 1
    var share = 0.5
    var isOpen = false
    var text = ""
    var caption = ""
}

struct Devices: View {
    let library: Library
    @State private var status = Status()

    var body: some View {
        Device(status: status, library: library)
        Button("Refresh") { status = Status() }
    }
}

struct Device: View {
    let status: Status
    let library: Library

    var body: some View {
        Meter(level: status.level, limit: 5, share: status.share, library: library, isOpen: status.isOpen)
        Gauges(share: status.share, text: status.text, caption: status.caption)
    }
}

// MARK: A state that callers set and the view changes, and objects.

final class Entry {
    var title = ""
}

final class Preferences: ObservableObject {
    static let shared = Preferences()
    @Published var isDense = false
    @Published var isLarge = false

    func reset() {
        isDense = false
        isLarge = false
    }
}

struct TickRow: View {
    @State var isTicked: Bool
//  ^^^^^^ info/low[state_copies_input]: a change of `isTicked` in this view does not reach its caller, and a later value of the caller is ignored, because `@State` copies the first one
    @State var entry: Entry
//  ^^^^^^ info/low[state_copies_input]: if the caller passes another `entry` later, this view ignores it, because `@State` keeps the first object
    @State var isShown = true

    var body: some View {
        Toggle(entry.title, isOn: $isTicked)
        Toggle("Shown", isOn: $isShown)
    }
}

// Silent: the closure may tell the caller.
struct TellingRow: View {
    @State var isTicked: Bool
    let onChange: (Bool) -> Void

    var body: some View {
        Button("Tick") {
            isTicked.toggle()
            onChange(isTicked)
        }
    }
}

struct TickScreen: View {
    @State private var isTicked = false
    @State private var entry = Entry()

    var body: some View {
        TickList(isTicked: $isTicked, entry: entry)
        Button("New") { entry = Entry() }
    }
}

struct TickList: View {
    @Binding var isTicked: Bool
    let entry: Entry

    var body: some View {
        TickRow(isTicked: isTicked, entry: entry, isShown: isTicked)
        TellingRow(isTicked: isTicked) { isTicked = $0 }
    }
}

// Positive: a value of a table that comes after the row.
struct UnreadRow: View {
    @State var unread: Int?
//  ^^^^^^ warning[state_copies_input]: this view keeps showing the first `unread` that it gets, because `@State` ignores the later values that its caller passes

    var body: some View { Text("\(unread ?? 0)") }
}

struct UnreadRows: View {
    let items: [Item]
    @State private var counts: [Int: Int] = [:]

    var body: some View {
        List(items) { item in
            UnreadRow(unread: counts[item.id])
                .task { counts[item.id] = await count(item) }
        }
    }
}

struct DensityView: View {
    @State private var isDense = Preferences.shared.isDense
//                               ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[state_copies_input]: a later change of `Preferences.shared.isDense` does not show here, because `@State` keeps the value that it had when the view appeared
    @State private var isLarge: Bool

    init() {
        _isLarge = State(initialValue: Preferences.shared.isLarge)
//                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[state_copies_input]: a later change of `Preferences.shared.isLarge` does not show here, because `@State` keeps the value that it had when the view appeared
    }

    var body: some View {
        Text(isDense ? "dense" : "wide")
        Toggle("Large", isOn: $isLarge)
    }
}

// Silent: the view follows the object.
struct FollowingDensityView: View {
    @State private var isDense = Preferences.shared.isDense

    var body: some View {
        Text(isDense ? "dense" : "wide")
            .onReceive(Preferences.shared.$isDense) { isDense = $0 }
    }
}

#Preview {
    @Previewable @State var page = 1
    Stepper("Page", value: $page)
    Unchanged(number: page)
}

// False positive trap: the id of the object is all that it shows, so other content is another row.
struct Notice: Hashable {
    let number: Int
    let title: String
}

@Observable
final class NoticeModel: Identifiable {
    let title: String
    private let notice: Notice
    var id: Notice { notice }

    init(notice: Notice) {
        self.notice = notice
        title = notice.title
    }
}

struct NoticeCard: View {
    @State var model: NoticeModel
    var body: some View { Text(model.title) }
}

struct NoticeList: View {
    @State private var models: [NoticeModel] = []

    var body: some View {
        VStack {
            ForEach(models) { model in NoticeCard(model: model) }
            Button("Load") { models = [NoticeModel(notice: Notice(number: 1, title: "A"))] }
        }
    }
}

// The user selects another account while the details stay beside the list.
struct Account: Identifiable, Hashable {
    let id: Int
    var title: String
    var limit: Double
}

struct AccountDetails: View {
    let account: Account
    let save: (Account) -> Void
    @State private var title: String
    @State private var limit: Double

    init(account: Account, save: @escaping (Account) -> Void) {
        self.account = account
        self.save = save
        _title = State(initialValue: account.title)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[state_copies_input]: this view still shows the `title` of the first `account` after the user selects another one, because `@State` keeps it
        _limit = State(initialValue: account.limit)
    }

    var body: some View {
        Form {
            TextField("Title", text: $title)
            Slider(value: $limit)
            Button("Save") { save(Account(id: account.id, title: title, limit: limit)) }
        }
    }
}

struct AccountScreen: View {
    let accounts: [Account]
    @State private var selected: Account?

    var body: some View {
        HStack {
            List(accounts, selection: $selected) { account in
                Text(account.title).tag(account)
            }
            if let selected {
                AccountDetails(account: selected) { self.selected = $0 }
            }
        }
    }
}

// Silent: each account gets a new view, or the view follows the input.
struct AccountNotes: View {
    let account: Account
    @State private var title: String

    init(account: Account) {
        self.account = account
        _title = State(initialValue: account.title)
    }

    var body: some View { TextField("Notes", text: $title) }
}

struct AccountLimit: View {
    let account: Account
    @State private var limit: Double

    init(account: Account) {
        self.account = account
        _limit = State(initialValue: account.limit)
    }

    var body: some View {
        Slider(value: $limit).onChange(of: account) { limit = $1.limit }
    }
}

struct AccountColumns: View {
    let accounts: [Account]
    @State private var selected: Account?
    @State private var opened: Account?

    var body: some View {
        HStack {
            List(accounts, selection: $selected) { account in
                Text(account.title).tag(account)
            }
            if let selected {
                AccountNotes(account: selected).id(selected.id)
                AccountLimit(account: selected)
            }
        }
        .sheet(item: $opened) { AccountNotes(account: $0) }
    }
}

// Positive: another value of an element with the same id. Negative: another value is another row.
struct Stamp: View {
    @State var date: Date
//  ^^^^^^ info/medium[state_copies_input]: this view ignores a later `date` of its caller, because `@State` keeps the first one, and nothing here sets it

    var body: some View { Text(date, style: .date) }
}

struct DayStamp: View {
    @State var date: Date

    var body: some View { Text(date, style: .time) }
}

struct Visit: Identifiable, Hashable {
    let id: Int
    var date: Date
}

struct Visits: View {
    let visits: [Visit]

    var body: some View {
        List {
            ForEach(visits) { visit in
                Stamp(date: visit.date)
            }
            ForEach(Array(visits.enumerated()), id: \.element) { index, visit in
                DayStamp(date: visit.date).tag(index)
            }
        }
    }
}
