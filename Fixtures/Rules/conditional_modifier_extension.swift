// target: iOS=16.0
import SwiftUI

// The helpers, however they are spelled. Their uses are reported, not their declarations.
extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder
    func `if`(_ condition: Bool, then: (Self) -> some View, otherwise: (Self) -> some View) -> some View {
        if condition { then(self) } else { otherwise(self) }
    }

    @ViewBuilder
    func ifLet<Value, Content: View>(_ value: Value?, transform: (Self, Value) -> Content) -> some View {
        if let value { transform(self, value) } else { self }
    }

    @ViewBuilder
    func lazily<Content: View>(_ condition: @autoclosure () -> Bool, _ transform: (Self) -> Content) -> some View {
        if condition() { transform(self) } else { self }
    }

    func unless(_ condition: Bool, @ViewBuilder _ make: (Self) -> some View) -> some View {
        Group {
            if condition { self } else { make(self) }
        }
    }
}

// Positive: uses with a condition that changes, on views that keep something.
struct Uses: View {
    @State private var isOn = false
    @Binding var count: Int
    @Binding var text: String
    @ObservedObject var model: Model
    @Environment(\.horizontalSizeClass) private var size
    let isSelected: Bool
    private var isLarge: Bool { count > 3 }

    var body: some View {
        TextField("a", text: $text).if(isOn) { $0.opacity(0.4) }
//                                  ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.if` puts the view in two branches
        ScrollView { Text("a") }.if(count == 3) { $0.padding(.horizontal, 8) }
//                               ^^ info/low[conditional_modifier_extension]: the `ScrollView` loses its scroll position when `count == 3` changes, because `.if` puts the view in two branches
        VStack { Text("a"); TextField("a", text: $text) }.if(isLarge) { view in view.bold() }
//                                                        ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isLarge` changes, because `.if` puts the view in two branches
        Stateful().if(size == .compact) { $0.background(.red) }
//                 ^^ info/low[conditional_modifier_extension]: the `Stateful` loses its state when `size == .compact` changes, because `.if` puts the view in two branches
        list.if(model.isBusy) { $0.redacted(reason: .placeholder).padding() }
//           ^^ info/low[conditional_modifier_extension]: the `List` loses its scroll position when `model.isBusy` changes, because `.if` puts the view in two branches
        Wrapper().if(isSelected, transform: { $0.offset(x: 4, y: -2) })
//                ^^ info/low[conditional_modifier_extension]: the `Wrapper` loses its state when `isSelected` changes, because `.if` puts the view in two branches
        Player().if(isOn) { $0.hidden() }
//               ^^ info/low[conditional_modifier_extension]: the `Player` creates its platform view again when `isOn` changes, because `.if` puts the view in two branches
        TextEditor(text: $text).unless(!isOn) { $0.hidden() }
//                              ^^^^^^ info[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus when `isOn` changes, because `.unless` puts the view in two branches
        Stateful().ifLet(model.title) { $0.navigationTitle($1) }
//                 ^^^^^ info/low[conditional_modifier_extension]: the `Stateful` loses its state when `model.title` becomes `nil` or gets a value, because `.ifLet` puts the view in two branches
        Stateful().if(isOn) { $0.bold() } otherwise: { $0.italic() }
//                 ^^ info/low[conditional_modifier_extension]: the `Stateful` loses its state when `isOn` changes, because `.if` puts the view in two branches
        Text("a").task { await model.load() }.if(isOn) { $0.disabled(true) }
//                                            ^^ info/low[conditional_modifier_extension]: the `.task` of the `Text` starts again when `isOn` changes, because `.if` puts the view in two branches
        Stateful().lazily(isOn) { $0.opacity(0.4) }
//                 ^^^^^^ info/low[conditional_modifier_extension]: the `Stateful` loses its state when `isOn` changes, because `.lazily` puts the view in two branches
        row(isOn)
        ForEach(0..<3) { number in
            let isMarked = count == number
            TextField("a", text: $text).if(isMarked) { $0.opacity(0.4) }
//                                      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isMarked` changes, because `.if` puts the view in two branches
        }
    }

    private var list: some View { List(["a"], id: \.self) { Text($0) } }

    private func row(_ isMarked: Bool) -> some View {
        TextField("a", text: $text).if(isMarked) { $0.border(.red, width: 2) }
//                                  ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isMarked` changes, because `.if` puts the view in two branches
    }
}

struct Stateful: View {
    @State private var position = 0
    var body: some View { Text("\(position)") }
}

struct Wrapper: View {
    var body: some View { VStack { Stateful() } }
}

struct Player: UIViewRepresentable {
    func makeCoordinator() -> String { "" }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

// The condition and the view may be constants of the body, the view may come from a function with a capital letter, and a
// model may be a shared instance. Of a long condition, the parts that change are named.
struct Constants: View {
    @ObservedObject private var session = Session.shared
    @State private var isOn = false
    @State private var text = ""
    private let settings = Settings()

    var body: some View {
        let isActive = !session.isLocked
        let form = Layout().padding()
        let label = Text("a").padding()

        form.if(isActive) { $0.fixedSize() }
//           ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isActive` changes, because `.if` puts the view in two branches
        form.if(settings.isSlow && settings.isGestureOn && isActive) { $0.onHover { _ in } }
//           ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isActive` changes, because `.if` puts the view in two branches
        form.if(settings.isSlow && session.isLocked || !isOn && settings.isGestureOn) { $0.fixedSize() }
//           ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `session.isLocked` or `isOn` changes, because `.if` puts the view in two branches
        Layout().if(isOn) { $0.fixedSize() }
//               ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.if` puts the view in two branches
        label.if(isActive) { $0.fixedSize() }
        form.if(settings.isSlow) { $0.fixedSize() }
    }

