import SwiftUI

// Positive: controls and gestures in a placeholder.
struct Placeholders: View {
    let isLoading: Bool
    let open: () -> Void

    var body: some View {
        VStack {
            Button("Album", action: open).redacted(reason: .placeholder)
//                                        ^^^^^^^^ info/medium[redacted_placeholder_interactive]: the placeholder may react to taps, because `.redacted` hides the content but does not disable the `Button` in it
            VStack {
                Text("Song")
                NavigationLink("Open", value: 1)
            }
            .redacted(reason: isLoading ? .placeholder : [])
//           ^^^^^^^^ info/medium[redacted_placeholder_interactive]: the placeholder may react to taps, because `.redacted` hides the content but does not disable the `NavigationLink` in it
            SongRow(open: open).redacted(reason: .placeholder)
//                              ^^^^^^^^ info/medium[redacted_placeholder_interactive]: the placeholder may react to taps, because `.redacted` hides the content but does not disable the `Button` in it
            Text("Tapped").onTapGesture { open() }.redacted(reason: isLoading ? .placeholder : [])
//                                                 ^^^^^^^^ info/medium[redacted_placeholder_interactive]: the placeholder may react to taps, because `.redacted` hides the content but does not disable the tap gesture in it
        }
    }
}

struct SongRow: View {
    let open: () -> Void

    var body: some View {
        HStack {
            Text("Song")
            Button("Open", action: open)
        }
    }
}

// False positive trap: switched off, nothing to tap, another reason, content of modifiers.
struct Silent: View {
    let isLoading: Bool
    let open: () -> Void

    var body: some View {
        VStack {
            Button("Album", action: open).redacted(reason: .placeholder).disabled(isLoading)
            Button("Album", action: open).disabled(isLoading).redacted(reason: .placeholder)
            Button("Album", action: open).redacted(reason: .placeholder).allowsHitTesting(false)
            Text("Only text").redacted(reason: .placeholder)
            Button("Private", action: open).redacted(reason: .privacy)
            Text("Menu").contextMenu { Button("Copy", action: open) }.redacted(reason: .placeholder)
            SongRow(open: open).disabled(true).redacted(reason: .placeholder)
            Text("Blocks").onTapGesture {}.redacted(reason: .placeholder)
            VStack {
                SongRow(open: open).redacted(reason: .placeholder)
            }
            .allowsHitTesting(!isLoading)
        }
    }
}

#Preview {
    Button("Preview") {}.redacted(reason: .placeholder)
}

// Positive: the help takes the whole condition.
struct Comments: View {
    let comments: [String]?
    let open: () -> Void

    var body: some View {
        Button("Open", action: open).redacted(reason: comments == nil ? .placeholder : [])
//                                   ^^^^^^^^ info/medium[redacted_placeholder_interactive]: the placeholder may react to taps, because `.redacted` hides the content but does not disable the `Button` in it
    }
}

// Negative: all that works is the way out.
struct LoadingMenu: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("Name")
            Button("Cancel") { dismiss() }
        }
        .redacted(reason: .placeholder)
    }
}

// False positive trap: the actions do nothing, or may do nothing, and the link has no label.
struct Placeholders: View {
    let items: [String]
    let isLoading: Bool
    let open: () -> Void

    var body: some View {
        VStack {
            Button("Empty") {}.redacted(reason: .placeholder)
            Button("Asks") {
                guard !isLoading else { return }
                open()
            }
            .redacted(reason: .placeholder)
            Button("Tests") { if !items.isEmpty { open() } }.redacted(reason: .placeholder)
            NavigationLink(destination: EmptyView()) { EmptyView() }.redacted(reason: .placeholder)
        }
    }
}

// Negative: the button is there only if the placeholder is not.
struct Profile: View {
    let name: String?
    let open: () -> Void

    var body: some View {
        HStack {
            if let name {
                Button(name, action: open)
            } else {
                Text("Name")
            }
        }
        .redacted(reason: name == nil ? .placeholder : [])
    }
}
