import SwiftUI

// Positive: nothing names the property.
struct Player: View {
    @Binding var volume: Double
    let title: String

    var body: some View { Text(title) }
}

struct Screen: View {
    @State private var volume = 0.5

    var body: some View { Player(volume: $volume, title: "Song") }
}

// Positive: a local value, an argument label, a member of another value and a comment with the same name are no use.
struct Row: View {
    // MARK: State
    /// Documentation keeps the fix away.
    @State private var name = ""
    @State private var tag = 1 // so does a comment on the line
    let items: [String]

    var body: some View {
        // count is not used
        ForEach(items, id: \.self) { name in
            Cell(name: name, count: items.count)
        }
        .onAppear {
            let tag = items.first
            print(tag ?? "")
        }
    }
}

// Positive: `private(set)` only restricts writes; the fix may be seen by others.
struct Cell: View {
    let name: String
    let count: Int

    var body: some View { Text(name) }
}

// Positive: two variables in one declaration, a style, and a private view.
private struct Shine: ButtonStyle {
    @State private var isOn = false, amount = 0.5

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(amount)
    }
}

// Silent: uses with `$`, `_`, in `#if`, in an interpolation, in a capture list and in a key path.
struct Used: View {
    @State private var projected = false
    @State private var wrapped: Int
    @State private var wrappedByParameter: Int
    @State private var conditional = 0
    @State private var interpolated = 0
    @State private var captured = 0
    @State private var path = 0
    @State private var destructured = 0

    init(_ number: Int, wrappedByParameter: Int) {
        _wrapped = State(initialValue: number)
        _wrappedByParameter = State(initialValue: wrappedByParameter)
    }

    var body: some View {
        Toggle("On", isOn: $projected)
        #if os(macOS)
        Text(conditional.formatted())
        #endif
        Text("\(interpolated)")
        Button("Print") { [captured] in print(captured) }
        Sorted(by: \Used.path)
            .onAppear { (destructured, _) = (1, 2) }
    }
}

// Silent: an extension uses the property.
struct Extended: View {
    @State private var isOpen = false

    var body: some View { EmptyView() }
}

extension Extended {
    func open() { isOpen = true }
}

// Silent: public properties, and properties that a protocol requires.
public struct Shared: View {
    @State public var isOpen = false
    @Namespace package var space

    public var body: some View { EmptyView() }
}

protocol Selecting {
    var selection: Int { get }
}

protocol Choosing: Selecting {}

struct Choice: View, Choosing {
    @State var selection = 0

    var body: some View { EmptyView() }
}

// Silent: an unknown protocol or macro may use the property; another attribute may add code.
struct Foreign: View, ForeignProtocol {
    @State private var isOpen = false

    var body: some View { EmptyView() }
}

@Tracked
struct Marked: View {
    @State private var isOpen = false

    var body: some View { EmptyView() }
}

struct Attributed: View {
    @State @Clamped private var level = 0

    var body: some View { EmptyView() }
}

// Silent: a coordinator, a static function or a nested type may use the property of another value.
struct Editor: UIViewRepresentable {
    @Binding var text: String
    @State private var isEditing = false
    @State private var isSpelling = false

    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    final class Coordinator: NSObject {
        let parent: Editor

        init(parent: Editor) { self.parent = parent }
        func change(_ text: String) { parent.text = text }
        func start() { parent.isEditing = true }
    }

    static func == (left: Editor, right: Editor) -> Bool { left.isSpelling == right.isSpelling }
}

// Silent: a new object may work without being named, and so may a call.
struct Alive: View {
    @State private var watcher = Watcher()
    @State private var token = Center.add()
    @State private var shared = Watcher.shared
    @State private var foreign = ForeignModel()

    var body: some View { EmptyView() }
}

final class Watcher {
    static let shared = Watcher()

    init() { Task { print("works") } }
}

// Silent: a name like a type is not followed.
struct Capital: View {
    @State private var App = 0

    var body: some View { EmptyView() }
}

// Silent: the code that may use the property is not understood.
struct Broken: View {
    @State private var isOpen = false

    var body: some View { EmptyView() }

    func open() { isOpen ~~~ ]]] }
}

// Silent: previews.
struct Player_Previews: PreviewProvider {
    @State private var isOpen = false

    static var previews: some View { EmptyView() }
}

// Silent: the twin for another platform uses the value that callers pass.
#if os(iOS)
struct Twin: View {
    @Binding var route: Int

    var body: some View { EmptyView() }
}
#else
struct Twin: View {
    @Binding var route: Int

    var body: some View { Text("\(route)") }
}
#endif

struct TwinCaller: View {
    @State private var route = 0

    var body: some View { Twin(route: $route) }
}

// Silent: classes, where `@State` does nothing at all.
final class Holder: ObservableObject {
    @State private var isOpen = false
}

// Silent: the coordinator passes on the binding.
struct Reader: UIViewRepresentable {
    @Binding var isScrolling: Bool

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    final class Coordinator {
        var parent: Reader

        init(parent: Reader) { self.parent = parent }

        func page() -> some View { ReaderPage(isScrolling: parent.$isScrolling) }
    }
}

struct ReaderPage: View {
    @Binding var isScrolling: Bool

    var body: some View { Button("Read") { isScrolling = true } }
}
