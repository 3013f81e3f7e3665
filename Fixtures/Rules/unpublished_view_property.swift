import SwiftUI

final class Player: ObservableObject {
    @Published var progress = 0.0
    var isMuted = false
    var title = ""
    var note = ""
    var volume = 1.0
    var isOpen = false
    var rate = 1.0
    var onEnd: () -> Void = {}
    var child = Track()
    var queue: [String] = []
    var badge = ""
    var alert: String?
    var copied = 0
    @Published var source = 0 { didSet { copied = source } }
    var observed = 0 { didSet { report() } }
    var count: Int { queue.count }
    lazy var label = "Player"
    let id = 1
    var setOnce: Int

    init(setOnce: Int) {
        self.setOnce = setOnce
        onEnd = {}
    }

    func mute() { isMuted = true }
    func fail() { alert = "Failed" }
    func change() { source += 1 }

    /// Announces another change.
    func seek() {
        rate = 2
        progress = 0
    }

    func clear() {
        queue = []
        restart()
    }

    private func restart() { progress = 0 }
    private func report() {}
}

final class Track: ObservableObject {
    @Published var name = ""
}

/// Announces its changes itself.
final class Sender: ObservableObject {
    var value = 0

    func raise() {
        objectWillChange.send()
        value += 1
    }
}

final class Record: NSManagedObject {
    @NSManaged var name: String
    var cached = 0
}

class Base: ObservableObject {
    var depth = 0
}

final class Derived: Base {
    func sink() { depth += 1 }
}

@Observable final class Modern {
    var name = ""
}

struct PlayerView: View {
    @ObservedObject var player: Player
    @StateObject private var derived = Derived()

    var body: some View {
        Text(player.isMuted ? "Muted" : "Playing")
//           ^^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `player.isMuted` after its own action changes it, because `Player` announces no change of `isMuted`
        Button("Mute", action: { player.mute() })
        Slider(value: $player.volume)
//                    ^^^^^^^^^^^^^^ info/medium[unpublished_view_property]: this view is not updated when `$player.volume` is set, because `volume` of `Player` is not `@Published`
        TextField("Title", text: $player.title)
//                               ^^^^^^^^^^^^^ info/medium[unpublished_view_property]: this view is not updated when `$player.title` is set, because `title` of `Player` is not `@Published`
        TextField("Note", text: $player.note)
//                              ^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `note` after a control sets `$player.note`, because `note` of `Player` is not `@Published`
        Text(player.note)
        Text("\(player.rate)")
//              ^^^^^^^^^^^ info/low[unpublished_view_property]: this view may keep showing the old `rate` after it changes, because `rate` of `Player` is not `@Published`
        Button("Seek") { player.seek() }
        Text("\(derived.depth)")
//              ^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `derived.depth` after its own action changes it, because `Derived` announces no change of `depth`
        Button("Down") { derived.sink() }
        Button("Open") { player.isOpen = true }
            .sheet(isPresented: $player.isOpen) { Text(player.label) }
//                              ^^^^^^^^^^^^^^ warning[unpublished_view_property]: `.sheet` does not show that `isOpen` changes, because `isOpen` of `Player` is not `@Published`
        Badge(text: $player.badge)
    }
}

// Sets nothing.
struct Badge: View {
    @Binding var text: String

    var body: some View { Text(text) }
}

// False positive traps.
struct Traps: View {
    @ObservedObject var player: Player
    @StateObject private var sender = Sender()
    @ObservedObject var record: Record
    @Bindable var modern: Modern

    var body: some View {
        Text("\(player.setOnce) \(player.id) \(player.count) \(player.observed) \(sender.value)")
        Text(player.child.name)
        Button("End", action: player.onEnd)
        Button("Raise") { sender.raise() }
        Button("Fail") { player.fail() }
            .alert(isPresented: .constant(true), content: {
                let title = player.alert ?? ""
                return Alert(title: Text(title))
            })
        Button("Change") { player.change() }
        Button("Rename") { player.observed += 1 }
        Slider(value: $player.progress)
        TextField("Name", text: $modern.name)
        Button("Log") { print(player.isMuted) }
        Text("\(record.cached) \(record.name)")
        Button("Cache") { record.cached = 1 }
    }
}

// MARK: Plain classes

final class Preset: Identifiable {
    let id = UUID()
    var name = "Preset"
}

final class Zoom {
    var presets: [Preset] = []
    var isOn = false
    var isLocked = false
    var speed = 1.0
    var hits = 0 { didSet { onHit?() } }
    var onHit: (() -> Void)?
}

final class Database {
    var zoom = Zoom()
    var label = ""
}

final class Camera: ObservableObject {
    @Published var isLive = false
    @Published var zoom = Zoom()
    let database = Database()
    private let store = Store()

