// target: iOS=16.0, macOS=13.0
import SwiftUI

// Positive: a control in the label of a button or link.
struct Labels: View {
    @State private var text = ""
    @State private var isOn = false
    let open: () -> Void
    let like: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                HStack {
                    Text("Song")
                    Button("Like", action: like)
//                  ^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
                    Button("Same", action: open)
                }
            }
            Button { open() } label: {
                if isOn {
                    Toggle("On", isOn: $isOn)
//                  ^^^^^^ info/medium[nested_control]: VoiceOver may read the `Toggle` as a part of the `Button` and not as a control of its own, because it is in the label of the `Button`
                }
            }
            Button { open() } label: {
                TextField("Name", text: $text)
//              ^^^^^^^^^ info/medium[nested_control]: VoiceOver may read the `TextField` as a part of the `Button` and not as a control of its own, because it is in the label of the `Button`
            }
            NavigationLink(value: 1) {
                Button("Automatic", action: open)
//              ^^^^^^ info/medium[nested_control]: VoiceOver may read the `Button` as a part of the `NavigationLink` and not as a control of its own, because it is in the label of the `NavigationLink`
            }
            NavigationLink(value: 1) {
                HStack {
                    Button("Own style", action: open).buttonStyle(.borderless)
//                  ^^^^^^ info/medium[nested_control]: VoiceOver may not reach the `Button`, because it is in the label of the `NavigationLink`
                    Menu("More") { Button("One", action: open) }
//                  ^^^^ info/medium[nested_control]: VoiceOver may not reach the `Menu`, because it is in the label of the `NavigationLink`
                }
            }
            NavigationLink(value: 2) { Link("Web", destination: .home) }
//                                     ^^^^ info/medium[nested_control]: VoiceOver may read the `Link` as a part of the `NavigationLink` and not as a control of its own, because it is in the label of the `NavigationLink`
            Button(action: open) { LikeRow() }
//                                 ^^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` in `LikeRow` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
            Button(action: like) { badge }
//                                 ^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` in `badge` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
            Button(action: open) { badge }
            Button(action: open) { Text("Wide") }.onTapGesture { open() }
            Button(action: open) {
                Text("Tap").onTapGesture { isOn = true }
//                          ^^^^^^^^^^^^ warning[nested_control]: taps do not run the action of this `Button`, because `.onTapGesture` on its label takes them
            }
        }
    }

    private var badge: some View {
        HStack {
            Text("Badge")
            Button("Close", action: open)
        }
    }
}

struct LikeRow: View {
    var body: some View {
        HStack {
            Text("Row")
            Button("Like") { like() }
        }
    }
}

#if os(macOS)
struct DesktopLabels: View {
    @State private var text = ""
    let open: () -> Void

    var body: some View {
        Button { open() } label: {
            TextField("Name", text: $text)
//          ^^^^^^^^^ warning/medium[nested_control]: the space bar may press the `Button` while the user types, because the `TextField` is in the label of the `Button`
        }
        NavigationLink(value: 1) {
            TextField("Name", text: $text)
//          ^^^^^^^^^ warning/medium[nested_control]: the space bar may press the `NavigationLink` while the user types, because the `TextField` is in the label of the `NavigationLink`
        }
    }
}
#endif

// False positive trap: a tap into the field edits it.
struct EditableLink: View {
    @Binding var text: String

    var body: some View {
        NavigationLink(value: 1) {
            TextField("Name", text: $text)
        }
    }
}

struct FieldStyle: ButtonStyle {
    @State private var text = ""

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            TextField("Name", text: $text)
//          ^^^^^^^^^ info/medium[nested_control]: VoiceOver may read the `TextField` as a part of the `Button` and not as a control of its own, because it is in the label of the `Button`
        }
    }
}

// Positive: in a row of a List, a tap on the row may run both.
struct Rows: View {
    let open: () -> Void

    var body: some View {
        List {
            NavigationLink(value: 1) {
                HStack {
                    Text("Row")
                    Button("Like", action: open)
//                  ^^^^^^ info/low[nested_control]: a tap on the row may also run the `Button`, because it is in the label of the `NavigationLink` and has no button style
                }
            }
        }
    }
}

