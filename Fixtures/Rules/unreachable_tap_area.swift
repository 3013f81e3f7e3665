import SwiftUI

// Positive: a gesture on a stack with a Spacer, or with a frame that is wider than its texts.
struct Gestures: View {
    @State private var isOpen = false
    @State private var isOn = false

    var body: some View {
        VStack {
            HStack {
                Text("Settings")
                Spacer()
                Image(systemName: "gear")
            }
            .padding()
            .onTapGesture { isOpen = true }
//           ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
            HStack {
                Text("Wide")
            }
            .frame(maxWidth: .infinity)
            .onLongPressGesture { isOpen = true }
//           ^^^^^^^^^^^^^^^^^^ warning[unreachable_tap_area]: long presses on the empty part of this `HStack` do nothing, because `.onLongPressGesture` only reaches what the views draw
            HStack {
                Text("Gesture")
                Spacer()
            }
            .background(Color.clear)
            .gesture(TapGesture().onEnded { isOpen = true })
//           ^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.gesture` only reaches what the views draw
            HStack {
                Text("Stroke")
                Spacer()
            }
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
            .rowFont()
            .onTapGesture(perform: open)
//           ^^^^^^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
            header.onTapGesture { isOpen = true }
//                 ^^^^^^^^^^^^ info/medium[unreachable_tap_area]: taps on the empty end of this `header` do nothing, because `.onTapGesture` only reaches what the views draw
            Title().onTapGesture { isOpen = true }
//                  ^^^^^^^^^^^^ info/medium[unreachable_tap_area]: taps on the empty end of this `Title` do nothing, because `.onTapGesture` only reaches what the views draw
        }
    }

    private var header: some View {
        HStack {
            Text("Header")
            Spacer()
        }
    }

    private func open() { isOpen = true }
}

struct Title: View {
    var body: some View {
        HStack {
            Text("Title")
            Spacer()
        }
        .font(.title)
    }
}

extension View {
    func rowFont() -> some View { font(.body).padding(4) }
    func tappable() -> some View { contentShape(Rectangle()) }
    func boxed() -> some View { ZStack { Color.white; self } }
}

// Positive: a Spacer in a stack inside, and a frame around stacks of texts.
struct Inner: View {
    @State private var isOpen = false
    let count: Int

    var body: some View {
        VStack {
            VStack {
                Text("Title")
                Group {
                    HStack {
                        Text("Left")
                        Spacer()
                        Text("Right")
                    }
                }
            }
            .onTapGesture { isOpen = true }
//           ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `VStack` do nothing, because `.onTapGesture` only reaches what the views draw
            VStack(alignment: .leading) {
                Text("Title")
                HStack {
                    Text("Left")
                    if count > 0 { Dot() }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .onTapGesture { isOpen = true }
//           ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `VStack` do nothing, because `.onTapGesture` only reaches what the views draw
        }
    }
}

struct Dot: View {
    var body: some View { Text("•") }
}

// Positive: labels with the plain style, also of a view around the button, and with styles of the project.
struct Labels: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because with the plain style a `Button` takes taps only where its label draws something
                    Text("Plain")
                    Spacer()
                }
            }
            .buttonStyle(.plain)
            NavigationLink(value: 1) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because with the plain style a `NavigationLink` takes taps only where its label draws something
                    Text("Link")
                    Spacer()
                }
            }
            Button { open() } label: { Title() }
//          ^^^^^^ warning/medium[unreachable_tap_area]: taps on the empty part of this `Title` do nothing, because with the plain style a `Button` takes taps only where its label draws something
            Button(action: open) {
                HStack {
//              ^^^^^^ info/medium[unreachable_tap_area]: taps on the empty part of this `HStack` may do nothing, because `.contentShape` is on the `Button` and not in its label
                    Text("Shape outside")
                    Spacer()
                }
            }
            .contentShape(Rectangle())
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because the style of this `Button` adds no shape that takes them
                    Text("Styled")
                    Spacer()
                }
            }
            .buttonStyle(FadingStyle())
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because the style of this `Button` adds no shape that takes them
                    Text("Static member")
                    Spacer()
                }
            }
            .buttonStyle(.fading)
        }
        .buttonStyle(PlainButtonStyle())
    }
}

