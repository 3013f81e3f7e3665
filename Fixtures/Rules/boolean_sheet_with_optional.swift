import SwiftUI

struct Book: Identifiable {
    let id: Int
    let title: String
}

// Positive: the first sheet is blank.
struct Shelf: View {
    let books: [Book]
    @State private var isShown = false
    @State private var book: Book?

    var body: some View {
        List(books) { item in
            Button(item.title) {
                book = item
                isShown = true
            }
        }
        .sheet(isPresented: $isShown) {
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `book` does not run `body` again: `body` reads `book` only in the content of the `.sheet`
            if let book { Text(book.title) }
        }
    }
}

// Positive: a method, a force unwrap, an `else` that shows nothing, a fallback, a value that is passed on.
struct Forms: View {
    @State private var isShown = false
    @State private var isCovered = false
    @State private var isOver = false
    @State private var isLast = false
    @State private var name: String?
    @State private var title: String?
    @State private var note: String?
    @State private var book: Book?

    var body: some View {
        VStack {
            Button("A") { choose("A") }
                .sheet(isPresented: $isShown) {
//               ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may crash the first time, because a change of `name` does not run `body` again: `body` reads `name` only in the content of the `.sheet`
                    Text(name!)
                }
            Button("B") {
                Task {
                    title = await load()
                    isCovered = true
                }
            }
            .fullScreenCover(isPresented: $isCovered) {
//           ^^^^^^^^^^^^^^^ warning/medium[boolean_sheet_with_optional]: this `.fullScreenCover` may be blank the first time, because a change of `title` does not run `body` again: `body` reads `title` only in the content of the `.fullScreenCover`
                if let title { Text(title) } else { EmptyView() }
            }
            Button("C") {
                isOver.toggle()
                note = "C"
            }
            .popover(isPresented: $isOver) { Text(note ?? "") }
//           ^^^^^^^ warning/medium[boolean_sheet_with_optional]: this `.popover` may show its fallback the first time, because a change of `note` does not run `body` again: `body` reads `note` only in the content of the `.popover`
            Button("D") {
                book = Book(id: 1, title: "D")
                open()
            }
            .sheet(isPresented: $isLast) { Reader(book: book) }
//           ^^^^^ info/medium[boolean_sheet_with_optional]: this `.sheet` may show an old `book` the first time, because a change of `book` does not run `body` again: `body` reads `book` only in the content of the `.sheet`
        }
    }

    private func choose(_ value: String) {
        withAnimation {
            name = value
            isShown = true
        }
    }

    private func open() { isLast = true }

    private func load() async -> String { "B" }
}

struct Reader: View {
    let book: Book?
    var body: some View { Text(book?.title ?? "") }
}

// Positive: not an optional.
struct Spot: View {
    @State private var isShown = false
    @State private var place = 0

    var body: some View {
        Button("A") {
            place = 4
            isShown = true
        }
        .sheet(isPresented: $isShown) { Text("\(place)") }
//       ^^^^^ info/medium[boolean_sheet_with_optional]: this `.sheet` may show an old `place` the first time, because a change of `place` does not run `body` again: `body` reads `place` only in the content of the `.sheet`
    }
}

// Negative: `body` reads the value or the flag, or the closure captures the value.
struct Read: View {
    @State private var isShown = false
    @State private var isOver = false
    @State private var isLast = false
    @State private var book: Book?
    @State private var name: String?
    @State private var title: String?

    var body: some View {
        VStack {
            Text(book?.title ?? "None")
            Button("A") {
                book = Book(id: 1, title: "A")
                isShown = true
            }
            .sheet(isPresented: $isShown) { if let book { Text(book.title) } }
            Button(isOver ? "B" : "C") {
                name = "B"
                isOver = true
            }
            .sheet(isPresented: $isOver) { if let name { Text(name) } }
            Button("D") {
                title = "D"
                isLast = true
            }
            .sheet(isPresented: $isLast) { [title] in if let title { Text(title) } }
        }
    }
}

