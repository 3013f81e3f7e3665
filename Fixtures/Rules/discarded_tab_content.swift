import SwiftUI

enum Part: CaseIterable {
    case plan, shopping, archive
}

// MARK: Text

struct NoteForm: View {
    @State private var note = ""
    var save: (String) -> Void = { _ in }

    var body: some View {
        Form {
            Section("New") {
                TextField("Note", text: $note)
            }
            Button("Save") { save(note) }
        }
    }
}

// Positive: a segmented Picker.
struct Segments: View {
    @State private var part = Part.plan

    var body: some View {
        VStack {
            Picker("Part", selection: $part) {
                ForEach(Part.allCases, id: \.self) { Text("\($0)") }
            }
            switch part {
//          ^^^^^^ warning[discarded_tab_content]: each change of `part` throws `NoteForm` away, with the text that the user has typed for `note`
            case .plan: NoteForm()
            case .shopping, .archive: Text("Nothing yet")
            }
        }
    }
}

struct LabeledField: View {
    let title: String
    @Binding var value: String

    var body: some View {
        HStack {
            Text(title)
            TextField(title, text: $value)
        }
    }
}

struct Address {
    var street = ""
}

struct AddressForm: View {
    @State private var address = Address()

    var body: some View {
        LabeledField(title: "Street", value: $address.street)
    }
}

// Positive: buttons for two values, and a field in another view that gets a binding.
struct Buttons: View {
    @State private var part = Part.plan

    var body: some View {
        VStack {
            HStack {
                Button("Plan") { part = .plan }
                Button("Shopping") { part = .shopping }
            }
            if part == .plan {
//          ^^ warning[discarded_tab_content]: each change of `part` throws `AddressForm` away, with the text that the user has typed for `address.street`
                AddressForm()
            } else {
                Text("Nothing yet")
            }
        }
    }
}

// Positive: the view fills the field again when it appears.
struct SettingsPart: View {
    let saved: String
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onAppear { title = saved }
    }
}

struct FilledParts: View {
    @State private var part = Part.plan

    var body: some View {
        VStack {
            Button("Plan") { part = .plan }
            Button("Shopping") { part = .shopping }
            if part == .plan {
//          ^^ info/medium[discarded_tab_content]: each change of `part` throws `SettingsPart` away, with the text that the user has typed for `title`: the next `SettingsPart` fills it again when it appears
                SettingsPart(saved: "Trip")
            } else {
                Text("Nothing yet")
            }
        }
    }
}

// Positive: the steps of a form, with the buttons in the steps.
struct NameStep: View {
    @State private var nickname = ""
    let next: () -> Void

    var body: some View {
        VStack {
            TextField("Nickname", text: $nickname)
            Button("Next", action: next)
        }
    }
}

struct Steps: View {
    @State private var step = 0

    var body: some View {
        VStack {
            switch step {
//          ^^^^^^ warning[discarded_tab_content]: each change of `step` throws `NameStep` away, with the text that the user has typed for `nickname`
            case 0: NameStep(next: { step = 1 })
            default: Button("Back") { step = 0 }
            }
        }
    }
}

// Silent: the text is in the parent.
struct Kept: View {
    @State private var part = Part.plan
    @State private var note = ""

    var body: some View {
        Picker("Part", selection: $part) { Text("Plan").tag(Part.plan) }
        if part == .plan { TextField("Note", text: $note) } else { LabeledField(title: "Note", value: $note) }
    }
}

struct SavedForm: View {
    @State private var note = ""
    @AppStorage("note") private var saved = ""

    var body: some View {
        TextField("Note", text: $note).onChange(of: note) { saved = note }
    }
}

struct SearchForm: View {
    @State private var searchText = ""

    var body: some View {
        TextField("Search", text: $searchText)
    }
}

struct HiddenForm: View {
    @State private var note = ""
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { TextField("Note", text: $note) }
    }
}

// Silent: the text is saved, only looked for, or not always there.
struct Harmless: View {
    @State private var part = Part.plan

    var body: some View {
        Picker("Part", selection: $part) { Text("Plan").tag(Part.plan) }
        switch part {
        case .plan: SavedForm()
        case .shopping: SearchForm()
        case .archive: HiddenForm()
        }
    }
}

// Silent: the model decides, and the phases of loading only go forward.
struct Phases: View {
    @State private var phase = Part.plan

    var body: some View {
        Group {
            if phase == .plan { NoteForm() } else { Text("Loaded") }
        }
        .onAppear { phase = .plan }
        .task { phase = .shopping }
    }
}

