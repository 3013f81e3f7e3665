import SwiftUI

// Positive: texts, images and rows that act like buttons.
struct Taps: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text("News").onTapGesture { isOpen = true }
//                       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            Image("logo").padding().onTapGesture(perform: open)
//                                  ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            HStack { Text("Row"); Image(systemName: "chevron.right") }
                .gesture(TapGesture().onEnded { isOpen.toggle() })
//               ^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.gesture` does not make it one
            Avatar().onTapGesture { isOpen = true }
//                   ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
        }
    }

    private func open() { isOpen = true }
}

struct Avatar: View {
    var body: some View { Image("avatar") }
}

// False positive trap: accessibility, other gestures, ends of input, the whole screen, controls inside, other rules.
struct Silent: View {
    @State private var isOpen = false
    @State private var text = ""
    @FocusState private var focus: Bool

    var body: some View {
        VStack {
            Text("Trait").onTapGesture { isOpen = true }.accessibilityAddTraits(.isButton)
            HStack { Text("Around").onTapGesture { isOpen = true } }.accessibilityElement(children: .combine)
            Text("Twice").onTapGesture(count: 2) { isOpen = true }
            Text("Place").onTapGesture { place in print(place) }
            Text("Blocks").onTapGesture {}
            Text("Beside").simultaneousGesture(TapGesture().onEnded { isOpen = true })
            Text("Close").onTapGesture { isOpen = false }
            Text("Close").onTapGesture { withAnimation { isOpen = false } }
            Text("Focus").onTapGesture { focus = false }
            Text("Keyboard").onTapGesture { hideKeyboard() }
            Text("Press").onLongPressGesture { isOpen = true }
            Color.black.onTapGesture { isOpen = true }
            Text("Screen").ignoresSafeArea().onTapGesture { isOpen = true }
            ScrollView { Text("Page") }.onTapGesture { isOpen = true }
            TextField("Name", text: $text).onTapGesture { isOpen = true }
            HStack { Text("Row"); Button("Like") { isOpen = true } }.onTapGesture { isOpen = true }
            HStack { Text("Gap"); Spacer() }.onTapGesture { isOpen = true }
            Button { isOpen = true } label: { Text("Label").onTapGesture { isOpen = true } }
        }
    }

    private func hideKeyboard() { focus = false }
}

struct Tappable: ViewModifier {
    let open: () -> Void

    func body(content: Content) -> some View { content.onTapGesture { open() } }
}

extension View {
    func tapped(_ open: @escaping () -> Void) -> some View { onTapGesture { open() } }
}

#Preview {
    Text("Preview").onTapGesture { print("tap") }
}

// False positive trap: the view says itself that it is a button, or a style draws a control that has a role.
struct Toast: View {
    var body: some View {
        Text("Saved").accessibilityAddTraits(.isButton)
    }
}

struct ToastHost: View {
    @State private var count = 0

    var body: some View {
        Toast().onTapGesture { count += 1 }
        Text("\(count)")
    }
}

struct Switch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("On")
        }
        .onTapGesture { configuration.isOn.toggle() }
    }
}

// False positive traps: disabled views, hidden switches, and what is hidden where it is used.
struct Explained: View {
    @State private var isExplained = false
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("Off")
                .disabled(true)
                .onTapGesture { isExplained = true }
            Image("logo").onTapGesture { countTaps() }
            box.accessibilityHidden(true)
        }
    }

    private var box: some View { Image("box").onTapGesture { isExplained = true } }

    private func countTaps() {
        taps += 1
        if taps >= 7 { isExplained = true }
    }
}

// Positive: a button would get in the way of the other gesture.
struct Key: View {
    let press: () -> Void

    var body: some View {
        Image("key")
            .onTapGesture { press() }
//           ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            .onLongPressGesture { press() }
    }
}

enum Cells {
    static func warning() -> some View {
        HStack { Text("Warning") }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}

struct Box<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content().padding() }
}

// False positive traps: the content has the trait, in a static function or in a member.
struct Notices: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Box { Cells.warning() }.onTapGesture { open() }
            Box { notice }.onTapGesture { open() }
            // Positive: a color is no content of the project.
            Box { Text("Plain") }
                .background(Color.red)
                .onTapGesture { open() }