// Negative: never set together, a parameter, a model, a binding, set to nil, an update of something else.
struct Apart: View {
    let folder: String?
    @ObservedObject var model: Model
    @State private var isShown = false
    @State private var isOver = false
    @State private var isLast = false
    @State private var isOther = false
    @State private var count = 0
    @State private var book: Book?
    @State private var name: String?
    @State private var title: String?
    @State private var note: String?

    var body: some View {
        VStack {
            Button("A") { isShown = true }
                .sheet(isPresented: $isShown) {
                    if let folder { Text(folder) }
                    if let text = model.text { Text(text) }
                    if let book { Text(book.title) }
                }
                .task { book = Book(id: 1, title: "A") }
            Button("B") {
                name = "B"
                isOver = true
            }
            // Positive: another view in the `else`.
            .sheet(isPresented: $isOver) {
//           ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may show its `else` the first time, because a change of `name` does not run `body` again: `body` reads `name` only in the content of the `.sheet`
                if let name { Text(name) } else { ProgressView() }
            }
            Button("C") {
                title = "C"
                isLast = true
            }
            .sheet(isPresented: $isLast) { Editor(text: $title) }
            Button("D \(count)") {
                note = "D"
                count += 1
                isOther = true
            }
            .sheet(isPresented: $isOther, onDismiss: { note = nil }) { if let note { Text(note) } }
        }
    }
}

// Negative: `body` reads the value a second time, the content reads the flag, the first value is set again.
struct Again: View {
    @State private var isShown = false
    @State private var isOver = false
    @State private var isLast = false
    @State private var book: Book?
    @State private var name: String?
    @State private var speed = 1

    var body: some View {
        VStack {
            Button("A") {
                book = Book(id: 1, title: "A")
                isShown = true
            }
            .sheet(isPresented: $isShown) { if let book { Text(book.title) } }
            if book != nil { Text("Chosen") }
            Button("B") {
                name = "B"
                isOver = true
            }
            .sheet(isPresented: $isOver) { if isOver { Text(name!) } }
            Button("C") {
                speed = 1
                isLast = true
            }
            .sheet(isPresented: $isLast) { Text("\(speed)") }
        }
    }
}

struct Explicit: View {
    @State private var isShown = false
    @State private var name: String?

    var body: some View {
        Button("A") {
            self.name = "A"
            self.isShown = true
        }
        .sheet(isPresented: self.$isShown) { if let name = self.name { Text(name) } }
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `name` does not run `body` again: `body` reads `name` only in the content of the `.sheet`
    }
}

// Negative: a view reads the value through a binding, the value is not nil at first.
struct Hints: View {
    @State private var isShown = false
    @State private var isOver = false
    @State private var hint: String?
    @State private var text: String? = "First"

    var body: some View {
        VStack {
            Button("A") {
                hint = "A"
                isShown = true
            }
            .sheet(isPresented: $isShown) { Text(hint ?? "") }
            Editor(text: Binding(get: { hint }, set: { hint = $0 }))
            Button("B") {
                text = "Second"
                isOver = true
            }
            .sheet(isPresented: $isOver) { Text(text ?? "") }
        }
    }
}

struct Editor: View {
    @Binding var text: String?
    var body: some View { Text(text ?? "") }
}

class Model: ObservableObject {
    @Published var text: String?
}

#Preview {
    @Previewable @State var isShown = false
    @Previewable @State var name: String?
    Button("A") {
        name = "A"
        isShown = true
    }
    .sheet(isPresented: $isShown) { if let name { Text(name) } }
}

// One action opens the sheet without a value: the sheet has to open then, too.
struct Accounts: View {
    @State private var isAdding = false
    @State private var link: URL?
    var body: some View {
        VStack {
            Button("Add") { isAdding = true }
            Button("Scan") {
                link = URL(string: "otp://a")
                isAdding = true
            }
        }
        .sheet(isPresented: $isAdding) { NewAccount(link: link) }
//       ^^^^^ info/medium[boolean_sheet_with_optional]: this `.sheet` may show an old `link` the first time, because a change of `link` does not run `body` again: `body` reads `link` only in the content of the `.sheet`
    }
}