// Positive: a tap gesture on a part of the label, on the whole label through a member, and on a control.
struct Taps: View {
    @State private var isOn = false
    let open: () -> Void

    var body: some View {
        VStack {
            Button { open() } label: {
                HStack {
                    Text("Part").onTapGesture { isOn = true }
//                  ^^^^ info/medium[nested_control]: VoiceOver and the keyboard may not run the `.onTapGesture` on `Text`, and a tap there does not run this `Button`, because `Text` is a part of its label
                    Text("Song")
                }
            }
            Button { open() } label: { tapped }
//                                     ^^^^^^ warning/medium[nested_control]: taps do not run the action of this `Button`, because `.onTapGesture` on its label takes them
            Toggle("On", isOn: $isOn).onTapGesture { open() }
//                                    ^^^^^^^^^^^^ info/medium[nested_control]: a tap may run only one of two actions, because `.onTapGesture` is on a `Toggle`, which takes taps itself
            NavigationLink("Page", value: 1).onTapGesture { open() }
//                                           ^^^^^^^^^^^^ info/medium[nested_control]: a tap may run only one of two actions, because `.onTapGesture` is on a `NavigationLink`, which takes taps itself
        }
    }

    private var tapped: some View {
        ZStack { Text("Edit") }.onTapGesture { isOn = true }
    }
}

// False positive trap: next to each other, content of modifiers, controls that take no taps, and destinations.
struct Apart: View {
    @State private var isOn = false
    let open: () -> Void

    var body: some View {
        VStack {
            ZStack {
                NavigationLink(value: 1) { EmptyView() }
                Button("Row", action: open)
            }
            Button { open() } label: {
                Text("Menu").contextMenu { Button("Copy", action: open) }
            }
            Button { open() } label: {
                Text("Overlay").overlay { Button("Close", action: open) }
            }
            Button { open() } label: {
                Toggle("Shown only", isOn: $isOn).allowsHitTesting(false)
            }
            Button { open() } label: {
                NavigationLink(destination: Text("Page"), isActive: $isOn) { EmptyView() }
            }
            NavigationLink { Button("On the page", action: open) } label: { Text("Page") }
            Button(action: open) { Icon() }
            Menu("Menu") { Button("Entry", action: open) }
            Menu { Button("One", action: open) } label: { Button("Menu") {} }
            Toggle(isOn: $isOn) { Link("More", destination: .home) }
            Button { Button("Unused", action: open) } label: { Text("Action") }
            Button { open() } label: {
                HStack {
                    Text("Blocks").onTapGesture {}
                }
            }
            Button {} label: { Button("Only this acts", action: open) }
            NavigationLink(value: 1) { NavigationLink("Arrow") { EmptyView() } }
            Button("Twice", action: open).onTapGesture(count: 2) { isOn = true }
            Button("Both", action: open).simultaneousGesture(TapGesture().onEnded { isOn = true })
        }
        .swipeActions { Button("Delete", action: open) }
    }
}

struct Icon: View {
    var action: (() -> Void)?

    var body: some View {
        if let action { Button("Icon", action: action) } else { Text("Icon") }
    }
}

#Preview {
    Button {} label: { Button("Preview") {} }
}

// False positive trap: the button does nothing, so there are not two actions.
struct Chosen: View {
    let choose: () -> Void

    var body: some View {
        Button {} label: { Text("Choose") }
            .onTapGesture { choose() }
    }
}

// Trap: the link has actions for VoiceOver, also from a modifier of the project.
struct EpisodeActions: ViewModifier {
    func body(content: Content) -> some View {
        content.accessibilityActions { Button("Play") { play() } }
    }
}

extension View {
    func episodeActions() -> some View { modifier(EpisodeActions()) }
}

struct Episodes: View {
    let play: () -> Void

    var body: some View {
        List {
            NavigationLink(destination: Text("a")) {
                HStack { Button("Play", action: play).buttonStyle(.plain) }
            }
            .episodeActions()
            NavigationLink(destination: Text("a")) {
                HStack { Button("Play", action: play).buttonStyle(.plain) }
            }
            .accessibilityAction(named: "Play", play)
        }
    }
}

