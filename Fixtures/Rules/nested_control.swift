import SwiftUI

// Positive: a control in the label of a button or link.
struct Labels: View {
    @State private var text = ""
    @State private var isOn = false
    let open: () -> Void

    var body: some View {
        VStack {
            Button(action: open) {
                HStack {
                    Text("Song")
                    Button("Like", action: open)
//                  ^^^^^^ warning[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Button` is in the label of a `Button`
                }
            }
            Button { open() } label: {
                if isOn {
                    Toggle("On", isOn: $isOn)
//                  ^^^^^^ warning[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Toggle` is in the label of a `Button`
                }
            }
            Button { open() } label: {
                TextField("Name", text: $text)
//              ^^^^^^^^^ warning/medium[nested_control]: the space bar may press the `Button` while the user types, because `TextField` is in its label
            }
            NavigationLink(value: 1) {
                Button("Automatic", action: open)
//              ^^^^^^ warning[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Button` is in the label of a `NavigationLink`
            }
            NavigationLink(value: 1) {
                HStack {
                    Button("Own style", action: open).buttonStyle(.borderless)
//                  ^^^^^^ info/medium[nested_control]: VoiceOver may not reach `Button`, because it is in the label of a `NavigationLink`
                    Menu("More") { Button("One", action: open) }
//                  ^^^^ info/medium[nested_control]: VoiceOver may not reach `Menu`, because it is in the label of a `NavigationLink`
                }
            }
            NavigationLink(value: 2) { Link("Web", destination: .home) }
//                                     ^^^^ warning[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Link` is in the label of a `NavigationLink`
            Button(action: open) { LikeRow() }
//                                 ^^^^^^^ warning/medium[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Button` is in the label of a `Button`
            Button(action: open) { badge }
//                                 ^^^^^ warning/medium[nested_control]: a tap runs only one of two controls, and VoiceOver may read them as one, because `Button` is in the label of a `Button`
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
            Button("Like") { print("like") }
        }
    }
}

struct FieldStyle: ButtonStyle {
    @State private var text = ""

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            TextField("Name", text: $text)
//          ^^^^^^^^^ warning/medium[nested_control]: the space bar may press the `Button` while the user types, because `TextField` is in its label
        }
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
                    Text("Part").onTapGesture { isOn = true }
                    Text("Blocks").onTapGesture {}
                }
            }
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