// Silent: closing a form discards it on purpose, and a form that closes itself is like a sheet.
struct Closing: View {
    @State private var isAdding = false
    @State private var part = Part.plan

    var body: some View {
        VStack {
            Button("Add") { isAdding.toggle() }
            if isAdding { NoteForm() } else { Text("List") }
            if part == .plan {
                NoteForm(save: { _ in part = .archive })
            } else {
                Button("New") { part = .plan }
            }
        }
    }
}

// Silent: only forward, and not by the user.
struct Forward: View {
    @State private var part = Part.plan

    var body: some View {
        VStack {
            Button("Next") { part = .shopping }
            switch part {
            case .plan: NoteForm()
            case .shopping, .archive: Text("Done")
            }
        }
        .task { part = .plan }
    }
}

// Silent: the same view in several arms is a case for `conditional_identity_split`.
struct Shared: View {
    @State private var part = Part.plan

    var body: some View {
        Picker("Part", selection: $part) { Text("Plan").tag(Part.plan) }
        switch part {
        case .plan:
            Text("Plan")
            NoteForm()
        case .shopping: NoteForm()
        case .archive: Text("Archive")
        }
    }
}

// Silent: pages of an account.
struct Account: View {
    @State private var authPage = Part.plan

    var body: some View {
        Picker("Part", selection: $authPage) { Text("Plan").tag(Part.plan) }
        if authPage == .plan { NoteForm() } else { Text("New account") }
    }
}

// MARK: Screens

struct PlanScreens: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Details") { Text("Details") }
        }
    }
}

struct OwnBar: View {
    @Binding var selected: Part

    var body: some View {
        HStack {
            ForEach(Part.allCases, id: \.self) { part in
                Button("\(part)") { selected = part }
            }
        }
    }
}

// Positive: a bar of the app's own.
struct BarScreens: View {
    @State private var selected = Part.plan

    var body: some View {
        VStack {
            if selected == .plan {
//          ^^ warning[discarded_tab_content]: each change of `selected` throws `PlanScreens` away, with the screens that the user has opened in it
                PlanScreens()
            } else if selected == .shopping {
                Text("Shopping")
            } else {
                Text("Archive")
            }
            OwnBar(selected: $selected)
        }
    }
}

// Positive: a stack of screens for each tab.
struct Stacks: View {
    @State private var selected = 0

    var body: some View {
        VStack {
            switch selected {
//          ^^^^^^ warning[discarded_tab_content]: each change of `selected` throws `NavigationStack` away, with the screens that the user has opened in it
            case 0: NavigationStack { NavigationLink("Details") { Text("Details") } }
            default: NavigationStack { Text("Archive") }
            }
            Button("Plan") { selected = 0 }
            Button("Archive") { selected = 1 }
        }
    }
}

// Silent: the path is kept outside, and a split view shows another detail.
struct KeptScreens: View {
    @State private var selected = Part.plan
    @Binding var path: NavigationPath

    var body: some View {
        VStack {
            if selected == .plan {
                NavigationStack(path: $path) { NavigationLink("Details") { Text("Details") } }
            } else {
                Text("Archive")
            }
            OwnBar(selected: $selected)
        }
        NavigationSplitView {
            OwnBar(selected: $selected)
        } detail: {
            if selected == .plan { PlanScreens() } else { Text("Archive") }
        }
    }
}

// MARK: Data

struct Item: Identifiable {
    let id: Int
    var name = ""
}

@MainActor final class ItemList: ObservableObject {
    @Published var items: [Item] = []

    func load() async {
        items = await Self.request()
    }

    func found() async -> [Item] { await Self.request() }

    private static func request() async -> [Item] { [Item(id: 1)] }
}

struct PlanTab: View {
    @StateObject private var list = ItemList()

    var body: some View {
        List(list.items) { Text($0.name) }
            .task { await list.load() }
    }
}

struct ItemRows: View {
    @ObservedObject var list: ItemList

    var body: some View {
        List(list.items) { Text($0.name) }
            .onAppear { Task { await list.load() } }
    }
}

struct ShoppingTab: View {
    @StateObject private var list: ItemList

    init() { _list = StateObject(wrappedValue: ItemList()) }

    var body: some View {
        ItemRows(list: list)
    }
}

struct ArchiveTab: View {
    @State private var items: [Item] = []
    let source: ItemList

    var body: some View {
        List(items) { Text($0.name) }
            .task {
                items = await source.found()
            }
    }
}

final class Router: ObservableObject {
    @Published var tab = Part.plan
}

struct RouterBar: View {
    @EnvironmentObject var router: Router