    private func Layout() -> some View {
        VStack {
            Player()
            TextField("a", text: $text)
        }
    }
}

final class Session: ObservableObject {
    static let shared = Session()
    @Published var isLocked = false

    func lock(_ isOn: Bool) { isLocked = isOn }
}

struct Settings {
    let isSlow = true
    let isGestureOn = true
}

// The view that loses most is named: text before a scroll position, a platform view, and other state.
struct Telling: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        VStack { Stateful(); Player(); ScrollView { Text("a") } }.if(isOn) { $0.fixedSize() }
//                                                                ^^ info/low[conditional_modifier_extension]: the `Player` creates its platform view again when `isOn` changes, because `.if` puts the view in two branches
        VStack { Stateful(); Player() }.if(isOn) { $0.fixedSize() }
//                                      ^^ info/low[conditional_modifier_extension]: the `Player` creates its platform view again when `isOn` changes, because `.if` puts the view in two branches
        List { TextField("a", text: $text) }.if(isOn) { $0.fixedSize() }
//                                           ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.if` puts the view in two branches
        // A shared object outlasts the view.
        SharedState().if(isOn) { $0.fixedSize() }
    }
}

struct SharedState: View {
    @StateObject private var session = Session.shared
    var body: some View { Text("a") }
}

// False positive trap: a view with a small letter is no modifier of `self`.
struct small: View {
    @State private var position = 0
    var body: some View { Text("\(position)") }
}

extension View {
    @ViewBuilder
    private func titled(_ title: String?) -> some View {
        if let title { small().navigationTitle(title) } else { small() }
    }
}

struct Titled: View {
    @State private var title: String?
    @Binding var text: String

    var body: some View { TextField("a", text: $text).titled(title) }
}

// Positive: a member of View erases the type of the subject.
extension View {
    var asAny: AnyView { AnyView(self) }

    func erasedIf(_ condition: Bool, make: (Self) -> some View) -> some View {
        condition ? make(self).asAny : asAny
    }
}

struct ErasedForm: View {
    @Binding var text: String
    @State private var isChanged = false

    var body: some View {
        TextField("Name", text: $text).erasedIf(isChanged) { $0.interactiveDismissDisabled() }
//                                     ^^^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isChanged` changes, because `.erasedIf` puts the view in two branches
        Button("Change") { isChanged.toggle() }
    }
}

// Info: nothing is lost, but the view fades where an argument would animate.
struct Leaves: View {
    @State private var isOn = false
    @State private var width: CGFloat = 10
    @Binding var text: String

    var body: some View {
        Text("a").if(isOn) { $0.opacity(0.4) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.background(Color("Accent").opacity(0.5)) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.overlay { Image("badge") } }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.background(alignment: .top) { Color.red } }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.listRowBackground(Color.red) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.frame(width: width, alignment: .leading) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.frame(maxWidth: .infinity).padding() }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.padding([.top, .leading]) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.padding(.top, width) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").if(isOn) { $0.background(.thinMaterial) }
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        // The modifiers behind the helper keep running, and what is presented is not part of the view.
        Text("a").if(isOn) { $0.opacity(0.4) }.task {}
//                ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Text("a").sheet(isPresented: $isOn) { TextField("a", text: $text) }.if(isOn) { $0.opacity(0.4) }
//                                                                          ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
        Button("a") { withAnimation { isOn.toggle() } }
        NavigationLink("a") { TextField("a", text: $text) }.if(isOn) { $0.opacity(0.4) }
//                                                          ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.if` puts the view in two branches
    }
}

struct Caller: View {
    @State private var selection = 0
    @State private var count = 0
    @State private var text = ""
    let model: Model

    var body: some View {
        Uses(count: $count, text: $text, model: model, isSelected: selection == 1)
        Leaves(text: $text)
        Fixed(isFixed: true, isFree: .constant(true), item: Item(id: 1), other: model)
    }
}

// False positive trap: conditions that stay the same while the view is shown, or that nobody knows to change.
struct Fixed: View {
    static let isBeta = true
    let isFixed: Bool
    @Binding var isFree: Bool
    var isUnset = false
    let item: Item
    let items: [Item]
    let model = Model()
    @ObservedObject var other: ModelOfAnotherModule
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.isCompact) private var isCompact
    @Binding var text: String
    @State private var isOn = false
    @State private var player = ModelOfAnotherModule()

    var body: some View {
        TextEditor(text: $text).if(UIDevice.current.userInterfaceIdiom == .pad) { $0.frame(width: 400) }
        TextEditor(text: $text).if(ProcessInfo.processInfo.isLowPowerModeEnabled) { $0.opacity(0.5) }
        TextEditor(text: $text).if(Self.isBeta) { $0.opacity(0.5) }
        TextEditor(text: $text).if(true) { $0.opacity(0.5) }
        TextEditor(text: $text).if(isFixed) { $0.opacity(0.5) }
        TextEditor(text: $text).if(isFree) { $0.opacity(0.5) }
        TextEditor(text: $text).if(isUnset) { $0.opacity(0.5) }
        TextEditor(text: $text).if(model.isCompact) { $0.opacity(0.5) }
        TextEditor(text: $text).if(other.isBusy) { $0.opacity(0.5) }
        TextEditor(text: $text).if(player.isBusy) { $0.opacity(0.5) }
        TextEditor(text: $text).if(size.isAccessibilitySize) { $0.opacity(0.5) }
        TextEditor(text: $text).if(isCompact) { $0.opacity(0.5) }
        TextEditor(text: $text).if(item.isDone) { $0.opacity(0.5) }
        TextEditor(text: $text).ifLet(text) { $0.navigationTitle($1) }
        ForEach(items) { item in
            TextEditor(text: $text).if(item == items.first) { $0.bold() }
            TextEditor(text: $text).if(item.isDone) { $0.bold() }
            let isFirst = item.id == 1
            TextEditor(text: $text).if(isFirst) { $0.bold() }
        }
        row(0)
        // No argument turns these off, and nothing is lost.
        Text("a").if(isOn) { $0.navigationTitle("a") }
        Text("a").if(isOn) { $0.buttonStyle(.bordered) }
        TextEditor(text: $text).if(isOn) { $0.scrollIndicators(.hidden).buttonStyle(.bordered) }
    }

    private func row(_ index: Int) -> some View {
        TextEditor(text: $text).if(index == 0) { $0.bold() }
    }
}