struct FadingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

extension ButtonStyle where Self == FadingStyle {
    static var fading: FadingStyle { FadingStyle() }
}

struct WideStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity)
//           ^^^^^ info/medium[unreachable_tap_area]: taps beside the label may do nothing, because this style makes the label wider but adds no shape that takes them
            .padding()
    }
}

// False positive trap: a shape or a fill before the gesture, also in a modifier of the project.
struct Filled: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            HStack {
                Text("Gradient")
                Spacer()
            }
            .background(LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom))
            .onTapGesture { print("tap") }
            HStack { Text("Shape"); Spacer() }.contentShape(Rectangle()).onTapGesture { isOpen = true }
            HStack { Text("Fill"); Spacer() }.background(Color.white).onTapGesture { isOpen = true }
            HStack { Text("Fill"); Spacer() }.background { Color.white }.onTapGesture { isOpen = true }
            HStack { Text("Project"); Spacer() }.tappable().onTapGesture { isOpen = true }
            HStack { Text("Unknown box"); Spacer() }.boxed().onTapGesture { isOpen = true }
            HStack { Text("Other module"); Spacer() }.fancy().onTapGesture { isOpen = true }
            HStack { Text("Fixed"); Spacer().frame(width: 8) }.onTapGesture { isOpen = true }
            HStack { Text("No gap"); Image(systemName: "gear") }.onTapGesture { isOpen = true }
            HStack { Text("Blocks taps"); Spacer() }.onTapGesture {}
            HStack { Text("Inner"); Spacer() }.gesture(TapGesture().onEnded { isOpen = true }, including: .subviews)
            HStack { Text("Drag"); Spacer() }.gesture(DragGesture().onEnded { _ in isOpen = true })
            HStack { Text("Debug"); Spacer() }.onTapGesture { dump(isOpen); print("tapped") }
            HStack { Color.red; Text("Fills") }.frame(maxWidth: .infinity).onTapGesture { isOpen = true }
            HStack { Spacer(); Color.red.frame(width: isOpen ? nil : 0) }.onTapGesture { isOpen = true }
            Text("Only aligned").frame(maxWidth: .infinity, alignment: .leading).onTapGesture { isOpen = true }
            HStack { Text("Small"); Spacer() }.fixedSize().onTapGesture { isOpen = true }
        }
    }
}

// False positive trap: a filled background takes taps, also with a shadow that may be clear.
struct Shadowed: View {
    @State private var isOpen = false

    var body: some View {
        HStack {
            Text("Settings")
            Spacer()
            Image(systemName: "gear")
        }
        .background {
            RoundedRectangle(cornerRadius: 10)
                .fill(Color("Card"))
                .shadow(color: isOpen ? .pink : .clear, radius: 2)
        }
        .onTapGesture { isOpen = true }
    }
}

// False positive trap: labels with a shape or fill, and styles that draw or are not known.
struct FilledLabels: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                HStack { Text("Shape"); Spacer() }.contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack { Text("Fill"); Spacer() }.background(.regularMaterial)
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack { Text("Automatic"); Spacer() }
            }
            Button(action: open) {
                HStack { Text("Bordered"); Spacer() }
            }
            .buttonStyle(.bordered)
            Button(action: open) {
                HStack { Text("Shaped by the style"); Spacer() }
            }
            .buttonStyle(ShapedStyle())
            Button("Text", action: open).buttonStyle(.plain)
        }
    }
}

struct ShapedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
    }
}

