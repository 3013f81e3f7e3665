import SwiftUI

final class ProfileModel: ObservableObject {
    init(name: String) {}
    convenience init() { self.init(name: "") }
    func load() {}
}

// Positive: the object is made at each init.
struct Profile: View {
    @StateObject private var model: ProfileModel

    init(name: String) {
        _model = StateObject(wrappedValue: ProfileModel(name: name))
    }

    var body: some View { Text("a") }
}

// Positive: with `.init`, a type annotation, a comment, and an object that is set up first.
struct Variants: View {
    @StateObject private var first: ProfileModel
    @StateObject private var second: ProfileModel
    @StateObject private var third: ProfileModel
    let name: String

    init(name: String) {
        self.name = name
        let one: ProfileModel = .init(name: name)
        _first = .init(wrappedValue: one)
        // The second one.
        let two = ProfileModel(name: self.name) // needs the name
        self._second = StateObject(wrappedValue: two)
        let three = ProfileModel()
        three.load()
        _third = StateObject(wrappedValue: three)
    }

    var body: some View { Text("a") }
}

// Negative: made inside, passed by the caller, shared, of a function, or also passed to another object.
struct Fine: View {
    @StateObject private var inside: ProfileModel
    @StateObject private var passed: ProfileModel
    @StateObject private var shared: ProfileModel
    @StateObject private var found: ProfileModel
    @StateObject private var common: ProfileModel
    @StateObject private var user: UserModel
    @StateObject private var parent: ParentModel
    @ObservedObject var child: UserModel

    init(passed: ProfileModel, name: String) {
        _inside = StateObject(wrappedValue: ProfileModel(name: name))
        _passed = StateObject(wrappedValue: passed)
        let shared = ProfileModel.shared
        _shared = StateObject(wrappedValue: shared)
        let found = findModel(name)
        _found = StateObject(wrappedValue: found)
        let common = ProfileModel()
        _common = StateObject(wrappedValue: common)
        _user = StateObject(wrappedValue: UserModel(profile: common))
        let parent = ParentModel()
        _parent = StateObject(wrappedValue: parent)
        self.child = parent.child
    }

    var body: some View { Text("a") }
}

final class UserModel: ObservableObject {
    init(profile: ProfileModel) {}
}

// Negative: a scene makes its object once.
struct Main: Scene {
    @StateObject private var model: ProfileModel

    init() {
        let model = ProfileModel()
        _model = StateObject(wrappedValue: model)
    }

    var body: some Scene {
        WindowGroup { Root() }
    }
}

// Negative: only the scene shows the view.
struct Root: View {
    @StateObject private var model: ProfileModel

    init() {
        let model = ProfileModel()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Profile(name: "a")
        Variants(name: "a")
        Fine(passed: model, name: "a")
    }
}

// Negative: only a hosting controller shows the view.
struct Hosted: View {
    @StateObject private var model: ProfileModel

    init() {
        let model = ProfileModel()
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text("a") }
}

func present(from controller: UIViewController) {
    controller.present(UIHostingController(rootView: Hosted()), animated: true)
}

struct Profile_Previews: PreviewProvider {
    struct Wrapper: View {
        @StateObject private var model: ProfileModel

        init() {
            let model = ProfileModel()
            _model = StateObject(wrappedValue: model)
        }

        var body: some View { Text("a") }
    }

    static var previews: some View { Wrapper() }
}

// False positive trap: the object is made from another object that the view keeps too.
final class Popover: ObservableObject {
    @Published var isOpen = false
}

final class Chooser: ObservableObject {
    @Published var name = ""

    init(popover: Popover) {}
}

struct Environment: View {
    @StateObject private var popover: Popover
    @StateObject private var chooser: Chooser

    init() {
        let popover = Popover()
        let chooser = Chooser(popover: popover)
        _popover = StateObject(wrappedValue: popover)
        _chooser = StateObject(wrappedValue: chooser)
    }

    var body: some View { Text(chooser.name) }
}

struct Screens: View {
    @State private var count = 0

    var body: some View {
        Environment()
        Stepper("Count", value: $count)
    }
}

// False positive trap: it is not known how often the views with a property wrapper of the project are made.
@propertyWrapper
struct Assistant: DynamicProperty {
    @StateObject private var model: ProfileModel

    init(name: String) {
        let model = ProfileModel(name: name)
        _model = StateObject(wrappedValue: model)
    }

    var wrappedValue: ProfileModel { model }
}
