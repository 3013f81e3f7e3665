import SwiftUI

struct Item: Identifiable {
    let id: Int
    var title: String
}

final class ItemModel: ObservableObject {
    @Published var title = ""
    @Published var count = 0

    func show(_ item: Item) { title = item.title }
    func log(_ item: Item) { print(item.title) }
}

struct Copying: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = "Page \(number)" }
//                 ^^^^^^^^ warning[on_appear_copies_input]: after a change of `page`, this view still shows the old one, because only this `.onAppear` fills `text` from `number`, and this action does not run again
    }
}

struct Loading: View {
    let url: URL
    @State private var data: Data?

    var body: some View {
        ZStack { Text("\(data?.count ?? 0)") }
            .task { await load() }
//           ^^^^ warning[on_appear_copies_input]: after a change of `url`, this view still shows the old one, because only this `.task` fills `data` from `url`, and this action does not run again
    }

    private func load() async {
        data = await fetch(url)
    }
}

struct Modeled: View {
    let item: Item
    @StateObject private var model = ItemModel()

    var body: some View {
        Text(model.title)
            .onAppear { model.show(item) }
//           ^^^^^^^^ warning[on_appear_copies_input]: after a change of `item`, this view still shows the old one, because only this `.onAppear` fills `model` from `item`, and this action does not run again
    }
}

struct Assigned: View {
    let title: String
    @StateObject private var model = ItemModel()

    var body: some View {
        Text(model.title)
            .onAppear { model.title = title }
//           ^^^^^^^^ warning[on_appear_copies_input]: after a change of `item.title`, this view still shows the old one, because only this `.onAppear` fills `model` from `title`, and this action does not run again
    }
}

struct Shaded: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var isDark = false

    var body: some View {
        Text(isDark ? "Dark" : "Light")
            .onAppear { isDark = colorScheme == .dark }
//           ^^^^^^^^ warning[on_appear_copies_input]: after a change of `colorScheme`, this view still shows the old one, because only this `.onAppear` fills `isDark`, and this action does not run again
    }
}

struct Reader: View {
    @State private var page = 1
    @State private var url: URL
    @State private var item = Item(id: 1, title: "One")
    @State private var isOpen = false
    @State private var fixed = 7

    var body: some View {
        Stepper("Page", value: $page)
        Copying(number: page)
        Loading(url: url)
        Modeled(item: item)
        Assigned(title: item.title)
        Button("Next") {
            item = Item(id: 2, title: "Two")
            url = URL(fileURLWithPath: "/")
        }
        Followed(number: page)
        Restarted(number: page)
        Keyed(number: page)
        Edited(title: item.title)
        Seeded(title: item.title)
        Refreshed(number: page)
        Logged(item: item)
        Again(number: page).id(page)
        Fixed(number: fixed)
        Draft(title: item.title)
        Shown(number: page)
            .sheet(isPresented: $isOpen) { Presented(number: page) }
    }
}

// False positive traps: the view follows the input.
struct Followed: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text)
            .onAppear { text = "\(number)" }
            .onChange(of: number) { text = "\(number)" }
    }
}

struct Restarted: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).task(id: number) { text = "\(number)" }
    }
}

struct Keyed: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = "\(number)" }.id(number)
    }
}

// The user edits the copy.
struct Edited: View {
    let title: String
    @State private var text = ""

    var body: some View {
        TextField("Title", text: $text).onAppear { text = title }
    }
}

// Only the first value.
struct Seeded: View {
    let title: String
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { if text.isEmpty { text = title } }
    }
}

// Other code sets the state too.
struct Refreshed: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text)
            .onAppear { load() }
            .onTapGesture { load() }
    }

    private func load() { text = "\(number)" }
}

// The model shows nothing of the input.
struct Logged: View {
    let item: Item
    @StateObject private var model = ItemModel()

    var body: some View {
        Text("\(model.count)").onAppear { model.log(item) }
    }
}

struct Again: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = "\(number)" }
    }
}

struct Fixed: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = "\(number)" }
    }
}

