import SwiftUI

// Positive: a padding or frame after the button, and then something that draws it.
struct Buttons: View {
    let save: () -> Void

    var body: some View {
        VStack {
            Button(action: save) {
                Text("Plain")
            }
            .buttonStyle(.plain)
            .padding()
//           ^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
            .background(Color.blue)
            .cornerRadius(8)
            .padding(.horizontal)
            Button(action: save) {
                Image(systemName: "xmark")
            }
            .frame(width: 44, height: 44)
//           ^^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.frame` and `.overlay` are outside of its label
            .overlay(Circle().stroke(Color.gray))
            // A background that is only a stroke takes no taps, so the label needs a shape.
            Button { save() } label: { Text("Stroke") }.padding(8).background(Capsule().stroke(Color.gray))
//                                                      ^^^^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
            Button("Title", action: save)
                .font(.body)
                .padding(12)
//               ^^^^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.border` are outside of its label
                .border(Color.gray)
            Button { save() } label: { Text("One line") }.padding(.horizontal).background(.thinMaterial)
//                                                        ^^^^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
            Button { save() } label: { Text("Project") }.card()
//                                                       ^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.card()` is outside of its label
            NavigationLink(value: 1) {
                HStack {
                    Image(systemName: "gear")
                    Text("Settings")
                }
            }
            .buttonStyle(BareStyle())
            .padding()
//           ^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `NavigationLink` miss it, because `.padding` and `.background` are outside of its label
            .background { RoundedRectangle(cornerRadius: 8).fill(Color.yellow) }
        }
    }
}

struct BareStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct ButtonsScreen: View {
    let save: () -> Void

    var body: some View {
        NavigationStack {
            Buttons(save: save)
            Framing(close: save)
        }
    }
}

// Positive: a frame that makes nothing larger but the space around an image.
struct Framing: View {
    let close: () -> Void

    var body: some View {
        VStack {
            Button(action: close) {
                Image(.close)
                    .resizable()
                    .frame(width: 16, height: 16)
            }
            .frame(width: 44, height: 44)
//           ^^^^^ info/medium[button_hit_area_outside_label]: taps beside the image of this `Button` miss it, because `.frame(width: 44, height: 44)` is outside of its label
            .offset(x: 16)
            Button(action: close) {
                Image(systemName: "minus").imageScale(.large)
            }
            .buttonStyle(.plain)
            .frame(width: 32, height: 32)
//           ^^^^^ info[button_hit_area_outside_label]: taps beside the image of this `Button` miss it, because `.frame(width: 32, height: 32)` is outside of its label
            Button(action: close) { Image(systemName: "plus").font(.title) }.buttonStyle(.plain).frame(width: 32, height: 32)
            Button(action: close) { Image(.close).resizable() }.buttonStyle(.plain).frame(width: 44, height: 44)
            Button(action: close) { Image(.close) }.buttonStyle(.plain).frame(width: 44, height: 44)
            Button(action: close) { Text("12") }.buttonStyle(.plain).frame(width: 44, height: 44)
            Button(action: close) { Image(systemName: "plus") }.buttonStyle(.plain).frame(width: 20, height: 20)
            Button(action: close) { Image(systemName: "plus") }.buttonStyle(.bordered).frame(width: 44, height: 44)
            Button(action: close) { Image(systemName: "plus").padding() }.buttonStyle(.plain).frame(width: 44, height: 44)
            Button(action: close) {
                Text("New").font(.system(size: 15))
            }
            .frame(maxWidth: .infinity)
//           ^^^^^ warning/medium[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.frame` and `.background` are outside of its label
            .frame(height: 48)
            .background(Color(theme.windowBackgroundColor).cornerRadius(8))
        }
    }
}

// Positive, less certain: nobody shows the view, and a shape after the button.
struct Unused: View {
    let save: () -> Void

    var body: some View {
        VStack {
            Button(action: save) {
                Text("Unknown place")
            }
            .padding()
//           ^^^^^^^ info/medium[button_hit_area_outside_label]: taps beside the label of this `Button` may miss it, because `.padding` and `.background` are outside of its label
            .font(.body)
            .environment(\.colorScheme, .dark)
            .background(Color.blue)
            Button(action: save) {
                Text("Shape")
            }
            .buttonStyle(.plain)
            .contentShape(Rectangle())
//           ^^^^^^^^^^^^ info/medium[button_hit_area_outside_label]: taps around the text or image of this `Button` may do nothing, because `.contentShape` is outside of its label
            Button(action: save) {
                Image(systemName: "gear")
            }
            .modifier(Framed())
//           ^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.modifier(Framed())` is outside of its label
            Button(action: save) {
                Text("Preview shape")
            }
            .buttonStyle(.plain)
            .contentShape(.contextMenuPreview, Rectangle())
        }
    }
}

struct Framed: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(6).buttonStyle(.borderless).background(Color.gray)
    }
}