    func save() { store.write(database) }
    func restart() {
        save()
        stop()
    }
    private func stop() { isLive = false }
}

final class Store {
    private var text = ""

    func write(_ database: Database) {
        text = database.label
        database.label = ""
    }
}

struct SpeedField: View {
    @State var value: Double
    var onSubmit: (Double) -> Void

    var body: some View {
        TextField("Speed", value: $value, format: .number)
            .onSubmit { onSubmit(value) }
    }
}

@Model
final class Lens {
    var name = ""
}

struct AddButton: View {
    var action: () -> Void

    var body: some View { Button("Add", action: action) }
}

struct ZoomSettings: View {
    @EnvironmentObject var camera: Camera

    var body: some View {
        Form {
            ForEach(camera.database.zoom.presets) { Text($0.name) }
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `camera.database.zoom.presets` after its own action changes it, because `Zoom` announces no change of `presets`
                .onDelete { camera.database.zoom.presets.remove(atOffsets: $0) }
            AddButton {
                camera.database.zoom.presets.append(Preset())
                camera.save()
            }
            Toggle("On", isOn: Binding(get: { camera.zoom.isOn }, set: { camera.zoom.isOn = $0 }))
//                                            ^^^^^^^^^^^^^^^^ info/medium[unpublished_view_property]: this view is not updated when its control sets `camera.zoom.isOn`, because `Zoom` announces no change of `isOn`
        }
    }
}

struct ZoomSpeed: View {
    let zoom: Zoom

    var body: some View {
        Text("\(zoom.speed)")
//              ^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `zoom.speed` after its own action changes it, because `Zoom` announces no change of `speed`
            .onTapGesture(perform: faster)
    }

    private func faster() { zoom.speed += 1 }
}

// False positive traps: something else is announced, the code is not known, or the value is not shown.
struct ZoomTraps: View {
    @EnvironmentObject var camera: Camera
    @State private var count = 0
    @State private var isShown = false
    let zoom: Zoom
    let player: AVPlayer
    let onChange: () -> Void

    var body: some View {
        Text("\(zoom.speed) \(camera.database.label) \(camera.zoom.isLocked ? "Locked" : "Open")")
            .onChange(of: zoom.isOn) { zoom.isOn = false }
            .onAppear { zoom.speed = 1 }
            .sheet(isPresented: $isShown) {
                Button("Reset") { zoom.speed = 2 }
            }
        ForEach(zoom.presets) { Text($0.name) }
        Button("Add") {
            zoom.presets.append(Preset())
            count += 1
        }
        Button("Clear") {
            zoom.presets = []
            onChange()
        }
        Button("Rename") {
            camera.database.label = "New"
            camera.restart()
        }
        Button("Lock") {
            camera.zoom.isLocked = true
            camera.objectWillChange.send()
        }
        Button("Replace") { camera.zoom = Zoom() }
        // What the system does is not known.
        Button("Play") {
            zoom.speed = 3
            player.play()
        }
        Text("\(zoom.hits)")
        Button("Hit") { zoom.hits += 1 }
    }
}

// False positive traps: the classes of SwiftData announce their changes, and a field keeps the text that it changes.
struct LensTraps: View {
    let lens: Lens
    let zoom: Zoom

    var body: some View {
        Text(lens.name)
        Button("Rename") { lens.name = "50 mm" }
        SpeedField(value: zoom.speed) { submit($0) }
    }

    private func submit(_ speed: Double) {
        guard let speed = Double(exactly: speed) else { return }
        zoom.speed = speed
    }
}

// A method of the object changes the variable. Silent: it also changes a published one, or it calls a delegate.
final class Recorder: ObservableObject {
    @Published var isLive = false
    var takes = 0
    var label = ""
    var volume = 0
    weak var delegate: RecorderDelegate?

    func record() { takes += 1 }
    func rename() {
        label = "Take"
        isLive = true
    }
    func louder() {
        volume += 1
        delegate?.recorderDidChange()
    }
}

protocol RecorderDelegate: AnyObject {
    func recorderDidChange()
}

struct RecorderControls: View {
    @ObservedObject var recorder: Recorder

    var body: some View {
        Text("\(recorder.takes) \(recorder.label) \(recorder.volume)")
//              ^^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `recorder.takes` after its own action changes it, because `Recorder` announces no change of `takes`
//                                ^^^^^^^^^^^^^^ info/low[unpublished_view_property]: this view may keep showing the old `label` after it changes, because `label` of `Recorder` is not `@Published`
//                                                  ^^^^^^^^^^^^^^^ info/low[unpublished_view_property]: this view keeps showing the old `volume` after it changes, because `volume` of `Recorder` is not `@Published`
        Button("Record") { recorder.record() }
        Button("Rename") { recorder.rename() }
        Button("Louder") { recorder.louder() }
    }
}