struct Draft: View {
    let title: String
    @State private var draft = ""

    var body: some View {
        Text(draft).onAppear { draft = title }
    }
}

struct Presented: View {
    let number: Int
    @State private var text = ""

    var body: some View {
        Text(text).onAppear { text = "\(number)" }
    }
}

// The body shows the input itself.
struct Shown: View {
    let number: Int
    @State private var hasAppeared = 0

    var body: some View {
        Text("\(number)").onAppear { hasAppeared = number }
    }
}

// Positive: a copy of what a model or a query has, also if a button makes the same copy.
final class Library: ObservableObject {
    static let shared = Library()
    @Published var books: [String] = []
    let name = "Library"

    func add(_ book: String) { books.append(book) }
}

struct Shelf: View {
    @EnvironmentObject private var library: Library
    @State private var count = 0
    @State private var books: [String] = []
    @State private var name = ""

    var body: some View {
        VStack {
            Text("\(name) \(count)")
            ForEach(books, id: \.self) { Text($0) }
            Button("Reload") { books = Library.shared.books }
        }
        .onAppear {
//       ^^^^^^^^ info/low[on_appear_copies_input]: if `Library.shared.books` changes while this view is on screen, the view still shows the old value, because only this `.onAppear` fills `books`
//       ^^^^^^^^ info/low[on_appear_copies_input]: if `library.books` changes while this view is on screen, the view still shows the old value, because only this `.onAppear` fills `count`
            count = library.books.filter { !$0.isEmpty }.count
            books = Library.shared.books
            name = library.name
        }
    }
}

struct Found: View {
    @Query private var items: [Item]
    @State private var sorted: [Item] = []

    var body: some View {
        ForEach(sorted) { Text($0.title) }
            .onAppear { sorted = items.sorted { $0.id < $1.id } }
//           ^^^^^^^^ info/low[on_appear_copies_input]: if `items` changes while this view is on screen, the view still shows the old value, because only this `.onAppear` fills `sorted`
    }
}

// Silent: the view follows the model, or is closed soon.
struct FollowingShelf: View {
    @EnvironmentObject private var library: Library
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear { count = library.books.count }
            .onChange(of: library.books) { count = library.books.count }
    }
}

struct BookPicker: View {
    @EnvironmentObject private var library: Library
    @State private var count = 0

    var body: some View {
        Text("\(count)").onAppear { count = library.books.count }
    }
}

// A state that is worked out with an input, later. Silent: a row, an input that the caller never changes.
struct Thumbnail: View {
    let address: String
    @State private var image: String?

    var body: some View {
        Text(image ?? "").onAppear { load() }
//                        ^^^^^^^^ info/low[on_appear_copies_input]: after a change of `address`, this view may still show the old `image`, because only this `.onAppear` sets it, and `.onAppear` does not run again
    }

    private func load() {
        guard let url = URL(string: address) else { return }
        DispatchQueue.global().async {
            let found = draw(url)
            DispatchQueue.main.async { image = found }
        }
    }
}

struct RowThumbnail: View {
    let address: String
    @State private var image: String?

    var body: some View {
        Text(image ?? "").onAppear { fetch(address) { image = $0 } }
    }
}

struct Gallery: View {
    let addresses: [String]
    @State private var address = "a"

    var body: some View {
        Thumbnail(address: address)
        ForEach(addresses, id: \.self) { RowThumbnail(address: $0) }
        Button("Next") { address = "b" }
    }
}

// Positive: the value gets another name where it is unwrapped.
struct Cover: View {
    let address: String?
    @State private var text = ""

    var body: some View {
        Text(text).onAppear {
//                 ^^^^^^^^ info/low[on_appear_copies_input]
            if let found = address { text = found }
        }
    }
}

struct Covers: View {
    @State private var address: String? = "a"

    var body: some View {
        Cover(address: address)
        Button("Next") { address = "b" }
    }
}

#Preview {
    Reader(url: URL(fileURLWithPath: "/"))
}