extension View {
    func card() -> some View { padding().background(Color.yellow) }
    func page() -> some View { padding().background(Color(.systemBackground)) }
}

// False positive trap: the label has the area, nothing draws it, or a style draws something.
struct Silent: View {
    let theme: Theme
    let save: () -> Void

    var body: some View {
        VStack {
            Button(action: save) { Text("In the label").padding().background(Color.blue) }
            Button(action: save) { Text("Own fill").padding().background(Color.blue) }.padding().background(Color.yellow)
            Button(action: save) { Text("Only room") }.padding()
            Button(action: save) { Text("Same size") }.background(Color.yellow).padding()
            Button(action: save) { Text("One edge") }.padding(.top).background(Color.yellow)
            Button(action: save) { Text("Aligned") }.frame(maxWidth: .infinity, alignment: .trailing).background(Color.yellow)
            Button(action: save) { Text("Clear") }.padding().background(Color.clear)
            Button(action: save) { Text("Screen") }.padding().background(Color(.systemBackground))
            Button(action: save) { Text("Screen") }.page()
            Button(action: save) { Text("Screen") }.padding().background(theme.listBackground)
            Button(action: save) { Text("All of it") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)
            Button(action: save) { Text("Bordered") }.buttonStyle(.bordered).padding().background(Color.yellow)
            Button(action: save) { Text("Drawn") }.buttonStyle(DrawnStyle()).padding().background(Color.yellow)
            Button(action: {}) { Text("Added") }.padding().background(Color.yellow).disabled(true)
            Button(action: save) { Text("Shown") }.padding().background(Color.yellow).allowsHitTesting(false)
            Button(action: save) { Card() }.padding().background(Color.yellow)
            Menu("Menu") { Button("One", action: save) }.padding().background(Color.yellow)
            Button(action: save) { Image(systemName: "xmark").padding(8) }.frame(width: 20, height: 20).background(Color.yellow)
            Button(action: save) { Text("A few points") }.padding(.horizontal, 4).background(Color.yellow)
            Menu("Own items") { MenuItems(save: save) }
        }
        .toolbar {
            Button(action: save) { Text("Toolbar") }.padding().background(Color.yellow)
        }
    }
}

struct MenuItems: View {
    let save: () -> Void

    var body: some View {
        VStack {
            Button(action: save) { Text("Item") }.buttonStyle(.plain).padding().background(Color.yellow)
        }
    }
}

struct DrawnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(Color.blue)
    }
}

struct Card: View {
    var body: some View { Text("Card").padding().background(Color.blue) }
}

// False positive trap: a tap anywhere in a row of a List runs its button.
struct Rows: View {
    let save: () -> Void

    var body: some View {
        List {
            Button(action: save) { Text("Row") }.padding().background(Color.yellow)
        }
    }
}

#Preview {
    Button("Preview") {}.buttonStyle(.plain).padding().background(Color.blue)
}

// The button does nothing; a gesture outside takes the taps.
struct Player: View {
    let play: () -> Void
    var body: some View {
        Button {} label: { Image(systemName: "play") }
            .buttonStyle(.plain)
            .frame(width: 25, height: 25)
            .background(Circle().fill(.pink))
            .onTapGesture { play() }
    }
}

// The label has a symbol, so it is a `Label`.
struct Spoiler: View {
    let hide: () -> Void
    var body: some View {
        VStack {
            Button("Hide", systemImage: "eye") { hide() }
                .labelStyle(.iconOnly)
                .buttonStyle(.plain)
                .padding(8)
//               ^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
                .background(Circle().fill(.pink))
        }
    }
}

// A label that shows its progress.
struct Connect: View {
    let connect: () -> Void
    let isLoading: Bool
    var body: some View {
        VStack {
            Button(action: connect) {
                if isLoading { ProgressView() } else { Text("Connect") }
            }
            .buttonStyle(.plain)
            .padding()
//           ^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
            .background(Color.blue)
        }
    }
}

// False positive trap: one of the views in the label has a background of its own.
struct Filled: View {
    let connect: () -> Void
    let isLoading: Bool
    var body: some View {
        VStack {
            Button(action: connect) {
                if isLoading { ProgressView() } else { Text("Connect").padding().background(Color.blue) }
            }
            .buttonStyle(.plain)
            .padding()
            .background(Color.blue)
        }
    }
}

// Positive: the color of a screen with round corners is that of a button. Traps: without corners, and a color that draws nothing.
struct RoundScreens: View {
    let save: () -> Void

    var body: some View {
        VStack {
            Button { save() } label: { Text("Round") }.buttonStyle(.plain).padding().background(Color(.systemBackground)).cornerRadius(8)
//                                                                         ^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.padding` and `.background` are outside of its label
            Button { save() } label: { Text("Square") }.buttonStyle(.plain).padding().background(Color(.systemBackground))
            Button { save() } label: { Text("Clear") }.buttonStyle(.plain).padding().background(Color.clear).cornerRadius(8)
        }
    }
}