// False positive trap: the row takes the taps of its link; a fill with a border around it.
struct LinkRows: View {
    var body: some View {
        List {
            NavigationLink(value: 1) { HStack { Text("Row"); Spacer() } }.buttonStyle(.plain)
            HStack { Text("Card"); Spacer() }
                .background(Rectangle().fill(Color.white).overlay(Rectangle().stroke(Color.gray)))
                .onTapGesture { print("tap") }
        }
    }
}

#Preview {
    HStack { Text("Preview"); Spacer() }.onTapGesture { print("tap") }
}

// False positive traps: hidden switches, and stacks in a view that takes the taps itself.
struct Version: View {
    @State private var taps = 0
    @State private var isDebugging = false
    let open: () -> Void

    var body: some View {
        VStack {
            HStack {
                Text("1.0")
                Spacer()
            }
            .onTapGesture(count: 10) { isDebugging = true }
            HStack {
                Text("1.0")
                Spacer()
            }
            .onTapGesture { count() }
            HStack {
                Text("Search")
                Spacer()
            }
            .onTapGesture { open() }
            .frame(maxWidth: .infinity)
            .background(Color.gray)
            .onTapGesture { open() }
            HStack {
                Text("Card")
                Spacer()
            }
            .card(isFlat: false)
            .onTapGesture { open() }
            HStack {
                Spacer()
                Banner()
                Spacer()
            }
            .onTapGesture { open() }
            card
        }
    }

    private var card: some View {
        VStack {
            author
            Text("Post")
        }
        .contentShape(Rectangle())
        .onTapGesture { open() }
    }

    private var author: some View {
        HStack {
            Text("Name")
            Spacer()
        }
        .onTapGesture { open() }
    }

    private func count() {
        taps += 1
        if taps == 10 { isDebugging = true }
    }
}

struct Banner: View {
    var body: some View { Text("Banner").frame(maxWidth: .infinity) }
}

extension View {
    func card(isFlat: Bool) -> some View { padding().background(isFlat ? Color.clear : Color.white) }
}

// Positive: two taps are not a hidden switch, and a view around it without a shape takes no taps.
struct Double: View {
    let open: () -> Void

    var body: some View {
        VStack {
            HStack {
                Text("Picture")
                Spacer()
            }
            .onTapGesture(count: 2) { open() }
//           ^^^^^^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
        }
        .padding()
    }
}

// False positive trap: a menu makes an item of each button, also in a view of its own.
struct Choices: View {
    let open: () -> Void

    var body: some View {
        Menu("Choices") { ChoiceList(open: open, isCompact: true) }
    }
}

struct ChoiceList: View {
    let open: () -> Void
    let isCompact: Bool

    var body: some View {
        Button(action: open) {
            HStack {
                Text("Item")
                Spacer()
            }
        }
        .buttonStyle(.plain)
    }
}

// Positive: the background of a tab or a key is clear at times, and then its padding takes no taps.
struct Tabs: View {
    let isSelected: Bool
    let isHovered: Bool
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
//          ^^^^^^ info[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                HStack {
                    Image(systemName: "gear")
                    Text("Settings")
                }
                .padding(.horizontal, 12)
                .background(isSelected ? Color.accentColor : Color.clear)
                .cornerRadius(6)
            }
            .buttonStyle(.plain)
            Button(action: open) {
//          ^^^^^^ info[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                Image(systemName: "gear")
                    .frame(width: 32, height: 32)
                    .background(RoundedRectangle(cornerRadius: 6).fill(isSelected ? Color.blue : .clear))
            }
            .buttonStyle(.plain)
            Button(action: open) {
//          ^^^^^^ info[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                tab.padding().background { if isSelected { Capsule() } }
            }
            .buttonStyle(.plain)
            Button(action: open) {
//          ^^^^^^ warning[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                Text("7").frame(maxWidth: .infinity).frame(height: 60)
            }
            .buttonStyle(KeyStyle())
            Button(action: open) { Text("Hover").padding().background(isHovered ? Color.gray : .clear) }.buttonStyle(.plain)
            Button(action: open) { Text("Both").padding().background(isSelected ? Color.gray : .blue) }.buttonStyle(.plain)
            Button(action: open) { Text("No room").background(isSelected ? Color.gray : .clear) }.buttonStyle(.plain)
            Button(action: open) { Text("Little").padding(2).background(isSelected ? Color.gray : .clear) }.buttonStyle(.plain)
            Button(action: open) { Text("Automatic").padding().background(isSelected ? Color.gray : .clear) }
            Button(action: open) { Color.red.padding().background(isSelected ? Color.gray : .clear) }.buttonStyle(.plain)
            Button(action: open) {
                Text("Shape").padding().background(isSelected ? Color.gray : .clear).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Button(action: open) {
                Text("Other").padding().background { if isSelected { Capsule() } else { Color.gray } }
            }
            .buttonStyle(.plain)
            Button(action: open) {
                Image(.photo).resizable().frame(width: 32, height: 32).background(isSelected ? Color.gray : .clear)
            }
            .buttonStyle(.plain)
        }
    }

    private var tab: some View { Text("Tab") }
}

