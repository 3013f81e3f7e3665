import SwiftUI

final class SearchModel: ObservableObject {
    @Published var text = ""
    private var timer: Timer?

    init(query: String = "") {
        text = query
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }

    static let shared = SearchModel()
    static func make() -> SearchModel { SearchModel() }
}

final class Draft: ObservableObject {
    @Published var title = ""
}

@Observable
final class Filter {
    var isOn = false
}

/// Holds nothing: a new one is as good as the old one.
final class Clock: ObservableObject {
    let zone = "UTC"
    let source: String
    init(source: String) { self.source = source }
}

/// The values are kept elsewhere.
final class Options: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @UserDefault("isOn") var isOn: Bool
    private var cancellables: Set<AnyCancellable> = []
}

final class Switches: ObservableObject {
    @stored("isOn") var isOn: Bool
}

/// Repeats a value of another object.
final class Mirror: ObservableObject {
    @Published var isReady = false

    init(updater: Updater) {
        updater.publisher(for: \.isReady).assign(to: &$isReady)
    }
}

struct SearchField: View {
    @ObservedObject var model = SearchModel()
//  ^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `model` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `SearchModel` that is created here
    @ObservedObject private var other: Draft = .init()
//  ^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `other` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Draft` that is created here
    @Bindable var filter = Filter()
//  ^^^^^^^^^ info[observed_object_default_value]: what `filter` holds is lost each time SwiftUI makes this view again, because `@Bindable` does not keep the `Filter` that is created here

    var body: some View {
        TextField("Search", text: $model.text)
        Toggle("On", isOn: $filter.isOn)
        Text(other.title)
    }
}

struct Highlight: ViewModifier {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `draft` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Draft` that is created here

    func body(content: Content) -> some View { content.help(draft.title) }
}

struct Results: View {
    @ObservedObject var draft: Draft
    @ObservedObject var model: SearchModel
    @ObservedObject private var third: Draft
    private let query: String

    init(query: String) {
        self.query = query
        draft = Draft()
//      ^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `draft` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Draft` that is created here
        self.model = .init(query: query)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `model` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `SearchModel` that is created here
        let third = Draft()
        _third = ObservedObject(wrappedValue: third)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `third` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Draft` that is created here
    }

    var body: some View { Text(draft.title + model.text + third.title + query) }
}

struct Defaulted: View {
    @ObservedObject var draft: Draft

    init(draft: Draft = Draft()) {
        self.draft = draft
//      ^^^^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: what `draft` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Draft` that the default of a parameter creates
    }

    var body: some View { Text(draft.title) }
}

// The default of the parameter counts only as long as every caller uses it.
struct Sometimes: View {
    @ObservedObject var draft: Draft

    init(draft: Draft = Draft()) {
        self.draft = draft
    }

    var body: some View { Text(draft.title) }
}

// False positive traps: objects that someone else made.
struct Shared: View {
    @ObservedObject var shared = SearchModel.shared
    @ObservedObject var made = SearchModel.make()
    @ObservedObject var passed: Draft
    @StateObject private var owned = Draft()
    @ObservedObject var clock = Clock(source: "a")
    @ObservedObject var options = Options()
    @ObservedObject var switches = Switches()
    @ObservedObject var mirror = Mirror(updater: .shared)

    init(passed: Draft) {
        _passed = ObservedObject(wrappedValue: passed)
    }

    var body: some View { Text(shared.text + made.text + passed.title + owned.title + clock.zone) }
}

// False positive trap: every caller replaces the default.
struct Replaced: View {
    @ObservedObject var draft = Draft()

    var body: some View { Text(draft.title) }
}

// False positive trap: every initializer replaces the default.
struct Overridden: View {
    @ObservedObject var draft = Draft()

    init(from other: Draft) {
        draft = other
    }

    init(text: String, _ other: Draft) {
        self.init(from: other)
    }

    var body: some View { Text(draft.title) }
}

// False positive trap: the name means a parameter.
struct Shadowed: View {
    @ObservedObject var draft: Draft

    init(draft: Draft, model: SearchModel?) {
        self.draft = draft
        var model = model
        model = SearchModel()
        _ = model
    }

    var body: some View { Text(draft.title) }
}

// False positive trap: a store of the Composable Architecture.
struct Counter: View {
    @Bindable var store = Store(initialState: 0)
    @ObservedObject var viewStore = ViewStore(1)

    var body: some View { Text("\(store.count)") }
}

struct Debug: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: `@ObservedObject` does not keep the `Draft` that is created here: if another view shows this one, what `draft` holds is lost at each update of that view

    var body: some View { Text(draft.title) }
}

struct Help: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: `@ObservedObject` does not keep the `Draft` that is created here: if another view shows this one, what `draft` holds is lost at each update of that view

    var body: some View { Text(draft.title) }
}

struct About: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: `@ObservedObject` does not keep the `Draft` that is created here: if another view shows this one, what `draft` holds is lost at each update of that view

    var body: some View { Text(draft.title) }
}

final class Screens {
    func debug() -> UIViewController {
        let view = Debug()
        return UIHostingController(rootView: view)
    }

    func help() -> UIViewController { HostingScreen(rootView: Help().padding()) }
}

final class AboutScreen: UIHostingController<About> {
    init() { super.init(rootView: .init()) }
}