//               ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
        }
    }

    private var notice: some View { Text("Notice").accessibilityAddTraits(.isButton) }
}

// False positive trap: the tap moves the focus to the field inside, and the arrow of the group does the same.
struct Search: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var isOpen = false

    var body: some View {
        HStack {
            Image("search")
            TextField("Search", text: $text).focused($isFocused)
        }
        .onTapGesture { isFocused = true }
        DisclosureGroup(isExpanded: $isOpen) {
            Text("Content")
        } label: {
            Text("Section").onTapGesture { isOpen.toggle() }
        }
    }
}

// Positive: a drag that is the only way to change a number, in the chain and in a function.
struct Volume: View {
    @Binding var level: Double
    @Binding var low: Int
    @Binding var width: CGFloat
    @Binding var isOpen: Bool

    var body: some View {
        GeometryReader { proxy in
            Circle()
                .gesture(
//               ^^^^^^^ info[tap_gesture_instead_of_button]: VoiceOver and Switch Control cannot change `level`, because only a drag sets it
                    DragGesture(minimumDistance: 0).onChanged { drag in
                        level = drag.location.x / proxy.size.width
                    })
            Circle().gesture(lowDrag(proxy.size.width))
//                   ^^^^^^^ info[tap_gesture_instead_of_button]: VoiceOver and Switch Control cannot change `low`, because only a drag sets it
            Rectangle().gesture(DragGesture().onChanged { width = $0.location.x })
            Rectangle().gesture(DragGesture().onEnded { _ in isOpen = false })
        }
    }

    private func lowDrag(_ width: CGFloat) -> some Gesture {
        DragGesture().onChanged { drag in
            let new = Int(drag.location.x)
            if new != low { low = new }
        }
    }
}

// False positive trap: another way to change the number, and accessibility in the view or at its caller.
struct Rating: View {
    @Binding var stars: Int

    var body: some View {
        HStack {
            Circle().gesture(DragGesture().onChanged { stars = Int($0.location.x) })
            Stepper("Stars", value: $stars)
        }
    }
}

struct Dial: View {
    @Binding var level: Double

    var body: some View {
        Circle()
            .gesture(DragGesture().onChanged { level = $0.location.x })
            .accessibilityAdjustableAction { _ in level += 1 }
    }
}

struct Knob: View {
    @Binding var level: Double

    var body: some View {
        Circle().gesture(DragGesture().onChanged { level = $0.location.x })
    }
}

struct Mixer: View {
    @State private var level = 0.5

    var body: some View {
        Knob(level: $level).accessibilityRepresentation { Slider(value: $level) }
    }
}

// Trap: the tap sets the selection of its own list, which VoiceOver does too.
struct Selected: View {
    let names: [String]
    @State private var selection: Set<String> = []
    let open: () -> Void

    var body: some View {
        List(selection: $selection) {
            ForEach(names, id: \.self) { name in
                Text(name).onTapGesture { select(name) }
                Image(name).onTapGesture { selection = [name] }
                // Positive: another action.
                Text("Open").onTapGesture { open() }
//                           ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            }
        }
    }

    private func select(_ name: String) {
        selection.insert(name)
    }
}

// False positive trap: no call passes the closure, so a tap does nothing.
struct Badge: View {
    let text: String
    var onTap: (() -> Void)?

    init(text: String, onTap: (() -> Void)? = nil) {
        self.text = text
        self.onTap = onTap
    }

    var body: some View {
        Text(text).onTapGesture { onTap?() }
    }
}

struct Badges: View {
    var body: some View { VStack { Badge(text: "A"); Badge(text: "B") } }
}

// False positive trap: a tap anywhere on the screen shows the bar.
struct Player: View {
    @State private var hasBar = false