// False positive trap: the view around it updates the view at each frame.
struct Score: View {
    let recorder: Recorder
    let date: Date

    var body: some View {
        Text("\(recorder.takes) \(date)")
            .onTapGesture { recorder.takes += 1 }
    }
}

struct Game: View {
    let recorder: Recorder

    var body: some View {
        TimelineView(.animation) { context in
            Score(recorder: recorder, date: context.date)
        }
    }
}

// A computed property over the user defaults announces nothing.
final class Options: ObservableObject {
    private let defaults = UserDefaults.standard

    var showsMap: Bool {
        get { UserDefaults.standard.bool(forKey: "showsMap") }
        set { UserDefaults.standard.set(newValue, forKey: "showsMap") }
    }
    var radius: Double {
        get { defaults.double(forKey: "radius") }
        set { defaults.set(newValue, forKey: "radius") }
    }
    var isLoud: Bool {
        get { defaults.bool(forKey: "isLoud") }
        set { defaults.set(newValue, forKey: "isLoud") }
    }
    var isShared: Bool {
        get { defaults.bool(forKey: "isShared") }
        set { defaults.set(newValue, forKey: "isShared") }
    }
    @Published private var revision = 0
    var isCounted: Bool {
        get { defaults.bool(forKey: "isCounted") }
        set {
            defaults.set(newValue, forKey: "isCounted")
            revision += 1
        }
    }
}

struct OptionsForm: View {
    @ObservedObject var options: Options
    @AppStorage("isShared") private var isShared = false

    var body: some View {
        Form {
            Toggle("Map", isOn: $options.showsMap)
//                              ^^^^^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `showsMap` after a control sets `$options.showsMap`, because `showsMap` of `Options` only sets a value of the user defaults and announces nothing
            if options.showsMap { Text("Map") }
            Slider(value: $options.radius, in: 0...10)
//                        ^^^^^^^^^^^^^^^ warning[unpublished_view_property]: this view keeps showing the old `radius` after a control sets `$options.radius`, because `radius` of `Options` only sets a value of the user defaults and announces nothing
            Text(options.radius, format: .number)
            // Silent: the control shows its own value, and nothing else does.
            Toggle("Loud", isOn: $options.isLoud)
            // Silent: the view is updated through its own property.
            Toggle("Shared", isOn: $options.isShared)
            if options.isShared || isShared { Text("Shared") }
            // Silent: the setter announces another change.
            Toggle("Counted", isOn: $options.isCounted)
            if options.isCounted { Text("Counted") }
        }
    }
}

// Silent: the class announces changes itself.
final class AnnouncingOptions: ObservableObject {
    var showsMap: Bool {
        get { UserDefaults.standard.bool(forKey: "announced") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "announced")
        }
    }
}

struct AnnouncedForm: View {
    @ObservedObject var options: AnnouncingOptions

    var body: some View {
        Toggle("Map", isOn: $options.showsMap)
        if options.showsMap { Text("Map") }
    }
}

// Values of other modules are no objects, and a computed property may only read and set another variable.
final class Tabs: ObservableObject {
    let taps = PassthroughSubject<Int, Never>()
    var path = NavigationPath()
    var parser = Parser()
    private var _selected = 0
    private var _counted = 0
    @Published private var count = 0

    var selected: Int {
        get { _selected }
        set {
            _selected = newValue
            taps.send(newValue)
        }
    }
    var counted: Int {
        get { _counted }
        set {
            _counted = newValue
            count += 1
        }
    }
}

struct TabsView: View {
    @StateObject private var tabs = Tabs()

    var body: some View {
        NavigationStack(path: $tabs.path) {
//                            ^^^^^^^^^^ info/medium[unpublished_view_property]: this view is not updated when `$tabs.path` is set, because `path` of `Tabs` is not `@Published`
            TabView(selection: $tabs.selected) { Text("Tab") }
//                             ^^^^^^^^^^^^^^ info/medium[unpublished_view_property]: this view is not updated when `$tabs.selected` is set, because `selected` of `Tabs` is not `@Published`
            TabView(selection: $tabs.counted) { Text("Tab") }
            ParserField(parser: $tabs.parser)
        }
    }
}

// `@Observable` tracks stored properties only.
@Observable final class Setup {
    private let store = UserDefaults.standard
    private static let key = "isDone"
    var step = 0