// A player shows the page and calls it for each frame, so the object may be set again each time.
struct Page: View, Playable {
    @ObservedObject private var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: what `draft` holds is lost each time SwiftUI makes this view again, unless other code then sets it again, because `@ObservedObject` does not keep the `Draft` that is created here

    var body: some View { Text(draft.title).onAppear(perform: start) }

    private func start() { draft.title = "a" }

    func update(to time: Double) { draft.title = "\(time)" }
}

// A factory: views may call it.
enum Factory {
    static func make() -> some View { Made() }
}

struct Made: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: `@ObservedObject` does not keep the `Draft` that is created here: if another view shows this one, what `draft` holds is lost at each update of that view

    var body: some View { Text(draft.title) }
}

struct Menus: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: what `draft` holds is lost if SwiftUI makes this `Menus` again, because `@ObservedObject` does not keep the `Draft` that is created here

    var body: some View { Text(draft.title) }
}

struct Only: View {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: what `draft` holds is lost if SwiftUI makes this `Only` again, because `@ObservedObject` does not keep the `Draft` that is created here

    var body: some View { Text(draft.title) }
}

@main
struct Sample: App {
    @ObservedObject var draft = Draft()
//  ^^^^^^^^^^^^^^^ info/low[observed_object_default_value]: what `draft` holds is lost if SwiftUI makes this `Sample` again, because `@ObservedObject` does not keep the `Draft` that is created here

    var body: some Scene {
        WindowGroup { Only() }
            .commands { CommandGroup(after: .help) { Menus() } }
        WindowGroup {
            Home(draft: draft)
        }
    }
}

struct Home: View {
    let draft: Draft

    var body: some View {
        SearchField().modifier(Highlight())
        Results(query: "a")
        Defaulted()
        Sometimes()
        Sometimes(draft: draft)
        Shared(passed: draft)
        Replaced(draft: draft)
        Overridden(from: draft)
        Shadowed(draft: draft, model: nil)
        Counter()
        Page()
        Factory.make()
        Confirmation(text: "Delete?")
        LongMemo(isLong: true)
        MemoOfLength(.long, isFirst: true)
        GivenMemo(.short)
        OptionalMemo(memo: nil)
    }
}

class Presentation: ObservableObject {
    @Published var isShown = false
}

final class AlertPresentation: Presentation {}

// The variable of the superclass changes.
struct Confirmation: View {
    let text: String
    @ObservedObject private var alert = AlertPresentation()
//  ^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `alert` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `AlertPresentation` that is created here

    var body: some View {
        Button(text) { alert.isShown = true }
            .alert(text, isPresented: $alert.isShown) {}
    }
}

// False positive trap: a class; `dynamic_property_outside_view` speaks there.
final class Holder {
    @ObservedObject var draft = Draft()
}

#Preview {
    Replaced()
}

struct Home_Previews: PreviewProvider {
    struct Wrapper: View {
        @ObservedObject var draft = Draft()
        var body: some View { Text(draft.title) }
    }

    static var previews: some View { Wrapper() }
}

// False positive trap: each new object is like the old one.
final class Lines: ObservableObject {
    var lines: [String]

    init() { lines = ["a", "b"] }
}

struct Disclaimer: View {
    @ObservedObject var lines = Lines()
    var body: some View { Text(lines.lines[0]) }
}

// Hidden: the only view that shows it is never updated.
struct Fixed: View {
    var body: some View { InFixed() }
}

struct InFixed: View {
    @ObservedObject var draft = Draft()
    var body: some View { Text(draft.text) }
}

// Hidden: the state of the only view that shows it opens a sheet, and the body does not read it.
struct Opener: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { InOpener() }
    }
}

struct InOpener: View {
    @ObservedObject var draft = Draft()
    var body: some View { Text(draft.text) }
}

// Each branch of the initializer makes the object.
final class Memo: ObservableObject {
    @Published var text: String

    init(text: String) { self.text = text }
}

struct LongMemo: View {
    @ObservedObject private var memo: Memo

    init(isLong: Bool) {
        if isLong {
            memo = Memo(text: "long")
//          ^^^^^^^^^^^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `memo` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Memo` that is created here
        } else {
            memo = Memo(text: "")
        }
    }

    var body: some View { TextField("Text", text: $memo.text) }
}

enum MemoLength { case long, short, other(Memo) }

struct MemoOfLength: View {
    @ObservedObject private var memo: Memo

    init(_ length: MemoLength, isFirst: Bool) {
        switch length {
        case .long: _memo = ObservedObject(wrappedValue: Memo(text: "long"))
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[observed_object_default_value]: what `memo` holds is lost each time SwiftUI makes this view again, because `@ObservedObject` does not keep the `Memo` that is created here
        default: memo = Memo(text: "")
        }
    }

    var body: some View { TextField("Text", text: $memo.text) }
}

// False positive traps: a branch takes the object of the caller.
struct GivenMemo: View {
    @ObservedObject private var memo: Memo

    init(_ length: MemoLength) {
        switch length {
        case .other(let other): memo = other
        default: memo = Memo(text: "")
        }
    }

    var body: some View { TextField("Text", text: $memo.text) }
}

struct OptionalMemo: View {
    @ObservedObject private var memo: Memo

    init(memo: Memo?) {
        if let memo { self.memo = memo } else { self.memo = Memo(text: "") }
    }

    var body: some View { TextField("Text", text: $memo.text) }
}
