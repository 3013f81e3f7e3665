import SwiftUI

// Positive: every property has its value, so the assignment calls a setter that stores nothing.
struct Search: View {
    @State private var term = ""
    @State private var count: Int?
    let title: String

    init(model: SearchModel, title: String) {
        self.title = title
        self._term = State(initialValue: model.term)
        _count = State(initialValue: model.results.count + 1)
    }

    var body: some View {
        TextField(title, text: $term)
        if let count { Text("\(count)") }
    }
}

// Negative: `title` has no value yet, so Swift takes both assignments for the first values of the states.
struct EarlySearch: View {
    @State private var term = ""
    @State private var count: Int?
    let title: String

    init(model: SearchModel, title: String) {
        self.term = model.term
        count = model.results.count
        self.title = title
    }

    var body: some View { TextField(title, text: $term) }
}

// A state without a default: the first assignment counts, the second is lost.
struct Twice: View {
    @State private var page: Int
    @State private var isOpen: Bool

    init(page: Int, isOpen: Bool) {
        self.page = page
        self.isOpen = isOpen
        if page > 3 { self._isOpen = State(initialValue: false) }
    }

    var body: some View { Toggle("Open", isOn: $isOpen) }
}

// Positive: changes in place are lost too.
struct Changes: View {
    @State private var items: [Int] = []
    @State private var names = ["a"]
    @State private var total = 0
    @State private var isOn = false
    @State private var model = Model()

    init(items: [Int]) {
        self.items += items
        names.append("b")
        names[0] = "c"
        total -= 1
        isOn.toggle()
        // Negative: the object stays, and its property changes.
        model.count = 3
    }

    var body: some View { Text("\(total) \(items.count) \(names.count) \(isOn) \(model.count)") }
}

// Branches: what is missing in one way counts as missing.
struct Branches: View {
    @State private var mode = Mode.list
    @State private var text = ""
    let size: Int
    let detail: String

    init(size: Int) {
        self.size = size
        if size > 3 {
            mode = .grid
            detail = "big"
            _text = State(initialValue: "big")
        } else {
            detail = "small"
        }
        _text = State(initialValue: detail)
    }

    init(detail: String) {
        guard !detail.isEmpty else {
            size = 0
            self.detail = ""
            return
        }
        text = detail
        switch detail {
        case "a":
            size = 1
            text = detail
        default: size = 2
        }
        do {
            self.detail = try load(detail)
        } catch {
            self.detail = "failed"
        }
        _text = State(initialValue: self.detail)
    }

    init(failing: Bool) {
        text = "a"
        if failing {
            size = 1
        } else {
            fatalError()
        }
        text = "b"
        detail = "c"
        for index in 0..<3 { _text = State(initialValue: "\(index)") }
    }

    var body: some View { Text(text) }
}

// Negative: the value goes to the storage, a parameter, a local variable, a closure, or through another initializer.
struct Storage: View {
    @State private var term = ""
    @State private var count = 0

    init(term: String) {
        _term = State(initialValue: term)
        self._count = .init(initialValue: 3)
    }

    init(count: Int) {
        self.init(term: "a")
        self.term = "b"
    }

    init(other: Storage) {
        self = other
        term = "b"
    }

    init(later: Bool) {
        var term = "a"
        term = "b"
        var handlers: [() -> Void] = []
        handlers.append { self.count = 1 }
    }

    func reset() { term = "" }

    var body: some View { Text(term) }
}

// Wrappers with a value of their own do not delay the moment from which assignments are lost; a binding does.
struct Wrappers: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject var settings: Settings
    @FocusState private var isFocused: Bool
    @AppStorage("name") private var name: String?
    @Namespace private var space
    @Binding var selection: Int
    @State private var draft = 0
    @State private var old = 0

    init(selection: Binding<Int>) {
        draft = selection.wrappedValue
        _selection = selection
        _old = State(initialValue: selection.wrappedValue)
    }

    var body: some View { Text("\(draft) \(old)") }
}