#Preview {
    @Previewable @State var isOn = false
    TextField("a", text: .constant("")).if(isOn) { $0.bold() }
}

// Members of values: those that can be assigned differ when the state does, the others are data.
struct Config {
    var isOn = false
    let isData: Bool
    var isBoth: Bool { isOn && isData }
    var isReady: Bool { true }
}

enum Mode {
    case reading, editing
    var isEditing: Bool { self == .editing }
}

struct Members: View {
    @State private var config = Config(isData: true)
    @State private var mode = Mode.reading
    @Binding var text: String

    var body: some View {
        TextEditor(text: $text).if(config.isOn) { $0.opacity(0.5) }
//                              ^^ info[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus when `config.isOn` changes, because `.if` puts the view in two branches
        Member(config: config, mode: mode, text: $text)
        Button("a") { config.isOn.toggle() }
        Button("a") { mode = .editing }
    }
}

struct Member: View {
    let config: Config
    let mode: Mode
    @Binding var text: String

    var body: some View {
        TextEditor(text: $text).if(config.isOn) { $0.opacity(0.5) }
//                              ^^ info[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus when `config.isOn` changes, because `.if` puts the view in two branches
        TextEditor(text: $text).if(config.isBoth) { $0.opacity(0.5) }
//                              ^^ info[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus when `config.isBoth` changes, because `.if` puts the view in two branches
        TextEditor(text: $text).if(mode.isEditing) { $0.opacity(0.5) }
//                              ^^ info[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus when `mode.isEditing` changes, because `.if` puts the view in two branches
        TextEditor(text: $text).if(config.isData) { $0.opacity(0.5) }
        TextEditor(text: $text).if(config.isReady) { $0.opacity(0.5) }
    }
}

// Helpers without a closure are reported themselves, once for all uses, with the use that costs most.
extension View {
    @ViewBuilder
    func highlighted(_ isOn: Bool) -> some View {
        if isOn { self.background(.yellow) } else { self }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.highlighted` puts the view in two branches
    }

    @ViewBuilder
    func dimmed(_ isDimmed: Bool) -> some View {
        if !isDimmed {
//      ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isDimmed` changes, because `.dimmed` puts the view in two branches
            self
        } else {
            self.opacity(0.4)
        }
    }

    @ViewBuilder
    func hidden(_ isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
//      ^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isHidden` changes, because `.hidden` puts the view in two branches
    }

    @ViewBuilder
    func hinted(_ hint: String?) -> some View {
        if let hint { accessibilityHint(hint) } else { self }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `hint` becomes `nil` or gets a value, because `.hinted` puts the view in two branches
    }

    // An action is no transform.
    @ViewBuilder
    func onDoubleTap(_ isActive: Bool, action: @escaping () -> Void) -> some View {
        if isActive { onTapGesture(count: 2, perform: action) } else { self }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isActive` changes, because `.onDoubleTap` puts the view in two branches
    }

    func erased(_ isOn: Bool) -> AnyView {
        if isOn { return AnyView(self.padding()) }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.erased` puts the view in two branches
        return AnyView(self)
    }

    @ViewBuilder
    func switched(_ isOn: Bool) -> some View {
        switch isOn {
//      ^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.switched` puts the view in two branches
        case true: padding(4)
        case false: self
        }
    }
}

// The same form in a view modifier, whose property callers set: by another label, through a function, by state.
struct Framed: ViewModifier {
    let isFramed: Bool

    init(when isOn: Bool) { isFramed = isOn }

    func body(content: Content) -> some View {
        if isFramed {
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isFramed` changes, because `Framed` puts the view in two branches
            ZStack { content }.border(.red)
        } else {
            content
        }
    }
}

extension View {
    func framed(_ isOn: Bool) -> some View { modifier(Framed(when: isOn)) }
}

struct Flashing: ViewModifier {
    @State private var isFlashing = false

    func body(content: Content) -> some View {
        if isFlashing { content.opacity(0.5) } else { content }
//      ^^ info/low[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isFlashing` changes, because `Flashing` puts the view in two branches
    }

    private func flash() { isFlashing = true }
}

// The closure of a helper in another helper: that use is reported, if a caller of the outer helper can change it.
extension View {
    func faded(_ isFaded: Bool) -> some View { self.if(isFaded) { $0.opacity(0.5) } }
//                                                  ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isFaded` changes, because `.if` puts the view in two branches

    func kept(_ isKept: Bool) -> some View { self.if(isKept) { $0.opacity(0.5) } }
}

struct Padded: ViewModifier {
    let isPadded: Bool

    func body(content: Content) -> some View { content.if(isPadded) { $0.padding(8) } }
//                                                     ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isPadded` changes, because `.if` puts the view in two branches
}

struct HelperUses: View {
    @State private var isOn = false
    @State private var hint: String?
    @Binding var text: String