struct KeyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(configuration.isPressed ? Color.white : Color.clear)
    }
}

// Positive: one shape serves both gestures, so there is one report; a press is no tap.
struct Pressed: View {
    let open: () -> Void

    var body: some View {
        VStack {
            HStack {
                Text("a")
                Spacer()
            }
            .onTapGesture { open() }
//           ^^^^^^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
            .onLongPressGesture { open() }
            HStack {
                Text("b")
                Spacer()
            }
            .onLongPressGesture { open() }
//           ^^^^^^^^^^^^^^^^^^ info[unreachable_tap_area]: long presses on the empty end of this `HStack` do nothing, because `.onLongPressGesture` only reaches what the views draw
        }
    }
}

// Positive: a stack that only centers a text link. Trap: the row of a DisclosureGroup takes the taps; above other controls the
// gap lets taps through; a background around the button makes it look like one button.
struct Centered: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                HStack {
//              ^^^^^^ info[unreachable_tap_area]: taps beside the content of this `HStack` do nothing, because its `Spacer`s draw nothing that takes them
                    Spacer()
                    Text("Write to us")
                    Spacer()
                }
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because with the plain style a `Button` takes taps only where its label draws something
                    Spacer()
                    Text("Save")
                    Spacer()
                }
            }
            .buttonStyle(.plain)
            .background(Color.blue)
            HStack {
                Spacer()
                Text("Locked")
                Spacer()
            }
            .onTapGesture { open() }
//           ^^^^^^^^^^^^ info[unreachable_tap_area]: taps beside the content of this `HStack` do nothing, because its `Spacer`s draw nothing that takes them
            DisclosureGroup {
                Text("Part")
            } label: {
                Button(action: open) {
                    HStack {
                        Text("Chapter")
                        Spacer()
                    }
                }
                .buttonStyle(.plain)
            }
            ZStack {
                HStack {
                    Button("Back") { open() }
                    Spacer()
                    Button("Turn") { open() }
                }
                if Bool.random() {
                    HStack {
                        Text("Encrypted")
                        Spacer()
                    }
                    .onTapGesture { open() }
                }
            }
            ZStack {
                Color.gray.onTapGesture { open() }
                VStack {
                    HStack {
                        Text("Menu")
                        Spacer()
                    }
                    .onTapGesture { open() }
//                   ^^^^^^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
                }
                .background(Color.white)
            }
        }
    }
}

// Positive: a wide frame whose background is clear at times.
struct Tabs: View {
    let open: () -> Void
    @State private var isSelected = false

    var body: some View {
        Button(action: open) {
//      ^^^^^^ warning[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
            Text("Tab").frame(maxWidth: .infinity).padding().background(isSelected ? Color.gray : .clear)
        }
        .buttonStyle(.plain)
    }
}

