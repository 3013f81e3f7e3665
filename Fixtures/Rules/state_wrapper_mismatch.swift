import SwiftUI

class Base: ObservableObject {
    @Published var text = ""
    @Published private(set) var fixed = 0
    @Published var note = ""

    func clear() { text = "" }
}

final class Draft: Base {
    var plain = 0
}

@Observable final class Modern {
    var text = ""
    func clear() { text = "" }
}

// Positive: read, also through a superclass.
struct Reader: View {
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@State` does not observe an `ObservableObject`

    var body: some View {
        Text(draft.text)
        Button("Clear") { draft.clear() }
    }
}

// Positive: bound to a control.
struct Editor: View {
    @State var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@State` does not observe an `ObservableObject`

    var body: some View {
        TextField("Text", text: $draft.text)
    }
}

// Positive: the caller passes the object.
struct Given: View {
    @State var draft: Draft
//  ^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@State` does not observe an `ObservableObject`

    var body: some View { header }

    @ViewBuilder private var header: some View {
        if draft.text.isEmpty { Text("Empty") }
    }
}

// Positive: an initializer fills the state; the fix would not compile.
struct Filled: View {
    @State private var draft: Draft
//  ^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@State` does not observe an `ObservableObject`

    init(draft: Draft) { _draft = State(initialValue: draft) }

    var body: some View { Text(draft.text) }
}

// Positive: replaced now and then; the fix would not compile.
struct Replaced: View {
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@State` does not observe an `ObservableObject`

    var body: some View {
        Text(draft.text)
        Button("New") { draft = Draft() }
    }
}

// Positive: a binding that nobody assigns.
struct Bound: View {
    @Binding var draft: Draft
//  ^^^^^^^^ info[state_wrapper_mismatch]: this view does not update when `text` of `draft` changes, because `@Binding` does not observe an `ObservableObject`

    var body: some View { Text(draft.text) }
}

// Positive, less certain.
struct Noted: View {
    @State private var draft = Draft()
//  ^^^^^^ info/medium[state_wrapper_mismatch]: this view does not update if `note` of `draft` changes, because `@State` does not observe an `ObservableObject`

    var body: some View { Text(draft.note) }
}

struct Annotating: View {
    var body: some View {
        Button("Annotate") {
            let some = find()
            some.note = "x"
        }
    }
}

// Positive: passed on to views that observe it.
struct Owner: View {
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: each update of the view around this one makes another `Draft` and throws it away, because `@State` evaluates its default value each time

    var body: some View { Child(draft: draft) }
}

struct EnvironmentOwner: View {
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: each update of the view around this one makes another `Draft` and throws it away, because `@State` evaluates its default value each time

    var body: some View { Text("").environmentObject(draft) }
}

struct Subscriber: View {
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: each update of the view around this one makes another `Draft` and throws it away, because `@State` evaluates its default value each time
    @State private var text = ""

    var body: some View { Text(text + draft.text).onReceive(draft.$text) { text = $0 } }
}

// Positive, as an owner: a child observes it, and the view itself observes something that may change with it.
struct Mixed: View {
    @EnvironmentObject var other: Base
    @State private var draft = Draft()
//  ^^^^^^ info[state_wrapper_mismatch]: each update of the view around this one makes another `Draft` and throws it away, because `@State` evaluates its default value each time

    var body: some View {
        Child(draft: draft)
        if !draft.text.isEmpty { Text(other.text) }
    }
}

// Negative: the right wrappers.
struct Child: View {
    @ObservedObject var draft: Draft
    @StateObject private var own = Draft()
    @State private var modern = Modern()
    @State private var title = "Title"

    var body: some View { Text(draft.text + own.text + modern.text + title) }
}

// Negative: a selection.
struct Selecting: View {
    @State private var selected: Draft?
    @State private var all: [Draft] = []

    var body: some View {
        Text(selected?.text ?? "")
        Text(all[0].text)
        Picking(draft: .constant(Draft()))
    }
}

struct Picking: View {
    @Binding var draft: Draft

    var body: some View {
        Text(draft.text)
        Button("Other") { draft = Draft() }
    }
}

struct Handing: View {
    @Binding var draft: Draft

    var body: some View {
        Text(draft.text)
        Picking(draft: $draft)
    }
}

// Negative: nothing is shown that changes.
struct Holder: View {
    @State private var draft = Draft()

    var body: some View {
        Text("\(draft.fixed) \(draft.plain)")
        Button("Clear") { draft.clear() }
            .task { draft.text = "" }
    }
}

// Negative: the object of the caller, which is only passed on.
struct Passing: View {
    @State var draft: Draft

    var body: some View { Child(draft: draft) }
}

// Negative: the view around it passes a closure with each update.
struct Around: View {
    @ObservedObject var draft: Draft

    var body: some View { Refreshed(draft: draft) { print("a") } }
}

struct Refreshed: View {
    @State var draft: Draft
    var onTap: () -> Void

    var body: some View { Text(draft.text).onTapGesture(perform: onTap) }
}

final class Counter {
    var count = 0
    var step = 1
    let limit = 10
    func add() { count += step }
}

final class RowCache {
    var height = 0.0
}

// Positive: a class that announces nothing.
struct Counting: View {
    @State private var counter = Counter()
//  ^^^^^^ warning[state_wrapper_mismatch]: this view does not update when an action changes `counter.count`, because `Counter` is a class that does not announce its changes

    var body: some View {
        Text("\(counter.count) of \(counter.limit)")
        Button("Add") { counter.count += 1 }
    }
}

// Negative: nothing that changes is shown; the action changes something else too, which updates the view; it calls code that
// may do so; the object is replaced; a cache.
struct Stepping: View {
    @State private var counter = Counter()
    @State private var isOn = false
    @State private var other = Counter()
    @State private var third = Counter()
    @State private var cache = RowCache()

    var body: some View {
        Text("\(counter.limit) \(isOn ? other.count : third.count) \(cache.height)")
        Button("Step") { counter.step = 2 }
        Button("Switch") {
            other.count = 0
            isOn.toggle()
        }
        Button("Add") {
            third.count = 1
            third = Counter()
        }
        Button("Measure") { cache.height = 40 }
    }
}

// Negative: a preview.
struct Reader_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var draft = Draft()

        var body: some View { Text(draft.text) }
    }

    static var previews: some View { Wrapper() }
}