    var body: some View {
        ZStack {
            Color.black.ignoresSafeArea()
            VStack {
                Text("Title")
                Text(hasBar ? "Bar" : "")
            }
            .contentShape(Rectangle())
            .onTapGesture { hasBar.toggle() }
        }
    }
}

// False positive trap: the only caller shows it in the label of a button, which VoiceOver reads as one element.
struct FileRow: View {
    let open: () -> Void
    var body: some View {
        Button(action: open) {
            HStack {
                Text("File")
                FileActions(stage: open)
            }
        }
    }
}

struct FileActions: View {
    let stage: () -> Void
    var body: some View { Image(systemName: "plus").onTapGesture { stage() } }
}

// A screen that a link pushes is not a part of the label that holds the link.
struct Start: View {
    let save: () -> Void
    var body: some View {
        Button(action: save) {
            NavigationLink(destination: Terms()) { Text("Terms") }
        }
    }
}

struct Terms: View {
    @State private var isOpen = false
    var body: some View {
        HStack {
            Text("Read")
            Text("more").foregroundColor(.blue).onTapGesture { isOpen = true }
//                                              ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            if isOpen { Text("All terms") }
        }
    }
}

// False positive trap: a modifier of the project inside the cell makes it a button.
struct Recipients: View {
    let names: [String]
    let open: (String) -> Void
    var body: some View {
        List(names, id: \.self) { name in
            RecipientCell(name: name).onTapGesture { open(name) }
        }
    }
}

struct RecipientCell: View {
    let name: String
    var body: some View { HStack { Text(name); Image(systemName: "person") }.cell() }
}

struct CellModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    }
}

extension View {
    func cell() -> some View { modifier(CellModifier()) }
}

// Negative: the label says that it is a button.
struct Spoken: View {
    let select: () -> Void
    var body: some View {
        Circle().fill(.red).frame(width: 40, height: 40)
            .accessibilityLabel("Red color button")
            .onTapGesture { select() }
    }
}

// Low: there is another way to do it, it may do nothing, or it only shows the rest of a text.
struct OtherWays: View {
    @Binding var isMenuOpen: Bool
    let isBusy: Bool
    let note: String
    @State private var isExpanded = false
    @State private var text = ""

    var body: some View {
        VStack {
            HStack {
                Image("logo").onTapGesture { isMenuOpen.toggle() }
//                            ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
                MenuButton(isOpen: $isMenuOpen)
                Text("Menu").onTapGesture { isMenuOpen.toggle() }
//                           ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            }
            Text("Reload").onTapGesture { reload() }
//                         ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            Button(action: reload) { Text("Again") }
            Text("Send").onTapGesture {
//                       ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
                guard !isBusy else { return }
                send()
            }
            Text("Send").onTapGesture { if !isBusy { send() } }
//                       ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            Text("Send").onTapGesture { if isBusy { wait() } else { send() } }
//                       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            Text(note).lineLimit(isExpanded ? nil : 2).onTapGesture { withAnimation { isExpanded.toggle() } }
//                                                     ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            HStack {
                TextField("Name", text: $text)
                Image("clear").onTapGesture { text = "" }
//                             ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            }
        }
    }

    private func reload() { print(note) }
    private func send() { text = note }
    private func wait() { text = "…" }
}

struct MenuButton: View {
    @Binding var isOpen: Bool

    var body: some View {
        Button("Menu") { isOpen = true }
    }
}

// Medium: the same action of a menu that a long press opens, and of a button in another view.
struct OpenedRow: View {
    let open: () -> Void

    var body: some View {
        Text("Row")
            .onTapGesture { open() }
//           ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            .contextMenu { Button("Open") { open() } }
    }
}

struct OpenButton: View {
    let open: () -> Void

    var body: some View { Button("Open") { open() } }
}

// Silent: two taps at a place, and an empty stack, which only takes taps.
struct Zoomed: View {
    @State private var place = CGPoint.zero
    let play: () -> Void

    var body: some View {
        Image("map").gesture(SpatialTapGesture(count: 2).onEnded { value in place = value.location })
        // Low: the place decides what the tap does.
        Image("wheel").gesture(SpatialTapGesture().onEnded { tap in if tap.location.x < 20 { play() } else { place = .zero } })
//                     ^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.gesture` does not make it one
        HStack {}.frame(maxWidth: .infinity).contentShape(Rectangle()).onTapGesture { play() }
    }
}

// An element that combines or replaces its children has no role by that, with or without a label.
struct Combined: View {
    let dates: [String]
    let open: () -> Void

