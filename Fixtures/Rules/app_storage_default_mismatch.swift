import SwiftUI

enum Mode: String {
    case light, dark
    static let standard = Mode.light
}

struct Level: RawRepresentable {
    var rawValue: Int
    static let low = Level(rawValue: 0)
    static let high = Level(rawValue: 0)
}

enum Keys {
    static let size = "size"
    static let count = "count"
}

enum Fallback {
    static let mode = Mode.dark
}

enum Defaults {
    static let size = 12
}

struct Reader: View {
    @AppStorage("isLarge") private var isLarge = false
//  ^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets the value of this key, `isLarge` is `false` here and `true` elsewhere, because the defaults differ
    @AppStorage("mode") private var mode: Mode = .light
    @AppStorage(Keys.size) private var size = 12
    @AppStorage("theme") private var theme: String?
//  ^^^^^^^^^^^^^^^^^^^^ info/low[app_storage_default_mismatch]: until something sets the value of this key, `theme` is `nil` here and `"plain"` elsewhere
    @AppStorage(wrappedValue: 1, "speed") private var speed
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        Text("\(isLarge) \(mode) \(size) \(theme ?? "") \(speed) \(tab)")
    }
}

struct ReaderSettings: View {
    @AppStorage("isLarge") private var isLarge = true
    @AppStorage("mode") private var mode = Mode.dark
//  ^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: until something sets the value of this key, `mode` is `Mode.dark` here and `.light` elsewhere, because the defaults differ
    @AppStorage(Keys.size) private var size = 14
//  ^^^^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: until something sets the value of this key, `size` is `14` here and `12` elsewhere, because the defaults differ
    @AppStorage("theme") private var theme = "plain"
    @AppStorage("speed") private var speed = 2
//  ^^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: until something sets the value of this key, `speed` is `2` here and `1` elsewhere, because the defaults differ
    @SceneStorage("tab") private var tab = 1
//  ^^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: until something sets the value of this key, `tab` is `1` here and `0` elsewhere, because the defaults differ

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        Text("\(mode) \(size) \(theme) \(speed) \(tab)")
    }
}

struct Third: View {
    @AppStorage("isLarge") private var isLarge = true

    var body: some View { Toggle("Large", isOn: $isLarge) }
}

struct Copied: View {
    @AppStorage("showsDate") private var showsDate = true
    @AppStorage("showsDate") private var showsTime = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: a change of `showsTime` also changes `showsDate`, because both have the same key

    var body: some View { Text("\(showsDate) \(showsTime)") }
}

extension UserDefaults {
    static let shared = UserDefaults(suiteName: "group.sample")!
    static let known = UserDefaults.standard
}

struct Unit: View {
    @AppStorage("usesMiles") private var usesMiles = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^ info/medium[app_storage_default_mismatch]: a change of `usesMiles` does not reach `showsMiles`, which has the same key in another store
    @AppStorage("week") private var week = 1
//  ^^^^^^^^^^^^^^^^^^^ info/medium[app_storage_default_mismatch]: a change of `week` does not reach `Distance.week`, which has the same key in another store

    var body: some View { Text("\(usesMiles) \(week)") }
}

struct Distance: View {
    @AppStorage("usesMiles", store: .shared) private var showsMiles = false
    @AppStorage("week", store: UserDefaults(suiteName: "group.sample")) private var week = 1
    // The standard store, and a store that is not known.
    @AppStorage("scale", store: .known) private var scale = 1.0
    @AppStorage("style", store: .other) private var style = Mode.dark

    var body: some View { Text("\(showsMiles) \(week) \(scale) \(style)") }
}

// The defaults of properties are not those of `UserDefaults`.
enum PlayerKeys {
    static let speed = "playerSpeed"
}