    var body: some View {
        Button("a") { withAnimation { isOn.toggle() } }
        Text("a").highlighted(isOn)
        TextField("a", text: $text).highlighted(isOn)
        Text("a").dimmed(true)
        Text("a").dimmed(isOn)
        Text("a").hidden(isOn)
        TextField("a", text: $text).hinted(hint)
        Button("a") { hint = "a" }
        TextField("a", text: $text).onDoubleTap(isOn) { isOn.toggle() }
        TextField("a", text: $text).erased(isOn)
        TextField("a", text: $text).switched(isOn)
        TextField("a", text: $text).framed(isOn)
        TextField("a", text: $text).modifier(Flashing())
        TextField("a", text: $text).faded(isOn)
        TextField("a", text: $text).kept(true)
        TextField("a", text: $text).modifier(Padded(isPadded: isOn))
    }
}

// False positive trap: a helper that nobody uses, in an app.
extension View {
    @ViewBuilder
    public func raised(_ isHigh: Bool) -> some View {
        if isHigh { offset(y: -4) } else { self }
    }

    @ViewBuilder
    func uncalled(_ isOn: Bool) -> some View {
        if isOn { searchable(text: .constant("")) } else { self }
    }
}

// False positive trap: state that nothing writes, a part of the condition that stays at its default, and a setting that
// also closes the screen.
struct Kept: View {
    @State private var isStill = false
    @State private var variant = "a"
    @State private var isWritten = false
    @AppStorage("compact") private var isCompact = false
    var isExtra = false
    @Binding var text: String
    @Environment(\.colorScheme) private var colorScheme
    private var isFirst: Bool { variant == "a" }

    init(text: Binding<String>) {
        _text = text
        variant = "b"
        _isStill = State(initialValue: true)
    }

    var body: some View {
        TextField("a", text: $text).if(isStill) { $0.opacity(0.4) }
        TextField("a", text: $text).if(isFirst) { $0.opacity(0.4) }
        TextField("a", text: $text).if(isCompact) { $0.opacity(0.4) }
        TextField("a", text: $text).if(isStill && colorScheme == .dark) { $0.opacity(0.4) }
        TextField("a", text: $text).modifier(ShadowedForm())
        TextField("a", text: $text).if(isWritten) { $0.opacity(0.4) }
//                                  ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isWritten` changes, because `.if` puts the view in two branches
        Button("a") { isWritten.toggle() }
        // Nothing animates this.
        Text("a").if(isWritten) { $0.opacity(0.4) }
    }
}

struct KeptScreen: View {
    @AppStorage("compact") private var isCompact = false
    @State private var text = ""

    var body: some View { NavigationLink(isActive: $isCompact) { Kept(text: $text) } label: { Text("a") } }
}

struct ShadowedForm: ViewModifier {
    var showsShadow = false

    func body(content: Content) -> some View { content.modifier(Shadowed(isShown: showsShadow)) }
}

struct Shadowed: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    let isShown: Bool

    func body(content: Content) -> some View {
        if isShown && colorScheme == .light { content.shadow(radius: 2) } else { content }
    }
}

// A helper that passes its closure to another one, and an observable object in a model. A view that is only there under
// another condition comes last.
extension View {
    func wrapped<Content: View>(_ condition: Bool, content: (Self) -> Content) -> some View {
        self.if(condition, then: content, otherwise: { $0 })
    }
}

@Observable
final class Query {
    var value = false
}

@Observable
final class Screen {
    let query: Query
    var isReady: Bool { query.value }

    init(query: Query) { self.query = query }
}

// A part that no caller passes settles `&&`, but not `||`, because it is `false` by default.
struct Defaulted: View {
    var isDimmed = false
    @State private var isOn = false
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text).if(isDimmed || isOn) { $0.contextMenu { Text("b") } }
//                                  ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isDimmed || isOn` changes, because `.if` puts the view in two branches
        TextField("a", text: $text).if(isDimmed && isOn) { $0.contextMenu { Text("b") } }
        Toggle("a", isOn: $isOn)
    }
}

struct Shown: View {
    @Binding var text: String

    var body: some View { Defaulted(text: $text) }
}

struct Forwarded: View {
    @State private var screen = Screen(query: Query())
    @State private var isOn = false
    @Binding var text: String

    var body: some View {
        List(["a"], id: \.self) { Text($0) }.wrapped(isOn) { $0.contentMargins(12) }
//                                           ^^^^^^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `isOn` changes, because `.wrapped` puts the view in two branches
        List(["a"], id: \.self) { Text($0) }.wrapped(screen.isReady) { $0.contentMargins(12) }
//                                           ^^^^^^^ info/low[conditional_modifier_extension]: the `List` loses its scroll position when `screen.isReady` changes, because `.wrapped` puts the view in two branches
        VStack {
            if isOn { TextField("a", text: $text) }
            Stateful()
        }
        .wrapped(isOn) { $0.fixedSize() }
//       ^^^^^^^ info/low[conditional_modifier_extension]: the `Stateful` loses its state when `isOn` changes, because `.wrapped` puts the view in two branches
        VStack {
            if screen.isReady { TextField("a", text: $text) }
        }
        .wrapped(isOn) { $0.fixedSize() }
//       ^^^^^^^ info[conditional_modifier_extension]: any `TextField` in this view loses the keyboard focus when `isOn` changes, because `.wrapped` puts the view in two branches
        Toggle("a", isOn: $isOn)
    }
}

// False positive trap: helpers whose every use settles the condition: by literals, defaults, a property that only gets
// literals, a parameter of a function that only gets literals, a value that is never nil.
extension View {
    @ViewBuilder
    func marked(_ color: Color, isOn: Bool = true, onTap: (() -> Void)? = nil) -> some View {
        if isOn { onTapGesture { onTap?() }.tint(color) } else { self }
    }