// Positive: views with small frames, and a Spacer that a condition shows.
struct Contacts: View {
    let open: () -> Void
    let isWide: Bool
    @State private var isSelected = false

    var body: some View {
        VStack {
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because with the plain style a `Button` takes taps only where its label draws something
                    Image("person").resizable().frame(width: 32, height: 32)
                    Text("Anna")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack {
//              ^^^^^^ warning[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                    Circle().fill(.green).frame(width: 7, height: 7)
                    if isWide {
                        Text("Berta")
                        Spacer()
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(isSelected ? Color.gray : .clear)
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack {
                    Image("map").resizable().frame(width: 320, height: 200)
                    Text("Large")
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.plain)
            Button(action: open) {
                HStack {
                    Rectangle().frame(height: 2)
                    Text("As wide as the stack")
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.plain)
        }
    }
}

// --- Widget.swift
import SwiftUI
import WidgetKit

// Trap: in a widget, a tap beside a control opens the app.
struct PlayWidget: View {
    var body: some View {
        Button(intent: PlayIntent()) {
            HStack {
                Text("Play")
                Spacer()
            }
        }
        .buttonStyle(.plain)
    }
}

// Negative: the Spacers place a banner over the screen and a bubble at its side.
struct Toasts: View {
    @State private var message: String?
    let text: String

    var body: some View {
        ZStack {
            Text("Screen")
            if let message {
                VStack {
                    Banner(text: message)
                    Spacer()
                }
                .onTapGesture { self.message = nil }
                .accessibilityAddTraits(.isButton)
            }
            HStack {
                Spacer()
                Text(text).padding().background(Color.blue)
            }
            .onTapGesture { message = text }
            .accessibilityAddTraits(.isButton)
        }
    }
}

struct Banner: View {
    let text: String
    var body: some View { HStack { Image(systemName: "star"); Text(text) }.padding().background(Color.green) }
}

// Positive: a badge beside a text is no bubble.
struct Badged: View {
    let open: () -> Void
    var body: some View {
        HStack {
            Text("Inbox")
            Text("5").background(Color.red)
            Spacer()
        }
        .onTapGesture { open() }
//       ^^^^^^^^^^^^ info[unreachable_tap_area]: taps on the empty end of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
        .accessibilityAddTraits(.isButton)
    }
}

// Positive: a row, and a stack with a background around it, look like one button.
struct Ends: View {
    let names: [String]
    let open: () -> Void

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                }
                .onTapGesture { open() }
//               ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
                .accessibilityAddTraits(.isButton)
            }
            HStack {
                Text("All")
                Spacer()
            }
            .onTapGesture { open() }
//           ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
            .accessibilityAddTraits(.isButton)
            .background(Color.blue)
        }
    }
}

// False positive trap: a suggestion for a search is a row that the system makes.
struct Suggested: View {
    @State private var text = ""
    let choose: () -> Void

    var body: some View {
        List { Text("a") }
            .searchable(text: $text)
            .searchSuggestions {
                HStack {
                    Text("b")
                    Spacer()
                }
                .onTapGesture(perform: choose)
            }
    }
}

// False positive trap: a link in a section is most likely a row, which takes the taps itself.
struct LinkSection: View {
    var body: some View {
        Section {
            NavigationLink { Text("b") } label: {
                HStack {
                    Text("a")
                    Spacer()
                }
            }
        }
        .buttonStyle(.plain)
    }
}

// A double tap that copies is an extra: what it is meant for reacts.
struct Fingerprint: View {
    let text: String
    let copy: () -> Void
    var body: some View {
        HStack {
            Text("Device")
            Spacer()
            Text(text)
        }
        .onTapGesture(count: 2) { copy() }
//       ^^^^^^^^^^^^ info[unreachable_tap_area]: double taps on the empty part of this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
    }
}

