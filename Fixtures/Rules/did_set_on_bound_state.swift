import SwiftUI

// Positive: controls and modifiers set the value by a binding.
struct Settings: View {
    @State private var isMetric = true {
        didSet { save(isMetric) }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `isMetric` does not run when the user changes the value in this `Toggle`, because `$isMetric` does not call it
    }
    @AppStorage("tab") private var tab = 0 {
        willSet { leave(tab) }
//      ^^^^^^^ warning[did_set_on_bound_state]: `willSet` of `tab` does not run when the user changes the value in this `TabView`, because `$tab` does not call it
    }
    @Binding var filter: Filter {
        didSet { apply() }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `filter` does not run when the user changes the value in this `TextField`, because `$filter` does not call it
    }
    @State private var query = "" {
        didSet { apply() }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `query` does not run when `.searchable` sets the value, because `$query` does not call it
    }
    @State private var failure: Failure? {
        didSet { if failure == nil { reset() } }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `failure` does not run when `.alert` sets the value, because `$failure` does not call it
    }

    var body: some View {
        TabView(selection: $tab) {
            List {
                Toggle("Metric", isOn: $isMetric)
                TextField("Name", text: $filter.name)
            }
            .searchable(text: $query)
            .alert(item: $failure) { Alert(title: Text($0.text)) }
        }
    }

    private func save(_ isMetric: Bool) { UserDefaults.standard.set(isMetric, forKey: "metric") }
    private func leave(_ tab: Int) { UserDefaults.standard.set(tab, forKey: "last") }
    private func apply() { UserDefaults.standard.set(0, forKey: "page") }
    private func reset() { UserDefaults.standard.removeObject(forKey: "page") }
}

struct Filter { var name = "" }
struct Failure: Identifiable { let id: Int, text: String }

// Negative: code of the view assigns the value, the observer only logs, or `.onChange` does the same.
struct Quiet: View {
    @State private var count = 0 {
        didSet { UserDefaults.standard.set(count, forKey: "count") }
    }
    @State private var isOn = false {
        didSet { print("is on", isOn) }
    }
    @State private var size = 1.0 {
        didSet { UserDefaults.standard.set(size, forKey: "size") }
    }
    @State private var isShown = false {
        didSet { if isShown { UserDefaults.standard.set(true, forKey: "shown") } }
    }
    @State private var name = "" {
        didSet { UserDefaults.standard.set(name, forKey: "name") }
    }

    var body: some View {
        Button("\(count)") { count += 1 }
        Toggle("On", isOn: $isOn)
        Slider(value: $size)
            .onChange(of: size) { UserDefaults.standard.set(size, forKey: "size") }
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("Shown") }
        NameField(name: $name)
    }
}

struct NameField: View {
    @Binding var name: String
    var body: some View { Text(name) }
}

// Negative: the property of a class is set itself.
final class Model: ObservableObject {
    @AppStorage("sound") var sound = true {
        didSet { UserDefaults.standard.set(sound, forKey: "copy") }
    }
    @Published var volume = 1.0 {
        didSet { UserDefaults.standard.set(volume, forKey: "volume") }
    }
}

struct Player: View {
    @StateObject private var model = Model()

    var body: some View {
        Toggle("Sound", isOn: $model.sound)
        Slider(value: $model.volume)
    }
}

// Positive: a view of the project sets the binding that it gets.
struct Pages: View {
    @AppStorage("page") private var page = 0 {
        didSet { UserDefaults.standard.set(page, forKey: "last") }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `page` does not run when the user changes the value in this `PageBar`, because `$page` does not call it
    }

    var body: some View { PageBar(selected: $page) }
}

struct PageBar: View {
    @Binding var selected: Int
    var body: some View { Button("Next") { selected = 1 } }
}

// Positive: the package Defaults.
struct Launch: View {
    @Default(.launchesAtLogin) var launchesAtLogin {
        didSet { register(launchesAtLogin) }
//      ^^^^^^ warning[did_set_on_bound_state]: `didSet` of `launchesAtLogin` does not run when the user changes the value in this `Toggle`, because `$launchesAtLogin` does not call it
    }

    var body: some View { Toggle("At login", isOn: $launchesAtLogin) }

    private func register(_ isOn: Bool) { UserDefaults.standard.set(isOn, forKey: "login") }
}