struct NewAccount: View {
    let link: URL?
    var body: some View { Text(link?.absoluteString ?? "") }
}

// Negative: a destination that a flag shows is made by `body`, which so reads the value.
struct Friends: View {
    @State private var isShown = false
    @State private var isPushed = false
    @State private var book: Book?
    var body: some View {
        Button("A") {
            book = Book(id: 1, title: "A")
            isShown = true
        }
        .sheet(isPresented: $isShown) { if let book { Text(book.title) } }
        .navigationDestination(isPresented: $isPushed) { if let book { Reader(book: book) } }
    }
}

// Negative: the caller may make the view again, because its closure is called or its state changes.
struct Drawer: View {
    let onClose: () -> Void
    @Binding var tab: Int
    @State private var isShown = false
    @State private var isOver = false
    @State private var book: Book?
    @State private var title: String?
    var body: some View {
        VStack {
            Button("A") { open(Book(id: 1, title: "A")) }
            Button("B") {
                title = "B"
                isOver = true
                tab = 2
            }
        }
        .sheet(isPresented: $isShown) { if let book { Text(book.title) } }
        .sheet(isPresented: $isOver) { if let title { Text(title) } }
    }

    private func open(_ value: Book) {
        book = value
        isShown = true
        close()
    }

    private func close() { onClose() }
}

// Positive: the content sets the value to `nil`, which then closes the sheet.
struct Coach: View {
    @State private var isShown = false
    @State private var query: String?
    var body: some View {
        Button("A") {
            query = "A"
            isShown = true
        }
        .sheet(isPresented: $isShown) { Search(query: query) { query = nil } }
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may get `nil` the first time, because a change of `query` does not run `body` again: `body` reads `query` only in the content of the `.sheet`
    }
}

// Positive: the closure of the caller is called where the action then ends.
struct Scanner: View {
    var onDone: ((String) -> Void)?
    @State private var isShown = false
    @State private var text: String?
    var body: some View {
        Button("A") { take("A") }
            .sheet(isPresented: $isShown) { if let text { Text(text) } }
//           ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `text` does not run `body` again: `body` reads `text` only in the content of the `.sheet`
    }

    private func take(_ value: String) {
        if let onDone {
            onDone(value)
            return
        }
        text = value
        isShown = true
    }
}

struct Search: View {
    let query: String?
    let onStart: () -> Void
    var body: some View { Text(query ?? "").task { onStart() } }
}

// Content that closes the sheet with the flag, or that shows several values, gets them from a capture list.
struct Costumes: View {
    let images: [Int]
    @State private var isEditing = false
    @State private var image: Int?
    @State private var title = ""
    @State private var isNamed = false
    @State private var name: Int?
    var body: some View {
        ForEach(images, id: \.self) { number in
            Button("Edit") {
                image = number
                title = "Costume \(number)"
                isEditing = true
            }
            Button("Name") {
                name = number
                isNamed = true
            }
            Button("New name") { isNamed = true }
        }
        .sheet(isPresented: $isEditing) {
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `image` does not run `body` again: `body` reads `image` only in the content of the `.sheet`
            if let image { ImageEditor(image: image, title: title, isPresented: $isEditing) }
        }
        .sheet(isPresented: $isNamed) { NameEditor(name: name, onSave: { print(name as Any) }) }
//       ^^^^^ info/medium[boolean_sheet_with_optional]: this `.sheet` may show an old `name` the first time, because a change of `name` does not run `body` again: `body` reads `name` only in the content of the `.sheet`
    }
}

struct ImageEditor: View {
    let image: Int
    let title: String
    @Binding var isPresented: Bool
    var body: some View { Button("Done \(title) \(image)") { isPresented = false } }
}

struct NameEditor: View {
    let name: Int?
    let onSave: () -> Void
    var body: some View { Button("Save \(name ?? 0)") { onSave() } }
}

// The content is in a property that nothing else uses.
struct Profile: View {
    @State private var isEditing = false
    @State private var store: Draft?
    @State private var isSharing = false
    @State private var shared: Draft?