    var body: some View {
        VStack {
            ForEach(dates, id: \.self) { Text($0) }
        }
        .contentShape(Rectangle())
        .onTapGesture { open() }
//       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Entries")
        .accessibilityHint("Opens the entries")
        HStack { Text("Row"); Text("Value") }
            .onTapGesture { open() }
//           ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Row")
        HStack { Text("Row"); Text("Value") }
            .onTapGesture { open() }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        HStack { Text("Row"); Text("Value") }
            .onTapGesture { open() }
            .accessibilityElement(children: .contain)
        VStack { Text("Inside").onTapGesture { open() } }
            .accessibilityElement(children: .combine)
    }
}

// An option that is on by default is no reason to miss the button; one that callers have to choose may be.
struct OptionalTaps: View {
    var isInteractive: Bool = true
    let isEnabled: Bool
    @State private var isReady = true
    let open: () -> Void

    var body: some View {
        Text("By default").onTapGesture {
//                         ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            guard isInteractive else { return }
            open()
        }
        Text("Chosen").onTapGesture {
//                     ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            guard isEnabled else { return }
            open()
        }
        Text("State").onTapGesture {
//                    ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            if isReady { open() }
        }
        Text("Both").onTapGesture {
//                   ^^^^^^^^^^^^ info/low[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            guard isInteractive, isEnabled else { return }
            open()
        }
    }
}

// The bar of a player: shapes of which a drag sets a part.
struct SeekBar: View {
    @State private var part: Double?
    let played: Double
    let seek: (Double) -> Void

    var body: some View {
        GeometryReader { space in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray)
                Capsule().fill(.blue).frame(width: space.size.width * (part ?? played))
            }
            .gesture(
//           ^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver and Switch Control cannot move this bar, because only a drag does
                DragGesture(minimumDistance: 0)
                    .onChanged { part = min(max(Double($0.location.x / space.size.width), 0), 1) }
                    .onEnded { seek(Double($0.location.x / space.size.width)) }
            )
        }
        .frame(height: 8)
    }
}

// Negative: a value for VoiceOver, a text in it, a place in two directions, and a drag that moves something.
struct OtherBars: View {
    @State private var part: Double = 0
    @State private var place = CGPoint.zero

    var body: some View {
        GeometryReader { space in
            Capsule()
                .gesture(DragGesture().onChanged { part = $0.location.x / space.size.width })
                .accessibilityElement()
                .accessibilityLabel("Position")
                .accessibilityAdjustableAction { _ in part += 0.1 }
            ZStack { Capsule(); Text("\(part)") }
                .gesture(DragGesture().onChanged { part = $0.location.x / space.size.width })
            Circle()
                .gesture(DragGesture().onChanged { place = CGPoint(x: $0.location.x / 2, y: $0.location.y / 2) })
            Rectangle()
                .gesture(DragGesture().onChanged { part = $0.translation.width / space.size.width })
        }
    }
}

// Negative: a whole page, of which the tap only makes it the active one.
struct ActivePane: View {
    let focus: () -> Void

    var body: some View {
        VStack {
            ScrollView { Text("Output") }
        }
        .onTapGesture { focus() }
    }
}

// Negative: the style of a text field, which the user reaches anyway.
struct OvalField: TextFieldStyle {
    var onFocus: () -> Void

    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(32)
            .contentShape(Rectangle())
            .onTapGesture { onFocus() }
    }
}

// Positive: the tap reads the model of the selection, and changes something else. Negative: it selects the row itself.
final class Shelf: ObservableObject {
    @Published var book: Int?
    @Published var room = ""

    func choose(_ id: Int) { book = id }
}

struct ShelfList: View {
    @ObservedObject var shelf: Shelf
    @State private var opened = ""

    var body: some View {
        List(selection: $shelf.book) {
            Text("Open").onTapGesture { opened = shelf.room }
//                       ^^^^^^^^^^^^ info/medium[tap_gesture_instead_of_button]: VoiceOver does not say that this is a button, because `.onTapGesture` does not make it one
            Text("First").onTapGesture { shelf.book = 1 }
            Text("Second").onTapGesture { shelf.choose(2) }
        }
    }
}

// Negative: the view has a gesture of its own, which comes first.
struct Paragraph: View {
    @State private var isOpen = false

    var body: some View {
        Text("Once upon a time").onTapGesture { isOpen.toggle() }.accessibilityAddTraits(isOpen ? .isButton : [])
    }
}

struct Chapter: View {
    @State private var count = 0

    var body: some View {
        Paragraph().onTapGesture { count += 1 }
    }
}