// A constant of a type is as good as a number.
enum HitMetrics {
    static let finger: CGFloat = 44
}

struct MetricButton: View {
    let close: () -> Void

    var body: some View {
        VStack {
            Text("Title")
            Button(action: close) { Image(systemName: "xmark") }
                .buttonStyle(.plain)
                .frame(width: HitMetrics.finger, height: HitMetrics.finger)
//               ^^^^^ info[button_hit_area_outside_label]: taps beside the image of this `Button` miss it, because `.frame` is outside of its label
        }
    }
}

// Positive: with the plain style, the room in the label takes no taps, and what draws it is outside of the label.
struct RoomInLabel: View {
    let save: () -> Void
    @State private var isSaving = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            Text("Draft")
            Button(action: save) {
                Text("Wide").frame(maxWidth: .infinity, minHeight: 44)
            }
            .buttonStyle(.plain)
            .background(Color.blue, in: Capsule())
//           ^^^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the content of this `Button` do nothing, because `.frame` in its label draws nothing, and `.background(Color.blue, in: Capsule())` is outside of the label
            Button {
                isSaving = true
            } label: {
                Group {
                    if isSaving { ProgressView() } else { Text("Choice") }
                }
                .frame(maxWidth: .infinity)
                .frame(height: 46)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.white)
            .background(isSaving ? Palette.softBackground : Palette.accent, in: Capsule())
//           ^^^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the content of this `Button` do nothing, because `.frame` in its label draws nothing, and `.background` is outside of the label
            .disabled(isSaving)
            Button(action: save) {
                Label("Padding", systemImage: "star").padding(12)
            }
            .buttonStyle(BareStyle())
            .overlay { Capsule().stroke(Color.gray) }
//           ^^^^^^^ info[button_hit_area_outside_label]: taps around the content of this `Button` do nothing, because `.padding` in its label draws nothing, and `.overlay` is outside of the label
        }
    }
}

enum Palette {
    static let softBackground = Color.gray
    static let accent = Color.blue
}

// Traps: a shape or a background in the label, styles that take taps everywhere, no room, and what is not drawn.
struct RoomThatTakesTaps: View {
    let save: () -> Void
    let photo: Image

    var body: some View {
        VStack {
            Text("Draft")
            Button(action: save) { Text("Shape").padding(12).contentShape(Rectangle()) }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Text("Filled").padding(12).background(.red) }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Text("Automatic").padding(12) }.background(Color.blue)
            Button(action: save) { Text("Borderless").padding(12) }.buttonStyle(.borderless).background(Color.blue)
            Button(action: save) { Text("Bordered").padding(12) }.buttonStyle(.bordered).background(Color.blue)
            Button(action: save) { Text("No room") }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Text("A little").padding(2) }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Text("Not drawn").padding(12) }.buttonStyle(.plain)
            Button(action: save) { Text("Screen").padding(12) }.buttonStyle(.plain).background(Color(.systemBackground))
            Button(action: save) { photo.resizable().frame(width: 44, height: 44) }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Color.red.frame(width: 44, height: 44) }.buttonStyle(.plain).background(Color.blue)
            Button(action: save) { Text("Glass").padding(12) }.buttonStyle(.plain).glassEffect(.regular.interactive())
        }
        .onTapGesture { print("elsewhere") }
        HStack {
            Button(action: save) { Text("Row").padding(12) }.buttonStyle(.plain).background(Color.blue)
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: save)
    }
}

// A modifier that applies another one: the inner one draws the area.
struct BarButton: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(8).background(Color.gray).cornerRadius(8)
    }
}

extension View {
    func barButton() -> some View { modifier(BarButton()) }
    func accented() -> some View { barButton().foregroundStyle(.blue) }
    func tinted() -> some View { modifier(Tinted()) }
}

struct Tinted: ViewModifier {
    func body(content: Content) -> some View { content.foregroundStyle(.blue) }
}

struct BarButtons: View {
    let save: () -> Void

    var body: some View {
        VStack {
            Text("Draft")
            Button(action: save) { Text("Save") }.buttonStyle(.plain).barButton()
//                                                                    ^^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.barButton()` is outside of its label
            Button(action: save) { Text("Accented") }.buttonStyle(.plain).accented()
//                                                                        ^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.accented()` is outside of its label
            Button(action: save) { Text("Tinted") }.buttonStyle(.plain).tinted()
        }
    }
}

// Negative: the label has the size that the modifier of the project gives to the button.
struct WideButtons: View {
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) { Text("Open").frame(width: 200, height: 56) }.buttonStyle(.plain).wideButton()
            Button(action: open) { Text("Short") }.buttonStyle(.plain).wideButton()
//                                                                     ^^^^^^^^^^ warning[button_hit_area_outside_label]: taps beside the label of this `Button` miss it, because `.wideButton()` is outside of its label
        }
    }
}

extension View {
    func wideButton() -> some View { frame(width: 200, height: 56).background(Color.orange).cornerRadius(16) }
}