    var body: some View {
        VStack {
            Button("Edit") {
                store = Draft()
                isEditing = true
            }
            Button("Share") {
                shared = Draft()
                isSharing = true
            }
            sharing
        }
        .sheet(isPresented: $isEditing) { editor }
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `store` does not run `body` again: `body` reads `store` only in the content of the `.sheet`
        // Silent: `body` shows this property too.
        .sheet(isPresented: $isSharing) { sharing }
    }

    @ViewBuilder private var editor: some View {
        if let store { Text(store.title) }
    }

    @ViewBuilder private var sharing: some View {
        if let shared { Text(shared.title) }
    }
}

struct Draft {
    var title = ""
}

// What a button of an alert reads is not read by `body`.
struct Marked: View {
    let books: [Book]
    @State private var isEditing = false
    @State private var isDeleting = false
    @State private var isAsked = false
    @State private var marked: Book?
    @State private var asked: Book?
    @State private var isNoted = false

    var body: some View {
        List(books) { book in
            Button("Edit") {
                marked = book
                isEditing = true
            }
            Button("Note") {
                asked = book
                isNoted = true
            }
        }
        .sheet(isPresented: $isEditing) {
//       ^^^^^ warning/medium[boolean_sheet_with_optional]: this `.sheet` may be blank the first time, because a change of `marked` does not run `body` again: `body` reads `marked` only in the content of the `.sheet`
            if let marked { Text(marked.title) }
        }
        .alert(isPresented: $isDeleting) {
            Alert(
                title: Text("Delete?"),
                primaryButton: .destructive(Text("Delete")) {
                    if let marked { print(marked.id) }
                },
                secondaryButton: .cancel())
        }
        // Silent: whether `body` makes the message of an alert is not known.
        .sheet(isPresented: $isNoted) {
            if let asked { Text(asked.title) }
        }
        .alert(isPresented: $isAsked) {
            Alert(title: Text(asked?.title ?? ""), dismissButton: .default(Text("OK")) { isAsked = false })
        }
    }
}

// A scene depends on its state in the same way as a view.
struct ReaderScene: Scene {
    @State private var isNewsShown = false
    @State private var news: [String] = []
    @State private var isTourShown = false
    @State private var tour: [String] = []

    var body: some Scene {
        WindowGroup {
            Text("Reader")
                .task {
                    news = ["A", "B"]
                    isNewsShown = true
                }
                .sheet(isPresented: $isNewsShown) { Text(news.joined()) }
//               ^^^^^ info/medium[boolean_sheet_with_optional]: this `.sheet` may show an old `news` the first time, because a change of `news` does not run `body` again: `body` reads `news` only in the content of the `.sheet`
                .sheet(isPresented: $isTourShown) { Text(tour.joined()) }
        }
        .commands { Button("Tour \(tour.count)") { showTour() } }
    }

    private func showTour() {
        tour = ["C"]
        isTourShown = true
    }
}

// Silent: the initializer gives the optional a value, and the fallback is what the action sets.
struct DateField: View {
    let date: Date
    let start: Date?
    @State private var isEdited = false
    @State private var edited: Date? = nil
    @State private var isPicked = false
    @State private var picked: Date?

    init(date: Date, start: Date?) {
        self.date = date
        self.start = start
        _edited = State(initialValue: date)
    }

    var body: some View {
        Button("Edit") {
            edited = date
            isEdited = true
        }
        .sheet(isPresented: $isEdited) { Text(edited?.description ?? "None") }
        Button("Pick") {
            picked = start ?? date
            isPicked = true
        }
        .sheet(isPresented: $isPicked) { Text((picked ?? start ?? date).description) }
    }
}

// Positive: an action in the sheet reads the flag, which updates nothing.
struct Closing: View {
    @State private var isShown = false
    @State private var link: String?

    var body: some View {
        Button("Show") {
            link = "a"
            isShown.toggle()
        }
        .sheet(isPresented: $isShown) {
//       ^^^^^ info/medium[boolean_sheet_with_optional]
            VStack {
                if let link { Text(link) }
                Button("Close") { isShown.toggle() }
            }
        }
    }
}