struct PlayerSettings: View {
    @AppStorage("quitsAtEnd") private var quitsAtEnd = true
    @AppStorage("volume") private var volume = 80
    @AppStorage("voice") private var voice = "Anna"
    @AppStorage("repeats") private var repeats = true
    @AppStorage("fades") private var fades = true
    @AppStorage(PlayerKeys.speed) private var speed = 1.5
    @AppStorage("pauses") private var pauses = true
    @AppStorage("limit") private var limit = 50
    @AppStorage("skips") private var skips = true
    @AppStorage("plain") private var plain = false
    @AppStorage("grouped", store: UserDefaults(suiteName: "group.sample")) private var grouped = true

    var body: some View {
        Toggle("Quit", isOn: $quitsAtEnd)
        Toggle("Repeat", isOn: $repeats)
        Toggle("Fade", isOn: $fades)
        Toggle("Pause", isOn: $pauses)
        Toggle("Skip", isOn: $skips)
        Toggle("Plain", isOn: $plain)
        Toggle("Grouped", isOn: $grouped)
        Text("\(volume) \(voice) \(speed) \(limit)")
    }
}

final class Player {
    private let defaults = UserDefaults.standard
    private let other = UserDefaults(suiteName: "group.sample")!

    func start(_ store: UserDefaults) {
        if UserDefaults.standard.bool(forKey: "quitsAtEnd") { quit() }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `false` here, although `quitsAtEnd` starts as `true`: a default of `@AppStorage` is not stored
        play(volume: defaults.integer(forKey: "volume"))
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `0` here, although `volume` starts as `80`: a default of `@AppStorage` is not stored
        say(defaults.string(forKey: "voice") ?? "Tom")
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `"Tom"` here, although `voice` starts as `"Anna"`: a default of `@AppStorage` is not stored
        say(self.defaults.object(forKey: "repeats") as? Bool ?? false)
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `false` here, although `repeats` starts as `true`: a default of `@AppStorage` is not stored
        play(volume: UserDefaults.standard.double(forKey: PlayerKeys.speed))
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `0` here, although `speed` starts as `1.5`: a default of `@AppStorage` is not stored
        if UserDefaults.standard.bool(forKey: "fades") { quit() }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[app_storage_default_mismatch]: while nothing has set this key, the value is `false` here, although `fades` starts as `true`: a default of `@AppStorage` is not stored
        // The read has the same default, or the code knows that nothing is set.
        say(defaults.string(forKey: "voice") ?? "Anna")
        say(defaults.object(forKey: "repeats") as? Bool ?? true)
        if defaults.object(forKey: "pauses") != nil, defaults.bool(forKey: "pauses") { quit() }
        if defaults.bool(forKey: "plain") { quit() }
        // Another store, or one that is not known.
        if other.bool(forKey: "skips") || store.bool(forKey: "skips") { quit() }
        if defaults.bool(forKey: "grouped") { quit() }
    }

    func keep() { UserDefaults.standard.set(true, forKey: "fades") }

    var limit: Int {
        let limit = defaults.integer(forKey: "limit")
        return limit == 0 ? 50 : limit
    }
}

// False positive traps: equal defaults, however they are written.
struct Equal: View {
    @AppStorage("scale") private var scale = 1.0
    @AppStorage("style") private var style: Mode = .dark
    @AppStorage("grade") private var grade = 1_000
    // Another store, another wrapper, or a computed default.
    @AppStorage("store", store: .group) private var stored = true
    @AppStorage("tab") private var tab = 7
    @AppStorage("point") private var point = 12
    @AppStorage("level") private var level: Level = .low
    @AppStorage("initial") private var initial = Mode.standard
    // Nothing uses it: its default does not matter.
    @AppStorage("unused") private var unused = "Default"

    var body: some View {
        Text("\(scale) \(style) \(grade) \(stored) \(tab) \(point) \(level) \(initial)")
    }
}

struct EqualToo: View {
    private enum Keys {
        static let size = "other"
    }

