import SwiftUI

final class Player: ObservableObject {
    @Published var volume = 1.0
    var log: [String] = []
}

final class Box {
    var count = 0
    func insert(_ value: Int) {}
}

// Positive: in the body, in a builder of a modifier, and in what the body runs.
struct Titles: View {
    let ids: [Int]
    @State private var cache: [Int: String] = [:]
    @State var isShown = false
    @State private var count = 0
    @StateObject private var player = Player()

    var body: some View {
        let _ = (count += 1)
//               ^^^^^ warning[state_changed_in_body]: this change of `count` may be lost or cause updates without end, because the body makes it while SwiftUI evaluates the body
        VStack {
            ForEach(ids, id: \.self) { id in Text(title(of: id)) }
            Text(summary)
            header
        }
        .alert(isPresented: $isShown) {
            isShown = false
//          ^^^^^^^ warning[state_changed_in_body]: this change of `isShown` may be lost or cause updates without end, because the body makes it while SwiftUI evaluates the body
            return Alert(title: Text("Done"))
        }
    }

    private func title(of id: Int) -> String {
        if let known = cache[id] { return known }
        let title = "Title \(id)"
        cache[id] = title
//      ^^^^^ warning[state_changed_in_body]: this change of `cache` may be lost or cause updates without end, because `title` makes it while SwiftUI evaluates the body
        return title
    }

    private var summary: String {
        player.volume = 0
//      ^^^^^^ warning[state_changed_in_body]: this change of `player.volume` may be lost or cause updates without end, because `summary` makes it while SwiftUI evaluates the body
        return "Summary"
    }

    private var header: some View {
        ids.forEach { self.count = $0 }
//                         ^^^^^ warning[state_changed_in_body]: this change of `count` may be lost or cause updates without end, because `header` makes it while SwiftUI evaluates the body
        return Text("Header")
    }
}

// False positive traps: actions, tasks, closures that run later, objects in state, initializers, setters.
struct Rests: View {
    @State private var count = 0
    @State private var names: [String] = []
    @State private var box = Box()
    @ObservedObject var player: Player
    @Binding var isOn: Bool

    init(player: Player, isOn: Binding<Bool>) {
        self.player = player
        _isOn = isOn
        count = 1
    }

    var body: some View {
        let reset = { count = 0 }
        let _ = box.insert(1)
        let _ = (box.count = 2)
        VStack {
            Button("Add") { count += 1 }
            Button("Reset", action: reset)
            Button("Clear", action: clear)
            Child(onTap: clear)
            Child { count = 3 }
            Text(log())
            TextField("Name", text: Binding(get: { names.first ?? "" }, set: { names = [$0] }))
            Toggle("On", isOn: flipped)
        }
        .onAppear { clear() }
        .onChange(of: count) { _ in isOn = false }
        .task { await load() }
    }

    private var flipped: Binding<Bool> { Binding { !isOn } set: { isOn = !$0 } }

    private var shown: Int {
        get { count }
        nonmutating set { count = newValue }
    }

    private func clear() { names.removeAll() }

    private func load() async { names = ["a"] }

    private func log() -> String {
        DispatchQueue.main.async { count += 1 }
        Task { names = [] }
        player.log.append("a")
        func later() { count = 4 }
        var count = 1
        count += 1
        return "\(count)"
    }
}

struct Child: View {
    let onTap: () -> Void

    var body: some View { Text("Child").onTapGesture(perform: onTap) }
}

@main
struct TitlesApp: App {
    @State private var isOn = false

    var body: some Scene {
        WindowGroup {
            Titles(ids: [])
            Rests(player: Player(), isOn: $isOn)
            ShortcutList()
            StreakView(streak: Streak())
            SilentView(silent: Silent())
        }
    }
}

// Positive: the getter of a binding runs with the body, and a part of a struct is a change of it.
struct KeyShortcut { var unit: Int? }

struct ShortcutEditor: View {
    @Binding var shortcut: KeyShortcut

    var body: some View {
        Toggle(
            "Pixels",
            isOn: Binding(
                get: {
                    if shortcut.unit == nil { shortcut.unit = 1 }
//                                            ^^^^^^^^ warning[state_changed_in_body]: this change of `shortcut` may be lost or cause updates without end, because the body makes it while SwiftUI evaluates the body
                    return shortcut.unit == 2
                },
                set: { shortcut.unit = $0 ? 2 : 1 }
            )
        )
    }
}

struct ShortcutList: View {
    @State private var shortcut = KeyShortcut()

    var body: some View { ShortcutEditor(shortcut: $shortcut) }
}

// Negative: the closure is kept in a value of an enum, whatever the case is called.
enum FormAction {
    case sync(action: () -> Void)
    case first(() -> Void)
}

struct LinkForm: View {
    @State private var showsError = false

    var body: some View {
        FormButton(action: .sync(action: { submit() }))
        FormButton(action: .first { submit() })
    }

    private func submit() { showsError = true }
}

struct FormButton: View {
    let action: FormAction

    var body: some View {
        Button("Go") {
            switch action {
            case .sync(let action), .first(let action): action()
            }
        }
    }
}

// MARK: - What a body runs in a model

final class Streak: ObservableObject {
    @Published var days = 0
    @Published var scope: Set<String> = []
    @Published private(set) var visits = 0
    @Published private(set) var loads = 0
    @Published var box = Box()
    private var cache: [Int: String] = [:]

    // Positive: the getter calls a method that sets the property.
    var currentDays: Int {
        refresh()
        return days
    }

    private func refresh() {
        if cache.isEmpty { days = 0 }
//                         ^^^^ warning[state_changed_in_body]: this change of `days` may be lost or cause updates without end, because the body of `StreakView` makes it with `currentDays` while SwiftUI evaluates the body
    }

    // Positive: a method.
    func usedScope(of all: Set<String>) -> Set<String> {
        let used = scope.intersection(all)
        if used != scope { scope = used }
//                         ^^^^^ warning[state_changed_in_body]: this change of `scope` may be lost or cause updates without end, because the body of `StreakView` makes it with `usedScope` while SwiftUI evaluates the body
        return used
    }

    // Negative: it changes what nothing publishes, later, in an object, or in a local value of the same name.
    func title(of day: Int) -> String {
        if let known = cache[day] { return known }
        cache[day] = "Day \(day)"
        box.insert(day)
        Task { visits += 1 }
        DispatchQueue.main.async { self.loads += 1 }
        var days = 1
        days += 1
        return "Day \(days)"
    }

    // Negative: only actions and a setter run these.
    func seek(to day: Int) { visits = day }

    func reset() -> Int {
        visits = 0
        return visits
    }

    func load() async -> Int {
        loads += 1
        return loads
    }

    var isActive: Bool {
        get { visits > 0 }
        set { visits = newValue ? 1 : 0 }
    }
}

struct StreakView: View {
    @ObservedObject var streak: Streak
    @State private var position = 0.0

    var body: some View {
        VStack {
            Text("\(streak.currentDays)")
            Text(streak.title(of: 1))
            Text("\(streak.usedScope(of: ["a"]).count)")
            Text(streak.isActive ? "On" : "Off")
            Button("Reset") { _ = streak.reset() }
            Slider(value: $position, in: 0...1) { isEditing in
                if !isEditing { streak.seek(to: 1) }
            }
        }
        .task { _ = await streak.load() }
    }
}

// Negative: no view observes this model.
final class Silent: ObservableObject {
    @Published var reads = 0

    func text() -> String {
        reads += 1
        return "a"
    }
}

struct SilentView: View {
    let silent: Silent

    var body: some View { Text(silent.text()) }
}
