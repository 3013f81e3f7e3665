import SwiftUI

struct Post: View {
    let text: String
    @Binding var isOn: Bool

    var body: some View {
        VStack {
            Text(text)
            HStack {
                Button("Vote") {}
                Button("Save") {}
            }
        }
        .accessibilityElement(children: .combine)
//       ^^^^^^^^^^^^^^^^^^^^ info[combine_hides_controls]: VoiceOver offers the 2 controls in it only in its Actions menu, because `.accessibilityElement(children: .combine)` makes one element of this `VStack`
        HStack {
            Text(text)
            Toggle("Sounds", isOn: $isOn)
        }
        .accessibilityElement()
//       ^^^^^^^^^^^^^^^^^^^^ warning[combine_hides_controls]: VoiceOver does not reach the control in it, because `.accessibilityElement()` hides everything in this `HStack`
        Button(text) {}
            .accessibilityElement(children: .ignore)
//           ^^^^^^^^^^^^^^^^^^^^ info/medium[combine_hides_controls]: VoiceOver reads this as plain text and not as a button, because `.accessibilityElement(children: .ignore)` puts a new element in its place
            .accessibilityLabel("Open")
    }
}

// False positive trap: one button becomes the action of the element; others keep their elements or have other actions.
struct Kept: View {
    let text: String
    let isOpen: Bool

    var body: some View {
        VStack {
            Text(text)
            Button("Vote") {}
        }
        .accessibilityElement(children: .combine)
        VStack {
            Button("Vote") {}
            Button("Save") {}
        }
        .accessibilityElement(children: .contain)
        VStack {
            Button("Vote") {}
            Button("Save") {}
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Save") {}
        VStack {
            Text(text)
            if isOpen { Button("Vote") {} }
            Button("Open") {}.accessibilityHidden(true)
        }
        .accessibilityElement(children: .ignore)
        Text(text).contextMenu { Button("Vote") {}; Button("Save") {} }.accessibilityElement(children: .combine)
        Text(text).accessibilityElement(children: .ignore)
        Button(text) {}.accessibilityElement(children: .ignore).accessibilityAddTraits(.isButton)
        HStack { Button("Vote") {} }.accessibilityElement(children: .ignore).votable()
        VStack { Button("Vote") {} }.accessibilityElement(children: .ignore).accessibilityLabel("Vote")
    }
}

extension View {
    func votable() -> some View { accessibilityLabel("Post").accessibilityAction {} }
}

#Preview {
    VStack { Button("Vote") {}; Button("Save") {} }.accessibilityElement(children: .combine)
}

// False positive trap: the view around it makes one element of everything.
struct Chips: View {
    let open: () -> Void

    var body: some View {
        VStack { Chip(open: open) }
            .accessibilityElement(children: .ignore)
            .accessibilityAction { open() }
    }
}

struct Chip: View {
    let open: () -> Void

    var body: some View {
        Button("Open", action: open)
            .accessibilityElement(children: .ignore)
    }
}

// False positive trap: a modifier of the project shows the controls in an alert.
struct Asked: View {
    let remove: () -> Void

    var body: some View {
        VStack { Text("Post") }
            .asking {
                Button("Remove", action: remove)
                Button("Keep") {}
            }
            .accessibilityElement(children: .combine)
    }
}

extension View {
    func asking(@ViewBuilder actions: () -> some View) -> some View { alert("Remove?", isPresented: .constant(true), actions: actions) }
}

// False positive trap: an alert only takes the titles and actions of its buttons.
struct Confirmed: View {
    let remove: () -> Void

    var body: some View {
        Text("Post")
            .alert("Remove?", isPresented: .constant(true)) {
                Button("Remove", action: remove)
                    .accessibilityElement()
            }
    }
}

// Positive: controls in members of the view, and as many in each arm of a branch.
struct Sections: View {
    let isWide: Bool
    let vote: () -> Void

    var body: some View {
        VStack {
            Text("Post")
            buttons
        }
        .accessibilityElement(children: .combine)
//       ^^^^^^^^^^^^^^^^^^^^ info[combine_hides_controls]: VoiceOver offers the 2 controls in it only in its Actions menu, because `.accessibilityElement(children: .combine)` makes one element of this `VStack`
        buttons.accessibilityElement(children: .combine)
//              ^^^^^^^^^^^^^^^^^^^^ info[combine_hides_controls]: VoiceOver offers the 2 controls in it only in its Actions menu, because `.accessibilityElement(children: .combine)` makes one element of this view
        Group {
            if isWide {
                buttons
            } else {
                HStack {
                    Button("One", action: vote)
                    Button("Two", action: vote)
                    Button("Three", action: vote)
                }
            }
        }
        .accessibilityElement(children: .combine)
//       ^^^^^^^^^^^^^^^^^^^^ info[combine_hides_controls]: VoiceOver offers the 2 controls in it only in its Actions menu, because `.accessibilityElement(children: .combine)` makes one element of this `Group`
        VStack {
            Text("Post")
            if isWide { Button("Vote", action: vote) } else { Button("Save", action: vote) }
        }
        .accessibilityElement(children: .ignore)
//       ^^^^^^^^^^^^^^^^^^^^ warning[combine_hides_controls]: VoiceOver does not reach the control in it, because `.accessibilityElement(children: .ignore)` hides everything in this `VStack`
        // Negative: one arm has fewer, or nothing else is shown.
        Group {
            if isWide { buttons } else { Button("One", action: vote) }
        }
        .accessibilityElement(children: .combine)
        Group {
            if isWide { buttons }
        }
        .accessibilityElement(children: .combine)
        Group { single }.accessibilityElement(children: .ignore)
    }

    private var buttons: some View {
        HStack {
            Button("Vote", action: vote)
            Button("Save", action: vote)
        }
    }

    private var single: some View { Button("Vote", action: vote) }
}