    @AppStorage("scale") private var scale: Double = 1
    @AppStorage("style") private var style = Mode.dark
    @AppStorage("grade") private var grade = 1000
    @AppStorage("store") private var stored = false
    @AppStorage("point") private var point = Defaults.size
    @AppStorage("level") private var level: Level = .high
    @AppStorage("initial") private var initial = Fallback.mode
    @AppStorage("unused") private var used = "Light"
    // The key of another type.
    @AppStorage(Keys.size) private var size = 20
    // A computed key.
    @AppStorage("a" + "b") private var computed = true
    @AppStorage("a" + "b") private var computedToo = false
    @AppStorage("item-\(Defaults.size)") private var interpolated = true

    var body: some View {
        Text("\(scale) \(style) \(grade) \(stored) \(point) \(level) \(initial) \(used) \(size) \(interpolated)")
        Text("\(computed) \(computedToo)")
    }
}

@main
struct Sample: App {
    var body: some Scene {
        WindowGroup {
            Reader()
            ReaderSettings()
            Third()
            Copied()
            Equal()
            EqualToo()
            RestoredView()
            SoundSettings()
            SoundStatus()
            Unit()
            Distance()
            PlayerSettings()
        }
    }
}

struct Unshown: View {
    @AppStorage("isLarge") private var isLarge = false
    @AppStorage("mode") private var mode: Mode = .dark

    var body: some View { Text("\(isLarge) \(mode)") }
}

// The player counts as used.
let used: [Any] = [Player.start]

// False positive trap: the model only sets the value, so its default does not matter.
final class Onboarding {
    @AppStorage("isOnboardingShown") var isShown: Bool?
    func finish() { isShown = false }
}

struct OnboardingRoot: View {
    @AppStorage("isOnboardingShown") private var isShown = true
    var body: some View { Text(isShown ? "a" : "b") }
}

// Positive: a switch shows another value than the code that acts on it.
struct FilterSettings: View {
    @AppStorage("filtersRate") private var filtersRate = true

    var body: some View {
        Toggle("Filter", isOn: $filtersRate)
    }
}

final class RateHandler {
    @AppStorage("filtersRate") var filtersRate = false

    func handle(_ rate: Int) -> Int? { filtersRate && rate > 200 ? nil : rate }
}

// --- Restore.swift
import SwiftUI

// Positive: a restore writes what it reads into the property.
final class RestoredSettings: ObservableObject {
    @AppStorage("restoredAmount") var amount: Double = 5

    func sync() {
        amount = UserDefaults.standard.double(forKey: "restoredAmount")
//               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[app_storage_default_mismatch]: until something sets this key, the value is `0` here, although `amount` starts as `5`: a default of `@AppStorage` is not stored
    }

    var isLarge: Bool { amount > 10 }

    func reset() {
        UserDefaults.standard.set(3.0, forKey: "restoredAmount")
    }
}

struct RestoredView: View {
    @StateObject private var settings = RestoredSettings()

    var body: some View {
        Text("\(settings.amount)").onAppear { settings.sync() }
    }
}

// --- Sounds.swift
import SwiftUI

// Positive: only the standard store is set.
struct SoundSettings: View {
    @AppStorage("hasSounds") private var hasSounds = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[app_storage_default_mismatch]: `SoundStatus.hasSounds` always has its default, because it has the key of `hasSounds` in another store, where nothing sets it
    var body: some View { Toggle("Sounds", isOn: $hasSounds) }
}

struct SoundStatus: View {
    @AppStorage("hasSounds", store: UserDefaults(suiteName: "group.sample")) private var hasSounds = true
    var body: some View { Text(hasSounds ? "a" : "b") }
}

// --- Tips.swift
import SwiftUI

// Negative: the code around the read gives a missing value its meaning.
struct TipSettings: View {
    @AppStorage("showsTips") private var showsTips = true
    var body: some View { Toggle("Tips", isOn: $showsTips) }
}

func showsTips() -> Bool {
    UserDefaults.standard.bool(forKey: "showsTips") || !UserDefaults.standard.bool(forKey: "showsTips-is-set")
}
