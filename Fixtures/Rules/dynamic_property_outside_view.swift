import Defaults
import SwiftData
import SwiftUI

final class Settings: ObservableObject {
    @Default(.isLarge) var isLarge
//  ^^^^^^^^^^^^^^^^^^ info/low[dynamic_property_outside_view]: `@Default` only works in a view: in this class, a change of the setting `isLarge` updates nothing
}

// False positive traps: the setting works in a view, and a struct only reads it.
struct Page: View {
    @Default(.isLarge) private var isLarge

    var body: some View { Text("Page").font(isLarge ? .title : .body) }
}

struct Reading {
    @Default(.isLarge) var isLarge
}

final class Account: ObservableObject {
    @Published var name = ""
}

@Observable
final class Session {
    var user = ""
}

final class ProfileModel: ObservableObject {
    @ObservedObject private var account: Account
//  ^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `@ObservedObject` updates nothing in this class, which is not a view
    @ObservedObject var other = Account()
//  ^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `@ObservedObject` updates nothing in this class, which is not a view
    @ObservedObject private var projected: Account
//  ^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `@ObservedObject` updates nothing in this class, which is not a view
    @ObservedObject private var wrapped: Account
//  ^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `@ObservedObject` updates nothing in this class, which is not a view
    @StateObject private var owned = Account()
//  ^^^^^^^^^^^^ info[dynamic_property_outside_view]: each access to `owned` makes another object, because `@StateObject` keeps nothing outside of a view
    @EnvironmentObject var missing: Account
//  ^^^^^^^^^^^^^^^^^^ warning[dynamic_property_outside_view]: the app crashes when it reads `missing`, because `@EnvironmentObject` gets no object outside of a view
    @Environment(\.colorScheme) private var scheme
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `scheme` always has its default value, because `@Environment` reads no view hierarchy outside of a view
    @Environment(\.openWindow) private var openWindow
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info/low[dynamic_property_outside_view]: `openWindow` may do nothing, because `@Environment` reads no view hierarchy outside of a view
    @Environment(\.openURL) private var openURL
    @Environment(Session.self) private var session
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[dynamic_property_outside_view]: the app crashes when it reads `session`, because `@Environment` gets no object outside of a view
    @Environment(Session.self) private var optional: Session?
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `optional` always has its default value, because `@Environment` reads no view hierarchy outside of a view
    @State private var count = 0
//  ^^^^^^ info[dynamic_property_outside_view]: assignments to `count` are lost, because `@State` stores nothing outside of a view
    @State private var fixed = 1
//  ^^^^^^ info[dynamic_property_outside_view]: `@State` updates nothing in this class, which is not a view
    @FocusState private var isFocused: Bool
//  ^^^^^^^^^^^ info[dynamic_property_outside_view]: assignments to `isFocused` are lost, because `@FocusState` stores nothing outside of a view
    @Query private var items: [Item]
//  ^^^^^^ info[dynamic_property_outside_view]: `items` stays empty, because `@Query` fetches nothing outside of a view
    // False positive traps: these work in classes.
    @Published var title = ""
    @AppStorage("isOn") var isOn = false
    @Binding var text: String
    @Transient var note = ""
    static var shared: ProfileModel?

    init(account: Account, text: Binding<String>) {
        self.account = account
        projected = account
        _wrapped = ObservedObject(wrappedValue: account)
        _text = text
    }

    func add() {
        count += 1
        isFocused = true
        let name = $projected.name
        print(fixed, name, scheme, missing.name, session.user, openWindow, openURL)
    }
}

actor Worker {
    @Environment(\.locale) var locale
//  ^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `locale` always has its default value, because `@Environment` reads no view hierarchy outside of a view
}

// Silent: the property is not observed on purpose.
@Observable
final class Loader {
    @ObservationIgnored @Environment(\.locale) var locale
}

struct Settings {
    @ObservedObject var account: Account
//  ^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `@ObservedObject` updates nothing in this struct, which is not a view
    @State var isOpen = false
//  ^^^^^^ info[dynamic_property_outside_view]: `@State` updates nothing in this struct, which is not a view
    @State var isClosed = false
//  ^^^^^^ info[dynamic_property_outside_view]: assignments to `isClosed` are lost, because `@State` stores nothing outside of a view
    @Environment(\.locale) var locale
//  ^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `locale` always has its default value, because `@Environment` reads no view hierarchy outside of a view
    @Binding var text: String

    func close() {
        isClosed = true
    }
}

struct Entry: TimelineEntry, Codable {
    var date: Date
    @Environment(\.locale) var locale
//  ^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `locale` always has its default value, because `@Environment` reads no view hierarchy outside of a view
}

// False positive traps: SwiftUI updates these.
protocol Screen: View {}
protocol Sharing {}
typealias Story = Screen & Sharing
typealias Card = Sharing & View

struct First: Screen {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Second: Story {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Third: Card {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Fourth: Sharing {
    @State var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

extension Fourth: View {}

struct Fetch: DynamicProperty {
    @State private var value = 0
    @Environment(\.locale) private var locale
}

struct Plain: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

struct Shake: AnimatableModifier {
    @State var offset = 0.0
    var animatableData: Double { get { offset } set { offset = newValue } }
    func body(content: Content) -> some View { content }
}

struct Menus: Commands {
    @Environment(\.openWindow) private var openWindow
    @FocusedValue(\.title) private var title
    var body: some Commands { CommandMenu("Menu") { Button("Open") { openWindow(id: "a") } } }
}

struct Wheel: Gesture {
    @GestureState private var angle = 0.0
    var body: some Gesture { RotationGesture().updating($angle) { value, state, _ in state = value.degrees } }
}

// Silent: the package may make these take part in updates.
struct Unknown: PackageProtocol {
    @State var isOn = false
}

@PackageMacro
struct Expanded {
    @State var isOn = false
}

// Silent: the name ends in Style, but it is the project's own, and the conformance of a package is unknown.
struct BannerStyle: PackageStyle {
    @Environment(\.locale) var locale
}

// A style of the project is not one of SwiftUI.
protocol CardStyle {}

struct RoundCardStyle: CardStyle {
    @Environment(\.locale) var locale
//  ^^^^^^^^^^^^^^^^^^^^^^ info[dynamic_property_outside_view]: `locale` always has its default value, because `@Environment` reads no view hierarchy outside of a view
}

struct Preview_Previews: PreviewProvider {
    final class Model: ObservableObject {
        @ObservedObject var account = Account()
    }

    static var previews: some View { Text("a") }
}

// False positive trap: nothing reads it.
final class Unread {
    @EnvironmentObject private var account: Account
}

// Nested types with the names of wrappers are none.
struct Receipt {
    enum Environment { case sandbox }

    struct State {
        var environment = Environment.sandbox
    }
}

// Nothing sets it after the initializer, so no value is lost.
final class Row {
    @State private(set) var total: Int
//  ^^^^^^ info[dynamic_property_outside_view]: `@State` updates nothing in this class, which is not a view

    init(total: Int) { self.total = total }
}