// Observers, `lazy`, `static` and computed properties; a state with `didSet` and without a default needs its value.
struct Observers: View {
    static let shared = Observers(text: "")
    @State private var text: String { didSet { print(text) } }
    @State private var length = 0
    var isEmpty: Bool { text.isEmpty }

    init(text: String) {
        length = text.count
        self.text = text
        _length = State(initialValue: text.count)
    }

    var body: some View { Text("\(text) \(length)") }
}

// Conditional compilation: each build sets the property in one of the branches.
struct Platforms: View {
    @State private var width = 0
    let name: String

    init() {
        #if os(iOS)
        name = "phone"
        _width = State(initialValue: 1)
        #else
        name = "computer"
        #endif
        width = 2
    }

    var body: some View { Text(name).frame(width: CGFloat(width)) }
}

// Info: nothing on screen depends on the assignment.
struct Needless: View {
    @State private var text = ""
    @State private var key: String?
    @State private var isDisabled = false
    @State private var size = 1

    init(name: String, isDisabled: Bool = false) {
        text = ""
        key = nil
        key = name
        self.isDisabled = isDisabled
        self.size = size
    }

    var body: some View {
        Text(text).disabled(isDisabled).onAppear { key = name }
        Text("\(key ?? "") \(size)")
    }
}

// Positive: the same assignment runs later, but not when the body appears.
struct Repeated: View {
    @State private var key: String?
    @State private var text: String?

    init(name: String) {
        _key = State(initialValue: name)
        _text = State(initialValue: name)
    }

    var body: some View {
        if let key {
            Text(key).onTapGesture { self.key = name }
        } else {
            ProgressView(text ?? "").onAppear { text = name }
        }
    }
}

// Info: a value of stored properties that other code assigns too. Traps: an argument that equals the default in every call.
struct Editor: View {
    enum Mode { case all, none }
    let note: Note
    @State private var text = ""
    @State private var mode = Mode.all
    @State private var shown: Mode = .all

    init(note: Note, mode: Mode = Mode.all, shown: Mode) {
        self.note = note
        text = note.text
        self.mode = mode
        self.shown = shown
    }

    var body: some View {
        Button(text) { text = note.text }.disabled(mode == .none || shown == .none)
    }
}

struct NeedlessCaller: View {
    var body: some View {
        Editor(note: Note(), shown: .all)
        Needless(name: "a")
        Passed(isDisabled: true)
    }
}

struct Passed: View {
    @State private var isDisabled = false

    init(isDisabled: Bool = false) {
        self._isDisabled = State(initialValue: isDisabled)
    }

    var body: some View { Text("a").disabled(isDisabled) }
}

// Positive: an initializer in an extension, and other types that SwiftUI makes.
extension Passed {
    init(title: String) {
        _isDisabled = State(initialValue: title.isEmpty)
    }
}

struct Fade: ViewModifier {
    @State private var opacity = 0.0

    init(isShown: Bool) {
        _opacity = State(initialValue: isShown ? 1 : 0)
    }

    func body(content: Content) -> some View { content.opacity(opacity) }
}

// Negative: not SwiftUI's wrapper, a class, a preview.
struct Reducer {
    @propertyWrapper struct State { var wrappedValue: Int }
    @State var count = 0

    init(start: Int) { count = start }
}

final class Holder {
    @State var count = 0

    init(start: Int) { count = start }
}

struct Search_Previews: PreviewProvider {
    struct Wrapper: View {
        @State private var text = ""

        init(start: String) { text = start }

        var body: some View { Text(text) }
    }

    static var previews: some View { Wrapper(start: "a") }
}

// Info: nothing reads the state, so another value changes nothing.
struct Unread: View {
    @State private var failure: String?

    init(failure: String) {
        self.failure = failure
    }

    var body: some View { Text("a") }
}
