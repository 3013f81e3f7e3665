import SwiftUI

// Positive: two buttons in one row; one of them has a style; a link; a row type; a member that is used twice.
struct Rows: View {
    let accept: () -> Void
    let reject: () -> Void

    var body: some View {
        List {
            HStack {
                Button("Accept", action: accept)
//              ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
                Button("Reject", action: reject)
            }
            HStack {
                Button("Styled", action: accept).buttonStyle(.bordered)
                Button("Automatic", action: reject)
//              ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
            }
            VStack {
                Link("Web", destination: .home)
                Button("Reject", action: reject)
//              ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
            }
            VStack {
                step("A")
//              ^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
                step("B")
            }
            ForEach(0..<3) { _ in
                RequestRow(accept: accept)
            }
        }
    }

    private func step(_ title: String) -> some View {
        Button(title, action: accept)
    }
}

struct RequestRow: View {
    let accept: () -> Void

    var body: some View {
        HStack {
            Text("Request")
            Button("Accept", action: accept)
//          ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
            Button("Reject", action: accept)
        }
    }
}

// Positive: a button beside a text field.
struct Fields: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        Form {
            HStack {
                TextField("Name", text: $text)
                if !text.isEmpty {
                    Button("Clear") { text = "" }
//                  ^^^^^^ info/medium[list_row_buttons_without_style]: a tap on a text or a gap in this row may run this `Button`, because a `List` row passes its taps on to a button that has no button style
                }
            }
        }
    }
}

// False positive trap: one button, a style from outside, exclusive branches, rows of their own, menus, no list.
struct Silent: View {
    @State private var isOn = false
    let run: () -> Void

    var body: some View {
        VStack {
            List {
                HStack { Text("One"); Button("Run", action: run) }
                Button("First row", action: run)
                Button("Second row", action: run)
                Section {
                    Button("Third row", action: run)
                    Button("Fourth row", action: run)
                } header: {
                    HStack { Button("All", action: run); Button("None", action: run) }
                }
                HStack {
                    if isOn { Button("Stop", action: run) } else { Button("Start", action: run) }
                }
                HStack {
                    Button("Run", action: run)
                    Menu("More") { Button("One", action: run); Button("Two", action: run) }
                }
                HStack { Text("Swipe"); Button("Run", action: run) }
                    .swipeActions { Button("Delete", action: run) }
                    .contextMenu { Button("Copy", action: run) }
                HStack { Button("A", action: run); Button("B", action: run) }
                    .buttonStyle(.borderless)
            }
            HStack { Button("A", action: run); Button("B", action: run) }
            List { StyledRow(run: run) }.buttonStyle(.plain)
        }
    }
}

struct StyledRow: View {
    let run: () -> Void

    var body: some View {
        HStack { Button("A", action: run); Button("B", action: run) }
    }
}

#Preview {
    List { HStack { Button("A") {}; Button("B") {} } }
}

// False positive trap: the buttons do nothing.
struct Drawn: View {
    let choose: () -> Void

    var body: some View {
        List {
            HStack {
                Button("A") {}.onTapGesture { choose() }
                Button("B") {}.onTapGesture { choose() }
            }
        }
    }
}

// False positive traps: conditions that exclude each other, in members of the view.
struct Exclusive: View {
    let address: String?
    @State private var isEditing = false
    let copy: () -> Void

    var body: some View {
        List {
            VStack {
                info
                if address == nil { claim }
            }
            VStack {
                if isEditing { Button("Save", action: copy) }
                if !isEditing { Button("Edit", action: copy) }
            }
            // Positive: both may be there.
            VStack {
                if isEditing { Button("Save", action: copy) }
//                             ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
                if address != nil { Button("Copy", action: copy) }
            }
        }
    }

    @ViewBuilder private var info: some View {
        if let address {
            Text(address)
            Button("Copy", action: copy)
        } else {
            Text("None")
        }
    }

    private var claim: some View {
        HStack {
            Button("Claim", action: copy)
        }
    }
}

// Trap: a button with an empty label is there to take the taps of the row.
struct RowButton: View {
    @Binding var isOn: Bool
    let show: () -> Void

    var body: some View {
        Form {
            ZStack {
                Button("", action: show)
                Toggle("Sound", isOn: $isOn)
            }
        }
    }
}

// False positive trap: the preview of a context menu takes no taps.
struct MenuPreview: View {
    let accept: () -> Void
    let reject: () -> Void

    var body: some View {
        Text("a").contextMenu {
            Button("Copy", action: accept)
        } preview: {
            List {
                HStack {
                    Button("Accept", action: accept)
                    Button("Reject", action: reject)
                }
            }
        }
    }
}

// Negative and positive: `Kit.Button` is a view of the project with a tap gesture, and `Kit.Stepper` one with two buttons.
enum Kit {
    struct Button: View {
        let title: String
        let act: () -> Void

        var body: some View {
            Text(title).onTapGesture(perform: act).accessibilityAddTraits(.isButton)
        }
    }

    struct Stepper: View {
        @Binding var value: Int

        var body: some View {
            HStack {
                SwiftUI.Button("Less") { value -= 1 }
//                      ^^^^^^ info/medium[list_row_buttons_without_style]: a tap anywhere in this row also runs this `Button`, because a `List` row passes its taps on to each button that has no button style
                SwiftUI.Button("More") { value += 1 }
            }
        }
    }
}

struct KitRows: View {
    @State private var value = 0

    var body: some View {
        List {
            HStack {
                Kit.Button(title: "One") { value = 1 }
                Kit.Button(title: "Two") { value = 2 }
            }
            Kit.Stepper(value: $value)
        }
    }
}