// False positive trap: one of the two backgrounds takes taps.
struct Pill: View {
    let open: () -> Void
    var body: some View {
        Button(action: open) {
            HStack {
                Text("Findings")
                Spacer()
                Text("3")
            }
            .background {
                if #available(iOS 26, *) {
                    Capsule().fill(.clear).glassEffect()
                } else {
                    Capsule().fill(.regularMaterial)
                }
            }
        }
        .buttonStyle(.plain)
    }
}

// Negative: the button does nothing; a menu does the work.
struct Card: View {
    let remove: () -> Void
    var body: some View {
        Button {
        } label: {
            HStack {
                Text("Port")
                Spacer()
            }
        }
        .buttonStyle(.plain)
        .contextMenu { Button("Remove", action: remove) }
    }
}

// The background takes taps while it is drawn.
struct Stage: View {
    let isCurrent: Bool
    let open: () -> Void
    var body: some View {
        Button(action: open) {
            HStack {
//          ^^^^^^ warning[unreachable_tap_area]: taps around the content of this `Button` do nothing while its background is transparent, because with this style only what the label draws takes taps
                Text("Stage")
                Spacer()
                Text("1")
            }
            .padding()
            .background(isCurrent ? Color.blue : Color.clear)
        }
        .buttonStyle(.plain)
    }
}

// The style makes more room: the shape belongs there, and there is no fix here.
struct Retry: View {
    let retry: () -> Void
    var body: some View {
        Button(action: retry) {
            HStack {
//          ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because the style of this `Button` adds no shape that takes them
                Text("Retry")
                Spacer()
            }
        }
        .buttonStyle(RoomyStyle())
    }
}

struct RoomyStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

// The background is there while the pointer is, and so for each click.
struct MenuRow: View {
    let open: () -> Void
    @State private var isSelected = false
    var body: some View {
        Button(action: open) {
            HStack {
                Text("Menu")
                Spacer()
            }
            .padding()
            .background(isSelected ? Color.blue : Color.clear)
            .onHover { isSelected = $0 }
        }
        .buttonStyle(.plain)
    }
}

// One stack is one report, however many buttons show it.
struct Places: View {
    let open: (String) -> Void
    var body: some View {
        VStack {
            Button { open("a") } label: { place("a") }
//          ^^^^^^ warning/medium[unreachable_tap_area]: taps on the empty part of this `place` do nothing, because with the plain style a `Button` takes taps only where its label draws something
            Button { open("b") } label: { place("b") }
            NavigationLink { Text("c") } label: { place("c") }
        }
        .buttonStyle(.plain)
    }
    private func place(_ name: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Image(systemName: "chevron.right")
        }
    }
}

// False positive trap: in a column that scrolls, a `Spacer` of a `VStack` has no room.
struct Header: View {
    let end: () -> Void

    var body: some View {
        ScrollView {
            VStack {
                Text("From")
                Spacer()
                Text("To")
            }
            .onTapGesture { end() }
            Tile(end: end)
        }
    }
}

struct Tile: View {
    let end: () -> Void

    var body: some View {
        VStack {
            Image(systemName: "star")
            Spacer()
            Text("A")
        }
        .onTapGesture { end() }
    }
}

// A frame gives it room.
struct HighTiles: View {
    let end: () -> Void

    var body: some View {
        ScrollView {
            VStack {
                Text("From")
                Spacer()
                Text("To")
            }
            .frame(height: 300)
            .onTapGesture { end() }
//           ^^^^^^^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `VStack` do nothing, because `.onTapGesture` only reaches what the views draw
        }
    }
}

// A row is as wide as the list, and a text in it is not.
struct Choices: View {
    let names: [String]
    let choose: (String) -> Void

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                HStack { Image(systemName: "star"); Text(name) }
                    .onTapGesture { choose(name) }
//                   ^^^^^^^^^^^^ info/medium[unreachable_tap_area]: taps on the row beside this `HStack` do nothing, because `.onTapGesture` only reaches what the views draw
            }
            Text("Wide").frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                .onTapGesture { choose("") }
            VStack { Text("Part of a row").onTapGesture { choose("") }; Text("Other part") }
            Text("Twice").onTapGesture(count: 2) { choose("") }
        }
    }
}