// Positive: the gesture of the inner view only calls a closure, which nobody passes here.
struct Code: View {
    let text: String
    var onPressed: (() -> Void)?

    var body: some View {
        ZStack { Text(text) }
            .onTapGesture {
                if let onPressed { onPressed() }
            }
    }
}

struct CodeButton: View {
    let copy: () -> Void

    var body: some View {
        Button(action: copy) {
            VStack {
                Code(text: "a")
//              ^^^^ warning/medium[nested_control]: taps on `Code` do nothing: its `.onTapGesture` takes them from this `Button`, and only calls `onPressed`, which is not passed here
                // Here it does something.
                Code(text: "b", onPressed: copy)
//              ^^^^ info/medium[nested_control]: VoiceOver and the keyboard may not run the `.onTapGesture` on `Code`, and a tap there does not run this `Button`, because `Code` is a part of its label
            }
        }
    }
}

// Trap: the label lets all taps through.
struct PassedThrough: View {
    let copy: () -> Void

    var body: some View {
        NavigationLink {
            Text("Code")
        } label: {
            Code(text: "a", onPressed: copy).padding().allowsHitTesting(false)
        }
    }
}

// Positive: a condition enables the field. Trap: it is never enabled.
struct GuideSettings: View {
    @Binding var isOn: Bool
    @Binding var column: String

    var body: some View {
        Toggle(isOn: $isOn) {
            HStack {
                Text("Guide at column")
                TextField("Column", text: $column).disabled(!isOn)
//              ^^^^^^^^^ info/medium[nested_control]: VoiceOver may read the `TextField` as a part of the `Toggle` and not as a control of its own, because it is in the label of the `Toggle`
            }
        }
        Toggle(isOn: $isOn) {
            HStack {
                Text("Guide at column")
                TextField("Column", text: $column).disabled(true)
            }
        }
    }
}

// Trap: in a menu, the toggle is the check mark of the item.
struct StyleMenu: View {
    let isBig: Bool
    let choose: () -> Void

    var body: some View {
        Menu("Style") {
            Button(action: choose) { Toggle("Big", isOn: .constant(isBig)) }
        }
    }
}

// Positive: the action does the same as the gesture.
struct Memo: View {
    @State private var isOpen = false

    var body: some View {
        Button {
            withAnimation { isOpen.toggle() }
        } label: {
            title
//          ^^^^^ warning/medium[nested_control]: taps do not run the action of this `Button`, because `.onTapGesture` on its label takes them
        }
    }

    private var title: some View {
        Text("Memo").onTapGesture { isOpen.toggle() }
    }
}

// Positive: the gesture does what the control does.
struct Switches: View {
    @State private var isOn = false

    var body: some View {
        Toggle("Light", isOn: $isOn).onTapGesture { isOn.toggle() }
//                                   ^^^^^^^^^^^^ info/medium[nested_control]: a tap may run only one of two actions, because `.onTapGesture` is on a `Toggle`, which takes taps itself
    }
}

// False positive trap: the row offers the action of the button in it.
struct Files: View {
    let select: () -> Void
    let load: () -> Void

    var body: some View {
        Button(action: select) { file }
    }

    private var file: some View {
        HStack {
            Text("File")
            Button("Load", action: load)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityActions { Button("Load", action: load) }
    }
}

// False positive trap: the button and the toggle that it shows do the same.
struct CheckRow: View {
    @Binding var isOn: Bool

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            HStack {
                Toggle("", isOn: $isOn)
                Text("Agree")
            }
        }
    }
}

// Positive: the inner button takes the tap and does nothing.
struct Card: View {
    let name: String

    var body: some View {
        VStack {
            Text(name)
            Button(action: {}) { Text("Start") }
        }
    }
}

struct Cards: View {
    let names: [String]
    let open: () -> Void

