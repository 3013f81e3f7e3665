import SwiftUI

// Positive: the code of a condition never runs.
struct Loading: View {
    @State private var isLoading = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if isLoading` never runs, because nothing sets `isLoading`: it stays `false`
    @State private var isReady = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the `else` of `if isReady` never runs, because nothing sets `isReady`: it stays `true`
    @State private var error: Error?
//  ^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if let error` never runs, because nothing sets `error`: it stays `nil`
    @State private var failure: String? = nil
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if let text = failure` never runs, because nothing sets `failure`: it stays `nil`
    @State private var selection: Int?
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if selection != nil` never runs, because nothing sets `selection`: it stays `nil`
    @State private var isOpen = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if count > 1 && self.isOpen` never runs, because nothing sets `isOpen`: it stays `false`
    @State private var isHidden = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if !isHidden` never runs, because nothing sets `isHidden`: it stays `true`
    let count: Int

    var body: some View {
        if isLoading { ProgressView() }
        if isReady { Text("Ready") } else { Text("Wait") }
        if let error { Text(error.localizedDescription) }
        if let text = failure { Text(text) }
        if selection != nil { Text("Selected") }
        if count > 1 && self.isOpen { Text("Open") }
        if !isHidden { Text("Shown") }
    }
}

// Positive: a view is never disabled.
struct Form: View {
    @State private var isSaving = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: `.disabled(isSaving)` never changes, because nothing sets `isSaving`: it stays `false`

    var body: some View { Button("Save") {}.disabled(isSaving) }
}

// Positive, as information: any other use.
enum Step { case first, second }

struct Constants: View {
    @State private var columns = 3
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `columns` is always `3`, because nothing sets it
    @State private var step = Step.first
//  ^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `step` is always `Step.first`, because nothing sets it
    @State private var title: String = "Title"
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `title` is always `"Title"`, because nothing sets it
    @State private var isOn = false
//  ^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `isOn` is always `false`, because nothing sets it
    @State private var task: Task<Void, Never>?
//  ^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `task` is always `nil`, because nothing sets it
    @State private var isAlways = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `isAlways` is always `true`, because nothing sets it

    var body: some View {
        Text("\(columns) \(title)")
        switch step {
        case .first: Text("First")
        case .second: Text("Second")
        }
        Text("On").opacity(isOn ? 1 : 0).onDisappear { task?.cancel() }
        if isAlways { Text("Always") }
    }
}

// Positive, as information: collections, and values that a type of the project holds.
struct Lesson: Identifiable {
    static let samples: [Lesson] = [Lesson(id: 1)]
    static let first = Lesson(id: 1)
    let id: Int
}

struct Samples: View {
    @State private var lessons: [Lesson] = Lesson.samples
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `lessons` is always `Lesson.samples`, because nothing sets it
    @State private var lesson = Lesson.first
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `lesson` is always `Lesson.first`, because nothing sets it
    @State private var pages = [Lesson(id: 2)]
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `pages` is always `[Lesson(id: 2)]`, because nothing sets it
    @State private var results: [Lesson] = []
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `results` is always `[]`, because nothing sets it

    var body: some View {
        ForEach(lessons) { Text("\($0.id)") }
        ForEach(pages) { Text("\($0.id)") }
        ForEach(results.filter { $0.id > 0 }) { Text("\($0.id)") }
        Text("\(lesson.id)")
    }
}

// Silent: elements of a collection are set, and an object may change.
final class Course: ObservableObject {
    static let shared = Course()
    var title = ""
}

struct Sorted: View {
    @State private var sorted = [Lesson(id: 2)]
    @State private var numbers = [1, 2]
    @State private var course = Course.shared

    var body: some View {
        Text("\(sorted.count) \(numbers[0]) \(course.title)")
        Button("Sort") {
            sorted.sort { $0.id < $1.id }
            numbers[0] += 1
        }
    }
}

// Silent: every way to set a value.
struct Changed: View {
    @State private var assigned = false
    @State private var throughSelf = false
    @State private var toggled = false
    @State private var added = 0
    @State private var appended: [Int] = []
    @State private var passed = 0
    @State private var bound = false
    @State private var wrapped = false
    @State private var first = 0
    @State private var second = 0
    @State private var defaulted: Int?
    @State private var inExtension = false
    @State private var custom = ""

    init(_ value: Bool) { _wrapped = State(initialValue: value) }

    var body: some View {
        if assigned || throughSelf || toggled || bound || wrapped || inExtension { Text("\(added) \(passed) \(first)") }
        Text("\(second) \(defaulted ?? 0) \(appended.count)")
        Toggle("On", isOn: $bound)
        Button("Change") {
            assigned = true
            self.throughSelf = true
            toggled.toggle()
            added += 1
            appended.append(1)
            change(&passed)
            (first, second) = (1, 2)
            defaulted ??= 1
            custom.makeUpper()
        }
    }
}