// Negative: a tap beside the label selects the row.
struct Selected: View {
    let names: [String]
    @State private var selection: String?

    var body: some View {
        List(selection: $selection) {
            ForEach(names, id: \.self) { name in
                Button {
                    selection = name
                } label: {
                    HStack { Text(name); Spacer(); Text("1") }
                }
                .buttonStyle(.plain)
            }
        }
    }
}

// Negative: callers that leave out the option get a background that takes taps.
struct OptionRow: View {
    var isFilled = true

    var body: some View {
        HStack {
            Text("A")
            Spacer()
            Text("B")
        }
        .background(isFilled ? AnyShapeStyle(.background) : AnyShapeStyle(.clear))
    }
}

struct OptionRows: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) { OptionRow() }.buttonStyle(.plain)
    }
}

// Negative: the background has a shape for taps.
struct ShapedBackground: View {
    let open: () -> Void

    var body: some View {
        Button(action: open) {
            HStack {
                Text("A")
                Spacer()
                Text("B")
            }
            .background(Color.clear.contentShape(Rectangle()))
        }
        .buttonStyle(.plain)
    }
}

// The style of the view below does not reach the content of a sheet. Whether a style around the sheet does is not known.
struct Switcher: View {
    @State private var isOpen = false
    let open: () -> Void

    var body: some View {
        Button("Open") { isOpen = true }
            .buttonStyle(.plain)
            .sheet(isPresented: $isOpen) {
                Button(action: open) { HStack { Text("Account"); Spacer() } }
            }
        Button("Open") { isOpen = true }
            .popover(isPresented: $isOpen) {
                Button(action: open) { HStack { Text("Account"); Spacer() } }
            }
            .buttonStyle(.plain)
        Text("Card")
            .buttonStyle(.plain)
            .overlay {
                Button(action: open) { HStack { Text("Before"); Spacer() } }
            }
        Text("Card")
            .overlay {
                Button(action: open) {
                    HStack {
//                  ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `HStack` do nothing, because with the plain style a `Button` takes taps only where its label draws something
                        Text("After")
                        Spacer()
                    }
                }
            }
            .buttonStyle(.plain)
    }
}

// Negative: glass that answers touches may pass them to its button.
struct GlassRow: View {
    let open: () -> Void
    var body: some View {
        Button(action: open) {
            HStack {
                Text("Findings")
                Spacer()
                Text("3")
            }
            .glassEffect(.regular.interactive(), in: .capsule)
        }
        .buttonStyle(.plain)
    }
}

// Positive: the views of a label are in a row.
struct RowLabel: View {
    let isLink: Bool
    let open: () -> Void

    var body: some View {
        HStack {
            Button(action: open) {
//          ^^^^^^ warning[unreachable_tap_area]: taps on the empty part of this `Button` do nothing, because with the plain style a `Button` takes taps only where its label draws something
                Image(systemName: "gear")
                Text("Settings")
                Spacer()
                if isLink { Image(systemName: "chevron.forward") }
            }
            .buttonStyle(.plain)
            Button(action: open) {
                Text("Without a gap")
                Image(systemName: "gear")
            }
            .buttonStyle(.plain)
            Button(action: open) {
                Text("Filled")
                Spacer()
                Rectangle()
            }
            .buttonStyle(.plain)
            Button(action: open) {
                Text("Automatic")
                Spacer()
            }
        }
    }
}

// Negative: a gap in a member lets taps through to what is below the member.
struct Post: View {
    let open: () -> Void
    let zoom: () -> Void

    var body: some View {
        ZStack {
            Image("photo").onTapGesture(perform: zoom)
            VStack { stars }
        }
    }

    private var stars: some View {
        HStack {
            Image(systemName: "star")
            Spacer()
        }
        .onTapGesture(perform: open)
    }
}