    var body: some View {
        HStack {
            Button("Plan") { router.tab = .plan }
            Button("Shopping") { router.tab = .shopping }
            Button("Archive") { router.tab = .archive }
        }
    }
}

// Positive: whole tabs, with a bar that has the model of the environment.
struct Tabs: View {
    @EnvironmentObject var router: Router

    var body: some View {
        VStack {
            switch router.tab {
//          ^^^^^^ warning[discarded_tab_content]: each change of `router.tab` throws the tab away: `PlanTab` loses what its `list` has loaded
            case .plan: PlanTab()
            case .shopping: ShoppingTab()
            case .archive: Text("Archive")
            }
            RouterBar()
        }
    }
}

// Positive: each tab of the TabView shows the selected view.
struct RealTabs: View {
    @State private var selectedTab = Part.plan

    var body: some View {
        TabView(selection: $selectedTab) {
            ForEach(Part.allCases, id: \.self) { part in
                content(part).tag(part)
            }
        }
    }

    @ViewBuilder
    private func content(_ part: Part) -> some View {
        switch selectedTab {
//      ^^^^^^ info/medium[discarded_tab_content]: each change of `selectedTab` throws `PlanTab` away, with what its `list` has loaded
        case .plan: PlanTab()
        case .shopping, .archive: Text("Shopping")
        }
    }
}

// Positive: the data of the view itself.
struct OwnData: View {
    @State private var part = Part.plan
    let source: ItemList

    var body: some View {
        Picker("Part", selection: $part) { Text("Plan").tag(Part.plan) }
        if part == .plan { Text("Plan") } else { ArchiveTab(source: source) }
//      ^^ info/low[discarded_tab_content]: each change of `part` throws `ArchiveTab` away, with what its `items` has loaded
    }
}

// Silent: a model of the caller.
struct GivenData: View {
    @State private var part = Part.plan
    @StateObject private var list = ItemList()

    var body: some View {
        Picker("Part", selection: $part) { Text("Plan").tag(Part.plan) }
        if part == .plan { Text("Plan") } else { ItemRows(list: list) }
    }
}

// Negative: nobody changes the selection below the sheet.
struct Adding: View {
    @State private var kind = AddedKind.event
    @State private var isOpen = false

    var body: some View {
        Picker("Kind", selection: $kind) {
            Text("Event").tag(AddedKind.event)
            Text("Person").tag(AddedKind.person)
        }
        .sheet(isPresented: $isOpen) { form }
    }

    @ViewBuilder private var form: some View {
        switch kind {
        case .event: AddedEvent()
        case .person: Text("Person")
        }
    }
}

enum AddedKind { case event, person }

struct AddedEvent: View {
    @State private var name = ""

    var body: some View { TextField("Name", text: $name) }
}

// Positive: a container of the project makes the stacks of screens.
enum Place { case home, shop }

struct Framed: View {
    @State private var selectedTab = Place.home

    var body: some View {
        VStack {
            content()
            PlaceBar(selected: $selectedTab)
        }
    }

    @ViewBuilder private func content() -> some View {
        switch selectedTab {
//      ^^^^^^ warning[discarded_tab_content]: each change of `selectedTab` throws `PlaceList` away, with the screens that the user has opened in it
        case .home: Screens { PlaceList() }
        case .shop: Screens { Text("Shop") }
        }
    }
}

struct PlaceBar: View {
    @Binding var selected: Place

    var body: some View {
        Button("Home") { selected = .home }
        Button("Shop") { selected = .shop }
    }
}

struct Screens<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { NavigationStack { content } }
}

struct PlaceList: View {
    var body: some View {
        List { NavigationLink("Place") { Text("Details") } }
    }
}

// MARK: Choices

enum Lens: CaseIterable {
    case near, far
}

final class LensModel: ObservableObject {
    @Published var lens = Lens.near
    @Published var depth = 1.0 {
        didSet { save() }
    }
    @Published var isWide = false

    func save() {}

    func reset() { isWide = false }
}

struct LensPage: View {
    @StateObject private var model = LensModel()

    var body: some View {
        Form {
            Picker("Lens", selection: $model.lens) {
                ForEach(Lens.allCases, id: \.self) { Text("\($0)") }
            }
        }
        .onChange(of: model.depth) { model.save() }
    }
}

struct UnitPage: View {
    @State private var unit = 1

    var body: some View {
        VStack {
            Stepper("Unit", value: $unit)
            Text("\(unit)")
        }
    }
}

// Negative: the model saves the value or sets it itself, the view fills it in, reacts to it, or gets it from outside.
struct SavedPage: View {
    @StateObject private var model = LensModel()
    @State private var filled = 1.0
    @State private var saved = false
    @AppStorage("grid") private var showsGrid = false
    @Binding var lens: Lens

