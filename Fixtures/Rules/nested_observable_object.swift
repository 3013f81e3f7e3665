import SwiftUI
import Combine

final class Form: ObservableObject {
    @Published var title = ""
    @Published private(set) var kind = 0
    var plain = 0

    func reset() {
        title = ""
        plain = 1
    }
}

class Model: ObservableObject {
    @Published var form = Form()
    let other = Form()
    @Published var maybe: Form?
    @Published var all: [Form] = []
    @Published var count = 0
}

final class Derived: Model {}

// Positive: the object in a published property.
struct Editor: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.form.title)
//           ^^^^^^^^^^^^^^^^ info[nested_observable_object]: this view does not update when `title` of `form` changes, because `model` only publishes a change when its `form` is replaced
        Text(model.form.title + "again")
        Text("\(model.other.plain)")
        Button("Reset") { model.form.reset() }
    }
}

// Positive: in a plain property; through a computed property and a superclass.
struct Other: View {
    @EnvironmentObject var model: Derived

    var body: some View { header }

    private var header: some View { Text(self.model.other.title).onTapGesture { model.other.reset() } }
//                                       ^^^^^^^^^^^^^^^^^^^^^^ info[nested_observable_object]: this view does not update when `title` of `other` changes, because `model` does not pass on changes of `other`
}

// Positive: the inner object changes by itself.
final class Timed: ObservableObject {
    @Published var seconds = 0

    func run() async {
        seconds += 1
    }
}

final class Clock: ObservableObject {
    @Published var timed: Timed

    init(timed: Timed) { self.timed = timed }
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.timed.seconds)") }
//                                ^^^^^^^^^^^^^^^^^^^ info[nested_observable_object]: this view does not update when `seconds` of `timed` changes, because `clock` only publishes a change when its `timed` is replaced
}

// Positive, less certain: only `onChange` reads it, and other code changes it.
struct Watching: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.count)").onChange(of: model.form.title) { print("changed") }
//                                          ^^^^^^^^^^^^^^^^ info/low[nested_observable_object]: this view does not update if `title` of `form` changes, because `model` does not pass on changes of `form`
    }
}

// Positive: the model subscribes to it, but announces nothing.
final class Listening: ObservableObject {
    @Published var form = Form()
    @Published var count = 0
    let subject = PassthroughSubject<String, Never>()
    private var cancellable: AnyCancellable?

    func listen() {
        cancellable = form.$title.sink { [weak self] title in self?.subject.send(title) }
    }

    func listenToKind() {
        cancellable = form.$kind.sink { [weak self] kind in self?.count = kind }
    }
}

struct Listened: View {
    @ObservedObject var model: Listening

    var body: some View { Text(model.form.title) }
}

// Negative: the model passes the changes on.
final class Sending: ObservableObject {
    @Published var form = Form()
    private var cancellable: AnyCancellable?

    init() {
        cancellable = form.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

struct Sent: View {
    @ObservedObject var model: Sending

    var body: some View { Text(model.form.title) }
}

final class Copying: ObservableObject {
    @Published var form = Form()
    @Published var title = ""

    init() {
        form.$title.assign(to: &$title)
    }
}

struct Copied: View {
    @ObservedObject var model: Copying

    var body: some View { Text(model.form.title) }
}

final class Updating: ObservableObject {
    @Published var form = Form()
    @Published var title = ""
    private var cancellable: AnyCancellable?

    init() {
        cancellable = form.$title.sink { [weak self] _ in self?.update() }
    }

    private func update() { title = form.title }
}

struct Updated: View {
    @ObservedObject var model: Updating

    var body: some View { Text(model.form.title) }
}

final class Following: ObservableObject {
    @Published var form = Form()
    @Published var title = ""

    init() {
        $form.flatMap { $0.$title }.assign(to: &$title)
    }
}

struct Followed: View {
    @ObservedObject var model: Following

    var body: some View { Text(model.form.title) }
}

// Negative: the view observes the inner object too, or hands it to a view that does.
struct Both: View {
    @ObservedObject var model: Model
    @ObservedObject var form: Form

    var body: some View { Text(model.form.title) }
}

struct Handing: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.form.title)
        FormTitle(form: model.form)
    }
}

struct FormTitle: View {
    @ObservedObject var form: Form

    var body: some View { Text(form.title) }
}

struct Receiving: View {
    @ObservedObject var model: Model
    @State private var title = ""

    var body: some View { Text(model.form.title).onReceive(model.form.$title) { title = $0 } }
}

// Negative: a binding assigns the object in the model too; actions, methods, plain and constant properties, selections.
struct Binding2: View {
    @ObservedObject var model: Model
    @State private var isShown = false

    var body: some View {
        TextField("Title", text: $model.form.title)
        Text("\(model.form.kind) \(model.form.plain) \(model.maybe?.title ?? "") \(model.all[0].title)")
        Button("Print") { print(model.form.title) }
            .onDisappear { print(model.form.title) }
            .sheet(isPresented: $isShown) { Text(model.form.title) }
    }
}

// Negative: the model announces a change of its own with each change of the inner object.
final class Step: ObservableObject {
    @Published var title = ""
}

final class Steps: ObservableObject {
    @Published var step = Step()
    @Published var count = 0

    func next() {
        step.title = "next"
        count += 1
    }
}

struct StepsView: View {
    @ObservedObject var model: Steps

    var body: some View { Text(model.step.title) }
}

// Negative: `@Observable` models are followed.
@Observable final class Inner {
    var title = ""
    func reset() { title = "" }
}

final class Outer: ObservableObject {
    @Published var inner = Inner()
}

struct Modern: View {
    @ObservedObject var model: Outer

    var body: some View { Text(model.inner.title) }
}

// False positive trap: the only view that shows it observes the inner object and makes it again.
struct Outer: View {
    @ObservedObject var form: Form
    let model: Model

    var body: some View {
        Text(form.title)
        Inside(model: model)
    }
}

struct Inside: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.form.title) }
}

// A computed property of the model reads the inner object.
final class Store: ObservableObject {
    @Published var isOn = false

    func load() async { isOn = true }
}

final class Switches: ObservableObject {
    let store = Store()
    @Published var count = 0

    var isOn: Bool { store.isOn }
    var isCounted: Bool { count > 0 }
}

struct SwitchView: View {
    @ObservedObject var switches: Switches

    var body: some View {
        Text(switches.isOn ? "On" : "Off")
//           ^^^^^^^^^^^^^ info[nested_observable_object]: this view does not update when `isOn` of `store` changes, because `switches` does not pass on changes of `store`
        Text(switches.isCounted ? "Some" : "None")
    }
}

// Silent: the model passes the changes on.
final class Passing: ObservableObject {
    let store = Store()
    @Published var isShown = false
    var isOn: Bool { store.isOn }

    init() { store.$isOn.assign(to: &$isShown) }
}

struct PassingView: View {
    @ObservedObject var passing: Passing

    var body: some View { Text(passing.isOn ? "On" : "Off") }
}
