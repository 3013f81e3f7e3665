import Defaults
import SwiftData
import SwiftUI

final class Settings: ObservableObject {
    @Default(.isLarge) var isLarge
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
    private var account: Account
    var other = Account()
    @ObservedObject private var projected: Account
    @ObservedObject private var wrapped: Account
    @StateObject private var owned = Account()
    @EnvironmentObject var missing: Account
    @Environment(\.colorScheme) private var scheme
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openURL) private var openURL
    @Environment(Session.self) private var session
    @Environment(Session.self) private var optional: Session?
    @State private var count = 0
    @State private var fixed = 1
    @FocusState private var isFocused: Bool
    @Query private var items: [Item]
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
}

// Silent: the property is not observed on purpose.
@Observable
final class Loader {
    @ObservationIgnored @Environment(\.locale) var locale
}

struct Settings {
    @ObservedObject var account: Account
    @State var isOpen = false
    @State var isClosed = false
    @Environment(\.locale) var locale
    @Binding var text: String

    func close() {
        isClosed = true
    }
}

struct Entry: TimelineEntry, Codable {
    var date: Date
    @Environment(\.locale) var locale
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

    init(total: Int) { self.total = total }
}