    @ViewBuilder
    func labeled(_ label: String?) -> some View {
        if let label { accessibilityLabel(label) } else { self }
    }
}

struct Boxed: ViewModifier {
    let isBoxed: Bool

    init(_ style: Edges) { isBoxed = style == .all }

    init() { isBoxed = true }

    func body(content: Content) -> some View {
        if isBoxed { content.border(.red) } else { content }
    }
}

struct Marks: View {
    let isMarked: Bool
    @State private var color = Color.red
    @State private var isOn = false
    @State private var label = ""

    init(isMarked: Bool = false) { self.isMarked = isMarked }

    var body: some View {
        TextField("a", text: $label).marked(color)
        TextField("a", text: $label).marked(color.opacity(isOn ? 1 : 0.5), isOn: false) { isOn.toggle() }
        TextField("a", text: $label).marked(.red, isOn: isMarked)
        TextField("a", text: $label).labeled(label)
        TextField("a", text: $label).modifier(Boxed())
        option(inMenu: true)
        self.option(inMenu: false)
    }

    private func option(inMenu: Bool) -> some View { TextField("a", text: $label).marked(.red, isOn: inMenu) }
}

struct MarksScreen: View {
    var body: some View {
        Marks()
        Marks(isMarked: true)
    }
}

// False positive trap: shims for older systems, and functions that are something else.
extension View {
    @ViewBuilder
    func glass() -> some View {
        if #available(iOS 26, *) { glassEffect() } else { self }
    }

    @ViewBuilder
    func modify(@ViewBuilder _ transform: (Self) -> some View) -> some View { transform(self) }

    @ViewBuilder
    func padOnly() -> some View {
        if UIDevice.current.userInterfaceIdiom == .pad { padding() } else { self }
    }

    /// Nothing is shown on the other way: that is another matter.
    @ViewBuilder
    func shown(_ isShown: Bool) -> some View {
        if isShown { self } else { EmptyView() }
    }

    /// No builder, one type.
    func bolded(_ isBold: Bool) -> Self {
        if isBold { return self }
        return self
    }

    /// Both wrap the same type, so the view keeps its identity.
    func tinted(_ isRed: Bool) -> AnyView {
        isRed ? AnyView(self.tint(Color.red)) : AnyView(self.tint(Color.blue))
    }
}

// False positive trap: no argument chooses between styles; a configuration that is compared; a namespace.
struct Tapped: ViewModifier {
    let isMain: Bool

    func body(content: Content) -> some View {
        if isMain { content.buttonStyle(.borderedProminent) } else { content.buttonStyle(.bordered).tint(.gray) }
    }
}

extension View {
    @ViewBuilder
    func rounded(_ edges: Edges) -> some View {
        if edges == .all { clipShape(Circle()) } else { clipShape(UnevenRoundedRectangle()) }
    }

    @ViewBuilder
    func paired(_ id: Int, in namespace: Namespace.ID?) -> some View {
        if let namespace { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }
}

enum Edges { case all, top }

struct Still: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        if reducesMotion { content } else { content.transition(.slide) }
    }
}

struct Styled: ViewModifier {
    let isTitle: Bool

    func body(content: Content) -> some View {
        if isTitle {
            return content.font(.title)
        } else {
            return content.font(.body)
        }
    }
}

struct StyleUses: View {
    @State private var isOn = false
    @State private var edges = Edges.all
    @State private var namespace: Namespace.ID?
    @Binding var text: String

    var body: some View {
        TextField("a", text: $text).shown(isOn)
        TextField("a", text: $text).tinted(isOn)
        TextField("a", text: $text).modifier(Tapped(isMain: isOn))
        TextField("a", text: $text).rounded(edges)
        TextField("a", text: $text).paired(1, in: namespace)
        TextField("a", text: $text).modifier(Still())
        TextField("a", text: $text).modifier(Styled(isTitle: isOn))
    }
}

// False positive trap: builders of other things.
struct Element {
    func `if`(_ condition: Bool, transform: (Element) -> Element) -> Element { condition ? transform(self) : self }
}

struct Item: Identifiable, Equatable {
    let id: Int
    var isDone = false
}

final class Model: ObservableObject {
    let isCompact = false
    @Published var isBusy = false
    @Published var title: String?

    func load() async {}

    func update(_ isLoading: Bool, _ text: String?) {
        isBusy = isLoading
        title = text
    }
}
// --- Shown.swift
import SwiftUI

// Positive: the user sets the value, while the view is in use. A class in a `@State` is another object then.
struct Clips: View {
    @StateObject private var board = Board()
    @State private var shown: Clip?
    @State private var loaded: String?
    @State private var isHovered = false
    let url: URL?

    var body: some View {
        VStack {
            List(["a"], id: \.self) { Button($0, action: board.copy) }
                .ifLet(board.text) { view, text in view.badge(text) }
//               ^^^^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `board.text` becomes `nil` or gets a value, because `.ifLet` puts the view in two branches
            ScrollView { Button("Show") { shown = Clip() } }
                .framed(by: $shown)
            // False positive trap: the value is loaded before anyone can scroll.
            ScrollView { Text("a") }
                .ifLet(loaded) { view, text in view.badge(text) }
//               ^^^^^ info/low[conditional_modifier_extension]: the `ScrollView` loses its scroll position when `loaded` becomes `nil` or gets a value, because `.ifLet` puts the view in two branches
                .task { loaded = await load() }
            AsyncImage(url: url)
                .if(isHovered) { $0.blur(radius: 3) }
//               ^^ info[conditional_modifier_extension]: the `AsyncImage` loads its image again when `isHovered` changes, because `.if` puts the view in two branches
                .onHover { isHovered = $0 }
        }
    }