    var body: some View {
        Form {
            Slider(value: $model.depth)
            Toggle("Wide", isOn: $model.isWide)
            Slider(value: $filled)
            Toggle("Saved", isOn: $saved)
            Toggle("Grid", isOn: $showsGrid)
            Picker("Lens", selection: $lens) {
                ForEach(Lens.allCases, id: \.self) { Text("\($0)") }
            }
        }
        .onAppear { filled = model.depth }
        .onChange(of: saved) { model.save() }
    }
}

// Positive: nothing but the view or its own model keeps the choice.
struct Lab: View {
    @State private var part = Part.plan
    @State private var place = Place.home
    @State private var lens = Lens.near

    var body: some View {
        VStack {
            Picker("Part", selection: $part) {
                ForEach(Part.allCases, id: \.self) { Text("\($0)") }
            }
            switch part {
//          ^^^^^^ info/medium[discarded_tab_content]: each change of `part` throws `LensPage` away, with what the user has chosen for `model.lens`
            case .plan: LensPage()
            case .shopping, .archive: SavedPage(lens: $lens)
            }
            PlaceBar(selected: $place)
            switch place {
//          ^^^^^^ info/medium[discarded_tab_content]: each change of `place` throws `UnitPage` away, with what the user has chosen for `unit`
            case .home: UnitPage()
            case .shop: Text("Shop")
            }
        }
    }
}

// Positive: the button for the next step is in a step, the one for the way back is not, and a checkbox has the choice.
final class OrderModel: ObservableObject {
    @Published var step = OrderStep.options
}

enum OrderStep {
    case options, payment
}

struct OrderOptions: View {
    @ObservedObject var model: OrderModel
    @State private var isGift = false

    var body: some View {
        VStack {
            HStack {
                Image(systemName: isGift ? "checkmark.square" : "square")
                Text("Gift")
            }
            .onTapGesture { isGift.toggle() }
            Button("Next") { model.step = .payment }
        }
    }
}

struct Order: View {
    @StateObject private var model = OrderModel()

    var body: some View {
        VStack {
            Button("Back") { model.step = .options }
            switch model.step {
//          ^^^^^^ info/medium[discarded_tab_content]: each change of `model.step` throws `OrderOptions` away, with what the user has chosen for `isGift`
            case .options: OrderOptions(model: model)
            case .payment: Text("Pay")
            }
        }
    }
}

// Negative: an arrow that opens a part of the page is no choice.
struct FoldedOptions: View {
    @ObservedObject var model: OrderModel
    @State private var isOpen = false

    var body: some View {
        VStack {
            Image(systemName: isOpen ? "chevron.down" : "chevron.right")
                .onTapGesture { isOpen.toggle() }
            Button("Next") { model.step = .payment }
        }
    }
}

struct FoldedOrder: View {
    @StateObject private var model = OrderModel()

    var body: some View {
        VStack {
            Button("Back") { model.step = .options }
            switch model.step {
            case .options: FoldedOptions(model: model)
            case .payment: Text("Pay")
            }
        }
    }
}

// Positive: a part of the selected value chooses, and a service calls back.
struct Shelf: Identifiable {
    let id: Int
    let kind: String
}

final class BookShelf: ObservableObject {
    @Published var books: [String] = []
    private let service = BookService()

    init() { fetchBooks() }

    func fetchBooks() {
        service.books { [weak self] books in self?.books = books }
    }
}

final class BookService {
    func books(completion: @escaping ([String]) -> Void) { completion([]) }
}

struct NewBooks: View {
    @StateObject private var shelf = BookShelf()

    var body: some View { Text("\(shelf.books.count)") }
}

struct OldBooks: View {
    @StateObject private var shelf = BookShelf()

    var body: some View { Text("\(shelf.books.count)") }
}

struct ShelfBar: View {
    let shelves: [Shelf]
    @Binding var selected: Shelf

    var body: some View {
        ForEach(shelves) { shelf in
            Button(shelf.kind) { selected = shelf }
        }
    }
}

struct Shelves: View {
    @State private var tab = Shelf(id: 0, kind: "new")

    var body: some View {
        VStack {
            switch tab.kind {
//          ^^^^^^ warning[discarded_tab_content]: each change of `tab.kind` throws the tab away: `NewBooks` loses what its `shelf` has loaded
            case "new": NewBooks()
            case "old": OldBooks()
            default: Text("None")
            }
            ShelfBar(shelves: [Shelf(id: 1, kind: "old")], selected: $tab)
        }
    }
}