    var body: some View {
        ScrollView {
            ForEach(names, id: \.self) { name in
                NavigationLink(value: name) {
                    Card(name: name)
//                  ^^^^ warning/medium[nested_control]: taps on the `Button` in `Card` do nothing, because it takes them from the `NavigationLink`, and its own action is empty
                }
                .buttonStyle(.plain)
            }
            Button(action: open) {
                Button("Draws") {}
//              ^^^^^^ warning/medium[nested_control]: taps on the inner `Button` do nothing, because it takes them from the outer `Button`, and its own action is empty
            }
            Button(action: open) {
                VStack {
                    Text("All")
                    Button {} label: { Text("Go") }
//                  ^^^^^^ warning/medium[nested_control]: taps on the inner `Button` do nothing, because it takes them from the outer `Button`, and its own action is empty
                }
            }
            // Negative: it takes no taps.
            Button(action: open) {
                Button(action: {}) { Text("Go") }.allowsHitTesting(false)
            }
        }
        // Negative: the row opens the link.
        List(names, id: \.self) { name in
            NavigationLink(value: name) { Card(name: name) }
        }
    }
}

// The view above the bar of a TabView is no menu; the items of a toolbar may be.
struct Player: View {
    @State private var isPlaying = false
    let open: () -> Void

    var body: some View {
        TabView {
            Text("Library")
                .toolbar { ToolbarItem { Button(action: open) { Toggle("Checked", isOn: $isPlaying) } } }
        }
        .tabViewBottomAccessory {
            Button(action: open) {
                HStack {
                    Text("Song")
                    Button("Play") { isPlaying.toggle() }
//                  ^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
                }
            }
        }
    }
}

// A screen that a toolbar opens is no part of the toolbar.
struct Opener: View {
    let open: () -> Void

    var body: some View {
        Text("Songs").toolbar {
            ToolbarItem {
                NavigationLink("More") {
                    Button(action: open) {
                        HStack {
                            Text("Song")
                            Button("Like") { print("like"); open() }
//                          ^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
                        }
                    }
                }
            }
        }
    }
}

// A condition disables the outer control at times. Silent where the inner one may be there only then.
struct Disabled: View {
    @State private var isEditing = false
    @State private var text = ""
    let model: SongModel
    let open: () -> Void
    let like: () -> Void

    var body: some View {
        VStack {
            Button(action: open) { Button("Like", action: like) }.disabled(text.isEmpty)
//                                 ^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
            Button(action: open) {
                if isEditing { Button("Other condition", action: like) }
//                             ^^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
            }
            .disabled(text.isEmpty)
            Button(action: open) { Button("Never", action: like) }.disabled(true)
            Button(action: open) {
                if isEditing { Button("Remove", action: like) }
            }
            .disabled(isEditing)
            Button(action: open) {
                if model.isEditing { Button("Remove", action: like) }
            }
            .disabled(model.isEditing || text.isEmpty)
            Button(action: open) { Button("Turns", action: like).disabled(!isEditing) }.disabled(isEditing)
        }
    }
}

struct SongModel {
    var isEditing = false
}

// The name of a view type may begin with a lower-case letter.
struct iLike: View {
    let like: () -> Void

    var body: some View {
        HStack {
            Text("Song")
            Button("Like", action: like)
        }
    }
}

struct LowercaseLabel: View {
    let open: () -> Void
    let like: () -> Void

    var body: some View {
        Button(action: open) { iLike(like: like) }
//                             ^^^^^ info/medium[nested_control]: VoiceOver may read the inner `Button` in `iLike` as a part of the outer `Button` and not as a control of its own, because it is in the label of the outer `Button`
    }
}

// Negative: the gesture opens the link by its binding.
struct BoundLink: View {
    let prepare: () -> Void
    @State private var isActive = false

    var body: some View {
        NavigationLink(destination: Text("Detail"), isActive: $isActive) {
            Text("Review").onTapGesture {
                prepare()
                isActive = true
            }
        }
    }
}

// Positive: the picker for the color works, though its label is empty.
struct ColorRows: View {
    @State private var color = Color.red

    var body: some View {
        NavigationStack {
            List {
                NavigationLink {
                    Text("Detail")
                } label: {
                    HStack {
                        ColorPicker(selection: $color) { EmptyView() }
//                      ^^^^^^^^^^^ info/medium[nested_control]: VoiceOver may read the `ColorPicker` as a part of the `NavigationLink` and not as a control of its own, because it is in the label of the `NavigationLink`
                        Text("Color")
                    }
                }
            }
        }
    }
}