    var isDone: Bool {
        get { store.bool(forKey: Self.key) }
        set { store.set(newValue, forKey: Self.key) }
    }
    var name: String {
        get {
            if store.object(forKey: "name") != nil { return store.string(forKey: "name") ?? "" }
            return "\(step)"
        }
        set { store.set(newValue, forKey: "name") }
    }
    /// Silent: the getter or the setter uses a stored variable, or the class tracks the value itself.
    var isTracked: Bool {
        get {
            _ = step
            return store.bool(forKey: "isTracked")
        }
        set { store.set(newValue, forKey: "isTracked") }
    }
    var isStepped: Bool {
        get { store.bool(forKey: "isStepped") }
        set {
            store.set(newValue, forKey: "isStepped")
            step += 1
        }
    }
    var isFixed: Bool {
        get { store.bool(forKey: "isFixed") }
        set { store.set(newValue, forKey: "isFixed") }
    }
    var isBound: Bool {
        get { store.bool(forKey: "isBound") }
        set { store.set(newValue, forKey: "isBound") }
    }

    func finish() {
        isDone = true
        name = "done"
        isTracked = true
        isStepped = true
    }
}

struct SetupRoot: View {
    @Environment(Setup.self) private var setup

    var body: some View {
        if setup.isDone { Text(setup.name) }
//         ^^^^^^^^^^^^ info/medium[unpublished_view_property]: this view keeps showing the old `isDone` after code sets it, because `isDone` of `Setup` only reads the user defaults, which `@Observable` does not track
//                             ^^^^^^^^^^ info/medium[unpublished_view_property]: this view keeps showing the old `name` after code sets it, because `name` of `Setup` only reads the user defaults, which `@Observable` does not track
        if setup.isTracked || setup.isFixed { Text("Done") }
        Button("Finish") { setup.finish() }
    }
}

struct SteppedRoot: View {
    @Bindable var setup: Setup

    var body: some View {
        Text(setup.isStepped ? "Done" : "\(setup.step)")
        Toggle("Bound", isOn: $setup.isBound)
    }
}

// Silent: `@AppStorage` updates the view.
struct StoredRoot: View {
    let setup: Setup
    @AppStorage("isDone") private var isStored = false

    var body: some View { Text(setup.isDone && isStored ? "Done" : "") }
}

// A method sets the value that the property reads. Silent: it sets a stored variable too, or nothing calls it.
@Observable final class Pins {
    private let store = UserDefaults.standard
    private(set) var revision = 0

    var pinned: [String] { store.stringArray(forKey: "pinned") ?? [] }
    var starred: [String] { store.stringArray(forKey: "starred") ?? [] }
    var hidden: [String] { store.stringArray(forKey: "hidden") ?? [] }

    func pin(_ name: String) { store.set(pinned + [name], forKey: "pinned") }
    func star(_ name: String) {
        store.set(starred + [name], forKey: "starred")
        announce()
    }
    private func announce() { revision += 1 }
}

final class OldPins: ObservableObject {
    @Published private(set) var revision = 0

    var pinned: [String] { UserDefaults.standard.stringArray(forKey: "pinned") ?? [] }
    var starred: [String] { UserDefaults.standard.stringArray(forKey: "starred") ?? [] }

    func unpin() { UserDefaults.standard.removeObject(forKey: "pinned") }
    func star() {
        UserDefaults.standard.set(starred, forKey: "starred")
        revision += 1
    }
}

struct OldPinList: View {
    @StateObject private var pins = OldPins()

    var body: some View {
        Text(pins.pinned.joined() + pins.starred.joined())
//           ^^^^^^^^^^^ info/medium[unpublished_view_property]: this view keeps showing the old `pinned` after code sets it, because `pinned` of `OldPins` only reads the user defaults and announces nothing
        Button("Unpin") { pins.unpin() }
        Button("Star") { pins.star() }
    }
}

struct PinList: View {
    @Environment(Pins.self) private var pins

    var body: some View {
        Text(pins.pinned.joined())
//           ^^^^^^^^^^^ info/medium[unpublished_view_property]: this view keeps showing the old `pinned` after code sets it, because `pinned` of `Pins` only reads the user defaults, which `@Observable` does not track
        Text(pins.starred.joined() + "\(pins.revision)")
        Text(pins.hidden.joined())
        Button("Pin") { pins.pin("a") }
        Button("Star") { pins.star("a") }
    }
}

@Observable final class Announced {
    var isDone: Bool {
        get {
            access(keyPath: \.isDone)
            return UserDefaults.standard.bool(forKey: "isDone")
        }
        set { withMutation(keyPath: \.isDone) { UserDefaults.standard.set(newValue, forKey: "isDone") } }
    }

    func finish() { isDone = true }
}

struct AnnouncedRoot: View {
    let announced: Announced

    var body: some View {
        if announced.isDone { Text("Done") }
        Button("Finish") { announced.finish() }
    }
}