    private func load() async -> String? { nil }
}

final class Clip {}

final class Board: ObservableObject {
    @Published var text: String?

    func copy() { text = text == nil ? "a" : nil }
}

struct FramedByClip: ViewModifier {
    @Binding var clip: Clip?

    func body(content: Content) -> some View {
        if let clip { content.border(clip.color) } else { content }
//      ^^ info[conditional_modifier_extension]: the `ScrollView` loses its scroll position when `clip` becomes `nil` or gets a value, because `FramedByClip` puts the view in two branches
    }
}

extension Clip { var color: Color { .red } }

extension View {
    func framed(by clip: Binding<Clip?>) -> some View { modifier(FramedByClip(clip: clip)) }
}

// Positive: a form of `refreshable` that takes a condition, a binding that gets another object, and a mode with several cases.
extension View {
    @ViewBuilder
    func refreshable(isEnabled: Bool, action: @escaping @Sendable () async -> Void) -> some View {
        if isEnabled {
//      ^^ info[conditional_modifier_extension]: the `ScrollView` loses its scroll position when `isEnabled` changes, because `.refreshable` puts the view in two branches
            refreshable(action: action)
        } else {
            self
        }
    }
}

struct Marked: ViewModifier {
    let isMarked: Bool

    func body(content: Content) -> some View {
        if isMarked { content.border(.red) } else { content }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isMarked` changes, because `Marked` puts the view in two branches
    }
}

final class Entry: Identifiable {
    let id = 1
}

struct Resized: ViewModifier {
    @State private var mode = Mode.normal

    enum Mode { case normal, small, hidden }

    func body(content: Content) -> some View {
        switch mode {
//      ^^^^^^ info[conditional_modifier_extension]: the `ScrollView` loses its scroll position when `mode` changes, because `Resized` puts the view in two branches
        case .normal: content.onTapGesture { mode = .small }
        case .small: content.scaleEffect(0.5)
        case .hidden: EmptyView()
        }
    }
}

struct Entries: View {
    let entry: Entry
    @Binding var edited: Entry?
    @State private var text = ""
    @State private var isLoading = false

    var body: some View {
        ScrollView { Text("a") }.refreshable(isEnabled: !isLoading) { await load() }
        ScrollView { Text("a") }.modifier(Resized())
        TextField("a", text: $text).modifier(Marked(isMarked: entry.id == edited?.id))
        Button("Load") { isLoading.toggle() }
        // False positive trap: the form of SwiftUI.
        ScrollView { Text(isLoading ? "a" : "b") }.refreshable { await load() }
    }

    private func load() async {}
}
// The surroundings change a condition of the modifier itself.
struct Shadowing: ViewModifier {
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        if scheme == .light { content.shadow(radius: 2) } else { content }
//      ^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `scheme == .light` changes, because `Shadowing` puts the view in two branches
    }
}

// While the user edits, the list likely is there. One value may decide on both a view and its modifier.
struct EditedList: View {
    @State private var isEditing = false
    @State private var isLong = false
    @State private var entries: [String] = []

    var body: some View {
        VStack {
            if entries.isEmpty { Text("none") } else { List(entries, id: \.self) { Text($0) } }
        }
        .if(isEditing) { $0.padding() }
//       ^^ info[conditional_modifier_extension]: any `List` in this view loses its scroll position when `isEditing` changes, because `.if` puts the view in two branches
        VStack {
            if isLong { Text("long") } else { TextField("a", text: $entries[0]) }
        }
        .if(isLong && isEditing) { $0.padding() }
//       ^^ info/low[conditional_modifier_extension]: any `TextField` in this view loses the keyboard focus when `isLong && isEditing` changes, because `.if` puts the view in two branches
        List(entries, id: \.self) { Text($0) }.modifier(Shadowing())
        Toggle("Edit", isOn: $isEditing)
        Toggle("Long", isOn: $isLong)
    }
}
// Positive: the user changes a setting of the modifier in another view. Trap: no control changes the other setting.
struct Inverting: ViewModifier {
    @AppStorage("isInverted") private var isInverted = false

    func body(content: Content) -> some View {
        if isInverted { content.opacity(0.8) } else { content }
//      ^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `isInverted` changes, because `Inverting` puts the view in two branches
    }
}

struct Tinting: ViewModifier {
    @AppStorage("isTinted") private var isTinted = false

    func body(content: Content) -> some View {
        if isTinted { content.opacity(0.8) } else { content }
//      ^^ info/low[conditional_modifier_extension]: the `List` loses its scroll position when `isTinted` changes, because `Tinting` puts the view in two branches
    }
}

struct Reader: View {
    let pages: [String]

    var body: some View {
        List(pages, id: \.self) { Text($0) }.modifier(Inverting())
        List(pages, id: \.self) { Text($0) }.modifier(Tinting())
    }
}

struct ReaderSettings: View {
    @AppStorage("isInverted") private var inverts = false

    var body: some View { Toggle("Invert", isOn: $inverts) }
}

// Positive: the user changes the model in a view that gets it from this one, maybe through another property. Trap: another
// screen has a model of its own.
final class Draft: ObservableObject {
    @Published private(set) var kind = 0
    @Published var position = 0 { didSet { kind = position * 2 } }
    @Published private(set) var isSending = false
    @Published var isOld = false

    func send() {
        isSending = true
        Task { @MainActor in
            await deliver()
            isSending = false
        }
    }

    private func deliver() async {}
}

struct DraftView: View {
    @ObservedObject var draft: Draft
    let lines: [String]
    @State private var position: Int?

    var body: some View {
        List(lines, id: \.self) { Text($0) }.if(draft.kind == 2) { $0.padding() }
//                                           ^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `draft.kind == 2` changes, because `.if` puts the view in two branches
        List(lines, id: \.self) { Text($0) }.if(draft.isSending) { $0.opacity(0.5) }
//                                           ^^ info[conditional_modifier_extension]: the `List` loses its scroll position when `draft.isSending` changes, because `.if` puts the view in two branches
        // Trap: a binding keeps the position.
        ScrollView { Text("a") }.scrollPosition(id: $position).if(draft.isSending) { $0.opacity(0.5) }
        List(lines, id: \.self) { Text($0) }.if(draft.isOld) { $0.opacity(0.5) }
//                                           ^^ info/low[conditional_modifier_extension]: the `List` loses its scroll position when `draft.isOld` changes, because `.if` puts the view in two branches
        DraftControls(draft: draft)
    }
}

struct DraftControls: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Picker("Kind", selection: $draft.position) { Text("Short").tag(0) }
        Button("Send") { draft.send() }
    }
}

struct DraftArchive: View {
    @StateObject private var draft = Draft()

    var body: some View { Toggle("Old", isOn: $draft.isOld) }
}

// Positive: while the window is resized, what the screen shows at times likely is there. Trap: the size class also decides on
// what is around the view.
struct LogScreen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let lines: [String]?

    var body: some View {
        VStack {
            if let lines { List(lines, id: \.self) { Text($0) } }
        }
        .if(sizeClass == .compact) { $0.padding() }
//       ^^ info[conditional_modifier_extension]: any `List` in this view loses its scroll position when `sizeClass == .compact` changes, because `.if` puts the view in two branches
        Columns {
            VStack {
                if let lines { List(lines, id: \.self) { Text($0) } }
            }
            .if(sizeClass == .compact) { $0.padding() }
//           ^^ info/low[conditional_modifier_extension]: any `List` in this view loses its scroll position when `sizeClass == .compact` changes, because `.if` puts the view in two branches
        }
        if sizeClass == .compact {
            VStack {
                if let lines { List(lines, id: \.self) { Text($0) } }
            }
            .if(sizeClass == .compact) { $0.padding() }
//           ^^ info/low[conditional_modifier_extension]: any `List` in this view loses its scroll position when `sizeClass == .compact` changes, because `.if` puts the view in two branches
        }
    }
}

struct Columns<Content: View>: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ViewBuilder let content: Content

    var body: some View {
        if sizeClass == .compact { content } else { HStack { content } }
    }
}

// Warning: the control replaces itself while it is used.
final class Profile: ObservableObject {
    @Published var name = ""
    @Published var volume = 0.0
    let saved = ""
    var hasChanged: Bool { name != saved }
    var isLoud: Bool { volume > 0.8 }
}

struct ProfileEditor: View {
    @StateObject private var profile = Profile()
    @State private var note = ""
    @State private var rating = 0.0
    @State private var isPublic = false
    @State private var amount = 0
    @State private var lines: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
        Form { TextField("Name", text: $profile.name) }
            .if(profile.hasChanged) { $0.interactiveDismissDisabled() }
//           ^^ warning[conditional_modifier_extension]: the `TextField` loses the keyboard focus while the user types, because this changes `profile.hasChanged`, and `.if` puts the view in two branches
        TextEditor(text: $note).if(note.isEmpty) { $0.opacity(0.5) }
//                              ^^ warning[conditional_modifier_extension]: the `TextEditor` loses the keyboard focus while the user types, because this changes `note.isEmpty`, and `.if` puts the view in two branches
        Slider(value: $rating).if(rating > 0.5) { $0.tint(.red) }
//                             ^^ warning[conditional_modifier_extension]: the `Slider` stops following the finger, because this changes `rating > 0.5`, and `.if` puts the view in two branches
        Slider(value: $profile.volume).if(profile.isLoud) { $0.tint(.red) }
//                                     ^^ warning[conditional_modifier_extension]: the `Slider` stops following the finger, because this changes `profile.isLoud`, and `.if` puts the view in two branches
        Toggle("Public", isOn: $isPublic).if(isPublic) { $0.foregroundColor(.red) }
//                                        ^^ info[conditional_modifier_extension]: the `Toggle` jumps to its other position instead of sliding, because this changes `isPublic`, and `.if` puts the view in two branches
        // Trap: another property of the model decides.
        TextField("Name", text: $profile.name).if(profile.isLoud) { $0.opacity(0.5) }
//                                             ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `profile.isLoud` changes, because `.if` puts the view in two branches
        // Trap: a field with `value:` writes when the user is done.
        TextField("Amount", value: $amount, format: .number).if(amount > 0) { $0.opacity(0.5) }
//                                                           ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `amount > 0` changes, because `.if` puts the view in two branches
        // Trap: one line does not decide whether there are lines.
        TextField("Line", text: $lines[0]).if(lines.isEmpty) { $0.opacity(0.5) }
//                                         ^^ info/low[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `lines.isEmpty` changes, because `.if` puts the view in two branches
        // Trap: the focus is set in code and may come back.
        TextField("Note", text: $note).focused($isFocused).if(note.isEmpty) { $0.opacity(0.5) }
//                                                         ^^ info/low[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `note.isEmpty` changes, because `.if` puts the view in two branches
        Button("Add") {
            lines.append("")
            isFocused = true
        }
    }
}

// No code sets the focus, so it does not come back.
struct StatusEditor: View {
    @State private var status = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Status", text: $status)
            .focused($isFocused)
            .if(!status.isEmpty) { $0.interactiveDismissDisabled() }
//           ^^ warning[conditional_modifier_extension]: the `TextField` loses the keyboard focus while the user types, because this changes `status.isEmpty`, and `.if` puts the view in two branches
    }
}

// Positive: helpers that do more than choose, or choose the other way round. What a use means is not known, so there is no fix.
extension View {
    @ViewBuilder
    func ifNot<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if !condition { transform(self) } else { self }
    }

    @ViewBuilder
    func swapped<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition { self } else { transform(self) }
    }

    @ViewBuilder
    func padded<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition { transform(self).padding() } else { self }
    }

    @ViewBuilder
    func disabledElse<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self.disabled(true) }
    }
}

extension View {
    @ViewBuilder
    func inverted<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        let condition = !condition
        if condition { transform(self) } else { self }
    }

    @ViewBuilder
    func always<Content: View>(_ condition: Bool, _ transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { transform(self) }
    }

    @ViewBuilder
    func fork<A: View, B: View>(_ condition: Bool, _ first: (Self) -> A, else second: (Self) -> B) -> some View {
        if condition { first(self) } else { second(self) }
    }
}

struct Odd: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        TextField("e", text: $text).inverted(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.inverted` puts the view in two branches
        TextField("f", text: $text).always(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.always` puts the view in two branches
        TextField("g", text: $text).fork(isOn, { $0.opacity(0.5) }, else: { $0.opacity(0.1) })
//                                  ^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.fork` puts the view in two branches
        TextField("a", text: $text).ifNot(isOn) { $0.opacity(0.5) }
//                                  ^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.ifNot` puts the view in two branches
        TextField("b", text: $text).swapped(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.swapped` puts the view in two branches
        TextField("c", text: $text).padded(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.padded` puts the view in two branches
        TextField("d", text: $text).disabledElse(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^^^^^^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.disabledElse` puts the view in two branches
        Button("Switch") { isOn.toggle() }
    }
}
// --- Library.swift
import SwiftUI

// A helper from elsewhere, known by its name; `modify` is not in the list.
struct Foreign: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        TextField("a", text: $text).applyIf(isOn) { $0.opacity(0.5) }
//                                  ^^^^^^^ info/medium[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `isOn` changes, because `.applyIf` puts the view in two branches
        Button("a") { withAnimation { isOn.toggle() } }
        Text("a").applyIf(isOn) { $0.opacity(0.5) }
//                ^^^^^^^ info/low[conditional_modifier_extension]: the animation fades one view out and another in when `isOn` changes, because `.applyIf` puts the view in two branches
        TextField("a", text: $text).modify(isOn) { $0.opacity(0.5) }
    }
}
// --- Library/Package.swift
// swift-tools-version:5.9
import PackageDescription

let package = Package(name: "Library", products: [.library(name: "Library", targets: ["Library"])])
// --- Library/Sources/Lowered.swift
import SwiftUI

// Info: a public helper of a library that the project does not use.
extension View {
    @ViewBuilder
    public func lowered(_ isLow: Bool) -> some View {
        if isLow { offset(y: 4) } else { self }
//      ^^ info[conditional_modifier_extension]: `.lowered` switches between two different views, so a view that it is applied to loses its state when `isLow` changes
    }
}
// --- ObservedSettings.swift
import Observation
import SwiftUI

// Settings in an object that an object of the environment has: both are observed, so the condition changes with them.
@Observable
final class Appearance {
    var isGlassy = false
    var hasPanels = false
    let canBlur = true
}

extension Appearance {
    var glassy: Binding<Bool> { Binding(get: { self.isGlassy }, set: { self.isGlassy = $0 }) }
}

@Observable
final class AppContext {
    var appearance = Appearance()
}

struct Glass: ViewModifier {
    @Environment(AppContext.self) private var context

    func body(content: Content) -> some View {
        if context.appearance.isGlassy { content.background(.ultraThinMaterial) } else { content }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `context.appearance.isGlassy` changes, because `Glass` puts the view in two branches
    }
}

struct NamedGlass: ViewModifier {
    @Environment(AppContext.self) private var context

    private var appearance: Appearance { context.appearance }

    func body(content: Content) -> some View {
        if appearance.isGlassy { content.background(.ultraThinMaterial) } else { content }
//      ^^ info[conditional_modifier_extension]: the `TextField` loses the keyboard focus when `appearance.isGlassy` changes, because `NamedGlass` puts the view in two branches
    }
}

// Trap: nothing sets this setting.
struct Panel: ViewModifier {
    @Environment(AppContext.self) private var context

    func body(content: Content) -> some View {
        if context.appearance.hasPanels { content.background(.ultraThinMaterial) } else { content }
    }
}

// Trap: a constant of the object.
struct Blur: ViewModifier {
    @Environment(AppContext.self) private var context

    func body(content: Content) -> some View {
        if context.appearance.canBlur { content.background(.ultraThinMaterial) } else { content }
    }
}

struct Notes: View {
    @Environment(AppContext.self) private var context
    @State private var text = ""

    var body: some View {
        TextField("a", text: $text).modifier(Glass())
        TextField("b", text: $text).modifier(NamedGlass())
        TextField("c", text: $text).modifier(Panel())
        TextField("d", text: $text).modifier(Blur())
        Toggle("Glass", isOn: context.appearance.glassy)
    }
}

// Positive: each time the user changes the value, the task loads again.
struct Inbox: View {
    @State private var mails: [String] = []
    @State private var isMarked = false

    var body: some View {
        VStack {
            Text("\(mails.count)")
            Button("Mark") { isMarked.toggle() }
        }
        .task { mails = await loadMails() }
        .if(isMarked) { $0.border(.red) }
//       ^^ info/medium[conditional_modifier_extension]: the `.task` of the `VStack` starts again when `isMarked` changes, because `.if` puts the view in two branches
    }

    private func loadMails() async -> [String] { [] }
}