extension Changed {
    func open() { inExtension = true }
}

// Silent: callers may pass a value, and the first value is not a literal.
struct Passed: View {
    @State var isOpen = false
    @State private var date = Date()
    @State private var model = Library()
    @State private var shared: Library = .shared
    @State private var start: Int

    init(start: Int) { self.start = start }

    var body: some View {
        if isOpen { Text("\(date) \(model.count) \(shared.count) \(start)") }
    }
}

final class Library {
    static let shared = Library()
    var count = 0
}

// Silent: a condition that another operand may decide stays open.
struct Open: View {
    @State private var isOpen = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `isOpen` is always `false`, because nothing sets it
    let count: Int

    var body: some View {
        if isOpen || count > 1 { Text("Open") }
    }
}

// Silent: nothing reads the property, which `unused_state` reports.
struct Unused: View {
    @State private var isOpen = false

    var body: some View { EmptyView() }
}

// Silent: unknown code may set the property.
@Tracked
struct Marked: View {
    @State private var isOpen = false

    var body: some View {
        if isOpen { Text("Open") }
    }
}

// Silent: a static function sets the property of another value.
struct Static: View {
    @State private var isOpen = false

    var body: some View {
        if isOpen { Text("Open") }
    }

    static func open(_ view: Static) { view.isOpen = true }
}

// False positive traps: a key path may set the property, or name another one.
struct Keyboard: View {
    @State private var height = 0.0
    @State private var layout = 0

    var body: some View {
        Text("a")
            .padding(height)
            .environment(\.layout, 1)
            .onAppear { subject.subscribe(Subscribers.Assign(object: self, keyPath: \.height)) }
    }
}

// Positive: nothing sets the state. Trap: the parameter of the closure has the same name, and its code runs.
struct Authorized: View {
    @State private var error: Error?
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `error` is always `nil`, because nothing sets it

    var body: some View {
        Text(error == nil ? "a" : "b")
            .onAppear {
                requestAuthorization { _, error in
                    if let error { print(error) }
                }
            }
    }
}

// Nothing opens the sheet either, so nothing is missing on the screen.
struct Paused: View {
    @State private var isShown = false
    @State private var source: String?
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `source` is always `nil`, because nothing sets it

    var body: some View {
        Text("Settings")
            .sheet(isPresented: $isShown) {
                if let source { Text(source) }
            }
            .onDisappear { isShown = false }
    }
}

// Of a long condition, the message shows the part with the property.
struct LongCondition: View {
    @State private var state: String?
//  ^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: the code in `if let found = state, …` never runs, because nothing sets `state`: it stays `nil`
    let limit: Int

    var body: some View {
        if let found = state, found.count > limit, found.hasPrefix("book") { Text(found) }
    }
}

// The branch is in a member that only a member without a use shows.
struct Pills: View {
    @State private var showsScroll = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[never_mutated_state]: `showsScroll` is always `false`, because nothing sets it

    var body: some View { Text("a") }

    private var overlay: some View { row }

    @ViewBuilder private var row: some View {
        if showsScroll { Text("b") }
    }
}

// Positive: something that never opens.
struct Presenters: View {
    @State private var isOpen = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: this `.sheet` never opens, because nothing sets `isOpen`: it stays `false`
    @State private var picked: Pick?
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: this `.alert` never opens, because nothing sets `picked`: it stays `nil`
    @State private var isSearching = false
    @State private var isShared = false
    @State private var isShown = false

    var body: some View {
        Text("Presenters")
            .sheet(isPresented: $isOpen) { Text("Sheet") }
            .alert(item: $picked) { Alert(title: Text($0.id)) }
            // Negative: the user opens the search, and the other view may set the value.
            .searchable(text: .constant(""), isPresented: $isSearching)
            .sheet(isPresented: $isShared) { PickerPage(isShown: $isShared) }
            .sheet(isPresented: $isShown) { Text("Page") }
            .overlay { PickerPage(isShown: $isShown) }
    }
}

struct Pick: Identifiable { let id: String }

struct PickerPage: View {
    @Binding var isShown: Bool

    var body: some View { Button("Close") { isShown = false } }
}

// Positive: another view of the file has a value with the same name, which its own views may set.
struct Card: View {
    @State private var isShown = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[never_mutated_state]: this `.popover` never opens, because nothing sets `isShown`: it stays `false`

    var body: some View {
        Text("Card").popover(isPresented: $isShown) { Text("More") }
    }
}
